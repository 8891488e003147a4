// What a seat cannot know. A shadow is another course of the match in which one seat has seen, heard and been asked
// exactly the same: a world that it imagined once and that has gone along since, with the same chance; the others may
// have answered otherwise there. Between the match and its shadow that seat cannot tell, so nothing in which they
// differ may be carried over from each of them into the worlds that are imagined there. A game names in kUntold the
// fields of its state that nobody sees and nobody plays by.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "bots/network.h"
#include "core/game.h"
#include "core/json.h"

namespace snowbound {

// Questions as whoever is asked reads them: what may be chosen, what is barred and why. Without their numbers.
template <class Choice>
std::string wording(const std::vector<Decision<Choice>>& open)
{
    std::string text;
    for (const auto& d : open) {
        text += std::string(d.prompt) + std::string(d.form) + std::to_string(d.fallback);
        for (const auto& [name, value] : d.numbers) {
            text += std::string(name) + std::to_string(value);
        }
        for (const Choice& choice : d.options) {
            text += to_json(choice).dump();
        }
        for (const auto& [choice, why] : d.barred) {
            text += to_json(choice).dump() + std::string(why.rule.id) + std::string(why.why);
        }
    }
    return text;
}

template <Game G>
Json heard(std::span<const Note<typename G::Fact>> notes, Seat seat)  // what the seat is told of it
{
    Json facts = Json::array();
    for (const auto& note : notes) {
        if (note.to.reaches(seat)) facts.push_back(to_json(note.fact));
    }
    return facts;
}

// Does a network read the same of both (bots/network.h)?
template <Game G>
bool same_features(const typename G::State& one, const typename G::State& other, Seat seat)
{
    if constexpr (HasFeatures<G>) return features_of<G>(one, seat) == features_of<G>(other, seat);
    return true;
}

template <Game G>
class Shadows {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Fact = typename G::Fact;
    using Notes = std::vector<Note<Fact>>;

public:
    static constexpr std::size_t kMost = 6;  // at a time
    static constexpr int kWorlds = 200;      // in which something is the same before it counts

    struct Step {  // of the match: who answered what, by which chance, what was said, and what came of it
        Seat seat;
        const Choice& choice;
        const std::vector<std::uint32_t>& rolls;
        std::span<const Note<Fact>> said;
        const State& now;
    };

    void clear() { all_.clear(); }

    void cast(const State& state, Seat seat, Rng& dice)
    {
        if (all_.size() == kMost) all_.erase(all_.begin() + dice.below(kMost));
        all_.push_back({seat, G::resample(state, seat, dice)});
    }

    void follow(const Step& step, Rng& dice)
    {
        std::erase_if(all_, [&](Shadow& each) { return !goes_along(each, step, dice); });
    }

    // What is carried over where it must not be, in words; "": nothing.
    std::string check(const State& truth, Rng& dice) const
    {
        if (all_.empty()) return "";
        const Shadow& other = all_[dice.below(static_cast<std::uint32_t>(all_.size()))];
        const Json here = to_json(truth), there = to_json(other.state);
        std::vector<Path> paths;
        differences(here, there, Path(), paths);
        for (int n = 0; n < kWorlds && !paths.empty(); ++n) {
            keep_same(paths, here, to_json(G::resample(truth, other.seat, dice)));
            if (!paths.empty()) keep_same(paths, there, to_json(G::resample(other.state, other.seat, dice)));
        }
        if (paths.empty()) return "";
        return "seat " + std::to_string(index(other.seat)) + " cannot know " + paths.front().to_string() +
               ": it may be " + there.at(paths.front()).dump() + " or " + here.at(paths.front()).dump() +
               ", but the worlds that it imagines follow the truth";
    }

private:
    using Path = Json::json_pointer;
    struct Shadow {
        Seat seat;
        State state;
    };

    static bool goes_along(Shadow& each, const Step& step, Rng& dice)
    {
        const bool differs = step.seat != each.seat && dice.below(2) == 0;
        return (differs && tries(each, step, some_answer(each.state, step, dice))) || tries(each, step, step.choice);
    }
    static Choice some_answer(const State& state, const Step& step, Rng& dice)
    {
        std::vector<Choice> buffer;
        options<G>(state, step.seat, buffer);
        return buffer.empty() ? step.choice : buffer[dice.below(static_cast<std::uint32_t>(buffer.size()))];
    }
    static bool tries(Shadow& each, const Step& step, const Choice& choice)
    {
        State next = each.state;
        if (refusal<G>(next, step.seat, next.course.id(step.seat), choice)) return false;
        Notes notes;
        Log<Fact> log(notes);
        Rng same = Rng::scripted(step.rolls);
        G::apply(next, step.seat, choice, same, log);
        if (same.faulty() || !same.exhausted() || G::flaw(next)) return false;
        if (waiting<G>(next) != waiting<G>(step.now)) return false;
        if (heard<G>(notes, each.seat) != heard<G>(step.said, each.seat)) return false;
        if (!(G::view(next, each.seat) == G::view(step.now, each.seat))) return false;
        if (wording(decisions<G>(next, each.seat)) != wording(decisions<G>(step.now, each.seat))) return false;
        each.state = next;
        return true;
    }

    static bool is_untold(const std::string& field)
    {
        if (field == "course") return true;  // the numbers of questions, and seals
        if constexpr (requires { G::kUntold; }) {
            return std::find(G::kUntold.begin(), G::kUntold.end(), field) != G::kUntold.end();
        } else {
            return false;
        }
    }
    // Things of which both have one, each its own.
    static void differences(const Json& a, const Json& b, const Path& at, std::vector<Path>& found)
    {
        if (a.is_object() && b.is_object()) {
            for (const auto& [key, value] : a.items()) {
                if (b.contains(key) && !(at.empty() && is_untold(key))) differences(value, b.at(key), at / key, found);
            }
        } else if (a.is_array() && b.is_array()) {
            for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
                differences(a[i], b[i], at / i, found);
            }
        } else if (a != b) {
            found.push_back(at);
        }
    }
    static void keep_same(std::vector<Path>& paths, const Json& state, const Json& world)
    {
        std::erase_if(paths,
                      [&](const Path& path) { return !world.contains(path) || world.at(path) != state.at(path); });
    }

    std::vector<Shadow> all_;
};

}  // namespace snowbound
