// Near misses of abilities and items, each with the clause that says why. [DW-ABL.1] to [DW-ABL.6] [DW-EQP.4]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

constexpr Refusal kHeld{DW_TXT_1, "held_by_a_card"};
constexpr Refusal kUsedItem{DW_EQP_4, "used_this_round"}, kUsedAbility{DW_ABL_4, "used_this_round"};
constexpr Refusal kNothing{DW_R05, "nothing_to_do"};

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
    if (who == ability) return {DW_ABL_1, "ability_elsewhere"};
    if (who != Survivor::JohnPrice) return {DW_ABL_6, "of_another"};
    const bool copies = f.at != Location::Colony && figure(s, ability).at == f.at;
    return copies ? Refusal{DW_ABL_1, "ability_elsewhere"} : Refusal{DW_R50, "not_beside_him"};
}

// What bars an ability, whatever the die; none: nothing does.
std::optional<Refusal> why_not(const State& s, Seat seat, Survivor who, Survivor ability)
{
    if (!has_ability(s, who, ability)) return why_absent(s, who, ability);
    if (!kDoers.has(ability)) return Refusal{DW_ABL_5, "works_by_itself"};
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
    if (!why) offer.bar(Ability{who, ability, 0}, Refusal{DW_ABL_2, "needs_a_die"});
    for (std::uint8_t die = 1; die <= 6; ++die) {
        if (player(s, seat).dice[die - 1U] == 0 || (!why && die >= least)) continue;
        offer.bar(Ability{who, ability, die}, why ? *why : Refusal{DW_ABL_2, "die_too_low"});
    }
}

void bar_items(const State& s, Seat seat, Survivor who, DwOffer& offer)
{
    for (const Survivor bearer_of : player(s, seat).group) {
        for (const Item item : figure(s, bearer_of).equipment) {
            const UseItem use{who, item};
            if (bearer_of != who)
                offer.bar(use, Refusal{DW_ABL_6, "of_another"});
            else if (!kTools.has(item))
                offer.bar(use, Refusal{DW_PLY_7, "named_with_action"});
            else if (s.used.has(item))
                offer.bar(use, kUsedItem);
            else if (!is_useful(s, seat, who, item))
                offer.bar(use, kNothing);
        }
    }
    for (const Item item : player(s, seat).hand) {
        if (is_equipment(item)) offer.bar(UseItem{who, item}, Refusal{DW_EQP_1, "not_equipped"});
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
    return {DW_R51, "needs_die_and_medicine"};
}

Barred barred_modifiers(const State& s, const Player& p, Survivor who)
{
    Barred barred;
    for (const Item item : figure(s, who).equipment) {
        const bool lighter = item == Item::Lighter1 || item == Item::Lighter2;
        const bool no_fuel = lighter && !s.used.has(item) && !fuel_card(p);
        const auto part = attack_part(item);
        if (!part || (!s.used.has(item) && !no_fuel)) continue;
        barred.push_back({means(item), *part, no_fuel ? Refusal{DW_TXT_1, "needs_fuel"} : kUsedItem});
    }
    const bool chemist = who == Survivor::EdwardWhite || has_ability(s, who, Survivor::EdwardWhite);
    if (chemist && !can_mix(s, p, who))
        barred.push_back({means(Survivor::EdwardWhite), &Attack::kill, why_no_chemistry(s, who)});
    return barred;
}

void bar_modified_attacks(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    for (const Modifier& each : barred_modifiers(s, p, who)) {
        for (std::uint8_t die = 1; die <= 6; ++die) {
            if (p.dice[die - 1U] == 0) continue;
            each_gate(figure(s, who).at, [&](Gate gate) {
                Attack attack{who, gate, die, {}, {}, {}};
                attack.*each.part = each.means;
                if (spaces(s, gate).zombies > 0) offer.bar(attack, each.why);
            });
        }
    }
}

void bar_work(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    const auto is_used = [&](Item item) { return f.equipment.has(item) && s.used.has(item); };
    const bool ashley = has_ability(s, who, Survivor::AshleyRoss) && !can_use(s, who, Survivor::AshleyRoss);
    const bool brandon = has_ability(s, who, Survivor::BrandonKane) && !can_use(s, who, Survivor::BrandonKane);
    each_gate(f.at, [&](Gate gate) {
        if (empty_spaces(s, gate) <= 0) return;
        if (ashley) offer.bar(Barricade{who, gate, 0, means(Survivor::AshleyRoss)}, kUsedAbility);
        const Barricade book{who, gate, 0, means(Item::Barricades123)};
        if (f.equipment.has(Item::Barricades123) && f.at != Location::Colony)
            offer.bar(book, Refusal{DW_TXT_1, "only_in_the_colony"});
        else if (is_used(Item::Barricades123))
            offer.bar(book, kUsedItem);
        for (std::uint8_t die = 1; die <= 6 && is_used(Item::Hammer); ++die) {
            if (p.dice[die - 1U] > 0) offer.bar(Barricade{who, gate, die, means(Item::Hammer)}, kUsedItem);
        }
    });
    if (f.at != Location::Colony || s.waste.empty()) return;
    for (std::uint8_t die = 1; die <= 6; ++die) {
        if (p.dice[die - 1U] == 0) continue;
        if (is_used(Item::Mop)) offer.bar(Clean{who, die, means(Item::Mop)}, kUsedItem);
        if (brandon) offer.bar(Clean{who, die, means(Survivor::BrandonKane)}, kUsedAbility);
    }
}

}  // namespace

void bar_things(const State& s, const Turn& turn, Survivor who, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    for (const Survivor ability : who == Survivor::JohnPrice ? in_play(s) : p.group) {
        bar_ability(s, turn.seat, who, ability, offer);
    }
    bar_items(s, turn.seat, who, offer);
    if (is_free_to_act(figure(s, who))) bar_modified_attacks(s, p, who, offer);
    bar_work(s, p, who, offer);
}

}  // namespace snowbound::dead_of_winter
