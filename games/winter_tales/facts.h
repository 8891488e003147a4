// What happens, for the log and the animation. No fact tells anybody how many cards somebody else holds.
#pragma once

#include <optional>
#include <variant>

#include "core/seat.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

enum class TrapResult : std::uint8_t { Defused, Blocked, Caught };  // [WT-16.5]
inline constexpr std::array<std::string_view, 3> kTrapResultNames{"defused", "blocked", "caught"};
constexpr Names names_of(TrapResult) { return kTrapResultNames; }

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

struct Seated {  // in clockwise order [WT-1.5]
    static constexpr std::string_view kVerb = "seated";
    Seat seat{};
    Faction faction{};
    auto operator<=>(const Seated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("faction", x.faction); }
};
struct RefereeNamed {
    static constexpr std::string_view kVerb = "referee_named";
    Seat seat{};
    auto operator<=>(const RefereeNamed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct RefereeIsTable {
    static constexpr std::string_view kVerb = "referee_is_table";
    auto operator<=>(const RefereeIsTable&) const = default;
    static void fields(auto&, auto&&) {}
};
struct MissionDealt {  // to its owner
    static constexpr std::string_view kVerb = "mission_dealt";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionDealt&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct Drafted {
    static constexpr std::string_view kVerb = "drafted";
    Seat seat{};
    Character who{};
    Space at{};
    auto operator<=>(const Drafted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("at", x.at); }
};
struct LeftOut {  // [WT-2.9]
    static constexpr std::string_view kVerb = "left_out";
    Characters who{};
    auto operator<=>(const LeftOut&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct QuestDrawn {
    static constexpr std::string_view kVerb = "quest_drawn";
    Quest quest{};
    auto operator<=>(const QuestDrawn&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest); }
};
struct QuestPlaced {
    static constexpr std::string_view kVerb = "quest_placed";
    Seat seat{};
    Quest quest{};
    Spot at{};
    auto operator<=>(const QuestPlaced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("quest", x.quest), v("at", x.at); }
};
struct QuestOut {  // leaves the game [WT-2.12], or goes back [WT-R48]
    static constexpr std::string_view kVerb = "quest_out";
    Quest quest{};
    auto operator<=>(const QuestOut&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest); }
};
struct QuestBack {
    static constexpr std::string_view kVerb = "quest_back";
    Quest quest{};
    auto operator<=>(const QuestBack&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest); }
};
struct Drew {  // to its owner
    static constexpr std::string_view kVerb = "drew";
    Seat seat{};
    Cards cards{};
    auto operator<=>(const Drew&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct DrewCards {  // to the others: never how many
    static constexpr std::string_view kVerb = "drew_cards";
    Seat seat{};
    auto operator<=>(const DrewCards&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Reshuffled {  // [WT-R09]
    static constexpr std::string_view kVerb = "reshuffled";
    auto operator<=>(const Reshuffled&) const = default;
    static void fields(auto&, auto&&) {}
};
struct ChapterStarted {
    static constexpr std::string_view kVerb = "chapter_started";
    std::uint16_t chapter{};
    Seat seat{};
    auto operator<=>(const ChapterStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("chapter", x.chapter), v("seat", x.seat); }
};
struct Activated {
    static constexpr std::string_view kVerb = "activated";
    Seat seat{};
    Character who{};
    auto operator<=>(const Activated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct TurnPassed {  // [WT-3.4]
    static constexpr std::string_view kVerb = "turn_passed";
    Seat seat{};
    auto operator<=>(const TurnPassed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Paid {
    static constexpr std::string_view kVerb = "paid";
    Seat seat{};
    Character who{};
    StoryCard card{};
    auto operator<=>(const Paid&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("card", x.card); }
};
struct Moved {
    static constexpr std::string_view kVerb = "moved";
    Character who{};
    Space from{};
    Space to{};
    auto operator<=>(const Moved&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("from", x.from), v("to", x.to); }
};
struct Followed {
    static constexpr std::string_view kVerb = "followed";
    Character who{};
    Space to{};
    auto operator<=>(const Followed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("to", x.to); }
};
struct UsedPassage {
    static constexpr std::string_view kVerb = "used_passage";
    Character who{};
    Space to{};
    auto operator<=>(const UsedPassage&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("to", x.to); }
};
struct Rescued {
    static constexpr std::string_view kVerb = "rescued";
    Seat seat{};
    Character who{};
    Cards cards{};
    auto operator<=>(const Rescued&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("cards", x.cards); }
};
struct Finished {  // the hand is put in order: nobody learns how many
    static constexpr std::string_view kVerb = "finished";
    Seat seat{};
    auto operator<=>(const Finished&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct PutAway {  // to its owner
    static constexpr std::string_view kVerb = "put_away";
    Seat seat{};
    Cards cards{};
    auto operator<=>(const PutAway&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct CombatStarted {
    static constexpr std::string_view kVerb = "combat_started";
    Seat seat{};
    Character soldier{};
    Character rebel{};
    Space at{};
    auto operator<=>(const CombatStarted&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("soldier", x.soldier), v("rebel", x.rebel), v("at", x.at);
    }
};
struct TerrorStarted {
    static constexpr std::string_view kVerb = "terror_started";
    Seat seat{};
    Character rebel{};
    Space at{};
    auto operator<=>(const TerrorStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("rebel", x.rebel), v("at", x.at); }
};
struct Struck {
    static constexpr std::string_view kVerb = "struck";
    Seat seat{};
    Side side{};
    StoryCard card{};
    auto operator<=>(const Struck&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("side", x.side), v("card", x.card); }
};
struct StruckFree {
    static constexpr std::string_view kVerb = "struck_free";
    Seat seat{};
    Character who{};
    auto operator<=>(const StruckFree&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct StruckMemory {
    static constexpr std::string_view kVerb = "struck_memory";
    Seat seat{};
    Power power{};
    auto operator<=>(const StruckMemory&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("power", x.power); }
};
struct GaveUp {
    static constexpr std::string_view kVerb = "gave_up";
    Seat seat{};
    auto operator<=>(const GaveUp&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct CombatEnded {
    static constexpr std::string_view kVerb = "combat_ended";
    Side winner{};
    Seat seat{};
    auto operator<=>(const CombatEnded&) const = default;
    static void fields(auto& x, auto&& v) { v("winner", x.winner), v("seat", x.seat); }
};
struct Incapacitated {
    static constexpr std::string_view kVerb = "incapacitated";
    Character who{};
    Space at{};
    auto operator<=>(const Incapacitated&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("at", x.at); }
};
struct TookRefuge {
    static constexpr std::string_view kVerb = "took_refuge";
    Character who{};
    Space at{};
    auto operator<=>(const TookRefuge&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("at", x.at); }
};
struct Relocated {
    static constexpr std::string_view kVerb = "relocated";
    Character who{};
    Space to{};
    auto operator<=>(const Relocated&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("to", x.to); }
};
struct TrapSet {
    static constexpr std::string_view kVerb = "trap_set";
    Seat seat{};
    Character rebel{};
    Character soldier{};
    StoryCard card{};
    auto operator<=>(const TrapSet&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("rebel", x.rebel), v("soldier", x.soldier), v("card", x.card);
    }
};
struct Hidden {  // to the setter
    static constexpr std::string_view kVerb = "hidden";
    Seat seat{};
    Cards spring{};
    Cards winter{};
    auto operator<=>(const Hidden&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("spring", x.spring), v("winter", x.winter); }
};
struct TrapDefended {
    static constexpr std::string_view kVerb = "trap_defended";
    Seat seat{};
    Cards cards{};
    auto operator<=>(const TrapDefended&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct TrapRevealed {  // [WT-16.4]
    static constexpr std::string_view kVerb = "trap_revealed";
    std::uint8_t trap{};
    std::uint8_t defence{};
    Cards spring{};
    auto operator<=>(const TrapRevealed&) const = default;
    static void fields(auto& x, auto&& v) { v("trap", x.trap), v("defence", x.defence), v("spring", x.spring); }
};
struct TrapKept {  // the whole reveal [WT-R39b]
    static constexpr std::string_view kVerb = "trap_kept";
    Cards winter{};
    auto operator<=>(const TrapKept&) const = default;
    static void fields(auto& x, auto&& v) { v("winter", x.winter); }
};
struct TrapEnded {
    static constexpr std::string_view kVerb = "trap_ended";
    TrapResult result{};
    Character soldier{};
    Space at{};
    auto operator<=>(const TrapEnded&) const = default;
    static void fields(auto& x, auto&& v) { v("result", x.result), v("soldier", x.soldier), v("at", x.at); }
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
struct MissionLapsed {
    static constexpr std::string_view kVerb = "mission_lapsed";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionLapsed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
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
struct Objected {
    static constexpr std::string_view kVerb = "objected";
    Seat seat{};
    Seat narrator{};
    auto operator<=>(const Objected&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("narrator", x.narrator); }
};
struct Ruled {
    static constexpr std::string_view kVerb = "ruled";
    bool upheld{};
    auto operator<=>(const Ruled&) const = default;
    static void fields(auto& x, auto&& v) { v("upheld", x.upheld); }
};
struct Conceded {
    static constexpr std::string_view kVerb = "conceded";
    Seat seat{};
    auto operator<=>(const Conceded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Voted {
    static constexpr std::string_view kVerb = "voted";
    Seat seat{};
    bool yes{};
    auto operator<=>(const Voted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("yes", x.yes); }
};
struct Proposed {
    static constexpr std::string_view kVerb = "proposed";
    Seat seat{};
    Wish wish{};
    Character who{};
    Space at{};
    auto operator<=>(const Proposed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("wish", x.wish), v("who", x.who), v("at", x.at); }
};
struct Agreed {
    static constexpr std::string_view kVerb = "agreed";
    Seat seat{};
    bool yes{};
    auto operator<=>(const Agreed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("yes", x.yes); }
};
struct RuleBent {
    static constexpr std::string_view kVerb = "rule_bent";
    Wish wish{};
    Character who{};
    Space at{};
    auto operator<=>(const RuleBent&) const = default;
    static void fields(auto& x, auto&& v) { v("wish", x.wish), v("who", x.who), v("at", x.at); }
};

using Fact =
    std::variant<Seated, RefereeNamed, RefereeIsTable, MissionDealt, Drafted, LeftOut, QuestDrawn, QuestPlaced,
                 QuestOut, QuestBack, Drew, DrewCards, Reshuffled, ChapterStarted, Activated, TurnPassed, Paid, Moved,
                 Followed, UsedPassage, Rescued, Finished, PutAway, CombatStarted, TerrorStarted, Struck, StruckFree,
                 StruckMemory, GaveUp, CombatEnded, Incapacitated, TookRefuge, Relocated, TrapSet, Hidden, TrapDefended,
                 TrapRevealed, TrapKept, TrapEnded, QuestStarted, PlayedCards, TookPart, QuestCounted, QuestFailed,
                 MemoryChosen, MemoryMade, PowerGained, MarkerGiven, RefugeFound, ArtifactPassed, HopeUsed, Silenced,
                 PowerDestroyed, Eliminated, Returned, MissionShown, MissionDeclared, MissionLapsed, MissionTaken,
                 MissionSwapped, EpilogueStarted, EpiloguePart, BookmarkMoved, Totals, Won, PenHanded, Objected, Ruled,
                 Conceded, Voted, Proposed, Agreed, RuleBent>;

}  // namespace snowbound::winter_tales
