#include "table/bot_requests.h"

#include "bots/review.h"

namespace snowbound {
namespace {

BotLevel level_argument(Arguments& in, const char* otherwise)
{
    const std::string level = in.text("level", otherwise);
    const auto known = from_name<BotLevel>(level);
    if (!known) in.fail("unknown level \"" + level + "\"; there are random, greedy, easy, medium, hard");
    return known.value_or(BotLevel::Random);
}

}  // namespace

std::string by_argument(Arguments& in)
{
    std::string by = in.text("by");
    const bool known =
        by.empty() || by == "clock" || (by.starts_with("bot:") && from_name<BotLevel>(by.substr(4)).has_value());
    if (!known) in.fail("\"by\" must be clock, or bot: and a level");
    return by;
}

BotOrder order_argument(Arguments& in)
{
    BotOrder order;
    order.level = level_argument(in, "greedy");
    order.simulations = static_cast<int>(in.number("simulations", 1, 1'000'000, 0));
    order.milliseconds = static_cast<int>(in.number("ms", 1, 600'000, 0));
    return order;
}

Result<Json> advice_request(const AnyTable& table, Arguments& in)
{
    const Seat seat = in.seat("seat", table.seats());
    const Json* choice = in.find("choice");
    if (auto no = in.trouble()) return *no;
    const auto work = choice ? table.weighing(seat, *choice) : table.advising(seat);
    if (!work) return work.trouble();
    return (*work)();
}

Result<Json> review_request(const AnyTable& table, Arguments& in)
{
    const Seat seat = in.seat("seat", table.seats());
    const Json& choice = in.need("choice");
    const auto worlds = static_cast<int>(in.number("worlds", 1, 10'000, kReviewWorlds));
    if (auto no = in.trouble()) return *no;
    return table.review(seat, choice, worlds);
}

Result<Json> sim_request(const AnyGame* game, Arguments& in)
{
    SimPlan plan;
    const auto least = static_cast<std::int64_t>(game ? game->min_seats() : 1);
    plan.seats = static_cast<std::size_t>(in.number("seats", 1, static_cast<std::int64_t>(kMaxSeats), least));
    plan.games = static_cast<std::uint64_t>(in.number("games", 1, 1'000'000, 1));
    plan.seed = static_cast<std::uint64_t>(in.number("seed", 0, 1'000'000'000, 1));
    if (const Json* options = in.find("options")) plan.options = *options;
    plan.bots.assign(plan.seats, level_argument(in, "random"));
    if (auto no = in.trouble()) return *no;
    std::atomic<std::uint64_t> done = 0;
    const auto report = game->simulate(plan, done);
    if (!report) return report.trouble();
    return Json{{"games", report->games}, {"decisions", report->decisions}, {"endings", report->endings}};
}

}  // namespace snowbound
