// What a choice would lead to, measured exactly: only as far as the rules of measuring allow. [TF-R18]
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/view.h"

namespace snowbound::tail_feathers {

SB_WORDS(Effect, None, Wound, Collision, Spiral, Shaken, Trunk, Swoop, Land, SwoopOrLand);

struct Odds {
    std::uint8_t dice = 0;
    std::uint16_t expected = 0;  // successes, in hundredths
    std::uint16_t some = 0;      // chance of at least one, in thousandths
    SB_FIELDS(Odds, dice, expected, some);
};
struct CrossingAhead {
    Crossing crossing;
    Effect effect{};
    Odds odds;  // of the swoop it allows
    Point at;   // where it begins
    SB_FIELDS(CrossingAhead, crossing, effect, odds, at);
};
struct StrikeAhead {
    AttackKind kind{};
    Target target;
    Odds odds;
    Line line;  // the ruler as it lies
    SB_FIELDS(StrikeAhead, kind, target, odds, line);
};
struct SightAhead {  // between an attacker and a target
    bool in_range = false, clear = false;
    Line line;  // the line that was found, or the shortest one
    Blocker blocker = Blocker::None;
    ObjectId blocker_id = kNobody;
    SB_FIELDS(SightAhead, in_range, clear, line, blocker, blocker_id);
};
struct ArmyAhead {
    int points = 0;
    ArmyFaults faults;
    Upgrades upgrades;  // one step further, in a campaign
    SB_FIELDS(ArmyAhead, points, faults, upgrades);
};
struct Preview {
    Joints route;
    FixedVector<CrossingAhead, 64> crossings;  // in order, as far as the flight goes
    std::optional<Pose> end;
    bool off_board = false;
    FixedVector<StrikeAhead, 48> strikes;  // what could be attacked from there
    std::optional<Odds> odds;              // of the roll that the choice itself makes
    std::optional<Place> place;            // of the end
    std::optional<SightAhead> sight;       // of an attack, allowed or not
    std::optional<ArmyAhead> army;         // of a list, right or wrong
    SB_FIELDS(Preview, route, crossings, end, off_board, strikes, odds, place, sight, army);
};

}  // namespace snowbound::tail_feathers
