// The colony phase and its second opinion agree. [DW-RND.3]
#include <map>

#include "games/dead_of_winter/tests/builders.h"
#include "games/dead_of_winter/tests/second_phase.h"

namespace snowbound::dead_of_winter::tests {
namespace {

struct CrisisOf {
    Crisis crisis;
    I fits;
    second::Fails fails;
};
constexpr std::array kCrisesJudged{CrisisOf{Crisis::Despair, I::StarterMedicine, second::MoraleTwo},
                                   CrisisOf{Crisis::Illness, I::StarterMedicine, second::Wounds},
                                   CrisisOf{Crisis::Exhaustion, I::StarterMedicine, second::Frost},
                                   CrisisOf{Crisis::FuelShortage, I::StarterFuel, second::MoraleTwo},
                                   CrisisOf{Crisis::LegionsOfDeath, I::StarterFuel, second::Twelve},
                                   CrisisOf{Crisis::StrengthOfTheDead, I::StarterFuel, second::Storm},
                                   CrisisOf{Crisis::HorrorInTheNight, I::StarterFood, second::MoraleTwo},
                                   CrisisOf{Crisis::Overpopulation, I::StarterFood, second::Crush},
                                   CrisisOf{Crisis::EmptyPantry, I::StarterFood, second::Hunger},
                                   CrisisOf{Crisis::ZombieSurge, I::StarterJunk, second::Surge},
                                   CrisisOf{Crisis::UnendingHordes, I::StarterJunk, second::Hordes},
                                   CrisisOf{Crisis::TheyAreWatchingUs, I::StarterMedicine, second::Watched}};
constexpr std::array kGoalsJudged{MainObjective::EightWeeksOfDarkness,
                                  MainObjective::TooManyMouths,
                                  MainObjective::KillThem,
                                  MainObjective::FindACure,
                                  MainObjective::HomeSweetHome,
                                  MainObjective::RaidingParty,
                                  MainObjective::WeNeedMoreSamples};
constexpr std::array<int, 12> kSpacesPrinted{3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 4, 3};
constexpr std::array<int, 7> kRoomPrinted{24, 3, 3, 4, 3, 4, 2};

int influence_printed(Survivor who) { return 10 + 2 * static_cast<int>(index(who)); }

// A position that chance made, and the same for the second opinion.
class Position {
public:
    explicit Position(std::uint64_t seed) : rng_(Rng::searching(seed)), seats_(3 + up_to(2)), builder_(seats_)
    {
        board();
        people();
        numbers();
        s = builder_.state_in(RoundStep::Food);
        while (!s.crossroads_deck.empty()) s.resolved.push_back(s.crossroads_deck.take_back());
        cards();
        for (const Survivor who : s.survivor_deck) colony.deck.push_back(influence_printed(who));
    }
    State s;
    second::Colony colony;

private:
    int up_to(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n + 1))); }
    bool one_in(int n) { return up_to(n - 1) == 0; }

    void board()
    {
        colony.goal = static_cast<second::Goal>(up_to(6));
        const bool walls = colony.goal == second::TenBarricades, calm = colony.goal == second::ThreeZombies;
        for (std::size_t i = 0; i < 12; ++i) {
            second::Entrance& e = colony.entrances[i];
            e.spaces = kSpacesPrinted[i];
            e.barricades = walls ? std::min(1 + up_to(2), e.spaces) : up_to(one_in(2) ? 0 : 2);
            e.zombies = calm && i >= 6 && !one_in(5) ? 0 : up_to(e.spaces - e.barricades);
            if (one_in(3)) e.zombies = e.spaces - e.barricades;
            builder_.zombies(gate_at(i), e.zombies).barricades(gate_at(i), e.barricades);
        }
        for (std::size_t i = 1; i < 7; ++i) {
            colony.noise[i] = one_in(2) ? up_to(4) : 0;
            builder_.noise(location_at(i), colony.noise[i]);
        }
    }
    void people()
    {
        colony.seats = seats_;
        if (one_in(3) && colony.goal != second::ThreeZombies) builder_.exiled(colony.exile = up_to(colony.seats - 1));
        for (int n = colony.seats + up_to(9), i = 0; i < n; ++i) {
            const Survivor who = survivor_at(static_cast<std::size_t>(up_to(29)));
            const int seat = i < colony.seats ? i : up_to(colony.seats - 1);
            int place = one_in(2) ? up_to(6) : 0;
            if (seat == colony.exile && place == 0) place = 1 + up_to(5);
            const bool full = colony.people_at(place) >= kRoomPrinted[static_cast<std::size_t>(place)];
            const auto same = [&](auto& p) { return p.influence == influence_printed(who); };
            if (full || std::any_of(colony.people.begin(), colony.people.end(), same)) {
                if (i < colony.seats) --i;  // everybody leads somebody
                continue;
            }
            colony.people.push_back({.influence = influence_printed(who), .seat = seat, .place = place});
            builder_.put(seat, who, location_at(static_cast<std::size_t>(place)));
        }
    }
    void numbers()
    {
        colony.helpless = one_in(2) ? up_to(6) : 0;
        colony.food = up_to(9), colony.starvation = up_to(2);
        colony.morale = one_in(2) ? 1 + up_to(3) : 1 + up_to(9);
        colony.rounds = 1 + up_to(3), colony.round = 3 + up_to(5);
        colony.first = up_to(colony.seats - 1);
        colony.samples = up_to(4 * colony.seats);
        if (one_in(3)) colony.waste_a_point = 15, builder_.standing(Standing::BiggerPile);
        builder_.helpless(colony.helpless).food(colony.food).starvation(colony.starvation).morale(colony.morale);
        builder_.rounds(colony.rounds).first(colony.first).samples(colony.samples);
        builder_.goal(kGoalsJudged[static_cast<std::size_t>(colony.goal)]);
        colony.crisis = !one_in(8);
        judged_ = kCrisesJudged[static_cast<std::size_t>(up_to(kCrisesJudged.size() - 1))];
        colony.fails = judged_.fails;
        if (colony.crisis) builder_.crisis(judged_.crisis);
    }
    void cards()
    {
        s.round = static_cast<std::uint8_t>(colony.round);
        colony.fits = colony.crisis ? up_to(5) : 0, colony.does_not = colony.crisis && one_in(2) ? up_to(2) : 0;
        const I wrong = judged_.fits == I::StarterFood ? I::StarterFuel : I::StarterFood;  // fits none of the others
        for (int i = 0; i < colony.fits + colony.does_not; ++i) lay(i < colony.fits ? judged_.fits : wrong);
        colony.medicines = colony.goal == second::TwoMedicines ? up_to(2 * colony.seats + 1) : 0;
        for (int i = 0; i < colony.medicines; ++i) s.deposit.insert_sorted(taken(L::Hospital, I::Medicine));
        for (std::size_t i = 1; i < 7 && colony.goal == second::TwoDecks; ++i) {
            if (!one_in(3)) continue;
            while (!s.decks[i].empty()) s.removed.push_back(s.decks[i].take_back());
            ++colony.empty_decks;
        }
        for (colony.waste = 0; colony.waste < up_to(40) && !s.decks[3].empty(); ++colony.waste) {
            s.waste.push_back(s.decks[s.decks[6].empty() ? 3 : 6].take_back());
        }
    }
    void lay(I item)
    {
        int seat = up_to(colony.seats - 1);
        if (seat == colony.exile) seat = (seat + 1) % colony.seats;
        s.box.erase_one(item);
        s.players[static_cast<std::size_t>(seat)].laid.insert_sorted(item);
    }
    I taken(L place, I item)  // from that deck, or another one
    {
        for (const L from : {place, L::GroceryStore, L::School, L::GasStation}) {
            if (s.decks[index(from)].erase_one(item)) return item;
        }
        ADD_FAILURE() << "not so many cards";
        return item;
    }

    Rng rng_;
    int seats_;
    Builder builder_;
    CrisisOf judged_{};
};

// What has become of it, in the second opinion's words.
second::Colony read(const Match& match, second::Colony like)
{
    const State& s = match.state();
    like.morale = s.morale, like.rounds = s.rounds, like.food = s.food, like.starvation = s.starvation;
    like.helpless = s.helpless, like.first = static_cast<int>(index(s.first));
    like.waste = static_cast<int>(s.waste.size());
    for (std::size_t i = 0; i < 12; ++i) {
        like.entrances[i] = {kSpacesPrinted[i], s.gates[i].zombies, s.gates[i].barricades};
    }
    for (std::size_t i = 0; i < 7; ++i) like.noise[i] = s.noise[i];
    like.people.clear();
    for (const Survivor who : in_play(s)) {
        const Figure& f = match.figure(who);
        like.people.push_back({influence_printed(who), static_cast<int>(index(f.controller)),
                               static_cast<int>(index(f.at)), f.wounds, f.frostbite});
    }
    like.end = s.ending == Ending::Goal     ? second::Won
               : s.ending == Ending::Morale ? second::Lost
               : s.ending == Ending::Rounds ? second::OutOfTime
                                            : second::Goes;
    return like;
}

void begin_next_turn(second::Colony& colony)  // [DW-TRN.2]
{
    for (second::Person& p : colony.people) {
        if (p.seat == colony.first && p.frostbite > 0 && !colony.over()) ++p.wounds;
    }
    std::sort(colony.people.begin(), colony.people.end(), [](auto& a, auto& b) { return a.influence < b.influence; });
}

void expect_same(const second::Colony& a, const second::Colony& b, std::uint64_t seed)
{
    EXPECT_EQ(a.end, b.end) << seed;
    EXPECT_EQ(a.morale, b.morale) << seed;
    EXPECT_EQ(a.food, b.food) << seed;
    EXPECT_EQ(a.starvation, b.starvation) << seed;
    EXPECT_EQ(a.waste, b.waste) << seed;
    EXPECT_EQ(a.helpless, b.helpless) << seed;
    EXPECT_EQ(a.rounds, b.rounds) << seed;
    EXPECT_EQ(a.first, b.first) << seed;
    EXPECT_TRUE(a.noise == b.noise) << seed;
    EXPECT_TRUE(a.entrances == b.entrances) << seed;
    EXPECT_TRUE(a.people == b.people) << seed;
}

void compare(std::uint64_t seed, std::map<int, int>& ends)
{
    Position position(seed);
    Match match(position.s);
    const auto asked = [&] {  // a new leader, a place for somebody: until the next turn begins
        return !match.state().stack.empty() && !std::holds_alternative<Turn>(match.state().stack.back());
    };
    while (asked()) {
        const int seat = static_cast<int>(index(*match.waiting().begin()));
        match.choose(seat, match.fallback(seat));
    }
    for (const auto& noise : match.said<NoiseChecked>()) position.colony.rolls.push_back(noise.roll);
    second::Colony& told = position.colony;
    told.phase();
    begin_next_turn(told);
    expect_same(told, read(match, told), seed);
    EXPECT_EQ(told.rolled, told.rolls.size()) << seed;
    ++ends[told.end];
}

TEST(SecondOpinion, DW_RND_3_TheColonyPhaseStepByStep)
{
    RULE("DW-RND.3"), RULE("DW-COL1.1"), RULE("DW-COL2.1"), RULE("DW-COL3.3"), RULE("DW-COL4.1"), RULE("DW-COL5.4");
    std::map<int, int> ends;
    for (std::uint64_t seed = 1; seed <= 300 && !HasFailure(); ++seed) compare(seed, ends);
}

TEST(SecondOpinion, DW_RND_3_TenThousandColonyPhases)  // the same by chance: no RULE
{
    std::map<int, int> ends;
    for (std::uint64_t seed = 301; seed <= 10'000 && !HasFailure(); ++seed) compare(seed, ends);
    for (const int end : {second::Goes, second::Won, second::Lost, second::OutOfTime}) EXPECT_GT(ends[end], 500) << end;
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
