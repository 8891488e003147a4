// What the games of an arena say of who is stronger: odds with intervals, and a test that says when it is enough.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace snowbound {

// One match. Who wins against whom has an entry each: a seat, a side, or, where all may lose, the table and the game.
struct Bout {
    static constexpr std::size_t kTheGame = SIZE_MAX;  // as a contestant

    struct Entry {
        std::size_t who = 0;    // the contestant
        std::size_t party = 0;  // the side it was on; 0 where nothing depends on it
        double won = 0;         // its share of the victory; all together 1
    };
    std::vector<Entry> entries;
};
// Matches of the same deal, in which everybody had everybody's place once.
using Deal = std::vector<Bout>;

struct Rung {
    double played = 0;                   // places that it had
    double won = 0;                      // the share of victories in a place
    double chance = 0;                   // what that would be among equals
    double odds = 1, low = 1, high = 1;  // to win against the first contestant, 95 % in brackets
};

// Odds as everybody's results together make them likely (Bradley and Terry, with parties that may be stronger by
// themselves); the intervals from drawing deals anew, with repetition.
std::vector<Rung> rate(const std::vector<Deal>& deals, std::size_t contestants);

// Two sequential tests of each contestant against the first, one each way, on the differences within deals: equal, or
// odds of `better` to 1? Wrong in 2.5 % of those that are equal, each way; undecided in 5 % of those that are not.
enum class Verdict : std::uint8_t { Open, Stronger, Weaker, Alike };
std::string_view name_of(Verdict verdict);
std::vector<Verdict> judge(const std::vector<Deal>& deals, std::size_t contestants, double better);

}  // namespace snowbound
