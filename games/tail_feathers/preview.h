// What a choice would lead to, measured exactly: only as far as the rules of measuring allow. [TF-R18]
#pragma once

#include "games/tail_feathers/view.h"

namespace snowbound::tail_feathers {

enum class Effect : std::uint8_t { None, Wound, Collision, Spiral, Shaken, Trunk, Swoop, Land, SwoopOrLand };
inline constexpr std::array<std::string_view, 9> kEffectNames{"none",  "wound", "collision", "spiral",       "shaken",
                                                              "trunk", "swoop", "land",      "swoop_or_land"};
constexpr Names names_of(Effect) { return kEffectNames; }

struct Odds {
    std::uint8_t dice = 0;
    std::uint16_t expected = 0;  // successes, in hundredths
    std::uint16_t some = 0;      // chance of at least one, in thousandths
    auto operator<=>(const Odds&) const = default;
    static void fields(auto& x, auto&& v) { v("dice", x.dice), v("expected", x.expected), v("some", x.some); }
};
struct CrossingAhead {
    Crossing crossing;
    Effect effect{};
    Odds odds;  // of the swoop it allows
    Point at;   // where it begins
    auto operator<=>(const CrossingAhead&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("crossing", x.crossing), v("effect", x.effect), v("odds", x.odds), v("at", x.at);
    }
};
struct StrikeAhead {
    AttackKind kind{};
    Target target;
    Odds odds;
    Line line;  // the ruler as it lies
    auto operator<=>(const StrikeAhead&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("kind", x.kind), v("target", x.target), v("odds", x.odds), v("line", x.line);
    }
};
struct SightAhead {  // between an attacker and a target
    bool in_range = false, clear = false;
    Line line;  // the line that was found, or the shortest one
    Blocker blocker = Blocker::None;
    ObjectId blocker_id = kNobody;
    auto operator<=>(const SightAhead&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("in_range", x.in_range), v("clear", x.clear), v("line", x.line), v("blocker", x.blocker);
        v("blocker_id", x.blocker_id);
    }
};
struct ArmyAhead {
    int points = 0;
    ArmyFaults faults;
    auto operator<=>(const ArmyAhead&) const = default;
    static void fields(auto& x, auto&& v) { v("points", x.points), v("faults", x.faults); }
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
    auto operator<=>(const Preview&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("route", x.route), v("crossings", x.crossings), v("end", x.end), v("off_board", x.off_board);
        v("strikes", x.strikes), v("odds", x.odds), v("place", x.place), v("sight", x.sight), v("army", x.army);
    }
};

}  // namespace snowbound::tail_feathers
