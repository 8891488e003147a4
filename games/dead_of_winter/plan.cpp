#include "games/dead_of_winter/plan.h"

#include <limits>

#include "games/dead_of_winter/foresee.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/sequel.h"

namespace snowbound::dead_of_winter {
namespace {

constexpr int kActions = 24, kAnswers = 300;  // more than any turn or round needs

}  // namespace

Plan::Plan(const State& world, Seat seat, Rng& rng)
    : s_(world), seat_(seat), rng_(rng), round_(world.round), base_(DeadOfWinter::evaluate(world, seat))
{
    s_.crossroads.reset();
    s_.crossroads_by = kNobody;
    s_.crossroads_deck.clear();
}

bool Plan::is_own_turn() const
{
    const Turn* turn = running<Turn>(s_);
    return s_.ending == Ending::None && turn && turn->seat == seat_;
}

bool Plan::asks() const { return is_own_turn() && waiting<DeadOfWinter>(s_).has(seat_); }

void Plan::carry_out(const Choice& choice)
{
    if (const auto* search = std::get_if<Search>(&choice)) {
        extra_ += find(s_, *search);
    } else if (is_exposed(s_, choice)) {
        const bool sample = rolls_for_sample(s_, choice);
        const int mean = sample ? 0 : mean_over_faces(s_, seat_, choice, rng_);
        apply_blank(seat_, choice);
        if (!sample) extra_ += mean - value_of(s_, seat_, rng_, 1);
    } else {
        DeadOfWinter::apply(s_, seat_, choice, rng_, silent_);
    }
    for (int n = 0; n < kAnswers && is_own_turn() && !asks(); ++n) {
        answer_by_hunch();
    }
}

std::int64_t Plan::finish()
{
    for (int n = 0; n < kActions && asks(); ++n) {
        carry_out(best());
    }
    for (int n = 0; n < kAnswers && s_.round == round_ && s_.ending == Ending::None; ++n) {
        answer_by_hunch();
    }
    if (s_.ending == Ending::None) {  // the next round's crisis and dice say nothing about this one
        s_.crisis.reset();
        for (Player& p : s_.players) {
            p.dice = {};
        }
    }
    return extra_ + DeadOfWinter::evaluate(s_, seat_) - base_;
}

Choice Plan::best()
{
    options<DeadOfWinter>(s_, seat_, choices_);
    std::size_t best = 0;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < choices_.size() && choices_.size() > 1; ++i) {
        const int worth = look_at(choices_[i]);
        if (worth > most) best = i, most = worth;
    }
    return choices_[best];
}

int Plan::look_at(const Choice& choice) const
{
    if (std::holds_alternative<Request>(choice) || std::holds_alternative<HandOff>(choice)) return -10 * kWin;
    Rng dice = rng_;
    const auto* search = std::get_if<Search>(&choice);
    if (!search) return DeadOfWinter::foresee(s_, seat_, choice, dice);
    State then = s_;
    const int found = find(then, *search);
    return found + DeadOfWinter::evaluate(then, seat_);
}

int Plan::find(State& s, const Search& c) const
{
    Player& p = player(s, seat_);
    const Location place = figure(s, c.who).at;
    const bool raids = main_facts(s).goal == Goal::EmptyDecks && raided(s).has(place);
    const int worth = search_worth(s, seat_, place) - (raids ? kRaid : 0);  // that the deck is smaller is seen
    --p.dice[c.die - 1U];
    ++p.used;
    s.decks[index(place)].pop_back();
    return worth;
}

void Plan::answer_by_hunch()
{
    const Seat seat = *waiting<DeadOfWinter>(s_).begin();
    const bool asked = std::holds_alternative<Asking>(s_.stack.back());
    const Choice choice = asked ? likely_answer(s_, seat, rng_) : DeadOfWinter::hunch(s_, seat, rng_, choices_);
    is_exposed(s_, choice) ? apply_blank(seat, choice) : DeadOfWinter::apply(s_, seat, choice, rng_, silent_);
}

void Plan::apply_blank(Seat seat, const Choice& choice)
{
    Rng dice = blank_luck(rolls_for_sample(s_, choice), rng_);
    DeadOfWinter::apply(s_, seat, choice, dice, silent_);
}

}  // namespace snowbound::dead_of_winter

namespace snowbound {

using namespace dead_of_winter;

// Goals that one good round brings nearer. For the others, which ask for endurance, foresight alone has proved better.
bool DeadOfWinter::plans(const State& s, Seat seat)
{
    const Goal goal = main_facts(s).goal;
    const bool hurried = goal == Goal::FewZombies || goal == Goal::Deposit || goal == Goal::Barricades ||
                         goal == Goal::Armed || goal == Goal::Stock;
    const Turn* turn = running<Turn>(s);
    return hurried && turn && turn->seat == seat && !running<Script>(s);  // a card's dice scatter too much
}

}  // namespace snowbound
