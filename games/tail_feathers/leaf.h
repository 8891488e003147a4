// Drifting leaves: chapter TF-G13.
#pragma once

#include <optional>

#include "games/tail_feathers/field.h"

namespace snowbound::tail_feathers {

enum class Hole : std::uint8_t { Stem, Tip };
inline constexpr std::array<std::string_view, 2> kHoleNames{"stem", "tip"};
constexpr Names names_of(Hole) { return kHoleNames; }
enum class Spin : std::uint8_t { Clockwise, Counterclockwise };
inline constexpr std::array<std::string_view, 2> kSpinNames{"clockwise", "counterclockwise"};
constexpr Names names_of(Spin) { return kSpinNames; }

struct Drift {  // a leaf on its way [TF-G13.1]
    Point stem;
    Angle axis = 0;  // from stem to tip
    Hole lead = Hole::Tip;
    Point aim;
    auto operator<=>(const Drift&) const = default;
    static void fields(auto& x, auto&& v) { v("stem", x.stem), v("axis", x.axis), v("lead", x.lead), v("aim", x.aim); }
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
