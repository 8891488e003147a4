// Names of things: characters, spaces, quests, powers, missions, abilities.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"
#include "core/spelling.h"
#include "games/winter_tales/story_cards.h"

namespace snowbound::winter_tales {

using Names = std::span<const std::string_view>;

SB_WORDS(Side, Spring, Winter);
constexpr Side other(Side side) { return side == Side::Spring ? Side::Winter : Side::Spring; }

SB_WORDS(Faction, Spring, Winter, Author);  // [WT-1.2]
constexpr Faction faction_of(Side side) { return static_cast<Faction>(side); }

// Rebels first, then Soldiers.
SB_WORDS(Character, Alice, Pinocchio, Scarecrow, Dorothy, TinMan, Grumpy, MatchGirl, FireEater, Wolf, CatFox, SnowWhite,
         WhiteRabbit, Candlewick, MadHatter);
inline constexpr std::size_t kCharacters = 14, kRebels = 7;
constexpr std::size_t index(Character who) { return static_cast<std::size_t>(who); }
constexpr Character character_at(std::size_t i) { return static_cast<Character>(i); }
constexpr Side side_of(Character who) { return index(who) < kRebels ? Side::Spring : Side::Winter; }
constexpr bool is_rebel(Character who) { return index(who) < kRebels; }
using Characters = EnumSet<Character, kCharacters>;

SB_WORDS(Ability, Mission, Quest, Trap, Combat, Movement, Passage, StoryCard);
inline constexpr std::size_t kAbilities = kAbilityNames.size();

// Locations first, then squares; how they are joined: board.h.
SB_WORDS(Space, Asylum, Factory, Fortress, Theatre, Market, Mansion, Cemetery, Grove, StatueSquare, AsylumFactory,
         FactoryFortress, FortressTheatre, TheatreMarket, MarketMansion, MansionCemetery, CemeteryGrove, GroveAsylum);
inline constexpr std::size_t kSpaces = 17, kLocations = 8;
constexpr std::size_t index(Space space) { return static_cast<std::size_t>(space); }
constexpr Space space_at(std::size_t i) { return static_cast<Space>(i); }
constexpr bool is_location(Space space) { return index(space) < kLocations; }
using Spaces = EnumSet<Space, kSpaces>;

SB_WORDS(Quest, Hope, Love, Refuge, ArtifactSpring, ArtifactWinter, Terror, Propaganda, Retaliation);
inline constexpr std::size_t kQuests = kQuestNames.size();  // [WT-9.9]
constexpr std::size_t index(Quest quest) { return static_cast<std::size_t>(quest); }
constexpr Quest quest_at(std::size_t i) { return static_cast<Quest>(i); }
constexpr Side side_of(Quest quest) { return quest <= Quest::ArtifactSpring ? Side::Spring : Side::Winter; }
constexpr bool goes_under_a_rebel(Quest quest) { return quest == Quest::Love || quest == Quest::Retaliation; }
constexpr bool is_artifact(Quest quest) { return quest == Quest::ArtifactSpring || quest == Quest::ArtifactWinter; }

SB_WORDS(Power, Hope, Love, Refuge, Artifact, Terror, Propaganda, Retaliation);
inline constexpr std::size_t kPowers = kPowerNames.size();
constexpr std::size_t index(Power power) { return static_cast<std::size_t>(power); }
constexpr Power power_of(Quest quest)
{
    return quest <= Quest::ArtifactSpring ? static_cast<Power>(quest) : static_cast<Power>(index(quest) - 1);
}

// The fourteen mission cards; copies of a mission are told apart only where they lie.
SB_WORDS(Mission, Rescue, Resistance, Connection1, Connection2, Connection3, Connection4, Bounty, Spy, Attack1, Attack2,
         Occupation);
inline constexpr std::size_t kMissions = kMissionNames.size();
constexpr std::size_t index(Mission mission) { return static_cast<std::size_t>(mission); }
constexpr Side side_of(Mission mission) { return mission <= Mission::Connection4 ? Side::Spring : Side::Winter; }

// Where a quest token lies: a space or under a character; spaces first, in the same order.
enum class Spot : std::uint8_t {};
inline constexpr std::size_t kSpots = kSpaces + kCharacters;
inline constexpr auto kSpotNames = [] {
    std::array<std::string_view, kSpots> names{};
    for (std::size_t i = 0; i < kSpots; ++i) names[i] = i < kSpaces ? kSpaceNames[i] : kCharacterNames[i - kSpaces];
    return names;
}();
constexpr Names names_of(Spot) { return kSpotNames; }
constexpr Spot spot_of(Space space) { return static_cast<Spot>(space); }
constexpr Spot spot_of(Character who) { return static_cast<Spot>(kSpaces + index(who)); }
constexpr bool is_space(Spot spot) { return static_cast<std::size_t>(spot) < kSpaces; }
constexpr Space space_of(Spot spot) { return static_cast<Space>(spot); }
constexpr Character carrier_of(Spot spot) { return character_at(static_cast<std::size_t>(spot) - kSpaces); }

SB_WORDS(Outcome, Success, Failure, Draw);  // of a quest [WT-10.15]

using Cards = EnumSet<StoryCard, kStoryCards>;
constexpr std::size_t index(StoryCard card) { return static_cast<std::size_t>(card); }

}  // namespace snowbound::winter_tales
