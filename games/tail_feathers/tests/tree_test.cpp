// Chapters TF-8 and TF-12: on the branches.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

void start(Match& match, FigureId id)
{
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{id}});
}

TEST(TfTree, TF_8_1_MovesFromSpaceToAdjacentSpace)
{
    RULE("TF-8.1");
    RULE("TF-1.10");
    RULE("TF-1.11");
    Match match = table().put(guard(1), sw(Part::A1)).turn_of(0);
    start(match, guard(1));
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::B1)}));
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::S1)}));
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::A3)}));
    EXPECT_FALSE(match.offers(0, Walk{guard(1), sw(Part::B3)}));  // three steps
}

TEST(TfTree, TF_1_11_APointIsNoBorder)
{
    RULE("TF-1.11");
    RULE("TF-8.7");
    const State s = table().raw();
    EXPECT_FALSE(neighbours(s, sw(Part::A2)).has(sw(Part::B1)));
    EXPECT_TRUE(neighbours(s, sw(Part::A2)).has(kSwNest));
    EXPECT_FALSE(neighbours(s, sw(Part::A2)).has(sw(Part::B2)));  // the nest lies there
}

TEST(TfTree, TF_8_2_FourSmallFiguresAreAFullSpace)
{
    RULE("TF-8.2");
    RULE("TF-8.3");
    RULE("TF-8.8");
    Builder b = table().perch(sienna, sw(Part::S3));
    for (int i = 0; i < 4; ++i) b.put(guard(i), sw(Part::A1));
    b.put(guard(4), sw(Part::A2)).put(guard(5), sw(Part::A2));
    Match match = b.turn_of(0);
    start(match, guard(4));
    EXPECT_EQ(match.bars(0, Walk{guard(4), sw(Part::A1)}), "TF-8.3");
    EXPECT_FALSE(match.offers(0, Walk{guard(4), sw(Part::B1)}));  // not through it either
    EXPECT_TRUE(match.offers(0, Walk{guard(4), kSwNest}));
}

TEST(TfTree, TF_8_4_AnEnemyStopsASmallFigure)
{
    RULE("TF-8.4");
    RULE("TF-8.5");
    Match match =
        table().perch(sienna, sw(Part::S3)).put(guard(1), sw(Part::A1)).put(commando(0), sw(Part::B1)).turn_of(0);
    start(match, guard(1));
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::B1)}));
    EXPECT_FALSE(match.offers(0, Walk{guard(1), sw(Part::C1)}));
    EXPECT_FALSE(match.offers(0, Walk{guard(1), sw(Part::S1)}));
}

TEST(TfTree, TF_8_6_OutnumberedFiguresArePinned)
{
    RULE("TF-8.6");
    RULE("TF-R09");
    Match match =
        table().put(guard(1), sw(Part::A1)).put(commando(0), sw(Part::A1)).put(commando(1), sw(Part::A1)).turn_of(0);
    EXPECT_TRUE(is_pinned(match.state(), guard(1)));
    EXPECT_FALSE(is_pinned(match.state(), commando(0)));
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    EXPECT_EQ(match.bars(0, Walk{guard(1), sw(Part::B1)}), "TF-8.6");
}

TEST(TfTree, TF_8_9_LargeFigures)
{
    RULE("TF-8.9");
    RULE("TF-8.10");
    RULE("TF-1.7");
    RULE("TF-1.8");
    RULE("TF-R14");
    Match match = table().perch(aerijin, sw(Part::A2)).put(guard(1), sw(Part::A1)).turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_EQ(match.bars(0, Walk{aerijin, sw(Part::A1)}), "TF-8.3");
    EXPECT_TRUE(match.offers(0, Walk{aerijin, kSwNest}));
    match.choose(0, Walk{aerijin, kSwNest});
    EXPECT_FALSE(is_pinned(match.state(), aerijin));
}

TEST(TfScurry, TF_12_1_InTheAttacksPlace)
{
    RULE("TF-12.1");
    RULE("TF-12.2");
    RULE("TF-12.3");
    RULE("TF-1.18");
    Match match =
        table().put(guard(1), sw(Part::A1)).put(commando(0), sw(Part::C1)).perch(sienna, sw(Part::S3)).turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    match.choose(0, Walk{guard(1), sw(Part::A2)});
    match.choose(0, Finish{});
    match.choose(0, Scurry{guard(1), sw(Part::B1)});
    EXPECT_EQ(match.at(guard(1)), sw(Part::B1));
    match.refuses(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(0))}, "TF-7.6");
    EXPECT_FALSE(match.offers(0, Strike{guard(1), AttackKind::Ranged, at_figure(commando(0))}));
}

TEST(TfScurry, TF_12_3_FlyingFiguresCannot)
{
    RULE("TF-12.3");
    Match match = table().fly(aerijin, 45000, 30000, 900).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kShort, kShort}), 0});
    const auto asked = match.open(0);
    for (const Choice& each : asked->options) {
        EXPECT_FALSE(std::holds_alternative<Scurry>(each));
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
