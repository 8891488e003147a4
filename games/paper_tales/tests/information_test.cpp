// Who may see what: section 4 of the catalogue.
#include <set>

#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

View seen_by(const State& state, int seat) { return PaperTales::view(state, seat_at(seat)); }

void swap_cards(CardId& a, CardId& b)
{
    EXPECT_NE(a, b) << "the test must change something";
    std::swap(a, b);
}

TEST(Information, PT_1_10_OthersSeeCountsOnlyDuringTheDraft)
{
    RULE("PT-1.10");
    auto match = table()
                     .round(2)
                     .reserve(0, Kraken)
                     .draft(0, {Golem, Dragon, Farmer, Cook, Hunter})
                     .draft(1, {Knight, Knight, Miner, Rogue, Archer})
                     .draft(2, {Peddler, Landlord, Manticore, Ogre, Demon})
                     .at_draft();
    for (int seat = 0; seat < 3; ++seat) {
        match.choose(seat, match.open(seat)->options.front());
    }
    const View view = seen_by(match.state(), 1);
    EXPECT_EQ(view.players[0].draft_size, 4);
    EXPECT_EQ(view.players[0].picks_size, 1);
    EXPECT_TRUE(view.players[0].has_reserve);
    EXPECT_FALSE(view.players[1].has_reserve);
    State other = match.state();  // the same table, with other cards in all the places that B cannot see
    swap_cards(*other.players[0].reserve, other.draw[0]);
    swap_cards(other.players[0].picks[0], other.players[2].draft[3]);
    swap_cards(other.players[0].draft[0], other.draw[1]);
    swap_cards(other.players[2].picks[0], other.draw[2]);
    EXPECT_EQ(seen_by(other, 1), view);
    EXPECT_EQ(PaperTales::view(other, kSpectator), PaperTales::view(match.state(), kSpectator));
    EXPECT_NE(seen_by(other, 0), seen_by(match.state(), 0));  // the owner sees her own
}

TEST(Information, PT_1_10_CardsDealtAndTakenAreToldToTheirOwnerOnly)
{
    RULE("PT-1.10");
    auto match = table().at_recruit();
    match.draft_anything();
    int told = 0;
    for (const auto& note : match.notes()) {
        const auto* dealt = std::get_if<Dealt>(&note.fact);
        const auto* took = std::get_if<Took>(&note.fact);
        if (!dealt && !took) continue;
        const Seat owner = dealt ? dealt->seat : took->seat;
        ++told;
        for (const Seat seat : {seat_at(0), seat_at(1), seat_at(2), kSpectator}) {
            EXPECT_EQ(note.to.reaches(seat), seat == owner);
        }
    }
    EXPECT_EQ(told, 6);
}

TEST(Information, PT_1_10_PT_R38_TheDiscardPileShowsItsSizeOnly)
{
    RULE("PT-1.10");  // PT-R38
    auto match = table().front(0, {aged(Knight, 1), aged(Farmer, 2)}).front(1, {aged(Cook, 1)}).at_build();
    const int before = seen_by(match.state(), 1).discard_size;
    match.idle();
    const View view = seen_by(match.state(), 1);
    EXPECT_EQ(view.discard_size, before + 3);
    EXPECT_FALSE(view.discard);
    State other = match.state();
    swap_cards(other.discard[0].card, other.draw[0]);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(seen_by(other, seat), seen_by(match.state(), seat));
    }
}

TEST(Information, PT_R38_OpenDiscardShowsThePileSorted)
{
    RULE("PT-R38");
    auto match =
        table().open_discard().front(0, {aged(Knight, 1), aged(Farmer, 2)}).front(1, {aged(Cook, 1)}).at_build();
    match.idle();
    const View view = PaperTales::view(match.state(), kSpectator);
    ASSERT_TRUE(view.discard);
    EXPECT_EQ(*view.discard, (FixedVector<CardId, kCards>{Cook, Farmer, Knight}));
    EXPECT_EQ(view.discard_size, 3);
}

TEST(Information, PT_R38_OpenDiscardShowsWhatTwoPlayersPutAway)
{
    RULE("PT-R38");
    auto match = table().seats(2).open_discard().draft(0, {Knight, Kraken}).draft(1, {Rogue, Dragon}).at_draft();
    match.choose(0, PickAndDiscard{Knight, Kraken});
    EXPECT_TRUE(seen_by(match.state(), 1).discard->empty());  // not before both have chosen
    match.choose(1, PickAndDiscard{Rogue, Dragon});
    EXPECT_EQ(*seen_by(match.state(), 1).discard, (FixedVector<CardId, kCards>{Dragon, Kraken}));
}

TEST(Information, PT_R30_OthersSeeNothingOfAPlanButThatItIsReady)
{
    RULE("PT-R30");
    auto match = table().gold(0, 3).front(0, {Farmer, Cook}).hand(0, {Knight, Miner, Kraken}).at_deploy();
    const View before = seen_by(match.state(), 1);
    const auto question = match.question(1);
    match.choose(0, Discard{Front1});
    match.choose(0, Move{Front2, Back1});
    match.choose(0, Place{Knight, Front1});
    match.choose(0, Keep{Kraken});
    EXPECT_EQ(seen_by(match.state(), 1), before);
    EXPECT_EQ(match.question(1), question);
    match.choose(0, Done{});
    View after = seen_by(match.state(), 1);
    EXPECT_TRUE(after.players[0].ready);
    after.players[0].ready = false;
    EXPECT_EQ(after, before);
    EXPECT_TRUE(match.notes().empty());
    const View own = seen_by(match.state(), 0);
    ASSERT_TRUE(own.mine && own.mine->plan && own.mine->planned);
    EXPECT_EQ(own.mine->planned_cost, 1);
    EXPECT_EQ(own.mine->planned->units[index(Front1)]->card, Knight);
}

TEST(Information, PT_R30_DiscardsAndReserveAreCountedAfterTheReveal)
{
    RULE("PT-R30");
    auto match = table().hand(0, {Knight, Miner, Kraken, Farmer, Cook}).at_deploy();
    match.choose(0, Keep{Kraken});
    match.choose(0, Done{});
    match.idle();
    const View view = seen_by(match.state(), 1);
    EXPECT_TRUE(view.players[0].has_reserve);
    EXPECT_EQ(view.players[0].hand_size, 0);
    EXPECT_EQ(match.count_said<Kept>([](const Kept& f) { return f.seat == seat_at(0); }), 1);
    EXPECT_EQ(match.count_said<Discarded>([](const Discarded& f) { return f.seat == seat_at(0) && f.count == 4; }), 1);
    EXPECT_EQ(seen_by(match.state(), 0).mine->reserve, Kraken);
}

TEST(Information, PT_R26_AConstructionIsSecretUntilAllHaveChosen)
{
    RULE("PT-R26");
    auto match = table().front(0, {Woodcutter}).at_build();
    const View before = seen_by(match.state(), 1);
    match.choose(0, Build{Town, One});
    View after = seen_by(match.state(), 1);
    EXPECT_TRUE(after.players[0].ready);
    after.players[0].ready = false;
    EXPECT_EQ(after, before);
    EXPECT_EQ(seen_by(match.state(), 0).mine->answered, Choice(Build{Town, One}));
}

TEST(Information, PT_R29_ASaveAndATokenAreSecretUntilAllHaveChosen)
{
    RULE("PT-R29");
    auto saving =
        table().front(0, {aged(Knight, 1), MysticalHealer}).front(1, {aged(Farmer, 1), MysticalHealer}).at_age();
    View before = seen_by(saving.state(), 1);
    saving.choose(0, Save{{Front1}});
    before.players[0].ready = true;
    EXPECT_EQ(seen_by(saving.state(), 1), before);

    auto placing =
        table().front(0, {Knight}).front(1, {Farmer}).hand(0, {TimeMaster}).hand(1, {TimeMaster}).at_deploy();
    placing.deploy(0, {{TimeMaster, Front2}});
    placing.deploy(1, {{TimeMaster, Front2}});
    placing.idle();
    before = seen_by(placing.state(), 1);
    placing.choose(0, Age{Front1});
    before.players[0].ready = true;
    EXPECT_EQ(seen_by(placing.state(), 1), before);
}

TEST(Information, PT_R39_TheOwnerMayReadHerPicksAndHerReserve)
{
    RULE("PT-R39");
    auto match = table().round(2).reserve(0, Kraken).draft(0, {Golem, Dragon, Farmer, Cook, Hunter}).at_draft();
    match.choose(0, Pick{Dragon});
    match.choose(1, match.open(1)->options.front());
    match.choose(2, match.open(2)->options.front());
    const View view = seen_by(match.state(), 0);
    EXPECT_EQ(view.mine->picks, (FixedVector<CardId, 5>{Dragon}));
    EXPECT_EQ(view.mine->reserve, Kraken);
    EXPECT_EQ(view.mine->draft.size(), 4U);
}

TEST(Information, PT_R09_TurnedOverCardsArePublic)
{
    RULE("PT-R09");
    auto match = table().hand(0, {Shapeshifter}).draw_top({Kraken, Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    int shown = 0;
    for (const auto& note : match.notes()) {
        if (!std::holds_alternative<TurnedOver>(note.fact)) continue;
        EXPECT_TRUE(note.to.everybody());
        ++shown;
    }
    EXPECT_EQ(shown, 2);
}

TEST(Information, PT_2_6_ASpectatorSeesTheTableButNoHand)
{
    RULE("PT-2.6");
    const auto match = table().front(0, {aged(Militiaman, 1)}).building(0, Town, One).gold(0, 4).at_deploy();
    const View view = PaperTales::view(match.state(), kSpectator);
    EXPECT_FALSE(view.mine);
    EXPECT_EQ(view.players[0].kingdom.units[index(Front1)]->strength, 3);
    EXPECT_TRUE(view.players[0].kingdom.units[index(Front1)]->dies);
    EXPECT_EQ(view.players[0].kingdom.wood, 1);
    EXPECT_EQ(view.players[0].kingdom.income, 2);
    EXPECT_EQ(view.players[0].hand_size, 5);
}

// Whatever one seat is told about another world that it cannot rule out, it would be told about this one.
TEST(Information, PT_1_10_ImaginedWorldsLookTheSame)
{
    RULE("PT-1.10");
    Rng rng = Rng::searching(3);
    auto match = table().seats(4).round(2).reserve(1, Kraken).reserve(2, Dragon).at_draft();
    while (match.phase() != Phase::Build) {
        for (const Seat seat : match.waiting()) {
            for (int me = 0; me < 4; ++me) {
                const State world = PaperTales::resample(match.state(), seat_at(me), rng);
                EXPECT_EQ(seen_by(world, me), seen_by(match.state(), me));
                EXPECT_STREQ(PaperTales::flaw(world), nullptr);
            }
            const int s = static_cast<int>(index(seat));
            match.choose(s, match.fallback(s));
        }
    }
}

// What seat 0 thinks that seat 1 has taken with its second pick, and put away with it.
std::set<std::array<CardId, 2>> second_picks_imagined(const State& state)
{
    Rng rng = Rng::searching(5);
    std::set<std::array<CardId, 2>> found;
    for (int n = 0; n < 60; ++n) {
        const State world = PaperTales::resample(state, seat_at(0), rng);
        EXPECT_STREQ(PaperTales::flaw(world), nullptr);
        const Player& other = world.players[1];
        const bool drafting = world.phase == Phase::Recruit;
        EXPECT_TRUE(drafting || other.hand.contains(other.picks[1]));
        const std::size_t last_four = world.discard.size() - 4;
        found.insert({other.picks[1], drafting ? other.thrown[1] : world.discard[last_four + 1].card});
    }
    return found;
}

// Two players: a hand that comes back lacks two cards. Which of them was taken and which put away, the other cannot
// tell, neither in the draft nor when all is drafted and the discards lie on the pile.
TEST(Information, PT_R11_WhichCardWasTakenAndWhichPutAwayStaysOpen)
{
    RULE("PT-R11");
    auto match = table().seats(2).draft(0, {Farmer, Cook, Hunter, Miner}).draft(1, {Knight, Rogue, Archer}).at_draft();
    match.choose(0, PickAndDiscard{Farmer, Cook});
    match.choose(1, PickAndDiscard{Knight, Rogue});
    match.choose(0, match.fallback(0));
    match.choose(1, PickAndDiscard{Hunter, Miner});  // out of the hand that seat 0 has held before
    const std::set<std::array<CardId, 2>> both{{Hunter, Miner}, {Miner, Hunter}};
    EXPECT_EQ(second_picks_imagined(match.state()), both);
    match.draft_anything();
    ASSERT_EQ(match.phase(), Phase::Deploy);
    EXPECT_EQ(second_picks_imagined(match.state()), both);
}

TEST(Information, PT_R38_AnOpenDiscardTellsWhatWasTaken)
{
    RULE("PT-R38");
    Rng rng = Rng::searching(5);
    auto match = table().seats(2).open_discard().draft(0, {Farmer, Cook, Hunter, Miner}).at_draft();
    match.choose(0, PickAndDiscard{Farmer, Cook});
    match.choose(1, match.fallback(1));
    match.choose(0, match.fallback(0));
    match.choose(1, PickAndDiscard{Hunter, Miner});
    match.draft_anything();
    for (int n = 0; n < 20; ++n) {
        const State world = PaperTales::resample(match.state(), seat_at(0), rng);
        EXPECT_EQ(world.players[1].picks[1], Hunter);
        EXPECT_EQ(world.discard, match.state().discard);
    }
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
