#include "games/registry.h"

#include <array>

// clang-format off
#define SNOWBOUND_GAMES(GAME) /* one line a game, named like its folder */ \
    GAME(paper_tales) \
    GAME(winter_tales) \
    GAME(dead_of_winter) \
    GAME(tail_feathers)
// clang-format on

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
