// Death spirals, a second time: what every step leaves behind.
#include "games/tail_feathers/tests/second_asked.h"
#include "games/tail_feathers/tests/second_effects.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::difference;
using second::Effects;
using second::TableReferee;
using second::Tables;

struct DuelEffects : Effects {
    Rng rng;

    Duel& f() { return std::get<Duel>(s.stack.back()); }
    Spiral pair() { return s.spirals[f().spiral]; }
    FigureId fighter(std::size_t k) { return k == 0 ? pair().attacker : pair().defender; }
    static int strength(const Roll& roll)
    {
        return static_cast<int>(std::count_if(roll.begin(), roll.end(), is_melee_hit));
    }
    int spare(std::size_t k)
    {
        int n = of(side(fighter(k))).cheese - 6;
        for (const DieFace face : f().rolls[k]) n += face == DieFace::Cheese;
        for (const std::uint8_t die : f().rerolled[k]) n -= f().rolls[k][die] == DieFace::Cheese;
        return f().owed[k] ? std::max(0, n) : 0;
    }
    void cast()  // [TF-31.4]
    {
        const auto* a = running<Activation>(s);
        for (std::size_t k = 0; k < 2; ++k) {
            const FigureId id = fighter(k);
            int dice = card_of(unit_of(s, id).bird).battle + (at(id).shaken ? 0 : eye().melee(id)) + f().extra[k];
            if (a && a->flogged && a->acting.has(id)) ++dice;
            f().rolls[k].clear();
            while (dice-- > 0) f().rolls[k].push_back(static_cast<DieFace>(rng.below(6)));
            f().owed[k] = true;
            const Dice again = f().rerolled[k];
            f().rerolled[k] = {};
            f().spare[k] = static_cast<std::uint8_t>(spare(k));
            f().rerolled[k] = again;
        }
        f().step = DuelStep::First;
    }
    bool choice(std::size_t k)
    {
        const FigureId id = fighter(k);
        const bool seasoned = eye().ability(id) == Ability::Seasoned && !at(id).shaken && !f().seasoned[k] &&
                              f().rerolled[k].size() < f().rolls[k].size();
        return f().spare[k] > 0 || (at(id).grudges > 0 && !f().grudged[k]) || seasoned;
    }
    Flow close(std::size_t k)  // [TF-R38a]
    {
        if (f().owed[k]) {
            for (const DieFace face : f().rolls[k]) cheese(side(fighter(k)), face == DieFace::Cheese);
        }
        f().owed[k] = false;
        return f().step = k == 0 ? DuelStep::Second : DuelStep::Judge, Flow::Again;
    }
    void hurt(FigureId id, FigureId by, int wounds)
    {
        const int nerve = pilot_value(s, id);
        wound(id, wounds);
        if (wounds > nerve) frighten(id);
        blood(side(by), id);
    }
    void blood(Seat seat, FigureId lost)
    {
        if (at(lost).zone == Zone::Casualty && !of(side(lost)).feats.first_blood) of(seat).feats.first_blood = true;
    }
    void dissolve(const Spiral& spiral)  // [TF-31.6] [TF-G14.3] [TF-G14.4]
    {
        const bool both = eye().here(spiral.attacker) && eye().here(spiral.defender);
        for (std::size_t i = 0; i < s.spirals.size(); ++i) {
            if (s.spirals[i] == spiral) s.spirals.erase_at(i);
        }
        if (both)
            at(spiral.attacker).pose.heading = spiral.direction,
            at(spiral.defender).pose.heading = turned(spiral.direction, 1800);
        for (const FigureId id : {spiral.attacker, spiral.defender}) {
            if (eye().flies(id)) at(id).tilt = Tilt::Centre, fall(id);
        }
    }
    void grudge(FigureId id)
    {
        if (eye().flies(id) && may_play(s, side(id), When::Hurt, id))
            s.stack.push_back(Reaction{.moment = Moment::Hurt, .seat = side(id), .figure = id});
    }
    Flow tie()  // [TF-31.5] [TF-31.7]
    {
        const Duel duel = f();
        const Spiral spiral = pair();
        s.stack.pop_back();
        if (duel.again && !duel.broken) {
            for (std::size_t i = 0; i < s.spirals.size(); ++i) {
                if (s.spirals[i] == spiral) s.spirals.erase_at(i);
            }
            lose(spiral.attacker), lose(spiral.defender);
            return blood(side(spiral.attacker), spiral.defender), blood(side(spiral.defender), spiral.attacker),
                   Flow::Again;
        }
        hurt(spiral.attacker, spiral.defender, 1), hurt(spiral.defender, spiral.attacker, 1);
        if (duel.broken) dissolve(spiral);
        return grudge(spiral.attacker), grudge(spiral.defender), Flow::Again;
    }
    Flow judge()  // [TF-31.6]
    {
        TfLog silent;
        const Duel duel = f();
        const Spiral spiral = pair();
        const int difference_ = strength(duel.rolls[0]) - strength(duel.rolls[1]);
        if (difference_ == 0) return f().step = DuelStep::Tie, f().asked = {}, Flow::Again;
        const FigureId won = difference_ > 0 ? spiral.attacker : spiral.defender,
                       lost = difference_ > 0 ? spiral.defender : spiral.attacker;
        s.stack.pop_back();
        ++of(side(won)).feats.spirals;
        if (unit_of(s, won).bird == Bird::Wrunk) cheese(side(won), 1);
        hurt(lost, won, std::abs(difference_));
        dissolve(spiral), grudge(lost);
        check_objectives(s, silent);
        return Flow::Again;
    }
    std::optional<Seat> window(When when)  // [TF-27.5] the start player first
    {
        for (const Seat seat : {s.nut, other(s.nut)}) {
            const FigureId mine = side(pair().attacker) == seat ? pair().attacker : pair().defender;
            if (!f().asked.has(seat) && may_play(s, seat, when, mine)) return seat;
        }
        return std::nullopt;
    }
    Flow go_on()
    {
        switch (f().step) {
            case DuelStep::Beak: return window(When::Beak) ? Flow::Ask : (f().step = DuelStep::Cast, Flow::Again);
            case DuelStep::Cast: return cast(), Flow::Again;
            case DuelStep::First: return choice(0) ? Flow::Ask : close(0);
            case DuelStep::Second: return choice(1) ? Flow::Ask : close(1);
            case DuelStep::Judge: return judge();
            case DuelStep::Tie: break;
        }
        return !f().broken && window(When::Tie) ? Flow::Ask : tie();
    }
    void answer(const Choice& given)
    {
        const std::size_t k = f().step == DuelStep::First ? 0 : 1;
        Dice dice;
        if (std::holds_alternative<Grudge>(given)) {  // [TF-31.11] all but what was rolled again before
            --at(fighter(k)).grudges, f().grudged[k] = true;
            for (std::uint8_t i = 0; i < f().rolls[k].size(); ++i) {
                if (!f().rerolled[k].contains(i)) dice.push_back(i);
            }
        } else if (const auto* again = std::get_if<Reroll>(&given)) {
            dice = again->dice;
            if (f().spare[k] == 0 || f().rolls[k][dice.front()] != DieFace::Cheese) f().seasoned[k] = true;
        } else {
            return void(close(k));
        }
        for (const std::uint8_t die : dice) {
            f().rolls[k][die] = static_cast<DieFace>(rng.below(6));
            f().rerolled[k].push_back(die);
        }
        f().spare[k] = static_cast<std::uint8_t>(spare(k));
        if (!choice(k)) close(k);
    }
};

TEST(SecondDuel, TF_31_4_EveryStepAndEveryAnswer)
{
    RULE("TF-31.4");
    Tables tables(3141);
    TfLog silent;
    std::array<int, 6> seen{};
    int answers = 0;
    for (int i = 0; i < 6000; ++i) {
        State s = tables.table();
        s.options.feathers = Flag::Off, s.options.spiral = Flag::On;
        if (s.spirals.empty()) continue;
        const Spiral spiral =
            s.spirals[static_cast<std::size_t>(tables.chance.between(0, static_cast<int>(s.spirals.size()) - 1))];
        if (!tables.one_in(4)) {
            Activation a{.seat = owner_of(s, spiral.attacker),
                         .unit = figure(s, spiral.attacker).unit,
                         .acting = {spiral.attacker}};
            a.flogged = tables.one_in(3);
            s.stack.push_back(a);
        }
        Duel f{.step = static_cast<DuelStep>(tables.chance.between(0, 5)), .again = tables.one_in(3)};
        for (std::size_t k = 0; k < s.spirals.size(); ++k)
            f.spiral = s.spirals[k] == spiral ? static_cast<std::uint8_t>(k) : f.spiral;
        f.broken = f.step == DuelStep::Tie && tables.one_in(3);
        if (tables.one_in(3)) f.asked.add(seat_at(static_cast<std::size_t>(tables.chance.between(0, 1))));
        for (std::size_t k = 0; k < 2; ++k) {
            for (int n = tables.chance.between(1, 5); n > 0; --n)
                f.rolls[k].push_back(static_cast<DieFace>(tables.chance.between(0, 5)));
            for (std::size_t n = 0; n < f.rolls[k].size(); ++n) {
                if (tables.one_in(3)) f.rerolled[k].push_back(static_cast<std::uint8_t>(n));
            }
            f.spare[k] = static_cast<std::uint8_t>(tables.one_in(3)), f.owed[k] = !tables.one_in(3),
            f.extra[k] = static_cast<std::uint8_t>(tables.one_in(3));
            f.grudged[k] = tables.one_in(3), f.seasoned[k] = tables.one_in(3);
        }
        if (tables.one_in(2)) figure(s, spiral.attacker).grudges = figure(s, spiral.defender).grudges = 0;
        if (tables.one_in(4)) figure(s, spiral.defender).pose.at = {45000, 90001};
        s.stack.push_back(f);
        const auto number = static_cast<std::uint64_t>(i);
        DuelEffects should{{s}, Rng::searching(number)};
        Rng rng = Rng::searching(number);
        const Flow expected = should.go_on(), flow = resume(f, s, rng, silent);
        ASSERT_EQ(flow, expected) << "step " << static_cast<int>(f.step);
        ASSERT_EQ(difference(s, should.s), "") << "step " << static_cast<int>(f.step) << " table " << i;
        ++seen[static_cast<std::size_t>(f.step)];
        if (flow != Flow::Ask) continue;
        if (f.step == DuelStep::Beak || f.step == DuelStep::Tie) {
            const When when = f.step == DuelStep::Beak ? When::Beak : When::Tie;
            const Seat seat = *should.window(when);
            second::Asked asked{seat, "TF-27.1", when == When::Beak ? "card.beak" : "card.tie", {Pass{}}, Pass{}};
            asked.cards(s, when, owner_of(s, spiral.attacker) == seat ? spiral.attacker : spiral.defender);
            second::expect_asked(s, asked);
            should.f().asked.add(seat);
            take(f, s, seat, Pass{}, rng, silent);
        } else {
            const Seat seat = owner_of(s, should.fighter(f.step == DuelStep::First ? 0 : 1));
            const Choice choice = tables.any(decisions<TailFeathers>(s, seat).front().options);
            Rng again = Rng::searching(number);
            should.rng = Rng::searching(number);
            should.answer(choice);
            take(f, s, seat, choice, again, silent);
        }
        ASSERT_EQ(difference(s, should.s), "") << "answer, step " << static_cast<int>(f.step) << " table " << i;
        ++answers;
    }
    for (const int n : seen) EXPECT_GT(n, 20);
    EXPECT_GT(answers, 50);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
