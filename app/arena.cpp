// `snowbound arena`: bots of any kind against each other, until it is clear who is stronger, and a ladder of them.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "app/arena_play.h"
#include "app/choose_game.h"
#include "app/commands.h"

namespace snowbound {
namespace {

constexpr std::size_t kDealsAtOnce = 32;  // between two looks at the test: whatever the threads, the same games count

struct ArenaOrder {
    std::string game;
    std::vector<std::string> contestants;
    std::vector<std::string> options;
    std::size_t seats = 0;
    std::string seed = "1";
    double hours = 1;
    std::uint64_t games = 0;
    double better = 1.25;
    unsigned threads = 1;
    int milliseconds = 0;
    int patience = 60;
    bool json = false;
};

struct Arena {
    ArenaPlan plan;
    std::vector<std::string> names;  // of contestants, each once
    std::vector<Deal> deals;
    std::map<std::size_t, Pace> paces;
    std::map<std::pair<std::size_t, std::size_t>, std::pair<double, double>> sides;
    std::vector<Verdict> verdicts;
    double seconds = 0;

    void add(const PlayedDeal& played)
    {
        deals.push_back(played.bouts);
        for (const auto& [who, pace] : played.paces) paces[who].add(pace);
        for (const auto& [key, counted] : played.sides) {
            sides[key].first += counted.first, sides[key].second += counted.second;
        }
    }
    std::size_t games() const { return deals.size() * plan.contestants.size(); }
    bool settled() const { return std::count(verdicts.begin(), verdicts.end(), Verdict::Open) == 0; }
};

Result<Arena> set_up(const ArenaOrder& order, const AnyGame& game)
{
    Arena arena;
    ArenaPlan& plan = arena.plan;
    plan.game = &game;
    plan.seats = order.seats ? order.seats : std::min<std::size_t>(4, game.max_seats());
    plan.seed = "arena-" + order.seed;
    plan.patience = order.patience * 1000;
    auto options = read_option_words(game, order.options);
    if (!options) return options.trouble();
    plan.options = *options;
    for (const std::string& word : order.contestants) {
        auto who = read_contestant(word, game, order.milliseconds);
        if (!who) return who.trouble();
        const auto known = std::find(arena.names.begin(), arena.names.end(), word);
        plan.who.push_back(static_cast<std::size_t>(known - arena.names.begin()));
        if (known == arena.names.end()) arena.names.push_back(word);
        plan.contestants.push_back(std::move(*who));
    }
    if (arena.names.size() < 2) return Trouble{"bad_contestant", "an arena needs two who differ", ""};
    if (game.kind().rivals == Rivals::Seats && plan.contestants.size() > plan.seats) {
        return Trouble{"bad_contestant",
                       fmt::format("{} contestants cannot sit at {} seats", plan.contestants.size(), plan.seats), ""};
    }
    return arena;
}

// The next deals, each thread with its own table; nothing of a deal that was not finished in time.
Result<std::vector<PlayedDeal>> play_some(const Arena& arena, std::size_t many, unsigned threads, auto&& in_time)
{
    std::vector<std::optional<Result<PlayedDeal>>> found(many);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> failed = false;
    const auto work = [&] {
        ArenaTable table(arena.plan);
        for (std::size_t i = next++; i < many && !failed && in_time(); i = next++) {
            found[i] = table.play(arena.deals.size() + i);
            if (!*found[i]) failed = true;
        }
    };
    std::vector<std::thread> pool;
    for (unsigned t = 1; t < threads; ++t) pool.emplace_back(work);
    work();
    for (std::thread& thread : pool) thread.join();
    std::vector<PlayedDeal> played;
    for (const auto& one : found) {
        if (one && !*one) return one->trouble();
        if (one) played.push_back(**one);
    }
    return played;
}

Result<bool> play_until_settled(Arena& arena, const ArenaOrder& order)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto past = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
    const auto in_time = [&] { return past() < order.hours * 3600; };
    const std::size_t most = order.games ? std::max<std::size_t>(1, order.games / order.contestants.size()) : SIZE_MAX;
    arena.verdicts = judge(arena.deals, arena.names.size(), order.better);
    while (!arena.settled() && in_time() && arena.deals.size() < most) {
        const std::size_t many = std::min(kDealsAtOnce, most - arena.deals.size());
        const auto played = play_some(arena, many, order.threads, in_time);
        if (!played) return played.trouble();
        for (const PlayedDeal& deal : *played) arena.add(deal);
        arena.verdicts = judge(arena.deals, arena.names.size(), order.better);
    }
    arena.seconds = past();
    return true;
}

Json ladder_json(const ArenaOrder& order, const Arena& arena)
{
    const auto rungs = rate(arena.deals, arena.names.size());
    std::vector<std::size_t> ranks(rungs.size());
    for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] = i;
    std::stable_sort(ranks.begin(), ranks.end(),
                     [&](std::size_t a, std::size_t b) { return rungs[a].odds > rungs[b].odds; });
    Json ladder = Json::array();
    for (const std::size_t i : ranks) {
        const Rung& rung = rungs[i];
        const auto found = arena.paces.find(i);
        const Pace pace = found == arena.paces.end() ? Pace{} : found->second;
        Json row = {{"who", arena.names[i]},
                    {"places", rung.played},
                    {"won", rung.won},
                    {"chance", rung.chance},
                    {"odds", rung.odds},
                    {"odds_95", {rung.low, rung.high}},
                    {"verdict", i == 0 ? "first" : std::string(name_of(arena.verdicts[i]))},
                    {"decisions", pace.decisions},
                    {"seconds", pace.seconds},
                    {"ms_99", pace.most_within(0.99)},
                    {"longest", pace.longest}};
        for (const auto& [key, counted] : arena.sides) {
            if (key.first != i) continue;
            const std::string side(arena.plan.game->kind().sides[key.second]);
            row["sides"].push_back({{"side", side}, {"times", counted.first}, {"won", counted.second}});
        }
        ladder.push_back(std::move(row));
    }
    return {{"game", order.game},          {"seats", arena.plan.seats}, {"seed", order.seed},
            {"deals", arena.deals.size()}, {"games", arena.games()},    {"seconds", arena.seconds},
            {"settled", arena.settled()},  {"ladder", ladder}};
}

void print_ladder(const Json& report)
{
    fmt::print("{}, {} seats: {} games, {} deals of seed {}, {:.0f} s, {}\n\n", report["game"].get<std::string>(),
               report["seats"].get<int>(), report["games"].get<int>(), report["deals"].get<int>(),
               report["seed"].get<std::string>(), report["seconds"].get<double>(),
               report["settled"].get<bool>() ? "settled" : "not settled");
    fmt::print("{:<32}{:>8}{:>9}{:>9}   {:<24}{:>9}{:>9}{:>9}  {}\n", "", "places", "won", "chance",
               "odds to the first (95 %)", "ms each", "99 %", "at most", "verdict");
    for (const Json& row : report["ladder"]) {
        const double decisions = std::max(1.0, row["decisions"].get<double>());
        const std::string odds = fmt::format("{:.2f} ({:.2f} to {:.2f})", row["odds"].get<double>(),
                                             row["odds_95"][0].get<double>(), row["odds_95"][1].get<double>());
        fmt::print("{:<32}{:>8.0f}{:>7.1f} %{:>7.1f} %   {:<24}{:>9.1f}{:>9}{:>9.1f}  {}\n",
                   row["who"].get<std::string>(), row["places"].get<double>(), 100 * row["won"].get<double>(),
                   100 * row["chance"].get<double>(), odds, 1000 * row["seconds"].get<double>() / decisions,
                   row["ms_99"].get<int>(), 1000 * row["longest"].get<double>(), row["verdict"].get<std::string>());
    }
    for (const Json& row : report["ladder"]) {
        for (const Json& side : row.value("sides", Json::array())) {
            fmt::print("{} as {}: {:.0f} of {:.0f}\n", row["who"].get<std::string>(), side["side"].get<std::string>(),
                       side["won"].get<double>(), side["times"].get<double>());
        }
    }
}

int run_arena(const ArenaOrder& order)
{
    const AnyGame* game = game_or_complain(order.game);
    if (!game) return kUsage;
    auto arena = set_up(order, *game);
    if (!arena) return complain(arena.trouble().message), kUsage;
    if (const auto done = play_until_settled(*arena, order); !done) {
        complain(done.trouble().message);
        return done.trouble().code == "outside" ? kWorld : done.trouble().code == "arena" ? kFailed : kUsage;
    }
    const Json report = ladder_json(order, *arena);
    if (order.json) {
        fmt::print("{}\n", report.dump());
    } else {
        print_ladder(report);
    }
    return kDone;
}

}  // namespace

void add_arena(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<ArenaOrder>();
    auto* command = app.add_subcommand("arena", "play bots of any kind against each other and print a ladder");
    command->add_option("game", order->game, "the game, e.g. paper-tales")->required();
    command->add_option("contestants", order->contestants, "who plays, the first is the measure (see below)")
        ->required()
        ->delimiter(',');
    command->add_option("--hours", order->hours, "at most so long")->capture_default_str()->check(CLI::Range(0.0, 1e4));
    command->add_option("--games", order->games, "at most so many (default: until it is settled)");
    command->add_option("--better", order->better, "odds to 1 that make somebody stronger")
        ->capture_default_str()
        ->check(CLI::Range(1.01, 100.0));
    command
        ->add_option("--ms", order->milliseconds, "everybody thinks so long a decision, instead of so many simulations")
        ->check(CLI::Range(1, 600'000));
    command->add_option("--seats", order->seats, "players (default: 4, or as many as the game takes)");
    command->add_option("--option", order->options, "a game option, KEY=VALUE; may be repeated");
    command->add_option("--seed", order->seed, "same seed, same deals")->capture_default_str();
    command->add_option("--threads", order->threads, "threads; without --ms the games do not depend on it")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--patience", order->patience, "seconds that a command may take for a reply")
        ->capture_default_str()
        ->check(CLI::Range(1, 86'400));
    command->add_flag("--json", order->json, "one JSON object instead of a ladder");
    command->footer(
        "A contestant is a level: random, greedy, easy, medium, hard; with limits of its own: hard:400 (simulations),\n"
        "hard:50ms; judging without a network: hard:hand; by another network: hard:FILE; coach: whoever does what the\n"
        "coach says first; or an engine outside: exec:COMMAND, which is asked `load` and `bot` as docs/protocol.md\n"
        "has them. The same may be named twice.\n"
        "Every deal is played as often as there are contestants; each has each seat, or side, once. It ends when each\n"
        "is known to be stronger than the first, weaker, or neither by as much as --better.\n"
        "  snowbound arena paper-tales hard:hand,hard,hard:new.net --ms 20 --hours 0.5 --threads 2\n"
        "  snowbound arena tail-feathers hard,'exec:old/snowbound engine' --games 200");
    command->callback([order, &exit_code] { exit_code = run_arena(*order); });
}

}  // namespace snowbound
