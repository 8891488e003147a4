// Makes a registry entry out of a game.
#pragma once

#include "core/grammar.h"
#include "table/probed.h"
#include "table/simulate.h"
#include "table/table.h"

namespace snowbound {

template <Game G>
class Face final : public AnyGame {
    using Tables = Result<std::unique_ptr<AnyTable>>;
    using State = typename G::State;

public:
    // `grammar`: who, what, where in the choices, for the browser (core/grammar.h); a game may go without.
    explicit Face(std::span<const Phrase> grammar = {}) : grammar_(grammar) {}

    std::string_view name() const override { return G::kName; }
    std::string_view prefix() const override { return G::kPrefix; }
    std::size_t min_seats() const override { return G::kMinSeats; }
    std::size_t max_seats() const override { return G::kMaxSeats; }
    GameKind kind() const override { return kind_of<G>(); }

    Json about() const override
    {
        return {{"id", G::kName},
                {"seats", {{"min", G::kMinSeats}, {"max", G::kMaxSeats}}},
                {"options", json_schema(typename G::Options{})},
                {"endings", G::endings()},
                {"rules_version", G::kRulesVersion},
                {"complete", true}};
    }

    Tables start(const NewMatch& match) const override
    {
        auto options = read_options(match.seats, match.options);
        if (!options) return options.trouble();
        Record record = blank(match.seed);
        record.seats = match.seats;
        record.options = to_json(*options);
        return set_up(std::move(record), *options, Rng::seeded(match.seed.key()));
    }

    Tables load(const Json& json, const SeedText& seed) const override
    {
        State state{};
        JsonReader reader(JsonReader::Missing::TakesDefault);
        if (!reader.read(json, state)) return Trouble{"impossible_state", "state: " + reader.error(), ""};
        if (const char* what = G::flaw(state)) return Trouble{"impossible_state", what, ""};
        Record record = blank(seed);
        record.seats = G::seats(state);
        record.options = to_json(state.options);
        record.start = to_json(state);
        record.setup_hash = hash_of(state);
        return Tables(std::make_unique<Table<G>>(std::move(record), state, Rng::seeded(seed.key()), Notes{}));
    }

    Tables replay(const Record& old, std::size_t steps) const override
    {
        if (old.version_now() != G::kRulesVersion) {
            return Trouble{"bad_record",
                           "it was made under rules version " + std::to_string(old.version_now()) +
                               "; this program plays version " + std::to_string(G::kRulesVersion),
                           "", "other_rules"};
        }
        const std::size_t first = old.seams.empty() ? 0 : old.seams.back().at;
        if (first > old.events.size()) return Trouble{"bad_record", "a seam lies behind the last event", ""};
        if (steps < first)
            return Trouble{"bad_record", "what came before was played under other rules", "", "other_rules"};
        auto opened = old.seams.empty() ? reopen(old) : from_snapshot(old, first, old.seams.back().snapshot);
        if (!opened) return opened.trouble();
        auto& table = static_cast<Table<G>&>(**opened);
        if (old.seams.empty() && table.hash() != old.setup_hash) return differs("the set-up");
        for (std::size_t i = first; i < std::min(steps, old.events.size()); ++i) {
            if (auto trouble = repeat(table, old, i)) return *trouble;
        }
        if (old.scripted && steps >= old.events.size()) table.go_on_with(Rng::seeded(old.seed.key(), old.position));
        return opened;
    }

    Result<Event> take_back(AnyTable& any, std::size_t events, Seat asked_by) const override
    {
        auto& table = static_cast<Table<G>&>(any);
        if (events >= table.record().events.size()) return refused({{}, "undo_nothing"});
        auto earlier = replay(table.record(), events);
        if (!earlier) return earlier.trouble();
        return table.go_back_to(static_cast<Table<G>&>(**earlier), events, asked_by);
    }

    Tables carry_over(const Record& old, std::size_t at, const Json& snapshot) const override
    {
        if (at > old.events.size()) return Trouble{"bad_record", "the kept state is ahead of the events", ""};
        auto opened = from_snapshot(old, at, snapshot);
        if (!opened) return opened.trouble();
        auto& table = static_cast<Table<G>&>(**opened);
        for (std::size_t i = at; i < old.events.size(); ++i) {
            table.script(old.events[i].rolls);  // chance stays what it was; what the rules make of it may differ
            const auto done = again_now(table, old.events[i]);
            if (done) continue;
            return Trouble{
                "bad_record",
                "event " + std::to_string(i) + " does not fit the rules of this version: " + done.trouble().message,
                done.trouble().rule};
        }
        table.put_record(old);  // the events as they were; from here on they are not replayed any more
        table.go_on_with(Rng::seeded(old.seed.key(), old.position));
        Record sewn = old;
        sewn.seams.push_back({old.events.size(), G::kRulesVersion, Json::parse(table.snapshot())});
        table.put_record(std::move(sewn));
        return opened;
    }

    Result<SimReport> simulate(const SimPlan& plan, std::atomic<std::uint64_t>& done) const override
    {
        auto options = read_options(plan.seats, plan.options);
        if (!options) return options.trouble();
        if (plan.by_side && !HasSides<G>) return Trouble{"bad_options", std::string(G::kName) + " has no sides", ""};
        SimReport report;
        const auto play = [&] { report = Simulation<G>(plan, *options, done).run(); };
        if (const auto bug = rule_bug_in(play)) return Trouble{"rule_bug", *bug, ""};
        return report;
    }

    std::vector<std::string_view> pieces() const override { return G::pieces(); }

    Result<ProbeReport> probe(const NewMatch& match) const override
    {
        return probed<G>(*this, match, [](auto& probe) { return probe.run(); });
    }

    Result<ProbeReport> probe_with(const NewMatch& match, const std::vector<std::uint32_t>& numbers) const override
    {
        return probed<G>(*this, match, [&](auto& probe) { return probe.follow(numbers); });
    }

    std::string typescript() const override
    {
        if constexpr (kForBuilders) {
            return "export type Options = " + typescript_type<typename G::Options>() + ";\n" +
                   "export type Choice = " + typescript_type<typename G::Choice>() + ";\n" +
                   "export type Fact = " + typescript_type<typename G::Fact>() + ";\n" +
                   "export type View = " + typescript_type<typename G::View>() + ";\n" +
                   "export const grammar = " + typescript_grammar<typename G::Choice>(grammar_) + " as const;\n" +
                   printed();
        } else {
            return "";
        }
    }

private:
    // A game may also give the numbers that are printed on its things.
    static std::string printed()
    {
        if constexpr (requires { G::printed(); }) {
            return "export const printed = " + G::printed() + " as const;\n";
        } else {
            return "";
        }
    }

    using Notes = std::vector<Note<typename G::Fact>>;

    static Record blank(const SeedText& seed)
    {
        Record record;
        record.game = G::kName;
        record.rules_version = G::kRulesVersion;
        record.seed = seed;
        return record;
    }

    static Tables set_up(Record record, const typename G::Options& options, Rng rng)
    {
        Notes notes;
        Log<typename G::Fact> log(notes);
        const State state = G::setup(record.seats, options, rng, log);
        record.setup_rolls = rng.take_rolled();
        record.setup_hash = hash_of(state);
        record.position = rng.position();
        return Tables(std::make_unique<Table<G>>(std::move(record), state, std::move(rng), std::move(notes)));
    }

    // The match as it began: from its state where it was loaded, else from the recorded chance results.
    Tables reopen(const Record& old) const
    {
        if (old.start) {
            auto loaded = load(*old.start, old.seed);
            if (loaded && old.scripted) static_cast<Table<G>&>(**loaded).mark_scripted();
            return loaded;
        }
        auto options = read_options(old.seats, old.options);
        if (!options) return options.trouble();
        Record record = blank(old.seed);
        record.seats = old.seats;
        record.options = to_json(*options);
        Rng rng = Rng::seeded(old.seed.key());
        if (old.scripted) rng.script(old.setup_rolls);
        record.scripted = old.scripted;
        auto opened = set_up(std::move(record), *options, rng);
        if ((*opened)->record().setup_rolls != old.setup_rolls) {
            return Trouble{"bad_record", "the seed does not give the chance results of the set-up", ""};
        }
        return opened;
    }

    // A table that stands where a snapshot was taken, with the events before it in its record.
    Tables from_snapshot(const Record& old, std::size_t at, const Json& snapshot) const
    {
        const auto part = [&](const char* key) { return snapshot.is_object() ? snapshot.value(key, Json()) : Json(); };
        State state{};
        JsonReader reader(JsonReader::Missing::TakesDefault);
        if (!reader.read(part("state"), state)) return Trouble{"bad_record", "the kept state: " + reader.error(), ""};
        if (const char* what = G::flaw(state)) return Trouble{"bad_record", std::string("the kept state: ") + what, ""};
        const Json position = part("position"), scenes = part("scenes");
        if (!position.is_number_unsigned() || !scenes.is_array()) {
            return Trouble{"bad_record", "the snapshot lacks its position or its scenes", ""};
        }
        std::deque<std::string> words;
        Notes notes = facts_kept<typename G::Fact>(part("facts"), words);
        Record record = old;
        record.events.resize(at);
        record.position = position.get<std::uint64_t>();
        auto table = std::make_unique<Table<G>>(
            std::move(record), state, Rng::seeded(old.seed.key(), position.get<std::uint64_t>()), std::move(notes));
        table->go_on_from(scenes.get<std::vector<Json>>(), std::move(words));
        return Tables(std::move(table));
    }

    // A choice as it was written under older rules. A field that was added since takes its default; where that is not
    // on offer, the first option is meant that agrees with all that was written.
    static Json completed(const Table<G>& table, const Event& event)
    {
        typename G::Choice choice{};
        JsonReader reader(JsonReader::Missing::TakesDefault);
        if (event.undo || event.to || !reader.read(event.choice, choice)) return event.choice;
        Json full = to_json(choice);
        if (full == event.choice) return full;
        std::optional<Json> like;
        for (const Json& decision : table.decisions(event.seat)) {
            for (const Json& option : decision.at("options")) {
                if (option == full) return full;
                if (!like && agrees(option, event.choice)) like = option;
            }
        }
        return like ? *like : full;
    }
    static bool agrees(const Json& option, const Json& written)
    {
        const std::string verb = written.begin().key();
        if (!option.contains(verb)) return false;
        for (const auto& [field, value] : written.begin()->items()) {
            if (!option.at(verb).contains(field) || option.at(verb).at(field) != value) return false;
        }
        return true;
    }

    Result<Event> again(Table<G>& table, const Event& event) const
    {
        if (event.to) return take_back(table, *event.to, event.seat);
        if (event.undo) return table.undo(event.seat);
        return table.answer({event.seat, event.decision, event.choice, event.text, event.by, event.concept_line});
    }

    // The same under newer rules. What they ask first, and the old ones did not, is answered as for somebody absent.
    Result<Event> again_now(Table<G>& table, Event event) const
    {
        static constexpr int kMostNew = 4;
        const Json written = event.choice;
        for (int asked = 0;; ++asked) {
            event.choice = written;
            event.choice = completed(table, event);
            const Json open = table.decisions(event.seat);
            if (!event.undo && !event.to && !open.empty()) event.decision = open[0].at("id");
            auto done = again(table, event);
            if (done || asked == kMostNew || !answer_as_absent(table)) return done;
        }
    }
    static bool answer_as_absent(Table<G>& table)
    {
        const Json all = table.decisions(std::nullopt);
        for (const Json& open : all) {
            if (open.at("wait") != "required") continue;
            const Json& choice = open.at("options").at(open.at("fallback").template get<std::size_t>());
            return bool(table.answer(
                {seat_at(open.at("seat").template get<std::size_t>()), open.at("id"), choice, "", "", ""}));
        }
        return false;
    }

    // With an undictated record the seed itself must give every result again: nobody touched the deck.
    std::optional<Trouble> repeat(Table<G>& table, const Record& old, std::size_t i) const
    {
        const Event& event = old.events[i];
        const std::string where = "event " + std::to_string(i);
        if (old.scripted) table.script(event.rolls);
        const auto done = again(table, event);
        if (!done) return Trouble{"bad_record", where + ": " + done.trouble().message, done.trouble().rule};
        if (done->rolls != event.rolls)
            return Trouble{"bad_record", where + ": the seed gives other chance results", ""};
        if (done->hash != event.hash) return differs(where);
        return std::nullopt;
    }

    static Trouble differs(const std::string& where)
    {
        return {"bad_record", where + ": the state comes out different (its hash does not match)", ""};
    }

    static Result<typename G::Options> read_options(std::size_t seats, const Json& json)
    {
        if (seats < G::kMinSeats || seats > G::kMaxSeats) {
            return Trouble{"bad_seats",
                           std::string(G::kName) + " is for " + std::to_string(G::kMinSeats) + " to " +
                               std::to_string(G::kMaxSeats) + " players, not " + std::to_string(seats),
                           ""};
        }
        typename G::Options options{};
        JsonReader reader(JsonReader::Missing::TakesDefault);
        if (!reader.read(json, options)) return Trouble{"bad_options", "options: " + reader.error(), ""};
        if constexpr (SettlesOptions<G>) {
            if (const std::string_view wrong = G::settle(options); !wrong.empty()) {
                return Trouble{"bad_options", "options: " + std::string(wrong), ""};
            }
        }
        return options;
    }

    std::span<const Phrase> grammar_;
};

}  // namespace snowbound
