// How a game asks. A frame's ask() runs in one of three ways over the same code: who is waited for (nothing is listed),
// what one seat may choose (bots: no prompts, no barred list, no allocation in a warm buffer), or the whole decision
// with everything a person wants to know.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/rule.h"
#include "core/seat.h"
#include "core/spelling.h"

namespace snowbound {

enum class Wait : std::uint8_t { Required, Standing };  // Standing: may be answered, holds nobody up

template <class Choice>
struct Decision {          // one open question to one seat; several may be open at once
    std::uint32_t id = 0;  // dies with the question, is never used again
    Seat seat{};
    Wait wait = Wait::Required;
    Rule rule;                                              // the clause that makes us ask
    std::string_view prompt;                                // text key: "prompt.<prompt>"
    std::vector<std::pair<std::string_view, int>> numbers;  // what the prompt's text names
    std::string_view form;        // "": closed, options is complete; else open: "plan", "pose", "route"
    std::vector<Choice> options;  // sorted, unique, never empty; examples when the form is open
    std::size_t fallback = 0;     // index of what an absent player does
    Choice absent{};              // the same as a choice, until the options are sorted
    std::vector<std::pair<Choice, Refusal>> barred;  // near misses and why: greyed out in the client
};

// Numbers the open questions, and says what undo may not cross. Every State has one, named `course`.
struct Course {
    std::array<std::uint32_t, kMaxSeats> asked{};  // counts each seat's questions. seen by: all
    std::uint32_t seals = 0;                       // grows when something is drawn, rolled or shown. seen by: nobody

    void renew()  // every open question dies
    {
        for (std::uint32_t& n : asked) {
            ++n;
        }
    }
    void answered(Seat seat) { ++asked[index(seat)]; }
    void seal() { ++seals; }
    std::uint32_t id(Seat seat) const { return asked[index(seat)] * 16 + static_cast<std::uint32_t>(index(seat)); }
    SB_FIELDS(Course, asked, seals);
};

template <class Choice>
class Questions;

// One seat's question while it is being put together.
template <class Choice>
class Offer {
public:
    explicit operator bool() const { return options_; }  // false: nobody listens, skip the work

    // A legal choice: a Choice or one of its alternatives, which is then built in place.
    void add(const auto& choice)
    {
        if (options_) options_->emplace_back(choice);
    }
    void also(const auto& choice)  // legal, but a detour that no search needs: taking back, another order
    {
        if (decision_) list(choice);
    }
    void bar(const auto& choice, const Refusal& refusal)
    {
        if (decision_) list(choice, refusal);
    }
    void fallback(const Choice& choice)
    {
        if (decision_) decision_->absent = choice;
    }
    void open(std::string_view form)  // the first one stays
    {
        if (decision_ && decision_->form.empty()) decision_->form = form;
    }
    void number(std::string_view name, int value)
    {
        if (decision_) decision_->numbers.emplace_back(name, value);
    }
    bool for_people() const { return decision_ != nullptr; }

    Offer(const Offer&) = delete;
    Offer& operator=(const Offer&) = delete;
    ~Offer()
    {
        if (decision_) finish();
    }

private:
    friend class Questions<Choice>;
    Offer(std::vector<Choice>* options, Decision<Choice>* decision) : options_(options), decision_(decision) {}

    // What only people need is never inlined: it would be in the way of what bots need.
    [[gnu::noinline]] void list(const Choice& choice) { decision_->options.push_back(choice); }
    [[gnu::noinline]] void list(const Choice& choice, const Refusal& why)
    {
        decision_->barred.emplace_back(choice, why);
    }
    [[gnu::noinline]] void finish()
    {
        auto& options = decision_->options;
        std::sort(options.begin(), options.end());
        options.erase(std::unique(options.begin(), options.end()), options.end());
        const auto found = std::lower_bound(options.begin(), options.end(), decision_->absent);
        if (found != options.end() && *found == decision_->absent) {
            decision_->fallback = static_cast<std::size_t>(found - options.begin());
        }
    }

    std::vector<Choice>* options_;  // a bot's buffer, or those of the decision; none: nobody listens
    Decision<Choice>* decision_;    // for people
};

template <class Choice>
class Questions {
public:
    static Questions who(const Course& course) { return Questions(Mode::Who, course, kSpectator, nullptr, nullptr); }
    // What `seat` may choose; without one, what the first seat that must answer may choose.
    static Questions choices(const Course& course, Seat seat, std::vector<Choice>& buffer)
    {
        return Questions(Mode::Choices, course, seat, &buffer, nullptr);
    }
    // All seats' decisions, or one's.
    static Questions people(const Course& course, Seat only, std::vector<Decision<Choice>>& decisions)
    {
        decisions.reserve(kMaxSeats);  // offers point into it
        return Questions(Mode::People, course, only, nullptr, &decisions);
    }

    // Always inlined: rule and prompt are only looked up where a person asks.
    [[gnu::always_inline]] Offer<Choice> to(Seat seat, Rule rule, std::string_view prompt, Wait wait = Wait::Required)
    {
        if (wait == Wait::Standing && mode_ != Mode::People) return Offer<Choice>(nullptr, nullptr);
        if (mode_ == Mode::People) return decision_for(seat, rule, prompt, wait);
        waiting_.add(seat);
        if (mode_ == Mode::Who) return Offer<Choice>(nullptr, nullptr);
        if (only_ == kSpectator) only_ = seat;
        return Offer<Choice>(seat == only_ ? buffer_ : nullptr, nullptr);
    }
    // The question that was put to this seat, once more, to add to it: what an absent player does stays as it was.
    Offer<Choice> more(Seat seat)
    {
        if (mode_ != Mode::People) {
            const bool listed = mode_ == Mode::Choices && seat != kSpectator && seat == only_ && waiting_.has(seat);
            return Offer<Choice>(listed ? buffer_ : nullptr, nullptr);
        }
        for (Decision<Choice>& decision : *decisions_) {
            if (decision.seat != seat) continue;
            if (!decision.options.empty()) decision.absent = decision.options[decision.fallback];
            return Offer<Choice>(&decision.options, &decision);
        }
        return Offer<Choice>(nullptr, nullptr);
    }
    // Calls f for each of the seats that anybody wants to hear about.
    template <class F>
    void each(SeatSet seats, F&& f)
    {
        SeatSet wanted = seats;
        if (only_ != kSpectator)
            wanted = seats.has(only_) ? SeatSet(static_cast<std::uint8_t>(1U << index(only_))) : SeatSet{};
        for (const Seat seat : wanted) {
            f(seat);
            if (mode_ == Mode::Choices && only_ != kSpectator) return;  // the first one was enough
        }
    }
    // The same; a bot that looks for the first seat skips those whose question merely stands.
    template <class Stands, class F>
    void each(SeatSet seats, Stands&& stands, F&& f)
    {
        while (is_seeking() && !seats.empty() && stands(*seats.begin())) {
            seats.remove(*seats.begin());
        }
        each(seats, f);
    }
    SeatSet waiting() const { return waiting_; }
    bool for_people() const { return mode_ == Mode::People; }
    Seat listed() const { return only_; }  // whose choices were listed; kSpectator: nobody must answer

private:
    enum class Mode : std::uint8_t { Who, Choices, People };

    Questions(Mode mode, const Course& course, Seat only, std::vector<Choice>* buffer,
              std::vector<Decision<Choice>>* decisions)
        : mode_(mode), course_(course), only_(only), buffer_(buffer), decisions_(decisions)
    {
    }

    bool is_seeking() const { return mode_ == Mode::Choices && only_ == kSpectator; }
    [[gnu::noinline]] Offer<Choice> decision_for(Seat seat, Rule rule, std::string_view prompt, Wait wait)
    {
        if (only_ != kSpectator && seat != only_) return Offer<Choice>(nullptr, nullptr);
        SB_CHECK(decisions_->size() < kMaxSeats, "a seat is asked two questions at once");
        decisions_->push_back({.id = course_.id(seat), .seat = seat, .wait = wait, .rule = rule, .prompt = prompt});
        return Offer<Choice>(&decisions_->back().options, &decisions_->back());
    }

    Mode mode_;
    const Course& course_;
    Seat only_;
    std::vector<Choice>* buffer_;
    std::vector<Decision<Choice>>* decisions_;
    SeatSet waiting_;
};

}  // namespace snowbound
