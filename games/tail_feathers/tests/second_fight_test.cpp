// A fight, a second time: step by step, on tables laid by chance, the rules and
// their second opinion leave the same table behind.
#include "games/tail_feathers/tests/second_asked.h"
#include "games/tail_feathers/tests/second_effects.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::difference;
using second::Effects;
using second::TableReferee;
using second::Tables;

struct FightEffects : Effects {
    Rng rng;

    Fight& f() { return std::get<Fight>(s.stack.back()); }
    static bool far(const Fight& f) { return f.kind == AttackKind::Ranged || f.kind == AttackKind::Patrol; }
    static int hits_of(const Fight& f)
    {
        int n = 0;
        for (const DieFace face : f.roll) n += far(f) ? is_ranged_hit(face) : is_melee_hit(face);
        return n;
    }
    Seat roller() { return f().step == FightStep::Defended ? side(f().targets[f().next].figure) : f().seat; }
    void count_cheese()  // [TF-R38] what does not fit on the wheel and was not
                         // rolled again
    {
        int spare = of(roller()).cheese - 6;
        for (std::size_t i = 0; i < f().roll.size(); ++i) spare += f().roll[i] == DieFace::Cheese;
        for (const std::uint8_t die : f().rerolled) spare -= f().roll[die] == DieFace::Cheese;
        f().spare = static_cast<std::uint8_t>(f().owed ? std::max(0, spare) : 0);
    }
    void cast(int dice)
    {
        f().roll.clear();
        for (int i = 0; i < dice && i < 16; ++i) f().roll.push_back(static_cast<DieFace>(rng.below(6)));
    }
    void attack()  // [TF-20.1]
    {
        if (f().targets.empty()) return void(f().step = FightStep::Done);
        cast(f().dice);
        f().step = FightStep::Rolled, f().owed = true;
        count_cheese();
    }
    void pay()  // [TF-R38a]
    {
        if (!f().owed) return;
        const Roll roll = f().roll;
        const Seat seat = roller();
        f().owed = false;
        for (const DieFace face : roll) cheese(seat, face == DieFace::Cheese ? 1 : 0);
    }
    int defence()  // [TF-15.2]
    {
        const TableReferee r = eye();
        const FigureId id = f().targets[f().next].figure, by = f().figure;
        const Unit& u = unit_of(s, id);
        int dice = f().extra + (u.is_bird ? card_of(u.bird).defence : card_of(u.ground).defence + r.at(id).veteran);
        dice += has_wall(s, f(), id);
        dice += far(f()) && r.flies(id) && u.bird == Bird::Aerijin;
        bool guarded = false;
        for (const FigureId each : r.everybody()) {
            const bool friend_ = each != id && r.here(each) && r.side(each) == r.side(id);
            guarded = guarded || (friend_ && r.flies(id) && r.ability(each) == Ability::Guardian && r.close(each, id));
        }
        dice += guarded;
        const bool same = by != kNoFigure && r.stands(by) && r.stands(id) && r.at(by).at == r.at(id).at;
        dice -= same && !r.is_bird(by) && card_of(unit_of(s, by).ground).ability == Ability::Assassin;
        const auto* a = running<Activation>(s);
        dice -= same && f().kind == AttackKind::Melee && a && a->stab;
        return std::max(0, dice);
    }
    void defend()
    {
        const int dice = defence();
        cast(dice);
        f().rerolled.clear();
        f().step = FightStep::Defended, f().owed = true;
        count_cheese();
    }
    void hurt()  // [TF-1.9]
    {
        const Fight before = f();
        const FigureId id = before.targets[before.next].figure;
        int wounds = before.hits[before.next];
        for (const DieFace face : before.roll) wounds -= is_block(face);
        ++f().next, f().extra = 0, f().step = FightStep::Guard;
        if (wounds <= 0) return;
        f().figure_wounds = static_cast<std::uint8_t>(f().figure_wounds + wounds);
        const TableReferee r = eye();
        const bool flew = r.flies(id), pilot = r.piloted(id);
        const int nerve = pilot_value(s, id);
        const Seat owner = side(id);
        wound(id, wounds);
        if (pilot && wounds > nerve) frighten(id);  // [TF-26.1]
        const bool beaten = at(id).zone == Zone::Casualty;
        Feats& feats = of(before.seat).feats;
        if (beaten && r.is_bird(id) && !of(owner).feats.first_blood) feats.first_blood = true;
        feats.intercepted =
            static_cast<std::uint8_t>(feats.intercepted + (before.kind == AttackKind::Intercept && beaten));
        feats.watchful = feats.watchful || (before.kind == AttackKind::Patrol && flew);
        const bool by_bird = before.figure != kNoFigure && r.is_bird(before.figure);
        if (by_bird && !beaten && flew && may_play(s, owner, When::Hurt, id))
            s.stack.push_back(Reaction{.moment = Moment::Hurt, .seat = owner, .figure = id});
    }
    Flow next()  // [TF-20.2] [TF-20.3]
    {
        while (f().next < f().targets.size() && f().hits[f().next] == 0) ++f().next;
        if (f().next == f().targets.size()) return f().step = FightStep::Done, Flow::Again;
        const Target target = f().targets[f().next];
        if (target.figure == kNoFigure) {
            const int n = f().hits[f().next++];
            f().nest_wounds = static_cast<std::uint8_t>(f().nest_wounds + n);
            return hit_nest(target.nest, n, f().seat), Flow::Again;
        }
        if (at(target.figure).zone == Zone::Casualty) return ++f().next, Flow::Again;
        f().step = FightStep::Defend;
        return may_play(s, side(target.figure), When::Guard, target.figure) ? Flow::Ask : Flow::Again;
    }
    Flow finish()
    {
        const bool wounded = f().figure_wounds > 0 || f().nest_wounds > 0;
        if (f().figure != kNoFigure && wounded && !f().rolled_over) {
            f().rolled_over = true;
            const Ability ability = eye().ability(f().figure);
            if (ability == Ability::Opportunist && f().figure_wounds > 0) cheese(f().seat, 1);
            if (ability == Ability::NestBreaker && f().nest_wounds > 0) cheese(f().seat, 1);
            if (may_play(s, f().seat, When::Wounding, f().figure)) return Flow::Ask;
        }
        s.stack.pop_back();
        return laurels(), Flow::Again;
    }
    void laurels()  // [TF-1.24]
    {
        for (std::size_t i = 0; i < 2 && uses_objectives(s); ++i) {
            Player& p = s.players[i];
            const Feats& d = p.feats;
            bool calm = false;
            for (const FigureId id : eye(seat_at(i)).all(true)) {
                calm = calm || (at(id).zone == Zone::Battlefield && at(id).calm >= 3);
            }
            const std::array<bool, kObjectives> met{d.first_blood,   d.broke_nest, d.canopy,        d.leaf,
                                                    d.revivals >= 2, calm,         d.infiltrated,   d.intercepted >= 2,
                                                    d.spirals >= 2,  d.watchful,   d.airlifts >= 3, d.decoys >= 2};
            if (p.objective && met[static_cast<std::size_t>(*p.objective)]) p.laurel = true;
        }
    }
    Flow share()
    {
        const int n = hits_of(f());
        f().hits.clear(), f().next = 0;
        for (std::size_t i = 0; i < f().targets.size(); ++i) f().hits.push_back(0);
        if (n > 0 && f().targets.size() > 1) return Flow::Ask;
        f().hits[0] = static_cast<std::uint8_t>(n);
        return f().step = n > 0 ? FightStep::Guard : FightStep::Done, Flow::Again;
    }
    bool may_leap()
    {
        for (const FigureId id : f().leapers) {
            if (!leap_spaces(s, f(), id).empty()) return true;
        }
        return false;
    }
    Flow go_on()
    {
        switch (f().step) {
            case FightStep::Dodge:
                f().step = FightStep::Cast;
                return f().kind == AttackKind::Swoop && f().space != kNowhere &&
                               may_play(s, opponent(s, f().seat), When::Dodge, f().figure)
                           ? Flow::Ask
                           : Flow::Again;
            case FightStep::Cast: return may_leap() ? Flow::Ask : (attack(), Flow::Again);
            case FightStep::Rolled:
                if (has_roll_choice(s, f())) return Flow::Ask;
                return pay(), f().step = FightStep::Share, Flow::Again;
            case FightStep::Share: return share();
            case FightStep::Guard: return next();
            case FightStep::Defend: return defend(), Flow::Again;
            case FightStep::Defended: return has_roll_choice(s, f()) ? Flow::Ask : (pay(), hurt(), Flow::Again);
            case FightStep::Done: break;
        }
        return finish();
    }
};

State fight_table(Tables& tables)
{
    State s = tables.table();
    s.options.feathers = Flag::Off;
    const Seat seat = any_seat(tables);
    if (!tables.one_in(5)) tables.activate(s, seat);
    Fight& f = tables.fight(s, seat);
    f.step = static_cast<FightStep>(tables.chance.between(0, 7));
    f.dice = static_cast<std::uint8_t>(tables.chance.between(0, 7));
    f.extra = static_cast<std::uint8_t>(tables.chance.between(0, 2));
    f.owed = tables.one_in(2), f.rolled_over = tables.one_in(4);
    f.spare = static_cast<std::uint8_t>(tables.one_in(5));
    f.figure_wounds = static_cast<std::uint8_t>(tables.chance.between(0, 2));
    if (f.step == FightStep::Defend || f.step == FightStep::Defended) {
        while (f.next < f.targets.size() && f.targets[f.next].figure == kNoFigure) ++f.next;
        if (f.next == f.targets.size()) f.step = FightStep::Guard, f.next = 0;
    }
    if (f.step == FightStep::Cast && tables.one_in(2)) f.leapers = leapers(s, f, opponent(s, seat));
    if (f.step == FightStep::Cast && tables.one_in(8)) f.targets.clear();
    if (f.step == FightStep::Guard && tables.one_in(4) && f.targets.front().figure != kNoFigure)
        defeat(s, f.targets.front().figure, *std::make_unique<TfLog>());
    return s;
}

TEST(SecondFight, TF_13_4_EveryStepOfAnAttack)
{
    RULE("TF-13.4");
    Tables tables(134);
    TfLog silent;
    for (int i = 0; i < 2500; ++i) {
        State s = fight_table(tables);
        const Fight f = std::get<Fight>(s.stack.back());
        const auto number = static_cast<std::uint64_t>(i);
        FightEffects should{{s}, Rng::searching(number)};
        Rng rng = Rng::searching(number);
        const Flow expected = should.go_on(), flow = resume(f, s, rng, silent);
        ASSERT_EQ(flow, expected) << "step " << static_cast<int>(f.step);
        ASSERT_EQ(difference(s, should.s), "") << "step " << static_cast<int>(f.step) << " table " << i;
    }
}

TEST(SecondFight, TF_20_2_EveryAnswerInAnAttack)
{
    RULE("TF-20.2");
    Tables tables(2021);
    TfLog silent;
    int done = 0;
    for (int i = 0; i < 2500; ++i) {
        State s = fight_table(tables);
        Fight& f = std::get<Fight>(s.stack.back());
        if (f.step == FightStep::Dodge || f.step == FightStep::Guard ||
            (f.step == FightStep::Share && f.targets.size() < 2))
            continue;
        if (f.step == FightStep::Share && FightEffects::hits_of(f) == 0) continue;
        if (f.step == FightStep::Done && f.figure == kNoFigure) continue;  // a mission plays no card: nobody is asked
        const bool roll = f.step == FightStep::Rolled || f.step == FightStep::Defended;
        f.brutal = f.step == FightStep::Rolled && tables.one_in(5) && could_reroll(f, is_melee_hit) &&
                   could_reroll(f, is_ranged_hit);
        if (roll) f.spare = static_cast<std::uint8_t>(tables.chance.between(0, 1));
        const Seat seat = f.step == FightStep::Cast ? opponent(s, f.seat)
                          : f.step == FightStep::Defend || f.step == FightStep::Defended
                              ? owner_of(s, f.targets[f.next].figure)
                              : f.seat;
        const auto asked = decisions<TailFeathers>(s, seat);
        if (asked.empty() || asked.front().options.empty()) continue;
        const Choice choice = tables.any(asked.front().options);
        if (std::holds_alternative<PlayCard>(choice)) continue;
        const Fight before = f;
        const auto number = static_cast<std::uint64_t>(i);
        FightEffects should{{s}, Rng::searching(number)};
        Fight& now = should.f();
        if (const auto* split = std::get_if<Split>(&choice)) {
            now.hits = split->hits, now.step = FightStep::Guard;
        } else if (const auto* again = std::get_if<Reroll>(&choice)) {  // [TF-1.19]
            const bool seasoned = !now.brutal && (now.spare == 0 || now.roll[again->dice.front()] != DieFace::Cheese);
            now.seasoned = now.seasoned || seasoned, now.brutal = false;
            for (const std::uint8_t die : again->dice) {
                now.roll[die] = static_cast<DieFace>(should.rng.below(6));
                now.rerolled.push_back(die);
            }
            should.count_cheese();
        } else if (f.step == FightStep::Rolled) {
            should.pay(), now.step = FightStep::Share;
        } else if (f.step == FightStep::Defended) {
            should.pay(), should.hurt();
        } else if (f.step == FightStep::Cast) {
            if (const auto* walk = std::get_if<Walk>(&choice)) {
                should.at(walk->figure).at = walk->to;
                now.targets.erase_one(at_figure(walk->figure));
                should.tidy();
            }
            now.leapers = {};
            should.attack();
        } else if (f.step == FightStep::Defend) {
            should.defend();
        } else {
            should.s.stack.pop_back();
        }
        Rng rng = Rng::searching(number);
        take(before, s, seat, choice, rng, silent);
        ASSERT_EQ(difference(s, should.s), "") << "step " << static_cast<int>(before.step) << " table " << i;
        ++done;
    }
    EXPECT_GT(done, 700);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
