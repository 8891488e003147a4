// Missions on the track, and overwriting: chapters WT-20 and WT-21.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(MissionMemories, WT_R50_WithoutASpaceItCannotBeScored)
{
    RULE("WT-R50");  // WT-R51
    auto start = table(4).put(1, Wolf, Market).put(3, CatFox, Theatre).put(0, Alice, Grove);
    start.memory(1, Quest::Hope, Side::Spring).memory(3, Quest::Love, Side::Spring).neutral(5, Quest::Terror);
    auto match = start.mission_of(1, Mission::Occupation).turn_of(0);
    EXPECT_EQ(match.bars(1, Declare{Mission::Occupation, 1, {}}), "WT-R50");
    EXPECT_EQ(state_of(match, 1), MissionIs::Secret);
}

TEST(MissionMemories, WT_R53_ADeclaredMissionKeepsItsSpace)
{
    RULE("WT-R53");  // WT-R50
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).hand(1, 1);
    start.put(1, SnowWhite, Theatre).mission_of(1, Mission::Bounty).mission_of(3, Mission::Occupation);
    auto match = start.memory(1, Quest::Hope, Side::Spring).memory(3, Quest::Love, Side::Spring).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    beat(match, 1, {Wolf, Alice}, 0);
    match.choose(3, Declare{Mission::Occupation, 5, {}});  // sooner
    EXPECT_EQ(match.bars(1, Declare{Mission::Bounty, 1, {}}), "WT-R50");
    match.choose(1, Tell{});
    EXPECT_EQ(match.memory(5).mission, Mission::Occupation);
    EXPECT_EQ(state_of(match, 1), MissionIs::Secret);
}

TEST(MissionMemories, WT_R53_TheyLieDownInTheOrderInWhichTheyWereDeclared)
{
    RULE("WT-R53");  // WT-R55
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).hand(1, 1);
    start.put(1, SnowWhite, Theatre).mission_of(1, Mission::Bounty).mission_of(3, Mission::Occupation);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    beat(match, 1, {Wolf, Alice}, 0);
    match.choose(3, Declare{Mission::Occupation, 5, {}});
    match.refuses(1, Declare{Mission::Bounty, 5, {}}, "WT-20.4");  // that space is spoken for
    match.choose(1, Declare{Mission::Bounty, 3, {}});
    EXPECT_EQ(match.memory(5).kind, MemoryKind::None);
    match.choose(1, Tell{});
    const auto made = match.said<MemoryMade>();
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[0].seat, seat_at(3));
    EXPECT_EQ(made[1].seat, seat_at(1));
    EXPECT_EQ(match.state().bookmark, 3);  // on the later one
}

// A quest is being resolved in the Grove, and only space 5 of five is free.
Builder last_space()
{
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Mansion).hand(1, 2).quest(Quest::ArtifactSpring, Grove);
    start.quest_out(Quest::ArtifactWinter).memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Love, Side::Spring);
    start.mission_memory(3, Mission::Spy, 3).memory(4, Quest::Terror, Side::Winter);
    return start.put(3, CatFox, Market).activated(CatFox).mission_of(1, Mission::Occupation);
}

TEST(MissionMemories, WT_R53_TheMissionTakesTheLastSpaceAndTheQuestIsPlayedOut)
{
    RULE("WT-R53");                                                     // WT-R54 WT-R32
    for (const std::size_t cards : {std::size_t{0}, std::size_t{1}}) {  // a draw, or a success with its power
        auto match = last_space().powers().turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.choose(0, Resolve{Quest::ArtifactSpring});
        match.choose(1, Declare{Mission::Occupation, 5, {}});
        EXPECT_EQ(match.memory(5).mission, Mission::Occupation);  // at once: before the memory of the quest
        EXPECT_EQ(match.asked_by(1), "WT-10.2");                  // which goes on
        match.choose(1, Pass{});
        match.play(0, cards);
        match.choose(0, Play{});
        EXPECT_EQ(match.said<QuestCounted>().size(), 1U);
        match.choose(0, Tell{});
        if (cards > 0) {
            EXPECT_EQ(match.asked_by(0), "WT-19.1");  // resolved: the power is gained
            match.choose(0, Give{Alice});
            EXPECT_EQ(match.state().powers.artifact, Alice);
        }
        EXPECT_EQ(match.token(Quest::ArtifactSpring).is, TokenIs::Out);
        EXPECT_EQ(match.memory(3).kind, MemoryKind::Mission);  // nothing is covered
        EXPECT_EQ(match.asked_by(1), "WT-12.3");               // whoever laid the last card
        EXPECT_EQ(state_of(match, 1), MissionIs::Done);
        EXPECT_EQ(total(match.state(), Side::Winter), 9);
    }
}

TEST(MissionMemories, WT_R53_TheSpaceMayBeGoneBetweenTheChoiceAndThePlacing)
{
    RULE("WT-R53");
    auto match = last_space().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::ArtifactSpring});
    pass_until(match, 0);
    match.play(0, 1);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(0), "WT-10.19");
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.asked_by(0), "WT-10.20");
    match.choose(1, Declare{Mission::Occupation, 5, {}});
    EXPECT_EQ(match.asked_by(1), "WT-12.3");
    EXPECT_EQ(match.state().bookmark, 5);
}

TEST(MissionMemories, WT_R53_ThePictureThatWasChosenIsDiscardedWithTheOtherCards)
{
    RULE("WT-R53");  // WT-10.17
    auto match = last_space().powers().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::ArtifactSpring});
    pass_until(match, 0);
    match.play(0, 2);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(0, match.fallback(0));
    match.choose(1, Declare{Mission::Occupation, 5, {}});
    EXPECT_EQ(match.asked_by(0), "WT-19.1");  // the power is gained all the same
    EXPECT_FALSE(match.frame<QuestRun>().chosen);
    EXPECT_EQ(match.state().discard.size(), 2U);
    EXPECT_TRUE(match.state().quest_cards[0].empty());
}

TEST(MissionMemories, WT_R53_WhereNoMemoryCanLieNoPictureIsDrawn)
{
    RULE("WT-R53");                           // WT-R25 WT-22.4
    for (const bool drawn : {false, true}) {  // the picture, before the space is gone
        auto match = last_space().abilities().put(0, Scarecrow, Grove).turn_of(0, draws(drawn ? 4 : 3));
        match.choose(0, Activate{Scarecrow});
        match.choose(0, Resolve{Quest::ArtifactSpring});
        pass_until(match, 0);
        match.play(0, 0);
        match.choose(0, Play{});
        EXPECT_EQ(match.said<QuestCounted>()[0].spring, 1);
        if (drawn) match.choose(0, Tell{});
        match.choose(1, Declare{Mission::Occupation, 5, {}});
        if (!drawn) match.choose(0, Tell{});
        EXPECT_EQ(match.asked_by(1), "WT-12.3");
        EXPECT_EQ(match.state().discard.size(), drawn ? 1U : 0U);
    }
}

TEST(MissionMemories, WT_R54_TheMissionTakesTheLastSpaceAndItsOwnerOpensTheEpilogue)
{
    RULE("WT-R54");  // WT-12.2
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).hand(1, 1);
    start.memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Love, Side::Spring).neutral(4, Quest::Refuge);
    auto match = start.memory(3, Quest::Terror, Side::Winter).mission_of(1, Mission::Bounty).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    beat(match, 1, {Wolf, Alice}, 0);
    match.choose(1, Declare{Mission::Bounty, 5, {}});
    match.choose(1, Tell{});
    EXPECT_EQ(match.asked_by(1), "WT-12.3");  // the activation is over with it
    EXPECT_EQ(total(match.state(), Side::Winter), 6);
}

TEST(MissionMemories, WT_R62_ToCoverAMissionFillsNoSpace)
{
    RULE("WT-R62");  // WT-21.1
    auto match = last_space().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::ArtifactSpring});
    pass_until(match, 0);
    match.play(0, 1);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(0, match.fallback(0));
    match.refuses(0, PlaceMemory{1}, "WT-21.2");
    match.choose(0, PlaceMemory{3});  // over the Spy's, which is gone
    EXPECT_EQ(match.memory(3).quest, Quest::ArtifactSpring);
    EXPECT_EQ(match.asked_by(0), "WT-4.1");  // no epilogue
}

TEST(MissionMemories, WT_R53_TheQuestKeepsTheBookmarkItBeganWith)
{
    RULE("WT-R53");  // WT-11.5 WT-11.8
    for (const bool marked : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).quest(Quest::Refuge, Grove).put(1, Wolf, Market).referee(2);
        if (marked) start.memory(2, Quest::Hope, Side::Spring);
        auto match = start.put(3, CatFox, Theatre).mission_of(1, Mission::Occupation).turn_of(0, kDraw3);
        begin(match, 0, Alice, Quest::Refuge);
        match.choose(1, Declare{Mission::Occupation, 1, {}});
        EXPECT_EQ(match.state().bookmark, 1);
        match.choose(1, Object{});
        match.choose(2, Uphold{});
        EXPECT_EQ(telling(match, 0, Retell{}).takes_up, marked ? match.subject(2) : "");
        match.choose(0, Concede{});  // where there was nothing to take up, nothing fails
        EXPECT_EQ(match.said<QuestFailed>().size(), marked ? 1U : 0U);
    }
}

TEST(MissionMemories, WT_R54_AtOnceOutsideAnyProcedure)
{
    RULE("WT-R54");
    auto match = last_space().turn_of(0);
    match.choose(1, Declare{Mission::Occupation, 5, {}});
    EXPECT_EQ(match.asked_by(1), "WT-12.3");
}

TEST(MissionMemories, WT_R53_AConnectionOnTheWayToAQuest)
{
    RULE("WT-R53");  // WT-R59
    auto start = table(4).put(1, Wolf, Mansion).quest(Quest::Terror, Mansion).put(0, Dorothy, Cemetery);
    auto match = start.abilities().put(0, Alice, Grove).mission_of(0, Mission::Connection3).turn_of(1, draws(6));
    match.choose(1, Activate{Wolf});
    match.choose(1, Resolve{Quest::Terror});
    match.choose(0, Activate{Alice});
    match.pay(0, CemeteryGrove);
    match.choose(0, Step{Cemetery});
    match.pay(0, MansionCemetery);
    match.choose(0, Step{Mansion});
    match.choose(1, Pass{});
    match.choose(0, Declare{Mission::Connection3, 1, {}});
    EXPECT_EQ(match.memory(1).mission, Mission::Connection3);  // the movement has ended, the quest has not
    match.finish(0);
    match.play(1, 1);
    match.choose(0, Pass{});
    match.choose(1, Play{});
    match.choose(1, Tell{});
    match.choose(1, match.open(1)->options.front());
    match.choose(1, PlaceMemory{3});
    EXPECT_EQ(match.state().bookmark, 3);
}

TEST(MissionMemories, WT_R53_InAMovementStepItWaitsForTheStepToEnd)
{
    RULE("WT-R53");
    auto start =
        table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Market).put(3, MadHatter, Factory);
    auto match = start.mission_of(1, Mission::Occupation).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, Declare{Mission::Occupation, 1, {}});
    EXPECT_EQ(state_of(match, 1), MissionIs::Declared);
    EXPECT_EQ(match.asked_by(1), "WT-7.1");
    match.choose(1, Pass{});
    EXPECT_EQ(match.memory(1).mission, Mission::Occupation);
    EXPECT_EQ(match.asked_by(0), "WT-4.1");
}

TEST(MissionMemories, WT_21_1_WT_R61_ANeutralMemoryMayCoverAMission)
{
    RULE("WT-21.1");  // WT-R61 WT-R62 WT-21.2
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Market).activated(Wolf).quest(Quest::Hope, Grove);
    auto match = start.mission_memory(3, Mission::Spy, 1).memory(2, Quest::Love, Side::Spring).turn_of(0, kDraw3);
    EXPECT_EQ(total(match.state(), Side::Winter), 3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.play(0, 0);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    EXPECT_EQ(match.bars(0, PlaceMemory{2}), "WT-21.2");
    EXPECT_EQ(match.fallback(0), Choice(PlaceMemory{1}));
    match.choose(0, PlaceMemory{3});
    EXPECT_EQ(match.memory(3).kind, MemoryKind::Neutral);
    EXPECT_EQ(total(match.state(), Side::Winter), 0);
    EXPECT_EQ(state_of(match, 1), MissionIs::Done);  // it does not come back
}

TEST(MissionMemories, WT_21_2_MissionsCoverNothing)
{
    RULE("WT-21.2");  // WT-R51
    auto start = table(4).put(1, Wolf, Mansion).put(0, Alice, Grove).hand(1, 2).mission_of(1, Mission::Attack1);
    auto match = start.mission_memory(1, Mission::Spy, 3).turn_of(0);
    match.refuses(1, Declare{Mission::Attack1, 1, match.some(1, 2)}, "WT-20.4");
    match.choose(1, Declare{Mission::Attack1, 3, match.some(1, 2)});
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
