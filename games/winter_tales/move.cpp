// Movement step by step and who may interrupt it: chapters WT-6 and WT-7.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool can_interrupt(const State& s, const Window& w, Character with, Seat seat)
{
    const Figure& f = figure(s, with);
    if (f.controller != seat || !f.standing() || f.at != w.at) return false;  // [WT-7.9]
    return is_rebel(with) != is_rebel(w.who);                                 // [WT-7.1] [WT-7.2] [WT-7.10]
}

SeatSet interrupters(const State& s, const Window& w)  // [WT-7.3] [WT-R14]
{
    SeatSet seats;
    const std::size_t first = is_rebel(w.who) ? kRebels : 0;
    for (std::size_t i = first; i < first + kRebels; ++i) {
        const Figure& f = s.figures[i];
        if (f.at == w.at && f.standing()) seats.add(f.controller);
    }
    if (!is_rebel(w.who) && !is_location(w.at)) seats = {};  // [WT-16.1]
    seats.remove(controller(s, w.who));                      // [WT-7.4] [WT-R15]
    return seats;
}

// [WT-R12] One after the other, clockwise from the left of whoever moves. [WT-7.5] [WT-7.6]
Seat next_asked(const State& s, const Window& w)
{
    SeatSet seats = interrupters(s, w);
    for (const Seat seat : w.passed) {
        seats.remove(seat);
    }
    const std::size_t mover = place_of(s, controller(s, w.who));
    for (std::size_t i = 1; i < s.seats; ++i) {
        const Seat seat = at_place(s, mover + i);
        if (seats.has(seat)) return seat;
    }
    return kNobody;
}

void note_spies(State& s, Character rebel, Space at, WtLog& log)  // missions of spies count who comes [WT-R52]
{
    SeatSet seen;
    for (std::size_t i = kRebels; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.standing() && f.at == at) seen.add(f.controller);
    }
    for (const Seat seat : seen) {
        Player& p = player(s, seat);
        if (p.spy_events < 9) ++p.spy_events;
        p.spied_on.add(rebel);
        p.feats.spied = true;
        turn_spy_up(s, seat, log);
    }
}

bool is_held_by_a_quest(const State& s, Character who)  // [WT-R20] whoever resolves it, and the carrier of its token
{
    const QuestRun* run = running<QuestRun>(s);
    return run && (run->who == who || s.quests[index(run->quest)].at == spot_of(who));
}

}  // namespace

SeatSet may_interrupt(const State& s, Character who, Space at) { return interrupters(s, Window{.who = who, .at = at}); }

std::optional<Character> love_partner(const State& s, Character who)
{
    if (!s.powers.love_one) return std::nullopt;
    if (*s.powers.love_one == who) return s.powers.love_two;
    if (*s.powers.love_two == who) return s.powers.love_one;
    return std::nullopt;
}

void enter(State& s, Character who, Space from, Space to, WtLog& log)
{
    figure(s, who).at = to;  // [WT-6.4] [WT-6.10]
    if (is_rebel(who) && is_location(to)) player(s, controller(s, who)).feats.visited.add(to);
    log.say(rule("WT-6.8"), To::all(), Moved{who, from, to});
    if (is_rebel(who)) note_spies(s, who, to, log);
    s.stack.push_back(Window{.who = who, .from = from, .at = to});  // [WT-R13]
    const auto partner = love_partner(s, who);                      // [WT-19.16] even one that is down [WT-R42]
    if (!partner || where(s, *partner) != from) return;
    if (figure(s, *partner).immobile || is_held_by_a_quest(s, *partner)) return;
    s.stack.push_back(Following{.who = who, .partner = *partner, .from = from, .to = to});
}

Flow resume(const Following& f, State& s, Rng&, WtLog& log)
{
    if (!f.follows) return Flow::Ask;
    s.stack.pop_back();
    if (!*f.follows) return Flow::Again;
    figure(s, f.partner).at = f.to;
    note_spies(s, f.partner, f.to, log);
    s.reached.add(piece(Power::Love));
    top<Window>(s).partner = f.partner;
    log.say(rule("WT-19.16"), To::all(), Followed{f.partner, f.to});
    return Flow::Again;
}

void ask(const Following& f, const State& s, WtQuestions& questions)
{
    auto offer = questions.to(controller(s, f.partner), rule("WT-19.16"), "love.follow");
    offer.add(Follow{});
    offer.add(Pass{});
    offer.fallback(Pass{});
}

void take(const Following&, State& s, Seat, const Choice& choice, Rng&, WtLog&)
{
    top<Following>(s).follows = std::holds_alternative<Follow>(choice);
}

Flow resume(const Window& w, State& s, Rng&, WtLog&)
{
    if (next_asked(s, w) != kNobody) return Flow::Ask;
    s.stack.pop_back();
    return Flow::Again;
}

// [WT-R16b] Asked even where the hand is empty: silence tells nothing.
void ask(const Window& w, const State& s, WtQuestions& questions)
{
    const Seat seat = next_asked(s, w);
    const bool combat = is_rebel(w.who);
    auto offer = questions.to(seat, combat ? rule("WT-7.1") : rule("WT-7.2"), combat ? "window.combat" : "window.trap");
    if (!offer) return;
    const bool has_card = !player(s, seat).hand.empty();
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character with = character_at(i);
        if (!can_interrupt(s, w, with, seat)) continue;
        if (!combat) {
            if (has_card) {
                offer.add(SetTrap{with});
            } else {
                offer.bar(SetTrap{with}, Refusal{rule("WT-7.8"), "no_card"});
            }
            continue;
        }
        const bool can = can_strike_first(s, seat, with);
        for (const auto rebel : {std::optional(w.who), w.partner}) {  // [WT-R42] the attacker names one of the two
            if (!rebel || controller(s, *rebel) == seat) continue;
            if (can) {
                offer.add(StartCombat{with, *rebel});
            } else {
                offer.bar(StartCombat{with, *rebel}, Refusal{rule("WT-7.8"), "no_card"});
            }
        }
    }
    offer.add(Pass{});
    offer.fallback(Pass{});
}

void take(const Window& w, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    if (std::holds_alternative<Pass>(choice)) {
        top<Window>(s).passed.add(seat);
        return;
    }
    s.stack.pop_back();  // [WT-7.7] one an entry
    if (const auto* start = std::get_if<StartCombat>(&choice)) {
        start_combat(s, seat, start->soldier, start->rebel, log);
    } else if (const auto* set = std::get_if<SetTrap>(&choice)) {
        Trap trap{.setter = seat,
                  .defender = controller(s, w.who),
                  .rebel = set->rebel,
                  .soldier = w.who,
                  .from = w.from,
                  .at = w.at};
        if (const auto partner = love_partner(s, set->rebel)) {  // [WT-19.17]
            const bool near = where(s, *partner) == w.at || s.options.love_reaches_far();
            const Seat helper = controller(s, *partner);
            const bool willing = helper != seat && helper != trap.defender;
            if (near && figure(s, *partner).standing() && willing) trap.partner = partner;
        }
        s.stack.push_back(trap);
    }
}

}  // namespace snowbound::winter_tales
