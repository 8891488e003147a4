// The games on offer and those in the making, which have no stored games yet and so make no promise to running tables:
// instead of games/registry.cpp in the program `snowbound_workshop` and in its tests.
#include "games/registry.h"

#include <array>

namespace snowbound {

const AnyGame& paper_tales_face();
const AnyGame& winter_tales_face();
const AnyGame& dead_of_winter_face();
const AnyGame& tail_feathers_face();

std::span<const AnyGame* const> games()
{
    static const auto all = std::to_array<const AnyGame*>(
        {&paper_tales_face(), &winter_tales_face(), &dead_of_winter_face(), &tail_feathers_face()});
    return all;
}

}  // namespace snowbound
