// Searching, barricades, waste, attracting. [DW-SRC.1] to [DW-SRC.10] [DW-BAR.1] [DW-CLN.1] [DW-ATR.1] to [DW-ATR.6]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Search search(Survivor who, int die) { return {who, static_cast<std::uint8_t>(die), false}; }

TEST(Search, DW_SRC_1_OnlyOutsideTheColony)
{
    RULE("DW-SRC.1");
    auto match =
        table(3).put(0, Sparky).put(0, TaliaJones, L::School).dice(0, {1}).top(L::School, {I::Megaphone}).turn_of(0);
    match.refuses(0, search(Sparky, 1), "DW-SRC.1");
    match.choose(0, search(TaliaJones, 1));
    EXPECT_EQ(match.dice(0), 0);
}

TEST(Search, DW_SRC_3_TheFirstCardMayBeTaken)
{
    RULE("DW-SRC.2");
    RULE("DW-SRC.3");
    RULE("DW-SRC.9");
    RULE("DW-D08");
    auto match = table(3).put(0, Sparky, L::School).dice(0, {2}).top(L::School, {I::Megaphone}).turn_of(0);
    match.choose(0, search(Sparky, 2));
    EXPECT_EQ(match.fallback(0), Choice{KeepCard{I::Megaphone}});
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<Drew>(note.fact)) {
            EXPECT_FALSE(note.to.reaches(seat_at(1)));
        }
    }
    match.choose(0, KeepCard{I::Megaphone});
    EXPECT_TRUE(match.holds(0, I::Megaphone));
    EXPECT_EQ(match.deck(L::School), 19);
    EXPECT_EQ(match.noise(L::School), 0);
}

TEST(Search, DW_SRC_5_NoiseShowsMoreAndOneIsKept)
{
    RULE("DW-SRC.4");
    RULE("DW-SRC.5");
    RULE("DW-SRC.6");
    RULE("DW-R04");
    RULE("DW-R06");
    auto match = table(3)
                     .put(0, Sparky, L::School)
                     .dice(0, {2})
                     .top(L::School, {I::Megaphone, I::Scissors, I::BaseballBat})
                     .turn_of(0);
    match.choose(0, search(Sparky, 2));
    match.choose(0, MakeNoise{false});
    match.choose(0, MakeNoise{false});
    EXPECT_EQ(match.noise(L::School), 2);
    match.choose(0, KeepCard{I::Scissors});
    EXPECT_TRUE(match.holds(0, I::Scissors));
    const Deck& deck = match.state().decks[index(L::School)];
    EXPECT_EQ(deck[0], I::BaseballBat) << "the last one drawn lies lowest";
    EXPECT_EQ(deck[1], I::Megaphone);
}

TEST(Search, DW_SRC_7_NothingLeftNothingToSearch)
{
    RULE("DW-SRC.7");
    auto match = table(3).put(0, Sparky, L::School).empty_deck(L::School).dice(0, {6}).turn_of(0);
    match.refuses(0, search(Sparky, 6), "DW-SRC.7");
    EXPECT_EQ(match.dice(0), 1);
}

TEST(Search, DW_SRC_8_KeepingOneMore)
{
    RULE("DW-SRC.8");
    RULE("DW-D09");
    auto match = table(3)
                     .put(0, JanetTaylor, L::Hospital)
                     .noise(L::Hospital, 4)
                     .dice(0, {4, 4})
                     .top(L::Hospital, {I::Mop, I::Flashlight, I::Fuel, I::Medicine})
                     .turn_of(0);
    match.choose(0, search(JanetTaylor, 4));
    EXPECT_TRUE(match.holds(0, I::Mop));
    EXPECT_TRUE(match.holds(0, I::Flashlight));
    match.choose(0, search(JanetTaylor, 4));
    EXPECT_TRUE(match.holds(0, I::Fuel));
    EXPECT_EQ(match.cards(0), 3) << "once a round";
}

TEST(Search, DW_SRC_10_NoiseSpacesAreSharedByAllSearches)
{
    RULE("DW-SRC.10");
    auto match = table(3)
                     .put(0, Sparky, L::School)
                     .noise(L::School, 3)
                     .dice(0, {2, 2})
                     .top(L::School, {I::Megaphone, I::Scissors, I::Medicine})
                     .turn_of(0);
    match.choose(0, search(Sparky, 2));
    match.choose(0, MakeNoise{false});
    match.refuses(0, MakeNoise{false}, "DW-SRC.4");
    match.choose(0, KeepCard{I::Scissors});
    match.choose(0, search(Sparky, 2));
    EXPECT_EQ(match.cards(0), 2) << "no space for noise: the card is simply taken";
}

TEST(Barricade, DW_BAR_1_AnyDieAndAnEmptySpace)
{
    RULE("DW-BAR.1");
    RULE("DW-ACT.4");
    RULE("DW-D10");
    auto match = table(3).put(0, Sparky).dice(0, {1}).turn_of(0);
    match.choose(0, Barricade{Sparky, G::Colony4, 1, {}});
    EXPECT_EQ(spaces(match.state(), G::Colony4).barricades, 1);
    EXPECT_EQ(match.dice(0), 0);
}

TEST(Barricade, DW_BAR_2_NotWhereAllIsFull)
{
    RULE("DW-BAR.2");
    RULE("DW-DEF.2");
    auto match =
        table(3).put(0, Sparky, L::Library).zombies(G::Library, 2).barricades(G::Library, 1).dice(0, {1}).turn_of(0);
    match.refuses(0, Barricade{Sparky, G::Library, 1, {}}, "DW-BAR.2");
}

TEST(Clean, DW_CLN_1_TheTopThreeLeaveTheGame)
{
    RULE("DW-CLN.1");
    RULE("DW-DEF.5");
    auto match = table(3)
                     .put(0, Sparky)
                     .put(0, BrianLee, L::School)
                     .dice(0, {1, 1})
                     .waste({I::StarterFood, I::StarterJunk, I::Fuel, I::Medicine, I::StarterFuel})
                     .turn_of(0);
    match.refuses(0, Clean{BrianLee, 1, {}}, "DW-CLN.1");
    match.choose(0, Clean{Sparky, 1, {}});
    EXPECT_EQ(match.state().waste.size(), 2U);
    EXPECT_EQ(match.state().waste.back(), I::StarterJunk);
    match.choose(0, Clean{Sparky, 1, {}});
    EXPECT_TRUE(match.state().waste.empty()) << "two are all there is";
    EXPECT_EQ(match.state().removed.size(), 5U);
}

TEST(Clean, DW_CLN_2_NothingToClean)
{
    RULE("DW-CLN.2");
    auto match = table(3).put(0, Sparky).dice(0, {1}).turn_of(0);
    match.refuses(0, Clean{Sparky, 1, {}}, "DW-CLN.2");
}

TEST(Attract, DW_ATR_1_TwoZombiesFromAnywhere)
{
    RULE("DW-ATR.1");
    RULE("DW-ATR.2");
    RULE("DW-ATR.6");
    auto match = table(3)
                     .put(0, Sparky, L::Library)
                     .zombies(G::School, 1)
                     .zombies(G::Colony3, 1)
                     .zombies(G::Hospital, 2)
                     .dice(0, {1})
                     .turn_of(0);
    match.choose(0, Attract{Sparky, 1});
    EXPECT_EQ(match.fallback(0), Choice{Done{}});
    match.choose(0, Lure{G::School, G::Library});
    match.choose(0, Lure{G::Colony3, G::Library});
    EXPECT_EQ(match.zombies(L::Library), 2);
    EXPECT_EQ(match.hurt(Sparky), 0);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(Attract, DW_R07_OneSourceAsAnOption)
{
    RULE("DW-R07");
    auto builder = table(3);
    builder.options().attract_single_source = true;
    auto match =
        builder.put(0, Sparky, L::Library).zombies(G::School, 2).zombies(G::Colony3, 1).dice(0, {1}).turn_of(0);
    match.choose(0, Attract{Sparky, 1});
    match.choose(0, Lure{G::School, G::Library});
    EXPECT_FALSE(match.offers(0, Lure{G::Colony3, G::Library}));
    EXPECT_TRUE(match.offers(0, Lure{G::School, G::Library}));
}

TEST(Attract, DW_ATR_3_FreelyOverTheEntrancesOfTheColony)
{
    RULE("DW-ATR.3");
    RULE("DW-ATR.5");
    RULE("DW-R08");
    RULE("DW-R09");
    auto match = table(3).put(0, Sparky).zombies(G::School, 2).zombies(G::Colony1, 1).dice(0, {1, 1}).turn_of(0);
    match.choose(0, Attract{Sparky, 1});
    EXPECT_FALSE(match.offers(0, Lure{G::Colony1, G::Colony2})) << "not within a location";
    match.choose(0, Lure{G::School, G::Colony5});
    match.choose(0, Lure{G::School, G::Colony5});
    EXPECT_EQ(spaces(match.state(), G::Colony5).zombies, 2);
    match.choose(0, Attract{Sparky, 1});
    EXPECT_EQ(match.dice(0), 0) << "nobody to attract: allowed all the same";
}

TEST(Attract, DW_ATR_4_OnlyToEmptySpaces)
{
    RULE("DW-ATR.4");
    auto match = table(3)
                     .put(0, Sparky, L::Library)
                     .zombies(G::Library, 1)
                     .barricades(G::Library, 1)
                     .zombies(G::School, 3)
                     .dice(0, {1})
                     .turn_of(0);
    match.choose(0, Attract{Sparky, 1});
    match.choose(0, Lure{G::School, G::Library});
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4") << "there is no space for a second one";
    EXPECT_EQ(match.zombies(L::Library), 2);
    EXPECT_EQ(match.barricades(L::Library), 1);
    EXPECT_TRUE(match.alive(Sparky));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
