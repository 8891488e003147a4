// Each invariant that flaw() knows, broken once.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder full_table(std::size_t seats = 4)
{
    auto start = table(seats).put(0, Alice, Grove).put(1, Wolf, Market).put(2, Grumpy, Factory);
    return start.hand(0, 3).hand(1, 3);
}

State running_turn(Builder start = full_table())
{
    State s = start.state();
    s.stack = {Chapter{}, Turn{}};
    return s;
}

// The text of the flaw that this change makes.
template <class Change>
std::string broken(State s, Change&& change)
{
    const char* before = WinterTales::flaw(s);
    EXPECT_EQ(before, nullptr) << before;
    change(s);
    const char* what = WinterTales::flaw(s);
    return what ? what : "none";
}

State with_frame(const Frame& frame, bool in_activation = true)
{
    State s = running_turn();
    if (in_activation) s.stack.push_back(Activation{.seat = seat_at(0), .who = Alice});
    s.stack.push_back(frame);
    return s;
}

const std::string kNoFit = "a rule in progress that does not fit the table";

TEST(Invariants, WT_1_5_Seating)
{
    RULE("WT-1.5");  // WT-1.1 WT-R01 WT-3.2 WT-2.6
    const State s = running_turn();
    EXPECT_EQ(broken(s, [](State& x) { x.seats = 2; }), "WT-1.1: 3 to 7 players");
    EXPECT_EQ(broken(s, [](State& x) { x.seats = 8; }), "WT-1.1: 3 to 7 players");
    EXPECT_EQ(broken(s, [](State& x) { x.order[1] = x.order[0]; }), "WT-1.5: everybody sits once");
    EXPECT_EQ(broken(s, [](State& x) { x.ages[1] = seat_at(7); }), "WT-R01: everybody has an age");
    EXPECT_EQ(broken(s, [](State& x) { std::swap(x.order[0], x.order[1]); }),
              "WT-1.5: Spring and Winter take turns, the Author is last");
    EXPECT_EQ(broken(s, [](State& x) { x.active = 4; }), "WT-3.2: the active player sits at the table");
    EXPECT_EQ(broken(s, [](State& x) { x.referee = seat_at(4); }), "WT-2.6: the Referee sits at the table");
    EXPECT_EQ(broken(s, [](State& x) { x.players[5].voted = true; }), "an empty seat holds something");
}

TEST(Invariants, WT_2_2_NinetyThreeCards)
{
    RULE("WT-2.2");
    const State s = running_turn();
    const std::string cards = "WT-2.2: 93 story cards, each once";
    EXPECT_EQ(broken(s, [](State& x) { x.deck.remove(x.deck.front()); }), cards);
    EXPECT_EQ(broken(s, [](State& x) { x.discard.add(x.deck.front()); }), cards);
    EXPECT_EQ(broken(s, [](State& x) { x.players[0].put_away = x.players[1].hand; }), cards);
}

TEST(Invariants, WT_2_7_Characters)
{
    RULE("WT-2.7");  // WT-2.9 WT-19.52
    const State s = running_turn();
    EXPECT_EQ(broken(s, [](State& x) { figure(x, TinMan).down = true; }),
              "WT-2.9: a character that nobody has is out of the game");
    EXPECT_EQ(broken(s, [](State& x) { figure(x, Alice).controller = seat_at(5); }),
              "WT-2.7: a character belongs to a player");
    EXPECT_EQ(broken(s, [](State& x) { figure(x, Alice).controller = seat_at(1); }),
              "WT-2.7: characters of the own colour");
    EXPECT_EQ(broken(s, [](State& x) { figure(x, Alice).gone = true; }), "WT-19.52: only Rebels leave the game");
    EXPECT_EQ(broken(s, [](State& x) { figure(x, Wolf) = {.controller = seat_at(1), .gone = true}; }),
              "WT-19.52: only Rebels leave the game");
}

TEST(Invariants, WT_11_1_TheTrack)
{
    RULE("WT-11.1");  // WT-10.20 WT-10.21 WT-10.22 WT-20.4 WT-11.4
    const State s = running_turn(full_table().memory(1, Quest::Hope, Side::Spring).neutral(2, Quest::Refuge));
    EXPECT_EQ(broken(s, [](State& x) { x.track[4] = {.kind = MemoryKind::Neutral, .quest = Quest::Terror}; }),
              "WT-10.20: left of the epilogue marker");
    EXPECT_EQ(broken(s, [](State& x) { x.track[2].side = Side::Winter; }),
              "WT-11.1: an empty space of the track holds something");
    EXPECT_EQ(broken(s, [](State& x) { x.track[0].mission = Mission::Spy; }), "WT-20.4: a mission memory is a mission");
    EXPECT_EQ(broken(s,
                     [](State& x) {
                         x.track[1].card = x.deck.front();
                         x.deck.remove(x.deck.front());
                     }),
              "WT-10.21: a neutral memory has no picture");
    EXPECT_EQ(broken(s, [](State& x) { x.track[1] = {.kind = MemoryKind::Mission, .mission = Mission::Spy}; }),
              "WT-20.4: missions lie on their symbol");
    EXPECT_EQ(broken(s, [](State& x) { x.track[1].quest = Quest::Hope; }),
              "WT-10.22: each memory of a quest has its token");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Hope)].is = TokenIs::Supply; }),
              "WT-10.22: a token is on the track once");
    EXPECT_EQ(broken(s, [](State& x) { x.bookmark = 8; }), "WT-11.4: the bookmark lies on the track");
    EXPECT_EQ(broken(s, [](State& x) { x.bookmark = 3; }), "WT-11.4: the bookmark lies on a memory");
}

TEST(Invariants, WT_6_2_Tokens)
{
    RULE("WT-6.2");  // WT-6.3 WT-9.6
    const State s = running_turn(full_table().quest(Quest::Hope, Grove).quest(Quest::Love, Alice));
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Hope)].at = spot_of(StatueSquare); }),
              "WT-6.3: a token lies on a location or under a Rebel");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Love)].at = spot_of(Wolf); }),
              "WT-6.3: a token lies on a location or under a Rebel");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Love)].at = spot_of(TinMan); }),
              "WT-9.6: a token's carrier is in play");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Hope)].at = spot_of(Alice); }),
              "WT-6.3: a token lies on a location or under a Rebel");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Love)].at = spot_of(Market); }),
              "WT-6.3: a token lies on a location or under a Rebel");
    EXPECT_EQ(broken(s, [](State& x) { x.quests[index(Quest::Terror)] = x.quests[index(Quest::Hope)]; }),
              "WT-6.2: one token a quest field");
}

TEST(Invariants, WT_19_53_Powers)
{
    RULE("WT-19.53");  // WT-19.1 WT-19.10 WT-19.15 WT-19.20 WT-19.22 WT-19.30
    EXPECT_EQ(broken(running_turn(), [](State& x) { x.powers.propaganda = true; }), "WT-19.1: powers are not played");
    const State s = running_turn(full_table().powers());
    const auto with = [&](const PowersInForce& powers) { return broken(s, [&](State& x) { x.powers = powers; }); };
    EXPECT_EQ(with({.love_one = Alice}), "WT-19.15: two lovers");
    EXPECT_EQ(with({.love_one = Alice, .love_two = Alice}), "WT-19.15: two lovers");
    EXPECT_EQ(with({.hope = TinMan}), "WT-19.53: whoever holds a marker is in play");
    EXPECT_EQ(with({.hope = Wolf}), "WT-19.10: a Rebel holds it");
    EXPECT_EQ(with({.terror = Alice}), "WT-19.30: a Soldier holds the Terror");
    EXPECT_EQ(with({.refuge = Grove, .terror = Wolf, .terror_at = Grove}),
              "WT-19.22: the Terror is never in the refuge");
    EXPECT_EQ(with({.terror_at = Grove}), "WT-19.22: the Terror is never in the refuge");
    EXPECT_EQ(with({.refuge = StatueSquare}), "WT-19.20: the refuge is a location");
}

TEST(Invariants, WT_20_7_Missions)
{
    RULE("WT-20.7");  // WT-20.1 WT-20.2 WT-2.4 WT-22.2 WT-R53
    const State s = running_turn(full_table(5).mission_of(1, Mission::Spy));
    EXPECT_EQ(broken(s, [](State& x) { x.players[1].missions.clear(); }),
              "WT-20.7: one mission a player, two for the Author");
    EXPECT_EQ(broken(s, [](State& x) { std::swap(x.players[0].missions, x.players[1].missions); }),
              "WT-2.4: missions of the own faction");
    EXPECT_EQ(broken(s, [](State& x) { x.players[1].missions[0].is = MissionIs::Declared; }),
              "WT-R53: a declared mission has its place");
    EXPECT_EQ(broken(s, [](State& x) { x.players[4].missions[0] = x.players[4].missions[1]; }),
              "WT-20.2: the Author has one of each colour");
    EXPECT_EQ(broken(s, [](State& x) { std::swap(x.unused.front(), x.unused.back()); }),
              "the unused missions lie in order");
    EXPECT_EQ(broken(s, [](State& x) { x.unused.pop_back(); }), "WT-20.1: fourteen missions");
    EXPECT_EQ(broken(s, [](State& x) { x.lost.push_back({Mission::Spy, kNobody}); }),
              "WT-22.2: a mission that somebody gave away");
    EXPECT_EQ(broken(running_turn(), [](State& x) { x.unused.push_back(Mission::Spy); }), "WT-20.1: fourteen missions");
}

TEST(Invariants, WT_12_8_TheCourse)
{
    RULE("WT-12.8");  // WT-2.15 WT-14.1 WT-R34 WT-R71 WT-16.6
    const State s = running_turn();
    EXPECT_EQ(broken(s, [](State& x) { x.stack.clear(); }), "WT-12.8: a game that is over has a winner");
    EXPECT_EQ(broken(s, [](State& x) { x.stack.pop_back(); }), "a chapter in which nobody acts");
    EXPECT_EQ(broken(s, [](State& x) { x.chapter = 0; }), "WT-2.15: the chapters count from one");
    EXPECT_EQ(broken(s, [](State& x) { x.told.by = seat_at(6); }), "WT-14.1: whoever told sits at the table");
    EXPECT_EQ(broken(s, [](State& x) { x.told.moved = TinMan; }), "WT-R34: whoever was moved is in play");
    EXPECT_EQ(broken(s, [](State& x) { x.proposal = Proposal{.by = seat_at(6)}; }),
              "WT-R71: whoever proposes sits at the table");
    EXPECT_EQ(broken(s, [](State& x) { std::swap(x.trap_spring, x.players[0].hand); }),
              "WT-16.6: cards under a Rebel without a trap");
}

TEST(Invariants, WT_3_1_EachRuleStandsOnItsOwn)
{
    RULE("WT-3.1");
    const State s = running_turn();
    const auto put = [&](const Frame& frame) { return broken(s, [&](State& x) { x.stack.push_back(frame); }); };
    for (const Frame& frame : std::initializer_list<Frame>{
             winter_tales::Setup{}, Chapter{}, HopeWindow{}, Turn{}, Following{}, Window{}, Combat{.soldier = Wolf},
             Trap{}, Slander{.soldier = TinMan}, QuestRun{}, Epilogue{}, Objection{},
             Activation{.seat = seat_at(1), .who = Alice}, Activation{.seat = seat_at(0), .who = Alice, .joined = true},
             Activation{.seat = seat_at(0), .who = Alice, .steps = 2}}) {
        EXPECT_EQ(put(frame), kNoFit) << frame.index();
    }
    EXPECT_EQ(broken(s, [](State& x) { x.stack = {Turn{}}; }), kNoFit);
    EXPECT_EQ(broken(s, [](State& x) { x.stack = {Epilogue{.step = EpilogueStep::Ending}}; }), kNoFit);
    EXPECT_EQ(broken(s, [](State& x) { x.stack = {Epilogue{.step = EpilogueStep::Author}}; }), kNoFit);
    State window = with_frame(Window{.who = Alice, .from = GroveAsylum, .at = Grove});
    figure(window, Wolf).at = Grove;
    EXPECT_EQ(broken(window, [](State& x) { figure(x, Wolf).at = Market; }), kNoFit);  // nobody to interrupt
}

TEST(Invariants, WT_15_1_AFightHasItsPeople)
{
    RULE("WT-15.1");  // WT-16.1 WT-10.1
    const Combat combat{.attacker = seat_at(1), .defender = seat_at(0), .soldier = Wolf, .rebel = Alice};
    const State fight = with_frame(combat);
    const auto change = [&](auto&& f) { return broken(fight, [&](State& x) { f(std::get<Combat>(x.stack.back())); }); };
    EXPECT_EQ(change([](Combat& c) { c.attacker = kNobody; }), kNoFit);
    EXPECT_EQ(change([](Combat& c) { c.rebel = TinMan; }), kNoFit);
    EXPECT_EQ(change([](Combat& c) { c.soldier = CatFox; }), kNoFit);
    EXPECT_EQ(change([](Combat& c) { c.step = CombatStep::Help; }), kNoFit);
    EXPECT_EQ(change([](Combat& c) { c.winner = Side::Spring; }), kNoFit);
    const State trap = with_frame(Trap{.setter = seat_at(0), .defender = seat_at(1), .rebel = Alice, .soldier = Wolf});
    EXPECT_EQ(broken(trap, [](State& x) { std::get<Trap>(x.stack.back()).partner = TinMan; }), kNoFit);
    EXPECT_EQ(broken(trap, [](State& x) { std::get<Trap>(x.stack.back()).step = TrapStep::End; }), kNoFit);
    EXPECT_EQ(broken(trap, [](State& x) { std::get<Trap>(x.stack.back()).step = TrapStep::Help; }), kNoFit);
    EXPECT_EQ(broken(trap, [](State& x) { x.deck |= std::exchange(x.players[0].hand, {}); }), kNoFit);
    State quest = with_frame(QuestRun{.seat = seat_at(0), .who = Alice, .quest = Quest::Hope, .at = Grove});
    quest.quests[index(Quest::Hope)] = {TokenIs::Placed, spot_of(Grove)};
    EXPECT_EQ(broken(quest, [](State& x) { x.quests[index(Quest::Hope)].is = TokenIs::Supply; }), kNoFit);
    EXPECT_EQ(broken(quest, [](State& x) { std::get<QuestRun>(x.stack.back()).joined[1] = CatFox; }), kNoFit);
    EXPECT_EQ(broken(quest, [](State& x) { std::get<QuestRun>(x.stack.back()).step = QuestStep::Choose; }), kNoFit);
    EXPECT_EQ(broken(quest, [](State& x) { std::get<QuestRun>(x.stack.back()).quest = Quest::Love; }), kNoFit);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
