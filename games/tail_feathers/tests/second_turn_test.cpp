// The activation of a unit, a second time: what every stage and every answer
// leaves behind.
#include "games/tail_feathers/tests/second_asked.h"
#include "games/tail_feathers/tests/second_effects.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::difference;
using second::Effects;
using second::TableReferee;
using second::Tables;

struct TurnEffects : Effects {
    Rng rng;

    Activation& a() { return *running<Activation>(s); }
    FigureId id() { return a().acting.front(); }

    void begin(const Figures& some)  // [TF-26.4] who lies in a net only gets up
    {
        a().acting = some, a().stage = Stage::Spiral;
        for (const FigureId each : some) {
            if (at(each).shaken) a().shaken.add(each);
            if (!at(each).immobile) continue;
            at(each).immobile = false;
            a().moved.add(each), a().acted.add(each);
        }
    }
    Flow step_to(Stage stage) { return a().stage = stage, Flow::Again; }
    Flow prepare()
    {
        const TableReferee r = eye(a().seat);
        if (!r.here(id()) || r.spiralling(id())) return step_to(Stage::Revive);
        if (a().flew) return step_to(Stage::Act);
        if (r.flies(id())) return Flow::Ask;
        const bool room = launch_point(at(id()).at, field_of(s), static_cast<ObjectId>(index(id()))).has_value();
        return at(id()).beak_up && room ? Flow::Ask : step_to(Stage::Walk);  // [TF-G9.7]
    }
    Flow walk()
    {
        for (const FigureId each : a().acting) {
            const TableReferee r = eye(a().seat);
            if (!a().moved.has(each) && r.stands(each) && !r.walks(each, move_of(s, each) + a().move).empty())
                return Flow::Ask;
        }
        return step_to(Stage::Act);
    }
    Flow act()
    {
        for (const FigureId each : a().acting) {
            const TableReferee r = eye(a().seat);
            if (!a().acted.has(each) && r.here(each) && !at(each).immobile && !r.spiralling(each)) return Flow::Ask;
        }
        return may_play(s, a().seat, When::Acting, kNoFigure) ? Flow::Ask : step_to(Stage::Revive);
    }
    Flow lock()  // [TF-31.7]
    {
        if (!unit(s, a().unit).is_bird) return step_to(Stage::Walk);
        a().stage = Stage::Prepare;
        for (std::size_t i = 0; i < s.spirals.size(); ++i) {
            if (s.spirals[i].attacker != id() && s.spirals[i].defender != id()) continue;
            a().no_attack = true;
            s.stack.push_back(Duel{.spiral = static_cast<std::uint8_t>(i), .again = true});
            break;
        }
        return Flow::Again;
    }
    Flow close()
    {
        TfLog silent;
        const Activation done = a();
        s.stack.pop_back();
        if (done.nested) return Flow::Again;
        close_statuses(s, done, rng, silent);
        check_objectives(s, silent);
        auto& round = std::get<Round>(s.stack.front());
        round.active = other(round.active);
        for (Player& p : s.players) p.played = false;
        return Flow::Again;
    }
    Flow go_on()
    {
        switch (a().stage) {
            case Stage::Squad: {
                const Figures all = available_of(s, a().unit);
                const bool cards = !unit(s, a().unit).is_bird && may_play(s, a().seat, When::Squad, kNoFigure);
                if (all.size() > 1 || cards) return Flow::Ask;
                return begin(all), Flow::Again;
            }
            case Stage::Spiral: return lock();
            case Stage::Prepare: return prepare();
            case Stage::Retilt: return Flow::Ask;
            case Stage::Walk: return walk();
            case Stage::Act: return act();
            case Stage::Revive:
                if (!a().nested && of(a().seat).cheese == 6 && !revivable(s, a().seat).empty()) return Flow::Ask;
                return step_to(Stage::Close);
            case Stage::Close: break;
        }
        return close();
    }

    void answer(const Choice& choice)
    {
        TfLog silent;
        if (const auto* some = std::get_if<ChooseFigures>(&choice)) return begin(some->figures);
        if (std::holds_alternative<PilotRoll>(choice)) return pilot_roll();
        if (const auto* tilt = std::get_if<ChangeTilt>(&choice)) {
            at(id()).tilt = tilt->tilt, a().stage = Stage::Prepare;
        } else if (std::holds_alternative<GoOn>(choice)) {
            a().stage = a().stage == Stage::Retilt ? Stage::Prepare : Stage::Close;
        } else if (const auto* launch = std::get_if<Launch>(&choice)) {  // [TF-5.5]
            at(id()).flying = true, at(id()).beak_up = false, at(id()).pose = launch->pose,
            at(id()).tilt = Tilt::Centre;
            a().launched = a().placed = true;
        } else if (const auto* route = std::get_if<Announce>(&choice)) {
            a().flew = true;
            const Flight flight = make_flight(s, id(), route->templates, route->tight, s.crossings);
            at(id()).at = kNowhere;
            s.stack.push_back(flight);
        } else if (const auto* up = std::get_if<PickUp>(&choice)) {
            at(id()).carries = up->figure;
            at(up->figure).zone = Zone::Carried, at(up->figure).at = kNowhere;
            tidy();
        } else if (const auto* walk_ = std::get_if<Walk>(&choice)) {
            a().moved.add(walk_->figure);
            at(walk_->figure).at = walk_->to;
            end_walk(walk_->figure), tidy();
        } else if (const auto* run = std::get_if<Scurry>(&choice)) {  // [TF-R38d] it takes and brings nothing
            a().acted.add(run->figure);
            at(run->figure).at = run->to, tidy();
        } else if (const auto* back = std::get_if<Revive>(&choice)) {  // [TF-22.1]
            of(a().seat).cheese = 0, ++of(a().seat).feats.revivals;
            for (const FigureId each : back->figures) at(each).zone = Zone::Reserve;
            a().stage = Stage::Close;
        } else if (std::holds_alternative<Finish>(choice)) {
            a().stage = a().stage == Stage::Walk ? Stage::Act : Stage::Revive;
        } else if (const auto* strike = std::get_if<Strike>(&choice)) {
            attack(*strike);
        } else if (const auto* leaf = std::get_if<CutLeaf>(&choice)) {
            cut_off(*leaf);
        }
    }
    void pilot_roll()  // [TF-9.2]
    {
        const FigureId bird = id();
        std::vector<DieFace> roll;
        for (int i = pilot_value(s, bird); i > 0; --i) roll.push_back(static_cast<DieFace>(rng.below(6)));
        bool star = std::any_of(roll.begin(), roll.end(), is_star);
        const bool sure = unit_of(s, bird).bird == Bird::Valchirp && !roll.empty();
        if (!star && sure) star = is_star(static_cast<DieFace>(rng.below(6)));
        star = star && !at(bird).taunted;
        at(bird).taunted = false;
        a().rolled = true, a().failed = !star;
        if (star || may_play(s, a().seat, When::PilotRoll, bird)) a().stage = Stage::Retilt;
    }
    void attack(const Strike& strike)  // [TF-13.4]
    {
        const bool far = strike.kind == AttackKind::Ranged;
        Fight fight{.kind = strike.kind, .seat = a().seat, .figure = strike.figure};
        fight.targets.push_back(strike.target);
        const TableReferee r = eye(a().seat);
        fight.dice =
            static_cast<std::uint8_t>(far ? r.ranged(strike.figure) + a().ranged : r.melee(strike.figure) + a().melee);
        a().acted.add(strike.figure), a().shot = far;
        if (far) a().ranged = 0;  // Aimed Shot is spent
        s.stack.push_back(fight);
    }
    void cut_off(const CutLeaf& c)  // [TF-33.1] [TF-33.2]
    {
        const Space leaf = at(c.figure).at;
        a().acted.add(c.figure);
        int n = number_on(static_cast<DieFace>(rng.below(6)));
        for (const FigureId each : eye().everybody()) n += eye().stands(each) && at(each).at == leaf;
        n += unit_of(s, c.figure).ground == Ground::Oakguard && !eye().is_bird(c.figure);
        const Point stem = socket(leaf).stem;
        s.leaves[index(leaf) - kFirstLeaf] = {.in_play = true,
                                              .drifting = true,
                                              .drift = {stem, direction(stem, c.aim), Hole::Tip, c.aim},
                                              .controller = a().seat};
        s.stack.push_back(Drifting{.leaf = leaf, .rotations = static_cast<std::uint8_t>(n), .first = true});
    }
};

State turn_table(Tables& tables, Seat seat)
{
    State s = tables.table();
    s.options.feathers = Flag::Off;
    for (Space& token : s.tokens) token = tables.one_in(3) ? space_of(player(s, seat).home, Part::A1) : kNowhere;
    Activation& a = tables.activate(s, seat);
    a.stage = static_cast<Stage>(tables.chance.between(0, 7));
    if (tables.one_in(3)) a.acted = a.moved = {};
    if (tables.one_in(3)) a.acted = a.moved = a.acting;
    if (tables.one_in(2)) a.no_attack = a.swooped = a.double_shot = a.nested = a.flew = false;
    if (a.stage == Stage::Revive && tables.one_in(2)) player(s, seat).cheese = 6;
    return s;
}

TEST(SecondTurn, TF_7_6_EveryStageOfAnActivation)
{
    RULE("TF-7.6");
    Tables tables(761);
    TfLog silent;
    for (int i = 0; i < 1500; ++i) {
        State s = turn_table(tables, any_seat(tables));
        const Activation f = std::get<Activation>(s.stack.back());
        const auto number = static_cast<std::uint64_t>(i);
        TurnEffects should{{s}, Rng::searching(number)};
        Rng rng = Rng::searching(number);
        const Flow expected = should.go_on(), flow = resume(f, s, rng, silent);
        ASSERT_EQ(flow, expected) << "stage " << static_cast<int>(f.stage);
        ASSERT_EQ(difference(s, should.s), "") << "stage " << static_cast<int>(f.stage) << " table " << i;
    }
}

TEST(SecondTurn, TF_7_8_EveryAnswerInAnActivation)
{
    RULE("TF-7.8");
    Tables tables(78);
    TfLog silent;
    std::set<std::size_t> kinds;
    for (int i = 0; i < 2500; ++i) {
        const Seat seat = any_seat(tables);
        State s = turn_table(tables, seat);
        const Activation f = std::get<Activation>(s.stack.back());
        Rng rng = Rng::searching(static_cast<std::uint64_t>(i));
        State before = s;
        if (resume(f, s, rng, silent) != Flow::Ask) continue;
        s = before;
        const auto asked = decisions<TailFeathers>(s, seat);
        if (asked.empty() || asked.front().options.empty()) continue;
        std::vector<Choice> some;  // each kind as likely
        for (const Choice& each : asked.front().options) {
            if (some.empty() || each.index() != some.back().index()) some.push_back(each);
        }
        Choice choice = tables.any(some);
        if (std::holds_alternative<PlayCard>(choice)) continue;
        kinds.insert(choice.index());
        const auto number = static_cast<std::uint64_t>(i);
        TurnEffects should{{s}, Rng::searching(number)};
        Rng again = Rng::searching(number);
        should.answer(choice);
        take(f, s, seat, choice, again, silent);
        ASSERT_EQ(difference(s, should.s), "") << "answer " << choice.index() << " table " << i;
    }
    EXPECT_GE(kinds.size(), 11U);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
