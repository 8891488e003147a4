// Where an effect leaves something open: which token is healed, which zombies are removed, who makes room. The player
// of the effect says it. [DW-WND.2] [DW-D42] [DW-D46] [DW-D47]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

void take_token(State& s, Survivor who, bool cold, DwLog& log)
{
    Figure& f = figure(s, who);
    std::uint8_t& token = cold ? f.frostbite : f.wounds;
    --token;
    log.say(rule("DW-WND.2"), To::all(), Healed{who, f.wounds, f.frostbite});
}

}  // namespace

void heal(State& s, Seat by, Survivor who, DwLog& log)
{
    const Figure& f = figure(s, who);
    if (f.wounds > 0 && f.frostbite > 0) return s.stack.push_back(Healing{by, who});
    if (wounds_of(s, who) > 0) take_token(s, who, f.frostbite > 0, log);
}

Flow resume(const Healing& f, State& s, Rng&, DwLog& log)
{
    const Figure& patient = figure(s, f.who);
    if (patient.wounds > 0 && patient.frostbite > 0) return Flow::Ask;
    s.stack.pop_back();
    heal(s, f.seat, f.who, log);
    return Flow::Again;
}

void ask(const Healing& f, const State&, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-WND.2"), "heal");
    if (!offer) return;
    offer.add(Heal{f.who, true});
    offer.also(Heal{f.who, false});     // frostbite hurts on
    offer.fallback(Heal{f.who, true});  // [DW-D46]
}

void take(const Healing& f, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    s.stack.pop_back();
    take_token(s, f.who, std::get<Heal>(choice).frostbite, log);
}

namespace {

void remove_one(const Removing& f, State& s, Gate gate, DwLog& log)
{
    --top<Removing>(s).left;
    remove_zombie(s, gate, log);
    if (f.walls) build(s, gate, log);
}

}  // namespace

Flow resume(const Removing& f, State& s, Rng&, DwLog& log)
{
    std::optional<Gate> some;
    int gates = 0;
    each_gate(f.place, [&](Gate gate) {
        if (spaces(s, gate).zombies == 0) return;
        ++gates;
        some = gate;
    });
    if (f.left == 0 || gates == 0) return s.stack.pop_back(), Flow::Again;
    const bool all = f.left >= zombies_at(s, f.place);  // it does not matter which
    if (gates > 1 && !all) return Flow::Ask;
    remove_one(f, s, *some, log);
    return Flow::Again;
}

void ask(const Removing& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-KIL.3"), "remove");
    if (!offer) return;
    each_gate(f.place, [&](Gate gate) {
        if (spaces(s, gate).zombies == 0) return;
        offer.add(PickGate{gate});
        offer.fallback(PickGate{gate});  // [DW-D42] the highest number
    });
}

void take(const Removing& f, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    remove_one(f, s, std::get<PickGate>(choice).gate, log);
}

// Passengers of crossroads #41: where the hospital is full, somebody there goes to the colony for each of them.
namespace {

constexpr Location kHospital = Location::Hospital;

Survivors may_leave(const Boarding& f, const State& s)
{
    Survivors some;
    for (const Survivor who : at(s, kHospital) - f.passengers) {
        if (may_be_at(s, who, Location::Colony)) some.add(who);
    }
    return some;
}

int newcomers(const Boarding& f, const State& s)
{
    int n = 0;
    for (const Survivor who : f.passengers) {
        n += is_alive(s, who) && figure(s, who).at != kHospital ? 1 : 0;
    }
    return n;
}

}  // namespace

Flow resume(const Boarding& f, State& s, Rng&, DwLog& log)
{
    const Survivors others = may_leave(f, s);
    const int lacking = newcomers(f, s) - free_spaces(s, kHospital);
    if (lacking > 0 && lacking < static_cast<int>(others.size())) return Flow::Ask;
    s.stack.pop_back();
    for (const Survivor who : lacking > 0 ? others : Survivors{}) {
        place(s, who, Location::Colony, log);
    }
    for (const Survivor who : f.passengers) {
        place(s, who, kHospital, log);
    }
    return Flow::Again;
}

void ask(const Boarding& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-XRD.2"), "make_room");
    if (!offer) return;
    const Survivors others = may_leave(f, s);
    for (const Survivor who : others) {
        offer.add(PickSurvivor{who});
    }
    offer.fallback(PickSurvivor{others.front()});  // [DW-D47]
}

void take(const Boarding&, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    place(s, std::get<PickSurvivor>(choice).who, Location::Colony, log);
}

}  // namespace snowbound::dead_of_winter
