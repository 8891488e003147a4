// Chapters TF-13, TF-19 and TF-20: an attack from the roll to the wounds.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

int count_hits(const Fight& f)
{
    return static_cast<int>(
        std::count_if(f.roll.begin(), f.roll.end(), [&](DieFace face) { return hits(f.kind, face); }));
}

void roll_attack(State& s, Rng& rng, TfLog& log)
{
    Fight& f = top<Fight>(s);
    if (f.targets.empty()) return void(f.step = FightStep::Done);  // all of them leapt aside
    roll_dice(s, f.roll, f.dice, rng);
    log.say(rule("TF-20.1"), To::all(), AttackRolled{f.seat, f.kind, f.roll, static_cast<std::uint8_t>(count_hits(f))});
    f.step = FightStep::Rolled;
    f.owed = true;
    count_spare(s);
}

bool guardian_near(const State& s, FigureId id)  // Wella looks after her friends
{
    if (!is_flying(s, id)) return false;
    const Field field = field_of(s);
    for (const FigureId each : figures_of(s, owner_of(s, id), Zone::Battlefield)) {
        if (each == id || pilot_ability(s, each) != Ability::Guardian) continue;
        if (is_in_range(participant(s, each), participant(s, id), field, kRange[0])) return true;
    }
    return false;
}

int defence_dice(const State& s, const Fight& f)
{
    const FigureId id = defender(f).figure;
    const bool ranged = f.kind == AttackKind::Ranged || f.kind == AttackKind::Patrol;
    int dice = defence_of(s, id) + f.extra;
    if (has_wall(s, f, id)) ++dice;
    if (ranged && is_flying(s, id) && bird_ability(s, id) == Ability::ProudPlumage) ++dice;
    if (guardian_near(s, id)) ++dice;
    const bool same = f.figure != kNoFigure && is_grounded(s, f.figure) && is_grounded(s, id) &&
                      figure(s, f.figure).at == figure(s, id).at;
    if (same && bird_ability(s, f.figure) == Ability::Assassin) --dice;
    const auto* a = running<Activation>(s);
    if (same && f.kind == AttackKind::Melee && a && a->stab) --dice;  // Backstab
    return std::clamp<int>(dice, 0, kMostDice);
}

void roll_defence(State& s, Rng& rng, TfLog& log)  // [TF-15.2]
{
    Fight& f = top<Fight>(s);
    f.roll.clear();
    f.rerolled.clear();
    roll_dice(s, f.roll, defence_dice(s, f), rng);
    const auto blocked = static_cast<std::uint8_t>(std::count_if(f.roll.begin(), f.roll.end(), is_block));
    const FigureId id = defender(f).figure;
    log.say(rule("TF-15.2"), To::all(), DefenceRolled{owner_of(s, id), id, f.roll, blocked});
    f.step = FightStep::Defended;
    f.owed = true;
    count_spare(s);
}

void hurt(State& s, Rng& rng, TfLog& log)  // [TF-1.9]
{
    Fight& f = top<Fight>(s);
    const Fight fight = f;
    const FigureId id = defender(fight).figure;
    const int blocked = static_cast<int>(std::count_if(fight.roll.begin(), fight.roll.end(), is_block));
    const int wounds = std::max(0, fight.hits[fight.next] - blocked);
    ++f.next;
    f.extra = 0;
    f.step = FightStep::Guard;
    if (wounds == 0) return;
    f.figure_wounds = static_cast<std::uint8_t>(f.figure_wounds + wounds);
    const int pilot = pilot_value(s, id);
    const bool flying = is_flying(s, id);
    suffer(s, id, wounds, rng, log);
    if (has_pilot(s, id) && is_available(s, id) && wounds > pilot) shake(s, id, rule("TF-26.1"), log);  // [TF-R47]
    const bool beaten = figure(s, id).zone == Zone::Casualty;
    Feats& feats = player(s, fight.seat).feats;
    claim_first_blood(s, fight.seat, id);
    if (fight.kind == AttackKind::Intercept && beaten) ++feats.intercepted;
    if (fight.kind == AttackKind::Patrol && flying) feats.watchful = true;
    const Seat owner = owner_of(s, id);
    const bool by_bird = fight.figure != kNoFigure && unit_of(s, fight.figure).is_bird;
    if (by_bird && !beaten && flying && may_play(s, owner, When::Hurt, id)) {
        s.stack.push_back(Reaction{.moment = Moment::Hurt, .seat = owner, .figure = id});
    }
}

// The next target with hits: a nest is wounded at once, a figure defends. [TF-20.2] [TF-20.3]
Flow next_target(State& s, TfLog& log)
{
    Fight& f = top<Fight>(s);
    while (f.next < f.targets.size() && f.hits[f.next] == 0) {
        ++f.next;
    }
    if (f.next >= f.targets.size()) {
        f.step = FightStep::Done;
        return Flow::Again;
    }
    const Target target = defender(f);
    if (target.figure == kNoFigure) {
        const int wounds = f.hits[f.next];
        f.nest_wounds = static_cast<std::uint8_t>(f.nest_wounds + wounds);
        ++f.next;
        wound_nest(s, target.nest, wounds, f.seat, log);
        return Flow::Again;
    }
    if (figure(s, target.figure).zone == Zone::Casualty) {
        ++f.next;
        return Flow::Again;
    }
    f.step = FightStep::Defend;
    return may_play(s, owner_of(s, target.figure), When::Guard, target.figure) ? Flow::Ask : Flow::Again;
}

Flow finish_fight(State& s, TfLog& log)
{
    const Fight f = top<Fight>(s);
    if (!f.rolled_over && (f.figure_wounds > 0 || f.nest_wounds > 0) && f.figure != kNoFigure) {
        top<Fight>(s).rolled_over = true;
        const Ability ability = pilot_ability(s, f.figure);
        if (ability == Ability::Opportunist && f.figure_wounds > 0) gain_cheese(s, f.seat, 1, log);
        if (ability == Ability::NestBreaker && f.nest_wounds > 0) gain_cheese(s, f.seat, 1, log);
        if (may_play(s, f.seat, When::Wounding, f.figure)) return Flow::Ask;
    }
    s.stack.pop_back();
    check_objectives(s, log);
    return Flow::Again;
}

Flow share(State& s)
{
    Fight& f = top<Fight>(s);
    const int n = count_hits(f);
    f.hits.clear();
    for (std::size_t i = 0; i < f.targets.size(); ++i) {
        f.hits.push_back(0);
    }
    f.next = 0;
    if (n > 0 && f.targets.size() > 1) return Flow::Ask;  // [TF-20.2]
    if (n > 0) f.hits[0] = static_cast<std::uint8_t>(n);
    f.step = n > 0 ? FightStep::Guard : FightStep::Done;  // [TF-13.5]
    return Flow::Again;
}

void ask_split(const Fight& f, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("TF-20.2"), "fight.split");
    if (!offer) return;
    offer.open("split");
    const int n = count_hits(f);
    offer.number("hits", n);
    Hits none;
    for (std::size_t i = 0; i < f.targets.size(); ++i) {
        none.push_back(0);
    }
    Hits even = none;
    for (int i = 0; i < n; ++i) {
        ++even[static_cast<std::size_t>(i) % even.size()];
    }
    offer.add(Split{even});
    std::size_t best = 0;
    for (std::size_t i = 0; i < f.targets.size(); ++i) {
        Hits all = none;
        all[i] = static_cast<std::uint8_t>(n);
        offer.add(Split{all});
        Hits most = none;  // one figure each from here on, the rest on this target
        most[i] = static_cast<std::uint8_t>((n + 1) / 2);
        for (int j = 0; j < n / 2; ++j) {
            ++most[(i + 1 + static_cast<std::size_t>(j)) % most.size()];
        }
        offer.add(Split{most});
        const auto left = [&](const Target& target) {  // for who is away: the nest first, else who has least life (D19)
            return target.figure == kNoFigure ? 0 : life_left(s, target.figure);
        };
        if (left(f.targets[i]) < left(f.targets[best])) best = i;
    }
    Hits first = none;
    first[best] = static_cast<std::uint8_t>(n);
    offer.fallback(Split{first});
}

void leap(State& s, FigureId id, Space to, TfLog& log)
{
    figure(s, id).at = to;
    top<Fight>(s).targets.erase_one(at_figure(id));
    log.say(rule("TF-27.1"), To::all(), Walked{owner_of(s, id), id, to});
    tidy_leaves(s, log);
}

bool can_leap(const State& s, const Fight& f)  // a second figure
{
    for (const FigureId id : f.leapers) {
        if (!leap_spaces(s, f, id).empty()) return true;
    }
    return false;
}

void ask_leap(const Fight& f, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(owner_of(s, f.leapers.front()), rule("TF-27.1"), "card.leap");
    if (!offer) return;
    offer.add(Pass{});
    offer.fallback(Pass{});
    for (const FigureId id : f.leapers) {
        for (const Space to : leap_spaces(s, f, id)) {
            offer.add(Walk{id, to});
        }
    }
}

}  // namespace

Figures leapers(const State& s, const Fight& f, Seat seat)  // heroes and squads, unless they may not leave
{
    Figures some;
    for (const FigureId id : figures_at(s, f.space)) {
        const GroundCard* card = ground_card(s, id);
        if (owner_of(s, id) != seat || !card || card->kind == GroundKind::Object) continue;
        if (!figure(s, id).immobile && !is_pinned(s, id)) some.add(id);
    }
    return some;
}

Spaces leap_spaces(const State& s, const Fight& f, FigureId id)
{
    Spaces some;
    for (const Space to : neighbours(s, f.space)) {
        if (has_room(s, to, id)) some.add(to);
    }
    return some;
}

void leap_first(State& s, FigureId id, Space to, TfLog& log)
{
    Fight& f = top<Fight>(s);
    f.leapers = leapers(s, f, owner_of(s, id));
    f.leapers.remove(id);
    leap(s, id, to, log);
}

Fight swoop_on(const State& s, FigureId bird, Space at)  // [TF-19.2]
{
    const Seat seat = owner_of(s, bird);
    Fight f{.kind = AttackKind::Swoop, .seat = seat, .figure = bird, .space = at};
    f.dice = static_cast<std::uint8_t>(swoop_dice(s, bird));
    if (is_enemy_nest(s, at, seat)) f.targets.push_back(at_nest(nest_owner(s, at)));
    for (const FigureId id : figures_at(s, at)) {
        if (owner_of(s, id) != seat && !f.targets.full()) f.targets.push_back(at_figure(id));
    }
    return f;
}

Fight swoop_on_mission(const State& s, FigureId bird, Seat owner)
{
    Fight f{.kind = AttackKind::Swoop, .seat = owner_of(s, bird), .figure = bird};
    f.dice = static_cast<std::uint8_t>(swoop_dice(s, bird));
    for (const FigureId id : figures_of(s, owner, Zone::Mission)) {
        f.targets.push_back(at_figure(id));
    }
    return f;
}

Seat attacked_nest(const Fight& f)
{
    for (const Target& target : f.targets) {
        if (target.nest != kSpectator) return target.nest;
    }
    return kSpectator;
}

bool has_wall(const State& s, const Fight& f, FigureId id)
{
    const GroundCard* card = ground_card(s, id);
    if (!card || card->kind != GroundKind::Squad) return false;
    const auto* a = running<Activation>(s);
    return f.wall || (a && is_grounded(s, id) && a->wall == figure(s, id).at);
}

std::optional<Refusal> split_refusal(const Fight& f, const Hits& shares)
{
    if (shares.size() != f.targets.size()) return Refusal{rule("TF-20.2"), "a_share_each"};
    int sum = 0;
    for (const std::uint8_t share : shares) {
        sum += share;
    }
    if (sum != count_hits(f)) return Refusal{rule("TF-20.2"), "all_hits"};
    return std::nullopt;
}

Flow resume(const Fight& f, State& s, Rng& rng, TfLog& log)
{
    Fight& now = top<Fight>(s);
    switch (f.step) {
        case FightStep::Dodge:
            now.step = FightStep::Cast;
            if (f.kind != AttackKind::Swoop || f.space == kNowhere) return Flow::Again;
            return may_play(s, opponent(s, f.seat), When::Dodge, f.figure) ? Flow::Ask : Flow::Again;
        case FightStep::Cast:
            if (can_leap(s, f)) return Flow::Ask;
            roll_attack(s, rng, log);
            return Flow::Again;
        case FightStep::Rolled:
            if (has_roll_choice(s, f)) return Flow::Ask;
            settle(s, log);
            now.step = FightStep::Share;
            return Flow::Again;
        case FightStep::Share: return share(s);
        case FightStep::Guard: return next_target(s, log);
        case FightStep::Defend: roll_defence(s, rng, log); return Flow::Again;
        case FightStep::Defended:
            if (has_roll_choice(s, f)) return Flow::Ask;
            settle(s, log);
            hurt(s, rng, log);
            return Flow::Again;
        case FightStep::Done: break;
    }
    return finish_fight(s, log);
}

void ask(const Fight& f, const State& s, TfQuestions& questions)
{
    if (f.step == FightStep::Rolled || f.step == FightStep::Defended) return ask_rolled(f, s, questions);
    if (f.step == FightStep::Share) return ask_split(f, s, questions);
    if (!f.leapers.empty()) return ask_leap(f, s, questions);
    const bool dodge = f.step == FightStep::Cast, guard = f.step == FightStep::Defend;
    const Seat seat = dodge ? opponent(s, f.seat) : guard ? owner_of(s, defender(f).figure) : f.seat;
    const FigureId who = guard ? defender(f).figure : f.figure;
    auto offer = questions.to(seat, rule("TF-27.1"), dodge ? "card.dodge" : guard ? "card.guard" : "card.wounding");
    if (!offer) return;
    offer.add(Pass{});
    offer.fallback(Pass{});
    offer_plays(s, seat, dodge ? When::Dodge : guard ? When::Guard : When::Wounding, who, offer);
}

void take(const Fight& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    Fight& now = top<Fight>(s);
    if (const auto* split = std::get_if<Split>(&choice)) {
        now.hits = split->hits;
        now.step = FightStep::Guard;
        log.say(rule("TF-20.2"), To::all(), HitsSplit{seat, split->hits});
        return;
    }
    if (const auto* dice = std::get_if<Reroll>(&choice)) return reroll(s, seat, dice->dice, rng, log);
    if (const auto* card = std::get_if<PlayCard>(&choice)) {
        play(s, seat, *card, rng, log);
        if (f.step == FightStep::Rolled || f.step == FightStep::Defended || can_leap(s, now)) return;
    }
    if (f.step == FightStep::Rolled) {
        settle(s, log);
        now.step = FightStep::Share;
    } else if (f.step == FightStep::Defended) {
        settle(s, log);
        hurt(s, rng, log);
    } else if (f.step == FightStep::Cast) {
        if (const auto* second = std::get_if<Walk>(&choice)) leap(s, second->figure, second->to, log);
        now.leapers = {};
        roll_attack(s, rng, log);
    } else if (f.step == FightStep::Defend) {
        roll_defence(s, rng, log);
    } else if (f.step == FightStep::Done) {
        s.stack.pop_back();
    }
}

}  // namespace snowbound::tail_feathers
