// A rule test as a little play, for any game: a state, scripted chance, and everything that was said.
//     auto match = ...;                           // a game's own builder makes one
//     match.choose(0, Pass{});                    // must be accepted
//     match.refuses(1, Upgrade{Town}, "PT-8.9");  // must be refused by that clause, and nothing changes
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <source_location>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"

namespace snowbound {

template <Game G>
class Scenario {
public:
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Fact = typename G::Fact;
    using Where = std::source_location;

    Scenario(const State& state, std::vector<std::uint32_t> rolls)
        : state_(state), rng_(Rng::scripted(std::move(rolls))), log_(notes_)
    {
    }
    Scenario(const Scenario&) = delete;
    Scenario& operator=(const Scenario&) = delete;
    ~Scenario()
    {
        EXPECT_FALSE(rng_.faulty()) << "the script of rolls was too short, or a roll did not fit";
        EXPECT_TRUE(rng_.exhausted()) << "the script of rolls was not used up";
    }

    const State& state() const { return state_; }

    // Answers the seat's open question.
    void choose(int seat, const Choice& choice, Where where = Where::current())
    {
        const auto refused = answer(seat, question(seat), choice);
        if (refused) ADD_FAILURE_AT(file(where), line(where)) << "refused: " << text(*refused);
        expect_sound(where);
    }

    // The answer must be refused, by this clause, without any trace.
    void refuses(int seat, const Choice& choice, std::string_view clause, Where where = Where::current())
    {
        refuses_late(seat, question(seat), choice, clause, where);
    }

    // The same for a question of the past; no clause bars an answer that comes too late.
    void refuses_late(int seat, std::uint32_t decision, const Choice& choice, std::string_view clause = "",
                      Where where = Where::current())
    {
        const State before = state_;
        const std::size_t said_before = notes_.size();
        const auto refused = answer(seat, decision, choice);
        if (!refused) {
            ADD_FAILURE_AT(file(where), line(where)) << "accepted, but " << clause << " should bar it";
        } else if (refused->rule.id != clause) {
            ADD_FAILURE_AT(file(where), line(where)) << "refused by " << text(*refused) << ", not by " << clause;
        }
        if (state_ != before) ADD_FAILURE_AT(file(where), line(where)) << "a refused answer changed the state";
        if (notes_.size() != said_before) ADD_FAILURE_AT(file(where), line(where)) << "a refused answer was logged";
    }

    std::optional<Refusal> answer(int seat, std::uint32_t decision, const Choice& choice)
    {
        return snowbound::answer<G>(state_, seat_at(seat), decision, choice, rng_, log_);
    }

    // What is asked.
    std::optional<Decision<Choice>> open(int seat) const
    {
        auto asked = decisions<G>(state_, seat_at(seat));
        if (asked.empty()) return std::nullopt;
        return std::move(asked.front());
    }
    std::uint32_t question(int seat) const
    {
        const auto asked = open(seat);
        return asked ? asked->id : 0;
    }
    std::string_view asked_by(int seat) const  // the clause that makes us ask; "": nothing is asked
    {
        const auto asked = open(seat);
        return asked ? asked->rule.id : "";
    }
    bool offers(int seat, const Choice& choice) const
    {
        const auto asked = open(seat);
        return asked && std::binary_search(asked->options.begin(), asked->options.end(), choice);
    }
    std::string_view bars(int seat, const Choice& choice) const  // the clause beside a greyed-out choice
    {
        const auto asked = open(seat);
        if (!asked) return "nothing asked";
        for (const auto& [barred, why] : asked->barred) {
            if (barred == choice) return why.rule.id;
        }
        return "not barred";
    }
    Choice fallback(int seat) const  // what an absent player does
    {
        const auto asked = open(seat);
        if (!asked) ADD_FAILURE() << "seat " << seat << " is asked nothing";
        return asked ? asked->options[asked->fallback] : Choice{};
    }
    SeatSet waiting() const { return snowbound::waiting<G>(state_); }
    bool waits_for(int seat) const { return waiting().has(seat_at(seat)); }

    // What was said.
    const std::vector<Note<Fact>>& notes() const { return notes_; }
    template <class Kind>
    std::vector<Kind> said() const
    {
        std::vector<Kind> found;
        for (const auto& note : notes_) {
            if (const auto* fact = std::get_if<Kind>(&note.fact)) found.push_back(*fact);
        }
        return found;
    }
    template <class Kind, class Predicate>
    int count_said(Predicate&& fits) const
    {
        const auto all = said<Kind>();
        return static_cast<int>(std::count_if(all.begin(), all.end(), fits));
    }
    void forget() { notes_.clear(); }

protected:
    void expect_sound(Where where = Where::current()) const
    {
        if (!sound_) return;
        if (const char* what = G::flaw(state_)) ADD_FAILURE_AT(file(where), line(where)) << "flaw: " << what;
    }

    State state_;
    Rng rng_;
    std::vector<Note<Fact>> notes_;
    Log<Fact> log_;
    bool sound_ = true;  // false for tables that the box cannot set up

private:
    static const char* file(const Where& where) { return where.file_name(); }
    static int line(const Where& where) { return static_cast<int>(where.line()); }
    static std::string text(const Refusal& refusal)
    {
        return std::string(refusal.rule.id) + " (" + std::string(refusal.why) + ")";
    }
};

}  // namespace snowbound
