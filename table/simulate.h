// Bots against bots, many games: one share of them, in this thread.
#pragma once

#include <array>
#include <utility>

#include "bots/chance.h"
#include "bots/think.h"
#include "core/game.h"
#include "table/samples.h"

namespace snowbound {

template <Game G>
class Simulation {
    using Choices = std::vector<typename G::Choice>;

public:
    Simulation(const SimPlan& plan, const typename G::Options& options, std::atomic<std::uint64_t>& done)
        : plan_(plan), options_(options), done_(done)
    {
        report_.seats.resize(plan.seats);
        report_.bots.resize(plan.bots.size());
        report_.used.resize(G::pieces().size());
        buffer_.reserve(1024);
    }

    // Ends in a RuleBug where an invariant breaks.
    SimReport run()
    {
        for (std::uint64_t game = plan_.first; game < plan_.games; game += plan_.step) {
            play(game);
            done_.fetch_add(1, std::memory_order_relaxed);
        }
        return report_;
    }

private:
    // A series, where the options begin one, is played to its end: every match of it counts.
    void play(std::uint64_t game)
    {
        Rng rng = Rng::searching(plan_.seed * 0x9E3779B97F4A7C15ULL + game * 0xD1B54A32D192ED03ULL + 1);
        typename G::Options options = options_;
        for (bool goes_on = true; goes_on;) {
            const auto state = play_match(options, game, rng);
            goes_on = false;
            if constexpr (HasSequel<G>) {
                const auto next = G::sequel(state);
                goes_on = next && next->goes_on;
                if (goes_on) options = next->options;
            }
        }
    }

    typename G::State play_match(const typename G::Options& options, std::uint64_t game, Rng& rng)
    {
        Log<typename G::Fact> log = plan_.count_facts ? Log(notes_) : Log<typename G::Fact>();
        auto state = G::setup(plan_.seats, options, rng, log);
        std::array<BotLevel, kMaxSeats> levels{};
        for (std::size_t i = 0; i < plan_.seats; ++i) {
            levels[i] = plan_.bots[bot_at(state, seat_at(i), game)];
        }
        std::uint64_t length = 0;
        for (;; ++length) {
            const Seat seat = next_options<G>(state, buffer_);
            if (seat == kSpectator) break;
            if (plan_.positions && length % kNoted == 0) note_position(state, game);
            samples_.note(state, game, length);
            if (levels[index(seat)] == BotLevel::Random) {
                G::apply(state, seat, buffer_[rng.below(static_cast<std::uint32_t>(buffer_.size()))], rng, log);
            } else {
                G::apply(state, seat, choose(state, seat, levels[index(seat)], rng), rng, log);
            }
            if (plan_.check_every_step) check(state);
            count_facts();
        }
        check(state);
        count(state, game, length);
        if (plan_.positions) tell_positions_the_end(state);
        samples_.tell_the_end(state);
        return state;
    }

    typename G::Choice choose(const typename G::State& state, Seat seat, BotLevel level, Rng& rng) const
    {
        return think<G>(state, seat, level, rng, plan_.simulations, GoOnAlways(), plan_.network).choice;
    }

    static constexpr std::uint64_t kNoted = 11;  // every so many decisions: neighbours say the same

    void note_position(const typename G::State& state, std::uint64_t game)
    {
        if constexpr (HasChances<G>) {
            const auto all = chances<G>(state);
            for (std::size_t i = 0; i < plan_.seats; ++i) {
                report_.positions.push_back(
                    {game, G::stage(state, seat_at(i)), standing<G>(state, seat_at(i)), all[i], static_cast<int>(i)});
            }
        }
    }
    void tell_positions_the_end(const typename G::State& state)
    {
        if constexpr (HasChances<G>) {
            const auto won = chances<G>(state);
            for (; told_ < report_.positions.size(); ++told_) {
                int& seat_then_end = report_.positions[told_].won;
                seat_then_end = won[static_cast<std::size_t>(seat_then_end)];
            }
        }
    }

    std::size_t bot_at(const typename G::State& state, Seat seat, std::uint64_t game) const
    {
        if constexpr (HasSides<G>) {
            if (plan_.by_side) return (G::side(state, seat) + game) % plan_.bots.size();
        }
        return (index(seat) + game) % plan_.seats;
    }

    void count_facts()
    {
        for (const auto& note : notes_) {
            std::visit([this](const auto& fact) { this->count_fact(fact); }, note.fact);
        }
        notes_.clear();
    }

    void count_fact(const auto& fact)
    {
        const std::string verb(fact.kVerb);
        ++report_.facts[verb];
        bool counted = false;
        fact.fields(fact, [&]<class T>(std::string_view, const T& field) {
            if constexpr (NamedEnum<T>) {
                if (!std::exchange(counted, true)) ++report_.facts[verb + " " + std::string(name_of(field))];
            } else if constexpr (std::is_same_v<T, SeatSet>) {
                if (!std::exchange(counted, true)) ++report_.facts[verb + " " + seats_in(field)];
            }
        });
    }

    static std::string seats_in(SeatSet some)
    {
        std::string words = some.empty() ? "no seat" : some.size() == 1 ? "seat" : "seats";
        for (const Seat seat : some) {
            words += " " + std::to_string(index(seat));
        }
        return words;
    }

    static void check(const typename G::State& state)
    {
        if (const char* what = G::flaw(state)) rule_bug(what);
    }

    void count(const typename G::State& state, std::uint64_t game, std::uint64_t length)
    {
        const auto scores = G::scores(state);
        const SeatSet winners = G::winners(state);
        for (std::size_t i = 0; i < plan_.seats; ++i) {
            const std::int64_t win = winners.has(seat_at(i)) ? Tally::kWin / winners.size() : 0;
            const Tally tally{win, scores[i], static_cast<std::int64_t>(scores[i]) * scores[i]};
            report_.seats[i].add(tally);
            report_.bots[bot_at(state, seat_at(i), game)].add(tally);
        }
        if (plan_.by_side) count_sides(state, game, winners);
        ++report_.games;
        report_.decisions += length;
        report_.shortest = std::min(report_.shortest, length);
        report_.longest = std::max(report_.longest, length);
        ++report_.endings[std::string(G::ending(state))];
        G::used(state, report_.used);
    }

    void count_sides(const typename G::State& state, std::uint64_t game, SeatSet winners)
    {
        if constexpr (HasSides<G>) {
            SeatSet seen;  // sides, each once
            for (std::size_t i = 0; i < plan_.seats; ++i) {
                const std::size_t side = G::side(state, seat_at(i));
                if (seen.has(seat_at(side))) continue;
                seen.add(seat_at(side));
                auto& on_side = report_.sides[{bot_at(state, seat_at(i), game), std::string(G::sides()[side])}];
                ++on_side.games;
                on_side.wins += winners.has(seat_at(i));
            }
        }
    }

    const SimPlan& plan_;
    const typename G::Options options_;
    std::atomic<std::uint64_t>& done_;
    SimReport report_;
    Choices buffer_;
    std::vector<Note<typename G::Fact>> notes_;
    std::size_t told_ = 0;  // positions that know how their match ended
    Samples<G> samples_{plan_, report_.samples};
};

}  // namespace snowbound
