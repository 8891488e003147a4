// For tests with every registered game as their parameter: EACH_GAME(Suite);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/registry.h"

namespace snowbound {

inline std::string game_in_test(const ::testing::TestParamInfo<const AnyGame*>& game)
{
    std::string name(game.param->name());
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

#define EACH_GAME(Suite) \
    INSTANTIATE_TEST_SUITE_P(AllGames, Suite, ::testing::ValuesIn(games().begin(), games().end()), game_in_test)

}  // namespace snowbound
