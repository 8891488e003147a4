#include "games/registry.h"

#include <array>

namespace snowbound {

const AnyGame& paper_tales_face();

std::span<const AnyGame* const> games()
{
    static const std::array<const AnyGame*, 1> all{
        &paper_tales_face(),
    };
    return all;
}

const AnyGame* find_game(std::string_view name)
{
    for (const AnyGame* game : games()) {
        if (game->name() == name) return game;
    }
    return nullptr;
}

}  // namespace snowbound
