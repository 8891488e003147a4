// Chapter TF-7: what a unit does when it is activated: move, then scurry or attack, revival, the end.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

void begin(State& s, const Figures& acting, TfLog& log)
{
    Activation& a = top<Activation>(s);
    a.acting = acting;
    for (const FigureId id : acting) {
        Figure& f = figure(s, id);
        if (f.shaken) a.shaken.add(id);
        if (!f.immobile) continue;
        f.immobile = false;  // [TF-26.4] that is all it does
        a.moved.add(id);
        a.acted.add(id);
        log.say(rule("TF-26.4"), To::all(), StoodUp{a.seat, id});
    }
    a.stage = Stage::Spiral;
}

Flow start(State& s, TfLog& log)
{
    const Activation& a = top<Activation>(s);
    const Figures all = available_of(s, a.unit);
    if (all.size() > 1 || (!unit(s, a.unit).is_bird && may_play(s, a.seat, When::Squad, kNoFigure))) return Flow::Ask;
    begin(s, all, log);
    return Flow::Again;
}

// A bird that is locked fights first. [TF-31.7] [TF-R53]
Flow fight_free(State& s)
{
    Activation& a = top<Activation>(s);
    const FigureId id = only_figure(a);
    a.stage = Stage::Prepare;
    for (std::size_t i = 0; i < s.spirals.size(); ++i) {
        if (s.spirals[i].attacker != id && s.spirals[i].defender != id) continue;
        a.no_attack = true;  // [TF-31.8]
        s.stack.push_back(Duel{.spiral = static_cast<std::uint8_t>(i), .again = true});
        return Flow::Again;
    }
    return Flow::Again;
}

Flow prepare(State& s)
{
    Activation& a = top<Activation>(s);
    const FigureId id = only_figure(a);
    if (!is_available(s, id) || is_locked(s, id)) {
        a.stage = Stage::Revive;
        return Flow::Again;
    }
    const Figure& f = figure(s, id);
    if (a.flew || (!f.flying && !f.beak_up)) {
        a.stage = a.flew ? Stage::Act : Stage::Walk;
        return Flow::Again;
    }
    if (f.beak_up && !launch_point(f.at, field_of(s), static_cast<ObjectId>(index(id)))) {
        a.stage = Stage::Walk;  // [TF-G9.7] no room to take off: it stays a ground figure
        return Flow::Again;
    }
    return Flow::Ask;
}

bool can_still_walk(const State& s, const Activation& a)
{
    for (const FigureId id : a.acting) {
        if (!a.moved.has(id) && is_grounded(s, id) && !reachable(s, id, move_of(s, id) + a.move).empty()) return true;
    }
    return false;
}

bool can_still_act(const State& s, const Activation& a)
{
    for (const FigureId id : a.acting) {
        if (is_free_to_act(s, a, id)) return true;
    }
    return may_play(s, a.seat, When::Acting, kNoFigure);
}

void roll_pilot(State& s, Rng& rng, TfLog& log)  // [TF-9.2] [TF-1.20]
{
    Activation& a = top<Activation>(s);
    const FigureId id = only_figure(a);
    Figure& f = figure(s, id);
    Roll roll;
    roll_dice(s, roll, pilot_value(s, id), rng);
    bool success = std::any_of(roll.begin(), roll.end(), is_star);
    if (!success && bird_ability(s, id) == Ability::SureWing && !roll.empty()) {
        roll[0] = roll_die(s, rng);
        success = is_star(roll[0]);
    }
    if (f.taunted) success = false;
    f.taunted = false;
    a.rolled = true;
    a.failed = !success;
    log.say(rule("TF-9.2"), To::all(), PilotRolled{a.seat, id, roll, success});
    reach(s, Reach::PilotRoll);
    if (success || may_play(s, a.seat, When::PilotRoll, id)) a.stage = Stage::Retilt;
}

void take_off(State& s, const Pose& pose, TfLog& log)  // [TF-5.5]
{
    Activation& a = top<Activation>(s);
    const FigureId id = only_figure(a);
    Figure& f = figure(s, id);
    f.flying = true;
    f.beak_up = false;
    f.pose = pose;
    f.tilt = Tilt::Centre;
    a.launched = a.placed = true;
    log.say(rule("TF-5.5"), To::all(), Launched{a.seat, id, pose});
    reach(s, Reach::Launch);
}

void announce(State& s, const Announce& route, TfLog& log)
{
    Activation& a = top<Activation>(s);
    const FigureId id = only_figure(a);
    a.flew = true;
    const Flight flight = make_flight(s, id, route.templates, route.tight, s.crossings);
    RouteAnnounced announced{.seat = a.seat, .figure = id, .templates = route.templates, .route = {}};
    if (!log.silent()) announced.route = joints(lay(plan_of(flight)));
    log.say(rule("TF-9.5"), To::all(), announced);
    figure(s, id).at = kNowhere;
    s.stack.push_back(flight);
}

void strike(State& s, const Strike& choice, TfLog& log)
{
    Activation& a = top<Activation>(s);
    Fight fight{.kind = choice.kind, .seat = a.seat, .figure = choice.figure};
    fight.targets.push_back(choice.target);
    const bool ranged = choice.kind == AttackKind::Ranged;
    const int dice = ranged ? ranged_of(s, choice.figure) + a.ranged : melee_of(s, choice.figure) + a.melee;
    fight.dice = static_cast<std::uint8_t>(std::clamp<int>(dice, 0, kMostDice));
    a.acted.add(choice.figure);
    a.shot = ranged;
    log.say(rule("TF-13.4"), To::all(), Attacked{a.seat, choice.figure, choice.kind, choice.target});
    reach(s, ranged ? Reach::Ranged : figure(s, choice.figure).flying ? Reach::MeleeAir : Reach::MeleeGround);
    if (is_object(s, choice.figure)) reach(s, Reach::Ballista);
    if (figure(s, choice.figure).veteran) reach(s, Reach::Veteran);
    a.ranged = ranged ? std::int8_t{0} : a.ranged;
    s.stack.push_back(fight);
}

void revive(State& s, Seat seat, const Figures& figures, TfLog& log)  // [TF-22.1]
{
    player(s, seat).cheese = 0;
    ++player(s, seat).feats.revivals;
    for (const FigureId id : figures) {
        figure(s, id).zone = Zone::Reserve;
    }
    log.say(rule("TF-22.1"), To::all(), Revived{seat, figures});
    reach(s, Reach::Revival);
}

void walk(State& s, FigureId id, Space to, TfLog& log)
{
    figure(s, id).at = to;
    log.say(rule("TF-8.1"), To::all(), Walked{owner_of(s, id), id, to});
    end_move(s, id, log);
    tidy_leaves(s, log);
}

}  // namespace

Figures available_of(const State& s, UnitId id)
{
    Figures all;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (s.figures[i].unit == id && is_available(s, figure_at(i))) all.add(figure_at(i));
    }
    return all;
}

int squad_value(const State& s, const Activation& a)
{
    const Unit& u = unit(s, a.unit);
    if (u.is_bird || card_of(u.ground).kind != GroundKind::Squad) return 1;
    int value = card_of(u.ground).squad;
    for (const FigureId id : figures_of(s, a.seat, Zone::Battlefield)) {
        value += pilot_ability(s, id) == Ability::Warlord;
    }
    return value;
}

bool is_free_to_act(const State& s, const Activation& a, FigureId id)
{
    return !a.acted.has(id) && is_available(s, id) && !figure(s, id).immobile && !is_locked(s, id);
}

Figures revivable(const State& s, Seat seat)  // [TF-22.2] no birds
{
    Figures all;
    for (const FigureId id : figures_of(s, seat, Zone::Casualty)) {
        if (!unit_of(s, id).is_bird && !is_object(s, id)) all.add(id);
    }
    return all;
}

namespace {

void take_token(State& s, FigureId id, TfLog& log)  // of the space where it has come to stand
{
    Figure& f = figure(s, id);
    const Seat seat = owner_of(s, id);
    for (std::size_t i = 0; i < kTokens; ++i) {
        if (s.tokens[i] != f.at || f.token > 0 || f.at == kNowhere) continue;
        s.tokens[i] = kNowhere;
        f.token = static_cast<std::uint8_t>(i + 1);
        log.say(rule("TF-24.7"), To::all(), TokenTaken{seat, id, f.token});
        reach(s, Reach::Token);
    }
}

}  // namespace

void end_move(State& s, FigureId id, TfLog& log)
{
    take_token(s, id, log);
    deliver_token(s, id);
    const Seat owner = nest_owner(s, figure(s, id).at);
    if (owner != kSpectator && player(s, owner).embers > 0) s.stack.push_back(Dousing{id});  // [TF-26.6]
}

int most_templates(const State& s, const Activation& a)
{
    const FigureId id = only_figure(a);
    if (a.templates < 0) return 1;  // Stall
    const int dart = bird_ability(s, id) == Ability::Dart && figure(s, id).tilt == Tilt::Centre ? 1 : 0;
    const int most = std::max(2, move_of(s, id) + a.move) + a.templates + dart;  // [TF-9.4] [TF-R67]
    return std::min<int>(most, kMostTemplates);
}

std::optional<Refusal> figures_refusal(const State& s, const Activation& a, const Figures& figures)
{
    if (figures.empty()) return Refusal{rule("TF-7.5"), "at_least_one"};
    if (!available_of(s, a.unit).contains(figures)) return Refusal{rule("TF-7.5"), "not_available"};
    if (static_cast<int>(figures.size()) > squad_value(s, a))
        return Refusal{rule("TF-7.5"), "squad_value"};  // [TF-R07]
    return std::nullopt;
}

std::optional<Refusal> revive_refusal(const State& s, Seat seat, const Figures& figures)
{
    if (figures.empty()) return Refusal{rule("TF-22.1"), "at_least_one"};
    for (const FigureId id : figures) {
        if (index(id) < s.figures.size() && unit_of(s, id).is_bird) return Refusal{rule("TF-22.2"), "no_birds"};
        if (!revivable(s, seat).has(id)) return Refusal{rule("TF-22.1"), "not_a_casualty"};
        const bool squad = ground_card(s, id)->kind == GroundKind::Squad;
        if (!squad && figures.size() > 1) return Refusal{rule("TF-22.1"), "one_or_three"};
    }
    if (figures.size() > 3) return Refusal{rule("TF-22.1"), "one_or_three"};  // [TF-R39]
    return std::nullopt;
}

std::optional<Refusal> launch_refusal(const State& s, const Activation& a, const Pose& pose)
{
    const FigureId id = only_figure(a);
    if (!is_near(pose.at)) return Refusal{rule("TF-5.5"), "outside_space"};
    switch (launch_fault(figure(s, id).at, pose, field_of(s), static_cast<ObjectId>(index(id)))) {
        case LaunchFault::None: return std::nullopt;
        case LaunchFault::Outside: return Refusal{rule("TF-5.5"), "outside_space"};
        case LaunchFault::NotFree: return Refusal{rule("TF-5.5"), "base_in_the_way"};
        case LaunchFault::NoHeading: break;
    }
    return Refusal{rule("TF-5.5"), "no_heading"};
}

std::optional<Refusal> route_refusal(const State& s, const Activation& a, const Announce& route)
{
    const int n = static_cast<int>(route.templates.size());
    if (n < (a.templates < 0 ? 1 : 2)) return Refusal{rule("TF-9.4"), "too_few_templates"};
    if (n > most_templates(s, a)) return Refusal{rule("TF-9.4"), "too_many_templates"};
    if (!is_supplied({route.templates.begin(), route.templates.size()}))
        return Refusal{rule("TF-9.7"), "template_supply"};
    return Refusal{rule("TF-9.8"), "no_such_joint"};
}

Flow resume(const Activation& f, State& s, Rng& rng, TfLog& log)
{
    Activation& a = top<Activation>(s);
    switch (f.stage) {
        case Stage::Squad: return start(s, log);
        case Stage::Spiral:
            if (unit(s, f.unit).is_bird) return fight_free(s);
            a.stage = Stage::Walk;
            return Flow::Again;
        case Stage::Prepare: return prepare(s);
        case Stage::Retilt: return Flow::Ask;
        case Stage::Walk:
            if (can_still_walk(s, f)) return Flow::Ask;
            a.stage = Stage::Act;
            return Flow::Again;
        case Stage::Act:
            if (can_still_act(s, f)) return Flow::Ask;
            a.stage = Stage::Revive;
            return Flow::Again;
        case Stage::Revive:
            a.stage = Stage::Close;
            if (f.nested || player(s, f.seat).cheese < kMostCheese || revivable(s, f.seat).empty()) return Flow::Again;
            a.stage = Stage::Revive;
            return Flow::Ask;
        case Stage::Close: break;
    }
    s.stack.pop_back();
    if (f.nested) return Flow::Again;
    close_statuses(s, f, rng, log);
    check_objectives(s, log);
    if (Round* round = running<Round>(s)) next_turn(s, *round);
    return Flow::Again;
}

void take(const Activation& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    Activation& a = top<Activation>(s);
    if (const auto* card = std::get_if<PlayCard>(&choice)) {
        play(s, seat, *card, rng, log);
    } else if (const auto* some = std::get_if<ChooseFigures>(&choice)) {
        begin(s, some->figures, log);
    } else if (std::holds_alternative<PilotRoll>(choice)) {
        roll_pilot(s, rng, log);
    } else if (const auto* tilt = std::get_if<ChangeTilt>(&choice)) {
        figure(s, only_figure(a)).tilt = tilt->tilt;
        a.stage = Stage::Prepare;
        log.say(rule("TF-9.2"), To::all(), Tilted{seat, only_figure(a), tilt->tilt});
    } else if (std::holds_alternative<GoOn>(choice)) {
        a.stage = f.stage == Stage::Retilt ? Stage::Prepare : Stage::Close;
    } else if (const auto* launch = std::get_if<Launch>(&choice)) {
        take_off(s, launch->pose, log);
    } else if (const auto* route = std::get_if<Announce>(&choice)) {
        announce(s, *route, log);
    } else if (const auto* up = std::get_if<PickUp>(&choice)) {
        pick_up(s, only_figure(a), up->figure, log);
    } else if (const auto* step = std::get_if<Walk>(&choice)) {
        a.moved.add(step->figure);
        walk(s, step->figure, step->to, log);
    } else if (const auto* run = std::get_if<Scurry>(&choice)) {
        a.acted.add(run->figure);
        figure(s, run->figure).at = run->to;
        log.say(rule("TF-12.1"), To::all(), Scurried{seat, run->figure, run->to});
        reach(s, Reach::Scurry);  // [TF-R38d] it takes and brings nothing
        tidy_leaves(s, log);
    } else if (const auto* attack = std::get_if<Strike>(&choice)) {
        strike(s, *attack, log);
    } else if (const auto* leaf = std::get_if<CutLeaf>(&choice)) {
        a.acted.add(leaf->figure);
        start_cut(s, *leaf, rng, log);
    } else if (const auto* back = std::get_if<Revive>(&choice)) {
        a.stage = Stage::Close;
        revive(s, seat, back->figures, log);
    } else if (std::holds_alternative<Finish>(choice)) {
        a.stage = f.stage == Stage::Walk ? Stage::Act : Stage::Revive;
    }
}

}  // namespace snowbound::tail_feathers
