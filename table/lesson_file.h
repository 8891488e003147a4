// The file of a lesson (docs/lessons.md), read and looked at: scenes of steps, each with the answers it waits for, what
// is said to others, what chance is told and what the other seats do.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

// Choices with only the fields that matter. Nothing given: any choice fits.
using Patterns = std::optional<std::vector<Json>>;

bool fits(const Json& pattern, const Json& choice);
bool fits(const Patterns& patterns, const Json& choice);

struct ScriptedMove {  // of another seat
    Seat seat{};
    std::vector<Json> choices;      // the first one on offer
    std::optional<BotLevel> level;  // or what a bot does
    std::vector<std::uint32_t> rolls;
    std::string tell;    // a text key
    std::string prompt;  // of a reply: to this question alone
};

struct LessonCheck {  // what must hold
    std::string prompt;
    std::vector<std::pair<std::string, Json>> view;  // a pointer into the learner's view, and its value or bounds
    std::vector<std::string> facts;
    std::vector<std::string> no_facts;
};

struct Remark {  // said when a fact has happened
    std::string on;
    std::string say;
    std::string speaker;
    std::vector<std::string> spot;
    bool maybe = false;  // it need not happen
};

struct Hint {  // what is said to an answer that is not taken
    Json when;
    std::string say;
};

struct CardCount {  // how many things a list in the answer may name
    std::string at;
    std::size_t min = 0;
    std::size_t max = 0;
};

struct LessonStep {
    std::string id;
    std::string speaker;
    std::string say;
    std::string then;       // said after it
    std::string otherwise;  // said to whatever has no hint of its own
    std::string retry;      // of a drill whose goal was missed
    std::string line;       // a first line for who tells
    std::string concept_line;
    std::vector<std::string> spot;
    Patterns accept = std::vector<Json>{};
    Patterns refuse = std::vector<Json>{};
    Patterns until = std::vector<Json>{};
    std::vector<std::string> during;  // free while the learner is asked one of these
    std::vector<Json> solution;
    std::optional<CardCount> count;
    int times = 1;
    std::vector<Hint> hints;
    std::vector<std::uint32_t> rolls;
    std::vector<ScriptedMove> others;
    std::vector<Remark> remarks;
    std::vector<std::string> teaches;
    LessonCheck expect;
    std::optional<LessonCheck> goal;

    // Goes on until a certain answer, or while certain things are asked.
    bool is_free() const { return !until || !until->empty() || !during.empty(); }
};

struct LessonScene {
    std::string id;
    std::string title;
    std::optional<Json> state;  // begins with this one; without it, it goes on
    std::string seed;
    std::optional<BotLevel> bots;
    std::vector<ScriptedMove> before;
    std::vector<ScriptedMove> replies;  // to what the others are asked beside the script, before a bot is
    std::vector<LessonStep> steps;
};

struct LessonFile {
    std::string id;  // "paper-tales/first"
    const AnyGame* game = nullptr;
    bool is_drill = false;
    Seat seat{};
    std::string texts;  // prefix of its text keys
    std::vector<std::string> speakers;
    std::vector<std::string> names;  // text keys of theirs; "": none yet, as in a draft
    std::vector<LessonScene> scenes;
    std::string done_say;
    std::string done_speaker;
    std::string ending;  // "": the match need not be over
    Json play;           // a first real table: seats, options, bots; null: none is offered

    std::vector<std::string> keys() const;  // of every text it needs, without the prefix
};

Result<LessonFile> read_lesson(const Json& json);

}  // namespace snowbound
