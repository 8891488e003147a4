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

// Of a database that knew nobody's rows.
TEST_P(AnySchema, FindsWhomOlderRowsName)
{
    auto database = opened();
    const char* table =
        "INSERT INTO game_table (id, number, status, listed, touched, body) VALUES ($1, $2, 'open', 0, 0, $3)";
    ASSERT_TRUE(database->write(std::vector<Statement>{
        {"DROP TABLE hidden_name", {}},
        {"DROP TABLE counter", {}},
        {"DROP TABLE node", {}},
        {"DROP TABLE node_gone", {}},
        {"DROP TABLE house_clock", {}},
        {"DROP TABLE news", {}},
        {"DROP TABLE bucket", {}},
        {"DROP INDEX game_table_owner", {}},
        {"ALTER TABLE game_table DROP COLUMN owner", {}},
        {"DROP INDEX line_person", {}},
        {"DROP INDEX note_person", {}},
        {"ALTER TABLE chair DROP COLUMN sits", {}},
        {"ALTER TABLE line DROP COLUMN person", {}},
        {"INSERT INTO person (id, body) VALUES ('ben', '{}')", {}},
        {table, {"t1", std::int64_t{1}, R"({"game":"\u00e9\"host\":\"eve\"","host":"ada","kicked":["ben","carl"]})"}},
        {table, {"t2", std::int64_t{2}, R"({"chairs":[{"name":"Ã©","person":"dan"}],"host":""})"}},
        {"INSERT INTO chair (table_id, person) VALUES ('t2', 'dan')", {}},
        {"INSERT INTO line (number, seq, body) VALUES (1, 0, $1)",
         {R"({"name":"\u00e9Ã©","person":"ada","text":"x"})"}},
        {"INSERT INTO line (number, seq, body) VALUES (1, 1, $1)", {R"({"text":"\"person\":\"eve\""})"}},
        {"UPDATE schema_version SET number = 3", {}}}));
    database.reset();
    database = opened();
    const auto named = database->read({"SELECT table_id, person, sits FROM chair ORDER BY table_id, person", {}});
    ASSERT_TRUE(named);
    EXPECT_EQ(*named,
              (std::vector<Row>{
                  {"t1", "ada", std::int64_t{0}}, {"t1", "ben", std::int64_t{0}}, {"t2", "dan", std::int64_t{1}}}));
    const auto said = database->read({"SELECT person FROM line ORDER BY seq", {}});
    ASSERT_TRUE(said);
    EXPECT_EQ(*said, (std::vector<Row>{{"ada"}, {Value()}}));
}

}  // namespace
}  // namespace snowbound
