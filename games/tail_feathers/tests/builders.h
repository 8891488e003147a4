// Tables for rule tests, said in the words of the rulebook:
//     auto match = table().fly(aerijin, 20000, 45000, 0, Tilt::Right).turn_of(0, {Star});
// Seat 0 is the Downwood Militia on the south-west tree, seat 1 the Vermin Raiders on the north-east tree, both with
// their quick-play armies: the birds perched on C2, C1, C3, everybody else in the nest. The rolls are faces of the die.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"
#include "testing/rule.h"
#include "testing/scenario.h"

namespace snowbound::tail_feathers::tests {

using Rolls = std::vector<std::uint32_t>;
// Faces for scripts of chance: cheese, sword with star, sword and shield, bow, bow with star, sword and shield with
// star
inline constexpr std::uint32_t C = 0, S = 1, X = 2, B = 3, BS = 4, XS = 5;

// The figures of the quick-play armies, in the order in which they are recruited.
inline constexpr FigureId aerijin{0}, sienna{1}, valchirp{2}, grizzard{9}, wrunk{10}, staborah{17};
constexpr FigureId guard(int i) { return figure_at(static_cast<std::size_t>(3 + i)); }      // 0 is the veteran
constexpr FigureId commando(int i) { return figure_at(static_cast<std::size_t>(11 + i)); }  // 0 is the veteran
inline constexpr UnitId kAerijin{0}, kSienna{1}, kValchirp{2}, kOakguard{3}, kGrizzard{4}, kWrunk{5}, kCommandos{6},
    kStaborah{7};

constexpr Space sw(Part part) { return space_of(Tree::Sw, part); }
constexpr Space ne(Part part) { return space_of(Tree::Ne, part); }
inline constexpr Space kSwNest = nest_of(Tree::Sw), kNeNest = nest_of(Tree::Ne);

class Match : public Scenario<TailFeathers> {
public:
    Match(const State& start, Rolls rolls) : Scenario(start, std::move(rolls))
    {
        play_on(state_, rng_, log_);
        expect_sound();
    }
    const Player& player(int seat) const { return state_.players[static_cast<std::size_t>(seat)]; }
    const Figure& figure(FigureId id) const { return state_.figures[tail_feathers::index(id)]; }
    Zone zone(FigureId id) const { return figure(id).zone; }
    Space at(FigureId id) const { return figure(id).at; }
    int wounds(FigureId id) const { return figure(id).wounds; }
    template <class F>
    bool is_in() const
    {
        return !state_.stack.empty() && std::holds_alternative<F>(state_.stack.back());
    }
    template <class F>
    const F& frame() const
    {
        return *running<F>(state_);
    }
    std::string_view prompt(int seat) const
    {
        const auto asked = open(seat);
        return asked ? asked->prompt : "";
    }
};

class Builder {
public:
    Builder()
    {
        s_.seats = 2;
        s_.round = 1;
        for (std::size_t i = 0; i < 2; ++i) {
            Player& p = s_.players[i];
            p.faction = static_cast<Faction>(i);
            p.home = i == 0 ? Tree::Sw : Tree::Ne;
            p.nest = p.dial = 10;
            recruit(s_, seat_at(i), quick_army(p.faction));
        }
        for (std::size_t i = 0; i < s_.figures.size(); ++i) {
            const Seat seat = owner_of(s_, figure_at(i));
            s_.figures[i].zone = Zone::Battlefield;
            s_.figures[i].at = home_nest(s_, seat);
        }
        perch(aerijin, sw(Part::C2)).perch(sienna, sw(Part::C1)).perch(valchirp, sw(Part::C3));
        perch(grizzard, ne(Part::C2)).perch(wrunk, ne(Part::C1));
    }
    template <class Change>
    Builder& options(Change&& change)
    {
        return change(s_.options), *this;
    }
    Builder& with(Flag Options::* module) { return s_.options.*module = Flag::On, *this; }
    Builder& scenario(ScenarioId id) { return s_.options.scenario = id, *this; }
    Builder& perch(FigureId id, Space at)
    {
        Figure& f = figure(s_, id);
        f = Figure{.unit = f.unit, .zone = Zone::Battlefield, .at = at, .veteran = f.veteran};
        return *this;
    }
    Builder& put(FigureId id, Space at) { return perch(id, at); }
    Builder& launch_set(FigureId id) { return figure(s_, id).beak_up = true, *this; }
    Builder& fly(FigureId id, int x, int y, int heading, Tilt tilt = Tilt::Centre)
    {
        Figure& f = figure(s_, id);
        f = Figure{.unit = f.unit, .zone = Zone::Battlefield, .flying = true};
        f.pose = {{x, y}, static_cast<Angle>(heading)};
        f.tilt = tilt;
        return *this;
    }
    Builder& gone(FigureId id) { return zone(id, Zone::Casualty); }
    Builder& zone(FigureId id, Zone zone)
    {
        Figure& f = figure(s_, id);
        f = Figure{.unit = f.unit, .zone = zone, .veteran = f.veteran};
        return *this;
    }
    Builder& all_gone(std::initializer_list<FigureId> ids)
    {
        for (const FigureId id : ids) {
            gone(id);
        }
        return *this;
    }
    Builder& hurt(FigureId id, int wounds) { return figure(s_, id).wounds = static_cast<std::uint8_t>(wounds), *this; }
    Builder& carries(FigureId bird, FigureId passenger)
    {
        zone(passenger, Zone::Carried);
        figure(s_, bird).carries = passenger;
        return *this;
    }
    Builder& cheese(int seat, int n) { return of(seat).cheese = static_cast<std::uint8_t>(n), *this; }
    Builder& nest(int seat, int n) { return of(seat).nest = static_cast<std::uint8_t>(n), *this; }
    Builder& embers(int seat, int n) { return of(seat).embers = static_cast<std::uint8_t>(n), *this; }
    Builder& hand(int seat, const Actions& cards)  // turns the module on
    {
        s_.options.cards = Flag::On;
        of(seat).hand = cards;
        return *this;
    }
    Builder& mission(int seat, Mission mission, std::initializer_list<FigureId> crew, Point at = {45000, 38000})
    {
        of(seat).mission = mission;
        of(seat).mission_lies = true;
        of(seat).mission_at = at;
        for (const FigureId id : crew) {
            zone(id, Zone::Mission);
        }
        return *this;
    }
    Builder& turned(UnitId id) { return unit(s_, id).turned = true, *this; }
    Builder& all_turned_but(std::initializer_list<UnitId> ready)
    {
        for (Unit& u : s_.units) {
            u.turned = true;
        }
        for (const UnitId id : ready) {
            unit(s_, id).turned = false;
        }
        return *this;
    }
    Builder& nut(int seat) { return s_.nut = seat_at(static_cast<std::size_t>(seat)), *this; }
    State& raw() { return s_; }

    Match turn_of(int seat, Rolls rolls = {})  // in the activation phase
    {
        s_.stack = {Round{.phase = Phase::Activate, .active = seat_at(static_cast<std::size_t>(seat))}};
        return Match(s_, std::move(rolls));
    }
    Match at(Phase phase, Rolls rolls = {})
    {
        s_.stack = {Round{.phase = phase}};
        return Match(s_, std::move(rolls));
    }
    Match end_of_round(Rolls rolls = {}) { return at(Phase::End, std::move(rolls)); }

private:
    Player& of(int seat) { return s_.players[static_cast<std::size_t>(seat)]; }
    State s_;
};

inline Builder table() { return {}; }

struct Start {  // what the set-up makes of a table
    std::vector<Note<Fact>> notes;
    Log<Fact> log{notes};
    Rng rng = Rng::scripted({0});
    State state;
    explicit Start(const Options& options = {}) { state = TailFeathers::setup(2, options, rng, log); }
};

inline Sequence route(std::initializer_list<Length> templates) { return templates; }
inline constexpr Length kShort = Length::Short, kLong = Length::Long;

inline constexpr Space kLeafSpace = leaf_of(Tree::Sw, 0);

inline Builder locked()  // Sienna and Wrunk, in a death spiral
{
    Builder b = table().with(&Options::spiral);
    b.fly(sienna, 40000, 45000, 0, Tilt::Left).fly(wrunk, 47000, 45000, 1800, Tilt::Right);
    b.raw().spirals.push_back({wrunk, sienna, {43500, 45000}, 0});
    return b;
}

}  // namespace snowbound::tail_feathers::tests
