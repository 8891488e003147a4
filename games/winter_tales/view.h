// What a seat may see: built up from nothing in view.cpp. Nobody is shown how many cards somebody else holds, nor how
// many are left in the deck.
#pragma once

#include "games/winter_tales/state.h"

namespace snowbound::winter_tales {

struct MissionView {
    MissionIs is = MissionIs::Secret;
    std::optional<Mission> mission;  // once it is not secret
    std::uint8_t space = 0;          // declared: where it is to go, so that nobody else takes it [WT-R53]
    auto operator<=>(const MissionView&) const = default;
    static void fields(auto& x, auto&& v) { v("is", x.is), v("mission", x.mission), v("space", x.space); }
};

struct PlayerView {
    Faction faction{};
    FixedVector<MissionView, 2> missions;
    bool voted = false;
    auto operator<=>(const PlayerView&) const = default;
    static void fields(auto& x, auto&& v) { v("faction", x.faction), v("missions", x.missions), v("voted", x.voted); }
};

struct Way {  // from where the activated character stands to a space [WT-6.5]
    Space to{};
    std::uint8_t cards = 0;  // story cards that the whole way takes
    SeatSet interrupters;    // who may stop it on that space, if it comes there now [WT-7.3]
    auto operator<=>(const Way&) const = default;
    static void fields(auto& x, auto&& v) { v("to", x.to), v("cards", x.cards), v("interrupters", x.interrupters); }
};

struct Own {  // mine alone
    Cards hand, put_away;
    FixedVector<HeldMission, 2> missions;
    Cards trap_spring, trap_winter;  // what I have laid under the Rebel
    auto operator<=>(const Own&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("hand", x.hand), v("put_away", x.put_away), v("missions", x.missions), v("trap_spring", x.trap_spring);
        v("trap_winter", x.trap_winter);
    }
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
    auto operator<=>(const View&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("order", x.order), v("ages", x.ages), v("players", x.players), v("figures", x.figures);
        v("discard", x.discard), v("quests", x.quests), v("track", x.track), v("memories", x.memories);
        v("bookmark", x.bookmark), v("powers", x.powers), v("referee", x.referee), v("chapter", x.chapter);
        v("active", x.active), v("quest_cards", x.quest_cards), v("quest_counts", x.quest_counts);
        v("fight", x.fight);
        v("epilogue_cards", x.epilogue_cards), v("totals", x.totals), v("told", x.told), v("proposal", x.proposal);
        v("winner", x.winner), v("stack", x.stack), v("ways", x.ways), v("own", x.own);
    }
};

}  // namespace snowbound::winter_tales
