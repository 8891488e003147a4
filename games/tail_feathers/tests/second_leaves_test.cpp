// How a leaf swings, a second time: a tenth of a degree after the other, in plain real numbers.
#include <set>

#include "games/tail_feathers/tests/second_route.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::Chance;
using second::Real;
using second::Shape;
using second::Thing;
using second::vec;

struct Swung {
    Drift at;
    int swept = 0;
    Contact contact = Contact::None;
    int id = kNobody;
    Space unload{};
};

struct Wind {  // what there is, and a leaf in it
    const Field& field;
    std::vector<Thing> things;
    Space leaf;
    std::optional<Tree> origin;
    std::set<int> feathers;

    Wind(const Field& f, Space which, std::optional<Tree> from)
        : field(f), things(second::things_of(f)), leaf(which), origin(from)
    {
    }
    static bool touches(const Thing& t, const Shape& shape)
    {
        const Thing box = second::thing(Crossed::Leaf, 0, shape);
        if (t.low_x > box.high_x || t.high_x < box.low_x || t.low_y > box.high_y || t.high_y < box.low_y) return false;
        return second::distance(t, shape) <= second::kHair;
    }
    std::vector<const Thing*> met(const Shape& shape, Crossed kind) const
    {
        std::vector<const Thing*> some;
        for (const Thing& t : things) {
            const bool space = kind == Crossed::TreeSpace && t.kind == Crossed::Nest;
            if ((t.kind == kind || space) && touches(t, shape)) some.push_back(&t);
        }
        return some;
    }
    Space nearest(Tree tree, Point hole) const
    {
        Space best{};
        Real least = 1e12L;
        for (const Space space : field.spaces) {
            if (tree_of(space) != tree) continue;
            const Real away =
                std::ceil(second::distance(second::shape(facts(space).outline.polygon), vec(hole)) - second::kHair);
            if (away < least) least = away, best = space;
        }
        return best;
    }
    bool stops(const Shape& shape, Point hole, Swung& swung) const  // [TF-G13.5] in this order
    {
        for (const Thing* t : met(shape, Crossed::TreeSpace)) {
            const Space space = space_at(static_cast<std::size_t>(t->id));
            if (origin && tree_of(space) == *origin) continue;
            return swung.contact = Contact::Tree, swung.unload = space, true;
        }
        for (const Thing* t : met(shape, Crossed::Trunk)) {
            const auto tree = static_cast<Tree>(t->id);
            if (origin && tree == *origin) continue;
            return swung.contact = Contact::Tree, swung.unload = nearest(tree, hole), true;
        }
        for (const Thing* t : met(shape, Crossed::Card)) return swung.contact = Contact::Card, swung.id = t->id, true;
        for (const Thing* t : met(shape, Crossed::Leaf)) {
            const bool drifts = std::any_of(field.leaves.begin(), field.leaves.end(), [&](const LeafAt& each) {
                return static_cast<int>(each.leaf) == t->id && each.drifting && each.leaf != leaf;
            });
            if (drifts) return swung.contact = Contact::Leaf, swung.id = t->id, true;
        }
        for (const Thing* t : met(shape, Crossed::Bird)) return swung.contact = Contact::Bird, swung.id = t->id, true;
        return false;
    }
    Swung swing(const Drift& from, int sense)  // [TF-G13.4]
    {
        const bool tip = from.lead == Hole::Tip;
        const Point hole = tip ? step(from.stem, from.axis, 6000) : from.stem;
        const int goal = direction(hole, from.aim) + (tip ? 1800 : 0);
        int total = 1;
        while ((from.axis + sense * total - goal + 36000) % 3600 != 0) ++total;
        Swung swung{from};
        for (int j = 0; j < total;) {
            j = std::min(j + 10, total);
            Drift next = from;
            next.axis = static_cast<Angle>((from.axis + sense * j + 3600) % 3600);
            if (tip) next.stem = step(hole, (next.axis + 1800) % 3600, 6000);
            const Shape shape = second::shape(leaf_polygon(next.stem, next.axis));
            if (stops(shape, hole, swung)) return swung;
            for (const Thing* t : met(shape, Crossed::Feather)) feathers.insert(t->id);
            swung.at = next, swung.swept = j;
        }
        return swung;
    }
};

Field windy(Chance& chance, const Drift& drift)  // few things, near the leaf
{
    Field field;
    const auto near = [&] {
        return Point{drift.stem.x + chance.between(-13000, 13000), drift.stem.y + chance.between(-13000, 13000)};
    };
    for (const Tree tree : {Tree::Sw, Tree::Se, Tree::Ne, Tree::Nw}) {
        chance.between(0, 1) ? field.add_home(tree) : field.add_tree(tree);
    }
    if (chance.between(0, 1)) field.add_tree(Tree::Sapling);
    field.hang_leaf(leaf_of(Tree::Se, 0));
    if (chance.between(0, 2) == 0) field.drift_leaf(leaf_of(Tree::Ne, 0), near(), chance.between(0, 3599));
    for (int i = chance.between(-1, 2); i > 0; --i) field.add_bird(static_cast<ObjectId>(10 - i), near());
    for (int i = chance.between(0, 3); i > 0; --i)
        field.add_feather(static_cast<ObjectId>(10 - i), near(), chance.between(0, 3599));
    if (chance.between(0, 3) == 0) field.add_card(1, near());
    return field;
}

TEST(SecondLeaves, TF_33_3_HowALeafSwings)
{
    RULE("TF-33.3");
    Chance chance(333);
    std::array<int, 5> seen{};
    int stuck = 0, kept = 0, other = 0, swept = 0, whole = 0;
    for (int i = 0; i < 240; ++i) {
        const Space leaf = leaf_of(Tree::Sw, 0);
        Drift drift{{chance.between(2000, 88000), chance.between(2000, 88000)}, 0, Hole::Tip, {}};
        if (i % 3 == 0) drift.stem = {45000 + chance.between(-12000, 12000), 45000 + chance.between(-12000, 12000)};
        drift.axis = static_cast<Angle>(chance.between(0, 3599));
        drift.lead = chance.between(0, 1) ? Hole::Tip : Hole::Stem;
        drift.aim = {chance.between(0, 90000), chance.between(0, 90000)};
        if (i % 7 == 0) {  // as far as it goes: it faces the target already
            const Point hole = drift.lead == Hole::Tip ? tip_of(drift) : drift.stem;
            drift.aim = step(hole, drift.lead == Hole::Tip ? drift.axis + 1800 : drift.axis, 20000);
        }
        const std::optional<Tree> origin = chance.between(0, 2) == 0 ? std::optional(Tree::Sw) : std::nullopt;
        const Field field = windy(chance, drift);
        const auto spin = static_cast<Spin>(chance.between(0, 1));
        const int sense = spin == Spin::Clockwise ? -1 : 1;
        const Rotation is = rotate(drift, spin, field, leaf, origin);
        Wind wind(field, leaf, origin);
        Swung should = wind.swing(drift, sense);
        const bool again = should.contact == Contact::Bird && should.swept == 0;  // [TF-G13.6]
        if (again) should = wind.swing(drift, -sense);
        const bool bird = should.contact == Contact::Bird;
        const bool over = should.contact != Contact::None && (!bird || should.swept == 0);
        Hole lead = drift.lead;
        if (should.contact == Contact::None) lead = drift.lead == Hole::Tip ? Hole::Stem : Hole::Tip;
        if (bird) {
            const Point tip = step(should.at.stem, should.at.axis, 6000);
            const Real to_tip =
                std::hypot(static_cast<Real>(tip.x - drift.aim.x), static_cast<Real>(tip.y - drift.aim.y));
            const Real to_stem = std::hypot(static_cast<Real>(should.at.stem.x - drift.aim.x),
                                            static_cast<Real>(should.at.stem.y - drift.aim.y));
            if (to_tip < to_stem) lead = Hole::Tip;
            if (to_stem < to_tip) lead = Hole::Stem;
            lead == drift.lead ? ++kept : ++other;
        }
        ASSERT_EQ(is.contact, should.contact) << i;
        ASSERT_EQ(is.swept, should.swept) << i;
        ASSERT_EQ(is.over, over) << i;
        ASSERT_EQ(is.drift.stem, should.at.stem) << i;
        ASSERT_EQ(is.drift.axis, should.at.axis) << i;
        ASSERT_EQ(is.drift.lead, lead) << i;
        ASSERT_EQ(is.drift.aim, drift.aim) << i;
        if (should.contact == Contact::Tree) {
            ASSERT_EQ(is.unload, should.unload) << i;
        } else if (should.contact != Contact::None) {
            ASSERT_EQ(int{is.id}, should.id) << i;
        }
        ASSERT_EQ(std::set<int>(is.feathers.begin(), is.feathers.end()), wind.feathers) << i;
        ASSERT_EQ(is.feathers.size(), wind.feathers.size()) << i;
        ++seen[static_cast<std::size_t>(should.contact)];
        stuck += bird && over, swept += !wind.feathers.empty(), whole += should.swept == 3600;
    }
    for (const int n : seen) EXPECT_GT(n, 5);
    for (const int n : {stuck, kept, other, swept, whole}) EXPECT_GT(n, 3);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
