// The Author: chapter WT-13.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Author, WT_13_1_HisCardsAreOfTheColourOfHisCharacter)
{
    RULE("WT-13.1");  // WT-10.13
    for (const Character who : {Alice, Wolf}) {
        const Quest quest = who == Alice ? Quest::Hope : Quest::Terror;
        auto match = table(5).put(4, who, Grove).quest(quest, Grove).turn_of(4, kDraw3);
        match.choose(4, Activate{who});
        match.choose(4, Resolve{quest});
        match.play(4, 2);
        EXPECT_EQ(match.state().quest_cards[static_cast<std::size_t>(side_of(who))].size(), 2U);
    }
}

TEST(Author, WT_13_1_HeCreatesQuestsOfThatColourOnly)
{
    RULE("WT-13.1");  // WT-9.8 WT-R18
    auto match = table(5).put(4, Wolf, Grove).put(4, Alice, Market).turn_of(4, kDraw3);
    match.choose(4, Activate{Wolf});
    EXPECT_TRUE(match.offers(4, PlaceQuest{Quest::Terror, spot_of(Grove)}));
    EXPECT_FALSE(match.offers(4, PlaceQuest{Quest::Hope, spot_of(Grove)}));
}

TEST(Author, WT_13_1_HisSoldierFightsAndHisRebelSetsTraps)
{
    RULE("WT-13.1");  // WT-7.10
    auto combat =
        table(5).put(4, Wolf, Grove).put(4, Alice, Grove).put(0, Grumpy, GroveAsylum).hand(4, 2).turn_of(0, kDraw3);
    combat.choose(0, Activate{Grumpy});
    combat.pay(0, Grove);
    EXPECT_TRUE(combat.offers(4, StartCombat{Wolf, Grumpy}));
    EXPECT_FALSE(combat.offers(4, SetTrap{Alice}));
    auto trap =
        table(5).put(4, Wolf, Grove).put(4, Alice, Grove).put(1, CatFox, GroveAsylum).hand(4, 2).turn_of(1, kDraw3);
    trap.choose(1, Activate{CatFox});
    trap.pay(1, Grove);
    EXPECT_TRUE(trap.offers(4, SetTrap{Alice}));
}

TEST(Author, WT_13_2_AsManyCardsAsThereAreSpringPlayers)
{
    RULE("WT-13.2");  // WT-3.7
    for (std::size_t seats = 3; seats <= 7; seats += 2) {
        const int author = static_cast<int>(seats) - 1;
        auto start = table(seats).put(author, Wolf, Grove);
        auto match = start.turn_of(author, draws(3 + 4 * (seats - 1) + seats / 2));
        match.choose(author, Activate{Wolf});
        EXPECT_EQ(match.cards(author), 3U);  // an activation is an activation
        match.finish(author);
        EXPECT_EQ(match.cards(author), 3U + seats / 2);
        EXPECT_EQ(match.cards(0), 4U);
    }
}

TEST(Author, WT_13_3_HePlacesBothQuestsAndTellsTheOpening)
{
    RULE("WT-13.3");  // WT-2.10 WT-2.11 WT-2.13
    for (std::size_t seats = 3; seats <= 7; seats += 2) {
        auto rng = Rng::searching(seats);
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        State s = WinterTales::setup(seats, {}, rng, log);
        const Seat author = winter_tales::author(s);
        ASSERT_NE(author, kNobody);
        int asked = 0;
        while (std::holds_alternative<winter_tales::Setup>(s.stack.back())) {
            const Seat seat = *waiting<WinterTales>(s).begin();
            const auto open = decisions<WinterTales>(s, seat).front();
            const std::string_view rule = open.rule.id;
            if (rule == "WT-2.10" || rule == "WT-2.11" || rule == "WT-2.13") {
                EXPECT_EQ(seat, author) << rule;
                ++asked;
            }
            WinterTales::apply(s, seat, open.options[open.fallback], rng, log);
        }
        EXPECT_EQ(asked, 3);
        EXPECT_EQ(player(s, author).hand.size(), seats / 2);
        EXPECT_EQ(WinterTales::flaw(s), nullptr);
    }
}

TEST(Author, WT_13_4_HeBreaksTheTieForTheMemory)
{
    RULE("WT-13.4");  // WT-10.19
    auto start = table(5).put(0, Alice, Grove).put(2, Grumpy, Grove).activated(Grumpy).put(4, Wolf, Market);
    auto match = start.activated(Wolf).hand(2, 1).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.play(0, 1);
    match.choose(2, TakePart{Grumpy, match.some(2, 1), false});
    match.choose(0, Play{});
    match.choose(0, Tell{});
    EXPECT_EQ(match.asked_by(4), "WT-10.19");  // though he was not there
    for (const StoryCard picture : match.state().quest_cards[0]) {
        EXPECT_TRUE(match.offers(4, ChooseMemory{picture}));
    }
}

TEST(Author, WT_13_5_PowersOfBothColours)
{
    RULE("WT-13.5");  // WT-19.1
    auto start = table(5).powers().put(4, Wolf, Grove).put(4, Alice, Market).quest(Quest::Terror, Grove);
    start.memory(1, Quest::Hope, Side::Spring).in_force({.hope = Alice});
    auto match = start.turn_of(4, kDraw3);
    match.choose(4, Activate{Wolf});
    resolve(match, 4, Quest::Terror, 1, 2);
    match.choose(4, Give{Wolf});
    EXPECT_EQ(match.state().powers, (PowersInForce{.hope = Alice, .terror = Wolf}));
}

TEST(Author, WT_13_5_MissionsOfBothColours)
{
    RULE("WT-13.5");  // WT-20.2
    auto start = table(5).put(4, Wolf, Mansion).put(4, Alice, Market).down(Alice).hand(4, 4);
    auto match = start.mission_of(4, Mission::Rescue).mission_of(4, Mission::Attack1).turn_of(4);
    match.choose(4, Rescue{Alice, match.some(4, 2)});
    match.choose(4, Declare{Mission::Rescue, 1, {}});
    match.choose(4, Declare{Mission::Attack1, 3, match.some(4, 2)});
    EXPECT_EQ(total(match.state(), Side::Spring), 3);
    EXPECT_EQ(total(match.state(), Side::Winter), 3);
}

TEST(Author, WT_13_6_HeWantsABalance)
{
    RULE("WT-13.6");  // WT-12.7 WT-12.8
    auto match = table(3).memory(1, Quest::Hope, Side::Spring).hand(0, 1).hand(1, 2).hand(2, 4).epilogue_of(0);
    match.choose(0, Close{Side::Spring, 1, 1, match.hand(0)});
    match.choose(1, Close{Side::Winter, 1, 1, match.hand(1)});
    match.choose(2, Close{Side::Winter, 1, 1, match.some(2, 2)});  // 4 to 4
    EXPECT_EQ(match.state().winner, Faction::Author);
    EXPECT_EQ(WinterTales::scores(match.state()), (std::vector<int>{4, 4, 0}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
