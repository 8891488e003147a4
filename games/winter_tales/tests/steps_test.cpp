// An activation in detail: what the way costs, what is barred and with which clause, what comes first. WT-4, WT-6,
// WT-8, WT-22.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

void expect_ways(const Match& match, int seat, Character who, int paid)  // so many spaces need no card
{
    const View seen = WinterTales::view(match.state(), seat_at(static_cast<std::size_t>(seat)));
    ASSERT_EQ(seen.ways.size(), kSpaces - 1);
    for (const Way& way : seen.ways) {
        const int left = distance(match.at(who), way.to) - paid;
        EXPECT_EQ(way.cards, left <= 0 ? 0 : (left + 1) / 2) << name_of(way.to);
    }
}

TEST(Steps, WT_6_5_WhatEveryWayCosts)
{
    RULE("WT-6.5");  // WT-22.10 WT-R66
    auto plain = table(4).abilities().put(0, Pinocchio, Grove).turn_of(0, kDraw3);
    plain.choose(0, Activate{Pinocchio});
    expect_ways(plain, 0, Pinocchio, 0);
    plain.pay(0, GroveAsylum);
    expect_ways(plain, 0, Pinocchio, 1);
    plain.choose(0, Step{Asylum});
    expect_ways(plain, 0, Pinocchio, 0);

    auto match = table(4).abilities().put(0, MatchGirl, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{MatchGirl});
    expect_ways(match, 0, MatchGirl, 2);
    match.pay(0, GroveAsylum);
    expect_ways(match, 0, MatchGirl, 3);  // what is paid, and then the free movement
    match.choose(0, Step{Asylum});
    match.choose(0, FreeStep{StatueSquare});
    expect_ways(match, 0, MatchGirl, 1);
    match.choose(0, Step{Mansion});
    expect_ways(match, 0, MatchGirl, 0);
}

TEST(Steps, WT_15_7_WhoMayNotMoveIsToldWhyAsLongAsHeMight)
{
    RULE("WT-15.7");  // WT-16.5 WT-4.4
    auto rebel = table(4).put(0, Alice, Grove).immobile(Alice).turn_of(0, kDraw3);
    rebel.choose(0, Activate{Alice});
    EXPECT_EQ(rebel.bars(0, Step{GroveAsylum}), "WT-15.7");
    rebel.choose(0, PlaceQuest{Quest::Hope, spot_of(Market)});
    EXPECT_EQ(rebel.bars(0, Step{GroveAsylum}), "not barred");  // after the action nobody moves anyway
    auto soldier = table(4).put(1, Wolf, Grove).immobile(Wolf).turn_of(1, kDraw3);
    soldier.choose(1, Activate{Wolf});
    EXPECT_EQ(soldier.bars(1, Step{GroveAsylum}), "WT-16.5");
    auto down = table(4).put(0, Alice, Grove).down(Alice).turn_of(0, kDraw3);
    down.choose(0, Activate{Alice});
    EXPECT_EQ(down.bars(0, Step{GroveAsylum}), "not barred");  // she lies: that is another matter

    auto start = table(4).option(&Options::trap_tie_ends_activation, true).put(1, Wolf, GroveAsylum);
    auto over = start.put(0, Alice, Grove).hand(0, 1).turn_of(1, kDraw3);
    over.choose(1, Activate{Wolf});
    over.pay(1, Grove);
    lay_trap(over, 0, Alice, 0);
    over.play(1, 0);
    over.choose(0, Tell{});
    EXPECT_TRUE(over.figure(Wolf).immobile);
    EXPECT_EQ(over.bars(1, Step{Grove}), "not barred");  // his activation is over
}

TEST(Steps, WT_6_5_ABotHasAWayToGo)
{
    RULE("WT-6.5");
    auto match = table(4).put(0, Alice, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    const auto bot = bot_options(match, 0);
    for (const Space to : {GroveAsylum, CemeteryGrove}) {
        EXPECT_EQ(std::count(bot.begin(), bot.end(), Choice(Pay{match.first(0), to})), 1);
    }
}

TEST(Steps, WT_8_4_OnlyTokensOnTheBoardAreResolved)
{
    RULE("WT-8.4");  // WT-9.1
    auto start = table(4).put(0, Alice, Asylum).memory(1, Quest::Love, Side::Spring).quest_out(Quest::ArtifactSpring);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    for (const Quest quest : {Quest::Hope, Quest::Love, Quest::Refuge, Quest::ArtifactSpring}) {
        EXPECT_FALSE(match.offers(0, Resolve{quest}));
        EXPECT_EQ(match.bars(0, Resolve{quest}), "not barred");
    }
}

TEST(Steps, WT_4_6_OnlyWhoHasTooManyIsAskedForCards)
{
    RULE("WT-4.6");
    for (const std::size_t cards : {std::size_t{4}, std::size_t{5}}) {
        auto match = table(4).put(0, Alice, Grove).hand(0, cards).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        EXPECT_EQ(match.open(0)->form, cards == 4 ? "" : "cards");
    }
}

TEST(Steps, WT_9_4_LoveIsNoTargetOfRetaliation)
{
    RULE("WT-9.4");  // WT-R49c
    auto start = table(5).italian().put(4, Alice, Grove).put(4, Wolf, Market).memory(1, Quest::Refuge, Side::Spring);
    start.in_force({.refuge = Mansion});
    auto spring = start.turn_of(4, kDraw3);
    spring.choose(4, Activate{Alice});
    EXPECT_TRUE(spring.offers(4, PlaceQuest{Quest::Love, spot_of(Alice)}));
    spring.refuses(4, PlaceQuest{Quest::Love, spot_of(Mansion)}, "WT-4.1");
    auto winter = start.turn_of(4, kDraw3);
    winter.choose(4, Activate{Wolf});
    EXPECT_TRUE(winter.offers(4, PlaceQuest{Quest::Retaliation, spot_of(Mansion)}));
    EXPECT_FALSE(winter.offers(4, PlaceQuest{Quest::Retaliation, spot_of(Market)}));
}

TEST(Steps, WT_22_12_BeforeAnythingElse)
{
    RULE("WT-22.12");  // WT-22.2
    auto start = table(4).abilities().put(0, Dorothy, Grove);
    const auto fresh_after = [&](const Choice& choice) {
        auto match = start.turn_of(0, kDraw3);
        match.choose(0, Activate{Dorothy});
        EXPECT_TRUE(match.offers(0, Passage{}));
        match.choose(0, choice);
        EXPECT_FALSE(match.offers(0, Passage{}));
        return match.frame<Activation>().fresh;
    };
    EXPECT_FALSE(fresh_after(PlaceQuest{Quest::Hope, spot_of(Market)}));
    EXPECT_FALSE(fresh_after(Passage{}));
    auto girl = table(4).abilities().put(0, MatchGirl, Grove).turn_of(0, kDraw3);
    girl.choose(0, Activate{MatchGirl});
    girl.choose(0, FreeStep{GroveAsylum});
    EXPECT_FALSE(girl.frame<Activation>().fresh);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
