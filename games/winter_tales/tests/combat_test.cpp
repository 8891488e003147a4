// Combat: chapter WT-15.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Dorothy walks into the Mad Hatter's square; Winter holds so many cards, Spring two when she is there.
Builder ambush(std::size_t winter)
{
    return table(4).put(0, Dorothy, Grove).put(1, MadHatter, CemeteryGrove).hand(1, winter);
}

void walk_in(Match& match)
{
    match.choose(0, Activate{Dorothy});
    match.pay(0, CemeteryGrove);
}

TEST(Combat, WT_15_2_DorothyIsCaughtOnTheSquare)
{
    RULE("WT-15.2");  // WT-15.3 WT-15.6 WT-15.7 WT-15.9
    auto match = table(4).put(0, Dorothy, Grove).put(1, MadHatter, CemeteryGrove).hand(1, 4).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    EXPECT_EQ(match.cards(0), 3U);
    match.pay(0, CemeteryGrove);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_TRUE(match.figure(Dorothy).down);
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.at(Dorothy), Fortress);
    EXPECT_TRUE(match.figure(Dorothy).down);
    EXPECT_TRUE(match.figure(Dorothy).immobile);
    EXPECT_EQ(match.state().discard.size(), 4U);  // three of the combat, one of the movement
    EXPECT_EQ(match.frame<Activation>().steps, 0);
    match.finish(0);
}

TEST(Combat, WT_15_1_TheSoldiersPlayerAttacksTheOneWhoMoves)
{
    RULE("WT-15.1");  // WT-15.2
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    const auto said = match.said<CombatStarted>();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0], (CombatStarted{seat_at(1), MadHatter, Dorothy, CemeteryGrove}));
    EXPECT_EQ(match.asked_by(1), "WT-15.2");
    EXPECT_FALSE(match.waits_for(0));
    match.choose(1, Strike{match.first(1)});
    EXPECT_EQ(match.asked_by(0), "WT-15.2");
    EXPECT_FALSE(match.waits_for(1));
}

TEST(Combat, WT_15_2_ACardOfOnesOwnHand)
{
    RULE("WT-15.2");
    auto match = ambush(2).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.refuses(1, Strike{match.first(0)}, "WT-15.2");
    match.choose(1, Strike{match.hand(1).nth(1)});  // any of them
    EXPECT_EQ(match.said<Struck>()[0].side, Side::Winter);
    match.choose(0, Strike{match.hand(0).nth(1)});
    EXPECT_EQ(match.said<Struck>()[1].side, Side::Spring);
}

TEST(Combat, WT_15_3_TheAttackerCannotPassFirst)
{
    RULE("WT-15.3");
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.refuses(1, Pass{}, "WT-15.3");
    EXPECT_EQ(match.bars(1, Pass{}), "WT-15.3");
    EXPECT_EQ(match.fallback(1), Choice(Strike{match.first(1)}));
}

TEST(Combat, WT_15_3_OneCardWinsAgainstNone)
{
    RULE("WT-15.3");  // WT-15.5
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_EQ(match.said<CombatEnded>()[0], (CombatEnded{Side::Winter, seat_at(1)}));
    EXPECT_EQ(match.asked_by(1), "WT-15.5");  // the winner tells the end
}

TEST(Combat, WT_15_3_WhoCannotPlayIsStillAsked)
{
    RULE("WT-15.3");  // WT-15.8
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    EXPECT_EQ(match.cards(1), 0U);
    EXPECT_EQ(match.asked_by(1), "WT-15.2");  // an empty hand does not show
    match.choose(1, Pass{});
    EXPECT_EQ(match.asked_by(0), "WT-15.5");
    EXPECT_FALSE(match.figure(Dorothy).down);
}

TEST(Combat, WT_15_4_NobodyDiesInTheTelling)
{
    RULE("WT-15.4");  // WT-15.2 WT-15.5
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    const Telling attack = telling(match, 1, Strike{match.first(1)});
    EXPECT_EQ(attack.event, "attack");
    EXPECT_EQ(attack.avoid, keys({"death", "ending"}));
    match.choose(1, Strike{match.first(1)});
    const Telling defence = telling(match, 0, Strike{match.first(0)});
    EXPECT_EQ(defence.event, "defence");
    EXPECT_EQ(defence.avoid, keys({"death", "ending"}));
    EXPECT_EQ(defence.cards.size(), 1U);
    match.choose(0, Pass{});
    const Telling end = telling(match, 1, Tell{});
    EXPECT_EQ(end.event, "combat_end");
    EXPECT_EQ(end.avoid, keys({"death"}));
}

TEST(Combat, WT_15_6_WT_R34_AnySpaceOrNone)
{
    RULE("WT-15.6");  // WT-R34
    auto match = ambush(1).put(3, Wolf, Fortress).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    for (std::size_t i = 0; i < kSpaces; ++i) {
        EXPECT_EQ(match.offers(1, Relocate{space_at(i)}), space_at(i) != CemeteryGrove);
    }
    EXPECT_EQ(match.fallback(1), Choice(Tell{}));
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.asked_by(0), "WT-4.1");  // WT-R16c: the Wolf is not asked, nobody moved
}

TEST(Combat, WT_R34_WithoutAReasonSheStaysWhereSheWas)
{
    RULE("WT-R34");  // WT-15.6
    auto match = ambush(1).referee(2).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_EQ(telling(match, 1, Relocate{Fortress}).must, keys({"how_overcome", "why_there"}));
    match.choose(1, Relocate{Fortress});
    match.choose(0, Object{});
    match.choose(2, Uphold{});
    match.choose(1, Concede{});
    EXPECT_EQ(match.at(Dorothy), CemeteryGrove);
    EXPECT_TRUE(match.figure(Dorothy).down);  // the outcome is not the Referee's
}

TEST(Combat, WT_15_6_SheMayStayWhereSheLies)
{
    RULE("WT-15.6");
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    match.choose(1, Tell{});
    EXPECT_EQ(match.at(Dorothy), CemeteryGrove);
    EXPECT_TRUE(match.figure(Dorothy).down);
    EXPECT_FALSE(match.offers(0, Step{Cemetery}));  // the second paid step is lost
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), Cemetery}));
}

TEST(Combat, WT_15_7_WT_R35_RescuedAtOnceSheActsButDoesNotMove)
{
    RULE("WT-15.7");  // WT-R35
    auto match = ambush(1).hand(0, 1).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    match.choose(1, Relocate{Cemetery});
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    EXPECT_FALSE(match.figure(Dorothy).down);
    EXPECT_EQ(match.cards(0), 1U);
    EXPECT_EQ(match.bars(0, Step{CemeteryGrove}), "WT-15.7");
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), CemeteryGrove}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Cemetery)}));
}

TEST(Combat, WT_15_7_TheItalianRuleSaysNothingOfIt)
{
    RULE("WT-15.7");
    auto match = ambush(1).italian().turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_TRUE(match.figure(Dorothy).down);
    EXPECT_FALSE(match.figure(Dorothy).immobile);
    for (const bool on : {true, false}) {
        auto by_flag = ambush(1).option(&Options::immobile_after_loss, on).turn_of(0, kDraw3);
        walk_in(by_flag);
        beat(by_flag, 1, {MadHatter, Dorothy}, 0);
        EXPECT_EQ(by_flag.figure(Dorothy).immobile, on);
    }
}

TEST(Combat, WT_15_8_TheWinnerGoesOnWithThePaidStep)
{
    RULE("WT-15.8");  // WT-15.5 WT-R16
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Pass{});
    match.refuses(0, Relocate{Fortress}, "WT-15.5");  // nothing happens to anybody
    match.choose(0, Tell{});
    match.choose(0, Step{Cemetery});
    EXPECT_EQ(match.at(Dorothy), Cemetery);
    EXPECT_EQ(match.cards(0), 1U);
}

TEST(Combat, WT_15_9_TheSoldierSuffersNothing)
{
    RULE("WT-15.9");  // WT-15.10
    auto match = ambush(1).turn_of(0, kDraw3);
    walk_in(match);
    const Figure before = match.figure(MadHatter);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.choose(1, Strike{match.first(1)});
    EXPECT_EQ(match.state().fight.size(), 1U);
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Pass{});
    EXPECT_EQ(match.figure(MadHatter), before);  // and is still ready
    EXPECT_TRUE(match.state().fight.empty());
    EXPECT_EQ(match.state().discard.size(), 3U);
}

TEST(Combat, WT_15_10_AnActivatedSoldierFightsToo)
{
    RULE("WT-15.10");  // WT-7.3
    auto match = ambush(1).activated(MadHatter).turn_of(0, kDraw3);
    walk_in(match);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_TRUE(match.figure(Dorothy).down);
    EXPECT_FALSE(match.figure(MadHatter).ready);
}

TEST(Combat, WT_15_11_BothEditionsCountTheSamePlays)
{
    RULE("WT-15.11");
    for (const Edition edition : {Edition::De, Edition::It}) {
        Options options;
        options.edition = edition;
        auto match = ambush(2).with(options).turn_of(0, kDraw3);
        walk_in(match);
        match.choose(1, StartCombat{MadHatter, Dorothy});
        match.choose(1, Strike{match.first(1)});
        match.choose(0, Strike{match.first(0)});
        match.choose(1, Strike{match.first(1)});
        EXPECT_EQ(match.frame<Combat>().attacks, 2);
        EXPECT_EQ(match.frame<Combat>().defences, 1);
    }
}

TEST(Combat, WT_7_8_WithoutACardButWithTheArtifact)
{
    RULE("WT-7.8");  // WT-19.26 WT-R44
    const PowersInForce powers{.artifact = MadHatter};
    auto match = ambush(0).memory(1, Quest::ArtifactWinter, Side::Winter).in_force(powers).turn_of(0, kDraw3);
    walk_in(match);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    EXPECT_EQ(match.fallback(1), Choice(StrikeArtifact{}));
    match.choose(1, StrikeArtifact{});
    EXPECT_EQ(match.memory(1).kind, MemoryKind::Story);  // it stays on the track
    match.choose(0, Strike{match.first(0)});
    match.refuses(1, StrikeArtifact{}, "WT-15.2");  // once a combat
    match.choose(1, Pass{});
    EXPECT_FALSE(match.figure(Dorothy).down);
}

TEST(Combat, WT_7_8_WithoutACardHeIsAskedAndCannot)
{
    RULE("WT-7.8");  // WT-R16b
    auto match = ambush(0).turn_of(0, kDraw3);
    walk_in(match);
    match.refuses(1, StartCombat{MadHatter, Dorothy}, "WT-7.8");
    match.choose(1, Pass{});
    match.choose(0, Step{Cemetery});
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
