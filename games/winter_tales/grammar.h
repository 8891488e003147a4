// Who, what, where in the choices, for boards and lists.
#pragma once

#include <array>

#include "core/grammar.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

inline constexpr std::array kGrammar{
    phrase<Draft>({.actor = "who", .target = "at"}),
    phrase<PlaceQuest>({.actor = "quest", .target = "at"}),
    phrase<Activate>({.actor = "who"}),
    phrase<Terror>({.actor = "rebel", .target = "at"}),
    phrase<Propaganda>({.actor = "soldier", .target = "rebel"}),
    phrase<StartCombat>({.actor = "soldier", .target = "rebel"}),
    phrase<SetTrap>({.actor = "rebel"}),
    phrase<ReturnRebel>({.actor = "rebel", .target = "at"}),
    phrase<SwapMission>({.actor = "give", .target = "take"}),
    phrase<DrawMission>({.actor = "give"}),
    phrase<Pay>({.actor = "card", .target = "to"}),
    phrase<Rescue>({.target = "who"}),
    phrase<Bond>({.actor = "one", .target = "two"}),
    phrase<Propose>({.target = "who", .manner = Manner::Rare}),
    phrase<VoteEpilogue>({.manner = Manner::Rare}),
    phrase<WithdrawVote>({.manner = Manner::Rare}),
    phrase<Object>({.manner = Manner::Rare}),
    phrase<HandPen>({.target = "seat", .manner = Manner::Rare}),
    phrase<Concede>({.manner = Manner::Last}),
    phrase<Finish>({.manner = Manner::Last}),
    phrase<Pass>({.manner = Manner::Last}),
};

}  // namespace snowbound::winter_tales
