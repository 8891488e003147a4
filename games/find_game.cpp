// Apart from the list, so that a test program can bring a list of its own.
#include "games/registry.h"

namespace snowbound {

const AnyGame* find_game(std::string_view name)
{
    for (const AnyGame* game : games()) {
        if (game->name() == name) return game;
    }
    return nullptr;
}

}  // namespace snowbound
