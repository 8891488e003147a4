// What happens to survivors and players.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

enum class Cause : std::uint8_t { Wounds, Bitten, Infected, Overrun, Card };
inline constexpr std::array<std::string_view, 5> kCauseNames{"wounds", "bitten", "infected", "overrun", "card"};
constexpr Names names_of(Cause) { return kCauseNames; }

struct Dealt {  // to its owner
    static constexpr std::string_view kVerb = "dealt";
    Seat seat{};
    FixedVector<Survivor, 4> survivors;
    auto operator<=>(const Dealt&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("survivors", x.survivors); }
};
struct ObjectiveDealt {  // to its owner
    static constexpr std::string_view kVerb = "objective_dealt";
    Seat seat{};
    Objective objective{};
    auto operator<=>(const ObjectiveDealt&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("objective", x.objective); }
};
struct Joined {  // a survivor comes into play
    static constexpr std::string_view kVerb = "joined";
    Seat seat{};
    Survivor who{};
    Location place{};
    auto operator<=>(const Joined&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("place", x.place); }
};
struct LeaderNamed {
    static constexpr std::string_view kVerb = "leader_named";
    Seat seat{};
    Survivor who{};
    auto operator<=>(const LeaderNamed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct FirstPlayer {
    static constexpr std::string_view kVerb = "first_player";
    Seat seat{};
    auto operator<=>(const FirstPlayer&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Moved {
    static constexpr std::string_view kVerb = "moved";
    Seat seat{};
    Survivor who{};
    Location from{};
    Location to{};
    auto operator<=>(const Moved&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("from", x.from), v("to", x.to); }
};
struct MovedBy {  // what kept it safe on its way
    static constexpr std::string_view kVerb = "moved_by";
    Survivor who{};
    Means by{};
    auto operator<=>(const MovedBy&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("by", x.by); }
};
struct Placed {  // does not count as a move
    static constexpr std::string_view kVerb = "placed";
    Survivor who{};
    Location place{};
    auto operator<=>(const Placed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("place", x.place); }
};
struct Exposed {
    static constexpr std::string_view kVerb = "exposed";
    Survivor who{};
    Face face{};
    auto operator<=>(const Exposed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("face", x.face); }
};
struct BiteRolled {
    static constexpr std::string_view kVerb = "bite_rolled";
    Survivor who{};
    Face face{};
    auto operator<=>(const BiteRolled&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("face", x.face); }
};
struct LeftToDie {
    static constexpr std::string_view kVerb = "left_to_die";
    Seat seat{};
    Survivor who{};
    auto operator<=>(const LeftToDie&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct Wounded {  // what it has now
    static constexpr std::string_view kVerb = "wounded";
    Survivor who{};
    std::uint8_t wounds{};
    std::uint8_t frostbite{};
    auto operator<=>(const Wounded&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("wounds", x.wounds), v("frostbite", x.frostbite); }
};
struct Healed {
    static constexpr std::string_view kVerb = "healed";
    Survivor who{};
    std::uint8_t wounds{};
    std::uint8_t frostbite{};
    auto operator<=>(const Healed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("wounds", x.wounds), v("frostbite", x.frostbite); }
};
struct Died {
    static constexpr std::string_view kVerb = "died";
    Survivor who{};
    Location place{};
    Cause cause{};
    auto operator<=>(const Died&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("place", x.place), v("cause", x.cause); }
};
struct SurvivorRemoved {
    static constexpr std::string_view kVerb = "survivor_removed";
    Survivor who{};
    Location place{};
    auto operator<=>(const SurvivorRemoved&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("place", x.place); }
};
struct SurvivorGiven {
    static constexpr std::string_view kVerb = "survivor_given";
    Survivor who{};
    Seat from{};
    Seat to{};
    auto operator<=>(const SurvivorGiven&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("seat", x.from), v("other", x.to); }
};
struct HandLost {  // with the last survivor [DW-LST.1]
    static constexpr std::string_view kVerb = "hand_lost";
    Seat seat{};
    std::uint8_t cards{};
    auto operator<=>(const HandLost&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct HelplessCame {
    static constexpr std::string_view kVerb = "helpless_came";
    std::uint8_t number{};
    auto operator<=>(const HelplessCame&) const = default;
    static void fields(auto& x, auto&& v) { v("number", x.number); }
};
struct HelplessLeft {
    static constexpr std::string_view kVerb = "helpless_left";
    std::uint8_t number{};
    auto operator<=>(const HelplessLeft&) const = default;
    static void fields(auto& x, auto&& v) { v("number", x.number); }
};
struct HelplessDied {
    static constexpr std::string_view kVerb = "helpless_died";
    std::uint8_t number{};
    auto operator<=>(const HelplessDied&) const = default;
    static void fields(auto& x, auto&& v) { v("number", x.number); }
};
struct Struck {
    static constexpr std::string_view kVerb = "struck";
    Survivor who{};
    Survivor target{};
    std::uint8_t roll{};
    bool hit{};
    auto operator<=>(const Struck&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("target", x.target), v("roll", x.roll), v("hit", x.hit);
    }
};
struct VoteCalled {
    static constexpr std::string_view kVerb = "vote_called";
    Seat seat{};
    Seat nominee{};
    auto operator<=>(const VoteCalled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.nominee); }
};
struct Voted {
    static constexpr std::string_view kVerb = "voted";
    Seat seat{};
    std::uint8_t option{};
    auto operator<=>(const Voted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("option", x.option); }
};
struct VoteEnded {
    static constexpr std::string_view kVerb = "vote_ended";
    std::uint8_t option{};
    bool tie{};
    auto operator<=>(const VoteEnded&) const = default;
    static void fields(auto& x, auto&& v) { v("option", x.option), v("tie", x.tie); }
};
struct Exiled {
    static constexpr std::string_view kVerb = "exiled";
    Seat seat{};
    auto operator<=>(const Exiled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct ObjectiveShown {
    static constexpr std::string_view kVerb = "objective_shown";
    Seat seat{};
    Objective objective{};
    auto operator<=>(const ObjectiveShown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("objective", x.objective); }
};
struct ExileDrawn {  // to its owner
    static constexpr std::string_view kVerb = "exile_drawn";
    Seat seat{};
    Exile exile{};
    auto operator<=>(const ExileDrawn&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("exile", x.exile); }
};
struct Eliminated {
    static constexpr std::string_view kVerb = "eliminated";
    Seat seat{};
    auto operator<=>(const Eliminated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};

}  // namespace snowbound::dead_of_winter
