// Range and line of sight: chapter TF-G10. The verdict names the line that was found, or what stands in the way.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/field.h"

namespace snowbound::tail_feathers {

struct Participant {  // an attacker or a target [TF-14.1]
    bool flying = false;
    ObjectId bird = kNobody;  // flying: who it is
    Point at;                 // flying: the centre of its base
    Space space{};            // on the ground, a nest or a leaf: its space
    static Participant in_the_air(ObjectId bird, Point at) { return {true, bird, at, {}}; }
    static Participant on(Space space) { return {false, kNobody, {}, space}; }
};

bool is_in_range(const Participant& a, const Participant& b, const Field& field, std::int32_t range);  // [TF-G10.2]

SB_WORDS(Blocker, None, Trunk, Bird, Feather, Leaf);

struct Line {
    Point from, to;
    SB_FIELDS(Line, from, to);
};

struct Sight {
    bool in_range = false;
    bool clear = false;               // in range, and a ruler fits
    Line line;                        // clear: the line that was found; else the shortest one, where there is any
    Blocker blocker = Blocker::None;  // in range and not clear: what the shortest line meets first
    ObjectId blocker_id = kNobody;    // Tree, bird, feather or Space
};
Sight look(const Participant& from, const Participant& to, const Field& field, std::int32_t range);

bool is_clear(const Participant& from, const Participant& to, const Field& field, std::int32_t range);  // the verdict

Polygon ruler(Line line);  // the strip; a line of length 0 gives a point's copies [TF-G10.5]

}  // namespace snowbound::tail_feathers
