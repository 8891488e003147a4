// Where an effect leaves something open, its player says it: which token, which zombie, who makes room, what helps in a
// search.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Leeway, DW_WND_2_WhoHealsSaysWhichToken)
{
    RULE("DW-WND.2"), RULE("DW-D46");
    for (const bool cold : {false, true}) {
        auto match = three().hand(0, {I::Medicine}).turn_of(0);
        State s = match.state();
        s.figures[index(BrianLee)].wounds = s.figures[index(BrianLee)].frostbite = 1;
        Match hurt(s);
        hurt.choose(0, PlayCard{I::Medicine});
        hurt.choose(0, PickSurvivor{BrianLee});
        ASSERT_EQ(hurt.asked_by(0), "DW-WND.2");
        EXPECT_EQ(hurt.fallback(0), (Choice{Heal{BrianLee, true}}));
        hurt.choose(0, Heal{BrianLee, cold});
        EXPECT_EQ(hurt.figure(BrianLee).frostbite, cold ? 0 : 1);
        EXPECT_EQ(hurt.figure(BrianLee).wounds, cold ? 1 : 0);
        EXPECT_EQ(hurt.asked_by(0), "DW-TRN.4");
    }
}

TEST(Leeway, DW_WND_2_WithTokensOfOneKindNothingIsAsked)
{
    RULE("DW-WND.2");
    auto match = three().wounds(BrianLee, 2).hand(0, {I::Medicine}).turn_of(0);
    match.choose(0, PlayCard{I::Medicine});
    match.choose(0, PickSurvivor{BrianLee});
    EXPECT_EQ(match.hurt(BrianLee), 1);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(Leeway, DW_WND_2_OliviaAndJanetAskToo)
{
    RULE("DW-WND.2");
    State s = table()
                  .put(0, BrianLee)
                  .put(0, JanetTaylor)
                  .put(0, OliviaBrown)
                  .standing(Standing::HealForCard)
                  .hand(0, {I::Junk})
                  .turn_of(0)
                  .state();
    s.figures[index(BrianLee)].wounds = s.figures[index(BrianLee)].frostbite = 1;
    Match doctor(s);
    doctor.choose(0, Ability{OliviaBrown, OliviaBrown, 0});
    doctor.choose(0, PickSurvivor{BrianLee});
    doctor.choose(0, Heal{BrianLee, false});
    EXPECT_EQ(doctor.figure(BrianLee).frostbite, 1);
    Match ward(s);
    ward.choose(0, Serve{Service::HealForCard, BrianLee, I::Junk});
    ward.choose(0, Heal{BrianLee, false});
    EXPECT_EQ(ward.figure(BrianLee).frostbite, 1);
    EXPECT_EQ(ward.figure(BrianLee).wounds, 0);
}

TEST(Leeway, DW_WND_2_HerbsAndRestAskForEachSurvivor)
{
    RULE("DW-WND.2"), RULE("DW-D46");
    auto start = table().put(0, HarmanBrooks).put(0, JennyClark).put(1, MikeCho).crossroads(X::HarmanBrooks);
    State s = start.wounds(JennyClark, 1, 1).wounds(MikeCho, 1, 1).in_turn(0);
    std::get<Turn>(s.stack.back()).stage = TurnStage::Offers;  // frostbite has hurt already
    s.crossroads = s.crossroads_deck.take_back();
    s.crossroads_by = of(2);
    Match match(s);
    match.decide(0, 1);
    match.choose(0, PickSurvivor{JennyClark});
    match.choose(0, PickSurvivor{MikeCho});
    match.pick(0, Done{});
    for (int n = 0; n < 2; ++n) {
        const Survivor who = match.offers(0, Heal{JennyClark, false}) ? JennyClark : MikeCho;
        match.choose(0, Heal{who, false});
        EXPECT_EQ(match.figure(who).frostbite, 1);
        EXPECT_EQ(match.figure(who).wounds, 0);
    }
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(Leeway, DW_D42_TheLighthouseTakesTheZombieThatItsPlayerNames)
{
    RULE("DW-D42"), RULE("DW-KIL.3"), RULE("DW-KIL.4");
    auto start = table().put(0, JennyClark).zombies(G::Colony3, 2).zombies(G::Colony5, 1).zombies(G::School, 1);
    start.dice(0, {2}).crossroads(X::Lighthouse);
    auto lit = start.turn_of(0);
    lit.decide(0, 0);
    lit.pick(0, PickDie{2});
    EXPECT_EQ(lit.zombies(L::School), 0);
    ASSERT_TRUE(lit.offers(0, PickGate{G::Colony3}));
    EXPECT_EQ(lit.fallback(0), (Choice{PickGate{G::Colony5}}));
    lit.choose(0, PickGate{G::Colony3});
    EXPECT_EQ(spaces(lit.state(), G::Colony3).zombies, 1);
    EXPECT_EQ(spaces(lit.state(), G::Colony5).zombies, 1);
    EXPECT_EQ(lit.said<ZombieRemoved>().size(), 2U);
    EXPECT_EQ(lit.asked_by(0), "DW-TRN.4");
}

TEST(Leeway, DW_D42_EdwardsPlayerSaysWhatTheDynamiteHits)
{
    RULE("DW-D42"), RULE("DW-XRD.11");
    auto start = table().put(0, JennyClark).put(1, EdwardWhite).put(1, MikeCho).put(2, JohnPrice).put(2, RodMiller);
    start.zombies(G::Colony1, 2).zombies(G::Colony2, 2).crossroads(X::Dynamite);
    auto boom = Builder(start).turn_of(0, {d2, d2});
    boom.decide(1, 0);
    boom.choose(1, PickGate{G::Colony2});
    boom.choose(1, PickGate{G::Colony2});
    EXPECT_EQ(spaces(boom.state(), G::Colony1).zombies, 2);
    EXPECT_EQ(spaces(boom.state(), G::Colony2).zombies, 0);
    EXPECT_EQ(spaces(boom.state(), G::Colony2).barricades, 2);
    EXPECT_EQ(boom.asked_by(0), "DW-TRN.4");
    auto all = Builder(start).turn_of(0, {d2, d4});
    all.decide(1, 0);
    EXPECT_EQ(all.zombies(L::Colony), 0) << "nothing to choose";
    EXPECT_EQ(all.barricades(L::Colony), 4);
}

TEST(Leeway, DW_D47_WhoMakesRoomForRodMiller)
{
    RULE("DW-D47"), RULE("DW-R19");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, RodMiller).put(1, HarmanBrooks, L::Hospital);
    start.put(2, BuddyDavis, L::Hospital).crossroads(X::RodMiller);
    auto go = Builder(start).turn_of(0, Rolls(6, blank));
    go.decide(0, 0);
    go.pick(0, PickSurvivor{JennyClark});
    go.pick(0, PickSurvivor{MikeCho});
    ASSERT_TRUE(go.offers(0, PickSurvivor{BuddyDavis}));
    EXPECT_EQ(go.fallback(0), (Choice{PickSurvivor{HarmanBrooks}}));
    EXPECT_FALSE(go.offers(0, PickSurvivor{RodMiller}));
    go.choose(0, PickSurvivor{BuddyDavis});
    EXPECT_EQ(go.at(BuddyDavis), L::Colony);
    EXPECT_EQ(go.at(HarmanBrooks), L::Hospital);
    for (const Survivor who : {RodMiller, JennyClark, MikeCho}) EXPECT_EQ(go.at(who), L::Hospital);
    EXPECT_EQ(go.said<Exposed>().size(), 6U);
}

TEST(Leeway, DW_SRC_8_WhatHelpsASearchIsUsedTogetherOrApart)
{
    RULE("DW-SRC.8"), RULE("DW-D07");
    auto start = three().put(0, JennyClark, L::Hospital).equip(JennyClark, I::BlueprintsHospital).dice(0, {6, 6});
    const Means jenny = means(JennyClark), plans = means(I::BlueprintsHospital);
    struct Case {
        Search search;
        int drawn;
        bool looked, planned;
    };
    for (const Case& c :
         {Case{{JennyClark, 6, false, {}}, 5, true, true}, Case{{JennyClark, 6, true, {}}, 1, false, false},
          Case{{JennyClark, 6, false, {jenny}}, 2, false, true},
          Case{{JennyClark, 6, false, {plans}}, 4, true, false}}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, c.search);
        EXPECT_EQ(match.state().drawn.size(), static_cast<std::size_t>(c.drawn));
        EXPECT_EQ(match.figure(JennyClark).used.has(JennyClark), c.looked);
        EXPECT_EQ(match.state().used.has(I::BlueprintsHospital), c.planned);
    }
    auto twice = Builder(start).turn_of(0);
    twice.choose(0, Search{JennyClark, 6, false, {plans}});
    for (int n = 0; n < 2 && twice.asked_by(0) == "DW-SRC.3"; ++n) twice.choose(0, twice.fallback(0));
    twice.choose(0, Search{JennyClark, 6, false, {}});
    EXPECT_EQ(twice.state().drawn.size(), 2U) << "the blueprints were kept for now";
}

TEST(Leeway, DW_D05_AnyDieThatWillDoSearchesWithoutHelp)
{
    RULE("DW-D05");
    auto match = three().put(0, JennyClark, L::Hospital).dice(0, {3, 6}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Search{JennyClark, 3, true, {}}));
    EXPECT_TRUE(match.offers(0, Search{JennyClark, 6, true, {}}));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
