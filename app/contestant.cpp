#include "app/contestant.h"

#include <fmt/format.h>

#include <charconv>

#include "app/files.h"

namespace snowbound {
namespace {

constexpr int kAnyNumber = 1'000'000;  // of simulations, where time is the limit

Trouble unknown(const std::string& word, const std::string& why)
{
    return {"bad_contestant", fmt::format("\"{}\": {}", word, why), ""};
}

// "50ms" or "400"; nothing: it is something else.
struct Limit {
    int number = 0;
    bool of_time = false;
};
std::optional<Limit> read_limit(const std::string& part)
{
    Limit limit;
    const auto [rest, error] = std::from_chars(part.data(), part.data() + part.size(), limit.number);
    const std::string_view unit(rest, static_cast<std::size_t>(part.data() + part.size() - rest));
    limit.of_time = unit == "ms";
    if (error != std::errc() || limit.number < 1 || (!unit.empty() && !limit.of_time)) return std::nullopt;
    return limit;
}

void limit_to(Contestant& who, const Limit& limit)
{
    (limit.of_time ? who.order.milliseconds : who.order.simulations) = limit.number;
    if (limit.of_time && who.order.simulations == 0) who.order.simulations = kAnyNumber;
}

}  // namespace

Result<Network> read_network(const std::string& path, const AnyGame& game)
{
    const auto bytes = read_file(path);
    if (!bytes) return bytes.trouble();
    const auto* data = reinterpret_cast<const unsigned char*>(bytes->data());
    auto network = Network::read({data, bytes->size()});
    if (!network) return Trouble{"bad_weights", path + " is no file of weights", ""};
    if (network->inputs() == game.kind().features) return *network;
    return Trouble{
        "bad_weights",
        fmt::format("{} reads {} features, {} has {}", path, network->inputs(), game.name(), game.kind().features), ""};
}

Result<Contestant> read_contestant(const std::string& word, const AnyGame& game, int milliseconds)
{
    Contestant who{.name = word};
    who.order.level = BotLevel::Hard;
    if (word == "coach") {  // its thinking has no limits to set
        who.coached = true;
        return who;
    }
    const std::string outside = "exec:";
    if (word.starts_with(outside)) {
        who.command = word.substr(outside.size());
        if (who.command.empty()) return unknown(word, "which command?");
    } else {
        const auto level = from_name<BotLevel>(word.substr(0, word.find(':')));
        if (!level) return unknown(word, "there are random, greedy, easy, medium, hard, coach and exec:COMMAND");
        who.order.level = *level;
    }
    for (auto at = word.find(':'); who.command.empty() && at != std::string::npos; at = word.find(':', at + 1)) {
        const std::string part = word.substr(at + 1, word.find(':', at + 1) - at - 1);
        if (const auto limit = read_limit(part)) {
            limit_to(who, *limit);
        } else if (part == "hand") {
            who.network = std::make_shared<Network>();
        } else {
            auto network = read_network(part, game);
            if (!network) return unknown(word, network.trouble().message);
            who.network = std::make_shared<Network>(*network);
        }
    }
    if (milliseconds > 0 && who.order.milliseconds == 0) limit_to(who, {milliseconds, true});
    who.order.network = who.network.get();
    return who;
}

}  // namespace snowbound
