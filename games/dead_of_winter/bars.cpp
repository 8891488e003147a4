// What people may wonder about: actions that are not possible now, each with the clause that says why. [DW-ACT.5]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

void bar_dice(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    for (std::uint8_t die = 1; die <= 6; ++die) {
        if (p.dice[die - 1U] == 0) continue;
        each_gate(f.at, [&](Gate gate) {
            const Attack attack{who, gate, die, {}, {}, {}};
            if (spaces(s, gate).zombies == 0)
                offer.bar(attack, Refusal{DW_ATZ_7, "no_zombie"});
            else if (die < attack_of(who))
                offer.bar(attack, Refusal{DW_ACT_3, "die_too_low"});
            const bool room = empty_spaces(s, gate) > 0;
            if (!room) offer.bar(Barricade{who, gate, die, {}}, Refusal{DW_BAR_2, "no_empty_space"});
        });
        for (const Survivor target : at(s, f.at)) {
            const Strike strike{who, target, die, {}};
            if (p.group.has(target))
                offer.bar(strike, Refusal{DW_ATS_2, "own_survivor"});
            else if (die < attack_of(who))
                offer.bar(strike, Refusal{DW_ACT_3, "die_too_low"});
        }
        const Search search{who, die, false};
        if (f.at == Location::Colony)
            offer.bar(search, Refusal{DW_SRC_1, "not_in_the_colony"});
        else if (s.decks[index(f.at)].empty())
            offer.bar(search, Refusal{DW_SRC_7, "deck_empty"});
        else if (die < search_of(who))
            offer.bar(search, Refusal{DW_ACT_3, "die_too_low"});
        const Clean clean{who, die, {}};
        if (f.at != Location::Colony)
            offer.bar(clean, Refusal{DW_CLN_1, "only_in_the_colony"});
        else if (s.waste.empty())
            offer.bar(clean, Refusal{DW_CLN_2, "no_waste"});
    }
}

void bar_moves(const State& s, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    for (std::size_t i = 0; i < kLocations; ++i) {
        const Location to = location_at(i);
        const Move move{who, to, {}};
        if (to == f.at)
            offer.bar(move, Refusal{DW_R18, "already_there"});
        else if (f.moved)
            offer.bar(move, Refusal{DW_MOV_1, "moved_already"});
        else if (to == Location::Colony && is_exiled(s, who))
            offer.bar(move, Refusal{DW_MOV_5, "exiled"});
        else if (free_spaces(s, to) <= 0)
            offer.bar(move, Refusal{DW_DEF_3, "no_room"});
        else if (!can_move(s, who) || !may_be_at(s, who, to))
            offer.bar(move, Refusal{DW_TXT_1, "held_by_a_card"});
    }
}

void bar_cards(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        const Item item = p.hand[i];
        if (i > 0 && p.hand[i - 1] == item) continue;
        if (p.exiled)
            offer.bar(Contribute{item}, Refusal{DW_EXI_6, "exiled"});
        else if (!s.crisis)
            offer.bar(Contribute{item}, Refusal{DW_CRI_4, "no_crisis"});
        const bool outsider = kItemFacts[index(item)].kind == ItemKind::Event;
        if (is_equipment(item)) continue;
        if (outsider && !has_room_for(s, turn.seat, item))
            offer.bar(PlayCard{item}, Refusal{DW_NEW_3, "no_room"});
        else if (!can_play(s, turn.seat, item))
            offer.bar(PlayCard{item}, Refusal{DW_PLY_5, "no_effect"});
    }
}

void bar_table(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    for (std::uint8_t die = 1; die <= 6; ++die) {
        if (p.dice[die - 1U] == 0) continue;
        const SpendFood spend{die};
        if (p.exiled)
            offer.bar(spend, Refusal{DW_EXI_9, "exiled"});
        else if (die == 6)
            offer.bar(spend, Refusal{DW_FOD_2, "die_is_six"});
        else if (s.food == 0)
            offer.bar(spend, Refusal{DW_FOD_1, "no_food"});
    }
    for (const Seat seat : all_seats(s)) {
        if (seat == turn.seat) continue;
        const CallVote call{seat};
        if (s.cooperative)
            offer.bar(call, Refusal{DW_VAR_1, "no_votes"});
        else if (turn.voted)
            offer.bar(call, Refusal{DW_EXV_1, "one_vote_a_turn"});
        else if (player(s, seat).exiled)
            offer.bar(call, Refusal{DW_EXV_4, "exiled_already"});
        else if (p.exiled && !s.options.exiled_may_nominate)
            offer.bar(call, Refusal{DW_EXV_5, "exiled"});
    }
}

}  // namespace

void offer_bars(const State& s, const Turn& turn, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    for (const Survivor who : p.group) {
        if (!is_alive(s, who)) continue;
        bar_dice(s, p, who, offer);
        bar_moves(s, who, offer);
    }
    bar_cards(s, turn, p, offer);
    bar_table(s, turn, p, offer);
}

}  // namespace snowbound::dead_of_winter
