// Names of things: characters, spaces, quests, powers, missions, abilities.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"
#include "games/winter_tales/story_cards.h"

namespace snowbound::winter_tales {

using Names = std::span<const std::string_view>;

enum class Side : std::uint8_t { Spring, Winter };
inline constexpr std::array<std::string_view, 2> kSideNames{"spring", "winter"};
constexpr Names names_of(Side) { return kSideNames; }
constexpr Side other(Side side) { return side == Side::Spring ? Side::Winter : Side::Spring; }

enum class Faction : std::uint8_t { Spring, Winter, Author };  // [WT-1.2]
inline constexpr std::array<std::string_view, 3> kFactionNames{"spring", "winter", "author"};
constexpr Names names_of(Faction) { return kFactionNames; }
constexpr Faction faction_of(Side side) { return static_cast<Faction>(side); }

// Rebels first, then Soldiers.
enum class Character : std::uint8_t {
    Alice,
    Pinocchio,
    Scarecrow,
    Dorothy,
    TinMan,
    Grumpy,
    MatchGirl,
    FireEater,
    Wolf,
    CatFox,
    SnowWhite,
    WhiteRabbit,
    Candlewick,
    MadHatter
};
inline constexpr std::size_t kCharacters = 14, kRebels = 7;
inline constexpr std::array<std::string_view, kCharacters> kCharacterNames{
    "alice",      "pinocchio", "scarecrow", "dorothy",    "tin_man",      "grumpy",     "match_girl",
    "fire_eater", "wolf",      "cat_fox",   "snow_white", "white_rabbit", "candlewick", "mad_hatter"};
constexpr Names names_of(Character) { return kCharacterNames; }
constexpr std::size_t index(Character who) { return static_cast<std::size_t>(who); }
constexpr Character character_at(std::size_t i) { return static_cast<Character>(i); }
constexpr Side side_of(Character who) { return index(who) < kRebels ? Side::Spring : Side::Winter; }
constexpr bool is_rebel(Character who) { return index(who) < kRebels; }
using Characters = EnumSet<Character, kCharacters>;

enum class Ability : std::uint8_t { Mission, Quest, Trap, Combat, Movement, Passage, StoryCard };
inline constexpr std::size_t kAbilities = 7;
inline constexpr std::array<std::string_view, kAbilities> kAbilityNames{"mission",  "quest",   "trap",      "combat",
                                                                        "movement", "passage", "story_card"};
constexpr Names names_of(Ability) { return kAbilityNames; }

// Locations first, then squares; how they are joined: board.h.
enum class Space : std::uint8_t {
    Asylum,
    Factory,
    Fortress,
    Theatre,
    Market,
    Mansion,
    Cemetery,
    Grove,
    StatueSquare,
    AsylumFactory,
    FactoryFortress,
    FortressTheatre,
    TheatreMarket,
    MarketMansion,
    MansionCemetery,
    CemeteryGrove,
    GroveAsylum
};
inline constexpr std::size_t kSpaces = 17, kLocations = 8;
inline constexpr std::array<std::string_view, kSpaces> kSpaceNames{
    "asylum",         "factory",        "fortress",         "theatre",        "market",           "mansion",
    "cemetery",       "grove",          "statue_square",    "asylum_factory", "factory_fortress", "fortress_theatre",
    "theatre_market", "market_mansion", "mansion_cemetery", "cemetery_grove", "grove_asylum"};
constexpr Names names_of(Space) { return kSpaceNames; }
constexpr std::size_t index(Space space) { return static_cast<std::size_t>(space); }
constexpr Space space_at(std::size_t i) { return static_cast<Space>(i); }
constexpr bool is_location(Space space) { return index(space) < kLocations; }
using Spaces = EnumSet<Space, kSpaces>;

enum class Quest : std::uint8_t { Hope, Love, Refuge, ArtifactSpring, ArtifactWinter, Terror, Propaganda, Retaliation };
inline constexpr std::size_t kQuests = 8;  // [WT-9.9]
inline constexpr std::array<std::string_view, kQuests> kQuestNames{
    "hope", "love", "refuge", "artifact_spring", "artifact_winter", "terror", "propaganda", "retaliation"};
constexpr Names names_of(Quest) { return kQuestNames; }
constexpr std::size_t index(Quest quest) { return static_cast<std::size_t>(quest); }
constexpr Quest quest_at(std::size_t i) { return static_cast<Quest>(i); }
constexpr Side side_of(Quest quest) { return quest <= Quest::ArtifactSpring ? Side::Spring : Side::Winter; }
constexpr bool goes_under_a_rebel(Quest quest) { return quest == Quest::Love || quest == Quest::Retaliation; }
constexpr bool is_artifact(Quest quest) { return quest == Quest::ArtifactSpring || quest == Quest::ArtifactWinter; }

enum class Power : std::uint8_t { Hope, Love, Refuge, Artifact, Terror, Propaganda, Retaliation };
inline constexpr std::size_t kPowers = 7;
inline constexpr std::array<std::string_view, kPowers> kPowerNames{"hope",   "love",       "refuge",     "artifact",
                                                                   "terror", "propaganda", "retaliation"};
constexpr Names names_of(Power) { return kPowerNames; }
constexpr std::size_t index(Power power) { return static_cast<std::size_t>(power); }
constexpr Power power_of(Quest quest)
{
    return quest <= Quest::ArtifactSpring ? static_cast<Power>(quest) : static_cast<Power>(index(quest) - 1);
}

// The fourteen mission cards; copies of a mission are told apart only where they lie.
enum class Mission : std::uint8_t {
    Rescue,
    Resistance,
    Connection1,
    Connection2,
    Connection3,
    Connection4,
    Bounty,
    Spy,
    Attack1,
    Attack2,
    Occupation
};
inline constexpr std::size_t kMissions = 11;
inline constexpr std::array<std::string_view, kMissions> kMissionNames{
    "rescue", "resistance", "connection_1", "connection_2", "connection_3", "connection_4",
    "bounty", "spy",        "attack_1",     "attack_2",     "occupation"};
constexpr Names names_of(Mission) { return kMissionNames; }
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

enum class Outcome : std::uint8_t { Success, Failure, Draw };  // of a quest [WT-10.15]
inline constexpr std::array<std::string_view, 3> kOutcomeNames{"success", "failure", "draw"};
constexpr Names names_of(Outcome) { return kOutcomeNames; }

using Cards = EnumSet<StoryCard, kStoryCards>;
constexpr std::size_t index(StoryCard card) { return static_cast<std::size_t>(card); }

}  // namespace snowbound::winter_tales
