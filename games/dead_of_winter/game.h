// Dead of Winter: the functions that core/game.h asks for.
#pragma once

#include "core/game.h"
#include "games/dead_of_winter/state.h"
#include "games/dead_of_winter/view.h"

namespace snowbound {

struct DeadOfWinter {
    using State = dead_of_winter::State;
    using Choice = dead_of_winter::Choice;
    using Fact = dead_of_winter::Fact;
    using View = dead_of_winter::View;
    using Options = dead_of_winter::Options;

    static constexpr std::string_view kName = "dead-of-winter";
    static constexpr std::string_view kPrefix = "DW";
    static constexpr int kRulesVersion = 1;
    static constexpr std::size_t kMinSeats = 2, kMaxSeats = 5;

    static State setup(std::size_t seats, const Options& options, Rng& rng, Log<Fact>& log);
    static std::size_t seats(const State& state) { return state.seats; }
    static void ask(const State& state, Questions<Choice>& questions);
    static std::optional<Refusal> accepts(const State& state, Seat seat, const Choice& choice);
    static void apply(State& state, Seat seat, const Choice& choice, Rng& rng, Log<Fact>& log);
    static View view(const State& state, Seat seat);
    static State resample(const State& state, Seat seat, Rng& rng);
    static void reopen(State& world, Seat seat);
    static std::vector<int> scores(const State& state);
    static SeatSet winners(const State& state);
    static std::string_view ending(const State& state);
    static std::vector<std::string_view> endings();
    static int evaluate(const State& state, Seat seat);
    static Choice hunch(const State& state, Seat seat, Rng& rng, std::vector<Choice>& buffer);
    static const char* flaw(const State& state);
    static std::vector<std::string_view> pieces();
    static void used(const State& state, std::vector<bool>& marks);
};

static_assert(Game<DeadOfWinter>);

}  // namespace snowbound
