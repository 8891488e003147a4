// What a node works out from the rows of all nodes: who goes on where not all reach one another, and who has too much.
#include "server/nodes.h"

#include <gtest/gtest.h>

#include "store/node_life.h"

namespace snowbound {
namespace {

using Ids = std::set<std::int64_t>;

NodeSays node(std::int64_t id, Ids links, std::int64_t tables = 0)
{
    NodeSays says;
    says.id = id, says.tables = tables, says.links = std::move(links);
    says.rules = {{"paper-tales", 2}};
    return says;
}

NodeRow row(const NodeSays& says, std::int64_t age = 100)
{
    return {says.id, "n" + std::to_string(says.id), age, to_json(says).dump()};
}

TEST(NodesSay, WhatIsWrittenIsRead)
{
    NodeSays says = node(7, {1, 2}, 12);
    says.inner = "10.0.0.1:9080", says.takes = false, says.speech = 3;
    const NodeSays read = read_says(row(says));
    EXPECT_EQ(to_json(read), to_json(says));
    EXPECT_EQ(read.id, 7);
    EXPECT_EQ(read.links, (Ids{1, 2}));
    EXPECT_TRUE(read.is_fresh);
    EXPECT_FALSE(read_says(row(says, 3'000)).is_fresh);
}

TEST(NodesSay, WhoSaysLittleOrNonsenseIsBelievedNothingBad)
{
    for (const char* body :
         {"{}", "", "[]", "null", R"({"inner":5,"links":"all","rules":[1],"tables":-4,"takes":"no"})",
          R"({"links":["a",null],"rules":{"paper-tales":"2"},"speech":"x","tables":1e30})"}) {
        const NodeSays says = read_says({3, "old", 100, body});
        EXPECT_TRUE(says.takes) << body;
        EXPECT_EQ(says.tables, 0) << body;
        EXPECT_EQ(says.speech, kSpeech) << body;
        EXPECT_TRUE(says.rules.empty()) << body;
    }
    // An older program does not say whom it reaches.
    EXPECT_EQ(who_stays({node(1, {2}), read_says({2, "old", 100, R"({"inner":"10.0.0.1:9080"})"})}), (Ids{1, 2}));
}

TEST(WhoStays, EverybodyWhereEverybodyReachesEverybody)
{
    EXPECT_EQ(who_stays({}), Ids{});
    EXPECT_EQ(who_stays({node(4, {})}), Ids{4});
    EXPECT_EQ(who_stays({node(1, {2, 3}), node(2, {1, 3}), node(3, {1, 2})}), (Ids{1, 2, 3}));
}

TEST(WhoStays, TheMostWhoReachOneAnotherAndOfTwoWhoCameFirst)
{
    EXPECT_EQ(who_stays({node(1, {}), node(2, {3}), node(3, {2})}), (Ids{2, 3}));
    EXPECT_EQ(who_stays({node(1, {2}), node(2, {1}), node(3, {})}), (Ids{1, 2})) << "or one who has just come";
    EXPECT_EQ(who_stays({node(1, {}), node(2, {})}), Ids{1});
    EXPECT_EQ(who_stays({node(1, {2}), node(2, {})}), Ids{1}) << "one direction is not enough";
    EXPECT_EQ(who_stays({node(1, {2}), node(2, {1, 3}), node(3, {2})}), (Ids{1, 2})) << "in a row: not all of them";
    EXPECT_EQ(who_stays({node(1, {2}), node(2, {1}), node(3, {4, 5}), node(4, {3, 5}), node(5, {3, 4})}),
              (Ids{3, 4, 5}));
    EXPECT_EQ(who_stays({node(1, {2}), node(2, {1}), node(3, {4}), node(4, {3})}), (Ids{1, 2}));
}

TEST(WhoStays, WhoHasDiedOrSpeaksOtherwiseIsNoCompany)
{
    NodeSays dead = node(1, {2, 3}), other = node(2, {1, 3});
    dead.is_fresh = false, other.is_fresh = false;
    EXPECT_EQ(who_stays({dead, other, node(3, {})}), Ids{3}) << "they reached one another when they were last heard of";
    NodeSays newer = node(3, {1, 2});
    newer.speech = kSpeech + 1;
    EXPECT_EQ(who_stays({node(1, {2, 3}), node(2, {1, 3}), newer}), (Ids{1, 2}));
}

class AmongTest : public testing::Test {
protected:
    bool read(const std::vector<NodeSays>& nodes, std::int64_t after = 1'000, std::int64_t me = 2)
    {
        now += after;
        std::vector<NodeRow> rows;
        for (const NodeSays& says : nodes) rows.push_back(row(says));
        return among.read(rows, me, now);
    }
    const std::vector<NodeSays> all = {node(1, {2, 3}), node(2, {1, 3}), node(3, {1, 2})};
    const std::vector<NodeSays> without = {node(1, {3}), node(2, {}), node(3, {1})};
    Among among;
    std::int64_t now = 1'000'000;
};

TEST_F(AmongTest, WhoIsOutsideForAWhileIsCutOffUntilItIsLinkedAgain)
{
    EXPECT_FALSE(among.is_linked(2)) << "nothing was read yet";
    read(all);
    EXPECT_TRUE(among.is_linked(2));
    read(without), read(without), read(without);
    EXPECT_FALSE(among.is_cut_off()) << "two seconds";
    read(without);
    EXPECT_TRUE(among.is_cut_off());
    EXPECT_FALSE(among.is_linked(2));
    read(all);
    EXPECT_FALSE(among.is_cut_off());
    EXPECT_TRUE(among.is_linked(2));
}

TEST_F(AmongTest, AMomentOutsideIsForgotten)
{
    read(all);
    for (int round = 0; round < 5; ++round) read(without), read(without), read(all);
    EXPECT_FALSE(among.is_cut_off());
}

TEST_F(AmongTest, NobodyGivesUpBecauseTheDatabaseWasAway)
{
    read(all);
    read(without);
    read(without, 60'000);  // the rows of a minute ago
    EXPECT_FALSE(among.is_cut_off());
    read(without), read(all);
    EXPECT_FALSE(among.is_cut_off());
}

TEST_F(AmongTest, WhoHasJustComeHasMoreTimeAndIsNotReadyMeanwhile)
{
    for (int second = 0; second < 5; ++second) read(without);
    EXPECT_FALSE(among.is_cut_off());
    EXPECT_FALSE(among.is_linked(2));
    read(without);
    EXPECT_TRUE(among.is_cut_off());
    read({node(1, {4}), node(3, {4}), node(4, {1})}, 1'000, 4);  // a new life
    EXPECT_FALSE(among.is_linked(2));
    EXPECT_TRUE(among.is_linked(4));
}

TEST_F(AmongTest, OneWhoIsNotThereAnyMoreIsNoticedOnce)
{
    EXPECT_FALSE(read(all));
    EXPECT_TRUE(read({node(1, {2}), node(2, {1})}));
    EXPECT_FALSE(read({node(1, {2}), node(2, {1})}));
    EXPECT_FALSE(read(all));
}

TEST_F(AmongTest, AskedIsTheLightestWhoKnowsTheRules)
{
    std::vector<NodeSays> nodes = {node(1, {2, 3, 4}, 1), node(2, {1, 3, 4}), node(3, {1, 2, 4}, 9),
                                   node(4, {1, 2, 3}, 5)};
    nodes[2].rules = nodes[3].rules = {{"paper-tales", 3}};
    read(nodes);
    EXPECT_EQ(among.who_knows("paper-tales", 2), 1);
    EXPECT_EQ(among.who_knows("paper-tales", 3), 4);
    EXPECT_EQ(among.who_knows("paper-tales", 4), 0);
    EXPECT_EQ(among.who_knows("chess", 0), 0);
    nodes[3].takes = false;
    read(nodes);
    EXPECT_EQ(among.who_knows("paper-tales", 3), 3) << "not one on its way down";
}

// Nodes that read one another's rows of a second or two ago, and hand tables over.
struct Sim {
    std::vector<NodeSays> nodes, shown, shown_next;
    std::int64_t moved = 0, last_move = 0;

    void second(std::int64_t at)
    {
        shown = std::exchange(shown_next, nodes);
        if (shown.empty()) shown = nodes;
        std::vector<std::pair<std::int64_t, Handing>> all;
        for (const NodeSays& node : nodes) {
            if (const auto handing = what_to_hand_over(shown, node.id)) all.emplace_back(node.id, *handing);
        }
        for (const auto& [from, handing] : all) {
            NodeSays& giver = *std::ranges::find(nodes, from, &NodeSays::id);
            const std::int64_t so_many = std::min(handing.tables, giver.tables);
            EXPECT_LE(so_many, 10);
            giver.tables -= so_many;
            std::ranges::find(nodes, handing.to, &NodeSays::id)->tables += so_many;
            moved += so_many, last_move = at;
        }
    }
};

TEST(HandingOver, ANewNodeComesToItsShareAndNothingGoesBackAndForth)
{
    for (const auto& [count, each] : {std::pair(2, 15), {3, 4}, {3, 100}, {10, 30}, {5, 400}}) {
        Sim sim;
        Ids ids;
        for (int id = 1; id <= count + 1; ++id) ids.insert(id);
        for (int id = 1; id <= count + 1; ++id) sim.nodes.push_back(node(id, ids, id <= count ? each : 0));
        const std::int64_t share = std::int64_t{count} * each / (count + 1);
        for (int second = 0; second < 600; ++second) sim.second(second);
        EXPECT_GE(sim.nodes.back().tables, share * 6 / 10 - 1) << count << " with " << each;
        for (const NodeSays& one : sim.nodes) EXPECT_LE(one.tables, share * 11 / 10 + 2) << count << " with " << each;
        EXPECT_LE(sim.moved, share + 20) << "hardly anything moves twice";
        EXPECT_LT(sim.last_move, 300) << "and then nothing moves";
    }
}

TEST(HandingOver, NothingWhereAllHaveAboutTheSameAndNothingToWhoTakesNone)
{
    for (const auto& [a, b] : {std::pair(0, 0), {1, 0}, {2, 0}, {50, 42}, {1'000, 900}}) {
        const std::vector<NodeSays> nodes = {node(1, {2}, a), node(2, {1}, b)};
        EXPECT_FALSE(what_to_hand_over(nodes, 1)) << a << " and " << b;
        EXPECT_FALSE(what_to_hand_over(nodes, 2));
    }
    std::vector<NodeSays> nodes = {node(1, {2}, 100), node(2, {1}, 0)};
    EXPECT_EQ(what_to_hand_over(nodes, 1)->to, 2);
    EXPECT_FALSE(what_to_hand_over(nodes, 2));
    nodes[1].takes = false;
    EXPECT_FALSE(what_to_hand_over(nodes, 1));
    EXPECT_FALSE(what_to_hand_over({node(1, {}, 100)}, 1)) << "alone";
    EXPECT_FALSE(what_to_hand_over(nodes, 3)) << "cut off: not among those who stay";
}

TEST(HandingOver, NobodyIsGivenToByTwo)
{
    const std::vector<NodeSays> nodes = {node(1, {}, 100), node(2, {}, 90), node(3, {}, 3), node(4, {}, 2)};
    EXPECT_EQ(what_to_hand_over(nodes, 1)->to, 4);
    EXPECT_EQ(what_to_hand_over(nodes, 2)->to, 3);
}

}  // namespace
}  // namespace snowbound
