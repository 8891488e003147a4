// Clauses at their edges: both rows, old units beside new ones, one seat short of gold, what only some may do.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

struct Outcome {
    int gold, legend, built;
    Resources produced;
    std::vector<Choice> works;
    auto operator<=>(const Outcome&) const = default;
};

// A round from the war on, won twice, with the unit in one row and everything it could count.
Outcome outcome(CardId card, int tokens, bool front)
{
    auto t = table().gold(0, 1).legend(0, 9).building(0, Tavern, Two).building(0, Mine, Two).building(0, Barracks, Two);
    if (front) t.front(0, {aged(Militiaman, 90), aged(card, tokens)}).back(0, {ForestChild});
    if (!front) t.front(0, {aged(Militiaman, 90)}).back(0, {aged(card, tokens), ForestChild});
    auto match = t.at_war();
    Outcome o{0, 0, 0, production(match.player(0)), match.open(0)->options};
    o.built = match.gold(0);
    match.idle();
    for (int n = 0; match.phase() == Phase::Age && n < 3; ++n) match.choose(0, match.fallback(0));
    o.gold = match.gold(0), o.legend = match.legend(0);
    return o;
}

TEST(Rows, PT_1_8_EveryUnitWorksInBothRows)
{
    RULE("PT-1.8");
    for (std::size_t c = 0; c < kUnits; ++c) {
        const auto card = static_cast<CardId>(c);
        if (card == Hunter) continue;  // PT-13.7 names the front row
        for (const int tokens : {0, 1}) {
            EXPECT_EQ(outcome(card, tokens, true), outcome(card, tokens, false)) << kCardIdNames[c] << " " << tokens;
        }
    }
    EXPECT_NE(outcome(Hunter, 0, true).produced, outcome(Hunter, 0, false).produced);
}

TEST(Rows, PT_5_15_EnteringAbilitiesWorkInBothRows)
{
    RULE("PT-5.15");
    for (const Slot slot : {Front1, Front2, Back1, Back2}) {
        const Slot other = slot == Front1 ? Back2 : Front1;
        auto golem = table().gold(0, 2).building(0, Town, One).hand(0, {Golem, Knight}).at_deploy();
        golem.deploy_and_reveal(0, {{Golem, slot}});
        EXPECT_EQ(golem.level(0, Town), Two);
        auto veteran = table().gold(0, 9).hand(0, {Veteran, Necromancer}).at_deploy();
        veteran.deploy_and_reveal(0, {{Veteran, slot}, {Necromancer, other}});
        EXPECT_EQ(veteran.tokens(0, Veteran), 2);
        EXPECT_EQ(veteran.tokens(0, Necromancer), 0);
        auto time = table().hand(0, {TimeMaster, Cook}).at_deploy();
        time.deploy_and_reveal(0, {{TimeMaster, slot}, {Cook, other}});
        EXPECT_EQ(time.asked_by(0), "PT-13.12");
        auto kraken =
            table().gold(0, 6).legend(0, 9).building(0, Town, Two).hand(0, {Kraken}).first_seat_wins(0).at_deploy();
        kraken.deploy_and_reveal(0, {{Kraken, slot}});
        EXPECT_EQ(kraken.legend_from(0, Kraken), -3);
    }
}

TEST(Entering, PT_5_14_OldUnitsDoNotEnterAgainBesideNewOnes)
{
    RULE("PT-5.14");
    auto golem = table().gold(1, 2).front(0, {Golem}).building(0, Town, One).building(1, Mine, One);
    auto match = golem.front(2, {Cook}).building(2, Mine, One).hand(1, {Golem}).hand(2, {Farmer}).at_deploy();
    match.choose(0, Done{});
    match.choose(2, PlanFor(match, 2).card(Farmer, Fate::Back1));
    match.deploy(1, {{Golem, Front1}});
    EXPECT_EQ(match.level(0, Town), One);
    EXPECT_EQ(match.level(1, Mine), Two);
    EXPECT_EQ(match.level(2, Mine), One) << "a new unit that is no Golem";
    auto aging =
        table().gold(1, 9).front(0, {Veteran, Cook}).back(0, {Kraken}).hand(1, {Veteran, Necromancer}).at_deploy();
    aging.deploy_and_reveal(1, {{Veteran, Front1}, {Necromancer, Back1}});
    EXPECT_EQ(aging.tokens(0, Veteran), 0);
    EXPECT_EQ(aging.tokens(0, Cook), 0);
    EXPECT_EQ(aging.tokens(1, Veteran), 2);
    EXPECT_EQ(aging.count_said<Aged>([](const Aged& f) { return f.tokens == 0; }), 0);
}

TEST(Entering, PT_13_12_OnlyANewTimeMasterActs)
{
    RULE("PT-13.12");
    auto match = table()
                     .front(0, {TimeMaster, Cook})
                     .front(2, {Farmer})
                     .hand(1, {TimeMaster, Miner})
                     .hand(2, {TimeMaster})
                     .at_deploy();
    match.choose(0, Done{});
    match.choose(2, PlanFor(match, 2).card(TimeMaster, Fate::Back1));
    match.choose(1, PlanFor(match, 1).card(TimeMaster, Fate::Back1));
    EXPECT_FALSE(match.waits_for(0));
    EXPECT_FALSE(match.waits_for(1)) << "with a single unit there is nothing to choose";
    EXPECT_EQ(match.open(2)->prompt, "deploy.time_master");
    match.choose(2, Age{Front1});
    EXPECT_EQ(match.tokens(2, Farmer), 2);
    EXPECT_EQ(match.tokens(1, TimeMaster), 2);
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<Aged>(note.fact)) {
            EXPECT_EQ(note.rule.id, "PT-13.12");
        }
    }
}

TEST(Entering, PT_13_33_ALoneMasterAlchemistAgesItself)
{
    RULE("PT-13.33");
    auto match = table().front(0, {MasterAlchemist}).building(0, Town, One).at_deploy();
    match.idle();
    EXPECT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(match.tokens(0, MasterAlchemist), 1);
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<Aged>(note.fact)) {
            EXPECT_EQ(note.rule.id, "PT-13.33");
        }
    }
    auto hungry = table().front(0, {MasterAlchemist}).at_deploy();
    hungry.idle();
    EXPECT_EQ(hungry.tokens(0, MasterAlchemist), 0);
    auto two = table().front(0, {MasterAlchemist, Farmer}).at_deploy();
    two.idle();
    EXPECT_EQ(two.asked_by(0), "PT-13.33");
    EXPECT_EQ(two.open(0)->prompt, "deploy.master_alchemist");
}

TEST(Entering, PT_R29_ATokenChoiceMayBeWithdrawn)
{
    RULE("PT-R29");
    auto match = table().front(0, {Cook}).front(1, {Miner}).hand(0, {TimeMaster}).hand(1, {TimeMaster}).at_deploy();
    match.choose(2, Done{});
    for (const int seat : {0, 1}) match.choose(seat, PlanFor(match, seat).card(TimeMaster, Fate::Back1));
    EXPECT_FALSE(match.offers(0, Withdraw{}));
    match.choose(0, Age{Front1});
    EXPECT_TRUE(match.offers(0, Withdraw{}));
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Entering, PT_13_11_AnOldShapeshifterStays)
{
    RULE("PT-13.11");
    auto match = table()
                     .with_extra_copies()
                     .legend(1, 3)
                     .front(0, {Shapeshifter})
                     .hand(1, {Shapeshifter})
                     .draw_top({Knight, Rogue})
                     .at_deploy();
    match.deploy_and_reveal(1, {{Shapeshifter, Front1}});
    EXPECT_TRUE(match.has(0, Shapeshifter));
    EXPECT_EQ(match.card_at(1, Front1), Knight);
}

TEST(Strength, PT_R17_PT_13_34_TheOgreCountsTheTavernsGold)
{
    RULE("PT-R17");  // PT-13.34
    const auto match = table().front(0, {Ogre}).back(0, {Farmer, ForestChild}).building(0, Tavern, One).at_war();
    EXPECT_EQ(match.strength(0), 2 + 2 + 2);
    EXPECT_EQ(match.income(0), 2 + 2);
    const auto town = table().front(0, {Ogre, Cook}).building(0, Town, One).building(0, Tavern, One).at_war();
    EXPECT_EQ(town.strength(0), 2 + 4 + 1);
    EXPECT_EQ(town.income(0), 4);
}

TEST(Strength, PT_13_27_TheColossusWithAndWithoutATokenInBothRows)
{
    RULE("PT-13.27");
    EXPECT_EQ(strength({Colossus}), 1);
    EXPECT_EQ(strength({aged(Colossus, 1)}), 7);
    EXPECT_EQ(strength({}, {aged(Colossus, 1)}), 0);
    for (const int wars : {1, 2}) {
        const auto front = table().front(0, {aged(Colossus, 1)}).first_seat_wins(wars).at_war();
        const auto back = table().front(0, {Knight}).back(0, {Colossus}).first_seat_wins(wars).at_war();
        EXPECT_EQ(front.legend_from(0, Colossus), wars);
        EXPECT_EQ(back.legend_from(0, Colossus), wars);
    }
}

TEST(Prices, PT_13_14_TheWoodMerchantSellsWoodAlone)
{
    RULE("PT-13.14");
    for (const bool front : {true, false}) {
        auto t = table().gold(0, 9);
        const auto match = (front ? t.front(0, {WoodMerchant}) : t.back(0, {WoodMerchant})).at_build();
        const Player& p = match.player(0);
        EXPECT_EQ(least_gold(p, Town, One), 1);
        EXPECT_EQ(least_gold(p, Town, Two), 3);
        EXPECT_EQ(least_gold(p, Mine, One), 1);
        EXPECT_FALSE(least_gold(p, Mine, Two));
        EXPECT_FALSE(least_gold(p, Tavern, One));
        EXPECT_EQ(missing_symbols(p, Mine, Two), (Resources{0, 0, 1}));
        EXPECT_EQ(missing_symbols(p, Tavern, Two), (Resources{0, 2, 0}));
        EXPECT_EQ(missing_symbols(p, Town, Two), (Resources{0, 0, 0}));
    }
}

TEST(Prices, PT_13_20_TheGrandArchitectSellsEverything)
{
    RULE("PT-13.20");
    for (const bool front : {true, false}) {
        auto t = table().gold(0, 9);
        const auto match = (front ? t.front(0, {GrandArchitect}) : t.back(0, {GrandArchitect})).at_build();
        const Player& p = match.player(0);
        EXPECT_EQ(least_gold(p, Tavern, One), 1);
        EXPECT_EQ(least_gold(p, Tavern, Two), 3);
        EXPECT_EQ(least_gold(p, Mine, Two), 3);
        EXPECT_EQ(least_gold(p, Temple, Two), 3);
    }
}

TEST(Prices, PT_8_5_WhatCannotBeBoughtHasNoPrice)
{
    RULE("PT-8.5");
    const auto match = table().gold(0, 9).front(0, {Farmer}).building(0, Tavern, One).at_build();
    const Player& p = match.player(0);
    EXPECT_FALSE(least_gold(p, Town, One));
    EXPECT_EQ(least_gold(p, Temple, One), 2 + 2);
    EXPECT_EQ(missing_symbols(p, Tavern, Two), (Resources{1, 0, 0}));  // only the second level
    EXPECT_EQ(missing_symbols(p, Barracks, Two), (Resources{2, 0, 0}));
    EXPECT_EQ(missing_symbols(p, Temple, One), (Resources{0, 0, 0}));
    EXPECT_EQ(match.bars(0, Build{Town, One}), "PT-8.5");
    EXPECT_EQ(match.bars(0, Build{Town, Two}), "PT-8.6");
    EXPECT_EQ(match.bars(0, Build{Tavern, Two}), "PT-8.2");
}

TEST(Paying, PT_5_9_WhoHasEnoughPaysOnceWhileOthersChoose)
{
    RULE("PT-5.9");
    auto match = table().table_faithful().gold(0, 1).gold(1, 5).hand(0, {Knight, Golem}).hand(1, {Dragon}).at_deploy();
    match.choose(2, Done{});
    match.choose(1, PlanFor(match, 1).card(Dragon, Fate::Front1));
    match.choose(0, PlanFor(match, 0).card(Knight, Fate::Front1).card(Golem, Fate::Front2));
    ASSERT_TRUE(match.waits_for(0));
    EXPECT_FALSE(match.waits_for(1));
    EXPECT_EQ(match.gold(1), 2);
    EXPECT_EQ(match.gold(0), 1);
    match.choose(0, Pay{{Front1}});
    EXPECT_EQ(match.paid(1), 3);
    EXPECT_EQ(match.paid(0), 1);
    EXPECT_TRUE(match.has(1, Dragon));
    EXPECT_FALSE(match.has(0, Golem));
}

TEST(Paying, PT_5_12_OnlyNewUnitsArePaidFor)
{
    RULE("PT-5.12");
    auto match =
        table().table_faithful().gold(0, 2).front(0, {Farmer, Rogue}).hand(0, {Golem, Dragon, Miner}).at_deploy();
    match.choose(0, PlanFor(match, 0).card(Golem, Fate::Back1).card(Dragon, Fate::Back2));
    match.idle();
    EXPECT_TRUE(match.offers(0, Pay{{Back1}}));
    EXPECT_FALSE(match.offers(0, Pay{{Front1, Back1}}));
    EXPECT_FALSE(match.offers(0, Pay{{Front1}}));
    EXPECT_EQ(match.bars(0, Pay{{Back1, Back2}}), "PT-5.12");
    EXPECT_EQ(match.bars(0, Pay{}), "PT-R02");
    EXPECT_EQ(match.fallback(0), Choice(Pay{{Back1}}));
    auto rich = table().table_faithful().gold(0, 3).front(0, {Rogue}).hand(0, {Golem, Demon}).at_deploy();
    rich.choose(0, PlanFor(rich, 0).card(Golem, Fate::Back1).card(Demon, Fate::Back2));
    rich.idle();
    EXPECT_TRUE(rich.offers(0, Pay{{Back1}}));  // one gold is left, and the Rogue is paid for
}

TEST(Paying, PT_D4_TheDearestThatGoldStillCovers)
{
    RULE("PT-D4");
    const auto paid = [](int gold, std::initializer_list<CardId> cards) {
        auto match = table().table_faithful().gold(0, gold).hand(0, cards).at_deploy();
        std::size_t slot = 0;
        for (const CardId card : cards) match.choose(0, Place{card, slot_at(slot == 2 ? ++slot : slot)}), ++slot;
        match.choose(0, Done{});
        match.idle();
        return match.fallback(0);
    };
    EXPECT_EQ(paid(6, {Dragon, Kraken, Farmer}), Choice(Pay{{Front2, Back1}}));
    EXPECT_EQ(paid(3, {Golem, Dragon, Cook}), Choice(Pay{{Front2, Back1}}));
    EXPECT_EQ(paid(3, {Golem, Demon, Knight, Miner}), Choice(Pay{{Front1, Back1}}));
    EXPECT_EQ(paid(1, {Knight, Golem, Farmer}), Choice(Pay{{Front1, Back1}}));
}

TEST(Paying, PT_D4_OldUnitsArePaidForLongAgo)
{
    RULE("PT-D4");
    auto match = table().table_faithful().gold(0, 2).front(0, {Farmer}).hand(0, {Golem, Knight, Miner}).at_deploy();
    match.deploy_and_reveal(0, {{Knight, Front2}, {Miner, Back1}, {Golem, Back2}});
    EXPECT_EQ(match.fallback(0), Choice(Pay{{Back2}}));
}

TEST(Discards, PT_R11_TwoPlayersDiscardsLieOnThePileAtOnce)
{
    RULE("PT-R11");
    auto match = table().seats(2).draft(0, {Knight, Kraken}).draft(1, {Rogue, Dragon}).at_draft();
    const int before = PaperTales::view(match.state(), kSpectator).discard_size;
    match.choose(0, PickAndDiscard{Knight, Kraken});
    match.choose(1, PickAndDiscard{Rogue, Dragon});
    EXPECT_EQ(PaperTales::view(match.state(), kSpectator).discard_size, before + 2);
    EXPECT_EQ(match.player(0).draft.size(), 7U);
    while (match.phase() == Phase::Recruit) {
        for (const int seat : {0, 1}) match.choose(seat, match.fallback(seat));
    }
    EXPECT_EQ(match.state().discard.size(), static_cast<std::size_t>(before) + 8U);
    for (const PileCard& card : match.state().discard) EXPECT_EQ(card.seen_by.size(), 1U);
}

TEST(Discards, PT_R38_WhoThrowsAHandCardAwayKnowsIt)
{
    RULE("PT-R38");
    auto match = table().hand(1, {Dragon}).at_deploy();
    match.idle();
    const auto& pile = match.state().discard;
    const auto* dragon = std::find_if(pile.begin(), pile.end(), [](const PileCard& c) { return c.card == Dragon; });
    ASSERT_NE(dragon, pile.end());
    EXPECT_TRUE(dragon->seen_by.has(seat_at(1)));
    EXPECT_FALSE(dragon->seen_by.has(seat_at(0)));
}

TEST(Saving, PT_13_9_WhatCannotBeSavedSaysSo)
{
    RULE("PT-13.9");
    auto match =
        table().first_seat_wins(0).front(0, {Cook, aged(Knight, 1)}).back(0, {MysticalHealer, MysticalHealer}).at_age();
    EXPECT_EQ(match.bars(0, Save{{Front1}}), "PT-13.9");
    EXPECT_EQ(match.bars(0, Save{{Front3}}), "not barred");
    EXPECT_EQ(match.bars(0, Save{{Front2}}), "not barred");
    EXPECT_TRUE(match.offers(0, Save{{Front2}}));
    EXPECT_EQ(match.fallback(0), Choice(Save{{Front2}}));
    match.choose(0, Save{{Front2}});
    EXPECT_EQ(match.count_said<Saved>([](const Saved& f) { return f.card == Knight && f.slot == Front2; }), 1);
}

TEST(Setup, PT_R01_PT_R38_OptionsAreThoseOfTheTable)
{
    RULE("PT-R01");  // PT-R38
    Rng rng = Rng::searching(1);
    PtLog log;
    const State s = PaperTales::setup(3, {Payment::TableFaithful, true}, rng, log);
    EXPECT_EQ(s.options.payment, Payment::TableFaithful);
    EXPECT_TRUE(s.options.open_discard);
}

TEST(Hands, PT_4_6_TheOwnerIsToldTheHand)
{
    RULE("PT-4.6");
    auto match = table().round(2).reserve(0, Kraken).at_recruit();
    match.draft_anything();
    for (const auto& note : match.notes()) {
        const auto* took = std::get_if<Took>(&note.fact);
        if (!took) continue;
        EXPECT_EQ(note.to, To::only(took->seat));
        EXPECT_EQ(took->cards.size(), took->seat == seat_at(0) ? 6U : 5U);
    }
    EXPECT_EQ(match.said<Took>().size(), 3U);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
