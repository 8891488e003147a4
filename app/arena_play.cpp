#include "app/arena_play.h"

#include <chrono>
#include <set>

namespace snowbound {

void Pace::add(double took)
{
    ++decisions, seconds += took, longest = std::max(longest, took);
    ++within[static_cast<int>(took * 1000) + 1];
}

void Pace::add(const Pace& other)
{
    decisions += other.decisions, seconds += other.seconds, longest = std::max(longest, other.longest);
    for (const auto& [milliseconds, number] : other.within) within[milliseconds] += number;
}

int Pace::most_within(double share) const
{
    double left = share * static_cast<double>(decisions);
    for (const auto& [milliseconds, number] : within) {
        left -= static_cast<double>(number);
        if (left <= 0) return milliseconds;
    }
    return 0;
}

Result<PlayedDeal> ArenaTable::play(std::uint64_t deal)
{
    PlayedDeal played;
    const NewMatch match{plan_.seats, plan_.options, SeedText::given(plan_.seed + "-" + std::to_string(deal))};
    for (std::size_t turn = 0; turn < plan_.contestants.size(); ++turn) {
        auto table = plan_.game->start(match);
        if (!table) return table.trouble();
        if (auto done = play_match(**table, turn, played); !done) return done.trouble();
        count(**table, turn, played);
    }
    return played;
}

// Where seats play against each other, the contestants sit in turn, and move on by one from match to match; likewise
// sides; where all win or lose together, the whole table is one contestant's.
std::size_t ArenaTable::place_of(const AnyTable& table, Seat seat, std::size_t turn) const
{
    const std::size_t many = plan_.contestants.size();
    switch (plan_.game->kind().rivals) {
        case Rivals::Seats: return (index(seat) + turn) % many;
        case Rivals::Sides: return (table.party(seat) + turn) % many;
        case Rivals::Nobody: break;
    }
    return turn;
}

Result<bool> ArenaTable::play_match(AnyTable& table, std::size_t turn, PlayedDeal& played)
{
    using Clock = std::chrono::steady_clock;
    std::vector<std::size_t> places;  // as the match begins: who turns traitor later keeps its player
    for (std::size_t i = 0; i < plan_.seats; ++i) places.push_back(place_of(table, seat_at(i), turn));
    while (!table.waiting().empty()) {
        const Seat seat = *table.waiting().begin();
        const std::size_t place = places[index(seat)];
        const auto begin = Clock::now();
        const auto thought = choose(table, seat, place);
        const double took = std::chrono::duration<double>(Clock::now() - begin).count();
        if (!thought) return thought.trouble();
        played.paces[plan_.who[place]].add(took);
        const auto& level = plan_.contestants[place].order.level;
        const auto& number = thought->at("decision");
        const auto done = table.answer({.seat = seat,
                                        .decision = number.get<std::uint32_t>(),
                                        .choice = thought->at("choice"),
                                        .by = "bot:" + std::string(name_of(level))});
        if (done) continue;
        return Trouble{"arena", plan_.contestants[place].name + ": " + done.trouble().message, done.trouble().rule};
    }
    return true;
}

Result<Json> ArenaTable::choose(AnyTable& table, Seat seat, std::size_t place)
{
    const Contestant& who = plan_.contestants[place];
    if (!who.command.empty()) return ask_outside(table, seat, place);
    if (!who.coached) return table.think(seat, who.order);
    const auto hint = table.advising(seat);
    if (!hint) return hint.trouble();
    return (*hint)();
}

// It gets a world that this seat cannot rule out, never the true one, and is asked as any engine is.
Result<Json> ArenaTable::ask_outside(AnyTable& table, Seat seat, std::size_t place)
{
    const Contestant& who = plan_.contestants[place];
    auto& engine = outside_[plan_.who[place]];
    if (!engine) engine = std::make_unique<Outside>(who.command, plan_.patience);
    const Json asked = table.decisions(seat).at(0);
    const std::string seed = table.record().seed.seed + "-" + asked.at("id").dump();
    const std::uint64_t dice = table.record().seed.for_bots(asked.at("id").get<std::uint32_t>());
    const auto loaded =
        engine->ask({{"do", "load"}, {"game", table.game()}, {"state", table.imagine(seat, dice)}, {"seed", seed}});
    if (!loaded) return loaded.trouble();
    Json request = {{"do", "bot"}, {"seat", index(seat)}, {"level", name_of(who.order.level)}};
    if (who.order.simulations > 0) request["simulations"] = who.order.simulations;
    if (who.order.milliseconds > 0) request["ms"] = who.order.milliseconds;
    const auto reply = engine->ask(request);
    if (!reply) return reply.trouble();
    if (!reply->contains("choice")) return Trouble{"outside", who.name + " answers without a choice", ""};
    return Json{{"decision", asked.at("id")}, {"choice", reply->at("choice")}};
}

void ArenaTable::count(const AnyTable& table, std::size_t turn, PlayedDeal& played) const
{
    const Rivals rivals = plan_.game->kind().rivals;
    const Json scores = table.scores();
    std::set<std::size_t> winners;
    for (const Json& seat : scores.at("winners")) winners.insert(seat.get<std::size_t>());
    std::map<std::size_t, Bout::Entry> entries;  // by seat or side
    for (std::size_t i = 0; i < plan_.seats; ++i) {
        const std::size_t party = table.party(seat_at(i));
        const std::size_t who = plan_.who[place_of(table, seat_at(i), turn)];
        entries[party] = {who, rivals == Rivals::Sides ? party : 0, winners.count(i) > 0 ? 1.0 : 0.0};
    }
    double winning = 0;
    for (const auto& [party, entry] : entries) winning += entry.won;
    for (const auto& [party, entry] : entries) {
        if (plan_.game->kind().sides.empty()) break;
        auto& [times, won] = played.sides[{entry.who, party}];
        ++times, won += entry.won;
    }
    Bout bout;
    if (rivals == Rivals::Nobody) {
        const double share = static_cast<double>(winners.size()) / static_cast<double>(plan_.seats);
        bout.entries = {{plan_.who[turn], 0, share}, {Bout::kTheGame, 1, 1 - share}};
    } else {
        for (auto& [party, entry] : entries) {
            entry.won = winning > 0 ? entry.won / winning : 1.0 / static_cast<double>(entries.size());
            bout.entries.push_back(entry);
        }
    }
    played.bouts.push_back(std::move(bout));
}

}  // namespace snowbound
