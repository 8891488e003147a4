#include "games/tail_feathers/sight.h"

namespace snowbound::tail_feathers {
namespace {

constexpr std::size_t kDiscAnchors = 24;
using Anchors = FixedVector<Point, kDiscAnchors>;
static_assert(2 * kMostCorners <= kDiscAnchors);

constexpr auto kAround = [] {  // where they lie about a base's centre; a step rounds the same wherever it begins
    std::array<Point, kDiscAnchors> all{};
    for (std::size_t i = 0; i < kDiscAnchors; ++i) all[i] = step({0, 0}, static_cast<int>(150 * i), kBaseRadius);
    return all;
}();

Anchors anchors(const Participant& who, const Field& field)  // [TF-G10.3]
{
    Anchors all;
    if (who.flying) {
        for (const Point& p : kAround) all.push_back({who.at.x + p.x, who.at.y + p.y});
        return all;
    }
    const Polygon& shape = shape_of(field, who.space).polygon;
    for (const Point& corner : shape) all.push_back(corner);
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Point a = shape[i], b = shape[(i + 1) % shape.size()];
        all.push_back({static_cast<std::int32_t>(round_div(std::int64_t{a.x} + b.x, 2)),
                       static_cast<std::int32_t>(round_div(std::int64_t{a.y} + b.y, 2))});
    }
    return all;
}

struct Obstacle {
    Blocker kind = Blocker::None;
    ObjectId id = kNobody;
    const Polygon* polygon = nullptr;  // none: a base at `centre`
    Point centre;
    Box box;
};
using Obstacles = FixedVector<Obstacle, kTrees + kMostBirds + kFeathers + kLeaves>;

Obstacles obstacles(const Participant& a, const Participant& b, const Field& field,
                    const Box& around)  // [TF-30.3, TF-32.3, TF-R36]
{
    Obstacles all;
    const auto add = [&](Blocker kind, ObjectId id, const Outline& shape) {
        if (meet(around, shape.box)) all.push_back({kind, id, &shape.polygon, {}, shape.box});
    };
    for (const Tree tree : field.trunks) add(Blocker::Trunk, static_cast<ObjectId>(tree), trunk(tree));
    for (const BirdAt& bird : field.birds) {
        if ((a.flying && bird.id == a.bird) || (b.flying && bird.id == b.bird)) continue;
        const Box box = box_of(Disc{bird.at, kBaseRadius});
        if (meet(around, box)) all.push_back({Blocker::Bird, bird.id, nullptr, bird.at, box});
    }
    for (const FeatherAt& feather : field.feathers) add(Blocker::Feather, feather.id, feather.outline);
    for (const LeafAt& leaf : field.leaves) {
        const bool ours = (!a.flying && a.space == leaf.leaf) || (!b.flying && b.space == leaf.leaf);
        if (leaf.drifting && !ours) add(Blocker::Leaf, static_cast<ObjectId>(leaf.leaf), leaf.outline);
    }
    return all;
}

bool line_meets(const Obstacle& o, const Line& line)  // the middle of the strip: a quick yes
{
    if (!o.polygon) return is_within(o.centre, line.from, line.to, kBaseRadius);
    Point a = o.polygon->back();
    for (const Point& b : *o.polygon) {
        if (segments_touch(line.from, line.to, a, b)) return true;
        a = b;
    }
    return false;
}

bool blocks(const Obstacle& o, const Line& line)
{
    const Box box = grown(box_of(std::array{line.from, line.to}), kRulerHalfWidth + 1);
    if (line.from == line.to || !meet(box, o.box)) return false;
    if (line_meets(o, line)) return true;
    const Polygon strip = ruler(line);
    return o.polygon ? touch(corners(strip), corners(*o.polygon)) : touch(Disc{o.centre, kBaseRadius}, corners(strip));
}

class Looker {
public:
    Looker(const Participant& a, const Participant& b, const Field& field, std::int64_t reach)
        : from_(anchors(a, field)), to_(anchors(b, field)), reach_(reach * reach)
    {
        Box around = box_of(Corners(from_.begin(), from_.size()));
        const Box other = box_of(Corners(to_.begin(), to_.size()));
        around = {{std::min(around.low.x, other.low.x), std::min(around.low.y, other.low.y)},
                  {std::max(around.high.x, other.high.x), std::max(around.high.y, other.high.y)}};
        obstacles_ = obstacles(a, b, field, grown(around, kRulerHalfWidth + 1));
    }

    void find(Sight& sight)
    {
        std::int64_t best = kNone;
        each_below(best, [&](std::int64_t key, const Line&) { best = key; });
        if (best == kNone) return;
        sight.line = line_at(best);
        const Obstacle* first = met(sight.line);
        if (first) {
            best = kNone;
            each_below(best, [&](std::int64_t key, const Line& line) {
                if (!met(line)) best = key;
            });
        }
        if (best == kNone) {
            const Obstacle& blocker = nearest(sight.line, first);
            sight.blocker = blocker.kind, sight.blocker_id = blocker.id;
            return;
        }
        sight.clear = true;
        sight.line = line_at(best);
    }

    bool finds_any()
    {
        for (const Point& from : from_) {
            for (const Point& to : to_) {
                if (squared(from, to) <= reach_ && !met({from, to})) return true;
            }
        }
        return false;
    }

private:
    static constexpr std::int64_t kNone = INT64_MAX;

    // Pairs of anchors in reach, by their order (length, first, second) as one number [TF-G10.4]; only those below
    // best.
    template <class F>
    void each_below(const std::int64_t& best, F&& f) const
    {
        for (std::size_t i = 0; i < from_.size(); ++i) {
            for (std::size_t j = 0; j < to_.size(); ++j) {
                const std::int64_t length = squared(from_[i], to_[j]);
                const std::int64_t key = (length << 10) | static_cast<std::int64_t>(i << 5 | j);
                if (length <= reach_ && key < best) f(key, Line{from_[i], to_[j]});
            }
        }
    }
    Line line_at(std::int64_t key) const { return {from_[(key >> 5) & 31], to_[key & 31]}; }

    const Obstacle* met(const Line& line)
    {
        for (std::size_t i = 0; i < obstacles_.size(); ++i) {
            const std::size_t at =
                i == 0 ? last_ : (i <= last_ ? i - 1 : i);  // what stood in the way before comes first
            if (blocks(obstacles_[at], line)) return last_ = at, &obstacles_[at];
        }
        return nullptr;
    }

    // Of all that the line meets, what its first point is nearest to.
    const Obstacle& nearest(const Line& line, const Obstacle* first) const
    {
        const Obstacle* best = first;
        std::int64_t least = INT64_MAX;
        for (const Obstacle& o : obstacles_) {
            if (!blocks(o, line)) continue;
            const std::int64_t away =
                o.polygon ? distance(corners(*o.polygon), line.from) : root(squared(o.centre, line.from)) - kBaseRadius;
            if (away < least) least = away, best = &o;
        }
        return *best;
    }

    Anchors from_, to_;
    std::int64_t reach_;
    Obstacles obstacles_;
    std::size_t last_ = 0;
};

}  // namespace

bool is_in_range(const Participant& a, const Participant& b, const Field& field, std::int32_t range)
{
    if (a.flying && b.flying) {
        const std::int64_t reach = std::int64_t{2} * kBaseRadius + range;
        return squared(a.at, b.at) <= reach * reach;
    }
    if (!a.flying && !b.flying) {
        return is_within(shape_of(field, a.space), shape_of(field, b.space), range);
    }
    const Participant& bird = a.flying ? a : b;
    const Participant& ground = a.flying ? b : a;
    return is_within(shape_of(field, ground.space), bird.at, std::int64_t{kBaseRadius} + range);
}

Polygon ruler(Line line)
{
    const std::int64_t length = root(squared(line.from, line.to));
    if (length == 0) return {line.from, line.from, line.from, line.from};
    const std::int64_t dx = std::int64_t{line.to.x} - line.from.x, dy = std::int64_t{line.to.y} - line.from.y;
    const auto nx = static_cast<std::int32_t>(round_div(-dy * kRulerHalfWidth, length));
    const auto ny = static_cast<std::int32_t>(round_div(dx * kRulerHalfWidth, length));
    const Point a = line.from, b = line.to;
    return {{a.x - nx, a.y - ny}, {b.x - nx, b.y - ny}, {b.x + nx, b.y + ny}, {a.x + nx, a.y + ny}};
}

Sight look(const Participant& from, const Participant& to, const Field& field, std::int32_t range)
{
    Sight sight;
    sight.in_range = is_in_range(from, to, field, range);
    if (sight.in_range) Looker(from, to, field, range).find(sight);
    return sight;
}

bool is_clear(const Participant& from, const Participant& to, const Field& field, std::int32_t range)
{
    return is_in_range(from, to, field, range) && Looker(from, to, field, range).finds_any();
}

}  // namespace snowbound::tail_feathers
