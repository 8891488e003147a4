// The frame `view` of docs/protocol.md: what a viewer is shown of a match. The server sends it, and so does the engine
// in a browser; it is a function of what its viewer may know, and of nothing else.
#pragma once

#include <string>
#include <string_view>

#include "table/any_table.h"

namespace snowbound {

struct Watched {  // who looks, and what they have of it already
    Seat viewer = kSpectator;
    std::size_t facts_seen = 0;   // overall, also those this viewer was not told
    std::size_t facts_known = 0;  // of these, those that this viewer was told
    std::size_t scenes_seen = 0;
};

// Appends it; how many facts it tells. `table`: its id, where it has one.
std::size_t write_view_frame(std::string& out, const AnyTable& match, std::string_view table, const Watched& watched);

}  // namespace snowbound
