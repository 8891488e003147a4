// The games on offer: one line a game, named like its folder.
#pragma once

// clang-format off
#define SNOWBOUND_GAMES(GAME) \
    GAME(paper_tales) \
    GAME(winter_tales) \
    GAME(dead_of_winter) \
    GAME(tail_feathers)
// clang-format on
