// Near misses of abilities and items name the clause that bars them.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Refusals, DW_REQ_3_ACardGivenIsNotContributed)
{
    RULE("DW-REQ.3"), RULE("DW-REQ.2");
    auto match = three().crisis(Crisis::Despair).wounds(BrianLee, 1).hand(1, {I::Medicine}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.choose(1, GiveCard{I::Medicine});
    match.refuses(0, Contribute{I::Medicine}, "DW-REQ.3");
    match.refuses(0, Deposit{I::Medicine}, "DW-REQ.2");
    EXPECT_EQ(match.bars(0, Contribute{I::Medicine}), "DW-REQ.3");
}

TEST(Refusals, DW_REQ_1_OnlyWhatWasAskedForIsGiven)
{
    RULE("DW-REQ.1");
    auto match = three().wounds(BrianLee, 1).hand(1, {I::Medicine, I::Food1}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Food});
    match.refuses(1, GiveCard{I::Medicine}, "DW-REQ.1");
}

TEST(Refusals, DW_ABL_2_ADieThatIsTooLow)
{
    RULE("DW-ABL.2");
    auto match = three().put(0, ThomasHeart).zombies(G::Colony1, 2).dice(0, {4, 5}).turn_of(0);
    match.refuses(0, Ability{ThomasHeart, ThomasHeart, 4}, "DW-ABL.2");
    match.refuses(0, Ability{ThomasHeart, ThomasHeart, 0}, "DW-ABL.2");
    EXPECT_TRUE(match.offers(0, Ability{ThomasHeart, ThomasHeart, 5}));
    auto none = three().put(0, ThomasHeart).zombies(G::Colony1, 2).turn_of(0);
    none.refuses(0, Ability{ThomasHeart, ThomasHeart, 0}, "DW-ABL.2");
}

TEST(Refusals, DW_ABL_1_AnAbilityAtTheWrongPlace)
{
    RULE("DW-ABL.1");
    auto match = three().put(0, LorettaClay, L::School).dice(0, {4}).turn_of(0);
    match.refuses(0, Ability{LorettaClay, LorettaClay, 4}, "DW-ABL.1");
    match.refuses(0, Ability{LorettaClay, LorettaClay, 0}, "DW-ABL.1");
}

TEST(Refusals, DW_ABL_4_AnAbilityThatIsUsedUp)
{
    RULE("DW-ABL.4");
    auto match = three().put(0, LorettaClay).dice(0, {4, 6}).turn_of(0);
    match.choose(0, Ability{LorettaClay, LorettaClay, 4});
    match.refuses(0, Ability{LorettaClay, LorettaClay, 6}, "DW-ABL.4");
    auto wall = three().put(0, AshleyRoss).turn_of(0);
    wall.choose(0, Barricade{AshleyRoss, G::Colony1, 0, means(AshleyRoss)});
    wall.refuses(0, Barricade{AshleyRoss, G::Colony1, 0, means(AshleyRoss)}, "DW-ABL.4");
}

TEST(Refusals, DW_R05_AnAbilityThatWouldDoNothing)
{
    RULE("DW-R05");
    auto match = three().put(0, ThomasHeart).put(0, GrayBeard).dice(0, {5}).turn_of(0);
    match.refuses(0, Ability{ThomasHeart, ThomasHeart, 5}, "DW-R05");
    match.refuses(0, Ability{GrayBeard, GrayBeard, 0}, "DW-R05");
}

TEST(Refusals, DW_ABL_5_AnAbilityThatWorksByItself)
{
    RULE("DW-ABL.5");
    auto match = three().put(0, Sparky).turn_of(0);
    match.refuses(0, Ability{Sparky, Sparky, 0}, "DW-ABL.5");
}

TEST(Refusals, DW_ABL_6_WhatBelongsToAnother)
{
    RULE("DW-ABL.6");
    auto match = three().put(0, LorettaClay).put(0, MikeCho).equip(MikeCho, I::Cookbook).dice(0, {4}).turn_of(0);
    match.refuses(0, Ability{MikeCho, LorettaClay, 4}, "DW-ABL.6");
    match.refuses(0, UseItem{LorettaClay, I::Cookbook}, "DW-ABL.6");
    EXPECT_TRUE(match.offers(0, UseItem{MikeCho, I::Cookbook}));
}

TEST(Refusals, DW_R50_JohnCopiesWhoIsBesideHimOnly)
{
    RULE("DW-R50");
    auto start = three().put(0, JohnPrice, L::School).put(0, SophieRobinson);
    auto match = Builder(start).turn_of(0);
    match.refuses(0, Ability{JohnPrice, SophieRobinson, 0}, "DW-R50");
    auto home = table().put(0, JohnPrice).put(0, SophieRobinson).turn_of(0);
    home.refuses(0, Ability{JohnPrice, SophieRobinson, 0}, "DW-R50");
}

TEST(Refusals, DW_EQP_4_AnItemThatIsUsedUp)
{
    RULE("DW-EQP.4");
    auto match = three().equip(BrianLee, I::Cookbook).turn_of(0);
    match.choose(0, UseItem{BrianLee, I::Cookbook});
    match.refuses(0, UseItem{BrianLee, I::Cookbook}, "DW-EQP.4");
    State s =
        three().equip(BrianLee, I::Pistol1).equip(BrianLee, I::Mop).zombies(G::Colony2, 1).dice(0, {6}).in_turn(0);
    s.used.add(I::Pistol1), s.used.add(I::Mop);
    s.decks[index(L::School)].erase_one(I::Junk), s.waste.push_back(I::Junk);
    Match used(s);
    used.refuses(0, Attack{BrianLee, G::Colony2, 6, {}, {}, means(I::Pistol1)}, "DW-EQP.4");
    used.refuses(0, Clean{BrianLee, 6, means(I::Mop)}, "DW-EQP.4");
    used.refuses(0, UseItem{BrianLee, I::Pistol1}, "DW-PLY.7");
}

TEST(Refusals, DW_EQP_4_ATorchThatIsUsedUp)
{
    RULE("DW-EQP.4"), RULE("DW-SRC.4");
    auto match = three().put(0, JennyClark, L::School).equip(JennyClark, I::Flashlight).dice(0, {6}).turn_of(0);
    match.choose(0, Search{JennyClark, 6, true});
    match.choose(0, MakeNoise{true});
    match.refuses(0, MakeNoise{true}, "DW-EQP.4");
}

TEST(Refusals, DW_EQP_1_WhatIsEquipmentAndWhatIsNot)
{
    RULE("DW-EQP.1"), RULE("DW-PLY.7");
    auto match = three().hand(0, {I::Cookbook, I::Fuel, I::Food1}).turn_of(0);
    match.refuses(0, PlayCard{I::Cookbook}, "DW-EQP.1");
    match.refuses(0, UseItem{BrianLee, I::Cookbook}, "DW-EQP.1");
    match.refuses(0, Equip{I::Fuel, BrianLee}, "DW-EQP.1");
    match.refuses(0, PlayCard{I::Fuel}, "DW-PLY.7");
}

TEST(Refusals, DW_R51_EdwardNeedsASecondDieAndMedicine)
{
    RULE("DW-R51"), RULE("DW-ABL.1");
    const Attack attack{EdwardWhite, G::Colony1, 6, {}, means(EdwardWhite), {}};
    auto start = three().put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {6});
    Builder(start).hand(0, {I::Medicine}).turn_of(0).refuses(0, attack, "DW-R51");
    auto away = three().put(0, EdwardWhite, L::School).zombies(G::School, 3).dice(0, {6, 6}).hand(0, {I::Medicine});
    away.turn_of(0).refuses(0, Attack{EdwardWhite, G::School, 6, {}, means(EdwardWhite), {}}, "DW-ABL.1");
    auto fire = three().equip(BrianLee, I::Lighter1).zombies(G::Colony1, 3).dice(0, {6}).turn_of(0);
    fire.refuses(0, Attack{BrianLee, G::Colony1, 6, {}, means(I::Lighter1), {}}, "DW-TXT.1");
}

TEST(Refusals, DW_MOB_2_AWrongDeposit)
{
    RULE("DW-MOB.1"), RULE("DW-MOB.2");
    auto match = three().goal(MainObjective::WeNeedMoreSamples).hand(0, {I::Fuel}).turn_of(0);
    match.refuses(0, Deposit{I::Fuel}, "DW-MOB.1");
    for (std::size_t i = 0; i < kMainObjectives; ++i) {
        const auto objective = static_cast<MainObjective>(i);
        auto start = three().goal(objective).hand(0, {I::Outsider1}).equip(BrianLee, I::Pistol1);
        auto other = start.turn_of(0);
        const Goal goal = main_facts(other.state()).goal;
        const bool collects = goal == Goal::Deposit || goal == Goal::Armed || goal == Goal::Stock;
        other.refuses(0, Deposit{I::Outsider1}, collects ? "DW-MOB.2" : "DW-MOB.1");
        other.refuses(0, Deposit{I::Pistol1}, "DW-MOB.1");
    }
}

TEST(Refusals, DW_CRI_4_EquipmentWithoutACrisis)
{
    RULE("DW-CRI.4"), RULE("DW-CON.1"), RULE("DW-EXI.6");
    auto start = three().equip(BrianLee, I::Pistol1);
    Builder(start).turn_of(0).refuses(0, Contribute{I::Pistol1}, "DW-CRI.4");
    auto pirate = Builder(start).crisis(Crisis::Despair).hand(0, {I::Medicine}).mark(BrianLee, Mark::Pirate).turn_of(0);
    pirate.refuses(0, Contribute{I::Pistol1}, "DW-TXT.1");
    pirate.refuses(0, Contribute{I::Medicine}, "DW-TXT.1");
    State s =
        table().put(0, MikeCho, L::School).equip(MikeCho, I::Pistol1).crisis(Crisis::Despair).exiled(0).in_turn(0);
    Match(s).refuses(0, Contribute{I::Pistol1}, "DW-EXI.6");
}

TEST(Refusals, DW_TXT_1_WhomACardHolds)
{
    RULE("DW-TXT.1");
    auto start = three().put(0, SophieRobinson, L::School).mark(SophieRobinson, Mark::Jailed).zombies(G::School, 1);
    auto match = start.put(1, MikeCho, L::School).dice(0, {6}).turn_of(0);
    match.refuses(0, Ability{SophieRobinson, SophieRobinson, 0}, "DW-TXT.1");
    match.refuses(0, Attack{SophieRobinson, G::School, 6, {}, {}, {}}, "DW-TXT.1");
    match.refuses(0, Strike{SophieRobinson, MikeCho, 6, {}}, "DW-TXT.1");
    match.refuses(0, Search{SophieRobinson, 6, false}, "DW-TXT.1");
}

TEST(Refusals, DW_FOD_4_OnlyExilesEatCards)
{
    RULE("DW-FOD.4"), RULE("DW-R71");
    auto match = three().hand(0, {I::Food1}).dice(0, {2}).turn_of(0);
    match.refuses(0, EatCard{I::Food1, 2}, "DW-FOD.4");
    State s = three().hand(0, {I::Food1, I::Cookbook}).in_turn(0);
    s.players[0].locked = I::Food1;
    Match(s).refuses(0, PlayCard{I::Food1}, "DW-R71");
    s.players[0].locked = I::Cookbook;
    Match(s).refuses(0, Equip{I::Cookbook, BrianLee}, "DW-R71");
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
