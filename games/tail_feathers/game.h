// Tail Feathers behind the Game concept (core/game.h); nothing else.
#pragma once

#include <variant>

#include "core/chance.h"
#include "core/game.h"
#include "games/tail_feathers/preview.h"
#include "games/tail_feathers/state.h"
#include "games/tail_feathers/view.h"
#include "games/tail_feathers/why.h"

namespace snowbound {

struct TailFeathers {
    using Options = tail_feathers::Options;
    using State = tail_feathers::State;
    using Choice = tail_feathers::Choice;
    using Fact = tail_feathers::Fact;
    using View = tail_feathers::View;
    using Preview = tail_feathers::Preview;
    using Reason = tail_feathers::Reason;

    static constexpr std::string_view kName = "tail-feathers";
    static constexpr std::string_view kPrefix = "TF";
    static constexpr int kRulesVersion = 3;      // 3: shares of nest life count at the end, cheese when a roll is over
    static constexpr std::size_t kMinSeats = 2;  // [TF-35.1]
    static constexpr std::size_t kMaxSeats = tail_feathers::kMostSeats;

    static std::string_view settle(Options&);  // core/game.h: a campaign sets its scenario [TF-37.1]
    static std::optional<Sequel<Options>> sequel(const State&);
    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State& s) { return s.seats; }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&);
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State&, Seat);
    static std::variant<Preview, Refusal> preview(const State&, Seat, const Choice&);  // core/game.h
    static std::optional<Preview> why_not(const State&, Seat, const Choice&);          // table/table.h
    static State resample(const State&, Seat, Rng&);
    static void reopen(State& world, Seat me);  // bots/bot.h
    static std::vector<int> scores(const State&);
    static SeatSet winners(const State& s) { return s.winners; }
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings();
    static int evaluate(const State&, Seat);
    static std::size_t stage(const State&, Seat);  // this and the next: core/chance.h
    static std::span<const Chance> chances();
    static Choice hunch(const State&, Seat, Rng&, std::vector<Choice>& buffer);                   // bots/bot.h
    static void nearby(const State&, Seat, const Choice&, int pass, std::vector<Choice>& found);  // bots/bot.h
    static std::vector<Reason> reasons(const State&, Seat);  // this and the next: bots/coach.h
    static std::vector<Reason> odds(const State&, Seat, const Choice&);
    static const char* flaw(const State&);
    static std::string printed();  // what is printed on board and cards, as JSON, for the browser
    static std::vector<std::string_view> pieces();
    static void used(const State&, std::vector<bool>& marks);
    static std::vector<std::string_view> sides() { return {"militia", "raiders"}; }
    static std::size_t side(const State& s, Seat seat)
    {
        return static_cast<std::size_t>(s.players[index(seat)].faction);
    }
};

static_assert(Game<TailFeathers>);

}  // namespace snowbound
