// Rules in progress: the frames on the stack of the state.
#pragma once

#include <array>
#include <variant>

#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/facts.h"

namespace snowbound::tail_feathers {

// Frames, the innermost last. seen by: all.
enum class SetupStep : std::uint8_t { Armies, Cards, Objectives, Stations };
inline constexpr std::array<std::string_view, 4> kSetupStepNames{"armies", "cards", "objectives", "stations"};
constexpr Names names_of(SetupStep) { return kSetupStepNames; }

struct Setup {  // [TF-2]
    static constexpr std::string_view kVerb = "setup";
    SetupStep step = SetupStep::Armies;
    std::uint8_t turn = 0;  // stations: how many players have placed everything
    auto operator<=>(const Setup&) const = default;
    static void fields(auto& x, auto&& v) { v("step", x.step), v("turn", x.turn); }
};

enum class Phase : std::uint8_t { PickMission, Assign, ExtraHands, Tilt, Bid, Activate, End };
inline constexpr std::array<std::string_view, 7> kPhaseNames{"pick_mission", "assign",   "extra_hands", "tilt",
                                                             "bid",          "activate", "end"};
constexpr Names names_of(Phase) { return kPhaseNames; }

enum class EndStep : std::uint8_t { Reinforce, Plans, Missions, Ready, Burning, Feathers, Leaves, Scenario, Over };
inline constexpr std::array<std::string_view, 9> kEndStepNames{"reinforce", "plans",  "missions", "ready", "burning",
                                                               "feathers",  "leaves", "scenario", "over"};
constexpr Names names_of(EndStep) { return kEndStepNames; }

struct Round {  // always at the bottom once the game has begun [TF-3.1]
    static constexpr std::string_view kVerb = "round";
    Phase phase = Phase::PickMission;
    EndStep step = EndStep::Reinforce;
    std::uint8_t turn = 0;  // how far round the table, or which mission
    Seat active{};          // activation: whose turn it is
    Figures tilted;         // tilt phase: already decided
    Spaces leaves;          // end: leaves that have drifted
    auto operator<=>(const Round&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("phase", x.phase), v("step", x.step), v("turn", x.turn), v("active", x.active), v("tilted", x.tilted);
        v("leaves", x.leaves);
    }
};

enum class Stage : std::uint8_t { Squad, Spiral, Prepare, Retilt, Walk, Act, Revive, Close };
inline constexpr std::array<std::string_view, 8> kStageNames{"squad", "spiral", "prepare", "retilt",
                                                             "walk",  "act",    "revive",  "close"};
constexpr Names names_of(Stage) { return kStageNames; }

struct Activation {  // [TF-7.6]
    static constexpr std::string_view kVerb = "activation";
    Seat seat{};
    UnitId unit{};
    Stage stage = Stage::Squad;
    Figures acting;                        // squads: the chosen ones
    Figures moved, acted;                  // done with step 1, with step 2
    Figures shaken;                        // shaken when it began [TF-26.3]
    bool rolled = false;                   // pilot roll made [TF-9.2]
    bool failed = false;                   // and without a star
    bool launched = false;                 // took off in this activation [TF-10.4]
    bool placed = false;                   // its launch pose is chosen
    bool flew = false;                     // flight is over
    bool no_attack = false;                // swooped, or was in a spiral [TF-19.4] [TF-31.8]
    bool swooped = false, diving = false;  // [TF-19.4]; Carrion Dive allows another
    bool long_shot = false, stab = false, steep = false, flogged = false;
    bool shot = false;         // its attack was a ranged one
    Space wall = kNowhere;     // Shield Wall: squad figures there defend better in this turn
    bool nested = false;       // Drop Zone: an attack within another activation
    bool double_shot = false;  // a second ranged attack is open
    std::int8_t move = 0, battle = 0, melee = 0, ranged = 0, templates = 0;  // cards and abilities
    auto operator<=>(const Activation&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("unit", x.unit), v("stage", x.stage), v("acting", x.acting), v("moved", x.moved);
        v("acted", x.acted), v("shaken", x.shaken), v("rolled", x.rolled), v("failed", x.failed),
            v("launched", x.launched);
        v("placed", x.placed), v("flew", x.flew), v("no_attack", x.no_attack), v("long_shot", x.long_shot);
        v("swooped", x.swooped), v("diving", x.diving), v("stab", x.stab), v("steep", x.steep), v("flogged", x.flogged);
        v("double_shot", x.double_shot), v("nested", x.nested), v("shot", x.shot), v("wall", x.wall), v("move", x.move),
            v("battle", x.battle), v("melee", x.melee);
        v("ranged", x.ranged), v("templates", x.templates);
    }
};

enum class CrossStep : std::uint8_t { Meet, Swoop, Drop, Land };
inline constexpr std::array<std::string_view, 4> kCrossStepNames{"meet", "swoop", "drop", "land"};
constexpr Names names_of(CrossStep) { return kCrossStepNames; }

struct Flight {  // its crossings are in State: crossings [TF-9.11]
    static constexpr std::string_view kVerb = "flight";
    FigureId figure{};
    Pose start;
    Tilt tilt{};
    Sequence templates;
    std::uint8_t tight = 0;
    std::uint8_t next = 0;  // which crossing
    CrossStep step = CrossStep::Meet;
    std::uint8_t point = 0;        // where it stops
    FigureId blocker = kNoFigure;  // an enemy at the end point [TF-10.9]
    bool dropped = false;          // no other passenger any more [TF-11.6]
    bool over = false;             // an effect ended it
    bool skimmed = false;          // the next feather does not shake
    Spaces touched;                // at the start of the turn: no swoop there [TF-19.5]
    SeatSet cards_touched;         // mission cards, likewise
    auto operator<=>(const Flight&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("figure", x.figure), v("start", x.start), v("tilt", x.tilt), v("templates", x.templates);
        v("tight", x.tight), v("next", x.next), v("step", x.step), v("point", x.point), v("blocker", x.blocker);
        v("dropped", x.dropped), v("over", x.over), v("skimmed", x.skimmed), v("touched", x.touched),
            v("cards_touched", x.cards_touched);
    }
};

struct SettingDown {  // a passenger after a landing [TF-11.4]
    static constexpr std::string_view kVerb = "setting_down";
    FigureId bird{};
    auto operator<=>(const SettingDown&) const = default;
    static void fields(auto& x, auto&& v) { v("bird", x.bird); }
};

enum class FightStep : std::uint8_t { Dodge, Cast, Rolled, Share, Guard, Defend, Defended, Done };
inline constexpr std::array<std::string_view, 8> kFightStepNames{"dodge", "cast",   "rolled",   "share",
                                                                 "guard", "defend", "defended", "done"};
constexpr Names names_of(FightStep) { return kFightStepNames; }

struct Fight {  // any attack but a death spiral [TF-13.4]
    static constexpr std::string_view kVerb = "fight";
    AttackKind kind{};
    Seat seat{};                  // the attacker
    FigureId figure = kNoFigure;  // none: a mission attacks
    FixedVector<Target, kMostTargets> targets;
    Space space = kNowhere;  // of a swoop: where the targets are
    FightStep step = FightStep::Dodge;
    std::uint8_t dice = 0;
    Roll roll;
    Dice rerolled;                                    // [TF-1.19]
    std::uint8_t spare = 0;                           // cheese that will not fit: may be rolled again [TF-17.2]
    bool owed = false;                                // the cheese of this roll is not paid yet [TF-R38a]
    bool brutal = false;                              // Brutality: its dice are to be picked
    Figures leapers;                                  // Leap Aside: who may follow the first one
    bool seasoned = false;                            // his own re-roll is used
    Hits hits;                                        // by target
    std::uint8_t next = 0;                            // which target defends
    std::uint8_t extra = 0;                           // defence dice by cards
    bool rolled_over = false;                         // its rewards are paid
    bool wall = false;                                // Shield Wall
    std::uint8_t figure_wounds = 0, nest_wounds = 0;  // done by this attack
    auto operator<=>(const Fight&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("kind", x.kind), v("seat", x.seat), v("figure", x.figure), v("targets", x.targets), v("space", x.space);
        v("step", x.step), v("dice", x.dice), v("roll", x.roll), v("rerolled", x.rerolled), v("spare", x.spare);
        v("owed", x.owed), v("brutal", x.brutal), v("leapers", x.leapers);
        v("seasoned", x.seasoned), v("hits", x.hits), v("next", x.next), v("extra", x.extra);
        v("rolled_over", x.rolled_over), v("wall", x.wall), v("figure_wounds", x.figure_wounds),
            v("nest_wounds", x.nest_wounds);
    }
};

enum class DuelStep : std::uint8_t { Beak, Cast, First, Second, Judge, Tie };
inline constexpr std::array<std::string_view, 6> kDuelStepNames{"beak", "cast", "first", "second", "judge", "tie"};
constexpr Names names_of(DuelStep) { return kDuelStepNames; }

struct Duel {  // a roll of a death spiral [TF-31.4]
    static constexpr std::string_view kVerb = "duel";
    std::uint8_t spiral = 0;  // index into State::spirals
    DuelStep step = DuelStep::Beak;
    bool again = false;  // the second roll of a locked pair [TF-31.7]
    SeatSet asked;
    std::array<Roll, 2> rolls;  // attacker, defender
    std::array<Dice, 2> rerolled;
    std::array<std::uint8_t, 2> spare{}, extra{};
    std::array<bool, 2> owed{};                 // the cheese of this roll is not paid yet [TF-R38a]
    std::array<bool, 2> grudged{}, seasoned{};  // his own re-roll is used
    bool broken = false;                        // Break Lock
    auto operator<=>(const Duel&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("spiral", x.spiral), v("step", x.step), v("again", x.again), v("asked", x.asked), v("rolls", x.rolls);
        v("rerolled", x.rerolled), v("spare", x.spare), v("owed", x.owed), v("extra", x.extra), v("grudged", x.grudged);
        v("seasoned", x.seasoned), v("broken", x.broken);
    }
};

struct Drifting {  // a leaf on its way [TF-33.3]
    static constexpr std::string_view kVerb = "drifting";
    Space leaf{};
    std::uint8_t rotations = 0;
    bool first = false;  // its own tree does not stop it yet
    bool boosted = false;
    auto operator<=>(const Drifting&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("leaf", x.leaf), v("rotations", x.rotations), v("first", x.first), v("boosted", x.boosted);
    }
};

struct Unloading {  // figures of a leaf go to a tree [TF-33.9]
    static constexpr std::string_view kVerb = "unloading";
    Space leaf{}, to{};
    std::uint8_t turn = 0;
    auto operator<=>(const Unloading&) const = default;
    static void fields(auto& x, auto&& v) { v("leaf", x.leaf), v("to", x.to), v("turn", x.turn); }
};

struct MissionRun {  // one mission of one player in the end phase [TF-24]
    static constexpr std::string_view kVerb = "mission";
    Seat seat{};
    Mission mission{};
    std::uint8_t step = 0;
    Tree tree{};
    std::uint8_t placed = 0;  // siege: figures on the enemy's tree
    auto operator<=>(const MissionRun&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("mission", x.mission), v("step", x.step), v("tree", x.tree), v("placed", x.placed);
    }
};

struct Dousing {  // a figure ended its move in a burning nest [TF-26.6]
    static constexpr std::string_view kVerb = "dousing";
    FigureId figure{};
    auto operator<=>(const Dousing&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure); }
};

struct Delivery {  // a token reached the nest
    static constexpr std::string_view kVerb = "delivery";
    FigureId figure{};
    auto operator<=>(const Delivery&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure); }
};

enum class Moment : std::uint8_t { Dropped, Hurt };
inline constexpr std::array<std::string_view, 2> kMomentNames{"dropped", "hurt"};
constexpr Names names_of(Moment) { return kMomentNames; }

struct Reaction {  // somebody may play a card at this moment [TF-27.1]
    static constexpr std::string_view kVerb = "reaction";
    Moment moment{};
    Seat seat{};
    FigureId figure = kNoFigure;
    auto operator<=>(const Reaction&) const = default;
    static void fields(auto& x, auto&& v) { v("moment", x.moment), v("seat", x.seat), v("figure", x.figure); }
};

using Frame = std::variant<Setup, Round, Activation, Flight, SettingDown, Fight, Duel, Drifting, Unloading, MissionRun,
                           Dousing, Delivery, Reaction>;

}  // namespace snowbound::tail_feathers
