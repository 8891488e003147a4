// Inside Winter Tales: the frames' three functions, and what several chapters share. Each chapter is one .cpp.
#pragma once

#include <algorithm>
#include <utility>

#include "core/fields.h"
#include "core/frame.h"
#include "core/rng.h"
#include "games/winter_tales/state.h"

namespace snowbound::winter_tales {

SB_FRAME(Setup);  // setup.cpp
SB_FRAME(Chapter);
SB_FRAME(HopeWindow);
SB_FRAME(Turn);        // turn.cpp
SB_FRAME(Activation);  // activation.cpp
SB_FRAME(Following);
SB_FRAME(Window);     // move.cpp
SB_FRAME(Combat);     // combat.cpp
SB_FRAME(Trap);       // trap.cpp
SB_FRAME(Slander);    // powers.cpp
SB_FRAME(QuestRun);   // quest.cpp, quest_ask.cpp
SB_FRAME(Epilogue);   // epilogue.cpp
SB_FRAME(Objection);  // referee.cpp

// table.cpp: who sits where, cards, figures
Seat at_place(const State& s, std::size_t place);  // clockwise; goes round
std::size_t place_of(const State& s, Seat seat);
inline Seat active_seat(const State& s) { return at_place(s, s.active); }
Seat left_of(const State& s, Seat seat, std::size_t steps = 1);
Seat author(const State& s);  // kNobody: there is none
std::size_t spring_players(const State& s);
Side side_for(const State& s, Seat seat);                  // a Spring or Winter player's own
std::optional<StoryCard> draw_card(State&, Rng&, WtLog&);  // none: there is no card left anywhere
void draw_cards(State&, Seat, int number, Rng&, WtLog&);
void discard(State&, Cards);
inline Seat controller(const State& s, Character who) { return figure(s, who).controller; }
inline Space where(const State& s, Character who) { return figure(s, who).at; }
bool has_ready(const State& s, Seat seat);
Space place_of(const State& s, const Token& token);  // of a placed token
bool in_midst(const State& s);                       // of a combat, a trap, a step or the like [WT-R53]
bool in_procedure(const State& s);                   // combat, trap, steps 3 to 7 of a quest, epilogue
inline std::size_t excess(const Cards& hand) { return hand.size() > kHandLimit ? hand.size() - kHandLimit : 0; }

// rescue.cpp [WT-17.3]
std::optional<Refusal> rescue_refusal(const State&, Seat, Character who);
void offer_rescues(const State&, Seat, WtOffer&);
void rescue(State&, Seat, const Rescue&, WtLog&);

// activation.cpp
void start_activation(State&, Seat, Character, bool joined, Rng&, WtLog&);
void offer_quest_spots(const State&, Quest, WtOffer&);
std::optional<Refusal> spot_refusal(const State&, Quest, Spot);
void place_quest(State&, Seat, const PlaceQuest&, WtLog&);
void offer_finish(const State&, Seat, std::size_t number, WtOffer&);
bool may_move(const State&, const Activation&);
bool is_locked(const State&, Character);
int cards_drawn(const State&, Character);
int cards_for(const State&, const Activation&, Space to);  // what the way there takes

// heading.cpp: the way of a character that joins a quest [WT-R67a]
bool can_join(const State&, const QuestRun&, Character);
Refusal join_refusal(const State&, Character);
Spaces headings(const State&, const Activation&);  // the neighbours that it may go to
bool may_take_passage(const State&, const Activation&);
bool must_go_on(const State&, const Activation&);
Choice step_towards(const State&, const Activation&);

// move.cpp
void enter(State&, Character, Space from, Space to, WtLog&);
std::optional<Character> love_partner(const State&, Character);
SeatSet may_interrupt(const State&, Character who, Space at);  // if it came there now

// combat.cpp
void start_combat(State&, Seat attacker, std::optional<Character> soldier, Character rebel, WtLog&);
bool can_strike_first(const State&, Seat, Character soldier);

// memory.cpp
bool is_free(const State&, int space);
bool track_is_full(const State&);
void make_memory(State&, Seat, int space, const Memory&, WtLog&);

// powers.cpp
bool hope_usable(const State&);
void use_hope(State&, WtLog&);
void take_power(State&, Seat, const Choice&, Rng&, WtLog&);
void offer_artifact(const State&, Seat, WtOffer&);
void hand_artifact(State&, Character to, WtLog&);
bool spring_power_in_force(const State&, Power);
void offer_reward(const QuestRun&, const State&, WtOffer&);
bool reward_asks(const QuestRun&, const State&);
void grant_at_once(const QuestRun&, State&, WtLog&);
void take_reward(const QuestRun&, State&, Seat, const Choice&, WtLog&);

// missions.cpp
void deal_missions(State&, Rng&, WtLog&);
bool condition_met(const State&, Seat, const HeldMission&);
void offer_missions(const State&, Seat, WtOffer&);
void turn_spy_up(State&, Seat, WtLog&);
bool free_symbol_space(const State&);
void declare(State&, Seat, const Declare&, WtLog&);
void reveal(State&, Seat, const Reveal&, WtLog&);
bool settle_missions(State&, WtLog&);  // did one begin the epilogue?
void learn_unused(State&, Seat, Character);
void offer_new_mission(const State&, Seat, Character, WtOffer&);
void swap_mission(State&, Seat, Mission give, std::optional<Mission> take, Rng&, WtLog&);
std::optional<Refusal> declare_refusal(const State&, Seat, const Declare&);

// quest.cpp
std::size_t quest_count(const State&, const QuestRun&, Side);  // cards, and what counts as one [WT-10.15]
void reject_quest(State&, WtLog&);

// epilogue.cpp
void start_epilogue(State&, Seat, WtLog&);
int total(const State&, Side);
std::optional<Refusal> close_refusal(const State&, Seat, const Close&);

// referee.cpp: what may be said at any time
void ask_anytime(const State&, SeatSet asked, WtQuestions&);  // beside whatever else is asked
bool take_anytime(State&, Seat, const Choice&, WtLog&);
std::optional<Refusal> proposal_refusal(const State&, const Propose&);
LastTold judged(const State&);                       // what the objection on top is about
void note_telling(State&, Narration what, Seat by);  // the newest, which an objection may be raised against

// telling.cpp
std::optional<Narration> narration_of(const State&, Seat, const Choice&);

// Cards that a bot plays are the first of its hand: pictures have no value to it. People choose theirs. [WT-5.6]
inline Cards some(const Cards& hand, std::size_t number) { return hand.first(number); }

// pieces.cpp
Piece piece(Quest);
Piece piece(Power);
Piece piece_return();
Piece piece(Mission);
Piece piece_ability(Character);
Piece piece(Narration);

}  // namespace snowbound::winter_tales
