// Clauses of which other tests speak in passing, each with a test of its own.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfClauses, TF_7_1_TheStartPlayerActivatesFirst)
{
    RULE("TF-7.1");
    Match second = table().nut(0).at(Phase::Bid, {C, C, X, X});
    EXPECT_EQ(second.state().nut, seat_at(1));
    EXPECT_EQ(second.prompt(1), "round.activate");
    EXPECT_FALSE(second.waits_for(0));
    Match first = table().nut(1).at(Phase::Bid, {X, X, C, C});
    EXPECT_EQ(first.prompt(0), "round.activate");
    EXPECT_FALSE(first.waits_for(1));
}

TEST(TfClauses, TF_7_1_OneUnitATurnThenTheOther)
{
    RULE("TF-7.1");
    Match match = table().turn_of(1);
    EXPECT_EQ(match.bars(1, Activate{kAerijin}), "not barred");  // nobody activates another's unit
    EXPECT_FALSE(match.offers(1, Activate{kAerijin}));
    match.choose(1, Activate{kStaborah});
    match.choose(1, Finish{});
    match.choose(1, Finish{});
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_FALSE(match.waits_for(1));
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    match.choose(0, Finish{});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_TRUE(unit(match.state(), kStaborah).turned);
    EXPECT_FALSE(unit(match.state(), kGrizzard).turned);
}

TEST(TfClauses, TF_18_2_APerchedBirdAttacksWithThePilotsValues)
{
    RULE("TF-18.2");
    const auto dice = [](AttackKind kind, Rolls rolls) {
        Match match = table().perch(aerijin, sw(Part::A1)).put(commando(1), sw(Part::B1)).turn_of(0, std::move(rolls));
        match.choose(0, Activate{kAerijin});
        match.choose(0, Finish{});
        match.choose(0, Strike{aerijin, kind, at_figure(commando(1))});
        if (match.prompt(0) == "fight.rolled") match.choose(0, Keep{});
        return match.said<AttackRolled>().front().roll.size();
    };
    EXPECT_EQ(dice(AttackKind::Melee, {B, B, B}), 3U);  // without the two of the bird
    EXPECT_EQ(dice(AttackKind::Ranged, {S}), 1U);
}

TEST(TfClauses, TF_19_4_OneSwoopAnActivation)
{
    RULE("TF-19.4");
    const auto swoops = [](bool at_the_first) {  // C2 with a mouse lies before the nest
        Builder b = table().perch(aerijin, sw(Part::S3)).put(guard(1), sw(Part::C2)).fly(grizzard, 38000, 38000, 2250);
        Match match = b.turn_of(1, at_the_first ? Rolls{B, B, B, B, B, B, B} : Rolls{});
        match.choose(1, Activate{kGrizzard});
        match.choose(1, Announce{route({kLong, kLong, kLong}), 0});
        EXPECT_EQ(match.prompt(1), "flight.swoop");
        match.choose(1, at_the_first ? Choice(Swoop{}) : Choice(GoOn{}));
        bool again = false;
        while (match.prompt(1).starts_with("flight.")) {
            again = again || match.offers(1, Swoop{});
            match.choose(1, GoOn{});
        }
        return again;
    };
    EXPECT_TRUE(swoops(false));  // the nest is a target of its own
    EXPECT_FALSE(swoops(true));
}

TEST(TfClauses, TF_R32_APassengerIsDroppedAmongEnemies)
{
    RULE("TF-R32");
    const auto may_drop = [](int enemies) {
        Builder b = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250);
        b.carries(valchirp, guard(1));
        for (int i = 0; i < enemies; ++i) b.put(commando(i), sw(Part::C2));
        Match match = b.turn_of(0);
        match.choose(0, Activate{kValchirp});
        match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
        while (match.prompt(0) == "flight.swoop") match.choose(0, GoOn{});
        const bool here = space_at(static_cast<std::size_t>(match.open(0)->numbers[1].second)) == sw(Part::C2);
        if (match.prompt(0) != "flight.drop" || !here) return false;
        match.choose(0, Drop{});
        EXPECT_EQ(match.at(guard(1)), sw(Part::C2));
        return true;
    };
    EXPECT_TRUE(may_drop(0));
    EXPECT_TRUE(may_drop(3));
    EXPECT_FALSE(may_drop(4));  // full
}

Builder on_a_leaf(int small)
{
    Builder b = table().with(&Options::leaves);
    b.raw().leaves[index(kLeafSpace) - kFirstLeaf].in_play = true;
    for (int i = 0; i < small; ++i) b.put(guard(i), kLeafSpace);
    return b;
}

TEST(TfClauses, TF_32_1_ThreeSmallFiguresOnALeaf)
{
    RULE("TF-32.1");
    EXPECT_TRUE(has_room(on_a_leaf(0).raw(), kLeafSpace, guard(5)));
    EXPECT_TRUE(has_room(on_a_leaf(2).raw(), kLeafSpace, guard(5)));
    EXPECT_FALSE(has_room(on_a_leaf(3).raw(), kLeafSpace, guard(5)));
    EXPECT_FALSE(has_room(on_a_leaf(0).raw(), kLeafSpace, aerijin));  // no large figure, not even alone
    Builder b = on_a_leaf(3).put(guard(4), sw(Part::S1)).put(guard(5), sw(Part::S1));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(4)}});
    EXPECT_EQ(match.bars(0, Walk{guard(4), kLeafSpace}), "TF-8.3");
}

TEST(TfClauses, TF_32_1_AHangingLeafLiesBesideItsStem)
{
    RULE("TF-32.1");
    EXPECT_EQ(neighbours(on_a_leaf(0).raw(), kLeafSpace), Spaces{sw(Part::S1)});
    EXPECT_TRUE(neighbours(on_a_leaf(0).raw(), sw(Part::S1)).has(kLeafSpace));
    EXPECT_FALSE(neighbours(table().raw(), sw(Part::S1)).has(kLeafSpace));
}

const char* flaw_of(Builder b)
{
    b.raw().stack = {Round{.phase = Phase::Activate}};
    return TailFeathers::flaw(b.raw());
}

TEST(TfClauses, TF_32_1_TooManyOnALeafIsAFlaw)
{
    RULE("TF-32.1");
    EXPECT_EQ(flaw_of(on_a_leaf(3)), nullptr);
    EXPECT_STREQ(flaw_of(on_a_leaf(4)), "TF-32.1: too many on a leaf");
    EXPECT_STREQ(flaw_of(on_a_leaf(0).perch(aerijin, kLeafSpace)), "TF-32.1: too many on a leaf");
}

TEST(TfClauses, TF_8_2_TooManyInASpaceIsAFlaw)
{
    RULE("TF-8.2");
    Builder b = table();
    for (int i = 0; i < 4; ++i) b.put(guard(i), sw(Part::A1));
    EXPECT_EQ(flaw_of(b), nullptr);
    EXPECT_STREQ(flaw_of(b.put(guard(4), sw(Part::A1))), "TF-8.2: too many in a space");
    EXPECT_STREQ(flaw_of(table().perch(aerijin, sw(Part::A1)).put(guard(1), sw(Part::A1))),
                 "TF-8.2: too many in a space");
    EXPECT_STREQ(flaw_of(table().perch(aerijin, sw(Part::A1)).perch(sienna, sw(Part::A1))),
                 "TF-8.2: too many in a space");
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
