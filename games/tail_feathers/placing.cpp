#include "games/tail_feathers/placing.h"

namespace snowbound::tail_feathers {
namespace {

bool touches(const Outline& a, const Outline& b)
{
    return meet(a.box, b.box) && touch(corners(a.polygon), corners(b.polygon));
}
bool touches(const Outline& a, const Disc& b) { return meet(a.box, box_of(b)) && touch(b, corners(a.polygon)); }

// Spaces, leaves, trunks, mission cards, feathers, flying bases.
bool touches_anything(const Outline& shape, const Field& field)
{
    const auto meets = [&](const auto& other) { return touches(shape, other.outline); };
    for (const Space space : field.spaces& spaces_near(shape.box)) {
        if (touches(shape, facts(space).outline)) return true;
    }
    for (const Tree tree : field.trunks) {
        if (touches(shape, trunk(tree))) return true;
    }
    for (const BirdAt& bird : field.birds) {
        if (touches(shape, Disc{bird.at, kBaseRadius})) return true;
    }
    return std::any_of(field.leaves.begin(), field.leaves.end(), meets) ||
           std::any_of(field.cards.begin(), field.cards.end(), meets) ||
           std::any_of(field.feathers.begin(), field.feathers.end(), meets);
}

bool card_touches(Point centre, const Field& field)
{
    const Outline card = outline(card_polygon(centre));
    return touches_anything(card, field) || std::any_of(field.markers.begin(), field.markers.end(),
                                                        [&](const Disc& marker) { return touches(card, marker); });
}

template <class Fits>
std::optional<Point> first_slot(Point axis, Angle seat, std::span<const std::int32_t> radii, Fits&& fits)
{
    constexpr int kBetween = 300;
    for (int away = 0; away <= kHalfTurn; away += kBetween) {
        for (const int side : {1, -1}) {
            if (side < 0 && (away == 0 || away == kHalfTurn)) continue;
            for (const std::int32_t radius : radii) {
                const Point centre = step(axis, turned(seat, side * away), radius);
                if (fits(centre)) return centre;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

CardFault card_fault(Point centre, Point axis, const Field& field)  // [TF-4.2, TF-R12]
{
    constexpr std::int64_t kReach = kCardReach;
    if (!is_near(centre) || squared(centre, axis) > kReach * kReach) return CardFault::TooFar;
    return card_touches(centre, field) ? CardFault::Touches : CardFault::None;
}

std::optional<Point> card_slot(Point axis, Point nest, const Field& field)
{
    constexpr std::array<std::int32_t, 3> kNear{7000, 8500, 10000};
    constexpr std::array<std::int32_t, 4> kFar{11500, 13000, 14500, 16000};
    const Angle seat = direction(axis, nest);
    const auto fits = [&](Point centre) { return card_fault(centre, axis, field) == CardFault::None; };
    if (const auto slot = first_slot(axis, seat, kNear, fits)) return slot;
    return first_slot(axis, seat, kFar, [&](Point centre) { return !card_touches(centre, field); });
}

FeatherDrop drop_feather(const Pose& bird, Rng& rng)
{
    constexpr std::int64_t kReach = kFeatherScatter;
    std::int32_t x = 0, y = 0;
    do {
        x = static_cast<std::int32_t>(rng.below(2 * kFeatherScatter + 1)) - kFeatherScatter;
        y = static_cast<std::int32_t>(rng.below(2 * kFeatherScatter + 1)) - kFeatherScatter;
    } while (std::int64_t{x} * x + std::int64_t{y} * y > kReach * kReach && !rng.faulty());
    const Point from = step(bird.at, bird.heading, -kFeatherBack);
    FeatherDrop drop{{from.x + x, from.y + y}};
    drop.angle = static_cast<Angle>(rng.below(kFullTurn));
    drop.notched = rng.below(2) == 1;
    return drop;
}

bool feather_stays(const FeatherDrop& feather, const Field& field)  // [TF-30.2, TF-R49]
{
    if (is_off_board(feather.centre)) return false;
    return !touches_anything(outline(feather_polygon(feather.centre, feather.angle)), field);
}

namespace {

bool spiral_fits(Point marker, Point attacker, Point enemy_at, const Field& field, ObjectId mover)  // [TF-G14.2]
{
    constexpr std::int64_t kContact = kBaseRadius + kSpiralRadius;
    if (!is_free(field, attacker, mover)) return false;
    return std::none_of(field.birds.begin(), field.birds.end(), [&](const BirdAt& bird) {
        const bool fights = bird.id == mover || bird.at == enemy_at;
        return !fights && squared(bird.at, marker) < kContact * kContact;
    });
}

}  // namespace

SpiralPlace place_spiral(const Route& route, const Crossing& contact, Point enemy_at, const Field& field,
                         ObjectId mover)
{
    constexpr std::int32_t kContact = kBaseRadius + kSpiralRadius;
    const Pose met = station(route, contact.piece, contact.arc);
    const Angle first = met.at == enemy_at ? turned(met.heading, kHalfTurn) : direction(enemy_at, met.at);
    SpiralPlace place;
    const auto try_at = [&](int angle) {
        place.direction = turned(angle, 0);
        place.marker = step(enemy_at, place.direction, kContact);
        place.attacker = {step(enemy_at, place.direction, 2 * kContact), turned(place.direction, kHalfTurn)};
        place.defender = {enemy_at, place.direction};  // [TF-R51]
        place.fits = spiral_fits(place.marker, place.attacker.at, enemy_at, field, mover);
        return place.fits;
    };
    if (try_at(first)) return place;
    for (int away = kSpiralSwing; away <= kHalfTurn; away += kSpiralSwing) {
        if (try_at(first + away) || try_at(first - away)) return place;
    }
    try_at(first);
    std::int32_t arc = contact.arc;
    while (arc > 0 && !is_free(field, station(route, arc).at, mover)) arc = std::max(0, arc - kRetreat);
    place.attacker.at = station(route, arc).at;
    return place;
}

}  // namespace snowbound::tail_feathers
