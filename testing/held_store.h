// Somebody else writes into the same SQLite file: a server waits for as long as this is there, then gives up.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>

namespace snowbound {

class HeldStore {
public:
    explicit HeldStore(const std::string& data)
    {
        EXPECT_EQ(sqlite3_open((data + "/snowbound.sqlite").c_str(), &connection_), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(connection_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    }
    ~HeldStore() { sqlite3_close(connection_); }
    HeldStore(const HeldStore&) = delete;
    HeldStore& operator=(const HeldStore&) = delete;

private:
    sqlite3* connection_ = nullptr;
};

}  // namespace snowbound
