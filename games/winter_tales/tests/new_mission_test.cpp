// Another mission for the old one: WT-22.2, WT-R60, and who knows what of it.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Alice and Candlewick are the Author's, who holds the Rescue and the Spy.
Builder author_with_both()
{
    auto start = table(5).abilities().put(4, Alice, Grove).put(4, Candlewick, Market).mission_of(4, Mission::Rescue);
    return start.mission_of(4, Mission::Spy);
}

bool swaps(const Match& match, int seat)  // is any new mission offered?
{
    const auto asked = match.open(seat);
    return std::any_of(asked->options.begin(), asked->options.end(), [](const Choice& choice) {
        return std::holds_alternative<SwapMission>(choice) || std::holds_alternative<DrawMission>(choice);
    });
}

TEST(NewMission, WT_R60_OfTheCharactersColourOnly)
{
    RULE("WT-R60");  // WT-22.2
    auto match = author_with_both().turn_of(4, kDraw3);
    match.choose(4, Activate{Alice});
    for (std::size_t i = 0; i < kMissions; ++i) {
        const auto take = static_cast<Mission>(i);
        const bool left = std::count(match.state().unused.begin(), match.state().unused.end(), take) > 0;
        EXPECT_EQ(match.offers(4, SwapMission{Mission::Rescue, take}), left && side_of(take) == Side::Spring);
        EXPECT_FALSE(match.offers(4, SwapMission{Mission::Spy, take}));
    }
    auto italian = author_with_both().italian().turn_of(4, kDraw3);
    italian.choose(4, Activate{Alice});
    EXPECT_TRUE(italian.offers(4, DrawMission{Mission::Rescue}));
    EXPECT_FALSE(italian.offers(4, DrawMission{Mission::Spy}));
}

TEST(NewMission, WT_22_2_OnceAndFirstAndStanding)
{
    RULE("WT-22.2");  // WT-17.1
    for (const bool italian : {false, true}) {
        auto start = author_with_both();
        if (italian) start.italian();
        auto match = start.turn_of(4, draws(italian ? 4 : 3));
        match.choose(4, Activate{Alice});
        EXPECT_TRUE(swaps(match, 4));
        if (italian) {
            match.choose(4, DrawMission{Mission::Rescue});
        } else {
            match.choose(4, SwapMission{Mission::Rescue, Mission::Connection1});
        }
        EXPECT_FALSE(swaps(match, 4));
        EXPECT_FALSE(match.frame<Activation>().fresh);
        auto down = start.down(Alice).turn_of(4, kDraw3);
        down.choose(4, Activate{Alice});
        EXPECT_FALSE(swaps(down, 4));
    }
    auto other = author_with_both().put(4, TinMan, Grove).turn_of(4, kDraw3);
    other.choose(4, Activate{TinMan});
    EXPECT_FALSE(swaps(other, 4));  // not his ability
    auto start = author_with_both().put(0, Dorothy, Mansion).memory(2, Quest::Propaganda, Side::Winter);
    auto spent = start.in_force({.propaganda = true}).turn_of(4, kDraw3);
    spent.choose(4, Propaganda{Candlewick, Dorothy});
    spent.play(4, 3);
    EXPECT_EQ(spent.asked_by(4), "WT-4.6");
    EXPECT_FALSE(swaps(spent, 4));                                                       // his activation is over,
    EXPECT_FALSE(spent.player(4).knows_unused[static_cast<std::size_t>(Side::Winter)]);  // and nothing was shown
}

TEST(NewMission, WT_22_2_WhereNoneIsLeftNothingIsOffered)
{
    RULE("WT-22.2");
    for (const bool italian : {false, true}) {
        auto start = author_with_both();
        if (italian) start.italian();
        State s = start.state();
        while (!s.unused.empty() && side_of(s.unused.front()) == Side::Spring) {
            s.lost.push_back({s.unused.front(), seat_at(0), false, false});
            s.unused.erase_at(0);
        }
        s.active = 4;
        s.stack = {Chapter{}, Turn{}};
        Match match(s, kDraw3);
        match.choose(4, Activate{Alice});
        EXPECT_FALSE(swaps(match, 4));
    }
}

TEST(NewMission, WT_22_2_TwoOfAKindAreOneChoice)
{
    RULE("WT-22.2");
    for (const Character who : {Alice, Candlewick}) {
        auto match = author_with_both().turn_of(4, kDraw3);
        match.choose(4, Activate{who});
        auto bot = bot_options(match, 4);
        std::sort(bot.begin(), bot.end());
        EXPECT_EQ(std::adjacent_find(bot.begin(), bot.end()), bot.end());
    }
}

TEST(NewMission, WT_R60_WhatIsGivenAwayLeavesTheGame)
{
    RULE("WT-R60");  // WT-R52
    struct Case {
        Character who;
        Mission give, take;
        int events;   // Rebels that came to the Author's Soldiers before
        bool no_spy;  // so everybody knows what it was not
    };
    for (const Case& c : {Case{Alice, Mission::Rescue, Mission::Connection1, 1, false},
                          Case{Candlewick, Mission::Attack1, Mission::Bounty, 0, false},
                          Case{Candlewick, Mission::Attack1, Mission::Bounty, 1, true}}) {
        auto start = table(5).abilities().put(4, Alice, Grove).put(4, Candlewick, Market);
        State s = start.mission_of(4, Mission::Rescue).mission_of(4, Mission::Attack1).state();
        s.players[4].spy_events = static_cast<std::uint8_t>(c.events);
        s.active = 4;
        s.stack = {Chapter{}, Turn{}};
        Match match(s, kDraw3);
        match.choose(4, Activate{c.who});
        match.choose(4, SwapMission{c.give, c.take});
        ASSERT_EQ(match.state().lost.size(), 1U);
        EXPECT_EQ(match.state().lost[0], (LostMission{c.give, seat_at(4), false, c.no_spy}));
        EXPECT_EQ(match.player(4).spy_events, c.who == Alice ? c.events : 0);  // a new Spy begins anew
    }
    State s = author_with_both().state();  // and what lay open is known
    s.players[4].missions[0].is = MissionIs::Open;
    s.active = 4;
    s.stack = {Chapter{}, Turn{}};
    Match match(s, kDraw3);
    match.choose(4, Activate{Alice});
    match.choose(4, SwapMission{Mission::Rescue, Mission::Connection1});
    EXPECT_EQ(match.state().lost[0], (LostMission{Mission::Rescue, seat_at(4), true, false}));
}

TEST(NewMission, WT_R60_WhoeverMayChooseKnowsWhatNobodyHolds)
{
    RULE("WT-R60");
    struct Case {
        Character who;
        bool italian, able, down, done, spring, winter;
    };
    for (const Case& c : {Case{Alice, false, true, false, false, true, false},       // of her colour
                          Case{Candlewick, false, true, false, false, false, true},  // of his
                          Case{Alice, true, true, false, false, false, false},       // drawn unseen
                          Case{Alice, false, false, false, false, false, false},     // without the module
                          Case{TinMan, false, true, false, false, false, false},     // not his ability
                          Case{Scarecrow, false, true, false, false, false, false},
                          Case{Alice, false, true, true, false, false, false},     // on the ground she does not choose
                          Case{Alice, false, true, false, true, false, false}}) {  // nor when hers is done
        auto start = author_with_both().put(4, TinMan, Grove).put(4, Scarecrow, Factory);
        if (c.italian) start.italian();
        if (c.down) start.down(Alice);
        State s = start.hand(4, 2).state();
        s.options.abilities = c.able;
        s.players[4].missions[0].is = c.done ? MissionIs::Done : MissionIs::Secret;
        if (c.done) s.track[0] = {.kind = MemoryKind::Mission, .side = Side::Spring, .mission = Mission::Rescue};
        s.bookmark = c.done ? 1 : 0;
        s.active = 4;
        s.stack = {Chapter{}, Turn{}};
        Match match(s, kDraw3);
        match.choose(4, Activate{c.who});
        EXPECT_EQ(match.player(4).knows_unused, (std::array{c.spring, c.winter})) << name_of(c.who);
        if (!c.down) continue;
        match.choose(4, Rescue{Alice, match.some(4, 2)});
        EXPECT_TRUE(match.player(4).knows_unused[0]);  // as soon as she stands
    }
}

// Who rescues Alice or Candlewick in their own activation is shown at once what could be taken: that look is not
// undone.
TEST(NewMission, WT_R60_ALookThatARescueGaveIsNotTakenBack)
{
    RULE("WT-R60");  // WT-17.3
    for (const Character who : {Alice, Candlewick}) {
        auto match = author_with_both().down(who).hand(4, 2).turn_of(4, kDraw3);
        match.choose(4, Activate{who});
        EXPECT_FALSE(swaps(match, 4));
        const auto before = match.state().course.seals;
        match.choose(4, Rescue{who, match.some(4, 2)});
        EXPECT_TRUE(swaps(match, 4));
        EXPECT_GT(match.state().course.seals, before) << "undo does not go back across a seal";
    }
}

TEST(NewMission, WT_R60_UntilSomebodyElseTakesOneOfThem)
{
    RULE("WT-R60");
    auto start = author_with_both().put(0, TinMan, Mansion);
    State s = start.state();
    s.players[0].knows_unused = s.players[1].knows_unused = {true, true};
    s.active = 4;
    s.stack = {Chapter{}, Turn{}};
    Match match(s, kDraw3);
    match.choose(4, Activate{Alice});
    match.choose(4, SwapMission{Mission::Rescue, Mission::Connection1});
    for (const int seat : {0, 1}) {
        EXPECT_EQ(match.player(seat).knows_unused, (std::array{false, true}));  // Winter's are still there
    }
    EXPECT_EQ(match.player(4).knows_unused, (std::array{true, false}));  // he took it himself
    Rng dice = Rng::searching(1);
    bool differs = false;
    for (int n = 0; n < 100; ++n) {
        const State world = WinterTales::resample(match.state(), seat_at(0), dice);
        differs = differs || world.unused != match.state().unused;
        const State known = WinterTales::resample(match.state(), seat_at(4), dice);
        EXPECT_TRUE(std::equal(known.unused.begin(), known.unused.begin() + 3, match.state().unused.begin()));
    }
    EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
