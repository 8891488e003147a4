// Chapter TF-17: dice, dice that are rolled again, and the cheese on them.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

int cheese_on(const Roll& roll) { return static_cast<int>(std::count(roll.begin(), roll.end(), DieFace::Cheese)); }

bool is_seasoned(const State& s, const Fight& f)
{
    return f.figure != kNoFigure && !f.seasoned && !figure(s, f.figure).shaken &&
           (f.kind == AttackKind::Melee || f.kind == AttackKind::Swoop) &&
           pilot_ability(s, f.figure) == Ability::Seasoned;
}

bool may_reroll(const Fight& f, std::size_t die) { return !f.rerolled.contains(static_cast<std::uint8_t>(die)); }

Seat roller(const State& s, const Fight& f)
{
    return f.step == FightStep::Defended ? owner_of(s, defender(f).figure) : f.seat;
}

// Brutality: any dice without a hit. Those that show the same are alike, so the examples say how many of a kind.
void ask_brutal(const Fight& f, TfQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("TF-27.1"), "fight.again");
    if (!offer) return;
    offer.open("dice");
    Dice cheese, others;
    for (std::size_t i = 0; i < f.roll.size(); ++i) {
        if (hits(f.kind, f.roll[i]) || !may_reroll(f, i)) continue;
        (f.roll[i] == DieFace::Cheese ? cheese : others).push_back(static_cast<std::uint8_t>(i));
    }
    for (std::size_t i = 0; i <= cheese.size(); ++i) {
        for (std::size_t j = 0; j <= others.size(); ++j) {
            Dice some;
            for (std::size_t k = 0; k < i; ++k) some.push_back(cheese[k]);
            for (std::size_t k = 0; k < j; ++k) some.push_back(others[k]);
            std::sort(some.begin(), some.end());
            if (!some.empty()) offer.add(Reroll{some});
            if (i == cheese.size() && j == others.size()) offer.fallback(Reroll{some});
        }
    }
}

}  // namespace

DieFace roll_die(State& s, Rng& rng)
{
    const auto face = static_cast<DieFace>(rng.below(6));
    if (s.dice.full()) s.scatter = s.scatter * 31 + static_cast<std::uint32_t>(face) + 1;
    if (!s.dice.full()) s.dice.push_back(face);
    return face;
}

void roll_dice(State& s, Roll& roll, int dice, Rng& rng)
{
    roll.clear();
    for (int i = 0; i < dice && !roll.full(); ++i) {
        roll.push_back(roll_die(s, rng));
    }
}

void gain_cheese(State& s, Seat seat, int n, TfLog& log)  // [TF-17.1]
{
    Player& p = player(s, seat);
    const int kept = std::min(n, kMostCheese - p.cheese);
    if (kept <= 0) return;
    p.cheese = static_cast<std::uint8_t>(p.cheese + kept);
    log.say(rule("TF-17.1"), To::all(), CheeseGained{seat, static_cast<std::uint8_t>(kept), p.cheese});
}

void gain_from_roll(State& s, Seat seat, const Roll& roll, TfLog& log) { gain_cheese(s, seat, cheese_on(roll), log); }

// The wheel is filled first. What was rolled again and is a cheese is the first that does not fit. [TF-R38]
int spare_cheese(const State& s, Seat seat, const Roll& roll, const Dice& rerolled)
{
    int spare = cheese_on(roll) - (kMostCheese - player(s, seat).cheese);
    for (const std::uint8_t die : rerolled) {
        spare -= roll[die] == DieFace::Cheese;
    }
    return std::max(0, spare);
}

void count_spare(State& s)
{
    Fight& f = top<Fight>(s);
    f.spare = static_cast<std::uint8_t>(f.owed ? spare_cheese(s, roller(s, f), f.roll, f.rerolled) : 0);
}

void settle(State& s, TfLog& log)  // [TF-R38a]
{
    Fight& f = top<Fight>(s);
    if (std::exchange(f.owed, false)) gain_from_roll(s, roller(s, f), f.roll, log);
}

bool could_reroll(const Fight& f, bool (*good)(DieFace))
{
    for (std::size_t i = 0; i < f.roll.size(); ++i) {
        if (!good(f.roll[i]) && may_reroll(f, i)) return true;
    }
    return false;
}

bool has_roll_choice(const State& s, const Fight& f)
{
    const bool attack = f.step == FightStep::Rolled;
    if (f.brutal || f.spare > 0) return true;
    if (attack && is_seasoned(s, f) && f.rerolled.size() < f.roll.size()) return true;
    const FigureId who = attack ? f.figure : defender(f).figure;
    return who != kNoFigure && may_play(s, roller(s, f), attack ? When::Rolled : When::Defended, who);
}

void ask_rolled(const Fight& f, const State& s, TfQuestions& questions)
{
    if (f.brutal) return ask_brutal(f, questions);
    const bool attack = f.step == FightStep::Rolled;
    const Seat seat = roller(s, f);
    auto offer = questions.to(seat, rule("TF-17.2"), attack ? "fight.rolled" : "fight.defended");
    if (!offer) return;
    offer.add(Keep{});
    offer.fallback(Keep{});
    const bool seasoned = attack && is_seasoned(s, f);
    for (std::size_t i = 0; i < f.roll.size(); ++i) {
        if (!may_reroll(f, i)) continue;
        const Reroll again{Dice{static_cast<std::uint8_t>(i)}};
        const bool spare = f.roll[i] == DieFace::Cheese && f.spare > 0;  // [TF-17.2] [TF-R38b]
        if (spare) offer.fallback(again);
        if (spare || (seasoned && !hits(f.kind, f.roll[i]))) offer.add(again);
    }
    const FigureId who = attack ? f.figure : defender(f).figure;
    if (who != kNoFigure) offer_plays(s, seat, attack ? When::Rolled : When::Defended, who, offer);
}

std::optional<Refusal> dice_refusal(const Fight& f, const Dice& dice)
{
    if (dice.empty()) return Refusal{rule("TF-27.1"), "at_least_one"};
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (dice[i] >= f.roll.size() || (i > 0 && dice[i] <= dice[i - 1]))
            return Refusal{rule("TF-27.1"), "no_such_dice"};
        if (hits(f.kind, f.roll[dice[i]])) return Refusal{rule("TF-27.1"), "that_die_hits"};
        if (!may_reroll(f, dice[i])) return Refusal{rule("TF-1.19"), "rolled_again_before"};
    }
    return std::nullopt;
}

void reroll(State& s, Seat seat, const Dice& dice, Rng& rng, TfLog& log)  // [TF-1.19]
{
    Fight& f = top<Fight>(s);
    const bool brutal = std::exchange(f.brutal, false);
    if (!brutal && (f.spare == 0 || f.roll[dice[0]] != DieFace::Cheese)) f.seasoned = true;
    for (const std::uint8_t die : dice) {
        f.roll[die] = roll_die(s, rng);
        f.rerolled.push_back(die);
    }
    count_spare(s);
    log.say(rule("TF-17.2"), To::all(), Rerolled{seat, f.roll});
}

}  // namespace snowbound::tail_feathers
