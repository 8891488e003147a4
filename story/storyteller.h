// Whoever tells for a bot, or helps a person to begin: the narrator at a table.
#pragma once

#include <string>

#include "story/narrator.h"
#include "table/engine.h"

namespace snowbound {

struct Told {
    std::string text;
    std::string concept_line;  // only where a memory wants one
};

// What the narrator would tell for this seat's choice; both empty where nothing is to be told. The same match and
// choice give the same words.
Told tell(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice);

// A first line to go on from; empty where nothing is to be told.
std::string begin(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice);

// For the engine: `text` and perhaps `concept`, or a first `line`.
Json narrate_with(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice, Engine::Tale tale);

// A scene of a table (AnyTable::scenes, AnyTable::telling) as the narrator wants it. `concept_line`: of the memory that
// it takes up.
Scene scene_from(const Json& telling, const std::string& concept_line);

// What that memory has come to mean, in the words it was given; "": nobody has said.
std::string concept_of_memory(const AnyTable& table, const std::string& subject);

}  // namespace snowbound
