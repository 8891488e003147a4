// The list of games of a module that carries one: a browser fetches the game it plays.
#include <array>

#include "games/registry.h"

namespace snowbound {

const AnyGame& SNOWBOUND_FACE();

std::span<const AnyGame* const> games()
{
    static const std::array<const AnyGame*, 1> only{&SNOWBOUND_FACE()};
    return only;
}

}  // namespace snowbound
