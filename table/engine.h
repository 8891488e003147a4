// The engine protocol (docs/protocol.md): one request, one reply, both JSON. No I/O: the program feeds it lines, the
// browser strings, the fuzzer bytes.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/view_frame.h"

namespace snowbound {

inline constexpr std::size_t kLongestLine = 16U << 20U;  // bytes; a record with told texts fits

class Engine {
public:
    // Says a refusal of a game in a sentence; without it the text key stands for itself.
    using Explain = std::string (*)(std::string_view game, std::string_view why);
    // Tells what a seat would tell with a choice, in a language: `text` and perhaps `concept`, or only a first line to
    // go on from (`line`). Without it nobody tells.
    enum class Tale : std::uint8_t { Whole, FirstLine };
    using Narrate = Result<Json> (*)(const AnyTable&, Seat, const Json& choice, const std::string& language, Tale);
    explicit Engine(Explain explain = nullptr, Narrate narrate = nullptr) : explain_(explain), narrate_(narrate) {}

    // Never fails: whatever the line is, there is a reply, and on an error the match is as it was.
    std::string handle(std::string_view line);
    bool wants_to_quit() const { return quit_; }

private:
    Json reply(const Json& request);
    Json error(Trouble trouble) const;

    Explain explain_;
    Narrate narrate_;
    std::unique_ptr<AnyTable> table_;
    std::vector<Viewing> viewings_;  // by frames; of this match
    bool quit_ = false;

    friend class Requests;
};

}  // namespace snowbound
