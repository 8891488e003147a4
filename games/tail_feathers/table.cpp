// The table: modules, who stands where, what units can do, where one may walk. Chapters TF-1, TF-8, TF-18.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

bool is_on(Flag flag, bool by_scenario) { return flag == Flag::ByScenario ? by_scenario : flag == Flag::On; }
const ScenarioCard& scenario(const State& s) { return card_of(s.options.scenario); }

}  // namespace

bool uses_cards(const State& s) { return is_on(s.options.cards, scenario(s).cards); }
bool uses_objects(const State& s) { return is_on(s.options.objects, scenario(s).objects); }
bool uses_forage(const State& s) { return is_on(s.options.forage, scenario(s).forage); }
bool uses_feathers(const State& s) { return is_on(s.options.feathers, scenario(s).feathers); }
bool uses_spiral(const State& s) { return is_on(s.options.spiral, scenario(s).spiral); }
bool uses_leaves(const State& s) { return is_on(s.options.leaves, scenario(s).leaves); }
bool uses_objectives(const State& s) { return is_on(s.options.objectives, scenario(s).objectives); }

Field field_of(const State& s)
{
    Field field;
    Trees homes;
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).nest == 0 && s.round > 0) continue;  // [TF-21.3] a destroyed nest is removed
        field.add_home(player(s, seat).home);
        homes.add(player(s, seat).home);
    }
    for (std::size_t i = 0; i < kCornerTrees; ++i) {
        if (!homes.has(static_cast<Tree>(i))) field.add_tree(static_cast<Tree>(i));
    }
    if (scenario(s).sapling) field.add_tree(Tree::Sapling);
    for (std::size_t i = 0; i < kLeaves; ++i) {
        const Leaf& leaf = s.leaves[i];
        const Space at = space_at(kFirstLeaf + i);
        if (leaf.in_play && leaf.drifting) field.drift_leaf(at, leaf.drift.stem, leaf.drift.axis);
        if (leaf.in_play && !leaf.drifting) field.hang_leaf(at);
    }
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (is_flying(s, figure_at(i))) field.add_bird(static_cast<ObjectId>(i), s.figures[i].pose.at);
    }
    for (const Feather& feather : s.feathers) {
        field.add_feather(feather.id, feather.at, feather.angle);
    }
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).mission_lies) {
            field.add_card(static_cast<ObjectId>(snowbound::index(seat)), player(s, seat).mission_at);
        }
    }
    field.markers.push_back({{scenario(s).axis_x, scenario(s).axis_y}, kAxisRadius});
    for (const Spiral& spiral : s.spirals) {
        field.markers.push_back({spiral.marker, kSpiralRadius});
    }
    return field;
}

Spaces spaces_in_play(const State& s)
{
    Spaces spaces;
    Trees homes;
    for (const Seat seat : all_seats(s)) {
        spaces |= home_spaces_of(player(s, seat).home);
        homes.add(player(s, seat).home);
    }
    for (std::size_t i = 0; i < kCornerTrees; ++i) {
        if (!homes.has(static_cast<Tree>(i))) spaces |= spaces_of(static_cast<Tree>(i));
    }
    if (scenario(s).sapling) spaces |= spaces_of(Tree::Sapling);
    for (std::size_t i = 0; i < kLeaves; ++i) {
        if (s.leaves[i].in_play) spaces.add(space_at(kFirstLeaf + i));
    }
    return spaces;
}

namespace {

Spaces neighbours(const State& s, Space at, const Spaces& in_play)
{
    Spaces next;
    const auto drifts = [&](Space space) { return is_leaf(space) && s.leaves[index(space) - kFirstLeaf].drifting; };
    if (drifts(at)) {  // [TF-33.8]
        const Space beside = s.leaves[index(at) - kFirstLeaf].beside;
        if (beside != kNowhere) next.add(beside);
        return next;
    }
    for (const Space each : facts(at).adjacent& in_play) {
        if (!drifts(each)) next.add(each);
    }
    return next;
}

}  // namespace

Spaces neighbours(const State& s, Space at) { return neighbours(s, at, spaces_in_play(s)); }

bool is_object(const State& s, FigureId id)
{
    const GroundCard* card = ground_card(s, id);
    return card && card->kind == GroundKind::Object;
}

const GroundCard* ground_card(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    return u.is_bird ? nullptr : &card_of(u.ground);
}

bool is_large(const State& s, FigureId id)
{
    const GroundCard* card = ground_card(s, id);
    return !card || card->large;  // [TF-1.7] a perched bird is large
}

bool has_pilot(const State& s, FigureId id) { return unit_of(s, id).is_bird && !unit_of(s, id).riderless; }

int melee_of(const State& s, FigureId id)  // [TF-18.1]
{
    const Unit& u = unit_of(s, id);
    if (u.is_bird) return u.riderless ? 0 : rank_of(u.pilot, u.rank).melee;  // [TF-34.4]
    return card_of(u.ground).melee + figure(s, id).veteran;                  // [TF-34.2]
}

int ranged_of(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (u.is_bird) return u.riderless ? 0 : rank_of(u.pilot, u.rank).ranged;
    return card_of(u.ground).ranged + figure(s, id).veteran;
}

int defence_of(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (u.is_bird) return card_of(u.bird).defence;
    return card_of(u.ground).defence + figure(s, id).veteran;
}

int move_of(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    return u.is_bird ? card_of(u.bird).move : card_of(u.ground).move;
}

int life_of(const State& s, FigureId id)  // [TF-18.1] bird and pilot together
{
    const Unit& u = unit_of(s, id);
    if (!u.is_bird) return card_of(u.ground).life;
    return card_of(u.bird).life + (u.riderless ? 0 : rank_of(u.pilot, u.rank).life);
}

int points_of(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (u.is_bird) return card_of(u.bird).cost + (u.riderless ? 0 : rank_of(u.pilot, u.rank).cost);
    return card_of(u.ground).cost + (figure(s, id).veteran ? kVeteranCost : 0);
}

int pilot_value(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (!u.is_bird || u.riderless) return 0;                           // [TF-34.4]
    return figure(s, id).shaken ? 1 : rank_of(u.pilot, u.rank).pilot;  // [TF-26.2]
}

int swoop_dice(const State& s, FigureId id)  // [TF-19.1]
{
    const Unit& u = unit_of(s, id);
    const int pilot = figure(s, id).shaken ? 0 : melee_of(s, id);  // [TF-26.2]
    const int hunter = bird_ability(s, id) == Ability::Hunter ? 1 : 0;
    return card_of(u.bird).battle + pilot + hunter;
}

Ability bird_ability(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    return u.is_bird ? card_of(u.bird).ability : card_of(u.ground).ability;
}

Ability pilot_ability(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    return u.is_bird && !u.riderless ? card_of(u.pilot).ability : Ability::None;
}

Proficiency proficiency_of(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (!u.is_bird) return card_of(u.ground).proficiency;
    return u.riderless ? Proficiency::None : card_of(u.pilot).proficiency;
}

bool is_locked(const State& s, FigureId id)
{
    for (const Spiral& spiral : s.spirals) {
        if (spiral.attacker == id || spiral.defender == id) return true;
    }
    return false;
}

int count_in(const State& s, Space at, Seat seat, bool large_too)
{
    int n = 0;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (figure(s, id).at != at || !is_grounded(s, id) || owner_of(s, id) != seat || is_object(s, id)) continue;
        n += large_too || !is_large(s, id);  // objects are no figures [TF-R59]
    }
    return n;
}

int enemies_in(const State& s, Space at, Seat seat)
{
    int n = 0;
    for (const Seat enemy : enemies(s, seat)) {
        n += count_in(s, at, enemy);
    }
    return n;
}

bool has_room(const State& s, Space at, FigureId id)
{
    if (is_nest(at)) return nest_owner(s, at) != kSpectator;  // [TF-8.8] [TF-R10]
    int small = 0, large = 0;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId each = figure_at(i);
        if (s.figures[i].at != at || each == id || !is_grounded(s, each) || is_object(s, each)) continue;  // [TF-R11]
        (is_large(s, each) ? large : small) += 1;
    }
    if (is_leaf(at)) return !is_large(s, id) && small < 3;                  // [TF-32.1]
    return is_large(s, id) ? small + large == 0 : large == 0 && small < 4;  // [TF-8.2] [TF-R63]
}

bool is_pinned(const State& s, FigureId id)  // [TF-8.6] [TF-R09]
{
    if (!is_grounded(s, id) || is_large(s, id)) return false;  // [TF-8.10] [TF-R64]
    const Seat seat = owner_of(s, id);
    return enemies_in(s, figure(s, id).at, seat) > count_in(s, figure(s, id).at, seat);
}

bool is_space_of(const State&, Space at, Tree tree) { return !is_leaf(at) && tree_of(at) == tree; }

Seat nest_owner(const State& s, Space at)
{
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).nest > 0 && home_nest(s, seat) == at) return seat;
    }
    return kSpectator;
}

bool is_enemy_nest(const State& s, Space at, Seat seat)
{
    const Seat owner = nest_owner(s, at);
    return owner != kSpectator && owner != seat;
}

bool is_enemy_home(const State& s, Tree tree, Seat seat)
{
    for (const Seat enemy : enemies(s, seat)) {
        if (player(s, enemy).home == tree) return true;
    }
    return false;
}

Figures figures_of(const State& s, Seat seat, Zone zone)
{
    Figures all;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (s.figures[i].zone == zone && owner_of(s, figure_at(i)) == seat) all.add(figure_at(i));
    }
    return all;
}

Figures enemy_figures(const State& s, Seat seat, Zone zone)
{
    Figures all;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (s.figures[i].zone == zone && owner_of(s, figure_at(i)) != seat) all.add(figure_at(i));
    }
    return all;
}

Figures figures_at(const State& s, Space at)
{
    Figures all;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (s.figures[i].at == at && is_grounded(s, figure_at(i))) all.add(figure_at(i));
    }
    return all;
}

Spaces reachable(const State& s, FigureId id, int steps)  // [TF-8.1]
{
    Spaces seen;
    const Figure& f = figure(s, id);
    if (is_pinned(s, id)) return seen;
    const Seat seat = owner_of(s, id);
    const Spaces in_play = spaces_in_play(s);
    Spaces edge, tried;
    edge.add(f.at);
    tried.add(f.at);
    for (int i = 0; i < steps; ++i) {
        Spaces next;
        for (const Space from : edge) {
            // [TF-8.4] whoever is small stops where an enemy stands
            if (from != f.at && !is_large(s, id) && has_enemy_in(s, from, seat)) continue;
            const Spaces around = neighbours(s, from, in_play) - tried;
            for (const Space to : around) {
                if (has_room(s, to, id)) next.add(to);  // [TF-8.3]
            }
            tried |= around;
        }
        seen |= next;
        edge = next;
    }
    return seen;
}

Participant participant(const State& s, FigureId id)
{
    const Figure& f = figure(s, id);
    return f.flying ? Participant::in_the_air(static_cast<ObjectId>(index(id)), f.pose.at) : Participant::on(f.at);
}

Participant participant(const State& s, const Target& target)
{
    return target.figure != kNoFigure ? participant(s, target.figure) : Participant::on(home_nest(s, target.nest));
}

}  // namespace snowbound::tail_feathers
