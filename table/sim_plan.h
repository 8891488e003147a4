// Bots against bots, many games: what is to be played, and what came out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "core/json.h"

namespace snowbound {

class Network;

struct SimPlan {
    std::size_t seats = 0;
    Json options = Json::object();
    std::vector<BotLevel> bots;  // one a seat; they change seats from game to game
    int simulations = 0;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    bool by_side = false;  // one bot a side instead; they change sides from game to game
    bool check_every_step = false;
    bool count_facts = false;
    bool positions = false;            // are noted, for scripts/calibrate
    bool samples = false;              // likewise, for training/
    const Network* network = nullptr;  // as in BotOrder; judges the samples, too
    std::uint64_t first = 0;           // this share plays games first, first + step, ...: shares add up to the same
    std::uint64_t step = 1;            //   figures, however the games are divided
};

// Whole numbers only, so that the order of adding up does not matter.
struct Tally {                                 // of one seat, or of one bot
    static constexpr std::int64_t kWin = 840;  // divisible by any number of winners: a shared victory is a share
    std::int64_t wins = 0;
    std::int64_t score = 0;
    std::int64_t score_squares = 0;

    void add(const Tally& other) { wins += other.wins, score += other.score, score_squares += other.score_squares; }
};

struct Position {  // on the way, of one seat
    std::uint64_t game = 0;
    std::size_t stage = 0;
    std::int64_t standing = 0;
    int chance = 0;  // in thousandths, as the table has it
    int won = 0;     // in the end
};

struct Sample {  // of one seat: what a network may know there
    std::uint64_t game = 0;
    int won = 0;            // in the end: the share of the victory, in thousandths
    std::int32_t odds = 0;  // as the network has it
    std::vector<std::int8_t> row;
};

struct SimReport {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t shortest = UINT64_MAX;
    std::uint64_t longest = 0;
    std::vector<Tally> seats;
    std::vector<Tally> bots;  // by index into SimPlan::bots
    std::map<std::string, std::uint64_t> endings;
    struct OnSide {
        std::uint64_t games = 0;
        std::uint64_t wins = 0;
    };
    std::map<std::pair<std::size_t, std::string>, OnSide> sides;  // by index into SimPlan::bots, and side
    std::vector<bool> used;                                       // by index into AnyGame::pieces()
    // By verb ("card_played"), and by verb and the first word that the fact holds ("card_played soar"), where there is
    // one: no more keys than a game has words. Empty unless they were to be counted.
    std::map<std::string, std::uint64_t> facts;
    std::vector<Position> positions;
    std::vector<Sample> samples;

    void add(const SimReport& other);
};

}  // namespace snowbound
