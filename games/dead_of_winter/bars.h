// What speaks against an action of the active player: one judge for what is greyed out (bars.cpp), and for what
// somebody tries all the same. [DW-ACT.5]
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

using No = std::optional<Refusal>;  // none: nothing speaks against it

struct Against {
    const State& s;
    Seat seat;
    const Player& p = player(s, seat);

    // Each says the first thing that bars it, and nothing where it is on offer.
    No operator()(const Attack&) const;
    No operator()(const Strike&) const;
    No operator()(const Search&) const;
    No operator()(const Barricade&) const;
    No operator()(const Clean&) const;
    No operator()(const Attract&) const;
    No operator()(const Move&) const;
    No operator()(const Ability&) const;  // against_things.cpp
    No operator()(const UseItem&) const;
    No operator()(const PlayCard&) const;
    No operator()(const Equip&) const;
    No operator()(const Contribute&) const;
    No operator()(const Deposit&) const;
    No operator()(const SpendFood&) const;
    No operator()(const EatCard&) const;
    No operator()(const Request&) const;
    No operator()(const HandOff&) const;
    No operator()(const CallVote&) const;
    No operator()(const Serve&) const;
    No operator()(const auto&) const { return std::nullopt; }

    // One thing that changes an attack, by itself.
    No ease(Survivor who, Means) const;
    No kill(const Attack&) const;
    No calm(const Attack&) const;

    // What several actions ask for.
    No not_mine(Survivor who, Rule = rule("DW-ACT.2")) const;
    No held(Survivor who) const;
    No no_die(std::uint8_t die, Rule that_costs_it) const;
    No no_card(Item, Rule) const;  // not in the hand, or not to be played [DW-R71]
    No no_tool(Survivor who, Means) const;
    No no_ability(Survivor who, Survivor ability) const;

private:
    No misused(const Attack&, Means, std::optional<Means> Attack::* part) const;
    No chemistry(const Attack&) const;
    No heal_for_card(const Serve&) const;
    No buy_medicine(const Serve&) const;
    No cook(const Serve&) const;
};

inline constexpr Refusal kUsedItem{rule("DW-EQP.4"), "used_this_round"},
    kUsedAbility{rule("DW-ABL.4"), "used_this_round"};
inline constexpr Refusal kNothing{rule("DW-R05"), "nothing_to_do"}, kNoCard{rule("DW-TXT.1"), "no_card_allows_it"};
inline constexpr Refusal kHeld{rule("DW-TXT.1"), "held_by_a_card"};

inline No if_so(bool barred, const Refusal& why) { return barred ? No(why) : No(); }
inline No no_die_needed(std::uint8_t die) { return if_so(die != 0, {rule("DW-ABL.5"), "needs_no_die"}); }
No first_of(std::initializer_list<No>);

}  // namespace snowbound::dead_of_winter
