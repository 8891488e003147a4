// What a player can choose.
#pragma once

#include <variant>

#include "games/dead_of_winter/choices_answer.h"
#include "games/dead_of_winter/choices_turn.h"

namespace snowbound::dead_of_winter {

using Choice =
    std::variant<EndTurn, Attack, Strike, Search, Barricade, Clean, Attract, Ability, UseItem, PlayCard, Equip,
                 Contribute, Deposit, Move, SpendFood, EatCard, Request, HandOff, CallVote, Serve, Keep, NameLeader,
                 MakeNoise, KeepCard, Lure, LetDie, RollBite, GiveCard, Accept, Decline, Vote, PickOption, PickSurvivor,
                 PickPlace, PickGate, PickCard, PickPlayer, PickDie, SetDie, Heal, SayHint, Swap, Done, Cancel>;

}  // namespace snowbound::dead_of_winter
