// Rules in progress: exposure, deaths, zombies, votes, exile, card effects.
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"
#include "games/dead_of_winter/frames_turn.h"

namespace snowbound::dead_of_winter {

// What hits several survivors one after the other.
enum class Blow : std::uint8_t { Wound, Frostbite, Expose, Kill, KillQuietly, Remove };
inline constexpr std::array<std::string_view, 6> kBlowNames{"wound", "frostbite",    "expose",
                                                            "kill",  "kill_quietly", "remove"};
constexpr Names names_of(Blow) { return kBlowNames; }
enum class VoteOn : std::uint8_t { Exile, Crossroads };
inline constexpr std::array<std::string_view, 2> kVoteOnNames{"exile", "crossroads"};
constexpr Names names_of(VoteOn) { return kVoteOnNames; }
enum class ExileStep : std::uint8_t { Draw, Relocate, Done };
inline constexpr std::array<std::string_view, 3> kExileStepNames{"draw", "relocate", "done"};
constexpr Names names_of(ExileStep) { return kExileStepNames; }
// Why somebody is exposed.
enum class Risk : std::uint8_t { Move, Kill, Card, Care };  // care: a blank makes a round of it, crossroads #23
inline constexpr std::array<std::string_view, 4> kRiskNames{"move", "kill", "card", "care"};
constexpr Names names_of(Risk) { return kRiskNames; }
inline constexpr std::uint8_t kBefore = 0xFF;  // the part of a crossroads card that comes before its options

struct Exposing {
    static constexpr std::string_view kVerb = "exposing";
    Survivor who{};
    std::uint8_t left{};
    Risk risk{};
    auto operator<=>(const Exposing&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("left", x.left), v("risk", x.risk); }
};
struct Biting {  // the survivor that the infection has reached [DW-BIT.1]
    static constexpr std::string_view kVerb = "biting";
    Location place{};
    std::optional<Survivor> who;
    auto operator<=>(const Biting&) const = default;
    static void fields(auto& x, auto&& v) { v("place", x.place), v("who", x.who); }
};
struct Succession {  // [DW-DTH.4]
    static constexpr std::string_view kVerb = "succession";
    Seat seat{};
    auto operator<=>(const Succession&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Replacing {  // [DW-LST.1]
    static constexpr std::string_view kVerb = "replacing";
    Seat seat{};
    std::optional<Survivor> who;
    auto operator<=>(const Replacing&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct Arriving {  // zombies, one after the other [DW-ZMB.1]
    static constexpr std::string_view kVerb = "arriving";
    Location place{};
    std::uint8_t left{};
    std::uint8_t gate{};
    auto operator<=>(const Arriving&) const = default;
    static void fields(auto& x, auto&& v) { v("place", x.place), v("left", x.left), v("gate", x.gate); }
};
struct Voting {  // options, tied: bits [DW-VOT.1]
    static constexpr std::string_view kVerb = "voting";
    VoteOn on{};
    SeatSet electorate{};
    Seat nominee = kNobody;
    std::uint8_t options{};
    std::uint8_t tied{};
    auto operator<=>(const Voting&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("on", x.on), v("electorate", x.electorate), v("nominee", x.nominee), v("options", x.options),
            v("tied", x.tied);
    }
};
struct Exiling {  // [DW-EXI.1]
    static constexpr std::string_view kVerb = "exiling";
    Seat seat{};
    ExileStep step{};
    std::optional<Survivor> who;
    auto operator<=>(const Exiling&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("step", x.step), v("who", x.who); }
};
struct Script {  // a card's effect; its registers
    static constexpr std::string_view kVerb = "script";
    std::optional<Crossroads> card;
    std::optional<Crisis> crisis;
    std::uint8_t option = kBefore;
    std::uint8_t pc{};
    Seat seat{};
    Seat other = kNobody;
    std::optional<Survivor> who;
    Survivors picked{};
    Location place{};
    Location from{};
    std::optional<Item> item;
    std::int8_t n{};
    bool ok{};
    auto operator<=>(const Script&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("card", x.card), v("crisis", x.crisis), v("option", x.option), v("pc", x.pc), v("seat", x.seat),
            v("other", x.other), v("who", x.who), v("picked", x.picked), v("place", x.place), v("from", x.from),
            v("item", x.item), v("n", x.n), v("ok", x.ok);
    }
};
struct Striking {  // ordered: the first player has been asked [DW-TXT.2]
    static constexpr std::string_view kVerb = "striking";
    Survivors left{};
    Blow blow{};
    std::uint8_t n{};
    bool ordered{};
    auto operator<=>(const Striking&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("left", x.left), v("blow", x.blow), v("n", x.n), v("ordered", x.ordered);
    }
};
struct Deciding {  // seat chooses among the options of the Script below
    static constexpr std::string_view kVerb = "deciding";
    Crossroads card{};
    Seat seat{};
    auto operator<=>(const Deciding&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("seat", x.seat); }
};
struct Picking {  // what the operation of the Script below asks for
    static constexpr std::string_view kVerb = "picking";
    Seat seat{};
    std::uint8_t left{};
    SeatSet asked{};
    auto operator<=>(const Picking&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("left", x.left), v("asked", x.asked); }
};
struct Pooling {  // together [DW-D35]
    static constexpr std::string_view kVerb = "pooling";
    Symbols symbols{};
    bool dice{};
    std::uint8_t need{};
    SeatSet seats{};
    auto operator<=>(const Pooling&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("symbols", x.symbols), v("dice", x.dice), v("need", x.need), v("seats", x.seats);
    }
};
struct Betting {  // [DW-R65]
    static constexpr std::string_view kVerb = "betting";
    SeatSet seats{};
    SeatSet asked{};
    auto operator<=>(const Betting&) const = default;
    static void fields(auto& x, auto&& v) { v("seats", x.seats), v("asked", x.asked); }
};
struct Healing {  // seat says which token goes [DW-WND.2]
    static constexpr std::string_view kVerb = "healing";
    Seat seat{};
    Survivor who{};
    auto operator<=>(const Healing&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who); }
};
struct Removing {  // zombies, not killed; walls: a barricade comes in place of each [DW-KIL.4]
    static constexpr std::string_view kVerb = "removing";
    Seat seat{};
    Location place{};
    std::uint8_t left{};
    bool walls{};
    auto operator<=>(const Removing&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("place", x.place), v("left", x.left), v("walls", x.walls);
    }
};
struct Boarding {  // passengers go to the hospital, seat says who makes room for them (crossroads #41)
    static constexpr std::string_view kVerb = "boarding";
    Seat seat{};
    Survivors passengers{};
    auto operator<=>(const Boarding&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("passengers", x.passengers); }
};
struct Sheltering {  // may a bite be ignored for a medicine card?
    static constexpr std::string_view kVerb = "sheltering";
    Survivor who{};
    SeatSet asked{};
    auto operator<=>(const Sheltering&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("asked", x.asked); }
};

}  // namespace snowbound::dead_of_winter
