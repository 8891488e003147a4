// What a seat sees. Built up from nothing in view.cpp.
#pragma once

#include "core/spelling.h"
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
    SB_FIELDS(PlayerView, faction, home, nest, dial, embers, cheese, out, ready, has_mission, mission, shown,
              mission_lies, mission_at, hand_size, discard, played, objective, tokens, feats);
};

struct Mine {
    Actions hand;
    std::optional<Mission> mission;
    std::optional<Mission> spied;  // the other's, by Scout Report
    FixedVector<Objective, 2> dealt;
    std::optional<Objective> objective;
    std::optional<Choice> answered;
    std::optional<Roster> roster;  // while an army is built
    SB_FIELDS(Mine, hand, mission, spied, dealt, objective, answered, roster);
};

struct Place {  // where a flying figure is, in words: the tree and the flying figure next to it
    FigureId figure = kNoFigure;
    Tree tree{};
    FigureId bird = kNoFigure;                     // none: it is alone in the air
    std::optional<std::int32_t> to_tree, to_bird;  // from its base, where measuring is free [TF-R18]
    SB_FIELDS(Place, figure, tree, bird, to_tree, to_bird);
};

struct Life {  // of a figure
    std::uint8_t left = 0, all = 0;
    SB_FIELDS(Life, left, all);
};

struct View {
    Options options;
    std::uint8_t round = 0;
    Seat nut{};
    FixedVector<PlayerView, kMostSeats> players;
    FixedVector<Unit, kMostUnits> units;
    FixedVector<Figure, kMostFigures> figures;
    FixedVector<Life, kMostFigures> lives;
    Spaces spaces;  // in play, leaves too
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
    SB_FIELDS(View, options, round, nut, players, units, figures, lives, spaces, leaves, feathers, spirals, tokens,
              crossings, route, stations, ruler, places, dice, scatter, freed, stack, winners, ending, campaign, mine);
};

Place place_of(const State&, FigureId, Point at);  // if it were there

}  // namespace snowbound::tail_feathers
