// What lies on the table and has a shape: what a game tells the geometry. Ids are the game's own.
#pragma once

#include "core/seat.h"
#include "games/tail_feathers/measure.h"

namespace snowbound::tail_feathers {

inline constexpr std::size_t kMostBirds = 24, kFeathers = 10, kMostCards = 4, kMostMarkers = 16;
inline constexpr std::size_t kLeaves = kCornerTrees * kSocketsPerTree;
using ObjectId = std::uint8_t;
inline constexpr ObjectId kNobody = 255;

struct BirdAt {  // a flying one; perched birds have no place of their own [TF-G7.3]
    ObjectId id = kNobody;
    Point at;
};
struct FeatherAt {
    ObjectId id = kNobody;
    Outline outline;
};
struct CardAt {             // a mission card
    ObjectId id = kNobody;  // its owner's seat
    Outline outline;
};
struct LeafAt {
    Space leaf{};
    bool drifting = false;
    Outline outline;
};

struct Field {
    Spaces spaces;  // in play, leaves left out
    Trees trunks;
    FixedVector<LeafAt, kLeaves> leaves;    // hanging and drifting, sorted by space
    FixedVector<BirdAt, kMostBirds> birds;  // sorted by id
    FixedVector<FeatherAt, kFeathers> feathers;
    FixedVector<CardAt, kMostCards> cards;
    FixedVector<Disc, kMostMarkers> markers;  // axis and death spirals

    void add_tree(Tree tree) { spaces |= spaces_of(tree), trunks.add(tree); }
    void add_home(Tree tree) { spaces |= home_spaces_of(tree), trunks.add(tree); }
    void add_bird(ObjectId id, Point at) { birds.push_back({id, at}); }
    void add_feather(ObjectId id, Point centre, int angle)
    {
        feathers.push_back({id, outline(feather_polygon(centre, angle))});
    }
    void add_card(ObjectId id, Point centre) { cards.push_back({id, outline(card_polygon(centre))}); }
    void hang_leaf(Space leaf) { leaves.push_back({leaf, false, facts(leaf).outline}); }
    void drift_leaf(Space leaf, Point stem, int axis)
    {
        leaves.push_back({leaf, true, outline(leaf_polygon(stem, axis))});
    }
};

// The shape of a space as it lies: that of a leaf where the field has it.
const Outline& shape_of(const Field& field, Space space);
bool is_free(const Field& field, Point at, ObjectId mover);    // no other flying base overlaps a base there [TF-G9.1]
bool is_off_board(Point at);                                   // [TF-G9.6]
Spaces spaces_touching(const Field& field, const Disc& disc);  // leaves too; for pick-ups and TF-19.5

}  // namespace snowbound::tail_feathers
