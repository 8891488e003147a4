// The smallest game that can be written: sixteen counters, whoever is on turn raises one, everybody sees it. It
// measures what the server costs where the rules cost nothing. Not among the games on offer.
#pragma once

#include <array>
#include <variant>

#include "core/fixed_vector.h"
#include "core/game.h"
#include "core/spelling.h"

namespace snowbound {
namespace smallest {

inline constexpr std::size_t kSeats = 4, kCells = 16;
inline constexpr std::uint32_t kLong = 1'000'000, kBrief = 100;  // moves
inline constexpr Rule SM_1{"SM-1"};

struct Options {
    bool brief = false;  // ends soon, for tests
    SB_FIELDS(Options, brief);
};

struct Move {
    std::uint8_t cell = 0;
    SB_VERB(Move, cell);
};
using Choice = std::variant<Move>;

struct Moved {
    Seat seat{};
    std::uint8_t cell = 0;
    std::uint32_t value = 0;
    SB_VERB(Moved, seat, cell, value);
};
using Fact = std::variant<Moved>;

struct Board {  // all of it is seen by all
    std::array<std::uint32_t, kCells> counters{};
    std::uint32_t moves = 0;
    SB_FIELDS(Board, counters, moves);
};

struct State {
    Options options;
    Board board;
    Course course;
    SB_FIELDS(State, options, board, course);
};

}  // namespace smallest

struct Smallest {
    using Options = smallest::Options;
    using State = smallest::State;
    using Choice = smallest::Choice;
    using Fact = smallest::Fact;
    using View = smallest::Board;

    static constexpr std::string_view kName = "smallest";
    static constexpr std::string_view kPrefix = "SM";
    static constexpr int kRulesVersion = 1;
    static constexpr std::size_t kMinSeats = smallest::kSeats;
    static constexpr std::size_t kMaxSeats = smallest::kSeats;

    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State&) { return smallest::kSeats; }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&);
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State& s, Seat) { return s.board; }
    static State resample(const State& s, Seat, Rng&) { return s; }  // nothing is hidden
    static std::vector<int> scores(const State&) { return std::vector<int>(smallest::kSeats); }
    static SeatSet winners(const State&) { return SeatSet::first(smallest::kSeats); }
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings() { return {"enough"}; }
    static int evaluate(const State&, Seat) { return 0; }
    static const char* flaw(const State&);
    static std::vector<std::string_view> pieces() { return {}; }
    static void used(const State&, std::vector<bool>&) {}
};

static_assert(Game<Smallest>);

}  // namespace snowbound
