// Rules in progress: round, turn and actions.
#pragma once

#include <array>
#include <optional>

#include "core/seat.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

inline constexpr std::size_t kMostSeats = 5;
inline constexpr Seat kNobody = kSpectator;
enum class SetupStep : std::uint8_t { Keep, Lead };
inline constexpr std::array<std::string_view, 2> kSetupStepNames{"keep", "lead"};
constexpr Names names_of(SetupStep) { return kSetupStepNames; }
// [DW-RND.2] [DW-RND.3]
enum class RoundStep : std::uint8_t {
    Crisis,
    Dice,
    FoodForDice,
    Turns,
    Fuel,
    Food,
    Waste,
    Resolve,
    ColonyZombies,
    OutsideZombies,
    Noise,
    Goal,
    Marker,
    Pass
};
inline constexpr std::array<std::string_view, 14> kRoundStepNames{
    "crisis",  "dice",           "food_for_dice",   "turns", "fuel", "food",   "waste",
    "resolve", "colony_zombies", "outside_zombies", "noise", "goal", "marker", "pass"};
constexpr Names names_of(RoundStep) { return kRoundStepNames; }
// [DW-TRN.1]
enum class TurnStage : std::uint8_t { Draw, Frostbite, Offers, Actions };
inline constexpr std::array<std::string_view, 4> kTurnStageNames{"draw", "frostbite", "offers", "actions"};
constexpr Names names_of(TurnStage) { return kTurnStageNames; }
// What the active player has just done: what crossroads cards wait for. [DW-XRD.5]
enum class Deed : std::uint8_t { None, Moved, Searched, Healed, FoodSpent, WeaponUsed, Cleaned, Added };
inline constexpr std::array<std::string_view, 8> kDeedNames{"none",       "moved",       "searched", "healed",
                                                            "food_spent", "weapon_used", "cleaned",  "added"};
constexpr Names names_of(Deed) { return kDeedNames; }
// Exposure rolls of a kill. [DW-ATZ.6]
enum class Rolls : std::uint8_t { Each, Once, None };
inline constexpr std::array<std::string_view, 3> kRollsNames{"each", "once", "none"};
constexpr Names names_of(Rolls) { return kRollsNames; }

struct Setup {
    static constexpr std::string_view kVerb = "setup";
    SetupStep step{};
    auto operator<=>(const Setup&) const = default;
    static void fields(auto& x, auto&& v) { v("step", x.step); }
};
struct Round {  // always at the bottom [DW-RND.1]
    static constexpr std::string_view kVerb = "round";
    RoundStep step{};
    std::uint8_t turns{};
    std::uint8_t place{};
    bool begun{};
    auto operator<=>(const Round&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("turns", x.turns), v("place", x.place), v("begun", x.begun);
    }
};
struct Doing {  // what was done last in a turn
    Deed deed{};
    Survivor who{};
    Location from{};
    Location place{};
    Item item{};
    bool fuel{};
    bool wounded{};
    bool frostbitten{};
    bool helpless{};
    auto operator<=>(const Doing&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("deed", x.deed), v("who", x.who), v("from", x.from), v("place", x.place), v("item", x.item),
            v("fuel", x.fuel), v("wounded", x.wounded), v("frostbitten", x.frostbitten), v("helpless", x.helpless);
    }
};
struct Turn {  // raising: a die that food was spent on; asked, offered: not to be asked for twice by a bot
    static constexpr std::string_view kVerb = "turn";
    Seat seat{};
    TurnStage stage{};
    std::uint8_t step{};
    Doing doing{};
    std::uint8_t raising{};
    bool voted{};
    std::array<SeatSet, kSymbols> asked{};
    Survivors offered{};
    auto operator<=>(const Turn&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("stage", x.stage), v("step", x.step), v("doing", x.doing), v("raising", x.raising),
            v("voted", x.voted), v("asked", x.asked), v("offered", x.offered);
    }
};
struct Searching {  // the cards are in State::drawn
    static constexpr std::string_view kVerb = "searching";
    Seat seat{};
    Survivor who{};
    Location place{};
    std::uint8_t keep{};
    bool kept{};
    auto operator<=>(const Searching&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("who", x.who), v("place", x.place), v("keep", x.keep), v("kept", x.kept);
    }
};
struct Luring {
    static constexpr std::string_view kVerb = "luring";
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    bool single{};
    std::optional<Location> from;
    auto operator<=>(const Luring&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("place", x.place), v("left", x.left), v("single", x.single), v("from", x.from);
    }
};
struct Killing {  // who is exposed; kills: that it will be exposed for
    static constexpr std::string_view kVerb = "killing";
    Seat seat{};
    std::optional<Survivor> who;
    Location place{};
    std::uint8_t left{};
    Rolls rolls{};
    std::uint8_t kills{};
    auto operator<=>(const Killing&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("who", x.who), v("place", x.place), v("left", x.left), v("rolls", x.rolls),
            v("kills", x.kills);
    }
};
struct Building {  // barricades
    static constexpr std::string_view kVerb = "building";
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    auto operator<=>(const Building&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("place", x.place), v("left", x.left); }
};
struct Playing {  // giver: who gave it on request
    static constexpr std::string_view kVerb = "playing";
    Seat seat{};
    Item item{};
    Seat giver = kNobody;
    std::uint8_t die{};
    std::optional<Location> from;
    auto operator<=>(const Playing&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("item", x.item), v("giver", x.giver), v("die", x.die), v("from", x.from);
    }
};
inline bool is_secret(const Playing& f) { return f.giver == kNobody; }  // what is given is shown [DW-REQ.2]
struct Using {  // an ability or an item in use, until it is paid
    static constexpr std::string_view kVerb = "using";
    Seat seat{};
    Survivor who{};
    Means means{};
    std::uint8_t die{};
    std::uint8_t step{};
    Seat other = kNobody;
    std::uint8_t theirs{};
    bool paid{};
    auto operator<=>(const Using&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("who", x.who), v("means", x.means), v("die", x.die), v("step", x.step),
            v("other", x.other), v("theirs", x.theirs), v("paid", x.paid);
    }
};
struct Asking {  // other is asked for a card
    static constexpr std::string_view kVerb = "asking";
    Seat seat{};
    Seat other{};
    Symbol symbol{};
    auto operator<=>(const Asking&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("symbol", x.symbol); }
};
struct Handing {
    static constexpr std::string_view kVerb = "handing";
    Item item{};
    Survivor who{};
    Survivor to{};
    auto operator<=>(const Handing&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("who", x.who), v("to", x.to); }
};
struct Fuelling {  // seat: who is asked now
    static constexpr std::string_view kVerb = "fuelling";
    Seat seat{};
    SeatSet declined{};
    auto operator<=>(const Fuelling&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("declined", x.declined); }
};

}  // namespace snowbound::dead_of_winter
