// Dead of Winter behind the Game concept (core/game.h); nothing else.
#pragma once

#include "core/chance.h"
#include "core/game.h"
#include "games/dead_of_winter/plan.h"
#include "games/dead_of_winter/preview.h"
#include "games/dead_of_winter/remarks.h"
#include "games/dead_of_winter/state.h"
#include "games/dead_of_winter/view.h"
#include "games/dead_of_winter/why.h"

namespace snowbound {

struct DeadOfWinter {
    using Options = dead_of_winter::Options;
    using State = dead_of_winter::State;
    using Choice = dead_of_winter::Choice;
    using Fact = dead_of_winter::Fact;
    using View = dead_of_winter::View;
    using Remark = dead_of_winter::Remark;
    using Reason = dead_of_winter::Reason;
    using Preview = dead_of_winter::Preview;
    using Plan = dead_of_winter::Plan;

    static constexpr std::string_view kName = "dead-of-winter";
    static constexpr std::string_view kPrefix = "DW";
    static constexpr int kRulesVersion = 4;      // 4: which token, which zombie, who makes room, what helps
    static constexpr std::size_t kMinSeats = 2;  // [DW-VAR.2]
    static constexpr std::size_t kMaxSeats = dead_of_winter::kMostSeats;
    static constexpr bool kAllMayLose = true;                             // [DW-END.5]
    static constexpr std::array<std::string_view, 1> kUntold{"reached"};  // table/shadows.h

    static constexpr int kGreedyWorlds = 4;

    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State& s) { return s.seats; }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&);
    static std::optional<Refusal> why_not(const State&, Seat, const Choice&);  // core/game.h
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State&, Seat);
    static std::variant<Preview, Refusal> preview(const State&, Seat, const Choice&);  // core/game.h
    static State resample(const State&, Seat, Rng&);
    static void reopen(State& world, Seat me);     // bots/bot.h
    static bool holds(const State&, const Fact&);  // is a card still where it was told to be? table/probe.h
    static std::vector<int> scores(const State&);
    static SeatSet winners(const State&);
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings();
    static int evaluate(const State&, Seat);
    static std::size_t stage(const State&, Seat);  // this and the next: core/chance.h
    static std::span<const Chance> chances();
    static int foresee(const State&, Seat, const Choice&, Rng&);                 // bots/bot.h
    static bool plans(const State&, Seat);                                       // bots/bot.h
    static Choice hunch(const State&, Seat, Rng&, std::vector<Choice>& buffer);  // bots/bot.h
    static std::vector<Remark> remarks(const State&, Seat);                      // bots/bot.h
    static std::vector<Reason> reasons(const State&, Seat);                      // this and the next: bots/coach.h
    static std::vector<Reason> odds(const State&, Seat, const Choice&);
    static const char* flaw(const State&);
    static std::string printed();  // the numbers on cards, board and dice, as JSON, for the browser
    static std::vector<std::string_view> pieces();
    static void used(const State&, std::vector<bool>& marks);
    static std::vector<std::string_view> sides() { return {"colony", "betrayer"}; }
    static std::size_t side(const State& s, Seat seat)
    {
        const auto& objective = s.players[index(seat)].objective;
        return objective && dead_of_winter::is_betrayal(*objective) ? 1 : 0;
    }
};

static_assert(Game<DeadOfWinter>);

}  // namespace snowbound
