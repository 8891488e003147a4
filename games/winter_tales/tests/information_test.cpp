// Who may see what: section 5 of the catalogue. Nobody learns how many cards somebody else holds.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Everything that reaches a seat: its view, its questions, and the facts told to it.
struct Knowledge {
    View view;
    std::vector<std::vector<Choice>> options;
    std::vector<Choice> barred;
    std::vector<std::string_view> asked;
    std::vector<Fact> facts;
    SeatSet waiting;
    bool operator==(const Knowledge&) const = default;
};

Knowledge known_to(const Match& match, Seat seat)
{
    Knowledge k{.view = WinterTales::view(match.state(), seat), .waiting = match.waiting()};
    for (const auto& decision : decisions<WinterTales>(match.state(), seat)) {
        if (decision.seat != seat) continue;
        k.options.push_back(decision.options);
        k.asked.push_back(decision.prompt);
        for (const auto& [choice, why] : decision.barred) {
            k.barred.push_back(choice);
        }
    }
    for (const auto& note : match.notes()) {
        if (note.to.reaches(seat)) k.facts.push_back(note.fact);
    }
    return k;
}

// What the others know must be the same in both matches; the owner's knowledge differs.
void expect_hidden(const Match& one, const Match& two, int owner, Where where = Where::current())
{
    SCOPED_TRACE(where.line());
    for (const Seat seat : all_seats(one.state())) {
        if (index(seat) == static_cast<std::size_t>(owner)) continue;
        EXPECT_EQ(known_to(one, seat), known_to(two, seat)) << "seat " << index(seat);
    }
    EXPECT_EQ(known_to(one, kSpectator), known_to(two, kSpectator));
    EXPECT_NE(known_to(one, seat_at(static_cast<std::size_t>(owner))),
              known_to(two, seat_at(static_cast<std::size_t>(owner))));
}

// Seat 1 holds these; the others' cards are the same in every match.
Builder ambush(std::initializer_list<std::string_view> winter)
{
    auto start = table(4).holds(0, {"acorn", "anchor"}).holds(1, winter).put(0, Alice, Grove).put(2, Grumpy, Market);
    return start.put(1, Wolf, GroveAsylum).put(3, CatFox, Factory);
}

TEST(Information, WT_5_2_AHandsSizeShowsNowhere)
{
    RULE("WT-5.2");
    auto poor = ambush({}).turn_of(0, kDraw3);
    auto rich = ambush({"wave", "well", "wing", "whale_tail", "umbrella", "train", "two_masks"}).turn_of(0, kDraw3);
    expect_hidden(poor, rich, 1);
    for (Match* match : {&poor, &rich}) {
        match->choose(0, Activate{Alice});
        match->choose(0, Pay{card("acorn"), GroveAsylum});
    }
    expect_hidden(poor, rich, 1);  // the window opens, whoever holds what
    for (Match* match : {&poor, &rich}) {
        match->choose(1, Pass{});
        match->choose(0, Step{Asylum});
        match->choose(0, Finish{});
    }
    expect_hidden(poor, rich, 1);  // and so in his own turn
}

TEST(Information, WT_5_2_NorInACombat)
{
    RULE("WT-5.2");  // WT-15.2
    auto poor = ambush({"wave"}).turn_of(0, kDraw3);
    auto rich = ambush({"wave", "well", "wing"}).turn_of(0, kDraw3);
    for (Match* match : {&poor, &rich}) {
        match->choose(0, Activate{Alice});
        match->choose(0, Pay{card("acorn"), GroveAsylum});
        match->choose(1, StartCombat{Wolf, Alice});
        match->choose(1, Strike{card("wave")});
        match->choose(0, Strike{card("anchor")});
    }
    expect_hidden(poor, rich, 1);  // he is asked again
    for (Match* match : {&poor, &rich}) {
        match->choose(1, Pass{});
    }
    expect_hidden(poor, rich, 1);
}

TEST(Information, WT_5_2_WhatIsPutAwayIsSeenByItsOwnerOnly)
{
    RULE("WT-5.2");  // WT-4.6
    auto full = ambush({"wave", "well", "wing", "whale_tail", "umbrella", "train"}).turn_of(1, kDraw3);
    auto few = ambush({"wave"}).turn_of(1, kDraw3);
    for (Match* match : {&full, &few}) {
        match->choose(1, Activate{Wolf});
        match->finish(1);
    }
    EXPECT_EQ(full.player(1).put_away.size(), 2U);
    EXPECT_EQ(few.player(1).put_away.size(), 0U);
    expect_hidden(full, few, 1);
    EXPECT_EQ(WinterTales::view(full.state(), seat_at(1)).own->put_away, full.player(1).put_away);
    EXPECT_TRUE(WinterTales::view(full.state(), seat_at(0)).discard.empty());
}

TEST(Information, WT_5_2_DrawingTellsNobodyHowManyOrWhat)
{
    RULE("WT-5.2");
    auto match = ambush({}).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<Drew>(note.fact)) {
            EXPECT_EQ(note.to, To::only(seat_at(0)));
        }
        if (std::holds_alternative<DrewCards>(note.fact)) {
            EXPECT_EQ(note.to, To::all_but(seat_at(0)));
        }
    }
    EXPECT_EQ(match.said<Drew>().size(), 1U);
    EXPECT_EQ(match.said<DrewCards>().size(), 1U);
}

TEST(Information, WT_5_2_NeitherDeckNorItsSize)
{
    RULE("WT-5.2");
    auto match = ambush({"wave"}).turn_of(0);
    State other = match.state();
    const Cards some = other.deck.first(5);
    other.deck -= some;
    player(other, seat_at(3)).hand |= some;
    for (const Seat seat : {seat_at(0), seat_at(1), seat_at(2), kSpectator}) {
        EXPECT_EQ(WinterTales::view(other, seat), WinterTales::view(match.state(), seat));
    }
}

Builder lure(std::initializer_list<std::string_view> spring)
{
    auto start = table(4).holds(0, spring).put(0, Alice, Grove).put(2, Grumpy, Grove).put(1, Wolf, GroveAsylum);
    return start.holds(1, {"wave", "well"});
}

TEST(Information, WT_16_2_TheTrapsCardsAndTheirSplitAreHidden)
{
    RULE("WT-16.2");  // WT-16.4 WT-R39b
    auto small = lure({"acorn", "anchor"}).turn_of(1, kDraw3);
    auto large = lure({"acorn", "anchor", "wing", "umbrella", "train"}).turn_of(1, kDraw3);
    const Cards springs[] = {{}, {card("wing"), card("umbrella")}};
    int i = 0;
    for (Match* match : {&small, &large}) {
        match->choose(1, Activate{Wolf});
        match->choose(1, Pay{card("wave"), Grove});
        match->choose(2, Pass{});
        match->choose(0, SetTrap{Alice});
        match->choose(0, LayTrap{card("acorn"), springs[i++]});
    }
    expect_hidden(small, large, 0);
    EXPECT_EQ(WinterTales::view(large.state(), seat_at(0)).own->trap_spring, springs[1]);
    EXPECT_EQ(WinterTales::view(large.state(), seat_at(0)).own->trap_winter, (Cards{card("anchor"), card("train")}));
}

TEST(Information, WT_R39b_TheRevealDoesNotShowWhatIsKept)
{
    RULE("WT-R39b");
    auto small = lure({"acorn", "anchor"}).turn_of(1, kDraw3);
    auto large = lure({"acorn", "anchor", "wing", "umbrella", "train"}).turn_of(1, kDraw3);
    for (Match* match : {&small, &large}) {
        match->choose(1, Activate{Wolf});
        match->choose(1, Pay{card("wave"), Grove});
        match->choose(2, Pass{});
        match->choose(0, SetTrap{Alice});
        match->choose(0, LayTrap{card("acorn"), {card("anchor")}});
        match->choose(1, Play{});
        match->choose(0, Tell{});
    }
    expect_hidden(small, large, 0);
}

TEST(Information, WT_19_17_APartnersHelpIsHiddenFromTheDefender)
{
    RULE("WT-19.17");
    const auto start = [] {
        auto all = lure({"acorn"}).holds(2, {"wing", "umbrella"}).memory(1, Quest::Love, Side::Spring);
        return all.in_force({.love_one = Alice, .love_two = Grumpy});
    };
    auto none = start().turn_of(1, kDraw3);
    auto two = start().turn_of(1, kDraw3);
    std::size_t help = 0;
    for (Match* match : {&none, &two}) {
        match->choose(1, Activate{Wolf});
        match->choose(1, Pay{card("wave"), Grove});
        match->choose(2, Pass{});
        match->choose(0, SetTrap{Alice});
        match->choose(0, LayTrap{card("acorn"), {}});
        match->play(2, help);
        help = 2;
    }
    expect_hidden(none, two, 2);  // not even the partner knows
    EXPECT_EQ(WinterTales::view(two.state(), seat_at(2)).own->trap_spring.size(), 2U);
}

TEST(Information, WT_20_2_AMissionIsItsOwnersSecret)
{
    RULE("WT-20.2");
    const auto start = [](Mission mission) {
        auto all = table(4).put(1, Wolf, Mansion).put(0, Alice, Grove).holds(1, {"wave", "well"});
        all.mission_of(1, mission).mission_of(0, Mission::Rescue).mission_of(2, Mission::Resistance);
        return all.mission_of(3, Mission::Bounty);
    };
    auto attack = start(Mission::Attack1).turn_of(0);
    auto spy = start(Mission::Spy).turn_of(0);
    expect_hidden(attack, spy, 1);
    const View mine = WinterTales::view(attack.state(), seat_at(1));
    EXPECT_EQ(mine.own->missions.front().mission, Mission::Attack1);
    EXPECT_EQ(mine.players[1].missions.front(), MissionView{});
    attack.choose(1, Declare{Mission::Attack1, 1, attack.hand(1)});
    EXPECT_EQ(WinterTales::view(attack.state(), seat_at(0)).players[1].missions.front().mission, Mission::Attack1);
}

TEST(Information, WT_22_2_ASwapTellsNobodyWhat)
{
    RULE("WT-22.2");  // WT-R60
    const auto start = [] {
        return table(4).abilities().put(0, Alice, Grove).put(1, Wolf, Market).mission_of(0, Mission::Resistance);
    };
    auto one = start().turn_of(0, kDraw3);
    auto two = start().turn_of(0, kDraw3);
    one.choose(0, Activate{Alice});
    one.choose(0, SwapMission{Mission::Resistance, Mission::Connection1});
    two.choose(0, Activate{Alice});
    two.choose(0, SwapMission{Mission::Resistance, Mission::Connection2});
    expect_hidden(one, two, 0);
    EXPECT_EQ(one.said<MissionSwapped>().size(), 1U);
}

TEST(Information, WT_12_7_TheAuthorsHandIsNotCountedOut)
{
    RULE("WT-12.7");  // WT-12.5
    const auto start = [](std::initializer_list<std::string_view> hand) {
        return table(3).memory(1, Quest::Hope, Side::Spring).holds(2, hand);
    };
    auto none = start({}).epilogue_of(0);
    auto five = start({"wave", "well", "wing", "umbrella", "train"}).epilogue_of(0);
    for (Match* match : {&none, &five}) {
        match->choose(0, Close{Side::Spring, 1, 1, {}});
        match->choose(1, Close{Side::Winter, 1, 1, {}});
    }
    expect_hidden(none, five, 2);
    for (Match* match : {&none, &five}) {
        match->choose(2, Close{Side::Spring, 1, 1, {}});
    }
    expect_hidden(none, five, 2);
}

TEST(Information, WT_12_5_WhoHasNoCardIsAskedAllTheSame)
{
    RULE("WT-12.5");
    const auto start = [](std::initializer_list<std::string_view> hand) {
        return table(4).memory(1, Quest::Hope, Side::Spring).holds(1, hand);
    };
    auto none = start({}).epilogue_of(0);
    auto some = start({"wave", "well"}).epilogue_of(0);
    for (Match* match : {&none, &some}) {
        match->choose(0, Close{Side::Spring, 1, 1, {}});
    }
    expect_hidden(none, some, 1);
}

TEST(Information, WT_5_2_AGuessedWorldKeepsWhatOneKnows)
{
    RULE("WT-5.2");
    auto start = ambush({"wave", "well", "wing"}).mission_of(1, Mission::Spy).mission_of(0, Mission::Rescue);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    auto rng = Rng::searching(3);
    bool other_size = false, other_mission = false;
    for (int i = 0; i < 200; ++i) {
        const State world = WinterTales::resample(match.state(), seat_at(0), rng);
        EXPECT_EQ(WinterTales::flaw(world), nullptr);
        EXPECT_EQ(WinterTales::view(world, seat_at(0)), WinterTales::view(match.state(), seat_at(0)));
        other_size = other_size || world.players[1].hand.size() != 3;
        other_mission = other_mission || world.players[1].missions.front().mission != Mission::Spy;
    }
    EXPECT_TRUE(other_size);
    EXPECT_TRUE(other_mission);
}

TEST(Information, WT_16_2_AGuessedWorldDoesNotKnowTheTrap)
{
    RULE("WT-16.2");
    auto match = lure({"acorn", "anchor", "wing", "umbrella"}).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.choose(1, Pay{card("wave"), Grove});
    match.choose(2, Pass{});
    match.choose(0, SetTrap{Alice});
    match.choose(0, LayTrap{card("acorn"), {card("anchor"), card("wing")}});
    auto rng = Rng::searching(3);
    bool other = false;
    for (int i = 0; i < 100; ++i) {
        const State theirs = WinterTales::resample(match.state(), seat_at(1), rng);
        EXPECT_EQ(WinterTales::flaw(theirs), nullptr);
        EXPECT_EQ(WinterTales::view(theirs, seat_at(1)), WinterTales::view(match.state(), seat_at(1)));
        other = other || theirs.trap_spring.size() != 2;
        const State mine = WinterTales::resample(match.state(), seat_at(0), rng);
        EXPECT_EQ(mine.trap_spring, match.state().trap_spring);
        EXPECT_EQ(mine.trap_winter, match.state().trap_winter);
    }
    EXPECT_TRUE(other);
}

TEST(Information, WT_R52_WhoDidNotTurnUpASpyHoldsNone)
{
    RULE("WT-R52");  // WT-20.2
    auto start = table(6).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).mission_of(1, Mission::Bounty);
    auto match = start.put(3, CatFox, Market).mission_of(3, Mission::Spy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    auto rng = Rng::searching(5);
    int spies = 0, bounties = 0;
    for (int i = 0; i < 300; ++i) {
        const State world = WinterTales::resample(match.state(), seat_at(0), rng);
        EXPECT_EQ(WinterTales::flaw(world), nullptr);
        EXPECT_NE(world.players[1].missions.front().mission, Mission::Spy);
        spies += world.players[3].missions.front().mission == Mission::Spy;
        bounties += world.players[1].missions.front().mission == Mission::Bounty;
    }
    EXPECT_GT(spies, 30);
    EXPECT_LT(spies, 270);
    EXPECT_LT(bounties, 200);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
