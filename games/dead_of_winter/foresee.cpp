// What an option is worth before its dice are rolled: the mean over the exposure die, and what follows from it as far
// as it is one's own doing. [DW-EXP.6] The evaluator alone would judge a move by one roll.
#include "games/dead_of_winter/foresee.h"

#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/sequel.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

constexpr int kNuisance = 6;  // of asking somebody, or of taking something back

// Generators whose first rolls are known: a face of the exposure die, behind a d6 or not.
struct Luck {
    std::array<std::uint64_t, kFaces> faces{};
    std::array<std::array<std::uint64_t, kFaces>, 6> after_d6{};
};

std::size_t face_of(std::uint32_t side)
{
    std::size_t face = 0;
    while (side >= kExposureSides[face]) side -= kExposureSides[face++];
    return face;
}

Luck find_luck()
{
    Luck luck;
    for (std::uint64_t seed = 1; seed < 2000; ++seed) {
        Rng once = Rng::searching(seed), twice = once;
        luck.faces[face_of(once.below(12))] = seed;
        const std::uint32_t d6 = twice.below(6);
        luck.after_d6[d6][face_of(twice.below(12))] = seed;
    }
    return luck;
}

const Luck& luck()
{
    static const Luck found = find_luck();
    return found;
}

bool is_without_exposure(const State& s, const Attack& c)
{
    const bool many = c.kill && *c.kill != means(Item::BaseballBat);
    const bool gate = c.gate == Gate::Colony1 && s.standing.has(Standing::CalmGate);
    return c.calm || many || gate || has_ability(s, c.who, Survivor::MikeCho);
}

bool is_safe(const State& s, const Move& c)
{
    const Figure& f = figure(s, c.who);
    return c.by || has_ability(s, c.who, Survivor::RodMiller) || f.marks.has(Mark::Horse);
}

}  // namespace

bool is_exposed(const State& s, const Choice& choice)
{
    if (const auto* move = std::get_if<Move>(&choice)) return !is_safe(s, *move);
    if (const auto* attack = std::get_if<Attack>(&choice)) return !is_without_exposure(s, *attack);
    return std::holds_alternative<RollBite>(choice);
}

bool rolls_for_sample(const State& s, const Choice& choice)
{
    return main_facts(s).goal == Goal::Samples && std::holds_alternative<Attack>(choice);
}

Rng blank_luck(bool sample, Rng& rng)
{
    const auto blank = static_cast<std::size_t>(Face::Blank);
    return Rng::searching(sample ? luck().after_d6[rng.below(6)][blank] : luck().faces[blank]);
}

namespace {

int try_once(const State& s, Seat seat, const Choice& choice, Rng& rng, int depth)
{
    State then = s;
    DwLog silent;
    DeadOfWinter::apply(then, seat, choice, rng, silent);
    return value_of(then, seat, rng, depth);
}

}  // namespace

int mean_over_faces(const State& s, Seat seat, const Choice& choice, Rng& rng)
{
    const bool sample = rolls_for_sample(s, choice);
    int sum = 0;
    for (std::size_t face = 0; face < kFaces; ++face) {
        const int sides = kExposureSides[face];
        if (!sample) {
            Rng dice = Rng::searching(luck().faces[face]);
            sum += sides * try_once(s, seat, choice, dice, 1);
            continue;
        }
        for (const std::uint32_t d6 : {rng.below(3), 3 + rng.below(3)}) {  // a miss, and a sample
            Rng dice = Rng::searching(luck().after_d6[d6][face]);
            sum += sides * try_once(s, seat, choice, dice, 1) / 2;
        }
    }
    return sum / 12;
}

namespace {

// What a card does: the mean over its dice.
int mean_over_luck(const State& s, Seat seat, const Choice& choice, Rng& rng)
{
    constexpr int kTries = 6;
    int sum = 0;
    for (int n = 0; n < kTries; ++n) {
        Rng dice = Rng::searching(1 + rng.below(1U << 30));
        sum += try_once(s, seat, choice, dice, 2);
    }
    return sum / kTries;
}

// Only what the other will give is asked for, as far as one can tell. [DW-REQ.1]
int foresee_request(const State& s, Seat seat, const Request& c, Rng& rng)
{
    State asked = s;
    DwLog silent;
    DeadOfWinter::apply(asked, seat, c, rng, silent);
    const Choice answer = likely_answer(asked, c.seat, rng);
    if (std::holds_alternative<Decline>(answer)) return -10 * kWin;
    DeadOfWinter::apply(asked, c.seat, answer, rng, silent);
    return value_of(asked, seat, rng, 1) - kNuisance;
}

// What a sensible player does not even consider: asking for what helps nobody now, blows and votes against people
// whom nothing speaks against, passing things around; and leaving the fuel that saves the colony to the next player.
bool is_idle(const State& s, Seat seat, const Choice& choice)
{
    if (std::holds_alternative<Decline>(choice) && std::holds_alternative<Fuelling>(s.stack.back())) {
        return fuel_card(player(s, seat)) && wants(conditions_of(s, seat), Need::Completed);
    }
    if (const auto* request = std::get_if<Request>(&choice)) {
        if (request->symbol == Symbol::Food) return s.food >= 2 * food_need(s);
        if (request->symbol != Symbol::Medicine) return request->symbol != Symbol::Survivor;
        for (const Survivor who : player(s, seat).group) {
            if (figure(s, who).frostbite > 0 || wounds_of(s, who) > 1) return false;
        }
        return true;
    }
    const bool betrays = is_betrayer(s, seat);
    if (const auto* strike = std::get_if<Strike>(&choice)) {
        const Player& owner = player(s, figure(s, strike->target).controller);
        const bool enemy = owner.exiled && !owner.objective_shown;
        return betrays ? !wants(conditions_of(s, seat), Need::Lost) && s.rounds > 2 : !enemy;
    }
    if (const auto* call = std::get_if<CallVote>(&choice)) {
        return betrays ? share(seem_to_believe(s, seat), call->seat) < 45 : suspicion(s, seat, call->seat) < 50;
    }
    const auto* hand_off = std::get_if<HandOff>(&choice);
    if (!hand_off) return false;
    const Seat other = figure(s, hand_off->who).controller;
    return main_facts(s).goal != Goal::Armed || !is_weapon(hand_off->item) || other == seat || is_armed(s, other);
}

// As if it were taken. [DW-HND.2]
int foresee_hand_off(const State& s, Seat seat, const HandOff& c, Rng& rng)
{
    State then = s;
    DwLog silent;
    const Seat other = figure(s, c.who).controller;
    DeadOfWinter::apply(then, seat, c, rng, silent);
    if (std::holds_alternative<Handing>(then.stack.back())) DeadOfWinter::apply(then, other, Accept{}, rng, silent);
    return DeadOfWinter::evaluate(then, seat) - kNuisance;
}

// What could still be done is lost, but nothing else changes: only what is better than that is worth doing.
int foresee_end(const State& s, Seat seat)
{
    State then = s;
    player(then, seat).dice = {};
    return DeadOfWinter::evaluate(then, seat);
}

// What nobody will bet on or pay for is not voted for: where it makes no difference, the last option is the quiet one.
int idle_vote_cost(const Choice& choice)
{
    const auto* vote = std::get_if<Vote>(&choice);
    return vote && vote->option == 0 ? 1 : 0;
}

int foresee_in(const State& s, Seat seat, const Choice& choice, Rng& rng)
{
    if (is_exposed(s, choice)) return mean_over_faces(s, seat, choice, rng);
    if (const auto* request = std::get_if<Request>(&choice)) return foresee_request(s, seat, *request, rng);
    if (const auto* hand_off = std::get_if<HandOff>(&choice)) return foresee_hand_off(s, seat, *hand_off, rng);
    if (std::holds_alternative<EndTurn>(choice)) return foresee_end(s, seat);
    if (running<Script>(s)) return mean_over_luck(s, seat, choice, rng) - idle_vote_cost(choice);
    const int worth = try_once(s, seat, choice, rng, 1);
    return std::holds_alternative<Cancel>(choice) ? worth - kNuisance : worth;
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

// Which crossroads card waits in a turn nobody knows who acts: an action is judged without it.
int DeadOfWinter::foresee(const State& world, Seat seat, const Choice& choice, Rng& rng)
{
    if (is_idle(world, seat, choice)) return -10 * kWin;
    if (!world.crossroads || !std::holds_alternative<Turn>(world.stack.back())) {
        return foresee_in(world, seat, choice, rng);
    }
    State s = world;
    s.crossroads.reset();
    return foresee_in(s, seat, choice, rng);
}

}  // namespace snowbound
