// Who is where, whom one may use, who sits beside whom. [DW-DEF.3] [DW-DEF.7] [DW-ABL.1]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/survivors.h"
#include "games/dead_of_winter/whereabouts.h"

namespace snowbound::dead_of_winter {

Seat left_of(const State& s, Seat seat, std::size_t steps) { return seat_at((index(seat) + steps) % s.seats); }

Seat right_of(const State& s, Seat seat) { return seat_at((index(seat) + s.seats - 1) % s.seats); }

SeatSet loyal_seats(const State& s)
{
    SeatSet seats;
    for (const Seat seat : all_seats(s)) {
        if (!player(s, seat).exiled && !player(s, seat).out) seats.add(seat);
    }
    return seats;
}

Survivors in_play(const State& s)
{
    Survivors all;
    for (std::size_t i = 0; i < s.seats; ++i) {
        all |= s.players[i].group;
    }
    return all;
}

Survivors at(const State& s, Location place)
{
    Survivors there;
    for (const Survivor who : in_play(s)) {
        if (figure(s, who).is == FigureIs::Play && figure(s, who).at == place) there.add(who);
    }
    return there;
}

int occupants(const State& s) { return static_cast<int>(at(s, Location::Colony).size()) + s.helpless; }

int food_need(const State& s)
{
    int need = (occupants(s) + 1) / 2;  // [DW-COL1.1]
    for (const Survivor who : in_play(s)) {
        need += figure(s, who).marks.has(Mark::Horse) && !is_exiled(s, who);
    }
    return need;
}

namespace {

int free_spaces_beside(const State& s, Location place, const Survivors& there)
{
    int free = kSurvivorSpaces[index(place)] - static_cast<int>(there.size());
    if (place == Location::Colony) free -= s.helpless;
    if (place == Location::School && s.standing.has(Standing::HauntedSchool)) --free;  // a figure that never leaves
    return free;
}

}  // namespace

int free_spaces(const State& s, Location place) { return free_spaces_beside(s, place, at(s, place)); }

Whereabouts::Whereabouts(const State& s)
{
    for (const Survivor who : in_play(s)) {
        if (is_alive(s, who)) at[index(figure(s, who).at)].add(who);
    }
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (free_spaces_beside(s, location_at(i), at[i]) > 0) room.add(location_at(i));
    }
}

bool is_exiled(const State& s, Survivor who)
{
    const Seat seat = figure(s, who).controller;
    return seat != kNobody && player(s, seat).exiled;
}

bool is_admitted(const State& s, Survivor who, Location place)
{
    if (place == Location::Colony && is_exiled(s, who)) return false;  // [DW-MOV.5] [DW-R36]
    const Marks& marks = figure(s, who).marks;
    if (place == Location::Library && marks.has(Mark::LibraryBarred)) return false;
    return place == Location::Library || !marks.has(Mark::LibraryBound);
}

bool may_be_at(const State& s, Survivor who, Location place)
{
    return is_admitted(s, who, place) && free_spaces(s, place) > 0;
}

namespace {

bool fits(AbilityAt where, Location place)
{
    switch (where) {
        case AbilityAt::Anywhere: return true;
        case AbilityAt::Colony: return place == Location::Colony;
        case AbilityAt::Outside: return place != Location::Colony;
        default: return index(place) == static_cast<std::size_t>(where) - static_cast<std::size_t>(AbilityAt::Outside);
    }
}

}  // namespace

bool has_ability(const State& s, Survivor who, Survivor ability)
{
    if (who != ability && who != Survivor::JohnPrice) return false;
    const Figure& f = figure(s, who);
    if (f.is != FigureIs::Play || f.marks.has(Mark::Jailed)) return false;
    if (!fits(kSurvivorFacts[index(ability)].at, f.at)) return false;
    if (who == ability) return true;
    if (f.at == Location::Colony) return false;  // [DW-R50]
    const Figure& other = figure(s, ability);
    return other.is == FigureIs::Play && other.at == f.at;
}

bool can_use(const State& s, Survivor who, Survivor ability)
{
    if (!has_ability(s, who, ability)) return false;
    return !kSurvivorFacts[index(ability)].once || !figure(s, who).used.has(ability);  // [DW-ABL.4]
}

std::optional<Survivor> bearer(const State& s, Item item)
{
    for (const Survivor who : in_play(s)) {
        if (figure(s, who).equipment.has(item)) return who;
    }
    return std::nullopt;
}

std::optional<Survivor> lowest(const Survivors& some)
{
    if (some.empty()) return std::nullopt;
    return some.front();  // survivors are in the order of their influence [DW-DEF.8]
}

int wounds_of(const State& s, Survivor who) { return figure(s, who).wounds + figure(s, who).frostbite; }

int attack_of(Survivor who) { return kSurvivorFacts[index(who)].attack; }
int search_of(Survivor who) { return kSurvivorFacts[index(who)].search; }

}  // namespace snowbound::dead_of_winter
