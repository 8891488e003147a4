// What happens on the board and with cards.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

SB_WORDS(Why, Death, Hunger, Waste, Crisis, Crossroads, Ability, Exiles);
using DiceRolled = FixedVector<std::uint8_t, 40>;

struct ObjectiveSet {
    MainObjective objective{};
    bool hardcore{};
    SB_VERB(ObjectiveSet, objective, hardcore);
};
struct RoundStarted {
    std::uint8_t round{};
    std::uint8_t left{};
    SB_VERB(RoundStarted, round, left);
};
struct CrisisRevealed {
    Crisis crisis{};
    SB_VERB(CrisisRevealed, crisis);
};
struct DiceThrown {
    Seat seat{};
    DiceRolled dice{};
    SB_VERB(DiceThrown, seat, dice);
};
struct TurnStarted {
    Seat seat{};
    SB_VERB(TurnStarted, seat);
};
struct TurnEnded {
    Seat seat{};
    SB_VERB(TurnEnded, seat);
};
struct MoraleChanged {
    int change{};
    std::uint8_t morale{};
    Why why{};
    SB_VERB(MoraleChanged, change, morale, why);
};
struct FoodChanged {
    int change{};
    std::uint8_t food{};
    SB_VERB(FoodChanged, change, food);
};
struct Starved {
    std::uint8_t tokens{};
    SB_VERB(Starved, tokens);
};
struct ZombieCame {
    Gate gate{};
    SB_VERB(ZombieCame, gate);
};
struct ZombieKilled {
    Gate gate{};
    SB_VERB(ZombieKilled, gate);
};
struct ZombieRemoved {
    Gate gate{};
    SB_VERB(ZombieRemoved, gate);
};
struct ZombieLured {
    Gate from{};
    Gate to{};
    SB_VERB(ZombieLured, from, to);
};
struct BarricadeBuilt {
    Gate gate{};
    SB_VERB(BarricadeBuilt, gate);
};
struct BarricadeFell {
    Gate gate{};
    SB_VERB(BarricadeFell, gate);
};
struct NoiseMade {
    Location place{};
    std::uint8_t noise{};
    SB_VERB(NoiseMade, place, noise);
};
struct NoiseChecked {
    Location place{};
    std::uint8_t roll{};
    SB_VERB(NoiseChecked, place, roll);
};
struct WasteCleaned {
    std::uint8_t cards{};
    SB_VERB(WasteCleaned, cards);
};
struct SampleRolled {
    std::uint8_t roll{};
    std::uint8_t samples{};
    SB_VERB(SampleRolled, roll, samples);
};
struct Searched {
    Seat seat{};
    Survivor who{};
    Location place{};
    SB_VERB(Searched, seat, who, place);
};
struct CardsDrawn {
    Seat seat{};
    Location place{};
    std::uint8_t cards{};
    SB_VERB(CardsDrawn, seat, place, cards);
};
struct Drew {  // to who drew it
    Seat seat{};
    Item item{};
    SB_VERB(Drew, seat, item);
};
struct CardsKept {
    Seat seat{};
    std::uint8_t cards{};
    SB_VERB(CardsKept, seat, cards);
};
struct Kept {  // to its owner
    Seat seat{};
    Item item{};
    SB_VERB(Kept, seat, item);
};
struct CardPlayed {
    Seat seat{};
    Item item{};
    SB_VERB(CardPlayed, seat, item);
};
struct ItemUsed {
    Survivor who{};
    Means means{};
    SB_VERB(ItemUsed, who, means);
};
struct AbilityUsed {
    Survivor who{};
    Survivor as{};
    SB_VERB(AbilityUsed, who, as);
};
struct Equipped {
    Seat seat{};
    Item item{};
    Survivor who{};
    SB_VERB(Equipped, seat, item, who);
};
struct CardLaidDown {  // contributed; how many lie there from this player
    Seat seat{};
    std::uint8_t cards{};
    SB_VERB(CardLaidDown, seat, cards);
};
struct LaidDown {  // to its owner
    Seat seat{};
    Item item{};
    SB_VERB(LaidDown, seat, item);
};
struct EquipmentLaidDown {  // it was seen before [DW-R16]
    Seat seat{};
    Item item{};
    SB_VERB(EquipmentLaidDown, seat, item);
};
struct Deposited {
    Seat seat{};
    Item item{};
    SB_VERB(Deposited, seat, item);
};
struct DieRaised {
    Seat seat{};
    std::uint8_t die{};
    std::uint8_t to{};
    SB_VERB(DieRaised, seat, die, to);
};
struct DieSpent {
    Seat seat{};
    std::uint8_t die{};
    SB_VERB(DieSpent, seat, die);
};
struct DieLost {
    Seat seat{};
    std::uint8_t dice{};
    SB_VERB(DieLost, seat, dice);
};
struct DieRerolled {
    Seat seat{};
    std::uint8_t die{};
    std::uint8_t to{};
    SB_VERB(DieRerolled, seat, die, to);
};
struct Requested {
    Seat seat{};
    Seat other{};
    Symbol symbol{};
    SB_VERB(Requested, seat, other, symbol);
};
struct RequestDeclined {
    Seat seat{};
    SB_VERB(RequestDeclined, seat);
};
struct CardGiven {
    Seat seat{};
    Seat other{};
    Item item{};
    SB_VERB(CardGiven, seat, other, item);
};
struct HandedOff {
    Item item{};
    Survivor who{};
    Survivor to{};
    SB_VERB(HandedOff, item, who, to);
};
struct HandOffDeclined {
    Seat seat{};
    Item item{};
    SB_VERB(HandOffDeclined, seat, item);
};
struct CardStolen {  // a card went from other to seat
    Seat seat{};
    Seat other{};
    SB_VERB(CardStolen, seat, other);
};
struct StolenCard {  // to both
    Seat seat{};
    Seat other{};
    Item item{};
    SB_VERB(StolenCard, seat, other, item);
};
struct ItemReturned {  // equipment of the dead: the colony stands for its owner's hand
    Item item{};
    Location place{};
    SB_VERB(ItemReturned, item, place);
};
struct CardRemoved {
    Item item{};
    SB_VERB(CardRemoved, item);
};
struct CardWasted {
    Item item{};
    SB_VERB(CardWasted, item);
};

}  // namespace snowbound::dead_of_winter
