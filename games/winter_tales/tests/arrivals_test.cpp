// Whoever enters a space: who may interrupt, who comes along, who has seen it. WT-6.8, WT-7, WT-19.16, WT-R52.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder lovers_and_a_friend()
{
    auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).put(0, TinMan, Grove);
    return start.memory(1, Quest::Love, Side::Spring).in_force({.love_one = Alice, .love_two = Grumpy});
}

TEST(Arrivals, WT_7_1_WithOnesOwnSoldierOnTheSpot)
{
    RULE("WT-7.1");  // WT-7.6
    auto start =
        table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(1, SnowWhite, Market).hand(1, 1).hand(3, 1);
    auto match = start.put(3, CatFox, GroveAsylum).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.open(1)->prompt, "window.combat");
    EXPECT_TRUE(match.offers(1, StartCombat{Wolf, Alice}));
    EXPECT_FALSE(match.offers(1, StartCombat{SnowWhite, Alice}));  // far away
    EXPECT_FALSE(match.offers(1, StartCombat{CatFox, Alice}));     // somebody else's
    match.choose(1, Pass{});
    EXPECT_TRUE(match.offers(3, StartCombat{CatFox, Alice}));
}

TEST(Arrivals, WT_7_2_ATrapIsAskedForInItsOwnWords)
{
    RULE("WT-7.2");
    auto match = table(4).put(1, Wolf, GroveAsylum).put(0, Alice, Grove).hand(0, 1).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    EXPECT_EQ(match.open(0)->prompt, "window.trap");
}

TEST(Arrivals, WT_7_4_OnTheMapNobodyIsWarnedOfHimself)
{
    RULE("WT-7.4");  // WT-R15
    auto start = table(5).put(4, Alice, Grove).put(4, Wolf, GroveAsylum).put(1, CatFox, Asylum);
    auto match = start.turn_of(4, kDraw3);
    match.choose(4, Activate{Alice});
    for (const Way& way : WinterTales::view(match.state(), seat_at(4)).ways) {
        EXPECT_EQ(way.interrupters, way.to == Asylum ? SeatSet(0b00010) : SeatSet()) << name_of(way.to);
    }
    match.pay(4, GroveAsylum);
    EXPECT_EQ(match.asked_by(4), "WT-4.1");
}

TEST(Arrivals, WT_R52_OnlyRebelsAreSpiedOn)
{
    RULE("WT-R52");
    auto match = table(4).put(1, Wolf, Grove).put(3, CatFox, GroveAsylum).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, GroveAsylum);
    EXPECT_EQ(match.player(3).spy_events, 0);
    EXPECT_EQ(match.player(1).spy_events, 0);
}

TEST(Arrivals, WT_20_9_TwoRebelsInTheItalianRule)
{
    RULE("WT-20.9");  // WT-R52
    auto match =
        lovers_and_a_friend().italian().put(1, Wolf, GroveAsylum).mission_of(1, Mission::Spy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_FALSE(match.offers(1, Declare{Mission::Spy, 3, {}}));
    match.choose(2, Follow{});
    EXPECT_EQ(match.player(1).spied_on.size(), 2U);
    EXPECT_TRUE(match.offers(1, Declare{Mission::Spy, 3, {}}));
}

TEST(Arrivals, WT_R52_NobodyCountsBeyondNine)
{
    RULE("WT-R52");  // two are enough
    State s = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).state();
    s.players[1].spy_events = 9;
    s.stack = {Chapter{}, Turn{}};
    Match match(s, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.player(1).spy_events, 9);
}

TEST(Arrivals, WT_19_16_OnlyLoversFollow)
{
    RULE("WT-19.16");
    auto friends = lovers_and_a_friend().turn_of(0, kDraw3);
    friends.choose(0, Activate{TinMan});
    friends.pay(0, GroveAsylum);
    EXPECT_EQ(friends.asked_by(0), "WT-4.1");  // the Tin Man goes alone
    auto beaten = lovers_and_a_friend().immobile(Grumpy).turn_of(0, kDraw3);
    beaten.choose(0, Activate{Alice});
    beaten.pay(0, GroveAsylum);
    EXPECT_TRUE(beaten.waits_for(0));  // WT-15.7: he may not be moved again
}

TEST(Arrivals, WT_R20_TheCarrierOfTheTokenDoesNotFollow)
{
    RULE("WT-R20");  // WT-19.16
    auto start = lovers_and_a_friend().italian().put(1, Wolf, Grove).quest(Quest::Retaliation, Grumpy);
    auto match = start.activated(Grumpy).turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Retaliation);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_EQ(match.at(Grumpy), Grove);
}

TEST(Arrivals, WT_20_8_ASoldierConnectsNothing)
{
    RULE("WT-20.8");
    auto start = table(5).abilities().put(4, SnowWhite, Fortress).put(4, MadHatter, Fortress);
    start.mission_of(4, Mission::Connection4).put(4, TinMan, GroveAsylum);
    auto match = start.turn_of(4, kDraw3);
    match.choose(4, Activate{MadHatter});
    EXPECT_FALSE(match.offers(4, Reveal{Mission::Connection4}));
    match.choose(4, Passage{});
    EXPECT_FALSE(match.offers(4, Reveal{Mission::Connection4}));
    auto walks = start.turn_of(4, kDraw3);
    walks.choose(4, Activate{SnowWhite});
    for (const Space to : {FactoryFortress, Factory, AsylumFactory, Asylum}) {
        if (is_location(to)) {
            walks.choose(4, Step{to});
        } else {
            walks.pay(4, to);
        }
    }
    EXPECT_FALSE(walks.offers(4, Declare{Mission::Connection4, 1, {}}));
    EXPECT_TRUE(walks.player(4).feats.visited.empty());
    auto rebel = start.turn_of(4, kDraw3);
    rebel.choose(4, Activate{TinMan});
    EXPECT_TRUE(rebel.player(4).feats.visited.empty());  // squares are no places
    rebel.pay(4, Asylum);
    EXPECT_EQ(rebel.player(4).feats.visited, (Spaces{Asylum}));
    rebel.choose(4, Step{AsylumFactory});
    EXPECT_EQ(rebel.player(4).feats.visited, (Spaces{Asylum}));
}

TEST(Arrivals, WT_19_17_WhoHelpsToLayATrap)
{
    RULE("WT-19.17");  // WT-R42b WT-R15
    struct Case {
        int beloved;  // who plays Grumpy, Alice's beloved
        Space at;
        bool down, far, helps;
    };
    for (const Case& c : {Case{2, Asylum, false, false, true}, Case{2, Asylum, true, false, false},
                          Case{0, Asylum, false, false, false}, Case{4, Asylum, false, false, false},
                          Case{2, Market, false, false, false}, Case{2, Market, false, true, true}}) {
        auto start = table(5).put(0, Alice, Asylum).put(c.beloved, Grumpy, c.at).put(4, Wolf, GroveAsylum).hand(0, 2);
        start.memory(1, Quest::Love, Side::Spring).in_force({.love_one = Alice, .love_two = Grumpy});
        if (c.down) start.down(Grumpy);
        auto match = start.option(&Options::love_at_a_distance, c.far).turn_of(4, kDraw3);
        match.choose(4, Activate{Wolf});
        match.pay(4, Asylum);
        pass_until(match, 0);
        match.choose(0, SetTrap{Alice});
        EXPECT_EQ(match.frame<Trap>().partner.has_value(), c.helps);
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
