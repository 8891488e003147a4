// Which survivor a crossroads card is about, where it does not name one: the one with the lowest influence that fits.
#include "games/dead_of_winter/scenes.h"

#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter::scene {
namespace {

template <class F>
std::optional<Survivor> first_own(const State& s, const Scene& x, F&& fits)
{
    for (const Survivor who : player(s, x.seat).group) {
        if (is_alive(s, who) && fits(who)) return who;
    }
    return {};
}

Survivors company(const State& s, Survivor who) { return dead_of_winter::at(s, figure(s, who).at); }

}  // namespace

bool is_man(Survivor who) { return facts(who).gender == Gender::Man; }
bool is_human(Survivor who) { return facts(who).gender != Gender::Dog; }

std::optional<Survivor> own_outside(const State& s, const Scene& x)
{
    return first_own(s, x, [&](Survivor who) { return figure(s, who).at != Location::Colony; });
}

std::optional<Survivor> own_free_outside(const State& s, const Scene& x)
{
    return player(s, x.seat).exiled ? std::nullopt : own_outside(s, x);
}

std::optional<Survivor> own_free_at_grocery(const State& s, const Scene& x)
{
    if (player(s, x.seat).exiled) return {};
    return first_own(s, x, [&](Survivor who) { return figure(s, who).at == Location::GroceryStore; });
}

std::optional<Survivor> own_at_library(const State& s, const Scene& x)
{
    return first_own(s, x, [&](Survivor who) { return figure(s, who).at == Location::Library; });
}

std::optional<Survivor> quarrelling(const State& s, const Scene& x)  // #10: with another human of the group
{
    return first_own(s, x, [&](Survivor who) {
        const Location place = figure(s, who).at;
        if (place == Location::Colony || !is_human(who)) return false;
        return any_of(own_at(s, x.seat, place), [&](Survivor other) { return other != who && is_human(other); });
    });
}

std::optional<Survivor> mugged(const State& s, const Scene& x)  // #11
{
    if (player(s, x.seat).exiled) return {};
    return first_own(s, x, [&](Survivor who) {
        return any_of(company(s, who), [&](Survivor other) { return is_exiled(s, other); });
    });
}

std::optional<Survivor> preaching(const State& s, const Scene& x)  // #29
{
    if (!player(s, x.seat).exiled) return {};
    return first_own(
        s, x, [&](Survivor who) { return any_of(company(s, who), [&](Survivor other) { return is_free(s, other); }); });
}

std::optional<Survivor> surrounded(const State& s, const Scene& x)  // #55
{
    return first_own(s, x, [&](Survivor who) {
        const Location place = figure(s, who).at;
        return place != Location::Colony && zombies_at(s, place) > 0;
    });
}

std::optional<Survivor> spying(const State& s, const Scene& x)  // #73: one of each, and nobody else
{
    return first_own(s, x, [&](Survivor who) {
        const Location place = figure(s, who).at;
        if (place == Location::Colony && s.helpless > 0) return false;
        return company(s, who).size() == 2 && own_at(s, x.seat, place).size() == 1;
    });
}

std::optional<Survivor> badly_hurt(const State& s, const Scene& x)  // #60
{
    return first_own(s, x, [&](Survivor who) { return wounds_of(s, who) >= 2; });
}

}  // namespace snowbound::dead_of_winter::scene
