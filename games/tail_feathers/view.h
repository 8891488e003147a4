// What a seat sees. Built up from nothing in view.cpp.
#pragma once

#include "games/tail_feathers/state.h"

namespace snowbound::tail_feathers {

struct PlayerView {
    Faction faction{};
    Tree home{};
    std::uint8_t nest = 0, dial = 0, embers = 0, cheese = 0;
    bool out = false, ready = false;  // ready: has chosen in secret
    bool has_mission = false;         // a card was picked
    std::optional<Mission> mission;   // once it is open
    std::optional<Mission> shown;     // the last one that was open
    bool mission_lies = false;
    Point mission_at;
    std::uint8_t hand_size = 0;
    Actions discard;
    bool played = false;
    std::optional<Objective> objective;  // once it is done
    std::uint8_t tokens = 0;
    Feats feats;
    auto operator<=>(const PlayerView&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("faction", x.faction), v("home", x.home), v("nest", x.nest), v("dial", x.dial), v("embers", x.embers);
        v("cheese", x.cheese), v("out", x.out), v("ready", x.ready), v("has_mission", x.has_mission);
        v("mission", x.mission), v("shown", x.shown), v("mission_lies", x.mission_lies), v("mission_at", x.mission_at);
        v("hand_size", x.hand_size), v("discard", x.discard), v("played", x.played), v("objective", x.objective);
        v("tokens", x.tokens), v("feats", x.feats);
    }
};

struct Mine {
    Actions hand;
    std::optional<Mission> mission;
    std::optional<Mission> spied;  // the other's, by Scout Report
    FixedVector<Objective, 2> dealt;
    std::optional<Objective> objective;
    std::optional<Choice> answered;
    auto operator<=>(const Mine&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("hand", x.hand), v("mission", x.mission), v("spied", x.spied), v("dealt", x.dealt);
        v("objective", x.objective), v("answered", x.answered);
    }
};

struct Place {  // where a flying figure is, in words: the tree and the flying figure next to it
    FigureId figure = kNoFigure;
    Tree tree{};
    FigureId bird = kNoFigure;                     // none: it is alone in the air
    std::optional<std::int32_t> to_tree, to_bird;  // from its base, where measuring is free [TF-R18]
    auto operator<=>(const Place&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("figure", x.figure), v("tree", x.tree), v("bird", x.bird), v("to_tree", x.to_tree), v("to_bird", x.to_bird);
    }
};

struct Life {  // of a figure
    std::uint8_t left = 0, all = 0;
    auto operator<=>(const Life&) const = default;
    static void fields(auto& x, auto&& v) { v("left", x.left), v("all", x.all); }
};

struct View {
    Options options;
    std::uint8_t round = 0;
    Seat nut{};
    FixedVector<PlayerView, kMostSeats> players;
    FixedVector<Unit, kMostUnits> units;
    FixedVector<Figure, kMostFigures> figures;
    FixedVector<Life, kMostFigures> lives;
    std::array<Leaf, kLeaves> leaves{};
    FixedVector<Feather, kMostFeathers> feathers;
    FixedVector<Spiral, 3> spirals;
    std::array<Space, kTokens> tokens{};
    Crossings crossings;
    Joints route;                                 // of the flight in progress, as it lies
    FixedVector<Point, kMostCrossings> stations;  // where its crossings begin
    std::optional<Line> ruler;                    // of the attack in progress, as it lies [TF-G10.4]
    FixedVector<Place, kMostBirds> places;
    FixedVector<DieFace, 60> dice;
    std::uint32_t scatter = 0;
    bool freed = false;
    FixedVector<Frame, 8> stack;
    SeatSet winners;
    std::optional<Ending> ending;
    Campaign campaign;
    std::optional<Mine> mine;  // spectators have none
    auto operator<=>(const View&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("options", x.options), v("round", x.round), v("nut", x.nut), v("players", x.players), v("units", x.units);
        v("figures", x.figures), v("lives", x.lives), v("leaves", x.leaves), v("feathers", x.feathers),
            v("spirals", x.spirals);
        v("tokens", x.tokens), v("crossings", x.crossings), v("route", x.route), v("stations", x.stations),
            v("ruler", x.ruler), v("places", x.places), v("dice", x.dice), v("scatter", x.scatter), v("freed", x.freed),
            v("stack", x.stack);
        v("winners", x.winners), v("ending", x.ending), v("campaign", x.campaign), v("mine", x.mine);
    }
};

Place place_of(const State&, FigureId, Point at);  // if it were there

}  // namespace snowbound::tail_feathers
