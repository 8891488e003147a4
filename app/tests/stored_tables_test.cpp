// Tables as they were kept under each version of each game's rules: all of them go on.
#include <gtest/gtest.h>

#include <filesystem>

#include "app/files.h"
#include "app/table_file.h"
#include "games/registry.h"
#include "server/house.h"
#include "testing/temp_folder.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> stored(const AnyGame& game, int version)
{
    const std::string folder =
        std::string(SNOWBOUND_ROOT) + "/testdata/" + std::string(game.name()) + "/tables/v" + std::to_string(version);
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

int version_of(const AnyGame& game) { return game.about()["rules_version"].get<int>(); }

void expect_goes_on(AnyTable& table, const std::string& file)
{
    for (int i = 0; i < 20'000 && !table.waiting().empty(); ++i) {
        const Seat seat = *table.waiting().begin();
        const auto thought = table.think(seat, {BotLevel::Random, 0, 0});
        ASSERT_TRUE(thought) << file;
        const auto event = table.answer(
            {seat, (*thought)["decision"].get<std::uint32_t>(), (*thought)["choice"], "", "bot:random", ""});
        ASSERT_TRUE(event) << file << ": " << event.trouble().message;
    }
    EXPECT_TRUE(table.waiting().empty()) << file;
    const auto record = read_record(*parse_json(to_json(table.record()).dump()));
    ASSERT_TRUE(record) << file;
    const auto again = find_game(table.game())->replay(*record, record->events.size());
    ASSERT_TRUE(again) << file << ": " << again.trouble().message;
    EXPECT_EQ((*again)->hash(), table.hash()) << file;
}

Json read_json(const std::string& file)
{
    const auto text = read_file(file);
    const auto json = parse_json(text ? *text : "");
    EXPECT_TRUE(json) << file;
    return json ? *json : Json::object();
}

// Where this fails after the rules got a new version: `snowbound golden --update` keeps tables of it.
TEST(StoredTables, EveryVersionOfEveryGameIsThere)
{
    for (const AnyGame* game : games()) {
        for (int version = 1; version <= version_of(*game); ++version) {
            int running = 0, over = 0;
            for (const std::string& file : stored(*game, version)) {
                const Json json = read_json(file);
                EXPECT_EQ(json["record"]["rules_version"], version) << file;
                EXPECT_TRUE(json.contains("snapshot")) << file;
                (json["card"]["status"] == "over" ? over : running) += 1;
            }
            EXPECT_GT(running, 1) << game->name() << " v" << version;
            EXPECT_GT(over, 0) << game->name() << " v" << version;
        }
    }
}

TEST(StoredTables, AllOfThemGoOn)
{
    const TempFolder folder;
    auto database = open_sqlite(folder / "snowbound.sqlite", Access::Own);
    ASSERT_TRUE(database);
    for (const AnyGame* game : games()) {
        for (int version = 1; version <= version_of(*game); ++version) {
            for (const std::string& file : stored(*game, version)) {
                auto read = read_table_file(read_json(file));
                ASSERT_TRUE(read) << file << ": " << read.trouble().message;
                const auto id = import_table(**database, std::move(*read), "random");
                ASSERT_TRUE(id) << file << ": " << id.trouble().message;
                const auto match = read_match(**database, *id);
                ASSERT_TRUE(match && match->table) << file;
                expect_goes_on(*match->table, file);
            }
        }
    }
}

// What the next version of the rules will do with the tables of this one.
TEST(StoredTables, TheyGoOnFromTheirSnapshotsToo)
{
    for (const AnyGame* game : games()) {
        for (const std::string& file : stored(*game, version_of(*game))) {
            Json json = read_json(file);
            json["record"]["rules_version"] = 0;
            auto read = read_table_file(json);
            ASSERT_TRUE(read) << file << ": " << read.trouble().message;
            EXPECT_EQ(read->table->record().seams.size(), 1U) << file;
            EXPECT_EQ(hash_text(read->table->hash()), json["record"]["events"].back()["hash"].get<std::string>())
                << file;
            expect_goes_on(*read->table, file);
        }
    }
}

}  // namespace
}  // namespace snowbound
