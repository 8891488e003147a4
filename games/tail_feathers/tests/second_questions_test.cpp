// What is asked, a second time: for every kind of question on tables laid by chance, who is asked by which clause, what
// may be answered, and what is done for a player who is away.
#include "games/tail_feathers/tests/second_asked.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::Asked;
using second::expect_asked;
using second::TableReferee;
using second::Tables;

TEST(SecondQuestions, TF_17_2_WhenARollLiesThere)
{
    RULE("TF-17.2");
    Tables tables(172);
    for (int i = 0; i < 500; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        tables.activate(s, seat);
        Fight& f = tables.fight(s, seat);
        f.step = tables.one_in(2) ? FightStep::Rolled : FightStep::Defended;
        f.next = 0;
        if (f.targets.front().figure == kNoFigure) f.step = FightStep::Rolled;
        f.spare = static_cast<std::uint8_t>(tables.chance.between(0, 2));
        f.seasoned = tables.one_in(4);
        f.brutal = f.step == FightStep::Rolled && tables.one_in(4);
        const TableReferee r(s, seat);
        const bool attack = f.step == FightStep::Rolled;
        std::vector<std::size_t> open_;  // dice that were not rolled again
        for (std::size_t k = 0; k < f.roll.size(); ++k) {
            if (!f.rerolled.contains(static_cast<std::uint8_t>(k))) open_.push_back(k);
        }
        const bool far = f.kind == AttackKind::Ranged || f.kind == AttackKind::Patrol;
        const auto hit = [&](std::size_t k) { return far ? is_ranged_hit(f.roll[k]) : is_melee_hit(f.roll[k]); };
        if (f.brutal) {
            std::vector<std::uint8_t> cheese, others;
            for (const std::size_t k : open_) {
                if (!hit(k)) (f.roll[k] == DieFace::Cheese ? cheese : others).push_back(static_cast<std::uint8_t>(k));
            }
            if (cheese.empty() && others.empty()) continue;
            Asked expected{seat, "TF-27.1", "fight.again", {}, {}};
            for (std::size_t a = 0; a <= cheese.size(); ++a) {
                for (std::size_t b = 0; b <= others.size(); ++b) {
                    std::set<std::uint8_t> dice(cheese.begin(), cheese.begin() + static_cast<long>(a));
                    dice.insert(others.begin(), others.begin() + static_cast<long>(b));
                    Reroll again;
                    for (const std::uint8_t die : dice) again.dice.push_back(die);
                    if (!dice.empty()) expected.options.insert(again);
                    if (a == cheese.size() && b == others.size()) expected.absent = again;  // all of them
                }
            }
            expect_asked(s, expected);
            ASSERT_EQ(decisions<TailFeathers>(s, seat).front().form, "dice");
            continue;
        }
        const FigureId who = attack ? f.figure : f.targets.front().figure;
        Asked expected{
            attack ? seat : r.side(who), "TF-17.2", attack ? "fight.rolled" : "fight.defended", {Keep{}}, Keep{}};
        const bool near = f.kind == AttackKind::Melee || f.kind == AttackKind::Swoop;
        const bool seasoned = attack && near && f.figure != kNoFigure && !f.seasoned && !r.at(f.figure).shaken &&
                              r.ability(f.figure) == Ability::Seasoned;
        for (const std::size_t k : open_) {
            const Reroll again{Dice{static_cast<std::uint8_t>(k)}};
            const bool spare = f.roll[k] == DieFace::Cheese && f.spare > 0;
            if (spare || (seasoned && !hit(k))) expected.options.insert(again);
            if (spare) expected.absent = again;  // the last one
        }
        if (who != kNoFigure) expected.cards(s, attack ? When::Rolled : When::Defended, who);
        const auto better = [&](bool (*good)(DieFace)) {
            return std::any_of(open_.begin(), open_.end(), [&](std::size_t k) { return !good(f.roll[k]); });
        };
        std::erase_if(expected.options, [&](const Choice& each) {
            const auto* card = std::get_if<PlayCard>(&each);
            return card && ((card->card == Action::Brutality && !better(is_melee_hit)) ||
                            (card->card == Action::BarrelRoll && !better(is_block)));
        });
        expect_asked(s, expected);
        const bool plays = who != kNoFigure && may_play(s, expected.seat, attack ? When::Rolled : When::Defended, who);
        ASSERT_EQ(has_roll_choice(s, f), f.spare > 0 || (seasoned && !open_.empty()) || plays);
        for (int k = 0; k < 6; ++k) {  // which dice Brutality may roll again
            Dice dice;
            for (int n = tables.chance.between(0, 3); n > 0; --n)
                dice.push_back(static_cast<std::uint8_t>(tables.chance.between(0, static_cast<int>(f.roll.size()))));
            if (!tables.one_in(4)) std::sort(dice.begin(), dice.end());
            std::string_view no = dice.empty() ? "at_least_one" : "";
            for (std::size_t n = 0; n < dice.size() && no.empty(); ++n) {
                if (dice[n] >= f.roll.size() || (n > 0 && dice[n] <= dice[n - 1]))
                    no = "no_such_dice";
                else if (hit(dice[n]))
                    no = "that_die_hits";
                else if (f.rerolled.contains(dice[n]))
                    no = "rolled_again_before";
            }
            ASSERT_EQ(second::named(dice_refusal(f, dice)), no);
        }
    }
}

TEST(SecondQuestions, TF_20_2_HowHitsAreSplit)
{
    RULE("TF-20.2");
    Tables tables(202);
    for (int i = 0; i < 300; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        Fight& f = tables.fight(s, seat);
        f.step = FightStep::Share;
        const bool far = f.kind == AttackKind::Ranged || f.kind == AttackKind::Patrol;
        int hits_ = 0;
        for (const DieFace face : f.roll) hits_ += far ? is_ranged_hit(face) : is_melee_hit(face);
        if (hits_ == 0 || f.targets.size() < 2) continue;
        const auto asked = decisions<TailFeathers>(s, seat).front();
        ASSERT_EQ(asked.form, "split");
        ASSERT_EQ(asked.numbers.front().second, hits_);
        const TableReferee r(s, seat);
        std::size_t weakest = 0;
        std::vector<int> left;
        for (const Target& t : f.targets)
            left.push_back(t.figure == kNoFigure ? 0 : r.life(t.figure) - r.at(t.figure).wounds);
        for (std::size_t k = 0; k < left.size(); ++k) weakest = left[k] < left[weakest] ? k : weakest;
        std::set<Choice> all(asked.options.begin(), asked.options.end());
        const auto share = [&](std::size_t from, int first, int each) {  // `first` there, the rest one each behind it
            Split split;
            for (std::size_t k = 0; k < f.targets.size(); ++k) split.hits.push_back(0);
            split.hits[from] = static_cast<std::uint8_t>(first);
            for (int k = 0; k < each; ++k) ++split.hits[(from + 1 + static_cast<std::size_t>(k)) % split.hits.size()];
            return split;
        };
        std::set<Choice> expected{share(0, 1, hits_ - 1)};
        for (std::size_t k = 0; k < f.targets.size(); ++k) {
            expected.insert(share(k, hits_, 0));
            expected.insert(share(k, (hits_ + 1) / 2, hits_ / 2));
        }
        ASSERT_TRUE(all == expected) << all.size() << " " << expected.size();
        ASSERT_TRUE(asked.options[asked.fallback] == Choice{share(weakest, hits_, 0)});
        for (int k = 0; k < 5; ++k) {
            Hits shares;
            int sum = 0;
            for (std::size_t n = f.targets.size() - tables.one_in(5); n > 0; --n) {
                shares.push_back(
                    static_cast<std::uint8_t>(n == 1 && sum <= hits_ ? hits_ - sum : tables.chance.between(0, 2)));
                sum += shares.back();
            }
            ASSERT_EQ(second::named(split_refusal(f, shares)), shares.size() != f.targets.size() ? "a_share_each"
                                                               : sum != hits_                    ? "all_hits"
                                                                                                 : "");
        }
    }
}

TEST(SecondQuestions, TF_27_1_MomentsForCardsInAFight)
{
    RULE("TF-27.1");
    Tables tables(2712);
    int seen = 0;
    for (int i = 0; i < 900; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        tables.activate(s, seat);
        Fight& f = tables.fight(s, seat);
        if (f.figure == kNoFigure || f.targets.front().figure == kNoFigure) continue;
        const FigureId hit = f.targets.front().figure;
        const int kind = tables.chance.between(0, 3);
        if (kind == 0) {
            f.step = FightStep::Cast;
            Asked expected{opponent(s, seat), "TF-27.1", "card.dodge", {Pass{}}, Pass{}};
            expected.cards(s, When::Dodge, f.figure);
            expect_asked(s, expected);
            seen += expected.options.size() > 1;
            f.leapers = leapers(s, f, opponent(s, seat));
            if (f.leapers.empty()) continue;
            Asked second_one{opponent(s, seat), "TF-27.1", "card.leap", {Pass{}}, Pass{}};
            for (const FigureId id : f.leapers) {
                for (const Space to : leap_spaces(s, f, id)) second_one.options.insert(Walk{id, to});
            }
            expect_asked(s, second_one);
        } else {
            f.step = kind == 1 ? FightStep::Defend : FightStep::Done;
            Asked expected{kind == 1 ? opponent(s, seat) : seat,
                           "TF-27.1",
                           kind == 1 ? "card.guard" : "card.wounding",
                           {Pass{}},
                           Pass{}};
            expected.cards(s, kind == 1 ? When::Guard : When::Wounding, kind == 1 ? hit : f.figure);
            expect_asked(s, expected);
            seen += expected.options.size() > 1;
        }
    }
    EXPECT_GT(seen, 20);
}

TEST(SecondQuestions, TF_31_4_WhenARollOfASpiralLiesThere)
{
    RULE("TF-31.4");
    Tables tables(314);
    int seen = 0;
    for (int i = 0; i < 900; ++i) {
        State s = tables.table();
        if (s.spirals.empty()) continue;
        ++seen;
        Duel f{.spiral = static_cast<std::uint8_t>(s.spirals.size() - 1)};
        const std::size_t side = tables.one_in(2) ? 0 : 1;
        f.step = side == 0 ? DuelStep::First : DuelStep::Second;
        for (std::size_t k = 0; k < 2; ++k) {
            for (int n = tables.chance.between(0, 5); n > 0; --n)
                f.rolls[k].push_back(static_cast<DieFace>(tables.chance.between(0, 5)));
        }
        for (std::size_t k = 0; k < f.rolls[side].size(); ++k) {
            if (tables.one_in(4)) f.rerolled[side].push_back(static_cast<std::uint8_t>(k));
        }
        f.spare[side] = static_cast<std::uint8_t>(tables.chance.between(0, 2));
        f.grudged[side] = tables.one_in(3), f.seasoned[side] = tables.one_in(3);
        s.stack.push_back(f);
        const FigureId id = side == 0 ? s.spirals.back().attacker : s.spirals.back().defender;
        const TableReferee r(s, owner_of(s, id));
        const auto strength = [](const Roll& roll) { return std::count_if(roll.begin(), roll.end(), is_melee_hit); };
        Asked expected{r.side(id), "TF-31.4", "spiral.rolled", {Keep{}}, Keep{}};
        const bool some = f.rerolled[side].size() < f.rolls[side].size();
        const bool seasoned = r.ability(id) == Ability::Seasoned && !r.at(id).shaken && !f.seasoned[side] && some;
        for (std::size_t k = 0; k < f.rolls[side].size(); ++k) {
            if (f.rerolled[side].contains(static_cast<std::uint8_t>(k))) continue;
            const Reroll again{Dice{static_cast<std::uint8_t>(k)}};
            const bool spare = f.rolls[side][k] == DieFace::Cheese && f.spare[side] > 0;
            if (spare || (seasoned && !is_melee_hit(f.rolls[side][k]))) expected.options.insert(again);
            if (spare) expected.absent = again;
        }
        if (r.at(id).grudges > 0 && !f.grudged[side]) {  // [TF-31.11]
            expected.options.insert(Grudge{});
            if (strength(f.rolls[side]) < strength(f.rolls[1 - side])) expected.absent = Grudge{};
        }
        expect_asked(s, expected);
    }
    EXPECT_GT(seen, 100);
}

TEST(SecondQuestions, TF_33_3_LeavesAndWhatIsAskedBesides)
{
    RULE("TF-33.3");
    Tables tables(333);
    for (int i = 0; i < 200; ++i) {
        State s = tables.table();
        const Space leaf = space_at(kFirstLeaf + (tables.one_in(2) ? 0U : 3U));
        const TableReferee r(s);
        const Seat cutter = s.leaves[index(leaf) - kFirstLeaf].controller;
        const Seat seat = r.crowd(leaf, cutter) > 0 ? cutter : opponent(s, cutter);
        State drifting = s;
        const Drifting f{.leaf = leaf, .rotations = 3, .boosted = tables.one_in(2)};
        drifting.stack.push_back(f);
        const Choice clockwise = TurnLeaf{Spin::Clockwise};
        Asked expected{seat, "TF-33.3", "leaf.spin", {clockwise, TurnLeaf{Spin::Counterclockwise}}, clockwise};
        if (!f.boosted) expected.cards(drifting, When::Leaf, kNoFigure);
        expect_asked(drifting, expected);
        ASSERT_EQ(decisions<TailFeathers>(drifting, seat).front().numbers.front().second, 3);
        Asked lost{seat, "TF-33.9", "leaf.lose", {}, {}};
        for (const FigureId id : r.everybody()) {
            if (!r.stands(id) || r.at(id).at != leaf || r.side(id) != seat) continue;
            if (!lost.absent) lost.absent = Lose{id};
            lost.options.insert(Lose{id});
        }
        if (lost.options.empty()) continue;
        s.stack.push_back(Unloading{.leaf = leaf, .to = space_of(Tree::Ne, Part::C1)});
        expect_asked(s, lost);
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
