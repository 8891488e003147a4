// What somebody tries though it is not on offer: near misses of attacks, abilities, items, cards and services, and the
// clause that bars each. What every thinkable action is refused by: second_menu_test.cpp.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

constexpr Means kLamp = means(I::ReadingLamp), kChemist = means(EdwardWhite);

// Clause and reason in one.
std::string why(const Match& match, const Choice& choice)
{
    const auto no = refusal<DeadOfWinter>(match.state(), of(0), match.question(0), choice);
    return no ? std::string(no->rule.id) + " " + std::string(no->why) : "allowed";
}

// Brian at home with three zombies at his door, dice 2, 4 and 6.
Builder fight() { return three().zombies(G::Colony1, 3).dice(0, {2, 4, 6}); }

TEST(NearMisses, DW_ABL_4_ACompanionThatIsUsedUp)
{
    RULE("DW-ABL.4"), RULE("DW-TXT.1");
    const Attack attack{BrianLee, G::Colony1, 6, {}, {}, kCompanion};
    State s = fight().mark(BrianLee, Mark::Companion).in_turn(0);
    EXPECT_EQ(why(Match(s), attack), "allowed");
    s.figures[index(BrianLee)].companion_used = true;
    EXPECT_EQ(why(Match(s), attack), "DW-ABL.4 used_this_round");
    EXPECT_EQ(Match(s).bars(0, attack), "DW-ABL.4") << "greyed out";
    EXPECT_EQ(why(fight().turn_of(0), attack), "DW-TXT.1 no_card_allows_it");
}

TEST(NearMisses, DW_ABL_5_ADieForWhatNeedsNone)
{
    RULE("DW-ABL.5");
    auto match = fight().put(0, AshleyRoss).equip(BrianLee, I::Barricades123).hand(0, {I::ReadingLamp}).turn_of(0);
    EXPECT_EQ(why(match, Ability{BrianLee, BrianLee, 4}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(match, Barricade{AshleyRoss, G::Colony2, 4, means(AshleyRoss)}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(match, Barricade{BrianLee, G::Colony2, 4, means(I::Barricades123)}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 4, kLamp, {}, {}}), "DW-ABL.5 needs_no_die");
    auto strike = three().dice(0, {4}).hand(0, {I::ReadingLamp}).turn_of(0);
    EXPECT_EQ(why(strike, Strike{BrianLee, RodMiller, 4, kLamp}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(strike, Strike{BrianLee, RodMiller, 0, kLamp}), "allowed");
}

TEST(NearMisses, DW_ATZ_9_TwoThatDoNotGoTogether)
{
    RULE("DW-ATZ.9"), RULE("DW-PLY.7");
    auto start = fight().equip(BrianLee, I::Shotgun1).equip(BrianLee, I::Shotgun2).equip(BrianLee, I::Pistol1);
    auto match = start.equip(BrianLee, I::BaseballBat).equip(BrianLee, I::Wrench).equip(BrianLee, I::Mop).turn_of(0);
    const auto with = [](std::optional<Means> ease, std::optional<Means> kill, std::optional<Means> calm) {
        return Attack{BrianLee, G::Colony1, 6, ease, kill, calm};
    };
    const Means gun = means(I::Shotgun1), other = means(I::Shotgun2), pistol = means(I::Pistol1);
    EXPECT_EQ(why(match, with({}, gun, pistol)), "DW-ATZ.9 spared_already");
    EXPECT_EQ(why(match, with({}, means(I::BaseballBat), pistol)), "allowed");
    EXPECT_EQ(why(match, with({}, gun, other)), "DW-ATZ.9 one_effect_only");
    EXPECT_EQ(why(match, with(gun, other, {})), "DW-ATZ.9 one_effect_only");
    EXPECT_EQ(why(match, with(pistol, {}, pistol)), "DW-ATZ.9 one_effect_only");
    EXPECT_EQ(why(match, with({}, pistol, {})), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, with(means(I::Mop), {}, {})), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, with({}, {}, means(AshleyRoss))), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, with({}, kCompanion, {})), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, with(means(I::Wrench), gun, {})), "allowed");
}

TEST(NearMisses, DW_TXT_1_AServiceWhoseCardIsNotInPlay)
{
    RULE("DW-TXT.1"), RULE("DW-ABL.5"), RULE("DW-ABL.2");
    const Serve heal{Service::HealForCard, BrianLee, I::Junk}, cook{Service::Cook, BrianLee, {}, 4};
    const Serve buy{Service::BuyMedicine, EdwardWhite, I::Medicine};
    const auto start = [] {
        return fight().put(1, JanetTaylor).wounds(BrianLee, 1).hand(0, {I::Junk}).removed({I::Medicine}).food(2);
    };
    auto none = start().turn_of(0);
    for (const Serve& serve : {heal, cook, buy}) EXPECT_EQ(why(none, serve), "DW-TXT.1 no_card_allows_it");
    State s = start().standing(Standing::HealForCard).mark(BrianLee, Mark::Cook).turn_of(0).state();
    s.standing.add(Standing::BuyMedicine);  // in this turn only
    const Match all(s);
    for (const Serve& serve : {heal, cook, buy}) EXPECT_EQ(why(all, serve), "allowed");
    EXPECT_EQ(why(all, Serve{Service::HealForCard, BrianLee, I::Junk, 4}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(all, Serve{Service::BuyMedicine, EdwardWhite, I::Medicine, 4}), "DW-ABL.5 needs_no_die");
    EXPECT_EQ(why(all, Serve{Service::HealForCard, BrianLee, {}}), "DW-TXT.1 needs_a_card");
    EXPECT_EQ(why(all, Serve{Service::HealForCard, BrianLee, I::Fuel}), "DW-TXT.1 not_in_your_hand");
    EXPECT_EQ(why(all, Serve{Service::HealForCard, MikeCho, I::Junk}), "DW-TXT.1 only_in_the_colony") << "not in play";
    EXPECT_EQ(why(all, Serve{Service::BuyMedicine, EdwardWhite, {}}), "DW-TXT.1 no_card_allows_it");
    EXPECT_EQ(why(all, Serve{Service::BuyMedicine, EdwardWhite, I::Junk}), "DW-TXT.1 no_card_allows_it");
    EXPECT_EQ(why(all, Serve{Service::BuyMedicine, BrianLee, I::Medicine}), "DW-TXT.1 no_card_allows_it");
    EXPECT_EQ(why(all, Serve{Service::Cook, BrianLee, I::Junk, 4}), "DW-TXT.1 no_card_allows_it");
    EXPECT_EQ(why(all, Serve{Service::Cook, RodMiller, {}, 4}), "DW-ACT.2 not_yours");
    EXPECT_EQ(why(all, Serve{Service::Cook, BrianLee, {}, 3}), "DW-ACT.1 no_such_die");
    EXPECT_EQ(why(all, Serve{Service::Cook, BrianLee, {}, 0}), "DW-ABL.2 needs_a_die");
}

TEST(NearMisses, DW_ACT_2_SomebodyElsesSurvivor)
{
    RULE("DW-ACT.2"), RULE("DW-EQP.1");
    auto match = fight().hand(0, {I::Cookbook}).waste({I::Junk}).turn_of(0);
    for (const Survivor who : {RodMiller, MikeCho}) {
        EXPECT_EQ(why(match, Attack{who, G::Colony1, 6, {}, {}, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Strike{who, OliviaBrown, 6, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Search{who, 6, true, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Barricade{who, G::Colony2, 6, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Clean{who, 6, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Attract{who, 6}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Move{who, L::School, {}}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Ability{who, who, 0}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, UseItem{who, I::Cookbook}), "DW-ACT.2 not_yours");
        EXPECT_EQ(why(match, Equip{I::Cookbook, who}), "DW-EQP.1 not_yours");
    }
}

TEST(NearMisses, DW_ACT_1_ADieThatIsNotThere)
{
    RULE("DW-ACT.1"), RULE("DW-ACT.3");
    auto start = fight().put(0, ThomasHeart).put(0, MikeCho, L::School).waste({I::Junk}).food(2).hand(0, {I::Food1});
    auto match = start.turn_of(0);
    for (const std::uint8_t die : std::initializer_list<std::uint8_t>{1, 3, 5, 7, 200}) {
        EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, die, {}, {}, {}}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Strike{BrianLee, RodMiller, die, {}}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Search{MikeCho, die, true, {}}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Barricade{BrianLee, G::Colony2, die, {}}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Clean{BrianLee, die, {}}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Attract{BrianLee, die}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, Ability{ThomasHeart, ThomasHeart, die}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, SpendFood{die}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(match, EatCard{I::Food1, die}), "DW-ACT.1 no_such_die");
    }
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 0, {}, {}, {}}), "DW-ATZ.1 needs_a_die");
    EXPECT_EQ(why(match, Strike{BrianLee, RodMiller, 0, {}}), "DW-ATS.1 needs_a_die");
    EXPECT_EQ(why(match, Search{MikeCho, 0, true, {}}), "DW-SRC.1 needs_a_die");
    EXPECT_EQ(why(match, Barricade{BrianLee, G::Colony2, 0, {}}), "DW-BAR.1 needs_a_die");
    EXPECT_EQ(why(match, Clean{BrianLee, 0, {}}), "DW-CLN.1 needs_a_die");
    EXPECT_EQ(why(match, Attract{BrianLee, 0}), "DW-ATR.1 needs_a_die");
    EXPECT_EQ(why(match, SpendFood{0}), "DW-FOD.1 needs_a_die");
    EXPECT_EQ(why(match, EatCard{I::Food1, 0}), "DW-FOD.4 needs_a_die");
}

TEST(NearMisses, DW_ACT_3_ALowDieIsLowWithAWeaponToo)
{
    RULE("DW-ACT.3"), RULE("DW-ATZ.1");
    auto match = fight().equip(BrianLee, I::Shotgun1).equip(BrianLee, I::Wrench).turn_of(0);
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 2, {}, means(I::Shotgun1), {}}), "DW-ACT.3 die_too_low");
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 2, means(I::Wrench), means(I::Shotgun1), {}}), "allowed");
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 4, {}, means(I::Shotgun1), {}}), "allowed");
}

TEST(NearMisses, DW_ATZ_2_WhatIsAnotherPlaces)
{
    RULE("DW-ATZ.2"), RULE("DW-ATS.2"), RULE("DW-BAR.1"), RULE("DW-HND.1");
    auto start = fight().zombies(G::School, 2).put(0, MikeCho, L::School).put(1, BevRussell, L::School);
    auto match = start.equip(BrianLee, I::Cookbook).equip(BevRussell, I::Mop).turn_of(0);
    EXPECT_EQ(why(match, Attack{BrianLee, G::School, 6, {}, {}, {}}), "DW-ATZ.2 elsewhere");
    EXPECT_EQ(why(match, Strike{BrianLee, BevRussell, 6, {}}), "DW-ATS.2 elsewhere");
    EXPECT_EQ(why(match, Strike{BrianLee, Sparky, 6, {}}), "DW-ATS.2 elsewhere") << "not in play";
    EXPECT_EQ(why(match, Strike{BrianLee, MikeCho, 6, {}}), "DW-ATS.2 own_survivor");
    EXPECT_EQ(why(match, Barricade{BrianLee, G::School, 6, {}}), "DW-BAR.1 elsewhere");
    EXPECT_EQ(why(match, HandOff{I::Cookbook, MikeCho}), "DW-HND.1 elsewhere");
    EXPECT_EQ(why(match, HandOff{I::Cookbook, BrianLee}), "DW-HND.1 elsewhere") << "to whom it is";
    EXPECT_EQ(why(match, HandOff{I::Cookbook, RodMiller}), "allowed");
    EXPECT_EQ(why(match, HandOff{I::Mop, MikeCho}), "DW-HND.1 not_equipped") << "another player's";
    EXPECT_EQ(why(match, HandOff{I::Pistol1, RodMiller}), "DW-HND.1 not_equipped");
}

TEST(NearMisses, DW_ABL_6_AnothersToolsAndAbilities)
{
    RULE("DW-ABL.6"), RULE("DW-EQP.1"), RULE("DW-R50");
    auto start = fight().put(1, BevRussell).equip(RodMiller, I::Hammer).equip(RodMiller, I::Shotgun1).waste({I::Junk});
    auto match = start.equip(RodMiller, I::Cookbook).hand(0, {I::Pistol1, I::Mop}).put(0, JohnPrice, L::School);
    auto turn = match.turn_of(0);
    EXPECT_EQ(why(turn, Barricade{BrianLee, G::Colony2, 6, means(I::Hammer)}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Barricade{BrianLee, G::Colony2, 0, means(AshleyRoss)}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Attack{BrianLee, G::Colony1, 6, {}, means(I::Shotgun1), {}}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Attack{BrianLee, G::Colony1, 6, {}, kChemist, {}, 2}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Attack{BrianLee, G::Colony1, 6, {}, {}, means(I::Pistol1)}), "DW-EQP.1 not_equipped");
    EXPECT_EQ(why(turn, Clean{BrianLee, 6, means(BrandonKane)}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Clean{BrianLee, 6, means(I::Mop)}), "DW-EQP.1 not_equipped");
    EXPECT_EQ(why(turn, UseItem{BrianLee, I::Cookbook}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, UseItem{BrianLee, I::Jazzercise}), "DW-EQP.1 not_equipped");
    EXPECT_EQ(why(turn, Ability{BrianLee, BevRussell, 4}), "DW-ABL.6 of_another");
    EXPECT_EQ(why(turn, Ability{BrianLee, SophieRobinson, 0}), "DW-ABL.6 of_another") << "not in play";
    EXPECT_EQ(why(turn, Ability{JohnPrice, SophieRobinson, 0}), "DW-R50 not_beside_him") << "not in play";
    State s = turn.state();
    s.survivor_deck.erase_one(Sparky);
    s.figures[index(Sparky)] = Figure{.is = FigureIs::Removed, .at = L::School};
    EXPECT_EQ(why(Match(s), Ability{JohnPrice, Sparky, 0}), "DW-R50 not_beside_him") << "not any more";
}

TEST(NearMisses, DW_PLY_7_WhatDoesSomethingElse)
{
    RULE("DW-PLY.7"), RULE("DW-TXT.1");
    auto start =
        fight().equip(BrianLee, I::Pistol1).waste({I::Junk}).hand(0, {I::Fuel}).mark(BrianLee, Mark::Companion);
    auto match = start.turn_of(0);
    EXPECT_EQ(why(match, Barricade{BrianLee, G::Colony2, 6, means(I::Pistol1)}), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, Clean{BrianLee, 6, means(I::Pistol1)}), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, means(I::Pistol1)}), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, kCompanion}), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, means(RodMiller)}), "DW-PLY.7 does_not_do_that");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, means(I::StarterFuel)}), "DW-PLY.7 not_in_your_hand");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, kSnowmobile}), "DW-TXT.1 no_card_allows_it");
    EXPECT_EQ(why(match, Move{BrianLee, L::School, means(I::Fuel)}), "allowed");
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 0, kLamp, {}, {}}), "DW-PLY.7 not_in_your_hand");
}

TEST(NearMisses, DW_PLY_1_ACardThatIsNotInTheHand)
{
    RULE("DW-PLY.1"), RULE("DW-CON.1"), RULE("DW-MOB.1"), RULE("DW-FOD.4"), RULE("DW-EQP.1");
    auto match = fight().crisis(Crisis::Despair).hand(1, {I::Food1, I::Mop}).equip(RodMiller, I::Hammer).turn_of(0);
    EXPECT_EQ(why(match, PlayCard{I::Food1}), "DW-PLY.1 not_in_your_hand");
    EXPECT_EQ(why(match, Equip{I::Mop, BrianLee}), "DW-EQP.1 not_in_your_hand");
    EXPECT_EQ(why(match, Contribute{I::Food1}), "DW-CON.1 not_in_your_hand");
    EXPECT_EQ(why(match, Contribute{I::Hammer}), "DW-CON.1 not_in_your_hand") << "another player's equipment";
    EXPECT_EQ(why(match, Deposit{I::Food1}), "DW-MOB.1 not_in_your_hand");
    EXPECT_EQ(why(match, Deposit{I::Hammer}), "DW-MOB.1 not_in_your_hand");
    State s = three().put(0, MikeCho, L::School).dice(0, {2}).hand(0, {I::Junk}).in_turn(0);
    s.players[0].exiled = true;
    s.figures[index(BrianLee)].at = L::Library;
    EXPECT_EQ(why(Match(s), EatCard{I::Food1, 2}), "DW-FOD.4 not_in_your_hand");
    EXPECT_EQ(why(Match(s), EatCard{I::Junk, 2}), "DW-FOD.4 no_food_card");
}

TEST(NearMisses, DW_R51_TheChemistsSecondDie)
{
    RULE("DW-R51"), RULE("DW-D05"), RULE("DW-ACT.3");
    auto match =
        three().put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {2, 5, 6}).hand(0, {I::Medicine}).turn_of(0);
    const auto with = [](std::uint8_t die, std::uint8_t second) {
        return Attack{EdwardWhite, G::Colony1, die, {}, kChemist, {}, second};
    };
    EXPECT_EQ(why(match, with(5, 6)), "allowed");
    EXPECT_EQ(why(match, with(6, 5)), "DW-R51 lower_die_first");
    EXPECT_EQ(why(match, with(6, 2)), "allowed") << "a 2 is no attack die";
    EXPECT_EQ(why(match, with(2, 5)), "DW-ACT.3 die_too_low");
    for (const std::uint8_t second : std::initializer_list<std::uint8_t>{0, 3, 6, 7}) {
        EXPECT_EQ(why(match, with(6, second)), "DW-R51 needs_die_and_medicine");
    }
    EXPECT_EQ(why(match, Attack{EdwardWhite, G::Colony1, 6, {}, {}, {}, 5}), "DW-R51 one_die_only");
    auto wrench = three().put(0, EdwardWhite).equip(EdwardWhite, I::Wrench).zombies(G::Colony1, 3).dice(0, {2, 6});
    auto eased = wrench.hand(0, {I::Medicine}).turn_of(0);
    EXPECT_EQ(why(eased, Attack{EdwardWhite, G::Colony1, 2, means(I::Wrench), kChemist, {}, 6}), "allowed");
    EXPECT_EQ(why(eased, Attack{EdwardWhite, G::Colony1, 6, means(I::Wrench), kChemist, {}, 2}),
              "DW-R51 lower_die_first");
}

TEST(NearMisses, DW_SRC_8_WhatCannotBeLeftOutOfASearch)
{
    RULE("DW-SRC.8");
    auto start = three().put(0, JennyClark, L::School).equip(JennyClark, I::BlueprintsSchool).dice(0, {6});
    auto match = start.equip(JennyClark, I::BlueprintsLibrary).turn_of(0);
    const Means jenny = means(JennyClark), plans = means(I::BlueprintsSchool);
    const auto without = [](bool plain, Spared spare) { return Search{JennyClark, 6, plain, spare}; };
    EXPECT_EQ(why(match, without(false, {jenny})), "allowed");
    EXPECT_EQ(why(match, without(false, {plans})), "allowed");
    EXPECT_EQ(why(match, without(true, {jenny})), "DW-SRC.8 not_to_be_spared");
    EXPECT_EQ(why(match, without(false, {jenny, plans})), "DW-SRC.8 not_to_be_spared") << "that is a plain one";
    EXPECT_EQ(why(match, without(false, {plans, jenny})), "DW-SRC.8 not_to_be_spared");
    EXPECT_EQ(why(match, without(false, {means(I::BlueprintsLibrary)})), "DW-SRC.8 not_to_be_spared");
}

TEST(NearMisses, DW_REQ_1_NobodyToAskOrToName)
{
    RULE("DW-REQ.1"), RULE("DW-EXV.1");
    State s = table(4).put(0, BrianLee).put(1, RodMiller).put(2, OliviaBrown).hand(0, {I::Junk}).in_turn(0);
    s.figures[index(*s.players[3].leader)] = Figure{.is = FigureIs::Removed};
    s.players[3].group.clear(), s.players[3].leader.reset(), s.players[3].out = true;
    const Match match(s);
    for (const int seat : {0, 1, 3, 4, 9}) {
        EXPECT_EQ(why(match, Request{of(seat), Symbol::Fuel}), "DW-REQ.1 nobody_to_ask") << seat;
    }
    for (const int seat : {0, 3, 4, 9}) EXPECT_EQ(why(match, CallVote{of(seat)}), "DW-EXV.1 nobody_to_name") << seat;
    EXPECT_EQ(why(match, CallVote{of(1)}), "allowed");
}

TEST(NearMisses, DW_TRN_4_OnlyTheTurnsOwnQuestionIsExplained)
{
    RULE("DW-TRN.4");
    auto match = fight().put(0, GrayBeard).hand(1, {I::Junk}).turn_of(0);
    EXPECT_EQ(why(match, PickDie{3}), "DW-TRN.4 not_offered") << "no action at all";
    match.choose(0, Ability{GrayBeard, GrayBeard, 0});
    EXPECT_EQ(why(match, Attack{BrianLee, G::Colony1, 3, {}, {}, {}}), "DW-ABL.5 not_offered");
    EXPECT_FALSE(DeadOfWinter::why_not(match.state(), of(1), Attack{}));
    match.choose(0, Cancel{});
    EXPECT_FALSE(DeadOfWinter::why_not(match.state(), of(1), Attack{RodMiller, G::School, 6, {}, {}, {}}));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
