// Games that are wrong in one way each: the probe must find it.
#include "table/probe.h"

#include <gtest/gtest.h>

#include "core/spelling.h"
#include "games/dead_of_winter/tests/builders.h"
#include "games/paper_tales/game.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace {

template <class Wrong>
std::string problem_of(int games = 20, const typename Wrong::Options& options = {})
{
    constexpr std::size_t seats = 3;
    for (int seed = 0; seed < games; ++seed) {
        Rng rng = Rng::seeded(Seed{static_cast<std::uint8_t>(seed)});
        std::vector<Note<typename Wrong::Fact>> notes;
        Log<typename Wrong::Fact> log(notes);
        const auto state = Wrong::setup(seats, options, rng, log);
        rng.take_rolled();
        Table<Wrong> table(Record{}, state, rng, notes);
        const std::string problem = Probe<Wrong>(table, Rng::searching(static_cast<std::uint64_t>(seed))).run();
        if (!problem.empty()) return problem;
    }
    return "";
}

bool says(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

struct ShowsANeighboursCard : PaperTales {
    static View view(const State& s, Seat seat)
    {
        View v = PaperTales::view(s, seat);
        if (v.mine && !s.players[(index(seat) + 1) % s.seats].draft.empty()) {
            v.mine->reserve = s.players[(index(seat) + 1) % s.seats].draft.front();
        }
        return v;
    }
};

struct ShowsTheDrawPile : PaperTales {
    static View view(const State& s, Seat seat)
    {
        View v = PaperTales::view(s, seat);
        if (!s.draw.empty()) v.round = static_cast<std::uint8_t>(s.draw.back());
        return v;
    }
};

struct OptionsDependOnSecrets : PaperTales {
    // A seat may only build what is dearer than the top card of the pile.
    static void ask(const State& s, Questions<Choice>& q)
    {
        if (s.stack.empty() || s.phase != paper_tales::Phase::Build) return PaperTales::ask(s, q);
        for (std::size_t i = 0; i < s.seats; ++i) {
            const auto& p = s.players[i];
            auto offer = q.to(seat_at(i), {"PT-8.1"}, "build.action", p.answered ? Wait::Standing : Wait::Required);
            if (!offer) continue;
            offer.add(paper_tales::Pass{});
            if (!s.draw.empty() && s.draw.back() < paper_tales::CardId::Woodcutter) {
                offer.bar(paper_tales::Upgrade{}, {{"PT-8.9"}, "gold_missing"});
            }
        }
    }
};

struct PreviewsTheDrawPile : PaperTales {
    struct Preview {
        paper_tales::CardId top{};
        SB_FIELDS(Preview, top);
    };
    static std::variant<Preview, Refusal> preview(const State& s, Seat, const Choice&)
    {
        return Preview{s.draw.empty() ? paper_tales::CardId{} : s.draw.back()};
    }
};

struct DealsACardTwice : PaperTales {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State world = PaperTales::resample(s, seat, rng);
        if (world.draw.size() > 1) world.draw[0] = world.draw[1];
        return world;
    }
};

struct ForgetsAField : PaperTales {
    struct State : PaperTales::State {
        std::uint32_t answers = 0;  // not in fields()
        State() = default;
        State(const PaperTales::State& s) : PaperTales::State(s) {}
        bool operator==(const State& o) const = default;
        auto operator<=>(const State& o) const = default;
    };
    static State setup(std::size_t seats, const Options& o, Rng& rng, Log<Fact>& log)
    {
        return PaperTales::setup(seats, o, rng, log);
    }
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        PaperTales::apply(s, seat, c, rng, log);
        ++s.answers;
    }
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State world = PaperTales::resample(s, seat, rng);
        world.answers = s.answers;
        return world;
    }
};

struct TellsEverybodyEverything : PaperTales {
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        const CardId_ top = s.draw.empty() ? CardId_{} : s.draw.back();
        PaperTales::apply(s, seat, c, rng, log);
        log.say({"PT-1.10"}, To::all(), paper_tales::TurnedOver{seat, top});
    }
    using CardId_ = paper_tales::CardId;
};

struct UndoesAcrossTheReveal : PaperTales {
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        const auto seals = s.course.seals;
        PaperTales::apply(s, seat, c, rng, log);
        s.course.seals = seals;
    }
};

// What an answer that can be taken back shows of the pile: in a fact, and in the question that comes next.
struct TellsBeforeAnUndo : PaperTales {
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        PaperTales::apply(s, seat, c, rng, log);
        if (!s.draw.empty()) log.say({"PT-1.10"}, To::only(seat), paper_tales::TurnedOver{seat, s.draw.back()});
    }
};
struct AsksBeforeAnUndo : PaperTales {
    static bool is_cheap_on_top(const State& s)
    {
        return !s.draw.empty() && s.draw.back() < paper_tales::CardId::Woodcutter;
    }
    static void ask(const State& s, Questions<Choice>& q)
    {
        if (s.stack.empty() || s.phase != paper_tales::Phase::Build) return PaperTales::ask(s, q);
        for (std::size_t i = 0; i < s.seats; ++i) {
            const bool answered = s.players[i].answered.has_value();
            auto offer = q.to(seat_at(i), {"PT-8.1"}, "build.action", answered ? Wait::Standing : Wait::Required);
            if (!offer) continue;
            offer.add(paper_tales::Pass{});
            if (answered && is_cheap_on_top(s)) offer.bar(paper_tales::Upgrade{}, {{"PT-8.9"}, "gold_missing"});
        }
    }
    // Worlds in which the seat is asked the same: nothing is wrong but that it may go back and keep what it read.
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        const bool answered = index(seat) < s.seats && s.players[index(seat)].answered.has_value();
        for (;;) {
            const State world = PaperTales::resample(s, seat, rng);
            if (!answered || is_cheap_on_top(world) == is_cheap_on_top(s)) return world;
        }
    }
};

struct KeepsAnOldNumber : PaperTales {
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        const auto asked = s.course.asked;
        PaperTales::apply(s, seat, c, rng, log);
        s.course.asked = asked;
    }
};

// Picks for whoever holds a cheap card, unseen: only that this seat is not asked any more tells of it.
struct LeavesAQuestionOut : PaperTales {
    static void apply(State& s, Seat seat, const Choice& c, Rng& rng, Log<Fact>& log)
    {
        PaperTales::apply(s, seat, c, rng, log);
        for (const Seat each : waiting<PaperTales>(s)) {
            const auto& draft = s.players[index(each)].draft;
            if (draft.empty() || draft.front() > paper_tales::CardId::Woodcutter) continue;
            return PaperTales::apply(s, each, paper_tales::Pick{draft.front()}, rng, log);
        }
    }
    static View view(const State& s, Seat seat)
    {
        View v = PaperTales::view(s, seat);
        for (auto& p : v.players) p.ready = false;
        return v;
    }
};

TEST(TheProbe, FindsAViewThatLeaks)
{
    EXPECT_TRUE(says(problem_of<ShowsANeighboursCard>(), "looks different")) << problem_of<ShowsANeighboursCard>();
    EXPECT_TRUE(says(problem_of<ShowsTheDrawPile>(), "looks different"));
}

TEST(TheProbe, FindsOptionsThatLeak) { EXPECT_NE(problem_of<OptionsDependOnSecrets>(), ""); }

TEST(TheProbe, FindsAPreviewThatLeaks) { EXPECT_TRUE(says(problem_of<PreviewsTheDrawPile>(), "another preview")); }

TEST(TheProbe, FindsAWrongReDeal) { EXPECT_TRUE(says(problem_of<DealsACardTwice>(), "is broken")); }

TEST(TheProbe, FindsAForgottenField) { EXPECT_TRUE(says(problem_of<ForgetsAField>(), "JSON")); }

TEST(TheProbe, FindsAFactThatTellsTooMuch)
{
    EXPECT_TRUE(says(problem_of<TellsEverybodyEverything>(), "more than it sees"));
}

TEST(TheProbe, FindsAnUndoThatGoesTooFar) { EXPECT_NE(problem_of<UndoesAcrossTheReveal>(), ""); }

TEST(TheProbe, FindsWhatWasReadBeforeAnUndo)
{
    const std::string told = problem_of<TellsBeforeAnUndo>(60);
    EXPECT_TRUE(says(told, "that can be undone told")) << told;
    const std::string asked = problem_of<AsksBeforeAnUndo>(60);
    EXPECT_TRUE(says(asked, "question that told")) << asked;
}

TEST(TheProbe, FindsAQuestionThatIsLeftOut)
{
    const std::string silence = problem_of<LeavesAQuestionOut>();
    EXPECT_TRUE(says(silence, "who is asked next tells seat")) << silence;
}

TEST(TheProbe, FindsANumberUsedTwice) { EXPECT_NE(problem_of<KeepsAnOldNumber>(), ""); }

// Whatever lies on the pile, any card may be imagined there; which one comes by the same chance, the true one decides.
struct DealsFromWhereCardsLie : PaperTales {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State world = PaperTales::resample(s, seat, rng);
        if (s.draw.size() > 1 && s.draw.front() < s.draw.back()) std::swap(world.draw.front(), world.draw.back());
        return world;
    }
};

TEST(TheProbe, FindsWorldsThatDependOnWhereCardsLie)
{
    const std::string problem = problem_of<DealsFromWhereCardsLie>();
    EXPECT_TRUE(says(problem, "follows the truth at /draw/")) << problem;
}

// Bots that know what they cannot know: every view is right, and every imagined world looks right.
namespace dw = dead_of_winter;

struct KeepsHandsWhereAPlayerIsPicked : DeadOfWinter {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State world = DeadOfWinter::resample(s, seat, rng);
        const auto* picking = s.stack.empty() ? nullptr : std::get_if<dw::Picking>(&s.stack.back());
        if (!picking || !decides_about_players(s, picking->seat)) return world;
        world = s;
        rng.shuffle(world.crossroads_deck);
        return world;
    }
    static bool decides_about_players(const State& s, Seat seat)
    {
        std::vector<Choice> buffer;
        options<DeadOfWinter>(s, seat, buffer);
        return !buffer.empty() && std::holds_alternative<dw::PickPlayer>(buffer.front());
    }
};

struct GivesTheThiefWhatWasStolen : DeadOfWinter {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State world = DeadOfWinter::resample(s, seat, rng);
        for (std::size_t i = 0; i < s.seats; ++i) {
            const auto& locked = s.players[i].locked;
            if (!locked || i == index(seat) || world.players[i].hand.contains(*locked)) continue;
            for (auto& deck : world.decks) {
                if (!deck.erase_one(*locked)) continue;
                deck.push_back(world.players[i].hand.take_back());  // any card; the deck may be a wrong one
                world.players[i].hand.insert_sorted(*locked);
                break;
            }
        }
        for (std::size_t i = 0; i < s.seats; ++i) {
            if (i != index(seat)) world.players[i].locked = s.players[i].locked;
        }
        return world;
    }
    static const char* flaw(const State&) { return nullptr; }
};

struct ForgetsWhatWasStolen : DeadOfWinter {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State blind = s;
        for (auto& p : blind.players) {
            p.sight.card.reset();
        }
        State world = DeadOfWinter::resample(blind, seat, rng);
        for (std::size_t i = 0; i < s.seats; ++i) {
            world.players[i].sight.card = s.players[i].sight.card;
        }
        return world;
    }
};

// Which missions nobody holds is shown to whoever may choose among them, and to nobody else.
struct KnowsTheUnusedMissions : WinterTales {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State told = s;
        told.players[index(seat)].knows_unused = {true, true};
        State world = WinterTales::resample(told, seat, rng);
        world.players[index(seat)].knows_unused = s.players[index(seat)].knows_unused;
        return world;
    }
};
struct ForgetsThatSomebodyMayChoose : WinterTales {
    static State resample(const State& s, Seat seat, Rng& rng)
    {
        State blind = s;
        blind.players[index(seat)].knows_unused = {};
        State world = WinterTales::resample(blind, seat, rng);
        world.players[index(seat)].knows_unused = s.players[index(seat)].knows_unused;
        return world;
    }
};

// From the middle of a turn in which a crossroads card has been triggered, a few answers on.
template <class Wrong>
std::string problem_from(const dw::State& start, std::uint64_t games = 60)
{
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Rng dice = Rng::searching(seed);
        std::vector<std::uint32_t> numbers(10);
        for (std::uint32_t& number : numbers) {
            number = dice.below(1U << 16U) | 1U;  // nothing is taken back
        }
        Table<Wrong> table(Record{}, start, Rng::seeded(Seed{static_cast<std::uint8_t>(seed)}), {});
        const std::string problem = Probe<Wrong>(table, dice).follow(numbers);
        if (!problem.empty()) return problem;
    }
    return "";
}

dw::State peeping()  // crossroads #73
{
    using namespace dw::tests;
    auto start = dw::tests::table(3).put(0, JennyClark, L::School).put(1, MikeCho, L::School).put(2, OliviaBrown);
    start.hand(0, {I::Junk, I::Fuel}).hand(1, {I::Medicine, I::Padlock, I::Food1}).hand(2, {I::Fuel, I::Pistol1});
    return start.crossroads(X::Voyeur).turn_of(0).state();
}

dw::State wavering()  // crossroads #2
{
    using namespace dw::tests;
    auto start = dw::tests::table(4).put(0, JennyClark).put(0, RodMiller).put(1, MikeCho).put(2, OliviaBrown);
    start.put(3, HarmanBrooks).hand(0, {I::Junk, I::Fuel}).hand(1, {I::Medicine, I::Padlock}).hand(2, {I::Food1});
    return start.crossroads(X::WaveringLoyalties).turn_of(0).state();
}

TEST(TheProbe, FindsWorldsThatKnowTooMuch)
{
    const std::string hands = problem_from<KeepsHandsWhereAPlayerIsPicked>(wavering());
    EXPECT_TRUE(says(hands, "the truth")) << hands;
    const std::string stolen = problem_from<GivesTheThiefWhatWasStolen>(peeping());
    EXPECT_TRUE(says(stolen, "the truth")) << stolen;
}

TEST(TheProbe, FindsWorldsThatKnowWhatOnlyAQuestionShows)
{
    WinterTales::Options chosen;
    chosen.missions = chosen.abilities = true;
    const std::string known = problem_of<KnowsTheUnusedMissions>(20, chosen);
    EXPECT_TRUE(says(known, "the truth")) << known;
    const std::string forgotten = problem_of<ForgetsThatSomebodyMayChoose>(20, chosen);
    EXPECT_TRUE(says(forgotten, "gives it other choices")) << forgotten;
    EXPECT_EQ(problem_of<WinterTales>(3, chosen), "");
}

TEST(TheProbe, FindsWorldsThatForget)
{
    const std::string stolen = problem_from<ForgetsWhatWasStolen>(peeping());
    EXPECT_TRUE(says(stolen, "forgets what it is told")) << stolen;
}

TEST(TheProbe, FindsNoKnowledgeWhereThereIsNone)
{
    EXPECT_EQ(problem_from<DeadOfWinter>(peeping()), "");
    EXPECT_EQ(problem_from<DeadOfWinter>(wavering()), "");
}

TEST(TheProbe, FindsNothingWhereNothingIsWrong) { EXPECT_EQ(problem_of<PaperTales>(2), ""); }

}  // namespace
}  // namespace snowbound
