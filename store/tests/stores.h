// What every kind of database must do is tested once, on each of them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "store/database.h"
#include "testing/postgres.h"
#include "testing/temp_folder.h"

namespace snowbound {

inline constexpr const char* kAddEvent = "INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)";
inline constexpr const char* kEvents = "SELECT seq, body FROM event WHERE number = $1 ORDER BY seq";

inline Statement event(std::int64_t number, std::int64_t seq, std::string body = "{}")
{
    return {kAddEvent, {number, seq, std::move(body)}};
}

inline std::int64_t count_events(Database& database)
{
    const auto rows = database.read({"SELECT count(*) FROM event", {}});
    EXPECT_TRUE(rows) << rows.trouble().message;
    return rows ? number_of((*rows)[0][0]) : -1;
}

class OnEachStore : public testing::TestWithParam<std::string> {
public:
    void SetUp() override
    {
        store_ = GetParam();
        if (store_ != "postgres") return;
        if (!TestPostgres::shared().is_there()) GTEST_SKIP() << TestPostgres::shared().why_not();
        store_ = TestPostgres::shared().fresh_database();
    }

    Result<std::unique_ptr<Database>> open(Access access) { return open_database(store_, folder_.path(), access); }

    std::unique_ptr<Database> opened(Access access = Access::Own)
    {
        auto database = open(access);
        EXPECT_TRUE(database) << database.trouble().message;
        return database ? std::move(*database) : nullptr;
    }

protected:
    TempFolder folder_;
    std::string store_;
};

}  // namespace snowbound

#define ON_EACH_STORE(Suite)                                            \
    INSTANTIATE_TEST_SUITE_P(Sqlite, Suite, testing::Values("sqlite")); \
    INSTANTIATE_TEST_SUITE_P(Postgres, Suite, testing::Values("postgres"))
