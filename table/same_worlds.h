// The same chance gives the same imagined world, whichever of two is true that a seat cannot tell apart: what is
// unknown is put in order before it is dealt. So what a bot thinks, and what a coach says, does not depend on what is
// hidden.
#pragma once

#include <string>

#include "core/game.h"
#include "core/json.h"

namespace snowbound {

inline std::string first_difference(const Json& a, const Json& b, const Json::json_pointer& at)
{
    const bool both = a.is_structured() && a.type() == b.type() && a.size() == b.size();
    for (const auto& [key, value] : a.items()) {
        const auto step = Json::json_pointer();
        const auto here = a.is_array() ? step / static_cast<std::size_t>(std::stoul(key)) : step / key;
        if (both && b.contains(here) && b.at(here) != value) return first_difference(value, b.at(here), at / here);
    }
    return at.to_string() + ": " + a.dump() + " or " + b.dump();
}

// Where what a seat imagines follows the truth, in words; "": nowhere.
template <Game G>
std::string follows_truth(const typename G::State& one, const typename G::State& other, Seat seat, Rng& dice)
{
    constexpr std::uint32_t kMany = 1U << 31U;
    Rng same = dice;
    const auto here = G::resample(one, seat, dice), there = G::resample(other, seat, same);
    const std::string who = "what seat " + std::to_string(index(seat)) + " imagines follows the truth at ";
    if (here != there) return who + first_difference(to_json(here), to_json(there), Json::json_pointer());
    return dice.below(kMany) == same.below(kMany) ? "" : who + "how much chance it takes";
}

}  // namespace snowbound
