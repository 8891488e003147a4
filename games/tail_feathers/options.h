// What a table agrees on before the start: scenario, armies, modules, measuring, and the rulings that have another
// side.
#pragma once

#include "core/enum_set.h"
#include "games/tail_feathers/campaign.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

enum class Flag : std::uint8_t { ByScenario, On, Off };
inline constexpr std::array<std::string_view, 3> kFlagNames{"by_scenario", "on", "off"};
constexpr Names names_of(Flag) { return kFlagNames; }

enum class Armies : std::uint8_t { QuickPlay, Built };  // [TF-2.2] [TF-36.1]
inline constexpr std::array<std::string_view, 2> kArmiesNames{"quick_play", "built"};
constexpr Names names_of(Armies) { return kArmiesNames; }

enum class ArmySize : std::uint8_t { Quick, Standard, Epic };  // [TF-AB1]
inline constexpr std::array<std::string_view, 3> kArmySizeNames{"quick", "standard", "epic"};
constexpr Names names_of(ArmySize) { return kArmySizeNames; }
constexpr int points_of(ArmySize size) { return 40 + 20 * static_cast<int>(size); }

enum class FirstNut : std::uint8_t { Random, FirstSeat, SecondSeat };  // [TF-2.8]
inline constexpr std::array<std::string_view, 3> kFirstNutNames{"random", "first_seat", "second_seat"};
constexpr Names names_of(FirstNut) { return kFirstNutNames; }

enum class RescuedWith : std::uint8_t { Wounds, Life };  // [TF-R43]
inline constexpr std::array<std::string_view, 2> kRescuedWithNames{"wounds", "life"};
constexpr Names names_of(RescuedWith) { return kRescuedWithNames; }

enum class BurnIcon : std::uint8_t { Star, Shield, Cheese };  // [TF-R44]
inline constexpr std::array<std::string_view, 3> kBurnIconNames{"star", "shield", "cheese"};
constexpr Names names_of(BurnIcon) { return kBurnIconNames; }

struct Options {
    ScenarioId scenario = ScenarioId::ShowOfForce;
    Armies armies = Armies::QuickPlay;
    ArmySize size = ArmySize::Standard;
    FirstNut nut = FirstNut::Random;
    Flag cards = Flag::ByScenario;
    Flag objects = Flag::ByScenario;
    Flag forage = Flag::ByScenario;
    Flag feathers = Flag::ByScenario;
    Flag spiral = Flag::ByScenario;
    Flag leaves = Flag::ByScenario;
    Flag objectives = Flag::ByScenario;
    bool mystics = false;         // units of Mice and Mystics may be recruited
    bool tournament = false;      // nine action cards instead of seven [TF-2.10]
    bool free_measuring = false;  // lengths may be measured before a route is announced [TF-R18]
    Bounded<0, 30> militia_nest;  // life of the nests; 0: the scenario's
    Bounded<0, 30> raiders_nest;
    Bounded<1, 3> initiative_dice{3};   // bought at most [TF-R01]
    bool collisions_add = false;        // crossing and ending on the same bird both wound [TF-R27]
    bool melee_at_flyers_only = false;  // a flying figure's melee reaches flying figures only [TF-R35]
    RescuedWith rescued_with = RescuedWith::Wounds;
    BurnIcon burn_icon = BurnIcon::Star;
    Campaign campaign;  // how it stood before this scenario [TF-37.1]
    auto operator<=>(const Options&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("scenario", x.scenario), v("armies", x.armies), v("size", x.size), v("nut", x.nut), v("cards", x.cards);
        v("objects", x.objects), v("forage", x.forage), v("feathers", x.feathers), v("spiral", x.spiral);
        v("leaves", x.leaves), v("objectives", x.objectives), v("mystics", x.mystics);
        v("tournament", x.tournament), v("free_measuring", x.free_measuring), v("militia_nest", x.militia_nest);
        v("raiders_nest", x.raiders_nest), v("initiative_dice", x.initiative_dice);
        v("collisions_add", x.collisions_add), v("melee_at_flyers_only", x.melee_at_flyers_only);
        v("rescued_with", x.rescued_with), v("burn_icon", x.burn_icon), v("campaign", x.campaign);
    }
};

}  // namespace snowbound::tail_feathers
