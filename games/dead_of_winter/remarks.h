// What a bot says beside its choice: ids and numbers, no text.
#pragma once

#include <variant>

#include "core/seat.h"

namespace snowbound::dead_of_winter {

struct Suspects {  // seat thinks that other is the betrayer; share: in hundredths
    static constexpr std::string_view kVerb = "suspects";
    Seat seat{};
    Seat other{};
    std::uint8_t share{};
    auto operator<=>(const Suspects&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("share", x.share); }
};
struct TrustsAll {  // nobody is more suspect than the cards make everybody
    static constexpr std::string_view kVerb = "trusts_all";
    Seat seat{};
    auto operator<=>(const TrustsAll&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
using Remark = std::variant<Suspects, TrustsAll>;

}  // namespace snowbound::dead_of_winter
