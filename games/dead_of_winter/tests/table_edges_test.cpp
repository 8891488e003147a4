// Votes, exile, entrances, fuel for the fire, healing and room: the corners of these clauses. [DW-VOT.2] [DW-EXI.5]
// [DW-D38] [DW-WND.2] [DW-D47]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

void remove_player(State& s, int seat)
{
    Player& p = s.players[static_cast<std::size_t>(seat)];
    for (const Survivor who : p.group) s.figures[index(who)] = Figure{.is = FigureIs::Removed};
    p.group.clear(), p.leader.reset(), p.out = true;
}

TEST(Votes, DW_VOT_2_TheTieIsBrokenByTheFirstLoyalPlayerOrElseByTheFirstWhoIsThere)
{
    RULE("DW-VOT.2"), RULE("DW-R39");
    const auto breaker = [](bool first_out, bool loyal_left) {
        auto start = table(4).put(0, BrianLee, L::School).put(1, MikeCho, L::Library).put(2, RodMiller, L::Hospital);
        start.put(3, OliviaBrown).first(1).exiled(1, Exile::ExileHandy).exiled(2, Exile::ExileHermit);
        State s = start.in_turn(2);
        if (!loyal_left) s.players[0].exiled = s.players[3].exiled = true;
        if (first_out) remove_player(s, 1);
        Voting tied;
        tied.on = VoteOn::Crossroads, tied.tied = 3;
        Script script;
        script.card = X::Helpless, script.seat = of(2);
        s.stack.push_back(script), s.stack.push_back(tied);
        for (int seat = 0; seat < 4; ++seat) {
            std::vector<Decision<Choice>> asked = decisions<DeadOfWinter>(s, of(seat));
            if (!asked.empty()) return seat;
        }
        return -1;
    };
    EXPECT_EQ(breaker(false, true), 3) << "exiles do not vote";
    EXPECT_EQ(breaker(false, false), 1) << "only exiles are left: the first player";
    EXPECT_EQ(breaker(true, false), 2) << "only exiles are left, and the first player is out";
}

TEST(Votes, DW_VOT_1_HowEverybodyVotedIsShownUntilTheNextVote)
{
    RULE("DW-VOT.1"), RULE("DW-VOT.5");
    State s = table(4).put(3, OliviaBrown, L::School).exiled(3).in_turn(0);
    s.players[3].voted = 1;  // once, before
    Match match(s, {});
    match.choose(0, CallVote{of(1)});
    for (const int seat : {0, 1, 2}) {
        EXPECT_EQ(match.fallback(seat), Choice{Vote{1}}) << "no";
        match.choose(seat, Vote{1});
    }
    EXPECT_EQ(match.player(0).voted, 1);
    EXPECT_FALSE(match.player(3).voted);
    EXPECT_FALSE(match.player(1).exiled);
    EXPECT_EQ(match.said<VoteEnded>(), (std::vector{VoteEnded{1, false, std::nullopt}}));
}

TEST(Votes, DW_D33_WhoIsAwayVotesForTheSecondOptionOfTwo)
{
    RULE("DW-D33"), RULE("DW-VOT.4");
    auto start = table(3).put(0, JennyClark).put(1, MikeCho).put(2, RodMiller, L::School).food(5);
    auto match = Builder(start).crossroads(X::Army).turn_of(0);
    EXPECT_EQ(match.waiting(), (SeatSet::first(2))) << "who has nobody there has no vote";
    EXPECT_EQ(match.fallback(0), Choice{Vote{1}});
    EXPECT_TRUE(match.offers(0, Vote{0}));
    EXPECT_FALSE(match.offers(0, Vote{2})) << "Thomas is not there";
    auto thomas = start.put(0, ThomasHeart).crossroads(X::Army).turn_of(0);
    EXPECT_TRUE(thomas.offers(0, Vote{2}));
    EXPECT_EQ(thomas.fallback(0), Choice{Vote{1}});
    for (const int seat : {0, 1}) thomas.choose(seat, Vote{2});
    EXPECT_EQ(thomas.asked_by(0), "DW-TRN.4");
}

TEST(Crossroads, DW_D32_EachCardSaysWhatTheAbsentChoose)
{
    RULE("DW-D32");
    auto start = table(3).put(0, AshleyRoss).crossroads(X::AshleyRoss);
    auto match = start.turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{PickOption{2}}) << "what the card says of the absent";
    auto riot =
        table(3).put(0, JennyClark).put(1, MikeCho).put(2, RodMiller).helpless(4).crossroads(X::Riot).turn_of(0);
    EXPECT_EQ(riot.fallback(0), Choice{PickOption{0}});
    auto gone = table(4).put(0, JennyClark).put(1, EdwardWhite).put(2, JohnPrice).crossroads(X::Dynamite).turn_of(0);
    EXPECT_TRUE(gone.waits_for(1)) << "Edward's player decides";
    EXPECT_EQ(gone.fallback(1), Choice{PickOption{1}});
}

Builder nobody_can_leave()  // all is full outside; two loyal survivors could change places
{
    auto start = table(3).put(0, BrianLee).put(0, Sparky).put(1, MikeCho).put(2, OliviaBrown, L::School);
    start.secret(2, Objective::CultLeader).exiled(2).crossroads(X::Addiction);
    constexpr std::array kThose{AndrewEvans, ForestPlum,  GrayBeard,    JohnPrice,  LorettaClay,   CarlaThompson,
                                BrandonKane, TaliaJones,  HarmanBrooks, BuddyDavis, AnnaleighChan, RodMiller,
                                JanetTaylor, EdwardWhite, AlexisGrey,   MariaLopez, DavidGarcia,   AshleyRoss};
    std::size_t next = 0;
    for (const L place : kOutside) {
        const int room = kSurvivorSpaces[index(place)] - (place == L::School ? 1 : 0);
        for (int n = 0; n < room; ++n) {
            const bool loyal = next == 4 || next == 9;
            start.put(loyal ? 1 : 2, kThose[next++], place);
        }
    }
    return start;
}

TEST(Exile, DW_EXI_5_WhereNoSpaceIsLeftALoyalSurvivorChangesPlaces)
{
    RULE("DW-EXI.5"), RULE("DW-D31"), RULE("DW-EXI.3");
    State s = nobody_can_leave().turn_of(1).state();
    s.stack.push_back(Exiling{.seat = of(0)});
    Match match(s);
    ASSERT_TRUE(match.player(0).exiled);
    EXPECT_EQ(match.asked_by(0), "DW-EXI.3");
    const auto asked = match.open(0);
    EXPECT_EQ(asked->options, (std::vector<Choice>{PickSurvivor{LorettaClay}, PickSurvivor{BuddyDavis}}));
    EXPECT_EQ(match.fallback(0), Choice{PickSurvivor{LorettaClay}});
    const L there = match.at(BuddyDavis);
    match.choose(0, PickSurvivor{BuddyDavis});
    EXPECT_EQ(match.at(BuddyDavis), L::Colony);
    EXPECT_EQ(match.at(Sparky), there) << "the lowest influence goes first";
    match.choose(0, PickSurvivor{LorettaClay});
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4") << "nobody of theirs is left there";
}

TEST(Exile, DW_D30_WhoIsAwayGoesWhereFewestZombiesAre)
{
    RULE("DW-D30"), RULE("DW-EXI.4");
    auto start = table(3).put(0, BrianLee).put(0, Sparky).put(1, MikeCho).put(2, OliviaBrown);
    for (const L place : kOutside) start.zombies(gate_of(place), place == L::Library || place == L::Hospital ? 1 : 2);
    State s = start.zombies(G::Library, 0).mark(Sparky, Mark::LibraryBarred).turn_of(1).state();
    s.stack.push_back(Exiling{.seat = of(0)});
    Match match(s);
    EXPECT_EQ(match.fallback(0), (Choice{Move{Sparky, L::Hospital, {}}})) << "the first one, where he may go";
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::GasStation, {}})) << "in any order";
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::Colony, {}}));
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_FALSE(match.figure(BrianLee).moved) << "not the one move of the turn";
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::Library, {}}));
}

TEST(Exile, DW_EXI_13_TwoLoyalExilesEndIt)
{
    RULE("DW-EXI.13"), RULE("DW-EXI.1"), RULE("DW-EXI.2");
    auto start = table(4).put(0, BrianLee, L::School).put(1, MikeCho, L::School).put(2, OliviaBrown).morale(10);
    State s = Builder(start).exiled(1).turn_of(2).state();
    s.stack.push_back(Exiling{.seat = of(0)});
    EXPECT_EQ(Match(s).state().ending, Ending::Morale) << "ten, whatever there was";
    State deckless = start.turn_of(2).state();
    deckless.exile_deck.clear();
    deckless.stack.push_back(Exiling{.seat = of(0)});
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    Rng rng = Rng::searching(1);
    play_on(deckless, rng, log);
    EXPECT_TRUE(deckless.players[0].exiled);
    EXPECT_FALSE(deckless.players[0].exile) << "no objective is left to draw";
}

TEST(Fuel, DW_D38_EverybodyWhoIsThereIsAskedForFuel)
{
    RULE("DW-D38"), RULE("DW-MOB.1");
    auto start = table(3).put(0, BrianLee).put(1, MikeCho).put(2, OliviaBrown).goal(MainObjective::WinterHasCome);
    start.first(2).food(9).hand(0, {I::Fuel, I::Fuel, I::Junk}).hand(2, {I::Junk});
    State s = start.state_in(RoundStep::Fuel);
    remove_player(s, 1);
    Match match(s);
    EXPECT_TRUE(match.waits_for(2)) << "from the first player on";
    EXPECT_EQ(match.fallback(2), Choice{Decline{}});
    EXPECT_FALSE(match.offers(2, GiveCard{I::Junk}));
    match.choose(2, Decline{});
    EXPECT_TRUE(match.waits_for(0)) << "who is out is not asked";
    EXPECT_FALSE(match.offers(0, GiveCard{I::Junk}));
    EXPECT_EQ(match.state().deposit.size(), 0U);
    Match cold(match.state());
    cold.choose(0, Decline{});
    EXPECT_EQ(cold.state().ending, Ending::Fuel);
    match.choose(0, GiveCard{I::Fuel});
    EXPECT_EQ(match.state().deposit.size(), 1U) << "one is enough";
    EXPECT_EQ(match.cards(0), 2);
    EXPECT_FALSE(match.asked_by(0) == "DW-MOB.1" || match.asked_by(2) == "DW-MOB.1");
}

TEST(Healing, DW_WND_2_OneTokenEachTime)
{
    RULE("DW-WND.2");
    State s = three().turn_of(0).state();
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    heal(s, of(0), RodMiller, log);
    EXPECT_TRUE(notes.empty()) << "nothing to heal";
    for (const bool both : {false, true}) {
        State hurt = s;
        hurt.figures[index(RodMiller)].frostbite = 1;
        hurt.figures[index(RodMiller)].wounds = both ? 1 : 0;
        hurt.stack.push_back(Healing{of(2), RodMiller});
        Match match(hurt, {});
        EXPECT_EQ(match.asked_by(2) == "DW-WND.2", both);
        if (both) continue;
        EXPECT_EQ(match.hurt(RodMiller), 0) << "one kind is left: it goes at once";
        EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    }
    State wounded = s;
    wounded.figures[index(RodMiller)].wounds = 2;
    wounded.stack.push_back(Healing{of(2), RodMiller});
    EXPECT_EQ(Match(wounded, {}).hurt(RodMiller), 1);
}

TEST(Boarding, DW_D47_OnlyWhoMayComeHomeMakesRoom)
{
    RULE("DW-D47"), RULE("DW-R19");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, RodMiller).put(2, BuddyDavis, L::Hospital);
    start.put(1, HarmanBrooks, L::Hospital).put(1, OliviaBrown, L::Hospital).crossroads(X::RodMiller);
    const auto drive = [](Builder b) {
        auto go = b.turn_of(0, Rolls(6, blank));
        go.decide(0, 0);
        go.pick(0, PickSurvivor{JennyClark});
        go.pick(0, PickSurvivor{MikeCho});
        return go.state();
    };
    const State exiles = [&] {
        auto go = Builder(start).exiled(2).turn_of(0, Rolls(6, blank));
        go.decide(0, 0);
        go.pick(0, PickSurvivor{JennyClark});
        go.pick(0, PickSurvivor{MikeCho});
        EXPECT_EQ(go.at(BuddyDavis), L::Hospital) << "an exile cannot go home";
        EXPECT_EQ(go.at(HarmanBrooks), L::Colony);
        EXPECT_EQ(go.at(OliviaBrown), L::Colony);
        for (const Survivor who : {RodMiller, JennyClark, MikeCho}) EXPECT_EQ(go.at(who), L::Hospital);
        return go.state();
    }();
    EXPECT_EQ(free_spaces(exiles, L::Hospital), 0);
    auto there =
        table().put(0, JennyClark, L::Hospital).put(0, MikeCho).put(1, RodMiller).put(2, BuddyDavis, L::Hospital);
    const State easy = drive(there.put(2, HarmanBrooks).crossroads(X::RodMiller));
    EXPECT_EQ(easy.figures[index(BuddyDavis)].at, L::Hospital) << "two come, and two spaces are free";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
