// What may be done in a turn, and why not: the menu and its second opinion agree on every action that could be named.
// [DW-TRN.4] [DW-ACT.5]
#include <map>

#include "core/json.h"
#include "games/dead_of_winter/tests/second_cards.h"
#include "games/dead_of_winter/tests/second_turns.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Every action that somebody could name, and many that nobody would.
class Thinkable {
public:
    explicit Thinkable(const State& s) : s_(s)
    {
        for (const Survivor who : s.players[0].group) of(who);
        for (std::uint8_t die = 0; die <= 6; ++die) all.push_back(SpendFood{die});
        for (const Seat seat : all_seats(s)) {
            all.push_back(CallVote{seat});
            for (std::size_t i = 0; i < kSymbols; ++i) all.push_back(Request{seat, static_cast<Symbol>(i)});
        }
        for (std::size_t i = 0; i < kItems; ++i) with(item_at(i));
        all.push_back(EndTurn{});
    }
    std::vector<Choice> all;

private:
    using Some = std::vector<std::optional<Means>>;

    Some worn(Survivor who, std::initializer_list<I> items) const
    {
        Some some{std::nullopt};
        for (const I item : items) {
            if (s_.figures[index(who)].equipment.has(item)) some.emplace_back(means(item));
        }
        return some;
    }
    void of(Survivor who)
    {
        for (std::uint8_t die = 0; die <= 6; ++die) {
            with_die(who, die);
            for (std::size_t i = 0; i < kGates; ++i) at_gate(who, gate_at(i), die);
        }
        for (std::size_t i = 0; i < kLocations; ++i) {
            for (const auto& by : Some{std::nullopt, means(I::Fuel), means(I::StarterFuel), kSnowmobile})
                all.push_back(Move{who, location_at(i), by});
        }
    }
    void with_die(Survivor who, std::uint8_t die)
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            const Survivor other = survivor_at(i);
            if (s_.figures[i].is != FigureIs::Play) continue;
            all.push_back(Ability{who, other, die});
            all.push_back(Serve{Service::Cook, who, {}, die});
            Some eases = worn(who, {I::Wrench, I::Switchblade1, I::Switchblade2});
            eases.emplace_back(means(I::ReadingLamp));
            for (const auto& ease : eases) all.push_back(Strike{who, other, die, ease});
        }
        for (const bool plain : {false, true}) all.push_back(Search{who, die, plain, {}});
        const second_menu::CardJudge judge{{{s_, of_seat()}}};
        if (s_.figures[index(who)].at != L::Colony) {
            for (const Means aid : judge.aids(who)) all.push_back(Search{who, die, false, {aid}});
            for (const Means aid : judge.aids(who)) {
                for (const Means more : judge.aids(who)) all.push_back(Search{who, die, false, {aid, more}});
            }
        }
        for (const auto& mop : Some{std::nullopt, means(I::Mop), means(BrandonKane)})
            all.push_back(Clean{who, die, mop});
        all.push_back(Attract{who, die});
    }
    static Seat of_seat() { return seat_at(0); }
    void at_gate(Survivor who, G gate, std::uint8_t die)
    {
        for (const auto& tool : Some{std::nullopt, means(I::Hammer), means(I::Barricades123), means(AshleyRoss)})
            all.push_back(Barricade{who, gate, die, tool});
        Some eases = worn(who, {I::Wrench, I::Switchblade1, I::Switchblade2});
        eases.emplace_back(means(I::ReadingLamp));
        Some kills = worn(who, {I::BaseballBat, I::Shotgun1, I::Shotgun2, I::Lighter1, I::Lighter2});
        kills.emplace_back(means(EdwardWhite));
        Some calms = worn(who, {I::Pistol1, I::Pistol2, I::Pistol3, I::MartialArts});
        calms.emplace_back(kCompanion);
        const bool here = location_of(gate) == s_.figures[index(who)].at;
        for (const auto& ease : eases) {
            for (const auto& kill : kills) {
                for (const auto& calm : calms) {
                    const std::uint8_t most = here && kill == means(EdwardWhite) ? 6 : 0;
                    for (std::uint8_t second = 0; second <= most; ++second)
                        all.push_back(Attack{who, gate, die, ease, kill, calm, second});
                }
            }
        }
    }
    void with(I item)
    {
        all.push_back(PlayCard{item}), all.push_back(Contribute{item}), all.push_back(Deposit{item});
        for (std::uint8_t die = 0; die <= 6; ++die) all.push_back(EatCard{item, die});
        all.push_back(Serve{Service::BuyMedicine, EdwardWhite, item});
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            const Survivor who = survivor_at(i);
            if (s_.figures[i].is != FigureIs::Play) continue;
            all.push_back(UseItem{who, item}), all.push_back(Equip{item, who}), all.push_back(HandOff{item, who});
            all.push_back(Serve{Service::HealForCard, who, item});
        }
    }

    const State& s_;
};

std::string told(const Choice& choice, std::size_t number)
{
    return "turn " + std::to_string(number) + ": " + to_json(choice).dump();
}

void compare(std::size_t number)
{
    const Turns turn(number);
    const second_menu::CardJudge judge{{{turn.s, of(0)}}};
    const auto asked = decisions<DeadOfWinter>(turn.s, of(0));
    ASSERT_EQ(asked.size(), 1U);
    std::map<Choice, std::string_view> answers;
    for (const auto& [choice, why] : asked.front().barred) answers.emplace(choice, why.rule.id);
    for (const Choice& choice : asked.front().options) {
        ASSERT_FALSE(answers.contains(choice)) << "offered and barred: " << told(choice, number);
        answers.emplace(choice, second_menu::kAllowed);
    }
    for (const auto& [choice, answer] : answers) {
        ASSERT_EQ(std::visit(judge, choice), answer) << told(choice, number);
        const auto why = DeadOfWinter::why_not(turn.s, of(0), choice);
        ASSERT_EQ(why ? why->rule.id : second_menu::kAllowed, answer) << told(choice, number);
    }
    for (const Choice& choice : Thinkable(turn.s).all) {
        const auto found = answers.find(choice);
        const auto answer = found == answers.end() ? second_menu::kAbsurd : found->second;
        ASSERT_EQ(std::visit(judge, choice), answer) << told(choice, number);
        if (answer != second_menu::kAbsurd) continue;
        ASSERT_TRUE(DeadOfWinter::why_not(turn.s, of(0), choice)) << "no clause bars " << told(choice, number);
    }
}

TEST(SecondMenu, DW_TRN_4_WhatEachSurvivorMayDoAndWhyNot)
{
    RULE("DW-TRN.4"), RULE("DW-ACT.5");
    for (std::size_t number = 0; number < 60 && !HasFatalFailure(); ++number) compare(number);
}

TEST(SecondMenu, DW_ACT_5_WhatEachSurvivorMayDoAndWhyNotOnceMore)
{
    RULE("DW-ACT.5"), RULE("DW-TRN.4");
    for (std::size_t number = 60; number < 180 && !HasFatalFailure(); ++number) compare(number);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
