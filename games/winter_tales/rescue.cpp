// Rescues: chapter WT-17.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

namespace {

bool is_open_to(const State& s, Seat seat)  // [WT-17.5]
{
    return s.options.rescues_anytime() || (running<Turn>(s) && active_seat(s) == seat);
}

bool is_near(const State& s, Seat seat, Character who)
{
    const Figure& f = figure(s, who);
    if (f.controller == seat) return true;           // [WT-R37] it rescues itself
    for (std::size_t i = 0; i < kCharacters; ++i) {  // [WT-17.4] [WT-R38]
        const Figure& own = s.figures[i];
        if (own.at == f.at && own.controller == seat && own.standing() && side_of(character_at(i)) == side_of(who)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Refusal> rescue_refusal(const State& s, Seat seat, Character who)
{
    const Figure& f = figure(s, who);
    if (!f.in_play() || !f.down) return Refusal{rule("WT-17.3"), "not_down"};
    if (in_procedure(s)) return Refusal{rule("WT-R36"), "procedure_running"};
    if (!is_open_to(s, seat)) return Refusal{rule("WT-17.5"), "own_turn_only"};
    if (!is_near(s, seat, who)) return Refusal{rule("WT-17.4"), "nobody_there"};
    if (player(s, seat).hand.size() < 2) return Refusal{rule("WT-17.3"), "needs_two_cards"};
    return std::nullopt;
}

void offer_rescues(const State& s, Seat seat, WtOffer& offer)  // [WT-R36]
{
    const auto first = std::find_if(s.figures.begin(), s.figures.end(), [](const Figure& f) { return f.down; });
    const Player& p = player(s, seat);
    if (first == s.figures.end() || (!offer.for_people() && p.hand.size() < 2)) return;  // [WT-17.3]
    const auto* a = std::get_if<Activation>(&s.stack.back());
    const bool joins = a && a->seat == seat;  // he may wonder why not
    if (in_procedure(s) || (!is_open_to(s, seat) && !joins)) return;
    const Cards two = some(p.hand, 2);
    for (auto i = static_cast<std::size_t>(first - s.figures.begin()); i < kCharacters; ++i) {
        const Character who = character_at(i);
        if (!s.figures[i].down || (!offer.for_people() && !is_near(s, seat, who))) continue;
        if (const auto no = rescue_refusal(s, seat, who)) {
            offer.bar(Rescue{who, two}, *no);
        } else {
            offer.add(Rescue{who, two});
            offer.open("cards");
        }
    }
}

void rescue(State& s, Seat seat, const Rescue& choice, WtLog& log)
{
    Player& p = player(s, seat);
    p.hand -= choice.cards;
    discard(s, choice.cards);
    figure(s, choice.who).down = false;  // [WT-17.6] nothing else changes: no action, no activation
    if (is_rebel(choice.who)) p.feats.rescued = true;
    log.say(rule("WT-17.3"), To::all(), Rescued{seat, choice.who, choice.cards});
}

}  // namespace snowbound::winter_tales
