// Zombies, entrances and noise: arriving, being killed, lured and kept out. [DW-ZMB.1] [DW-KIL.1] [DW-ATR.1] [DW-BAR.1]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

int zombies_at(const State& s, Location place)
{
    int n = 0;
    each_gate(place, [&](Gate gate) { n += spaces(s, gate).zombies; });
    return n;
}

int barricades_at(const State& s, Location place)
{
    int n = 0;
    each_gate(place, [&](Gate gate) { n += spaces(s, gate).barricades; });
    return n;
}

int empty_spaces(const State& s, Gate gate)
{
    return kGateSpaces[index(gate)] - spaces(s, gate).zombies - spaces(s, gate).barricades;
}

int empty_spaces(const State& s, Location place)
{
    int n = 0;
    each_gate(place, [&](Gate gate) { n += empty_spaces(s, gate); });
    return n;
}

void add_zombies(State& s, Location place, int number)
{
    s.stack.push_back(Arriving{place, static_cast<std::uint8_t>(number), 0});  // [DW-ZMB.3]
}

void kill_zombie(State& s, Gate gate, Rng& rng, DwLog& log)
{
    --spaces(s, gate).zombies;
    log.say(rule("DW-KIL.1"), To::all(), ZombieKilled{gate});
    if (main_facts(s).goal != Goal::Samples) return;
    const int value = roll(rng, log, s);  // [DW-ATZ.4] before the exposure
    if (value >= 4) ++s.samples;
    log.say(rule("DW-ATZ.4"), To::all(), SampleRolled{static_cast<std::uint8_t>(value), s.samples});
}

void remove_zombie(State& s, Gate gate, DwLog& log)
{
    --spaces(s, gate).zombies;  // [DW-KIL.4]
    log.say(rule("DW-KIL.4"), To::all(), ZombieRemoved{gate});
}

void build(State& s, Gate gate, DwLog& log)
{
    ++spaces(s, gate).barricades;
    log.say(rule("DW-BAR.1"), To::all(), BarricadeBuilt{gate});
}

void raze(State& s, Location place, DwLog& log)
{
    each_gate(place, [&](Gate gate) {
        for (std::uint8_t& left = spaces(s, gate).barricades; left > 0; --left) {
            log.say(rule("DW-TXT.1"), To::all(), BarricadeFell{gate});
        }
    });
}

void make_noise(State& s, Location place, int number, DwLog& log)
{
    if (place == Location::Colony) return;
    std::uint8_t& noise = s.noise[index(place)];
    const int before = noise;
    noise = static_cast<std::uint8_t>(std::min<int>(noise + number, kNoiseSpaces));
    if (noise != before) log.say(rule("DW-SRC.4"), To::all(), NoiseMade{place, noise});
}

// One zombie: a free space, a barricade that gives way, or an overrun. [DW-ZMB.4] [DW-ZMB.5] [DW-ZMB.6]
namespace {

void arrive(State& s, Gate gate, Rng& rng, DwLog& log)
{
    Spaces& at_gate = spaces(s, gate);
    const Location place = location_of(gate);
    if (empty_spaces(s, gate) > 0) {
        ++at_gate.zombies;
        return log.say(rule("DW-ZMB.2"), To::all(), ZombieCame{gate});
    }
    if (at_gate.barricades > 0) {
        --at_gate.barricades;
        return log.say(rule("DW-ZMB.4"), To::all(), BarricadeFell{gate});
    }
    if (const auto victim = lowest(at(s, place))) return kill(s, *victim, Cause::Overrun, rng, log);
    if (place == Location::Colony) kill_helpless(s, 1, log);
}

}  // namespace

Flow resume(const Arriving& f, State& s, Rng& rng, DwLog& log)
{
    if (f.left == 0) return s.stack.pop_back(), Flow::Again;
    Arriving& now = top<Arriving>(s);
    --now.left;
    const bool home = f.place == Location::Colony;
    if (home) now.gate = static_cast<std::uint8_t>((f.gate + 1) % kColonyGates);  // [DW-ZMB.9]
    arrive(s, home ? gate_at(f.gate) : gate_of(f.place), rng, log);
    return Flow::Again;
}
void ask(const Arriving&, const State&, DwQuestions&) {}
void take(const Arriving&, State&, Seat, const Choice&, Rng&, DwLog&) {}

// Kills of one effect; where there is a choice of entrances, the killer's player chooses. [DW-KIL.3]
namespace {

void finish_killing(const Killing& f, State& s)
{
    s.stack.pop_back();
    if (!f.who || f.rolls == Rolls::None || f.kills == 0) return;
    const std::uint8_t number = f.rolls == Rolls::Once ? std::uint8_t{1} : f.kills;
    s.stack.push_back(Exposing{*f.who, number, Risk::Kill});
}

void kill_one(State& s, Gate gate, Rng& rng, DwLog& log)
{
    Killing& now = top<Killing>(s);
    --now.left;
    const bool calm = gate == Gate::Colony1 && s.standing.has(Standing::CalmGate);
    if (!calm) ++now.kills;
    kill_zombie(s, gate, rng, log);
}

}  // namespace

void kill_first(State& s, const Killing& f, Gate gate, Rng& rng, DwLog& log)
{
    s.stack.push_back(f);
    kill_one(s, gate, rng, log);
}

Flow resume(const Killing& f, State& s, Rng& rng, DwLog& log)
{
    std::optional<Gate> only;
    int gates = 0;
    each_gate(f.place, [&](Gate gate) {
        if (spaces(s, gate).zombies == 0) return;
        ++gates;
        only = gate;
    });
    if (f.left == 0 || gates == 0) return finish_killing(f, s), Flow::Again;  // [DW-KIL.5]
    if (gates > 1) return Flow::Ask;
    kill_one(s, *only, rng, log);
    return Flow::Again;
}

void ask(const Killing& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-KIL.3"), "kill");
    if (!offer) return;
    each_gate(f.place, [&](Gate gate) {
        if (spaces(s, gate).zombies == 0) return;
        offer.add(PickGate{gate});
        offer.fallback(PickGate{gate});  // [DW-D42] the highest number
    });
}

void take(const Killing&, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    kill_one(s, std::get<PickGate>(choice).gate, rng, log);
}

Flow resume(const Building& f, State& s, Rng&, DwLog& log)
{
    std::optional<Gate> only;
    int gates = 0;
    each_gate(f.place, [&](Gate gate) {
        if (empty_spaces(s, gate) <= 0) return;
        ++gates;
        only = gate;
    });
    if (f.left == 0 || gates == 0) return s.stack.pop_back(), Flow::Again;
    if (gates > 1) return Flow::Ask;
    --top<Building>(s).left;
    build(s, *only, log);
    return Flow::Again;
}

void ask(const Building& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-BAR.1"), "build");
    if (!offer) return;
    bool first = true;
    each_gate(f.place, [&](Gate gate) {
        if (empty_spaces(s, gate) <= 0) return;
        offer.add(PickGate{gate});
        if (first) offer.fallback(PickGate{gate});  // [DW-D10]
        first = false;
    });
}

void take(const Building&, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    --top<Building>(s).left;
    build(s, std::get<PickGate>(choice).gate, log);
}

// Zombies follow somebody: from other locations to empty spaces here. [DW-ATR.1]
namespace {

template <class F>
void each_lure(const Luring& f, const State& s, F&& use)
{
    for (std::size_t i = 0; i < kGates; ++i) {
        const Gate from = gate_at(i);
        if (spaces(s, from).zombies == 0 || location_of(from) == f.place) continue;  // [DW-ATR.5]
        if (f.single && f.from && *f.from != location_of(from)) continue;            // [DW-R07]
        each_gate(f.place, [&](Gate to) {
            if (empty_spaces(s, to) > 0) use(from, to);
        });
    }
}

}  // namespace

Flow resume(const Luring& f, State& s, Rng&, DwLog&)
{
    bool can = false;
    if (f.left > 0) each_lure(f, s, [&](Gate, Gate) { can = true; });
    if (!can) return s.stack.pop_back(), Flow::Again;
    return Flow::Ask;
}

void ask(const Luring& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-ATR.1"), "lure");
    if (!offer) return;
    each_lure(f, s, [&](Gate from, Gate to) { offer.add(Lure{from, to}); });
    offer.add(Done{});
    offer.fallback(Done{});  // [DW-D11]
}

void take(const Luring&, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    const auto* lure = std::get_if<Lure>(&choice);
    if (!lure) return s.stack.pop_back();
    Luring& now = top<Luring>(s);
    --now.left;
    now.from = location_of(lure->from);
    --spaces(s, lure->from).zombies;
    ++spaces(s, lure->to).zombies;
    log.say(rule("DW-ATR.1"), To::all(), ZombieLured{lure->from, lure->to});
}

}  // namespace snowbound::dead_of_winter
