#include "testing/smallest/game.h"

#include <numeric>

namespace snowbound {
namespace {

using namespace smallest;

std::uint32_t most_moves(const State& s) { return s.options.brief ? kBrief : kLong; }
bool is_over(const State& s) { return s.board.moves >= most_moves(s); }

}  // namespace

State Smallest::setup(std::size_t, const Options& options, Rng&, Log<Fact>&)
{
    State s;
    s.options = options;
    return s;
}

void Smallest::ask(const State& s, Questions<Choice>& questions)
{
    if (is_over(s)) return;
    questions.each(SeatSet(static_cast<std::uint8_t>(1U << s.board.moves % kSeats)), [&](Seat seat) {
        auto offer = questions.to(seat, SM_1, "move");
        if (!offer) return;
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            offer.add(Move{static_cast<std::uint8_t>(cell)});
        }
        offer.fallback(Move{});
    });
}

std::optional<Refusal> Smallest::accepts(const State&, Seat, const Choice&) { return Refusal{SM_1, "not_offered"}; }

void Smallest::apply(State& s, Seat seat, const Choice& choice, Rng&, Log<Fact>& log)
{
    const std::uint8_t cell = std::get<Move>(choice).cell;
    const std::uint32_t value = ++s.board.counters[cell];
    ++s.board.moves;
    s.course.renew();
    s.course.seal();
    log.say(SM_1, To::all(), Moved{seat, cell, value});
}

std::string_view Smallest::ending(const State& s) { return is_over(s) ? "enough" : ""; }

const char* Smallest::flaw(const State& s)
{
    const auto& counters = s.board.counters;
    if (s.board.moves > most_moves(s)) return "SM-1: too many moves";
    const std::uint64_t sum = std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
    return sum == s.board.moves ? nullptr : "SM-1: the counters do not add up to the moves";
}

}  // namespace snowbound
