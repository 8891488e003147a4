// Set-up, chapter PT-2.
#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"

namespace snowbound {

using namespace paper_tales;

namespace {

constexpr auto kDeck = [] {  // every copy of every unit
    FixedVector<CardId, kCards> deck;
    for (std::size_t card = 0; card < kUnits; ++card) {
        for (int copy = 0; copy < kUnitFacts[card].copies; ++copy) {
            deck.push_back(static_cast<CardId>(card));
        }
    }
    return deck;
}();
static_assert(kDeck.size() == kCards);

}  // namespace

State PaperTales::setup(std::size_t seats, const Options& options, Rng& rng, PtLog& log)
{
    SB_CHECK(seats >= kMinSeats && seats <= kMaxSeats, "PT-1.1: two to five players");
    State s;
    s.options = options;
    s.seats = static_cast<std::uint8_t>(seats);
    for (const Seat seat : all_seats(s)) {
        player(s, seat).gold = 3;  // [PT-2.2]; no legend points, all buildings unbuilt [PT-2.3] [PT-2.4]
    }
    s.draw = kDeck;
    rng.shuffle(s.draw);  // [PT-2.5]
    s.stack.push_back(Round{});
    advance(s, [&] { return resume_top(s, rng, log); });
    return s;
}

}  // namespace snowbound
