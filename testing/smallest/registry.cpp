// The games on offer, and the smallest one: instead of games/registry.cpp in the program `snowbound_smallest`.
#include "games/registry.h"

#include <array>

#include "games/list.h"
#include "table/face.h"
#include "testing/smallest/game.h"

namespace snowbound {

#define DECLARE(game) const AnyGame& game##_face();
SNOWBOUND_GAMES(DECLARE)

std::span<const AnyGame* const> games()
{
    static const Face<Smallest> face;
    static const AnyGame* const smallest = &face;
#define ADDRESS(game) &game##_face(),
    static const auto all = std::to_array<const AnyGame*>({SNOWBOUND_GAMES(ADDRESS) smallest});
    return all;
}

}  // namespace snowbound
