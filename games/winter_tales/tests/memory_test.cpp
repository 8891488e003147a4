// What a quest leaves behind: step 7 of chapter WT-10, memories and the bookmark of chapter WT-11.
#include <algorithm>

#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

using Keys = std::vector<std::string_view>;

// The active Rebel or Soldier resolves at once; whoever is asked to come stays where he is.
void begin_alone(Match& match, int seat, Character who, Quest quest)
{
    match.choose(seat, Activate{who});
    match.choose(seat, Resolve{quest});
    while (match.is_in<QuestRun>() && match.frame<QuestRun>().step == QuestStep::Join) {
        match.choose(static_cast<int>(index(*match.waiting().begin())), Pass{});
    }
}

void take_part(Match& match, int seat, Character who, std::size_t n)
{
    match.choose(seat, TakePart{who, match.some(seat, n), false});
}

TEST(Memory, WT_10_18_WT_10_20_WT_10_22_AWonQuestBecomesAMemory)
{
    RULE("WT-10.20");  // WT-10.18 WT-10.22 WT-11.1 WT-11.4 WT-11.10
    auto match = hope_at_the_grove().put(1, Wolf, Market).memory(2, Quest::Terror, Side::Spring).turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 2);
    match.play(0, 0);
    match.choose(0, Tell{});
    const StoryCard card = match.state().quest_cards[0].nth(1);
    match.choose(0, ChooseMemory{card});
    EXPECT_EQ(match.asked_by(0), "WT-10.20");
    match.refuses(0, PlaceMemory{2}, "WT-21.2");   // taken
    match.refuses(0, PlaceMemory{4}, "WT-10.20");  // there is the epilogue marker
    match.refuses(0, PlaceMemory{0}, "WT-10.20");
    EXPECT_TRUE(match.offers(0, PlaceMemory{1}));
    match.choose(0, PlaceMemory{3});  // in any order
    EXPECT_EQ(match.memory(3),
              (Memory{.kind = MemoryKind::Story, .side = Side::Spring, .card = card, .quest = Quest::Hope}));
    EXPECT_EQ(match.state().bookmark, 3);
    EXPECT_EQ(match.token(Quest::Hope).is, TokenIs::Track);
    EXPECT_FALSE(match.is_in<QuestRun>());
    EXPECT_EQ(total(match.state(), Side::Spring), 6);
    match.finish(0);
}

TEST(Memory, WT_10_19_WhoeverPlayedMostForTheWinnersChooses)
{
    RULE("WT-10.19");  // WT-R24 WT-12.2
    auto match = hope_at_the_grove(5)
                     .put(2, Dorothy, Grove)
                     .put(1, Wolf, Grove)
                     .activated(Dorothy)
                     .activated(Wolf)
                     .hand(2, 2)
                     .hand(1, 1)
                     .turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 1);
    take_part(match, 1, Wolf, 1);
    take_part(match, 2, Dorothy, 2);
    match.play(0, 0);
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(2), "WT-10.19");
    const Cards spring = match.state().quest_cards[0];
    match.refuses(2, ChooseMemory{match.state().quest_cards[1].front()}, "WT-10.19");  // the losers'
    for (const StoryCard card : spring) {
        EXPECT_TRUE(match.offers(2, ChooseMemory{card}));  // by whomever it was played
    }
    const auto told = WinterTales::telling(match.state(), seat_at(2), ChooseMemory{spring.front()});
    EXPECT_EQ(told->event, "memory");
    EXPECT_TRUE(told->wants_concept);
    EXPECT_EQ(told->avoid, (Keys{"new_meaning"}));
    match.choose(2, ChooseMemory{spring.front()});
    EXPECT_EQ(match.asked_by(0), "WT-10.20");  // the active player lays it
}

TEST(Memory, WT_10_19_OfSeveralTheAuthorElseTheActivePlayerChooses)
{
    RULE("WT-10.19");  // WT-13.4
    for (const std::size_t seats : {5U, 4U}) {
        auto match = hope_at_the_grove(seats)
                         .put(1, Wolf, Grove)
                         .put(3, CatFox, Grove)
                         .activated(Wolf)
                         .activated(CatFox)
                         .hand(1, 2)
                         .hand(3, 2)
                         .turn_of(0, kDraw3);
        begin_alone(match, 0, Alice, Quest::Hope);
        match.play(0, 2);
        take_part(match, 1, Wolf, 2);
        take_part(match, 3, CatFox, 2);
        match.play(0, 0);
        EXPECT_EQ(match.said<QuestCounted>()[0].outcome, Outcome::Failure);
        match.choose(0, Tell{});
        const int chooser = seats == 5 ? 4 : 0;
        EXPECT_TRUE(match.waits_for(chooser));
        const StoryCard card = match.state().quest_cards[1].front();
        match.choose(chooser, ChooseMemory{card});
        match.choose(0, PlaceMemory{1});
        EXPECT_EQ(match.memory(1).side, Side::Winter);
        EXPECT_EQ(match.memory(1).quest, Quest::Hope);  // the token's colour shows that it was lost [WT-11.10]
    }
}

TEST(Memory, WT_10_21_WT_11_3_ADrawIsANeutralMemory)
{
    RULE("WT-10.21");  // WT-11.3
    auto match = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(1, 3).turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 2);
    take_part(match, 1, Wolf, 3);
    match.play(0, 1);
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(0), "WT-10.20");
    const auto told = WinterTales::telling(match.state(), seat_at(0), PlaceMemory{1});
    ASSERT_TRUE(told);
    EXPECT_TRUE(told->wants_concept);
    const std::pair<std::string_view, std::string_view> quest{"quest", "hope"};
    EXPECT_EQ(std::count(told->about.begin(), told->about.end(), quest), 1);
    match.choose(0, PlaceMemory{1});
    EXPECT_EQ(match.memory(1), (Memory{.kind = MemoryKind::Neutral, .quest = Quest::Hope}));
    EXPECT_EQ(total(match.state(), Side::Spring), 0);
    EXPECT_EQ(total(match.state(), Side::Winter), 0);
    EXPECT_EQ(match.state().discard.size(), 6U);
    EXPECT_EQ(match.state().bookmark, 1);
}

TEST(Memory, WT_R27_MoreDrawsThanNeutralCards)
{
    RULE("WT-R27");
    auto match = hope_at_the_grove()
                     .memories(7)
                     .neutral(1, Quest::Terror)
                     .neutral(2, Quest::Propaganda)
                     .neutral(3, Quest::Refuge)
                     .turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, PlaceMemory{4});
    EXPECT_EQ(match.memory(4).kind, MemoryKind::Neutral);
}

TEST(Memory, WT_10_23_APowerForTheQuestsOwnSideOnly)
{
    RULE("WT-10.23");  // WT-19.1
    for (const std::size_t winter : {0U, 1U, 2U}) {
        auto match = table(4)
                         .powers()
                         .put(0, Alice, Grove)
                         .put(1, Wolf, Grove)
                         .activated(Wolf)
                         .hand(1, winter)
                         .quest(Quest::Refuge, Grove)
                         .turn_of(0, kDraw3);
        begin_alone(match, 0, Alice, Quest::Refuge);
        match.play(0, 1);
        take_part(match, 1, Wolf, winter);
        match.play(0, 0);
        match.choose(0, Tell{});
        if (winter != 1) {
            const int chooser = winter == 0 ? 0 : 1;
            match.choose(chooser, ChooseMemory{match.state().quest_cards[winter == 0 ? 0 : 1].front()});
        }
        match.choose(0, PlaceMemory{1});
        EXPECT_EQ(match.state().powers.refuge.has_value(), winter == 0);
    }
}

TEST(Memory, WT_10_24_WT_R30_TheLastSpaceStartsTheEpilogueAtOnce)
{
    RULE("WT-10.24");  // WT-R30 WT-R33 WT-12.1 WT-12.2
    auto match = hope_at_the_grove()
                     .put(1, Wolf, Grove)
                     .activated(Wolf)
                     .hand(0, 7)
                     .hand(1, 1)
                     .memory(1, Quest::Terror, Side::Winter)
                     .memory(3, Quest::Love, Side::Winter)
                     .turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    take_part(match, 1, Wolf, 1);
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(1, ChooseMemory{match.state().quest_cards[1].front()});
    match.choose(0, PlaceMemory{2});
    ASSERT_TRUE(match.is_in<Epilogue>());
    EXPECT_EQ(match.frame<Epilogue>().seat, seat_at(0));  // although the quest failed
    EXPECT_EQ(match.cards(0), 10U);                       // no discard
}

TEST(Memory, WT_10_25_OtherwiseTheActivationEndsAndTheTurn)
{
    RULE("WT-10.25");  // WT-4.6
    auto match = hope_at_the_grove().put(1, Wolf, Market).hand(0, 7).turn_of(0, kDraw3);
    begin_alone(match, 0, Alice, Quest::Hope);
    match.play(0, 1);
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, ChooseMemory{match.state().quest_cards[0].front()});
    match.choose(0, PlaceMemory{1});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
    match.refuses(0, Finish{match.some(0, 1)}, "WT-4.6");
    match.choose(0, Finish{match.some(0, 2)});
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Memory, WT_11_2_WT_11_9_FightsLeaveNoMemoryAndOweNoBookmark)
{
    RULE("WT-11.2");  // WT-11.9
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .hand(1, 1)
                     .memory(1, Quest::Hope, Side::Spring)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    const auto told = WinterTales::telling(match.state(), seat_at(1), Strike{match.first(1)});
    EXPECT_EQ(told->must, (Keys{"cards", "assault"}));
    EXPECT_EQ(told->takes_up, "");
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Tell{});
    EXPECT_EQ(match.memory(2), Memory{});
    EXPECT_EQ(match.state().bookmark, 1);
}

TEST(Memory, WT_11_5_WT_11_6_SnowWhiteTakesUpTheLight)
{
    RULE("WT-11.5");  // WT-11.6 WT-10.13
    const int giovanni = 6;
    auto match = table(7)
                     .put(giovanni, SnowWhite, Theatre)
                     .put(2, Dorothy, Cemetery)
                     .activated(Dorothy)
                     .memory(1, Quest::Love, Side::Winter)
                     .memory(2, Quest::Hope, Side::Spring)
                     .quest(Quest::Terror, Cemetery)
                     .turn_of(giovanni, kDraw3);
    match.choose(giovanni, Activate{SnowWhite});
    match.pay(giovanni, StatueSquare);
    match.choose(giovanni, Step{Mansion});
    match.pay(giovanni, MansionCemetery);
    match.choose(giovanni, Step{Cemetery});
    match.choose(2, Pass{});
    const auto told = WinterTales::telling(match.state(), seat_at(giovanni), Resolve{Quest::Terror});
    EXPECT_EQ(told->must, (Keys{"introduction", "how", "bookmark"}));
    EXPECT_EQ(told->avoid, (Keys{"new_meaning", "ending"}));
    EXPECT_EQ(told->takes_up, match.subject(2));  // the newest
    match.choose(giovanni, Resolve{Quest::Terror});
    match.play(giovanni, 1);
    EXPECT_EQ(match.state().quest_cards[1].size(), 1U);
}

TEST(Memory, WT_R25_TheScarecrowWinsWithoutACard)
{
    RULE("WT-R25");  // WT-R63
    for (const std::size_t seats : {4U, 5U}) {
        auto match =
            table(seats).abilities().put(0, Scarecrow, Grove).quest(Quest::Hope, Grove).turn_of(0, {0, 0, 0, 5});
        begin_alone(match, 0, Scarecrow, Quest::Hope);
        match.play(0, 0);
        match.play(0, 0);
        EXPECT_EQ(match.said<QuestCounted>(), (std::vector<QuestCounted>{{Quest::Hope, 1, 0, Outcome::Success}}));
        const StoryCard top = match.state().deck.nth(5);
        match.choose(0, Tell{});
        const int chooser = seats == 5 ? 4 : 0;
        match.choose(chooser, ChooseMemory{top});
        match.choose(0, PlaceMemory{1});
        EXPECT_EQ(match.memory(1).card, top);
        EXPECT_EQ(match.memory(1).side, Side::Spring);
    }
}

TEST(Memory, WT_R25_WT_R09_ThePictureComesFromTheReshuffledCards)
{
    RULE("WT-R25");  // WT-R09
    auto match = table(4)
                     .abilities()
                     .put(0, Pinocchio, Market)
                     .put(2, Scarecrow, Grove)
                     .hand(0, 7)
                     .hand(2, 80)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, {0, 0, 0, 0, 0, 1});
    match.choose(0, Activate{Pinocchio});
    match.finish(0);  // puts three away; the Scarecrow draws the last three
    begin_alone(match, 2, Scarecrow, Quest::Hope);
    match.play(2, 0);
    match.play(2, 0);
    const StoryCard picture = match.player(0).put_away.nth(1);
    match.choose(2, Tell{});
    match.choose(2, ChooseMemory{picture});
    match.choose(2, PlaceMemory{1});
    EXPECT_EQ(match.memory(1).card, picture);
    EXPECT_TRUE(match.said<Reshuffled>().empty());  // what was put away in secret goes back in secret
}

TEST(Memory, WT_R25_WithoutAnyCardItIsToldWithoutAPicture)
{
    RULE("WT-R25");  // WT-R09
    auto match = table(4).abilities().put(2, Scarecrow, Grove).quest(Quest::Hope, Grove).no_cards_left().turn_of(2);
    begin_alone(match, 2, Scarecrow, Quest::Hope);
    match.play(2, 0);
    match.play(2, 0);
    match.choose(2, Tell{});
    EXPECT_TRUE(WinterTales::telling(match.state(), seat_at(2), PlaceMemory{1})->wants_concept);
    match.choose(2, PlaceMemory{1});
    EXPECT_EQ(match.memory(1), (Memory{.kind = MemoryKind::Story, .side = Side::Spring, .quest = Quest::Hope}));
}

TEST(Memory, WT_R27e_AnAbilityIsNoCardAndTheArtifactIsOne)
{
    RULE("WT-R27e");  // WT-10.19 WT-19.26
    auto ability =
        hope_at_the_grove().abilities().put(2, Scarecrow, Grove).activated(Scarecrow).hand(2, 2).turn_of(0, draws(4));
    begin_alone(ability, 0, Alice, Quest::Hope);
    ability.play(0, 1);
    take_part(ability, 2, Scarecrow, 2);
    ability.play(0, 1);
    EXPECT_EQ(ability.said<QuestCounted>()[0].spring, 5);
    ability.choose(0, Tell{});
    EXPECT_TRUE(ability.waits_for(0));  // two each, the last card included

    auto artifact = hope_at_the_grove(5)
                        .in_force({.artifact = Alice})
                        .memory(1, Quest::ArtifactSpring, Side::Spring)
                        .quest_out(Quest::ArtifactWinter)
                        .put(2, Dorothy, Grove)
                        .activated(Dorothy)
                        .hand(2, 1)
                        .turn_of(0, kDraw3);
    begin_alone(artifact, 0, Alice, Quest::Hope);
    artifact.choose(0, Play{artifact.some(0, 1), true});
    take_part(artifact, 2, Dorothy, 1);
    artifact.refuses(0, Play{{}, true}, "WT-10.14");  // once a quest
    artifact.play(0, 0);
    EXPECT_EQ(artifact.said<QuestCounted>()[0].spring, 3);
    artifact.choose(0, Tell{});
    EXPECT_TRUE(artifact.waits_for(0));  // two to one: no tie for the Author
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
