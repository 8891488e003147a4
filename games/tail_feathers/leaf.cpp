#include "games/tail_feathers/leaf.h"

namespace snowbound::tail_feathers {
namespace {

struct Sweep {  // how a swing about the leading hole came out
    Drift drift;
    std::int32_t swept = 0;
    Contact contact = Contact::None;
    ObjectId id = kNobody;
    Space unload{};
};

class Swing {
public:
    Swing(const Field& field, Space leaf, std::optional<Tree> origin) : field_(field), leaf_(leaf), origin_(origin) {}

    Sweep turn(const Drift& from, int sense, FixedVector<ObjectId, kFeathers>& swept_away) const
    {
        const Point hole = from.lead == Hole::Tip ? tip_of(from) : from.stem;
        const int facing = direction(hole, from.aim);
        const int target = from.lead == Hole::Tip ? facing + kHalfTurn : facing;  // the other end shall face the target
        int total = turned((target - from.axis) * sense, 0);
        if (total == 0) total = kFullTurn;
        Sweep sweep{from};
        while (sweep.swept < total) {
            const std::int32_t j = std::min(sweep.swept + kLeafStep, total);
            Drift next = from;
            next.axis = turned(from.axis, sense * j);
            if (from.lead == Hole::Tip) next.stem = step(hole, turned(next.axis, kHalfTurn), kLeafHoles);
            const Outline shape = outline(leaf_polygon(next.stem, next.axis));
            if (meets(shape, hole, sweep)) break;
            sweep_feathers(shape, swept_away);
            sweep.drift = next, sweep.swept = j;
        }
        return sweep;
    }

private:
    bool touches(const Outline& a, const Outline& b) const
    {
        return meet(a.box, b.box) && touch(corners(a.polygon), corners(b.polygon));
    }
    bool is_ignored(Tree tree) const { return origin_ && *origin_ == tree; }

    bool meets_a_tree(const Outline& shape, Point hole, Sweep& sweep) const  // [TF-G13.7] [TF-R55]
    {
        for (const Space space : field_.spaces) {
            if (is_ignored(tree_of(space)) || !touches(shape, facts(space).outline)) continue;
            return sweep.contact = Contact::Tree, sweep.unload = space, true;
        }
        for (const Tree tree : field_.trunks) {
            if (is_ignored(tree) || !touches(shape, trunk(tree))) continue;
            return sweep.contact = Contact::Tree, sweep.unload = nearest_space(tree, hole), true;
        }
        return false;
    }
    Space nearest_space(Tree tree, Point hole) const
    {
        Space best{};
        std::int64_t least = INT64_MAX;
        for (const Space space : field_.spaces) {
            if (tree_of(space) != tree) continue;
            const std::int64_t away = distance(corners(facts(space).outline.polygon), hole);
            if (away < least) least = away, best = space;
        }
        return best;
    }

    // What stops the leaf, in this order: trees, mission cards, other drifting leaves, birds [TF-G13.5].
    bool meets(const Outline& shape, Point hole, Sweep& sweep) const
    {
        if (meets_a_tree(shape, hole, sweep)) return true;
        for (const CardAt& card : field_.cards) {
            if (touches(shape, card.outline)) return sweep.contact = Contact::Card, sweep.id = card.id, true;
        }
        for (const LeafAt& other : field_.leaves) {
            if (!other.drifting || other.leaf == leaf_ || !touches(shape, other.outline)) continue;
            return sweep.contact = Contact::Leaf, sweep.id = static_cast<ObjectId>(other.leaf), true;
        }
        for (const BirdAt& bird : field_.birds) {
            const Disc base{bird.at, kBaseRadius};
            if (!meet(shape.box, box_of(base)) || !touch(base, corners(shape.polygon))) continue;
            return sweep.contact = Contact::Bird, sweep.id = bird.id, true;
        }
        return false;
    }

    void sweep_feathers(const Outline& shape, FixedVector<ObjectId, kFeathers>& swept_away) const
    {
        for (const FeatherAt& feather : field_.feathers) {
            if (swept_away.contains(feather.id) || !touches(shape, feather.outline)) continue;
            swept_away.push_back(feather.id);
        }
    }

    const Field& field_;
    Space leaf_;
    std::optional<Tree> origin_;
};

// The nearest lattice point of a polygon: corners, and beside the foot of a perpendicular what lies inside.
void nearest_point(Corners polygon, Point to, std::optional<Point>& best)
{
    const auto consider = [&](Point p) {
        if (contains(polygon, p) && (!best || squared(p, to) < squared(*best, to))) best = p;
    };
    Point a = polygon.back();
    for (const Point& b : polygon) {
        consider(b);
        const std::int64_t dx = std::int64_t{b.x} - a.x, dy = std::int64_t{b.y} - a.y, length = dx * dx + dy * dy;
        const std::int64_t along = (std::int64_t{to.x} - a.x) * dx + (std::int64_t{to.y} - a.y) * dy;
        if (along > 0 && along < length) {
            const std::int64_t scale = root(length);  // two roundings: the foot to within a few units
            const std::int64_t part = round_div(along, scale);
            const Point foot{a.x + static_cast<std::int32_t>(round_div(part * dx, scale)),
                             a.y + static_cast<std::int32_t>(round_div(part * dy, scale))};
            for (std::int32_t i = 0; i < 25; ++i) consider({foot.x + i % 5 - 2, foot.y + i / 5 - 2});
        }
        a = b;
    }
}

}  // namespace

Point tip_of(const Drift& drift) { return step(drift.stem, drift.axis, kLeafHoles); }

Drift cut(Space leaf, Point aim)
{
    const Socket& where = socket(leaf);
    return {where.stem, direction(where.stem, aim), Hole::Tip, aim};
}

bool is_aim(Space leaf, Tree target, Point aim, const Field& field)
{
    if (tree_of(leaf) == target || !is_near(aim)) return false;
    for (const Space space : field.spaces) {
        if (tree_of(space) == target && contains(corners(facts(space).outline.polygon), aim)) return true;
    }
    return false;
}

Point default_aim(Space leaf, Tree target, const Field& field)
{
    const Point stem = socket(leaf).stem;
    std::optional<Point> best;
    for (const Space space : field.spaces) {
        if (tree_of(space) == target) nearest_point(corners(facts(space).outline.polygon), stem, best);
    }
    return best.value_or(stem);
}

Rotation rotate(const Drift& drift, Spin spin, const Field& field, Space leaf, std::optional<Tree> origin)
{
    Rotation result;
    const Swing swing(field, leaf, origin);
    const int sense = spin == Spin::Clockwise ? -1 : 1;
    Sweep sweep = swing.turn(drift, sense, result.feathers);
    const auto is_stuck = [&] { return sweep.contact == Contact::Bird && sweep.swept == 0; };
    if (is_stuck()) sweep = swing.turn(drift, -sense, result.feathers);  // [TF-G13.6] once, the other way
    result.drift = sweep.drift, result.swept = sweep.swept;
    result.contact = sweep.contact, result.id = sweep.id, result.unload = sweep.unload;
    if (sweep.contact == Contact::None) {
        result.drift.lead = drift.lead == Hole::Tip ? Hole::Stem : Hole::Tip;
    } else if (sweep.contact == Contact::Bird) {  // [TF-33.6]
        const std::int64_t tip = squared(tip_of(result.drift), drift.aim), stem = squared(result.drift.stem, drift.aim);
        if (tip != stem) result.drift.lead = tip < stem ? Hole::Tip : Hole::Stem;
        result.over = is_stuck();
    } else {
        result.over = true;
    }
    return result;
}

}  // namespace snowbound::tail_feathers
