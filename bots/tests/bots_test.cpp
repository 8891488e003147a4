// What every bot promises: legal choices, the same choice for the same dice, no
// look at hidden cards, and some skill.
#include <gtest/gtest.h>

#include "bots/think.h"
#include "games/paper_tales/game.h"

namespace snowbound {
namespace {

// A game that notices when somebody looks at the true state rather than at an
// imagined one.
struct Watched : PaperTales {
    struct State {
        PaperTales::State inner;
        Course course;
        PaperTales::Options options;
        bool imagined = false;
        bool operator==(const State&) const = default;
    };
    inline static int peeks = 0;

    static const PaperTales::State& look(const State& s)
    {
        peeks += !s.imagined;
        return s.inner;
    }
    static State setup(std::size_t seats, const Options& options, Rng& rng, Log<Fact>& log)
    {
        return {PaperTales::setup(seats, options, rng, log), {}, options, false};
    }
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        return {PaperTales::resample(s.inner, seat, rng), s.course, s.options, true};
    }
    static std::size_t seats(const State& s) { return look(s).seats; }
    static void ask(const State& s, Questions<Choice>& questions) { PaperTales::ask(look(s), questions); }
    static std::optional<Refusal> accepts(const State& s, Seat seat, const Choice& choice)
    {
        return PaperTales::accepts(look(s), seat, choice);
    }
    static void apply(State& s, Seat seat, const Choice& choice, Rng& rng, Log<Fact>& log)
    {
        look(s);
        PaperTales::apply(s.inner, seat, choice, rng, log);
        s.course = s.inner.course;
    }
    static View view(const State& s, Seat seat) { return PaperTales::view(look(s), seat); }
    static std::vector<int> scores(const State& s) { return PaperTales::scores(look(s)); }
    static SeatSet winners(const State& s) { return PaperTales::winners(look(s)); }
    static std::string_view ending(const State& s) { return PaperTales::ending(look(s)); }
    static int evaluate(const State& s, Seat seat) { return PaperTales::evaluate(look(s), seat); }
    static const char* flaw(const State& s) { return PaperTales::flaw(look(s)); }
    static void used(const State& s, std::vector<bool>& marks) { PaperTales::used(look(s), marks); }
    static void reopen(State& s, Seat me)
    {
        look(s);
        PaperTales::reopen(s.inner, me);
    }
    static Choice hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
    {
        return PaperTales::hunch(look(s), seat, rng, buffer);
    }
};
static_assert(Game<Watched> && CanReopen<Watched> && HasHunch<Watched>);

constexpr std::array kKinds{BotLevel::Random, BotLevel::Greedy, BotLevel::Hard};  // the rest differ in numbers only
constexpr int kFew = 10;  // simulations: enough to grow a tree below the root

// Plays a match and calls look(state, seat) at every question before it is
// answered at random.
template <class Look>
void walk(std::size_t seats, std::uint64_t seed, Look&& look)
{
    Rng dice = Rng::searching(seed);
    Log<PaperTales::Fact> silent;
    auto state = PaperTales::setup(seats, {}, dice, silent);
    int asked = 0;
    for (SeatSet open = waiting<PaperTales>(state); !open.empty(); open = waiting<PaperTales>(state)) {
        const Seat seat = *open.begin();
        if (asked++ % 3 == 0) look(state, seat);
        const auto choice = think<PaperTales>(state, seat, BotLevel::Random, dice).choice;
        PaperTales::apply(state, seat, choice, dice, silent);
    }
}

TEST(Bots, LevelsHaveNames)
{
    EXPECT_EQ(from_name<BotLevel>("hard"), BotLevel::Hard);
    EXPECT_EQ(name_of(BotLevel::Greedy), "greedy");
    EXPECT_EQ(from_name<BotLevel>("godlike"), std::nullopt);
    EXPECT_LT(simulations_of<PaperTales>(BotLevel::Easy), simulations_of<PaperTales>(BotLevel::Medium));
    EXPECT_LT(simulations_of<PaperTales>(BotLevel::Medium), simulations_of<PaperTales>(BotLevel::Hard));
}

TEST(Bots, ChooseWhatIsOffered)
{
    Rng rng = Rng::searching(1);
    std::vector<PaperTales::Choice> offered;
    for (std::size_t seats = 2; seats <= 5; ++seats) {
        walk(seats, seats, [&](const auto& state, Seat seat) {
            options<PaperTales>(state, seat, offered);
            for (const BotLevel level : kKinds) {
                const auto thought = think<PaperTales>(state, seat, level, rng, kFew);
                EXPECT_NE(std::find(offered.begin(), offered.end(), thought.choice), offered.end());
                EXPECT_TRUE(thought.best.empty() || thought.best.front().choice == thought.choice);
            }
        });
    }
}

TEST(Bots, ChooseTheSameWithTheSameDice)
{
    walk(4, 7, [](const auto& state, Seat seat) {
        for (const BotLevel level : kKinds) {
            Rng one = Rng::searching(42);
            Rng two = Rng::searching(42);
            EXPECT_EQ(think<PaperTales>(state, seat, level, one, kFew),
                      think<PaperTales>(state, seat, level, two, kFew));
            EXPECT_EQ(one.below(1U << 30), two.below(1U << 30));
        }
    });
}

TEST(Bots, NeverLookAtTheTrueState)
{
    Rng rng = Rng::searching(3);
    Watched::peeks = 0;
    walk(3, 9, [&](const auto& state, Seat seat) {
        const Watched::State real{state, state.course, {}, false};
        for (const BotLevel level : kKinds) {
            think<Watched>(real, seat, level, rng, kFew);
        }
    });
    EXPECT_EQ(Watched::peeks, 0);
}

TEST(Bots, GreedyChoosesTheSameInEveryWorldItsSeatCannotRuleOut)
{
    Rng rng = Rng::searching(4);
    walk(4, 11, [&](const auto& state, Seat seat) {
        Rng one = Rng::searching(42);
        Rng two = Rng::searching(42);
        const auto other = PaperTales::resample(state, seat, rng);
        EXPECT_EQ(think<PaperTales>(state, seat, BotLevel::Greedy, one).choice,
                  think<PaperTales>(other, seat, BotLevel::Greedy, two).choice);
    });
}

TEST(Bots, SearchStopsWhenTold)
{
    bool looked = false;
    walk(4, 13, [&](const auto& state, Seat seat) {
        std::vector<PaperTales::Choice> offered;
        options<PaperTales>(state, seat, offered);
        if (looked || offered.size() < 2) return;
        looked = true;
        Rng rng = Rng::searching(1);
        int left = 5;
        const auto thought = think<PaperTales>(state, seat, BotLevel::Hard, rng, 1000, [&] { return --left > 0; });
        int visits = 0;
        for (const auto& candidate : thought.best) {
            visits += candidate.visits;
        }
        EXPECT_LE(visits, 5);
    });
    EXPECT_TRUE(looked);
}

struct Stubborn : PaperTales {  // takes the last option, and thinks much of it
    static constexpr int kHunchLead = 1'000'000;
    static Choice hunch(const State& s, Seat seat, Rng&, std::vector<Choice>& buffer)
    {
        options<PaperTales>(s, seat, buffer);
        return buffer.back();
    }
};
static_assert(TrustsHunch<Stubborn> && !TrustsHunch<PaperTales>);

TEST(Bots, SearchPrefersWhatATrustedHunchWouldChoose)
{
    Rng rng = Rng::searching(5);
    walk(4, 15, [&](const auto& state, Seat seat) {
        std::vector<PaperTales::Choice> offered;
        options<PaperTales>(state, seat, offered);
        EXPECT_EQ(think<Stubborn>(state, seat, BotLevel::Hard, rng, kFew).choice, offered.back());
    });
}

template <int kLead>
struct Planner : PaperTales {  // expects so much more of the option that greedy likes second
    inline static Choice second{};
    inline static int further = 0;  // choices of a plan beyond its first
    static bool plans(const State&, Seat) { return true; }
    class Plan {
    public:
        static constexpr int kHopeless = 1'000'000;
        Plan(const State& world, Seat seat, Rng& rng) : s_(world), seat_(seat), rng_(rng) {}
        const State& state() const { return s_; }
        bool asks() const { return waiting<PaperTales>(s_).has(seat_); }
        void carry_out(const Choice& choice)
        {
            if (taken_++ > 0) {
                ++further;
            } else if (choice == second) {
                lead_ = kLead;
            }
            Log<Fact> silent;
            PaperTales::apply(s_, seat_, choice, rng_, silent);
        }
        std::int64_t finish() { return lead_ + rng_.below(100); }

    private:
        State s_;
        Seat seat_;
        Rng& rng_;
        int taken_ = 0, lead_ = 0;
    };
};
static_assert(CanPlan<Planner<0>> && !CanPlan<PaperTales>);

template <int kLead>
void expect_of_plans(bool second)
{
    int compared = 0;
    walk(4, 17, [&](const auto& state, Seat seat) {
        Rng one = Rng::searching(6), two = Rng::searching(6);
        const auto all = weigh<PaperTales>(state, seat, one, 1, GoOnAlways{});
        const auto other = std::find_if(all.begin(), all.end(), [&](const auto& c) { return c.value < all[0].value; });
        if (other == all.end()) return;
        ++compared;
        Planner<kLead>::second = other->choice;
        const auto thought = think<Planner<kLead>>(state, seat, BotLevel::Hard, two);
        EXPECT_EQ(thought.choice, second ? other->choice : all[0].choice);
        EXPECT_EQ(thought.best.front().choice, thought.choice);
    });
    EXPECT_GT(compared, 0);
    EXPECT_GT(Planner<kLead>::further, 0) << "the tree has grown";
}

TEST(Bots, APlanThatIsSurelyBetterIsTaken) { expect_of_plans<500>(true); }
TEST(Bots, PlansThatAreNoBetterLeaveGreedysChoice) { expect_of_plans<0>(false); }

struct PlansNothing : Planner<0> {
    static constexpr int kGreedyWorlds = 4;
    static bool plans(const State&, Seat) { return false; }
};

TEST(Bots, WhereNothingIsPlannedNoLevelLooksLessThanGreedy)
{
    walk(4, 18, [](const auto& state, Seat seat) {
        Rng rng = Rng::searching(7);
        for (const BotLevel level : {BotLevel::Greedy, BotLevel::Easy, BotLevel::Medium, BotLevel::Hard}) {
            EXPECT_GE(think<PlansNothing>(state, seat, level, rng).best.front().visits, 4);
        }
    });
}

// Wins of the first of four bots, which changes seats from match to match.
int wins_of_first(const std::array<BotLevel, 4>& levels, int simulations, int matches)
{
    int wins = 0;
    Log<PaperTales::Fact> silent;
    for (int match = 0; match < matches; ++match) {
        Rng dice = Rng::searching(static_cast<std::uint64_t>(1000 + match));
        auto state = PaperTales::setup(4, {}, dice, silent);
        for (SeatSet open = waiting<PaperTales>(state); !open.empty(); open = waiting<PaperTales>(state)) {
            const Seat seat = *open.begin();
            const BotLevel level = levels[(index(seat) + static_cast<std::size_t>(match)) % 4];
            const int looks = level == BotLevel::Greedy ? 0 : simulations;
            PaperTales::apply(state, seat, think<PaperTales>(state, seat, level, dice, looks).choice, dice, silent);
        }
        wins += PaperTales::winners(state).has(seat_at(static_cast<std::size_t>(4 - match % 4) % 4));
    }
    return wins;
}

TEST(Bots, GreedyBeatsRandom)
{
    EXPECT_GE(wins_of_first({BotLevel::Greedy, BotLevel::Random, BotLevel::Random, BotLevel::Random}, 0, 20), 16);
}

TEST(Bots, SearchBeatsRandom)
{
    EXPECT_GE(wins_of_first({BotLevel::Easy, BotLevel::Random, BotLevel::Random, BotLevel::Random}, 10, 4), 3);
}

}  // namespace
}  // namespace snowbound
