// What the operator and the program have set for a server, and what it counts.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/metrics.h"
#include "table/any_table.h"

namespace snowbound {

struct Serving {
    std::string public_url;  // "": whatever the browser calls us
    std::string data = "data";
    double limits = 1;
    int idle_seconds = 60;
    int away_seconds = 300;            // who is away for so long has no say in votes, and a bot may play for them
    int bot_ms = 1500;                 // the longest a bot thinks
    std::size_t most_events = 20'000;  // in a record; then nothing is taken back any more. A game has a few hundred
    std::string node;                  // its name among several on one database; "": it is alone
    std::map<std::string, int> rules;  // the games that this program knows, and by which rules; {}: its own
    std::string operator_token;        // who has it looks after people; "": nobody does
    // What only the program knows: texts, narrators, books.
    std::function<std::string(std::string_view game, std::string_view why, const std::string& language)> explain;
    std::function<Result<Json>(const AnyTable&, Seat, const Json& choice, const std::string& language)> narrate;
    std::function<Result<Json>(const AnyTable&, Seat, const Json& choice, const std::string& language)> first_line;
    std::function<std::string(const AnyTable&, const std::string& language, const std::string& format)> book;
};

struct HouseFigures {
    std::uint64_t answers = 0, refusals = 0, undone = 0, frozen = 0, lost = 0, tables_made = 0, tables_loaded = 0,
                  by_clock = 0, by_bot = 0, chat = 0, limited = 0, handed_over = 0;
    Histogram answer_time, load_time, bot_time;
};

}  // namespace snowbound
