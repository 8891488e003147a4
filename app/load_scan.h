// What a seat of the server's tables has been told, as much of it as a random player needs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.h"

namespace snowbound {

struct SeenFrame {
    enum class Kind : std::uint8_t { View, Stale, Refused, Error, Other };
    Kind kind = Kind::Other;
    std::int64_t seq = -1;  // of a view, whole or changed
};

class Sight {
public:
    SeenFrame look(std::string_view frame);

    const std::string& table() const { return table_; }
    const Json& waiting() const { return waiting_; }
    bool is_asked() const { return question() != nullptr; }
    // The frame that answers the question with the option that `dice` falls on; "": nothing is asked.
    std::string random_answer(std::uint64_t dice) const;

private:
    const Json* question() const;  // a seat has at most one; a standing one need not be answered

    std::string table_;
    Json waiting_, decisions_;
};

}  // namespace snowbound
