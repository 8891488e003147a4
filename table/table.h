// A match of one game: keeps state, chance and record together, and is the only place where they change.
#pragma once

#include <chrono>

#include "bots/think.h"
#include "core/describe.h"
#include "core/game.h"
#include "core/telling.h"
#include "table/any_table.h"
#include "table/told_text.h"

namespace snowbound {

inline Trouble refused(const Refusal& refusal)
{
    const bool stale = refusal.why == "stale_decision";
    std::string message(refusal.why);  // readable as it is; whoever has the locales says it better
    std::replace(message.begin(), message.end(), '_', ' ');
    return {stale ? "stale_decision" : "refused", message, std::string(refusal.rule.id), std::string(refusal.why)};
}

template <Game G>
class Table final : public AnyTable {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Fact = typename G::Fact;

public:
    Table(Record record, State state, Rng rng, std::vector<Note<Fact>> notes)
        : record_(std::move(record)), state_(state), rng_(std::move(rng)), notes_(std::move(notes))
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
    SeatSet waiting() const override { return snowbound::waiting<G>(state_); }
    Json state() const override { return to_json(state_); }
    std::uint64_t hash() const override { return hash_of(state_); }
    const Record& record() const override { return record_; }
    Json view(Seat viewer) const override { return to_json(G::view(state_, viewer)); }
    std::size_t facts_said() const override { return notes_.size(); }

    void script(const std::vector<std::uint32_t>& rolls) override
    {
        rng_.script(rolls);
        if (!rolls.empty()) mark_scripted();
    }
    void mark_scripted() { record_.scripted = true; }

    Json decisions(std::optional<Seat> only) const override { return asked_of(state_, only.value_or(kSpectator)); }

    Json facts(Seat viewer, std::size_t since) const override
    {
        Json list = Json::array();
        std::size_t number = 0;
        for (const auto& note : notes_) {
            if (note.to.reaches(viewer) && number++ >= since) list.push_back(show(note));
        }
        return list;
    }

    Json all_facts(std::size_t since) const override
    {
        Json list = Json::array();
        for (std::size_t i = since; i < notes_.size(); ++i) {
            list.push_back(show(notes_[i]));
        }
        return list;
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
            if (asked_of(undone, seat_at(i)) != asked_of(state_, seat_at(i))) state_.course.answered(seat_at(i));
        }
        notes_.erase(notes_.begin() + static_cast<std::ptrdiff_t>(before.notes), notes_.end());
        scenes_.erase(scenes_.begin() + static_cast<std::ptrdiff_t>(before.scenes), scenes_.end());
        if (undoable_.empty()) why_no_undo_ = "undo_nothing";
        record_.events.push_back({.undo = true, .seat = before.seat, .hash = hash()});
        return record_.events.back();
    }

    Result<Json> think(Seat seat, const BotOrder& order) const override
    {
        if (!waiting().has(seat)) return refused({{}, "no_question"});
        const auto asked = snowbound::decisions<G>(state_, seat);
        Rng dice = Rng::searching(record_.seed.for_bots(asked.front().id));
        const auto start = std::chrono::steady_clock::now();
        const auto limit = std::chrono::milliseconds(order.milliseconds);
        const auto go_on = [&] { return order.milliseconds == 0 || std::chrono::steady_clock::now() - start < limit; };
        const auto thought = snowbound::think<G>(state_, seat, order.level, dice, order.simulations, go_on);
        Json why = Json::array();
        for (const auto& candidate : thought.best) {
            why.push_back(
                {{"choice", to_json(candidate.choice)}, {"visits", candidate.visits}, {"value", candidate.value}});
        }
        return Json{{"decision", asked.front().id}, {"choice", to_json(thought.choice)}, {"why", why}};
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
        record_.events.push_back(event);
        return event;
    }

    std::optional<Telling> telling_of(const Choice& choice, Seat seat) const
    {
        if constexpr (Tells<G>) return G::telling(state_, seat, choice);
        return std::nullopt;
    }

    // A memory gets its one line of concept, from people; and a card mark in a text stands for a card that is played.
    static std::optional<Trouble> telling_trouble(const Telling& telling, const Event& event)
    {
        if (telling.wants_concept && event.concept_line.empty() && event.by.empty()) {
            return Trouble{"refused", "a memory needs one line: what has it come to mean?", "", "needs_concept"};
        }
        if (const std::string mark = stray_mark(event.text, telling.cards); !mark.empty()) {
            return Trouble{"bad_mark", "the mark [[" + mark + "]] stands for no card that is played with this answer",
                           ""};
        }
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

    static Json asked_of(const State& state, Seat only)
    {
        Json list = Json::array();
        for (const auto& decision : snowbound::decisions<G>(state, only)) {
            list.push_back(show(decision));
            if constexpr (Tells<G>) list.back()["tell"] = tell_of(state, decision);
        }
        return list;
    }

    // What is to be told with each kind of choice, by its verb.
    static Json tell_of(const State& state, const Decision<Choice>& d)
    {
        Json tell = Json::object();
        for (const Choice& choice : d.options) {
            const std::string verb(std::visit([](const auto& a) { return a.kVerb; }, choice));
            if (tell.contains(verb)) continue;
            const auto telling = G::telling(state, d.seat, choice);
            if (!telling) continue;
            tell[verb] = {{"event", telling->event},
                          {"must", telling->must},
                          {"avoid", telling->avoid},
                          {"concept", telling->wants_concept}};
            if (!telling->takes_up.empty()) tell[verb]["takes_up"] = telling->takes_up;
        }
        return tell;
    }

    static Json show(const Telling& t)
    {
        Json about = Json::object();
        for (const auto& [key, id] : t.about) {
            about[std::string(key)] = std::string(id);
        }
        Json json = {{"event", t.event}, {"chapter", t.chapter}, {"about", about}, {"cards", t.cards}};
        if (!t.open.empty()) json["open"] = t.open;
        if (!t.subject.empty()) json["subject"] = t.subject;
        if (!t.takes_up.empty()) json["takes_up"] = t.takes_up;
        return json;
    }

    static Json show(const Decision<Choice>& d)
    {
        Json options = Json::array();
        for (const Choice& choice : d.options) {
            options.push_back(to_json(choice));
        }
        Json barred = Json::array();
        for (const auto& [choice, why] : d.barred) {
            barred.push_back({{"choice", to_json(choice)}, {"rule", why.rule.id}, {"why", why.why}});
        }
        Json numbers = Json::object();
        for (const auto& [name, value] : d.numbers) {
            numbers[std::string(name)] = value;
        }
        return {
            {"id", d.id},        {"seat", index(d.seat)}, {"wait", d.wait == Wait::Required ? "required" : "standing"},
            {"rule", d.rule.id}, {"prompt", d.prompt},    {"numbers", numbers},
            {"form", d.form},    {"options", options},    {"fallback", d.fallback},
            {"barred", barred}};
    }

    static Json show(const Note<Fact>& note)
    {
        Json json = {{"rule", note.rule.id}};
        if (!note.to.everybody()) json["private"] = true;
        json["fact"] = to_json(note.fact);
        return json;
    }

    Record record_;
    State state_;
    Rng rng_;
    std::vector<Note<Fact>> notes_;
    std::vector<Json> scenes_;
    std::vector<Before> undoable_;
    std::string_view why_no_undo_ = "undo_nothing";
    std::optional<std::string> frozen_;
};

}  // namespace snowbound
