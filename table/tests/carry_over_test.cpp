// A match that was begun under other rules goes on under these: from a kept state, with all that was known.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/tests/match.h"

namespace snowbound {
namespace {

using namespace matches;

struct Old {  // a match under "version 0", and a state that was kept some events before its end
    Record record;
    std::size_t at = 0;
    Json snapshot;
};

Old old_match(const char* game, std::size_t seats, std::size_t events, std::size_t kept_at)
{
    auto table = start(game, seats, "seams");
    Old old;
    for (std::size_t i = 0; i < events; ++i) {
        if (i == kept_at) old.snapshot = Json::parse(table->snapshot()), old.at = i;
        answer_random(*table);
    }
    old.record = table->record();
    old.record.rules_version = 0;
    return old;
}

std::unique_ptr<AnyTable> carried(const Old& old)
{
    auto table = find_game(old.record.game)->carry_over(old.record, old.at, old.snapshot);
    EXPECT_TRUE(table) << table.trouble().message;
    return table ? std::move(*table) : nullptr;
}

TEST(CarryOver, OtherRulesAreSaidSo)
{
    const Old old = old_match("paper-tales", 3, 40, 30);
    const auto replayed = find_game("paper-tales")->replay(old.record, 40);
    ASSERT_FALSE(replayed);
    EXPECT_EQ(replayed.trouble().why, "other_rules");
}

TEST(CarryOver, TheMatchStandsWhereItStood)
{
    Old old = old_match("paper-tales", 3, 40, 30);
    const auto table = carried(old);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->hash(), old.record.events.back().hash);  // these rules happen to be the same
    EXPECT_EQ(table->record().events.size(), 40U);
    ASSERT_EQ(table->record().seams.size(), 1U);
    EXPECT_EQ(table->record().seams[0].at, 40U);
    EXPECT_EQ(table->record().rules_version, 0);
    EXPECT_EQ(table->record().version_now(), find_game("paper-tales")->about()["rules_version"]);
}

TEST(CarryOver, FactsAreKeptForThoseWhoKnewThem)
{
    Old old = old_match("paper-tales", 4, 60, 45);
    const auto table = carried(old);
    ASSERT_TRUE(table);
    old.record.rules_version = find_game("paper-tales")->about()["rules_version"];
    const auto before = find_game("paper-tales")->replay(old.record, 60);
    ASSERT_TRUE(before);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(table->facts(seat_at(i), 0), (*before)->facts(seat_at(i), 0)) << i;
    }
    EXPECT_EQ(table->facts(kSpectator, 0), (*before)->facts(kSpectator, 0));
    EXPECT_NE(table->facts(kSpectator, 0), table->all_facts(0));
}

TEST(CarryOver, ScenesAreKept)
{
    Old old = old_match("winter-tales", 4, 90, 70);
    const auto table = carried(old);
    ASSERT_TRUE(table);
    old.record.rules_version = find_game("winter-tales")->about()["rules_version"];
    const auto before = find_game("winter-tales")->replay(old.record, 90);
    ASSERT_TRUE(before);
    ASSERT_FALSE((*before)->scenes().empty());
    EXPECT_EQ(table->scenes(), (*before)->scenes());
}

TEST(CarryOver, ItGoesOnToItsEndAndCanBeReplayedFromTheSeam)
{
    const auto table = carried(old_match("paper-tales", 3, 40, 30));
    ASSERT_TRUE(table);
    ASSERT_TRUE(play_to_the_end(*table));
    const Record record = read_back(*table);
    const AnyGame& game = *find_game("paper-tales");
    const auto again = game.replay(record, record.events.size());
    ASSERT_TRUE(again) << again.trouble().message;
    EXPECT_EQ((*again)->hash(), table->hash());
    EXPECT_EQ((*again)->facts(seat_at(1), 0), table->facts(seat_at(1), 0));
    EXPECT_TRUE(game.replay(record, 40));
    const auto earlier = game.replay(record, 39);
    ASSERT_FALSE(earlier);
    EXPECT_EQ(earlier.trouble().why, "other_rules");
}

TEST(CarryOver, ASecondSeamFollowsTheFirst)
{
    auto first = carried(old_match("paper-tales", 2, 20, 20 - 1));
    ASSERT_TRUE(first);
    Old old;
    for (int i = 0; i < 10; ++i) {
        if (i == 4) old.snapshot = Json::parse(first->snapshot()), old.at = first->record().events.size();
        answer_random(*first);
    }
    old.record = first->record();
    old.record.seams.back().rules_version = 0;
    const auto second = carried(old);
    ASSERT_TRUE(second);
    ASSERT_TRUE(play_to_the_end(*second));
    const Record record = read_back(*second);
    EXPECT_EQ(record.seams.size(), 2U);
    EXPECT_EQ(record.seams[1].at, 30U);
    EXPECT_TRUE(find_game("paper-tales")->replay(record, record.events.size()));
}

TEST(CarryOver, ChanceGoesOnWhereItWas)
{
    const Old old = old_match("paper-tales", 3, 40, 30);
    Record as_it_was = old.record;
    as_it_was.rules_version = find_game("paper-tales")->about()["rules_version"];
    auto straight = find_game("paper-tales")->replay(as_it_was, 40);
    ASSERT_TRUE(straight);
    const auto table = carried(old);
    ASSERT_TRUE(table);
    ASSERT_TRUE(play_to_the_end(*table) && play_to_the_end(**straight));
    EXPECT_EQ(table->hash(), (*straight)->hash());
    EXPECT_FALSE(table->record().scripted);
}

// A choice can have gained a field whose default is no option: what agrees with all that was written is meant.
TEST(CarryOver, AnAnswerThatLacksAFieldTakesAnOptionThatAgreesWithIt)
{
    for (std::size_t events = 20; events < 40; ++events) {
        Old old = old_match("paper-tales", 3, events, events - 1);
        Json& fields = *old.record.events.back().choice.begin();
        if (fields.empty()) continue;
        fields.erase(fields.begin());
        const auto table = carried(old);
        ASSERT_TRUE(table) << old.record.events.back().choice.dump();
        EXPECT_EQ(table->record().events.size(), events);
    }
}

// A server keeps a record's head and its events apart.
TEST(CarryOver, ARecordCanBeReadWithoutItsEvents)
{
    const auto table = carried(old_match("paper-tales", 3, 40, 30));
    ASSERT_TRUE(table);
    Record head = table->record();
    head.events.clear();
    const auto read = read_record(to_json(head));
    ASSERT_TRUE(read) << read.trouble().message;
    ASSERT_EQ(read->seams.size(), 1U);
    const auto replayed = find_game("paper-tales")->replay(*read, 40);
    ASSERT_FALSE(replayed);
    EXPECT_EQ(replayed.trouble().message, "a seam lies behind the last event");
}

TEST(CarryOver, WhatDoesNotFitIsRefused)
{
    const Old good = old_match("paper-tales", 3, 40, 30);
    const auto refused = [](const Old& old) {
        const auto table = find_game("paper-tales")->carry_over(old.record, old.at, old.snapshot);
        return !table && table.trouble().code == "bad_record";
    };
    Old old = good;
    old.at = 41;
    EXPECT_TRUE(refused(old));
    old = good;
    old.at = 10;  // the answers in between were given to other questions
    EXPECT_TRUE(refused(old));
    for (const Json& body : {Json(), Json::array(), Json::object(), Json{{"state", 7}}}) {
        old = good;
        old.snapshot = body;
        EXPECT_TRUE(refused(old)) << body.dump();
    }
    old = good;
    old.snapshot.erase("position");
    EXPECT_TRUE(refused(old));
    old = good;
    old.snapshot["state"]["players"][0]["gold"] = -1;
    EXPECT_TRUE(refused(old));
}

}  // namespace
}  // namespace snowbound
