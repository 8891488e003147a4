// What a table agrees on before the start: scenario, armies, modules, measuring, and the rulings that have another
// side.
#pragma once

#include "core/enum_set.h"
#include "core/spelling.h"
#include "games/tail_feathers/campaign.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

SB_WORDS(Flag, ByScenario, On, Off);

SB_WORDS(Armies, QuickPlay, Built);  // [TF-2.2] [TF-36.1]

SB_WORDS(ArmySize, Quick, Standard, Epic);  // [TF-AB1]
constexpr int points_of(ArmySize size) { return 40 + 20 * static_cast<int>(size); }

SB_WORDS(FirstNut, Random, FirstSeat, SecondSeat);  // [TF-2.8]

SB_WORDS(RescuedWith, Wounds, Life);  // [TF-R43]

SB_WORDS(BurnIcon, Star, Shield, Cheese);  // [TF-R44]

struct PlacedForAll {  // a first game: everybody stands where an absent player would put them [TF-2.6]
    static constexpr bool kOnlyWhenSet = true;
    bool on = false;
    SB_FIELDS(PlacedForAll, on);
};

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
    PlacedForAll placed;
    SB_FIELDS(Options, scenario, armies, size, nut, cards, objects, forage, feathers, spiral, leaves, objectives,
              mystics, tournament, free_measuring, militia_nest, raiders_nest, initiative_dice, collisions_add,
              melee_at_flyers_only, rescued_with, burn_icon, campaign, placed);
};

}  // namespace snowbound::tail_feathers
