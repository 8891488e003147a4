#include "games/dead_of_winter/preview.h"

#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

Preview exposed(const State& s, Survivor who, int rolls)
{
    Preview p;
    if (rolls == 0) return p;
    p.who = who;
    p.rolls = static_cast<std::uint8_t>(rolls);
    for (std::size_t i = 0; i < kExposureSides.size(); ++i) {
        p.faces[static_cast<std::size_t>(face_for(s, who, static_cast<Face>(i)))] += kExposureSides[i];
    }
    return p;
}

struct Looker {
    const State& s;

    Preview operator()(const Move& c) const
    {
        Preview p = exposed(s, c.who, is_safe(s, c, figure(s, c.who).at) ? 0 : 1);
        if (s.standing.has(Standing::Hunted)) p.hunted = kHuntedSides;
        return p;
    }
    Preview operator()(const Attack& c) const { return exposed(s, c.who, exposures_of(s, c)); }
    Preview operator()(const Ability& c) const { return exposed(s, c.who, c.as == Survivor::DanielSmith ? 1 : 0); }
    Preview operator()(const RollBite&) const
    {
        const auto* biting = running<Biting>(s);
        Preview p;
        if (!biting || !biting->who) return p;
        p.who = biting->who;
        p.rolls = 1;
        p.faces = kExposureSides;
        return p;
    }
    Preview operator()(const Strike& c) const
    {
        Preview p;
        p.hit = static_cast<std::uint8_t>(attack_of(c.target));
        return p;
    }
    template <class Other>
    Preview operator()(const Other&) const
    {
        return {};
    }
};

}  // namespace
}  // namespace dead_of_winter

std::variant<dead_of_winter::Preview, Refusal> DeadOfWinter::preview(const State& s, Seat, const Choice& choice)
{
    return std::visit(dead_of_winter::Looker{s}, choice);
}

}  // namespace snowbound
