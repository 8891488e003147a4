// A match by random answers, told step by step with all that changed in what everybody and each seat sees: a diff of it
// is a review.
#pragma once

#include <string>

#include "table/any_table.h"

namespace snowbound {

// Beginning and end of a match at the smallest table, then for each number of seats a fingerprint of a whole one.
// Nothing in it depends on the platform.
Result<std::string> playthrough(const AnyGame& game);

// Plays on by random answers, as the playthrough does, until the match is over or `answers` have been given.
void play_at_random(AnyTable& table, Rng& dice, std::size_t answers);

}  // namespace snowbound
