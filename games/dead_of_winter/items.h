// The item cards: symbol, kind, and how many lie in each deck. What they do is in play.cpp, use.cpp and actions.cpp.
#pragma once

#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// copies: starter cards, then police station, grocery store, school, library, hospital, gas station.
// clang-format off
inline constexpr std::array<ItemFacts, kItems> kItemFacts{{
    {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {10, 0, 0, 0, 0, 0, 0}, .food = 1},  // starter_food
    {.symbol = Symbol::Fuel, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}},  // starter_fuel
    {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}},  // starter_medicine
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {5, 0, 0, 0, 0, 0, 0}},  // starter_junk
    {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 3, 2, 3, 4, 0, 3}, .food = 1},  // food_1
    {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 0, 2, 3, 0, 4, 0}, .food = 2},  // food_2
    {.symbol = Symbol::Food, .kind = ItemKind::Play, .copies = {0, 0, 2, 0, 0, 0, 0}, .food = 3},  // food_3
    {.symbol = Symbol::Fuel, .kind = ItemKind::Play, .copies = {0, 4, 0, 0, 4, 4, 6}},  // fuel
    {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {0, 0, 6, 3, 0, 4, 3}},  // medicine
    {.symbol = Symbol::Medicine, .kind = ItemKind::Play, .copies = {0, 0, 0, 0, 0, 2, 0}},  // adrenaline_shot
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 1, 1, 1, 1, 1, 0}},  // junk
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 1, 0, 0, 0, 0, 0}},  // padlock
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 1, 0, 0, 0}},  // scissors
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 1, 0, 0, 0}},  // megaphone
    {.symbol = Symbol::Tool, .kind = ItemKind::Play, .copies = {0, 0, 0, 0, 1, 0, 0}},  // reading_lamp
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // night_vision_goggles
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // walkie_talkie
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}},  // rotten_flesh
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}},  // hammer
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}},  // snow_shoes
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 1, 0, 0, 0, 0}},  // wrench
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}},  // baseball_bat
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 1, 0}},  // mop
    {.symbol = Symbol::Tool, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 1, 0}},  // flashlight
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // pistol_1
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // pistol_2
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // pistol_3
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // sniper_rifle_1
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // sniper_rifle_2
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 1, 0, 0, 0, 0, 0}},  // shotgun_1
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}},  // shotgun_2
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}},  // lighter_1
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}},  // lighter_2
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}},  // switchblade_1
    {.symbol = Symbol::Weapon, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 0, 0, 1}},  // switchblade_2
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // jazzercise
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // cookbook
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}},  // guide_to_leadership
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}},  // martial_arts
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}},  // barricades_123
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // blueprints_police
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // blueprints_grocery
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 1, 0, 0, 0}},  // blueprints_school
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // blueprints_library
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // blueprints_hospital
    {.symbol = Symbol::Education, .kind = ItemKind::Equip, .copies = {0, 0, 0, 0, 1, 0, 0}},  // blueprints_gas
    {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 1, 1, 2, 1, 0, 1}},  // outsider_1
    {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 2, 2, 0, 2, 3, 2}, .helpless = 1},  // outsider_2
    {.symbol = Symbol::Survivor, .kind = ItemKind::Event, .copies = {0, 0, 0, 1, 0, 0, 0}, .helpless = 2},  // outsider_3
}};
// clang-format on

constexpr const ItemFacts& facts(Item item) { return kItemFacts[index(item)]; }
constexpr Symbol symbol_of(Item item) { return facts(item).symbol; }
constexpr bool is_starter(Item item) { return facts(item).copies[0] > 0; }

}  // namespace snowbound::dead_of_winter
