// The rules and their second opinion agree on combats, traps and epilogues: ten thousand random positions of each.
#include "games/winter_tales/tests/second_opinion.h"

#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

constexpr int kPositions = 10000;

class Dice {
public:
    explicit Dice(std::uint64_t seed) : rng_(Rng::searching(seed)) {}
    int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
    bool coin() { return below(2) == 0; }
    template <class T>
    T one_of(std::initializer_list<T> all)
    {
        return *(all.begin() + below(static_cast<int>(all.size())));
    }

private:
    Rng rng_;
};

bool is_fighter(Character who) { return who == TinMan || who == Wolf; }
bool is_trapper(Character who) { return who == Pinocchio || who == CatFox; }

std::optional<Choice> as_choice(const Match& match, int seat, second::Blow blow)
{
    switch (blow) {
        case second::Blow::Free: return StrikeFree{};
        case second::Blow::Artifact: return StrikeArtifact{};
        case second::Blow::Pass: return Pass{};
        case second::Blow::Card: break;
    }
    if (match.hand(seat).empty()) return std::nullopt;
    return Strike{match.first(seat)};
}

constexpr std::array kBlows{second::Blow::Card, second::Blow::Free, second::Blow::Artifact, second::Blow::Pass};

// Blow for blow: the same is possible, and the same comes of it.
void fight_it_out(Match& match, second::Bout bout, Dice& dice)
{
    const std::size_t before = match.state().discard.size();
    while (bout.turn != second::Turn::Over) {
        const int seat = bout.turn == second::Turn::Attacker ? 1 : bout.turn == second::Turn::Defender ? 0 : 2;
        ASSERT_TRUE(match.waits_for(seat));
        std::vector<second::Blow> possible;
        for (const second::Blow blow : kBlows) {
            const auto choice = as_choice(match, seat, blow);
            ASSERT_EQ(choice && match.offers(seat, *choice), bout.may(blow)) << static_cast<int>(blow);
            if (bout.may(blow)) possible.push_back(blow);
        }
        const second::Blow blow = possible[static_cast<std::size_t>(dice.below(static_cast<int>(possible.size())))];
        match.choose(seat, *as_choice(match, seat, blow));
        bout.play(blow);
    }
    EXPECT_EQ(match.frame<Combat>().winner, bout.winter_wins ? Side::Winter : Side::Spring);
    EXPECT_EQ(match.cards(0), static_cast<std::size_t>(bout.defender.hand));
    EXPECT_EQ(match.cards(1), static_cast<std::size_t>(bout.attacker.hand));
    if (bout.helper) {
        EXPECT_EQ(match.cards(2), static_cast<std::size_t>(bout.helper->hand));
    }
    EXPECT_EQ(match.state().discard.size() - before, static_cast<std::size_t>(bout.laid_down));
    const Character rebel = match.frame<Combat>().rebel;
    const bool italian = match.state().options.edition == Edition::It;
    const auto refuge = match.state().powers.refuge;
    EXPECT_EQ(match.figure(rebel).down, bout.winter_wins && !refuge);
    EXPECT_EQ(match.figure(rebel).immobile, bout.winter_wins && !italian);
    EXPECT_EQ(match.player(1).feats.beaten, bout.winter_wins && !refuge);
    if (bout.winter_wins && refuge) {
        EXPECT_EQ(match.at(rebel), *refuge);
    }
    EXPECT_TRUE(match.waits_for(bout.winter_wins ? 1 : 0));  // the winner tells the end
}

TEST(SecondOpinion, WT_15_3_TenThousandCombats)
{
    Dice dice(1);
    int fought = 0;
    for (int i = 0; i < kPositions && !testing::Test::HasFailure(); ++i) {
        const bool terror = dice.below(4) == 0, loves = dice.coin(), able = dice.coin();
        const auto rebel = dice.one_of({Alice, TinMan}), soldier = dice.one_of({CatFox, Wolf});
        const auto lover = rebel == TinMan ? Pinocchio : dice.one_of({Pinocchio, TinMan});
        const Space place = terror ? Grove : GroveAsylum;
        auto start = table(4).put(0, rebel, Grove).put(1, soldier, GroveAsylum).put(2, lover, place);
        start.memories(7)
            .hand(0, static_cast<std::size_t>(dice.below(3)))
            .hand(1, static_cast<std::size_t>(dice.below(5)));
        start.hand(2, static_cast<std::size_t>(dice.below(3))).memory(1, Quest::Love, Side::Spring);
        start.memory(2, Quest::Terror, Side::Winter).memory(3, Quest::ArtifactSpring, Side::Spring);
        start.quest_out(Quest::ArtifactWinter).memory(4, Quest::Refuge, Side::Spring);
        PowersInForce powers;
        if (loves) powers.love_one = rebel, powers.love_two = lover;
        if (dice.below(4) == 0) powers.refuge = Theatre;
        if (dice.coin()) powers.artifact = dice.one_of({rebel, soldier, lover});
        if (terror) powers.terror = soldier, start.activated(soldier);
        start.in_force(powers);
        if (able) start.abilities();
        if (dice.coin()) start.italian();
        auto match = start.turn_of(terror ? 1 : 0,
                                   terror                                                                   ? Rolls{}
                                   : able && rebel == Alice && start.state().options.edition == Edition::De ? draws(4)
                                                                                                            : kDraw3);
        second::Bout bout{.terror = terror};
        if (terror) {
            match.choose(1, Terror{Grove, rebel});
        } else {
            match.choose(0, Activate{rebel});
            match.pay(0, GroveAsylum);
            const bool can = match.cards(1) > 0 || (able && soldier == Wolf) || powers.artifact == soldier;
            ASSERT_EQ(match.offers(1, StartCombat{soldier, rebel}), can);
            if (!can) continue;
            match.choose(1, StartCombat{soldier, rebel});
        }
        const auto fighter = [&](int seat, Character who) {
            return second::Fighter{static_cast<int>(match.cards(seat)), able && is_fighter(who),
                                   powers.artifact == who};
        };
        bout.attacker = fighter(1, soldier);
        bout.defender = fighter(0, rebel);
        if (loves) bout.helper = fighter(2, lover);
        bout.begin();
        fight_it_out(match, bout, dice);
        ++fought;
    }
    EXPECT_GT(fought, kPositions * 3 / 4);
}

TEST(SecondOpinion, WT_16_4_TenThousandTraps)
{
    Dice dice(2);
    for (int i = 0; i < kPositions && !testing::Test::HasFailure(); ++i) {
        const bool loves = dice.coin(), able = dice.coin();
        const auto rebel = dice.one_of({Grumpy, Pinocchio}), soldier = dice.one_of({Wolf, CatFox});
        const auto lover = rebel == Pinocchio ? TinMan : dice.one_of({Pinocchio, TinMan});
        auto start = table(4).put(1, soldier, GroveAsylum).put(0, rebel, Grove).put(2, lover, Grove);
        start.hand(0, static_cast<std::size_t>(1 + dice.below(6))).hand(1, static_cast<std::size_t>(dice.below(4)));
        start.hand(2, static_cast<std::size_t>(dice.below(3)));
        Options options;
        options.edition = dice.coin() ? Edition::It : Edition::De;
        options.full_trap_reveal = dice.coin();
        options.abilities = able;
        start.with(options).memory(1, Quest::Love, Side::Spring);
        start.in_force(loves ? PowersInForce{.love_one = rebel, .love_two = lover} : PowersInForce{});
        auto match = start.turn_of(1, kDraw3);
        match.choose(1, Activate{soldier});
        match.pay(1, Grove);
        pass_until(match, 0);
        second::Snare snare{.hand = static_cast<int>(match.cards(0)), .italian = options.edition == Edition::It};
        snare.spring = dice.below(snare.hand);
        snare.clever_rebels = able && (is_trapper(rebel) || (loves && is_trapper(lover)));
        snare.sly_soldiers = able && is_trapper(soldier);
        lay_trap(match, 0, rebel, static_cast<std::size_t>(snare.spring));
        const auto helpers = static_cast<int>(match.cards(2)), defenders = static_cast<int>(match.cards(1));
        ASSERT_EQ(match.waits_for(2), loves);
        if (loves) {
            snare.help = dice.below(helpers + 1);
            match.play(2, static_cast<std::size_t>(snare.help));
        }
        snare.defence = dice.below(defenders + 1);
        match.play(1, static_cast<std::size_t>(snare.defence));
        EXPECT_EQ(match.said<TrapRevealed>()[0].trap, snare.trap());
        EXPECT_EQ(match.said<TrapRevealed>()[0].defence, snare.against());
        const int teller = snare.defused() ? 1 : 0;
        ASSERT_TRUE(match.waits_for(teller));
        match.choose(teller, Tell{});
        EXPECT_EQ(match.figure(soldier).down, snare.caught());
        EXPECT_EQ(match.figure(soldier).immobile, snare.immobile());
        EXPECT_EQ(match.at(soldier), snare.thrown_back() ? GroveAsylum : Grove);
        EXPECT_EQ(match.asked_by(1), snare.activation_over() ? "WT-4.6" : "WT-4.1");
        EXPECT_EQ(match.cards(0), static_cast<std::size_t>(snare.kept()));
        EXPECT_EQ(match.cards(2), static_cast<std::size_t>(helpers - snare.help));
        EXPECT_EQ(match.cards(1), static_cast<std::size_t>(defenders - snare.defence));
        EXPECT_EQ(match.state().discard.size(), static_cast<std::size_t>(1 + snare.laid_down()));  // and the movement
    }
}

TEST(SecondOpinion, WT_12_6_TenThousandEpilogues)
{
    Dice dice(3);
    constexpr std::array kTold{Quest::Hope,   Quest::Love,       Quest::Refuge,     Quest::ArtifactSpring,
                               Quest::Terror, Quest::Propaganda, Quest::Retaliation};
    for (int i = 0; i < kPositions && !testing::Test::HasFailure(); ++i) {
        second::Last last{.seats = 3 + dice.below(5), .italian = dice.coin(), .all_cards = dice.below(4) == 0};
        last.author = last.seats % 2 == 1 ? last.seats - 1 : -1;
        last.first = dice.below(last.seats);
        auto start = table(static_cast<std::size_t>(last.seats)).quest_out(Quest::ArtifactWinter);
        if (last.italian) start.italian();
        start.option(&Options::epilogue_choice, !last.all_cards);
        const int length = 3 + dice.below(5);
        start.memories(length);
        for (int space = 1; space <= length; ++space) {
            const Quest quest = kTold[static_cast<std::size_t>(space - 1)];
            const int kind = dice.below(3);
            if (kind == 2) {
                start.neutral(space, quest);
            } else {
                start.memory(space, quest, kind == 0 ? Side::Spring : Side::Winter);
                (kind == 0 ? last.spring : last.winter) += 3;
            }
        }
        for (int seat = 0; seat < last.seats; ++seat) {
            last.hands.push_back(dice.below(7));
            start.hand(seat, static_cast<std::size_t>(last.hands.back()));
        }
        auto match = start.epilogue_of(last.first);
        for (const int seat : last.speakers()) {
            ASSERT_TRUE(match.waits_for(seat));
            const int cards = last.least(seat) + dice.below(last.most(seat) - last.least(seat) + 1);
            const bool spring = last.may_play_for_spring(seat) && (!last.may_play_for_winter(seat) || dice.coin());
            const auto part = [&](bool for_spring, int n) {
                const Cards some = match.some(seat, static_cast<std::size_t>(std::max(n, 0)));
                const auto mark = match.state().bookmark;
                return Close{for_spring ? Side::Spring : Side::Winter, mark, mark, some};
            };
            const auto offers = [&](Close wanted) {  // whichever memory it hangs on
                bool any = false;
                for (int space = 1; space <= length; ++space) {
                    wanted.memory = static_cast<std::uint8_t>(space);
                    any = any || match.offers(seat, wanted);
                }
                return any;
            };
            EXPECT_EQ(offers(part(true, last.most(seat))), last.may_play_for_spring(seat));
            EXPECT_EQ(offers(part(false, last.most(seat))), last.may_play_for_winter(seat));
            if (last.most(seat) < last.hands[static_cast<std::size_t>(seat)]) {
                EXPECT_FALSE(offers(part(spring, last.most(seat) + 1)));
            }
            if (last.least(seat) > 0) {
                EXPECT_FALSE(offers(part(spring, last.least(seat) - 1)));
            }
            match.choose(seat, part(spring, cards));
            (spring ? last.spring : last.winter) += cards;
        }
        EXPECT_EQ(total(match.state(), Side::Spring), last.spring);
        EXPECT_EQ(total(match.state(), Side::Winter), last.winter);
        EXPECT_EQ(match.state().winner, static_cast<Faction>(last.winner()));
        ASSERT_TRUE(match.waits_for(last.first));
        match.choose(last.first, Tell{});
        for (int seat = 0; seat < last.seats; ++seat) {
            const int side = seat == last.author ? 2 : seat % 2;
            EXPECT_EQ(WinterTales::winners(match.state()).has(seat_at(static_cast<std::size_t>(seat))),
                      side == last.winner());
        }
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
