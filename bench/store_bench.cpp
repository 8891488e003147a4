// What it costs to keep an event: 500 tables in turn at random, bodies of 200 bytes, every commit durable.
// SNOWBOUND_STORE says where: "sqlite" (in SNOWBOUND_FOLDER, else a temporary folder) or postgres://... (an empty one).
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>

#include "store/database.h"
#include "testing/temp_folder.h"

namespace snowbound {
namespace {

constexpr std::size_t kTables = 500;
constexpr std::size_t kEventsBefore = 200'000;  // a log that has been in use: every table has its pages in the index

std::string setting(const char* name, const std::string& otherwise)
{
    const char* value = std::getenv(name);
    return value ? value : otherwise;
}

double bytes_written()  // by this process, to files and sockets
{
    std::ifstream file("/proc/self/io");
    for (std::string name, value; file >> name >> value;) {
        if (name == "wchar:") return std::stod(value);
    }
    return 0;
}

class Log {
public:
    Log()
    {
        const std::string folder = setting("SNOWBOUND_FOLDER", folder_.path()) + "/bench";
        std::filesystem::remove_all(folder);
        auto opened = open_database(setting("SNOWBOUND_STORE", "sqlite"), folder, Access::Own);
        if (!opened) {
            trouble_ = opened.trouble().message;
            return;
        }
        database_ = std::move(*opened);
        // A number of its own for each run: a server keeps the events of the last one.
        first_ = std::chrono::system_clock::now().time_since_epoch().count();
        for (std::size_t at = 0; at < kEventsBefore && trouble_.empty(); at += 5'000) append(5'000);
    }

    void append(std::size_t count)
    {
        std::vector<Statement> batch;
        for (std::size_t at = 0; at < count; ++at) {
            const std::size_t table = random_() % kTables;
            batch.push_back({"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                             {first_ + static_cast<std::int64_t>(table), ++seqs_[table], std::string(200, 'x')}});
        }
        const auto written = database_->write(batch);
        if (!written) trouble_ = written.trouble().message;
    }

    const std::string& trouble() const { return trouble_; }

private:
    TempFolder folder_;
    std::unique_ptr<Database> database_;
    std::vector<std::int64_t> seqs_ = std::vector<std::int64_t>(kTables);
    std::mt19937 random_{1};
    std::int64_t first_ = 0;
    std::string trouble_;
};

void append_events(benchmark::State& state)
{
    static Log log;  // one for all sizes
    const auto batch = static_cast<std::size_t>(state.range(0));
    const double before = bytes_written();
    for (auto _ : state) {
        if (log.trouble().empty()) log.append(batch);
    }
    if (!log.trouble().empty()) state.SkipWithError(log.trouble().c_str());
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.counters["bytes_an_event"] =
        (bytes_written() - before) / static_cast<double>(state.iterations() * state.range(0));
}
BENCHMARK(append_events)->Arg(1)->Arg(10)->Arg(100)->Arg(500)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace snowbound
