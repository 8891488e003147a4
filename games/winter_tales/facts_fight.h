// What happens in combats and traps.
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

enum class TrapResult : std::uint8_t { Defused, Blocked, Caught };  // [WT-16.5]
inline constexpr std::array<std::string_view, 3> kTrapResultNames{"defused", "blocked", "caught"};
constexpr Names names_of(TrapResult) { return kTrapResultNames; }

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

}  // namespace snowbound::winter_tales
