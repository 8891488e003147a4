// Another world that a seat cannot rule out: the other's hand, mission, objective and secret answers.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

Actions some_hand(const State& s, Seat seat, std::size_t n, Rng& rng)
{
    const bool picking = !s.stack.empty() && std::holds_alternative<Setup>(s.stack.front());
    Actions gone = player(s, seat).discard, hand;
    for (const Figure& f : s.figures) {
        if (unit(s, f.unit).owner == seat) gone |= f.beside;
    }
    FixedVector<Action, kActions> rest;
    for (std::size_t i = 0; i < kActions; ++i) {
        const auto card = static_cast<Action>(i);
        if (!is_playable(s, card) || gone.has(card) || (picking && is_given(s, card))) continue;
        const bool known = player(s, seat).known.has(card) || is_given(s, card);  // everybody has seen that one
        if (known && hand.size() < n) hand.add(card);
        if (!known) rest.push_back(card);
    }
    rng.shuffle(rest);
    while (hand.size() < n && !rest.empty()) {
        hand.add(rest.take_back());
    }
    return hand;
}

Mission some_mission(const State& s, Seat seat, Rng& rng)
{
    const auto mission = static_cast<Mission>(rng.below(kMissions));
    return mission == Mission::Special && special_refusal(s, seat) ? Mission::Decoy : mission;
}

using Objectives = EnumSet<Objective, kObjectives>;

void imagine_objective(State& s, Seat seat, Objectives& taken, Rng& rng)
{
    Player& p = player(s, seat);
    if (p.dealt[0] == p.dealt[1]) return;
    FixedVector<Objective, kObjectives> rest;
    for (std::size_t i = 0; i < kObjectives; ++i) {
        const auto each = static_cast<Objective>(i);
        if (!taken.has(each)) rest.push_back(each);
    }
    rng.shuffle(rest);
    p.dealt = {p.laurel ? *p.objective : rest.take_back(), rest.take_back()};
    taken.add(p.dealt[0]), taken.add(p.dealt[1]);
    if (p.objective && !p.laurel) p.objective = p.dealt[rng.below(2)];
}

Choice some_answer(const State& s, Seat seat, const Choice& real, Rng& rng)
{
    const Player& p = player(s, seat);
    if (std::holds_alternative<PickCards>(real)) return PickCards{some_hand(s, seat, hand_size(s), rng)};
    if (std::holds_alternative<KeepObjective>(real)) return KeepObjective{p.dealt[rng.below(2)]};
    if (std::holds_alternative<PickMission>(real) || std::holds_alternative<NoMission>(real)) {
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            if (!can_be_assigned(s, seat, figure_at(i))) continue;
            if (rng.below(7) < 6) return PickMission{some_mission(s, seat, rng)};
            break;
        }
        return NoMission{};
    }
    if (std::holds_alternative<Bid>(real)) {
        const auto most = static_cast<std::uint32_t>(std::min<int>(p.cheese, s.options.initiative_dice));
        return Bid{static_cast<std::uint8_t>(rng.below(most + 1))};
    }
    return real;
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

State TailFeathers::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    if (index(me) >= s.seats) return s;
    Objectives taken;  // those that this seat knows of
    taken.add(player(s, me).dealt[0]), taken.add(player(s, me).dealt[1]);
    for (const Seat seat : enemies(s, me)) {
        if (player(s, seat).laurel) taken.add(*player(s, seat).objective);
    }
    for (const Seat seat : enemies(s, me)) {
        Player& p = player(s, seat);
        imagine_objective(s, seat, taken, rng);
        p.hand = some_hand(s, seat, p.hand.size(), rng);
        const bool seen = p.mission_open || (player(s, me).knows_mission && seat == opponent(s, me));
        if (p.mission && !seen) p.mission = some_mission(s, seat, rng);
        if (!p.answered) continue;
        if (std::holds_alternative<Muster>(*p.answered)) {
            p.answered = Muster{army_unless_chosen(s, seat)};
        } else {
            p.answered = some_answer(s, seat, *p.answered, rng);
        }
    }
    return s;
}

void TailFeathers::reopen(State& world, Seat me)  // a search must not believe in the answers that we made up
{
    for (const Seat seat : all_seats(world)) {
        if (seat != me) player(world, seat).answered.reset();
    }
}

}  // namespace snowbound
