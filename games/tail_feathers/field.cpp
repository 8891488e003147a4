#include "games/tail_feathers/field.h"

namespace snowbound::tail_feathers {

const Outline& shape_of(const Field& field, Space space)
{
    for (const LeafAt& leaf : field.leaves) {
        if (leaf.leaf == space) return leaf.outline;
    }
    return facts(space).outline;
}

bool is_free(const Field& field, Point at, ObjectId mover)
{
    return std::none_of(field.birds.begin(), field.birds.end(),
                        [&](const BirdAt& bird) { return bird.id != mover && bases_overlap(bird.at, at); });
}

bool is_off_board(Point at)  // [TF-R21]
{
    return at.x < 0 || at.x > kBoard || at.y < 0 || at.y > kBoard;
}

Spaces spaces_touching(const Field& field, const Disc& disc)
{
    Spaces touched;
    const Box box = box_of(disc);
    for (const Space space : field.spaces& spaces_near(box)) {
        const Outline& shape = facts(space).outline;
        if (meet(shape.box, box) && touch(disc, corners(shape.polygon))) touched.add(space);
    }
    for (const LeafAt& leaf : field.leaves) {
        if (meet(leaf.outline.box, box) && touch(disc, corners(leaf.outline.polygon))) touched.add(leaf.leaf);
    }
    return touched;
}

}  // namespace snowbound::tail_feathers
