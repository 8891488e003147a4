// Answers to questions that are not "what do you do next".
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/dead_of_winter/ids.h"

namespace snowbound::dead_of_winter {

// Two words about what the crisis deck holds. [DW-R66]
enum class Hint : std::uint8_t {
    Food,
    Fuel,
    Medicine,
    Tool,
    Wounds,
    Cold,
    Zombies,
    Despair,
    Soon,
    Later,
    Save,
    Danger
};
inline constexpr std::size_t kHints = 12;
inline constexpr std::array<std::string_view, kHints> kHintNames{
    "food", "fuel", "medicine", "tool", "wounds", "cold", "zombies", "despair", "soon", "later", "save", "danger"};
constexpr Names names_of(Hint) { return kHintNames; }

struct Keep {  // sorted [DW-SET.12]
    static constexpr std::string_view kVerb = "keep";
    FixedVector<Survivor, 3> survivors;
    auto operator<=>(const Keep&) const = default;
    static void fields(auto& x, auto&& v) { v("survivors", x.survivors); }
};
struct NameLeader {  // [DW-SET.13] [DW-DTH.4]
    static constexpr std::string_view kVerb = "name_leader";
    Survivor who{};
    auto operator<=>(const NameLeader&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct MakeNoise {  // torch: the flashlight shows three [DW-SRC.4]
    static constexpr std::string_view kVerb = "make_noise";
    bool torch{};
    auto operator<=>(const MakeNoise&) const = default;
    static void fields(auto& x, auto&& v) { v("torch", x.torch); }
};
struct KeepCard {  // [DW-SRC.3]
    static constexpr std::string_view kVerb = "keep_card";
    Item item{};
    auto operator<=>(const KeepCard&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct Lure {  // [DW-ATR.1]
    static constexpr std::string_view kVerb = "lure";
    Gate from{};
    Gate to{};
    auto operator<=>(const Lure&) const = default;
    static void fields(auto& x, auto&& v) { v("from", x.from), v("to", x.to); }
};
struct LetDie {  // a bitten survivor's neighbour [DW-BIT.3]
    static constexpr std::string_view kVerb = "let_die";
    auto operator<=>(const LetDie&) const = default;
    static void fields(auto&, auto&&) {}
};
struct RollBite {
    static constexpr std::string_view kVerb = "roll_bite";
    auto operator<=>(const RollBite&) const = default;
    static void fields(auto&, auto&&) {}
};
struct GiveCard {  // [DW-REQ.2]
    static constexpr std::string_view kVerb = "give_card";
    Item item{};
    auto operator<=>(const GiveCard&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct Accept {
    static constexpr std::string_view kVerb = "accept";
    auto operator<=>(const Accept&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Decline {
    static constexpr std::string_view kVerb = "decline";
    auto operator<=>(const Decline&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Vote {  // 0: yes, or up; 1: no, or down [DW-VOT.1]
    static constexpr std::string_view kVerb = "vote";
    std::uint8_t option{};
    auto operator<=>(const Vote&) const = default;
    static void fields(auto& x, auto&& v) { v("option", x.option); }
};
struct PickOption {  // of a crossroads card [DW-XRD.2]
    static constexpr std::string_view kVerb = "pick_option";
    std::uint8_t option{};
    auto operator<=>(const PickOption&) const = default;
    static void fields(auto& x, auto&& v) { v("option", x.option); }
};
struct PickSurvivor {
    static constexpr std::string_view kVerb = "pick_survivor";
    Survivor who{};
    auto operator<=>(const PickSurvivor&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct PickPlace {
    static constexpr std::string_view kVerb = "pick_place";
    Location place{};
    auto operator<=>(const PickPlace&) const = default;
    static void fields(auto& x, auto&& v) { v("place", x.place); }
};
struct PickGate {
    static constexpr std::string_view kVerb = "pick_gate";
    Gate gate{};
    auto operator<=>(const PickGate&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct PickCard {
    static constexpr std::string_view kVerb = "pick_card";
    Item item{};
    auto operator<=>(const PickCard&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct PickPlayer {
    static constexpr std::string_view kVerb = "pick_player";
    Seat seat{};
    auto operator<=>(const PickPlayer&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct PickDie {
    static constexpr std::string_view kVerb = "pick_die";
    std::uint8_t die{};
    auto operator<=>(const PickDie&) const = default;
    static void fields(auto& x, auto&& v) { v("die", x.die); }
};
struct SetDie {
    static constexpr std::string_view kVerb = "set_die";
    std::uint8_t die{};
    std::uint8_t to{};
    auto operator<=>(const SetDie&) const = default;
    static void fields(auto& x, auto&& v) { v("die", x.die), v("to", x.to); }
};
struct Heal {  // which token [DW-WND.2]
    static constexpr std::string_view kVerb = "heal";
    Survivor who{};
    bool frostbite{};
    auto operator<=>(const Heal&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("frostbite", x.frostbite); }
};
struct SayHint {  // [DW-R66]
    static constexpr std::string_view kVerb = "say_hint";
    Hint first{};
    Hint second{};
    auto operator<=>(const SayHint&) const = default;
    static void fields(auto& x, auto&& v) { v("first", x.first), v("second", x.second); }
};
struct Swap {  // of two cards that were looked at
    static constexpr std::string_view kVerb = "swap";
    auto operator<=>(const Swap&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Done {  // no more
    static constexpr std::string_view kVerb = "done";
    auto operator<=>(const Done&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Cancel {  // nothing is paid yet [DW-D12]
    static constexpr std::string_view kVerb = "cancel";
    auto operator<=>(const Cancel&) const = default;
    static void fields(auto&, auto&&) {}
};

}  // namespace snowbound::dead_of_winter
