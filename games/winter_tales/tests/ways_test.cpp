// The way of a joiner against a second opinion: a search of everything that could still be done, from every space and
// with every number of cards. WT-10.4, WT-R67a.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

struct Walker {
    Space at, marker;
    int steps, cards;
    bool free, passage;  // still to be used
    Space exit;          // of the passage

    Walker after_step(Space to) const
    {
        Walker next = *this;
        next.at = to;
        next.passage = false;
        if (steps > 0) {
            --next.steps;
        } else if (free) {
            next.free = false, next.steps = 1;
        } else {
            --next.cards, next.steps = 1;
        }
        return next;
    }
    Walker after_paying(Space to) const  // although there is a free movement
    {
        Walker next = *this;
        next.at = to, next.passage = false, next.steps = 1, --next.cards;
        return next;
    }
    Walker after_passage() const
    {
        Walker next = *this;
        next.at = exit, next.passage = false;
        return next;
    }
    bool can_move() const { return steps > 0 || free || cards > 0; }
    bool arrives() const  // by any way at all
    {
        if (at == marker) return true;
        if (passage && at != exit && after_passage().arrives()) return true;
        if (!can_move()) return false;
        for (const Space to : neighbours(at)) {
            if (distance(to, marker) < distance(at, marker) && after_step(to).arrives()) return true;
        }
        return false;
    }
    // Where the marker can be reached, only what does not give it up; else nearer and nearer.
    bool may(const Walker& next) const
    {
        return arrives() ? next.arrives() : distance(next.at, marker) < distance(at, marker);
    }
};

Match joining(Character who, const Walker& w, bool fresh, bool free_used)
{
    const int seat = is_rebel(who) ? 2 : 1;
    auto start = table(4).abilities().put(0, Alice, w.marker).activated(Alice).put(seat, who, w.at).activated(who);
    State s = start.quest(Quest::Hope, w.marker).hand(seat, static_cast<std::size_t>(w.cards)).state();
    QuestRun run{.seat = seat_at(0), .who = Alice, .quest = Quest::Hope, .at = w.marker};
    run.next = static_cast<std::uint8_t>(seat + 1);
    run.joined[static_cast<std::size_t>(seat)] = who;
    Activation joined{.seat = seat_at(static_cast<std::size_t>(seat)), .who = who, .joined = true, .fresh = fresh};
    joined.free_used = free_used;
    joined.steps = static_cast<std::uint8_t>(w.steps);
    s.stack = {Chapter{}, Turn{.acted = true},
               Activation{.seat = seat_at(0), .who = Alice, .fresh = false, .acted = true}, run, joined};
    return Match(s, {});
}

void compare(Character who, Walker w, bool fresh, bool free_used)
{
    const int seat = is_rebel(who) ? 2 : 1;
    w.free = !free_used && ability_of(who) == Ability::Movement;
    w.passage = fresh && ability_of(who) == Ability::Passage;
    w.exit = who == Dorothy ? Mansion : Asylum;
    const auto match = joining(who, w, fresh, free_used);
    SCOPED_TRACE(std::string(name_of(who)) + " at " + std::string(name_of(w.at)) + ", marker " +
                 std::string(name_of(w.marker)) + ", cards " + std::to_string(w.cards) + ", steps " +
                 std::to_string(w.steps) + (fresh ? ", fresh" : "") + (free_used ? ", no free movement" : ""));
    const auto asked = *match.open(seat);
    const auto offers = [&](const Choice& choice) {
        return std::binary_search(asked.options.begin(), asked.options.end(), choice);
    };
    const bool passage = w.passage && w.at != w.exit && w.may(w.after_passage());
    EXPECT_EQ(offers(Passage{}), passage);
    for (const Space to : neighbours(w.at)) {
        EXPECT_EQ(offers(Step{to}), w.steps > 0 && w.may(w.after_step(to)));
        EXPECT_EQ(offers(FreeStep{to}), w.steps == 0 && w.free && w.may(w.after_step(to)));
        const bool pays = w.steps == 0 && w.cards > 0;
        if (w.cards > 0) {
            EXPECT_EQ(offers(Pay{match.first(seat), to}), pays && w.may(w.after_paying(to)));
        }
        if (w.steps > 0 && !w.may(w.after_step(to))) {
            EXPECT_EQ(match.bars(seat, Step{to}), "WT-10.4");
        }
    }
    const bool goes_on = w.at != w.marker && (w.can_move() || passage);
    EXPECT_EQ(offers(Finish{}), !goes_on);
    EXPECT_EQ(asked.rule.id, "WT-10.3");
    if (!goes_on) return;
    const Choice absent = asked.options[asked.fallback];  // nearer, by the passage if that is nearer
    const bool by_passage = passage && distance(w.exit, w.marker) < distance(w.at, w.marker);
    EXPECT_EQ(absent == Choice(Passage{}), by_passage);
    if (by_passage) return;
    const auto* step = std::get_if<Step>(&absent);
    const auto* free = std::get_if<FreeStep>(&absent);
    const auto* pay = std::get_if<Pay>(&absent);
    EXPECT_EQ(step != nullptr, w.steps > 0);
    EXPECT_EQ(free != nullptr, w.steps == 0 && w.free);
    const Space to = step ? step->to : free ? free->to : pay ? pay->to : w.at;
    EXPECT_EQ(distance(to, w.marker), distance(w.at, w.marker) - 1);
}

TEST(Ways, WT_R67a_EveryStepOfEveryJoiner)
{
    RULE("WT-R67a");  // WT-10.4 WT-22.10 WT-22.12
    for (const Character who : {Wolf, SnowWhite, MadHatter, Dorothy}) {
        for (const Space marker : {Grove, Fortress}) {
            for (std::size_t at = 0; at < kSpaces; ++at) {
                for (int cards = 0; cards <= 3; ++cards) {
                    const Walker w{.at = space_at(at), .marker = marker, .steps = 0, .cards = cards};
                    compare(who, w, true, false);
                    Walker moved = w;
                    moved.steps = 1;
                    compare(who, moved, false, false);
                    if (who == SnowWhite) compare(who, w, false, true);
                }
            }
        }
    }
}

TEST(Ways, WT_10_2_WhoMayNotMoveComesByItsOwnPassageOnly)
{
    RULE("WT-10.2");  // WT-22.12 WT-15.7
    const auto joins = [](Space marker, int seat, Character who, Space at) {
        auto start = table(4).abilities().put(0, TinMan, marker).quest(Quest::Hope, marker).put(seat, who, at);
        auto match = start.immobile(who).turn_of(0, kDraw3);
        begin(match, 0, TinMan, Quest::Hope);
        return match.waits_for(seat);
    };
    EXPECT_TRUE(joins(Mansion, 2, Dorothy, Grove));
    EXPECT_FALSE(joins(Asylum, 2, Dorothy, Grove));  // hers leads to the Mansion
    EXPECT_TRUE(joins(Asylum, 1, MadHatter, Grove));
    EXPECT_FALSE(joins(Asylum, 1, Wolf, Grove));  // he has none
}

TEST(Ways, WT_R20_TheCarrierTakesNoPassage)
{
    RULE("WT-R20");  // WT-22.12
    auto start = table(4).abilities().italian().put(1, Wolf, Grove).put(0, Dorothy, Grove);
    auto match = start.quest(Quest::Retaliation, Dorothy).turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Retaliation);
    match.choose(0, Activate{Dorothy});
    match.refuses(0, Passage{}, "WT-R20");
}

TEST(Ways, WT_4_7_WhenTheQuestIsOverNobodyGoesOn)
{
    RULE("WT-4.7");  // WT-10.4 WT-22.12
    auto start = hope_at_the_grove().abilities().put(2, Dorothy, Fortress).hand(2, 6).put(1, CatFox, FactoryFortress);
    start.option(&Options::join_discard_after_quest, true).hand(1, 1);
    auto match = start.activated(CatFox).turn_of(0, draws(7));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(2, Activate{Dorothy});
    match.pay(2, FactoryFortress);
    beat(match, 1, {CatFox, Dorothy}, 2);
    match.choose(1, Tell{});
    match.choose(2, Finish{});  // she did not arrive
    match.play(0, 1);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(0, match.fallback(0));
    match.choose(0, PlaceMemory{1});
    EXPECT_EQ(match.asked_by(2), "WT-4.6");
    EXPECT_FALSE(match.offers(2, Passage{}));
    match.finish(2);
    EXPECT_EQ(match.cards(2), 7U);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
