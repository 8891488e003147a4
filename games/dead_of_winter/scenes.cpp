// Whom a crossroads card may be about, where it does not name one: what triggers it, and whom the player then picks;
// and what several cards do. [DW-XRD.7] [DW-D34]
#include "games/dead_of_winter/scenes.h"

#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter::scene {
namespace {

Survivors company(const State& s, Survivor who) { return dead_of_winter::at(s, figure(s, who).at); }

}  // namespace

bool is_man(Survivor who) { return facts(who).gender == Gender::Man; }
bool is_human(Survivor who) { return facts(who).gender != Gender::Dog; }

bool is_outside(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && figure(s, who).at != Location::Colony;
}

bool is_free_outside(const State& s, const Script& x, Survivor who)
{
    return !player(s, x.seat).exiled && is_outside(s, x, who);
}

bool quarrels(const State& s, const Script& x, Survivor who)
{
    if (!is_outside(s, x, who) || !is_human(who)) return false;
    return any_of(own_at(s, x.seat, figure(s, who).at), [&](Survivor other) { return other > who && is_human(other); });
}

bool is_mugged(const State& s, const Script& x, Survivor who)
{
    if (!own(s, x, who) || player(s, x.seat).exiled) return false;
    return any_of(company(s, who), [&](Survivor other) { return is_exiled(s, other); });
}

bool preaches(const State& s, const Script& x, Survivor who)
{
    if (!own(s, x, who) || !player(s, x.seat).exiled) return false;
    return any_of(company(s, who), [&](Survivor other) { return is_free(s, other); });
}

bool is_surrounded(const State& s, const Script& x, Survivor who)
{
    return is_outside(s, x, who) && zombies_at(s, figure(s, who).at) > 0;
}

bool spies(const State& s, const Script& x, Survivor who)
{
    const Location place = figure(s, who).at;
    if (!own(s, x, who) || (place == Location::Colony && s.helpless > 0)) return false;
    return company(s, who).size() == 2 && own_at(s, x.seat, place).size() == 1;
}

}  // namespace snowbound::dead_of_winter::scene
