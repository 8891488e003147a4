// Somebody connected to a table: a player or a spectator.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "server/transport.h"
#include "table/view_frame.h"

namespace snowbound {

struct Line {  // of the chat
    std::int64_t number = 0;
    std::string person;  // who said it
    Frame frame;
};

struct HelpWanted {  // help with one's own question (bots/coach.h)
    Seat seat{};
    std::string asker;           // whose turn it takes
    std::optional<Json> choice;  // is this one much worse? none: what to do?
};
using Tell = std::function<void(const Result<Json>&)>;

class Guest {
public:
    virtual ~Guest() = default;
    virtual void send(const Frame& frame) = 0;
    virtual void sent_away(std::uint16_t code, std::string_view why) = 0;
    virtual const std::string& cookies() const = 0;                          // they came with these
    virtual void come_again(std::string_view why) { sent_away(1012, why); }  // the table is closed here

    std::string person;  // "": nobody knows who
    std::string name;
    std::string from;                // the mark of their address
    std::string asker;               // whose turn it takes to look something up for them (Journal::look)
    std::set<std::string> unheard;   // whose lines they do not want; known with the lines that were said before
    std::set<std::string> blockers;  // who does not want to be watched by them
    std::optional<Seat> as;          // which of their own seats, where they hold several
    bool watches = false;            // wants to see what a spectator sees: a screen for the whole room
    Seat viewer = kSpectator;
    HasFacts has;                           // what it came back with
    bool is_anew = false;                   // it has been told all this before: the lines take the place of what it has
    bool is_told = false;                   // it has been shown the table from this seat: what changes is enough
    std::optional<std::int64_t> last_line;  // of the chat, by number; none: it waits for what was said before it came
    std::vector<Line> lines_since;          // while it waits
    int lines_asked = 0;                    // how often: only the last answer counts
};

}  // namespace snowbound
