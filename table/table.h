// A match of one game: keeps state, chance and record together, and is the only place where they change.
#pragma once

#include <deque>

#include "core/describe.h"
#include "core/game.h"
#include "core/telling.h"
#include "table/any_table.h"
#include "table/say_change.h"
#include "table/scene.h"
#include "table/snapshot.h"
#include "table/thought.h"
#include "table/told_text.h"

namespace snowbound {

inline Trouble refused(const Refusal& refusal)
{
    const bool stale = refusal.why == "stale_decision";
    std::string message(refusal.why);  // readable as it is; whoever has the locales says it better
    std::replace(message.begin(), message.end(), '_', ' ');
    return {stale ? "stale_decision" : "refused", message, std::string(refusal.rule.id), std::string(refusal.why)};
}

// A game with previews may also say what is in the way of a choice that is refused: all that is wrong with a list, what
// blocks a sight.
template <class G>
concept SaysWhyNot = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::why_not(state, seat, choice) } -> std::same_as<std::optional<typename G::Preview>>;
};

template <Game G>
class Table final : public AnyTable {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Fact = typename G::Fact;

public:
    Table(Record record, State state, Rng rng, std::vector<Note<Fact>> notes)
        : record_(std::move(record)),
          state_(state),
          waiting_(snowbound::waiting<G>(state)),
          rng_(std::move(rng)),
          notes_(std::move(notes))
    {
    }

    const State& current() const { return state_; }
    void go_on_with(Rng rng)  // after a replay
    {
        rng_ = std::move(rng);
        record_.position = rng_.position();
    }
    std::span<const Note<Fact>> notes(std::size_t from, std::size_t to) const
    {
        return std::span(notes_).subspan(from, to - from);
    }
    std::string_view game() const override { return G::kName; }
    std::size_t seats() const override { return G::seats(state_); }
    SeatSet waiting() const override { return waiting_; }
    Json state() const override { return to_json(state_); }
    std::uint64_t hash() const override { return hash_of(state_); }
    Json imagine(Seat seat, std::uint64_t seed) const override
    {
        Rng dice = Rng::searching(seed);
        return to_json(G::resample(state_, seat, dice));
    }
    std::string snapshot() const override
    {
        std::string text = "{";
        JsonText json(text);
        json.key("state"), json.value(state_);
        json.key("facts"), keep_facts(json, notes_);
        json.key("scenes"), json.raw(Json(scenes_).dump());
        json.key("position"), json.value(record_.position);
        return text += '}';
    }
    void go_on_from(std::vector<Json> scenes, std::deque<std::string> words)  // a snapshot
    {
        scenes_ = std::move(scenes);
        words_ = std::move(words);
    }
    void put_record(Record record) { record_ = std::move(record); }
    const Record& record() const override { return record_; }
    Json view(Seat viewer) const override { return to_json(G::view(state_, viewer)); }
    void write_view(std::string& out, Seat viewer) const override { JsonText(out).value(G::view(state_, viewer)); }
    void write_questions(std::string& out, Seat viewer) const override { say_asked<G>(out, state_, viewer); }
    void write_patches(std::string& out, Seat viewer, std::unique_ptr<Seen>& saw) const override
    {
        say_what_changed<G>(out, state_, viewer, saw);
    }
    std::size_t facts_said() const override { return notes_.size(); }
    std::size_t facts_standing_since(std::size_t events) const override
    {
        if (events == 0 || events > said_after_.size()) return 0;
        return *std::min_element(said_after_.begin() + static_cast<std::ptrdiff_t>(events) - 1, said_after_.end());
    }
    bool undoable(Seat seat) const override { return !undoable_.empty() && undoable_.back().seat == seat; }

    void script(const std::vector<std::uint32_t>& rolls) override
    {
        rng_.script(rolls);
        if (!rolls.empty()) mark_scripted();
    }
    void mark_scripted() { record_.scripted = true; }

    Json decisions(std::optional<Seat> only) const override
    {
        std::string text;
        say_questions<G>(text, asked<G>(state_, only.value_or(kSpectator)));
        return Json::parse(text);
    }

    Json facts(Seat viewer, std::size_t since) const override
    {
        std::size_t number = 0;
        return facts_if([&](const Note<Fact>& note) { return note.to.reaches(viewer) && number++ >= since; });
    }

    Json all_facts(std::size_t since) const override
    {
        std::size_t number = 0;
        return facts_if([&](const Note<Fact>&) { return number++ >= since; });
    }

    std::size_t facts_known(Seat viewer, std::size_t until) const override
    {
        const auto upto = notes(0, std::min(until, notes_.size()));
        return static_cast<std::size_t>(
            std::count_if(upto.begin(), upto.end(), [&](const auto& note) { return note.to.reaches(viewer); }));
    }

    std::size_t write_facts(std::string& out, Seat viewer, std::size_t from) const override
    {
        std::size_t written = 0;
        JsonText json(out);
        json.raw("[");
        for (std::size_t i = from; i < notes_.size(); ++i) {
            if (!notes_[i].to.reaches(viewer)) continue;
            json.comma();
            say(json, notes_[i]);
            ++written;
        }
        json.raw("]");
        return written;
    }

    Result<Event> answer(const Answer& answer) override
    {
        if (frozen_) return frozen();
        if (auto no = text_trouble("text", answer.text, kMostText)) return *no;
        if (auto no = text_trouble("concept", answer.concept_line, kMostConcept)) return *no;
        Choice choice{};
        JsonReader reader(JsonReader::Missing::Refuse);
        if (!reader.read(answer.choice, choice)) return Trouble{"bad_choice", "choice: " + reader.error(), ""};
        Event event{.seat = answer.seat,
                    .decision = answer.decision,
                    .choice = to_json(choice),
                    .text = answer.text,
                    .concept_line = answer.concept_line,
                    .by = answer.by};
        return commit(choice, std::move(event));
    }

    Result<Event> undo(std::optional<Seat> seat) override
    {
        if (undoable_.empty()) return refused({{}, why_no_undo_});
        if (seat && *seat != undoable_.back().seat) return refused({{}, "undo_other_seat"});
        const Before before = undoable_.back();
        undoable_.pop_back();
        // The question is asked again under a new number: the old one was answered. So is every other one that reads
        // differently now.
        const State undone = state_;
        state_ = before.state;
        state_.course.asked = undone.course.asked;
        state_.course.answered(before.seat);
        for (std::size_t i = 0; i < seats(); ++i) {
            if (seat_at(i) == before.seat) continue;
            if (!asks_the_same<G>(undone, state_, seat_at(i))) state_.course.answered(seat_at(i));
        }
        notes_.erase(notes_.begin() + static_cast<std::ptrdiff_t>(before.notes), notes_.end());
        scenes_.erase(scenes_.begin() + static_cast<std::ptrdiff_t>(before.scenes), scenes_.end());
        if (undoable_.empty()) why_no_undo_ = "undo_nothing";
        return keep({.undo = true, .seat = before.seat, .hash = hash()});
    }

    // Back to where another table of the same match stands, with everybody's consent. Chance goes on from where it is:
    // what was drawn is not drawn again.
    Event go_back_to(Table& earlier, std::size_t events, Seat asked_by)
    {
        const auto asked = state_.course.asked;
        state_ = earlier.state_;
        state_.course.asked = asked;
        state_.course.renew();
        notes_ = std::move(earlier.notes_);
        words_ = std::move(earlier.words_);  // its facts may be in these words
        scenes_ = std::move(earlier.scenes_);
        undoable_.clear();
        why_no_undo_ = "undo_nothing";
        return keep({.undo = true, .to = events, .seat = asked_by, .hash = hash()});
    }

    Result<Thinking> thinking(Seat seat, const BotOrder& order) const override
    {
        if (!waiting().has(seat)) return refused({{}, "no_question"});
        return Thinking([state = state_, id = state_.course.id(seat), seat, order,
                         dice = Rng::searching(record_.seed.for_bots(state_.course.id(seat)))]() mutable {
            return said_thought<G>(state, id, seat, order, dice);
        });
    }

    Result<Json> chances() const override { return said_chances<G>(state_); }
    Result<Json> review(Seat seat, const Json& json, int worlds) const override
    {
        const auto choice = legal(seat, json);
        if (!choice) return choice.trouble();
        return said_review<G>(state_, seat, *choice, worlds,
                              Rng::searching(record_.seed.for_bots(state_.course.id(seat))));
    }
    Result<Thinking> advising(Seat seat) const override
    {
        if (!waiting().has(seat)) return refused({{}, "no_question"});
        return advised<G>(state_, state_.course.id(seat), seat, std::nullopt, coach_dice(seat));
    }
    Result<Thinking> weighing(Seat seat, const Json& json) const override
    {
        const auto choice = legal(seat, json);
        if (!choice) return choice.trouble();
        return advised<G>(state_, state_.course.id(seat), seat, *choice, coach_dice(seat));
    }

    Result<Json> preview(Seat seat, const Json& json) const override
    {
        Choice choice{};
        JsonReader reader(JsonReader::Missing::Refuse);
        if (!reader.read(json, choice)) return Trouble{"bad_choice", "choice: " + reader.error(), ""};
        if (index(seat) >= seats()) return refused({{}, "no_such_seat"});
        if (auto no = refusal<G>(state_, seat, state_.course.id(seat), choice)) {
            if constexpr (SaysWhyNot<G>) {
                if (const auto seen = G::why_not(state_, seat, choice)) return to_json(*seen);
            }
            return refused(*no);
        }
        if constexpr (HasPreview<G>) {
            const auto shown = G::preview(state_, seat, choice);
            if (const auto* no = std::get_if<Refusal>(&shown)) return refused(*no);
            return to_json(std::get<typename G::Preview>(shown));
        } else {
            return Json(nullptr);
        }
    }

    Json telling(Seat seat, const Json& json) const override
    {
        Choice choice{};
        JsonReader reader(JsonReader::Missing::Refuse);
        if (index(seat) >= seats() || !reader.read(json, choice)) return nullptr;
        if (refusal<G>(state_, seat, state_.course.id(seat), choice)) return nullptr;
        const auto telling = telling_of(choice, seat);
        return telling ? show(*telling) : Json(nullptr);
    }
    const std::vector<Json>& scenes() const override { return scenes_; }

    Json scores() const override
    {
        const auto ending = G::ending(state_);
        Json json = {
            {"over", waiting().empty()}, {"scores", G::scores(state_)}, {"winners", to_json(G::winners(state_))}};
        json["ending"] = ending.empty() ? Json(nullptr) : Json(std::string(ending));
        return json;
    }

    std::size_t party(Seat seat) const override { return snowbound::party<G>(state_, seat); }

    std::optional<Sequel<Json>> sequel() const override
    {
        if constexpr (HasSequel<G>) {
            if (const auto next = G::sequel(state_)) return Sequel<Json>{to_json(next->options), next->goes_on};
        }
        return std::nullopt;
    }

private:
    struct Before {  // what an undo goes back to
        Seat seat;
        State state;
        std::size_t notes;
        std::size_t scenes;
    };

    Result<Event> commit(const Choice& choice, Event event)
    {
        State next = state_;
        Rng rng = rng_;
        std::vector<Note<Fact>> said;
        Log<Fact> log(said);
        std::optional<Refusal> no;
        const auto bug = rule_bug_in([&] {
            no = snowbound::answer<G>(next, event.seat, event.decision, choice, rng, log);
            const char* what = no || rng.faulty() ? nullptr : G::flaw(next);
            if (what) rule_bug(what);
        });
        if (bug && !rng.faulty()) {
            frozen_ = bug;
            return frozen();
        }
        const auto telling = no || rng.faulty() ? std::nullopt : telling_of(choice, event.seat);
        if (!telling || !telling->wants_concept) event.concept_line.clear();
        if (telling) {
            if (auto trouble = telling_trouble(*telling, event)) return *trouble;
        }
        if (rng.faulty()) return Trouble{"bad_roll", "a dictated chance result does not fit what is drawn", ""};
        if (no) return refused(*no);
        event.rolls = rng.take_rolled();
        event.hash = hash_of(next);
        remember(event, next);
        if (telling) note_scene(*telling, event);
        state_ = next;
        rng_ = std::move(rng);
        record_.position = rng_.position();
        notes_.insert(notes_.end(), said.begin(), said.end());
        return keep(std::move(event));
    }

    Event keep(Event event)
    {
        waiting_ = snowbound::waiting<G>(state_);
        record_.events.push_back(std::move(event));
        said_after_.resize(record_.events.size());  // nothing is known of what came before a snapshot
        said_after_.back() = static_cast<std::uint32_t>(notes_.size());
        return record_.events.back();
    }

    // A choice that this seat may make now.
    Result<Choice> legal(Seat seat, const Json& json) const
    {
        if (!waiting().has(seat)) return refused({{}, "no_question"});
        Choice choice{};
        JsonReader reader(JsonReader::Missing::Refuse);
        if (!reader.read(json, choice)) return Trouble{"bad_choice", "choice: " + reader.error(), ""};
        if (auto no = refusal<G>(state_, seat, state_.course.id(seat), choice)) return refused(*no);
        return choice;
    }

    Rng coach_dice(Seat seat) const
    {
        return Rng::searching(record_.seed.for_coach(index(seat), state_.course.id(seat)));
    }

    std::optional<Telling> telling_of(const Choice& choice, Seat seat) const
    {
        if constexpr (Tells<G>) return G::telling(state_, seat, choice);
        return std::nullopt;
    }

    void note_scene(const Telling& telling, const Event& event)
    {
        Json scene = {{"n", record_.events.size()}, {"seat", index(event.seat)}};
        if (!event.by.empty()) scene["by"] = event.by;
        scene.update(show(telling));
        scene["text"] = event.text;
        if (!event.concept_line.empty()) scene["concept"] = event.concept_line;
        scenes_.push_back(std::move(scene));
    }

    Trouble frozen() const
    {
        return {"frozen", "this table stopped because of an error in the rules: " + *frozen_, ""};
    }

    // Own last answers can be taken back; never across chance, something shown, or another seat's answer.
    void remember(const Event& event, const State& next)
    {
        if (!event.rolls.empty() || next.course.seals != state_.course.seals) {
            undoable_.clear();
            why_no_undo_ = event.rolls.empty() ? "undo_seen" : "undo_chance";
            return;
        }
        if (!undoable_.empty() && undoable_.back().seat != event.seat) undoable_.clear();
        undoable_.push_back({event.seat, state_, notes_.size(), scenes_.size()});
        why_no_undo_ = "undo_other_seat";
    }

    template <class Wanted>
    Json facts_if(Wanted&& wanted) const
    {
        std::string text;
        JsonText json(text);
        json.raw("[");
        for (const auto& note : notes_) {
            if (!wanted(note)) continue;
            json.comma();
            say(json, note);
        }
        json.raw("]");
        return Json::parse(text);
    }

    Record record_;
    State state_;
    SeatSet waiting_;  // for whom, as the state stands
    Rng rng_;
    std::vector<Note<Fact>> notes_;
    std::vector<std::uint32_t> said_after_;  // facts, by event
    std::vector<Json> scenes_;
    std::vector<Before> undoable_;
    std::string_view why_no_undo_ = "undo_nothing";
    std::optional<std::string> frozen_;
    std::deque<std::string> words_;  // clauses of facts that came from a snapshot
};

}  // namespace snowbound
