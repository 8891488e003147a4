// The long form of texts_test.cpp: rare cards and rare refusals come up too. Compiled with -O2: it speaks for minutes.
#include "app/tests/heard.h"

namespace snowbound {
namespace {

TEST(TextsSlow, WhateverComesUpInManyRandomGamesIsToldInWords)
{
    for (const AnyGame* game : games()) {
        expect_random_games_told(*game, 1000, 400);
    }
}

}  // namespace
}  // namespace snowbound
