// Attacks on zombies and survivors. [DW-ATZ.1] to [DW-ATZ.9] [DW-ATS.1] to [DW-ATS.9] [DW-KIL.1] to [DW-KIL.5]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Attack attack(Survivor who, G gate, int die) { return {who, gate, static_cast<std::uint8_t>(die), {}, {}, {}}; }
Strike strike(Survivor who, Survivor target, int die) { return {who, target, static_cast<std::uint8_t>(die), {}}; }

TEST(Attack, DW_ATZ_1_NeedsADieOfTheAttackValue)
{
    RULE("DW-ATZ.1");
    RULE("DW-ACT.1");
    RULE("DW-ACT.2");
    RULE("DW-ACT.3");
    RULE("DW-ACT.5");
    auto match = table(3).put(0, BrianLee).zombies(G::Colony2, 1).dice(0, {2, 3}).turn_of(0, {blank});
    match.refuses(0, attack(BrianLee, G::Colony2, 2), "DW-ACT.3");
    EXPECT_EQ(match.dice(0), 2);
    match.choose(0, attack(BrianLee, G::Colony2, 3));
    EXPECT_EQ(match.dice(0), 1);
    EXPECT_EQ(match.player(0).used, 1);
    EXPECT_EQ(match.zombies(L::Colony), 0);
}

TEST(Attack, DW_ATZ_2_AnyEntranceOfTheColonyButOnlyTheOwnLocation)
{
    RULE("DW-ATZ.2");
    RULE("DW-KIL.3");
    auto match = table(3)
                     .put(0, Sparky)
                     .put(0, BrianLee)
                     .zombies(G::Colony2, 1)
                     .zombies(G::Colony5, 1)
                     .zombies(G::School, 2)
                     .dice(0, {6})
                     .turn_of(0, {blank});
    EXPECT_TRUE(match.offers(0, attack(Sparky, G::Colony2, 6)));
    EXPECT_TRUE(match.offers(0, attack(Sparky, G::Colony5, 6)));
    EXPECT_FALSE(match.offers(0, attack(Sparky, G::School, 6)));
    match.choose(0, attack(Sparky, G::Colony5, 6));
    EXPECT_EQ(match.zombies(L::Colony), 1);
}

TEST(Attack, DW_ATZ_3_TheZombieIsGoneAndTheAttackerIsExposed)
{
    RULE("DW-ATZ.3");
    RULE("DW-ATZ.5");
    RULE("DW-KIL.1");
    RULE("DW-KIL.2");
    RULE("DW-EXP.1");
    RULE("DW-EXP.3");
    auto match = table(3).put(0, ForestPlum).zombies(G::Colony1, 1).dice(0, {2}).turn_of(0, {wound_face});
    match.choose(0, Decline{});
    match.choose(0, attack(ForestPlum, G::Colony1, 2));
    EXPECT_EQ(match.hurt(ForestPlum), 1);
    EXPECT_EQ(match.zombies(L::Colony), 0);
}

TEST(Attack, DW_ATZ_4_TheSampleIsRolledBeforeTheExposure)
{
    RULE("DW-ATZ.4");
    RULE("DW-KIL.4");
    auto match = table(3)
                     .goal(MainObjective::WeNeedMoreSamples)
                     .put(0, Sparky)
                     .zombies(G::Colony1, 1)
                     .dice(0, {2})
                     .turn_of(0, {d4, blank});
    match.choose(0, attack(Sparky, G::Colony1, 2));
    EXPECT_EQ(match.state().samples, 1);
    DwLog log;
    State s = match.state();
    spaces(s, G::Colony1).zombies = 1;
    remove_zombie(s, G::Colony1, log);
    EXPECT_EQ(s.samples, 1) << "removed is not killed";
}

TEST(Attack, DW_ATZ_6_OneRollForEachZombieAndNoneForTheDead)
{
    RULE("DW-ATZ.6");
    RULE("DW-ATZ.9");
    RULE("DW-EXP.8");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, MikeCho)
                     .equip(BrianLee, I::BaseballBat)
                     .wounds(BrianLee, 2)
                     .zombies(G::School, 2)
                     .zombies(G::Colony1, 2)
                     .dice(0, {6, 6})
                     .turn_of(0, {wound_face});
    match.choose(0, Attack{BrianLee, G::Colony1, 6, {}, means(I::BaseballBat), {}});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_FALSE(match.alive(BrianLee)) << "the first roll killed him, the second is not made";
}

TEST(Attack, DW_ATZ_7_NobodyThereIsNoTarget)
{
    RULE("DW-ATZ.7");
    RULE("DW-R05");
    auto match = table(3).put(0, Sparky).dice(0, {6}).turn_of(0);
    match.refuses(0, attack(Sparky, G::Colony1, 6), "DW-ATZ.7");
}

TEST(Attack, DW_ATZ_8_AgainAndAgainWithNewDice)
{
    RULE("DW-ATZ.8");
    auto match = table(3).put(0, Sparky).zombies(G::Colony1, 3).dice(0, {2, 2, 2}).turn_of(0, {blank, blank, blank});
    for (int n = 0; n < 3; ++n) {
        match.choose(0, attack(Sparky, G::Colony1, 2));
    }
    EXPECT_EQ(match.zombies(L::Colony), 0);
}

TEST(Attack, DW_KIL_5_ALargerNumberKillsWhatIsThere)
{
    RULE("DW-KIL.5");
    RULE("DW-R21");
    auto match = table(3).put(0, Sparky).equip(Sparky, I::Shotgun1).zombies(G::Colony1, 1).dice(0, {2}).turn_of(0);
    match.choose(0, Attack{Sparky, G::Colony1, 2, {}, means(I::Shotgun1), {}});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.noise(L::Colony), 0) << "the colony has no space for noise";
}

TEST(Attack, DW_D42_TheNextZombieIsChosen)
{
    RULE("DW-D42");
    RULE("DW-D06");
    auto match = table(3)
                     .put(0, Sparky)
                     .equip(Sparky, I::Shotgun1)
                     .zombies(G::Colony1, 1)
                     .zombies(G::Colony3, 1)
                     .zombies(G::Colony4, 1)
                     .dice(0, {2})
                     .turn_of(0);
    match.choose(0, Attack{Sparky, G::Colony1, 2, {}, means(I::Shotgun1), {}});
    EXPECT_EQ(match.fallback(0), Choice{PickGate{G::Colony4}});
    match.choose(0, PickGate{G::Colony3});
    EXPECT_EQ(spaces(match.state(), G::Colony4).zombies, 1);
}

TEST(Strike, DW_ATS_1_ADieOfTheAttackValueAndARoll)
{
    RULE("DW-ATS.1");
    RULE("DW-ATS.3");
    RULE("DW-ATS.4");
    RULE("DW-ATS.6");
    RULE("DW-R11");
    auto match = table(3).put(0, Sparky).put(1, MariaLopez).hand(1, {I::StarterFuel}).dice(0, {1, 2}).turn_of(0, {d4});
    match.refuses(0, strike(Sparky, MariaLopez, 1), "DW-ACT.3");
    match.choose(0, strike(Sparky, MariaLopez, 2));
    EXPECT_EQ(match.hurt(MariaLopez), 1);
    EXPECT_TRUE(match.holds(0, I::StarterFuel));
    EXPECT_EQ(match.hurt(Sparky), 0) << "nobody is exposed";
}

TEST(Strike, DW_ATS_2_OnlyOthersSurvivors)
{
    RULE("DW-ATS.2");
    RULE("DW-HLP.3");
    auto match =
        table(3).put(0, Sparky).put(0, BrianLee).put(1, MariaLopez, L::School).helpless(2).dice(0, {6}).turn_of(0);
    match.refuses(0, strike(Sparky, BrianLee, 6), "DW-ATS.2");
    EXPECT_FALSE(match.offers(0, strike(Sparky, MariaLopez, 6)));
}

TEST(Strike, DW_ATS_5_AFailureCostsTheDieOnly)
{
    RULE("DW-ATS.5");
    auto match = table(3).put(0, Sparky).put(1, GrayBeard).hand(1, {I::StarterFuel}).dice(0, {2}).turn_of(0, {d2});
    match.choose(0, strike(Sparky, GrayBeard, 2));
    EXPECT_EQ(match.hurt(GrayBeard), 0);
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_EQ(match.dice(0), 0);
}

TEST(Strike, DW_ATS_7_TheCardIsTakenBeforeTheDeath)
{
    RULE("DW-ATS.7");
    RULE("DW-R10");
    auto match = table(3)
                     .put(0, Sparky)
                     .put(1, MariaLopez)
                     .put(1, ForestPlum)
                     .wounds(MariaLopez, 2)
                     .hand(1, {I::StarterFuel})
                     .dice(0, {2})
                     .turn_of(0, {d1});
    match.choose(0, strike(Sparky, MariaLopez, 2));
    EXPECT_FALSE(match.alive(MariaLopez));
    EXPECT_TRUE(match.holds(0, I::StarterFuel));
    EXPECT_EQ(match.morale(), 5);
}

TEST(Strike, DW_ATS_8_AnEmptyHandLosesNothing)
{
    RULE("DW-ATS.8");
    RULE("DW-ATS.9");
    auto match = table(3).put(0, Sparky).put(1, MariaLopez).dice(0, {2, 2}).turn_of(0, {d1, d1});
    match.choose(0, strike(Sparky, MariaLopez, 2));
    match.choose(0, strike(Sparky, MariaLopez, 2));
    EXPECT_EQ(match.hurt(MariaLopez), 2);
    EXPECT_EQ(match.cards(0), 0);
}

Preview seen(const Match& match, const Choice& choice)
{
    return std::get<Preview>(DeadOfWinter::preview(match.state(), seat_at(0), choice));
}
using Twelfths = std::array<std::uint8_t, 4>;

TEST(Preview, DW_EXP_6_TheOddsOfEveryRollAsTheyAreForWhoRolls)
{
    RULE("DW-EXP.6");
    RULE("DW-EXP.7");
    RULE("DW-ATS.3");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, Sparky)
                     .put(0, MikeCho)
                     .put(1, ForestPlum)
                     .zombies(G::Colony2, 1)
                     .dice(0, {6, 6})
                     .turn_of(0, {});
    const Preview brian = seen(match, attack(BrianLee, G::Colony2, 6));
    EXPECT_EQ(brian.who, BrianLee);
    EXPECT_EQ(brian.rolls, 1);
    EXPECT_EQ(brian.faces, (Twelfths{6, 3, 2, 1}));
    EXPECT_EQ(seen(match, attack(MikeCho, G::Colony2, 6)).rolls, 0);                    // his ability
    EXPECT_EQ(seen(match, Move{Sparky, L::School, {}}).faces, (Twelfths{6, 4, 2, 0}));  // a bite is a wound
    EXPECT_EQ(seen(match, strike(BrianLee, ForestPlum, 6)).hit, attack_of(ForestPlum));
    EXPECT_EQ(seen(match, EndTurn{}).rolls, 0);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
