// The whole match as a value. Every field says who may see it; view.cpp is the only place that shows anything.
#pragma once

#include <array>
#include <optional>

#include "core/log.h"
#include "core/questions.h"
#include "core/spelling.h"
#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/facts.h"
#include "games/tail_feathers/frames.h"
#include "games/tail_feathers/options.h"

namespace snowbound::tail_feathers {

SB_WORDS(Zone, Battlefield, Mission, Reserve, Casualty, Carried, Captive, Out);  // [TF-1.4]

struct Unit {  // a card. seen by: all
    Seat owner{};
    bool is_bird = false;
    Bird bird{};
    bool riderless = false;
    Pilot pilot{};
    Rank rank{};
    Ground ground{};
    bool turned = false;  // activated in this round [TF-7.4]
    SB_FIELDS(Unit, owner, is_bird, bird, riderless, pilot, rank, ground, turned);
};

struct Figure {  // seen by: all
    UnitId unit{};
    Zone zone = Zone::Reserve;
    bool flying = false;
    Space at = kNowhere;  // on the battlefield and not flying
    Pose pose;            // flying
    Tilt tilt = Tilt::Centre;
    bool beak_up = false;  // set to launch [TF-5.3]
    std::uint8_t wounds = 0;
    bool shaken = false, immobile = false, burning = false, veteran = false, taunted = false;
    std::uint8_t grudges = 0;
    FigureId carries = kNoFigure;  // a passenger [TF-11.2] [TF-R33]
    std::uint8_t token = 0;        // 1 to 4: carries that token
    Actions beside;                // bird cards that lie beside it [TF-27.2]
    std::uint8_t calm = 0;         // rounds flown without a wound
    bool hurt = false;             // wounded in this round
    SB_FIELDS(Figure, unit, zone, flying, at, pose, tilt, beak_up, wounds, shaken, immobile, burning, veteran, taunted,
              grudges, carries, token, beside, calm, hurt);
};

struct Feats {  // towards objectives. seen by: all
    std::uint8_t revivals = 0, intercepted = 0, spirals = 0, airlifts = 0, decoys = 0, nest_hits = 0;
    bool first_blood = false, watchful = false, infiltrated = false, leaf = false, broke_nest = false, canopy = false;
    SB_FIELDS(Feats, revivals, intercepted, spirals, airlifts, decoys, nest_hits, first_blood, watchful, infiltrated,
              leaf, broke_nest, canopy);
};

struct Player {
    Faction faction{};                   // seen by: all
    Tree home{};                         // seen by: all [TF-1.13]
    std::uint8_t nest = 0, dial = 0;     // life left, life at the start. seen by: all
    std::uint8_t embers = 0;             // burning markers on the nest. seen by: all
    bool out = false;                    // seen by: all [TF-25.1]
    std::uint8_t cheese = 0;             // seen by: all
    std::optional<Choice> answered;      // waits for the other. seen by: owner, others that there is one
    std::optional<Mission> mission;      // seen by: owner; all once it is open
    bool mission_open = false;           // seen by: all
    bool mission_lies = false;           // its card lies on the battlefield. seen by: all
    Point mission_at;                    // seen by: all
    std::optional<Mission> shown;        // the last one that was turned over. seen by: all
    bool knows_mission = false;          // has looked at the other's card. seen by: all
    Actions hand;                        // seen by: owner, others its size
    Actions discard;                     // seen by: all
    Actions known;                       // played before: wherever they are now, they are this seat's. seen by: all
    bool played = false;                 // a card in this turn [TF-27.4]. seen by: all
    std::array<Objective, 2> dealt{};    // seen by: owner
    std::optional<Objective> objective;  // seen by: owner; all once it is done
    bool laurel = false;                 // seen by: all
    std::uint8_t tokens = 0;             // delivered. seen by: all
    Feats feats;
    SB_FIELDS(Player, faction, home, nest, dial, embers, out, cheese, answered, mission, mission_open, mission_lies,
              mission_at, shown, knows_mission, hand, discard, known, played, dealt, objective, laurel, tokens, feats);
};

struct Leaf {  // seen by: all [TF-G13.1]
    bool in_play = false, drifting = false;
    Drift drift;
    Seat controller{};
    Space beside = kNowhere;  // another drifting leaf that it lies against [TF-33.8]
    SB_FIELDS(Leaf, in_play, drifting, drift, controller, beside);
};

struct Feather {  // seen by: all
    std::uint8_t id = 0;
    Point at;
    Angle angle = 0;
    bool notched = false;
    SB_FIELDS(Feather, id, at, angle, notched);
};

struct Spiral {  // seen by: all [TF-31.1]
    FigureId attacker{}, defender{};
    Point marker;
    Angle direction = 0;
    SB_FIELDS(Spiral, attacker, defender, marker, direction);
};

struct State {
    Options options;         // seen by: all
    std::uint8_t seats = 0;  // seen by: all
    std::uint8_t round = 0;  // seen by: all
    Seat nut{};              // the start player. seen by: all
    std::array<Player, kMostSeats> players{};
    FixedVector<Unit, kMostUnits> units;
    FixedVector<Figure, kMostFigures> figures;
    std::array<Leaf, kLeaves> leaves{};
    FixedVector<Feather, kMostFeathers> feathers;
    FixedVector<Spiral, 3> spirals;
    std::array<Space, kTokens> tokens{kNowhere, kNowhere, kNowhere, kNowhere};  // where they lie. seen by: all
    Crossings crossings;            // of the flight in progress. seen by: all
    FixedVector<DieFace, 60> dice;  // rolled since the last answer. seen by: all
    std::uint32_t scatter = 0;      // other chance since then, as one number. seen by: all
    bool freed = false;             // the captive is free. seen by: all
    SeatSet winners;                // seen by: all
    std::optional<Ending> ending;   // seen by: all
    FixedVector<Frame, 8> stack;
    Course course;
    Campaign campaign;       // how it stands. seen by: all
    Actions cards_used;      // seen by: nobody, for statistics
    std::uint64_t used = 0;  // likewise: other pieces, by number
    SB_FIELDS(State, options, seats, round, nut, players, units, figures, leaves, feathers, spirals, tokens, crossings,
              dice, scatter, freed, winners, ending, stack, course, campaign, cards_used, used);
};

using TfLog = Log<Fact>;
using TfQuestions = Questions<Choice>;
using TfOffer = Offer<Choice>;

inline Player& player(State& s, Seat seat) { return s.players[snowbound::index(seat)]; }
inline const Player& player(const State& s, Seat seat) { return s.players[snowbound::index(seat)]; }
inline Unit& unit(State& s, UnitId id) { return s.units[index(id)]; }
inline const Unit& unit(const State& s, UnitId id) { return s.units[index(id)]; }
inline Figure& figure(State& s, FigureId id) { return s.figures[index(id)]; }
inline const Figure& figure(const State& s, FigureId id) { return s.figures[index(id)]; }
inline const Unit& unit_of(const State& s, FigureId id) { return unit(s, figure(s, id).unit); }
inline Seat owner_of(const State& s, FigureId id) { return unit_of(s, id).owner; }
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }
inline SeatSet enemies(const State& s, Seat seat)
{
    SeatSet rest = all_seats(s);
    rest.remove(seat);
    return rest;
}
inline Seat next_seat(const State& s, Seat seat)  // clockwise
{
    return seat_at((snowbound::index(seat) + 1) % s.seats);
}
SeatSet leaders(SeatSet seats, auto&& number)  // those of them with the highest number
{
    SeatSet most;
    int best = 0;
    for (const Seat seat : seats) {
        const int mine = number(seat);
        if (most.empty() || mine > best) most = {}, best = mine;
        if (mine == best) most.add(seat);
    }
    return most;
}
// Where one opponent is meant. Among more players the acting one would choose. [TF-35.1]
inline Seat opponent(const State& s, Seat seat) { return next_seat(s, seat); }

}  // namespace snowbound::tail_feathers
