// What the active player can do in a turn: ids only, no text.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/dead_of_winter/ids.h"

namespace snowbound::dead_of_winter {

// What changes how an action is done: an item, a survivor's ability (the own one, or one that is copied), or what a
// crossroads card left behind. Items first, then survivors.
enum class Means : std::uint8_t {};
inline constexpr std::size_t kMeans = kItems + kSurvivors + 2;
inline constexpr auto kMeansNames = [] {
    std::array<std::string_view, kMeans> names{};
    for (std::size_t i = 0; i < kItems; ++i) names[i] = kItemNames[i];
    for (std::size_t i = 0; i < kSurvivors; ++i) names[kItems + i] = kSurvivorNames[i];
    names[kMeans - 2] = "companion";
    names[kMeans - 1] = "snowmobile";
    return names;
}();
constexpr Names names_of(Means) { return kMeansNames; }
constexpr Means means(Item item) { return static_cast<Means>(index(item)); }
constexpr Means means(Survivor ability) { return static_cast<Means>(kItems + index(ability)); }
inline constexpr Means kCompanion{kMeans - 2};   // attacks without exposure, once a round
inline constexpr Means kSnowmobile{kMeans - 1};  // moves without exposure, with noise
constexpr bool is_item(Means m) { return static_cast<std::size_t>(m) < kItems; }
constexpr Item item_of(Means m) { return static_cast<Item>(m); }
constexpr bool is_ability(Means m) { return !is_item(m) && m < kCompanion; }
constexpr Survivor ability_of(Means m) { return survivor_at(static_cast<std::size_t>(m) - kItems); }

// What crossroads cards allow from now on, beside the actions of the rulebook.
enum class Service : std::uint8_t { HealForCard, BuyMedicine, Cook };
inline constexpr std::array<std::string_view, 3> kServiceNames{"heal_for_card", "buy_medicine", "cook"};
constexpr Names names_of(Service) { return kServiceNames; }

struct EndTurn {  // [DW-TRN.5]
    static constexpr std::string_view kVerb = "end_turn";
    auto operator<=>(const EndTurn&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Attack {  // a zombie; die 0: none is needed. ease: any die, or none; kill: more at once; calm: no exposure;
                 // second: the other die that Edward White pays, 0: none [DW-ATZ.9] [DW-R51]
    static constexpr std::string_view kVerb = "attack";
    Survivor who{};
    Gate gate{};
    std::uint8_t die{};
    std::optional<Means> ease;
    std::optional<Means> kill;
    std::optional<Means> calm;
    std::uint8_t second{};
    auto operator<=>(const Attack&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("gate", x.gate), v("die", x.die), v("ease", x.ease), v("kill", x.kill), v("calm", x.calm);
        v("second", x.second);
    }
};
struct Strike {  // at a survivor [DW-ATS.1]
    static constexpr std::string_view kVerb = "strike";
    Survivor who{};
    Survivor target{};
    std::uint8_t die{};
    std::optional<Means> ease;
    auto operator<=>(const Strike&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("target", x.target), v("die", x.die), v("ease", x.ease);
    }
};
using Spared = FixedVector<Means, 6>;
struct Search {  // plain: without anything that would show or keep more; spare: without these alone [DW-SRC.8]
    static constexpr std::string_view kVerb = "search";
    Survivor who{};
    std::uint8_t die{};
    bool plain{};
    Spared spare{};
    auto operator<=>(const Search&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("die", x.die), v("plain", x.plain), v("spare", x.spare);
    }
};
struct Barricade {  // die 0: none is needed [DW-BAR.1]
    static constexpr std::string_view kVerb = "barricade";
    Survivor who{};
    Gate gate{};
    std::uint8_t die{};
    std::optional<Means> with;
    auto operator<=>(const Barricade&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("gate", x.gate), v("die", x.die), v("with", x.with); }
};
struct Clean {  // [DW-CLN.1]
    static constexpr std::string_view kVerb = "clean";
    Survivor who{};
    std::uint8_t die{};
    std::optional<Means> with;
    auto operator<=>(const Clean&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("die", x.die), v("with", x.with); }
};
struct Attract {  // [DW-ATR.1]
    static constexpr std::string_view kVerb = "attract";
    Survivor who{};
    std::uint8_t die{};
    auto operator<=>(const Attract&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("die", x.die); }
};
struct Ability {  // as: whose ability, for John Price copies [DW-ABL.1]
    static constexpr std::string_view kVerb = "ability";
    Survivor who{};
    Survivor as{};
    std::uint8_t die{};
    auto operator<=>(const Ability&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("as", x.as), v("die", x.die); }
};
struct UseItem {  // equipment with an effect of its own [DW-EQP.1]
    static constexpr std::string_view kVerb = "use_item";
    Survivor who{};
    Item item{};
    auto operator<=>(const UseItem&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("item", x.item); }
};
struct PlayCard {  // from the hand [DW-PLY.1]
    static constexpr std::string_view kVerb = "play_card";
    Item item{};
    auto operator<=>(const PlayCard&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct Equip {  // [DW-EQP.1]
    static constexpr std::string_view kVerb = "equip";
    Item item{};
    Survivor who{};
    auto operator<=>(const Equip&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("who", x.who); }
};
struct Contribute {  // to the crisis, from the hand or an own survivor [DW-CON.1]
    static constexpr std::string_view kVerb = "contribute";
    Item item{};
    auto operator<=>(const Contribute&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct Deposit {  // on the main objective [DW-MOB.1]
    static constexpr std::string_view kVerb = "deposit";
    Item item{};
    auto operator<=>(const Deposit&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct Move {  // [DW-MOV.1]
    static constexpr std::string_view kVerb = "move";
    Survivor who{};
    Location to{};
    std::optional<Means> by;
    auto operator<=>(const Move&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("to", x.to), v("by", x.by); }
};
struct SpendFood {  // [DW-FOD.1]
    static constexpr std::string_view kVerb = "spend_food";
    std::uint8_t die{};
    auto operator<=>(const SpendFood&) const = default;
    static void fields(auto& x, auto&& v) { v("die", x.die); }
};
struct EatCard {  // the exiled have cards only [DW-FOD.4]
    static constexpr std::string_view kVerb = "eat_card";
    Item item{};
    std::uint8_t die{};
    auto operator<=>(const EatCard&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("die", x.die); }
};
struct Request {  // [DW-REQ.1]
    static constexpr std::string_view kVerb = "request";
    Seat seat{};
    Symbol symbol{};
    auto operator<=>(const Request&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("symbol", x.symbol); }
};
struct HandOff {  // [DW-HND.1]
    static constexpr std::string_view kVerb = "hand_off";
    Item item{};
    Survivor who{};
    auto operator<=>(const HandOff&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("who", x.who); }
};
struct CallVote {  // [DW-EXV.1]
    static constexpr std::string_view kVerb = "call_vote";
    Seat seat{};
    auto operator<=>(const CallVote&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Serve {  // a standing offer of a crossroads card; die 0: none is needed
    static constexpr std::string_view kVerb = "serve";
    Service service{};
    Survivor who{};
    std::optional<Item> item;
    std::uint8_t die{};
    auto operator<=>(const Serve&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("service", x.service), v("who", x.who), v("item", x.item), v("die", x.die);
    }
};

}  // namespace snowbound::dead_of_winter
