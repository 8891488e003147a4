// A hundred told games in each language, and nothing in them that is not so. Compiled with -O2.
#include "story/tests/truth.h"

#include <gtest/gtest.h>

namespace snowbound::truth {
namespace {

class AHundredGames : public ::testing::TestWithParam<std::string> {};

TEST_P(AHundredGames, AreTrue) { expect_no_lies(GetParam(), 0, 100); }

INSTANTIATE_TEST_SUITE_P(Languages, AHundredGames, ::testing::Values("en", "de", "it"),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace snowbound::truth
