// Declaring a mission, card by card and moment by moment: WT-20.3, WT-R53, WT-R57.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

std::string_view why_not(const Match& match, int seat, const Declare& declare)
{
    const auto no = WinterTales::why_not(match.state(), seat_at(static_cast<std::size_t>(seat)), declare);
    return no ? no->why : "";
}

TEST(Declaring, WT_R57_NoAttackWhileSomethingElseGoesOn)
{
    RULE("WT-R57");
    auto start = table(4).put(0, Dorothy, Grove).put(1, MadHatter, CemeteryGrove).put(1, Wolf, Mansion).hand(1, 4);
    auto match = start.mission_of(1, Mission::Attack1).turn_of(0, kDraw3);
    const auto offered = [&] { return match.offers(1, Declare{Mission::Attack1, 1, match.some(1, 2)}); };
    EXPECT_TRUE(offered());
    match.choose(0, Activate{Dorothy});
    EXPECT_TRUE(offered());
    match.pay(0, CemeteryGrove);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    EXPECT_FALSE(offered());
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_FALSE(offered());
    match.choose(1, Tell{});
    EXPECT_TRUE(offered());

    auto other = hope_at_the_grove().put(1, Wolf, Mansion).hand(1, 2).mission_of(1, Mission::Attack1);
    auto quest = other.turn_of(0, kDraw3);
    begin(quest, 0, Alice, Quest::Hope);
    EXPECT_EQ(quest.asked_by(1), "WT-10.2");
    EXPECT_FALSE(quest.offers(1, Declare{Mission::Attack1, 1, quest.some(1, 2)}));  // not in a quest either
}

TEST(Declaring, WT_R57_TwoCardsOfOnesOwn)
{
    RULE("WT-R57");  // WT-20.3
    auto start = table(4).put(1, Wolf, Mansion).put(0, Alice, Grove).hand(0, 2).hand(1, 3);
    auto match = start.mission_of(1, Mission::Attack1).turn_of(1);
    EXPECT_TRUE(match.offers(1, Declare{Mission::Attack1, 1, match.some(1, 2)}));
    EXPECT_EQ(match.open(1)->form, "cards");
    match.refuses(1, Declare{Mission::Attack1, 1, match.some(0, 2)}, "WT-20.3");  // somebody else's
    match.refuses(1, Declare{Mission::Attack1, 1, match.hand(1)}, "WT-20.3");
    auto elsewhere = table(4).put(1, Wolf, Market).hand(1, 2).mission_of(1, Mission::Attack1).turn_of(1);
    EXPECT_FALSE(elsewhere.offers(1, Declare{Mission::Attack1, 1, elsewhere.some(1, 2)}));
}

TEST(Declaring, WT_20_3_OtherMissionsCostNothing)
{
    RULE("WT-20.3");
    auto match = table(4).put(1, Wolf, Market).hand(1, 2).mission_of(1, Mission::Occupation).turn_of(1);
    EXPECT_EQ(match.open(1)->form, "");
    match.refuses(1, Declare{Mission::Occupation, 1, match.some(1, 1)}, "WT-20.3");
    match.refuses(1, Declare{Mission::Occupation, 1, match.some(1, 2)}, "WT-20.3");
    const auto bot = bot_options(match, 1);
    const auto declares = [](const Choice& c) { return std::holds_alternative<Declare>(c); };
    EXPECT_EQ(std::count_if(bot.begin(), bot.end(), declares), 1);  // any space is as good
    EXPECT_TRUE(match.offers(1, Declare{Mission::Occupation, 5, {}}));
}

TEST(Declaring, WT_20_7_TheAuthorDeclaresEitherOfHisTwo)
{
    RULE("WT-20.7");  // WT-13.5
    auto start = table(5).put(4, Wolf, Theatre).put(0, Alice, Grove).hand(4, 4).mission_of(4, Mission::Rescue);
    auto match = start.mission_of(4, Mission::Attack2).turn_of(0);
    match.choose(4, Declare{Mission::Attack2, 3, match.hand(4) - match.some(4, 2)});  // any two
    EXPECT_EQ(match.memory(3).mission, Mission::Attack2);
    EXPECT_EQ(match.player(4).missions[0].is, MissionIs::Secret);
    EXPECT_EQ(match.player(4).missions[1].is, MissionIs::Done);
}

TEST(Declaring, WT_20_3_WhyAMissionCannotBeDeclared)
{
    RULE("WT-20.3");  // WT-20.7
    auto start = table(4).put(0, Alice, Grove).down(Alice).hand(0, 2).mission_of(0, Mission::Rescue);
    auto match = start.turn_of(0);
    EXPECT_EQ(why_not(match, 0, {Mission::Rescue, 1, {}}), "condition_not_met");
    EXPECT_EQ(why_not(match, 0, {Mission::Resistance, 1, {}}), "not_your_mission");
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    EXPECT_EQ(why_not(match, 0, {Mission::Rescue, 1, {}}), "");
    EXPECT_EQ(why_not(match, 0, {Mission::Rescue, 2, {}}), "no_symbol_space");
    match.choose(0, Declare{Mission::Rescue, 1, {}});
    EXPECT_EQ(why_not(match, 0, {Mission::Rescue, 3, {}}), "not_your_mission");  // it is done
}

TEST(Declaring, WT_20_8_OnlyAConnectionIsShownHalfDoneAndOnce)
{
    RULE("WT-20.8");
    auto start = table(5).put(4, TinMan, Theatre).mission_of(4, Mission::Connection1).mission_of(4, Mission::Attack2);
    auto match = start.turn_of(4, kDraw3);
    EXPECT_FALSE(match.offers(4, Reveal{Mission::Connection1}));  // nobody has set out
    match.choose(4, Activate{TinMan});
    EXPECT_FALSE(match.offers(4, Reveal{Mission::Attack2}));  // a Rebel in that place is no half of it
    match.choose(4, Reveal{Mission::Connection1});
    EXPECT_FALSE(match.offers(4, Reveal{Mission::Connection1}));
}

TEST(Declaring, WT_20_9_TheSpyTellsAtOnceOrNotAtAll)
{
    RULE("WT-20.9");  // WT-20.3
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(2, Grumpy, Market).activated(Wolf);
    auto match = start.mission_of(1, Mission::Spy).turn_of(0, draws(3));
    const Declare declare{Mission::Spy, 1, {}};
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, Pass{});
    match.choose(0, Step{Grove});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.offers(1, declare));
    match.choose(1, Pass{});
    EXPECT_TRUE(match.offers(1, declare));
    match.finish(0);
    EXPECT_TRUE(match.waits_for(2));
    EXPECT_FALSE(match.offers(1, declare));  // the moment is gone
}

// Two missions are fulfilled in one combat: the Bounty of seat 1 and the Occupation of seat 3.
Match two_fulfilled()
{
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).hand(1, 1);
    start.put(1, SnowWhite, Theatre).mission_of(1, Mission::Bounty).mission_of(3, Mission::Occupation);
    return start.turn_of(0, kDraw3);
}

TEST(Declaring, WT_R53_TheirOrderIsThatOfDeclarationWhateverTheSeats)
{
    RULE("WT-R53");
    for (const bool other_way : {false, true}) {
        auto match = two_fulfilled();
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        beat(match, 1, {Wolf, Alice}, 0);
        const int first = other_way ? 3 : 1, second = other_way ? 1 : 3;
        const auto mission = [](int seat) { return seat == 1 ? Mission::Bounty : Mission::Occupation; };
        match.choose(first, Declare{mission(first), 3, {}});
        match.choose(second, Declare{mission(second), 5, {}});
        EXPECT_EQ(match.player(first).missions[0], (HeldMission{mission(first), MissionIs::Declared, 3, 1}));
        EXPECT_EQ(match.player(second).missions[0], (HeldMission{mission(second), MissionIs::Declared, 5, 2}));
        match.choose(1, Tell{});
        const auto made = match.said<MemoryMade>();
        ASSERT_EQ(made.size(), 2U);
        EXPECT_EQ(made[0].memory.mission, mission(first));
        EXPECT_EQ(made[1].memory.mission, mission(second));
        EXPECT_EQ(match.player(first).missions[0], (HeldMission{mission(first), MissionIs::Done, 0, 0}));
        EXPECT_EQ(match.player(second).missions[0], (HeldMission{mission(second), MissionIs::Done, 0, 0}));
    }
}

TEST(Declaring, WT_R53_OfASpacePromisedTwiceTheSecondGetsAnotherOrNone)
{
    RULE("WT-R53");  // WT-R50
    for (const bool full : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Market).mission_of(1, Mission::Bounty);
        start.mission_of(3, Mission::Occupation).memory(1, Quest::Hope, Side::Spring);
        if (full) start.memory(3, Quest::Refuge, Side::Spring);
        State s = start.state();  // a table of the first rules
        s.players[1].missions[0] = {Mission::Bounty, MissionIs::Declared, 5, 1};
        s.players[3].missions[0] = {Mission::Occupation, MissionIs::Declared, 5, 2};
        s.stack = {Chapter{}, Turn{}};
        Match match(s, {});
        match.choose(2, VoteEpilogue{});
        EXPECT_EQ(match.memory(5).mission, Mission::Bounty);
        EXPECT_EQ(match.memory(3).mission == Mission::Occupation, !full);
        EXPECT_EQ(state_of(match, 3), full ? MissionIs::Open : MissionIs::Done);
    }
}

TEST(Declaring, WT_R54_InTheLastMomentOfTheChapterTheEpilogueBegins)
{
    RULE("WT-R54");  // WT-R41
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Mansion).activated(Wolf).put(3, CatFox, Market);
    start.activated(CatFox).memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Refuge, Side::Winter);
    start.mission_memory(3, Mission::Spy, 3).memory(4, Quest::Terror, Side::Winter).in_force({.hope = Alice});
    auto match = start.mission_of(1, Mission::Occupation).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_EQ(match.asked_by(0), "WT-19.11");
    match.choose(1, Declare{Mission::Occupation, 5, {}});
    ASSERT_TRUE(match.is_in<Epilogue>());
    EXPECT_EQ(match.frame<Epilogue>().seat, seat_at(1));
}

TEST(Declaring, WT_R54_WhileTheJoinersDiscardTheQuestIsOver)
{
    RULE("WT-R54");  // WT-4.7 WT-R53
    auto start = hope_at_the_grove().italian().put(2, Grumpy, Grove).hand(2, 6).put(1, Wolf, Mansion).activated(Wolf);
    start.put(3, CatFox, Market).activated(CatFox).memory(1, Quest::Refuge, Side::Spring);
    start.memory(2, Quest::Terror, Side::Winter).memory(3, Quest::Love, Side::Spring);
    auto match = start.mission_of(1, Mission::Occupation).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(2, Activate{Grumpy});
    match.choose(2, Finish{});
    match.play(0, 1);
    match.choose(2, Pass{});
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(0, match.fallback(0));
    match.choose(0, PlaceMemory{4});
    EXPECT_EQ(match.asked_by(2), "WT-4.6");
    match.choose(1, Declare{Mission::Occupation, 5, {}});
    ASSERT_TRUE(match.is_in<Epilogue>());
    EXPECT_EQ(match.frame<Epilogue>().seat, seat_at(1));
}

TEST(Declaring, WT_R53_WhilePropagandaIsPaidOrALoverThinksItWaits)
{
    RULE("WT-R53");
    auto start = table(4).put(1, Wolf, Market).put(3, CatFox, Theatre).put(0, Alice, Grove).put(2, Grumpy, Grove);
    start.memory(2, Quest::Propaganda, Side::Winter).memory(4, Quest::Love, Side::Spring);
    start.mission_of(1, Mission::Occupation);
    start.in_force({.love_one = Alice, .love_two = Grumpy, .propaganda = true});
    const Declare declare{Mission::Occupation, 1, {}};
    auto paying = start.turn_of(1, kDraw3);
    paying.choose(1, Propaganda{Wolf, Alice});
    paying.choose(1, declare);
    EXPECT_EQ(state_of(paying, 1), MissionIs::Declared);
    paying.play(1, 3);
    EXPECT_EQ(paying.memory(1).mission, Mission::Occupation);
    auto loving = start.turn_of(0, kDraw3);
    loving.choose(0, Activate{Alice});
    loving.pay(0, GroveAsylum);
    EXPECT_EQ(loving.asked_by(2), "WT-19.16");
    loving.choose(1, declare);
    EXPECT_EQ(state_of(loving, 1), MissionIs::Declared);
    loving.choose(2, Pass{});
    EXPECT_EQ(loving.memory(1).mission, Mission::Occupation);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
