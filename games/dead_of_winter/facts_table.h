// What happens on the board and with cards.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

enum class Why : std::uint8_t { Death, Hunger, Waste, Crisis, Crossroads, Ability, Exiles };
inline constexpr std::array<std::string_view, 7> kWhyNames{"death",      "hunger",  "waste", "crisis",
                                                           "crossroads", "ability", "exiles"};
constexpr Names names_of(Why) { return kWhyNames; }
using DiceRolled = FixedVector<std::uint8_t, 40>;

struct ObjectiveSet {
    static constexpr std::string_view kVerb = "objective_set";
    MainObjective objective{};
    bool hardcore{};
    auto operator<=>(const ObjectiveSet&) const = default;
    static void fields(auto& x, auto&& v) { v("objective", x.objective), v("hardcore", x.hardcore); }
};
struct RoundStarted {
    static constexpr std::string_view kVerb = "round_started";
    std::uint8_t round{};
    std::uint8_t left{};
    auto operator<=>(const RoundStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("round", x.round), v("left", x.left); }
};
struct CrisisRevealed {
    static constexpr std::string_view kVerb = "crisis_revealed";
    Crisis crisis{};
    auto operator<=>(const CrisisRevealed&) const = default;
    static void fields(auto& x, auto&& v) { v("crisis", x.crisis); }
};
struct DiceThrown {
    static constexpr std::string_view kVerb = "dice_thrown";
    Seat seat{};
    DiceRolled dice{};
    auto operator<=>(const DiceThrown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("dice", x.dice); }
};
struct TurnStarted {
    static constexpr std::string_view kVerb = "turn_started";
    Seat seat{};
    auto operator<=>(const TurnStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct TurnEnded {
    static constexpr std::string_view kVerb = "turn_ended";
    Seat seat{};
    auto operator<=>(const TurnEnded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct MoraleChanged {
    static constexpr std::string_view kVerb = "morale_changed";
    int change{};
    std::uint8_t morale{};
    Why why{};
    auto operator<=>(const MoraleChanged&) const = default;
    static void fields(auto& x, auto&& v) { v("change", x.change), v("morale", x.morale), v("why", x.why); }
};
struct FoodChanged {
    static constexpr std::string_view kVerb = "food_changed";
    int change{};
    std::uint8_t food{};
    auto operator<=>(const FoodChanged&) const = default;
    static void fields(auto& x, auto&& v) { v("change", x.change), v("food", x.food); }
};
struct Starved {
    static constexpr std::string_view kVerb = "starved";
    std::uint8_t tokens{};
    auto operator<=>(const Starved&) const = default;
    static void fields(auto& x, auto&& v) { v("tokens", x.tokens); }
};
struct ZombieCame {
    static constexpr std::string_view kVerb = "zombie_came";
    Gate gate{};
    auto operator<=>(const ZombieCame&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct ZombieKilled {
    static constexpr std::string_view kVerb = "zombie_killed";
    Gate gate{};
    auto operator<=>(const ZombieKilled&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct ZombieRemoved {
    static constexpr std::string_view kVerb = "zombie_removed";
    Gate gate{};
    auto operator<=>(const ZombieRemoved&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct ZombieLured {
    static constexpr std::string_view kVerb = "zombie_lured";
    Gate from{};
    Gate to{};
    auto operator<=>(const ZombieLured&) const = default;
    static void fields(auto& x, auto&& v) { v("from", x.from), v("to", x.to); }
};
struct BarricadeBuilt {
    static constexpr std::string_view kVerb = "barricade_built";
    Gate gate{};
    auto operator<=>(const BarricadeBuilt&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct BarricadeFell {
    static constexpr std::string_view kVerb = "barricade_fell";
    Gate gate{};
    auto operator<=>(const BarricadeFell&) const = default;
    static void fields(auto& x, auto&& v) { v("gate", x.gate); }
};
struct NoiseMade {
    static constexpr std::string_view kVerb = "noise_made";
    Location place{};
    std::uint8_t noise{};
    auto operator<=>(const NoiseMade&) const = default;
    static void fields(auto& x, auto&& v) { v("place", x.place), v("noise", x.noise); }
};
struct NoiseChecked {
    static constexpr std::string_view kVerb = "noise_checked";
    Location place{};
    std::uint8_t roll{};
    auto operator<=>(const NoiseChecked&) const = default;
    static void fields(auto& x, auto&& v) { v("place", x.place), v("roll", x.roll); }
};
struct WasteCleaned {
    static constexpr std::string_view kVerb = "waste_cleaned";
    std::uint8_t cards{};
    auto operator<=>(const WasteCleaned&) const = default;
    static void fields(auto& x, auto&& v) { v("cards", x.cards); }
};
struct SampleRolled {
    static constexpr std::string_view kVerb = "sample_rolled";
    std::uint8_t roll{};
    std::uint8_t samples{};
    auto operator<=>(const SampleRolled&) const = default;
    static void fields(auto& x, auto&& v) { v("roll", x.roll), v("samples", x.samples); }
};
struct Searched {
    static constexpr std::string_view kVerb = "searched";
    Seat seat{};
    Survivor who{};
    Location place{};
    auto operator<=>(const Searched&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("who", x.who), v("place", x.place); }
};
struct CardsDrawn {
    static constexpr std::string_view kVerb = "cards_drawn";
    Seat seat{};
    Location place{};
    std::uint8_t cards{};
    auto operator<=>(const CardsDrawn&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("place", x.place), v("cards", x.cards); }
};
struct Drew {  // to who drew it
    static constexpr std::string_view kVerb = "drew";
    Seat seat{};
    Item item{};
    auto operator<=>(const Drew&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct CardsKept {
    static constexpr std::string_view kVerb = "cards_kept";
    Seat seat{};
    std::uint8_t cards{};
    auto operator<=>(const CardsKept&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct Kept {  // to its owner
    static constexpr std::string_view kVerb = "kept";
    Seat seat{};
    Item item{};
    auto operator<=>(const Kept&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct CardPlayed {
    static constexpr std::string_view kVerb = "card_played";
    Seat seat{};
    Item item{};
    auto operator<=>(const CardPlayed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct ItemUsed {
    static constexpr std::string_view kVerb = "item_used";
    Survivor who{};
    Means means{};
    auto operator<=>(const ItemUsed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("means", x.means); }
};
struct AbilityUsed {
    static constexpr std::string_view kVerb = "ability_used";
    Survivor who{};
    Survivor as{};
    auto operator<=>(const AbilityUsed&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("as", x.as); }
};
struct Equipped {
    static constexpr std::string_view kVerb = "equipped";
    Seat seat{};
    Item item{};
    Survivor who{};
    auto operator<=>(const Equipped&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item), v("who", x.who); }
};
struct CardLaidDown {  // contributed; how many lie there from this player
    static constexpr std::string_view kVerb = "card_laid_down";
    Seat seat{};
    std::uint8_t cards{};
    auto operator<=>(const CardLaidDown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct LaidDown {  // to its owner
    static constexpr std::string_view kVerb = "laid_down";
    Seat seat{};
    Item item{};
    auto operator<=>(const LaidDown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct EquipmentLaidDown {  // it was seen before [DW-R16]
    static constexpr std::string_view kVerb = "equipment_laid_down";
    Seat seat{};
    Item item{};
    auto operator<=>(const EquipmentLaidDown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct Deposited {
    static constexpr std::string_view kVerb = "deposited";
    Seat seat{};
    Item item{};
    auto operator<=>(const Deposited&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct DieRaised {
    static constexpr std::string_view kVerb = "die_raised";
    Seat seat{};
    std::uint8_t die{};
    std::uint8_t to{};
    auto operator<=>(const DieRaised&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("die", x.die), v("to", x.to); }
};
struct DieSpent {
    static constexpr std::string_view kVerb = "die_spent";
    Seat seat{};
    std::uint8_t die{};
    auto operator<=>(const DieSpent&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("die", x.die); }
};
struct DieLost {
    static constexpr std::string_view kVerb = "die_lost";
    Seat seat{};
    std::uint8_t dice{};
    auto operator<=>(const DieLost&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("dice", x.dice); }
};
struct DieRerolled {
    static constexpr std::string_view kVerb = "die_rerolled";
    Seat seat{};
    std::uint8_t die{};
    std::uint8_t to{};
    auto operator<=>(const DieRerolled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("die", x.die), v("to", x.to); }
};
struct Requested {
    static constexpr std::string_view kVerb = "requested";
    Seat seat{};
    Seat other{};
    Symbol symbol{};
    auto operator<=>(const Requested&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("symbol", x.symbol); }
};
struct RequestDeclined {
    static constexpr std::string_view kVerb = "request_declined";
    Seat seat{};
    auto operator<=>(const RequestDeclined&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct CardGiven {
    static constexpr std::string_view kVerb = "card_given";
    Seat seat{};
    Seat other{};
    Item item{};
    auto operator<=>(const CardGiven&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("item", x.item); }
};
struct HandedOff {
    static constexpr std::string_view kVerb = "handed_off";
    Item item{};
    Survivor who{};
    Survivor to{};
    auto operator<=>(const HandedOff&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("who", x.who), v("to", x.to); }
};
struct HandOffDeclined {
    static constexpr std::string_view kVerb = "hand_off_declined";
    Seat seat{};
    Item item{};
    auto operator<=>(const HandOffDeclined&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct CardStolen {  // a card went from other to seat
    static constexpr std::string_view kVerb = "card_stolen";
    Seat seat{};
    Seat other{};
    auto operator<=>(const CardStolen&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other); }
};
struct StolenCard {  // to both
    static constexpr std::string_view kVerb = "stolen_card";
    Seat seat{};
    Seat other{};
    Item item{};
    auto operator<=>(const StolenCard&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("item", x.item); }
};
struct ItemReturned {  // equipment of the dead: the colony stands for its owner's hand
    static constexpr std::string_view kVerb = "item_returned";
    Item item{};
    Location place{};
    auto operator<=>(const ItemReturned&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("place", x.place); }
};
struct CardRemoved {
    static constexpr std::string_view kVerb = "card_removed";
    Item item{};
    auto operator<=>(const CardRemoved&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};
struct CardWasted {
    static constexpr std::string_view kVerb = "card_wasted";
    Item item{};
    auto operator<=>(const CardWasted&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item); }
};

}  // namespace snowbound::dead_of_winter
