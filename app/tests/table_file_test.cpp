// Tables out of a store and into one: nothing is lost, and nothing broken comes in.
#include "app/table_file.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <filesystem>
#include <thread>

#include "app/commands.h"
#include "app/files.h"
#include "app/store_options.h"
#include "games/registry.h"
#include "server/house.h"
#include "testing/temp_folder.h"

namespace snowbound {
namespace {

std::unique_ptr<AnyTable> played(const char* game, std::size_t seats, int answers)
{
    auto table = find_game(game)->start({seats, Json::object(), SeedText::given("file")});
    for (int i = 0; i < answers && !(*table)->waiting().empty(); ++i) {
        const Seat seat = *(*table)->waiting().begin();
        const auto thought = (*table)->think(seat, {BotLevel::Random, 0, 0});
        EXPECT_TRUE((*table)->answer(
            {seat, (*thought)["decision"].get<std::uint32_t>(), (*thought)["choice"], "", "bot:random", ""}));
    }
    return std::move(*table);
}

class TableFiles : public ::testing::Test {
protected:
    void SetUp() override
    {
        auto opened = open_sqlite(folder_ / "snowbound.sqlite", Access::Own);  // as a running server has it
        ASSERT_TRUE(opened);
        database_ = std::move(*opened);
        write({{"INSERT INTO person (id, login, body) VALUES ('ada', NULL, '{}')", {}}});
    }
    void write(const std::vector<Statement>& unit)
    {
        const auto stored = database_->write(unit);
        ASSERT_TRUE(stored) << stored.trouble().message;
    }
    std::string import(const Json& json, const std::string& bots = "medium")
    {
        auto file = read_table_file(json);
        EXPECT_TRUE(file) << file.trouble().message;
        if (!file) return "";
        const auto id = import_table(*database_, std::move(*file), bots);
        EXPECT_TRUE(id) << id.trouble().message;
        return id ? *id : "";
    }
    Json exported(const std::string& id)
    {
        auto table = export_table(*database_, id);
        EXPECT_TRUE(table) << table.trouble().message;
        return table ? table->file : Json::object();
    }
    Match match(const std::string& id)
    {
        auto match = read_match(*database_, id);
        EXPECT_TRUE(match) << match.trouble().message;
        return match ? std::move(*match) : Match{};
    }
    // A game of Ada's against a bot, in the middle, with chat, notes and a clock.
    Json adas_table()
    {
        Json json = exported(import(to_json(played("paper-tales", 2, 25)->record())));
        json["card"]["chairs"][0] = {{"person", "ada"}, {"name", "Ada"}, {"bot", ""}};
        json["card"]["host"] = "ada";
        json["card"]["clock"] = {{"kind", "bank"}, {"seconds", 600}, {"increment", 5}};
        json["beside"].back()["clock"] = {123'000, 456'000};
        json["lines"] = {{{"at", 1}, {"name", "Ada"}, {"text", "hello"}, {"seat", 0}}};
        json["notes"] = {{{"person", "ada"}, {"text", "watch the dragon"}}};
        return json;
    }
    std::string refusal(const Json& json)
    {
        const auto file = read_table_file(json);
        return file ? "accepted" : file.trouble().message;
    }
    TempFolder folder_;
    std::unique_ptr<Database> database_;
};

TEST_F(TableFiles, ARecordBecomesATableThatGoesOn)
{
    const auto table = played("paper-tales", 3, 30);
    const Match in = match(import(to_json(table->record()), "hard"));
    ASSERT_TRUE(in.table);
    EXPECT_EQ(in.table->hash(), table->hash());
    EXPECT_EQ(in.card.status, Card::Status::Running);
    for (const Chair& chair : in.card.chairs) {
        EXPECT_EQ(chair.bot, "hard");
    }
    const Seat seat = *in.table->waiting().begin();
    const auto thought = in.table->think(seat, {BotLevel::Random, 0, 0});
    EXPECT_TRUE(in.table->answer(
        {seat, (*thought)["decision"].get<std::uint32_t>(), (*thought)["choice"], "", "bot:random", ""}));
}

TEST_F(TableFiles, AFinishedRecordBecomesATableThatIsOver)
{
    const auto table = played("winter-tales", 3, 100'000);
    ASSERT_TRUE(table->waiting().empty());
    const Match in = match(import(to_json(table->record())));
    EXPECT_EQ(in.card.status, Card::Status::Over);
    EXPECT_EQ(in.table->scenes(), table->scenes());
}

TEST_F(TableFiles, ExportAndImportGiveTheSameTable)
{
    const std::string first = import(adas_table());
    const Json file = exported(first);
    const std::string second = import(file);
    EXPECT_NE(first, second);
    const Match a = match(first), b = match(second);
    EXPECT_EQ(a.table->hash(), b.table->hash());
    EXPECT_EQ(to_json(a.table->record()), to_json(b.table->record()));
    EXPECT_EQ(a.clock, b.clock);
    EXPECT_EQ(b.clock, Json({123'000, 456'000}));
    EXPECT_EQ(b.card.chairs[0].person, "ada");
    EXPECT_EQ(b.card.host, "ada");
    Json again = exported(second);
    EXPECT_EQ(again["lines"], file["lines"]);
    EXPECT_EQ(again["notes"], file["notes"]);
    EXPECT_EQ(again["snapshot"], file["snapshot"]);
    EXPECT_EQ(file["snapshot"]["seq"], 25);
}

TEST_F(TableFiles, PeopleWhoAreNotKnownHereAreReplaced)
{
    Json json = adas_table();
    json["card"]["chairs"][0]["person"] = "stranger";
    json["card"]["host"] = "stranger";
    json["notes"][0]["person"] = "stranger";
    const std::string id = import(json, "easy");
    const Match in = match(id);
    EXPECT_EQ(in.card.chairs[0].person, "");
    EXPECT_EQ(in.card.chairs[0].name, "");
    EXPECT_EQ(in.card.chairs[0].bot, "easy");
    EXPECT_EQ(in.card.host, "");
    EXPECT_TRUE(exported(id)["notes"].empty());
}

TEST_F(TableFiles, ClocksGoOnFromNow)
{
    Json json = adas_table();
    json["beside"].back()["at"] = 1000;
    json["beside"].back()["played"] = 1000;
    const std::string id = import(json);
    EXPECT_FALSE(match(id).played) << "another server's time";
    const auto due = database_->read({"SELECT due FROM game_table WHERE id = $1", {id}});
    EXPECT_EQ((*due)[0][0], Value(std::int64_t{0})) << "a server beside us wakes it";
}

TEST_F(TableFiles, AnOpenTableIsATableToo)
{
    Card card = *new_card({{"game", "paper-tales"}, {"seats", 3}});
    card.id = "waiting";
    write(card_statements(card));
    const Match in = match(import(exported("waiting")));
    EXPECT_EQ(in.card.status, Card::Status::Open);
    EXPECT_TRUE(in.card.chairs[1].empty());
    EXPECT_FALSE(in.table);
}

TEST_F(TableFiles, AFrozenTableIsThawed)
{
    Json json = adas_table();
    json["card"]["status"] = "frozen";
    EXPECT_EQ(match(import(json)).card.status, Card::Status::Running);
}

TEST_F(TableFiles, ATableOfOtherRulesGoesOnFromItsSnapshot)
{
    Json json = adas_table();
    json["record"]["rules_version"] = 0;
    const Match in = match(import(json));
    ASSERT_TRUE(in.table);
    EXPECT_EQ(in.table->record().seams.size(), 1U);
    json.erase("snapshot");
    EXPECT_NE(refusal(json).find("rules version 0"), std::string::npos) << refusal(json);
}

TEST_F(TableFiles, BrokenFilesAreRefusedWithThePlace)
{
    const auto broken = [&](const std::function<void(Json&)>& change) {
        Json json = adas_table();
        change(json);
        return refusal(json);
    };
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    EXPECT_TRUE(has(refusal(Json::array()), "not a JSON object"));
    EXPECT_TRUE(has(broken([](Json& j) { j["format"] = "other"; }), "format"));
    EXPECT_TRUE(has(broken([](Json& j) { j["version"] = 9; }), "version"));
    EXPECT_TRUE(has(broken([](Json& j) { j["extra"] = 1; }), "extra"));
    EXPECT_TRUE(has(broken([](Json& j) { j.erase("card"); }), "card"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"].erase("chairs"); }), "chairs"));
    EXPECT_TRUE(has(broken([](Json& j) { j["lines"] = {1}; }), "lines"));
    EXPECT_TRUE(has(broken([](Json& j) { j["lines"] = Json::array({{{"text", "x"}, {"person", 5}}}); }), "lines[0]"));
    EXPECT_TRUE(has(broken([](Json& j) { j["lines"] = Json::array({{{"text", "x"}, {"seat", 7}}}); }), "lines[0]"));
    EXPECT_TRUE(has(broken([](Json& j) { j["record"]["events"][3].erase("hash"); }), "events[3].hash"));
    EXPECT_TRUE(has(broken([](Json& j) { j["record"]["events"][3]["hash"] = "0000000000000000"; }), "event 3"));
    EXPECT_TRUE(has(broken([](Json& j) { j["record"]["events"].erase(3); }), "event 3"));
    EXPECT_TRUE(has(broken([](Json& j) { j["record"]["seed"] = "8"; }), "seed_hash"));
    EXPECT_TRUE(has(broken([](Json& j) { j["record"]["game"] = "chess"; }), "chess"));
    EXPECT_TRUE(has(broken([](Json& j) { j.erase("record"); }), "no record"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["status"] = "over"; }), "over"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["chairs"].erase(1); }), "chairs"));
    EXPECT_TRUE(has(broken([](Json& j) { j["beside"][2]["clock"] = {-1, 5}; }), "beside[2].clock"));
    EXPECT_TRUE(has(broken([](Json& j) { j["beside"][2]["clock"] = {1, INT64_MAX}; }), "beside[2].clock"));
    EXPECT_TRUE(has(broken([](Json& j) { j["beside"][2]["clock"] = {1, 10'000'000'000'000}; }), "beside[2].clock"));
    EXPECT_TRUE(has(broken([](Json& j) { j["beside"][2]["at"] = "x"; }), "beside[2].at"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["chairs"][1]["bot"] = "genius"; }), "chairs[1]"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["chairs"][1]["name"] = std::string(2000, 'x'); }), "chairs[1]"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["chairs"][1]["name"] = "a\nb"; }), "chairs[1]"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["language"] = "../../etc"; }), "language"));
    EXPECT_TRUE(has(broken([](Json& j) { j["card"]["leavers"] = "nobody"; }), "leavers"));
}

TEST_F(TableFiles, SeveralSeatsOfOnePersonComeIn)
{
    Json json = adas_table();
    json["card"]["chairs"][1] = {{"person", "ada"}, {"name", "Ben"}, {"bot", ""}};
    const Match in = match(import(json));
    EXPECT_EQ(in.card.seats_of("ada").size(), 2U);
    EXPECT_EQ(in.card.chairs[1].name, "Ben");
}

TEST_F(TableFiles, WhatStandsBesideAnEventIsNotBelieved)
{
    Json json = adas_table();
    const Json good = json["record"]["events"];
    json["beside"][3]["seat"] = 1;
    json["beside"][3]["choice"] = {{"pass", Json::object()}};
    json["beside"].back()["position"] = 7;
    const Json record = to_json(match(import(json)).table->record());
    EXPECT_EQ(record["events"], good);
    EXPECT_EQ(record["position"], json["record"]["position"]);
}

// Where the seed can be asked again, the position comes from there; elsewhere it must fit the chance results.
TEST_F(TableFiles, WhereTheGeneratorStandsIsNotBelieved)
{
    const Json good = adas_table();
    const auto position = good["record"]["position"].get<std::uint64_t>();
    ASSERT_GT(position, 0U);
    const auto with = [&](std::uint64_t other, const std::function<void(Json&)>& change) {
        Json json = good;
        json["record"]["position"] = other;
        change(json);
        return json;
    };
    const auto as_it_is = [](Json&) {};
    const auto of_other_rules = [](Json& j) { j["record"]["rules_version"] = 0; };
    const auto dictated = [](Json& j) { j["record"]["scripted"] = true; };
    EXPECT_EQ(match(import(with(position + 1, as_it_is))).table->record().position, position) << "found out again";
    for (const auto& change : {std::function<void(Json&)>(of_other_rules), std::function<void(Json&)>(dictated)}) {
        EXPECT_EQ(match(import(with(position, change))).table->record().position, position);
        EXPECT_NE(refusal(with(position + 10'000, change)).find("position"), std::string::npos);
        EXPECT_NE(refusal(with(UINT64_MAX, change)).find("position"), std::string::npos);
    }
    EXPECT_NE(refusal(with(position / 2, of_other_rules)).find("position"), std::string::npos)
        << "used words come again";
}

TEST_F(TableFiles, NorWhereItStoodWhenTheRulesChanged)
{
    Json old = adas_table();
    old["record"]["rules_version"] = 0;
    Json sewn = exported(import(old));
    ASSERT_EQ(sewn["record"]["seams"].size(), 1U);
    EXPECT_EQ(refusal(sewn), "accepted");
    for (const Json& other : {Json(0), Json(UINT64_MAX), Json("x"), Json()}) {
        sewn["record"]["seams"][0]["snapshot"]["position"] = other;
        EXPECT_NE(refusal(sewn).find("position"), std::string::npos) << other;
    }
}

TEST_F(TableFiles, AReportNamesItsTable)
{
    const std::string id = import(adas_table());
    const Match in = match(id);
    write(
        {{"INSERT INTO report (id, number, at, body) VALUES ('r1', $1, 5, '{\"remark\":\"odd\"}')", {in.card.number}}});
    const auto report = read_report(*database_, "r1");
    ASSERT_TRUE(report);
    EXPECT_EQ(report->first, id);
    EXPECT_EQ(report->second["remark"], "odd");
    EXPECT_EQ(read_report(*database_, "r2").trouble().code, "no_report");
    EXPECT_EQ(export_table(*database_, "nothing").trouble().code, "no_table");
}

int run(const std::vector<std::string>& words)
{
    CLI::App app;
    int code = -1;
    add_backup(app, code);
    add_export(app, code);
    add_import(app, code);
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    return code;
}

TEST_F(TableFiles, TheCommandsWorkBesideAServer)
{
    ASSERT_TRUE(write_file(folder_ / "record.json", to_json(played("paper-tales", 2, 10)->record()).dump()));
    EXPECT_EQ(run({"import", folder_ / "record.json", "--data", folder_.path()}), kDone);
    const auto rows = database_->read({"SELECT id FROM game_table", {}});
    ASSERT_TRUE(rows && rows->size() == 1);
    const std::string id = text_of((*rows)[0][0]);
    EXPECT_EQ(run({"export", id, "--data", folder_.path(), "--out", folder_ / "table.json"}), kDone);
    const auto rights = std::filesystem::status(folder_ / "table.json").permissions();
    EXPECT_EQ(rights & std::filesystem::perms(077), std::filesystem::perms::none) << "it holds secrets";
    EXPECT_EQ(run({"export", id, "--data", folder_.path(), "--out", folder_ / "record.json"}), kWorld)
        << "never over another file";
    EXPECT_EQ(run({"import", folder_ / "table.json", "--data", folder_.path()}), kDone);
    EXPECT_EQ(run({"export", "nothing", "--data", folder_.path()}), kFailed);
    EXPECT_EQ(run({"export", "--data", folder_.path()}), kUsage);
    EXPECT_EQ(run({"import", folder_ / "snowbound.sqlite", "--data", folder_.path()}), kFailed);
    EXPECT_EQ(run({"import", folder_ / "not-there", "--data", folder_.path()}), kWorld);
    EXPECT_EQ(run({"import", folder_ / "table.json", "--data", folder_ / "not-there"}), kWorld);
    EXPECT_EQ(run({"backup", folder_ / "copy.sqlite", "--data", folder_ / "not-there"}), kWorld);
    EXPECT_EQ(run({"backup", folder_ / "copy.sqlite", "--data", folder_.path()}), kDone);
    EXPECT_EQ(run({"backup", folder_ / "copy.sqlite", "--data", folder_.path()}), kWorld);  // never over another
}

TEST_F(TableFiles, ABackupIsWholeWhileTheServerWrites)
{
    const std::string id = import(adas_table());
    const std::int64_t number = match(id).card.number + 1;
    std::atomic<std::int64_t> written = 0;
    std::atomic<bool> enough = false;
    std::thread server([&] {  // two rows of one transaction: a copy has both or neither
        while (!enough) {
            const std::int64_t n = written;
            const std::vector<Statement> unit{
                {"INSERT INTO event (number, seq, body) VALUES ($1, $2, '{}')", {number, 2 * n}},
                {"INSERT INTO event (number, seq, body) VALUES ($1, $2, '{}')", {number, 2 * n + 1}}};
            if (database_->write(unit)) ++written;
        }
    });
    while (written < 20) std::this_thread::yield();
    const std::int64_t before = written;
    EXPECT_EQ(run({"backup", folder_ / "copy.sqlite", "--data", folder_.path()}), kDone);
    enough = true;
    server.join();
    auto copy = open_sqlite(folder_ / "copy.sqlite", Access::Own);
    ASSERT_TRUE(copy);
    const auto rows = (*copy)->read({"SELECT count(*), max(seq) FROM event WHERE number = $1", {number}});
    ASSERT_TRUE(rows);
    const std::int64_t count = number_of((*rows)[0][0]);
    EXPECT_GE(count, 2 * before);
    EXPECT_EQ(count % 2, 0);
    EXPECT_EQ(number_of((*rows)[0][1]), count - 1);
    const auto kept = read_match(**copy, id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->table->record().events.size(), 25U);
}

}  // namespace
}  // namespace snowbound
