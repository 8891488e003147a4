// How long a server takes to open over many stored tables, and how long one table takes to come back from the store.
//   snowbound_resume_bench [TABLES]     100,000 unless said
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "games/registry.h"
#include "server/house.h"
#include "testing/temp_folder.h"

using namespace snowbound;

namespace {

double ms_since(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

// A match played at random: to its end, or as far as asked.
std::unique_ptr<AnyTable> played(const AnyGame& game, std::size_t seats, std::size_t events)
{
    auto table = std::move(*game.start({seats, Json::object(), SeedText::given("bench")}));
    while (!table->waiting().empty() && table->record().events.size() < events) {
        const Seat seat = *table->waiting().begin();
        const auto thought = table->think(seat, {.level = BotLevel::Random});
        if (!table->answer({seat, (*thought)["decision"], (*thought)["choice"], "", "bot:random", ""})) std::abort();
    }
    return table;
}

std::vector<Statement> stored(const AnyTable& table, const std::string& id, std::int64_t number)
{
    Card card;
    card.id = id;
    card.number = number;
    card.game = table.game();
    card.chairs.resize(table.seats(), {"", "", "greedy"});
    card.status = Card::Status::Running;
    card.record = table.record();
    card.record->events.clear();
    card.options = card.record->options;
    std::vector<Statement> unit = card_statements(card);
    for (std::size_t i = 0; i < table.record().events.size(); ++i) {
        unit.push_back({"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                        {number, static_cast<std::int64_t>(i), to_json(table.record().events[i]).dump()}});
    }
    return unit;
}

void fill(Database& database, std::int64_t tables)
{
    const auto match = played(*find_game("paper-tales"), 4, 5);
    for (std::int64_t i = 0; i < tables; i += 500) {
        std::vector<Statement> unit;
        for (std::int64_t j = i; j < std::min(i + 500, tables); ++j) {
            for (Statement& statement : stored(*match, "t" + std::to_string(j), j + 1000)) {
                unit.push_back(std::move(statement));
            }
        }
        if (!database.write(unit)) std::abort();
    }
}

void time_opening(const std::string& file)
{
    const auto start = std::chrono::steady_clock::now();
    auto database = open_sqlite(file, Access::Own);
    auto settings = House::read_settings(**database);
    const auto due =
        (*database)->read({"SELECT id FROM game_table WHERE due < $1 ORDER BY due LIMIT 100", {std::int64_t{1}}});
    std::printf("opening the store as a server does: %.1f ms\n", ms_since(start));
    if (!settings || !due) std::abort();
}

void time_loading(Database& database, const char* name, const std::string& id, std::size_t events)
{
    double best = 1e9, sum = 0;
    constexpr int kTimes = 50;
    for (int i = 0; i < kTimes; ++i) {
        const auto start = std::chrono::steady_clock::now();
        auto match = read_match(database, id);
        if (!match) std::abort();
        const double took = ms_since(start);
        best = std::min(best, took);
        sum += took;
    }
    std::printf("%s, %zu events: %.2f ms on average, %.2f at best\n", name, events, sum / kTimes, best);
}

}  // namespace

int main(int argc, char** argv)
{
    const std::int64_t tables = argc > 1 ? std::atoll(argv[1]) : 100'000;
    TempFolder folder;
    const std::string file = folder / "snowbound.sqlite";
    {
        auto database = open_sqlite(file, Access::Own);
        time_opening(file + ".empty");
        fill(**database, tables);
        std::printf("%lld tables of 5 events stored\n", static_cast<long long>(tables));
        const auto paper = played(*find_game("paper-tales"), 5, 100'000);
        const auto winter = played(*find_game("winter-tales"), 7, 100'000);
        if (!(*database)->write(stored(*paper, "paper", 1)) || !(*database)->write(stored(*winter, "winter", 2)))
            return 1;
        time_loading(**database, "Paper Tales, five seats, a whole game", "paper", paper->record().events.size());
        time_loading(**database, "Winter Tales, seven seats, a whole game", "winter", winter->record().events.size());
    }
    time_opening(file);
    return 0;
}
