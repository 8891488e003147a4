// What a player is asked to tell with a choice. The rules know ids and numbers, never words: these are keys. The told
// text travels beside the answer; the engine never reads it.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"

namespace snowbound {

struct Telling {
    std::string_view event;              // text keys "narration.<event>.name", ".must", ".avoid"
    std::vector<std::string_view> must;  // what it has to refer to: "bookmark", "cards", ...
    std::vector<std::string_view> avoid;
    bool wants_concept = false;  // one line that says what the card has come to mean
    std::vector<std::pair<std::string_view, std::string_view>> about;  // "character": "alice", "place": "grove", ...
    std::vector<std::string_view> open;   // threads that are not tied up yet: quests on the board
    std::vector<std::string_view> cards;  // pictures played with it, which may be marked in the text: [[lantern]]
    std::string subject;                  // what the concept is about: "story:lantern", "mission:spy", "neutral:hope"
    std::string takes_up;                 // the same of the memory that it has to take up; "": none
    int chapter = 0;                      // 0: before the first
};

// A game in which something is told says so by this; others have no such function.
template <class G>
concept Tells = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::telling(state, seat, choice) } -> std::same_as<std::optional<Telling>>;
};

}  // namespace snowbound
