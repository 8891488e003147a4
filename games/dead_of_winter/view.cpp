// What a seat sees. Everything here was put in by hand; nothing is taken out.
#include "games/dead_of_winter/view.h"

#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

std::uint8_t small(std::size_t n) { return static_cast<std::uint8_t>(n); }

PlayerView show_player(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    PlayerView v;
    const std::size_t offered = running<Pooling>(s) ? p.stake.size() : 0;  // still in the hand, as the others see it
    v.hand_size = small(p.hand.size() + offered);
    v.laid_size = small(p.laid.size());  // [DW-CON.4]
    v.stake_done = p.stake_done;
    if (p.objective_shown || s.ending != Ending::None) v.objective = p.objective;  // [DW-EXI.2]
    if (s.ending != Ending::None) v.exile = p.exile;                               // [DW-R68]
    v.has_exile = p.exile.has_value();
    v.exiled = p.exiled;
    v.out = p.out;
    v.group = p.group;
    v.leader = p.leader;
    v.dice = p.dice;
    v.used = p.used;
    v.extra_dice = p.extra_dice;
    v.answered = p.answer.has_value();
    v.voted = p.voted;
    v.offers = p.sight.offers;  // [DW-D35]
    v.offered_dice = p.sight.offered_dice;
    v.doubt = p.doubt;
    return v;
}

// Which cards were dealt to whom and not kept nobody else learns.
Figure show_figure(const Figure& f)
{
    if (f.is != FigureIs::Deck && f.is != FigureIs::Dealt) return f;
    Figure away;
    away.is = FigureIs::Deck;
    return away;
}

// A card that is being played from the hand may still be kept: the others see it when it is. [DW-D13]
bool is_open(const Frame& frame, Seat seat)
{
    const auto* playing = std::get_if<Playing>(&frame);
    return !playing || !is_secret(*playing) || playing->seat == seat;
}

// A card that a running effect has set aside in somebody's hand is not shown.
Frame show_frame(const Frame& frame)
{
    Frame shown = frame;
    if (auto* script = std::get_if<Script>(&shown)) script->item.reset();
    return shown;
}

void show_board(const State& s, Seat seat, View& v)
{
    v.objective = s.objective;
    v.hardcore = s.hardcore;
    v.cooperative = s.cooperative;
    v.morale = s.morale;
    v.rounds = s.rounds;
    v.round = s.round;
    v.food = s.food;
    v.food_need = small(static_cast<std::size_t>(food_need(s)));
    v.starvation = s.starvation;
    v.helpless = s.helpless;
    v.first = s.first;
    if (const Seat active = active_seat(s); active != kNobody) v.active = active;
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        v.figures[i] = show_figure(s.figures[i]);
    }
    v.gates = s.gates;
    v.noise = s.noise;
    v.samples = s.samples;
    v.crisis = s.crisis;
    v.past = s.past;
    v.crisis_need = small(static_cast<std::size_t>(crisis_need(s)));
    v.used = s.used;
    v.handed = s.handed;
    v.held = s.held;
    v.standing = s.standing;
    v.searched = s.searched;
    v.child_rounds = s.child_rounds;
    v.ending = s.ending;
    for (const Frame& frame : s.stack) {
        if (is_open(frame, seat)) v.stack.push_back(show_frame(frame));
    }
}

void show_cards(const State& s, View& v)
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        v.deck_sizes[i] = small(s.decks[i].size());
    }
    v.waste = s.waste;
    v.removed = s.removed;
    v.unseen = small(s.unseen.size());
    v.deposit = s.deposit;
    v.drawn = small(s.drawn.size());
    if (!running<Searching>(s)) v.shown = s.drawn;  // turned up for everybody
    v.survivor_deck = small(s.survivor_deck.size());
    v.crisis_deck = small(s.crisis_deck.size());
    v.exile_deck = small(s.exile_deck.size());
    v.crossroads_deck = small(s.crossroads_deck.size());
    if (s.crossroads_by != kNobody) v.crossroads_by = s.crossroads_by;
    v.resolved = s.resolved;
}

Seat searcher(const State& s)
{
    const auto* search = running<Searching>(s);
    return search ? search->seat : kNobody;
}

Own show_own(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Own own;
    own.hand = p.hand;
    own.laid = p.laid;
    own.stake = p.stake;
    own.stake_dice = p.stake_dice;
    own.objective = p.objective;
    own.exile = p.exile;
    own.known_to = p.known_to;
    own.dealt = p.dealt;
    own.kept = p.kept;
    own.answer = p.answer;
    own.locked = p.locked;
    if (searcher(s) == seat) own.drawn = s.drawn;  // [DW-SRC.9]
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (s.knows_top[i].has(seat) && !s.decks[i].empty()) own.tops[i] = s.decks[i].back();
    }
    if (s.knows_crises.has(seat)) {
        const std::size_t size = s.crisis_deck.size();
        for (std::size_t i = 0; i < 2 && i < size; ++i) {
            own.crises.push_back(s.crisis_deck[size - 1 - i]);
        }
    }
    for (const Seat other : all_seats(s)) {
        if (other != seat && player(s, other).known_to.has(seat)) own.known[index(other)] = player(s, other).objective;
    }
    for (const Seat other : all_seats(s)) {
        const Player& theirs = player(s, other);
        if (theirs.sight.hand_by.has(seat)) own.hands.push_back({other, theirs.hand});
        if (theirs.sight.card && theirs.sight.card_by == seat) own.cards.push_back({other, *theirs.sight.card});
    }
    if (s.crossroads_by == seat) own.crossroads = s.crossroads;  // [DW-XRD.1]
    return own;
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

View DeadOfWinter::view(const State& s, Seat seat)
{
    View v;
    show_board(s, seat, v);
    show_cards(s, v);
    for (const Seat each : all_seats(s)) {
        v.players.push_back(show_player(s, each));
    }
    if (index(seat) < s.seats) v.own = show_own(s, seat);
    return v;
}

}  // namespace snowbound
