// Chapters TF-3 to TF-7: a round from the secret missions to the last activation.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

int bid_of(const State& s, Seat seat)
{
    const auto& answer = player(s, seat).answered;
    return answer ? std::get<Bid>(*answer).dice : 0;
}

void roll_initiative(State& s, Rng& rng, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {  // [TF-6.2]
        Player& p = player(s, seat);
        const auto dice = static_cast<std::uint8_t>(bid_of(s, seat));
        p.cheese = static_cast<std::uint8_t>(p.cheese - dice);
        log.say(rule("TF-6.2"), To::all(), DiceBid{seat, dice});
    }
    SeatSet level = all_seats(s);
    for (int round = 0; round < 200 && level.size() > 1; ++round) {  // [TF-6.4]
        std::array<int, kMostSeats> sums{};
        for (const Seat seat : level) {
            Roll roll;
            roll_dice(s, roll, 2 + bid_of(s, seat), rng);
            for (const DieFace face : roll) {
                sums[snowbound::index(seat)] += number_on(face);
            }
            log.say(rule("TF-6.5"), To::all(),
                    InitiativeRolled{seat, roll, static_cast<std::uint8_t>(sums[snowbound::index(seat)])});
        }
        level = leaders(level, [&](Seat seat) { return sums[snowbound::index(seat)]; });
    }
    if (level.size() == 1) s.nut = *level.begin();  // [TF-6.3]
    log.say(rule("TF-6.3"), To::all(), NutTaken{s.nut});
    for (const Seat seat : all_seats(s)) {
        player(s, seat).answered.reset();
    }
}

bool has_unit(const State& s, Seat seat)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].owner == seat && can_activate(s, unit_at(i))) return true;
    }
    return false;
}

// Whose turn is it? A player without a unit passes and gains a cheese. [TF-7.3]
Flow go_round(State& s, TfLog& log)
{
    Round& f = top<Round>(s);
    bool over = true;
    for (const Seat seat : all_seats(s)) {
        over = over && !has_unit(s, seat);
    }
    if (over) {  // [TF-7.2]
        f.phase = Phase::End;
        f.step = EndStep::Reinforce;
        f.turn = 0;
        return Flow::Again;
    }
    if (has_unit(s, f.active)) return Flow::Ask;
    if (player(s, f.active).out) return next_turn(s, f), Flow::Again;  // [TF-35.1]
    log.say(rule("TF-7.3"), To::all(), Passed{f.active});
    reach(s, Reach::ForcedPass);
    gain_cheese(s, f.active, 1, log);  // [TF-R04]
    next_turn(s, f);
    return Flow::Again;
}

void reveal_picks(State& s, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const auto* pick = std::get_if<PickMission>(&*p.answered);
        p.mission_open = p.mission_lies = p.knows_mission = false;
        p.mission.reset();
        if (pick) p.mission = pick->mission;
        if (pick) log.say(rule("TF-4.1"), To::only(seat), MissionPicked{seat, pick->mission});
        if (!pick) log.say(rule("TF-4.6"), To::all(), NoMissionPlayed{seat});
        p.answered.reset();
    }
}

// The card first, then its figures. [TF-4.2] [TF-4.3]
Flow go_assigning(State& s)
{
    Round& f = top<Round>(s);
    if (f.turn >= s.seats) {
        f.turn = 0;
        f.phase = Phase::ExtraHands;
        return Flow::Again;
    }
    const Seat seat = in_order(s, f.turn);
    const Player& p = player(s, seat);
    if (p.mission && (!p.mission_lies || figures_of(s, seat, Zone::Mission).empty())) return Flow::Ask;
    ++f.turn;
    return Flow::Again;
}

Flow go_extra(State& s)
{
    Round& f = top<Round>(s);
    if (f.turn >= s.seats) {
        f.turn = 0;
        f.phase = Phase::Tilt;
        return Flow::Again;
    }
    if (may_play(s, in_order(s, f.turn), When::Assigned, kNoFigure)) return Flow::Ask;
    ++f.turn;
    return Flow::Again;
}

Flow go_tilting(State& s)
{
    Round& f = top<Round>(s);
    if (f.turn >= s.seats) {
        f.turn = 0;
        f.phase = Phase::Bid;
        return Flow::Again;
    }
    if (next_tilt(s, f, in_order(s, f.turn)) != kNoFigure) return Flow::Ask;
    ++f.turn;
    return Flow::Again;
}

Flow go_bidding(State& s, Rng& rng, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {
        if (most_bid(s, seat) > 0 && !player(s, seat).answered) return Flow::Ask;
    }
    roll_initiative(s, rng, log);
    Round& f = top<Round>(s);
    f.phase = Phase::Activate;
    f.active = s.nut;
    start_turn(s);
    return Flow::Again;
}

}  // namespace

Point axis_of(const State& s)  // [TF-G11.4]
{
    return {card_of(s.options.scenario).axis_x, card_of(s.options.scenario).axis_y};
}

Seat in_order(const State& s, int turn)  // left of the start player first, he himself last [TF-4.3] [TF-R66]
{
    return seat_at((snowbound::index(s.nut) + 1U + static_cast<std::size_t>(turn)) % s.seats);
}

FigureId next_tilt(const State& s, const Round& f, Seat seat)
{
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (!is_available(s, id) || owner_of(s, id) != seat || !unit_of(s, id).is_bird) continue;
        if (is_locked(s, id) || f.tilted.has(id)) continue;  // [TF-5.6] [TF-R50]
        return id;
    }
    return kNoFigure;
}

int most_bid(const State& s, Seat seat) { return std::min<int>(player(s, seat).cheese, s.options.initiative_dice); }

bool can_be_assigned(const State& s, Seat seat, FigureId id)
{
    if (!is_grounded(s, id) || owner_of(s, id) != seat || unit_of(s, id).is_bird || is_object(s, id)) return false;
    const Space at = figure(s, id).at;
    if (is_leaf(at) || tree_of(at) != player(s, seat).home) return false;
    return !is_pinned(s, id) && !figure(s, id).immobile;  // [TF-4.5]
}

std::optional<Refusal> assign_refusal(const State& s, Seat seat, const Figures& figures, int already)
{
    int small = already, large = 0;
    for (const FigureId id : figures) {
        if (index(id) >= s.figures.size() || owner_of(s, id) != seat) return Refusal{rule("TF-4.3"), "not_yours"};
        if (unit_of(s, id).is_bird || is_object(s, id)) return Refusal{rule("TF-4.4"), "never_on_missions"};
        if (is_grounded(s, id) && (is_pinned(s, id) || figure(s, id).immobile))
            return Refusal{rule("TF-R06"), "cannot_leave"};
        if (!can_be_assigned(s, seat, id)) return Refusal{rule("TF-4.3"), "not_at_home"};
        (is_large(s, id) ? large : small) += 1;
    }
    if (small + large == 0) return Refusal{rule("TF-R05"), "at_least_one"};
    if (small > 4 || large > 1 || (large > 0 && small > 0)) return Refusal{rule("TF-4.4"), "mission_zone_full"};
    return std::nullopt;
}

std::optional<Refusal> place_refusal(const State& s, Point at)
{
    if (!is_near(at)) return Refusal{rule("TF-4.2"), "too_far_from_axis"};
    const Field field = field_of(s);
    switch (card_fault(at, axis_of(s), field)) {
        case CardFault::None: return std::nullopt;
        case CardFault::TooFar: return Refusal{rule("TF-4.2"), "too_far_from_axis"};
        case CardFault::Touches: break;
    }
    return Refusal{rule("TF-4.2"), "card_touches"};
}

bool can_activate(const State& s, UnitId id)
{
    const Unit& u = unit(s, id);
    if (u.turned) return false;  // [TF-7.4]
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId each = figure_at(i);
        if (s.figures[i].unit != id || !is_available(s, each)) continue;
        if (!is_object(s, each)) return true;  // [TF-1.5]
        const Space at = s.figures[i].at;      // [TF-28.3] a crew, and no enemy
        return count_in(s, at, u.owner, false) > 0 && !has_enemy_in(s, at, u.owner);
    }
    return false;
}

void start_turn(State& s)
{
    for (const Seat seat : all_seats(s)) {
        player(s, seat).played = false;  // [TF-27.4]
    }
}

void next_turn(State& s, Round& f)
{
    f.active = next_seat(s, f.active);
    start_turn(s);
}

Flow resume(const Round& f, State& s, Rng& rng, TfLog& log)
{
    switch (f.phase) {
        case Phase::PickMission:
            for (const Seat seat : all_seats(s)) {
                if (!player(s, seat).answered) return Flow::Ask;
            }
            reveal_picks(s, log);
            top<Round>(s).phase = Phase::Assign;
            start_turn(s);
            return Flow::Again;
        case Phase::Assign: return go_assigning(s);
        case Phase::ExtraHands: return go_extra(s);
        case Phase::Tilt: return go_tilting(s);
        case Phase::Bid: return go_bidding(s, rng, log);
        case Phase::Activate: return go_round(s, log);
        case Phase::End: break;
    }
    return end_phase(s, rng, log);
}

void take(const Round& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    Player& p = player(s, seat);
    Round& now = top<Round>(s);
    if (f.phase == Phase::PickMission || f.phase == Phase::Bid) {
        p.answered = choice;
        if (std::holds_alternative<Withdraw>(choice)) p.answered.reset();
        return;
    }
    if (f.phase == Phase::End) return take_end(f, s, seat, choice, rng, log);
    if (const auto* card = std::get_if<PlayCard>(&choice)) {
        play(s, seat, *card, rng, log);
        if (f.phase == Phase::ExtraHands) ++top<Round>(s).turn;
    } else if (const auto* place = std::get_if<PlaceMission>(&choice)) {
        p.mission_at = place->at;
        p.mission_lies = true;
        log.say(rule("TF-4.2"), To::all(), MissionPlaced{seat, place->at});
    } else if (const auto* assign = std::get_if<Assign>(&choice)) {
        for (const FigureId id : assign->figures) {
            figure(s, id).zone = Zone::Mission;
            figure(s, id).at = kNowhere;
        }
        log.say(rule("TF-4.3"), To::all(), Assigned{seat, assign->figures});
    } else if (std::holds_alternative<Pass>(choice)) {
        ++now.turn;
    } else if (const auto* tilt = std::get_if<SetTilt>(&choice)) {
        figure(s, tilt->figure).tilt = tilt->tilt;
        now.tilted.add(tilt->figure);
        log.say(rule("TF-5.1"), To::all(), TiltSet{seat, tilt->figure, tilt->tilt});
    } else if (const auto* perch = std::get_if<SetPerch>(&choice)) {
        figure(s, perch->figure).beak_up = perch->launch;
        now.tilted.add(perch->figure);
        log.say(rule("TF-5.3"), To::all(), PerchSet{seat, perch->figure, perch->launch});
    } else if (const auto* forage = std::get_if<Forage>(&choice)) {
        unit(s, forage->unit).turned = true;
        log.say(rule("TF-29.1"), To::all(), Foraged{seat, forage->unit});
        reach(s, Reach::Forage);
        gain_cheese(s, seat, 1, log);  // [TF-R58]
        Activation idle{.seat = seat, .unit = forage->unit, .stage = Stage::Revive};
        for (const FigureId id : available_of(s, forage->unit)) {
            if (figure(s, id).shaken) idle.shaken.add(id);  // [TF-R69]
        }
        s.stack.push_back(idle);
    } else if (const auto* active = std::get_if<Activate>(&choice)) {
        unit(s, active->unit).turned = true;
        log.say(rule("TF-7.4"), To::all(), Activated{seat, active->unit});
        s.stack.push_back(Activation{.seat = seat, .unit = active->unit});
    }
}

}  // namespace snowbound::tail_feathers
