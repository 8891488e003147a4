// Inside Tail Feathers: the frames' three functions, and what several chapters share. Each chapter is one .cpp.
#pragma once

#include <utility>

#include "core/fields.h"
#include "core/frame.h"
#include "core/rng.h"
#include "games/tail_feathers/state.h"

namespace snowbound::tail_feathers {

SB_FRAME(Setup);        // setup.cpp
SB_FRAME(Round);        // round.cpp
SB_FRAME(Activation);   // activation.cpp
SB_FRAME(Flight);       // flight.cpp
SB_FRAME(SettingDown);  // transport.cpp
SB_FRAME(Fight);        // fight.cpp
SB_FRAME(Duel);         // spiral.cpp
SB_FRAME(Drifting);     // leaves.cpp
SB_FRAME(Unloading);
SB_FRAME(MissionRun);                // missions.cpp
SB_FRAME(Dousing);                   // status.cpp
SB_FRAME(Delivery);                  // scenarios.cpp
SB_FRAME(Reaction);                  // play_cards.cpp
void play_on(State&, Rng&, TfLog&);  // until somebody must choose. flow.cpp

// table.cpp: modules, figures, spaces
bool uses_cards(const State&);
bool uses_objects(const State&);
bool uses_forage(const State&);
bool uses_feathers(const State&);
bool uses_spiral(const State&);
bool uses_leaves(const State&);
bool uses_objectives(const State&);
Field field_of(const State&);
Spaces spaces_in_play(const State&);  // leaves too
Spaces neighbours(const State&, Space);
inline bool is_available(const State& s, FigureId id) { return figure(s, id).zone == Zone::Battlefield; }
inline bool is_flying(const State& s, FigureId id) { return is_available(s, id) && figure(s, id).flying; }
inline bool is_grounded(const State& s, FigureId id) { return is_available(s, id) && !figure(s, id).flying; }
bool is_object(const State&, FigureId);
bool is_large(const State&, FigureId);
bool has_pilot(const State&, FigureId);
const GroundCard* ground_card(const State&, FigureId);  // nullptr: a bird
int melee_of(const State&, FigureId);
int ranged_of(const State&, FigureId);
int defence_of(const State&, FigureId);
int move_of(const State&, FigureId);
int life_of(const State&, FigureId);
inline int life_left(const State& s, FigureId id) { return life_of(s, id) - figure(s, id).wounds; }
int points_of(const State&, FigureId);    // what it cost
int pilot_value(const State&, FigureId);  // as it is now
int swoop_dice(const State&, FigureId);
Ability bird_ability(const State&, FigureId);
Ability pilot_ability(const State&, FigureId);
Proficiency proficiency_of(const State&, FigureId);
bool is_locked(const State&, FigureId);  // in a death spiral
int count_in(const State&, Space, Seat, bool large_too = true);
int enemies_in(const State&, Space, Seat);  // figures that are not this seat's
inline bool has_enemy_in(const State& s, Space at, Seat seat) { return enemies_in(s, at, seat) > 0; }
bool has_room(const State&, Space, FigureId);  // [TF-8.2]
bool is_pinned(const State&, FigureId);        // [TF-8.6]
inline Space home_nest(const State& s, Seat seat) { return nest_of(player(s, seat).home); }
bool is_space_of(const State&, Space, Tree);  // of that tree, nest too, no leaf
Seat nest_owner(const State&, Space);         // kSpectator: no nest
bool is_enemy_nest(const State&, Space, Seat);
bool is_enemy_home(const State&, Tree, Seat);
Figures figures_of(const State&, Seat, Zone);
Figures enemy_figures(const State&, Seat, Zone);  // all that are not this seat's
Figures figures_at(const State&, Space);
Spaces reachable(const State&, FigureId, int steps);  // by tree movement, without where it stands
Participant participant(const State&, FigureId);
Participant participant(const State&, const Target&);  // a figure or a nest

// setup.cpp, army.cpp
const Army& quick_army(Faction);
Army usual_army(Faction, const Options&);  // the quick-play army, or a smaller one where that costs too much
int cost_of(const Army&);
ArmyFaults army_faults(const Army&, Faction, const Options&);  // none: it may be recruited
Roster roster_of(Faction, const Options&);
Refusal refusal_of(const ArmyFault&);
void recruit(State&, Seat, const Army&);
bool is_playable(const State&, Action);  // its module is on [TF-27.6]
bool is_given(const State&, Action);     // by the scenario, beside those that are picked
std::size_t hand_size(const State&);
Actions preset(const State&, Seat);
std::optional<Refusal> cards_refusal(const State&, const Actions&);

// round.cpp
bool can_be_assigned(const State&, Seat, FigureId);  // [TF-4.3]
std::optional<Refusal> assign_refusal(const State&, Seat, const Figures&, int already);
std::optional<Refusal> place_refusal(const State&, Point);
void offer_assignments(const State&, Seat, TfOffer&);
bool can_activate(const State&, UnitId);
void start_turn(State&);
void next_turn(State&, Round&);
Point axis_of(const State&);            // the marker beside which mission cards lie
Seat in_order(const State&, int turn);  // left of the start player first, he himself last [TF-4.3]
FigureId next_tilt(const State&, const Round&, Seat);
int most_bid(const State&, Seat);
Flow end_phase(State&, Rng&, TfLog&);  // end_phase.cpp
void ask_end(const Round&, const State&, TfQuestions&);
void take_end(const Round&, State&, Seat, const Choice&, Rng&, TfLog&);

// activation.cpp
Figures available_of(const State&, UnitId);
int squad_value(const State&, const Activation&);
bool is_free_to_act(const State&, const Activation&, FigureId);
Figures revivable(const State&, Seat);
std::optional<Refusal> figures_refusal(const State&, const Activation&, const Figures&);
std::optional<Refusal> revive_refusal(const State&, Seat, const Figures&);
std::optional<Refusal> launch_refusal(const State&, const Activation&, const Pose&);
std::optional<Refusal> route_refusal(const State&, const Activation&, const Announce&);
int most_templates(const State&, const Activation&);
inline FigureId only_figure(const Activation& a) { return a.acting.front(); }
void end_move(State&, FigureId, TfLog&);  // a normal move, in a space: tokens, burning nests [TF-1.18] [TF-R38d]

// flight.cpp
Plan plan_of(const Flight&);
Flight make_flight(const State&, FigureId, const Sequence&, int tight, Crossings&);
bool can_land(const State&, FigureId, Space, bool launched);
bool can_swoop_space(const State&, Seat, Space);
bool is_swoop_target(const State&, const Flight&, const Crossing&);
bool can_swoop(const State&, const Flight&, const Crossing&);  // there, and a swoop is left
void land(State&, FigureId, Space, TfLog&);

// transport.cpp
bool can_be_picked(const State&, FigureId bird, FigureId passenger);
Figures near_for_pick_up(const State&, FigureId bird, Spaces launch_from);
void pick_up(State&, FigureId bird, FigureId passenger, TfLog&);
void drop(State&, FigureId bird, Space, Rng&, TfLog&);

// attack.cpp: who may be attacked
std::optional<Refusal> strike_refusal(const State&, const Activation&, const Strike&, const Field&);
void offer_strikes(const State&, const Activation&, FigureId, const Field&, TfOffer&);
bool has_strike(const State&, const Activation&, FigureId);  // any, as things are
bool could_strike(const State&, UnitId);                     // from where its figures stand
// fight.cpp
Fight swoop_on(const State&, FigureId bird, Space);
Fight swoop_on_mission(const State&, FigureId bird, Seat owner);
std::optional<Refusal> split_refusal(const Fight&, const Hits&);
Seat attacked_nest(const Fight&);                     // whose nest is attacked; kSpectator: nobody's
bool has_wall(const State&, const Fight&, FigureId);  // Shield Wall helps it
inline const Target& defender(const Fight& f) { return f.targets[f.next]; }
// Leap Aside: who may go, where, and how it is done
Figures leapers(const State&, const Fight&, Seat);
Spaces leap_spaces(const State&, const Fight&, FigureId);
void leap_first(State&, FigureId, Space, TfLog&);

// rerolls.cpp
DieFace roll_die(State&, Rng&);
void roll_dice(State&, Roll&, int dice, Rng&);
void gain_cheese(State&, Seat, int n, TfLog&);
int spare_cheese(const State&, Seat, const Roll&, const Dice& rerolled);  // dice that may be rolled again [TF-R38]
void gain_from_roll(State&, Seat, const Roll&, TfLog&);                   // when nothing is rolled again any more
bool has_roll_choice(const State&, const Fight&);
void count_spare(State&);  // of the roll that lies there
void settle(State&, TfLog&);
void reroll(State&, Seat, const Dice&, Rng&, TfLog&);
void ask_rolled(const Fight&, const State&, TfQuestions&);
std::optional<Refusal> dice_refusal(const Fight&, const Dice&);
bool could_reroll(const Fight&, bool (*good)(DieFace));  // a die that is not good and was not rolled again

// damage.cpp
void suffer(State&, FigureId, int wounds, Rng&, TfLog&);
void wound_nest(State&, Seat, int wounds, Seat by, TfLog&);
void defeat(State&, FigureId, TfLog&);
void claim_first_blood(State&, Seat, FigureId lost);  // by a unit of that seat
void drop_feathers(State&, FigureId, int n, Rng&, TfLog&);
void check_off_board(State&, FigureId, TfLog&);  // [TF-9.12]
void shake(State&, FigureId, Rule, TfLog&);
void send_home(State&, Seat, TfLog&);  // the figures of a mission zone
void mission_home(State&, Seat);       // the card
void hide_mission(State&, Seat);       // whoever has looked at the card knows it no longer
void reveal_mission(State&, Seat, TfLog&);
void end_game(State&, Ending, SeatSet, TfLog&);
void judge_nests(State&, TfLog&);

// missions.cpp
Spaces siege_spaces(const State&, Tree, FigureId);
int group_value(const State&, Seat, int (*value)(const State&, FigureId));  // dice of a mission that attacks
std::optional<Refusal> special_refusal(const State&, Seat);
// spiral.cpp
void start_spiral(State&, const Flight&, const Crossing&, Rng&, TfLog&);
// leaves.cpp
std::optional<Refusal> cut_refusal(const State&, const Activation&, const CutLeaf&);
void offer_cuts(const State&, const Activation&, FigureId, TfOffer&);
void start_cut(State&, const CutLeaf&, Rng&, TfLog&);
void tidy_leaves(State&, TfLog&);  // empty ones go back to their trees [TF-32.2]
Seat leaf_controller(const State&, Space);

// status.cpp
bool burn_test(State&, Rng&, DieFace&);
void close_statuses(State&, const Activation&, Rng&, TfLog&);

// scenarios.cpp
void end_of_round_rules(State&, TfLog&);
void check_objectives(State&, TfLog&);
void judge_cap(State&, TfLog&);
void run_special(State&, Seat, TfLog&);
void deliver_token(State&, FigureId);  // if it has come home with one

// campaign.cpp
bool brings_army(const State&);                      // from an earlier scenario [TF-37.5]
Army army_unless_chosen(const State&, Seat);         // of a player who is away
int points_to_spend(const State&, Seat);             // [TF-37.3]
int bought(const State&, Seat);                      // with the answer that waits: its price
int muster_points(const State&, Seat, const Army&);  // of a list: its cost, or the price of what is new
ArmyFaults muster_faults(const State&, Seat, const Army&);
Upgrades upgrades_of(const State&, Seat, const Army&);  // one step better, allowed or not; none without a campaign
void offer_upgrades(const State&, Seat, TfOffer&);
void keep_army(State&, Seat, const Army&);
void score_campaign(State&, TfLog&);  // when a scenario is over [TF-37.2]
const char* campaign_flaw(const State&);

// play_cards.cpp
enum class When : std::uint8_t {
    OwnTurn,    // any time in the own turn
    Squad,      // the own squad is activated
    Route,      // before or when a route is announced
    PilotRoll,  // a pilot roll failed
    Crossing,   // at a space that is crossed
    Swooping,   // before a swoop is rolled
    FeatherMet,
    Acting,    // in step 2 of an activation
    Dodge,     // the own space is about to be swooped
    Rolled,    // the own attack roll lies there
    Guard,     // an own figure is about to defend
    Defended,  // its roll lies there
    Wounding,  // the own attack wounded
    Hurt,      // an own bird was wounded by an enemy bird
    Dropped,   // a passenger was dropped
    Assigned,  // missions are assigned
    Plans,     // before the missions are revealed
    Beak,      // a spiral is about to be rolled
    Tie,       // a spiral is tied
    Leaf       // the own leaf moves
};
using Plays = FixedVector<PlayCard, 120>;
// Every card that this seat could play now as far as anybody can see: cost, module, prerequisite, one a turn.
Plays possible_plays(const State&, Seat, When, FigureId figure);
bool may_play(const State&, Seat, When, FigureId figure);  // the same for all hands: silence does not tell
void offer_plays(const State&, Seat, When, FigureId figure, TfOffer&);
void play(State&, Seat, const PlayCard&, Rng&, TfLog&);
Activation drop_zone(const State&, FigureId passenger);  // an attack within another activation

// Statistics: what play should reach. pieces.cpp
enum class Reach : std::uint8_t {
    Launch,
    Landing,
    SwoopSpace,
    SwoopNest,
    SwoopMission,
    DecoyFooled,
    Trunk,
    OffBoard,
    Collision,
    PickUp,
    DropOff,
    Ranged,
    MeleeAir,
    MeleeGround,
    Scurry,
    Revival,
    Siege,
    Intercept,
    Patrol,
    Rescue,
    Special,
    Shaken,
    Burning,
    NestBurning,
    Feather,
    SpiralTie,
    SpiralWin,
    LeafCut,
    LeafUnload,
    Forage,
    ForcedPass,
    Token,
    Laurel,
    Veteran,
    PilotRoll,
    Ballista,
    Decoy,
    SwoopLeaf,
    CrossedBird,
    CrossedFeather
};
inline constexpr std::size_t kReaches = 40;
inline void reach(State& s, Reach what) { s.used |= std::uint64_t{1} << static_cast<unsigned>(what); }

}  // namespace snowbound::tail_feathers
