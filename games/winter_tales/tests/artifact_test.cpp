// The Artifact in quests and combats, and from hand to hand: WT-19.26, WT-19.27, WT-R44.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder artifact_of(Character who)  // Alice and Grumpy stand in the Grove, where the Hope is
{
    auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).put(2, TinMan, Grove).activated(Grumpy);
    start.activated(TinMan).quest(Quest::Hope, Grove).quest_out(Quest::ArtifactWinter).hand(2, 2);
    return start.memory(1, Quest::ArtifactSpring, Side::Spring).in_force({.artifact = who});
}

TEST(Artifact, WT_19_26_BesideAnyNumberOfCards)
{
    RULE("WT-19.26");  // WT-10.7
    auto match = artifact_of(Alice).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    for (std::size_t n = 0; n <= 3; ++n) {
        EXPECT_TRUE(match.offers(0, Play{match.some(0, n), false}));
        EXPECT_TRUE(match.offers(0, Play{match.some(0, n), true}));
    }
    EXPECT_EQ(bot_options(match, 0).size(), 8U);  // each once
}

TEST(Artifact, WT_19_26_AsTheLastCardInsteadOfAnother)
{
    RULE("WT-19.26");  // WT-10.14
    auto match = artifact_of(Alice).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 1);
    match.choose(2, Pass{});
    EXPECT_EQ(match.asked_by(0), "WT-10.14");
    EXPECT_EQ(bot_options(match, 0).size(), 3U);  // nothing, a card, the Artifact
    match.refuses(0, Play{match.some(0, 1), true}, "WT-10.14");
    match.choose(0, Play{{}, true});
    EXPECT_EQ(match.said<QuestCounted>()[0].spring, 2);
}

TEST(Artifact, WT_19_26_OnlyWhoeverHoldsItAndHoweverHeTakesPart)
{
    RULE("WT-19.26");  // WT-10.8 WT-R44
    auto match = artifact_of(Grumpy).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    EXPECT_FALSE(match.offers(0, Play{{}, true}));
    match.play(0, 0);
    for (std::size_t n = 0; n <= 2; ++n) {
        EXPECT_TRUE(match.offers(2, TakePart{Grumpy, match.some(2, n), true}));
        EXPECT_TRUE(match.offers(2, TakePart{Grumpy, match.some(2, n), false}));
        EXPECT_FALSE(match.offers(2, TakePart{TinMan, match.some(2, n), true}));
    }
    match.choose(2, TakePart{Grumpy, match.some(2, 1), true});
    match.choose(0, Play{});
    EXPECT_EQ(match.said<QuestCounted>()[0].spring, 2);
    match.choose(0, Tell{});
    EXPECT_TRUE(match.waits_for(2));  // WT-R27e: two cards to none
}

TEST(Artifact, WT_19_27_NotToOneselfNotToTheDeadNotInTheMidstOfAQuest)
{
    RULE("WT-19.27");
    auto match = artifact_of(Grumpy).put(0, Dorothy, Grove).gone(Dorothy).turn_of(0, kDraw3);
    EXPECT_TRUE(match.offers(2, HandArtifact{Alice}));
    EXPECT_TRUE(match.offers(2, HandArtifact{TinMan}));
    EXPECT_FALSE(match.offers(2, HandArtifact{Grumpy}));
    EXPECT_FALSE(match.offers(2, HandArtifact{Dorothy}));
    EXPECT_FALSE(match.offers(2, HandArtifact{Pinocchio}));  // who never was in the game
    begin(match, 0, Alice, Quest::Hope);
    EXPECT_FALSE(match.offers(2, HandArtifact{Alice}));  // steps 3 to 7
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
