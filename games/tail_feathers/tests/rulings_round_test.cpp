// Rulings on the set-up, the round, the tree and the end of a round.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

template <class Kind>
std::size_t first_note(const Match& match)  // where it was said for the first time
{
    const auto& notes = match.notes();
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (std::holds_alternative<Kind>(notes[i].fact)) return i;
    }
    return notes.size();
}

UnitId build_ballista(Builder& b, Space at)  // of the Militia
{
    State& s = b.raw();
    s.units.push_back({.owner = seat_at(0), .ground = Ground::Ballista});
    const UnitId id = unit_at(s.units.size() - 1);
    s.figures.push_back({.unit = id, .zone = Zone::Battlefield, .at = at});
    return id;
}

TEST(TfRulings, TF_AB5_ActionCardsCostNoPoints)
{
    RULE("TF-AB5");
    Builder b = table().with(&Options::cards);
    EXPECT_EQ(cost_of(quick_army(Faction::Militia)), points_of(ArmySize::Standard));
    const Actions seven = preset(b.raw(), seat_at(0));
    EXPECT_FALSE(cards_refusal(b.raw(), seven));  // beside an army that spent every point
    EXPECT_EQ(cards_refusal(b.raw(), seven.first(6))->rule.id, "TF-2.10");
    b.raw().options.tournament = true;
    EXPECT_EQ(cards_refusal(b.raw(), seven)->rule.id, "TF-2.10");
    EXPECT_EQ(hand_size(b.raw()), 9U);
}

TEST(TfRulings, TF_R02_TheFacesAndTheirNumbers)
{
    RULE("TF-R02");
    EXPECT_EQ(number_on(DieFace::Cheese), 1);
    EXPECT_EQ(number_on(DieFace::Sword), 2);
    EXPECT_EQ(number_on(DieFace::Bow), 2);
    EXPECT_EQ(number_on(DieFace::BowStar), 1);
    EXPECT_EQ(number_on(DieFace::SwordShield), 3);
    EXPECT_EQ(number_on(DieFace::SwordShieldStar), 3);
    EXPECT_TRUE(is_star(DieFace::Sword));
    EXPECT_FALSE(is_star(DieFace::Bow));
    EXPECT_FALSE(is_star(DieFace::SwordShield));
}

TEST(TfRulings, TF_R04_EveryForcedPassIsACheese)
{
    RULE("TF-R04");
    Match match = table().all_turned_but({kAerijin, kSienna}).turn_of(1);
    EXPECT_EQ(match.player(1).cheese, 1);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    match.choose(0, Finish{});
    EXPECT_EQ(match.player(1).cheese, 2);
    EXPECT_EQ(match.player(0).cheese, 0);  // who has a unit gains nothing
    EXPECT_EQ(match.prompt(0), "round.activate");
}

TEST(TfRulings, TF_R07_ASquadMaySendFewer)
{
    RULE("TF-R07");
    Match match = table().turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.refuses(0, ChooseFigures{Figures{}}, "TF-7.5");
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    EXPECT_EQ(match.frame<Activation>().acting, (Figures{guard(1), guard(2)}));
}

TEST(TfRulings, TF_R08_RevivalThenFireThenNerves)
{
    RULE("TF-R08");
    Builder b = table().cheese(0, 6).gone(guard(1));
    b.raw().figures[index(aerijin)].burning = true;
    b.raw().figures[index(aerijin)].shaken = true;
    Match match = b.turn_of(0, {C});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    match.choose(0, Finish{});
    EXPECT_EQ(match.prompt(0), "activation.revive");
    EXPECT_TRUE(match.said<BurnRolled>().empty());
    match.choose(0, Revive{Figures{guard(1)}});
    EXPECT_LT(first_note<Revived>(match), first_note<BurnRolled>(match));
    EXPECT_LT(first_note<BurnRolled>(match), first_note<Calmed>(match));
    EXPECT_LT(first_note<Calmed>(match), match.notes().size());
}

TEST(TfRulings, TF_R10_ANestHoldsEverybody)
{
    RULE("TF-R10");
    Builder b = table().perch(aerijin, kSwNest).perch(sienna, kSwNest).put(staborah, kSwNest);
    EXPECT_TRUE(has_room(b.raw(), kSwNest, commando(0)));
    EXPECT_TRUE(has_room(b.raw(), kSwNest, valchirp));
}

TEST(TfRulings, TF_R11_ObjectsTakeNoRoom)
{
    RULE("TF-R11");
    Builder b = table();
    build_ballista(b, sw(Part::A1));
    EXPECT_TRUE(has_room(b.raw(), sw(Part::A1), aerijin));
    for (int i = 0; i < 3; ++i) b.put(guard(i), sw(Part::A1));
    EXPECT_TRUE(has_room(b.raw(), sw(Part::A1), guard(3)));
    b.put(guard(3), sw(Part::A1));
    EXPECT_FALSE(has_room(b.raw(), sw(Part::A1), guard(4)));
}

TEST(TfRulings, TF_R59_ObjectsAreNoFigures)
{
    RULE("TF-R59");
    Builder b = table().put(commando(1), sw(Part::A1)).put(guard(1), sw(Part::A1));
    const FigureId ballista = figure_at(b.raw().figures.size());
    build_ballista(b, sw(Part::A1));
    EXPECT_FALSE(is_pinned(b.raw(), commando(1)));  // one against one: the ballista does not count
    EXPECT_EQ(count_in(b.raw(), sw(Part::A1), seat_at(0)), 1);
    EXPECT_EQ(life_of(b.raw(), ballista), 2);
    EXPECT_EQ(defence_of(b.raw(), ballista), 1);
    const Activation a{.seat = seat_at(1), .unit = kCommandos, .stage = Stage::Act, .acting = Figures{commando(1)}};
    EXPECT_FALSE(strike_refusal(b.raw(), a, {commando(1), AttackKind::Melee, at_figure(ballista)}, field_of(b.raw())));
}

TEST(TfRulings, TF_R66_TheStartPlayerIsLast)
{
    RULE("TF-R66");
    Builder b = table().nut(0);
    EXPECT_EQ(in_order(b.raw(), 0), seat_at(1));
    EXPECT_EQ(in_order(b.raw(), 1), seat_at(0));
    b.nut(1);
    EXPECT_EQ(in_order(b.raw(), 0), seat_at(0));
}

TEST(TfRulings, TF_R63_FourSmallFiguresToASpaceNotToATree)
{
    RULE("TF-R63");
    Match match(Start({.nut = FirstNut::SecondSeat}).state, {});
    match.choose(1, Station{grizzard, ne(Part::C2)});
    match.choose(1, Station{wrunk, ne(Part::C1)});  // a second large figure on the same tree
    for (int i = 0; i < 4; ++i) match.choose(1, Station{commando(i), ne(Part::A1)});
    EXPECT_EQ(match.bars(1, Station{commando(4), ne(Part::A1)}), "TF-8.2");
    match.choose(1, Station{commando(4), ne(Part::A2)});
    EXPECT_EQ(match.at(commando(4)), ne(Part::A2));
}

TEST(TfRulings, TF_R68_WhoComesBackIsReadyWithTheOthers)
{
    RULE("TF-R68");
    Builder b = table().gone(aerijin).turned(kAerijin).mission(0, Mission::Rescue, {guard(1), guard(2)});
    Match match = b.end_of_round();
    EXPECT_TRUE(unit(match.state(), kAerijin).turned);
    match.choose(0, Rescue{aerijin});
    EXPECT_FALSE(unit(match.state(), kAerijin).turned);
    Match revived = table().cheese(0, 6).gone(guard(1)).turned(kOakguard).turn_of(0);
    revived.choose(0, Activate{kAerijin});
    revived.choose(0, Finish{});
    revived.choose(0, Finish{});
    revived.choose(0, Revive{Figures{guard(1)}});
    EXPECT_TRUE(unit(revived.state(), kOakguard).turned);
}

TEST(TfRulings, TF_R39_UpToThreeOfASquadAreRevived)
{
    RULE("TF-R39");
    Builder b = table().cheese(0, 6);
    for (int i = 1; i <= 4; ++i) b.gone(guard(i));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    match.choose(0, Finish{});
    Figures named;  // the page lets people pick among these, and knows no rule
    const auto asked = match.open(0);
    for (const Choice& each : asked->options) {
        if (const auto* back = std::get_if<Revive>(&each)) named |= back->figures;
    }
    EXPECT_EQ(named, (Figures{guard(1), guard(2), guard(3), guard(4)}));
    match.refuses(0, Revive{Figures{guard(1), guard(2), guard(3), guard(4)}}, "TF-22.1");
    match.choose(0, Revive{Figures{guard(2), guard(4)}});
    EXPECT_EQ(match.zone(guard(4)), Zone::Reserve);
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
}

TEST(TfRulings, TF_R40_AnInterceptedInterceptorIsWeaker)
{
    RULE("TF-R40");
    Builder b = table().nut(0).mission(0, Mission::Intercept, {guard(1), guard(2)});
    b.mission(1, Mission::Intercept, {commando(1), commando(2)}, {45000, 52000});
    Match match = b.end_of_round({S, B, B, B});
    match.choose(0, Split{Hits{1, 0}});
    EXPECT_EQ(match.zone(commando(1)), Zone::Casualty);
    const auto rolled = match.said<AttackRolled>();
    ASSERT_EQ(rolled.size(), 2U);
    EXPECT_EQ(rolled[0].roll.size(), 2U);
    EXPECT_EQ(rolled[1].roll.size(), 1U);
}

TEST(TfRulings, TF_R41_AMissionMayBeRepeated)
{
    RULE("TF-R41");
    Match match = table().mission(0, Mission::Decoy, {guard(1)}).end_of_round();
    EXPECT_EQ(match.state().round, 2);
    EXPECT_TRUE(match.offers(0, PickMission{Mission::Decoy}));
}

TEST(TfRulings, TF_R45_BothNestsAtOnceAreADraw)
{
    RULE("TF-R45");
    RULE("TF-R46");
    Builder b = table().with(&Options::feathers).embers(0, 1).embers(1, 2).nest(0, 1).nest(1, 2);
    Match match = b.end_of_round();
    EXPECT_EQ(TailFeathers::ending(match.state()), "both_nests");
    EXPECT_EQ(TailFeathers::winners(match.state()), all_seats(match.state()));
    Builder c = table().with(&Options::feathers).embers(0, 1);
    c.raw().feathers = {{1, {45000, 30000}, 0, true}};
    Match order = c.end_of_round();
    EXPECT_LT(first_note<NestWounded>(order), first_note<FeatherGone>(order));
    EXPECT_LT(first_note<FeatherGone>(order), order.notes().size());
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
