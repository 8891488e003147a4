// Where several rules meet: exile and cards that stay, cards that another player gives, what a default may show.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

constexpr Seat of(std::size_t seat) { return seat_at(seat); }

void exile(Match& match, int caller, std::size_t nominee)
{
    match.choose(caller, CallVote{of(nominee)});
    match.vote(0);
}

TEST(Corners, DW_R25_AnExileWithoutSurvivorsStillHasAnObjective)
{
    RULE("DW-R25"), RULE("DW-EXI.1"), RULE("DW-END.4");
    auto start = table(3).put(0, RodMiller).put(1, JennyClark, L::School).exiled(1, Exile::ExileVengeance).morale(1);
    for (const Survivor who : {Sparky, ForestPlum, GrayBeard, JohnPrice, LorettaClay}) start.lost(who);
    State s = start.state_in(RoundStep::Goal);
    s.players[1].group.clear();
    s.players[1].leader.reset();
    s.players[1].out = true;
    s.figures[index(JennyClark)] = Figure{.is = FigureIs::Removed};
    s.ending = Ending::Rounds;
    s.stack.clear();
    EXPECT_TRUE(DeadOfWinter::winners(s).has(of(1))) << "five survivors are gone";
    s.objective = MainObjective::KillThem;
    EXPECT_FALSE(DeadOfWinter::winners(s).has(of(1))) << "there the exiled are out for good";
}

TEST(Corners, DW_MOV_1_WhoeverIsTakenOverHasNotMovedInThisTurn)
{
    RULE("DW-MOV.1"), RULE("DW-DTH.5");
    auto start = table(3).put(0, RodMiller, L::School).exiled(0).put(1, JennyClark, L::School).put(1, MikeCho);
    State s = start.crossroads(X::Prophet).in_turn(0);
    s.figures[index(JennyClark)].moved = true;  // in the turn of seat 1
    Match match(s);
    match.decide(0, 0);
    match.pick(0, PickSurvivor{JennyClark});
    ASSERT_TRUE(match.player(0).group.has(JennyClark));
    EXPECT_TRUE(match.offers(0, Move{JennyClark, L::Library, {}}));
}

TEST(Corners, DW_EXI_3_ExileGoesByTheRulesOfMoving)
{
    RULE("DW-EXI.3"), RULE("DW-MOV.2");
    auto start = table(4).put(0, RodMiller).put(1, JennyClark);
    auto sewer = Builder(start).standing(Standing::SewerPassage).turn_of(0);
    exile(sewer, 0, 1);
    sewer.choose(1, Move{JennyClark, L::Hospital, {}});
    EXPECT_TRUE(sewer.said<Exposed>().empty()) << "through the sewers there is no exposure";
    auto school = Builder(start).standing(Standing::HauntedSchool).turn_of(0, {blank});
    exile(school, 0, 1);
    school.choose(1, Move{JennyClark, L::School, {}});
    EXPECT_EQ(school.hurt(JennyClark), 1);
    auto hunted = Builder(start).standing(Standing::Hunted).turn_of(0, {d2, blank});
    exile(hunted, 0, 1);
    hunted.choose(1, Move{JennyClark, L::Library, {}});
    EXPECT_EQ(hunted.hurt(JennyClark), 1);
    EXPECT_FALSE(hunted.figure(JennyClark).moved) << "not the one move of the turn";
}

TEST(Corners, DW_EXI_8_WhoeverJoinsAnExileKeepsTheWoundsOfTheCard)
{
    RULE("DW-EXI.8"), RULE("DW-LST.3");
    auto sophie = table(3).put(0, RodMiller, L::School).exiled(0).crossroads(X::SophieRobinson).lucky_turn_of(0);
    sophie.choose(0, Move{RodMiller, L::Library, {}});
    sophie.decide(0, 0);
    sophie.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(sophie.at(SophieRobinson), L::Hospital);
    EXPECT_EQ(sophie.hurt(SophieRobinson), 2);
    auto mike = table(3).put(0, RodMiller, L::School).zombies(G::School, 1).exiled(0).crossroads(X::MikeCho);
    auto match = mike.lucky_turn_of(0);
    match.decide(0, 0);
    match.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(match.hurt(MikeCho), 1);
}

TEST(Corners, DW_VAR_5_ChristmasWithNobodyLeftToGiveTo)
{
    RULE("DW-VAR.5"), RULE("DW-XRD.10");
    auto start = table(3).put(0, ForestPlum).food(5).crossroads(X::Christmas);
    start.options().elimination = true;
    State s = start.in_turn(0);
    for (const int seat : {1, 2}) {
        Player& p = s.players[static_cast<std::size_t>(seat)];
        for (const Survivor who : p.group) s.figures[index(who)] = Figure{.is = FigureIs::Removed};
        p.group.clear();
        p.leader.reset();
        p.out = true;
    }
    Match match(s);
    match.choose(0, Decline{});  // Forest stays as the turn begins
    match.vote(0);
    match.choose(0, Accept{});
    EXPECT_EQ(match.deck(L::GroceryStore), 20);
}

TEST(Corners, DW_REQ_4_ACardOfAnotherPlayerPaysForALighter)
{
    RULE("DW-REQ.4"), RULE("DW-REQ.6");
    auto start = table(3)
                     .put(0, RodMiller, L::School)
                     .equip(RodMiller, I::Lighter1)
                     .zombies(G::School, 4)
                     .dice(0, {3})
                     .hand(0, {I::StarterFuel})
                     .hand(1, {I::Fuel});
    auto match = start.turn_of(0);
    match.choose(0, Request{of(1), Symbol::Fuel});
    match.choose(1, GiveCard{I::Fuel});
    match.choose(0, Attack{RodMiller, G::School, 3, {}, means(I::Lighter1), {}});
    EXPECT_EQ(match.zombies(L::School), 0);
    EXPECT_TRUE(match.holds(0, I::StarterFuel)) << "the card that was given is the one that burns";
    EXPECT_FALSE(match.holds(0, I::Fuel));
    EXPECT_EQ(match.state().waste.back(), I::Fuel);
}

TEST(Corners, DW_REQ_4_ALampOfAnotherPlayerGoesWithAWeaponToo)
{
    RULE("DW-REQ.4");
    auto start = table(3)
                     .put(0, RodMiller, L::School)
                     .equip(RodMiller, I::Lighter1)
                     .zombies(G::School, 4)
                     .hand(0, {I::StarterFuel})
                     .hand(1, {I::ReadingLamp});
    auto match = start.turn_of(0);
    match.choose(0, Request{of(1), symbol_of(I::ReadingLamp)});
    match.choose(1, GiveCard{I::ReadingLamp});
    match.choose(0, Attack{RodMiller, G::School, 0, means(I::ReadingLamp), means(I::Lighter1), {}});
    EXPECT_EQ(match.zombies(L::School), 0);
    EXPECT_FALSE(match.holds(0, I::StarterFuel)) << "the lamp is no fuel";
    EXPECT_FALSE(match.holds(0, I::ReadingLamp));
}

TEST(Corners, DW_REQ_4_ACardOfAnotherPlayerPaysForTheChemist)
{
    RULE("DW-REQ.4"), RULE("DW-R51");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {1, 4}).hand(1, {I::Medicine});
    auto match = start.turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.choose(1, GiveCard{I::Medicine});  // nobody is hurt, but it can be paid
    match.choose(0, Attack{EdwardWhite, G::Colony1, 4, {}, means(EdwardWhite), {}, 1});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.dice(0), 0);
    auto without = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {4}).hand(1, {I::Medicine}).turn_of(0);
    without.choose(0, Request{of(1), Symbol::Medicine});
    without.refuses(1, GiveCard{I::Medicine}, "DW-REQ.6");  // a second die is missing
}

TEST(Corners, DW_FOD_4_AnExileMayEatWhatAnotherPlayerGives)
{
    RULE("DW-FOD.4"), RULE("DW-REQ.4"), RULE("DW-REQ.5"), RULE("DW-EXI.9");
    auto start = table(3).put(0, RodMiller, L::School).exiled(0).dice(0, {2}).hand(1, {I::Food2});
    auto eaten = Builder(start).turn_of(0);
    eaten.choose(0, Request{of(1), Symbol::Food});
    eaten.choose(1, GiveCard{I::Food2});
    eaten.choose(0, EatCard{I::Food2, 2});
    EXPECT_EQ(eaten.player(0).dice[2], 1);
    EXPECT_EQ(eaten.food(), 0);
    auto stored = Builder(start).turn_of(0);
    stored.choose(0, Request{of(1), Symbol::Food});
    stored.choose(1, GiveCard{I::Food2});
    stored.choose(0, PlayCard{I::Food2});
    EXPECT_EQ(stored.food(), 2);
}

TEST(Corners, DW_R51_TheLampLeavesTheChemistOneDieToPay)
{
    RULE("DW-R51"), RULE("DW-ATZ.9");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {1});
    auto match = start.hand(0, {I::ReadingLamp, I::Medicine}).turn_of(0);
    match.choose(0, Attack{EdwardWhite, G::Colony1, 0, means(I::ReadingLamp), means(EdwardWhite), {}, 1});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.dice(0), 0);
}

TEST(Corners, DW_D05_WhichDiceTheChemistPays)
{
    RULE("DW-D05"), RULE("DW-R51");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {1, 4, 5, 6}).hand(0, {I::Medicine});
    const auto attack = [](std::uint8_t die, std::uint8_t second) {
        return Attack{EdwardWhite, G::Colony1, die, {}, means(EdwardWhite), {}, second};
    };
    auto match = Builder(start).turn_of(0);
    for (const auto& [die, second] : {std::pair{4, 1}, {4, 5}, {4, 6}, {5, 1}, {5, 6}, {6, 1}}) {
        EXPECT_TRUE(match.offers(0, attack(static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(second))));
    }
    EXPECT_FALSE(match.offers(0, attack(5, 4))) << "the same two as 4 and 5";
    EXPECT_FALSE(match.offers(0, attack(4, 4))) << "there is one 4 only";
    EXPECT_FALSE(match.offers(0, attack(4, 0))) << "it takes a second die";
    match.choose(0, attack(4, 6));
    EXPECT_EQ(match.player(0).dice, (Dice{1, 0, 0, 0, 1, 0}));
}

TEST(Corners, DW_D05_ASearchSeesTheLowestDiceOnly)
{
    RULE("DW-D05"), RULE("DW-ACT.3");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {1, 4, 5, 6}).hand(0, {I::Medicine});
    auto match = start.put(0, AndrewEvans).mark(AndrewEvans, Mark::Cook).turn_of(0);
    std::vector<Choice> seen;
    snowbound::options<DeadOfWinter>(match.state(), seat_at(0), seen);
    std::vector<int> seconds, meals;
    for (const Choice& choice : seen) {
        const auto* attack = std::get_if<Attack>(&choice);
        const auto* serve = std::get_if<Serve>(&choice);
        if (attack && attack->second > 0) seconds.push_back(attack->second);
        if (serve) meals.push_back(serve->die);
    }
    EXPECT_EQ(seconds, std::vector<int>{1});
    EXPECT_EQ(meals, std::vector<int>{1});
    match.choose(0, Serve{Service::Cook, AndrewEvans, {}, 5});
    EXPECT_EQ(match.player(0).dice, (Dice{1, 0, 0, 1, 0, 1})) << "people may spend any";
    EXPECT_EQ(match.food(), 2);
}

TEST(Corners, DW_D35_AirplaneTakesNothingUnlessAllIsThere)
{
    RULE("DW-D35"), RULE("DW-XRD.10");
    auto start = table(3).put(0, RodMiller).put(1, SophieRobinson).hand(1, {I::Junk}).crossroads(X::Airplane);
    auto match = start.lucky_turn_of(0);
    match.choose(0, Move{RodMiller, L::School, {}});
    match.vote(0);
    match.choose(1, PickCard{I::Junk});
    for (int rounds = 0; rounds < 2; ++rounds) {  // a tool, then fuel, of which there is none
        for (const Seat seat : match.waiting()) match.choose(static_cast<int>(index(seat)), Done{});
    }
    EXPECT_TRUE(match.alive(SophieRobinson));
    EXPECT_EQ(match.morale(), 6);
    EXPECT_TRUE(match.holds(1, I::Junk)) << "what was not enough goes back";
    EXPECT_TRUE(match.state().removed.empty());
}

TEST(Corners, DW_R58_AnAbsentPlayerShowsNobodysHand)
{
    RULE("DW-R58"), RULE("DW-D32");
    auto start = table(3).put(0, RodMiller, L::School).put(1, JennyClark, L::School).hand(1, {I::Fuel, I::Food1});
    auto match = start.crossroads(X::Voyeur).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{PickOption{0}});
}

// Whoever reads all hands is asked in any case: otherwise everybody would learn how much medicine there is.
TEST(Corners, DW_XRD_10_WhoReadsAllHandsIsAskedInAnyCase)
{
    RULE("DW-XRD.10"), RULE("DW-D34");
    auto start = table(3).put(0, JamesMeyers).crossroads(X::JamesMeyers);
    auto few = Builder(start).hand(1, {I::Medicine}).turn_of(0);
    few.decide(0, 0);
    ASSERT_TRUE(few.offers(0, Decline{}));
    EXPECT_FALSE(few.offers(0, Accept{}));
    few.choose(0, Decline{});
    EXPECT_EQ(few.morale(), 6);
    auto enough = Builder(start).hand(1, {I::Medicine, I::Medicine}).hand(2, {I::Medicine}).turn_of(0);
    enough.decide(0, 0);
    enough.choose(0, Accept{});
    while (!enough.offers(0, EndTurn{})) enough.choose(0, enough.fallback(0));
    EXPECT_EQ(enough.morale(), 7);
}

TEST(Corners, DW_ABL_5_ForestPlumIsAskedForAfterHisPupil)
{
    RULE("DW-ABL.5"), RULE("DW-R50");
    auto match = table(3).put(0, ForestPlum, L::School).put(0, JohnPrice, L::School).put(0, RodMiller).turn_of(0);
    match.choose(0, PickSurvivor{JohnPrice});
    if (match.offers(0, NameLeader{ForestPlum})) match.choose(0, NameLeader{ForestPlum});
    match.choose(0, PickSurvivor{ForestPlum});
    EXPECT_EQ(match.morale(), 8);
}

TEST(Corners, DW_XRD_2_EdwardBuysTheMedicineYouWant)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table(3).put(0, EdwardWhite).food(2).removed({I::Medicine, I::AdrenalineShot});
    auto match = start.crossroads(X::EdwardWhite).turn_of(0);
    match.decide(0, 0);
    EXPECT_TRUE(match.offers(0, Serve{Service::BuyMedicine, EdwardWhite, I::Medicine}));
    match.choose(0, Serve{Service::BuyMedicine, EdwardWhite, I::AdrenalineShot});
    EXPECT_TRUE(match.holds(0, I::AdrenalineShot));
}

TEST(Corners, DW_XRD_10_AWeaponThatIsGoneCannotBeThrownAway)
{
    RULE("DW-XRD.10"), RULE("DW-EQP.6"), RULE("DW-EQP.7");
    auto start = table(3).put(0, LorettaClay).put(0, RodMiller, L::School).wounds(RodMiller, 2).dice(0, {1, 3, 5});
    start.equip(RodMiller, I::Switchblade1).zombies(G::School, 1).crossroads(X::NoAmmo);
    Rolls rolls{wound_face};
    auto match = Match(start.in_turn(0), rolls + unshuffled(21));
    match.choose(0, Attack{RodMiller, G::School, 1, means(I::Switchblade1), {}, {}});
    EXPECT_FALSE(match.alive(RodMiller));
    EXPECT_EQ(match.dice(0), 0) << "the dice go, for the weapon lies in the deck";
}

TEST(Corners, DW_XRD_2_HarmanHealsUpToThree)
{
    RULE("DW-XRD.2"), RULE("DW-WND.2");
    auto start = table(3).put(0, HarmanBrooks).put(0, LorettaClay).put(1, RodMiller).wounds(LorettaClay, 1);
    auto match = start.wounds(RodMiller, 1).crossroads(X::HarmanBrooks).turn_of(0);
    match.decide(0, 1);
    match.choose(0, PickSurvivor{LorettaClay});
    match.choose(0, Done{});
    EXPECT_EQ(match.hurt(LorettaClay), 0);
    EXPECT_EQ(match.hurt(RodMiller), 1);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
