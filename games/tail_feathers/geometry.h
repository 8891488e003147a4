// The referee's ruler: everything that is measured in Tail Feathers, in whole numbers and without the rest of the game.
//   shapes.h   points, poses, outlines        field.h    what lies on the table
//   board.h    all measures, all trees        route.h    flight, crossings, stops, launches, displacement
//   measure.h  exact arithmetic, predicates   sight.h    range and line of sight
//   leaf.h     drifting leaves                placing.h  mission cards, feathers, death spirals
#pragma once

#include "games/tail_feathers/leaf.h"
#include "games/tail_feathers/placing.h"
#include "games/tail_feathers/route.h"
#include "games/tail_feathers/sight.h"
