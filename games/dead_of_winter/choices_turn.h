// What the active player can do in a turn: ids only, no text.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
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
SB_WORDS(Service, HealForCard, BuyMedicine, Cook);

struct EndTurn {  // [DW-TRN.5]
    SB_VERB(EndTurn);
};
struct Attack {  // a zombie; die 0: none is needed. ease: any die, or none; kill: more at once; calm: no exposure;
                 // second: the other die that Edward White pays, 0: none [DW-ATZ.9] [DW-R51]
    Survivor who{};
    Gate gate{};
    std::uint8_t die{};
    std::optional<Means> ease;
    std::optional<Means> kill;
    std::optional<Means> calm;
    std::uint8_t second{};
    SB_VERB(Attack, who, gate, die, ease, kill, calm, second);
};
struct Strike {  // at a survivor [DW-ATS.1]
    Survivor who{};
    Survivor target{};
    std::uint8_t die{};
    std::optional<Means> ease;
    SB_VERB(Strike, who, target, die, ease);
};
using Spared = FixedVector<Means, 6>;
struct Search {  // plain: without anything that would show or keep more; spare: without these alone [DW-SRC.8]
    Survivor who{};
    std::uint8_t die{};
    bool plain{};
    Spared spare{};
    SB_VERB(Search, who, die, plain, spare);
};
struct Barricade {  // die 0: none is needed [DW-BAR.1]
    Survivor who{};
    Gate gate{};
    std::uint8_t die{};
    std::optional<Means> with;
    SB_VERB(Barricade, who, gate, die, with);
};
struct Clean {  // [DW-CLN.1]
    Survivor who{};
    std::uint8_t die{};
    std::optional<Means> with;
    SB_VERB(Clean, who, die, with);
};
struct Attract {  // [DW-ATR.1]
    Survivor who{};
    std::uint8_t die{};
    SB_VERB(Attract, who, die);
};
struct Ability {  // as: whose ability, for John Price copies [DW-ABL.1]
    Survivor who{};
    Survivor as{};
    std::uint8_t die{};
    SB_VERB(Ability, who, as, die);
};
struct UseItem {  // equipment with an effect of its own [DW-EQP.1]
    Survivor who{};
    Item item{};
    SB_VERB(UseItem, who, item);
};
struct PlayCard {  // from the hand [DW-PLY.1]
    Item item{};
    SB_VERB(PlayCard, item);
};
struct Equip {  // [DW-EQP.1]
    Item item{};
    Survivor who{};
    SB_VERB(Equip, item, who);
};
struct Contribute {  // to the crisis, from the hand or an own survivor [DW-CON.1]
    Item item{};
    SB_VERB(Contribute, item);
};
struct Deposit {  // on the main objective [DW-MOB.1]
    Item item{};
    SB_VERB(Deposit, item);
};
struct Move {  // [DW-MOV.1]
    Survivor who{};
    Location to{};
    std::optional<Means> by;
    SB_VERB(Move, who, to, by);
};
struct SpendFood {  // [DW-FOD.1]
    std::uint8_t die{};
    SB_VERB(SpendFood, die);
};
struct EatCard {  // the exiled have cards only [DW-FOD.4]
    Item item{};
    std::uint8_t die{};
    SB_VERB(EatCard, item, die);
};
struct Request {  // [DW-REQ.1]
    Seat seat{};
    Symbol symbol{};
    SB_VERB(Request, seat, symbol);
};
struct HandOff {  // [DW-HND.1]
    Item item{};
    Survivor who{};
    SB_VERB(HandOff, item, who);
};
struct CallVote {  // [DW-EXV.1]
    Seat seat{};
    SB_VERB(CallVote, seat);
};
struct Serve {  // a standing offer of a crossroads card; die 0: none is needed
    Service service{};
    Survivor who{};
    std::optional<Item> item;
    std::uint8_t die{};
    SB_VERB(Serve, service, who, item, die);
};

}  // namespace snowbound::dead_of_winter
