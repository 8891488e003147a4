// What people may wonder about: actions that are not possible now, greyed out, each with what speaks against it.
// [DW-ACT.5]
#include "games/dead_of_winter/bars.h"

#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

struct Bars {
    const State& s;
    const Player& p;
    Against against;
    DwOffer& offer;

    void bar(const auto& choice)
    {
        if (const No why = against(choice)) offer.bar(choice, *why);
    }
    void with_dice(Survivor who);
    void moves(Survivor who);
    void abilities(Survivor who);
    void items(Survivor who);
    void modified_attacks(Survivor who);
    void modified_attack(Survivor who, Means, std::optional<Means> Attack::* part);
    void lamp(Survivor who);
    void tools(Survivor who);
    void cards();
    void table();
    void services();
};

void Bars::with_dice(Survivor who)
{
    const Location place = figure(s, who).at;
    each_die(p, [&](std::uint8_t die) {
        each_gate(place, [&](Gate gate) {
            bar(Attack{who, gate, die, {}, {}, {}});
            bar(Barricade{who, gate, die, {}});
        });
        for (const Survivor target : at(s, place)) bar(Strike{who, target, die, {}});
        for (const bool plain : {false, true}) bar(Search{who, die, plain, {}});
        bar(Clean{who, die, {}});
    });
}

void Bars::moves(Survivor who)
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        const Location to = location_at(i);
        bar(Move{who, to, {}});
        each_kind(p.hand, [&](Item item) {
            if (is_fuel(item)) bar(Move{who, to, means(item)});
        });
        if (figure(s, who).marks.has(Mark::Snowmobile)) bar(Move{who, to, kSnowmobile});
    }
}

void Bars::abilities(Survivor who)
{
    for (const Survivor ability : who == Survivor::JohnPrice ? in_play(s) : p.group) {
        if (!is_alive(s, ability)) continue;
        bar(Ability{who, ability, 0});
        if (facts(ability).die == 0) continue;
        each_die(p, [&](std::uint8_t die) { bar(Ability{who, ability, die}); });
    }
}

void Bars::items(Survivor who)
{
    for (const Survivor own : p.group) {
        for (const Item item : figure(s, own).equipment) bar(UseItem{who, item});
    }
    each_kind(p.hand, [&](Item item) {
        if (is_equipment(item)) bar(UseItem{who, item});
    });
}

// One thing alone that would change an attack, but not now; that the die is too low is said without it.
void Bars::modified_attack(Survivor who, Means with, std::optional<Means> Attack::* part)
{
    const Location place = figure(s, who).at;
    each_die(p, [&](std::uint8_t die) {
        Attack attack{who, {}, die, {}, {}, {}};
        attack.*part = with;
        No why = against.ease(who, with);
        if (part == &Attack::kill) why = against.kill(attack);
        if (part == &Attack::calm) why = against.calm(attack);
        if (!why) return;
        each_gate(place, [&](Gate gate) {
            attack.gate = gate;
            if (spaces(s, gate).zombies > 0) offer.bar(attack, *why);
        });
        for (const Survivor target : at(s, place) - p.group) {
            if (part == &Attack::ease) offer.bar(Strike{who, target, die, with}, *why);
        }
    });
}

void Bars::modified_attacks(Survivor who)
{
    const Figure& f = figure(s, who);
    for (const Item item : f.equipment) {
        if (const auto part = attack_part(item)) modified_attack(who, means(item), *part);
    }
    if (f.marks.has(Mark::Companion)) modified_attack(who, kCompanion, &Attack::calm);
    const bool chemist = who == Survivor::EdwardWhite || has_ability(s, who, Survivor::EdwardWhite);
    if (chemist && !can_mix(s, p, who)) modified_attack(who, means(Survivor::EdwardWhite), &Attack::kill);
}

void Bars::lamp(Survivor who)
{
    if (!p.hand.contains(Item::ReadingLamp)) return;
    constexpr Means kLight = means(Item::ReadingLamp);
    each_gate(figure(s, who).at, [&](Gate gate) {
        if (spaces(s, gate).zombies > 0) bar(Attack{who, gate, 0, kLight, {}, {}});
    });
    for (const Survivor target : at(s, figure(s, who).at) - p.group) bar(Strike{who, target, 0, kLight});
}

void Bars::tools(Survivor who)
{
    const Figure& f = figure(s, who);
    const auto wears = [&](Item item) { return f.equipment.has(item); };
    const auto is_able = [&](Survivor ability) { return who == ability || has_ability(s, who, ability); };
    each_gate(f.at, [&](Gate gate) {
        if (wears(Item::Barricades123)) bar(Barricade{who, gate, 0, means(Item::Barricades123)});
        if (is_able(Survivor::AshleyRoss)) bar(Barricade{who, gate, 0, means(Survivor::AshleyRoss)});
    });
    if (f.marks.has(Mark::Cook)) bar(Serve{Service::Cook, who, {}, 0});
    each_die(p, [&](std::uint8_t die) {
        each_gate(f.at, [&](Gate gate) {
            if (wears(Item::Hammer)) bar(Barricade{who, gate, die, means(Item::Hammer)});
        });
        if (wears(Item::Mop)) bar(Clean{who, die, means(Item::Mop)});
        if (is_able(Survivor::BrandonKane)) bar(Clean{who, die, means(Survivor::BrandonKane)});
        if (f.marks.has(Mark::Cook)) bar(Serve{Service::Cook, who, {}, die});
    });
}

void Bars::cards()
{
    each_kind(p.hand, [&](Item item) {
        bar(Contribute{item}), bar(Deposit{item}), bar(PlayCard{item});
        for (const Survivor who : p.group) {
            if (is_alive(s, who)) bar(Equip{item, who});
        }
        if (symbol_of(item) == Symbol::Food) each_die(p, [&](std::uint8_t die) { bar(EatCard{item, die}); });
    });
    for (const Survivor who : p.group) {
        for (const Item item : figure(s, who).equipment) bar(Contribute{item}), bar(Deposit{item});
    }
}

void Bars::table()
{
    each_die(p, [&](std::uint8_t die) { bar(SpendFood{die}); });
    for (const Seat seat : all_seats(s)) {
        if (seat != against.seat) bar(CallVote{seat});
    }
}

void Bars::services()  // what crossroads cards allow everybody, but not now
{
    for (const Item item : {Item::StarterMedicine, Item::Medicine, Item::AdrenalineShot}) {
        if (s.standing.has(Standing::BuyMedicine)) bar(Serve{Service::BuyMedicine, Survivor::EdwardWhite, item});
    }
    if (!s.standing.has(Standing::HealForCard)) return;
    for (const Survivor who : in_play(s)) {
        if (is_alive(s, who)) each_kind(p.hand, [&](Item item) { bar(Serve{Service::HealForCard, who, item}); });
    }
}

}  // namespace

void offer_bars(const State& s, const Turn& turn, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    Bars bars{s, p, {s, turn.seat}, offer};
    for (const Survivor who : p.group) {
        if (!is_alive(s, who)) continue;
        bars.with_dice(who);
        bars.moves(who);
        bars.abilities(who);
        bars.items(who);
        bars.tools(who);
        if (!is_free_to_act(figure(s, who))) continue;
        bars.modified_attacks(who);
        bars.lamp(who);
    }
    bars.cards();
    bars.table();
    bars.services();
}

}  // namespace snowbound::dead_of_winter
