// What people may wonder about: actions that are not possible now, each with the clause that says why. [DW-ACT.5]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

void bar_dice(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    each_die(p, [&](std::uint8_t die) {
        each_gate(f.at, [&](Gate gate) {
            const Attack attack{who, gate, die, {}, {}, {}};
            if (spaces(s, gate).zombies == 0)
                offer.bar(attack, Refusal{rule("DW-ATZ.7"), "no_zombie"});
            else if (!is_free_to_act(f))
                offer.bar(attack, Refusal{rule("DW-TXT.1"), "held_by_a_card"});
            else if (die < attack_of(who))
                offer.bar(attack, Refusal{rule("DW-ACT.3"), "die_too_low"});
            const bool room = empty_spaces(s, gate) > 0;
            if (!room) offer.bar(Barricade{who, gate, die, {}}, Refusal{rule("DW-BAR.2"), "no_empty_space"});
        });
        for (const Survivor target : at(s, f.at)) {
            const Strike strike{who, target, die, {}};
            if (p.group.has(target))
                offer.bar(strike, Refusal{rule("DW-ATS.2"), "own_survivor"});
            else if (!is_free_to_act(f))
                offer.bar(strike, Refusal{rule("DW-TXT.1"), "held_by_a_card"});
            else if (die < attack_of(who))
                offer.bar(strike, Refusal{rule("DW-ACT.3"), "die_too_low"});
        }
        for (const bool plain : {false, true}) {
            const Search search{who, die, plain, {}};
            if (f.at == Location::Colony)
                offer.bar(search, Refusal{rule("DW-SRC.1"), "not_in_the_colony"});
            else if (s.decks[index(f.at)].empty())
                offer.bar(search, Refusal{rule("DW-SRC.7"), "deck_empty"});
            else if (!is_free_to_act(f))
                offer.bar(search, Refusal{rule("DW-TXT.1"), "held_by_a_card"});
            else if (die < search_of(who))
                offer.bar(search, Refusal{rule("DW-ACT.3"), "die_too_low"});
        }
        const Clean clean{who, die, {}};
        if (f.at != Location::Colony)
            offer.bar(clean, Refusal{rule("DW-CLN.1"), "only_in_the_colony"});
        else if (s.waste.empty())
            offer.bar(clean, Refusal{rule("DW-CLN.2"), "no_waste"});
    });
}

std::optional<Refusal> why_not_move(const State& s, Survivor who, Location to)
{
    const Figure& f = figure(s, who);
    if (to == f.at) return Refusal{rule("DW-R18"), "already_there"};
    if (f.moved) return Refusal{rule("DW-MOV.1"), "moved_already"};
    if (to == Location::Colony && is_exiled(s, who)) return Refusal{rule("DW-MOV.5"), "exiled"};
    if (free_spaces(s, to) <= 0) return Refusal{rule("DW-DEF.3"), "no_room"};
    if (!can_move(s, who) || !may_be_at(s, who, to)) return Refusal{rule("DW-TXT.1"), "held_by_a_card"};
    return std::nullopt;
}

void bar_moves(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    for (std::size_t i = 0; i < kLocations; ++i) {
        const Location to = location_at(i);
        const auto why = why_not_move(s, who, to);
        if (why) offer.bar(Move{who, to, {}}, *why);
        each_kind(p.hand, [&](Item item) {
            if (is_fuel(item) && why)
                offer.bar(Move{who, to, means(item)}, *why);
            else if (is_fuel(item) && is_locked(p, item))
                offer.bar(Move{who, to, means(item)}, Refusal{rule("DW-R71"), "taken_this_round"});
        });
        if (f.marks.has(Mark::Snowmobile) && (why || f.rides == 0))
            offer.bar(Move{who, to, kSnowmobile}, why ? *why : Refusal{rule("DW-TXT.1"), "no_rides_left"});
    }
}

std::optional<Refusal> why_not_contribute(const State& s, const Player& p)
{
    if (p.exiled) return Refusal{rule("DW-EXI.6"), "exiled"};
    if (!s.crisis) return Refusal{rule("DW-CRI.4"), "no_crisis"};
    if (led_by_pirate(s, p)) return Refusal{rule("DW-TXT.1"), "led_by_a_pirate"};
    return std::nullopt;
}

Refusal why_not_deposit(const State& s)  // what cannot be
{
    const Goal goal = main_facts(s).goal;
    if (goal == Goal::Deposit || goal == Goal::Armed || goal == Goal::Stock) return {rule("DW-MOB.2"), "not_asked_for"};
    return {rule("DW-MOB.1"), "takes_no_cards"};
}

std::optional<Refusal> why_not_play(const State& s, Seat seat, Item item)
{
    if (is_locked(player(s, seat), item)) return Refusal{rule("DW-R71"), "taken_this_round"};
    if (is_equipment(item)) return Refusal{rule("DW-EQP.1"), "to_be_equipped"};
    if (is_fuel(item) || item == Item::ReadingLamp) return Refusal{rule("DW-PLY.7"), "named_with_action"};
    const bool outsider = kItemFacts[index(item)].kind == ItemKind::Event;
    if (outsider && !has_room_for(s, seat, item)) return Refusal{rule("DW-NEW.3"), "no_room"};
    if (symbol_of(item) == Symbol::Food && !can_play(s, seat, item)) return Refusal{rule("DW-TXT.1"), "no_food_cards"};
    if (!can_play(s, seat, item)) return Refusal{rule("DW-PLY.5"), "no_effect"};
    return std::nullopt;
}

void bar_meals(const Player& p, Item item, DwOffer& offer)
{
    if (symbol_of(item) != Symbol::Food) return;
    each_die(p, [&](std::uint8_t die) {
        if (!p.exiled)
            offer.bar(EatCard{item, die}, Refusal{rule("DW-FOD.4"), "not_exiled"});
        else if (is_locked(p, item))
            offer.bar(EatCard{item, die}, Refusal{rule("DW-R71"), "taken_this_round"});
        else if (die == 6)
            offer.bar(EatCard{item, die}, Refusal{rule("DW-FOD.2"), "die_is_six"});
    });
}

void bar_cards(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    const auto no_crisis = why_not_contribute(s, p);
    each_kind(p.hand, [&](Item item) {
        if (no_crisis) offer.bar(Contribute{item}, *no_crisis);
        if (!can_deposit(s, item)) offer.bar(Deposit{item}, why_not_deposit(s));
        if (const auto why = why_not_play(s, turn.seat, item)) offer.bar(PlayCard{item}, *why);
        for (const Survivor who : p.group) {
            if (!is_alive(s, who)) continue;
            if (!is_equipment(item))
                offer.bar(Equip{item, who}, Refusal{rule("DW-EQP.1"), "no_equipment"});
            else if (is_locked(p, item))
                offer.bar(Equip{item, who}, Refusal{rule("DW-R71"), "taken_this_round"});
        }
        bar_meals(p, item, offer);
    });
    for (const Survivor who : p.group) {
        for (const Item item : figure(s, who).equipment) {
            if (no_crisis) offer.bar(Contribute{item}, *no_crisis);
            offer.bar(Deposit{item}, Refusal{rule("DW-MOB.1"), "only_from_the_hand"});
        }
    }
}

void bar_table(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    each_die(p, [&](std::uint8_t die) {
        const SpendFood spend{die};
        if (p.exiled)
            offer.bar(spend, Refusal{rule("DW-EXI.9"), "exiled"});
        else if (die == 6)
            offer.bar(spend, Refusal{rule("DW-FOD.2"), "die_is_six"});
        else if (s.food == 0)
            offer.bar(spend, Refusal{rule("DW-FOD.1"), "no_food"});
    });
    for (const Seat seat : all_seats(s)) {
        if (seat == turn.seat) continue;
        const CallVote call{seat};
        if (s.cooperative)
            offer.bar(call, Refusal{rule("DW-VAR.1"), "no_votes"});
        else if (turn.voted)
            offer.bar(call, Refusal{rule("DW-EXV.1"), "one_vote_a_turn"});
        else if (player(s, seat).exiled)
            offer.bar(call, Refusal{rule("DW-EXV.4"), "exiled_already"});
        else if (p.exiled && !s.options.exiled_may_nominate)
            offer.bar(call, Refusal{rule("DW-EXV.5"), "exiled"});
    }
}

}  // namespace

void offer_bars(const State& s, const Turn& turn, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    for (const Survivor who : p.group) {
        if (!is_alive(s, who)) continue;
        bar_dice(s, p, who, offer);
        bar_moves(s, p, who, offer);
        bar_things(s, turn, who, offer);
    }
    bar_cards(s, turn, p, offer);
    bar_table(s, turn, p, offer);
    bar_services(s, p, offer);
}

}  // namespace snowbound::dead_of_winter
