// A quest begins and others come: steps 1 and 2 of chapter WT-10.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Join, WT_10_1_ItBeginsWithItsIntroduction)
{
    RULE("WT-10.1");  // WT-11.8
    auto match = hope_at_the_grove().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    const auto told = WinterTales::telling(match.state(), seat_at(0), Resolve{Quest::Hope});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->event, "quest_start");
    EXPECT_EQ(told->must, (std::vector<std::string_view>{"introduction", "how"}));  // no bookmark yet
    match.choose(0, Resolve{Quest::Hope});
    EXPECT_EQ(match.asked_by(0), "WT-10.7");  // nobody can come
}

TEST(Join, WT_10_2_WT_10_5_WT_10_6_ClockwiseEachOnceAndFreely)
{
    RULE("WT-10.2");  // WT-10.5 WT-10.6 WT-10.3
    auto match = hope_at_the_grove()
                     .put(0, Pinocchio, Grove)
                     .put(1, Wolf, Grove)
                     .put(1, CatFox, Grove)
                     .put(2, Dorothy, Mansion)
                     .activated(Dorothy)
                     .put(3, MadHatter, Market)
                     .turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    EXPECT_EQ(match.asked_by(1), "WT-10.2");
    EXPECT_EQ(match.fallback(1), Choice{Pass{}});
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.cards(1), 3U);
    match.finish(1);
    EXPECT_EQ(match.asked_by(3), "WT-10.2");  // one each; the second has nobody ready
    match.choose(3, Pass{});
    EXPECT_TRUE(match.figure(MadHatter).ready);
    EXPECT_EQ(match.asked_by(0), "WT-10.7");  // not with Pinocchio
    match.refuses(0, Activate{Pinocchio}, "WT-10.7");
}

TEST(Join, WT_10_3_JoiningIsToldAndInterrupted)
{
    RULE("WT-10.3");
    auto match = hope_at_the_grove().put(1, Wolf, Asylum).put(2, Dorothy, Grove).hand(2, 1).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    EXPECT_EQ(WinterTales::telling(match.state(), seat_at(1), Activate{Wolf})->event, "quest_join");
    match.choose(1, Activate{Wolf});
    match.pay(1, GroveAsylum);
    match.choose(1, Step{Grove});
    EXPECT_EQ(match.asked_by(2), "WT-7.2");
    match.choose(2, Pass{});
    EXPECT_EQ(match.asked_by(0), "WT-7.2");  // the active player, too
    match.choose(0, Pass{});
    match.finish(1);
}

TEST(Join, WT_10_4_WhoeverComesHeadsForTheMarker)
{
    RULE("WT-10.4");
    auto match = hope_at_the_grove().put(1, Wolf, Asylum).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.bars(1, Finish{}), "WT-10.4");
    EXPECT_EQ(match.fallback(1), (Choice{Pay{match.first(1), GroveAsylum}}));
    match.pay(1, GroveAsylum);
    match.refuses(1, Finish{}, "WT-10.4");
    EXPECT_EQ(match.fallback(1), Choice{Step{Grove}});
    match.choose(1, Step{Grove});
    match.choose(0, Pass{});
    match.finish(1);
}

TEST(Join, WT_10_4_WhoeverRunsOutOfCardsIsOut)
{
    RULE("WT-10.4");  // WT-10.10
    auto match =
        table(4).put(0, Alice, Fortress).quest(Quest::Hope, Fortress).put(1, Wolf, CemeteryGrove).turn_of(0, draws(6));
    ASSERT_EQ(distance(CemeteryGrove, Fortress), 7);
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    for (int i = 0; i < 6; ++i) {
        match.choose(1, match.fallback(1));
    }
    EXPECT_EQ(distance(match.at(Wolf), Fortress), 1);
    EXPECT_EQ(match.cards(1), 0U);
    match.finish(1);
    match.play(0, 0);
    EXPECT_EQ(match.asked_by(0), "WT-10.14");
}

TEST(Join, WT_10_4_AnImmobileCharacterJoinsOnlyWhereItStands)
{
    RULE("WT-10.4");  // WT-R22 WT-15.7
    auto match = hope_at_the_grove()
                     .put(1, Wolf, Asylum)
                     .immobile(Wolf)
                     .put(1, CatFox, Grove)
                     .immobile(CatFox)
                     .put(3, MadHatter, Market)
                     .down(MadHatter)
                     .turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.refuses(1, Activate{Wolf}, "WT-16.5");
    match.choose(1, Activate{CatFox});
    match.finish(1);
    EXPECT_EQ(match.asked_by(0), "WT-10.7");  // nobody comes from the ground
}

TEST(Join, WT_10_4_ItalianJoinersGoWhereTheyLike)
{
    RULE("WT-10.4");
    auto match = hope_at_the_grove().italian().put(1, Wolf, Asylum).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    EXPECT_TRUE(match.offers(1, Finish{}));
    match.pay(1, StatueSquare);
    match.choose(1, Finish{});
    match.play(0, 0);
    EXPECT_EQ(match.asked_by(0), "WT-10.14");  // not there
}

TEST(Join, WT_4_7_AfterAnItalianQuestTheJoinersDiscardInTheirOrder)
{
    RULE("WT-4.7");  // WT-4.6
    for (const bool power : {false, true}) {
        auto start = table(5).italian().put(1, Wolf, Grove).quest(Quest::Terror, Grove).hand(0, 6).hand(2, 6);
        start.put(2, Alice, Grove).put(3, CatFox, Grove).put(0, Grumpy, Grove).hand(3, 6);
        if (power) start.powers();
        auto match = start.turn_of(1, draws(12));
        begin(match, 1, Wolf, Quest::Terror);
        for (const auto& [seat, who] : {std::pair{2, Alice}, std::pair{3, CatFox}, std::pair{0, Grumpy}}) {
            EXPECT_EQ(match.waiting(), SeatSet(static_cast<std::uint8_t>(1U << seat)));
            match.choose(seat, Activate{who});
            match.choose(seat, Finish{});  // all nine stay in the hand
        }
        match.play(1, 1);
        pass_until(match, 1);
        match.choose(1, Play{});
        match.choose(1, Tell{});
        match.choose(1, match.fallback(1));
        match.choose(1, PlaceMemory{1});
        if (power) match.choose(1, Give{Wolf});
        for (const int seat : {2, 3, 0}) {
            EXPECT_EQ(match.waiting(), SeatSet(static_cast<std::uint8_t>(1U << seat)));
            EXPECT_EQ(match.asked_by(seat), "WT-4.6");
            match.finish(seat);
            EXPECT_EQ(match.cards(seat), 7U);
        }
        EXPECT_EQ(match.asked_by(1), "WT-4.1");
    }
}

TEST(Join, WT_R20_WT_R21_TheCarrierStaysUntilItIsOver)
{
    RULE("WT-R20");  // WT-R21 WT-9.7
    auto match = table(4)
                     .put(1, Wolf, Grove)
                     .put(0, Alice, Grove)
                     .put(2, Dorothy, Asylum)
                     .quest(Quest::Retaliation, Alice)
                     .turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Retaliation);
    match.choose(2, Pass{});
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    match.finish(0);
    match.play(1, 0);
    match.choose(0, TakePart{Alice, {}, false});

    auto down = table(4)
                    .put(1, Wolf, Grove)
                    .put(0, Alice, Grove)
                    .down(Alice)
                    .quest(Quest::Retaliation, Alice)
                    .turn_of(1, kDraw3);
    begin(down, 1, Wolf, Quest::Retaliation);
    down.play(1, 0);
    EXPECT_EQ(down.asked_by(1), "WT-10.14");  // she only lies there
}

TEST(Join, WT_R20_TheItalianCarrierWhoJoinsStaysToo)
{
    RULE("WT-R20");
    auto match = table(4)
                     .italian()
                     .put(1, Wolf, Grove)
                     .put(0, Alice, Grove)
                     .quest(Quest::Retaliation, Alice)
                     .turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Retaliation);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
