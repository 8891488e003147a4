// What speaks against abilities, items, cards, the table's business and what crossroads cards allow. [DW-ABL.1] to
// [DW-ABL.6] [DW-EQP.4] [DW-PLY.5] [DW-CON.1] [DW-MOB.1] [DW-HND.1]
#include "games/dead_of_winter/bars.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

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
    const bool copies = f.at != Location::Colony && at(s, f.at).has(ability);
    return copies ? Refusal{rule("DW-ABL.1"), "ability_elsewhere"} : Refusal{rule("DW-R50"), "not_beside_him"};
}

bool is_worn(const State& s, const Player& p, Item item)
{
    const auto who = bearer(s, item);
    return who && p.group.has(*who);
}

}  // namespace

No Against::no_ability(Survivor who, Survivor ability) const
{
    if (!has_ability(s, who, ability)) return why_absent(s, who, ability);
    return if_so(!can_use(s, who, ability), kUsedAbility);
}

No Against::operator()(const Ability& c) const
{
    const int least = facts(c.as).die;
    if (const No why = not_mine(c.who)) return why;
    if (!has_ability(s, c.who, c.as)) return why_absent(s, c.who, c.as);
    return first_of({if_so(!kDoers.has(c.as), {rule("DW-ABL.5"), "works_by_itself"}), no_ability(c.who, c.as),
                     if_so(!is_useful(s, seat, c.who, c.as), kNothing),
                     least == 0 ? no_die_needed(c.die) : no_die(c.die, rule("DW-ABL.2")),
                     if_so(c.die < least, {rule("DW-ABL.2"), "die_too_low"})});
}

No Against::operator()(const UseItem& c) const
{
    const bool worn = figure(s, c.who).equipment.has(c.item);
    return first_of({not_mine(c.who), if_so(worn && !kTools.has(c.item), {rule("DW-PLY.7"), "named_with_action"}),
                     no_tool(c.who, means(c.item)), if_so(!is_useful(s, seat, c.who, c.item), kNothing)});
}

No Against::operator()(const PlayCard& c) const
{
    const bool outsider = kItemFacts[index(c.item)].kind == ItemKind::Event;
    const bool food = symbol_of(c.item) == Symbol::Food, plays = can_play(s, seat, c.item);
    return first_of(
        {no_card(c.item, rule("DW-PLY.1")), if_so(is_equipment(c.item), {rule("DW-EQP.1"), "to_be_equipped"}),
         if_so(is_fuel(c.item) || c.item == Item::ReadingLamp, {rule("DW-PLY.7"), "named_with_action"}),
         if_so(outsider && !plays, {rule("DW-NEW.3"), "no_room"}),
         if_so(food && !plays, {rule("DW-TXT.1"), "no_food_cards"}), if_so(!plays, {rule("DW-PLY.5"), "no_effect"})});
}

No Against::operator()(const Equip& c) const
{
    const bool other = p.hand.contains(c.item) && !is_equipment(c.item);
    return first_of({not_mine(c.who, rule("DW-EQP.1")), if_so(other, {rule("DW-EQP.1"), "no_equipment"}),
                     no_card(c.item, rule("DW-EQP.1"))});
}

No Against::operator()(const Contribute& c) const
{
    return first_of({if_so(!p.hand.contains(c.item) && !is_worn(s, p, c.item), {rule("DW-CON.1"), "not_in_your_hand"}),
                     if_so(p.exiled, {rule("DW-EXI.6"), "exiled"}), if_so(!s.crisis, {rule("DW-CRI.4"), "no_crisis"}),
                     if_so(led_by_pirate(s, p), {rule("DW-TXT.1"), "led_by_a_pirate"})});
}

No Against::operator()(const Deposit& c) const
{
    const Goal goal = main_facts(s).goal;
    const bool collects = goal == Goal::Deposit || goal == Goal::Armed || goal == Goal::Stock;
    const bool in_hand = p.hand.contains(c.item);
    return first_of({if_so(!in_hand && is_worn(s, p, c.item), {rule("DW-MOB.1"), "only_from_the_hand"}),
                     if_so(!in_hand, {rule("DW-MOB.1"), "not_in_your_hand"}),
                     if_so(!collects, {rule("DW-MOB.1"), "takes_no_cards"}),
                     if_so(!can_deposit(s, c.item), {rule("DW-MOB.2"), "not_asked_for"})});
}

No Against::operator()(const SpendFood& c) const
{
    return first_of({no_die(c.die, rule("DW-FOD.1")), if_so(p.exiled, {rule("DW-EXI.9"), "exiled"}),
                     if_so(c.die == 6, {rule("DW-FOD.2"), "die_is_six"}),
                     if_so(s.food == 0, {rule("DW-FOD.1"), "no_food"})});
}

No Against::operator()(const EatCard& c) const
{
    return first_of({no_die(c.die, rule("DW-FOD.4")), if_so(!p.exiled, {rule("DW-FOD.4"), "not_exiled"}),
                     if_so(symbol_of(c.item) != Symbol::Food, {rule("DW-FOD.4"), "no_food_card"}),
                     no_card(c.item, rule("DW-FOD.4")), if_so(c.die == 6, {rule("DW-FOD.2"), "die_is_six"})});
}

No Against::operator()(const Request& c) const
{
    const bool there = c.seat != seat && index(c.seat) < s.seats && !player(s, c.seat).out;
    return if_so(!there || player(s, c.seat).hand.empty(), {rule("DW-REQ.1"), "nobody_to_ask"});
}

No Against::operator()(const HandOff& c) const
{
    if (!is_worn(s, p, c.item)) return Refusal{rule("DW-HND.1"), "not_equipped"};
    const Survivor from = *bearer(s, c.item);
    const bool near = c.who != from && is_alive(s, from) && at(s, figure(s, from).at).has(c.who);
    return if_so(!near, {rule("DW-HND.1"), "elsewhere"});
}

No Against::operator()(const CallVote& c) const
{
    if (c.seat == seat || index(c.seat) >= s.seats) return Refusal{rule("DW-EXV.1"), "nobody_to_name"};
    const Player& other = player(s, c.seat);
    return first_of({if_so(s.cooperative, {rule("DW-VAR.1"), "no_votes"}),
                     if_so(std::get<Turn>(s.stack.back()).voted, {rule("DW-EXV.1"), "one_vote_a_turn"}),
                     if_so(other.exiled, {rule("DW-EXV.4"), "exiled_already"}),
                     if_so(p.exiled && !s.options.exiled_may_nominate, {rule("DW-EXV.5"), "exiled"}),
                     if_so(other.out, {rule("DW-EXV.1"), "nobody_to_name"})});
}

No Against::heal_for_card(const Serve& c) const
{
    const Figure& janet = figure(s, Survivor::JanetTaylor);
    const bool home = janet.is == FigureIs::Play && janet.at == Location::Colony;
    const bool here = is_alive(s, c.who) && figure(s, c.who).at == Location::Colony;
    return first_of({if_so(!s.standing.has(Standing::HealForCard), kNoCard), no_die_needed(c.die),
                     if_so(p.exiled, {rule("DW-EXI.12"), "exiled"}),
                     if_so(!home || !here, {rule("DW-TXT.1"), "only_in_the_colony"}),
                     if_so(wounds_of(s, c.who) == 0, kNothing),
                     c.item ? no_card(*c.item, rule("DW-TXT.1")) : No(Refusal{rule("DW-TXT.1"), "needs_a_card"})});
}

No Against::buy_medicine(const Serve& c) const
{
    const bool medicine = c.item && symbol_of(*c.item) == Symbol::Medicine && c.who == Survivor::EdwardWhite;
    return first_of({if_so(!s.standing.has(Standing::BuyMedicine), kNoCard), no_die_needed(c.die),
                     if_so(!medicine, kNoCard), if_so(!s.removed.contains(c.item.value_or(Item{})), kNothing),
                     if_so(s.food == 0, {rule("DW-FOD.1"), "no_food"})});
}

No Against::cook(const Serve& c) const
{
    const Figure& f = figure(s, c.who);
    return first_of({not_mine(c.who), if_so(!f.marks.has(Mark::Cook) || c.item, kNoCard),
                     if_so(f.at != Location::Colony, {rule("DW-TXT.1"), "only_in_the_colony"}),
                     if_so(f.cooked, kUsedAbility), no_die(c.die, rule("DW-ABL.2"))});
}

No Against::operator()(const Serve& c) const
{
    if (c.service == Service::Cook) return cook(c);
    return c.service == Service::HealForCard ? heal_for_card(c) : buy_medicine(c);
}

}  // namespace snowbound::dead_of_winter
