// Rules in progress: round, turn and actions.
#pragma once

#include <array>
#include <optional>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

inline constexpr std::size_t kMostSeats = 5;
inline constexpr Seat kNobody = kSpectator;
SB_WORDS(SetupStep, Keep, Lead);
// [DW-RND.2] [DW-RND.3]
SB_WORDS(RoundStep, Crisis, Dice, FoodForDice, Turns, Fuel, Food, Waste, Resolve, ColonyZombies, OutsideZombies, Noise,
         Goal, Marker, Pass);
// [DW-TRN.1]
SB_WORDS(TurnStage, Draw, Frostbite, Offers, Actions);
// What the active player has just done: what crossroads cards wait for. [DW-XRD.5]
SB_WORDS(Deed, None, Moved, Searched, Healed, FoodSpent, WeaponUsed, Cleaned, Added);
// Exposure rolls of a kill. [DW-ATZ.6]
SB_WORDS(Rolls, Each, Once, None);

struct Setup {
    SetupStep step{};
    SB_VERB(Setup, step);
};
struct Round {  // always at the bottom [DW-RND.1]
    RoundStep step{};
    std::uint8_t turns{};
    std::uint8_t place{};
    bool begun{};
    SB_VERB(Round, step, turns, place, begun);
};
struct Doing {  // what was done last in a turn
    Deed deed{};
    Survivor who{};
    Location from{};
    Location place{};
    Item item{};
    bool fuel{};
    bool wounded{};
    bool frostbitten{};
    bool helpless{};
    SB_FIELDS(Doing, deed, who, from, place, item, fuel, wounded, frostbitten, helpless);
};
struct Turn {  // raising: a die that food was spent on; asked: not twice by a bot; offered: for stored tables alone
    Seat seat{};
    TurnStage stage{};
    std::uint8_t step{};
    Doing doing{};
    std::uint8_t raising{};
    bool voted{};
    std::array<SeatSet, kSymbols> asked{};
    Survivors offered{};
    SB_VERB(Turn, seat, stage, step, doing, raising, voted, asked, offered);
};
struct Searching {  // the cards are in State::drawn
    Seat seat{};
    Survivor who{};
    Location place{};
    std::uint8_t keep{};
    bool kept{};
    SB_VERB(Searching, seat, who, place, keep, kept);
};
struct Luring {
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    bool single{};
    std::optional<Location> from;
    SB_VERB(Luring, seat, place, left, single, from);
};
struct Killing {  // who is exposed; kills: that it will be exposed for
    Seat seat{};
    std::optional<Survivor> who;
    Location place{};
    std::uint8_t left{};
    Rolls rolls{};
    std::uint8_t kills{};
    SB_VERB(Killing, seat, who, place, left, rolls, kills);
};
struct Building {  // barricades
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    SB_VERB(Building, seat, place, left);
};
struct Playing {  // giver: who gave it on request
    Seat seat{};
    Item item{};
    Seat giver = kNobody;
    std::uint8_t die{};
    std::optional<Location> from;
    SB_VERB(Playing, seat, item, giver, die, from);
};
inline bool is_secret(const Playing& f) { return f.giver == kNobody; }  // what is given is shown [DW-REQ.2]
struct Using {  // an ability or an item in use, until it is paid
    Seat seat{};
    Survivor who{};
    Means means{};
    std::uint8_t die{};
    std::uint8_t step{};
    Seat other = kNobody;
    std::uint8_t theirs{};
    bool paid{};
    SB_VERB(Using, seat, who, means, die, step, other, theirs, paid);
};
struct Asking {  // other is asked for a card
    Seat seat{};
    Seat other{};
    Symbol symbol{};
    SB_VERB(Asking, seat, other, symbol);
};
struct Handing {
    Item item{};
    Survivor who{};
    Survivor to{};
    SB_VERB(Handing, item, who, to);
};
struct Fuelling {  // seat: who is asked now
    Seat seat{};
    SeatSet declined{};
    SB_VERB(Fuelling, seat, declined);
};

}  // namespace snowbound::dead_of_winter
