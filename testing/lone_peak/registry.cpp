// Lone Peak alone, instead of games/registry.cpp: what games/list.h does for a game in the tree.
#include "games/registry.h"

#include <array>

namespace snowbound {

const AnyGame& lone_peak_face();

std::span<const AnyGame* const> games()
{
    static const auto all = std::to_array<const AnyGame*>({&lone_peak_face()});
    return all;
}

}  // namespace snowbound
