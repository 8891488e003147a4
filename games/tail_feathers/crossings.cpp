// What a route touches, and where first: chapter TF-G8.
#include "games/tail_feathers/touched.h"

namespace snowbound::tail_feathers {
namespace {

struct Footprint {  // of a template: its bar and the disc at its end [TF-G7.2]
    Polygon bar;
    Disc disc;
    Box bar_box, box;
};
using Footprints = FixedVector<Footprint, kMostTemplates>;

Box joined(const Box& a, const Box& b)
{
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

Footprints footprints(const Route& route)
{
    Footprints all;
    for (std::size_t k = 1; k <= route.size(); ++k) {
        Footprint piece{bar(route, k, route.arcs[k] - route.arcs[k - 1]), {route.points[k], kBaseRadius}, {}, {}};
        piece.bar_box = box_of(corners(piece.bar));
        piece.box = joined(piece.bar_box, box_of(piece.disc));
        all.push_back(piece);
    }
    return all;
}

enum class Entry : bool { Unmeasured, Measured };

class Finder {
public:
    Finder(const Route& route, Entry entry, Crossings& found)
        : route_(route), pieces_(footprints(route)), entry_(entry), found_(found)
    {
        all_ = pieces_[0].box;
        for (const Footprint& piece : pieces_) all_ = joined(all_, piece.box);
    }

    const Box& box() const { return all_; }

    // `touches(corners)` and `meets(disc)`: whether the object touches them.
    template <class Touches, class Meets>
    void look_at(const Box& box, Crossed kind, ObjectId id, Touches&& touches, Meets&& meets)
    {
        if (!meet(all_, box)) return;
        for (std::size_t k = 1; k <= route_.size(); ++k) {
            const Footprint& piece = pieces_[k - 1];
            if (!meet(piece.box, box)) continue;
            if (meet(piece.bar_box, box) && touches(corners(piece.bar))) {
                return add(entry_ == Entry::Measured ? entry(k, touches) : route_.arcs[k - 1], kind, id, k);
            }
            if (meets(piece.disc)) return add(route_.arcs[k], kind, id, k);
        }
    }
    void look_at(const Outline& shape, Crossed kind, ObjectId id)
    {
        const Corners polygon = corners(shape.polygon);
        look_at(
            shape.box, kind, id, [&](Corners piece) { return touch(piece, polygon); },
            [&](const Disc& disc) { return touch(disc, polygon); });
    }
    void look_at(const Disc& disc, Crossed kind, ObjectId id)
    {
        look_at(
            box_of(disc), kind, id, [&](Corners piece) { return touch(disc, piece); },
            [&](const Disc& other) { return touch(disc, other); });
    }
    void add(std::int32_t arc, Crossed kind, ObjectId id, std::size_t k)
    {
        found_.push_back({arc, kind, id, static_cast<std::uint8_t>(k)});
    }

private:
    // The search is prescribed step by step: rounding of the corners may break strict monotony [TF-G8.3].
    template <class Touches>
    std::int32_t entry(std::size_t k, Touches&& touches) const
    {
        std::int32_t low = kBaseRadius, high = route_.arcs[k] - route_.arcs[k - 1];
        const auto reached = [&](std::int32_t s) {
            const Polygon piece = bar(route_, k, s);
            return touches(corners(piece));
        };
        if (reached(low)) return route_.arcs[k - 1] + low;
        while (high - low > 1) {
            const std::int32_t middle = (low + high) / 2;
            (reached(middle) ? high : low) = middle;
        }
        return route_.arcs[k - 1] + high;
    }

    const Route& route_;
    Footprints pieces_;
    Entry entry_;
    Box all_;
    Crossings& found_;
};

Crossings find(const Route& route, const Field& field, ObjectId mover, Entry entry)
{
    Crossings found;
    Finder finder(route, entry, found);
    // Each thing once, where it is touched first [TF-10.13, TF-R20]; templates push nothing away [TF-9.9].
    for (const FeatherAt& feather : field.feathers) finder.look_at(feather.outline, Crossed::Feather, feather.id);
    for (const BirdAt& bird : field.birds) {
        if (bird.id != mover) finder.look_at(Disc{bird.at, kBaseRadius}, Crossed::Bird, bird.id);
    }
    for (const CardAt& card : field.cards) finder.look_at(card.outline, Crossed::Card, card.id);
    for (const Space space : field.spaces& spaces_near(finder.box())) {
        finder.look_at(facts(space).outline, is_nest(space) ? Crossed::Nest : Crossed::TreeSpace,
                       static_cast<ObjectId>(space));
    }
    for (const LeafAt& leaf : field.leaves) {
        finder.look_at(leaf.outline, Crossed::Leaf, static_cast<ObjectId>(leaf.leaf));
    }
    for (const Tree tree : field.trunks) finder.look_at(trunk(tree), Crossed::Trunk, static_cast<ObjectId>(tree));
    for (std::size_t k = 1; k < route.size(); ++k) {
        finder.add(route.arcs[k], Crossed::ManoeuvrePoint, static_cast<ObjectId>(k), k);
    }
    return found;
}

}  // namespace

Polygon bar(const Route& route, std::size_t k, std::int32_t length)
{
    constexpr std::int32_t w = kTemplateHalfWidth;
    const Point from = route.points[k - 1];
    const int heading = route.headings[k];
    return {step(from, heading, kBaseRadius, -w), step(from, heading, length, -w), step(from, heading, length, w),
            step(from, heading, kBaseRadius, w)};
}

Crossings crossings(const Route& route, const Field& field, ObjectId mover)
{
    Crossings found = find(route, field, mover, Entry::Measured);
    std::sort(found.begin(), found.end());  // [TF-R19]
    return found;
}

Crossings touched(const Route& route, const Field& field, ObjectId mover)
{
    return find(route, field, mover, Entry::Unmeasured);
}

}  // namespace snowbound::tail_feathers
