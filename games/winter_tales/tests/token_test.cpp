// Quest tokens, where they come from and where they lie: chapter WT-9.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

bool can_create(const Match& match, int seat, Quest quest)
{
    const auto asked = match.open(seat);
    for (const Choice& option : asked->options) {
        const auto* place = std::get_if<PlaceQuest>(&option);
        if (place && place->quest == quest) return true;
    }
    return false;
}

TEST(Token, WT_9_1_WT_9_2_AQuestIsCreatedOnce)
{
    RULE("WT-9.1");  // WT-9.2
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(2, Dorothy, Grove)
                     .memories(5)
                     .memory(1, Quest::Hope, Side::Spring)
                     .memory(2, Quest::Terror, Side::Spring)
                     .quest(Quest::Love, Dorothy)
                     .neutral(4, Quest::Refuge)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(can_create(match, 0, Quest::Hope));    // won
    EXPECT_FALSE(can_create(match, 0, Quest::Refuge));  // drawn
    EXPECT_FALSE(can_create(match, 0, Quest::Love));    // on the board
    EXPECT_TRUE(can_create(match, 0, Quest::ArtifactSpring));
    match.refuses(0, PlaceQuest{Quest::Hope, spot_of(Market)}, "WT-4.1");
    match.refuses(0, PlaceQuest{Quest::Love, spot_of(Alice)}, "WT-4.1");
}

TEST(Token, WT_9_3_WT_R17_OneArtifactInBothEditions)
{
    RULE("WT-9.3");  // WT-R17
    for (const bool italian : {false, true}) {
        auto start = table(4);
        if (italian) start.italian();
        auto match = start.put(1, Wolf, StatueSquare).put(0, Alice, Grove).turn_of(1, draws(6));
        match.choose(1, Activate{Wolf});
        match.choose(1, PlaceQuest{Quest::ArtifactWinter, spot_of(Market)});
        EXPECT_EQ(match.said<QuestOut>(), (std::vector<QuestOut>{{Quest::ArtifactSpring}}));
        match.choose(1, Finish{});
        match.choose(0, Activate{Alice});
        EXPECT_FALSE(can_create(match, 0, Quest::ArtifactSpring));
    }
}

TEST(Token, WT_9_3_WithTheFlagOffBothMayCome)
{
    RULE("WT-9.3");
    auto match = table(4)
                     .option(&Options::single_artifact, false)
                     .put(1, Wolf, StatueSquare)
                     .put(0, Alice, Grove)
                     .turn_of(1, draws(6));
    match.choose(1, Activate{Wolf});
    match.choose(1, PlaceQuest{Quest::ArtifactWinter, spot_of(Market)});
    match.choose(1, Finish{});
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.bars(0, PlaceQuest{Quest::ArtifactSpring, spot_of(Market)}), "WT-9.4");
    match.choose(0, PlaceQuest{Quest::ArtifactSpring, spot_of(Grove)});
}

TEST(Token, WT_9_4_EveryQuestHasItsKindOfPlace)
{
    RULE("WT-9.4");  // WT-6.3
    auto match = table(4).put(0, Alice, Grove).put(2, Dorothy, StatueSquare).put(1, Wolf, Market).turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    for (std::size_t i = 0; i < kLocations; ++i) {
        EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(space_at(i))}));
        EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(space_at(i))}));
        EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Love, spot_of(space_at(i))}));
    }
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Dorothy)}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Love, spot_of(Alice)}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Love, spot_of(Dorothy)}));  // anybody's, on a square
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Love, spot_of(Wolf)}));
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Love, spot_of(Pinocchio)}));  // not in play
    const State& s = match.state();
    EXPECT_EQ(spot_refusal(s, Quest::Hope, spot_of(Alice))->rule.id, "WT-9.4");
    EXPECT_EQ(spot_refusal(s, Quest::Love, spot_of(Wolf))->rule.id, "WT-9.4");
    EXPECT_EQ(spot_refusal(s, Quest::Love, spot_of(Pinocchio))->rule.id, "WT-9.4");
    EXPECT_EQ(spot_refusal(s, Quest::Love, spot_of(Grove))->rule.id, "WT-9.4");
    match.finish(0);
    match.choose(1, Activate{Wolf});
    EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Dorothy)}));
    EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Propaganda, spot_of(Grove)}));
    EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Grove)}));
}

TEST(Token, WT_9_4_WT_R49c_ItalianRetaliationMayDeclareTheRefuge)
{
    RULE("WT-9.4");  // WT-R49c WT-19.50
    auto match = table(4)
                     .italian()
                     .in_force({.refuge = Grove})
                     .memory(1, Quest::Refuge, Side::Spring)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Market)
                     .turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Grove)}));
    EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Market)}));
    EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Alice)}));
}

TEST(Token, WT_9_5_ACarriedTokenLeavesTheFieldFree)
{
    RULE("WT-9.5");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, Market).quest(Quest::Love, Alice).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, PlaceQuest{Quest::Hope, spot_of(Grove)});
    match.finish(0);
    EXPECT_EQ(place_of(match.state(), match.token(Quest::Love)), Grove);
}

TEST(Token, WT_9_6_ItGoesWhereItsCarrierGoes)
{
    RULE("WT-9.6");  // WT-6.3
    auto match = table(4).put(0, Alice, Grove).put(2, Dorothy, Asylum).quest(Quest::Love, Alice).turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(place_of(match.state(), match.token(Quest::Love)), GroveAsylum);  // across a square
    match.choose(0, Step{Asylum});
    match.finish(0);
    match.choose(2, Activate{Dorothy});
    match.choose(2, Resolve{Quest::Love});
    EXPECT_EQ(match.frame<QuestRun>().at, Asylum);
}

TEST(Token, WT_9_7_TheCarrierDoesNotResolveItButMayTakePart)
{
    RULE("WT-9.7");
    auto match =
        table(4).put(0, Alice, Grove).put(2, Scarecrow, Grove).quest(Quest::Love, Scarecrow).turn_of(2, draws(6));
    match.choose(2, Activate{Scarecrow});
    EXPECT_EQ(match.bars(2, Resolve{Quest::Love}), "WT-9.7");
    match.refuses(2, Resolve{Quest::Love}, "WT-9.7");
    match.finish(2);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Love});
    match.play(0, 0);
    match.choose(2, TakePart{Scarecrow, match.some(2, 3), false});
    EXPECT_EQ(match.state().quest_cards[0].size(), 3U);
}

TEST(Token, WT_9_7_TheItalianCarrierMayResolveIt)
{
    RULE("WT-9.7");
    auto match = table(4).italian().put(2, Scarecrow, Grove).quest(Quest::Love, Scarecrow).turn_of(2, kDraw3);
    match.choose(2, Activate{Scarecrow});
    match.choose(2, Resolve{Quest::Love});
    EXPECT_TRUE(match.is_in<QuestRun>());
}

TEST(Token, WT_9_8_WT_R18_TheAuthorCreatesInTheColourOfHisCharacter)
{
    RULE("WT-9.8");  // WT-R18 WT-13.1
    for (const bool italian : {false, true}) {
        auto start = table(3);
        if (italian) start.italian();
        auto match = start.put(2, Dorothy, Grove).put(2, Wolf, StatueSquare).turn_of(2, kDraw3);
        match.choose(2, Activate{Wolf});
        EXPECT_TRUE(can_create(match, 2, Quest::Terror));
        EXPECT_FALSE(can_create(match, 2, Quest::Hope));
        EXPECT_FALSE(can_create(match, 2, Quest::ArtifactSpring));
    }
}

TEST(Token, WT_9_9_SevenQuestsOfEightTokens)
{
    RULE("WT-9.9");
    int on_fields = 0;
    for (std::size_t i = 0; i < kQuests; ++i) {
        if (!goes_under_a_rebel(quest_at(i)) && !is_artifact(quest_at(i))) ++on_fields;
    }
    EXPECT_EQ(on_fields + 1, 5);  // with one Artifact; there are eight fields
    EXPECT_EQ(kQuests - 1, static_cast<std::size_t>(kMostMemories));
}

TEST(Token, WT_R19_LoveAndRetaliationUnderTheSameRebel)
{
    RULE("WT-R19");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Grove)
                     .put(2, Dorothy, Grove)
                     .quest(Quest::Love, Dorothy)
                     .turn_of(1, draws(6));
    match.choose(1, Activate{Wolf});
    match.choose(1, PlaceQuest{Quest::Retaliation, spot_of(Dorothy)});
    match.finish(1);
    match.choose(2, Activate{Dorothy});
    match.pay(2, GroveAsylum);
    EXPECT_EQ(place_of(match.state(), match.token(Quest::Love)), GroveAsylum);
    EXPECT_EQ(place_of(match.state(), match.token(Quest::Retaliation)), GroveAsylum);  // both go along
}

TEST(Token, WT_R19_TheResolverNamesTheTokenOnASharedSpace)
{
    RULE("WT-R19");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(2, Dorothy, Grove)
                     .quest(Quest::Hope, Grove)
                     .quest(Quest::Love, Dorothy)
                     .quest(Quest::Retaliation, Dorothy)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_TRUE(match.offers(0, Resolve{Quest::Hope}));
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Retaliation}));
    match.choose(0, Resolve{Quest::Love});
    EXPECT_EQ(match.frame<QuestRun>().quest, Quest::Love);
    EXPECT_EQ(match.token(Quest::Hope).is, TokenIs::Placed);
}

TEST(Token, WT_R27b_AColourWithoutTokensCreatesNothing)
{
    RULE("WT-R27b");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .memories(5)
                     .memory(1, Quest::Hope, Side::Spring)
                     .memory(2, Quest::Love, Side::Spring)
                     .memory(3, Quest::Refuge, Side::Winter)
                     .quest_out(Quest::ArtifactSpring)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    for (std::size_t i = 0; i < kQuests; ++i) {
        EXPECT_FALSE(can_create(match, 0, quest_at(i)));
    }
    EXPECT_TRUE(match.offers(0, Finish{}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
