// What is told with a choice: whether it may be told so, and what the scene says of it.
#pragma once

#include <optional>

#include "core/telling.h"
#include "table/record.h"

namespace snowbound {

// A memory gets its one line of concept, from people; and a card mark in a text stands for a card that is played.
std::optional<Trouble> telling_trouble(const Telling& telling, const Event& event);

Json show(const Telling& telling);

}  // namespace snowbound
