// What happens at the table: set-up, cards, turns, movement, the Referee.
#pragma once

#include <optional>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

struct Seated {  // in clockwise order [WT-1.5]
    Seat seat{};
    Faction faction{};
    SB_VERB(Seated, seat, faction);
};
struct RefereeNamed {
    Seat seat{};
    SB_VERB(RefereeNamed, seat);
};
struct RefereeIsTable {
    SB_VERB(RefereeIsTable);
};
struct MissionDealt {  // to its owner
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionDealt, seat, mission);
};
struct Drafted {
    Seat seat{};
    Character who{};
    Space at{};
    SB_VERB(Drafted, seat, who, at);
};
struct LeftOut {  // [WT-2.9]
    Characters who{};
    SB_VERB(LeftOut, who);
};
struct QuestDrawn {
    Quest quest{};
    SB_VERB(QuestDrawn, quest);
};
struct QuestPlaced {
    Seat seat{};
    Quest quest{};
    Spot at{};
    SB_VERB(QuestPlaced, seat, quest, at);
};
struct QuestOut {  // leaves the game [WT-2.12], or goes back [WT-R48]
    Quest quest{};
    SB_VERB(QuestOut, quest);
};
struct QuestBack {
    Quest quest{};
    SB_VERB(QuestBack, quest);
};
struct Drew {  // to its owner
    Seat seat{};
    Cards cards{};
    SB_VERB(Drew, seat, cards);
};
struct DrewCards {  // to the others: never how many
    Seat seat{};
    SB_VERB(DrewCards, seat);
};
struct Reshuffled {  // [WT-R09]
    SB_VERB(Reshuffled);
};
struct ChapterStarted {
    std::uint16_t chapter{};
    Seat seat{};
    SB_VERB(ChapterStarted, chapter, seat);
};
struct Activated {
    Seat seat{};
    Character who{};
    SB_VERB(Activated, seat, who);
};
struct TurnPassed {  // [WT-3.4]
    Seat seat{};
    SB_VERB(TurnPassed, seat);
};
struct Paid {
    Seat seat{};
    Character who{};
    StoryCard card{};
    SB_VERB(Paid, seat, who, card);
};
struct Moved {
    Character who{};
    Space from{};
    Space to{};
    SB_VERB(Moved, who, from, to);
};
struct Followed {
    Character who{};
    Space to{};
    SB_VERB(Followed, who, to);
};
struct UsedPassage {
    Character who{};
    Space to{};
    SB_VERB(UsedPassage, who, to);
};
struct Rescued {
    Seat seat{};
    Character who{};
    Cards cards{};
    SB_VERB(Rescued, seat, who, cards);
};
struct Finished {  // the hand is put in order: nobody learns how many
    Seat seat{};
    SB_VERB(Finished, seat);
};
struct PutAway {  // to its owner
    Seat seat{};
    Cards cards{};
    SB_VERB(PutAway, seat, cards);
};
struct Objected {
    Seat seat{};
    Seat narrator{};
    SB_VERB(Objected, seat, narrator);
};
struct Ruled {
    bool upheld{};
    SB_VERB(Ruled, upheld);
};
struct Conceded {
    Seat seat{};
    SB_VERB(Conceded, seat);
};
struct Voted {
    Seat seat{};
    bool yes{};
    SB_VERB(Voted, seat, yes);
};
struct Proposed {
    Seat seat{};
    Wish wish{};
    Character who{};
    Space at{};
    SB_VERB(Proposed, seat, wish, who, at);
};
struct Agreed {
    Seat seat{};
    bool yes{};
    SB_VERB(Agreed, seat, yes);
};
struct RuleBent {
    Wish wish{};
    Character who{};
    Space at{};
    SB_VERB(RuleBent, wish, who, at);
};

}  // namespace snowbound::winter_tales
