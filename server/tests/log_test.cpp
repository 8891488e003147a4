#include "server/log.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace snowbound {
namespace {

TEST(Log, ALineIsOneJsonObject)
{
    const std::string line = log_text(1'800'000'000'123, Level::Warning, "table_opened",
                                      {{"table", "abc"}, {"seats", 4}, {"secure", true}, {"ms", 0.25}});
    EXPECT_EQ(line,
              "{\"at\":\"2027-01-15T08:00:00.123Z\",\"level\":\"warning\",\"event\":\"table_opened\",\"table\":\"abc\","
              "\"seats\":4,\"secure\":true,\"ms\":0.25}\n");
}

TEST(Log, WhatPeopleWroteCannotForgeALine)
{
    const std::string nasty = "a\n{\"level\":\"error\"}\r\x1B[2J\"\\\x7F\u0085\u202Eb\u2028\u200B\U000E0041";
    const std::string line = log_text(0, Level::Info, "named", {{"name", nasty}});
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    EXPECT_EQ(line.find('\x1B'), std::string::npos);
    EXPECT_EQ(line.find("\u202E"), std::string::npos);
    EXPECT_EQ(line.find("\u0085"), std::string::npos);
    EXPECT_EQ(nlohmann::json::parse(line)["name"], nasty);
}

TEST(Log, WhatIsNoUtf8IsReplaced)
{
    EXPECT_EQ(log_quoted("a\xFF\xC0\x80z"), "\"a\\ufffd\\ufffd\\ufffdz\"");
    EXPECT_EQ(log_quoted("\xE2\x80"), "\"\\ufffd\\ufffd\"");
    EXPECT_EQ(log_quoted(std::string("\0", 1)), "\"\\u0000\"");
}

TEST(Log, LongTextsAreCut)
{
    const std::string line = log_quoted(std::string(1'000'000, 'x'));
    EXPECT_EQ(line, "\"" + std::string(kMostLogged, 'x') + "…\"");
    EXPECT_EQ(log_quoted(std::string(kMostLogged, 'x')).size(), kMostLogged + 2);
}

TEST(Log, NumbersAreJson)
{
    EXPECT_EQ(LogValue(1.0 / 0.0).json(), "null");
    EXPECT_EQ(LogValue(std::int64_t{-5}).json(), "-5");
    EXPECT_EQ(LogValue(std::uint64_t{18'446'744'073'709'551'615U}).json(), "18446744073709551615");
    EXPECT_EQ(LogValue(false).json(), "false");
}

TEST(Log, ALineGoesToStderr)
{
    testing::internal::CaptureStderr();
    log_line(Level::Error, "disk_full", {{"file", "games.db"}});
    const std::string line = testing::internal::GetCapturedStderr();
    EXPECT_EQ(nlohmann::json::parse(line)["event"], "disk_full");
}

}  // namespace
}  // namespace snowbound
