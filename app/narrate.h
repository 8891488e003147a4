// Narrators from the grammars that the program carries: locales/<language>/tales/<game>.json.
#pragma once

#include <string>

#include "story/storyteller.h"
#include "table/engine.h"

namespace snowbound {

// nullptr: nobody tells this game in this language.
const Narrator* narrator_for(std::string_view game, const std::string& language);

// For the engine: `text` and perhaps `concept`, or a first `line`.
Result<Json> narrate(const AnyTable& table, Seat seat, const Json& choice, const std::string& language,
                     Engine::Tale tale);

}  // namespace snowbound
