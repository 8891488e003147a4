// What happens to quests, memories, powers and missions, and in the epilogue.
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

enum class MemoryKind : std::uint8_t { None, Story, Neutral, Mission };
inline constexpr std::array<std::string_view, 4> kMemoryKindNames{"none", "story", "neutral", "mission"};
constexpr Names names_of(MemoryKind) { return kMemoryKindNames; }

struct Memory {  // a space of the track [WT-11.1] [WT-11.10]
    MemoryKind kind = MemoryKind::None;
    Side side = Side::Spring;  // whose it is; a neutral one is nobody's
    std::optional<StoryCard> card;
    std::optional<Quest> quest;  // the token above it
    std::optional<Mission> mission;
    auto operator<=>(const Memory&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("kind", x.kind), v("side", x.side), v("card", x.card), v("quest", x.quest), v("mission", x.mission);
    }
    bool counts_for(Side which) const
    {
        return kind != MemoryKind::None && kind != MemoryKind::Neutral && side == which;
    }
};

struct QuestStarted {
    static constexpr std::string_view kVerb = "quest_started";
    Seat seat{};
    Character who{};
    Quest quest{};
    Space at{};
    auto operator<=>(const QuestStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("quest", x.quest), v("at", x.at); }
};
struct PlayedCards {
    static constexpr std::string_view kVerb = "played_cards";
    Seat seat{};
    Side side{};
    Cards cards{};
    bool artifact{};
    auto operator<=>(const PlayedCards&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("side", x.side), v("cards", x.cards), v("artifact", x.artifact);
    }
};
struct TookPart {
    static constexpr std::string_view kVerb = "took_part";
    Seat seat{};
    Character who{};
    auto operator<=>(const TookPart&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct QuestCounted {
    static constexpr std::string_view kVerb = "quest_counted";
    Quest quest{};
    std::uint8_t spring{};
    std::uint8_t winter{};
    Outcome outcome{};
    auto operator<=>(const QuestCounted&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("quest", x.quest), v("spring", x.spring), v("winter", x.winter), v("outcome", x.outcome);
    }
};
struct QuestFailed {  // by the Referee's word [WT-11.7]
    static constexpr std::string_view kVerb = "quest_failed";
    Quest quest{};
    auto operator<=>(const QuestFailed&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest); }
};
struct MemoryChosen {
    static constexpr std::string_view kVerb = "memory_chosen";
    Seat seat{};
    StoryCard card{};
    auto operator<=>(const MemoryChosen&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card); }
};
struct MemoryMade {
    static constexpr std::string_view kVerb = "memory_made";
    Seat seat{};
    std::uint8_t space{};
    Memory memory{};
    auto operator<=>(const MemoryMade&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("space", x.space), v("memory", x.memory); }
};
struct PowerGained {
    static constexpr std::string_view kVerb = "power_gained";
    Power power{};
    Seat seat{};
    auto operator<=>(const PowerGained&) const = default;
    static void fields(auto& x, auto&& v) { v("power", x.power), v("seat", x.seat); }
};
struct MarkerGiven {
    static constexpr std::string_view kVerb = "marker_given";
    Power power{};
    Character who{};
    auto operator<=>(const MarkerGiven&) const = default;
    static void fields(auto& x, auto&& v) { v("power", x.power), v("who", x.who); }
};
struct RefugeFound {
    static constexpr std::string_view kVerb = "refuge_found";
    Space at{};
    auto operator<=>(const RefugeFound&) const = default;
    static void fields(auto& x, auto&& v) { v("at", x.at); }
};
struct ArtifactPassed {
    static constexpr std::string_view kVerb = "artifact_passed";
    Character from{};
    Character to{};
    auto operator<=>(const ArtifactPassed&) const = default;
    static void fields(auto& x, auto&& v) { v("from", x.from), v("to", x.to); }
};
struct HopeUsed {
    static constexpr std::string_view kVerb = "hope_used";
    Character who{};
    auto operator<=>(const HopeUsed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct Silenced {  // Propaganda
    static constexpr std::string_view kVerb = "silenced";
    Seat seat{};
    Character soldier{};
    Character rebel{};
    auto operator<=>(const Silenced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("soldier", x.soldier), v("rebel", x.rebel); }
};
struct PowerDestroyed {
    static constexpr std::string_view kVerb = "power_destroyed";
    Power power{};
    std::uint8_t space{};
    auto operator<=>(const PowerDestroyed&) const = default;
    static void fields(auto& x, auto&& v) { v("power", x.power), v("space", x.space); }
};
struct Eliminated {
    static constexpr std::string_view kVerb = "eliminated";
    Character who{};
    auto operator<=>(const Eliminated&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct Returned {
    static constexpr std::string_view kVerb = "returned";
    Seat seat{};
    Character who{};
    Space at{};
    Cards cards{};
    auto operator<=>(const Returned&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("at", x.at), v("cards", x.cards); }
};
struct MissionShown {
    static constexpr std::string_view kVerb = "mission_shown";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionShown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct MissionDeclared {
    static constexpr std::string_view kVerb = "mission_declared";
    Seat seat{};
    Mission mission{};
    Cards cards{};
    auto operator<=>(const MissionDeclared&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission), v("cards", x.cards); }
};
struct MissionTaken {  // to its owner
    static constexpr std::string_view kVerb = "mission_taken";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionTaken&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct MissionSwapped {
    static constexpr std::string_view kVerb = "mission_swapped";
    Seat seat{};
    auto operator<=>(const MissionSwapped&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct EpilogueStarted {
    static constexpr std::string_view kVerb = "epilogue_started";
    Seat seat{};
    auto operator<=>(const EpilogueStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct EpiloguePart {
    static constexpr std::string_view kVerb = "epilogue_part";
    Seat seat{};
    Side side{};
    std::uint8_t memory{};
    Cards cards{};
    auto operator<=>(const EpiloguePart&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("side", x.side), v("memory", x.memory), v("cards", x.cards);
    }
};
struct BookmarkMoved {
    static constexpr std::string_view kVerb = "bookmark_moved";
    std::uint8_t space{};
    auto operator<=>(const BookmarkMoved&) const = default;
    static void fields(auto& x, auto&& v) { v("space", x.space); }
};
struct Totals {
    static constexpr std::string_view kVerb = "totals";
    std::uint8_t spring{};
    std::uint8_t winter{};
    auto operator<=>(const Totals&) const = default;
    static void fields(auto& x, auto&& v) { v("spring", x.spring), v("winter", x.winter); }
};
struct Won {
    static constexpr std::string_view kVerb = "won";
    Faction faction{};
    auto operator<=>(const Won&) const = default;
    static void fields(auto& x, auto&& v) { v("faction", x.faction); }
};
struct PenHanded {
    static constexpr std::string_view kVerb = "pen_handed";
    Seat seat{};
    auto operator<=>(const PenHanded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};

}  // namespace snowbound::winter_tales
