#include "games/tail_feathers/board.h"

#include "games/tail_feathers/measure.h"

namespace snowbound::tail_feathers {
namespace {

// Millimetres from the corner of the board, counter-clockwise [TF-G16.1].
constexpr Polygon kTrunk{{0, 0}, {70, 0}, {65, 27}, {50, 50}, {27, 65}, {0, 70}};

struct PartFacts {
    Polygon polygon;
    FixedVector<Part, 4> adjacent;
    std::uint8_t ring;
};
using enum Part;
constexpr std::array<PartFacts, kParts> kPartFacts{{
    {{{70, 0}, {125, 0}, {115, 45}, {65, 27}}, {A2, B1}, 1},                                                    // A1
    {{{65, 27}, {115, 45}, {120, 85}, {85, 120}, {45, 115}, {27, 65}, {50, 50}}, {A1, A3, B2, Part::Nest}, 1},  // A2
    {{{0, 70}, {27, 65}, {45, 115}, {0, 125}}, {A2, B3}, 1},                                                    // A3
    {{{125, 0}, {185, 0}, {180, 42}, {140, 44}, {115, 45}}, {A1, C1, S1}, 2},                                   // B1
    {{{120, 85}, {160, 125}, {125, 160}, {85, 120}}, {A2, C2}, 2},                                              // B2
    {{{0, 125}, {45, 115}, {44, 140}, {42, 180}, {0, 185}}, {A3, C3, S3}, 2},                                   // B3
    {{{185, 0}, {245, 0}, {235, 35}, {180, 42}}, {B1}, 3},                                                      // C1
    {{{160, 125}, {200, 165}, {165, 200}, {125, 160}}, {B2, Part::Nest}, 3},                                    // C2
    {{{0, 185}, {42, 180}, {35, 235}, {0, 245}}, {B3}, 3},                                                      // C3
    {{{140, 44}, {180, 42}, {205, 85}, {170, 95}}, {B1}, 3},                                                    // S1
    {{{44, 140}, {95, 170}, {85, 205}, {42, 180}}, {B3}, 3},                                                    // S3
    {{{120, 85}, {150, 95}, {160, 125}, {125, 160}, {95, 150}, {85, 120}}, {A2, C2}, 2},                        // nest
}};

constexpr Polygon kSaplingTrunk{{-15, -15}, {15, -15}, {15, 15}, {-15, 15}};  // millimetres from its middle [TF-G16.5]
constexpr Polygon kSaplingEast{{15, -15}, {45, -45}, {60, 0}, {45, 45}, {15, 15}};

struct SocketFacts {
    Point stem;
    Angle axis;
    Part host;
};
constexpr std::array<SocketFacts, kSocketsPerTree> kSocketFacts{
    {{{188, 90}, 200, S1}, {{183, 183}, 450, C2}, {{90, 188}, 700, S3}}};  // [TF-G16.4]

constexpr std::int32_t kUnits = 100;  // in a millimetre

constexpr Point on_tree(Point local, std::size_t tree)  // south-west, then around [TF-G16.1]
{
    Point p{local.x * kUnits, local.y * kUnits};
    for (std::size_t q = 0; q < tree; ++q) p = {kBoard - p.y, p.x};
    return p;
}
constexpr Point on_sapling(Point local, std::size_t quarter)
{
    for (std::size_t q = 0; q < quarter; ++q) local = {-local.y, local.x};
    return {kBoard / 2 + local.x * kUnits, kBoard / 2 + local.y * kUnits};
}
constexpr Outline moved(const Polygon& local, std::size_t where, Point (*move)(Point, std::size_t))
{
    Polygon polygon;
    for (const Point& p : local) polygon.push_back(move(p, where));
    return outline(polygon);
}

constexpr auto all_sockets()
{
    std::array<Socket, kCornerTrees * kSocketsPerTree> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t tree = i / kSocketsPerTree;
        const SocketFacts& local = kSocketFacts[i % kSocketsPerTree];
        all[i] = {on_tree(local.stem, tree), turned(local.axis, static_cast<int>(tree) * kQuarterTurn),
                  space_of(static_cast<Tree>(tree), local.host)};
    }
    return all;
}

constexpr auto all_spaces()
{
    std::array<SpaceFacts, kSpaces> all{};
    for (std::size_t i = 0; i < kFirstSapling; ++i) {
        const Tree tree = static_cast<Tree>(i / kParts);
        const PartFacts& part = kPartFacts[i % kParts];
        all[i] = {moved(part.polygon, index(tree), on_tree), {}, part.ring};
        for (const Part other : part.adjacent) all[i].adjacent.add(space_of(tree, other));
    }
    for (std::size_t i = 0; i < kSaplingSpaces; ++i) {
        all[kFirstSapling + i] = {moved(kSaplingEast, i, on_sapling),
                                  {sapling_space((i + 1) % kSaplingSpaces), sapling_space((i + 3) % kSaplingSpaces)},
                                  1};
    }
    constexpr auto kHanging = all_sockets();
    for (std::size_t i = 0; i < kHanging.size(); ++i) {
        const Socket& where = kHanging[i];
        all[kFirstLeaf + i] = {outline(leaf_polygon(where.stem, where.axis)), {where.host}, 0};
        all[index(where.host)].adjacent.add(space_at(kFirstLeaf + i));  // [TF-2.9]
    }
    return all;
}

constexpr auto kSpacesOf = [] {
    std::array<Spaces, kTrees> all{};
    for (std::size_t t = 0; t < kCornerTrees; ++t) {
        const Tree tree = static_cast<Tree>(t);
        for (std::size_t i = 0; i < kParts; ++i) all[t].add(space_of(tree, static_cast<Part>(i)));
        all[t].remove(nest_of(tree));
    }
    for (std::size_t i = 0; i < kSaplingSpaces; ++i) all[index(Tree::Sapling)].add(sapling_space(i));
    return all;
}();
constexpr auto kHomeSpacesOf = [] {
    std::array<Spaces, kCornerTrees> all{};
    for (std::size_t t = 0; t < kCornerTrees; ++t) {
        const Tree tree = static_cast<Tree>(t);
        all[t] = kSpacesOf[t];
        all[t].remove(space_of(tree, Part::B2));
        all[t].add(nest_of(tree));
    }
    return all;
}();

constexpr auto all_trunks()
{
    std::array<Outline, kTrees> all{};
    for (std::size_t i = 0; i < kCornerTrees; ++i) all[i] = moved(kTrunk, i, on_tree);
    all[kCornerTrees] = moved(kSaplingTrunk, 0, on_sapling);
    return all;
}

}  // namespace

constinit const std::array<Socket, kCornerTrees * kSocketsPerTree> kSockets = all_sockets();
constinit const std::array<SpaceFacts, kSpaces> kSpaceFacts = all_spaces();
constinit const std::array<Outline, kTrees> kTrunks = all_trunks();

namespace {

constexpr auto kCentres = [] {
    std::array<Point, kSpaces> all{};
    constexpr auto kAll = all_spaces();
    for (std::size_t i = 0; i < kSpaces; ++i) all[i] = centroid(corners(kAll[i].outline.polygon));
    return all;
}();

// The board in strips from west to east and from south to north, each with the spaces that reach into it.
constexpr std::int32_t kStrips = 18;
constexpr std::size_t strip(std::int32_t at)
{
    return static_cast<std::size_t>(std::clamp(at / (kBoard / kStrips), 0, kStrips - 1));
}
constexpr auto kInStrip = [] {
    std::array<std::array<Spaces, kStrips>, 2> all{};
    constexpr auto kAll = all_spaces();
    for (std::size_t i = 0; i < kFirstLeaf; ++i) {
        const Box& box = kAll[i].outline.box;
        for (std::size_t x = strip(box.low.x); x <= strip(box.high.x); ++x) all[0][x].add(space_at(i));
        for (std::size_t y = strip(box.low.y); y <= strip(box.high.y); ++y) all[1][y].add(space_at(i));
    }
    return all;
}();

}  // namespace

Point centre_of(Space space) { return kCentres[index(space)]; }

Spaces spaces_near(const Box& box)
{
    Spaces across, along;
    for (std::size_t x = strip(box.low.x); x <= strip(box.high.x); ++x) across |= kInStrip[0][x];
    for (std::size_t y = strip(box.low.y); y <= strip(box.high.y); ++y) along |= kInStrip[1][y];
    return across & along;
}

Spaces spaces_of(Tree tree) { return kSpacesOf[index(tree)]; }

Spaces home_spaces_of(Tree tree) { return kHomeSpacesOf[index(tree)]; }

}  // namespace snowbound::tail_feathers
