// What bots say of a match, as JSON: a thought, the chances of all seats, what a choice was worth, what to do.
#pragma once

#include <chrono>

#include "bots/coach.h"
#include "bots/review.h"
#include "bots/think.h"
#include "core/describe.h"
#include "table/any_table.h"

namespace snowbound {

template <Game G>
Json said_thought(const typename G::State& state, std::uint32_t id, Seat seat, const BotOrder& order, Rng& dice)
{
    const auto start = std::chrono::steady_clock::now();
    const auto limit = std::chrono::milliseconds(order.milliseconds);
    const auto go_on = [&] { return order.milliseconds == 0 || std::chrono::steady_clock::now() - start < limit; };
    const auto best = think<G>(state, seat, order.level, dice, order.simulations, go_on, order.network);
    Json why = Json::array();
    for (const auto& candidate : best.best) {
        why.push_back(
            {{"choice", to_json(candidate.choice)}, {"visits", candidate.visits}, {"value", candidate.value}});
    }
    Json reply{{"decision", id}, {"choice", to_json(best.choice)}, {"why", why}};
    if constexpr (HasRemarks<G>) {
        Json remarks = Json::array();
        if (order.level != BotLevel::Random) {
            for (const auto& remark : G::remarks(imagine<G>(state, seat, dice), seat)) {
                remarks.push_back(to_json(remark));
            }
        }
        reply["remarks"] = remarks;
    }
    return reply;
}

template <Game G>
Trouble no_chances()
{
    return {"no_chances", "nobody has learned to judge " + std::string(G::kName) + " in chances", ""};
}

template <Game G>
Result<Json> said_chances(const typename G::State& state)
{
    if constexpr (HasChances<G>) return Json{{"chances", chances<G>(state)}};
    return no_chances<G>();
}

template <Game G>
Result<Json> said_review(const typename G::State& state, Seat seat, const typename G::Choice& chosen, int worlds,
                         Rng dice)
{
    if constexpr (HasChances<G>) {
        const Reviewed<G> reviewed = Review<G>(state, seat, dice).of(chosen, worlds);
        Json options = Json::array();
        for (const auto& option : reviewed.options) {
            Json json = {{"choice", to_json(option.choice)}, {"chance", option.chance}, {"open", option.open}};
            if (option.chosen) json["chosen"] = true;
            options.push_back(std::move(json));
        }
        return Json{{"options", options}, {"cost", reviewed.cost}, {"sure", reviewed.sure}};
    }
    return no_chances<G>();
}

template <Game G>
Json said(const Advice<G>& advice)
{
    Json reasons = Json::array();
    if constexpr (GivesReasons<G>) {
        for (const auto& reason : advice.reasons) reasons.push_back(to_json(reason));
    }
    return {{"choice", to_json(advice.choice)}, {"chance", advice.chance}, {"reasons", reasons}};
}

// What to do; or, of a choice, whether it is much worse.
template <Game G>
Result<AnyTable::Thinking> advised(const typename G::State& state, std::uint32_t id, Seat seat,
                                   const std::optional<typename G::Choice>& choice, Rng dice)
{
    if constexpr (HasChances<G>) {
        return AnyTable::Thinking([state, id, seat, choice, dice]() mutable {
            Coach<G> coach(state, seat, dice);
            Json reply = {{"decision", id}};
            if (!choice) {
                reply["why"] = Json::array();
                for (const auto& advice : coach.advise()) reply["why"].push_back(said<G>(advice));
                reply["choice"] = reply["why"][0]["choice"];
                return reply;
            }
            const Weighed<G> weighed = coach.weigh(*choice);
            reply["cost"] = weighed.cost, reply["much_worse"] = weighed.much_worse;
            if (weighed.much_worse) reply["best"] = said<G>(weighed.best);
            return reply;
        });
    }
    return no_chances<G>();
}

}  // namespace snowbound
