// `snowbound load`: how much a server on this machine takes. Tables of people who answer at random, over WebSockets.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/load_crowd.h"
#include "app/open_files.h"
#include "games/registry.h"

namespace snowbound {
namespace {

struct LoadWords {
    std::string url = "http://127.0.0.1:8080";
    std::string sockets;
    std::vector<std::string> options;
    bool json = false;
    LoadOrder order;
};

// Only this machine: a load on somebody else's server is an attack.
Result<std::uint16_t> port_of(std::string_view url)
{
    const Trouble wrong{"bad_url", "--url must be http://127.0.0.1:PORT: a load is for a server on this machine", ""};
    for (const std::string_view host : {"http://127.0.0.1:", "http://localhost:"}) {
        if (!url.starts_with(host)) continue;
        std::string_view digits = url.substr(host.size());
        if (digits.ends_with('/')) digits.remove_suffix(1);
        std::uint16_t port = 0;
        const char* end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, port);
        if (read.ec == std::errc() && read.ptr == end && port > 0) return port;
    }
    return wrong;
}

struct ServerFigures {
    double memory = 0, cpu = 0;
};

double figure(const std::string& metrics, const std::string& name)
{
    const std::size_t at = metrics.find("\n" + name + " ");
    return at == std::string::npos ? 0 : std::atof(metrics.c_str() + at + name.size() + 2);
}

// Of both nodes, where there are two.
ServerFigures ask_servers(const LoadOrder& order)
{
    ServerFigures all;
    for (const std::uint16_t port : {order.port, order.sockets}) {
        if (port == order.sockets && order.sockets == order.port && all.memory > 0) break;
        const std::string metrics = wire::get(port, "/metrics").body;
        all.memory += figure(metrics, "process_resident_memory_bytes");
        all.cpu += figure(metrics, "process_cpu_seconds_total");
    }
    return all;
}

double quantile_ms(std::vector<std::uint32_t>& values, double share)
{
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at / 1000.0;
}

Json summary(LoadReport report, const ServerFigures& before, const ServerFigures& after)
{
    const auto answers = static_cast<double>(report.answers);
    const double cpu = after.cpu - before.cpu;
    return {{"answers_per_second", answers / report.seconds},
            {"deliveries_per_second", static_cast<double>(report.deliveries) / report.seconds},
            {"megabytes_per_second", static_cast<double>(report.bytes) / report.seconds / 1e6},
            {"p50_ms", quantile_ms(report.latencies, 0.5)},
            {"p99_ms", quantile_ms(report.latencies, 0.99)},
            {"p99_9_ms", quantile_ms(report.latencies, 0.999)},
            {"server_memory_mib", after.memory / (1 << 20)},
            {"server_cpu_seconds", cpu},
            {"server_cpu_us_per_answer", answers > 0 ? cpu * 1e6 / answers : 0},
            {"games_finished", report.games},
            {"refusals", report.refusals},
            {"errors", report.errors},
            {"seconds", report.seconds}};
}

void print(const LoadOrder& order, const Json& found)
{
    const auto number = [&](const char* name) { return found[name].get<double>(); };
    fmt::print("{}: {} tables of {}, {} watchers, {:.1f} s, {}\n", order.game, order.tables, order.seats, order.idle,
               number("seconds"),
               order.rate > 0 ? fmt::format("{:g} answers a second", order.rate) : "as fast as it goes");
    fmt::print("answers     {:.0f} a second\n", number("answers_per_second"));
    fmt::print("deliveries  {:.0f} views a second, {:.1f} MB/s\n", number("deliveries_per_second"),
               number("megabytes_per_second"));
    fmt::print(
        "latency     {:.2f} ms half of them, {:.2f} ms 99 %, {:.2f} ms 99.9 %: from an answer to the last view\n",
        number("p50_ms"), number("p99_ms"), number("p99_9_ms"));
    fmt::print("server      {:.0f} MiB, {:.0f} % of a core, {:.0f} us an answer\n", number("server_memory_mib"),
               100 * number("server_cpu_seconds") / number("seconds"), number("server_cpu_us_per_answer"));
    fmt::print("games       {} finished\n", found["games_finished"].get<std::uint64_t>());
    fmt::print("wrong       {} refusals, {} errors\n", found["refusals"].get<std::uint64_t>(),
               found["errors"].get<std::uint64_t>());
}

// What this process and the command line allow; then the port.
std::optional<int> cannot_begin(LoadWords& words)
{
    LoadOrder& order = words.order;
    const auto port = port_of(words.url);
    if (!port) return complain(port.trouble().message), kUsage;
    order.port = *port;
    const auto sockets = words.sockets.empty() ? port : port_of(words.sockets);
    if (!sockets) return complain(sockets.trouble().message), kUsage;
    order.sockets = *sockets;
    if (!words.options.empty()) {
        const AnyGame* game = game_or_complain(order.game);
        if (!game) return kUsage;
        auto options = read_option_words(*game, words.options);
        if (!options) return complain(options.trouble().message), kUsage;
        order.options = *options;
    }
    const std::size_t wanted = order.tables * order.seats + order.idle + 100;
    const std::size_t may = raise_open_files(wanted);
    if (may >= wanted) return std::nullopt;
    complain(fmt::format("{} sockets are needed, and this process may have {}: see ulimit -Hn", wanted, may));
    return kWorld;
}

int run_load(LoadWords& words)
{
    if (const auto no = cannot_begin(words)) return *no;
    const LoadOrder& order = words.order;
    Crowd crowd(order);
    if (const auto in = crowd.move_in(); !in) return complain(in.trouble().message), kFailed;
    if (order.warm > 0) crowd.play(order.warm);
    const std::string early = crowd.report().first_error;
    const auto before = ask_servers(order);
    crowd.play(order.seconds);
    const auto after = ask_servers(order);
    crowd.finish();
    const Json found = summary(crowd.report(), before, after);
    if (words.json)
        fmt::print("{}\n", found.dump());
    else
        print(order, found);
    const std::string& wrong = early.empty() ? crowd.report().first_error : early;
    if (!wrong.empty()) complain("the first thing that went wrong: " + wrong);
    return wrong.empty() ? kDone : kFailed;
}

}  // namespace

void add_load(CLI::App& app, int& exit_code)
{
    auto words = std::make_shared<LoadWords>();
    LoadOrder& order = words->order;
    auto* command = app.add_subcommand("load", "fill a server on this machine with people who play at random");
    command->add_option("--url", words->url, "the server; on this machine only")->capture_default_str();
    command->add_option("--sockets", words->sockets, "another node, through which they play; tables are made at --url");
    command->add_option("--game", order.game, "what they play")->capture_default_str();
    command->add_option("--option", words->options, "a game option, KEY=VALUE; may be repeated");
    command->add_option("--tables", order.tables, "tables")->capture_default_str()->check(CLI::Range(1, 100'000));
    command->add_option("--seats", order.seats, "players at each")->capture_default_str()->check(CLI::Range(1, 8));
    command->add_option("--idle", order.idle, "people who only watch")->check(CLI::Range(0, 100'000));
    command->add_option("--seconds", order.seconds, "measured")->capture_default_str()->check(CLI::Range(0.1, 3600.0));
    command->add_option("--warm", order.warm, "seconds before that")->capture_default_str()->check(CLI::Range(0, 600));
    command->add_option("--rate", order.rate, "answers a second; 0: every table as fast as it goes")
        ->check(CLI::Range(0.0, 1e6));
    command->add_option("--seed", order.seed, "of the random answers")->capture_default_str();
    command->add_flag("--json", words->json, "one JSON object instead of a report");
    command->footer(
        "Examples:\n  snowbound serve --limits 0 --data /tmp/load &\n  snowbound load --tables 500 --seconds 20\n"
        "  snowbound load --rate 2000\nExit code 1: something was refused or went wrong. docs/performance.md");
    command->callback([words, &exit_code] { exit_code = run_load(*words); });
}

}  // namespace snowbound
