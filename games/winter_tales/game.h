// Winter Tales behind the Game concept (core/game.h); nothing else.
#pragma once

#include "core/chance.h"
#include "core/game.h"
#include "core/telling.h"
#include "games/winter_tales/state.h"
#include "games/winter_tales/view.h"
#include "games/winter_tales/why.h"

namespace snowbound {

struct WinterTales {
    using Options = winter_tales::Options;
    using State = winter_tales::State;
    using Choice = winter_tales::Choice;
    using Fact = winter_tales::Fact;
    using View = winter_tales::View;
    using Reason = winter_tales::Reason;

    static constexpr std::string_view kName = "winter-tales";
    static constexpr std::string_view kPrefix = "WT";
    static constexpr int kRulesVersion = 3;      // 3: the missions nobody holds are shown with the question
    static constexpr std::size_t kMinSeats = 3;  // [WT-1.1]
    static constexpr std::size_t kMaxSeats = winter_tales::kMostSeats;
    static constexpr int kHardSimulations = 800;  // bots/bot.h: measured in docs/bots.md
    static constexpr int kHunchLead = 50;

    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State& s) { return s.seats; }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&);
    static std::optional<Refusal> why_not(const State&, Seat, const Choice&);  // core/game.h
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State&, Seat);
    static State resample(const State&, Seat, Rng&);
    static std::vector<int> scores(const State&);
    static SeatSet winners(const State&);
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings();
    static int evaluate(const State&, Seat);
    static std::size_t stage(const State&, Seat);  // this and the next: core/chance.h
    static std::span<const Chance> chances();
    static Choice hunch(const State&, Seat, Rng&, std::vector<Choice>& buffer);  // bots/bot.h
    static std::vector<Reason> reasons(const State&, Seat);                      // this and the next: bots/coach.h
    static std::vector<Reason> odds(const State&, Seat, const Choice&) { return {}; }  // no dice
    static const char* flaw(const State&);
    static std::vector<std::string_view> pieces();
    static void used(const State&, std::vector<bool>& marks);
    static std::vector<std::string_view> sides() { return {"spring", "winter", "author"}; }
    static std::size_t side(const State& s, Seat seat)
    {
        return static_cast<std::size_t>(s.players[index(seat)].faction);
    }
    static std::optional<Telling> telling(const State&, Seat, const Choice&);  // core/telling.h
};

static_assert(Game<WinterTales>);

}  // namespace snowbound
