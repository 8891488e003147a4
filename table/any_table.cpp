#include "table/any_table.h"

#include <algorithm>

namespace snowbound {

Result<Json> AnyTable::think(Seat seat, const BotOrder& order) const
{
    auto work = thinking(seat, order);
    if (!work) return work.trouble();
    return (*work)();
}

Json story_of(const AnyTable& table)
{
    Json scenes = Json::array();
    for (const Json& scene : table.scenes()) {
        scenes.push_back(scene);
    }
    return {{"game", table.game()}, {"seats", table.seats()}, {"scenes", scenes}, {"end", table.scores()}};
}

void SimReport::add(const SimReport& other)
{
    games += other.games;
    decisions += other.decisions;
    shortest = std::min(shortest, other.shortest);
    longest = std::max(longest, other.longest);
    seats.resize(std::max(seats.size(), other.seats.size()));
    bots.resize(std::max(bots.size(), other.bots.size()));
    used.resize(std::max(used.size(), other.used.size()));
    for (std::size_t i = 0; i < other.seats.size(); ++i) {
        seats[i].add(other.seats[i]);
    }
    for (std::size_t i = 0; i < other.bots.size(); ++i) {
        bots[i].add(other.bots[i]);
    }
    for (const auto& [key, on_side] : other.sides) {
        sides[key].games += on_side.games;
        sides[key].wins += on_side.wins;
    }
    for (const auto& [ending, times] : other.endings) {
        endings[ending] += times;
    }
    for (const auto& [fact, times] : other.facts) {
        facts[fact] += times;
    }
    positions.insert(positions.end(), other.positions.begin(), other.positions.end());
    samples.insert(samples.end(), other.samples.begin(), other.samples.end());
    for (std::size_t i = 0; i < other.used.size(); ++i) {
        used[i] = used[i] || other.used[i];
    }
}

}  // namespace snowbound
