// One game by random answers, everything the engine says at every step as text: a diff of it is a review.
#pragma once

#include <string>

#include "table/any_table.h"

namespace snowbound {

// The same text for the same game, seats, options and seed; nothing in it depends on the platform.
Result<std::string> playthrough(const AnyGame& game, const NewMatch& match);

// Plays on by random answers, as the playthrough does, until the match is over or `answers` have been given.
void play_at_random(AnyTable& table, Rng& dice, std::size_t answers);

}  // namespace snowbound
