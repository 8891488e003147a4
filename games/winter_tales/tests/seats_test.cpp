// Factions, seats, missions and the Referee: chapter WT-1 and the first half of WT-2.
#include "games/winter_tales/tests/setups.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Seats, WT_1_1_WT_1_3_FactionsOfThreeToSevenPlayers)
{
    RULE("WT-1.3");  // WT-1.1 WT-1.2
    EXPECT_EQ(WinterTales::kMinSeats, 3U);
    EXPECT_EQ(WinterTales::kMaxSeats, 7U);
    for (std::size_t n = 3; n <= 7; ++n) {
        Match match(n, by_seat(), Rolls(n - 1, 0));
        std::array<std::size_t, 3> count{};
        for (std::size_t i = 0; i < n; ++i) {
            ++count[static_cast<std::size_t>(match.player(static_cast<int>(i)).faction)];
        }
        EXPECT_EQ(count, (std::array<std::size_t, 3>{n / 2, n / 2, n % 2})) << n << " players";
    }
}

TEST(Seats, WT_1_4_FactionsAreDrawnAndOpen)
{
    RULE("WT-1.4");
    Match match(4, by_seat(), {0, 0, 0});
    EXPECT_EQ(match.player(0).faction, Faction::Winter);  // S W S W, shuffled
    EXPECT_EQ(match.said<Seated>().size(), 4U);
    const View seen = WinterTales::view(match.state(), kSpectator);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(seen.players[i].faction, match.player(static_cast<int>(i)).faction);
    }
}

TEST(Seats, WT_1_5_SpringWinterInTurnAndTheAuthorLast)
{
    RULE("WT-1.5");
    Match match(7, by_seat(), unshuffled(7));
    EXPECT_EQ(seats(match.state().order), (std::vector<int>{0, 1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(match.player(6).faction, Faction::Author);
    const Faction alternating[] = {Faction::Spring, Faction::Winter};
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(match.player(i).faction, alternating[i % 2]);
    }
}

TEST(Seats, WT_1_5_WT_R01_TheYoungestOfASideSitsFirst)
{
    RULE("WT-1.5");  // WT-R01
    Rolls rolls{0, 0, 0};
    const Rolls then = unshuffled(4);
    rolls.insert(rolls.end(), then.begin(), then.end());
    Match match(4, {}, rolls);
    EXPECT_EQ(seats(match.state().ages), (std::vector<int>{1, 2, 3, 0}));
    EXPECT_EQ(seats(match.state().order), (std::vector<int>{2, 1, 0, 3}));
    EXPECT_EQ(seats(WinterTales::view(match.state(), kSpectator).ages), (std::vector<int>{1, 2, 3, 0}));  // shown
}

TEST(Seats, WT_1_6_AFactionWinsTogetherAndTheAuthorWinsAnEvenEnd)
{
    RULE("WT-1.6");
    const auto play_out = [](Match& match) {
        while (!match.waiting().empty()) {
            by_default(match);
        }
        return WinterTales::winners(match.state());
    };
    auto four = table(4).memory(1, Quest::Hope, Side::Winter).epilogue_of(0);
    EXPECT_EQ(play_out(four), SeatSet(0b1010));
    auto three = table(3).memory(1, Quest::Hope, Side::Winter).memory(2, Quest::Love, Side::Spring).epilogue_of(0);
    EXPECT_EQ(play_out(three), SeatSet(0b100));
}

TEST(Seats, WT_2_1_WT_2_2_NoPowerIsInForceAndAllCardsAreInOneDeck)
{
    RULE("WT-2.2");  // WT-2.1
    Options o = by_seat();
    o.powers = true;
    Match match(4, o, unshuffled(4));
    EXPECT_EQ(match.state().deck.size(), 93U);
    EXPECT_EQ(match.state().powers, PowersInForce{});
}

TEST(Seats, WT_2_3_MemoriesLeftOfTheEpilogueMarker)
{
    RULE("WT-2.3");
    EXPECT_EQ(int{Options{}.memories}, 3);
    for (int n = 3; n <= 7; ++n) {
        Options o = by_seat();
        o.memories.value = static_cast<std::int8_t>(n);
        Match match(4, o, unshuffled(4));
        EXPECT_EQ(WinterTales::view(match.state(), seat_at(0)).memories, n);
    }
}

TEST(Seats, WT_2_4_MissionsAreDealtInSecretClockwise)
{
    RULE("WT-2.4");  // WT-13.5
    Options o = by_seat();
    o.missions = true;
    Match match(5, o, unshuffled(5, draws(6)));
    std::vector<std::size_t> order;
    for (const auto& note : match.notes()) {
        const auto* dealt = std::get_if<MissionDealt>(&note.fact);
        if (!dealt) continue;
        order.push_back(index(dealt->seat));
        EXPECT_EQ(note.to, To::only(dealt->seat));
    }
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4, 4}));
    EXPECT_EQ(side_of(match.player(0).missions[0].mission), Side::Spring);
    EXPECT_EQ(side_of(match.player(1).missions[0].mission), Side::Winter);
    ASSERT_EQ(match.player(4).missions.size(), 2U);
    EXPECT_NE(side_of(match.player(4).missions[0].mission), side_of(match.player(4).missions[1].mission));
    EXPECT_FALSE(WinterTales::view(match.state(), seat_at(1)).players[0].missions[0].mission);
}

TEST(Seats, WT_2_5_ReferenceSheetsAskNothing)
{
    RULE("WT-2.5");
    Match match(4, by_seat(), unshuffled(4));
    EXPECT_EQ(match.asked_by(0), "WT-2.7");
    EXPECT_EQ(asked(match), 0);
}

TEST(Seats, WT_2_6_WT_R06_TheHostOrTheTableIsReferee)
{
    RULE("WT-2.6");  // WT-R06
    Match host(4, by_seat(), unshuffled(4));
    EXPECT_EQ(host.state().referee, seat_at(0));
    Options o = by_seat();
    o.referee = RefereeIs::Table;
    Match vote(4, o, unshuffled(4));
    EXPECT_EQ(vote.state().referee, kNobody);
    EXPECT_EQ(vote.said<RefereeIsTable>().size(), 1U);
}

TEST(Seats, WT_2_6_ThePlayersAgreeOnAReferee)
{
    RULE("WT-2.6");
    Options o = by_seat();
    o.referee = RefereeIs::Agreed;
    Match match(3, o, unshuffled(3));
    EXPECT_EQ(match.waiting(), SeatSet::first(3));
    for (int seat = 0; seat < 3; ++seat) {
        match.choose(seat, NameReferee{seat_at(1)});
        if (seat < 2) {
            EXPECT_EQ(match.state().referee, kNobody);
            EXPECT_TRUE(match.offers(seat, NameReferee{seat_at(2)}));  // until all have named one
            EXPECT_EQ(std::get<SetupFrame>(WinterTales::view(match.state(), seat_at(2)).stack[0]).named[0], kNobody);
        }
    }
    EXPECT_EQ(match.state().referee, seat_at(1));
    EXPECT_EQ(match.asked_by(0), "WT-2.7");
}

TEST(Seats, WT_2_6_WithoutAgreementTheYoungestSpringPlayerDecides)
{
    RULE("WT-2.6");
    Options o = by_seat();
    o.referee = RefereeIs::Agreed;
    Match match(4, o, {3, 2, 0});  // W S S W: the youngest Spring player is seat 1
    ASSERT_EQ(match.player(0).faction, Faction::Winter);
    ASSERT_EQ(match.player(1).faction, Faction::Spring);
    for (int seat = 0; seat < 4; ++seat) {
        match.choose(seat, NameReferee{seat_at(seat == 0 ? 3 : 2)});
    }
    EXPECT_EQ(asked(match), 1);
    match.choose(1, NameReferee{seat_at(3)});  // of any faction
    EXPECT_EQ(match.state().referee, seat_at(3));
}

TEST(Seats, WT_2_6_OneWhoDisagreesIsEnoughAndAllMustSpeak)
{
    RULE("WT-2.6");
    Options o = by_seat();
    o.referee = RefereeIs::Agreed;
    for (int other = 0; other < 4; ++other) {
        Match match(4, o, unshuffled(4));
        for (int seat = 3; seat >= 0; --seat) {
            EXPECT_TRUE(match.waits_for(seat));
            EXPECT_EQ(match.fallback(seat), Choice(NameReferee{seat_at(0)}));
            match.choose(seat, NameReferee{seat_at(seat == other ? 1 : 2)});
            if (seat > 0) {
                EXPECT_EQ(match.waiting(), SeatSet::first(static_cast<std::size_t>(seat)));  // whoever has spoken waits
            }
        }
        EXPECT_EQ(match.state().referee, kNobody);
        EXPECT_EQ(asked(match), 0);
        match.choose(0, NameReferee{seat_at(3)});
        EXPECT_EQ(match.said<RefereeNamed>(), (std::vector<RefereeNamed>{{seat_at(3)}}));
        EXPECT_EQ(match.asked_by(0), "WT-2.7");  // and on it goes
    }
}

TEST(Seats, WT_2_13_WithTheTableAsRefereeTheYoungestOfSpringOpens)
{
    RULE("WT-2.13");  // WT-R05 WT-2.10 WT-2.11
    Options o = by_seat();
    o.referee = RefereeIs::Table;
    Match match(4, o, unshuffled(4, {0, 0}));
    const auto all = match.open(0)->options;
    EXPECT_EQ(all.size(), kRebels * kLocations);  // every Rebel, every place
    EXPECT_EQ(match.fallback(0), all.front());
    draft_all(match);
    by_default(match);
    by_default(match);
    EXPECT_EQ(match.asked_by(0), "WT-2.13");
    EXPECT_EQ(asked(match), 0);
    std::vector<std::string_view> clauses;
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<QuestPlaced>(note.fact)) clauses.push_back(note.rule.id);
    }
    EXPECT_EQ(clauses, (std::vector<std::string_view>{"WT-2.10", "WT-2.11"}));
}

TEST(Seats, WT_2_9_WhoeverNobodyWantsIsLeftOut)
{
    RULE("WT-2.9");
    Match match(4, by_seat(), unshuffled(4, {0}));
    while (match.is_in<SetupFrame>() && match.frame<SetupFrame>().step == SetupStep::Draft) {
        const int seat = asked(match);
        match.choose(seat, match.open(seat)->options.back());  // from the end of the list
    }
    ASSERT_EQ(match.said<LeftOut>().size(), 1U);
    EXPECT_EQ(match.said<LeftOut>()[0].who, (Characters{Alice, FireEater}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
