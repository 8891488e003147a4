#include "games/lone_peak/game.h"

#include <algorithm>

namespace snowbound {

using namespace lone_peak;

namespace {

SeatSet all_seats(const State& s) { return SeatSet::first(s.players.size()); }
bool is_over(const State& s) { return s.round > kRounds; }

bool barred(const State& s, Card card) { return s.round == 1 && card == Card{kNumbers}; }  // [LP-2.3]

void reveal(State& s, Log<Fact>& log)
{
    s.course.seal();  // cards are shown: undo stops here
    Cards shown;
    for (const Player& p : s.players) shown.push_back(*p.chosen);
    Card best{};  // [LP-2.4] the highest number that is there once, or none
    for (const Card card : shown) {
        if (std::count(shown.begin(), shown.end(), card) == 1) best = std::max(best, card);
    }
    for (const Seat seat : all_seats(s)) {
        Player& p = s.players[index(seat)];
        const Card card = shown[index(seat)];
        const std::uint8_t points = card != best ? 0 : s.options.rising ? s.round : 1;  // [LP-2.1]
        p.points = static_cast<std::uint8_t>(p.points + points);
        p.hand.erase_one(card);
        p.chosen.reset();
        s.played.push_back(card);
        log.say(rule("LP-2.4"), To::all(), Shown{seat, card, points});
    }
}

}  // namespace

State LonePeak::setup(std::size_t seats, const Options& options, Rng& rng, Log<Fact>& log)
{
    State s;
    s.options = options;
    for (std::size_t i = 0; i < kCards; ++i) s.unused.push_back(static_cast<Card>(1 + i / 2));
    rng.shuffle(s.unused);
    for (const Seat seat : SeatSet::first(seats)) {  // [LP-1.2]
        Player p;
        while (p.hand.size() < kHand) p.hand.insert_sorted(s.unused.take_back());
        s.players.push_back(p);
        log.say(rule("LP-1.2"), To::only(seat), Dealt{seat, p.hand});
    }
    return s;
}

void LonePeak::ask(const State& s, Questions<Choice>& questions)
{
    if (is_over(s)) return;
    questions.each(all_seats(s), [&](Seat seat) {
        const Player& p = s.players[index(seat)];
        auto offer = questions.to(seat, rule("LP-2.2"), "round.play", p.chosen ? Wait::Standing : Wait::Required);
        if (!offer) return;
        for (const Card card : p.hand) {
            if (barred(s, card)) {
                offer.bar(Play{card}, Refusal{rule("LP-2.3"), "not_in_round_one"});
            } else {
                offer.add(Play{card});
            }
        }
        offer.fallback(Play{p.hand.front()});
    });
}

void LonePeak::apply(State& s, Seat seat, const Choice& choice, Rng&, Log<Fact>& log)
{
    s.course.answered(seat);
    s.players[index(seat)].chosen = std::get<Play>(choice).card;
    if (!std::all_of(s.players.begin(), s.players.end(), [](const Player& p) { return p.chosen.has_value(); })) return;
    reveal(s, log);
    ++s.round;
    s.course.renew();  // every question is a new one
}

View LonePeak::view(const State& s, Seat seat)
{
    View v;
    v.round = s.round;
    for (const Player& p : s.players) v.players.push_back({p.points, p.chosen.has_value()});
    v.played = s.played;
    if (index(seat) >= s.players.size()) return v;
    v.hand = s.players[index(seat)].hand;
    v.chosen = s.players[index(seat)].chosen;
    return v;
}

State LonePeak::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    SeatSet others = all_seats(s);
    others.remove(me);
    for (const Seat seat : others) {
        for (const Card card : s.players[index(seat)].hand) s.unused.push_back(card);
    }
    std::sort(s.unused.begin(), s.unused.end());  // where they truly lie plays no part
    rng.shuffle(s.unused);
    for (const Seat seat : others) {
        Player& p = s.players[index(seat)];
        for (Card& card : p.hand) card = s.unused.take_back();
        std::sort(p.hand.begin(), p.hand.end());
        if (p.chosen) p.chosen = p.hand.front();  // a secret answer must fit the cards we imagine
    }
    return s;
}

void LonePeak::reopen(State& world, Seat me)  // a search must not believe in the answers that we made up
{
    for (const Seat seat : all_seats(world)) {
        if (seat != me) world.players[index(seat)].chosen.reset();
    }
}

std::vector<int> LonePeak::scores(const State& s)
{
    std::vector<int> all;
    for (const Player& p : s.players) all.push_back(p.points);
    return all;
}

SeatSet LonePeak::winners(const State& s)  // [LP-2.5]
{
    SeatSet best;
    const auto all = scores(s);
    for (const Seat seat : all_seats(s)) {
        if (is_over(s) && all[index(seat)] == *std::max_element(all.begin(), all.end())) best.add(seat);
    }
    return best;
}

std::string_view LonePeak::ending(const State& s)
{
    if (!is_over(s)) return "";
    return winners(s).size() == 1 ? "most_points" : "shared";
}

int LonePeak::evaluate(const State& s, Seat seat)  // of seven cards one is left: let it be the lowest
{
    const Player& p = s.players[index(seat)];
    return 20 * p.points - static_cast<int>(p.hand[p.chosen == p.hand.front() ? 1 : 0]);
}

const char* LonePeak::flaw(const State& s)  // judges states from outside, too: nothing is taken for granted
{
    const std::size_t seats = s.players.size();
    if (seats < kMinSeats) return "LP-1.1: too few players";
    if (s.round < 1 || s.played.size() != (s.round - 1U) * seats) return "LP-2.1: a wrong round";
    std::vector<Card> all(s.played.begin(), s.played.end());
    all.insert(all.end(), s.unused.begin(), s.unused.end());
    for (const Player& p : s.players) {
        if (p.hand.size() != kHand + 1U - s.round) return "LP-1.2: a wrong number of cards in a hand";
        if (!std::is_sorted(p.hand.begin(), p.hand.end())) return "LP-1.2: a hand is not sorted";
        if (p.chosen && (!p.hand.contains(*p.chosen) || barred(s, *p.chosen))) return "LP-2.2: a card not offered";
        all.insert(all.end(), p.hand.begin(), p.hand.end());
    }
    std::sort(all.begin(), all.end());
    for (std::size_t i = 0; i < kCards; ++i) {
        if (all.size() != kCards || all[i] != Card(1 + i / 2)) return "LP-1.2: a number is not there twice";
    }
    return nullptr;
}

}  // namespace snowbound
