// Chapters and turns: chapter WT-3.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool anybody_ready(const State& s)
{
    for (const Figure& f : s.figures) {
        if (f.ready) return true;
    }
    return false;
}

bool all_voted(const State& s)
{
    for (const Seat seat : all_seats(s)) {
        if (!player(s, seat).voted) return false;
    }
    return true;
}

void end_chapter(State& s, Rng& rng, WtLog& log)  // [WT-3.7]
{
    for (std::size_t i = 0; i < s.seats; ++i) {
        const Seat seat = at_place(s, s.active + i);
        const bool writes = player(s, seat).faction == Faction::Author;
        draw_cards(s, seat, writes ? static_cast<int>(spring_players(s)) : 4, rng, log);
    }
    for (Figure& f : s.figures) {
        if (f.in_play()) f.ready = true;  // [WT-17.2]
        f.immobile = false;
        f.silenced = false;
    }
    s.powers.hope_used = false;
    ++s.chapter;
    log.say(rule("WT-3.8"), To::all(), ChapterStarted{s.chapter, active_seat(s)});  // [WT-R08]
}

bool can_return_somebody(const State& s, Seat seat)  // [WT-19.55]
{
    if (s.options.return_takes_ready() && !has_ready(s, seat)) return false;
    for (const Figure& f : s.figures) {
        if (f.gone) return true;
    }
    return false;
}

bool has_ready_soldier(const State& s, Seat seat)
{
    for (std::size_t i = kRebels; i < kCharacters; ++i) {
        if (s.figures[i].controller == seat && s.figures[i].ready) return true;
    }
    return false;
}

// [WT-19.31] With no ready character at all; in the Italian edition, with no Soldier to activate.
bool can_terrify(const State& s, Seat seat, const Turn& turn)
{
    if (!s.powers.terror || turn.terrified || controller(s, *s.powers.terror) != seat) return false;
    return s.options.terror_without_soldiers() ? !has_ready_soldier(s, seat) : !has_ready(s, seat);
}

bool own_hope(const State& s, Seat seat) { return hope_usable(s) && controller(s, *s.powers.hope) == seat; }

void end_turn(State& s)
{
    s.stack.pop_back();
    s.active = static_cast<std::uint8_t>((s.active + 1U) % s.seats);  // [WT-3.5]
    for (const Seat seat : all_seats(s)) {
        player(s, seat).feats = {};
    }
}

void offer_returns(const State& s, Seat seat, WtOffer& offer)  // [WT-19.56]
{
    if (!can_return_somebody(s, seat)) return;
    const Cards& hand = player(s, seat).hand;
    for (std::size_t i = 0; i < kRebels; ++i) {
        if (!s.figures[i].gone) continue;
        for (std::size_t at = 0; at < kLocations; ++at) {
            const ReturnRebel back{character_at(i), space_at(at), some(hand, 3)};
            if (hand.size() >= 3) {
                offer.add(back);
            } else {
                offer.bar(back, Refusal{rule("WT-19.56"), "needs_three_cards"});
            }
        }
    }
    offer.open("cards");
}

void offer_propaganda(const State& s, Seat seat, WtOffer& offer)  // [WT-19.40]
{
    if (!s.powers.propaganda) return;
    for (std::size_t i = kRebels; i < kCharacters; ++i) {
        if (s.figures[i].controller != seat || !s.figures[i].ready) continue;
        for (std::size_t j = 0; j < kRebels; ++j) {
            const Figure& rebel = s.figures[j];
            if (!rebel.in_play()) continue;
            const Propaganda use{character_at(i), character_at(j)};
            if (s.figures[i].down) {
                offer.bar(use, Refusal{rule("WT-17.1"), "is_down"});
            } else if (rebel.ready) {
                offer.add(use);
            } else {
                offer.bar(use, Refusal{rule("WT-19.41"), "not_ready"});
            }
        }
    }
}

void offer_terror(const State& s, Seat seat, WtOffer& offer)  // [WT-19.32]
{
    for (std::size_t i = 0; i < kRebels; ++i) {
        const Figure& rebel = s.figures[i];
        if (!rebel.in_play() || !is_location(rebel.at)) continue;
        const Terror use{rebel.at, character_at(i)};
        if (rebel.controller == seat) {
            offer.bar(use, Refusal{rule("WT-R15"), "own_character"});
        } else if (s.powers.refuge == rebel.at) {
            offer.bar(use, Refusal{rule("WT-19.22"), "not_in_the_refuge"});
        } else {
            offer.add(use);
        }
    }
}

bool turn_offers_nothing(const State& s, Seat seat, const Turn& turn)
{
    return !has_ready(s, seat) && !own_hope(s, seat) && !can_terrify(s, seat, turn) && !can_return_somebody(s, seat);
}

}  // namespace

Flow resume(const Chapter&, State& s, Rng& rng, WtLog& log)
{
    if (anybody_ready(s)) {
        s.stack.push_back(Turn{});
    } else if (hope_usable(s)) {
        s.stack.push_back(HopeWindow{});
    } else {
        end_chapter(s, rng, log);  // [WT-3.6]
    }
    return Flow::Again;
}
void ask(const Chapter&, const State&, WtQuestions&) {}
void take(const Chapter&, State&, Seat, const Choice&, Rng&, WtLog&) {}

Flow resume(const HopeWindow&, State& s, Rng&, WtLog&)
{
    if (hope_usable(s)) return Flow::Ask;
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const HopeWindow&, const State& s, WtQuestions& questions)
{
    auto offer = questions.to(controller(s, *s.powers.hope), rule("WT-19.11"), "hope.last_moment");
    offer.add(UseHope{});
    offer.add(Pass{});
    offer.fallback(Pass{});
}

void take(const HopeWindow&, State& s, Seat, const Choice&, Rng& rng, WtLog& log)  // UseHope is taken at any time
{
    s.stack.pop_back();
    end_chapter(s, rng, log);
}

Flow resume(const Turn& turn, State& s, Rng&, WtLog& log)
{
    const Seat seat = active_seat(s);
    if (all_voted(s)) {  // [WT-R11]
        start_epilogue(s, seat, log);
        return Flow::Again;
    }
    if (!turn.acted && !turn_offers_nothing(s, seat, turn)) return Flow::Ask;
    if (!turn.acted) log.say(rule("WT-3.4"), To::all(), TurnPassed{seat});
    end_turn(s);
    return Flow::Again;
}

void ask(const Turn& turn, const State& s, WtQuestions& questions)
{
    const Seat seat = active_seat(s);
    auto offer = questions.to(seat, rule("WT-3.2"), "turn.act");
    if (!offer) return;
    bool ready = false;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (s.figures[i].controller != seat || s.figures[i].gone) continue;
        const Activate activate{character_at(i)};
        if (!s.figures[i].ready) {
            offer.bar(activate, Refusal{rule("WT-4.3"), "not_ready"});  // [WT-3.9]
            continue;
        }
        offer.add(activate);  // [WT-4.9] [WT-R35b]
        if (!ready) offer.fallback(activate);
        ready = true;
    }
    if (own_hope(s, seat)) offer.add(UseHope{});
    if (can_terrify(s, seat, turn)) offer_terror(s, seat, offer);
    offer_propaganda(s, seat, offer);
    offer_returns(s, seat, offer);
    if (!ready || !s.options.activates_always()) {
        offer.add(Pass{});
        if (!ready) offer.fallback(Pass{});
    } else {
        offer.bar(Pass{}, Refusal{rule("WT-3.3"), "must_activate"});  // [WT-R10]
    }
}

void take(const Turn&, State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    Turn& turn = top<Turn>(s);
    if (const auto* activate = std::get_if<Activate>(&choice)) {
        turn.acted = true;
        start_activation(s, seat, activate->who, false, rng, log);
    } else if (std::holds_alternative<Pass>(choice)) {
        turn.acted = true;
    } else {
        take_power(s, seat, choice, rng, log);
    }
}

}  // namespace snowbound::winter_tales
