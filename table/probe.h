// The promises that every game keeps, tested at every step of a random game. The contract tests, `snowbound fuzz` and
// the fuzzer all use this one.
#pragma once

#include <map>

#include "table/same_worlds.h"
#include "table/shadows.h"
#include "table/table.h"

namespace snowbound {

template <Game G>
class Probe {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Open = std::vector<Decision<Choice>>;

public:
    static constexpr std::size_t kLongest = 20'000;  // answers; a game that needs more does not end

    Probe(Table<G>& table, Rng dice) : table_(table), dice_(std::move(dice)) {}

    // Plays to the end. What is wrong, in words; "": nothing.
    std::string run()
    {
        std::string problem;
        for (; !table_.waiting().empty(); ++steps_) {
            if (steps_ == kLongest) return "the game does not end";
            problem = check_step();
            if (problem.empty()) problem = move_on();
            if (!problem.empty())
                return "after " + std::to_string(table_.record().events.size()) + " events: " + problem;
        }
        return check_end();
    }
    std::size_t steps() const { return steps_; }

    // Goes where the numbers lead: the nth open decision, the nth option, now and then an undo.
    std::string follow(const std::vector<std::uint32_t>& numbers)
    {
        for (const std::uint32_t number : numbers) {
            if (table_.waiting().empty()) return check_end();
            ++steps_;
            std::string problem = check_step();
            if (problem.empty()) problem = act(number);
            if (!problem.empty()) return problem;
        }
        return "";
    }

private:
    const State& state() const { return table_.current(); }
    std::uint32_t roll(std::size_t n) { return dice_.below(static_cast<std::uint32_t>(n)); }
    Seat some_seat() { return seat_at(roll(table_.seats())); }

    std::string check_step()
    {
        if (const char* what = G::flaw(state())) return std::string("broken invariant: ") + what;
        const Open open = decisions<G>(state());
        for (const auto& decision : open) {
            if (auto problem = check_decision(decision); !problem.empty()) {
                return "seat " + std::to_string(index(decision.seat)) + ", " + std::string(decision.prompt) + ": " +
                       problem;
            }
        }
        if (auto problem = check_ids(open); !problem.empty()) return problem;
        if (auto problem = check_round_trip(); !problem.empty()) return problem;
        if (auto problem = check_refusals(open); !problem.empty()) return problem;
        if (auto problem = check_worlds(); !problem.empty()) return problem;
        if (auto problem = roll(2) == 0 ? shadows_.check(state(), dice_) : std::string(); !problem.empty())
            return problem;
        if (roll(3) == 0) shadows_.cast(state(), some_seat(), dice_);
        return "";
    }

    // Options sorted, unique, never empty, each accepted as it stands; what is barred is refused with a clause; a bot
    // is offered nothing that a person is not.
    std::string check_decision(const Decision<Choice>& d)
    {
        const auto& options = d.options;
        if (options.empty()) return "no options";
        if (!std::is_sorted(options.begin(), options.end())) return "options are not sorted";
        if (std::adjacent_find(options.begin(), options.end()) != options.end()) return "an option stands twice";
        if (d.fallback >= options.size()) return "the fallback is no option";
        if (d.prompt.empty() || d.rule.id.empty()) return "no prompt, or no clause that makes us ask";
        for (const Choice& choice : options) {
            if (refusal<G>(state(), d.seat, d.id, choice)) return "an option is refused: " + to_json(choice).dump();
        }
        for (const auto& [choice, why] : d.barred) {
            if (why.rule.id.empty() || why.why.empty()) return "barred without a reason: " + to_json(choice).dump();
            const auto no = refusal<G>(state(), d.seat, d.id, choice);
            if (!no || *no != why) return "barred, but not refused so: " + to_json(choice).dump();
        }
        if (d.wait == Wait::Standing) return "";
        std::vector<Choice> listed;
        snowbound::options<G>(state(), d.seat, listed);
        if (listed.empty()) return "nothing for a bot to choose";
        for (const Choice& choice : listed) {
            if (!std::binary_search(options.begin(), options.end(), choice))
                return "only bots may " + to_json(choice).dump();
        }
        return "";
    }

    // A decision's id dies with it: the same id is always the same question.
    std::string check_ids(const Open& open)
    {
        for (const auto& d : open) {
            const std::string text = table_.decisions(d.seat).dump();
            const auto [known, is_new] = asked_.emplace(d.id, text);
            if (!is_new && known->second != text)
                return "question " + std::to_string(d.id) + " changed under its number";
        }
        return "";
    }

    std::string check_round_trip() const
    {
        State back{};
        JsonReader reader(JsonReader::Missing::Refuse);
        const auto text = parse_json(to_json(state()).dump());
        if (!text || !reader.read(*text, back)) return "the state cannot be read back: " + reader.error();
        if (!(back == state())) return "the state changes on its way through JSON";
        if (to_text(state()) != to_json(state()).dump()) return "the state reads differently as text";
        if (hash_of(back) != hash_of(state())) return "the hash changes on its way through JSON";
        return "";
    }

    // A refused answer changes nothing, whatever is wrong with it.
    std::string check_refusals(const Open& open)
    {
        const std::uint64_t before = table_.hash();
        const std::size_t events = table_.record().events.size();
        const auto& d = open[roll(open.size())];
        const Json good = to_json(d.options[roll(d.options.size())]);
        const Seat other = seat_at((index(d.seat) + 1) % table_.seats());
        const Json wrong[] = {Json(), Json::object(), Json::array(), Json("pass"), {{"no_such_verb", Json::object()}}};
        bool refused_all = !table_.answer({d.seat, d.id + 16, good, "", ""}) &&
                           !table_.answer({other, d.id, good, "", ""}) &&
                           !table_.answer({seat_at(table_.seats()), d.id, good, "", ""}) &&
                           !table_.answer({kSpectator, d.id, good, "", ""});
        for (const Json& choice : wrong) {
            refused_all = refused_all && !table_.answer({d.seat, d.id, choice, "", ""});
        }
        if (!d.barred.empty()) {
            const auto& barred = d.barred[roll(d.barred.size())].first;
            refused_all = refused_all && !table_.answer({d.seat, d.id, to_json(barred), "", ""});
        }
        if (!refused_all) return "a wrong answer was taken";
        if (table_.hash() != before || table_.record().events.size() != events)
            return "a refused answer changed something";
        return "";
    }

    // In every world that a seat cannot rule out it sees the same and may choose the same, and that world is sound.
    std::string check_worlds()
    {
        const Seat seat = some_seat();
        const State world = G::resample(state(), seat, dice_);
        const std::string who = "a world that seat " + std::to_string(index(seat)) + " imagines ";
        if (const char* what = G::flaw(world)) return who + "is broken: " + what;
        if (!(G::view(world, seat) == G::view(state(), seat))) return who + "looks different to it";
        if (world.course.asked != state().course.asked) return who + "numbers the questions otherwise";
        if (wording(decisions<G>(world, seat)) != wording(decisions<G>(state(), seat)))
            return who + "gives it other choices";
        if (waiting<G>(world) != waiting<G>(state())) return who + "waits for other seats";
        if constexpr (HasPreview<G>) {
            for (const auto& d : decisions<G>(state(), seat)) {
                const Choice& choice = d.options[roll(d.options.size())];
                if (G::preview(world, seat, choice) != G::preview(state(), seat, choice))
                    return who + "shows it another preview";
            }
        }
        if (!same_features<G>(world, state(), seat)) return who + "tells a network something else";
        return roll(32) == 0 ? play_out(world) : follows_truth<G>(state(), world, seat, dice_);
    }

    // Every imagined world can be played to its end: a wrong re-deal shows itself there, if not at once.
    std::string play_out(State world)
    {
        std::vector<Choice> buffer;
        Log<typename G::Fact> log;
        for (std::size_t i = 0; i < kLongest; ++i) {
            const Seat seat = next_options<G>(world, buffer);
            if (seat == kSpectator) return "";
            G::apply(world, seat, buffer[roll(buffer.size())], dice_, log);
            if (const char* what = G::flaw(world)) return std::string("an imagined world breaks later: ") + what;
        }
        return "an imagined world does not end";
    }

    // Mostly what a bot might do, so that games end soon; now and then anything that is offered, or an undo.
    std::string move_on()
    {
        if (roll(4) == 0) return act(static_cast<std::uint32_t>(roll(1U << 16U)));
        std::vector<Choice> buffer;
        const SeatSet waiting = table_.waiting();
        Seat seat = *waiting.begin();
        for (const Seat each : waiting) {
            if (roll(2) == 0) seat = each;
        }
        snowbound::options<G>(state(), seat, buffer);
        return answer(seat, state().course.id(seat), buffer[roll(buffer.size())]);
    }

    std::string act(std::uint32_t number)
    {
        if (number % 8 == 0) return undo();
        const Open open = decisions<G>(state());
        const auto& d = open[number / 8 % open.size()];
        return answer(d.seat, d.id, d.options[number / 64 % d.options.size()]);
    }

    std::string answer(Seat seat, std::uint32_t id, const Choice& choice)
    {
        const State before = state();
        const std::size_t said = table_.facts_said();
        const auto done = table_.answer({seat, id, to_json(choice), "", "", "probed"});
        if (!done) return "an offered answer is refused: " + to_json(choice).dump() + " " + done.trouble().message;
        if (done->hash != table_.hash()) return "an event holds the wrong hash";
        last_ = Last{before, seat, choice, done->rolls.empty() && before.course.seals == state().course.seals};
        const auto now_said = table_.notes(said, table_.facts_said());
        shadows_.follow({seat, choice, done->rolls, now_said, state()}, dice_);
        if (auto problem = check_told(now_said); !problem.empty()) return problem;
        return check_facts(before, seat, choice, said, done->rolls);
    }

    // What a seat was just told, and what is still so, is so in every world that it imagines. A game may say of a fact
    // whether it describes how things are.
    std::string check_told(std::span<const Note<typename G::Fact>> said)
    {
        if constexpr (requires(const typename G::Fact& fact) { G::holds(state(), fact); }) {
            const Seat seat = some_seat();
            for (int n = 0; n < 4; ++n) {
                const State world = G::resample(state(), seat, dice_);
                for (const auto& note : said) {
                    if (!note.to.reaches(seat) || !G::holds(state(), note.fact) || G::holds(world, note.fact)) continue;
                    return "seat " + std::to_string(index(seat)) +
                           " forgets what it is told: " + to_json(note.fact).dump();
                }
            }
        }
        return "";
    }

    // What a seat is told, and who is asked next, follow from what it sees: where an imagined world comes out looking
    // the same to it, both are the same: silence tells nothing. Chance gives the same results there; a world in which
    // they do not fit tells nothing.
    std::string check_facts(const State& before, Seat seat, const Choice& choice, std::size_t said,
                            const std::vector<std::uint32_t>& rolls)
    {
        const Seat observer = roll(4) == 0 ? kSpectator : some_seat();
        if (observer == kSpectator || observer == seat) return check_public(said);
        State world = G::resample(before, observer, dice_);
        if (refusal<G>(world, seat, world.course.id(seat), choice)) return "";
        std::vector<Note<typename G::Fact>> notes;
        Log<typename G::Fact> log(notes);
        Rng same = Rng::scripted(rolls);
        G::apply(world, seat, choice, same, log);
        if (same.faulty() || !same.exhausted()) return "";
        if (!(G::view(world, observer) == G::view(state(), observer))) return "";
        if (waiting<G>(world) != waiting<G>(state()))
            return "who is asked next tells seat " + std::to_string(index(observer)) + " more than it sees";
        if (heard<G>(notes, observer) == heard<G>(table_.notes(said, table_.facts_said()), observer)) return "";
        return "a fact tells seat " + std::to_string(index(observer)) + " more than it sees";
    }

    // A spectator is told what everybody is told, and what all but one are told, who knows more; nothing else.
    std::string check_public(std::size_t said) const
    {
        for (const auto& note : table_.notes(said, table_.facts_said())) {
            std::size_t told = 0;
            for (std::size_t i = 0; i < table_.seats(); ++i) {
                told += note.to.reaches(seat_at(i));
            }
            const bool reached = note.to.reaches(kSpectator);
            if ((reached && told + 1 < table_.seats()) || (note.to.everybody() && !reached))
                return "a spectator is told what is not public";
        }
        return "";
    }

    // Undo gives back what was, and only where nobody has learnt anything: not the others, and not the one who undoes.
    std::string undo()
    {
        if (!last_) {
            shadows_.clear();
            (void)table_.undo(std::nullopt);  // one more step back than we remember; the replay at the end judges it
            return "";
        }
        const bool harmless = last_->harmless;
        const std::size_t events = table_.record().events.size();
        const auto done = table_.undo(std::nullopt);
        shadows_.clear();
        if (!done) return harmless ? "an undo was refused that harms nobody: " + done.trouble().message : "";
        if (!harmless) return "an undo went back across chance or something shown";
        const Last last = *std::exchange(last_, std::nullopt);
        if (table_.record().events.size() != events + 1) return "an undo left no trace";
        State back = state();
        back.course = last.before.course;
        if (!(back == last.before)) return "an undo did not bring back what was";
        return check_nothing_learnt(last);
    }

    // Whoever takes an answer back has learnt nothing by it: it saw, heard and was asked the same in any world.
    std::string check_nothing_learnt(const auto& last)
    {
        State after = last.before;
        const Json told = told_by(last, after);
        State world = G::resample(last.before, last.seat, dice_);
        const Json imagined = told_by(last, world);
        if (!(G::view(world, last.seat) == G::view(after, last.seat)))
            return "an answer that can be undone showed something";
        if (imagined != told) return "an answer that can be undone told something";
        if (wording(decisions<G>(world, last.seat)) != wording(decisions<G>(after, last.seat)))
            return "an answer that can be undone led to a question that told something";
        if (waiting<G>(world) != waiting<G>(after))
            return "who is asked after an answer that can be undone told something";
        for (std::size_t i = 0; i < table_.seats(); ++i) {
            if (seat_at(i) == last.seat) continue;
            if (decisions<G>(last.before, seat_at(i)).size() != decisions<G>(after, seat_at(i)).size()) {
                return "an answer that can be undone asked somebody else";
            }
        }
        return "";
    }
    static Json told_by(const auto& last, State& world)  // to whoever answers; and takes the world there
    {
        std::vector<Note<typename G::Fact>> notes;
        Log<typename G::Fact> log(notes);
        Rng none = Rng::scripted({});
        G::apply(world, last.seat, last.choice, none, log);
        return heard<G>(notes, last.seat);
    }

    std::string check_end() const
    {
        if (const char* what = G::flaw(state())) return std::string("broken at the end: ") + what;
        if (!AllMayLose<G> && G::winners(state()).empty()) return "the game is over and nobody has won";
        if (G::ending(state()).empty()) return "the game is over and does not say how";
        if (!decisions<G>(state()).empty()) return "the game is over and still asks";
        return check_round_trip();
    }

    struct Last {
        State before;
        Seat seat;
        Choice choice;
        bool harmless;
    };

    Table<G>& table_;
    Rng dice_;
    std::size_t steps_ = 0;
    std::map<std::uint32_t, std::string> asked_;
    std::optional<Last> last_;
    Shadows<G> shadows_;
};

}  // namespace snowbound
