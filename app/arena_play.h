// A deal of the arena: the same match as often as there are contestants, so that everybody has everybody's place once.
#pragma once

#include <cstdint>
#include <map>

#include "app/contestant.h"
#include "app/ladder.h"
#include "app/outside.h"

namespace snowbound {

struct ArenaPlan {
    const AnyGame* game = nullptr;
    std::size_t seats = 0;
    Json options = Json::object();
    std::string seed;
    std::vector<Contestant> contestants;  // by place; the same name twice is the same contestant
    std::vector<std::size_t> who;         // by place: which of them, by name
    int patience = 60'000;                // milliseconds that an engine outside may take for a reply
};

struct Pace {  // of a contestant
    std::uint64_t decisions = 0;
    double seconds = 0, longest = 0;
    std::map<int, std::uint64_t> within;  // decisions by milliseconds begun

    void add(double took);
    void add(const Pace& other);
    int most_within(double share) const;  // milliseconds for so many of them
};

struct PlayedDeal {
    Deal bouts;
    std::map<std::size_t, Pace> paces;  // by contestant
    // By contestant and side: how often it was there, and how often that side won.
    std::map<std::pair<std::size_t, std::size_t>, std::pair<double, double>> sides;
};

// Plays deals one after the other, with its own engines outside: one a thread.
class ArenaTable {
public:
    explicit ArenaTable(const ArenaPlan& plan) : plan_(plan) {}
    Result<PlayedDeal> play(std::uint64_t deal);

private:
    Result<bool> play_match(AnyTable& table, std::size_t turn, PlayedDeal& played);
    Result<Json> choose(AnyTable& table, Seat seat, std::size_t place);
    Result<Json> ask_outside(AnyTable& table, Seat seat, std::size_t place);
    std::size_t place_of(const AnyTable& table, Seat seat, std::size_t turn) const;
    void count(const AnyTable& table, std::size_t turn, PlayedDeal& played) const;

    const ArenaPlan& plan_;
    std::map<std::size_t, std::unique_ptr<Outside>> outside_;  // by contestant
};

}  // namespace snowbound
