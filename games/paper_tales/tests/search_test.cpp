// What a search is offered: the same as people, each thing once; steps of a plan lead to every kingdom that differs.
// And plans that are tried out.
#include <set>

#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

std::vector<Choice> searched(const State& s, int seat)
{
    std::vector<Choice> found;
    options<PaperTales>(s, seat_at(seat), found);
    return found;
}
bool is_each_once(const std::vector<Choice>& found)
{
    return std::set(found.begin(), found.end()).size() == found.size();
}
bool has(const std::vector<Choice>& found, const Choice& choice)
{
    return std::find(found.begin(), found.end(), choice) != found.end();
}

// What the rules see of a kingdom that a plan leaves: who stands in which row, new or old, and the reserve [PT-R41].
using Seen = std::pair<std::multiset<std::tuple<bool, CardId, bool>>, int>;
Seen seen(const Player& p, const Plan& plan)
{
    Seen seen{{}, -1};
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (is_slot(plan.units[i]))
            seen.first.insert({is_front(static_cast<Slot>(plan.units[i])), p.kingdom[i]->card, false});
    }
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (is_slot(plan.hand[i])) seen.first.insert({is_front(static_cast<Slot>(plan.hand[i])), p.hand[i], true});
        if (plan.hand[i] == Fate::Reserve) seen.second = static_cast<int>(p.hand[i]);
    }
    return seen;
}

void walk(const State& s, int seat, std::multiset<Seen>& found)  // every plan that ends with done
{
    const auto all = searched(s, seat);
    EXPECT_TRUE(is_each_once(all));
    for (const Choice& choice : all) {
        if (std::holds_alternative<Done>(choice)) {
            found.insert(seen(player(s, seat_at(seat)), player(s, seat_at(seat)).plan));
            continue;
        }
        const auto* place = std::get_if<Place>(&choice);
        const auto* move = std::get_if<Move>(&choice);
        EXPECT_TRUE(!place || index(place->slot) < kSlots);
        EXPECT_TRUE(!move || index(move->to) < kSlots);
        State then = s;
        take_deploy(then, seat_at(seat), choice);
        EXPECT_FALSE(judge_plan(then, player(then, seat_at(seat)), player(then, seat_at(seat)).plan));
        walk(then, seat, found);
    }
}

std::set<Seen> legal(const State& s, int seat)  // by trying out every plan there is
{
    const Player& p = player(s, seat_at(seat));
    std::set<Seen> found;
    const std::size_t n = kSlots + p.hand.size();
    std::vector<int> digits(n, 0);  // Front1..Back2, Reserve or Discard, Empty
    while (true) {
        Plan plan;
        plan.hand.clear();
        for (std::size_t i = 0; i < n; ++i) {
            const auto fate = static_cast<Fate>(digits[i]);
            if (i < kSlots) {
                plan.units[i] = p.kingdom[i] ? fate : Fate::Empty;
            } else {
                plan.hand.push_back(fate);
            }
        }
        if (!judge_plan(s, p, plan)) found.insert(seen(p, plan));
        std::size_t at = 0;
        while (at < n && (digits[at] == static_cast<int>(Fate::Empty) || (at < kSlots && !p.kingdom[at])))
            digits[at++] = 0;
        if (at == n) return found;
        ++digits[at];
    }
}

void expect_all_kingdoms_once(const State& s)
{
    std::multiset<Seen> walked;
    walk(s, 0, walked);
    const std::set<Seen> reached(walked.begin(), walked.end());
    EXPECT_EQ(reached, legal(s, 0));
}

State planning(Table t, Cards hand)  // with a hand so small that every plan can be tried
{
    State s = t.at_deploy().state();
    Player& p = s.players[0];
    p.hand.clear();
    for (const CardId card : hand) p.hand.insert_sorted(card);
    p.plan = opening_plan(p);
    return s;
}

TEST(Search, PT_R41_StepsLeadToEveryKingdomThatDiffers)
{
    RULE("PT-R41");
    expect_all_kingdoms_once(planning(table().gold(0, 1).front(0, {Farmer}), {Cook, Knight, Golem}));
    expect_all_kingdoms_once(planning(table().gold(0, 2).front(0, {Farmer, Miner}).back(0, {Cook, Rogue}), {Knight}));
    expect_all_kingdoms_once(planning(table().building(0, Town, Two).front(0, {Farmer}), {Cook, Hunter}));
    expect_all_kingdoms_once(planning(table().gold(0, 2), {Knight, Knight, Miner}));
}

TEST(Search, PT_R01_UnpaidPlansOnlyWhereTheTableAllowsThem)
{
    RULE("PT-R01");
    expect_all_kingdoms_once(planning(table().table_faithful(), {Cook, Dragon}));
    expect_all_kingdoms_once(planning(table().gold(0, 0), {Monkey, Knight, Miner}));
}

TEST(Search, PT_5_6_EachOldUnitIsTouchedOnceAndBeforeNewOnes)
{
    RULE("PT-5.6");
    State s = planning(table().front(0, {Farmer, Miner}), {Cook, Hunter});
    EXPECT_TRUE(has(searched(s, 0), Discard{Front2}));
    EXPECT_TRUE(has(searched(s, 0), Move{Front2, Back1}));
    EXPECT_FALSE(has(searched(s, 0), Move{Front2, Back2}));  // one slot of a row is enough
    take_deploy(s, seat_at(0), Move{Front2, Back1});
    EXPECT_FALSE(has(searched(s, 0), Discard{Back1}));
    EXPECT_TRUE(has(searched(s, 0), Discard{Front1}));
    take_deploy(s, seat_at(0), Place{Hunter, Front2});
    EXPECT_FALSE(has(searched(s, 0), Discard{Front1}));
    EXPECT_FALSE(has(searched(s, 0), Place{Cook, Back2}));  // in the order of the hand
    EXPECT_TRUE(has(searched(s, 0), Keep{Cook}));
    take_deploy(s, seat_at(0), Keep{Cook});
    EXPECT_EQ(searched(s, 0), std::vector<Choice>{Done{}});
    State kept = planning(table(), {Cook, Hunter});
    take_deploy(kept, seat_at(0), Keep{Cook});
    EXPECT_EQ(searched(kept, 0), std::vector<Choice>{Done{}});  // the reserve comes last
}

TEST(Search, PT_8_6_BothLevelsAreOffered)
{
    RULE("PT-8.6");
    const auto match = table().gold(0, 4).front(0, {ForestSpirit, Woodcutter}).building(0, Mine, One).at_build();
    const auto found = searched(match.state(), 0);
    EXPECT_TRUE(is_each_once(found));
    const auto asked = *match.open(0);
    for (const Choice& choice : asked.options) EXPECT_TRUE(has(found, choice));
    for (const Choice& choice : found) EXPECT_TRUE(match.offers(0, choice));
    EXPECT_TRUE(has(found, Build{Town, Two}));
    EXPECT_FALSE(has(found, Build{Tavern, One}));
    EXPECT_TRUE(has(found, Build{Temple, One}) && !has(found, Build{Temple, Two}));
}

TEST(Search, PT_4_2_PT_11_2_ACardThatIsThereTwiceIsOfferedOnce)
{
    RULE("PT-4.2");  // PT-11.2
    const auto three = table().draft(0, {Farmer, Knight, Knight, Cook, Miner}).at_draft();
    EXPECT_EQ(searched(three.state(), 0).size(), 4U);
    EXPECT_TRUE(is_each_once(searched(three.state(), 0)));
    const auto two =
        table().seats(2).draft(0, {Cook, Cook, Knight, Knight, Farmer, Miner, Rogue, Golem, Dragon}).at_draft();
    const auto pairs = searched(two.state(), 0);
    EXPECT_TRUE(is_each_once(pairs));
    EXPECT_EQ(pairs.size(), 7U * 6U + 2U);
    EXPECT_TRUE(has(pairs, PickAndDiscard{Knight, Knight}) && has(pairs, PickAndDiscard{Cook, Cook}));
    EXPECT_FALSE(has(pairs, PickAndDiscard{Farmer, Farmer}));
}

TEST(Search, PT_R29_WhoHasAnsweredIsNotAskedAgain)
{
    RULE("PT-R29");
    std::vector<Choice> buffer;
    auto draft = table().at_draft();
    EXPECT_EQ(next_options<PaperTales>(draft.state(), buffer), seat_at(0));
    draft.choose(0, draft.fallback(0));
    EXPECT_EQ(next_options<PaperTales>(draft.state(), buffer), seat_at(1));
    auto deploy = table().at_deploy();
    deploy.choose(0, Done{});
    EXPECT_EQ(next_options<PaperTales>(deploy.state(), buffer), seat_at(1));
    auto build = table().at_build();
    build.choose(0, Pass{});
    EXPECT_EQ(next_options<PaperTales>(build.state(), buffer), seat_at(1));
    EXPECT_TRUE(decisions<PaperTales>(table().at_end().state()).empty());  // PT-10.1
}

TEST(Planning, PT_12_4_ThePreviewEntersAsTheRevealDoes)
{
    RULE("PT-12.4");
    const auto same = [](Table t, std::initializer_list<Place> places) {
        auto match = t.at_deploy();
        for (const Place& place : places) match.choose(0, place);
        const Player before = match.player(0);
        Player then = entered(with_plan(before, before.plan));
        match.choose(0, Done{});
        match.idle();
        for (auto& unit : then.kingdom) {
            if (unit) unit->fresh = false;
        }
        EXPECT_EQ(then.kingdom, match.player(0).kingdom);
        EXPECT_EQ(then.buildings, match.player(0).buildings);
    };
    const auto old = [] { return table().first_seat_wins(0).gold(0, 9).building(0, Town, One).building(0, Mine, Two); };
    same(old().front(0, {Golem, Veteran}).hand(0, {Necromancer}), {{Necromancer, Back1}});
    same(old().front(0, {Farmer}).hand(0, {Golem, Veteran}), {{Golem, Back1}, {Veteran, Front2}});
    same(old().front(0, {Farmer}).hand(0, {Veteran}), {{Veteran, Front2}});
    same(old().hand(0, {Veteran}), {{Veteran, Front1}});
    auto match = old().front(0, {Farmer, Cook}).hand(0, {Miner}).at_deploy();
    match.choose(0, Discard{Front1});
    EXPECT_FALSE(with_plan(match.player(0), match.player(0).plan).kingdom[0]);
}

TEST(Planning, PT_R30a_APlanIsTriedOutWithoutATrace)
{
    RULE("PT-R30a");
    auto match = table().gold(0, 1).front(0, {Farmer}).hand(0, {Knight, Miner, Cook}).at_deploy();
    const State before = match.state();
    const Plan plan = PlanFor(match, 0).card(Knight, Fate::Front2).plan();
    const auto shown = std::get<Preview>(PaperTales::preview(match.state(), seat_at(0), plan));
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(shown.mine->plan, plan);
    EXPECT_EQ(shown.mine->planned_cost, 1);
    match.choose(0, Place{Knight, Front2});  // the same, on the table
    const View view = PaperTales::view(match.state(), seat_at(0));
    EXPECT_EQ(shown.mine->planned, view.mine->planned);
    EXPECT_EQ(shown.mine->previews, view.mine->previews);
    const auto asked = *match.open(0);
    EXPECT_EQ(shown.steps.size() + 1, asked.options.size());  // all but the plan of who is away
    ASSERT_EQ(shown.barred.size(), asked.barred.size());
    for (std::size_t i = 0; i < shown.barred.size(); ++i) {
        EXPECT_EQ(shown.barred[i].choice, asked.barred[i].first);
        EXPECT_EQ(name_of(shown.barred[i].rule), asked.barred[i].second.rule.id);
        EXPECT_EQ(name_of(shown.barred[i].why), asked.barred[i].second.why);
    }
    EXPECT_FALSE(std::get<Preview>(PaperTales::preview(match.state(), seat_at(0), Done{})).mine);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
