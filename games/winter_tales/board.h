// The board, the track and the mission cards as data. Neither rulebook prints the roads, the symbols on the track or
// the places on the mission cards; they are worked out from the examples. Whoever has the box can put them right here.
#pragma once

#include <utility>

#include "core/by_id.h"
#include "games/winter_tales/ids.h"

namespace snowbound::winter_tales {

using enum Space;

// Roads join a square to the places around it [WT-6.1].
inline constexpr std::array<std::pair<Space, Space>, 20> kRoads{{
    {StatueSquare, Asylum},      {StatueSquare, Theatre},    {StatueSquare, Market},     {StatueSquare, Mansion},
    {AsylumFactory, Asylum},     {AsylumFactory, Factory},   {FactoryFortress, Factory}, {FactoryFortress, Fortress},
    {FortressTheatre, Fortress}, {FortressTheatre, Theatre}, {TheatreMarket, Theatre},   {TheatreMarket, Market},
    {MarketMansion, Market},     {MarketMansion, Mansion},   {MansionCemetery, Mansion}, {MansionCemetery, Cemetery},
    {CemeteryGrove, Cemetery},   {CemeteryGrove, Grove},     {GroveAsylum, Grove},       {GroveAsylum, Asylum},
}};

inline constexpr std::array<int, 3> kSymbolSpaces{1, 3, 5};  // spaces of the track with the mission symbol [WT-R51]
inline constexpr int kMostMemories = 7;                      // [WT-2.3]

struct MissionFacts {
    int copies;
    Spaces places;
};
inline constexpr std::array<MissionFacts, kMissions> kMissionFacts = by_id<Mission, MissionFacts>({
    {Mission::Rescue, {1, {}}},
    {Mission::Resistance, {2, {}}},
    {Mission::Connection1, {1, {Theatre, Cemetery}}},
    {Mission::Connection2, {1, {Market, Factory}}},
    {Mission::Connection3, {1, {Grove, Mansion}}},
    {Mission::Connection4, {1, {Fortress, Asylum}}},
    {Mission::Bounty, {2, {}}},
    {Mission::Spy, {2, {}}},
    {Mission::Attack1, {1, {Mansion}}},
    {Mission::Attack2, {1, {Theatre}}},
    {Mission::Occupation, {1, {}}},
});
constexpr const MissionFacts& facts(Mission mission) { return kMissionFacts[index(mission)]; }
constexpr bool is_connection(Mission m) { return m >= Mission::Connection1 && m <= Mission::Connection4; }
constexpr bool is_attack(Mission m) { return m == Mission::Attack1 || m == Mission::Attack2; }

inline constexpr std::array<Ability, kCharacters> kAbilityOf = by_id<Character, Ability>({
    {Character::Alice, Ability::Mission},
    {Character::Pinocchio, Ability::Trap},
    {Character::Scarecrow, Ability::Quest},
    {Character::Dorothy, Ability::Passage},
    {Character::TinMan, Ability::Combat},
    {Character::Grumpy, Ability::StoryCard},
    {Character::MatchGirl, Ability::Movement},
    {Character::FireEater, Ability::Quest},
    {Character::Wolf, Ability::Combat},
    {Character::CatFox, Ability::Trap},
    {Character::SnowWhite, Ability::Movement},
    {Character::WhiteRabbit, Ability::StoryCard},
    {Character::Candlewick, Ability::Mission},
    {Character::MadHatter, Ability::Passage},
});
constexpr Ability ability_of(Character who) { return kAbilityOf[index(who)]; }
constexpr Space passage_of(Character who) { return who == Character::Dorothy ? Mansion : Asylum; }  // [WT-22.12]

// What follows from the roads.
inline constexpr std::array<Spaces, kSpaces> kNeighbours = [] {
    std::array<Spaces, kSpaces> all{};
    for (const auto& [a, b] : kRoads) {
        all[index(a)].add(b);
        all[index(b)].add(a);
    }
    return all;
}();
constexpr const Spaces& neighbours(Space space) { return kNeighbours[index(space)]; }

inline constexpr std::array<std::array<std::uint8_t, kSpaces>, kSpaces> kDistances = [] {
    std::array<std::array<std::uint8_t, kSpaces>, kSpaces> all{};
    for (std::size_t from = 0; from < kSpaces; ++from) {
        Spaces reached{space_at(from)};
        for (std::uint8_t steps = 0; reached.size() < kSpaces; ++steps) {
            Spaces next = reached;
            for (const Space space : reached) next |= neighbours(space);
            for (const Space space : next - reached) all[from][index(space)] = static_cast<std::uint8_t>(steps + 1);
            reached = next;
        }
    }
    return all;
}();
constexpr int distance(Space a, Space b) { return kDistances[index(a)][index(b)]; }

inline constexpr Spaces kAllLocations = [] {
    Spaces all;
    for (std::size_t i = 0; i < kLocations; ++i) all.add(space_at(i));
    return all;
}();

constexpr bool has_symbol(int space)
{
    return space == kSymbolSpaces[0] || space == kSymbolSpaces[1] || space == kSymbolSpaces[2];
}

}  // namespace snowbound::winter_tales
