// Army lists and their prices, a second time, on lists put together by chance.
#include "games/tail_feathers/tests/second_asked.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::Chance;

Army any_army(Chance& chance, bool tame)
{
    Army army;
    for (int n = chance.between(tame ? 1 : 0, 3); n > 0; --n) {
        BirdPick pick{static_cast<Bird>(chance.between(0, 8)), chance.between(0, 3) == 0,
                      static_cast<Pilot>(chance.between(0, 6)), static_cast<Rank>(chance.between(0, 2))};
        if (tame) pick = {n == 1 ? Bird::CommonJay : Bird::CommonStarling, n == 2, Pilot::MousePilot, Rank::Rookie};
        army.birds.push_back(pick);
    }
    for (int n = chance.between(0, 4); n > 0; --n) {
        GroundPick pick{static_cast<Ground>(chance.between(0, 13)), static_cast<std::uint8_t>(chance.between(0, 7)),
                        static_cast<std::uint8_t>(chance.between(0, 3) == 0)};
        if (chance.between(0, 2) == 0)
            pick = {Ground::Oakguard, static_cast<std::uint8_t>(chance.between(1, 6)),
                    static_cast<std::uint8_t>(chance.between(0, 2))};
        army.ground.push_back(pick);
    }
    return army;
}

std::vector<ArmyFault> wrong_with(const Army& army, Faction faction,
                                  const Options& options)  // [TF-AB1] to [TF-AB6]
{
    std::vector<ArmyFault> all;
    const auto add = [&](ArmyWrong why, std::size_t entry) { all.push_back({why, static_cast<std::uint8_t>(entry)}); };
    const std::size_t whole = army.birds.size() + army.ground.size();
    if (army.birds.empty()) add(ArmyWrong::NoBird, whole);
    int cost = 0, figures = 0, veterans = 0;
    const bool captured = options.scenario == ScenarioId::CapturedFlyer || options.campaign.on;
    for (std::size_t i = 0; i < army.birds.size(); ++i) {
        const BirdPick& pick = army.birds[i];
        const BirdCard& bird = card_of(pick.bird);
        const PilotCard& pilot = card_of(pick.pilot);
        int birds = 0, pilots = 0;
        for (std::size_t k = 0; k <= i; ++k) {
            birds += army.birds[k].bird == pick.bird;
            pilots += !army.birds[k].riderless && army.birds[k].pilot == pick.pilot;
        }
        const bool wella = !pick.riderless && pick.pilot == Pilot::Wella, valchirp = pick.bird == Bird::Valchirp;
        const int price = rank_of(pick.pilot, pick.rank).cost;
        cost += bird.cost + (pick.riderless ? 0 : price);
        if (bird.faction != faction)
            add(ArmyWrong::OtherFaction, i);
        else if (birds > bird.copies)
            add(ArmyWrong::BirdTwice, i);
        else if (captured && wella != valchirp)
            add(ArmyWrong::CaptivesTogether, i);
        else if (pick.riderless)
            continue;
        else if (pilot.faction != faction)
            add(ArmyWrong::OtherFaction, i);
        else if (price == 0)
            add(ArmyWrong::NoSuchRank, i);
        else if (pilots > pilot.copies)
            add(ArmyWrong::PilotTwice, i);
    }
    for (std::size_t i = 0; i < army.ground.size(); ++i) {
        const GroundPick& pick = army.ground[i];
        const GroundCard& card = card_of(pick.unit);
        const bool squad = card.kind == GroundKind::Squad;
        bool before = false;
        for (std::size_t k = 0; k < i; ++k) before = before || army.ground[k].unit == pick.unit;
        const std::size_t entry = army.birds.size() + i;
        figures += pick.figures, veterans += pick.veterans;
        cost += card.cost * pick.figures + 2 * pick.veterans;
        if (card.kind == GroundKind::Object)
            add(ArmyWrong::ObjectsAreBuilt, entry);
        else if (card.faction != faction)
            add(ArmyWrong::OtherFaction, entry);
        else if (card.mystics && !options.mystics)
            add(ArmyWrong::ModuleOff, entry);
        else if (pick.figures < 1 || pick.figures > (squad ? 6 : 1))
            add(ArmyWrong::SquadSize, entry);
        else if (pick.veterans > 0 && !squad)
            add(ArmyWrong::VeteransInSquads, entry);
        else if (pick.veterans > pick.figures)
            add(ArmyWrong::TooManyVeterans, entry);
        else if (before)
            add(ArmyWrong::UnitTwice, entry);
    }
    if (figures < 2) add(ArmyWrong::TooFewGround, whole);
    if (figures + static_cast<int>(army.birds.size()) > 20) add(ArmyWrong::TooManyFigures, whole);
    if (veterans > 2) add(ArmyWrong::TooManyVeterans, whole);
    if (cost > points_of(options.size)) add(ArmyWrong::TooManyPoints, whole);
    EXPECT_EQ(cost_of(army), cost);
    return all;
}

TEST(SecondArmies, TF_AB1_WhatIsWrongWithAList)
{
    RULE("TF-AB1");
    Chance chance(36);
    std::set<ArmyWrong> seen;
    for (int i = 0; i < 4000; ++i) {
        Options options{.scenario = chance.between(0, 2) ? ScenarioId::ShowOfForce : ScenarioId::CapturedFlyer};
        options.size = static_cast<ArmySize>(chance.between(0, 2));
        options.mystics = chance.between(0, 1) == 0;
        options.campaign.on = chance.between(0, 5) == 0;
        const Army army = any_army(chance, i % 2 == 0);
        const auto faction = static_cast<Faction>(i % 2 == 0 ? 0 : chance.between(0, 1));
        const auto expected = wrong_with(army, faction, options);
        const ArmyFaults found = army_faults(army, faction, options);
        ASSERT_EQ(std::vector<ArmyFault>(found.begin(), found.end()), expected) << i;
        for (const ArmyFault& each : expected) seen.insert(each.why);
    }
    Army edge{{{Bird::CommonJay, true, Pilot{}, Rank{}}}, {{Ground::Oakguard, 6, 2}}};
    for (const auto& [pilot, fits] : {std::pair{Pilot::MousePilot, true}, {Pilot::RatPilot, false}}) {
        edge.birds[0] = {Bird::CommonJay, false, pilot, Rank::Rookie};
        EXPECT_EQ(army_faults(edge, Faction::Militia, {}).empty(), fits);
    }
    edge.birds.push_back({Bird::CommonStarling, true, Pilot::MousePilot, Rank::Rookie});
    edge.ground = {{Ground::Oakguard, 6, 0}, {Ground::Collin, 6}, {Ground::Nez, 6}};
    const auto twenty = wrong_with(edge, Faction::Militia, {.mystics = true});
    EXPECT_EQ(army_faults(edge, Faction::Militia, {.mystics = true}).size(), twenty.size());
    for (const ArmyWrong why :
         {ArmyWrong::NoBird, ArmyWrong::OtherFaction, ArmyWrong::BirdTwice, ArmyWrong::NoSuchRank,
          ArmyWrong::TooManyFigures, ArmyWrong::UnitTwice, ArmyWrong::VeteransInSquads, ArmyWrong::CaptivesTogether})
        EXPECT_TRUE(seen.contains(why)) << static_cast<int>(why);
}

TEST(SecondArmies, TF_37_3_WhatUpgradesCost)
{
    RULE("TF-37.3");
    Chance chance(373);
    int priced = 0;
    for (int i = 0; i < 4000; ++i) {
        const Army kept = any_army(chance, i % 2 == 0);
        Army now = chance.between(0, 20) == 0 ? any_army(chance, i % 2 == 0) : kept;
        for (BirdPick& pick : now.birds) {
            const int what = chance.between(0, 12);
            if (what < 3) pick.rank = static_cast<Rank>(what);
            if (what == 4) pick.bird = Bird::CommonRook;
            if (what == 5) pick.riderless = !pick.riderless;
            if (what == 6) pick.pilot = Pilot::Zure;
        }
        for (GroundPick& pick : now.ground) {
            const int what = chance.between(0, 12);
            if (what < 3) pick.figures = static_cast<std::uint8_t>(pick.figures + what);
            if (what == 4 && pick.figures > 0) --pick.figures;
            if (what == 5) ++pick.veterans;
            if (what == 6 && pick.veterans > 0) --pick.veterans;
            if (what == 7) pick.unit = Ground::Oakguard;
        }
        std::optional<int> price = 0;
        if (kept.birds.size() != now.birds.size() || kept.ground.size() != now.ground.size()) price.reset();
        for (std::size_t k = 0; price && k < now.birds.size(); ++k) {
            const BirdPick &a = kept.birds[k], &b = now.birds[k];
            const int up = static_cast<int>(b.rank) - static_cast<int>(a.rank);
            const bool same = a.bird == b.bird && a.pilot == b.pilot && a.riderless == b.riderless;
            if (!same || up < 0 || (up > 0 && a.riderless)) price.reset();
            if (price) *price += kRankPrice * up;
        }
        for (std::size_t k = 0; price && k < now.ground.size(); ++k) {
            const GroundPick &a = kept.ground[k], &b = now.ground[k];
            if (a.unit != b.unit || b.figures < a.figures || b.veterans < a.veterans) price.reset();
            if (price) *price += kFigurePrice * (b.figures - a.figures) + kVeteranPrice * (b.veterans - a.veterans);
        }
        ASSERT_EQ(price_of(kept, now), price) << i;
        priced += price && *price > 0;
    }
    EXPECT_GT(priced, 200);
}

TEST(SecondArmies, TF_37_5_TheArmyThatWasKept)
{
    RULE("TF-37.5");
    State s;
    s.seats = 2;
    s.players[1].faction = Faction::Raiders;
    Army better = quick_army(Faction::Militia);
    better.birds[1].rank = Rank::Ace;
    EXPECT_EQ(army_unless_chosen(s, seat_at(0)), quick_army(Faction::Militia));
    EXPECT_EQ(muster_points(s, seat_at(0), better), cost_of(better));
    s.players[0].answered = Muster{better};
    EXPECT_EQ(bought(s, seat_at(0)), 0);
    s.campaign.on = true, s.campaign.played.value = 1;
    s.campaign.sides[0].army = better;
    EXPECT_EQ(army_unless_chosen(s, seat_at(0)), better);
    Army best = better;
    best.ground[0].veterans = 2;
    EXPECT_EQ(muster_points(s, seat_at(0), best), kVeteranPrice);
    EXPECT_EQ(muster_points(s, seat_at(0), quick_army(Faction::Raiders)), 0);
    s.players[0].answered = Muster{best};
    EXPECT_EQ(bought(s, seat_at(0)), kVeteranPrice);
    s.players[0].answered = Muster{quick_army(Faction::Raiders)};
    EXPECT_EQ(bought(s, seat_at(0)), 0);
    s.players[0].answered = Pass{};
    EXPECT_EQ(bought(s, seat_at(0)), 0);
    s.players[0].answered.reset();
    EXPECT_EQ(bought(s, seat_at(0)), 0);
    const ArmyFaults faults = muster_faults(s, seat_at(0), best);  // nothing left to spend
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults[0],
              (ArmyFault{ArmyWrong::TooDear, static_cast<std::uint8_t>(best.birds.size() + best.ground.size())}));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
