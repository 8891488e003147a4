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
#include "games/winter_tales/board.h"
#include "games/winter_tales/choices.h"
#include "games/winter_tales/facts.h"
#include "games/winter_tales/frames.h"
#include "games/winter_tales/ids.h"
#include "games/winter_tales/options.h"

namespace snowbound::winter_tales {

struct Figure {                 // a character. seen by: all
    Seat controller = kNobody;  // nobody: not drafted [WT-2.9]
    Space at{};
    bool ready = false;
    bool down = false;      // incapacitated [WT-17.1]
    bool immobile = false;  // may not be moved again in this chapter [WT-15.7]
    bool silenced = false;  // turned by Propaganda: Hope does not help [WT-R41]
    bool gone = false;      // destroyed by Retaliation [WT-19.52]
    SB_FIELDS(Figure, controller, at, ready, down, immobile, silenced, gone);
    bool in_play() const { return controller != kNobody && !gone; }
    bool standing() const { return in_play() && !down; }
};

SB_WORDS(MissionIs, Secret, Open, Declared, Done);

struct HeldMission {
    Mission mission{};  // seen by: owner; all once it is not secret any more
    MissionIs is = MissionIs::Secret;
    std::uint8_t space = 0;  // declared: where it is to go [WT-R53]. seen by: all
    std::uint8_t order = 0;  // declared: as which of those that wait
    SB_FIELDS(HeldMission, mission, is, space, order);
};

// What a player has brought about in this turn: missions ask for it. All of it happened in the open.
struct Feats {
    bool rescued = false, trapped = false, beaten = false;
    bool spied = false;  // a Rebel came to a Soldier of his in this turn
    Spaces visited;      // by the Rebel he has activated, in its last activation
    SB_FIELDS(Feats, rescued, trapped, beaten, spied, visited);
};

struct Player {
    Faction faction{};                     // seen by: all
    Cards hand;                            // seen by: owner; not even its size by anybody else [WT-5.2]
    Cards put_away;                        // discarded at the hand limit. seen by: owner, not even its size by others
    FixedVector<HeldMission, 2> missions;  // [WT-20.2]
    Feats feats;                           // seen by: all
    std::uint8_t spy_events = 0;           // seen by: all
    Characters spied_on;                   // Rebels that came to his Soldiers. seen by: all
    bool voted = false;                    // for an early epilogue. seen by: all
    std::array<bool, 2> knows_unused{};    // has seen which missions nobody holds now, of that colour. seen by: all
    SB_FIELDS(Player, faction, hand, put_away, missions, feats, spy_events, spied_on, voted, knows_unused);
};

SB_WORDS(TokenIs, Supply, Placed, Track, Out);

struct Token {  // of a quest. seen by: all
    TokenIs is = TokenIs::Supply;
    Spot at{};
    SB_FIELDS(Token, is, at);
};

struct PowersInForce {              // seen by: all [WT-19.3]
    std::optional<Character> hope;  // on whose card the marker lies
    bool hope_used = false;         // in this chapter
    std::optional<Character> love_one, love_two;
    std::optional<Space> refuge;
    std::optional<Character> artifact;
    std::optional<Character> terror;  // on whose card it began
    std::optional<Space> terror_at;   // where the marker lies since it was used
    bool propaganda = false;
    SB_FIELDS(PowersInForce, hope, hope_used, love_one, love_two, refuge, artifact, terror, terror_at, propaganda);
};

struct LostMission {  // swapped away. seen by: its former owner
    Mission mission{};
    Seat owner{};
    bool open = false;    // all have seen it
    bool no_spy = false;  // a Rebel had come to his Soldiers, and it was not turned up [WT-R52]. seen by: all
    SB_FIELDS(LostMission, mission, owner, open, no_spy);
};

struct Proposal {  // to bend a rule. seen by: all [WT-R71]
    Seat by{};
    Wish wish{};
    Character who{};
    Space at{};
    SeatSet agreed;
    SB_FIELDS(Proposal, by, wish, who, at, agreed);
};

inline constexpr std::size_t kPieces = kQuests + kPowers + 1 + kMissions + kCharacters + kNarrations;
enum class Piece : std::uint8_t {};  // what play should reach: pieces.cpp

struct State {
    Options options;                      // seen by: all
    std::uint8_t seats = 0;               // seen by: all
    FixedVector<Seat, kMostSeats> order;  // clockwise, the youngest Spring player first. seen by: all [WT-1.5]
    FixedVector<Seat, kMostSeats> ages;   // the youngest first. seen by: all
    std::array<Player, kMostSeats> players{};
    std::array<Figure, kCharacters> figures{};
    Cards deck;     // seen by: nobody, not even its size
    Cards discard;  // played and gone. seen by: all
    std::array<Token, kQuests> quests{};
    std::array<Memory, kMostMemories> track{};  // seen by: all
    std::uint8_t bookmark = 0;                  // space of the track, 0: none yet. seen by: all
    PowersInForce powers;
    FixedVector<Mission, 14> unused;  // missions that nobody holds, sorted. seen by: nobody
    FixedVector<LostMission, 14> lost;
    Seat referee = kNobody;               // nobody: the table votes. seen by: all
    std::uint16_t chapter = 0;            // seen by: all
    std::uint8_t active = 0;              // place in `order` of the active player. seen by: all
    std::array<Cards, 2> quest_cards;     // of the running quest, by side. seen by: all
    Cards fight;                          // open cards of the running combat or trap. seen by: all
    Cards trap_spring, trap_winter;       // under the Rebel. seen by: who laid them
    Cards trap_help;                      // the partner's. seen by: the partner's controller
    std::array<Cards, 2> epilogue_cards;  // by side. seen by: all
    LastTold told;
    std::optional<Proposal> proposal;
    std::optional<Faction> winner;  // seen by: all
    FixedVector<Frame, 8> stack;
    Course course;
    EnumSet<Piece, kPieces> reached;  // seen by: nobody, for statistics
    SB_FIELDS(State, options, seats, order, ages, players, figures, deck, discard, quests, track, bookmark, powers,
              unused, lost, referee, chapter, active, quest_cards, fight, trap_spring, trap_winter, trap_help,
              epilogue_cards, told, proposal, winner, stack, course, reached);
};

using WtLog = Log<Fact>;
using WtQuestions = Questions<Choice>;
using WtOffer = Offer<Choice>;

inline Player& player(State& s, Seat seat) { return s.players[index(seat)]; }
inline const Player& player(const State& s, Seat seat) { return s.players[index(seat)]; }

inline bool has_ability(const State& s, Character who, Ability ability)
{
    return s.options.abilities && ability_of(who) == ability;
}
inline Figure& figure(State& s, Character who) { return s.figures[index(who)]; }
inline const Figure& figure(const State& s, Character who) { return s.figures[index(who)]; }
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }

}  // namespace snowbound::winter_tales
