// Characters, the first quests, the opening and the hands: the second half of chapter WT-2.
#include "games/winter_tales/tests/setups.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Setup, WT_2_7_WT_R03_OneCharacterAtATimeFromTheYoungestOn)
{
    RULE("WT-2.7");  // WT-R03
    Rolls rolls{0, 0, 0};
    const Rolls then = unshuffled(4, {0});
    rolls.insert(rolls.end(), then.begin(), then.end());
    Match match(4, {}, rolls);  // the youngest is seat 1; clockwise 2 1 0 3
    std::vector<int> order;
    while (match.frame<SetupFrame>().step == SetupStep::Draft) {
        order.push_back(asked(match));
        by_default(match);
    }
    EXPECT_EQ(order, (std::vector<int>{1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2}));
    for (const Drafted& d : match.said<Drafted>()) {
        EXPECT_EQ(is_rebel(d.who), is_location(d.at));
        EXPECT_EQ(faction_of(side_of(d.who)), match.player(static_cast<int>(index(d.seat))).faction);
        EXPECT_TRUE(match.figure(d.who).ready);
    }
}

TEST(Setup, WT_2_7_ARebelOnAFreeLocationASoldierOnAFreeSquare)
{
    RULE("WT-2.7");
    Match match(4, by_seat(), unshuffled(4));
    match.refuses(0, Draft{Alice, GroveAsylum}, "WT-2.7");
    match.refuses(0, Draft{Wolf, GroveAsylum}, "WT-2.7");
    match.choose(0, Draft{Alice, Grove});
    EXPECT_EQ(match.at(Alice), Grove);
    match.refuses(1, Draft{Wolf, Asylum}, "WT-2.7");
    match.choose(1, Draft{Wolf, StatueSquare});
    EXPECT_EQ(match.bars(2, Draft{Dorothy, Grove}), "WT-2.7");
    match.refuses(2, Draft{Alice, Market}, "WT-2.7");
    match.choose(2, Draft{Dorothy, Market});
    EXPECT_EQ(match.bars(3, Draft{MadHatter, StatueSquare}), "WT-2.7");
}

TEST(Setup, WT_2_8_WT_R02_TheAuthorDraftsLastOrInHisTurn)
{
    RULE("WT-2.8");  // WT-R02
    const auto order_of = [](const Options& o) {
        Match match(3, o, {0, 1, 0});  // the youngest is the Author: clockwise 2 1 0
        EXPECT_EQ(match.player(0).faction, Faction::Author);
        std::string order;
        while (match.frame<SetupFrame>().step == SetupStep::Draft) {
            order += std::to_string(asked(match));
            by_default(match);
        }
        return order;
    };
    Options o = by_seat();
    EXPECT_EQ(order_of(o), "121212120000");  // the youngest of the others begins
    o.edition = Edition::It;
    EXPECT_EQ(order_of(o), "021021021021");
    o.author_drafts_last = Flag::On;
    EXPECT_EQ(order_of(o), "121212120000");
}

TEST(Setup, WT_2_9_SharesOfCharactersAndWhoIsLeftOut)
{
    RULE("WT-2.9");  // WT-1.3
    const std::size_t each[] = {4, 3, 2, 2, 2}, of_author[] = {2, 0, 1, 0, 1}, out[] = {1, 1, 2, 1, 0};
    for (std::size_t n = 3; n <= 7; ++n) {
        Match match(n, by_seat(), unshuffled(n, {0}));
        draft_all(match);
        std::array<std::size_t, 7> rebels{}, soldiers{};
        std::size_t unused = 0;
        Spaces taken;
        for (std::size_t i = 0; i < kCharacters; ++i) {
            const Figure& f = match.figure(character_at(i));
            if (f.controller == kNobody) {
                ++unused;
                continue;
            }
            EXPECT_FALSE(taken.has(f.at));
            taken.add(f.at);
            ++(is_rebel(character_at(i)) ? rebels : soldiers)[index(f.controller)];
        }
        EXPECT_EQ(unused, 2 * out[n - 3]) << n << " players";
        EXPECT_EQ(match.said<LeftOut>().size(), n == 7 ? 0U : 1U);
        for (std::size_t seat = 0; seat < n; ++seat) {
            const bool author = n % 2 == 1 && seat + 1 == n, spring = seat % 2 == 0;
            EXPECT_EQ(rebels[seat], author ? of_author[n - 3] : spring ? each[n - 3] : 0U);
            EXPECT_EQ(soldiers[seat], author ? of_author[n - 3] : spring ? 0U : each[n - 3]);
        }
    }
}

TEST(Setup, WT_2_10_WT_2_11_WT_R04_TheOtherSidePlacesTheFirstQuests)
{
    RULE("WT-2.10");  // WT-2.11 WT-R04 WT-9.4
    Match match(4, by_seat(), unshuffled(4, {1, 1}));
    draft_all(match);
    EXPECT_EQ(match.frame<SetupFrame>().quest, Quest::Love);
    EXPECT_EQ(asked(match), 1);
    EXPECT_EQ(match.asked_by(1), "WT-2.10");
    const Drafted rebel = match.said<Drafted>()[2];
    match.refuses(1, PlaceQuest{Quest::Love, spot_of(Grove)}, "WT-2.10");
    match.choose(1, PlaceQuest{Quest::Love, spot_of(rebel.who)});  // any Rebel
    EXPECT_EQ(match.frame<SetupFrame>().quest, Quest::Terror);
    EXPECT_EQ(asked(match), 0);
    EXPECT_EQ(match.asked_by(0), "WT-2.11");
    match.choose(0, PlaceQuest{Quest::Terror, spot_of(rebel.at)});  // beside the token that is carried [WT-9.5]
    EXPECT_EQ(match.notes().back().rule.id, "WT-2.11");
}

TEST(Setup, WT_2_11_WT_2_12_OneArtifactIsInTheGame)
{
    RULE("WT-2.12");                                    // WT-2.11 WT-9.3 WT-R17
    Match spring(4, by_seat(), unshuffled(4, {3, 2}));  // only three are left to draw from
    draft_all(spring);
    spring.choose(1, PlaceQuest{Quest::ArtifactSpring, spot_of(Grove)});
    EXPECT_EQ(spring.token(Quest::ArtifactWinter).is, TokenIs::Out);
    EXPECT_EQ(spring.frame<SetupFrame>().quest, Quest::Retaliation);

    Match winter(4, by_seat(), unshuffled(4, {0, 0}));
    draft_all(winter);
    winter.choose(1, PlaceQuest{Quest::Hope, spot_of(Grove)});
    EXPECT_EQ(winter.bars(0, PlaceQuest{Quest::ArtifactWinter, spot_of(Grove)}), "WT-9.4");
    winter.choose(0, PlaceQuest{Quest::ArtifactWinter, spot_of(Asylum)});
    EXPECT_EQ(winter.token(Quest::ArtifactSpring).is, TokenIs::Out);

    Options o = by_seat();
    o.single_artifact = Flag::Off;
    Match both(4, o, unshuffled(4, {3, 2}));  // even then the draw excludes it
    draft_all(both);
    both.choose(1, PlaceQuest{Quest::ArtifactSpring, spot_of(Grove)});
    EXPECT_EQ(both.frame<SetupFrame>().quest, Quest::Retaliation);
    EXPECT_EQ(both.token(Quest::ArtifactWinter).is, TokenIs::Supply);
}

TEST(Setup, WT_2_13_WT_R05_TheRefereeOpensOrTheAuthor)
{
    RULE("WT-2.13");  // WT-R05 WT-13.3
    Options o = by_seat();
    o.referee = RefereeIs::Agreed;
    Match match(4, o, unshuffled(4, quests_and_hands(2, 2, 16)));
    for (int seat = 0; seat < 4; ++seat) {
        match.choose(seat, NameReferee{seat_at(2)});
    }
    draft_all(match);
    match.choose(1, PlaceQuest{Quest::Refuge, spot_of(Mansion)});
    match.choose(0, PlaceQuest{Quest::Propaganda, spot_of(Cemetery)});
    EXPECT_EQ(asked(match), 2);
    const auto told = WinterTales::telling(match.state(), seat_at(2), Tell{});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->event, "opening");
    EXPECT_EQ(told->must, (std::vector<std::string_view>{"both_quests", "their_places"}));
    EXPECT_EQ(told->avoid, (std::vector<std::string_view>{"resolving"}));
    EXPECT_TRUE(told->cards.empty());
    match.choose(2, Tell{});
    EXPECT_TRUE(match.state().discard.empty());

    Match author(3, by_seat(), unshuffled(3, {0, 1}));
    draft_all(author);
    author.choose(2, PlaceQuest{Quest::Hope, spot_of(Market)});
    author.choose(2, PlaceQuest{Quest::Terror, spot_of(Factory)});
    EXPECT_EQ(asked(author), 2);
}

TEST(Setup, WT_2_14_WT_2_15_OpeningHandsAndTheFirstPlayer)
{
    RULE("WT-2.14");  // WT-2.15 WT-13.2 WT-R70
    for (std::size_t n = 3; n <= 7; ++n) {
        const std::size_t of_author = n % 2 == 1 ? n / 2 : 0, others = n / 2 * 2;
        Match match(n, by_seat(), unshuffled(n, quests_and_hands(0, 1, 4 * others + of_author)));
        while (match.is_in<SetupFrame>()) {
            by_default(match);  // an absent player holds nobody up
        }
        for (std::size_t seat = 0; seat < n; ++seat) {
            EXPECT_EQ(match.cards(static_cast<int>(seat)), seat < others ? 4U : of_author) << n << " players";
        }
        EXPECT_EQ(match.state().chapter, 1);
        EXPECT_EQ(asked(match), 0);
        EXPECT_EQ(match.asked_by(0), "WT-3.2");
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
