// What an activated character may do: chapter WT-8.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Action, WT_8_1_CreateOrResolveOrNeither)
{
    RULE("WT-8.1");
    auto match = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
    EXPECT_TRUE(match.offers(0, Resolve{Quest::Hope}));
    EXPECT_EQ(match.fallback(0), Choice{Finish{}});
}

TEST(Action, WT_8_2_NoActionInSomebodyElsesQuest)
{
    RULE("WT-8.2");
    for (const bool italian : {false, true}) {
        auto start = table(4);
        if (italian) start.italian();
        auto match = start.put(0, Alice, Grove)
                         .put(1, Wolf, Grove)
                         .quest(Quest::Hope, Grove)
                         .quest(Quest::Retaliation, Alice)
                         .turn_of(0, draws(6));
        match.choose(0, Activate{Alice});
        match.choose(0, Resolve{Quest::Hope});
        match.choose(1, Activate{Wolf});
        EXPECT_FALSE(match.offers(1, Resolve{Quest::Retaliation}));
        EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Market)}));
        match.choose(1, Finish{});
        match.play(0, 0);
        match.choose(1, TakePart{Wolf, {}, false});  // that is all
    }
}

TEST(Action, WT_8_3_PinocchioFindsAnArtifact)
{
    RULE("WT-8.3");  // WT-9.3 WT-9.4
    auto match =
        table(4).put(0, Pinocchio, Theatre).put(1, Wolf, StatueSquare).quest(Quest::Terror, Factory).turn_of(0, kDraw3);
    match.choose(0, Activate{Pinocchio});
    EXPECT_EQ(match.cards(0), 3U);
    match.refuses(0, PlaceQuest{Quest::ArtifactSpring, spot_of(Factory)}, "WT-9.4");
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::ArtifactSpring, spot_of(Grove)}));  // he need not be there
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::ArtifactWinter, spot_of(Grove)}));
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Propaganda, spot_of(Grove)}));
    const PlaceQuest there{Quest::ArtifactSpring, spot_of(Market)};
    const auto told = WinterTales::telling(match.state(), seat_at(0), there);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->event, "quest_created");
    EXPECT_EQ(told->must, (std::vector<std::string_view>{"situation", "goal", "plot_so_far"}));
    EXPECT_EQ(told->avoid, (std::vector<std::string_view>{"details", "resolving"}));
    match.choose(0, there);
    EXPECT_EQ(match.token(Quest::ArtifactSpring), (Token{TokenIs::Placed, spot_of(Market)}));
    EXPECT_EQ(match.token(Quest::ArtifactWinter).is, TokenIs::Out);
    EXPECT_EQ(match.cards(0), 3U);
}

TEST(Action, WT_8_4_OnTheSpaceOfATokenOfTheOwnColour)
{
    RULE("WT-8.4");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Asylum)
                     .quest(Quest::Hope, Asylum)
                     .quest(Quest::Terror, Grove)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Terror}));  // the other colour
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Hope}));    // not there
    match.refuses(0, Resolve{Quest::Hope}, "WT-8.4");
    match.pay(0, GroveAsylum);
    match.choose(0, Step{Asylum});
    match.choose(1, Pass{});
    match.choose(0, Resolve{Quest::Hope});
    EXPECT_TRUE(match.is_in<QuestRun>());
}

TEST(Action, WT_8_4_TheTokenMayLieUnderACharacterOnASquare)
{
    RULE("WT-8.4");  // WT-9.5
    auto match = table(4)
                     .put(0, Alice, GroveAsylum)
                     .put(2, Scarecrow, GroveAsylum)
                     .quest(Quest::Love, Scarecrow)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Love});  // without moving
    EXPECT_EQ(match.frame<QuestRun>().at, GroveAsylum);
}

TEST(Action, WT_8_5_NotFromTheGround)
{
    RULE("WT-8.5");  // WT-17.1
    auto match = table(4).put(0, Alice, Grove).down(Alice).quest(Quest::Hope, Grove).hand(0, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.refuses(0, Resolve{Quest::Hope}, "WT-8.5");
    match.refuses(0, PlaceQuest{Quest::Refuge, spot_of(Market)}, "WT-8.5");
    EXPECT_TRUE(match.offers(0, Finish{}));
}

TEST(Action, WT_8_4_BeatenOnTheQuestSpaceItIsRescuedAndResolves)
{
    RULE("WT-8.4");  // WT-R35 WT-17.6
    auto match =
        table(4).put(0, Alice, GroveAsylum).put(1, Wolf, Grove).hand(1, 1).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, Grove);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Tell{});
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Hope}));
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    match.choose(0, Resolve{Quest::Hope});
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
