// The part of the engine protocol that asks bots: what is ordered of them, help for a seat, a review, a simulation.
#pragma once

#include "table/any_table.h"
#include "table/arguments.h"

namespace snowbound {

std::string by_argument(Arguments& in);  // who answered, where it was not the player
BotOrder order_argument(Arguments& in);
// Help for a seat: what it might choose, and why; with `choice`: whether that one is much worse.
Result<Json> advice_request(const AnyTable& table, Arguments& in);
Result<Json> review_request(const AnyTable& table, Arguments& in);
// Bots against bots, each game a match of its own: how fast a machine plays, and who wins. No game: `in` says why.
Result<Json> sim_request(const AnyGame* game, Arguments& in);

}  // namespace snowbound
