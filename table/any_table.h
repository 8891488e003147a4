// Any game behind one face: JSON in, JSON out. The only virtual interface over games; server, program, browser and
// tests talk to this.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "core/json.h"
#include "core/seat.h"
#include "table/record.h"
#include "table/sim_plan.h"
#include "table/trouble.h"

namespace snowbound {

struct BotOrder {  // what a bot is asked to do
    BotLevel level = BotLevel::Greedy;
    int simulations = 0;               // 0: the level's own
    int milliseconds = 0;              // 0: no limit but the simulations
    const Network* network = nullptr;  // another one than the program carries (bots/think.h); it outlives the thinking
};

class Seen {  // view and questions of a match as somebody saw them, kept to say later what has changed
public:
    virtual ~Seen() = default;
};

class AnyTable {  // one match
public:
    virtual ~AnyTable() = default;

    virtual std::string_view game() const = 0;
    virtual std::size_t seats() const = 0;
    virtual SeatSet waiting() const = 0;  // who must answer; nobody: it is over
    virtual Json decisions(std::optional<Seat> only) const = 0;
    virtual Json view(Seat viewer) const = 0;  // kSpectator: what is public
    // The facts this viewer may know, from its own number `since` on. Everybody counts only what they may know.
    virtual Json facts(Seat viewer, std::size_t since) const = 0;
    virtual Json all_facts(std::size_t since) const = 0;
    virtual std::size_t facts_said() const = 0;
    // The same as text, appended: for a server that sends them all day. Facts from the overall number `from` on.
    virtual void write_view(std::string& out, Seat viewer) const = 0;
    virtual void write_questions(std::string& out, Seat viewer) const = 0;
    // Appends to an object the patches that make view and decisions as they are now of what this viewer saw: nothing
    // where they are the same, or where nothing was seen yet.
    virtual void write_patches(std::string& out, Seat viewer, std::unique_ptr<Seen>& saw) const = 0;
    virtual std::size_t write_facts(std::string& out, Seat viewer, std::size_t from) const = 0;  // how many
    // How many of the facts of that time still stand, whatever has been taken back since; 0: nobody knows.
    virtual std::size_t facts_standing_since(std::size_t events) const = 0;
    virtual std::size_t facts_known(Seat viewer, std::size_t until) const = 0;  // of the first `until` overall

    // The door. Nothing changes unless it returns an Event.
    struct Answer {
        Seat seat{};
        std::uint32_t decision = 0;
        Json choice;
        std::string text;
        std::string by;
        std::string concept_line;
    };
    virtual Result<Event> answer(const Answer& answer) = 0;
    virtual Result<Event> undo(std::optional<Seat> seat) = 0;  // nobody named: whoever answered last
    virtual bool undoable(Seat seat) const = 0;
    // What an answer would lead to, as far as the rules let this seat look ahead. Null: the game shows nothing of it.
    virtual Result<Json> preview(Seat seat, const Json& choice) const = 0;
    // A bot's work, to be done on any thread while the match goes on: decision, choice, why.
    using Thinking = std::function<Json()>;
    virtual Result<Thinking> thinking(Seat seat, const BotOrder& order) const = 0;
    Result<Json> think(Seat seat, const BotOrder& order) const;  // here and now

    // For a look back: each seat's chance to win in thousandths, as everything truly is; and what a choice was worth
    // that this seat may make now. Trouble where a game has no table of chances (core/chance.h).
    virtual Result<Json> chances() const = 0;
    virtual Result<Json> review(Seat seat, const Json& choice, int worlds) const = 0;

    // Help for a seat, from what it knows alone (bots/coach.h): what it might choose and why; or whether a choice that
    // it may make now is much worse. To be worked out on any thread, as a bot's thought.
    virtual Result<Thinking> advising(Seat seat) const = 0;
    virtual Result<Thinking> weighing(Seat seat, const Json& choice) const = 0;

    // What a seat is asked to tell with this choice (core/telling.h); null: nothing, or no such choice.
    virtual Json telling(Seat seat, const Json& choice) const = 0;
    virtual const std::vector<Json>& scenes() const = 0;  // everything told so far, in order: the story's matter

    virtual Json state() const = 0;  // everything: never for a seat's eyes
    virtual std::uint64_t hash() const = 0;
    virtual Json imagine(Seat seat, std::uint64_t seed) const = 0;  // another state that this seat cannot rule out
    virtual std::string snapshot() const = 0;  // JSON: state, facts and scenes, all that is needed to go on from here
    virtual Json scores() const = 0;
    virtual std::size_t party(Seat seat) const = 0;  // who wins together: which of GameKind::sides, or the seat
    // The match that follows this one in a series, once this one is over (core/game.h).
    virtual std::optional<Sequel<Json>> sequel() const = 0;
    virtual const Record& record() const = 0;
    virtual void script(const std::vector<std::uint32_t>& rolls) = 0;
};

Json story_of(const AnyTable& table);  // game, seats, scenes: who told what, with which cards, where; how it ended

struct NewMatch {
    std::size_t seats = 0;
    Json options = Json::object();
    SeedText seed;
};

enum class Rivals : std::uint8_t { Seats, Sides, Nobody };  // who wins against whom; nobody: all may lose
struct GameKind {
    Rivals rivals = Rivals::Seats;
    std::vector<std::string_view> sides;  // their names, where there are some
    std::size_t features = 0;             // that a network reads; 0: the game has none
};

struct ProbeReport {      // one game in which every promise of a game was tested at every step
    std::string problem;  // "": all kept
    Record record;        // to look at it, and to keep it as a regression
    std::size_t steps = 0;
    std::vector<bool> used;  // by index into AnyGame::pieces()
};

class AnyGame {  // one entry of the registry
public:
    virtual ~AnyGame() = default;

    virtual std::string_view name() const = 0;    // "paper-tales"
    virtual std::string_view prefix() const = 0;  // "PT"
    virtual std::size_t min_seats() const = 0;
    virtual std::size_t max_seats() const = 0;
    virtual GameKind kind() const = 0;
    virtual Json about() const = 0;  // id, seats, options (JSON Schema), rules_version

    virtual Result<std::unique_ptr<AnyTable>> start(const NewMatch& match) const = 0;
    virtual Result<std::unique_ptr<AnyTable>> load(const Json& state, const SeedText& seed) const = 0;
    // Rebuilds a match and compares the hash of every step; stops after `steps` events.
    virtual Result<std::unique_ptr<AnyTable>> replay(const Record& record, std::size_t steps) const = 0;
    // Takes everything back that was answered after the first `events`, however much has been seen since.
    virtual Result<Event> take_back(AnyTable& table, std::size_t events, Seat asked_by) const = 0;
    // A match that was played under other rules goes on under these: from a state that was kept under the old ones
    // (AnyTable::snapshot after `at` events) and the answers given since. Its record gains a seam.
    virtual Result<std::unique_ptr<AnyTable>> carry_over(const Record& old, std::size_t at,
                                                         const Json& snapshot) const = 0;
    // `done` counts finished games, for a progress bar.
    virtual Result<SimReport> simulate(const SimPlan& plan, std::atomic<std::uint64_t>& done) const = 0;
    virtual std::vector<std::string_view> pieces() const = 0;
    // Tests every promise: over a whole random game, or where the given numbers lead.
    virtual Result<ProbeReport> probe(const NewMatch& match) const = 0;
    virtual Result<ProbeReport> probe_with(const NewMatch& match, const std::vector<std::uint32_t>& numbers) const = 0;
    virtual std::string typescript() const = 0;
};

}  // namespace snowbound
