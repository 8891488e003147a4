// Drifting leaves: chapter TF-G13.
#pragma once

#include <optional>

#include "core/spelling.h"
#include "games/tail_feathers/field.h"

namespace snowbound::tail_feathers {

SB_WORDS(Hole, Stem, Tip);
SB_WORDS(Spin, Clockwise, Counterclockwise);

struct Drift {  // a leaf on its way [TF-G13.1]
    Point stem;
    Angle axis = 0;  // from stem to tip
    Hole lead = Hole::Tip;
    Point aim;
    SB_FIELDS(Drift, stem, axis, lead, aim);
};
Point tip_of(const Drift& drift);
Drift cut(Space leaf, Point aim);                                     // [TF-G13.3]
bool is_aim(Space leaf, Tree target, Point aim, const Field& field);  // on a space of another tree
Point default_aim(Space leaf, Tree target, const Field& field);       // the nearest point of its nearest space

enum class Contact : std::uint8_t { None, Tree, Card, Leaf, Bird };
struct Rotation {
    Drift drift;             // afterwards, its lead already chosen for the next one
    std::int32_t swept = 0;  // ddeg
    bool over = false;       // the movement ends here
    Contact contact = Contact::None;
    ObjectId id = kNobody;                      // card, leaf (Space) or bird that was met
    Space unload{};                             // contact with a tree: where its figures go [TF-G13.7]
    FixedVector<ObjectId, kFeathers> feathers;  // that were swept away
};
// One rotation of `leaf`, which is no obstacle to itself. `origin`: a tree whose contact is ignored (first rotation).
Rotation rotate(const Drift& drift, Spin spin, const Field& field, Space leaf, std::optional<Tree> origin);

}  // namespace snowbound::tail_feathers
