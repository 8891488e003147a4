// What happens at the table: set-up, cards, turns, movement, the Referee.
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

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

}  // namespace snowbound::winter_tales
