// Where things are put down: mission cards (TF-G11), dropped feathers (TF-G12), death spirals (TF-G14).
#pragma once

#include "core/rng.h"
#include "games/tail_feathers/route.h"

namespace snowbound::tail_feathers {

enum class CardFault : std::uint8_t { None, TooFar, Touches };
CardFault card_fault(Point centre, Point axis, const Field& field);          // [TF-G11.1]
std::optional<Point> card_slot(Point axis, Point nest, const Field& field);  // the automatic place [TF-G11.2]

struct FeatherDrop {
    Point centre;
    Angle angle = 0;
    bool notched = false;
};
FeatherDrop drop_feather(const Pose& bird, Rng& rng);                // four draws or more [TF-G12.1, TF-G12.2]
bool feather_stays(const FeatherDrop& feather, const Field& field);  // the field has the wounded bird in it [TF-G12.3]

struct SpiralPlace {
    Angle direction = 0;  // v: from the defender to the attacker
    Point marker;
    Pose attacker, defender;  // locked, face to face [TF-G14.3]
    bool fits = false;        // false: no angle did, the attacker stays before the contact
};
// The route's mover meets the flying `enemy` at the crossing.
SpiralPlace place_spiral(const Route& route, const Crossing& contact, Point enemy_at, const Field& field,
                         ObjectId mover);

}  // namespace snowbound::tail_feathers
