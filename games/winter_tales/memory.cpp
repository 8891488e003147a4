// The track of memories: chapter WT-11 and WT-21.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

bool is_free(const State& s, int space)
{
    return space >= 1 && space <= s.options.length() &&
           s.track[static_cast<std::size_t>(space - 1)].kind == MemoryKind::None;
}

bool track_is_full(const State& s)  // [WT-10.24]
{
    for (int space = 1; space <= s.options.length(); ++space) {
        if (is_free(s, space)) return false;
    }
    return true;
}

void make_memory(State& s, Seat seat, int space, const Memory& memory, WtLog& log)  // [WT-11.2] [WT-R55]
{
    s.track[static_cast<std::size_t>(space - 1)] = memory;
    s.bookmark = static_cast<std::uint8_t>(space);  // [WT-11.4]
    log.say(rule("WT-10.22"), To::all(), MemoryMade{seat, static_cast<std::uint8_t>(space), memory});
}

}  // namespace snowbound::winter_tales
