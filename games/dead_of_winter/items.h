// The item cards: symbol, kind, and how many lie in each deck. What they do is in play.cpp, use.cpp and actions.cpp.
#pragma once

#include "core/by_id.h"
#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// copies: starter cards, then police station, grocery store, school, library, hospital, gas station.
// clang-format off
inline constexpr std::array<ItemFacts, kItems> kItemFacts = by_id<Item, ItemFacts>({
    {Item::StarterFood, {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {10, 0, 0, 0, 0, 0, 0}, .food = 1}},
    {Item::StarterFuel, {.symbol = Symbol::Fuel, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}}},
    {Item::StarterMedicine, {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}}},
    {Item::StarterJunk, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}}},
    {Item::Food1, {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 3, 2, 3, 4, 0, 3}, .food = 1}},
    {Item::Food2, {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 0, 2, 3, 0, 4, 0}, .food = 2}},
    {Item::Food3, {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 0, 2, 0, 0, 0, 0}, .food = 3}},
    {Item::Fuel, {.symbol = Symbol::Fuel, .kind = ItemKind::Play, .copies = {0, 4, 0, 0, 4, 4, 6}}},
    {Item::Medicine, {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {0, 0, 6, 3, 0, 4, 3}}},
    {Item::AdrenalineShot, {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {0, 0, 0, 0, 0, 2, 0}}},
    {Item::Junk, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 1, 1, 1, 1, 1, 0}}},
    {Item::Padlock, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::Scissors, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::Megaphone, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::ReadingLamp, {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::NightVisionGoggles, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::WalkieTalkie, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::RottenFlesh, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}}},
    {Item::Hammer, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}}},
    {Item::SnowShoes, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}}},
    {Item::Wrench, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}}},
    {Item::BaseballBat, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::Mop, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 1, 0}}},
    {Item::Flashlight, {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 1, 0}}},
    {Item::Pistol1, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::Pistol2, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::Pistol3, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::SniperRifle1, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::SniperRifle2, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::Shotgun1, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}}},
    {Item::Shotgun2, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}}},
    {Item::Lighter1, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}}},
    {Item::Lighter2, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}}},
    {Item::Switchblade1, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}}},
    {Item::Switchblade2, {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}}},
    {Item::Jazzercise, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::Cookbook, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::GuideToLeadership, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::MartialArts, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::Barricades123, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::BlueprintsPolice, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::BlueprintsGrocery, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::BlueprintsSchool, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}}},
    {Item::BlueprintsLibrary, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::BlueprintsHospital, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::BlueprintsGas, {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}}},
    {Item::Outsider1, {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 1, 1, 2, 1, 0, 1}}},
    {Item::Outsider2, {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 2, 2, 0, 2, 3, 2}, .helpless = 1}},
    {Item::Outsider3, {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 0, 0, 1, 0, 0, 0}, .helpless = 2}},
});
// clang-format on

constexpr const ItemFacts& facts(Item item) { return kItemFacts[index(item)]; }
constexpr Symbol symbol_of(Item item) { return facts(item).symbol; }
constexpr bool is_starter(Item item) { return facts(item).copies[0] > 0; }

}  // namespace snowbound::dead_of_winter
