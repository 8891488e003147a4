// What happens to quests, memories, powers and missions, and in the epilogue.
#pragma once

#include <optional>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

SB_WORDS(MemoryKind, None, Story, Neutral, Mission);

struct Memory {  // a space of the track [WT-11.1] [WT-11.10]
    MemoryKind kind = MemoryKind::None;
    Side side = Side::Spring;  // whose it is; a neutral one is nobody's
    std::optional<StoryCard> card;
    std::optional<Quest> quest;  // the token above it
    std::optional<Mission> mission;
    SB_FIELDS(Memory, kind, side, card, quest, mission);
    bool counts_for(Side which) const
    {
        return kind != MemoryKind::None && kind != MemoryKind::Neutral && side == which;
    }
};

struct QuestStarted {
    Seat seat{};
    Character who{};
    Quest quest{};
    Space at{};
    SB_VERB(QuestStarted, seat, who, quest, at);
};
struct PlayedCards {
    Seat seat{};
    Side side{};
    Cards cards{};
    bool artifact{};
    SB_VERB(PlayedCards, seat, side, cards, artifact);
};
struct TookPart {
    Seat seat{};
    Character who{};
    SB_VERB(TookPart, seat, who);
};
struct QuestCounted {
    Quest quest{};
    std::uint8_t spring{};
    std::uint8_t winter{};
    Outcome outcome{};
    SB_VERB(QuestCounted, quest, spring, winter, outcome);
};
struct QuestFailed {  // by the Referee's word [WT-11.7]
    Quest quest{};
    SB_VERB(QuestFailed, quest);
};
struct MemoryChosen {
    Seat seat{};
    StoryCard card{};
    SB_VERB(MemoryChosen, seat, card);
};
struct MemoryMade {
    Seat seat{};
    std::uint8_t space{};
    Memory memory{};
    SB_VERB(MemoryMade, seat, space, memory);
};
struct PowerGained {
    Power power{};
    Seat seat{};
    SB_VERB(PowerGained, power, seat);
};
struct MarkerGiven {
    Power power{};
    Character who{};
    SB_VERB(MarkerGiven, power, who);
};
struct RefugeFound {
    Space at{};
    SB_VERB(RefugeFound, at);
};
struct ArtifactPassed {
    Character from{};
    Character to{};
    SB_VERB(ArtifactPassed, from, to);
};
struct HopeUsed {
    Character who{};
    SB_VERB(HopeUsed, who);
};
struct Silenced {  // Propaganda
    Seat seat{};
    Character soldier{};
    Character rebel{};
    SB_VERB(Silenced, seat, soldier, rebel);
};
struct PowerDestroyed {
    Power power{};
    std::uint8_t space{};
    SB_VERB(PowerDestroyed, power, space);
};
struct Eliminated {
    Character who{};
    SB_VERB(Eliminated, who);
};
struct Returned {
    Seat seat{};
    Character who{};
    Space at{};
    Cards cards{};
    SB_VERB(Returned, seat, who, at, cards);
};
struct MissionShown {
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionShown, seat, mission);
};
struct MissionDeclared {
    Seat seat{};
    Mission mission{};
    Cards cards{};
    SB_VERB(MissionDeclared, seat, mission, cards);
};
struct MissionTaken {  // to its owner
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionTaken, seat, mission);
};
struct MissionSwapped {
    Seat seat{};
    SB_VERB(MissionSwapped, seat);
};
struct EpilogueStarted {
    Seat seat{};
    SB_VERB(EpilogueStarted, seat);
};
struct EpiloguePart {
    Seat seat{};
    Side side{};
    std::uint8_t memory{};
    Cards cards{};
    SB_VERB(EpiloguePart, seat, side, memory, cards);
};
struct BookmarkMoved {
    std::uint8_t space{};
    SB_VERB(BookmarkMoved, space);
};
struct Totals {
    std::uint8_t spring{};
    std::uint8_t winter{};
    SB_VERB(Totals, spring, winter);
};
struct Won {
    Faction faction{};
    SB_VERB(Won, faction);
};
struct PenHanded {
    Seat seat{};
    SB_VERB(PenHanded, seat);
};

}  // namespace snowbound::winter_tales
