// The whole match as a value. Every field says who may see it; view.cpp is the only place that shows anything.
#pragma once

#include <array>
#include <optional>

#include "core/log.h"
#include "core/questions.h"
#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/facts.h"
#include "games/tail_feathers/frames.h"
#include "games/tail_feathers/options.h"

namespace snowbound::tail_feathers {

enum class Zone : std::uint8_t { Battlefield, Mission, Reserve, Casualty, Carried, Captive, Out };  // [TF-1.4]
inline constexpr std::array<std::string_view, 7> kZoneNames{"battlefield", "mission", "reserve", "casualty",
                                                            "carried",     "captive", "out"};
constexpr Names names_of(Zone) { return kZoneNames; }

struct Unit {  // a card. seen by: all
    Seat owner{};
    bool is_bird = false;
    Bird bird{};
    bool riderless = false;
    Pilot pilot{};
    Rank rank{};
    Ground ground{};
    bool turned = false;  // activated in this round [TF-7.4]
    auto operator<=>(const Unit&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("owner", x.owner), v("is_bird", x.is_bird), v("bird", x.bird), v("riderless", x.riderless);
        v("pilot", x.pilot), v("rank", x.rank), v("ground", x.ground), v("turned", x.turned);
    }
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
    auto operator<=>(const Figure&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("unit", x.unit), v("zone", x.zone), v("flying", x.flying), v("at", x.at), v("pose", x.pose);
        v("tilt", x.tilt), v("beak_up", x.beak_up), v("wounds", x.wounds), v("shaken", x.shaken);
        v("immobile", x.immobile), v("burning", x.burning), v("veteran", x.veteran), v("taunted", x.taunted);
        v("grudges", x.grudges), v("carries", x.carries), v("token", x.token), v("beside", x.beside);
        v("calm", x.calm), v("hurt", x.hurt);
    }
};

struct Feats {  // towards objectives. seen by: all
    std::uint8_t revivals = 0, intercepted = 0, spirals = 0, airlifts = 0, decoys = 0, nest_hits = 0;
    bool first_blood = false, watchful = false, infiltrated = false, leaf = false, broke_nest = false, canopy = false;
    auto operator<=>(const Feats&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("revivals", x.revivals), v("intercepted", x.intercepted), v("spirals", x.spirals);
        v("airlifts", x.airlifts), v("decoys", x.decoys), v("nest_hits", x.nest_hits);
        v("first_blood", x.first_blood), v("watchful", x.watchful), v("infiltrated", x.infiltrated);
        v("leaf", x.leaf), v("broke_nest", x.broke_nest), v("canopy", x.canopy);
    }
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
    auto operator<=>(const Player&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("faction", x.faction), v("home", x.home), v("nest", x.nest), v("dial", x.dial), v("embers", x.embers);
        v("out", x.out), v("cheese", x.cheese), v("answered", x.answered), v("mission", x.mission);
        v("mission_open", x.mission_open), v("mission_lies", x.mission_lies), v("mission_at", x.mission_at);
        v("shown", x.shown), v("knows_mission", x.knows_mission), v("hand", x.hand), v("discard", x.discard),
            v("known", x.known), v("played", x.played);
        v("dealt", x.dealt), v("objective", x.objective), v("laurel", x.laurel), v("tokens", x.tokens);
        v("feats", x.feats);
    }
};

struct Leaf {  // seen by: all [TF-G13.1]
    bool in_play = false, drifting = false;
    Drift drift;
    Seat controller{};
    Space beside = kNowhere;  // another drifting leaf that it lies against [TF-33.8]
    auto operator<=>(const Leaf&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("in_play", x.in_play), v("drifting", x.drifting), v("drift", x.drift), v("controller", x.controller);
        v("beside", x.beside);
    }
};

struct Feather {  // seen by: all
    std::uint8_t id = 0;
    Point at;
    Angle angle = 0;
    bool notched = false;
    auto operator<=>(const Feather&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("id", x.id), v("at", x.at), v("angle", x.angle), v("notched", x.notched);
    }
};

struct Spiral {  // seen by: all [TF-31.1]
    FigureId attacker{}, defender{};
    Point marker;
    Angle direction = 0;
    auto operator<=>(const Spiral&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("attacker", x.attacker), v("defender", x.defender), v("marker", x.marker), v("direction", x.direction);
    }
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
    auto operator<=>(const State&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("options", x.options), v("seats", x.seats), v("round", x.round), v("nut", x.nut), v("players", x.players);
        v("units", x.units), v("figures", x.figures), v("leaves", x.leaves), v("feathers", x.feathers);
        v("spirals", x.spirals), v("tokens", x.tokens), v("crossings", x.crossings), v("dice", x.dice),
            v("scatter", x.scatter);
        v("freed", x.freed);
        v("winners", x.winners), v("ending", x.ending), v("stack", x.stack), v("course", x.course);
        v("campaign", x.campaign), v("cards_used", x.cards_used), v("used", x.used);
    }
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
