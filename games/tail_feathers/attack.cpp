// Chapters TF-13 to TF-16: who may be attacked, by whom, from where.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

using Verdict = std::optional<Refusal>;

Space space_of_target(const State& s, const Target& target)  // kNowhere: in the air
{
    if (target.figure == kNoFigure) return home_nest(s, target.nest);
    return figure(s, target.figure).flying ? kNowhere : figure(s, target.figure).at;
}

Verdict target_refusal(const State& s, Seat seat, const Target& target)
{
    if (target.figure != kNoFigure) {
        if (index(target.figure) >= s.figures.size() || !is_available(s, target.figure)) {
            return Refusal{rule("TF-1.6"), "not_available"};
        }
        if (owner_of(s, target.figure) == seat) return Refusal{rule("TF-15.1"), "own_side"};
        if (is_locked(s, target.figure)) return Refusal{rule("TF-31.9"), "in_a_spiral"};
        return std::nullopt;
    }
    if (snowbound::index(target.nest) >= s.seats || player(s, target.nest).nest == 0) {
        return Refusal{rule("TF-1.6"), "not_available"};
    }
    if (target.nest == seat) return Refusal{rule("TF-15.1"), "own_side"};
    return std::nullopt;
}

Verdict sight_refusal(const State& s, FigureId id, const Target& target, const Field& field, std::int32_t range)
{
    const Sight sight = look(participant(s, id), participant(s, target), field, range);
    if (!sight.in_range) return Refusal{rule("TF-14.2"), "out_of_range"};
    if (sight.clear) return std::nullopt;
    switch (sight.blocker) {  // [TF-14.3]
        case Blocker::Trunk: return Refusal{rule("TF-14.3"), "trunk_in_sight"};
        case Blocker::Bird: return Refusal{rule("TF-14.3"), "bird_in_sight"};
        case Blocker::Feather: return Refusal{rule("TF-14.3"), "feather_in_sight"};
        case Blocker::Leaf: return Refusal{rule("TF-14.3"), "leaf_in_sight"};
        case Blocker::None: break;
    }
    return Refusal{rule("TF-14.2"), "out_of_range"};
}

// `sees(range)`: what its line of sight bars.
template <class Sees>
Verdict ranged_refusal(const State& s, const Activation& a, const Strike& strike, Sees&& sees)
{
    const FigureId id = strike.figure;
    if (ranged_of(s, id) == 0 || ranged_of(s, id) + a.ranged <= 0) return Refusal{rule("TF-13.3"), "no_ranged_value"};
    if (is_object(s, id)) return std::nullopt;  // [TF-14.4] extended range
    if (is_grounded(s, id)) {
        const Space here = figure(s, id).at;
        const bool close = has_enemy_in(s, here, a.seat);
        if (close && (strike.target.figure == kNoFigure || space_of_target(s, strike.target) != here)) {
            return Refusal{rule("TF-15.3"), "enemies_here"};
        }
    }
    return sees(a.long_shot ? kLongShot : kRange[1]);
}

template <class Sees>
Verdict melee_refusal(const State& s, const Activation& a, const Strike& strike, Sees&& sees)
{
    const FigureId id = strike.figure;
    if (melee_of(s, id) + a.melee <= 0 || melee_of(s, id) == 0) return Refusal{rule("TF-13.3"), "no_melee_value"};
    const Space there = space_of_target(s, strike.target);
    if (is_flying(s, id)) {  // [TF-16.2] [TF-R35]
        if (s.options.melee_at_flyers_only && there != kNowhere) return Refusal{rule("TF-R35"), "flyers_only"};
        return sees(kRange[0]);
    }
    if (there == kNowhere) return Refusal{rule("TF-16.1"), "out_of_reach"};
    const Space here = figure(s, id).at;
    if (here != there && !neighbours(s, here).has(there)) return Refusal{rule("TF-16.1"), "not_adjacent"};
    return std::nullopt;
}

Verdict striker_refusal(const State& s, const Activation& a, FigureId id)  // whomever it attacks
{
    if (index(id) >= s.figures.size() || !a.acting.has(id) || !is_available(s, id)) {
        return Refusal{rule("TF-13.2"), "not_acting"};
    }
    if (a.acted.has(id)) return Refusal{rule("TF-13.2"), "has_acted"};
    if (a.swooped) return Refusal{rule("TF-19.4"), "has_swooped"};
    return a.no_attack ? Verdict(Refusal{rule("TF-31.8"), "was_in_a_spiral"}) : std::nullopt;
}

template <class Sees>
Verdict aim_refusal(const State& s, const Activation& a, const Strike& strike, Sees&& sees)
{
    const FigureId id = strike.figure;
    if (a.double_shot && strike.kind != AttackKind::Ranged) return Refusal{rule("TF-13.2"), "has_acted"};
    if (figure(s, id).shaken) return Refusal{rule("TF-26.2"), "is_shaken"};
    if (unit_of(s, id).is_bird && !has_pilot(s, id)) return Refusal{rule("TF-34.4"), "riderless"};
    if (auto no = target_refusal(s, a.seat, strike.target)) return no;
    if (strike.kind == AttackKind::Ranged) return ranged_refusal(s, a, strike, sees);
    if (strike.kind == AttackKind::Melee) return melee_refusal(s, a, strike, sees);
    return Refusal{rule("TF-1.17"), "no_normal_attack"};
}

// For whoever does not ask why not.
bool can_aim(const State& s, const Activation& a, const Strike& strike, const Field& field)
{
    const auto sees = [&](std::int32_t range) -> Verdict {
        if (is_clear(participant(s, strike.figure), participant(s, strike.target), field, range)) return std::nullopt;
        return Refusal{rule("TF-14.3"), "out_of_range"};
    };
    return !aim_refusal(s, a, strike, sees);
}

}  // namespace

std::optional<Refusal> strike_refusal(const State& s, const Activation& a, const Strike& strike, const Field& field)
{
    if (auto no = striker_refusal(s, a, strike.figure)) return no;
    return aim_refusal(
        s, a, strike, [&](std::int32_t range) { return sight_refusal(s, strike.figure, strike.target, field, range); });
}

namespace {

// Every normal attack that a figure could think of.
void each_strike(const State& s, const Activation& a, FigureId id, auto&& see)
{
    const auto at = [&](const Target& target) {
        see(Strike{id, AttackKind::Ranged, target});
        see(Strike{id, AttackKind::Melee, target});
    };
    for (const FigureId each : enemy_figures(s, a.seat, Zone::Battlefield)) {
        at(at_figure(each));
    }
    for (const Seat enemy : enemies(s, a.seat)) {
        if (player(s, enemy).nest > 0) at(at_nest(enemy));  // [TF-R37]
    }
}

}  // namespace

void offer_strikes(const State& s, const Activation& a, FigureId id, const Field& field, TfOffer& offer)
{
    if (!offer.for_people()) {
        if (striker_refusal(s, a, id)) return;
        each_strike(s, a, id, [&](const Strike& strike) {
            if (can_aim(s, a, strike, field)) offer.add(strike);
        });
        return;
    }
    each_strike(s, a, id, [&](const Strike& strike) {
        if (const auto no = strike_refusal(s, a, strike, field)) {
            offer.bar(strike, *no);
        } else {
            offer.add(strike);
        }
    });
}

bool has_strike(const State& s, const Activation& a, FigureId id)
{
    if (striker_refusal(s, a, id)) return false;
    const Field field = field_of(s);
    bool found = false;
    each_strike(s, a, id, [&](const Strike& strike) { found = found || can_aim(s, a, strike, field); });
    return found;
}

bool could_strike(const State& s, UnitId id)
{
    Activation a{.seat = s.units[index(id)].owner, .unit = id, .stage = Stage::Act};
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (s.figures[i].unit == id && is_available(s, figure_at(i))) a.acting.add(figure_at(i));
    }
    for (const FigureId each : a.acting) {
        if (has_strike(s, a, each)) return true;
    }
    return false;
}

}  // namespace snowbound::tail_feathers
