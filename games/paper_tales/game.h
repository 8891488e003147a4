// Paper Tales behind the Game concept (core/game.h); nothing else.
#pragma once

#include "core/chance.h"
#include "core/features.h"
#include "core/game.h"
#include "games/paper_tales/state.h"
#include "games/paper_tales/view.h"
#include "games/paper_tales/why.h"

namespace snowbound {

struct PaperTales {
    using Options = paper_tales::Options;
    using State = paper_tales::State;
    using Choice = paper_tales::Choice;
    using Fact = paper_tales::Fact;
    using View = paper_tales::View;
    using Preview = paper_tales::Preview;
    using Reason = paper_tales::Reason;

    static constexpr std::string_view kName = "paper-tales";
    static constexpr std::string_view kPrefix = "PT";
    static constexpr int kRulesVersion = 2;      // 2: the slots of a deployment are kept
    static constexpr std::size_t kMinSeats = 2;  // [PT-R43] neither alone nor with more than five
    static constexpr std::size_t kMaxSeats = paper_tales::kMostSeats;

    static constexpr int kMediumSimulations = 220;  // bots/bot.h: by a network they take as long as 80 and 200 without
    static constexpr int kHardSimulations = 560;

    static State setup(std::size_t seats, const Options&, Rng&, Log<Fact>&);
    static std::size_t seats(const State& s) { return s.seats; }
    static void ask(const State&, Questions<Choice>&);
    static std::optional<Refusal> accepts(const State&, Seat, const Choice&);
    static void apply(State&, Seat, const Choice&, Rng&, Log<Fact>&);
    static View view(const State&, Seat);
    static std::variant<Preview, Refusal> preview(const State&, Seat, const Choice&);  // of a plan
    static State resample(const State&, Seat, Rng&);
    static std::vector<int> scores(const State&);
    static SeatSet winners(const State&);
    static std::string_view ending(const State&);
    static std::vector<std::string_view> endings();
    static int evaluate(const State&, Seat);
    static std::size_t stage(const State&, Seat);  // this and the next: core/chance.h
    static std::span<const Chance> chances();
    static constexpr std::size_t kFeatures = 1016;
    static void features(const State&, Seat, Features&);  // bots/network.h
    static const char* flaw(const State&);
    static void reopen(State&, Seat me);  // this and the next help bots: bots/bot.h
    static Choice hunch(const State&, Seat, Rng&, std::vector<Choice>& buffer);
    static std::optional<Choice> whole(const State&, Seat, const Choice&);  // of a plan laid in steps
    static Choice filled(const State&, Seat,
                         const Choice&);  // the plan of which it is a step; this and the next two: bots/coach.h
    static std::vector<Reason> reasons(const State&, Seat);
    static std::vector<Reason> odds(const State&, Seat, const Choice&) { return {}; }  // no dice
    static std::string printed();  // the numbers on the cards, as JSON, for the browser
    static std::vector<std::string_view> pieces();
    static void used(const State&, std::vector<bool>& marks);
};

static_assert(Game<PaperTales>);

}  // namespace snowbound
