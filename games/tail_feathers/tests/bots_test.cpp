// What bots of this game rely on: the quick look at a route, launch poses beside the examples, hopes for missions.
#include "bots/think.h"
#include "games/tail_feathers/tests/builders.h"
#include "games/tail_feathers/touched.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfBots, AQuickLookFindsWhatARouteCrosses)
{
    Field field;
    for (const Tree tree : {Tree::Sw, Tree::Ne}) field.add_home(tree);
    for (const Tree tree : {Tree::Se, Tree::Nw, Tree::Sapling}) field.add_tree(tree);
    field.add_bird(1, {40000, 40000});
    field.add_card(0, {52000, 45000});
    field.add_feather(3, {30000, 60000}, 700);
    const auto same_thing = [](const Crossing& a, const Crossing& b) {
        return a.kind == b.kind && a.id == b.id && a.piece == b.piece;
    };
    Rng rng = Rng::searching(7);
    for (int i = 0; i < 2000; ++i) {
        const auto far = [&] { return static_cast<std::int32_t>(rng.below(kBoard)); };
        const Point at{far(), far()};
        Sequence templates;
        for (std::uint32_t n = 2 + rng.below(3); n > 0; --n) templates.push_back(static_cast<Length>(rng.below(2)));
        const Route laid =
            lay({{at, static_cast<Angle>(rng.below(kFullTurn))}, static_cast<Tilt>(rng.below(3)), templates});
        const Crossings all = crossings(laid, field, kNobody), quick = touched(laid, field, kNobody);
        ASSERT_EQ(all.size(), quick.size());
        EXPECT_TRUE(std::is_permutation(all.begin(), all.end(), quick.begin(), same_thing));
    }
}

TEST(TfBots, ABotLaunchesFromAnyPoseThatIsAllowed)
{
    Match match = table().launch_set(aerijin).turn_of(0);
    match.choose(0, Activate{kAerijin});
    std::vector<Choice> examples, near;
    options<TailFeathers>(match.state(), seat_at(0), examples);
    TailFeathers::nearby(match.state(), seat_at(0), Launch{{{16300, 16300}, 450}}, 0, near);
    EXPECT_EQ(near.size(), 6U);
    TailFeathers::nearby(match.state(), seat_at(0), Launch{{{12500, 16000}, 450}}, 0, near);  // the space's corner
    EXPECT_LT(near.size(), 12U);
    for (const Choice& each : near) EXPECT_FALSE(TailFeathers::accepts(match.state(), seat_at(0), each));
    const auto value = [&](const Choice& choice) {
        State then = match.state();
        Rng rng = Rng::searching(1);
        Log<Fact> silent;
        TailFeathers::apply(then, seat_at(0), choice, rng, silent);
        return TailFeathers::evaluate(then, seat_at(0));
    };
    Rng rng = Rng::searching(1);
    const auto thought = think<TailFeathers>(match.state(), seat_at(0), BotLevel::Greedy, rng);
    EXPECT_FALSE(TailFeathers::accepts(match.state(), seat_at(0), thought.choice));
    for (const Choice& each : examples) EXPECT_GE(value(thought.choice), value(each));
    EXPECT_EQ(thought.best.front().choice, thought.choice);
}

TEST(TfBots, GreedyPicksAMissionForWhatItMayBring)
{
    const auto picks = [](Builder b) {
        State s = b.raw();
        s.stack = {Round{}};
        Rng rng = Rng::searching(1);
        return std::get<PickMission>(think<TailFeathers>(s, seat_at(0), BotLevel::Greedy, rng).choice).mission;
    };
    EXPECT_EQ(picks(table()), Mission::Siege);
    EXPECT_EQ(picks(table().gone(guard(1))), Mission::Siege);  // nobody to rescue
    EXPECT_EQ(picks(table().gone(aerijin)), Mission::Rescue);
    EXPECT_EQ(picks(table().scenario(ScenarioId::SaplingStandoff)), Mission::Special);
}

TEST(TfBots, TheFreedFlyerFliesHomeAndLands)
{
    const auto fly = [](int x, int y) {
        Builder b = table().scenario(ScenarioId::CapturedFlyer).fly(valchirp, x, y, 2250);
        b.raw().freed = true;
        Match match = b.all_turned_but({kValchirp, kOakguard}).turn_of(0);
        match.choose(0, Activate{kValchirp});
        while (!match.state().ending && !match.is_in<Round>()) {
            Rng rng = Rng::searching(1);
            match.choose(0, think<TailFeathers>(match.state(), seat_at(0), BotLevel::Greedy, rng).choice);
        }
        return match.state();
    };
    EXPECT_EQ(fly(26000, 26000).ending, Ending::Freed);
    const Pose far = figure(fly(66000, 66000), valchirp).pose;
    EXPECT_LT(far.at.x + far.at.y, 110000) << "two long templates towards the own tree";
}

TEST(TfBots, AHandIsPickedForItsCardsAlsoBeyondTheExamples)
{
    const auto picks = [](ScenarioId scenario, int seat) {
        Options options;
        options.scenario = scenario;
        const Start start(options);
        Match match(start.state, {});
        if (seat == 1) match.choose(0, PickCards{preset(match.state(), seat_at(0))});
        Rng rng = Rng::searching(1);
        const auto thought = think<TailFeathers>(match.state(), seat_at(seat), BotLevel::Greedy, rng);
        EXPECT_FALSE(TailFeathers::accepts(match.state(), seat_at(seat), thought.choice));
        return std::get<PickCards>(thought.choice).cards;
    };
    for (const int seat : {0, 1}) {
        for (const Action card : {Action::CheeseRaid, Action::TalonRake, Action::Veer}) {
            EXPECT_TRUE(picks(ScenarioId::WarForTheCanopy, seat).has(card));
            EXPECT_TRUE(picks(ScenarioId::SaplingStandoff, seat).has(card));
        }
        EXPECT_FALSE(picks(ScenarioId::WarForTheCanopy, seat).has(Action::LeapAside));
        EXPECT_FALSE(picks(ScenarioId::SaplingStandoff, seat).has(Action::BreakLock));  // no spirals there
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
