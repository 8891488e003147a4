// Every measure of the game and the whole board in one place. No rulebook prints them; whoever has the box may put
// them right here. Chapters TF-G4 (measures) and TF-G16 (trees).
#pragma once

#include "core/enum_set.h"
#include "core/spelling.h"
#include "games/tail_feathers/shapes.h"

namespace snowbound::tail_feathers {

inline constexpr std::int32_t kBoard = 90000;      // [TF-G4] the side of the battlefield
inline constexpr std::int32_t kFarthest = 150000;  // no coordinate of any computation lies beyond [TF-G2.1]
inline constexpr int kJoint = 450;                 // the angle of a joint
inline constexpr std::int32_t kBaseRadius = 2000;  // of bases and of manoeuvre points
inline constexpr std::int32_t kTemplateHalfWidth = 1250;
inline constexpr std::array<std::int32_t, 2> kTemplateLength{7000, 12000};  // short, long; from centre to centre
inline constexpr std::array<std::int32_t, 2> kRange{8000, 20000};           // close, long; from edge to edge
inline constexpr std::int32_t kRulerHalfWidth = 300;
inline constexpr std::int32_t kCardWidth = 4400, kCardHeight = 6800;
inline constexpr std::int32_t kAxisRadius = 1500;
inline constexpr std::int32_t kSpiralRadius = 1500;
inline constexpr std::int32_t kLeafHoles = 6000;    // from the hole at the stem to the hole at the tip
inline constexpr std::int32_t kFeatherBack = 3500;  // how far behind the base's centre it is dropped
inline constexpr std::int32_t kFeatherScatter = 4000;
inline constexpr int kLeafStep = 10;  // ddeg between two looks at a swinging leaf
inline constexpr std::int32_t kTrunkScan = 10, kRetreat = 100;
inline constexpr int kSpiralSwing = 50;
inline constexpr std::int32_t kCardReach = 10000;  // from the axis marker to a mission card's centre [TF-G11.1]
inline constexpr std::size_t kMostTemplates = 7;   // three regular ones of each length, one end piece [TF-9.7]
inline constexpr std::size_t kMostRegular = 3;
inline constexpr std::int32_t kLongShot = 30000;  // the range of the card Long Shot

inline constexpr Polygon kFeather{{-2300, 0}, {-1500, -700}, {1500, -700}, {2300, 0}, {1500, 700}, {-1500, 700}};
inline constexpr Polygon kLeaf{{-400, -400}, {1400, -2000}, {3600, -2200}, {5600, -1000}, {6600, 0},
                               {5600, 1000}, {3600, 2200},  {1400, 2000},  {-400, 400}};  // its stem hole is (0,0)

SB_WORDS(Tree, Sw, Se, Ne, Nw, Sapling);
inline constexpr std::size_t kTrees = 5, kCornerTrees = 4;
constexpr std::size_t index(Tree tree) { return static_cast<std::size_t>(tree); }
using Trees = EnumSet<Tree, kTrees>;

// The parts of a corner tree. The nest takes the place of B2 on a home tree.
enum class Part : std::uint8_t { A1, A2, A3, B1, B2, B3, C1, C2, C3, S1, S3, Nest };
inline constexpr std::size_t kParts = 12;

// All spaces [TF-1.10]: 4 x 12 of the corner trees, 4 of the sapling, 4 x 3 leaves. Only some are in play; see Field.
enum class Space : std::uint8_t {};
inline constexpr std::size_t kSaplingSpaces = 4, kSocketsPerTree = 3;
inline constexpr std::size_t kFirstSapling = kCornerTrees * kParts, kFirstLeaf = kFirstSapling + kSaplingSpaces;
inline constexpr std::size_t kSpaces = kFirstLeaf + kCornerTrees * kSocketsPerTree;
inline constexpr Space kNowhere{kSpaces};  // in the air, or not on the battlefield
inline constexpr std::array<std::string_view, kSpaces + 1> kSpaceNames{
    "sw_a1",         "sw_a2",        "sw_a3",         "sw_b1",     "sw_b2",     "sw_b3",     "sw_c1",
    "sw_c2",         "sw_c3",        "sw_s1",         "sw_s3",     "sw_nest",   "se_a1",     "se_a2",
    "se_a3",         "se_b1",        "se_b2",         "se_b3",     "se_c1",     "se_c2",     "se_c3",
    "se_s1",         "se_s3",        "se_nest",       "ne_a1",     "ne_a2",     "ne_a3",     "ne_b1",
    "ne_b2",         "ne_b3",        "ne_c1",         "ne_c2",     "ne_c3",     "ne_s1",     "ne_s3",
    "ne_nest",       "nw_a1",        "nw_a2",         "nw_a3",     "nw_b1",     "nw_b2",     "nw_b3",
    "nw_c1",         "nw_c2",        "nw_c3",         "nw_s1",     "nw_s3",     "nw_nest",   "sapling_east",
    "sapling_north", "sapling_west", "sapling_south", "sw_leaf_1", "sw_leaf_2", "sw_leaf_3", "se_leaf_1",
    "se_leaf_2",     "se_leaf_3",    "ne_leaf_1",     "ne_leaf_2", "ne_leaf_3", "nw_leaf_1", "nw_leaf_2",
    "nw_leaf_3",     "nowhere"};
constexpr Names names_of(Space) { return kSpaceNames; }
constexpr std::size_t index(Space space) { return static_cast<std::size_t>(space); }
constexpr Space space_at(std::size_t i) { return static_cast<Space>(i); }
using Spaces = EnumSet<Space, kSpaces>;

constexpr Space space_of(Tree tree, Part part)
{
    return space_at(index(tree) * kParts + static_cast<std::size_t>(part));
}
constexpr Space nest_of(Tree tree) { return space_of(tree, Part::Nest); }
constexpr Space sapling_space(std::size_t i) { return space_at(kFirstSapling + i); }  // east, north, west, south
constexpr Space leaf_of(Tree tree, std::size_t socket)
{
    return space_at(kFirstLeaf + index(tree) * kSocketsPerTree + socket);
}
constexpr bool is_leaf(Space space) { return index(space) >= kFirstLeaf; }
constexpr bool is_nest(Space space)
{
    return index(space) < kFirstSapling && index(space) % kParts == static_cast<std::size_t>(Part::Nest);
}
constexpr Tree tree_of(Space space)  // a leaf belongs to the tree of its socket
{
    const std::size_t i = index(space);
    if (i < kFirstSapling) return static_cast<Tree>(i / kParts);
    return i < kFirstLeaf ? Tree::Sapling : static_cast<Tree>((i - kFirstLeaf) / kSocketsPerTree);
}

struct SpaceFacts {
    Outline outline;        // of a leaf: as it hangs
    Spaces adjacent;        // only those in play count; a hanging leaf beside the space that holds its stem [TF-G16.2]
    std::uint8_t ring = 0;  // steps from the trunk; 0 for leaves [TF-G16.3]
};
struct Socket {  // where a leaf hangs [TF-G16.4]
    Point stem;
    Angle axis = 0;  // from stem to tip
    Space host{};
};
extern const std::array<SpaceFacts, kSpaces> kSpaceFacts;
extern const std::array<Outline, kTrees> kTrunks;
extern const std::array<Socket, kCornerTrees * kSocketsPerTree> kSockets;
inline const SpaceFacts& facts(Space space) { return kSpaceFacts[index(space)]; }
inline const Outline& trunk(Tree tree) { return kTrunks[index(tree)]; }
inline const Socket& socket(Space leaf) { return kSockets[index(leaf) - kFirstLeaf]; }
Spaces spaces_near(const Box& box);  // all that could lie in it, and some more; no leaves
Point centre_of(Space space);        // the centroid, on the lattice and inside [TF-G9.4]; of a leaf: as it hangs

// The spaces of a corner tree, with its nest in the place of B2 or without one; of the sapling. No leaves.
Spaces spaces_of(Tree tree);       // without a nest
Spaces home_spaces_of(Tree tree);  // with its nest

}  // namespace snowbound::tail_feathers
