// The beginning of a turn and what is offered there; moves that a card changes; what a round leaves behind.
// [DW-TRN.1] [DW-D41] [DW-MOV.2] [DW-DIC.8]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Turns, DW_TRN_1_WhatHeldForTheLastTurnIsOver)
{
    RULE("DW-TRN.1"), RULE("DW-HND.1");
    auto start = three().put(0, JennyClark).put(1, MikeCho).standing(Standing::BuyMedicine);
    start.standing(Standing::NoFoodCards).standing(Standing::Rest).mark(MikeCho, Mark::Still);
    State s = start.mark(MikeCho, Mark::Halted).mark(JennyClark, Mark::Still).in_turn(0);
    s.handed.add(I::Hammer);
    s.figures[index(JennyClark)].moved = s.figures[index(MikeCho)].moved = true;
    Match match(s, {});
    EXPECT_EQ(match.state().standing, Standings{Standing::Rest});
    EXPECT_TRUE(match.state().handed.empty());
    EXPECT_FALSE(match.figure(JennyClark).moved);
    EXPECT_TRUE(match.figure(MikeCho).moved) << "that is not his turn";
    EXPECT_TRUE(match.figure(MikeCho).marks.empty());
    EXPECT_TRUE(match.figure(JennyClark).marks.empty());
    EXPECT_TRUE(match.figure(JennyClark).started_in_colony);
}

TEST(Turns, DW_R44_WithoutACardNobodyDrawsAndWhoIsOutHoldsNone)
{
    RULE("DW-R44"), RULE("DW-TRN.1");
    State s = table(4).put(0, BrianLee).put(1, MikeCho).put(2, RodMiller).in_turn(0);
    s.figures[index(s.players[3].group.front())] = Figure{.is = FigureIs::Removed};
    s.players[3].group.clear(), s.players[3].leader.reset(), s.players[3].out = true;
    EXPECT_EQ(Match(s, {}).state().crossroads_by, of(2)) << "the next one to the right";
    while (!s.crossroads_deck.empty()) s.resolved.push_back(s.crossroads_deck.take_back());
    Match none(s, {});
    EXPECT_FALSE(none.state().crossroads);
    EXPECT_EQ(none.asked_by(0), "DW-TRN.4");
}

TEST(Turns, DW_D41_RestCostsAllDice)
{
    RULE("DW-D41"), RULE("DW-XRD.4");
    auto start = three().put(0, JennyClark).wounds(JennyClark, 2).wounds(BrianLee, 1).wounds(RodMiller, 1);
    start.standing(Standing::Rest);
    EXPECT_EQ(Builder(start).turn_of(0).asked_by(0), "DW-TRN.4") << "no dice";
    auto match = Builder(start).dice(0, {2}).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
    match.choose(0, Accept{});
    EXPECT_EQ(match.dice(0), 0);
    EXPECT_EQ(match.player(0).used, 1);
    EXPECT_EQ(match.hurt(JennyClark), 1);
    EXPECT_EQ(match.hurt(BrianLee), 0);
    EXPECT_EQ(match.hurt(RodMiller), 1) << "somebody else's";
    auto awake = Builder(start).dice(0, {2}).turn_of(0);
    awake.choose(0, Decline{});
    EXPECT_EQ(awake.dice(0), 1);
    EXPECT_EQ(awake.hurt(JennyClark), 2);
    EXPECT_EQ(three().standing(Standing::SkipCrisis).dice(0, {1}).turn_of(0).asked_by(0), "DW-TRN.4");
}

TEST(Turns, DW_D41_AnAddictTakesMedicineOrADie)
{
    RULE("DW-D41");
    auto start = three().put(0, JennyClark).wounds(JennyClark, 1).mark(JennyClark, Mark::Addicted);
    start.hand(0, {I::Medicine, I::AdrenalineShot, I::Food1});
    EXPECT_EQ(Builder(start).turn_of(0).asked_by(0), "DW-TRN.4") << "without dice there is nothing to lose";
    auto match = Builder(start).dice(0, {6}).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
    EXPECT_FALSE(match.offers(0, GiveCard{I::Food1}));
    EXPECT_FALSE(match.offers(0, GiveCard{I::AdrenalineShot})) << "that is no medicine to take";
    match.choose(0, GiveCard{I::Medicine});
    EXPECT_EQ(match.hurt(JennyClark), 0);
    EXPECT_EQ(match.state().waste.back(), I::Medicine);
    EXPECT_EQ(match.dice(0), 1);
    auto sick = Builder(start).dice(0, {6}).turn_of(0);
    sick.choose(0, Decline{});
    EXPECT_EQ(sick.dice(0), 0);
    EXPECT_EQ(sick.player(0).used, 1);
}

TEST(Turns, DW_XRD_4_OliviaCaresInTheColonyOnly)
{
    RULE("DW-XRD.4");
    for (const L place : {L::Colony, L::School}) {
        auto match = table().put(0, OliviaBrown, place).mark(OliviaBrown, Mark::Healer).turn_of(0);
        EXPECT_EQ(match.offers(0, PickSurvivor{OliviaBrown}), place == L::Colony);
    }
}

TEST(Turns, DW_FOD_1_ADieThatACardHasTakenIsNotRaised)
{
    RULE("DW-FOD.1");
    State s = three().dice(0, {3}).food(2).turn_of(0).state();
    Match fed(s, {});
    fed.choose(0, SpendFood{3});
    EXPECT_EQ(fed.player(0).dice, (Dice{0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(fed.food(), 1);
    std::get<Turn>(s.stack.back()).raising = 3;
    s.players[0].dice = {0, 1, 0, 0, 0, 0};
    Match taken(s, {});
    EXPECT_EQ(taken.player(0).dice, (Dice{0, 1, 0, 0, 0, 0}));
    s.players[0].dice = {1, 0, 0, 0, 0, 0};
    std::get<Turn>(s.stack.back()).raising = 1;
    EXPECT_EQ(Match(s, {}).player(0).dice, (Dice{0, 1, 0, 0, 0, 0}));
}

TEST(Turns, DW_R24_WhoWaitsComesInBeforeTheTurnAndInIt)
{
    RULE("DW-R24");
    for (const bool begun : {false, true}) {
        State s = three().in_turn(0);
        if (begun) s = three().turn_of(0).state();
        s.survivor_deck.erase_one(Sparky);
        s.figures[index(Sparky)] = Figure{.is = FigureIs::Waiting, .controller = of(2)};
        s.players[2].group.add(Sparky);
        Match match(s, {});
        EXPECT_TRUE(match.alive(Sparky)) << "there is room";
        EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    }
}

TEST(Moves, DW_TXT_1_TheSewerIsSafeInBothDirectionsOnly)
{
    RULE("DW-TXT.1"), RULE("DW-MOV.2");
    const auto safe = [](L from, L to, bool sewer) {
        auto start = table().put(0, JennyClark, from);
        if (sewer) start.standing(Standing::SewerPassage);
        return is_safe(start.in_turn(0), Move{JennyClark, to, {}}, from);
    };
    for (std::size_t a = 0; a < kLocations; ++a) {
        for (std::size_t b = 0; b < kLocations; ++b) {
            const L from = location_at(a), to = location_at(b);
            const bool passage = (from == L::Colony && to == L::Hospital) || (from == L::Hospital && to == L::Colony);
            EXPECT_EQ(safe(from, to, true), passage);
            EXPECT_FALSE(safe(from, to, false));
        }
    }
}

TEST(Moves, DW_TXT_1_TheHunterAndTheHauntedSchoolWound)
{
    RULE("DW-TXT.1");
    for (const std::uint32_t side : {d1, d2, d3, d6}) {
        auto start = table().put(0, JennyClark).put(0, Sparky).standing(Standing::Hunted);
        auto match = start.turn_of(0, {side, blank});
        match.choose(0, Move{JennyClark, L::Library, {}});
        EXPECT_EQ(match.figure(JennyClark).wounds, side <= d2 ? 1 : 0);
        EXPECT_EQ(match.figure(JennyClark).frostbite, 0);
    }
    for (const L to : {L::School, L::Library}) {
        auto haunted = table().put(0, JennyClark).put(0, Sparky).standing(Standing::HauntedSchool).turn_of(0, {blank});
        haunted.choose(0, Move{JennyClark, to, {}});
        EXPECT_EQ(haunted.figure(JennyClark).wounds, to == L::School ? 1 : 0);
        EXPECT_EQ(haunted.figure(JennyClark).frostbite, 0);
    }
}

TEST(Exposure, DW_ATZ_6_NothingIsRolledWhereTheEntranceIsCalm)
{
    RULE("DW-ATZ.6"), RULE("DW-TXT.1");
    auto start = table().put(0, DanielSmith).dice(0, {4}).standing(Standing::CalmGate).zombies(G::Colony1, 2);
    auto calm = Builder(start).turn_of(0);
    calm.choose(0, Ability{DanielSmith, DanielSmith, 4});
    EXPECT_TRUE(calm.said<Exposed>().empty());
    auto other = table().put(0, DanielSmith).dice(0, {4}).standing(Standing::CalmGate).zombies(G::Colony2, 2);
    auto rolled = Builder(other).turn_of(0, {blank});
    rolled.choose(0, Ability{DanielSmith, DanielSmith, 4});
    EXPECT_EQ(rolled.said<Exposed>().size(), 1U) << "once for both";
    const Attack shotgun{DanielSmith, G::Colony2, 6, {}, means(I::Shotgun1), {}};
    EXPECT_EQ(exposures_of(Builder(other).in_turn(0), shotgun), 0);
    EXPECT_EQ(exposures_of(Builder(other).in_turn(0), Attack{DanielSmith, G::Colony2, 6, {}, {}, {}}), 1)
        << "one, not two";
    EXPECT_EQ(exposures_of(table().put(0, DanielSmith).zombies(G::Colony1, 2).in_turn(0),
                           Attack{DanielSmith, G::Colony1, 6, {}, {}, {}}),
              1);
}

TEST(Dice, DW_DIC_8_EveryRollHasSixSides)
{
    RULE("DW-DIC.8"), RULE("DW-EXP.6");
    EnumSet<Face, kFaces> faces;
    std::array<int, 8> rolled{}, noise{}, raised{}, again{}, all{};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        State s = three().noise(L::School, 1).standing(Standing::Hunted).dice(0, {1}).hand(0, {I::Junk}).in_turn(0);
        s.players[0].extra_dice = 1;
        std::vector<Note<Fact>> notes;
        DwLog log(notes);
        Rng rng = Rng::searching(seed);
        play_on(s, rng, log);
        ++rolled[static_cast<std::size_t>(roll(rng, log, s))];
        reroll(s, of(0), 1, rng, log);
        take_food_for_dice(s, of(0), I::Junk, rng, log);
        s.stack.back() = Exposing{OliviaBrown, 1, Risk::Card};
        s.stack.front() = Round{};
        std::get<Round>(s.stack.front()).step = RoundStep::Noise;
        play_on(s, rng, log);
        for (const auto& note : notes) {
            if (const auto* f = std::get_if<DieRerolled>(&note.fact)) ++again[f->to];
            if (const auto* f = std::get_if<NoiseChecked>(&note.fact)) ++noise[f->roll];
            if (const auto* f = std::get_if<Exposed>(&note.fact)) faces.add(f->face);
            if (const auto* f = std::get_if<DiceThrown>(&note.fact)) {
                for (const auto value : f->dice) ++(f->dice.size() == 1 ? raised : all)[value];
            }
        }
    }
    for (const auto& counts : {rolled, noise, raised, again, all}) {
        for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_EQ(counts[i] > 0, i >= 1 && i <= 6) << i;
    }
    EXPECT_EQ(faces.size(), kFaces);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
