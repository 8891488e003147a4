// Rules in progress: exposure, deaths, zombies, votes, exile, card effects.
#pragma once

#include <optional>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"
#include "games/dead_of_winter/frames_turn.h"

namespace snowbound::dead_of_winter {

// What hits several survivors one after the other.
SB_WORDS(Blow, Wound, Frostbite, Expose, Kill, KillQuietly, Remove);
SB_WORDS(VoteOn, Exile, Crossroads);
SB_WORDS(ExileStep, Draw, Relocate);
// Why somebody is exposed.
SB_WORDS(Risk, Move, Kill, Card, Care);        // care: a blank makes a round of it, crossroads #23
inline constexpr std::uint8_t kBefore = 0xFF;  // the part of a crossroads card that comes before its options

struct Exposing {
    Survivor who{};
    std::uint8_t left{};
    Risk risk{};
    SB_VERB(Exposing, who, left, risk);
};
struct Biting {  // the survivor that the infection has reached [DW-BIT.1]
    Location place{};
    std::optional<Survivor> who;
    SB_VERB(Biting, place, who);
};
struct Succession {  // [DW-DTH.4]
    Seat seat{};
    SB_VERB(Succession, seat);
};
struct Replacing {  // [DW-LST.1]
    Seat seat{};
    std::optional<Survivor> who;
    SB_VERB(Replacing, seat, who);
};
struct Arriving {  // zombies, one after the other [DW-ZMB.1]
    Location place{};
    std::uint8_t left{};
    std::uint8_t gate{};
    SB_VERB(Arriving, place, left, gate);
};
struct Voting {  // options, tied: bits [DW-VOT.1]
    VoteOn on{};
    SeatSet electorate{};
    Seat nominee = kNobody;
    std::uint8_t options{};
    std::uint8_t tied{};
    SB_VERB(Voting, on, electorate, nominee, options, tied);
};
struct Exiling {  // [DW-EXI.1]
    Seat seat{};
    ExileStep step{};
    std::optional<Survivor> who;
    SB_VERB(Exiling, seat, step, who);
};
struct Script {  // a card's effect; its registers
    std::optional<Crossroads> card;
    std::optional<Crisis> crisis;
    std::uint8_t option = kBefore;
    std::uint8_t pc{};
    Seat seat{};
    Seat other = kNobody;
    std::optional<Survivor> who;
    Survivors picked{};
    Location place{};
    Location from{};
    std::optional<Item> item;
    std::int8_t n{};
    bool ok{};
    SB_VERB(Script, card, crisis, option, pc, seat, other, who, picked, place, from, item, n, ok);
};
struct Striking {  // ordered: nobody sets it any more, but stored tables have it
    Survivors left{};
    Blow blow{};
    std::uint8_t n{};
    bool ordered{};
    SB_VERB(Striking, left, blow, n, ordered);
};
struct Deciding {  // seat chooses among the options of the Script below
    Crossroads card{};
    Seat seat{};
    SB_VERB(Deciding, card, seat);
};
struct Picking {  // what the operation of the Script below asks for
    Seat seat{};
    std::uint8_t left{};
    SeatSet asked{};
    SB_VERB(Picking, seat, left, asked);
};
struct Pooling {  // together [DW-D35]
    Symbols symbols{};
    bool dice{};
    std::uint8_t need{};
    SeatSet seats{};
    SB_VERB(Pooling, symbols, dice, need, seats);
};
struct Betting {  // [DW-R65] seats: likewise
    SeatSet seats{};
    SeatSet asked{};
    SB_VERB(Betting, seats, asked);
};
struct Healing {  // seat says which token goes [DW-WND.2]
    Seat seat{};
    Survivor who{};
    SB_VERB(Healing, seat, who);
};
struct Removing {  // zombies, not killed; walls: a barricade comes in place of each [DW-KIL.4]
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    bool walls{};
    SB_VERB(Removing, seat, place, left, walls);
};
struct Boarding {  // passengers go to the hospital, seat says who makes room for them (crossroads #41)
    Seat seat{};
    Survivors passengers{};
    SB_VERB(Boarding, seat, passengers);
};
struct Sheltering {  // may a bite be ignored for a medicine card?
    Survivor who{};
    SeatSet asked{};
    SB_VERB(Sheltering, who, asked);
};

}  // namespace snowbound::dead_of_winter
