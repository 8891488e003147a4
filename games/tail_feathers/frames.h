// Rules in progress: the frames on the stack of the state.
#pragma once

#include <array>
#include <variant>

#include "core/spelling.h"
#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/facts.h"

namespace snowbound::tail_feathers {

// Frames, the innermost last. seen by: all.
SB_WORDS(SetupStep, Armies, Cards, Objectives, Stations);

struct Setup {  // [TF-2]
    SetupStep step = SetupStep::Armies;
    std::uint8_t turn = 0;  // stations: how many players have placed everything
    SB_VERB(Setup, step, turn);
};

SB_WORDS(Phase, PickMission, Assign, ExtraHands, Tilt, Bid, Activate, End);

SB_WORDS(EndStep, Reinforce, Plans, Missions, Ready, Burning, Feathers, Leaves, Scenario, Over);

struct Round {  // always at the bottom once the game has begun [TF-3.1]
    Phase phase = Phase::PickMission;
    EndStep step = EndStep::Reinforce;
    std::uint8_t turn = 0;  // how far round the table, or which mission
    Seat active{};          // activation: whose turn it is
    Figures tilted;         // tilt phase: already decided
    Spaces leaves;          // end: leaves that have drifted
    SB_VERB(Round, phase, step, turn, active, tilted, leaves);
};

SB_WORDS(Stage, Squad, Spiral, Prepare, Retilt, Walk, Act, Revive, Close);

struct Activation {  // [TF-7.6]
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
    SB_VERB(Activation, seat, unit, stage, acting, moved, acted, shaken, rolled, failed, launched, placed, flew,
            no_attack, long_shot, swooped, diving, stab, steep, flogged, double_shot, nested, shot, wall, move, battle,
            melee, ranged, templates);
};

SB_WORDS(CrossStep, Meet, Swoop, Drop, Land);

struct Flight {  // its crossings are in State: crossings [TF-9.11]
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
    SB_VERB(Flight, figure, start, tilt, templates, tight, next, step, point, blocker, dropped, over, skimmed, touched,
            cards_touched);
};

struct SettingDown {  // a passenger after a landing [TF-11.4]
    FigureId bird{};
    SB_VERB(SettingDown, bird);
};

SB_WORDS(FightStep, Dodge, Cast, Rolled, Share, Guard, Defend, Defended, Done);

struct Fight {  // any attack but a death spiral [TF-13.4]
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
    SB_VERB(Fight, kind, seat, figure, targets, space, step, dice, roll, rerolled, spare, owed, brutal, leapers,
            seasoned, hits, next, extra, rolled_over, wall, figure_wounds, nest_wounds);
};

SB_WORDS(DuelStep, Beak, Cast, First, Second, Judge, Tie);

struct Duel {                 // a roll of a death spiral [TF-31.4]
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
    SB_VERB(Duel, spiral, step, again, asked, rolls, rerolled, spare, owed, extra, grudged, seasoned, broken);
};

struct Drifting {  // a leaf on its way [TF-33.3]
    Space leaf{};
    std::uint8_t rotations = 0;
    bool first = false;  // its own tree does not stop it yet
    bool boosted = false;
    SB_VERB(Drifting, leaf, rotations, first, boosted);
};

struct Unloading {  // figures of a leaf go to a tree [TF-33.9]
    Space leaf{}, to{};
    std::uint8_t turn = 0;
    SB_VERB(Unloading, leaf, to, turn);
};

struct MissionRun {  // one mission of one player in the end phase [TF-24]
    static constexpr std::string_view kVerb = "mission";
    Seat seat{};
    Mission mission{};
    std::uint8_t step = 0;
    Tree tree{};
    std::uint8_t placed = 0;  // siege: figures on the enemy's tree
    SB_FIELDS(MissionRun, seat, mission, step, tree, placed);
};

struct Dousing {  // a figure ended its move in a burning nest [TF-26.6]
    FigureId figure{};
    SB_VERB(Dousing, figure);
};

struct Delivery {  // a token reached the nest
    FigureId figure{};
    SB_VERB(Delivery, figure);
};

SB_WORDS(Moment, Dropped, Hurt);

struct Reaction {  // somebody may play a card at this moment [TF-27.1]
    Moment moment{};
    Seat seat{};
    FigureId figure = kNoFigure;
    SB_VERB(Reaction, moment, seat, figure);
};

using Frame = std::variant<Setup, Round, Activation, Flight, SettingDown, Fight, Duel, Drifting, Unloading, MissionRun,
                           Dousing, Delivery, Reaction>;

}  // namespace snowbound::tail_feathers
