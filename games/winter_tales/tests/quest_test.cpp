// Resolving a quest, steps 3 to 6: chapter WT-10. Before: join_test.cpp, after: memory_test.cpp.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Quest, WT_10_7_AnyNumberOfCardsOfTheCharactersColour)
{
    RULE("WT-10.7");  // WT-R27c WT-R23b
    auto match = hope_at_the_grove().hand(0, 4).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    const auto told = WinterTales::telling(match.state(), seat_at(0), Play{});
    EXPECT_EQ(told->event, "quest_cards");
    EXPECT_EQ(told->avoid, (std::vector<std::string_view>{"death", "ending"}));
    EXPECT_TRUE(match.offers(0, Play{}));
    EXPECT_EQ(match.fallback(0), Choice{Play{}});
    match.choose(0, Play{match.hand(0), false});
    EXPECT_EQ(match.state().quest_cards[0].size(), 7U);
    EXPECT_TRUE(match.state().quest_cards[1].empty());
}

TEST(Quest, WT_10_8_WT_10_9_WhoeverIsThereMayTakePart)
{
    RULE("WT-10.8");  // WT-10.9 WT-10.12 WT-R27c
    auto match = hope_at_the_grove()
                     .put(0, Pinocchio, Grove)
                     .put(1, Wolf, Grove)
                     .activated(Wolf)
                     .put(2, Dorothy, Grove)
                     .put(3, CatFox, GroveAsylum)
                     .hand(1, 2)
                     .turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.choose(2, Pass{});
    match.choose(3, Pass{});
    match.play(0, 0);
    EXPECT_EQ(match.asked_by(1), "WT-10.8");
    EXPECT_EQ(WinterTales::telling(match.state(), seat_at(1), TakePart{Wolf, {}, false})->must,
              (std::vector<std::string_view>{"last_narrator", "help_or_hinder", "cards"}));
    match.choose(1, TakePart{Wolf, match.some(1, 2), false});  // activated earlier
    EXPECT_EQ(match.asked_by(2), "WT-10.8");                   // never activated
    EXPECT_EQ(match.fallback(2), Choice{Pass{}});
    match.choose(2, TakePart{Dorothy, {}, false});  // without a card
    EXPECT_EQ(match.asked_by(0), "WT-10.14");       // nobody else is there; not with Pinocchio either
}

TEST(Quest, WT_10_10_WhoeverWasStoppedIsOutOrComesWithAnother)
{
    RULE("WT-10.10");  // WT-R35
    for (const bool fallback : {false, true}) {
        auto match = table(4)
                         .option(&Options::join_fallback, fallback)
                         .put(1, Wolf, Grove)
                         .put(3, CatFox, GroveAsylum)
                         .put(0, Alice, Asylum)
                         .put(0, Dorothy, Grove)
                         .hand(3, 1)
                         .quest(Quest::Terror, Grove)
                         .turn_of(1, draws(6));
        begin(match, 1, Wolf, Quest::Terror);
        match.choose(3, Pass{});
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        match.choose(3, StartCombat{CatFox, Alice});
        match.choose(3, Strike{match.first(3)});
        match.choose(0, Pass{});
        match.choose(3, Tell{});
        EXPECT_EQ(match.bars(0, Rescue{Alice, match.some(0, 2)}), "WT-17.5");  // not his turn
        match.finish(0);
        match.play(1, 0);
        EXPECT_EQ(match.asked_by(0) == "WT-10.8", fallback);
        EXPECT_EQ(match.offers(0, TakePart{Dorothy, {}, false}), fallback);
    }
}

TEST(Quest, WT_10_10_WhoeverHasJoinedTakesPartWithNobodyElse)
{
    RULE("WT-10.10");
    auto match = hope_at_the_grove().put(1, Wolf, Grove).put(1, CatFox, Grove).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    match.finish(1);
    match.play(0, 0);
    match.refuses(1, TakePart{CatFox, {}, false}, "WT-10.10");
    match.choose(1, TakePart{Wolf, {}, false});
}

TEST(Quest, WT_10_11_NotFromTheGround)
{
    RULE("WT-10.11");
    auto match = hope_at_the_grove()
                     .put(1, Wolf, Grove)
                     .down(Wolf)
                     .put(2, Dorothy, Grove)
                     .down(Dorothy)
                     .put(2, TinMan, Grove)
                     .activated(TinMan)
                     .turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    EXPECT_TRUE(match.waits_for(2));  // the Wolf is alone and down
    match.refuses(2, TakePart{Dorothy, {}, false}, "WT-10.10");
    match.choose(2, TakePart{TinMan, {}, false});
}

TEST(Quest, WT_10_13_WT_R23_TheAuthorPicksOneOfHisColours)
{
    RULE("WT-10.13");  // WT-R23 WT-13.1
    for (const Character who : {Dorothy, CatFox}) {
        auto match = table(3)
                         .put(0, Alice, Grove)
                         .quest(Quest::Hope, Grove)
                         .put(2, Dorothy, Grove)
                         .put(2, CatFox, Grove)
                         .hand(2, 2)
                         .turn_of(0, kDraw3);
        begin(match, 0, Alice, Quest::Hope);
        match.choose(2, Pass{});
        match.play(0, 1);
        match.choose(2, TakePart{who, match.some(2, 2), false});
        EXPECT_EQ(match.asked_by(0), "WT-10.14");  // once
        EXPECT_EQ(match.state().quest_cards[0].size(), who == Dorothy ? 3U : 1U);
        EXPECT_EQ(match.state().quest_cards[1].size(), who == Dorothy ? 0U : 2U);
    }
}

TEST(Quest, WT_10_13_TheActiveAuthorCountsForHisCharacterAlone)
{
    RULE("WT-10.13");  // WT-R23
    auto match = table(3)
                     .put(2, Dorothy, Grove)
                     .put(2, CatFox, Grove)
                     .activated(Dorothy)
                     .quest(Quest::Terror, Grove)
                     .turn_of(2, kDraw3);
    begin(match, 2, CatFox, Quest::Terror);
    match.play(2, 2);
    EXPECT_EQ(match.state().quest_cards[1].size(), 2U);
    EXPECT_EQ(match.asked_by(2), "WT-10.14");  // Dorothy is his own
}

TEST(Quest, WT_10_14_OneLastCardAtMost)
{
    RULE("WT-10.14");
    auto match = hope_at_the_grove().turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    EXPECT_EQ(WinterTales::telling(match.state(), seat_at(0), Play{})->event, "quest_last");
    match.refuses(0, Play{match.some(0, 2), false}, "WT-10.14");
    match.choose(0, Play{{match.hand(0).nth(2)}, false});
    EXPECT_EQ(match.state().quest_cards[0].size(), 1U);
}

TEST(Quest, WT_10_15_MoreFewerOrAsMany)
{
    RULE("WT-10.15");  // WT-10.16
    const Outcome outcomes[] = {Outcome::Failure, Outcome::Draw, Outcome::Success};
    for (std::size_t cards = 1; cards <= 3; ++cards) {
        auto match = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(1, 2).turn_of(0, kDraw3);
        begin(match, 0, Alice, Quest::Hope);
        match.play(0, cards - 1);
        match.choose(1, TakePart{Wolf, match.some(1, 2), false});
        match.play(0, 1);
        const Outcome outcome = outcomes[cards - 1];
        EXPECT_EQ(match.said<QuestCounted>(),
                  (std::vector<QuestCounted>{{Quest::Hope, static_cast<std::uint8_t>(cards), 2, outcome}}));
        const auto told = WinterTales::telling(match.state(), seat_at(0), Tell{});
        EXPECT_EQ(told->must, (std::vector<std::string_view>{"result"}));
        EXPECT_EQ(told->about.back(), (std::pair<std::string_view, std::string_view>{
                                          "outcome", kOutcomeNames[static_cast<std::size_t>(outcome)]}));
        match.choose(0, Tell{});  // the active player, whatever came of it
    }
}

TEST(Quest, WT_10_17_WT_R24_TheCardsStayUntilOneIsChosen)
{
    RULE("WT-10.17");  // WT-R24
    auto match = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(1, 1).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 2);
    match.choose(1, TakePart{Wolf, match.some(1, 1), false});
    match.play(0, 0);
    match.choose(0, Tell{});
    EXPECT_EQ(match.state().quest_cards[0].size(), 2U);
    EXPECT_TRUE(match.state().discard.empty());
    match.choose(0, ChooseMemory{match.state().quest_cards[0].front()});
    match.choose(0, PlaceMemory{1});
    EXPECT_EQ(match.state().discard.size(), 2U);
    EXPECT_TRUE(match.state().quest_cards[0].empty());
}

TEST(Quest, WT_10_20_AnAbsentPlayerLeavesTheMissionsAlone)
{
    RULE("WT-10.20");  // WT-10.19 WT-21.1
    auto match = hope_at_the_grove().mission_memory(1, Mission::Spy, 1).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 2);
    match.choose(0, Play{});
    match.choose(0, Tell{});
    EXPECT_EQ(bot_options(match, 0).size(), 1U);  // to a bot all pictures are alike
    match.choose(0, match.fallback(0));
    EXPECT_TRUE(match.offers(0, PlaceMemory{1}));
    EXPECT_EQ(match.fallback(0), Choice(PlaceMemory{2}));
}

TEST(Quest, WT_10_2_WT_10_15_GrumpyAndTheLight)
{
    RULE("WT-10.15");  // WT-10.2 WT-10.19 WT-7.8
    const int achille = 0, benedetta = 1, clara = 2, daniele = 3, edoardo = 4, francesca = 5, giovanni = 6;
    auto match = table(7)
                     .italian()
                     .put(edoardo, Grumpy, Factory)
                     .put(francesca, WhiteRabbit, Factory)
                     .put(francesca, CatFox, Market)
                     .activated(WhiteRabbit)
                     .activated(CatFox)
                     .put(giovanni, SnowWhite, Theatre)
                     .put(giovanni, Scarecrow, Grove)
                     .put(achille, TinMan, Fortress)
                     .put(benedetta, Candlewick, FactoryFortress)
                     .activated(Candlewick)
                     .put(clara, Dorothy, Cemetery)
                     .put(daniele, MadHatter, Cemetery)
                     .hand(edoardo, 2)
                     .hand(francesca, 5)
                     .hand(clara, 1)
                     .quest(Quest::Hope, Factory)
                     .turn_of(edoardo, draws(6));
    begin(match, edoardo, Grumpy, Quest::Hope);
    match.choose(giovanni, Pass{});  // Francesca has nobody ready
    match.choose(achille, Activate{TinMan});
    match.pay(achille, FactoryFortress);
    match.refuses(benedetta, StartCombat{Candlewick, TinMan}, "WT-7.8");  // no card
    match.choose(benedetta, Pass{});
    match.choose(achille, Step{Factory});
    match.choose(francesca, Pass{});
    match.choose(achille, Finish{});
    match.choose(clara, Pass{});
    match.choose(daniele, Pass{});
    EXPECT_TRUE(match.figure(Dorothy).ready);
    match.play(edoardo, 3);
    match.choose(francesca, TakePart{WhiteRabbit, match.some(francesca, 5), false});
    match.choose(achille, TakePart{TinMan, match.some(achille, 2), false});
    match.play(edoardo, 1);
    EXPECT_EQ(match.said<QuestCounted>(), (std::vector<QuestCounted>{{Quest::Hope, 6, 5, Outcome::Success}}));
    match.choose(edoardo, Tell{});
    const StoryCard glow = match.said<PlayedCards>()[2].cards.front();  // the Tin Man's
    match.choose(edoardo, ChooseMemory{glow});
    match.choose(edoardo, PlaceMemory{2});
    const Memory expected{.kind = MemoryKind::Story, .side = Side::Spring, .card = glow, .quest = Quest::Hope};
    EXPECT_EQ(match.memory(2), expected);
    EXPECT_EQ(match.state().bookmark, 2);
    EXPECT_EQ(match.token(Quest::Hope).is, TokenIs::Track);
}

TEST(Quest, WT_R27d_WT_R63_OneOfSeveralTakesPart)
{
    RULE("WT-R27d");  // WT-R63 WT-22.4
    auto match = hope_at_the_grove()
                     .abilities()
                     .put(2, Scarecrow, Grove)
                     .put(2, Dorothy, Grove)
                     .activated(Scarecrow)
                     .activated(Dorothy)
                     .turn_of(0, draws(4));
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    match.choose(2, TakePart{Dorothy, {}, false});
    match.play(0, 0);
    EXPECT_EQ(match.said<QuestCounted>()[0].spring, 0);  // the Scarecrow only looks on
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
