// Migrations: numbered without gaps, each in one transaction.
#include "store/migrate.h"

#include "store/tests/stores.h"

namespace snowbound {
namespace {

TEST(Migrations, AreNumberedWithoutGaps)
{
    std::int64_t next = 1;
    for (const Migration& each : migrations()) EXPECT_EQ(each.number, next++) << each.name;
    EXPECT_GT(next, 1);
}

class AnySchema : public OnEachStore {
protected:
    // Stands in for what a database lends: each statement of the script by itself, as one write.
    Schema schema(Database& database)
    {
        return {database, "SELECT 1",
                [this, &database](const std::string& script) -> Result<bool> {
                    std::vector<Statement> statements;
                    std::size_t from = 0;
                    for (std::size_t to; (to = script.find(';', from)) != std::string::npos; from = to + 1) {
                        texts_.push_back(std::make_unique<std::string>(script.substr(from, to - from)));
                        statements.push_back({texts_.back()->c_str(), {}});
                    }
                    return database.write(statements);
                },
                "here"};
    }
    std::vector<std::unique_ptr<std::string>> texts_;
};
ON_EACH_STORE(AnySchema);

TEST_P(AnySchema, GoesForwardStepByStep)
{
    const auto database = opened();
    const std::int64_t now = migrations().back().number;
    const Migration steps[] = {{now, "now", "CREATE TABLE never (a BIGINT);"},
                               {now + 1, "next", "CREATE TABLE later (a BIGINT);"},
                               {now + 2, "last", "ALTER TABLE later ADD COLUMN b BIGINT;"}};
    ASSERT_TRUE(migrate(schema(*database), steps));
    EXPECT_TRUE(database->read({"SELECT a, b FROM later", {}}));
    EXPECT_FALSE(database->read({"SELECT a FROM never", {}}));
    EXPECT_TRUE(*is_up_to_date(schema(*database), steps));
    EXPECT_TRUE(migrate(schema(*database), steps));
}

TEST_P(AnySchema, StaysWhereAMigrationFails)
{
    const auto database = opened();
    const std::int64_t now = migrations().back().number;
    const Migration steps[] = {{now + 1, "good", "CREATE TABLE later (a BIGINT);"},
                               {now + 2, "bad", "CREATE TABLE half (a BIGINT); INSERT INTO nowhere VALUES (1);"}};
    const auto result = migrate(schema(*database), steps);
    ASSERT_FALSE(result);
    EXPECT_NE(result.trouble().message.find("in the migration bad"), std::string::npos);
    EXPECT_TRUE(database->read({"SELECT a FROM later", {}}));
    EXPECT_FALSE(database->read({"SELECT a FROM half", {}}));
    EXPECT_FALSE(*is_up_to_date(schema(*database), steps));
    EXPECT_TRUE(*is_up_to_date(schema(*database), std::span(steps).first(1)));
}

}  // namespace
}  // namespace snowbound
