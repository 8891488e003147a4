// Clauses at their very edge: what they forbid, how much they count, and where they stop.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Exile, DW_EXI_6_NothingGoesToTheCrisisFromTheHandOrFromASurvivor)
{
    RULE("DW-EXI.6");
    auto start = table(3).put(0, BrianLee).put(1, RodMiller, L::School).crisis(Crisis::FuelShortage);
    start.hand(1, {I::StarterFuel}).equip(RodMiller, I::Hammer);
    auto citizen = Builder(start).turn_of(1);
    EXPECT_TRUE(citizen.offers(1, Contribute{I::StarterFuel}));
    EXPECT_TRUE(citizen.offers(1, Contribute{I::Hammer}));
    auto exile = Builder(start).exiled(1).turn_of(1);
    exile.refuses(1, Contribute{I::StarterFuel}, "DW-EXI.6");
    EXPECT_FALSE(exile.offers(1, Contribute{I::Hammer}));
}

TEST(Abilities, DW_ABL_1_JohnPriceCopiesNothingInTheColony)
{
    RULE("DW-ABL.1"), RULE("DW-R50");
    auto fight = table().put(0, JohnPrice).put(1, MikeCho).zombies(G::Colony1, 1).dice(0, {6}).turn_of(0, {blank});
    fight.choose(0, Attack{JohnPrice, G::Colony1, 6, {}, {}, {}});
    EXPECT_EQ(fight.said<Exposed>().size(), 1U) << "Mike Cho's calm is not his here";
    auto cold = table().put(0, JohnPrice).put(1, HarmanBrooks).zombies(G::Colony1, 1).dice(0, {6}).turn_of(0, {frost});
    cold.choose(0, Attack{JohnPrice, G::Colony1, 6, {}, {}, {}});
    EXPECT_EQ(cold.figure(JohnPrice).frostbite, 1) << "nor Harman Brooks' warmth";
    auto outside = table().put(0, JohnPrice, L::School).put(1, MikeCho, L::School).zombies(G::School, 1).dice(0, {6});
    auto calm = outside.turn_of(0);
    calm.choose(0, Attack{JohnPrice, G::School, 6, {}, {}, {}});
    EXPECT_TRUE(calm.said<Exposed>().empty());
}

TEST(Abilities, DW_ABL_1_JohnPriceCopiesOnlyWhatIsAllowedWhereHeIs)
{
    RULE("DW-ABL.1"), RULE("DW-R50");
    auto start = table().put(0, JohnPrice, L::School).put(1, ThomasHeart, L::School).put(1, MariaLopez, L::School);
    auto match = start.zombies(G::School, 2).dice(0, {6, 6}).turn_of(0);
    EXPECT_FALSE(match.offers(0, Ability{JohnPrice, ThomasHeart, 6})) << "that is for the colony";
    EXPECT_TRUE(match.offers(0, Ability{JohnPrice, MariaLopez, 6})) << "that is for the school";
    auto away = table().put(0, JohnPrice, L::Library).put(1, JanetTaylor, L::Library).put(1, AlexisGrey, L::Hospital);
    auto search = away.dice(0, {6}).turn_of(0);
    search.choose(0, Search{JohnPrice, 6, false});
    EXPECT_EQ(search.state().drawn.size(), 1U) << "neither a nurse in the library nor a librarian who is elsewhere";
    auto beside = table().put(0, JohnPrice, L::Library).put(1, AlexisGrey, L::Library).dice(0, {6}).turn_of(0);
    beside.choose(0, Search{JohnPrice, 6, false});
    EXPECT_EQ(beside.state().drawn.size(), 2U);
}

TEST(Exile, DW_R36_NoCardPlacesAnExileInTheColony)
{
    RULE("DW-R36"), RULE("DW-MOV.5");
    auto start = table(3).put(0, BrianLee).put(1, OliviaBrown, L::School).put(2, RodMiller).crossroads(X::OliviaBrown);
    auto citizen = Builder(start).turn_of(0);
    ASSERT_TRUE(citizen.triggered(X::OliviaBrown));
    EXPECT_EQ(citizen.at(OliviaBrown), L::Colony);
    auto exile = Builder(start).exiled(1).turn_of(0);
    ASSERT_TRUE(exile.triggered(X::OliviaBrown));
    EXPECT_EQ(exile.at(OliviaBrown), L::School);
}

// Morale 1; the first entrance of the colony is full, so are the places named.
Builder last_hope() { return table(3).put(0, SophieRobinson).put(1, OliviaBrown).put(2, JamesMeyers).morale(1); }

TEST(AddZombies, DW_COL4_4_AfterTheColonyAndNotBetweenItsZombies)
{
    RULE("DW-COL4.4");
    auto start = last_hope().put(0, Sparky).put(1, AndrewEvans).zombies(G::Colony1, 3).zombies(G::Colony2, 3);
    auto match = start.put(2, RodMiller, L::Library).noise(L::School, 1).phase(RoundStep::ColonyZombies);
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_FALSE(match.alive(AndrewEvans)) << "the colony's zombies all come, though morale is gone";
    EXPECT_EQ(spaces(match.state(), G::Colony3).zombies, 1);
    EXPECT_EQ(match.zombies(L::Library), 0) << "but no others";
    EXPECT_EQ(match.noise(L::School), 1);
    EXPECT_EQ(match.state().ending, Ending::Morale);
}

TEST(AddZombies, DW_COL4_4_AfterAllOtherLocationsAndNotBetweenThem)
{
    RULE("DW-COL4.4");
    auto start = last_hope().put(0, Sparky, L::School).put(1, MikeCho, L::Library).zombies(G::School, 4);
    auto match = start.noise(L::School, 1).phase(RoundStep::OutsideZombies);
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_EQ(match.zombies(L::Library), 1) << "the library's zombie comes, though morale is gone";
    EXPECT_EQ(match.noise(L::School), 1) << "but nobody looks at noise any more";
    EXPECT_EQ(match.state().ending, Ending::Morale);
}

TEST(AddZombies, DW_COL4_4_AfterAllNoiseAndNotBetweenItsTokens)
{
    RULE("DW-COL4.4");
    auto start = last_hope().put(0, Sparky, L::School).zombies(G::School, 4).goal(MainObjective::WeNeedMoreSamples);
    auto match = start.samples(9).noise(L::School, 1).noise(L::Hospital, 2).phase(RoundStep::Noise, {d1, d1, d3});
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_EQ(match.zombies(L::Hospital), 2) << "the other tokens are rolled for, though morale is gone";
    EXPECT_EQ(match.state().ending, Ending::Morale) << "before the goal is looked at";
}

TEST(AddZombies, DW_COL4_4_ZombiesOfACrisisAreNoSuchBatch)
{
    RULE("DW-COL4.4"), RULE("DW-MOR.2");
    auto start = last_hope().put(0, Sparky).put(1, AndrewEvans).zombies(G::Colony1, 3).zombies(G::Colony2, 3);
    auto match = start.crisis(Crisis::LegionsOfDeath).phase(RoundStep::Resolve);
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_TRUE(match.alive(AndrewEvans)) << "morale 0 ends the game at once";
    EXPECT_EQ(match.state().ending, Ending::Morale);
}

bool wins_at_the_goal(Builder start, Objective objective, Ending ending = Ending::Goal)
{
    State s = start.secret(0, objective).state();
    s.ending = ending;
    if (ending == Ending::Morale) s.morale = 0;
    return fulfils(s, of(0));
}

TEST(Objectives, DW_R48_MoreSurvivorsThanAnybodyElseExilesToo)
{
    RULE("DW-R48");
    const auto groups = [](bool tie, bool exiled) {
        auto start = table(3).put(0, RodMiller).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell, L::School);
        if (tie) start.put(2, Sparky, L::School);
        return exiled ? start.exiled(2) : start;
    };
    for (const bool exiled : {false, true}) {
        EXPECT_TRUE(wins_at_the_goal(groups(false, exiled), Objective::Leader));
        EXPECT_FALSE(wins_at_the_goal(groups(true, exiled), Objective::Leader)) << "a tie is not more";
        EXPECT_FALSE(wins_at_the_goal(groups(false, exiled), Objective::CultLeader, Ending::Morale)) << "two more";
        auto two_more = groups(false, exiled).put(0, OliviaBrown);
        EXPECT_TRUE(wins_at_the_goal(two_more, Objective::CultLeader, Ending::Morale));
    }
}

TEST(Objectives, DW_R48_MoreCardsThanAnybodyElseExilesToo)
{
    RULE("DW-R48");
    for (const bool exiled : {false, true}) {
        auto start = table(3).put(2, BevRussell, L::School).hand(0, {I::Fuel, I::Fuel}).hand(1, {I::Medicine});
        if (exiled) start.exiled(2);
        EXPECT_TRUE(wins_at_the_goal(Builder(start).hand(2, {I::Food1}), Objective::Hoarder));
        EXPECT_FALSE(wins_at_the_goal(Builder(start).hand(2, {I::Food1, I::Food2}), Objective::Hoarder));
    }
}

TEST(Healing, DW_WND_2_OneTokenOfEitherKindAndNoMore)
{
    RULE("DW-WND.2");
    for (const bool frozen : {false, true}) {
        auto start = table().put(0, OliviaBrown).put(0, RodMiller).wounds(RodMiller, frozen ? 0 : 2, frozen ? 1 : 0);
        auto card = Builder(start).hand(0, {I::Medicine}).turn_of(0);
        ASSERT_EQ(card.hurt(RodMiller), 2);  // frostbite has brought a wound already [DW-TRN.2]
        card.choose(0, PlayCard{I::Medicine});
        card.pick(0, PickSurvivor{RodMiller});
        for (int n = 0; n < 2 && !card.offers(0, EndTurn{}); ++n) card.choose(0, card.fallback(0));
        EXPECT_EQ(card.hurt(RodMiller), 1);
        EXPECT_EQ(card.said<Healed>().size(), 1U);
    }
    auto doctor = table().put(0, OliviaBrown).put(0, RodMiller).wounds(RodMiller, 2).turn_of(0);
    doctor.choose(0, Ability{OliviaBrown, OliviaBrown, 0});
    doctor.pick(0, PickSurvivor{RodMiller});
    EXPECT_EQ(doctor.hurt(RodMiller), 1);
}

Builder schoolyard(int noise)
{
    return table(3)
        .put(0, Sparky, L::School)
        .dice(0, {2})
        .noise(L::School, noise)
        .top(L::School, {I::Megaphone, I::Scissors, I::BaseballBat, I::Food2, I::Medicine, I::Food1});
}
const Search kSearchTheSchool{Sparky, 2, false};

TEST(Search, DW_SRC_4_ATokenACardAsLongAsThereIsRoom)
{
    RULE("DW-SRC.4");
    auto match = schoolyard(1).turn_of(0);
    match.choose(0, kSearchTheSchool);
    EXPECT_EQ(match.state().drawn.size(), 1U);
    EXPECT_EQ(match.noise(L::School), 1);
    for (int n = 2; n <= 4; ++n) {
        match.choose(0, MakeNoise{false});
        EXPECT_EQ(match.noise(L::School), n);
        EXPECT_EQ(match.state().drawn.size(), static_cast<std::size_t>(n));
    }
    match.refuses(0, MakeNoise{false}, "DW-SRC.4");
    for (const L place : kOutside) EXPECT_EQ(match.noise(place), place == L::School ? 4 : 0);
}

TEST(Search, DW_SRC_4_NoNoiseOnceACardIsTaken)
{
    RULE("DW-SRC.4"), RULE("DW-SRC.3");
    auto match = table(3).put(0, ArthurThurston, L::School).dice(0, {2}).turn_of(0);
    match.choose(0, Search{ArthurThurston, 2, false});
    ASSERT_EQ(match.state().drawn.size(), 2U);
    match.choose(0, match.fallback(0));
    EXPECT_FALSE(match.offers(0, MakeNoise{false}));
    EXPECT_EQ(match.noise(L::School), 0);
}

TEST(Search, DW_SRC_5_OneOfThemIsKeptAndTheOthersGoUnderTheSameDeck)
{
    RULE("DW-SRC.5");
    for (const I kept : {I::Megaphone, I::Scissors, I::BaseballBat}) {
        auto match = schoolyard(0).turn_of(0);
        match.choose(0, kSearchTheSchool);
        match.choose(0, MakeNoise{false});
        match.choose(0, MakeNoise{false});
        match.refuses(0, KeepCard{I::Food2}, "DW-SRC.3");
        match.choose(0, KeepCard{kept});
        EXPECT_EQ(match.cards(0), 1);
        EXPECT_TRUE(match.holds(0, kept));
        EXPECT_TRUE(match.state().drawn.empty());
        const Deck& deck = match.state().decks[index(L::School)];
        ASSERT_EQ(deck.size(), 19U);
        EXPECT_EQ(deck.back(), I::Food2) << "the next one lies on top as before";
        for (const I item : {I::Megaphone, I::Scissors, I::BaseballBat}) {
            const bool under = deck[0] == item || deck[1] == item;
            EXPECT_EQ(under, item != kept);
        }
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
