// What a game must offer: free functions over plain values. No base class, no pointers, no clock, no I/O.
// Server, bots and tests are written once, against this concept. Start reading here.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/log.h"
#include "core/questions.h"
#include "core/rng.h"
#include "core/rule.h"
#include "core/seat.h"

namespace snowbound {

template <class G>
concept Game =
    std::regular<typename G::State> && std::totally_ordered<typename G::Choice> &&
    std::equality_comparable<typename G::View> && std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Choice> &&
    requires(const typename G::Options& options, std::size_t seats, const typename G::State& state,
             typename G::State& out, Seat seat, const typename G::Choice& choice, Rng& rng, Log<typename G::Fact>& log,
             Questions<typename G::Choice>& questions, std::vector<bool>& marks) {
        { state.course } -> std::same_as<const Course&>;                // numbers the questions; core/questions.h
        { state.options } -> std::same_as<const typename G::Options&>;  // what was agreed before the start
        { G::kName } -> std::convertible_to<std::string_view>;          // "paper-tales"
        { G::kPrefix } -> std::convertible_to<std::string_view>;        // "PT": how its clauses begin
        { G::kRulesVersion } -> std::convertible_to<int>;
        { G::kMinSeats } -> std::convertible_to<std::size_t>;
        { G::kMaxSeats } -> std::convertible_to<std::size_t>;
        { G::setup(seats, options, rng, log) } -> std::same_as<typename G::State>;
        { G::seats(state) } -> std::same_as<std::size_t>;
        { G::ask(state, questions) } -> std::same_as<void>;  // every open question; none required: the game is over
        { G::accepts(state, seat, choice) } -> std::same_as<std::optional<Refusal>>;  // open forms only
        { G::apply(out, seat, choice, rng, log) } -> std::same_as<void>;       // plays on until somebody must choose
        { G::view(state, seat) } -> std::same_as<typename G::View>;            // built up from nothing
        { G::resample(state, seat, rng) } -> std::same_as<typename G::State>;  // a world that seat can't rule out
        { G::scores(state) } -> std::same_as<std::vector<int>>;
        { G::winners(state) } -> std::same_as<SeatSet>;
        { G::ending(state) } -> std::same_as<std::string_view>;           // text key "end.<ending>"; "" while it runs
        { G::endings() } -> std::same_as<std::vector<std::string_view>>;  // all that ending() can say
        { G::evaluate(state, seat) } -> std::same_as<int>;                // what greedy and search maximise
        { G::flaw(state) } -> std::same_as<const char*>;                  // a broken invariant, or nullptr
        { G::pieces() } -> std::same_as<std::vector<std::string_view>>;   // cards and such that play should reach
        { G::used(state, marks) } -> std::same_as<void>;                  // which of them this match has used
    };

// A game in which seats win together may say who belongs together, so that simulations can set side against side.
template <class G>
concept HasSides = requires(const typename G::State& state, Seat seat) {
    { G::sides() } -> std::same_as<std::vector<std::string_view>>;  // their names
    { G::side(state, seat) } -> std::same_as<std::size_t>;
};

// A game that everybody may lose says so.
template <class G>
concept AllMayLose = requires { requires G::kAllMayLose; };

// A game whose options do not all go together completes them, or says what is wrong: "" where nothing is.
template <class G>
concept SettlesOptions = requires(typename G::Options& options) {
    { G::settle(options) } -> std::same_as<std::string_view>;
};

// A game of several matches, a campaign: what the next one begins with, once this one is over.
template <class Options>
struct Sequel {
    Options options;
    bool goes_on = false;  // for the same people in their seats; otherwise the series is over, and this begins another
};
template <class G>
concept HasSequel = requires(const typename G::State& state) {
    { G::sequel(state) } -> std::same_as<std::optional<Sequel<typename G::Options>>>;  // none: it stands alone, or runs
};

// A game of exact measures may show what a choice would lead to, before it is made; or say why that may not be seen.
template <class G>
concept HasPreview = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::preview(state, seat, choice) } -> std::same_as<std::variant<typename G::Preview, Refusal>>;
};

// A game may say why something that is not even a near miss is not possible; else the question's own clause stands.
template <class G>
concept Explains = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::why_not(state, seat, choice) } -> std::same_as<std::optional<Refusal>>;
};

// Seats that must answer before the game goes on. None: it is over.
template <class G>
SeatSet waiting(const typename G::State& state)
{
    auto questions = Questions<typename G::Choice>::who(state.course);
    G::ask(state, questions);
    return questions.waiting();
}

// What one seat may choose, for search and random play: the caller's buffer, nothing else. Empty: nothing required.
template <class G>
void options(const typename G::State& state, Seat seat, std::vector<typename G::Choice>& buffer)
{
    buffer.clear();
    auto questions = Questions<typename G::Choice>::choices(state.course, seat, buffer);
    G::ask(state, questions);
}

// The same for the first seat that must answer, and which seat that is; kSpectator: the game is over.
template <class G>
Seat next_options(const typename G::State& state, std::vector<typename G::Choice>& buffer)
{
    buffer.clear();
    auto questions = Questions<typename G::Choice>::choices(state.course, kSpectator, buffer);
    G::ask(state, questions);
    return questions.listed();
}

// The open questions in full: all of them, or one seat's.
template <class G>
std::vector<Decision<typename G::Choice>> decisions(const typename G::State& state, Seat only = kSpectator)
{
    std::vector<Decision<typename G::Choice>> open;
    auto questions = Questions<typename G::Choice>::people(state.course, only, open);
    G::ask(state, questions);
    return open;
}

// May this seat choose this now? The offered list is the whole check; only open forms judge beyond it.
template <class G>
std::optional<Refusal> refusal(const typename G::State& state, Seat seat, std::uint32_t decision,
                               const typename G::Choice& choice)
{
    if (index(seat) >= G::seats(state)) return Refusal{{}, "no_such_seat"};
    const auto open = decisions<G>(state, seat);
    if (open.empty()) return Refusal{{}, waiting<G>(state).empty() ? "game_over" : "no_question"};
    const auto& asked = open.front();
    if (asked.id != decision) return Refusal{{}, "stale_decision"};
    if (std::binary_search(asked.options.begin(), asked.options.end(), choice)) return std::nullopt;
    for (const auto& [barred, why] : asked.barred) {
        if (barred == choice) return why;
    }
    if (!asked.form.empty()) return G::accepts(state, seat, choice);
    if constexpr (Explains<G>) {
        if (const auto why = G::why_not(state, seat, choice)) return why;
    }
    return Refusal{asked.rule, "not_offered"};
}

// The one door: nothing else applies a stranger's choice.
template <Game G>
std::optional<Refusal> answer(typename G::State& state, Seat seat, std::uint32_t decision,
                              const typename G::Choice& choice, Rng& rng, Log<typename G::Fact>& log)
{
    if (auto refused = refusal<G>(state, seat, decision, choice)) return refused;
    G::apply(state, seat, choice, rng, log);
    return std::nullopt;
}

}  // namespace snowbound
