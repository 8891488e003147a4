// Each item: what it does when it is played or used, and how often.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Items, DW_PLY_2_Food)
{
    RULE("DW-PLY.2");
    const std::array<std::pair<Item, int>, 4> kAll{{{I::StarterFood, 1}, {I::Food1, 1}, {I::Food2, 2}, {I::Food3, 3}}};
    for (const auto& [item, food] : kAll) {
        auto match = table().hand(0, {item}).turn_of(0);
        match.choose(0, PlayCard{item});
        EXPECT_EQ(match.food(), food) << kItemNames[index(item)];
        EXPECT_EQ(match.state().waste.back(), item);
    }
}

TEST(Items, DW_PLY_7_Fuel)
{
    RULE("DW-PLY.7");
    for (const Item item : {I::StarterFuel, I::Fuel}) {
        auto match = table().put(0, JennyClark).hand(0, {item}).turn_of(0);
        EXPECT_FALSE(match.offers(0, PlayCard{item})) << "only with a move";
        match.choose(0, Move{JennyClark, L::School, means(item)});
        EXPECT_TRUE(match.said<Exposed>().empty());
        EXPECT_EQ(match.state().waste.back(), item);
    }
}

TEST(Items, DW_PLY_5_Medicine)
{
    RULE("DW-PLY.5"), RULE("DW-WND.2"), RULE("DW-PLY.8");
    for (const Item item : {I::StarterMedicine, I::Medicine}) {
        auto start = table().put(0, JennyClark).hand(0, {item});
        EXPECT_FALSE(Builder(start).turn_of(0).offers(0, PlayCard{item})) << "nobody is hurt";
        start.put(1, MikeCho).wounds(MikeCho, 1).put(2, RodMiller, L::School).wounds(RodMiller, 1);
        auto match = start.wounds(JennyClark, 1).turn_of(0);
        match.choose(0, PlayCard{item});
        EXPECT_FALSE(match.offers(0, PickSurvivor{RodMiller})) << "no location is shared";
        match.choose(0, PickSurvivor{MikeCho});
        EXPECT_EQ(match.hurt(MikeCho), 0);
        EXPECT_EQ(match.state().waste.back(), item);
    }
}

TEST(Items, DW_R12_AdrenalineShot)
{
    RULE("DW-R12");
    auto match = table().hand(0, {I::AdrenalineShot}).dice(0, {2, 3}).turn_of(0);
    match.choose(0, PlayCard{I::AdrenalineShot});
    match.choose(0, SetDie{2, 6});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 1, 0, 0, 1}));
}

TEST(Items, DW_DIC_3_Junk)
{
    RULE("DW-DIC.3");
    for (const Item item : {I::StarterJunk, I::Junk}) {
        auto match = table().hand(0, {item}).dice(0, {1, 3}).turn_of(0, {d5});
        match.choose(0, PlayCard{item});
        match.choose(0, PickDie{1});
        EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 1, 0, 1, 0}));
    }
}

TEST(Items, DW_BAR_1_Padlock)
{
    RULE("DW-BAR.1");
    auto match = table().put(0, JennyClark, L::School).hand(0, {I::Padlock}).turn_of(0);
    match.choose(0, PlayCard{I::Padlock});
    match.pick(0, PickPlace{L::School});
    for (int n = 0; n < 2; ++n) match.pick(0, PickGate{G::School});
    EXPECT_EQ(match.barricades(L::School), 2);
    EXPECT_EQ(match.dice(0), 0) << "without a die";
}

TEST(Items, DW_KIL_2_Scissors)
{
    RULE("DW-KIL.2");
    auto match = table().put(0, JennyClark, L::School).hand(0, {I::Scissors}).zombies(G::School, 2).turn_of(0);
    match.choose(0, PlayCard{I::Scissors});
    match.pick(0, PickGate{G::School});
    EXPECT_EQ(match.zombies(L::School), 1);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(Items, DW_ATR_4_Megaphone)
{
    RULE("DW-ATR.4");
    auto start = table().put(0, JennyClark, L::School).hand(0, {I::Megaphone}).zombies(G::Hospital, 4);
    auto match = start.zombies(G::Library, 2).barricades(G::School, 1).turn_of(0);
    match.choose(0, PlayCard{I::Megaphone});
    match.pick(0, PickPlace{L::School});
    match.pick(0, PickPlace{L::Hospital});
    for (int n = 0; n < 4; ++n) match.pick(0, Lure{G::Hospital, G::School});
    EXPECT_EQ(match.zombies(L::School), 3) << "empty spaces only";
    EXPECT_EQ(match.zombies(L::Hospital), 1);
    EXPECT_EQ(match.zombies(L::Library), 2) << "from one location";
    EXPECT_EQ(match.barricades(L::School), 1);
}

TEST(Items, DW_PLY_7_ReadingLamp)
{
    RULE("DW-PLY.7");
    auto match = table().put(0, JennyClark).hand(0, {I::ReadingLamp}).zombies(G::Colony1, 1).turn_of(0, {blank});
    match.choose(0, Attack{JennyClark, G::Colony1, 0, means(I::ReadingLamp), {}, {}});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.state().waste.back(), I::ReadingLamp);
}

TEST(Items, DW_DIC_7_NightVisionGoggles)
{
    RULE("DW-DIC.7");
    auto start = table().put(0, JennyClark).equip(JennyClark, I::NightVisionGoggles);
    auto match = start.phase(RoundStep::Dice, Rolls(7, d1));
    EXPECT_EQ(match.dice(0), 3) << "one, one for Jenny, one for the goggles";
    EXPECT_EQ(match.dice(1), 2);
}

TEST(Items, DW_EQP_4_WalkieTalkie)
{
    RULE("DW-EQP.4");
    auto start = table().put(0, JennyClark).equip(JennyClark, I::WalkieTalkie).dice(0, {3, 4}).dice(1, {5});
    auto match = start.turn_of(0);
    match.choose(0, UseItem{JennyClark, I::WalkieTalkie});
    match.choose(0, PickPlayer{seat_at(1)});
    match.choose(0, PickDie{5});
    match.choose(0, PickDie{3});
    EXPECT_EQ(match.player(1).dice, (Dice{0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 2, 0, 0}));
    EXPECT_FALSE(match.offers(0, UseItem{JennyClark, I::WalkieTalkie}));
}

TEST(Items, DW_BIT_2_RottenFlesh)
{
    RULE("DW-BIT.2");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, AndrewEvans, L::School).put(2, RodMiller, L::School);
    auto match = start.equip(AndrewEvans, I::RottenFlesh).turn_of(0, {bitten});
    match.choose(0, Move{JennyClark, L::School, {}});
    match.pick(0, NameLeader{MikeCho});
    EXPECT_TRUE(match.offers(2, LetDie{})) << "the bearer is passed over";
}

TEST(Items, DW_BAR_1_Hammer)
{
    RULE("DW-BAR.1");
    auto match = table().put(0, JennyClark, L::School).equip(JennyClark, I::Hammer).dice(0, {1, 1}).turn_of(0);
    match.choose(0, Barricade{JennyClark, G::School, 1, means(I::Hammer)});
    match.pick(0, PickGate{G::School});
    EXPECT_EQ(match.barricades(L::School), 2);
    EXPECT_FALSE(match.offers(0, Barricade{JennyClark, G::School, 1, means(I::Hammer)}));
}

TEST(Items, DW_EXP_7_SnowShoes)
{
    RULE("DW-EXP.7");
    auto match = table().put(0, JennyClark).equip(JennyClark, I::SnowShoes).turn_of(0, {frost});
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(match.figure(JennyClark).wounds, 1);
    EXPECT_EQ(match.figure(JennyClark).frostbite, 0);
}

TEST(Items, DW_ATZ_9_WrenchAndSwitchblades)
{
    RULE("DW-ATZ.9");
    for (const Item item : {I::Wrench, I::Switchblade1, I::Switchblade2}) {
        auto start = table().put(0, JennyClark).equip(JennyClark, item).dice(0, {1, 1}).zombies(G::Colony1, 2);
        auto match = start.turn_of(0, {blank});
        EXPECT_FALSE(match.offers(0, Attack{JennyClark, G::Colony1, 1, {}, {}, {}}));
        match.choose(0, Attack{JennyClark, G::Colony1, 1, means(item), {}, {}});
        EXPECT_EQ(match.zombies(L::Colony), 1);
        EXPECT_FALSE(match.offers(0, Attack{JennyClark, G::Colony1, 1, means(item), {}, {}}));
    }
}

TEST(Items, DW_ATZ_6_BaseballBat)
{
    RULE("DW-ATZ.6");
    auto start = table().put(0, JennyClark).equip(JennyClark, I::BaseballBat).dice(0, {4}).zombies(G::Colony1, 3);
    auto match = start.turn_of(0, {blank, wound_face});
    match.choose(0, Attack{JennyClark, G::Colony1, 4, {}, means(I::BaseballBat), {}});
    EXPECT_EQ(match.zombies(L::Colony), 1);
    EXPECT_EQ(match.said<Exposed>().size(), 2U) << "a roll for each";
}

TEST(Items, DW_CLN_1_Mop)
{
    RULE("DW-CLN.1");
    auto start = table().put(0, JennyClark).equip(JennyClark, I::Mop).dice(0, {1, 1});
    auto match = start.waste({I::Junk, I::Junk, I::Fuel, I::Fuel, I::Fuel, I::Fuel}).turn_of(0);
    match.choose(0, Clean{JennyClark, 1, means(I::Mop)});
    EXPECT_EQ(match.state().waste.size(), 1U);
    EXPECT_FALSE(match.offers(0, Clean{JennyClark, 1, means(I::Mop)}));
}

TEST(Items, DW_SRC_4_Flashlight)
{
    RULE("DW-SRC.4");
    auto match = table().put(0, RodMiller, L::School).equip(RodMiller, I::Flashlight).dice(0, {6}).turn_of(0);
    match.choose(0, Search{RodMiller, 6, false, {}});
    match.choose(0, MakeNoise{true});
    EXPECT_EQ(match.state().drawn.size(), 4U);
    EXPECT_EQ(match.noise(L::School), 1);
    EXPECT_FALSE(match.offers(0, MakeNoise{true})) << "once in each round";
    match.choose(0, MakeNoise{false});
    EXPECT_EQ(match.state().drawn.size(), 5U);
    match.choose(0, match.fallback(0));
}

TEST(Items, DW_ATZ_9_PistolsAndMartialArts)
{
    RULE("DW-ATZ.9");
    for (const Item item : {I::Pistol1, I::Pistol2, I::Pistol3, I::MartialArts}) {
        auto start = table().put(0, JennyClark).equip(JennyClark, item).dice(0, {4, 4}).zombies(G::Colony1, 2);
        auto match = start.turn_of(0);
        match.choose(0, Attack{JennyClark, G::Colony1, 4, {}, {}, means(item)});
        EXPECT_EQ(match.zombies(L::Colony), 1);
        EXPECT_TRUE(match.said<Exposed>().empty());
        EXPECT_FALSE(match.offers(0, Attack{JennyClark, G::Colony1, 4, {}, {}, means(item)}));
    }
}

TEST(Items, DW_KIL_2_SniperRifles)
{
    RULE("DW-KIL.2");
    for (const Item item : {I::SniperRifle1, I::SniperRifle2}) {
        auto match = table().put(0, JennyClark).equip(JennyClark, item).zombies(G::Hospital, 2).turn_of(0);
        match.choose(0, UseItem{JennyClark, item});
        match.pick(0, PickGate{G::Hospital});
        EXPECT_EQ(match.zombies(L::Hospital), 1);
        EXPECT_TRUE(match.said<Exposed>().empty());
        EXPECT_FALSE(match.offers(0, UseItem{JennyClark, item}));
    }
}

TEST(Items, DW_ATZ_9_Shotguns)
{
    RULE("DW-ATZ.9");
    for (const Item item : {I::Shotgun1, I::Shotgun2}) {
        auto start = table().put(0, JennyClark, L::School).equip(JennyClark, item).dice(0, {4}).zombies(G::School, 3);
        auto match = start.turn_of(0);
        match.choose(0, Attack{JennyClark, G::School, 4, {}, means(item), {}});
        EXPECT_EQ(match.zombies(L::School), 1);
        EXPECT_TRUE(match.said<Exposed>().empty());
        EXPECT_EQ(match.noise(L::School), 1);
    }
}

TEST(Items, DW_ATZ_9_Lighters)
{
    RULE("DW-ATZ.9");
    for (const Item item : {I::Lighter1, I::Lighter2}) {
        auto start = table().put(0, JennyClark, L::School).equip(JennyClark, item).dice(0, {4}).zombies(G::School, 4);
        EXPECT_FALSE(Builder(start).turn_of(0).offers(0, Attack{JennyClark, G::School, 4, {}, means(item), {}}));
        auto match = start.hand(0, {I::StarterFuel}).turn_of(0);
        match.choose(0, Attack{JennyClark, G::School, 4, {}, means(item), {}});
        EXPECT_EQ(match.zombies(L::School), 0);
        EXPECT_EQ(match.cards(0), 0) << "it burns fuel";
        EXPECT_TRUE(match.said<Exposed>().empty());
    }
}

TEST(Items, DW_DIC_3_Jazzercise)
{
    RULE("DW-DIC.3");
    auto start = table().put(0, JennyClark).equip(JennyClark, I::Jazzercise).dice(0, {1, 2});
    auto match = start.turn_of(0, {d6});
    match.choose(0, UseItem{JennyClark, I::Jazzercise});
    match.choose(0, PickDie{1});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 1, 0, 0, 0, 1}));
    EXPECT_FALSE(match.offers(0, UseItem{JennyClark, I::Jazzercise}));
}

TEST(Items, DW_EQP_1_Cookbook)
{
    RULE("DW-EQP.1");
    auto match = table().put(0, JennyClark).equip(JennyClark, I::Cookbook).turn_of(0);
    match.choose(0, UseItem{JennyClark, I::Cookbook});
    EXPECT_EQ(match.food(), 1);
    EXPECT_FALSE(match.offers(0, UseItem{JennyClark, I::Cookbook}));
    auto away = table().put(0, JennyClark, L::School).equip(JennyClark, I::Cookbook).turn_of(0);
    EXPECT_FALSE(away.offers(0, UseItem{JennyClark, I::Cookbook})) << "in the colony only";
}

TEST(Items, DW_R12_GuideToLeadership)
{
    RULE("DW-R12");
    auto match = table().put(0, JennyClark).equip(JennyClark, I::GuideToLeadership).dice(0, {5, 2}).turn_of(0);
    match.choose(0, UseItem{JennyClark, I::GuideToLeadership});
    match.choose(0, PickDie{5});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 1, 0, 0, 0, 1}));
    EXPECT_FALSE(match.offers(0, UseItem{JennyClark, I::GuideToLeadership}));
}

TEST(Items, DW_BAR_1_OneTwoThreeBarricades)
{
    RULE("DW-BAR.1");
    auto match = table().put(0, JennyClark).equip(JennyClark, I::Barricades123).turn_of(0);
    match.choose(0, Barricade{JennyClark, G::Colony4, 0, means(I::Barricades123)});
    EXPECT_EQ(match.barricades(L::Colony), 1);
    EXPECT_FALSE(match.offers(0, Barricade{JennyClark, G::Colony4, 0, means(I::Barricades123)}));
    auto away = table().put(0, JennyClark, L::School).equip(JennyClark, I::Barricades123).turn_of(0);
    EXPECT_FALSE(away.offers(0, Barricade{JennyClark, G::School, 0, means(I::Barricades123)}));
}

TEST(Items, DW_SRC_8_Blueprints)
{
    RULE("DW-SRC.8");
    const std::array<std::pair<Item, L>, 6> kAll{{{I::BlueprintsPolice, L::PoliceStation},
                                                  {I::BlueprintsGrocery, L::GroceryStore},
                                                  {I::BlueprintsSchool, L::School},
                                                  {I::BlueprintsLibrary, L::Library},
                                                  {I::BlueprintsHospital, L::Hospital},
                                                  {I::BlueprintsGas, L::GasStation}}};
    for (const auto& [item, place] : kAll) {
        for (const bool right : {true, false}) {
            const L where = right ? place : (place == L::Hospital ? L::PoliceStation : L::Hospital);
            auto match = table().put(0, RodMiller, where).equip(RodMiller, item).dice(0, {6}).turn_of(0);
            match.choose(0, Search{RodMiller, 6, false, {}});
            for (int n = 0; n < 2 && match.asked_by(0) == "DW-SRC.3"; ++n) match.choose(0, match.fallback(0));
            EXPECT_EQ(match.cards(0), right ? 2 : 1) << kItemNames[index(item)];
        }
    }
}

TEST(Items, DW_PLY_3_Outsiders)
{
    RULE("DW-PLY.3");
    for (const Item item : {I::Outsider1, I::Outsider2, I::Outsider3}) {
        auto match = table().hand(0, {item}).next_survivor(MikeCho).turn_of(0);
        match.choose(0, PlayCard{item});
        EXPECT_EQ(match.figure(MikeCho).controller, seat_at(0));
        EXPECT_EQ(match.at(MikeCho), L::Colony);
        EXPECT_EQ(match.helpless(), facts(item).helpless);
        EXPECT_EQ(match.state().removed.back(), item) << "out of the game";
        EXPECT_TRUE(match.state().waste.empty());
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
