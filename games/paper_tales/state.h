// The whole match as a value. Every field says who may see it; view.cpp is the only place that shows anything.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/fixed_vector.h"
#include "core/log.h"
#include "core/questions.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/paper_tales/choices.h"
#include "games/paper_tales/facts.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

inline constexpr std::size_t kMostSeats = 5;  // [PT-1.1]
inline constexpr int kRounds = 4;             // [PT-3.1]

struct Options {
    Payment payment = Payment::Strict;  // [PT-R01]
    bool open_discard = false;          // [PT-R38]
    SB_FIELDS(Options, payment, open_discard);
};

struct Unit {
    CardId card{};
    std::uint8_t tokens = 0;  // age tokens
    bool fresh = false;       // revealed in this deployment: its entering ability is still to come
    SB_FIELDS(Unit, card, tokens, fresh);
};

struct Player {
    FixedVector<CardId, 9> draft;   // draft hand, sorted. seen by: owner, others its size
    FixedVector<CardId, 5> picks;   // of this round, in order. seen by: owner, others how many
    FixedVector<CardId, 4> thrown;  // two players: put away in this draft, in order. seen by: owner, others how many
    FixedVector<CardId, 6> hand;    // sorted. seen by: owner, others its size
    std::optional<CardId> reserve;  // seen by: owner, others that there is one
    // The kingdom [PT-1.2]: units in their slots, and the buildings that are built.
    std::array<std::optional<Unit>, kSlots> kingdom;  // seen by: all
    std::array<Level, kBuildings> buildings{};        // seen by: all
    std::uint8_t slots = 0;          // of the last deployment [PT-5.3]; 0: before the first. seen by: all
    std::int16_t gold = 0;           // seen by: all [PT-1.7]
    std::int16_t legend = 0;         // legend points. seen by: all
    Plan plan;                       // deployment so far. seen by: owner [PT-R30]
    std::optional<Choice> answered;  // waits for the others. seen by: owner, others that there is one
    SB_FIELDS(Player, draft, picks, thrown, hand, reserve, kingdom, buildings, slots, gold, legend, plan, answered);
};

struct PileCard {  // a card on the discard pile
    CardId card{};
    SeatSet seen_by;  // who saw it go there; used for imagining worlds, never shown
    SB_FIELDS(PileCard, card, seen_by);
};

// Frames: rules in progress. Each phase stands on the Round.
struct Round {
    Phase next = Phase::Recruit;
    SB_VERB(Round, next);
};
struct RecruitPhase {
    static constexpr std::string_view kVerb = "recruit";
    SB_FIELDS(RecruitPhase);
};
struct DeployPhase {
    static constexpr std::string_view kVerb = "deploy";
    SB_FIELDS(DeployPhase);
};
struct PayStep {  // after the reveal: who is short of gold chooses [PT-D4]
    static constexpr std::string_view kVerb = "pay";
    SeatSet seats;
    SB_FIELDS(PayStep, seats);
};
struct EnterStep {  // tokens that their owner places: the nth Time Master, the nth Master Alchemist [PT-12.4]
    static constexpr std::string_view kVerb = "enter";
    CardId card = CardId::TimeMaster;
    std::uint8_t nth = 0;
    SB_FIELDS(EnterStep, card, nth);
};
struct BuildPhase {
    static constexpr std::string_view kVerb = "build";
    SB_FIELDS(BuildPhase);
};
struct AgePhase {
    static constexpr std::string_view kVerb = "age";
    SB_FIELDS(AgePhase);
};
using Frame = std::variant<Round, RecruitPhase, DeployPhase, PayStep, EnterStep, BuildPhase, AgePhase>;

struct State {
    Options options;                        // seen by: all
    std::uint8_t seats = 0;                 // seen by: all
    std::uint8_t round = 1;                 // [PT-2.1]. seen by: all
    Phase phase = Phase::Recruit;           // seen by: all
    FixedVector<CardId, kCards> draw;       // the top is the last. seen by: nobody, all its size
    FixedVector<PileCard, kCards> discard;  // seen by: nobody (open_discard: all), all its size
    std::array<Player, kMostSeats> players{};
    FixedVector<Frame, 2> stack;
    Course course;
    std::uint64_t deployed = 0;  // units that have entered play so far, a bit each. seen by: nobody, for statistics
    SB_FIELDS(State, options, seats, round, phase, draw, discard, players, stack, course, deployed);
};

using PtLog = Log<Fact>;
using PtQuestions = Questions<Choice>;

inline Player& player(State& s, Seat seat) { return s.players[index(seat)]; }
inline const Player& player(const State& s, Seat seat) { return s.players[index(seat)]; }
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }

}  // namespace snowbound::paper_tales
