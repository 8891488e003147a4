#include "app/ladder.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/rng.h"

namespace snowbound {
namespace {

constexpr std::uint32_t kRedrawn = 400;  // times that deals are drawn anew
constexpr int kSteps = 60;               // to the likeliest strengths
constexpr double kNearNothing = 0.02;    // keeps strengths finite where somebody has won everything

struct Pattern {  // bouts with the same entries, added up
    std::vector<Bout::Entry> entries;
    double times = 0;
};
using Key = std::vector<std::pair<std::size_t, std::size_t>>;
using Patterns = std::map<Key, Pattern>;

void add_deal(Patterns& patterns, const Deal& deal)
{
    for (const Bout& bout : deal) {
        Key key;
        for (const auto& entry : bout.entries) key.emplace_back(entry.who, entry.party);
        Pattern& pattern = patterns[key];
        if (pattern.entries.empty()) {
            pattern.entries = bout.entries;
        } else {
            for (std::size_t i = 0; i < key.size(); ++i) pattern.entries[i].won += bout.entries[i].won;
        }
        ++pattern.times;
    }
}

// Logarithms: of each contestant, and of each party. The first of each is 0.
struct Strengths {
    std::vector<double> who, party;
    double of(const Bout::Entry& e) const { return (e.who == Bout::kTheGame ? 0 : who[e.who]) + party[e.party]; }
};

struct Slope {
    double up = 0, curve = 0;
    double step() const { return curve > 0 ? std::clamp(up / curve, -1.0, 1.0) : 0; }
};

void climb(Strengths& s, const Patterns& patterns)
{
    std::vector<Slope> who(s.who.size(), {0, kNearNothing}), party(s.party.size(), {0, kNearNothing});
    for (std::size_t i = 0; i < s.who.size(); ++i) who[i].up = -kNearNothing * s.who[i];
    for (std::size_t i = 0; i < s.party.size(); ++i) party[i].up = -kNearNothing * s.party[i];
    for (const auto& [key, pattern] : patterns) {
        double all = 0, won = 0;
        for (const auto& e : pattern.entries) all += std::exp(s.of(e)), won += e.won;
        for (const auto& e : pattern.entries) {
            const double expected = std::exp(s.of(e)) / all;
            const Slope slope{e.won - won * expected, won * expected * (1 - expected)};
            const auto add = [&](Slope& to) { to.up += slope.up, to.curve += slope.curve; };
            if (e.who != Bout::kTheGame) add(who[e.who]);
            add(party[e.party]);
        }
    }
    for (std::size_t i = 1; i < s.who.size(); ++i) s.who[i] += who[i].step() / 2;
    for (std::size_t i = 1; i < s.party.size(); ++i) s.party[i] += party[i].step() / 2;
}

Strengths likeliest(const Patterns& patterns, std::size_t contestants, std::size_t parties)
{
    Strengths s{std::vector<double>(contestants), std::vector<double>(parties)};
    for (int i = 0; i < kSteps; ++i) climb(s, patterns);
    return s;
}

std::size_t parties_of(const std::vector<Deal>& deals)
{
    std::size_t most = 0;
    for (const Deal& deal : deals) {
        for (const Bout& bout : deal) {
            for (const auto& e : bout.entries) most = std::max(most, e.party);
        }
    }
    return most + 1;
}

// The mean share of a contestant in the places that it had in this deal.
struct Score {
    double won = 0, chance = 0, played = 0;
    bool against_the_game = false;
    double mean() const { return played > 0 ? won / played : 0; }
};
Score score_of(const Deal& deal, std::size_t who)
{
    Score score;
    for (const Bout& bout : deal) {
        for (const auto& e : bout.entries) {
            score.against_the_game = score.against_the_game || e.who == Bout::kTheGame;
            if (e.who == who) {
                score.won += e.won, score.chance += 1.0 / static_cast<double>(bout.entries.size()), ++score.played;
            }
        }
    }
    return score;
}

// As if everybody were equal: drawn among the others, it says that few games are few, also where somebody has won them
// all.
Deal even_deal(Deal deal)
{
    for (Bout& bout : deal) {
        for (auto& e : bout.entries) e.won = 1.0 / static_cast<double>(bout.entries.size());
    }
    return deal;
}

}  // namespace

std::vector<Rung> rate(const std::vector<Deal>& deals, std::size_t contestants)
{
    std::vector<Rung> rungs(contestants);
    const std::size_t parties = parties_of(deals);
    Patterns all;
    for (const Deal& deal : deals) {
        add_deal(all, deal);
        for (std::size_t i = 0; i < contestants; ++i) {
            const Score score = score_of(deal, i);
            rungs[i].played += score.played, rungs[i].won += score.won, rungs[i].chance += score.chance;
        }
    }
    const Strengths found = likeliest(all, contestants, parties);
    std::vector<std::vector<double>> drawn(contestants);
    Rng rng = Rng::searching(1);
    std::vector<Deal> and_even = deals;
    if (!deals.empty()) and_even.push_back(even_deal(deals.front()));
    for (std::uint32_t n = 0; n < kRedrawn && !deals.empty(); ++n) {
        Patterns some;
        for (std::size_t i = 0; i < and_even.size(); ++i) {
            add_deal(some, and_even[rng.below(static_cast<std::uint32_t>(and_even.size()))]);
        }
        const Strengths again = likeliest(some, contestants, parties);
        for (std::size_t i = 0; i < contestants; ++i) drawn[i].push_back(again.who[i]);
    }
    for (std::size_t i = 0; i < contestants; ++i) {
        Rung& rung = rungs[i];
        if (rung.played > 0) rung.won /= rung.played, rung.chance /= rung.played;
        if (drawn[i].empty()) continue;
        std::sort(drawn[i].begin(), drawn[i].end());
        rung.odds = std::exp(found.who[i]);
        rung.low = std::exp(drawn[i][kRedrawn / 40]);
        rung.high = std::exp(drawn[i][kRedrawn - 1 - kRedrawn / 40]);
    }
    return rungs;
}

std::string_view name_of(Verdict verdict)
{
    constexpr std::array<std::string_view, 4> kNames{"open", "stronger", "weaker", "alike"};
    return kNames[static_cast<std::size_t>(verdict)];
}

namespace {

Verdict judge_one(const std::vector<Deal>& deals, std::size_t who, double better)
{
    constexpr std::size_t kFewest = 8;
    const double accept = std::log(0.95 / 0.025), reject = std::log(0.05 / 0.975);
    double sum = 0, squares = 0, chance = 0;
    for (const Deal& deal : deals) {
        const Score mine = score_of(deal, who), first = score_of(deal, 0);
        const double lead = mine.mean() - first.mean();
        sum += lead, squares += lead * lead;
        chance += mine.played > 0 ? mine.chance / mine.played : 0;
    }
    const auto n = static_cast<double>(deals.size());
    if (deals.size() < kFewest) return Verdict::Open;
    const double variance = std::max(squares / n - sum * sum / (n * n), 1e-4);
    const bool against = deals.empty() || score_of(deals.front(), 0).against_the_game;  // what one wins, nobody loses
    const double expected = (against ? 1 : 2) * chance / n * (better - 1) / (better + 1);  // lead with such odds
    const double weight = expected / variance;
    const double up = weight * (sum - n * expected / 2), down = weight * (-sum - n * expected / 2);
    if (up >= accept) return Verdict::Stronger;
    if (down >= accept) return Verdict::Weaker;
    return up <= reject && down <= reject ? Verdict::Alike : Verdict::Open;
}

}  // namespace

std::vector<Verdict> judge(const std::vector<Deal>& deals, std::size_t contestants, double better)
{
    std::vector<Verdict> verdicts(contestants, Verdict::Alike);
    for (std::size_t i = 1; i < contestants; ++i) verdicts[i] = judge_one(deals, i, better);
    return verdicts;
}

}  // namespace snowbound
