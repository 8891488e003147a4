// The whole of a match. Beside each field: who may see it.
#pragma once

#include <array>
#include <optional>

#include "core/fields.h"
#include "core/log.h"
#include "core/questions.h"
#include "core/spelling.h"
#include "games/dead_of_winter/facts.h"
#include "games/dead_of_winter/frames.h"
#include "games/dead_of_winter/options.h"

namespace snowbound::dead_of_winter {

// What crossroads cards attach to a survivor. seen by: all
SB_WORDS(Mark,
         Addicted,       // #4
         Companion,      // #18, #68: once a round an attack without exposure
         Pirate,         // #18: whoever leads it may not contribute to crises
         Healer,         // #23
         Jailed,         // #27: neither moves nor searches nor attacks nor uses its ability
         LibraryBound,   // #34: never leaves it
         LibraryBarred,  // #34: never goes there again
         Horse,          // #39
         Cook,           // #64
         Snowmobile,     // #74; its uses are counted in Figure::rides
         Still,          // #10: no attack, search or move in this turn
         Halted          // #3: no move in this turn
);
inline constexpr std::size_t kMarks = kMarkNames.size();
using Marks = EnumSet<Mark, kMarks>;

// What crossroads cards change for everybody. seen by: all
SB_WORDS(Standing,
         CalmGate,       // #57: no exposure for attacks at entrance 1
         BiggerPile,     // #57: waste is counted by fifteens
         SewerPassage,   // #38: no exposure between colony and hospital
         Hunted,         // #77: whoever moves rolls a die; 1 or 2: a wound
         HauntedSchool,  // #36: whoever is moved to the school takes a wound
         ClearedSites,   // #37: the goal also needs no zombies at gas station, hospital, police station
         FoodInStock,    // #43: the goal also needs 5 food
         MissingChild,   // #53: State::searched, State::child_rounds
         FoodForDice,    // #61
         HealForCard,    // #71
         Rest,           // #60, until the end of the round
         SkipCrisis,     // #16: the next crisis is removed
         BuyMedicine,    // #58, in this turn
         NoFoodCards,    // #6, in this turn
         Immune          // #23, in this round
);
inline constexpr std::size_t kStandings = kStandingNames.size();
using Standings = EnumSet<Standing, kStandings>;

SB_WORDS(FigureIs, Box, Deck, Dealt, Waiting, Play, Removed);  // waiting: all is full [DW-R24]

struct Figure {                   // a survivor. seen by: all, but for what is dealt and not yet kept
    FigureIs is = FigureIs::Box;  // seen by: all whether it is in play or removed
    Seat controller = kNobody;
    Location at = Location::Colony;
    std::uint8_t wounds = 0, frostbite = 0;
    std::uint8_t rides = 0;          // of the snowmobile
    bool moved = false;              // in this turn
    bool started_in_colony = false;  // this turn
    Survivors used;                  // abilities used in this round: the own one, and copied ones [DW-R50]
    bool companion_used = false;     // in this round
    bool cooked = false;             // in this round
    Marks marks;
    Equipment equipment;
    SB_FIELDS(Figure, is, controller, at, wounds, frostbite, rides, moved, started_in_colony, used, companion_used,
              cooked, marks, equipment);
};

using Hand = FixedVector<Item, kItemCards>;  // sorted where order means nothing
using Deck = FixedVector<Item, 64>;          // 20 cards and, at most, all equipment; the top is last
using Dice = std::array<std::uint8_t, 6>;    // how many show 1, 2 ... 6
using Offers = FixedVector<Item, 6>;         // of one player, in a payment made together
using Opened = FixedVector<Item, 16>;        // known to all to be in a hand

// What was shown of a hand in this turn; what happens to it unseen ends that.
struct Sight {
    SeatSet hand_by;                // who knows the hand. seen by: those
    std::optional<Item> card;       // one card of it, drawn by chance. seen by: who drew it
    Seat card_by = kNobody;         // seen by: as the card
    Offers offers;                  // what all saw: offers to a payment [DW-D35], gifts. seen by: all
    std::uint8_t offered_dice = 0;  // likewise
    Opened open;                    // cards that came, or went back, into it openly. seen by: all, in the log
    SB_FIELDS(Sight, hand_by, card, card_by, offers, offered_dice, open);
};

struct Player {
    Hand hand;                           // seen by: owner, others its size
    Hand laid;                           // contributed to the crisis. seen by: owner, others its size
    Hand stake;                          // offered together or bet. seen by: owner
    std::uint8_t stake_dice = 0;         // seen by: owner
    bool stake_done = false;             // seen by: all
    std::optional<Objective> objective;  // seen by: owner; none in the cooperative variant
    bool objective_shown = false;        // seen by: all; then the objective too [DW-EXI.2]
    std::optional<Exile> exile;          // seen by: owner, others that there is one
    bool exiled = false, out = false;    // out: eliminated. seen by: all
    SeatSet known_to;                    // who has seen the objective by a card. seen by: owner and those
    Survivors group;                     // in play. seen by: all
    std::optional<Survivor> leader;      // seen by: all
    Dice dice{};                         // unused. seen by: all
    std::uint8_t used = 0;               // dice. seen by: all
    std::int8_t extra_dice = 0;          // at the next roll. seen by: all
    Survivors kept;                      // at the set-up, until all have chosen. seen by: owner
    Survivors dealt;                     // at the set-up. seen by: owner
    std::optional<std::uint8_t>
        answer;  // a sealed vote, or a leader at the set-up. seen by: owner, others that there is one
    std::optional<std::uint8_t> voted;  // how, when votes were last laid open [DW-VOT.1]. seen by: all
    std::optional<Item> locked;         // may not be played in this round. seen by: owner
    Sight sight;
    std::uint8_t doubt = 0;  // wrong cards among contributions that this player was part of. seen by: all
    SB_FIELDS(Player, hand, laid, stake, stake_dice, stake_done, objective, objective_shown, exile, exiled, out,
              known_to, group, leader, dice, used, extra_dice, kept, dealt, answer, voted, locked, sight, doubt);
};

struct Spaces {  // of an entrance. seen by: all [DW-DEF.2]
    std::uint8_t zombies = 0, barricades = 0;
    SB_FIELDS(Spaces, zombies, barricades);
};

SB_WORDS(Ending, None, Goal, Morale, Rounds, Fuel);  // [DW-END.1]

inline constexpr std::size_t kPieces = kSurvivors + kItems + kCrises + kMainObjectives + kCrossroads;
enum class Piece : std::uint8_t {};  // what play should reach: pieces.cpp

struct State {
    Options options;                                      // seen by: all
    std::uint8_t seats = 0;                               // seen by: all
    MainObjective objective{};                            // seen by: all
    bool hardcore = false, cooperative = false;           // seen by: all
    std::uint8_t morale = 0, rounds = 0;                  // rounds left. seen by: all
    std::uint8_t round = 0;                               // seen by: all
    std::uint8_t food = 0, starvation = 0, helpless = 0;  // seen by: all
    Seat first{};                                         // seen by: all
    std::array<Player, kMostSeats> players{};
    std::array<Figure, kSurvivors> figures{};
    std::array<Spaces, kGates> gates{};            // seen by: all
    std::array<std::uint8_t, kLocations> noise{};  // seen by: all
    std::array<Deck, kLocations> decks{};          // of items; the colony has none. seen by: nobody, sizes by all
    std::array<SeatSet, kLocations> knows_top{};   // who has looked at the top card. seen by: each about itself
    Hand waste;                                    // in order, the top last. seen by: all
    Hand removed;                                  // items out of the game, in order. seen by: all
    Hand unseen;                           // items that left the game face down, sorted. seen by: nobody, size by all
    FixedVector<Item, kStarterCards> box;  // starter cards that were not dealt. seen by: nobody
    Hand deposit;                          // on the main objective. seen by: all
    std::uint8_t samples = 0;              // seen by: all
    FixedVector<Item, 64> drawn;           // in a search, in drawing order. seen by: the searcher, others its size
    FixedVector<Survivor, kSurvivors> survivor_deck;       // seen by: nobody, size by all
    FixedVector<Crisis, kCrises> crisis_deck;              // seen by: nobody, size by all
    SeatSet knows_crises;                                  // who has looked at the next two. seen by: each about itself
    std::optional<Crisis> crisis;                          // of this round. seen by: all
    FixedVector<Crisis, kCrises> past;                     // crises that left the game. seen by: all
    FixedVector<Exile, kExiles> exile_deck;                // seen by: nobody, size by all
    FixedVector<Crossroads, kCrossroads> crossroads_deck;  // seen by: nobody, size by all
    std::optional<Crossroads> crossroads;                  // of this turn, not yet triggered. seen by: who holds it
    Seat crossroads_by = kNobody;                   // the neighbour who drew it; nobody: there is none. seen by: all
    FixedVector<Crossroads, kCrossroads> resolved;  // triggered ones. seen by: all
    Dice held{};                                    // to be rolled again, all at once. seen by: all
    Equipment used;                                 // items used in this round. seen by: all
    Equipment handed;                               // passed on in this turn. seen by: all
    Standings standing;
    Locations searched;             // for a missing child. seen by: all
    std::uint8_t child_rounds = 0;  // ends of rounds until it is looked for no longer. seen by: all
    bool counting = false;          // zombies are being added: morale is looked at afterwards [DW-COL4.4]
    Ending ending = Ending::None;   // seen by: all
    FixedVector<Frame, 16> stack;
    Course course;
    EnumSet<Piece, kPieces> reached;  // seen by: nobody, for statistics
    SB_FIELDS(State, options, seats, objective, hardcore, cooperative, morale, rounds, round, food, starvation,
              helpless, first, players, figures, gates, noise, decks, knows_top, waste, removed, unseen, box, deposit,
              samples, drawn, survivor_deck, crisis_deck, knows_crises, crisis, past, exile_deck, crossroads_deck,
              crossroads, crossroads_by, resolved, used, held, handed, standing, searched, child_rounds, counting,
              ending, stack, course, reached);
};

using DwLog = Log<Fact>;
using DwQuestions = Questions<Choice>;
using DwOffer = Offer<Choice>;

inline Player& player(State& s, Seat seat) { return s.players[index(seat)]; }
inline const Player& player(const State& s, Seat seat) { return s.players[index(seat)]; }
inline Figure& figure(State& s, Survivor who) { return s.figures[index(who)]; }
inline const Figure& figure(const State& s, Survivor who) { return s.figures[index(who)]; }
inline Spaces& spaces(State& s, Gate gate) { return s.gates[index(gate)]; }
inline const Spaces& spaces(const State& s, Gate gate) { return s.gates[index(gate)]; }
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }

}  // namespace snowbound::dead_of_winter
