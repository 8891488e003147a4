// Birds against birds: what counts in a death spiral, who survives it, and whose first blood it is.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfDuels, TF_31_4_AFloggedBirdFightsASpiralWithOneDieMore)
{
    RULE("TF-31.4");
    Builder b = table().with(&Options::spiral).hand(1, {Action::Flog}).cheese(1, 1);
    b.fly(grizzard, 20000, 46000, 0).fly(aerijin, 45000, 45000, 1800);
    Match match = b.turn_of(1, {S, S, S, B, B, B, B, B, B, B, B, B});
    match.choose(1, Activate{kGrizzard});
    match.choose(1, PlayCard{.card = Action::Flog, .by = grizzard});
    match.choose(1, Announce{route({kLong, kLong}), 0});
    const auto rolled = match.said<SpiralRolled>();
    ASSERT_EQ(rolled.size(), 2U);
    EXPECT_EQ(rolled[0].roll.size(), 7U);
    EXPECT_EQ(rolled[1].roll.size(), 5U);  // the other bird was not flogged
    match.choose(0, Keep{});               // Zure
}

State first_roll(Builder& b)  // of a spiral in which Wrunk has come at Sienna
{
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kWrunk, .stage = Stage::Act, .acting = Figures{wrunk}},
               Duel{.spiral = 0}};
    return s;
}

TEST(TfDuels, TF_G14_4_WhoIsLeftAloneBeyondTheEdgeLeaves)
{
    RULE("TF-G14.4");
    const auto left = [](int x) {
        Builder b = locked().hurt(sienna, 3);
        figure(b.raw(), wrunk).pose.at.x = x;
        Match match(first_roll(b), {B, B, B, B, B, B, B, B});  // a tie, and Sienna dies of it
        EXPECT_EQ(match.zone(sienna), Zone::Casualty);
        EXPECT_TRUE(match.state().spirals.empty());
        EXPECT_EQ(match.said<LeftBoard>().size(), x < 0 ? 1U : 0U);
        return match.zone(wrunk);
    };
    EXPECT_EQ(left(47000), Zone::Battlefield);
    EXPECT_EQ(left(-100), Zone::Casualty);
}

TEST(TfDuels, TF_31_7_ASecondTieDefeatsEachOnce)
{
    RULE("TF-31.7");
    Builder b = locked();
    figure(b.raw(), wrunk).pose.at.x = -100;
    Match match = b.turn_of(0, {B, B, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.said<Defeated>().size(), 2U);
    EXPECT_TRUE(match.said<LeftBoard>().empty());  // they fell in the fight
}

TEST(TfDuels, TF_26_5_WhoBurnsInASpiralLeavesTheOtherAlone)
{
    RULE("TF-26.5");
    Builder b = locked().hurt(sienna, 3);
    figure(b.raw(), sienna).burning = true;
    figure(b.raw(), wrunk).pose.at.x = -100;
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate},
               Activation{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Close, .acting = Figures{sienna}}};
    Match match(s, {B});
    EXPECT_EQ(match.zone(sienna), Zone::Casualty);
    EXPECT_EQ(match.zone(wrunk), Zone::Casualty);
}

bool first_blood(Builder b, int seat, const Sequence& templates)  // after Aerijin's flight
{
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{templates, 0});
    return match.player(seat).feats.first_blood;
}

TEST(TfDuels, TF_R38g_ACollisionIsFirstBlood)
{
    RULE("TF-R38g");
    const Sequence far = route({kLong, kShort, kLong});
    const auto meeting = [](int hurt_mover, int hurt_other) {
        Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 51000, 45000, 0);
        return b.hurt(aerijin, hurt_mover).hurt(grizzard, hurt_other);
    };
    EXPECT_TRUE(first_blood(meeting(5, 0), 1, far));
    EXPECT_TRUE(first_blood(meeting(0, 6), 0, far));
    EXPECT_FALSE(first_blood(meeting(0, 0), 0, far));
    Builder crossing = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 26000, 45500, 0).hurt(aerijin, 5);
    EXPECT_TRUE(first_blood(crossing, 1, far));
}

TEST(TfDuels, TF_R38g_ATrunkIsNobodysFirstBlood)
{
    RULE("TF-R38g");
    Builder b = table().fly(aerijin, 30000, 30000, 2250).hurt(aerijin, 5);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    while (match.prompt(0).starts_with("flight.")) match.choose(0, GoOn{});
    EXPECT_EQ(match.zone(aerijin), Zone::Casualty);
    EXPECT_FALSE(match.player(1).feats.first_blood);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
