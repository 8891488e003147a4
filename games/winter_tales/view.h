// What a seat may see: built up from nothing in view.cpp. Nobody is shown how many cards somebody else holds, nor how
// many are left in the deck.
#pragma once

#include "core/spelling.h"
#include "games/winter_tales/state.h"

namespace snowbound::winter_tales {

struct MissionView {
    MissionIs is = MissionIs::Secret;
    std::optional<Mission> mission;  // once it is not secret
    std::uint8_t space = 0;          // declared: where it is to go, so that nobody else takes it [WT-R53]
    SB_FIELDS(MissionView, is, mission, space);
};

struct PlayerView {
    Faction faction{};
    FixedVector<MissionView, 2> missions;
    bool voted = false;
    SB_FIELDS(PlayerView, faction, missions, voted);
};

struct Way {  // from where the activated character stands to a space [WT-6.5]
    Space to{};
    std::uint8_t cards = 0;  // story cards that the whole way takes
    SeatSet interrupters;    // who may stop it on that space, if it comes there now [WT-7.3]
    SB_FIELDS(Way, to, cards, interrupters);
};

struct Own {  // mine alone
    Cards hand, put_away;
    FixedVector<HeldMission, 2> missions;
    Cards trap_spring, trap_winter;  // what I have laid under the Rebel
    SB_FIELDS(Own, hand, put_away, missions, trap_spring, trap_winter);
};

struct View {
    FixedVector<Seat, kMostSeats> order, ages;
    FixedVector<PlayerView, kMostSeats> players;
    std::array<Figure, kCharacters> figures{};
    Cards discard;
    std::array<Token, kQuests> quests{};
    std::array<Memory, kMostMemories> track{};
    std::uint8_t memories = 3;  // how many spaces of the track are in the game
    std::uint8_t bookmark = 0;
    PowersInForce powers;
    std::optional<Seat> referee;  // none: the table votes
    std::uint16_t chapter = 0;
    Seat active{};
    std::array<Cards, 2> quest_cards;
    std::optional<std::array<std::uint8_t, 2>> quest_counts;  // by side, while a quest runs
    Cards fight;
    std::array<Cards, 2> epilogue_cards;
    std::array<std::uint8_t, 2> totals{};
    LastTold told;
    std::optional<Proposal> proposal;
    std::optional<Faction> winner;
    FixedVector<Frame, 8> stack;
    FixedVector<Way, kSpaces> ways;  // while somebody moves
    std::optional<Own> own;          // spectators have none
    SB_FIELDS(View, order, ages, players, figures, discard, quests, track, memories, bookmark, powers, referee, chapter,
              active, quest_cards, quest_counts, fight, epilogue_cards, totals, told, proposal, winner, stack, ways,
              own);
};

}  // namespace snowbound::winter_tales
