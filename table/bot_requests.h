// The part of the engine protocol that asks bots: what is ordered of them, a review, a simulation.
#pragma once

#include "table/any_table.h"
#include "table/arguments.h"

namespace snowbound {

BotOrder order_argument(Arguments& in);
Result<Json> review_request(const AnyTable& table, Arguments& in);
// Bots against bots, each game a match of its own: how fast a machine plays, and who wins. No game: `in` says why.
Result<Json> sim_request(const AnyGame* game, Arguments& in);

}  // namespace snowbound
