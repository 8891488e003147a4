// A rule in progress is data: plain structs in a variant, on a stack in the State. Each frame has three free functions
// in the file of its rulebook chapter: resume (the automatic part), ask, take. The frame on top is the one that counts.
#pragma once

#include <cstdint>
#include <utility>
#include <variant>

#include "core/check.h"
#include "core/log.h"
#include "core/questions.h"
#include "core/rng.h"
#include "core/seat.h"

namespace snowbound {

enum class Flow : std::uint8_t {
    Ask,   // somebody has to choose; the machine stops
    Again  // the stack changed, or the frame did: go on
};

// Declares a frame's three functions, beside the game's State, Choice and Fact: resume plays on, ask offers, take
// carries out what the asked seat chose.
#define SB_FRAME(F)                                               \
    ::snowbound::Flow resume(const F&, State&, Rng&, Log<Fact>&); \
    void ask(const F&, const State&, Questions<Choice>&);         \
    void take(const F&, State&, Seat, const Choice&, Rng&, Log<Fact>&)

template <class State, class Questions>
void ask_top(const State& state, Questions& questions)
{
    if (state.stack.empty()) return;
    std::visit([&](const auto& frame) { ask(frame, state, questions); }, state.stack.back());
}

// The frame is a copy: what it does may change the stack.
template <class State, class Choice, class Log>
void take_top(State& state, Seat seat, const Choice& choice, Rng& rng, Log& log)
{
    const auto top = state.stack.back();
    std::visit([&](const auto& frame) { take(frame, state, seat, choice, rng, log); }, top);
}
template <class State, class Log>
Flow resume_top(State& state, Rng& rng, Log& log)
{
    return std::visit([&](const auto frame) { return resume(frame, state, rng, log); }, state.stack.back());
}

// The prologue of every answer.
template <class State>
void note_answer(State& state, Seat seat)
{
    SB_CHECK(!state.stack.empty(), "an answer after the end");
    state.course.answered(seat);
}

// The only loop in a game. Plays on until somebody must choose, or the stack is empty and the game is over.
template <class State, class Step>
void advance(State& state, Step&& step)
{
    constexpr int kFuel = 1000;
    for (int steps = 0; steps < kFuel; ++steps) {
        if (state.stack.empty() || step() == Flow::Ask) {
            if (steps > 0) state.course.renew();  // the machine moved: every question is a new one
            return;
        }
    }
    rule_bug("the rules ran 1000 steps without asking anybody");
}

// The frame on top of the stack, to change it.
template <class F, class State>
F& top(State& state)
{
    return std::get<F>(state.stack.back());
}

// The innermost frame of a kind; nullptr: that is not going on.
template <class F, class State>
const F* running(const State& state)
{
    for (std::size_t i = state.stack.size(); i > 0; --i) {
        if (const auto* frame = std::get_if<F>(&state.stack[i - 1])) return frame;
    }
    return nullptr;
}
template <class F, class State>
F* running(State& state)
{
    return const_cast<F*>(running<F>(std::as_const(state)));
}

}  // namespace snowbound
