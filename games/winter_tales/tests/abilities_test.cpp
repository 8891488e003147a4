// Module abilities: chapter WT-22.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

std::size_t drawn_by(Character who, const Options& options, std::size_t cards)
{
    const int seat = is_rebel(who) ? 0 : 1;
    auto start = table(4).with(options).put(seat, who, is_rebel(who) ? Grove : Market);
    if (options.missions) start.mission_of(0, Mission::Rescue);
    auto match = start.turn_of(seat, draws(cards));
    match.choose(seat, Activate{who});
    return match.cards(seat);
}

TEST(Abilities, WT_22_14_FourCardsInsteadOfThree)
{
    RULE("WT-22.14");  // WT-22.2
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        const bool story = who == Grumpy || who == WhiteRabbit, mission = who == Alice || who == Candlewick;
        for (const Edition edition : {Edition::De, Edition::It}) {
            Options options{.edition = edition};
            EXPECT_EQ(drawn_by(who, options, 3), 3U);
            options.abilities = true;
            const std::size_t cards = story || (mission && edition == Edition::De) ? 4 : 3;
            EXPECT_EQ(drawn_by(who, options, cards), cards) << name_of(who);
            options.missions = true;
            EXPECT_EQ(drawn_by(who, options, story ? 4 : 3), story ? 4U : 3U) << name_of(who);
        }
    }
}

TEST(Abilities, WT_22_2_TheFourthCardByItself)
{
    RULE("WT-22.2");
    for (const bool four : {true, false}) {
        Options options{.edition = four ? Edition::It : Edition::De, .abilities = true};
        options.four_without_missions = four ? Flag::On : Flag::Off;
        EXPECT_EQ(drawn_by(Alice, options, four ? 4 : 3), four ? 4U : 3U);
    }
}

TEST(Abilities, WT_22_1_EachUseIsTold)
{
    RULE("WT-22.1");
    auto match = table(4).abilities().put(0, Dorothy, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    EXPECT_EQ(telling(match, 0, Passage{}).event, "ability");
    EXPECT_EQ(telling(match, 0, Passage{}).must, keys({"ability"}));
}

TEST(Abilities, WT_22_1_AnActivatedCharacterHasItToo)
{
    RULE("WT-22.1");
    auto match =
        table(4).abilities().put(0, Alice, Grove).put(1, Wolf, GroveAsylum).activated(Wolf).turn_of(0, draws(4));
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    EXPECT_TRUE(match.offers(1, StrikeFree{}));
}

TEST(Abilities, WT_22_2_WT_R60_AliceChoosesAnotherMission)
{
    RULE("WT-22.2");  // WT-R60
    auto match = table(4).abilities().put(0, Alice, Grove).mission_of(0, Mission::Resistance).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_TRUE(match.offers(0, SwapMission{Mission::Resistance, Mission::Resistance}));  // the other copy
    EXPECT_FALSE(match.offers(0, SwapMission{Mission::Resistance, Mission::Bounty}));
    EXPECT_FALSE(match.offers(0, DrawMission{Mission::Resistance}));
    const std::size_t unused = match.state().unused.size();
    match.choose(0, SwapMission{Mission::Resistance, Mission::Connection1});
    EXPECT_EQ(match.player(0).missions.front(), (HeldMission{.mission = Mission::Connection1}));
    EXPECT_EQ(match.state().unused.size(), unused - 1);
    EXPECT_EQ(match.state().lost.front(), (LostMission{Mission::Resistance, seat_at(0)}));   // out of the game
    EXPECT_FALSE(match.offers(0, SwapMission{Mission::Connection1, Mission::Connection2}));  // once
}

TEST(Abilities, WT_22_2_TheItalianAliceDraws)
{
    RULE("WT-22.2");
    auto start = table(4).abilities().put(0, Alice, Grove).mission_of(0, Mission::Resistance);
    auto match = start.option(&Options::new_mission_drawn, true).turn_of(0, {0, 0, 0, 1});
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, SwapMission{Mission::Resistance, Mission::Connection1}));
    match.choose(0, DrawMission{Mission::Resistance});
    EXPECT_EQ(match.player(0).missions.front().mission, Mission::Resistance);  // rescue, resistance, connection_1, ...
    EXPECT_EQ(match.state().lost.size(), 1U);
}

TEST(Abilities, WT_R60_ARevealedCardMayGoADoneOneNot)
{
    RULE("WT-R60");
    auto start = table(4).abilities().put(0, Alice, Mansion).mission_of(0, Mission::Connection3);
    auto open = start.turn_of(0, kDraw3);
    open.choose(0, Activate{Alice});
    open.choose(0, Reveal{Mission::Connection3});
    open.choose(0, SwapMission{Mission::Connection3, Mission::Rescue});
    EXPECT_EQ(open.player(0).missions.front().is, MissionIs::Secret);
    auto done = table(4).abilities().put(0, Alice, Grove).mission_memory(1, Mission::Rescue, 0).turn_of(0, kDraw3);
    done.choose(0, Activate{Alice});
    EXPECT_FALSE(done.offers(0, SwapMission{Mission::Rescue, Mission::Connection1}));
}

TEST(Abilities, WT_R60_TheAuthorsCandlewickSwapsTheWinterCard)
{
    RULE("WT-R60");
    auto start = table(5).abilities().put(4, Candlewick, Market).mission_of(4, Mission::Rescue);
    auto match = start.mission_of(4, Mission::Attack1).turn_of(4, kDraw3);
    match.choose(4, Activate{Candlewick});
    EXPECT_FALSE(match.offers(4, SwapMission{Mission::Rescue, Mission::Resistance}));
    EXPECT_TRUE(match.offers(4, SwapMission{Mission::Attack1, Mission::Bounty}));
}

TEST(Abilities, WT_R60_CandlewickTakesTheLastUnusedMission)
{
    RULE("WT-R60");
    State s = table(4).abilities().put(1, Candlewick, Market).mission_of(1, Mission::Attack1).state();
    FixedVector<Mission, 14> left;
    bool kept = false;
    for (const Mission mission : s.unused) {  // all but one of Winter's have been swapped away before
        if (side_of(mission) == Side::Spring || !kept) {
            left.push_back(mission);
            kept = kept || side_of(mission) == Side::Winter;
        } else {
            s.lost.push_back({mission, seat_at(3)});
        }
    }
    s.unused = left;
    s.active = 1;
    s.stack = {Chapter{}, Turn{}};
    Match match(s, draws(3));
    match.choose(1, Activate{Candlewick});
    match.choose(1, SwapMission{Mission::Attack1, left.back()});
    EXPECT_EQ(std::count_if(match.state().unused.begin(), match.state().unused.end(),
                            [](Mission m) { return side_of(m) == Side::Winter; }),
              0);
    const auto asked = match.open(1);
    for (const Choice& option : asked->options) {
        EXPECT_FALSE(std::holds_alternative<SwapMission>(option));
    }
}

TEST(Abilities, WT_22_2_ANewSpyBeginsFromNothing)
{
    RULE("WT-22.2");  // WT-20.9
    State s =
        table(4).abilities().put(1, Candlewick, Market).mission_of(1, Mission::Attack1).put(0, Alice, Grove).state();
    s.players[1].spy_events = 2;  // before he had the card
    s.players[1].spied_on = {Alice};
    s.active = 1;
    s.stack = {Chapter{}, Turn{}};
    Match match(s, draws(3));
    match.choose(1, Activate{Candlewick});
    match.choose(1, SwapMission{Mission::Attack1, Mission::Spy});
    EXPECT_EQ(match.player(1).spy_events, 0);
    EXPECT_TRUE(match.player(1).spied_on.empty());
}

TEST(Abilities, WT_22_4_WT_R63_TheScarecrowWinsWithoutACard)
{
    RULE("WT-22.4");  // WT-R63 WT-R25
    auto match = table(4).abilities().put(0, Scarecrow, Grove).quest(Quest::Hope, Grove).turn_of(0, draws(4));
    match.choose(0, Activate{Scarecrow});
    match.choose(0, Resolve{Quest::Hope});
    match.play(0, 0);
    match.choose(0, Play{});
    EXPECT_EQ(match.said<QuestCounted>()[0], (QuestCounted{Quest::Hope, 1, 0, Outcome::Success}));
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(0), "WT-10.19");
}

TEST(Abilities, WT_22_4_WT_R63_TheFireEaterCountsWhereHeTakesPart)
{
    RULE("WT-22.4");  // WT-R63
    for (const bool joins : {true, false}) {
        auto start = table(4).abilities().put(0, TinMan, Grove).quest(Quest::Hope, Grove);
        auto match = start.put(1, FireEater, Grove).activated(FireEater).turn_of(0, kDraw3);
        match.choose(0, Activate{TinMan});
        match.choose(0, Resolve{Quest::Hope});
        match.play(0, 0);
        if (joins) {
            match.choose(1, TakePart{FireEater, {}, false});
        } else {
            match.choose(1, Pass{});
        }
        const auto counts = WinterTales::view(match.state(), seat_at(2)).quest_counts;
        EXPECT_EQ(counts, (std::array<std::uint8_t, 2>{0, joins}));
        match.choose(0, Play{});
        EXPECT_EQ(match.frame<QuestRun>().outcome, joins ? Outcome::Failure : Outcome::Draw);
    }
}

TEST(Abilities, WT_22_6_WT_R67_PinocchiosTrapIsWorthOneMore)
{
    RULE("WT-22.6");  // WT-R67 WT-16.4
    auto start = table(4).abilities().put(0, Pinocchio, Grove).put(1, Wolf, GroveAsylum).hand(0, 1);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    lay_trap(match, 0, Pinocchio, 0);
    match.play(1, 0);
    EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 1);
    EXPECT_TRUE(match.figure(Wolf).down);
}

TEST(Abilities, WT_22_6_OneCardAgainstCatAndFoxIsNoTrapAtAll)
{
    RULE("WT-22.6");  // WT-R39
    auto start = table(4).abilities().put(0, TinMan, Grove).put(1, CatFox, GroveAsylum).hand(0, 1);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{CatFox});
    match.pay(1, Grove);
    lay_trap(match, 0, TinMan, 0);
    match.play(1, 0);
    EXPECT_EQ(match.said<TrapRevealed>()[0].defence, 1);
    EXPECT_EQ(match.said<TrapEnded>()[0].result, TrapResult::Defused);
}

TEST(Abilities, WT_22_6_PinocchioAgainstCatAndFoxIsATie)
{
    RULE("WT-22.6");
    auto start = table(4).abilities().put(0, Pinocchio, Grove).put(1, CatFox, GroveAsylum).hand(0, 1);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{CatFox});
    match.pay(1, Grove);
    lay_trap(match, 0, Pinocchio, 0);
    match.play(1, 0);
    EXPECT_EQ(match.said<TrapEnded>()[0].result, TrapResult::Blocked);
}

TEST(Abilities, WT_22_6_PinocchioHelpingHisBelovedCounts)
{
    RULE("WT-22.6");  // WT-19.17
    auto start = table(4).abilities().put(0, TinMan, Grove).put(2, Pinocchio, Grove).put(1, Wolf, GroveAsylum);
    start.hand(0, 1).memory(1, Quest::Love, Side::Spring).in_force({.love_one = TinMan, .love_two = Pinocchio});
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    match.choose(2, Pass{});
    lay_trap(match, 0, TinMan, 0);
    match.play(2, 0);
    match.play(1, 1);
    EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 1);
    EXPECT_EQ(match.said<TrapEnded>()[0].result, TrapResult::Blocked);
}

TEST(Abilities, WT_22_8_WT_R65_TheWolfAttacksWithAnEmptyHand)
{
    RULE("WT-22.8");  // WT-R65
    auto match = table(4).abilities().put(0, Dorothy, Grove).put(1, Wolf, GroveAsylum).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Dorothy});
    match.choose(1, StrikeFree{});
    match.choose(0, Strike{match.first(0)});
    match.refuses(1, StrikeFree{}, "WT-15.2");
    match.choose(1, Pass{});
    EXPECT_FALSE(match.figure(Dorothy).down);
}

TEST(Abilities, WT_22_8_NoStoryCardInTheFirstRound)
{
    RULE("WT-22.8");  // WT-15.2 WT-R70
    for (const bool italian : {false, true}) {
        auto start = table(4).abilities().put(0, TinMan, Grove).put(1, Wolf, GroveAsylum).hand(1, 2);
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        match.choose(0, Activate{TinMan});
        match.pay(0, GroveAsylum);
        match.choose(1, StartCombat{Wolf, TinMan});
        match.refuses(1, Strike{match.first(1)}, "WT-22.8");
        match.refuses(1, Pass{}, "WT-15.3");
        EXPECT_EQ(match.fallback(1), Choice(StrikeFree{}));
        match.choose(1, match.fallback(1));
        match.refuses(0, Strike{match.first(0)}, "WT-22.8");
        match.refuses(0, Pass{}, "WT-22.8");
        EXPECT_EQ(match.fallback(0), Choice(StrikeFree{}));
        match.choose(0, match.fallback(0));
        EXPECT_EQ(match.cards(0), 2U);
        EXPECT_EQ(match.cards(1), 2U);
        EXPECT_TRUE(match.offers(1, Strike{match.first(1)}));  // from now on as usual
        EXPECT_EQ(match.fallback(1), Choice(Pass{}));
    }
}

TEST(Abilities, WT_22_8_TheMemoryOfTheArtifactIsAStoryCardToo)
{
    RULE("WT-22.8");  // WT-19.26
    auto start = table(4).abilities().put(0, TinMan, Grove).put(1, CatFox, GroveAsylum).hand(1, 2);
    start.memory(1, Quest::ArtifactSpring, Side::Spring).quest_out(Quest::ArtifactWinter);
    auto match = start.in_force({.artifact = TinMan}).turn_of(0, kDraw3);
    match.choose(0, Activate{TinMan});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, TinMan});
    match.choose(1, Strike{match.first(1)});
    match.refuses(0, StrikeArtifact{}, "WT-22.8");
    match.choose(0, StrikeFree{});
    match.choose(1, Strike{match.first(1)});
    EXPECT_TRUE(match.offers(0, StrikeArtifact{}));
}

TEST(Abilities, WT_R64_WolfAgainstTinMan)
{
    RULE("WT-R64");  // WT-22.8 WT-R65
    for (const std::size_t cards : {std::size_t{0}, std::size_t{1}}) {
        auto start = table(4).abilities().put(0, TinMan, Grove).put(1, Wolf, GroveAsylum).hand(1, cards);
        auto match = start.turn_of(0, kDraw3);
        match.choose(0, Activate{TinMan});
        match.pay(0, GroveAsylum);
        match.choose(1, StartCombat{Wolf, TinMan});
        match.choose(1, StrikeFree{});
        match.choose(0, StrikeFree{});
        EXPECT_EQ(match.cards(0), 2U);
        if (cards == 1) {
            match.choose(1, Strike{match.first(1)});
            match.refuses(0, StrikeFree{}, "WT-15.2");
            match.choose(0, Pass{});
        } else {
            match.choose(1, Pass{});
        }
        EXPECT_EQ(match.figure(TinMan).down, cards == 1);
    }
}

TEST(Abilities, WT_22_10_WT_R66_AWayOfTwoSpacesForNothing)
{
    RULE("WT-22.10");  // WT-R66
    for (const Character who : {MatchGirl, SnowWhite}) {
        const int seat = who == MatchGirl ? 0 : 1;
        auto match = table(4).abilities().put(seat, who, Grove).turn_of(seat, kDraw3);
        match.choose(seat, Activate{who});
        match.pay(seat, GroveAsylum);
        EXPECT_FALSE(match.offers(seat, FreeStep{Asylum}));  // one segment after the other
        match.choose(seat, Step{Asylum});
        match.choose(seat, FreeStep{AsylumFactory});  // between two paid ones
        match.choose(seat, Step{Factory});
        EXPECT_EQ(match.cards(seat), 2U);
        EXPECT_FALSE(match.offers(seat, FreeStep{FactoryFortress}));
        match.pay(seat, FactoryFortress);
    }
}

TEST(Abilities, WT_22_12_ThePassageIsNoMovement)
{
    RULE("WT-22.12");
    auto start = table(4).abilities().put(0, Dorothy, Grove).put(1, Wolf, Mansion).put(3, CatFox, Mansion);
    auto match = start.hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.choose(0, Passage{});
    EXPECT_EQ(match.at(Dorothy), Mansion);
    EXPECT_TRUE(match.waits_for(0));  // nobody interrupts
    match.pay(0, MansionCemetery);
    match.choose(0, Step{Mansion});
    EXPECT_EQ(match.asked_by(1), "WT-7.1");  // now she has entered
}

TEST(Abilities, WT_22_12_TheHatterGoesToTheAsylumAndBeforeHeMoves)
{
    RULE("WT-22.12");
    auto start = table(4).abilities().put(1, MadHatter, Grove).put(0, TinMan, Asylum).hand(0, 2);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{MadHatter});
    EXPECT_TRUE(match.offers(1, Passage{}));
    match.pay(1, CemeteryGrove);
    EXPECT_FALSE(match.offers(1, Passage{}));
    auto other = table(4).abilities().put(1, MadHatter, Grove).put(0, TinMan, Asylum).hand(0, 2).turn_of(1, kDraw3);
    other.choose(1, Activate{MadHatter});
    other.choose(1, Passage{});
    EXPECT_EQ(other.at(MadHatter), Asylum);
    EXPECT_TRUE(other.waits_for(1));  // no trap
}

TEST(Abilities, WT_22_1_WithoutTheModuleNobodyHasAny)
{
    RULE("WT-22.1");
    auto match = table(4).put(0, Dorothy, Grove).put(1, Wolf, GroveAsylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    EXPECT_FALSE(match.offers(0, Passage{}));
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Dorothy});
    EXPECT_FALSE(match.offers(1, StrikeFree{}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
