// One random game of a game, with every promise tested at every step, and what can only be seen from outside the match.
#pragma once

#include "table/probe.h"
#include "table/table.h"

namespace snowbound {

// What only builders of games ask for (`fuzz`, `export-web`) is no part of the browser's modules (decision 28).
#ifdef __wasm__
inline constexpr bool kForBuilders = false;
#else
inline constexpr bool kForBuilders = true;
#endif

// What is told at the set-up follows from what is seen: where two deals look the same to a spectator, the same is told.
inline std::string set_up_tells(const AnyGame& game, const NewMatch& match, const AnyTable& table)
{
    for (int i = 0; i < 4; ++i) {
        NewMatch other = match;
        other.seed = SeedText::given(match.seed.seed + "-" + std::to_string(i));
        const auto opened = game.start(other);
        if (!opened || (*opened)->view(kSpectator) != table.view(kSpectator)) continue;
        if ((*opened)->facts(kSpectator, 0) != table.facts(kSpectator, 0))
            return "the set-up tells a spectator too much";
    }
    return "";
}

inline std::string replays(const AnyGame& game, const AnyTable& table)
{
    const auto text = parse_json(to_json(table.record()).dump());
    const auto record = read_record(*text);
    if (!record) return "the record cannot be read back: " + record.trouble().message;
    const auto again = game.replay(*record, record->events.size());
    if (!again) return "the record does not replay: " + again.trouble().message;
    return (*again)->hash() == table.hash() ? "" : "the replay ends in another state";
}

template <Game G, class Run>
Result<ProbeReport> probed(const AnyGame& game, const NewMatch& match, Run&& run)
{
    if constexpr (kForBuilders) {
        auto opened = game.start(match);
        if (!opened) return opened.trouble();
        auto& table = static_cast<Table<G>&>(**opened);
        if (const std::string told = set_up_tells(game, match, table); !told.empty())
            return ProbeReport{.problem = told};
        Probe<G> probe(table, Rng::searching(match.seed.for_bots(1)));
        ProbeReport report;
        if (const auto bug = rule_bug_in([&] { report.problem = run(probe); })) report.problem = *bug;
        report.record = table.record();
        report.steps = probe.steps();
        if (report.problem.empty()) report.problem = replays(game, table);
        report.used.resize(G::pieces().size());
        G::used(table.current(), report.used);
        return report;
    } else {
        return Trouble{"not_here", "the browser's engine has no probe", ""};
    }
}

}  // namespace snowbound
