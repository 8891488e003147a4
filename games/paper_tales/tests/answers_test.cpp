// Answers: changing, withdrawing and coming late (PT-R29), and what absent players do (PT-R36, PT-D1 to PT-D8).
#include "core/json.h"
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Answers, PT_R29_PT_R30_APlanMayChangeUntilTheLastIsReady)
{
    RULE("PT-R29");  // PT-R30
    auto match = table().seats(2).gold(0, 1).hand(0, {Knight, Farmer}).at_deploy();
    match.choose(0, PlanFor(match, 0).card(Knight, Fate::Front1));
    EXPECT_FALSE(match.waits_for(0));
    const View seen = PaperTales::view(match.state(), seat_at(1));
    EXPECT_TRUE(seen.players[0].ready);
    KingdomView empty{.income = 2, .basic = 2};
    empty.wars.push_back({.other = seat_at(1), .won = 1});
    EXPECT_EQ(seen.players[0].kingdom, empty);
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_FALSE(PaperTales::view(match.state(), seat_at(1)).players[0].ready);
    match.choose(0, PlanFor(match, 0).card(Farmer, Fate::Back1));
    const auto question = match.question(0);
    match.choose(1, Done{});
    EXPECT_TRUE(match.has(0, Farmer));
    EXPECT_FALSE(match.has(0, Knight));
    match.refuses_late(0, question, PlanFor(match, 0));
    match.refuses_late(0, question, Withdraw{});
    match.refuses(0, Withdraw{}, "PT-8.1");  // the next question has no answer to withdraw
}

TEST(Answers, PT_R29_AReadyPlanMayBeReplacedAtOnce)
{
    RULE("PT-R29");
    auto match = table().gold(0, 1).hand(0, {Knight, Farmer}).at_deploy();
    match.choose(0, PlanFor(match, 0).card(Knight, Fate::Front1));
    match.choose(0, PlanFor(match, 0).card(Farmer, Fate::Back1).card(Knight, Fate::Reserve));
    match.refuses(0, Place{Farmer, Front1}, "PT-5.4");  // step by step only after withdrawing
    match.refuses(0, PlanFor(match, 0).card(Farmer, Fate::Front3), "PT-5.2");
    match.idle();
    EXPECT_TRUE(match.has(0, Farmer));
    EXPECT_EQ(match.player(0).reserve, Knight);
}

TEST(Answers, PT_R29_AWithdrawnPlanIsStillThere)
{
    RULE("PT-R29");
    auto match = table().gold(0, 1).hand(0, {Knight, Farmer}).at_deploy();
    match.deploy(0, {{Knight, Front1}});
    match.choose(0, Withdraw{});
    match.choose(0, Place{Farmer, Back2});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.card_at(0, Front1), Knight);
    EXPECT_EQ(match.card_at(0, Back2), Farmer);
}

TEST(Answers, PT_R29_APickMayChangeUntilAllHavePicked)
{
    RULE("PT-R29");
    auto match = table().draft(0, {Kraken, Knight, Farmer, Cook, Hunter}).at_draft();
    match.refuses(0, Withdraw{}, "PT-4.2");  // nothing to withdraw yet
    match.choose(0, Pick{Kraken});
    match.choose(0, Pick{Knight});
    match.choose(0, Withdraw{});
    match.choose(0, Pick{Cook});
    match.choose(1, match.open(1)->options.front());
    match.choose(2, match.open(2)->options.front());
    EXPECT_EQ(match.player(0).picks, (FixedVector<CardId, 5>{Cook}));
    EXPECT_EQ(match.player(1).draft, (FixedVector<CardId, 9>{Farmer, Hunter, Knight, Kraken}));
}

TEST(Answers, PT_R29_AStaleAnswerIsRefusedWhateverItSays)
{
    RULE("PT-R29");
    auto match = table().draft(0, {Kraken, Knight, Farmer, Cook, Hunter}).at_draft();
    const auto first = match.question(0);
    match.choose(0, Pick{Kraken});
    match.refuses_late(0, first, Pick{Knight});  // sent twice
    EXPECT_NE(match.question(0), first);
    const auto second = match.question(0);
    match.choose(1, match.open(1)->options.front());
    EXPECT_EQ(match.question(0), second);  // others' answers disturb nobody
    match.choose(2, match.open(2)->options.front());
    match.refuses_late(0, second, match.open(0)->options.front());
    match.refuses_late(0, match.question(1), match.open(0)->options.front());  // somebody else's question
}

TEST(Answers, PT_3_2_WhoIsNotAskedMayNotAnswer)
{
    RULE("PT-3.2");
    auto match = table().front(0, {aged(Knight, 1), MysticalHealer}).front(1, {aged(Cook, 1)}).at_age();
    EXPECT_FALSE(match.open(1));
    match.refuses_late(1, 0, Save{});
    match.refuses_late(7, 0, Save{});
    match.choose(0, Save{});
}

TEST(Answers, PT_R29_AConstructionMayBeWithdrawn)
{
    RULE("PT-R29");
    auto match = table().front(0, {Woodcutter}).at_build();
    match.choose(0, Build{Town, One});
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(1, Pass{});
    match.choose(2, Pass{});
    EXPECT_EQ(match.phase(), Phase::Build);
    match.choose(0, Pass{});
    EXPECT_EQ(match.level(0, Town), None);
}

TEST(Absent, PT_R36_PT_D1_TheStrongestThenTheCheapestThenTheFirst)
{
    RULE("PT-R36");
    EXPECT_EQ(table().draft(0, {Farmer, Cook, Demon, Kraken, Knight}).at_draft().fallback(0), Choice(Pick{Kraken}));
    // strength 4: Cave Spirit and Knight cost 1, Commander 2; the Cave Spirit comes first in the catalogue
    EXPECT_EQ(table().draft(0, {Commander, Knight, CaveSpirit, Cook, Rogue}).at_draft().fallback(0),
              Choice(Pick{CaveSpirit}));
    EXPECT_EQ(table().draft(0, {Veteran, Golem, Rogue, Cook, Sculptor}).at_draft().fallback(0), Choice(Pick{Veteran}));
    EXPECT_EQ(table().draft(0, {Dragon, RelicOfWisdom, Cook, Monkey, Sculptor}).at_draft().fallback(0),
              Choice(Pick{Monkey}));  // printed strength counts, and -1 is the lowest cost
}

TEST(Absent, PT_R36_PT_D2_TwoPlayersPutTheDearestAway)
{
    RULE("PT-R36");
    auto match =
        table().seats(2).draft(0, {Kraken, Dragon, Leviathan, Knight, Farmer, Cook, Cook, Hunter, Hunter}).at_draft();
    EXPECT_EQ(match.fallback(0), Choice(PickAndDiscard{Kraken, Dragon}));
    auto cheap =
        table().seats(2).draft(0, {Knight, Knight, Archer, Farmer, Farmer, Cook, Cook, Hunter, Monkey}).at_draft();
    EXPECT_EQ(cheap.fallback(0), Choice(PickAndDiscard{Knight, Archer}));
    auto twins = table()
                     .seats(2)
                     .draft(0, {Commander, Commander, Farmer, Farmer, Cook, Cook, Hunter, Hunter, Monkey})
                     .at_draft();
    EXPECT_EQ(twins.fallback(0), Choice(PickAndDiscard{Commander, Commander}));
}

TEST(Absent, PT_R36_PT_D3_OldUnitsStayTheDearestCardIsKept)
{
    RULE("PT-R36");
    auto match =
        table().gold(0, 9).front(0, {aged(Knight, 1)}).hand(0, {Leviathan, Dragon, Golem, Farmer, Cook}).at_deploy();
    match.choose(0, match.fallback(0));
    match.idle();
    EXPECT_EQ(match.units(0), 1);
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.player(0).reserve, Dragon);  // as dear as the Leviathan, but first in the catalogue
    EXPECT_EQ(match.gold(0), 9 + 2);
}

TEST(Answers, PT_13_9_PT_5_12_SlotsAreNamedInAnyOrder)
{
    RULE("PT-13.9");  // PT-5.12
    const auto read = [](const char* text) {
        Choice choice;
        JsonReader reader(JsonReader::Missing::Refuse);
        EXPECT_TRUE(reader.read(Json::parse(text), choice)) << reader.error();
        return choice;
    };
    auto match =
        table().front(0, {aged(Knight, 1), aged(Farmer, 1)}).back(0, {MysticalHealer, MysticalHealer}).at_age();
    match.choose(0, read(R"({"save":{"slots":["front_2","front_1"]}})"));
    EXPECT_TRUE(match.has(0, Knight) && match.has(0, Farmer));
    auto dear = table().table_faithful().gold(0, 2).hand(0, {Knight, Miner, Rogue}).at_deploy();
    dear.deploy_and_reveal(0, {{Knight, Front1}, {Miner, Front2}, {Rogue, Back1}});
    dear.choose(0, read(R"({"pay":{"slots":["back_1","front_1"]}})"));
    EXPECT_FALSE(dear.has(0, Miner));
}

TEST(Absent, PT_D3_OfCardsAsDearAsEachOtherTheFirstIsKept)
{
    RULE("PT-D3");
    const auto kept = [](Cards hand) {
        auto match = table().hand(0, hand).at_deploy();
        match.choose(0, match.fallback(0));
        match.idle();
        return match.player(0).reserve;
    };
    EXPECT_EQ(kept({Blacksmith, Cerberus, Cook, Farmer, Hunter}), Blacksmith);
    EXPECT_EQ(kept({Cook, Knight, Miner, Peddler, Rogue}), Knight);
}

TEST(Absent, PT_D3_ABegunPlanChangesNothingForWhoIsAway)
{
    RULE("PT-D3");
    auto match = table().gold(0, 1).hand(0, {Knight, Kraken}).at_deploy();
    const Choice away = match.fallback(0);
    match.choose(0, Place{Knight, Front1});
    EXPECT_EQ(match.fallback(0), away);
    match.choose(0, match.fallback(0));
    match.idle();
    EXPECT_EQ(match.units(0), 0);
    EXPECT_EQ(match.player(0).reserve, Kraken);
}

TEST(Absent, PT_R36_PT_D4_TheDearestIsPaidFirst)
{
    RULE("PT-R36");
    auto match = table().table_faithful().gold(0, 3).hand(0, {Demon, Commander, Miner, Farmer}).at_deploy();
    match.deploy_and_reveal(0, {{Miner, Front1}, {Commander, Front2}, {Demon, Back1}, {Farmer, Back2}});
    EXPECT_EQ(match.fallback(0), Choice(Pay{{Front1, Front2, Back2}}));  // Commander before Demon: slot order
    auto monkey = table().table_faithful().gold(0, 1).hand(0, {Monkey, Golem, Miner}).at_deploy();
    monkey.deploy_and_reveal(0, {{Miner, Front1}, {Golem, Front2}, {Monkey, Back2}});
    EXPECT_EQ(monkey.fallback(0), Choice(Pay{{Front2, Back2}}));
    monkey.choose(0, monkey.fallback(0));
    EXPECT_TRUE(monkey.has(0, Golem));
    EXPECT_FALSE(monkey.has(0, Miner));
}

TEST(Absent, PT_R36_PT_D5_TheTimeMasterAgesHerself)
{
    RULE("PT-R36");
    auto match = table().front(0, {Knight}).hand(0, {TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{TimeMaster, Back1}});
    EXPECT_EQ(match.fallback(0), Choice(Age{Back1}));
}

TEST(Absent, PT_R36_PT_D5_AnOldTimeMasterIsNotMeant)
{
    RULE("PT-R36");
    auto match = table().front(0, {TimeMaster, Knight}).hand(0, {TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{TimeMaster, Back1}});
    EXPECT_EQ(match.fallback(0), Choice(Age{Back1}));
}

TEST(Absent, PT_R36_PT_D6_TheAlchemistAgesHimself)
{
    RULE("PT-R36");
    auto match = table().front(0, {Knight, Farmer}).back(0, {MasterAlchemist}).at_deploy();
    match.deploy_and_reveal(0, {});
    EXPECT_EQ(match.fallback(0), Choice(Age{Back1}));
}

TEST(Absent, PT_R36_PT_D7_TheDearestUnitIsSaved)
{
    RULE("PT-R36");
    auto one = table().front(0, {aged(Farmer, 1), aged(Knight, 1)}).back(0, {MysticalHealer, aged(Golem, 2)}).at_age();
    EXPECT_EQ(one.fallback(0), Choice(Save{{Front2}}));
    auto tie = table().front(0, {aged(Miner, 1), aged(Knight, 1)}).back(0, {MysticalHealer}).at_age();
    EXPECT_EQ(tie.fallback(0), Choice(Save{{Front1}}));  // slot order
    auto two = table()
                   .front(0, {aged(Farmer, 1), aged(Knight, 1)})
                   .back(0, {aged(MysticalHealer, 1), MysticalHealer})
                   .at_age();
    EXPECT_EQ(two.fallback(0), Choice(Save{{Front1, Front2}}));
}

TEST(Absent, PT_R36_PT_D8_NothingIsBuilt)
{
    RULE("PT-R36");
    auto match = table().gold(0, 9).front(0, {ForestSpirit}).at_build();
    EXPECT_EQ(match.fallback(0), Choice(Pass{}));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
