// A rule in progress is data: plain structs in a variant, on a stack in the State. Each frame has three free functions
// in the file of its rulebook chapter: resume (the automatic part), ask, take.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace snowbound {

enum class Flow : std::uint8_t {
    Ask,   // somebody has to choose; the machine stops
    Again  // the stack changed, or the frame did: go on
};

// The only loop in a game. Plays on until somebody must choose, or the stack is empty and the game is over.
template <class State, class Resume>
void advance(State& state, Resume&& resume)
{
    constexpr int kFuel = 1000;
    for (int step = 0; step < kFuel; ++step) {
        if (state.stack.empty() || resume(state.stack.back()) == Flow::Ask) {
            if (step > 0) state.course.renew();  // the machine moved: every question is a new one
            return;
        }
    }
    rule_bug("the rules ran 1000 steps without asking anybody");
}

}  // namespace snowbound
