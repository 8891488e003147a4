// Targets that an ability, an item or a card cannot have: each names the clause that bars it.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Clause and reason in one.
std::string why(const Match& match, int seat, const Choice& choice)
{
    const auto no = refusal<DeadOfWinter>(match.state(), of(seat), match.question(seat), choice);
    return no ? std::string(no->rule.id) + " " + std::string(no->why) : "allowed";
}

// Seat 1's turn; what it uses is asked for a target.
Match uses(Builder start, const Choice& use)
{
    auto match = start.first(1).turn_of(1);
    match.choose(1, use);
    return Match(match.state());
}
Builder second() { return table(3).put(0, ForestPlum).put(1, MikeCho).put(2, RodMiller); }

TEST(NearTargets, DW_R12_WhichDieIsRaised)
{
    RULE("DW-R12"), RULE("DW-ACT.1");
    auto brian = second().put(1, BrianLee).dice(1, {2, 6});
    auto guide = second().equip(MikeCho, I::GuideToLeadership).dice(1, {2, 6});
    const State raised[] = {uses(brian, Ability{BrianLee, BrianLee, 0}).state(),
                            uses(guide, UseItem{MikeCho, I::GuideToLeadership}).state()};
    for (const State& s : raised) {
        const Match match(s);
        EXPECT_EQ(why(match, 1, PickDie{2}), "allowed");
        EXPECT_EQ(why(match, 1, PickDie{6}), "DW-R12 die_is_six");
        for (const std::uint8_t die : std::initializer_list<std::uint8_t>{0, 1, 5, 7, 255}) {
            EXPECT_EQ(why(match, 1, PickDie{die}), "DW-ACT.1 no_such_die");
        }
        EXPECT_EQ(why(match, 1, PickGate{G::School}), "DW-ABL.5 not_offered") << "no target of this kind";
        EXPECT_EQ(why(match, 1, Done{}), "DW-ABL.5 not_offered");
    }
}

TEST(NearTargets, DW_DIC_3_WhichDiceAreRolledAgain)
{
    RULE("DW-DIC.3"), RULE("DW-ACT.1"), RULE("DW-ACT.6"), RULE("DW-R05");
    auto jazz = uses(second().equip(MikeCho, I::Jazzercise).dice(1, {2, 6}), UseItem{MikeCho, I::Jazzercise});
    EXPECT_EQ(why(jazz, 1, PickDie{6}), "allowed");
    EXPECT_EQ(why(jazz, 1, PickDie{3}), "DW-ACT.1 no_such_die");
    auto james = uses(second().put(1, JamesMeyers).dice(1, {2, 6}), Ability{JamesMeyers, JamesMeyers, 0});
    EXPECT_EQ(why(james, 1, Done{}), "DW-R05 nothing_to_do") << "no die is named yet";
    EXPECT_EQ(why(james, 1, PickDie{3}), "DW-ACT.1 no_such_die");
    james.choose(1, PickDie{6});
    EXPECT_EQ(why(james, 1, PickDie{6}), "DW-ACT.1 no_such_die") << "it is held already";
    EXPECT_EQ(why(james, 1, Done{}), "allowed");
    EXPECT_EQ(why(james, 1, Cancel{}), "DW-ACT.6 begun");
}

TEST(NearTargets, DW_ABL_5_WhomSheHeals)
{
    RULE("DW-ABL.5"), RULE("DW-R05");
    auto start = second().put(1, OliviaBrown, L::School).put(2, Sparky, L::School).wounds(Sparky, 1);
    auto match = uses(start.wounds(RodMiller, 1), Ability{OliviaBrown, OliviaBrown, 0});
    EXPECT_EQ(why(match, 1, PickSurvivor{Sparky}), "allowed");
    EXPECT_EQ(why(match, 1, PickSurvivor{OliviaBrown}), "DW-R05 nothing_to_do") << "she is well";
    EXPECT_EQ(why(match, 1, PickSurvivor{RodMiller}), "DW-ABL.5 elsewhere");
    EXPECT_EQ(why(match, 1, PickSurvivor{DanielSmith}), "DW-ABL.5 elsewhere") << "not in play";
    EXPECT_EQ(why(match, 1, PickDie{1}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, PickPlace{L::School}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, PickPlayer{of(0)}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, PickCard{I::Junk}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, Swap{}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, SayHint{}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 0, PickSurvivor{Sparky}), " no_question") << "it is not theirs";
}

TEST(NearTargets, DW_ABL_5_WhichDeckSheLooksAt)
{
    RULE("DW-ABL.5"), RULE("DW-R05");
    auto start = second().put(1, SophieRobinson).empty_deck(L::School);
    auto match = uses(start, Ability{SophieRobinson, SophieRobinson, 0});
    EXPECT_EQ(why(match, 1, PickPlace{L::Library}), "allowed");
    EXPECT_EQ(why(match, 1, PickPlace{L::School}), "DW-R05 deck_empty");
    EXPECT_EQ(why(match, 1, PickPlace{L::Colony}), "DW-ABL.5 not_in_the_colony");
    EXPECT_EQ(why(match, 1, PickSurvivor{MikeCho}), "DW-ABL.5 not_offered");
}

TEST(NearTargets, DW_ABL_5_WhichOutsiderHeTakes)
{
    RULE("DW-ABL.5"), RULE("DW-ACT.6");
    auto start = second().put(1, GabrielDiaz, L::School).top(L::School, {I::Outsider1, I::Food1, I::Food1, I::Food1});
    auto match = start.first(1).lucky_turn_of(1);
    match.choose(1, Ability{GabrielDiaz, GabrielDiaz, 0});
    EXPECT_EQ(why(match, 1, PickCard{I::Outsider1}), "allowed");
    EXPECT_EQ(why(match, 1, PickCard{I::Food1}), "DW-ABL.5 no_outsider");
    EXPECT_EQ(why(match, 1, PickCard{I::Outsider2}), "DW-ABL.5 not_among_them");
    EXPECT_EQ(why(match, 1, Cancel{}), "DW-ACT.6 begun") << "the cards are shown";
}

TEST(NearTargets, DW_ABL_5_WhoseHand)
{
    RULE("DW-ABL.5"), RULE("DW-R05");
    for (const Survivor who : {GrayBeard, AnnaleighChan}) {
        auto match = uses(second().put(1, who).hand(0, {I::Junk}).hand(1, {I::Fuel}), Ability{who, who, 0});
        EXPECT_EQ(why(match, 1, PickPlayer{of(0)}), "allowed");
        EXPECT_EQ(why(match, 1, PickPlayer{of(2)}), "DW-R05 nothing_to_do") << "an empty hand";
        EXPECT_EQ(why(match, 1, PickPlayer{of(1)}), "DW-ABL.5 nobody_to_name") << "oneself";
        EXPECT_EQ(why(match, 1, PickPlayer{of(3)}), "DW-ABL.5 nobody_to_name") << "nobody sits there";
    }
}

TEST(NearTargets, DW_R66_TheOrderFirstThenTheWords)
{
    RULE("DW-R66"), RULE("DW-ACT.6"), RULE("DW-R05");
    auto match = uses(second().put(1, TaliaJones), Ability{TaliaJones, TaliaJones, 0});
    EXPECT_EQ(why(match, 1, SayHint{Hint::Food, Hint::Soon}), "DW-R66 order_first");
    EXPECT_EQ(why(match, 1, Cancel{}), "DW-ACT.6 begun") << "she has looked";
    match.choose(1, Done{});
    EXPECT_EQ(why(match, 1, SayHint{Hint::Food, Hint::Soon}), "allowed");
    EXPECT_EQ(why(match, 1, Swap{}), "DW-ACT.6 begun") << "they lie there again";
    State s = second().put(1, TaliaJones).first(1).in_turn(1);
    while (s.crisis_deck.size() > 1) s.past.push_back(s.crisis_deck.take_back());
    Match single(s);
    single.choose(1, Ability{TaliaJones, TaliaJones, 0});
    EXPECT_EQ(why(single, 1, Swap{}), "DW-R05 nothing_to_do") << "there is one card";
}

TEST(NearTargets, DW_ABL_5_WalkieTalkieStepByStep)
{
    RULE("DW-ABL.5"), RULE("DW-ACT.1"), RULE("DW-R05"), RULE("DW-R12"), RULE("DW-ACT.6");
    auto start = second().equip(MikeCho, I::WalkieTalkie).dice(0, {1, 4}).dice(1, {3, 6}).dice(2, {1});
    auto match = uses(start, UseItem{MikeCho, I::WalkieTalkie});
    EXPECT_EQ(why(match, 1, PickPlayer{of(0)}), "allowed");
    EXPECT_EQ(why(match, 1, PickPlayer{of(2)}), "DW-R05 nothing_to_do") << "no die goes below 1";
    EXPECT_EQ(why(match, 1, PickPlayer{of(1)}), "DW-ABL.5 nobody_to_name");
    match.choose(1, PickPlayer{of(0)});
    EXPECT_EQ(why(match, 1, PickDie{4}), "allowed");
    EXPECT_EQ(why(match, 1, PickDie{1}), "DW-R05 nothing_to_do");
    EXPECT_EQ(why(match, 1, PickDie{3}), "DW-ACT.1 not_their_die");
    EXPECT_EQ(why(match, 1, PickPlayer{of(2)}), "DW-ABL.5 not_offered");
    EXPECT_EQ(why(match, 1, Cancel{}), "DW-ACT.6 begun");
    match.choose(1, PickDie{4});
    EXPECT_EQ(why(match, 1, PickDie{3}), "allowed");
    EXPECT_EQ(why(match, 1, PickDie{4}), "DW-ACT.1 no_such_die");
    EXPECT_EQ(why(match, 1, PickDie{6}), "DW-R12 die_is_six");
}

TEST(NearTargets, DW_KIL_3_WhereThereIsAZombie)
{
    RULE("DW-KIL.3"), RULE("DW-R05"), RULE("DW-PLY.5");
    for (const I rifle : {I::SniperRifle1, I::SniperRifle2}) {
        auto shot = uses(second().equip(MikeCho, rifle).zombies(G::School, 1), UseItem{MikeCho, rifle});
        EXPECT_EQ(why(shot, 1, PickGate{G::School}), "allowed");
        EXPECT_EQ(why(shot, 1, PickGate{G::Library}), "DW-R05 no_zombie");
    }
    auto cut = second().hand(1, {I::Scissors}).zombies(G::Colony2, 1).zombies(G::School, 1);
    auto scissors = uses(cut, PlayCard{I::Scissors});
    EXPECT_EQ(why(scissors, 1, PickGate{G::Colony2}), "allowed");
    EXPECT_EQ(why(scissors, 1, PickGate{G::Colony1}), "DW-R05 no_zombie");
    EXPECT_EQ(why(scissors, 1, PickGate{G::School}), "DW-PLY.5 elsewhere");
    EXPECT_EQ(why(scissors, 1, EndTurn{}), "DW-PLY.5 not_offered");
    auto bev = second().put(1, BevRussell).helpless(1).dice(1, {4}).zombies(G::Colony1, 1).zombies(G::Colony3, 2);
    auto kill = uses(bev.zombies(G::School, 1), Ability{BevRussell, BevRussell, 4});
    EXPECT_EQ(why(kill, 1, PickGate{G::Colony3}), "allowed");
    EXPECT_EQ(why(kill, 1, PickGate{G::Colony2}), "DW-R05 no_zombie");
    EXPECT_EQ(why(kill, 1, PickGate{G::School}), "DW-KIL.3 elsewhere");
    EXPECT_EQ(why(kill, 1, Done{}), "DW-KIL.3 not_offered");
    State s = second().zombies(G::Colony1, 1).zombies(G::Colony3, 2).zombies(G::School, 1).first(1).in_turn(1);
    Removing removing;
    removing.seat = of(1), removing.place = L::Colony, removing.left = 1;
    s.stack.push_back(removing);
    const Match away(s);
    EXPECT_EQ(why(away, 1, PickGate{G::Colony1}), "allowed");
    EXPECT_EQ(why(away, 1, PickGate{G::Colony6}), "DW-R05 no_zombie");
    EXPECT_EQ(why(away, 1, PickGate{G::School}), "DW-KIL.3 elsewhere");
}

TEST(NearTargets, DW_BAR_2_WhereThereIsAnEmptySpace)
{
    RULE("DW-BAR.2"), RULE("DW-BAR.1"), RULE("DW-PLY.5");
    auto start = second().put(1, Sparky, L::School).zombies(G::School, 4).zombies(G::Colony1, 3).hand(1, {I::Padlock});
    auto match = uses(start, PlayCard{I::Padlock});
    EXPECT_EQ(why(match, 1, PickPlace{L::Colony}), "allowed");
    EXPECT_EQ(why(match, 1, PickPlace{L::School}), "DW-BAR.2 no_empty_space");
    EXPECT_EQ(why(match, 1, PickPlace{L::Library}), "DW-PLY.5 elsewhere");
    match.choose(1, PickPlace{L::Colony});
    EXPECT_EQ(why(match, 1, PickGate{G::Colony2}), "allowed");
    EXPECT_EQ(why(match, 1, PickGate{G::Colony1}), "DW-BAR.2 no_empty_space");
    EXPECT_EQ(why(match, 1, PickGate{G::Library}), "DW-BAR.1 elsewhere");
}

TEST(NearTargets, DW_ATR_4_WhoIsLuredWhere)
{
    RULE("DW-ATR.1"), RULE("DW-ATR.4"), RULE("DW-ATR.5"), RULE("DW-R07"), RULE("DW-PLY.5"), RULE("DW-R05");
    auto start = second().put(1, Sparky, L::School).zombies(G::Library, 2).zombies(G::Hospital, 1);
    start.zombies(G::Colony1, 3).zombies(G::Colony2, 1).hand(1, {I::Megaphone});
    auto full = uses(Builder(start).zombies(G::School, 4), PlayCard{I::Megaphone});
    EXPECT_EQ(why(full, 1, PickPlace{L::School}), "DW-ATR.4 no_empty_space");
    EXPECT_EQ(why(full, 1, PickPlace{L::Hospital}), "DW-PLY.5 elsewhere");
    auto match = uses(Builder(start), PlayCard{I::Megaphone});
    match.choose(1, PickPlace{L::Colony});
    EXPECT_EQ(why(match, 1, Lure{G::Library, G::Colony2}), "allowed");
    EXPECT_EQ(why(match, 1, Lure{G::Library, G::Colony1}), "DW-ATR.4 no_empty_space");
    EXPECT_EQ(why(match, 1, Lure{G::Colony1, G::Colony2}), "DW-ATR.5 same_location");
    EXPECT_EQ(why(match, 1, Lure{G::School, G::Colony2}), "DW-R05 no_zombie");
    EXPECT_EQ(why(match, 1, Lure{G::Library, G::School}), "DW-ATR.1 elsewhere");
    match.choose(1, Lure{G::Library, G::Colony2});
    EXPECT_EQ(why(match, 1, Lure{G::Hospital, G::Colony2}), "DW-R07 one_source");
    EXPECT_EQ(why(match, 1, Lure{G::Library, G::Colony2}), "allowed");
    EXPECT_EQ(why(match, 1, Cancel{}), "DW-ATR.1 not_offered");
    auto home =
        uses(second().put(1, Sparky, L::School).zombies(G::School, 1).hand(1, {I::Megaphone}), PlayCard{I::Megaphone});
    EXPECT_EQ(why(home, 1, PickPlace{L::School}), "DW-R05 no_zombie") << "those who would come are there";
}

TEST(NearTargets, DW_PLY_5_WhomMedicineHelps)
{
    RULE("DW-PLY.5"), RULE("DW-ACT.1");
    for (const I item : {I::Medicine, I::StarterMedicine}) {
        auto start = second().put(2, Sparky, L::School).wounds(Sparky, 1).wounds(RodMiller, 1).hand(1, {item});
        auto match = uses(start, PlayCard{item});
        EXPECT_EQ(why(match, 1, PickSurvivor{RodMiller}), "allowed");
        EXPECT_EQ(why(match, 1, PickSurvivor{MikeCho}), "DW-PLY.5 no_effect");
        EXPECT_EQ(why(match, 1, PickSurvivor{Sparky}), "DW-PLY.5 elsewhere");
        EXPECT_EQ(why(match, 1, PickSurvivor{DanielSmith}), "DW-PLY.5 elsewhere") << "not in play";
        EXPECT_EQ(why(match, 1, PickDie{1}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(match, 1, SetDie{1, 6}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(match, 1, PickPlace{L::Colony}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(match, 1, PickGate{G::Colony1}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(match, 1, Move{MikeCho, L::School, {}}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(match, 1, Equip{item, MikeCho}), "DW-PLY.5 not_offered");
    }
    for (const I item : {I::Junk, I::StarterJunk}) {
        auto junk = uses(second().dice(1, {3}).hand(1, {item}), PlayCard{item});
        EXPECT_EQ(why(junk, 1, PickDie{3}), "allowed");
        EXPECT_EQ(why(junk, 1, PickDie{4}), "DW-ACT.1 no_such_die");
        EXPECT_EQ(why(junk, 1, SetDie{4, 6}), "DW-PLY.5 not_offered");
        EXPECT_EQ(why(junk, 1, PickSurvivor{MikeCho}), "DW-PLY.5 not_offered");
    }
    auto shot = uses(second().dice(1, {3}).hand(1, {I::AdrenalineShot}), PlayCard{I::AdrenalineShot});
    EXPECT_EQ(why(shot, 1, SetDie{3, 6}), "allowed");
    EXPECT_EQ(why(shot, 1, SetDie{4, 6}), "DW-ACT.1 no_such_die");
    EXPECT_EQ(why(shot, 1, PickDie{4}), "DW-PLY.5 not_offered");
}

// Seat 1 has asked seat 0 for this card, and got it.
Match given(Builder start, I item)
{
    auto match = start.hand(0, {item}).first(1).turn_of(1);
    match.choose(1, Request{of(0), symbol_of(item)});
    EXPECT_EQ(why(match, 0, GiveCard{I::Cookbook}), "DW-REQ.1 not_in_your_hand");
    EXPECT_EQ(why(match, 0, Accept{}), "DW-REQ.1 not_offered");
    match.choose(0, GiveCard{item});
    return Match(match.state());
}

TEST(NearTargets, DW_REQ_2_WhatIsGivenIsPlayedFirst)
{
    RULE("DW-REQ.2"), RULE("DW-REQ.1"), RULE("DW-DEF.3");
    auto start = second().put(0, Sparky, L::Library).put(0, OliviaBrown, L::Library).put(2, JennyClark, L::Library);
    start.dice(1, {2, 5}).zombies(G::Colony1, 1).hand(1, {I::Pistol1, I::Mop});
    auto fuel = given(Builder(start), I::Fuel);
    EXPECT_EQ(why(fuel, 1, Move{MikeCho, L::School, means(I::Fuel)}), "allowed");
    EXPECT_EQ(why(fuel, 1, Move{MikeCho, L::Library, means(I::Fuel)}), "DW-DEF.3 no_room");
    EXPECT_EQ(why(fuel, 1, Move{MikeCho, L::School, {}}), "DW-REQ.2 to_be_played") << "without the fuel";
    EXPECT_EQ(why(fuel, 1, EndTurn{}), "DW-REQ.2 to_be_played");
    EXPECT_EQ(why(fuel, 1, CallVote{of(0)}), "DW-REQ.2 to_be_played");
    EXPECT_EQ(why(fuel, 1, PickSurvivor{MikeCho}), "DW-REQ.2 to_be_played");
    auto lamp = given(Builder(start), I::ReadingLamp);
    const Means light = means(I::ReadingLamp);
    EXPECT_EQ(why(lamp, 1, Attack{MikeCho, G::Colony1, 0, light, {}, {}}), "allowed");
    EXPECT_EQ(why(lamp, 1, Attack{MikeCho, G::Colony2, 0, light, {}, {}}), "DW-ATZ.7 no_zombie");
    EXPECT_EQ(why(lamp, 1, Attack{MikeCho, G::Colony1, 5, {}, {}, {}}), "DW-REQ.2 to_be_played") << "with a die";
    EXPECT_EQ(why(lamp, 1, Strike{MikeCho, MikeCho, 0, light}), "DW-ATS.2 own_survivor");
    auto hammer = given(Builder(start), I::Hammer);
    EXPECT_EQ(why(hammer, 1, Equip{I::Hammer, MikeCho}), "allowed");
    EXPECT_EQ(why(hammer, 1, Equip{I::Hammer, RodMiller}), "DW-EQP.1 not_yours");
    EXPECT_EQ(why(hammer, 1, Equip{I::Mop, MikeCho}), "DW-REQ.2 to_be_played") << "another card";
    EXPECT_EQ(why(hammer, 1, PlayCard{I::Hammer}), "DW-EQP.1 to_be_equipped");
    EXPECT_EQ(why(hammer, 1, EatCard{I::Food1, 2}), "DW-FOD.4 not_exiled");
}

TEST(NearTargets, DW_SRC_3_OnlyWhatWasDrawnIsKept)
{
    RULE("DW-SRC.3"), RULE("DW-EQP.1");
    auto start = second().put(1, JennyClark, L::School).dice(1, {6}).top(L::School, {I::Food1});
    auto match = uses(start, Search{JennyClark, 6, true, {}});
    EXPECT_EQ(why(match, 1, KeepCard{I::Food1}), "allowed");
    EXPECT_EQ(why(match, 1, KeepCard{I::Fuel}), "DW-SRC.3 not_among_them");
    EXPECT_EQ(why(match, 1, MakeNoise{true}), "DW-EQP.1 not_equipped") << "there is no torch";
    EXPECT_EQ(why(match, 1, EndTurn{}), "DW-SRC.3 not_offered");
}

TEST(NearTargets, DW_XRD_2_WhatPaysForACard)
{
    RULE("DW-XRD.2"), RULE("DW-R71"), RULE("DW-R05");
    auto start = three().crossroads(X::CreatureComforts).hand(0, {I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Junk});
    State s = start.hand(1, {I::Fuel}).in_turn(0);
    s.players[1].locked = I::Fuel;
    Match match(s, {});
    EXPECT_EQ(why(match, 0, PickCard{I::Fuel}), "allowed");
    EXPECT_EQ(why(match, 0, PickCard{I::Junk}), "DW-XRD.2 other_symbol");
    EXPECT_EQ(why(match, 0, PickCard{I::StarterFuel}), "DW-XRD.2 not_in_your_hand");
    EXPECT_EQ(why(match, 1, PickCard{I::Fuel}), "DW-R71 taken_this_round");
    for (int n = 0; n < 3; ++n) match.choose(0, PickCard{I::Fuel});
    EXPECT_EQ(why(match, 0, PickCard{I::Fuel}), "DW-R05 nothing_to_do") << "three are enough";
    EXPECT_EQ(why(match, 0, PickDie{1}), "DW-XRD.2 not_offered");
    auto antenna = three().crossroads(X::RadioSignal).dice(0, {1, 2, 3, 4}).turn_of(0);
    antenna.vote(0);
    EXPECT_EQ(why(antenna, 0, PickCard{I::Fuel}), "DW-XRD.2 not_offered") << "it takes dice";
}

TEST(NearTargets, DW_MOB_1_WhatPaysForTheWinter)
{
    RULE("DW-MOB.1");
    State s = three().goal(MainObjective::WinterHasCome).hand(0, {I::Fuel, I::Food1}).state_in(RoundStep::Fuel);
    s.stack.push_back(Fuelling{of(0), {}});
    const Match match(s);
    EXPECT_EQ(why(match, 0, GiveCard{I::Fuel}), "allowed");
    EXPECT_EQ(why(match, 0, GiveCard{I::Food1}), "DW-MOB.1 not_asked_for");
    EXPECT_EQ(why(match, 0, GiveCard{I::Junk}), "DW-MOB.1 not_in_your_hand");
    EXPECT_EQ(why(match, 0, PickCard{I::Fuel}), "DW-MOB.1 not_offered");
}

TEST(NearTargets, DW_TXT_1_WhatSavesFromABiteAndCalmsAnAddict)
{
    RULE("DW-TXT.1"), RULE("DW-R71"), RULE("DW-XRD.4");
    State s = second().hand(0, {I::Medicine, I::AdrenalineShot, I::Food1}).in_turn(0);
    s.players[0].locked = I::AdrenalineShot;
    State bite = s;
    bite.stack.push_back(Sheltering{MikeCho, {}});
    const Match bitten(bite);
    EXPECT_EQ(why(bitten, 0, GiveCard{I::Medicine}), "allowed");
    EXPECT_EQ(why(bitten, 0, GiveCard{I::AdrenalineShot}), "DW-R71 taken_this_round");
    EXPECT_EQ(why(bitten, 0, GiveCard{I::Food1}), "DW-TXT.1 other_symbol");
    EXPECT_EQ(why(bitten, 0, GiveCard{I::Junk}), "DW-TXT.1 not_in_your_hand");
    EXPECT_EQ(why(bitten, 0, Accept{}), "DW-TXT.1 not_offered");
    auto start = table(3).put(0, RodMiller).mark(RodMiller, Mark::Addicted).put(1, MikeCho).dice(0, {2});
    const auto craving = start.hand(0, {I::Medicine, I::AdrenalineShot}).turn_of(0);
    EXPECT_EQ(why(craving, 0, GiveCard{I::Medicine}), "allowed");
    EXPECT_EQ(why(craving, 0, GiveCard{I::AdrenalineShot}), "DW-TXT.1 other_symbol") << "it heals nobody";
    EXPECT_EQ(why(craving, 0, GiveCard{I::Junk}), "DW-TXT.1 not_in_your_hand");
    EXPECT_EQ(why(craving, 0, Accept{}), "DW-ABL.5 not_offered");
    auto buddy = three().standing(Standing::FoodForDice).hand(0, {I::Food1, I::Junk});
    const Match meal(buddy.state_in(RoundStep::FoodForDice));
    EXPECT_EQ(why(meal, 0, GiveCard{I::Food1}), "allowed");
    EXPECT_EQ(why(meal, 0, GiveCard{I::Junk}), "DW-XRD.4 other_symbol");
}

TEST(NearTargets, DW_ABL_5_WhoseOfferItIs)
{
    RULE("DW-ABL.5"), RULE("DW-TXT.1");
    auto start = table(3).put(0, ForestPlum).put(0, RodMiller).put(1, MikeCho);
    auto match = start.turn_of(0);
    EXPECT_EQ(why(match, 0, PickSurvivor{ForestPlum}), "allowed");
    EXPECT_EQ(why(match, 0, PickSurvivor{RodMiller}), "DW-ABL.5 of_another");
    EXPECT_EQ(why(match, 0, PickSurvivor{MikeCho}), "DW-ABL.5 not_yours");
    auto care =
        table(3).put(0, OliviaBrown).mark(OliviaBrown, Mark::Healer).put(0, RodMiller, L::School).put(1, MikeCho);
    auto healer = care.mark(RodMiller, Mark::Healer).turn_of(0);
    EXPECT_EQ(why(healer, 0, PickSurvivor{OliviaBrown}), "allowed");
    EXPECT_EQ(why(healer, 0, PickSurvivor{RodMiller}), "DW-TXT.1 only_in_the_colony");
}

TEST(NearTargets, DW_WND_2_OneSurvivorAfterTheOther)
{
    RULE("DW-WND.2");
    auto start = second().put(1, OliviaBrown, L::School).put(2, Sparky, L::School).wounds(Sparky, 1, 1);
    auto match = uses(start.wounds(OliviaBrown, 1), Ability{OliviaBrown, OliviaBrown, 0});
    match.choose(1, PickSurvivor{Sparky});
    EXPECT_EQ(why(match, 1, Heal{Sparky, false}), "allowed");
    EXPECT_EQ(why(match, 1, Heal{OliviaBrown, false}), "DW-WND.2 begun");
    EXPECT_EQ(why(match, 1, Done{}), "DW-WND.2 not_offered");
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
