// Who is hit first, what a death brings with it, who comes back, who breaks a tie: at a table where not everybody is
// still there. [DW-TXT.2] [DW-DTH.2] [DW-LST.1] [DW-VOT.2] [DW-R22] [DW-R24]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

struct Loose {  // for effects without a frame of their own
    explicit Loose(const State& start) : s(start) {}
    State s;
    Rng rng = Rng::searching(5);
    std::vector<Note<Fact>> notes;
    DwLog log{notes};
};

State struck(Builder start, Striking blow)
{
    State s = start.turn_of(0).state();
    s.stack.push_back(blow);
    return s;
}
Builder four_hurt()  // by two tokens each; Arthur's player is exiled
{
    auto start = table(4).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell).put(3, ArthurThurston, L::School);
    for (const Survivor who : {JennyClark, MikeCho, BevRussell, ArthurThurston}) start.wounds(who, 2);
    return start.exiled(3).first(1);
}
bool asks_for_order(Builder start, Striking blow)
{
    const Match match(struck(std::move(start), blow));
    return match.asked_by(1) == "DW-TXT.2";
}

TEST(Order, DW_TXT_2_ItIsAskedForWhereMoraleWouldRunOutInBetween)
{
    RULE("DW-TXT.2"), RULE("DW-R57");
    const Survivors three_of_us{JennyClark, MikeCho, BevRussell};
    EXPECT_TRUE(asks_for_order(four_hurt().morale(2), {three_of_us, Blow::Wound, 1, false}));
    EXPECT_FALSE(asks_for_order(four_hurt().morale(3), {three_of_us, Blow::Wound, 1, false})) << "all may die";
    EXPECT_TRUE(asks_for_order(four_hurt().morale(2), {three_of_us, Blow::Frostbite, 1, false}));
    EXPECT_TRUE(asks_for_order(four_hurt().morale(2), {three_of_us, Blow::Kill, 1, false}));
    EXPECT_FALSE(asks_for_order(four_hurt().morale(2), {three_of_us, Blow::KillQuietly, 1, false}));
    EXPECT_FALSE(asks_for_order(four_hurt().morale(2), {three_of_us, Blow::Remove, 1, false}));
    EXPECT_FALSE(asks_for_order(four_hurt().morale(1), {{JennyClark}, Blow::Wound, 1, false})) << "only one";
    EXPECT_FALSE(asks_for_order(four_hurt().morale(2).wounds(BevRussell, 1), {three_of_us, Blow::Wound, 1, false}));
    EXPECT_TRUE(asks_for_order(four_hurt().morale(2).wounds(BevRussell, 1), {three_of_us, Blow::Wound, 2, false}));
    const Survivors with_an_exile{JennyClark, MikeCho, ArthurThurston};
    EXPECT_FALSE(asks_for_order(four_hurt().morale(2), {with_an_exile, Blow::Wound, 1, false})) << "costs no morale";
    auto strong = table(3).put(0, JennyClark).put(1, MikeCho).put(2, BuddyDavis).first(1).morale(2);
    for (const Survivor who : {JennyClark, MikeCho, BuddyDavis}) strong.wounds(who, 2);
    EXPECT_FALSE(asks_for_order(Builder(strong), {{JennyClark, MikeCho, BuddyDavis}, Blow::Wound, 1, false}));
    EXPECT_TRUE(asks_for_order(Builder(strong), {{JennyClark, MikeCho, BuddyDavis}, Blow::Wound, 2, false}));
    EXPECT_TRUE(asks_for_order(Builder(strong).wounds(BuddyDavis, 3),
                               {{JennyClark, MikeCho, BuddyDavis}, Blow::Wound, 1, false}));
}

TEST(Order, DW_D37_TheFirstPlayerSaysWhoIsNext)
{
    RULE("DW-D37"), RULE("DW-TXT.2");
    const Striking blow{{JennyClark, MikeCho, BevRussell}, Blow::Wound, 1, false};
    Match match(struck(four_hurt().morale(2), blow));
    EXPECT_EQ(match.fallback(1), Choice{PickSurvivor{JennyClark}});
    EXPECT_FALSE(match.offers(1, PickSurvivor{ArthurThurston}));
    match.choose(1, PickSurvivor{BevRussell});
    EXPECT_FALSE(match.alive(BevRussell));
    EXPECT_FALSE(match.offers(1, PickSurvivor{BevRussell}));
    match.choose(1, PickSurvivor{MikeCho});
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_TRUE(match.alive(JennyClark)) << "it was over before";
    State s = struck(four_hurt().morale(2), blow);
    s.players[1].out = true;
    EXPECT_EQ(Match(s).asked_by(2), "DW-TXT.2") << "who is out is not asked";
}

TEST(Frostbite, DW_EXP_4_EachTokenUntilItKills)
{
    RULE("DW-EXP.4"), RULE("DW-EXP.7"), RULE("DW-WND.1");
    Match twice(struck(three(), {{RodMiller}, Blow::Frostbite, 2, false}));
    EXPECT_EQ(twice.figure(RodMiller).frostbite, 2);
    Match thrice(struck(three().put(1, MikeCho), {{RodMiller}, Blow::Frostbite, 4, false}));
    EXPECT_FALSE(thrice.alive(RodMiller)) << "the third kills, and that is all";
    EXPECT_EQ(thrice.morale(), 5);
    for (const bool ranger : {false, true}) {
        const Survivor who = ranger ? HarmanBrooks : JennyClark;
        auto start = three().put(1, who);
        if (!ranger) start.equip(who, I::SnowShoes);
        Match warm(struck(std::move(start), {{who}, Blow::Frostbite, 1, false}));
        EXPECT_EQ(warm.figure(who).wounds, 1) << "a wound instead";
        EXPECT_EQ(warm.figure(who).frostbite, 0);
    }
    EXPECT_EQ(face_for(three().equip(RodMiller, I::SnowShoes).state(), RodMiller, Face::Frostbite), Face::Wound);
    EXPECT_EQ(face_for(three().equip(RodMiller, I::SnowShoes).state(), RodMiller, Face::Blank), Face::Blank);
    EXPECT_EQ(face_for(three().equip(RodMiller, I::Wrench).state(), RodMiller, Face::Frostbite), Face::Frostbite);
}

TEST(Death, DW_DTH_2_TheDeadAreHitNoMore)
{
    RULE("DW-DTH.2"), RULE("DW-WND.1");
    Loose t(three().lost(Sparky).in_turn(0));
    const State before = t.s;
    wound(t.s, Sparky, 1, t.rng, t.log), frostbite(t.s, Sparky, t.rng, t.log);
    kill(t.s, Sparky, Cause::Card, t.rng, t.log), kill_quietly(t.s, Sparky, t.rng, t.log);
    remove_survivor(t.s, Sparky, t.rng, t.log), give_survivor(t.s, Sparky, of(1), t.rng, t.log);
    place(t.s, Sparky, L::School, t.log);
    wound(t.s, RodMiller, 0, t.rng, t.log);
    change_morale(t.s, 0, Why::Death, t.log), remove_helpless(t.s, 1, t.log), kill_helpless(t.s, 1, t.log);
    add_helpless(t.s, 0, t.log), change_food(t.s, 0, t.log);
    place(t.s, RodMiller, L::Colony, t.log);
    give_survivor(t.s, RodMiller, of(1), t.rng, t.log);
    EXPECT_EQ(t.s, before);
    EXPECT_TRUE(t.notes.empty()) << "nothing has happened, and nothing is told";
}

TEST(Death, DW_DTH_5_WhoIsGivenAwayBelongsToTheOtherGroup)
{
    RULE("DW-DTH.5"), RULE("DW-MOV.1"), RULE("DW-DTH.4");
    State start = three().put(0, JennyClark).turn_of(0).state();
    start.figures[index(JennyClark)].moved = start.figures[index(RodMiller)].moved = true;
    Loose away(start);
    give_survivor(away.s, JennyClark, of(1), away.rng, away.log);
    EXPECT_TRUE(away.s.players[1].group.has(JennyClark));
    EXPECT_FALSE(away.s.players[0].group.has(JennyClark));
    EXPECT_EQ(away.s.players[1].leader, RodMiller) << "as before";
    EXPECT_EQ(away.s.players[0].leader, BrianLee);
    EXPECT_TRUE(away.s.figures[index(JennyClark)].moved) << "that was this turn";
    Loose here(start);
    give_survivor(here.s, RodMiller, of(0), here.rng, here.log);
    EXPECT_FALSE(here.s.figures[index(RodMiller)].moved) << "that was another turn";
    EXPECT_FALSE(here.s.players[1].leader);
    Loose gone(start);
    gone.s.players[2].out = true;
    gone.s.players[2].leader.reset();
    give_survivor(gone.s, JennyClark, of(2), gone.rng, gone.log);
    EXPECT_TRUE(gone.s.players[0].group.has(JennyClark)) << "nobody takes her";
    Loose bare(start);
    bare.s.players[1].leader.reset();
    give_survivor(bare.s, JennyClark, of(1), bare.rng, bare.log);
    EXPECT_EQ(bare.s.players[1].leader, JennyClark) << "who has nobody to lead is led by who comes";
}

TEST(Death, DW_EQP_6_InTheColonyNoDeckIsShuffled)
{
    RULE("DW-EQP.6");
    Loose t(three().put(0, JennyClark).equip(JennyClark, I::Pistol1).turn_of(0).state());
    const auto decks = t.s.decks;
    t.s.knows_top[0].add(of(1));
    kill(t.s, JennyClark, Cause::Card, t.rng, t.log);
    EXPECT_EQ(t.s.decks, decks);
    EXPECT_TRUE(t.s.players[0].hand.contains(I::Pistol1));
    EXPECT_EQ(t.s.figures[index(JennyClark)], (Figure{.is = FigureIs::Removed}));
}

TEST(LastSurvivor, DW_R24_WithoutAnySpaceTheNewcomerWaits)
{
    RULE("DW-R24"), RULE("DW-LST.3"), RULE("DW-LST.1");
    auto start = table(3).put(0, JennyClark, L::School).put(1, MikeCho).put(2, BevRussell).hand(0, {I::Fuel});
    constexpr std::array kThose{AndrewEvans, ForestPlum,  GrayBeard,    JohnPrice,  LorettaClay,   CarlaThompson,
                                BrandonKane, TaliaJones,  HarmanBrooks, BuddyDavis, AnnaleighChan, RodMiller,
                                JanetTaylor, EdwardWhite, AlexisGrey,   MariaLopez, DavidGarcia,   AshleyRoss};
    std::array<int, kLocations> room{0, 3, 3, 3, 3, 4, 2};
    std::size_t next = 0;
    for (const L place : kOutside) {
        for (int n = 0; n < room[index(place)]; ++n) start.put(1, kThose[next++], place);
    }
    start.helpless(22).exiled(0).next_survivor(Sparky);
    State s = start.turn_of(0).state();
    s.stack.push_back(Striking{{JennyClark}, Blow::Kill, 1, false});
    Match match(s);
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_EQ(match.asked_by(0), "DW-LST.3") << "her own space is free again";
    EXPECT_EQ(match.fallback(0), Choice{PickPlace{L::School}});
    State full = s;
    full.stack.pop_back();
    full.figures[index(JennyClark)] = Figure{.is = FigureIs::Removed};
    full.figures[index(OliviaBrown)] = Figure{.is = FigureIs::Play, .controller = of(1), .at = L::School};
    full.survivor_deck.erase_one(OliviaBrown);
    full.players[1].group.add(OliviaBrown);
    full.players[0].group.clear(), full.players[0].leader.reset(), full.players[0].hand.clear();
    full.removed.push_back(I::Fuel);
    full.stack.push_back(Replacing{of(0), {}});
    Match waits(full);
    EXPECT_EQ(waits.figure(Sparky).is, FigureIs::Waiting);
    EXPECT_TRUE(waits.player(0).group.has(Sparky));
    EXPECT_EQ(waits.player(0).leader, Sparky);
    EXPECT_EQ(waits.asked_by(0), "DW-TRN.4");
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
