// Module missions, what each asks for: chapter WT-20.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Missions, WT_20_1_FiveMemoriesAtLeast)
{
    RULE("WT-20.1");  // WT-18.3
    for (int n = 3; n <= 7; ++n) {
        Options options;
        options.memories.value = static_cast<std::int8_t>(n);
        EXPECT_EQ(options.length(), n);
        options.missions = true;
        EXPECT_EQ(options.length(), std::max(n, 5));
    }
}

TEST(Missions, WT_20_2_OneOfOnesOwnColourInSecret)
{
    RULE("WT-20.2");  // WT-20.7
    for (std::size_t seats = 3; seats <= 7; ++seats) {
        State s = table(seats).state();
        s.options.missions = true;
        auto rng = Rng::searching(seats);
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        deal_missions(s, rng, log);
        std::size_t held = 0;
        for (const Seat seat : all_seats(s)) {
            const Player& p = player(s, seat);
            held += p.missions.size();
            if (p.faction == Faction::Author) {
                ASSERT_EQ(p.missions.size(), 2U);
                EXPECT_EQ(side_of(p.missions[0].mission), Side::Spring);
                EXPECT_EQ(side_of(p.missions[1].mission), Side::Winter);
            } else {
                ASSERT_EQ(p.missions.size(), 1U);
                EXPECT_EQ(faction_of(side_of(p.missions[0].mission)), p.faction);
            }
        }
        EXPECT_EQ(s.unused.size(), 14U - held);
        for (const auto& note : notes) {
            const auto& dealt = std::get<MissionDealt>(note.fact);
            EXPECT_EQ(note.to, To::only(dealt.seat));
        }
    }
}

TEST(Missions, WT_20_3_TheRescue)
{
    RULE("WT-20.3");  // WT-20.4 WT-20.5 WT-20.6 WT-20.7 WT-R58
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(2, Grumpy, Grove)
                     .down(Grumpy)
                     .hand(0, 3)
                     .mission_of(0, Mission::Rescue)
                     .memory(2, Quest::Hope, Side::Winter)
                     .turn_of(0);
    const Declare declare{Mission::Rescue, 3, {}};
    EXPECT_FALSE(match.offers(0, declare));
    match.choose(0, Rescue{Grumpy, match.some(0, 2)});
    for (int space = 1; space <= 5; ++space) {  // spaces with the symbol
        const Declare there{Mission::Rescue, static_cast<std::uint8_t>(space), {}};
        EXPECT_EQ(match.offers(0, there), has_symbol(space)) << space;
    }
    const Telling told = telling(match, 0, declare);
    EXPECT_EQ(told.must, keys({"mission_theme", "bookmark"}));
    EXPECT_EQ(told.takes_up, match.subject(2));
    EXPECT_TRUE(told.wants_concept);  // WT-20.5: what later references take up
    match.choose(0, declare);
    EXPECT_EQ(match.memory(3), (Memory{MemoryKind::Mission, Side::Spring, {}, {}, Mission::Rescue}));
    EXPECT_EQ(match.state().bookmark, 3);
    EXPECT_EQ(total(match.state(), Side::Spring), 3);
    EXPECT_EQ(state_of(match, 0), MissionIs::Done);
    EXPECT_EQ(match.player(0).missions.size(), 1U);  // no other one follows
    EXPECT_FALSE(match.offers(0, Declare{Mission::Rescue, 1, {}}));
}

TEST(Missions, WT_R58_RescuingOneselfCountsRescuingASoldierDoesNot)
{
    RULE("WT-R58");
    auto self = table(4).put(0, Alice, Grove).down(Alice).hand(0, 2).mission_of(0, Mission::Rescue).turn_of(0);
    self.choose(0, Rescue{Alice, self.some(0, 2)});
    EXPECT_TRUE(self.offers(0, Declare{Mission::Rescue, 1, {}}));
    auto start = table(5).put(4, Wolf, Grove).down(Wolf).hand(4, 2).mission_of(4, Mission::Rescue);
    auto soldier = start.turn_of(4);
    soldier.choose(4, Rescue{Wolf, soldier.some(4, 2)});
    EXPECT_FALSE(soldier.offers(4, Declare{Mission::Rescue, 1, {}}));
}

TEST(Missions, WT_R53_TheResistanceIsDeclaredInTheTrapAndPlacedAfterIt)
{
    RULE("WT-R53");  // WT-20.3
    auto match = table(4)
                     .put(1, Candlewick, GroveAsylum)
                     .put(0, Alice, Grove)
                     .hand(0, 2)
                     .mission_of(0, Mission::Resistance)
                     .turn_of(1, kDraw3);
    match.choose(1, Activate{Candlewick});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 1);
    match.play(1, 0);
    EXPECT_EQ(match.asked_by(0), "WT-16.7");
    std::vector<Choice> bot;
    options<WinterTales>(match.state(), seat_at(0), bot);
    EXPECT_NE(std::find(bot.begin(), bot.end(), Choice(Declare{Mission::Resistance, 1, {}})), bot.end());
    match.choose(0, Declare{Mission::Resistance, 1, {}});
    EXPECT_EQ(state_of(match, 0), MissionIs::Declared);
    EXPECT_EQ(match.memory(1).kind, MemoryKind::None);
    match.choose(0, Tell{});
    EXPECT_EQ(match.memory(1).mission, Mission::Resistance);
    EXPECT_EQ(match.state().bookmark, 1);
}

TEST(Missions, WT_20_3_TheResistanceNeedsACatch)
{
    RULE("WT-20.3");
    auto match = table(4)
                     .put(1, Candlewick, GroveAsylum)
                     .put(0, Alice, Grove)
                     .hand(0, 1)
                     .mission_of(0, Mission::Resistance)
                     .turn_of(1, kDraw3);
    match.choose(1, Activate{Candlewick});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 0);
    match.play(1, 0);  // only blocked
    EXPECT_FALSE(match.offers(0, Declare{Mission::Resistance, 1, {}}));
}

TEST(Missions, WT_20_8_TheFourConnections)
{
    RULE("WT-20.8");  // WT-20.3
    struct Way {
        Mission mission;
        Space from, a, b, c, to;
    };
    for (const Way& way : {Way{Mission::Connection1, Theatre, StatueSquare, Mansion, MansionCemetery, Cemetery},
                           Way{Mission::Connection2, Market, StatueSquare, Asylum, AsylumFactory, Factory},
                           Way{Mission::Connection3, Mansion, MansionCemetery, Cemetery, CemeteryGrove, Grove},
                           Way{Mission::Connection4, Fortress, FactoryFortress, Factory, AsylumFactory, Asylum}}) {
        auto match = table(4).put(0, TinMan, way.from).mission_of(0, way.mission).turn_of(0, kDraw3);
        const Declare declare{way.mission, 1, {}};
        match.choose(0, Activate{TinMan});
        EXPECT_TRUE(match.offers(0, Reveal{way.mission}));  // where she starts counts
        match.choose(0, Reveal{way.mission});
        EXPECT_EQ(state_of(match, 0), MissionIs::Open);
        match.pay(0, way.a);
        match.choose(0, Step{way.b});
        EXPECT_FALSE(match.offers(0, declare));
        match.pay(0, way.c);
        match.choose(0, Step{way.to});
        match.choose(0, declare);
        EXPECT_EQ(match.memory(1).mission, way.mission);
        EXPECT_EQ(match.asked_by(0), "WT-4.1");  // her activation goes on
    }
}

TEST(Missions, WT_20_8_StoppedOnTheWayItStaysOpen)
{
    RULE("WT-20.8");
    auto match = table(4)
                     .put(0, TinMan, Mansion)
                     .put(1, Wolf, MansionCemetery)
                     .hand(1, 1)
                     .mission_of(0, Mission::Connection3)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{TinMan});
    match.choose(0, Reveal{Mission::Connection3});
    match.pay(0, MansionCemetery);
    beat(match, 1, {Wolf, TinMan}, 0);
    match.choose(1, Relocate{Grove});  // WT-R16c: to be put there is not to go there
    EXPECT_FALSE(match.offers(0, Declare{Mission::Connection3, 1, {}}));
    match.finish(0);
    EXPECT_EQ(state_of(match, 0), MissionIs::Open);
    EXPECT_TRUE(match.player(0).feats.visited.empty());  // the next activation begins anew
}

TEST(Missions, WT_R59_ThePassageCountsALoversWalkDoesNot)
{
    RULE("WT-R59");
    auto passage = table(4).abilities().put(0, Dorothy, Grove).mission_of(0, Mission::Connection3).turn_of(0, kDraw3);
    passage.choose(0, Activate{Dorothy});
    passage.choose(0, Passage{});
    EXPECT_TRUE(passage.offers(0, Declare{Mission::Connection3, 1, {}}));
    auto start = table(4).put(0, Alice, Fortress).put(2, Grumpy, Fortress).mission_of(2, Mission::Connection4);
    start.memory(2, Quest::Love, Side::Spring).in_force({.love_one = Alice, .love_two = Grumpy});
    auto love = start.turn_of(0, kDraw3);
    love.choose(0, Activate{Alice});
    for (const Space to : {FactoryFortress, Factory, AsylumFactory, Asylum}) {
        if (is_location(to)) {
            love.choose(0, Step{to});
        } else {
            love.pay(0, to);
        }
        love.choose(2, Follow{});
    }
    EXPECT_FALSE(love.offers(2, Declare{Mission::Connection4, 1, {}}));
    EXPECT_FALSE(love.offers(2, Reveal{Mission::Connection4}));
}

TEST(Missions, WT_R53_TheBountyIsDeclaredInTheCombat)
{
    RULE("WT-R53");  // WT-20.3
    auto match = table(4)
                     .put(0, Dorothy, Grove)
                     .put(1, MadHatter, CemeteryGrove)
                     .hand(1, 1)
                     .mission_of(1, Mission::Bounty)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.pay(0, CemeteryGrove);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_EQ(match.asked_by(1), "WT-15.5");
    std::vector<Choice> bot;
    options<WinterTales>(match.state(), seat_at(1), bot);
    EXPECT_NE(std::find(bot.begin(), bot.end(), Choice(Declare{Mission::Bounty, 1, {}})), bot.end());
    match.choose(1, Declare{Mission::Bounty, 5, {}});
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.memory(5), (Memory{MemoryKind::Mission, Side::Winter, {}, {}, Mission::Bounty}));
    EXPECT_EQ(match.said<MemoryMade>()[0].seat, seat_at(1));
}

TEST(Missions, WT_20_3_WhoLiesAlreadyEarnsNoBounty)
{
    RULE("WT-20.3");  // WT-17.7
    auto match = table(4)
                     .put(1, Wolf, Market)
                     .activated(Wolf)
                     .put(0, Alice, Grove)
                     .down(Alice)
                     .mission_of(1, Mission::Bounty)
                     .memory(2, Quest::Terror, Side::Winter)
                     .in_force({.terror = Wolf})
                     .turn_of(1);
    match.choose(1, Terror{Grove, Alice});
    match.choose(0, Pass{});
    EXPECT_FALSE(match.offers(1, Declare{Mission::Bounty, 1, {}}));
}

TEST(Missions, WT_20_9_TheSpySeesTwoArrivals)
{
    RULE("WT-20.9");
    for (const bool two : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).mission_of(1, Mission::Spy);
        auto match = start.option(&Options::spy_two_rebels, two).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        EXPECT_FALSE(match.offers(1, Declare{Mission::Spy, 1, {}}));
        match.choose(1, Pass{});
        match.choose(0, Step{Grove});
        match.pay(0, GroveAsylum);
        EXPECT_EQ(match.offers(1, Declare{Mission::Spy, 1, {}}), !two);  // the same Rebel once more
    }
}

TEST(Missions, WT_R52_TheSpyIsTurnedFaceUpAtTheFirstArrival)
{
    RULE("WT-R52");
    for (const bool italian : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).mission_of(1, Mission::Spy);
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        EXPECT_EQ(state_of(match, 1), MissionIs::Open);  // nobody is asked
        EXPECT_EQ(match.said<MissionShown>(), (std::vector{MissionShown{seat_at(1), Mission::Spy}}));
        EXPECT_FALSE(match.offers(1, Reveal{Mission::Spy}));
        for (const int seat : {0, 2, 3}) {
            const View seen = WinterTales::view(match.state(), seat_at(static_cast<std::size_t>(seat)));
            EXPECT_EQ(seen.players[1].missions[0].mission, Mission::Spy);
        }
        match.choose(1, Pass{});
        match.choose(0, Step{Grove});
        match.pay(0, GroveAsylum);
        EXPECT_EQ(match.said<MissionShown>().size(), 1U);
    }
}

TEST(Missions, WT_R52_OtherMissionsStaySecretWhenRebelsCome)
{
    RULE("WT-R52");  // WT-20.2
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).mission_of(1, Mission::Bounty);
    auto match = start.put(3, CatFox, Market).mission_of(3, Mission::Spy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(state_of(match, 1), MissionIs::Secret);
    EXPECT_EQ(state_of(match, 3), MissionIs::Secret);  // nobody came to his Soldiers
}

TEST(Missions, WT_R52_WhoeverComesAlongOrPassesIsSeenWhoeverIsPutThereIsNot)
{
    RULE("WT-R52");  // WT-R16c WT-19.16
    auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).put(1, Wolf, GroveAsylum);
    start.memory(2, Quest::Love, Side::Spring).in_force({.love_one = Alice, .love_two = Grumpy});
    auto love = start.mission_of(1, Mission::Spy).turn_of(0, kDraw3);
    love.choose(0, Activate{Alice});
    love.pay(0, GroveAsylum);
    love.choose(2, Follow{});
    EXPECT_EQ(love.player(1).spy_events, 2);
    auto thrown = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).hand(1, 1);
    auto match = thrown.mission_of(3, Mission::Spy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    beat(match, 1, {Wolf, Alice}, 0);
    match.choose(1, Relocate{Market});
    EXPECT_EQ(state_of(match, 3), MissionIs::Secret);
}

TEST(Missions, WT_R52_ASoldierWhoLiesSeesNothing)
{
    RULE("WT-R52");
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).down(Wolf).mission_of(1, Mission::Spy);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.player(1).spy_events, 0);
    EXPECT_EQ(state_of(match, 1), MissionIs::Secret);
}

TEST(Missions, WT_R57_TheTwoAttacks)
{
    RULE("WT-R57");  // WT-20.3 WT-20.4
    for (const Mission mission : {Mission::Attack1, Mission::Attack2}) {
        const Space place = mission == Mission::Attack1 ? Mansion : Theatre;
        auto match = table(4).put(1, Wolf, place).put(0, Alice, Grove).hand(1, 3).mission_of(1, mission).turn_of(0);
        match.choose(1, Declare{mission, 1, match.some(1, 2)});  // in anybody's turn
        EXPECT_EQ(match.cards(1), 1U);
        EXPECT_EQ(match.state().discard.size(), 2U);
        EXPECT_EQ(match.memory(1).mission, mission);
    }
    auto match = table(4).put(1, Wolf, Mansion).hand(1, 3).mission_of(1, Mission::Attack1).turn_of(1);
    match.refuses(1, Declare{Mission::Attack1, 1, match.some(1, 1)}, "WT-20.3");
    match.refuses(1, Declare{Mission::Attack1, 2, match.some(1, 2)}, "WT-20.4");
    match.choose(1, Declare{Mission::Attack1, 1, match.hand(1) - match.some(1, 1)});  // any two
}

TEST(Missions, WT_R57_AStandingSoldierAndTwoCards)
{
    RULE("WT-R57");
    const auto offered = [](Builder start) {
        auto match = start.mission_of(1, Mission::Attack1).put(0, Alice, Grove).turn_of(0);
        return match.offers(1, Declare{Mission::Attack1, 1, match.some(1, 2)});
    };
    EXPECT_TRUE(offered(table(4).put(1, Wolf, Mansion).hand(1, 2)));
    EXPECT_FALSE(offered(table(4).put(1, Wolf, Mansion).hand(1, 1)));
    EXPECT_FALSE(offered(table(4).put(1, Wolf, Mansion).down(Wolf).hand(1, 2)));
    EXPECT_FALSE(offered(table(4).put(3, Wolf, Mansion).hand(1, 2)));  // somebody else's
}

TEST(Missions, WT_R56_OccupationCountsPlacesNotHeads)
{
    RULE("WT-R56");  // WT-20.3
    const auto offered = [](Builder start) {
        auto match = start.mission_of(1, Mission::Occupation).put(0, Alice, Grove).turn_of(0);
        return match.offers(1, Declare{Mission::Occupation, 1, {}});
    };
    EXPECT_TRUE(offered(table(4).put(1, Wolf, Market).put(3, CatFox, Theatre)));
    EXPECT_TRUE(offered(table(4).put(1, Wolf, Grove).put(3, CatFox, Theatre).down(CatFox)));  // shared, and lying
    EXPECT_FALSE(offered(table(4).put(1, Wolf, Market).put(3, CatFox, Market)));              // one each
    EXPECT_FALSE(offered(table(4).put(1, Wolf, Market).put(3, CatFox, StatueSquare)));        // squares never
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
