// How a position looks to a bot: where birds will be, and what they can reach from there.
#pragma once

#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {

int worth(const State&, FigureId);                        // of a figure, in tenths of recruit points
bool wins_at_home(const State&, FigureId);                // the captured flyer, by landing on the own tree
bool could_win_at(const State&, FigureId, Space);         // by landing there
int prospect(const State&, FigureId, const Pose&, Tilt);  // what a flying bird can hope for from that pose

// The best that a bird may do next from that pose; `may_tilt`: its tilt is not set yet.
int next_flight(const State&, FigureId, const Field&, const Pose&, Tilt, bool may_tilt);

struct Leg {  // of a route: up to the end of a template
    Pose end;
    Trees trunks;     // that have been touched
    Figures enemies;  // likewise
    int swoop = 0;    // the best so far
};

// What the routes of a flying bird promise. Routes that begin alike share the work.
class Routes {
public:
    Routes(const State&, FigureId);
    int value(const Sequence& templates, std::size_t tight);

private:
    const State& s_;
    FigureId id_;
    Field field_;
    bool may_swoop_ = true;
    static constexpr std::size_t kLegs = std::size_t{2} << kMostTemplates;
    std::array<Leg, kLegs> legs_{};  // 1: the start; 2n and 2n+1: a short and a long one on
    std::array<bool, kLegs> known_{};
};

}  // namespace snowbound::tail_feathers
