// Everything under testdata/: whole games that must replay forever, playthroughs that must read the same, inputs that
// once failed. Every step of a replay checks all invariants, among them that no card is lost.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/registry.h"
#include "table/engine.h"
#include "table/options.h"
#include "table/playthrough.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

fs::path testdata() { return fs::path(SNOWBOUND_ROOT) / "testdata"; }

std::string read(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream content;
    content << in.rdbuf();
    return content.str();
}

std::vector<fs::path> files_in(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

Result<Record> stored(const fs::path& path)
{
    const auto json = parse_json(read(path));
    if (!json) return Trouble{"bad_record", "not JSON", ""};
    return read_record(*json);
}

TEST(StoredGames, AllReplayWithEveryHash)
{
    for (const AnyGame* game : games()) {
        for (const char* kind : {"games", "regressions"}) {
            for (const fs::path& path : files_in(testdata() / game->name() / kind)) {
                const auto record = stored(path);
                ASSERT_TRUE(record) << path << ": " << record.trouble().message;
                const auto table = game->replay(*record, record->events.size());
                EXPECT_TRUE(table) << path << ": " << table.trouble().message;
            }
        }
    }
}

// One stored game for every number of seats, every way to end and every value of every option.
TEST(StoredGames, CoverSeatsEndingsAndOptions)
{
    for (const AnyGame* game : games()) {
        std::set<std::string> seen;
        for (const fs::path& path : files_in(testdata() / game->name() / "games")) {
            const auto record = stored(path);
            ASSERT_TRUE(record);
            const auto table = game->replay(*record, record->events.size());
            ASSERT_TRUE(table);
            const Json scores = (*table)->scores();
            EXPECT_EQ(scores["over"], true) << path;
            seen.insert("seats " + std::to_string(record->seats));
            seen.insert("ending " + scores["ending"].get<std::string>());
            for (const auto& [key, value] : record->options.items()) {
                seen.insert(key + " " + value.dump());
            }
        }
        const Json about = game->about();
        for (std::size_t seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
            EXPECT_TRUE(seen.count("seats " + std::to_string(seats))) << game->name() << ": no game for " << seats;
        }
        for (const Json& ending : about["endings"]) {
            EXPECT_TRUE(seen.count("ending " + ending.get<std::string>()))
                << game->name() << ": no game ends by " << ending;
        }
        for (const auto& [key, schema] : about["options"]["properties"].items()) {
            for (const Json& value : option_values(schema)) {
                EXPECT_TRUE(seen.count(key + " " + value.dump()))
                    << game->name() << ": no game with " << key << "=" << value;
            }
        }
    }
}

TEST(Golden, PlaythroughsReadTheSame)
{
    for (const AnyGame* game : games()) {
        const auto path = testdata() / game->name() / "playthrough.txt";
        const auto now = playthrough(*game);
        ASSERT_TRUE(now) << now.trouble().message;
        EXPECT_TRUE(read(path) == *now) << path << " differs; `snowbound golden` shows where";
    }
}

TEST(FuzzRegressions, InputsThatOnceFailedGetAReply)
{
    for (const fs::path& path : files_in(testdata() / "fuzz" / "regressions")) {
        Engine engine;
        std::istringstream lines(read(path));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_TRUE(parse_json(engine.handle(line))) << path;
        }
    }
}

}  // namespace
}  // namespace snowbound
