// What may be done at any time is offered with every question: WT-R67b.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

bool bot_is_offered(const Match& match, int seat, const Choice& choice)
{
    std::vector<Choice> bot;
    options<WinterTales>(match.state(), seat_at(static_cast<std::size_t>(seat)), bot);
    return std::find(bot.begin(), bot.end(), choice) != bot.end();
}

// Occupation is fulfilled all the time: two Soldiers in two places, one Rebel in one.
Builder occupied() { return table(4).put(1, Wolf, Market).put(3, CatFox, Theatre).mission_of(1, Mission::Occupation); }

TEST(Anytime, WT_R67b_CaughtInATrapTheWolfIsRescuedBeforeHeDiscards)
{
    RULE("WT-R67b");  // WT-17.5 WT-R36
    auto start = table(4).italian().put(1, Wolf, GroveAsylum).put(0, Alice, Grove).hand(0, 3).hand(1, 7);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 2);
    match.play(1, 0);
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    EXPECT_EQ(match.cards(1), 9U);
    const Rescue rescue{Wolf, match.some(1, 2)};
    EXPECT_TRUE(bot_is_offered(match, 1, rescue));
    match.choose(1, rescue);
    EXPECT_FALSE(match.figure(Wolf).down);
    match.choose(1, Finish{});  // seven are left: nothing is thrown away
}

TEST(Anytime, WT_R67b_AMissionAtTheHandLimitAfterPropaganda)
{
    RULE("WT-R67b");  // WT-20.3 WT-R46
    auto start = occupied().put(0, Alice, Grove).memory(2, Quest::Propaganda, Side::Winter).hand(1, 7);
    auto match = start.in_force({.propaganda = true}).turn_of(1, kDraw3);
    match.choose(1, Propaganda{Wolf, Alice});
    const Declare declare{Mission::Occupation, 1, {}};
    EXPECT_TRUE(match.offers(1, declare));  // while the cards are asked for, too
    match.play(1, 3);
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    EXPECT_TRUE(bot_is_offered(match, 1, declare));
    match.choose(1, declare);
    EXPECT_EQ(match.memory(1).mission, Mission::Occupation);
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
}

TEST(Anytime, WT_R67b_InEveryStepOfAQuest)
{
    RULE("WT-R67b");  // WT-20.3
    auto start = occupied().put(0, Alice, Grove).quest(Quest::Hope, Grove).hand(0, 1).put(1, SnowWhite, Grove);
    auto match = start.put(3, MadHatter, Fortress).powers().turn_of(0, kDraw3);
    const Declare declare{Mission::Occupation, 1, {}};
    const auto open_to_all = [&](std::string_view clause) {
        const int asked = static_cast<int>(index(*match.waiting().begin()));
        EXPECT_EQ(match.asked_by(asked), clause);
        EXPECT_TRUE(match.offers(1, declare)) << clause;
        EXPECT_EQ(match.fallback(asked) == Choice(declare), false) << clause;
        if (asked == 1) {
            EXPECT_TRUE(bot_is_offered(match, 1, declare)) << clause;
        }
    };
    begin(match, 0, Alice, Quest::Hope);
    open_to_all("WT-10.2");
    pass_until(match, 0);
    open_to_all("WT-10.7");
    match.play(0, 1);
    open_to_all("WT-10.8");
    match.choose(1, Pass{});
    open_to_all("WT-10.14");
    match.play(0, 0);
    open_to_all("WT-10.16");
    match.choose(0, Tell{});
    open_to_all("WT-10.19");
    match.choose(0, match.fallback(0));
    open_to_all("WT-10.20");
    match.choose(0, PlaceMemory{2});
    open_to_all("WT-19.1");
}

TEST(Anytime, WT_R67b_WhatAnAbsentPlayerDoesStaysTheSame)
{
    RULE("WT-R67b");  // WT-R41
    auto start = table(4).put(0, Alice, Grove).put(0, Grumpy, Market).activated(Grumpy).hand(0, 1);
    start.quest(Quest::Refuge, Grove).memory(1, Quest::Hope, Side::Spring).in_force({.hope = Grumpy});
    auto match = start.turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Refuge);
    match.play(0, 1);
    EXPECT_TRUE(match.offers(0, UseHope{}));
    match.play(0, 0);
    EXPECT_EQ(match.fallback(0), Choice(Tell{}));
    match.choose(0, Tell{});
    EXPECT_TRUE(match.offers(0, UseHope{}));
    EXPECT_TRUE(std::holds_alternative<ChooseMemory>(match.fallback(0)));
}

TEST(Anytime, WT_R67b_TheArtifactIsHandedOnWhileCardsAreThrownAway)
{
    RULE("WT-R67b");  // WT-19.27
    auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).hand(0, 6).quest_out(Quest::ArtifactWinter);
    start.memory(1, Quest::ArtifactSpring, Side::Spring).memory(2, Quest::Propaganda, Side::Winter);
    auto match =
        start.put(1, Wolf, Market).hand(1, 7).in_force({.artifact = Alice, .propaganda = true}).turn_of(1, kDraw3);
    match.choose(1, Propaganda{Wolf, Alice});
    match.play(1, 3);
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    EXPECT_TRUE(match.offers(0, HandArtifact{Grumpy}));
    EXPECT_TRUE(match.offers(1, VoteEpilogue{}));
}

// The quest is over, and those who joined throw cards away: its steps 3 to 7 bar nothing any more.
TEST(Anytime, WT_R67b_AfterAnItalianQuestTheWolfIsRescuedBeforeHeDiscards)
{
    RULE("WT-R67b");  // WT-4.7 WT-R36
    auto start = hope_at_the_grove().italian().hand(0, 3).put(1, Wolf, GroveAsylum).hand(1, 7);
    auto match = start.turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 2);
    match.play(1, 0);
    match.choose(0, Tell{});
    match.choose(1, Finish{});
    match.play(0, 0);
    match.refuses(1, Rescue{Wolf, match.some(1, 2)}, "WT-R36");  // in the midst of it
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, PlaceMemory{1});
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    const Rescue rescue{Wolf, match.some(1, 2)};
    EXPECT_TRUE(bot_is_offered(match, 1, rescue));
    match.choose(1, rescue);
    EXPECT_FALSE(match.figure(Wolf).down);
    match.choose(1, Finish{});  // seven are left: nothing is thrown away
}

TEST(Anytime, WT_R67b_AfterAnItalianQuestAttacksAndTheArtifactGoOn)
{
    RULE("WT-R67b");  // WT-R57 WT-19.27
    auto start = hope_at_the_grove().italian().put(2, Grumpy, Grove).put(1, Wolf, Mansion).activated(Wolf).hand(1, 2);
    start.memory(3, Quest::ArtifactSpring, Side::Spring).quest_out(Quest::ArtifactWinter);
    start.in_force({.artifact = Alice}).mission_of(1, Mission::Attack1);
    auto match = start.turn_of(0, draws(6));
    const Declare attack{Mission::Attack1, 1, match.hand(1)};
    const HandArtifact artifact{Grumpy};
    begin(match, 0, Alice, Quest::Hope);
    match.choose(2, Activate{Grumpy});
    match.choose(2, Finish{});
    match.play(0, 0);
    EXPECT_FALSE(match.offers(1, attack));
    EXPECT_FALSE(match.offers(0, artifact));
    match.choose(2, Pass{});
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, PlaceMemory{2});
    EXPECT_EQ(match.asked_by(2), "WT-4.6");
    EXPECT_TRUE(match.offers(1, attack));
    EXPECT_TRUE(match.offers(0, artifact));
}

TEST(Anytime, WT_R67b_NothingOfItInTheEpilogue)
{
    RULE("WT-R67b");  // WT-12.1
    auto start = occupied().put(0, Alice, Grove).down(Alice).hand(0, 2).italian();
    auto match = start.memory(2, Quest::Hope, Side::Spring).epilogue_of(0);
    for (const int seat : {0, 1}) {
        EXPECT_FALSE(match.offers(seat, Declare{Mission::Occupation, 1, {}}));
        EXPECT_FALSE(match.offers(seat, Rescue{Alice, match.some(0, 2)}));
        EXPECT_FALSE(match.offers(seat, VoteEpilogue{}));
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
