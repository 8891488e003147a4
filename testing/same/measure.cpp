// Prints a hash over many routes, crossings, stops, lines of sight, leaves and spirals of Tail Feathers. Every build on
// every platform has to print the same: scripts/same-everywhere.
#include <cstdio>

#include "core/fields.h"
#include "games/tail_feathers/geometry.h"

using namespace snowbound;
using namespace snowbound::tail_feathers;

namespace {

class Sum {
public:
    void add(std::int64_t n)
    {
        sum_ = (sum_ ^ static_cast<std::uint64_t>(n)) * 0x9FB21C651E98DF25ULL, sum_ ^= sum_ >> 32;
    }
    void add(Point p) { add(p.x), add(p.y); }
    void add(const Pose& p) { add(p.at), add(p.heading); }
    unsigned long long value() const { return sum_; }

private:
    std::uint64_t sum_ = 1;
};

struct Chance {
    Rng rng = Rng::searching(7);
    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(n))); }
    Point point() { return {below(kBoard), below(kBoard)}; }  // braces have an order, arguments have none
    Pose pose() { return {point(), static_cast<Angle>(below(kFullTurn))}; }
};

Field board(Chance& chance)
{
    Field field;
    for (const Tree tree : {Tree::Sw, Tree::Ne}) field.add_home(tree), field.hang_leaf(leaf_of(tree, 0));
    for (const Tree tree : {Tree::Se, Tree::Nw, Tree::Sapling}) field.add_tree(tree);
    const Pose leaf = chance.pose();
    field.drift_leaf(leaf_of(Tree::Se, 0), leaf.at, leaf.heading);
    for (ObjectId id = 0; id < 6; ++id) field.add_bird(id, chance.point());
    for (ObjectId id = 0; id < 5; ++id) {
        const Pose feather = chance.pose();
        field.add_feather(id, feather.at, feather.heading);
    }
    field.add_card(0, chance.point());
    return field;
}

void fly(Chance& chance, const Field& field, Sum& sum)
{
    Plan plan{chance.pose(), static_cast<Tilt>(chance.below(3)), {}, 0};
    for (int n = 1 + chance.below(4); n > 0; --n) plan.templates.push_back(static_cast<Length>(chance.below(2)));
    const Route route = lay(plan);
    for (const Crossing& c : crossings(route, field, 0)) {
        sum.add(c.arc), sum.add(static_cast<int>(c.kind)), sum.add(c.id), sum.add(c.piece);
        if (c.kind == Crossed::Trunk) sum.add(trunk_stop(route, static_cast<Tree>(c.id), field, 0));
        if (c.kind != Crossed::Bird) continue;
        const SpiralPlace place = place_spiral(route, c, field.birds[c.id].at, field, 0);
        sum.add(place.marker), sum.add(place.attacker), sum.add(place.direction);
    }
    sum.add(find_stop(route, field, 0).pose);
}

void see(Chance& chance, const Field& field, Sum& sum)
{
    const auto spaces = static_cast<std::int32_t>(field.spaces.size());
    const auto space = field.spaces.nth(static_cast<std::size_t>(chance.below(spaces)));
    const Point at = chance.point();
    const Sight sight = look(Participant::in_the_air(90, at), Participant::on(space), field, kRange[1]);
    sum.add(sight.in_range), sum.add(sight.clear), sum.add(sight.line.from), sum.add(sight.line.to);
    sum.add(static_cast<int>(sight.blocker)), sum.add(sight.blocker_id);
}

void drift(Chance& chance, const Field& field, Sum& sum)
{
    const Space leaf = leaf_of(Tree::Nw, 2);
    Drift leaf_drift = cut(leaf, default_aim(leaf, Tree::Sw, field));
    for (int i = 0; i < 4; ++i) {
        const Rotation r = rotate(leaf_drift, static_cast<Spin>(chance.below(2)), field, leaf,
                                  i == 0 ? std::optional(Tree::Nw) : std::nullopt);
        leaf_drift = r.drift;
        sum.add(r.drift.stem), sum.add(r.drift.axis), sum.add(r.swept), sum.add(static_cast<int>(r.contact));
        if (r.over) break;
    }
    const Pose bird = chance.pose();
    const FeatherDrop drop = drop_feather(bird, chance.rng);
    sum.add(drop.centre), sum.add(drop.angle), sum.add(feather_stays(drop, field));
    const auto slot = card_slot({kBoard / 2, kBoard / 2}, centre_of(nest_of(Tree::Sw)), field);
    if (slot) sum.add(*slot);
}

}  // namespace

int main()
{
    Chance chance;
    Sum sum;
    for (int i = 0; i < 400; ++i) {
        const Field field = board(chance);
        for (int j = 0; j < 50; ++j) fly(chance, field, sum);
        for (int j = 0; j < 25; ++j) see(chance, field, sum);
        drift(chance, field, sum);
    }
    std::printf("%016llx\n", sum.value());
}
