// What a Database promises, whichever it is.
#include "store/database.h"

#include <limits>

#include "store/migrate.h"
#include "store/tests/stores.h"

namespace snowbound {
namespace {

class AnyDatabase : public OnEachStore {};
ON_EACH_STORE(AnyDatabase);

TEST_P(AnyDatabase, KeepsWhatWasWrittenWhenItIsOpenedAgain)
{
    ASSERT_TRUE(opened()->write(std::vector{event(1, 1, "first"), event(1, 2, "second")}));
    const auto rows = opened()->read({kEvents, {std::int64_t{1}}});
    ASSERT_TRUE(rows) << rows.trouble().message;
    ASSERT_EQ(rows->size(), 2U);
    EXPECT_EQ((*rows)[0], (Row{std::int64_t{1}, "first"}));
    EXPECT_EQ((*rows)[1], (Row{std::int64_t{2}, "second"}));
}

TEST_P(AnyDatabase, WritesAllOrNothing)
{
    const auto database = opened();
    ASSERT_TRUE(database->write(std::vector{event(1, 1)}));
    const auto result = database->write(std::vector{event(1, 2), event(1, 1), event(1, 3)});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.trouble().code, "conflict");
    EXPECT_EQ(count_events(*database), 1);
    EXPECT_TRUE(database->write(std::vector{event(1, 2)}));
    EXPECT_EQ(count_events(*database), 2);
}

TEST_P(AnyDatabase, CallsADoubleKeyAConflictAndAnythingElseNot)
{
    const auto database = opened();
    const Statement setting{"INSERT INTO setting (name, value) VALUES ($1, $2)", {"name", "value"}};
    ASSERT_TRUE(database->write(std::vector{setting}));
    EXPECT_EQ(database->write(std::vector{setting}).trouble().code, "conflict");
    const Statement without{"INSERT INTO setting (name, value) VALUES ($1, $2)", {"other", Value{}}};
    EXPECT_EQ(database->write(std::vector{without}).trouble().code, "stale");
    const Statement nonsense{"INSERT INTO nowhere VALUES (1)", {}};
    EXPECT_EQ(database->write(std::vector{nonsense}).trouble().code, "database");
    EXPECT_EQ(database->read({"SELECT nothing FROM nowhere", {}}).trouble().code, "database");
    const auto too_few = database->read({"SELECT value FROM setting WHERE name = $1", {}});
    EXPECT_EQ(too_few.trouble().code, "database") << too_few.trouble().message;
    EXPECT_TRUE(database->write(std::vector{event(1, 1)}));
}

TEST_P(AnyDatabase, WritesInTheOrderGiven)
{
    const auto database = opened();
    std::vector<Statement> statements = {{"INSERT INTO setting (name, value) VALUES ($1, $2)", {"at", "0"}}};
    for (int at = 1; at <= 50; ++at) {
        statements.push_back(
            {"UPDATE setting SET value = value || $2 WHERE name = $1", {"at", std::to_string(at % 10)}});
    }
    ASSERT_TRUE(database->write(statements));
    const auto rows = database->read({"SELECT value FROM setting", {}});
    ASSERT_TRUE(rows);
    std::string expected = "0";
    for (int at = 1; at <= 50; ++at) expected += std::to_string(at % 10);
    EXPECT_EQ(text_of((*rows)[0][0]), expected);
}

TEST_P(AnyDatabase, GivesValuesBackAsTheyWere)
{
    const auto database = opened();
    const char* add =
        "INSERT INTO game_table (id, number, status, listed, touched, due, body) VALUES ($1, $2, 'open', 0, $3, $4, "
        "$5)";
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    ASSERT_TRUE(database->write(std::vector<Statement>{{add, {"a", most, least, Value{}, ""}},
                                                       {add, {"b", std::int64_t{0}, std::int64_t{-1}, most, "17"}}}));
    const auto rows = database->read({"SELECT id, number, touched, due, body FROM game_table ORDER BY id", {}});
    ASSERT_TRUE(rows);
    EXPECT_EQ((*rows)[0], (Row{"a", most, least, Value{}, ""}));
    EXPECT_EQ((*rows)[1], (Row{"b", std::int64_t{0}, std::int64_t{-1}, most, "17"}));
}

TEST_P(AnyDatabase, TakesAPlaceholderTwiceAndInAnyOrder)
{
    const auto database = opened();
    const Statement turned{"INSERT INTO event (body, seq, number) VALUES ($3, $2, $1)",
                           {std::int64_t{4}, std::int64_t{5}, "turned"}};
    ASSERT_TRUE(database->write(std::vector{turned}));
    const auto rows = database->read(
        {"SELECT body FROM event WHERE seq = $2 AND number = $1 AND seq > $1", {std::int64_t{4}, std::int64_t{5}}});
    ASSERT_TRUE(rows) << rows.trouble().message;
    ASSERT_EQ(rows->size(), 1U);
    EXPECT_EQ(text_of((*rows)[0][0]), "turned");
}

TEST_P(AnyDatabase, KeepsUnicodeAndLongTexts)
{
    const auto database = opened();
    const std::string unicode =
        "Schneewittchen \xC3\xA4\xC3\xB6\xC3\xBC \xE9\x9B\xAA \xF0\x9F\x8C\xA8 'quoted' \"\\ $1 %s\n\t";
    std::string long_text;
    while (long_text.size() < (1U << 20U)) long_text += unicode;
    ASSERT_TRUE(database->write(std::vector{event(1, 1, unicode), event(1, 2, long_text)}));
    const auto rows = database->read({kEvents, {std::int64_t{1}}});
    ASSERT_TRUE(rows);
    EXPECT_EQ(text_of((*rows)[0][1]), unicode);
    EXPECT_TRUE(text_of((*rows)[1][1]) == long_text);
}

TEST_P(AnyDatabase, RefusesATextWithNul)
{
    const auto database = opened();
    const auto result = database->write(std::vector{event(1, 1), event(1, 2, std::string("a\0b", 3))});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.trouble().code, "database");
    EXPECT_NE(result.trouble().message.find("NUL"), std::string::npos);
    EXPECT_EQ(count_events(*database), 0);
    EXPECT_FALSE(database->read({"SELECT value FROM setting WHERE name = $1", {std::string("\0", 1)}}));
}

TEST_P(AnyDatabase, TakesABatchOfManyUnits)
{
    const auto database = opened();
    std::vector<Statement> statements;
    for (int at = 0; at < 5'000; ++at) statements.push_back(event(at % 500, at / 500, std::string(200, 'x')));
    ASSERT_TRUE(database->write(statements));
    EXPECT_EQ(count_events(*database), 5'000);
    EXPECT_TRUE(database->write({}));
}

TEST_P(AnyDatabase, HasOneOwnerAtATime)
{
    const auto owner = opened();
    const auto second = open(Access::Own);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.trouble().code, "busy");
    EXPECT_NE(second.trouble().message.find("another snowbound is using this"), std::string::npos);
}

TEST_P(AnyDatabase, IsFreeAgainWhenItsOwnerIsGone)
{
    opened().reset();
    EXPECT_TRUE(open(Access::Own));
}

TEST_P(AnyDatabase, LetsAVisitorReadAndWriteBesideTheOwner)
{
    const auto owner = opened();
    const auto visitor = opened(Access::Visit);
    ASSERT_TRUE(owner->write(std::vector{event(1, 1)}));
    EXPECT_EQ(count_events(*visitor), 1);
    ASSERT_TRUE(visitor->write(std::vector{event(1, 2)}));
    ASSERT_TRUE(owner->write(std::vector{event(1, 3)}));
    EXPECT_EQ(count_events(*owner), 3);
}

TEST_P(AnyDatabase, IsMadeByTheNewestMigrationOnce)
{
    for (int time = 0; time < 2; ++time) {
        const auto rows = opened()->read({"SELECT number FROM schema_version", {}});
        ASSERT_TRUE(rows) << rows.trouble().message;
        ASSERT_EQ(rows->size(), 1U);
        EXPECT_EQ(number_of((*rows)[0][0]), migrations().back().number);
    }
}

TEST_P(AnyDatabase, OfANewerProgramIsRefusedAndLeftAsItIs)
{
    ASSERT_TRUE(opened()->write(std::vector<Statement>{{"UPDATE schema_version SET number = 9999", {}}}));
    for (const Access access : {Access::Own, Access::Visit, Access::Own}) {
        const auto refused = open(access);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.trouble().code, "newer_schema");
        EXPECT_NE(refused.trouble().message.find("newer snowbound"), std::string::npos);
    }
}

}  // namespace
}  // namespace snowbound
