// Crossroads cards 1 to 20: each trigger and each option.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Crossroads1, DW_XRD_5_CarCrash)
{
    RULE("DW-XRD.5");
    for (const int option : {0, 1}) {
        auto start = table().put(0, Sparky).hand(0, {I::StarterFuel}).crossroads(X::CarCrash);
        auto match = start.turn_of(0, option == 0 ? Rolls{} : Rolls{wound_face, blank, blank});
        EXPECT_FALSE(match.triggered(X::CarCrash));
        match.choose(0, Move{Sparky, L::School, means(I::StarterFuel)});
        ASSERT_TRUE(match.triggered(X::CarCrash));
        match.decide(0, option);
        EXPECT_EQ(match.at(Sparky), option == 0 ? L::Colony : L::School);
        EXPECT_EQ(match.figure(Sparky).frostbite, option == 0 ? 1 : 0);
        EXPECT_EQ(match.figure(Sparky).wounds, option == 0 ? 0 : 1);
    }
    auto walked = table().put(0, Sparky).crossroads(X::CarCrash).turn_of(0, {blank});
    walked.choose(0, Move{Sparky, L::School, {}});
    EXPECT_FALSE(walked.triggered(X::CarCrash)) << "without fuel";
}

TEST(Crossroads1, DW_DTH_5_WaveringLoyalties)
{
    RULE("DW-DTH.5");
    auto start = table().put(0, Sparky).put(0, RodMiller).put(1, JennyClark).put(2, MikeCho);
    start.crossroads(X::WaveringLoyalties);
    auto given = Builder(start).turn_of(0);
    given.decide(0, 0);
    given.choose(0, PickSurvivor{RodMiller});
    given.choose(0, PickPlayer{seat_at(2)});
    EXPECT_EQ(given.figure(RodMiller).controller, seat_at(2));
    EXPECT_EQ(given.player(0).group.size(), 1U);
    for (const std::uint32_t die : {d3, d4}) {
        auto kept = Builder(start).turn_of(0, {die});
        kept.decide(0, 1);
        EXPECT_EQ(kept.morale(), die == d3 ? 5 : 6);
    }
    EXPECT_FALSE(table().crossroads(X::WaveringLoyalties).turn_of(0).triggered(X::WaveringLoyalties));
}

TEST(Crossroads1, DW_XRD_5_Horde)
{
    RULE("DW-XRD.5");
    auto start = table().put(0, Sparky).crossroads(X::Horde);
    auto through = Builder(start).turn_of(0, {blank, blank, wound_face, blank});
    through.choose(0, Move{Sparky, L::School, {}});
    through.decide(0, 0);
    EXPECT_EQ(through.hurt(Sparky), 1);
    auto back = Builder(start).turn_of(0, {blank});
    back.choose(0, Move{Sparky, L::School, {}});
    back.decide(0, 1);
    EXPECT_EQ(back.at(Sparky), L::Colony);
    EXPECT_FALSE(back.offers(0, Move{Sparky, L::School, {}}));
    auto fuel = table().put(0, Sparky).hand(0, {I::StarterFuel}).crossroads(X::Horde).turn_of(0);
    fuel.choose(0, Move{Sparky, L::School, means(I::StarterFuel)});
    EXPECT_FALSE(fuel.triggered(X::Horde));
}

TEST(Crossroads1, DW_TXT_1_Addiction)
{
    RULE("DW-TXT.1");
    auto start = table().put(0, Sparky).put(0, RodMiller).wounds(RodMiller, 1).hand(0, {I::StarterMedicine});
    start.dice(0, {3}).crossroads(X::Addiction);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, PlayCard{I::StarterMedicine});
        match.pick(0, PickSurvivor{RodMiller});
        match.decide(0, option);
        EXPECT_EQ(match.alive(RodMiller), option == 1);
        EXPECT_EQ(match.morale(), 6) << "no morale is lost";
        EXPECT_EQ(match.figure(RodMiller).marks.has(Mark::Addicted), option == 1);
    }
}

TEST(Crossroads1, DW_FOD_1_Spoiled)
{
    RULE("DW-FOD.1");
    for (const int option : {0, 1}) {
        auto match = table().put(0, RodMiller).food(2).dice(0, {3}).crossroads(X::Spoiled).turn_of(0);
        match.choose(0, SpendFood{3});
        EXPECT_EQ(match.food(), 1);
        match.decide(0, option);
        match.pick(0, PickSurvivor{RodMiller});
        EXPECT_EQ(match.hurt(RodMiller), option == 0 ? 1 : 0);
        EXPECT_EQ(match.player(0).dice[option == 0 ? 3 : 2], 1) << "raised, or not";
    }
}

TEST(Crossroads1, DW_XRD_7_Maude)
{
    RULE("DW-XRD.7");
    auto start = table().put(0, RodMiller, L::GroceryStore).crossroads(X::Maude);
    auto home = Builder(start).turn_of(0);
    ASSERT_TRUE(home.triggered(X::Maude)) << "as the turn begins";
    home.decide(0, 0);
    EXPECT_EQ(home.at(RodMiller), L::Colony);
    EXPECT_EQ(home.food(), 3);
    auto robbed = start.hand(0, {I::StarterFood}).lucky_turn_of(0);
    robbed.decide(0, 1);
    EXPECT_EQ(robbed.cards(0), 3);
    EXPECT_EQ(count_in(robbed.player(0).hand, Symbol::Food), 3);
    EXPECT_EQ(robbed.deck(L::GroceryStore), 18);
    EXPECT_FALSE(robbed.offers(0, PlayCard{I::StarterFood})) << "no food cards in this turn";
}

TEST(Crossroads1, DW_KIL_4_SparkyTheCard)
{
    RULE("DW-KIL.4");
    auto start = table().put(0, Sparky).crossroads(X::Sparky);
    for (std::size_t i = 0; i < 6; ++i) start.zombies(gate_at(i), 2);
    auto hunt = Builder(start).lucky_turn_of(0);
    hunt.decide(0, 0);
    for (int n = 0; n < 8 && hunt.open(0) && hunt.open(0)->rule.id == "DW-KIL.3"; ++n) hunt.choose(0, hunt.fallback(0));
    EXPECT_EQ(hunt.zombies(L::Colony), 4);
    EXPECT_TRUE(hunt.said<Exposed>().empty());
    auto play = Builder(start).turn_of(0);
    play.decide(0, 1);
    EXPECT_EQ(play.morale(), 7);
    EXPECT_FALSE(Builder(start).turn_of(1).triggered(X::Sparky)) << "somebody else leads Sparky";
}

TEST(Crossroads1, DW_XRD_10_MariaLopez)
{
    RULE("DW-XRD.10");
    auto start = table().put(0, MariaLopez).crossroads(X::MariaLopez);
    auto poor = Builder(start).food(2).lucky_turn_of(0);
    EXPECT_EQ(poor.at(MariaLopez), L::School) << "placed there before anybody chooses";
    EXPECT_FALSE(poor.offers(0, PickOption{0})) << "it costs 3 food";
    poor.pick(0, PickOption{1});
    EXPECT_EQ(poor.deck(L::School), 14);
    EXPECT_EQ(poor.state().removed.size(), 6U);
    auto rich = Builder(start).food(3).lucky_turn_of(0);
    rich.decide(0, 0);
    for (const Item item : {I::Megaphone, I::Scissors, I::BaseballBat}) rich.choose(0, PickCard{item});
    EXPECT_EQ(rich.food(), 0);
    EXPECT_EQ(rich.cards(0), 3);
    EXPECT_TRUE(rich.holds(0, I::BaseballBat));
}

TEST(Crossroads1, DW_KIL_4_BrianLee)
{
    RULE("DW-KIL.4");
    for (const int option : {0, 1}) {
        auto start = table().put(0, BrianLee).zombies(G::Hospital, 3).zombies(G::GroceryStore, 2);
        auto match = start.crossroads(X::BrianLee).turn_of(0);
        match.decide(0, option);
        EXPECT_EQ(match.zombies(L::Hospital), option == 0 ? 0 : 3);
        EXPECT_EQ(match.barricades(L::Hospital), option == 0 ? 4 : 0);
        EXPECT_EQ(match.zombies(L::GroceryStore), option == 0 ? 2 : 0);
        EXPECT_EQ(match.barricades(L::GroceryStore), option == 0 ? 0 : 4);
    }
    EXPECT_FALSE(table().put(0, BrianLee, L::School).crossroads(X::BrianLee).turn_of(0).triggered(X::BrianLee));
}

TEST(Crossroads1, DW_XRD_7_LoversQuarrel)
{
    RULE("DW-XRD.7");
    auto start = table().put(0, RodMiller, L::School).put(0, JennyClark, L::School).dice(0, {6, 6});
    start.crossroads(X::LoversQuarrel);
    auto shout = Builder(start).turn_of(0);
    shout.decide(0, 0);
    EXPECT_EQ(shout.noise(L::School), 4);
    auto part = Builder(start).turn_of(0);
    part.decide(0, 1);
    for (const Survivor who : {RodMiller, JennyClark}) {
        EXPECT_TRUE(part.figure(who).marks.has(Mark::Still));
        EXPECT_FALSE(part.offers(0, Search{who, 6, false, {}}));
        EXPECT_FALSE(part.offers(0, Move{who, L::Colony, {}}));
    }
    auto dog = table().put(0, Sparky, L::School).put(0, JennyClark, L::School).crossroads(X::LoversQuarrel);
    EXPECT_FALSE(dog.turn_of(0).triggered(X::LoversQuarrel)) << "humans only";
}

TEST(Crossroads1, DW_R11_Mugging)
{
    RULE("DW-R11");
    auto start = table().put(0, RodMiller, L::School).put(1, JennyClark, L::School).exiled(1).crossroads(X::Mugging);
    auto give = Builder(start).hand(0, {I::Junk, I::Fuel, I::Medicine}).lucky_turn_of(0);
    give.decide(0, 0);
    for (int n = 0; n < 3 && give.open(0) && give.open(0)->rule.id != "DW-TRN.4"; ++n) give.choose(0, give.fallback(0));
    EXPECT_EQ(give.cards(0), 1);
    EXPECT_EQ(give.cards(1), 2);
    auto unarmed = Builder(start).turn_of(0);
    unarmed.decide(0, 1);
    EXPECT_EQ(unarmed.hurt(RodMiller), 2);
    EXPECT_TRUE(unarmed.alive(JennyClark));
    auto armed = Builder(start).equip(RodMiller, I::Pistol1).lucky_turn_of(0);
    armed.decide(0, 1);
    armed.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(armed.hurt(RodMiller), 1);
    EXPECT_FALSE(armed.alive(JennyClark));
    EXPECT_EQ(armed.morale(), 6) << "an exiled player's survivor costs none";
}

TEST(Crossroads1, DW_NEW_1_Hunger)
{
    RULE("DW-NEW.1");
    auto start = table().put(0, Sparky).hand(0, {I::Outsider2}).food(4).crossroads(X::Hunger);
    for (const int option : {0, 1}) {
        auto match = Builder(start).next_survivor(RodMiller).turn_of(0);
        match.choose(0, PlayCard{I::Outsider2});
        ASSERT_TRUE(match.triggered(X::Hunger));
        match.decide(0, option);
        EXPECT_EQ(match.food(), option == 0 ? 0 : 9);
        EXPECT_EQ(match.morale(), option == 0 ? 6 : 5);
    }
    auto woman = Builder(start).next_survivor(JennyClark).turn_of(0);
    woman.choose(0, PlayCard{I::Outsider2});
    EXPECT_FALSE(woman.triggered(X::Hunger)) << "a woman";
}

TEST(Crossroads1, DW_DIC_8_ThinIce)
{
    RULE("DW-DIC.8");
    auto start = table().put(0, RodMiller).crossroads(X::ThinIce);
    auto breaks = Builder(start).turn_of(0, {d3});
    breaks.choose(0, Move{RodMiller, L::School, {}});
    breaks.decide(0, 0);
    EXPECT_EQ(breaks.figure(RodMiller).frostbite, 1);
    auto holds = Builder(start).turn_of(0, Rolls{d4} + unshuffled(19));
    holds.choose(0, Move{RodMiller, L::School, {}});
    holds.decide(0, 0);
    holds.choose(0, PickPlace{L::Library});
    holds.choose(0, PickCard{I::Jazzercise});
    EXPECT_TRUE(holds.holds(0, I::Jazzercise));
    auto leave = Builder(start).turn_of(0);
    leave.choose(0, Move{RodMiller, L::School, {}});
    leave.decide(0, 1);
    EXPECT_EQ(leave.hurt(RodMiller), 0);
}

TEST(Crossroads1, DW_VOT_4_Helpless)
{
    RULE("DW-VOT.4");
    auto start = table(4).put(0, RodMiller).put(1, JennyClark).put(2, MikeCho, L::School).put(3, HarmanBrooks);
    start.helpless(3).crossroads(X::Helpless);
    auto gone = Builder(start).turn_of(0);
    EXPECT_FALSE(gone.waits_for(2)) << "nobody of theirs is in the colony";
    gone.vote(0);
    EXPECT_EQ(gone.helpless(), 0);
    EXPECT_EQ(gone.morale(), 4) << "one for every two, rounded up";
    auto stay = Builder(start).turn_of(0);
    stay.vote(1);
    EXPECT_EQ(stay.helpless(), 3);
    EXPECT_EQ(stay.morale(), 6);
}

TEST(Crossroads1, DW_VOT_1_Christmas)
{
    RULE("DW-VOT.1");
    auto start = table().put(0, RodMiller).put(1, ForestPlum).crossroads(X::Christmas);
    auto poor = Builder(start).food(4).lucky_turn_of(0);
    EXPECT_FALSE(poor.offers(0, Vote{0}));
    auto feast = Builder(start).food(6).lucky_turn_of(0);
    feast.vote(0);
    EXPECT_EQ(feast.food(), 1);
    EXPECT_EQ(feast.morale(), 7);
    feast.choose(1, Accept{});
    feast.choose(1, PickPlayer{seat_at(2)});
    feast.choose(1, Accept{});
    feast.choose(1, PickPlayer{seat_at(0)});
    feast.choose(1, Decline{});
    for (int n = 0; n < 2; ++n) feast.pick(1, Decline{});
    EXPECT_EQ(feast.cards(0), 1);
    EXPECT_EQ(feast.cards(2), 1);
    EXPECT_EQ(feast.deck(L::GroceryStore), 18);
    EXPECT_EQ(feast.said<CardGiven>().size(), 2U);
    EXPECT_EQ(DeadOfWinter::view(feast.state(), seat_at(0)).players[2].offers.size(), 1U) << "given openly";
    EXPECT_TRUE(feast.waits_for(0));
    auto plain = table().put(0, RodMiller).food(5).crossroads(X::Christmas).turn_of(0);
    plain.vote(0);
    EXPECT_EQ(plain.morale(), 7);
    EXPECT_EQ(plain.asked_by(0), "DW-TRN.4") << "nobody plays Santa";
}

TEST(Crossroads1, DW_XRD_6_TaliaJones)
{
    RULE("DW-XRD.6");
    auto start = table().put(0, TaliaJones).crossroads(X::TaliaJones);
    auto wish = Builder(start).lucky_turn_of(0);
    wish.decide(0, 0);
    wish.choose(0, PickPlace{L::PoliceStation});
    for (const Item item : {I::Pistol1, I::Pistol2, I::Shotgun1, I::Padlock}) wish.choose(0, PickCard{item});
    EXPECT_EQ(wish.cards(0), 4);
    EXPECT_EQ(wish.deck(L::PoliceStation), 16);
    auto calm = Builder(start).turn_of(0);
    calm.decide(0, 1);
    EXPECT_TRUE(calm.state().standing.has(Standing::SkipCrisis));
}

TEST(Crossroads1, DW_R19_ArthurThurston)
{
    RULE("DW-R19");
    for (const int option : {0, 1}) {
        auto match = table().put(0, ArthurThurston).crossroads(X::ArthurThurston).turn_of(0);
        EXPECT_EQ(match.at(ArthurThurston), L::School);
        match.decide(0, option);
        EXPECT_EQ(match.hurt(ArthurThurston), option == 0 ? 2 : 0);
        EXPECT_EQ(match.morale(), option == 0 ? 6 : 5);
    }
}

TEST(Crossroads1, DW_DTH_4_GrayBeard)
{
    RULE("DW-DTH.4");
    auto start = table().put(0, RodMiller).crossroads(X::GreyBeard);
    auto paid = Builder(start).hand(0, {I::Junk, I::Fuel}).turn_of(0, {1});
    paid.choose(0, Move{RodMiller, L::School, {}});
    paid.decide(0, 0);
    EXPECT_EQ(paid.cards(0), 1);
    EXPECT_EQ(paid.state().removed.size(), 1U);
    auto joined = Builder(start).hand(0, {I::Junk}).crisis(Crisis::Despair).lucky_turn_of(0);
    joined.choose(0, Move{RodMiller, L::School, {}});
    joined.decide(0, 1);
    EXPECT_EQ(joined.player(0).leader, GrayBeard);
    EXPECT_TRUE(joined.figure(GrayBeard).marks.has(Mark::Companion));
    EXPECT_FALSE(joined.offers(0, Contribute{I::Junk})) << "pirates give nothing";
    auto known = table().put(0, RodMiller).put(1, GrayBeard).crossroads(X::GreyBeard).lucky_turn_of(0);
    known.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_FALSE(known.triggered(X::GreyBeard)) << "he is in play already";
}

TEST(Crossroads1, DW_NEW_4_SophieRobinson)
{
    RULE("DW-NEW.4");
    auto start = table().put(0, RodMiller).crossroads(X::SophieRobinson);
    auto carried = Builder(start).lucky_turn_of(0);
    carried.choose(0, Move{RodMiller, L::School, {}});
    carried.decide(0, 0);
    EXPECT_EQ(carried.figure(SophieRobinson).controller, seat_at(0));
    EXPECT_EQ(carried.hurt(SophieRobinson), 2);
    auto cargo = Builder(start).lucky_turn_of(0);
    cargo.choose(0, Move{RodMiller, L::School, {}});
    cargo.decide(0, 1);
    cargo.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(cargo.cards(0), 2);
    EXPECT_EQ(cargo.figure(SophieRobinson).is, FigureIs::Removed);
    auto full = Builder(start).helpless(21).lucky_turn_of(0);
    full.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_TRUE(full.triggered(X::SophieRobinson)) << "just enough room";
}

TEST(Crossroads1, DW_NEW_4_WoundedSurvivor)
{
    RULE("DW-NEW.4");
    auto start = table().put(0, RodMiller, L::School).dice(0, {6}).crossroads(X::WoundedSurvivor);
    auto looked = Builder(start).next_survivor(JennyClark).turn_of(0, {wound_face, blank});
    looked.choose(0, Search{RodMiller, 6, false, {}});
    looked.choose(0, looked.fallback(0));
    looked.decide(0, 0);
    EXPECT_EQ(looked.figure(JennyClark).controller, seat_at(0));
    EXPECT_EQ(looked.hurt(JennyClark), 1);
    auto left = Builder(start).turn_of(0);
    left.choose(0, Search{RodMiller, 6, false, {}});
    left.choose(0, left.fallback(0));
    left.decide(0, 1);
    EXPECT_EQ(left.player(0).group.size(), 1U);
    auto full = Builder(start).helpless(22).turn_of(0);
    full.choose(0, Search{RodMiller, 6, false, {}});
    full.choose(0, full.fallback(0));
    EXPECT_FALSE(full.triggered(X::WoundedSurvivor)) << "no space in the colony";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
