// The replayable record of a match: everything else is derived from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "table/seed.h"
#include "table/trouble.h"

namespace snowbound {

struct Event {                      // one answer, or one undo
    bool undo = false;              // takes back the last answer that still stands
    std::optional<std::size_t> to;  // an undo by consent: only the first so many events still stand
    Seat seat{};
    std::uint32_t decision = 0;
    Json choice;
    std::vector<std::uint32_t> rolls;  // every chance result it used: a replay needs no generator
    std::string text;                  // what the player told with it; the engine never reads it
    std::string concept_line;          // one line: what the card has come to mean
    std::string by;                    // "": the player; else "bot:hard", "clock"
    std::uint64_t hash = 0;            // of the state after it
};

struct Seam {  // the match went on under other rules from here
    std::size_t at = 0;
    int rules_version = 0;
    Json snapshot;
};

struct Record {
    static constexpr int kVersion = 1;
    std::string game;
    int rules_version = 0;
    std::size_t seats = 0;
    Json options = Json::object();
    SeedText seed;
    bool scripted = false;      // chance was dictated somewhere: the seed proves nothing
    std::optional<Json> start;  // a loaded state; without it the match begins with the set-up
    std::vector<std::uint32_t> setup_rolls;
    std::uint64_t setup_hash = 0;
    std::uint64_t position = 0;  // how far the generator has been used, so that a replayed match goes on from there
    std::vector<Event> events;
    std::vector<Seam> seams;  // replays start at the last one

    int version_now() const { return seams.empty() ? rules_version : seams.back().rules_version; }
};

std::string hash_text(std::uint64_t hash);  // sixteen hexadecimal digits

std::string to_text(const Event& event);  // JSON
Json to_json(const Event& event);         // the same
Result<Event> read_event(const Json& json, std::size_t number);
Json to_json(const Seam& seam);
Result<Seam> read_seam(const Json& json, std::size_t number);
Json to_json(const Record& record);
Result<Record> read_record(const Json& json);

}  // namespace snowbound
