// Combat: chapter WT-15.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Combat, WT_15_2_EX_12_DorothyIsCaughtOnTheSquare)
{
    RULE("WT-15.2");  // WT-15.3 WT-15.6 WT-15.7 WT-15.9
    auto match = table(4).put(0, Dorothy, Grove).put(1, MadHatter, CemeteryGrove).hand(1, 4).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    EXPECT_EQ(match.cards(0), 3U);
    match.pay(0, CemeteryGrove);
    match.choose(1, StartCombat{MadHatter, Dorothy});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_TRUE(match.figure(Dorothy).down);
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.at(Dorothy), Fortress);
    EXPECT_TRUE(match.figure(Dorothy).down);
    EXPECT_TRUE(match.figure(Dorothy).immobile);
    EXPECT_EQ(match.state().discard.size(), 4U);  // three of the combat, one of the movement
    EXPECT_EQ(match.frame<Activation>().steps, 0);
    match.finish(0);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
