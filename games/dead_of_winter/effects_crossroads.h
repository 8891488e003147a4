// Crossroads cards whose text needs more than the operations of ops.h: one named function each, called at the place in
// their list where it happens.
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter::effect {

#define DW_ACT(name) void name(State&, Script&, Rng&, DwLog&);
DW_ACT(look_around)        // place: where the survivor of the card is
DW_ACT(size_up)            // #11: n: 1 with a weapon
DW_ACT(send_helpless)      // #14
DW_ACT(santa)              // #15: seat: who leads Forest Plum
DW_ACT(show_gift)          // #15: the top card of the grocery store, to who gives it
DW_ACT(give_gift)          // #15: it goes to other, for all to see
DW_ACT(lead)               // #18
DW_ACT(infect_helpless)    // #22
DW_ACT(strip)              // #27
DW_ACT(convert)            // #29: other: who preaches
DW_ACT(take_medicine)      // #35: of other
DW_ACT(open_gun_safe)      // #37
DW_ACT(ask_thomas)         // #40: seat: who leads him
DW_ACT(choose_passengers)  // #41: picked: Rod
DW_ACT(add_to_picked)      // #41, #80
DW_ACT(drive_to_hospital)  // #41
DW_ACT(volley)             // #43: picked: who is hit
DW_ACT(upset_stomachs)     // #78: picked: who is sick
DW_ACT(return_tool)        // #52: there was no fuel
DW_ACT(both_chemists)      // #62: picked
DW_ACT(blow_up)            // #62: n zombies become barricades
DW_ACT(find_host)          // #73: other: whose survivor it is
#undef DW_ACT
template <std::size_t I>
void seat_number(State& s, Script& x, Rng&, DwLog&)  // seat: the i-th from the first player
{
    x.seat = left_of(s, s.first, I);
}
template <std::size_t I>
void other_number(State& s, Script& x, Rng&, DwLog&)
{
    x.other = left_of(s, s.first, I);
}

}  // namespace snowbound::dead_of_winter::effect
