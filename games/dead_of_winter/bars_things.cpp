// Near misses of abilities and items, each with the clause that says why. [DW-ABL.1] to [DW-ABL.6] [DW-EQP.4]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

constexpr Refusal kHeld{rule("DW-TXT.1"), "held_by_a_card"};
constexpr Refusal kUsedItem{rule("DW-EQP.4"), "used_this_round"}, kUsedAbility{rule("DW-ABL.4"), "used_this_round"};
constexpr Refusal kNothing{rule("DW-R05"), "nothing_to_do"};

// Abilities and items that are used by themselves; the others change an action, or need not be used at all.
constexpr Survivors kDoers{Survivor::GrayBeard,     Survivor::AnnaleighChan, Survivor::LorettaClay,
                           Survivor::TaliaJones,    Survivor::BevRussell,    Survivor::MariaLopez,
                           Survivor::ThomasHeart,   Survivor::DanielSmith,   Survivor::JamesMeyers,
                           Survivor::OliviaBrown,   Survivor::BrianLee,      Survivor::GabrielDiaz,
                           Survivor::SophieRobinson};
constexpr Equipment kTools{Item::SniperRifle1, Item::SniperRifle2,      Item::Jazzercise,
                           Item::Cookbook,     Item::GuideToLeadership, Item::WalkieTalkie};

Refusal why_absent(const State& s, Survivor who, Survivor ability)
{
    const Figure& f = figure(s, who);
    if (f.marks.has(Mark::Jailed)) return kHeld;
    if (who == ability) return {rule("DW-ABL.1"), "ability_elsewhere"};
    if (who != Survivor::JohnPrice) return {rule("DW-ABL.6"), "of_another"};
    const bool copies = f.at != Location::Colony && figure(s, ability).at == f.at;
    return copies ? Refusal{rule("DW-ABL.1"), "ability_elsewhere"} : Refusal{rule("DW-R50"), "not_beside_him"};
}

// What bars an ability, whatever the die; none: nothing does.
std::optional<Refusal> why_not(const State& s, Seat seat, Survivor who, Survivor ability)
{
    if (!has_ability(s, who, ability)) return why_absent(s, who, ability);
    if (!kDoers.has(ability)) return Refusal{rule("DW-ABL.5"), "works_by_itself"};
    if (!can_use(s, who, ability)) return kUsedAbility;
    if (!is_useful(s, seat, who, ability)) return kNothing;
    return std::nullopt;
}

void bar_ability(const State& s, Seat seat, Survivor who, Survivor ability, DwOffer& offer)
{
    const auto why = why_not(s, seat, who, ability);
    const int least = facts(ability).die;
    if (why) offer.bar(Ability{who, ability, 0}, *why);
    if (least == 0) return;
    if (!why) offer.bar(Ability{who, ability, 0}, Refusal{rule("DW-ABL.2"), "needs_a_die"});
    each_die(player(s, seat), [&](std::uint8_t die) {
        if (why || die < least)
            offer.bar(Ability{who, ability, die}, why ? *why : Refusal{rule("DW-ABL.2"), "die_too_low"});
    });
}

void bar_items(const State& s, Seat seat, Survivor who, DwOffer& offer)
{
    for (const Survivor bearer_of : player(s, seat).group) {
        for (const Item item : figure(s, bearer_of).equipment) {
            const UseItem use{who, item};
            if (bearer_of != who)
                offer.bar(use, Refusal{rule("DW-ABL.6"), "of_another"});
            else if (!kTools.has(item))
                offer.bar(use, Refusal{rule("DW-PLY.7"), "named_with_action"});
            else if (s.used.has(item))
                offer.bar(use, kUsedItem);
            else if (!is_useful(s, seat, who, item))
                offer.bar(use, kNothing);
        }
    }
    for (const Item item : player(s, seat).hand) {
        if (is_equipment(item)) offer.bar(UseItem{who, item}, Refusal{rule("DW-EQP.1"), "not_equipped"});
    }
}

// What would change an attack, but not now.
struct Modifier {
    Means means;
    std::optional<Means> Attack::* part;
    Refusal why;
};
using Barred = FixedVector<Modifier, 16>;

Refusal why_no_chemistry(const State& s, Survivor who)
{
    if (!has_ability(s, who, Survivor::EdwardWhite)) return why_absent(s, who, Survivor::EdwardWhite);
    if (!can_use(s, who, Survivor::EdwardWhite)) return kUsedAbility;
    return {rule("DW-R51"), "needs_die_and_medicine"};
}

// Why this item changes no attack now; none: it does, or it never would.
std::optional<Refusal> why_not_modify(const State& s, const Player& p, Survivor who, Item item)
{
    const auto part = attack_part(item);
    if (!part) return std::nullopt;
    if (s.used.has(item)) return kUsedItem;
    const bool lighter = item == Item::Lighter1 || item == Item::Lighter2;
    if (lighter && !fuel_card(p)) return Refusal{rule("DW-TXT.1"), "needs_fuel"};
    const bool easy = *part == &Attack::ease && lowest_die(p) >= attack_of(who);  // every die will do without it
    const bool calm = *part == &Attack::calm && has_ability(s, who, Survivor::MikeCho);
    return easy || calm ? std::optional(kNothing) : std::nullopt;
}

Barred barred_modifiers(const State& s, const Player& p, Survivor who)
{
    Barred barred;
    for (const Item item : figure(s, who).equipment) {
        if (const auto why = why_not_modify(s, p, who, item)) barred.push_back({means(item), *attack_part(item), *why});
    }
    const bool chemist = who == Survivor::EdwardWhite || has_ability(s, who, Survivor::EdwardWhite);
    if (chemist && !can_mix(s, p, who))
        barred.push_back({means(Survivor::EdwardWhite), &Attack::kill, why_no_chemistry(s, who)});
    return barred;
}

void bar_modified_attacks(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Location place = figure(s, who).at;
    for (const Modifier& each : barred_modifiers(s, p, who)) {
        each_die(p, [&](std::uint8_t die) {
            each_gate(place, [&](Gate gate) {
                Attack attack{who, gate, die, {}, {}, {}};
                attack.*each.part = each.means;
                if (spaces(s, gate).zombies > 0) offer.bar(attack, each.why);
            });
            for (const Survivor target : at(s, place) - p.group) {
                if (each.part == &Attack::ease) offer.bar(Strike{who, target, die, each.means}, each.why);
            }
        });
    }
}

void bar_locked_lamp(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    if (!is_locked(p, Item::ReadingLamp)) return;
    const Refusal why{rule("DW-R71"), "taken_this_round"};
    const Means lamp = means(Item::ReadingLamp);
    each_gate(figure(s, who).at, [&](Gate gate) {
        if (spaces(s, gate).zombies > 0) offer.bar(Attack{who, gate, 0, lamp, {}, {}}, why);
    });
    for (const Survivor target : at(s, figure(s, who).at) - p.group) {
        offer.bar(Strike{who, target, 0, lamp}, why);
    }
}

struct Way {  // to do some work, and what bars it
    Means with;
    std::optional<Refusal> why;
};
using Ways = FixedVector<Way, 3>;

void add_item(const State& s, Survivor who, Item item, Ways& ways)
{
    if (figure(s, who).equipment.has(item))
        ways.push_back({means(item), s.used.has(item) ? std::optional(kUsedItem) : std::nullopt});
}

void add_ability(const State& s, Survivor who, Survivor ability, Ways& ways)
{
    if (who == ability && !has_ability(s, who, ability))
        ways.push_back({means(ability), why_absent(s, who, ability)});
    else if (has_ability(s, who, ability))
        ways.push_back({means(ability), can_use(s, who, ability) ? std::nullopt : std::optional(kUsedAbility)});
}

void bar_building(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Location place = figure(s, who).at;
    Ways ways;
    add_item(s, who, Item::Hammer, ways);
    add_item(s, who, Item::Barricades123, ways);
    add_ability(s, who, Survivor::AshleyRoss, ways);
    for (auto& [with, why] : ways) {
        if (with == means(Item::Barricades123) && place != Location::Colony)
            why = Refusal{rule("DW-TXT.1"), "only_in_the_colony"};
        each_gate(place, [&](Gate gate) {
            const bool full = empty_spaces(s, gate) <= 0;
            if (!full && !why) return;
            const Refusal refusal = full ? Refusal{rule("DW-BAR.2"), "no_empty_space"} : *why;
            if (with != means(Item::Hammer)) return offer.bar(Barricade{who, gate, 0, with}, refusal);
            each_die(p, [&](std::uint8_t die) { offer.bar(Barricade{who, gate, die, with}, refusal); });
        });
    }
}

void bar_cleaning(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    Ways ways;
    add_item(s, who, Item::Mop, ways);
    add_ability(s, who, Survivor::BrandonKane, ways);
    for (auto& [with, why] : ways) {
        if (figure(s, who).at != Location::Colony)
            why = Refusal{rule("DW-CLN.1"), "only_in_the_colony"};
        else if (s.waste.empty())
            why = Refusal{rule("DW-CLN.2"), "no_waste"};
        if (why) each_die(p, [&](std::uint8_t die) { offer.bar(Clean{who, die, with}, *why); });
    }
}

std::optional<Refusal> why_no_treatment(const State& s, const Player& p, Survivor who)
{
    const Figure& janet = figure(s, Survivor::JanetTaylor);
    if (p.exiled) return Refusal{rule("DW-EXI.12"), "exiled"};
    if (janet.is != FigureIs::Play || janet.at != Location::Colony || figure(s, who).at != Location::Colony)
        return Refusal{rule("DW-TXT.1"), "only_in_the_colony"};
    return wounds_of(s, who) == 0 ? std::optional(kNothing) : std::nullopt;
}

void bar_cook(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    if (!f.marks.has(Mark::Cook)) return;
    std::optional<Refusal> why;
    if (f.at != Location::Colony)
        why = Refusal{rule("DW-TXT.1"), "only_in_the_colony"};
    else if (f.cooked)
        why = kUsedAbility;
    offer.bar(Serve{Service::Cook, who, {}, 0}, why ? *why : Refusal{rule("DW-ABL.2"), "needs_a_die"});
    if (why) each_die(p, [&](std::uint8_t die) { offer.bar(Serve{Service::Cook, who, {}, die}, *why); });
}

}  // namespace

void bar_things(const State& s, const Turn& turn, Survivor who, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    for (const Survivor ability : who == Survivor::JohnPrice ? in_play(s) : p.group) {
        if (is_alive(s, ability)) bar_ability(s, turn.seat, who, ability, offer);
    }
    bar_items(s, turn.seat, who, offer);
    if (is_free_to_act(figure(s, who))) {
        bar_modified_attacks(s, p, who, offer);
        bar_locked_lamp(s, p, who, offer);
    }
    bar_building(s, p, who, offer);
    bar_cleaning(s, p, who, offer);
    bar_cook(s, p, who, offer);
}

// What crossroads cards allow everybody, but not now.
void bar_services(const State& s, const Player& p, DwOffer& offer)
{
    for (const Item item : {Item::StarterMedicine, Item::Medicine, Item::AdrenalineShot}) {
        if (!s.standing.has(Standing::BuyMedicine)) break;
        const Serve buy{Service::BuyMedicine, Survivor::EdwardWhite, item};
        if (!s.removed.contains(item))
            offer.bar(buy, kNothing);
        else if (s.food == 0)
            offer.bar(buy, Refusal{rule("DW-FOD.1"), "no_food"});
    }
    if (!s.standing.has(Standing::HealForCard)) return;
    for (const Survivor who : in_play(s)) {
        if (!is_alive(s, who)) continue;
        const auto why = why_no_treatment(s, p, who);
        each_kind(p.hand, [&](Item item) {
            const Serve serve{Service::HealForCard, who, item};
            if (why)
                offer.bar(serve, *why);
            else if (is_locked(p, item))
                offer.bar(serve, Refusal{rule("DW-R71"), "taken_this_round"});
        });
    }
}

}  // namespace snowbound::dead_of_winter
