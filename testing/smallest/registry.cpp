// The games on offer, and the smallest one: instead of games/registry.cpp in the program `snowbound_smallest`.
#include "games/registry.h"

#include <array>

#include "table/face.h"
#include "testing/smallest/game.h"

namespace snowbound {

const AnyGame& paper_tales_face();
const AnyGame& winter_tales_face();
const AnyGame& tail_feathers_face();

std::span<const AnyGame* const> games()
{
    static const Face<Smallest> smallest;
    static const auto all =
        std::to_array<const AnyGame*>({&paper_tales_face(), &winter_tales_face(), &tail_feathers_face(), &smallest});
    return all;
}

}  // namespace snowbound
