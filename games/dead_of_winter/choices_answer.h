// Answers to questions that are not "what do you do next".
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/ids.h"

namespace snowbound::dead_of_winter {

// Two words about what the crisis deck holds. [DW-R66]
SB_WORDS(Hint, Food, Fuel, Medicine, Tool, Wounds, Cold, Zombies, Despair, Soon, Later, Save, Danger);
inline constexpr std::size_t kHints = kHintNames.size();

struct Keep {  // sorted [DW-SET.12]
    FixedVector<Survivor, 3> survivors;
    SB_VERB(Keep, survivors);
};
struct NameLeader {  // [DW-SET.13] [DW-DTH.4]
    Survivor who{};
    SB_VERB(NameLeader, who);
};
struct MakeNoise {  // torch: the flashlight shows three [DW-SRC.4]
    bool torch{};
    SB_VERB(MakeNoise, torch);
};
struct KeepCard {  // [DW-SRC.3]
    Item item{};
    SB_VERB(KeepCard, item);
};
struct Lure {  // [DW-ATR.1]
    Gate from{};
    Gate to{};
    SB_VERB(Lure, from, to);
};
struct LetDie {  // a bitten survivor's neighbour [DW-BIT.3]
    SB_VERB(LetDie);
};
struct RollBite {
    SB_VERB(RollBite);
};
struct GiveCard {  // [DW-REQ.2]
    Item item{};
    SB_VERB(GiveCard, item);
};
struct Accept {
    SB_VERB(Accept);
};
struct Decline {
    SB_VERB(Decline);
};
struct Vote {  // 0: yes, or up; 1: no, or down [DW-VOT.1]
    std::uint8_t option{};
    SB_VERB(Vote, option);
};
struct PickOption {  // of a crossroads card [DW-XRD.2]
    std::uint8_t option{};
    SB_VERB(PickOption, option);
};
struct PickSurvivor {
    Survivor who{};
    SB_VERB(PickSurvivor, who);
};
struct PickPlace {
    Location place{};
    SB_VERB(PickPlace, place);
};
struct PickGate {
    Gate gate{};
    SB_VERB(PickGate, gate);
};
struct PickCard {
    Item item{};
    SB_VERB(PickCard, item);
};
struct PickPlayer {
    Seat seat{};
    SB_VERB(PickPlayer, seat);
};
struct PickDie {
    std::uint8_t die{};
    SB_VERB(PickDie, die);
};
struct SetDie {
    std::uint8_t die{};
    std::uint8_t to{};
    SB_VERB(SetDie, die, to);
};
struct Heal {  // which token [DW-WND.2]
    Survivor who{};
    bool frostbite{};
    SB_VERB(Heal, who, frostbite);
};
struct SayHint {  // [DW-R66]
    Hint first{};
    Hint second{};
    SB_VERB(SayHint, first, second);
};
struct Swap {  // of two cards that were looked at
    SB_VERB(Swap);
};
struct Done {  // no more
    SB_VERB(Done);
};
struct Cancel {  // nothing is paid yet [DW-D12]
    SB_VERB(Cancel);
};

}  // namespace snowbound::dead_of_winter
