// Chapter TF-23: the end of a round, in its order.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

Seat turn_order(const State& s, std::size_t turn)  // [TF-1.15]
{
    return seat_at((snowbound::index(s.nut) + turn) % s.seats);
}

void reinforce(State& s, TfLog& log)  // [TF-23.1]
{
    for (const Seat seat : all_seats(s)) {
        const Figures reserve = figures_of(s, seat, Zone::Reserve);
        if (reserve.empty() || player(s, seat).nest == 0) continue;
        for (const FigureId id : reserve) {
            figure(s, id).zone = Zone::Battlefield;
            figure(s, id).at = home_nest(s, seat);
        }
        log.say(rule("TF-23.1"), To::all(), Reinforced{seat, reserve});
    }
}

void next_step(Round& f, EndStep step)
{
    f.step = step;
    f.turn = 0;
}

Flow plans(State& s, TfLog& log)  // a last change before the cards are turned
{
    Round& f = top<Round>(s);
    for (; f.turn < s.seats; ++f.turn) {
        if (may_play(s, turn_order(s, f.turn), When::Plans, kNoFigure)) return Flow::Ask;
    }
    for (const Seat seat : all_seats(s)) {
        reveal_mission(s, seat, log);  // [TF-23.2]
    }
    next_step(f, EndStep::Missions);
    return Flow::Again;
}

bool interceptors_return(State& s, TfLog& log)  // [TF-24.3] all of them together
{
    bool some = false;
    for (const Seat each : all_seats(s)) {
        if (player(s, each).mission != Mission::Intercept) continue;
        some = some || !figures_of(s, each, Zone::Mission).empty();
        send_home(s, each, log);
    }
    return some;
}

// One type after the other, in turn order. [TF-24.1] [TF-R40]
Flow missions(State& s, TfLog& log)
{
    Round& f = top<Round>(s);
    if (f.turn >= kMissions * s.seats) {
        for (const Seat seat : all_seats(s)) {
            mission_home(s, seat);  // [TF-24.8] [TF-R41]
        }
        next_step(f, EndStep::Ready);
        return Flow::Again;
    }
    const auto mission = static_cast<Mission>(f.turn / s.seats);
    const Seat seat = turn_order(s, f.turn % s.seats);
    if (mission == Mission::Siege && interceptors_return(s, log)) return Flow::Again;
    ++f.turn;
    if (player(s, seat).mission != mission || figures_of(s, seat, Zone::Mission).empty()) return Flow::Again;
    s.stack.push_back(MissionRun{.seat = seat, .mission = mission});
    return Flow::Again;
}

void make_ready(State& s, TfLog& log)  // [TF-23.3]
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (p.discard.empty()) continue;
        p.hand |= p.discard;
        log.say(rule("TF-23.3"), To::all(), CardsReturned{seat, p.discard});
        p.discard.clear();
    }
    for (Unit& u : s.units) {
        u.turned = false;  // [TF-R68]
    }
}

void burn_nests(State& s, TfLog& log)  // [TF-26.6] [TF-R46] all at once
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const int wounds = std::min<int>(p.embers, p.nest);
        if (wounds == 0) continue;
        p.nest = static_cast<std::uint8_t>(p.nest - wounds);
        log.say(rule("TF-26.6"), To::all(), NestWounded{seat, static_cast<std::uint8_t>(wounds), p.nest});
    }
    judge_nests(s, log);
}

void age_feathers(State& s, TfLog& log)  // [TF-30.4]
{
    for (std::size_t i = s.feathers.size(); i > 0; --i) {
        Feather& feather = s.feathers[i - 1];
        if (feather.notched) {
            log.say(rule("TF-30.4"), To::all(), FeatherGone{feather.at});
            s.feathers.erase_at(i - 1);
        } else {
            feather.notched = true;
        }
    }
}

// Leaves that still drift go on, those of the start player first. [TF-33.10]
Flow drift_on(State& s, Rng& rng)
{
    Round& f = top<Round>(s);
    for (; f.turn < s.seats; ++f.turn) {
        for (std::size_t i = 0; i < kLeaves; ++i) {
            const Space at = space_at(kFirstLeaf + i);
            if (!s.leaves[i].drifting || f.leaves.has(at)) continue;
            if (leaf_controller(s, at) != turn_order(s, f.turn)) continue;
            f.leaves.add(at);
            const auto face = roll_die(s, rng);
            const auto riders = static_cast<int>(figures_at(s, at).size());
            s.leaves[i].beside = kNowhere;
            s.stack.push_back(Drifting{.leaf = at, .rotations = static_cast<std::uint8_t>(number_on(face) + riders)});
            return Flow::Again;
        }
    }
    next_step(f, EndStep::Scenario);
    return Flow::Again;
}

Flow next_round(State& s, TfLog& log)
{
    if (s.round >= card_of(s.options.scenario).cap) {
        judge_cap(s, log);
        return Flow::Again;
    }
    ++s.round;
    s.stack.back() = Round{};
    start_turn(s);
    log.say(rule("TF-3.1"), To::all(), RoundStarted{s.round});
    return Flow::Again;
}

}  // namespace

Flow end_phase(State& s, Rng& rng, TfLog& log)
{
    Round& f = top<Round>(s);
    switch (f.step) {
        case EndStep::Reinforce:
            start_turn(s);
            reinforce(s, log);
            next_step(f, EndStep::Plans);
            return Flow::Again;
        case EndStep::Plans: return plans(s, log);
        case EndStep::Missions: return missions(s, log);
        case EndStep::Ready:
            make_ready(s, log);
            next_step(f, EndStep::Burning);
            return Flow::Again;
        case EndStep::Burning:
            burn_nests(s, log);
            next_step(f, EndStep::Feathers);
            return Flow::Again;
        case EndStep::Feathers:
            age_feathers(s, log);
            next_step(f, EndStep::Leaves);
            return Flow::Again;
        case EndStep::Leaves: return drift_on(s, rng);
        case EndStep::Scenario:
            end_of_round_rules(s, log);
            next_step(f, EndStep::Over);
            return Flow::Again;
        case EndStep::Over: break;
    }
    return next_round(s, log);
}

void ask_end(const Round& f, const State& s, TfQuestions& questions)
{
    const Seat seat = turn_order(s, f.turn);
    auto offer = questions.to(seat, rule("TF-27.1"), "card.plans");
    if (!offer) return;
    offer.add(Pass{});
    offer.fallback(Pass{});
    offer_plays(s, seat, When::Plans, kNoFigure, offer);
}

void take_end(const Round&, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    if (const auto* card = std::get_if<PlayCard>(&choice)) play(s, seat, *card, rng, log);
    ++top<Round>(s).turn;
}

}  // namespace snowbound::tail_feathers
