// Who waits beside a full board, who is out, and what is greyed out for whom.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Every space is taken: 19 survivors of seat 1 outside, helpless ones in the colony. Sparky waits for seat 0.
State crowded(Builder start, int in_colony)
{
    constexpr std::array<int, 7> kRoom{0, 3, 3, 4, 3, 4, 2};
    std::size_t next = 1;
    for (std::size_t place = 1; place < 7; ++place) {
        for (int n = 0; n < kRoom[place]; ++next) {
            if (survivor_at(next) == RodMiller || survivor_at(next) == OliviaBrown) continue;
            start.put(1, survivor_at(next), location_at(place));
            ++n;
        }
    }
    State s = start.helpless(24 - in_colony).in_turn(0);
    s.survivor_deck.erase_one(Sparky);
    s.figures[index(Sparky)] = Figure{.is = FigureIs::Waiting, .controller = of(0), .wounds = 1};
    s.players[0].group.add(Sparky);
    return s;
}

void take_out(State& s, std::size_t seat, Survivor last)
{
    s.figures[index(last)] = Figure{.is = FigureIs::Removed};
    s.players[seat].group = {};
    s.players[seat].leader.reset();
    s.players[seat].out = s.options.elimination = true;
}

bool greys(const Match& match, int seat, const Choice& choice)  // is it shown as not possible?
{
    const auto asked = match.open(seat);
    return std::any_of(asked->barred.begin(), asked->barred.end(),
                       [&](const auto& each) { return each.first == choice; });
}

std::string why(const Match& match, int seat, const Choice& choice)
{
    const auto no = refusal<DeadOfWinter>(match.state(), of(seat), match.question(seat), choice);
    return no ? std::string(no->why) : "";
}

TEST(BesideTheBoard, DW_R24_WhoWaitsIsNobodysTarget)
{
    RULE("DW-R24"), RULE("DW-LST.3");
    auto start = table(3).put(0, RodMiller).put(2, OliviaBrown).dice(0, {6});
    start.hand(0, {I::Medicine, I::Hammer, I::Fuel, I::Scissors})
        .hand(2, {I::Fuel, I::ReadingLamp})
        .wounds(RodMiller, 1);
    State s = crowded(start.zombies(G::Colony1, 1), 2);
    Match match(s);
    EXPECT_FALSE(match.offers(0, Equip{I::Hammer, Sparky}));
    EXPECT_TRUE(match.offers(0, Equip{I::Hammer, RodMiller}));
    match.choose(0, PlayCard{I::Medicine});
    EXPECT_FALSE(match.offers(0, PickSurvivor{Sparky}));
    EXPECT_TRUE(match.offers(0, PickSurvivor{RodMiller}));
    Match fuel(s);
    fuel.choose(0, Request{of(2), Symbol::Fuel});
    EXPECT_FALSE(fuel.offers(2, GiveCard{I::Fuel})) << "there is nowhere to go";
    State spoiled = crowded(table(3).put(0, RodMiller).put(2, OliviaBrown).crossroads(X::Spoiled), 2);
    spoiled.food = 1;
    spoiled.players[0].dice[0] = 1;
    Match eat(spoiled);
    eat.choose(0, SpendFood{1});
    ASSERT_TRUE(eat.triggered(X::Spoiled));
    eat.decide(0, 0);
    EXPECT_EQ(eat.hurt(RodMiller), 1) << "nobody else can have eaten it";
    EXPECT_EQ(eat.hurt(Sparky), 1);
}

TEST(BesideTheBoard, DW_LST_1_WhoLeadsAlreadyStaysLeaderThoughSomebodyWaits)
{
    RULE("DW-LST.1"), RULE("DW-R24");
    State s = crowded(table(3).put(0, RodMiller).put(2, OliviaBrown), 2);
    s.players[0].group.remove(Sparky);
    s.stack.push_back(Replacing{of(0), Sparky});
    Match match(s);
    EXPECT_EQ(match.player(0).leader, RodMiller);
    EXPECT_TRUE(match.player(0).group.has(Sparky));
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(BesideTheBoard, DW_EXI_7_NoHelplessComeWithAnExilesOutsider)
{
    RULE("DW-EXI.7"), RULE("DW-XRD.5");
    for (const Item outsider : {I::Outsider1, I::Outsider2, I::Outsider3}) {
        for (const bool exiled : {false, true}) {
            auto start = table(3).put(0, RodMiller, L::School).hand(0, {outsider}).next_survivor(MikeCho);
            if (exiled) start.exiled(0);
            auto match = start.crossroads(X::Hunger).turn_of(0);
            match.choose(0, PlayCard{outsider});
            match.pick(0, PickPlace{L::Library});
            EXPECT_EQ(match.triggered(X::Hunger), outsider != I::Outsider1 && !exiled) << kItemNames[index(outsider)];
        }
    }
}

TEST(BesideTheBoard, DW_TXT_1_WhoIsExiledFromKillersIsGoneWithEverything)
{
    RULE("DW-TXT.1"), RULE("DW-LST.1");
    auto start = three().put(1, MikeCho, L::School).hand(1, {I::Junk, I::Fuel}).goal(MainObjective::KillThem);
    State s = start.secret(1, Objective::CultLeader).in_turn(0);
    s.survivor_deck.erase_one(Sparky);
    s.figures[index(Sparky)] = Figure{.is = FigureIs::Waiting, .controller = of(1)};
    s.players[1].group.add(Sparky);
    s.stack.push_back(Exiling{.seat = of(1)});
    Match match(s);
    EXPECT_TRUE(match.player(1).out);
    EXPECT_TRUE(match.player(1).group.empty()) << "who waits is gone, too";
    EXPECT_EQ(match.cards(1), 0);
    EXPECT_EQ(match.said<HandLost>().size(), 1U);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(BesideTheBoard, DW_EXI_3_ABlankOnTheWayOutShieldsNobody)
{
    RULE("DW-EXI.3"), RULE("DW-EXP.2");
    State s = three().secret(0, Objective::CultLeader).in_turn(0);
    s.stack.push_back(Exiling{.seat = of(0)});
    Match match(s, {blank});
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_FALSE(match.state().standing.has(Standing::Immune));
}

TEST(BesideTheBoard, DW_EQP_7_TheDeckOfThePoliceStationIsShuffledToo)
{
    RULE("DW-EQP.7");
    auto start = table(3).put(0, RodMiller, L::PoliceStation).put(0, MikeCho).equip(RodMiller, I::Hammer);
    for (const L place : {L::PoliceStation, L::School}) {
        State s = Builder(start).in_turn(0);
        s.figures[index(RodMiller)].at = place;
        Deck before = s.decks[index(place)];
        before.push_back(I::Hammer);
        std::vector<Note<Fact>> notes;
        DwLog log(notes);
        Rng rng = Rng::searching(3);
        kill(s, RodMiller, Cause::Card, rng, log);
        EXPECT_NE(s.decks[index(place)], before);
    }
}

TEST(BesideTheBoard, DW_VAR_5_WhoIsOutIsAskedForNothing)
{
    RULE("DW-VAR.5"), RULE("DW-TXT.1");
    auto start = table(4).put(0, JamesMeyers).put(1, RodMiller).hand(0, {I::Medicine});
    State s = Builder(start).crossroads(X::JamesMeyers).in_turn(0);
    take_out(s, 1, RodMiller);
    Match file(s);
    file.decide(0, 1);
    for (const int seat : {1, 2, 3}) EXPECT_EQ(file.offers(0, PickPlayer{of(seat)}), seat != 1);
    State bite = start.in_turn(0);
    take_out(bite, 1, RodMiller);
    bite.stack.push_back(Sheltering{JamesMeyers, {}});
    Match sheltered(bite);
    sheltered.choose(0, Decline{});
    EXPECT_EQ(sheltered.waiting(), SeatSet(4)) << "not seat 1";
    Match given(bite);
    given.choose(0, GiveCard{I::Medicine});
    EXPECT_TRUE(given.alive(JamesMeyers)) << "and nobody else is asked";
    EXPECT_EQ(given.asked_by(0), "DW-TRN.4");
}

TEST(BesideTheBoard, DW_COL5_4_TheTokenStaysWithTheOnlyOneLeft)
{
    RULE("DW-COL5.4"), RULE("DW-VAR.5");
    State s = three().state_in(RoundStep::Pass);
    take_out(s, 1, RodMiller);
    take_out(s, 2, OliviaBrown);
    EXPECT_EQ(Match(s).state().first, of(0));
}

TEST(BesideTheBoard, DW_R51_WhatTheChemistLacksIsNamed)
{
    RULE("DW-R51"), RULE("DW-PLY.7"), RULE("DW-EQP.1"), RULE("DW-REQ.1");
    auto start = table(5).put(0, EdwardWhite).put(1, MikeCho).zombies(G::Colony1, 3).equip(EdwardWhite, I::Hammer);
    auto match = start.dice(0, {4, 5}).turn_of(0);
    match.refuses(0, Attack{EdwardWhite, G::Colony1, 4, {}, means(EdwardWhite), {}, 5}, "DW-R51");  // no medicine
    match.refuses(0, Strike{EdwardWhite, MikeCho, 5, means(I::Hammer)}, "DW-PLY.7");  // it does something else
    EXPECT_EQ(why(match, 0, Equip{I::Junk, EdwardWhite}), "not_in_your_hand");
    match.refuses(0, Request{of(5), Symbol::Tool}, "DW-REQ.1");
}

TEST(BesideTheBoard, DW_R50_WhatJohnCopiesIsGreyedOutForHimToo)
{
    RULE("DW-R50"), RULE("DW-BAR.2");
    for (const bool ashley : {false, true}) {
        auto start = table(3).put(0, JohnPrice, L::School).put(2, ashley ? AshleyRoss : MikeCho, L::School);
        auto match = start.zombies(G::School, 1).barricades(G::School, 3).turn_of(0);
        EXPECT_EQ(greys(match, 0, Barricade{JohnPrice, G::School, 0, means(AshleyRoss)}), ashley);
    }
}

TEST(BesideTheBoard, DW_R71_ALampTakenInThisRoundIsGreyedOut)
{
    RULE("DW-R71");
    State s = three().zombies(G::Colony1, 1).hand(0, {I::ReadingLamp}).in_turn(0);
    s.players[0].locked = I::ReadingLamp;
    Match match(s);
    EXPECT_TRUE(greys(match, 0, Attack{BrianLee, G::Colony1, 0, means(I::ReadingLamp), {}, {}}));
    EXPECT_FALSE(greys(match, 0, Attack{BrianLee, G::Colony2, 0, means(I::ReadingLamp), {}, {}})) << "no zombie";
    EXPECT_TRUE(greys(match, 0, Strike{BrianLee, RodMiller, 0, means(I::ReadingLamp)}));
}

TEST(BesideTheBoard, DW_REQ_1_WhatWasNotAskedForIsGreyedOut)
{
    RULE("DW-REQ.1"), RULE("DW-REQ.2");
    auto match = three().hand(1, {I::Hammer, I::Fuel}).goal(MainObjective::RaidingParty).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    EXPECT_TRUE(greys(match, 1, GiveCard{I::Fuel}));
    match.choose(1, GiveCard{I::Hammer});
    EXPECT_TRUE(greys(match, 0, Deposit{I::Hammer}));
    EXPECT_TRUE(greys(match, 0, Contribute{I::Hammer}));
}

TEST(BesideTheBoard, DW_VOT_1_WhatIsVotedOnIsAsked)
{
    RULE("DW-VOT.1"), RULE("DW-VOT.2"), RULE("DW-EXV.3");
    auto exile = table(4).put(0, BrianLee).turn_of(0);
    exile.choose(0, CallVote{of(1)});
    EXPECT_EQ(exile.open(0)->prompt, "vote.exile");
    for (const int seat : {0, 1}) exile.choose(seat, Vote{0});
    for (const int seat : {2, 3}) exile.choose(seat, Vote{1});
    exile.choose(0, Vote{1});
    EXPECT_EQ(exile.count_said<VoteEnded>([](const auto& f) { return f.tie && f.option == 1; }), 1);
    auto card = three().food(6).crossroads(X::Christmas).turn_of(0);
    EXPECT_EQ(card.open(0)->prompt, "vote.crossroads");
    card.vote(1);
    EXPECT_EQ(card.count_said<VoteEnded>([](const auto& f) { return !f.tie && f.option == 1; }), 1);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
