// Reads the server's frames the cheap way, by looking for the few words that a random player needs. The order of a
// frame's keys is the server's (server/room_tell.cpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace snowbound {

struct SeenFrame {
    enum class Kind : std::uint8_t { View, Refused, Error, Other };
    Kind kind = Kind::Other;
    std::string_view table;     // of a view
    std::int64_t seq = -1;      // of a view
    std::string_view question;  // the required decision of a view, from its first key on; "": nothing is asked
};

SeenFrame look_at_frame(std::string_view frame);

// The frame that answers a question with the option that `dice` falls on; "": the question cannot be read.
std::string random_answer(std::string_view question, std::uint64_t dice);

}  // namespace snowbound
