// Lone Peak: what it is made of, and the game behind the Game concept (core/game.h).
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/fixed_vector.h"
#include "core/game.h"
#include "core/spelling.h"

namespace snowbound {
namespace lone_peak {

inline constexpr std::size_t kMostSeats = 4, kHand = 7, kNumbers = 14, kCards = 2 * kNumbers, kRounds = 6;

enum class Card : std::uint8_t {};  // its number, 1 to 14
using Cards = FixedVector<Card, kCards>;

struct Options {
    bool rising = false;  // [LP-2.1]
    SB_FIELDS(Options, rising);
};

struct Play {  // choices: ids only
    Card card{};
    SB_VERB(Play, card);
};
using Choice = std::variant<Play>;

struct Dealt {  // facts: what happened
    Seat seat{};
    Cards cards;
    SB_VERB(Dealt, seat, cards);
};
struct Shown {
    Seat seat{};
    Card card{};
    std::uint8_t points{};  // 0: it did not win
    SB_VERB(Shown, seat, card, points);
};
using Fact = std::variant<Dealt, Shown>;

struct Player {
    Cards hand;                  // sorted. seen by: owner
    std::optional<Card> chosen;  // waits for the others. seen by: owner, others that there is one
    std::uint8_t points = 0;     // seen by: all
    SB_FIELDS(Player, hand, chosen, points);
};

struct State {
    Options options;
    std::uint8_t round = 1;  // seen by: all; 7: the game is over
    Cards unused, played;    // seen by: nobody, all
    FixedVector<Player, kMostSeats> players;
    Course course;
    SB_FIELDS(State, options, round, unused, played, players, course);
};

struct PlayerView {
    std::uint8_t points = 0;
    bool ready = false;
    SB_FIELDS(PlayerView, points, ready);
};
struct View {
    std::uint8_t round = 1;
    FixedVector<PlayerView, kMostSeats> players;
    Cards played, hand;  // mine; spectators have none
    std::optional<Card> chosen;
    SB_FIELDS(View, round, players, played, hand, chosen);
};

}  // namespace lone_peak

struct LonePeak {
    using Options = lone_peak::Options;
    using State = lone_peak::State;
    using Choice = lone_peak::Choice;
    using Fact = lone_peak::Fact;
    using View = lone_peak::View;

    static constexpr std::string_view kName = "lone-peak";
    static constexpr std::string_view kPrefix = "LP";
    static constexpr int kRulesVersion = 1;
    static constexpr std::size_t kMinSeats = 2, kMaxSeats = lone_peak::kMostSeats;  // [LP-1.1]

    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State& s) { return s.players.size(); }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&) { return std::nullopt; }  // no open form
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State&, Seat);
    static State resample(const State&, Seat, Rng&);
    static void reopen(State&, Seat me);  // helps bots: bots/bot.h
    static std::vector<int> scores(const State&);
    static SeatSet winners(const State&);
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings() { return {"most_points", "shared"}; }
    static int evaluate(const State&, Seat);
    static const char* flaw(const State&);
    static std::vector<std::string_view> pieces() { return {}; }  // what play should reach: all cards are alike
    static void used(const State&, std::vector<bool>&) {}
};

static_assert(Game<LonePeak>);

}  // namespace snowbound
