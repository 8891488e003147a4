// What the scenarios add: special missions, tokens, the end of a round, the last round; and the objectives.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

int ground_on(const State& s, Seat seat, Tree tree)
{
    int n = 0;
    for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
        const Figure& f = figure(s, id);
        n += !f.flying && !is_object(s, id) && !is_leaf(f.at) && tree_of(f.at) == tree;
    }
    return n;
}

void hold_sapling(State& s, TfLog& log)
{
    if (s.options.scenario != ScenarioId::SaplingStandoff) return;
    const SeatSet most = leaders(all_seats(s), [&](Seat seat) { return ground_on(s, seat, Tree::Sapling); });
    if (most.size() > 1) return;
    const Seat holder = *most.begin();
    log.say(rule("TF-25.2"), To::all(), SaplingHeld{holder});
    for (const Seat enemy : enemies(s, holder)) {
        wound_nest(s, enemy, 1, holder, log);
    }
}

void free_captive(State& s, Seat seat, TfLog& log)
{
    for (const FigureId id : figures_of(s, seat, Zone::Captive)) {
        const Tree jail = player(s, opponent(s, seat)).home;
        for (const Part part : {Part::A3, Part::A1, Part::B3, Part::B1, Part::C3, Part::C1}) {
            const Space at = space_of(jail, part);
            if (!has_room(s, at, id)) continue;
            const Unit& u = unit_of(s, id);
            Figure& f = figure(s, id);
            f.zone = Zone::Battlefield;
            f.at = at;
            f.wounds = static_cast<std::uint8_t>(u.riderless ? 0 : rank_of(u.pilot, u.rank).life);
            s.freed = true;
            log.say(rule("TF-24.7"), To::all(), Rescued{seat, id, f.wounds});
            break;
        }
    }
}

bool rules_canopy(const State& s, Seat seat)
{
    int trees = 0;
    for (std::size_t i = 0; i < kTrees; ++i) {
        const auto tree = static_cast<Tree>(i);
        const SeatSet most = leaders(all_seats(s), [&](Seat each) { return ground_on(s, each, tree); });
        trees += most.size() == 1 && most.has(seat);
    }
    return trees >= 3;
}

bool condition_met(const State& s, Seat seat, Objective objective)
{
    const Feats& feats = player(s, seat).feats;
    switch (objective) {
        case Objective::FirstBlood: return feats.first_blood;
        case Objective::NestBreaker: return feats.broke_nest;
        case Objective::CanopyRule: return feats.canopy;
        case Objective::LeafOnTheWind: return feats.leaf;
        case Objective::FullLarder: return feats.revivals >= 2;
        case Objective::Untouched:
            for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
                if (figure(s, id).calm >= 3) return true;
            }
            return false;
        case Objective::Infiltrators: return feats.infiltrated;
        case Objective::Interceptors: return feats.intercepted >= 2;
        case Objective::SkyDuellist: return feats.spirals >= 2;
        case Objective::WatchfulSky: return feats.watchful;
        case Objective::Airlift: return feats.airlifts >= 3;
        case Objective::DecoyMaster: return feats.decoys >= 2;
    }
    return false;
}

int points_left(const State& s, Seat seat)
{
    int points = 0;
    for (const Zone zone : {Zone::Battlefield, Zone::Carried}) {
        for (const FigureId id : figures_of(s, seat, zone)) {
            points += points_of(s, id);
        }
    }
    return points;
}

// The highest number wins; equal ones: the next test.
bool decides(State& s, Ending ending, TfLog& log, auto&& number)
{
    const SeatSet most = leaders(all_seats(s), number);
    if (most.size() == 1) end_game(s, ending, most, log);
    return most.size() == 1;
}

}  // namespace

void run_special(State& s, Seat seat, TfLog& log)  // [TF-24.7]
{
    Player& p = player(s, seat);
    const auto crew = static_cast<int>(figures_of(s, seat, Zone::Mission).size());
    const Seat enemy = opponent(s, seat);
    switch (s.options.scenario) {
        case ScenarioId::CutTheBranches:
            if (crew >= 2) gain_cheese(s, seat, 2, log);
            break;
        case ScenarioId::CapturedFlyer:
            if (p.faction == Faction::Raiders) gain_cheese(s, seat, crew / 2, log);
            if (p.faction == Faction::Militia && crew >= 3) free_captive(s, seat, log);
            break;
        case ScenarioId::BurningBranches:
            if (crew >= 2 && ground_on(s, seat, player(s, enemy).home) > 0) {
                Player& target = player(s, enemy);
                target.embers = static_cast<std::uint8_t>(target.embers + 1);
                log.say(rule("TF-26.6"), To::all(), NestSetAlight{enemy, target.embers});
                reach(s, Reach::NestBurning);
            }
            break;
        case ScenarioId::ShowOfForce:
        case ScenarioId::SaplingStandoff:
        case ScenarioId::WarForTheCanopy: break;
    }
    log.say(rule("TF-24.7"), To::all(), SpecialDone{seat, s.options.scenario});
}

void check_objectives(State& s, TfLog& log)
{
    if (!uses_objectives(s)) return;
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (p.laurel || !p.objective || !condition_met(s, seat, *p.objective)) continue;
        p.laurel = true;
        log.say(rule("TF-1.24"), To::all(), LaurelWon{seat, *p.objective});
        reach(s, Reach::Laurel);
    }
}

void end_of_round_rules(State& s, TfLog& log)
{
    hold_sapling(s, log);
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        Figure& f = s.figures[i];
        f.calm = static_cast<std::uint8_t>(is_flying(s, figure_at(i)) && !f.hurt ? f.calm + 1 : 0);
        f.hurt = false;
    }
    for (const Seat seat : all_seats(s)) {
        if (rules_canopy(s, seat)) player(s, seat).feats.canopy = true;
    }
    check_objectives(s, log);
    for (Player& p : s.players) {
        p.feats.nest_hits = 0;
    }
    if (s.options.scenario == ScenarioId::CapturedFlyer && s.round >= 6 && !s.freed) {
        SeatSet raiders;
        raiders.add(seat_at(1));
        end_game(s, Ending::Held, raiders, log);
    }
}

void judge_cap(State& s, TfLog& log)  // the share of nest life that is left, laurels, points, draw
{
    int dials = 1;
    for (const Seat seat : all_seats(s)) {
        dials *= player(s, seat).dial;
    }
    const auto share = [&](Seat seat, int life) { return life * (dials / player(s, seat).dial); };
    const auto nest = [&](Seat seat) { return share(seat, player(s, seat).nest); };
    const auto tokens = [&](Seat seat) { return nest(seat) + share(seat, 2 * player(s, seat).tokens); };
    if (s.options.scenario == ScenarioId::WarForTheCanopy && decides(s, Ending::Tokens, log, tokens)) return;
    if (decides(s, Ending::NestLife, log, nest)) return;
    if (decides(s, Ending::Laurels, log, [&](Seat seat) { return int{player(s, seat).laurel}; })) return;
    if (decides(s, Ending::Points, log, [&](Seat seat) { return points_left(s, seat); })) return;
    end_game(s, Ending::Draw, all_seats(s), log);
}

void deliver_token(State& s, FigureId id)
{
    const Figure& f = figure(s, id);
    if (f.token > 0 && is_grounded(s, id) && f.at == home_nest(s, owner_of(s, id))) s.stack.push_back(Delivery{id});
}

Flow resume(const Delivery& f, State& s, Rng&, TfLog&)
{
    const Figure& who = figure(s, f.figure);
    if (is_grounded(s, f.figure) && who.token > 0 && who.at == home_nest(s, owner_of(s, f.figure))) return Flow::Ask;
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const Delivery& f, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(owner_of(s, f.figure), rule("TF-24.7"), "scenario.deliver");
    if (!offer) return;
    offer.add(Deliver{false});
    offer.add(Deliver{true});
    offer.fallback(Deliver{false});
}

void take(const Delivery& f, State& s, Seat seat, const Choice& choice, Rng&, TfLog& log)
{
    s.stack.pop_back();
    Player& p = player(s, seat);
    const bool cheese = std::get<Deliver>(choice).cheese;
    const std::uint8_t token = std::exchange(figure(s, f.figure).token, std::uint8_t{0});
    ++p.tokens;
    log.say(rule("TF-24.7"), To::all(), TokenDelivered{seat, token, cheese});
    if (cheese) gain_cheese(s, seat, 2, log);
    if (!cheese) p.nest = static_cast<std::uint8_t>(std::min<int>(p.dial, p.nest + 2));
}

}  // namespace snowbound::tail_feathers
