// Every power marker, one after the other: who may be struck by Retaliation, what is destroyed with it, and to whom a
// marker may be given. WT-19.10 to WT-19.53.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

constexpr PowersInForce kAllOfSpring{
    .hope = Alice, .love_one = Grumpy, .love_two = TinMan, .refuge = Mansion, .artifact = Dorothy};
constexpr std::array kMarked{Power::Hope, Power::Love, Power::Refuge, Power::Artifact};

// All powers of Spring are in force; the Wolf is in the Theatre, and so is whoever carries the token.
Builder all_of_spring()
{
    auto start = table(4).memories(7).put(0, Alice, Theatre).put(0, Dorothy, Theatre).put(2, Grumpy, Theatre);
    start.put(2, TinMan, Theatre).put(0, Scarecrow, Theatre).put(1, Wolf, Theatre).quest_out(Quest::ArtifactWinter);
    for (const auto who : {Alice, Dorothy, Grumpy, TinMan, Scarecrow}) {
        start.activated(who);
    }
    start.memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Love, Side::Spring);
    start.memory(3, Quest::Refuge, Side::Spring).memory(4, Quest::ArtifactSpring, Side::Spring);
    return start.in_force(kAllOfSpring);
}

void retaliate(Match& match)
{
    match.choose(1, Activate{Wolf});
    resolve(match, 1, Quest::Retaliation, 1, 5);
}

std::optional<Power> power_held_by(Character who)
{
    if (who == Alice) return Power::Hope;
    if (who == Grumpy || who == TinMan) return Power::Love;
    if (who == Dorothy) return Power::Artifact;
    return std::nullopt;
}

TEST(Markers, WT_19_53_WhoeverHoldsOneIsSpared)
{
    RULE("WT-19.53");
    auto match = all_of_spring().quest(Quest::Retaliation, Scarecrow).turn_of(1, kDraw3);
    retaliate(match);
    for (const auto who : {Alice, Dorothy, Grumpy, TinMan, Scarecrow}) {
        EXPECT_EQ(match.offers(1, Eliminate{who}), !power_held_by(who)) << name_of(who);
        EXPECT_EQ(match.bars(1, Eliminate{who}) == "WT-19.53", power_held_by(who).has_value()) << name_of(who);
    }
    for (const Power power : kMarked) {
        EXPECT_TRUE(match.offers(1, Destroy{power}));
    }
}

TEST(Markers, WT_19_50_TheDeclaredTargetAndNothingElse)
{
    RULE("WT-19.50");  // WT-R49c
    for (const auto carrier : {Alice, Dorothy, Grumpy, TinMan, Scarecrow}) {
        auto match = all_of_spring().italian().quest(Quest::Retaliation, carrier).turn_of(1, kDraw3);
        retaliate(match);
        for (const Power power : kMarked) {
            EXPECT_EQ(match.offers(1, Destroy{power}), power_held_by(carrier) == power) << name_of(carrier);
        }
        for (const auto who : {Alice, Dorothy, Grumpy, TinMan, Scarecrow}) {
            EXPECT_EQ(match.offers(1, Eliminate{who}), who == carrier && who == Scarecrow) << name_of(carrier);
        }
    }
    auto start = all_of_spring().italian().put(1, Wolf, Mansion).quest(Quest::Retaliation, Mansion);
    auto refuge = start.turn_of(1, kDraw3);
    retaliate(refuge);
    for (const Power power : kMarked) {
        EXPECT_EQ(refuge.offers(1, Destroy{power}), power == Power::Refuge);
    }
}

TEST(Markers, WT_19_51_EachFallsAloneAndTurnsItsOwnMemory)
{
    RULE("WT-19.51");  // WT-R47
    for (const Power power : kMarked) {
        auto match = all_of_spring().quest(Quest::Retaliation, Scarecrow).turn_of(1, kDraw3);
        retaliate(match);
        match.choose(1, Destroy{power});
        PowersInForce left = kAllOfSpring;
        if (power == Power::Hope) left.hope.reset();
        if (power == Power::Love) left.love_one.reset(), left.love_two.reset();
        if (power == Power::Refuge) left.refuge.reset();
        if (power == Power::Artifact) left.artifact.reset();
        EXPECT_EQ(match.state().powers, left);
        for (std::size_t i = 0; i < kMarked.size(); ++i) {
            const Side side = kMarked[i] == power ? Side::Winter : Side::Spring;
            EXPECT_EQ(match.memory(static_cast<int>(i) + 1).side, side);
        }
        EXPECT_EQ(match.token(Quest::Hope).is, TokenIs::Track);
    }
}

TEST(Markers, WT_19_51_OnlySpringsPowersCanFall)
{
    RULE("WT-19.51");
    State s = all_of_spring().state();
    s.powers.terror = Wolf;
    s.powers.propaganda = true;
    for (std::size_t i = 0; i < kPowers; ++i) {
        const auto power = static_cast<Power>(i);
        const bool spring = std::find(kMarked.begin(), kMarked.end(), power) != kMarked.end();
        EXPECT_EQ(spring_power_in_force(s, power), spring);
    }
}

TEST(Markers, WT_19_52_OtherTokensStayWhereTheyAre)
{
    RULE("WT-19.52");  // WT-R48
    auto start = table(4).powers().memories(5).put(1, Wolf, Theatre).put(0, Alice, Theatre).put(2, Grumpy, Market);
    start.quest(Quest::Retaliation, Alice).quest(Quest::Terror, Factory).quest(Quest::Love, Grumpy).activated(Alice);
    auto match = start.activated(Grumpy).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    resolve(match, 1, Quest::Retaliation, 1, 1);
    match.choose(1, Eliminate{Alice});
    EXPECT_EQ(match.token(Quest::Terror), (Token{TokenIs::Placed, spot_of(Factory)}));
    EXPECT_EQ(match.token(Quest::Love), (Token{TokenIs::Placed, spot_of(Grumpy)}));
    EXPECT_EQ(match.token(Quest::Retaliation).is, TokenIs::Track);
}

TEST(Markers, WT_R40_AnAbsentPlayerNamesWhoResolvedIt)
{
    RULE("WT-R40");  // WT-19.10 WT-19.15
    auto start = table(4).powers().put(0, Alice, Market).put(0, Grumpy, Grove).activated(Alice);
    auto hope = start.quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    hope.choose(0, Activate{Grumpy});
    resolve(hope, 0, Quest::Hope, 1, 1);
    EXPECT_TRUE(hope.offers(0, Give{Alice}));
    EXPECT_EQ(hope.fallback(0), Choice(Give{Grumpy}));

    auto pair = table(4).powers().put(0, Alice, Market).activated(Alice).put(2, Scarecrow, Grove).activated(Scarecrow);
    pair.put(2, TinMan, Market).gone(TinMan).put(0, Grumpy, Grove);
    auto love = pair.quest(Quest::Love, Scarecrow).turn_of(0, kDraw3);
    love.choose(0, Activate{Grumpy});
    resolve(love, 0, Quest::Love, 1, 1);
    EXPECT_TRUE(love.offers(0, Bond{Scarecrow, Alice}));
    EXPECT_EQ(love.fallback(0), Choice(Bond{Scarecrow, Grumpy}));
    EXPECT_FALSE(love.offers(0, Bond{Scarecrow, TinMan}));   // destroyed
    EXPECT_FALSE(love.offers(0, Bond{Scarecrow, Dorothy}));  // not in this game
}

TEST(Markers, WT_19_15_TwoRebelsAreEnoughAndNeeded)
{
    RULE("WT-19.15");
    auto start = table(4).powers().put(0, Alice, Grove).put(2, Scarecrow, Grove).activated(Scarecrow);
    auto two = start.quest(Quest::Love, Scarecrow).turn_of(0, kDraw3);
    two.choose(0, Activate{Alice});
    resolve(two, 0, Quest::Love, 1, 1);
    EXPECT_EQ(two.asked_by(0), "WT-19.1");
    two.choose(0, Bond{Scarecrow, Alice});
    auto one = table(4).italian().powers().put(0, Alice, Grove).quest(Quest::Love, Alice).turn_of(0, kDraw3);
    one.choose(0, Activate{Alice});
    resolve(one, 0, Quest::Love, 1, 1);
    EXPECT_EQ(one.asked_by(0), "WT-4.1");  // nobody to love
    EXPECT_EQ(one.state().powers, PowersInForce{});
}

TEST(Markers, WT_19_3_PropagandaIsInForceAtOnce)
{
    RULE("WT-19.3");  // WT-19.40
    auto start = table(4).powers().put(1, Wolf, Market).quest(Quest::Propaganda, Market).put(0, Alice, Grove);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    resolve(match, 1, Quest::Propaganda, 1, 1);
    EXPECT_EQ(match.asked_by(1), "WT-4.1");  // nothing to be chosen
    EXPECT_EQ(match.state().powers, (PowersInForce{.propaganda = true}));
}

TEST(Markers, WT_19_22_ATerrorElsewhereStaysWhenARefugeIsFound)
{
    RULE("WT-19.22");  // WT-19.20
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Market).quest(Quest::Refuge, Grove);
    start.memory(2, Quest::Terror, Side::Winter).in_force({.terror = Wolf, .terror_at = Theatre});
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Refuge, 1, 1);
    EXPECT_EQ(match.asked_by(0), "WT-4.1");
    EXPECT_EQ(match.state().powers, (PowersInForce{.refuge = Grove, .terror = Wolf, .terror_at = Theatre}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
