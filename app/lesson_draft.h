// Makes a draft of a lesson from a record: the position before a step, and the answers up to another one as its script.
#pragma once

#include "table/record.h"

namespace snowbound {

struct DraftWish {
    std::size_t from = 0;  // events
    std::size_t to = 0;
    Seat seat{};
    std::string id;  // "paper-tales/mine"
};

Result<Json> draft_lesson(const Record& record, const DraftWish& wish);
std::string lesson_text(const Json& lesson);  // as a file: a line for each thing of a step, positions last

}  // namespace snowbound
