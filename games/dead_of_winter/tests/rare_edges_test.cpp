// What seldom comes to pass: two things at once, nobody left to be asked, an answer that settles itself.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

State with(State s, const Frame& frame)  // in the middle of this, too
{
    s.stack.push_back(frame);
    return s;
}

TEST(RareEdges, DW_R51_TwoEqualDiceAreNoReasonAgainstTheChemist)
{
    RULE("DW-R51"), RULE("DW-ATZ.9");
    auto start =
        table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).hand(0, {I::Medicine}).equip(EdwardWhite, I::Pistol1);
    auto match = start.dice(0, {4, 5, 5}).turn_of(0);
    const Attack two_fives{EdwardWhite, G::Colony1, 5, {}, means(EdwardWhite), means(I::Pistol1), 5};
    match.refuses(0, two_fives, "DW-ATZ.9");  // he is not exposed anyway
    Attack five_and_four = two_fives;
    five_and_four.second = 4;
    match.refuses(0, five_and_four, "DW-R51");  // a 4 is enough to attack with: that die comes first
}

TEST(RareEdges, DW_DTH_4_ALeaderIsNamedOnceAndByWhoLeadsSomebody)
{
    RULE("DW-DTH.4");
    const State led = three().put(0, MikeCho).in_turn(0);
    Match match(with(led, Succession{of(0)}));
    EXPECT_EQ(match.player(0).leader, BrianLee) << "there is one";
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    State s = three().in_turn(0);
    s.figures[index(RodMiller)] = Figure{.is = FigureIs::Removed};
    s.players[1].group = {};
    s.players[1].leader.reset();
    s.players[1].out = s.options.elimination = true;
    Match nobody(with(s, Succession{of(1)}));
    EXPECT_FALSE(nobody.player(1).leader);
    EXPECT_EQ(nobody.asked_by(0), "DW-TRN.4");
}

TEST(RareEdges, DW_EXI_5_WhereEverySpaceIsAnExilesNobodyIsAsked)
{
    RULE("DW-EXI.5"), RULE("DW-EXI.3");
    constexpr std::array<int, 7> kRoom{0, 3, 3, 4, 3, 4, 2};
    for (const bool one_loyal : {false, true}) {
        auto start = table(3).secret(1, Objective::CultLeader).exiled(1).put(0, BrianLee);
        std::size_t next = 0;
        for (std::size_t place = 1; place < 7; ++place) {
            for (int n = 0; n < kRoom[place]; ++n, ++next) {
                start.put(one_loyal && next == 0 ? 2 : 1, survivor_at(next), location_at(place));
            }
        }
        Match match(with(start.in_turn(0), Exiling{.seat = of(0)}));
        EXPECT_TRUE(match.player(0).exiled);
        EXPECT_EQ(match.asked_by(0), one_loyal ? "DW-EXI.3" : "DW-TRN.4");
        EXPECT_EQ(match.at(BrianLee), L::Colony);
    }
}

TEST(RareEdges, DW_TXT_1_OnlyMedicineSheltersFromABite)
{
    RULE("DW-TXT.1");
    auto start = three().hand(0, {I::Junk, I::Fuel, I::Medicine, I::StarterMedicine});
    Match match(with(start.in_turn(0), Sheltering{RodMiller, {}}));
    for (const Item item : {I::Junk, I::Fuel, I::Medicine, I::StarterMedicine}) {
        EXPECT_EQ(match.offers(0, GiveCard{item}), symbol_of(item) == Symbol::Medicine) << kItemNames[index(item)];
    }
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
}

TEST(RareEdges, DW_WND_2_WhereOneKindOfTokenIsLeftNobodyIsAsked)
{
    RULE("DW-WND.2"), RULE("DW-D46");
    for (const int wounds : {0, 1}) {
        Match match(with(three().wounds(RodMiller, wounds, 1).in_turn(0), Healing{of(0), RodMiller}));
        EXPECT_EQ(match.asked_by(0), wounds == 1 ? "DW-WND.2" : "DW-TRN.4");
        EXPECT_EQ(match.hurt(RodMiller), wounds == 1 ? 2 : 0);
    }
}

TEST(RareEdges, DW_D47_NobodyMakesRoomForTheDead)
{
    RULE("DW-D47"), RULE("DW-R36");
    auto start = table(3).put(0, RodMiller).put(1, OliviaBrown, L::Hospital).put(1, MikeCho, L::Hospital);
    start.put(2, JennyClark, L::Hospital).put(2, BrianLee).lost(Sparky);
    Match match(with(start.in_turn(0), Boarding{of(0), Survivors{RodMiller, Sparky}}));
    EXPECT_EQ(match.at(RodMiller), L::Hospital) << "the fourth space was free";
    for (const Survivor who : {OliviaBrown, MikeCho, JennyClark}) EXPECT_EQ(match.at(who), L::Hospital);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(RareEdges, DW_D39_TheFirstPlayerWithOneSurvivorIsNotAsked)
{
    RULE("DW-D39");
    State s = three().put(2, MikeCho).first(1).state_in(RoundStep::Marker);
    Script script;
    script.crisis = Crisis::Reorganization;
    script.option = 0;
    script.seat = of(2);
    script.pc = 1;
    s.stack.push_back(script);
    Match match(with(s, Picking{of(2), 1, {}}));
    EXPECT_EQ(match.waiting(), SeatSet(4));
    match.choose(2, PickSurvivor{MikeCho});
    EXPECT_EQ(match.figure(RodMiller).controller, of(2));
    EXPECT_EQ(match.figure(MikeCho).controller, of(0));
}

TEST(RareEdges, DW_REQ_4_AGivenLampAlsoStrikesASurvivor)
{
    RULE("DW-REQ.4"), RULE("DW-ATS.1");
    auto start = table(3).put(0, RodMiller, L::School).put(2, OliviaBrown, L::School).hand(1, {I::ReadingLamp});
    auto match = start.lucky_turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::ReadingLamp});
    match.choose(0, Strike{RodMiller, OliviaBrown, 0, means(I::ReadingLamp)});
    EXPECT_FALSE(match.holds(0, I::ReadingLamp));
    EXPECT_EQ(match.said<Struck>().size(), 1U);
}

TEST(RareEdges, DW_RND_5_WhoIsOutHasNoTurn)
{
    RULE("DW-RND.5"), RULE("DW-VAR.5"), RULE("DW-XRD.1");
    State s = three().in_turn(0);
    s.figures[index(RodMiller)] = Figure{.is = FigureIs::Removed};
    s.players[1].group = {};
    s.players[1].leader.reset();
    s.players[1].out = s.options.elimination = true;
    Match match(s);
    const X next = match.state().crossroads_deck.back();
    match.choose(0, EndTurn{});
    EXPECT_TRUE(match.waits_for(2));
    EXPECT_EQ(match.state().crossroads, next) << "nobody else has drawn a card";
    EXPECT_EQ(match.said<TurnEnded>().size(), 1U);
}

TEST(RareEdges, DW_TXT_1_TheLowestDieIsLostWhateverItShows)
{
    RULE("DW-TXT.1"), RULE("DW-TRN.6");
    for (const int lowest : {1, 2}) {
        auto match = table(3).put(0, RodMiller).mark(RodMiller, Mark::Addicted).dice(0, {lowest, 5}).turn_of(0);
        match.choose(0, Decline{});
        EXPECT_EQ(match.dice(0), 1);
        EXPECT_EQ(lowest_die(match.player(0)), 5);
    }
    auto without = table(3).put(0, RodMiller).mark(RodMiller, Mark::Addicted).turn_of(0);
    EXPECT_EQ(without.asked_by(0), "DW-TRN.4") << "there is nothing to lose";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
