#include "games/registry.h"

#include <array>

#include "games/list.h"

namespace snowbound {

#define DECLARE(game) const AnyGame& game##_face();
SNOWBOUND_GAMES(DECLARE)

std::span<const AnyGame* const> games()
{
#define ADDRESS(game) &game##_face(),
    static const auto all = std::to_array<const AnyGame*>({SNOWBOUND_GAMES(ADDRESS)});
    return all;
}

}  // namespace snowbound
