// `snowbound sim`: bots against bots, many games, and what came out.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <thread>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/contestant.h"
#include "app/files.h"

namespace snowbound {
namespace {

struct SimOrder {
    std::string game;
    std::size_t seats = 0;
    std::vector<std::string> bots{"random"};
    std::vector<std::string> options;
    std::uint64_t games = 1000;
    unsigned threads = 1;
    std::uint64_t seed = 1;
    int simulations = 0;
    bool by_side = false;
    bool check = false;
    bool facts = false;
    bool positions = false;
    std::string samples;
    std::string network;
    bool json = false;
};

struct Interval {
    double low, high;
};

Interval wilson(double wins, double games)  // 95 % for a share of wins
{
    constexpr double z = 1.96;
    const double p = wins / games;
    const double centre = p + z * z / (2 * games);
    const double spread = z * std::sqrt(p * (1 - p) / games + z * z / (4 * games * games));
    return {(centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)};
}

Interval of_mean(const Tally& tally, double games)
{
    const double mean = static_cast<double>(tally.score) / games;
    const double variance = std::max(0.0, static_cast<double>(tally.score_squares) / games - mean * mean);
    const double spread = 1.96 * std::sqrt(variance / games);
    return {mean - spread, mean + spread};
}

double wins_of(const Tally& tally) { return static_cast<double>(tally.wins) / Tally::kWin; }

class Progress {  // on a terminal, on standard error, gone when done
public:
    Progress(const std::atomic<std::uint64_t>& done, std::uint64_t games)
    {
        if (isatty(STDERR_FILENO)) {
            thread_ = std::thread([this, &done, games] { show(done, games); });
        }
    }
    ~Progress()
    {
        over_ = true;
        if (!thread_.joinable()) return;
        thread_.join();
        fmt::print(stderr, "\r\033[K");
    }

private:
    void show(const std::atomic<std::uint64_t>& done, std::uint64_t games) const
    {
        const auto start = std::chrono::steady_clock::now();
        while (!over_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            const auto played = done.load();
            const double share = games ? static_cast<double>(played) / static_cast<double>(games) : 1;
            if (seconds < 0.5) continue;
            const auto filled = static_cast<std::size_t>(share * 30);
            const double left = played ? seconds * (1 - share) / share : 0;
            fmt::print(stderr, "\r[{:-<30}] {}/{} games, {:.0f} s left \033[K", std::string(filled, '#'), played, games,
                       left);
        }
    }
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

Result<SimReport> run_shares(const AnyGame& game, const SimPlan& plan, unsigned threads)
{
    std::atomic<std::uint64_t> done = 0;
    const Progress progress(done, plan.games);
    std::vector<Result<SimReport>> shares(threads, SimReport{});
    const auto play = [&](unsigned t) {
        SimPlan share = plan;
        share.first = t;
        share.step = threads;
        shares[t] = game.simulate(share, done);
    };
    std::vector<std::thread> pool;
    for (unsigned t = 1; t < threads; ++t) {
        pool.emplace_back(play, t);
    }
    play(0);
    for (std::thread& thread : pool) {
        thread.join();
    }
    SimReport sum;
    for (const auto& share : shares) {
        if (!share) return share.trouble();
        sum.add(*share);
    }
    return sum;
}

Json tallies_json(const std::vector<Tally>& tallies, const std::vector<BotLevel>* bots, double games)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const auto wins = wilson(wins_of(tallies[i]), games);
        const auto score = of_mean(tallies[i], games);
        Json row = Json::object();
        if (bots) {
            row["bot"] = std::string(name_of((*bots)[i]));
        } else {
            row["seat"] = i;
        }
        row["wins"] = wins_of(tallies[i]);
        row["win_share"] = wins_of(tallies[i]) / games;
        row["win_share_95"] = {wins.low, wins.high};
        row["mean_score"] = static_cast<double>(tallies[i].score) / games;
        row["mean_score_95"] = {score.low, score.high};
        list.push_back(row);
    }
    return list;
}

Json sides_json(const SimPlan& plan, const SimReport& report)
{
    Json list = Json::array();
    for (const auto& [key, on_side] : report.sides) {
        const auto games = static_cast<double>(on_side.games), wins = static_cast<double>(on_side.wins);
        const auto share = wilson(wins, games);
        list.push_back({{"bot", std::string(name_of(plan.bots[key.first]))},
                        {"side", key.second},
                        {"games", on_side.games},
                        {"wins", on_side.wins},
                        {"win_share", wins / games},
                        {"win_share_95", {share.low, share.high}}});
    }
    return list;
}

Json facts_json(const SimReport& report)
{
    Json means = Json::object();
    for (const auto& [fact, times] : report.facts) {
        means[fact] = static_cast<double>(times) / static_cast<double>(report.games);
    }
    return means;
}

Json positions_json(const SimReport& report)
{
    Json list = Json::array();
    for (const Position& p : report.positions) {
        list.push_back({p.game, p.stage, p.standing, p.chance, p.won});
    }
    return list;
}

std::vector<std::string> never_used(const AnyGame& game, const SimReport& report)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < report.used.size(); ++i) {
        if (!report.used[i]) names.emplace_back(game.pieces()[i]);
    }
    return names;
}

void print_json(const AnyGame& game, const SimOrder& order, const SimPlan& plan, const SimReport& report,
                double seconds)
{
    const auto games = static_cast<double>(report.games);
    Json json = {{"game", order.game},
                 {"seats", plan.seats},
                 {"seed", order.seed},
                 {"threads", order.threads},
                 {"games", report.games},
                 {"decisions", report.decisions},
                 {"seconds", seconds},
                 {"decisions_per_second", static_cast<double>(report.decisions) / seconds},
                 {"decisions_per_game", static_cast<double>(report.decisions) / games},
                 {"shortest", report.shortest},
                 {"longest", report.longest},
                 {"by_seat", tallies_json(report.seats, nullptr, games)},
                 {"by_bot", tallies_json(report.bots, &plan.bots, games)},
                 {"by_side", sides_json(plan, report)},
                 {"endings", report.endings},
                 {"never_used", never_used(game, report)}};
    if (plan.count_facts) json["facts_per_game"] = facts_json(report);
    if (plan.positions) json["positions"] = positions_json(report);
    fmt::print("{}\n", json.dump());
}

void print_tallies(const char* head, const Json& rows)
{
    fmt::print("\n{:<14}{:>8}   {:>8}  {:<17}{:>8}  {}\n", head, "wins", "share", "(95 %)", "score", "(95 %)");
    for (const Json& row : rows) {
        const std::string name =
            row.contains("bot") ? row["bot"].get<std::string>() : std::to_string(row["seat"].get<int>());
        fmt::print("{:<14}{:>8.1f}   {:>6.1f} %  ({:>5.1f} to {:>5.1f})  {:>8.2f}  ({:.2f} to {:.2f})\n", name,
                   row["wins"].get<double>(), 100 * row["win_share"].get<double>(),
                   100 * row["win_share_95"][0].get<double>(), 100 * row["win_share_95"][1].get<double>(),
                   row["mean_score"].get<double>(), row["mean_score_95"][0].get<double>(),
                   row["mean_score_95"][1].get<double>());
    }
}

void print_report(const AnyGame& game, const SimOrder& order, const SimPlan& plan, const SimReport& report,
                  double seconds)
{
    const auto games = static_cast<double>(report.games);
    const auto decisions = static_cast<double>(report.decisions);
    fmt::print("{}: {} games with {} seats in {:.2f} s\n", order.game, report.games, plan.seats, seconds);
    fmt::print("{} decisions, {:.0f} a second; {:.1f} a game, from {} to {}\n", report.decisions, decisions / seconds,
               decisions / games, report.shortest, report.longest);
    print_tallies("bot", tallies_json(report.bots, &plan.bots, games));
    print_tallies("seat", tallies_json(report.seats, nullptr, games));
    for (const Json& row : sides_json(plan, report)) {
        fmt::print("{} as {}: {} of {} games, {:.1f} % ({:.1f} to {:.1f})\n", row["bot"].get<std::string>(),
                   row["side"].get<std::string>(), row["wins"].get<std::uint64_t>(), row["games"].get<std::uint64_t>(),
                   100 * row["win_share"].get<double>(), 100 * row["win_share_95"][0].get<double>(),
                   100 * row["win_share_95"][1].get<double>());
    }
    fmt::print("\nhow games ended\n");
    for (const auto& [ending, times] : report.endings) {
        fmt::print("  {:<24}{:>8}\n", ending, times);
    }
    const auto unused = never_used(game, report);
    fmt::print("never used: {}\n", unused.empty() ? "nothing, everything was played" : "");
    for (const std::string& name : unused) {
        fmt::print("  {}\n", name);
    }
    if (plan.count_facts) fmt::print("\nfacts in a game\n");
    for (const auto& [fact, times] : report.facts) {
        fmt::print("  {:<40}{:>10.2f}\n", fact, static_cast<double>(times) / games);
    }
}

// What training/samples.py reads: how many features, then of each sample its game, what was won in thousandths, what
// the network said, and the features; numbers with the lowest byte first.
Result<bool> write_samples(const std::string& path, const SimReport& report, std::size_t features)
{
    std::string out = "SBS1";
    const auto put = [&](std::uint32_t value, int bytes) {
        for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFF);
    };
    put(static_cast<std::uint32_t>(features), 2);
    for (const Sample& sample : report.samples) {
        put(static_cast<std::uint32_t>(sample.game), 4);
        put(static_cast<std::uint32_t>(sample.won), 2);
        put(static_cast<std::uint32_t>(sample.odds), 4);
        out.append(reinterpret_cast<const char*>(sample.row.data()), sample.row.size());
    }
    return write_file(path, out);
}

int run_sim(const SimOrder& order)
{
    const AnyGame* game = game_or_complain(order.game);
    if (!game) return kUsage;
    SimPlan plan;
    Network network;
    if (!order.network.empty()) {
        auto read = read_network(order.network, *game);
        if (!read) return complain(read.trouble().message), kUsage;
        network = std::move(*read);
        plan.network = &network;
    }
    plan.samples = !order.samples.empty();
    if (plan.samples && game->kind().features == 0) return complain(order.game + " has no features"), kUsage;
    plan.seats = order.seats ? order.seats : std::min<std::size_t>(4, game->max_seats());
    auto options = read_option_words(*game, order.options);
    if (!options) return complain(options.trouble().message), kUsage;
    auto bots = read_levels(order.bots, order.by_side ? order.bots.size() : plan.seats);
    if (!bots) return complain(bots.trouble().message), kUsage;
    plan.options = *options;
    plan.bots = *bots;
    plan.games = order.games;
    plan.seed = order.seed;
    plan.simulations = order.simulations;
    plan.by_side = order.by_side;
    plan.check_every_step = order.check;
    plan.count_facts = order.facts;
    plan.positions = order.positions;
    const auto start = std::chrono::steady_clock::now();
    const auto report = run_shares(*game, plan, order.threads);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!report) {
        complain(report.trouble().message);
        return report.trouble().code == "rule_bug" ? kFailed : kUsage;
    }
    if (plan.samples) {
        const auto written = write_samples(order.samples, *report, game->kind().features);
        if (!written) return complain(written.trouble().message), kWorld;
    }
    if (order.json) {
        print_json(*game, order, plan, *report, seconds);
    } else {
        print_report(*game, order, plan, *report, seconds);
    }
    return kDone;
}

}  // namespace

void add_sim(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<SimOrder>();
    auto* command = app.add_subcommand("sim", "play bots against bots and count what comes out");
    command->add_option("game", order->game, "the game, e.g. paper-tales")->required();
    command->add_option("--games", order->games, "how many games")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seats", order->seats, "players (default: 4, or as many as the game takes)");
    command->add_option("--bots", order->bots, "random, greedy, easy, medium, hard; one a seat, the last repeated")
        ->delimiter(',')
        ->capture_default_str();
    command->add_option("--option", order->options, "a game option, KEY=VALUE; may be repeated");
    command->add_option("--threads", order->threads, "threads; the figures do not depend on it")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", order->seed, "same seed, same games")->capture_default_str();
    command->add_option("--simulations", order->simulations, "for searching bots, instead of their level's own")
        ->check(CLI::Range(1, 1'000'000));
    command->add_flag("--by-side", order->by_side,
                      "one bot a side (Winter Tales: Spring, Winter); they change sides from game to game");
    command->add_flag("--check", order->check, "check every invariant after every decision (slower)");
    command->add_flag("--positions", order->positions,
                      "with --json: note positions on the way and how they ended (scripts/calibrate)");
    command->add_option("--samples", order->samples,
                        "a file for what a network may know on the way, and who won (training/)");
    command->add_option("--network", order->network, "a file of weights by which searching bots judge");
    command->add_flag("--facts", order->facts,
                      "count what happened: the mean of every kind of fact in a game, and of its first word");
    command->add_flag("--json", order->json, "one JSON object instead of a report");
    command->footer(
        "Bots change seats from game to game, so that no bot has the better chair.\n"
        "  snowbound sim paper-tales --seats 4 --games 2000 --bots hard,greedy,greedy,greedy --threads 2");
    command->callback([order, &exit_code] { exit_code = run_sim(*order); });
}

}  // namespace snowbound
