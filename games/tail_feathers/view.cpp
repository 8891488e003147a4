// Who sees what: chapter 5 of the catalogue of hidden things, clause by clause in state.h.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

PlayerView show(const Player& p)
{
    PlayerView v{.faction = p.faction, .home = p.home, .nest = p.nest, .dial = p.dial, .embers = p.embers};
    v.cheese = p.cheese;
    v.out = p.out;
    v.ready = p.answered.has_value();
    v.has_mission = p.mission.has_value();
    if (p.mission_open) v.mission = p.mission;  // [TF-4.7]
    v.shown = p.shown;
    v.mission_lies = p.mission_lies;
    v.mission_at = p.mission_at;
    v.hand_size = static_cast<std::uint8_t>(p.hand.size());
    v.discard = p.discard;
    v.played = p.played;
    if (p.laurel) v.objective = p.objective;
    v.tokens = p.tokens;
    v.feats = p.feats;
    return v;
}

Mine show_mine(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Mine m{.hand = p.hand, .mission = p.mission};
    if (p.knows_mission) m.spied = player(s, opponent(s, seat)).mission;
    if (p.dealt[0] != p.dealt[1]) m.dealt = {p.dealt[0], p.dealt[1]};
    m.objective = p.objective;
    m.answered = p.answered;
    if (const auto* setup = running<Setup>(s); setup && setup->step == SetupStep::Armies) {
        m.roster = roster_of(p.faction, s.options);
    }
    return m;
}

// The ruler of an attack that was declared; a swoop, a patrol and the like have none.
std::optional<Line> ruler_of(const State& s, const Fight& f)
{
    const bool measured = f.kind == AttackKind::Ranged || f.kind == AttackKind::Melee;
    if (!measured || f.figure == kNoFigure || f.targets.size() != 1 || !is_available(s, f.figure)) return std::nullopt;
    const Target& target = f.targets.front();
    if (target.figure != kNoFigure && !is_available(s, target.figure)) return std::nullopt;
    if (target.figure == kNoFigure && snowbound::index(target.nest) >= s.seats) return std::nullopt;
    const Sight sight = look(participant(s, f.figure), participant(s, target), field_of(s), kLongShot);
    return sight.in_range ? std::optional(sight.line) : std::nullopt;
}

}  // namespace

Place place_of(const State& s, FigureId id, Point at)
{
    const Field field = field_of(s);
    Place place{.figure = id};
    std::int64_t to_tree = INT64_MAX, to_bird = INT64_MAX;
    const auto tree = [&](Tree which, const Outline& shape) {
        const std::int64_t away = std::max<std::int64_t>(0, distance(corners(shape.polygon), at) - kBaseRadius);
        if (away < to_tree) to_tree = away, place.tree = which;
    };
    for (const Tree each : field.trunks) tree(each, trunk(each));
    for (const Space each : field.spaces) tree(tree_of(each), shape_of(field, each));
    for (const BirdAt& bird : field.birds) {
        if (bird.id == static_cast<ObjectId>(index(id))) continue;
        const std::int64_t away = std::max<std::int64_t>(0, root(squared(bird.at, at)) - 2 * kBaseRadius);
        if (away < to_bird) to_bird = away, place.bird = figure_at(bird.id);
    }
    if (!s.options.free_measuring) return place;
    place.to_tree = static_cast<std::int32_t>(to_tree);
    if (place.bird != kNoFigure) place.to_bird = static_cast<std::int32_t>(to_bird);
    return place;
}

}  // namespace tail_feathers

using namespace tail_feathers;

View TailFeathers::view(const State& s, Seat seat)
{
    View v;
    v.options = s.options;
    v.round = s.round;
    v.nut = s.nut;
    for (const Seat each : all_seats(s)) {
        v.players.push_back(show(player(s, each)));
    }
    v.units = s.units;
    v.figures = s.figures;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const auto left = static_cast<std::uint8_t>(std::max(0, life_left(s, figure_at(i))));
        v.lives.push_back({left, static_cast<std::uint8_t>(life_of(s, figure_at(i)))});
    }
    v.spaces = spaces_in_play(s);
    v.leaves = s.leaves;
    v.feathers = s.feathers;
    v.spirals = s.spirals;
    v.tokens = s.tokens;
    v.crossings = s.crossings;
    if (const auto* flight = running<Flight>(s)) {
        const Route route = lay(plan_of(*flight));
        v.route = joints(route);
        for (const Crossing& each : s.crossings) v.stations.push_back(station(route, each.arc).at);
    }
    if (const auto* fight = running<Fight>(s)) v.ruler = ruler_of(s, *fight);
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (is_flying(s, figure_at(i))) v.places.push_back(place_of(s, figure_at(i), s.figures[i].pose.at));
    }
    v.dice = s.dice;
    v.scatter = s.scatter;
    v.freed = s.freed;
    v.stack = s.stack;
    v.winners = s.winners;
    v.ending = s.ending;
    v.campaign = s.campaign;
    if (index(seat) < s.seats) v.mine = show_mine(s, seat);
    return v;
}

}  // namespace snowbound
