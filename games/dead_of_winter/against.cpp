// What speaks against the actions that cost a die, and against moves. [DW-ATZ.1] [DW-ATS.1] [DW-SRC.1] [DW-BAR.1]
// [DW-CLN.1] [DW-ATR.1] [DW-MOV.1]
#include "games/dead_of_winter/bars.h"

namespace snowbound::dead_of_winter {
namespace {

constexpr Means kLamp = means(Item::ReadingLamp), kEdward = means(Survivor::EdwardWhite);
constexpr Refusal kOtherUse{rule("DW-PLY.7"), "does_not_do_that"};

No away(const State& s, Survivor who, Gate gate, Rule clause)
{
    return if_so(location_of(gate) != figure(s, who).at, {clause, "elsewhere"});
}

No too_low(std::uint8_t die, int least) { return if_so(die < least, {rule("DW-ACT.3"), "die_too_low"}); }

}  // namespace

No first_of(std::initializer_list<No> all)
{
    for (const No& each : all) {
        if (each) return each;
    }
    return std::nullopt;
}

No Against::not_mine(Survivor who, Rule clause) const
{
    return if_so(!p.group.has(who) || !is_alive(s, who), {clause, "not_yours"});
}

No Against::held(Survivor who) const { return if_so(!is_free_to_act(figure(s, who)), kHeld); }

No Against::no_die(std::uint8_t die, Rule that_costs_it) const
{
    if (die == 0) return Refusal{that_costs_it, "needs_a_die"};
    return if_so(die > 6 || p.dice[die - 1U] == 0, {rule("DW-ACT.1"), "no_such_die"});
}

No Against::no_card(Item item, Rule clause) const
{
    if (!p.hand.contains(item)) return Refusal{clause, "not_in_your_hand"};
    return if_so(is_locked(p, item), {rule("DW-R71"), "taken_this_round"});
}

No Against::no_tool(Survivor who, Means with) const
{
    const Figure& f = figure(s, who);
    if (with == kSnowmobile) return if_so(!f.marks.has(Mark::Snowmobile), kNoCard);
    if (with == kCompanion) return f.marks.has(Mark::Companion) ? if_so(f.companion_used, kUsedAbility) : No(kNoCard);
    if (is_ability(with)) return no_ability(who, ability_of(with));
    const Item item = item_of(with);
    if (f.equipment.has(item)) return if_so(s.used.has(item), kUsedItem);
    return bearer(s, item) ? Refusal{rule("DW-ABL.6"), "of_another"} : Refusal{rule("DW-EQP.1"), "not_equipped"};
}

// What does something else in an attack, or nothing; or the same as another that is named. [DW-ATZ.9]
No Against::misused(const Attack& c, Means with, std::optional<Means> Attack::* part) const
{
    const auto right = is_item(with) ? attack_part(item_of(with)) : std::nullopt;
    if (right == part) return std::nullopt;
    return right && c.*(*right) ? Refusal{rule("DW-ATZ.9"), "one_effect_only"} : kOtherUse;
}

No Against::ease(Survivor who, Means with) const
{
    if (with == kLamp) return no_card(Item::ReadingLamp, rule("DW-PLY.7"));
    return first_of({no_tool(who, with), if_so(lowest_die(p) >= attack_of(who), kNothing)});  // every die will do
}

No Against::chemistry(const Attack& c) const  // [DW-R51] [DW-D05]
{
    const bool left = c.second > 0 && c.second <= 6 && p.dice[c.second - 1U] > (c.second == c.die ? 1 : 0);
    const int least = c.ease ? 1 : attack_of(c.who);
    return first_of({no_ability(c.who, Survivor::EdwardWhite),
                     if_so(!cheapest(p, Symbol::Medicine) || !left, {rule("DW-R51"), "needs_die_and_medicine"}),
                     if_so(c.second >= least && c.second < c.die, {rule("DW-R51"), "lower_die_first"})});
}

No Against::kill(const Attack& c) const
{
    if (c.kill == kEdward) return chemistry(c);
    const bool lighter = c.kill == means(Item::Lighter1) || c.kill == means(Item::Lighter2);
    return first_of({no_tool(c.who, *c.kill), if_so(lighter && !fuel_card(p), {rule("DW-TXT.1"), "needs_fuel"})});
}

No Against::calm(const Attack& c) const
{
    const bool calm_kill = c.kill && c.kill != means(Item::BaseballBat);
    return first_of({no_tool(c.who, *c.calm), if_so(has_ability(s, c.who, Survivor::MikeCho), kNothing),
                     if_so(calm_kill, {rule("DW-ATZ.9"), "spared_already"})});
}

No Against::operator()(const Attack& c) const
{
    const No where = first_of({not_mine(c.who), away(s, c.who, c.gate, rule("DW-ATZ.2")),
                               if_so(spaces(s, c.gate).zombies == 0, {rule("DW-ATZ.7"), "no_zombie"}), held(c.who)});
    if (where) return where;
    const bool lamp = c.ease == kLamp;
    No with = lamp ? no_die_needed(c.die) : no_die(c.die, rule("DW-ATZ.1"));
    if (!with && c.ease && !lamp) with = misused(c, *c.ease, &Attack::ease);
    if (!with && c.ease) with = ease(c.who, *c.ease);
    if (!with && c.kill && c.kill != kEdward) with = misused(c, *c.kill, &Attack::kill);
    if (!with && c.kill) with = kill(c);
    if (!with && c.calm && c.calm != kCompanion) with = misused(c, *c.calm, &Attack::calm);
    if (!with && c.calm) with = calm(c);
    if (with) return with;
    return first_of({if_so(c.kill != kEdward && c.second != 0, {rule("DW-R51"), "one_die_only"}),
                     c.ease ? No() : too_low(c.die, attack_of(c.who))});
}

No Against::operator()(const Strike& c) const
{
    const bool lamp = c.ease == kLamp, near = is_alive(s, c.target) && figure(s, c.target).at == figure(s, c.who).at;
    const No where = first_of({not_mine(c.who), if_so(p.group.has(c.target), {rule("DW-ATS.2"), "own_survivor"}),
                               if_so(!near, {rule("DW-ATS.2"), "elsewhere"}), held(c.who),
                               lamp ? no_die_needed(c.die) : no_die(c.die, rule("DW-ATS.1"))});
    if (where) return where;
    if (!c.ease) return too_low(c.die, attack_of(c.who));
    return first_of({lamp ? No() : misused({}, *c.ease, &Attack::ease), ease(c.who, *c.ease)});
}

No Against::operator()(const Search& c) const
{
    const Location place = figure(s, c.who).at;
    const No where =
        first_of({not_mine(c.who), if_so(place == Location::Colony, {rule("DW-SRC.1"), "not_in_the_colony"}),
                  if_so(s.decks[index(place)].empty(), {rule("DW-SRC.7"), "deck_empty"}), held(c.who),
                  no_die(c.die, rule("DW-SRC.1")), too_low(c.die, search_of(c.who))});
    if (where || c.spare.empty()) return where;
    const Spared aids = search_aids(s, c.who);  // some of them, in their order; all of them: that is a plain search
    std::size_t next = 0;
    for (const Means aid : aids) next += next < c.spare.size() && c.spare[next] == aid;
    return if_so(c.plain || next < c.spare.size() || next == aids.size(), {rule("DW-SRC.8"), "not_to_be_spared"});
}

No Against::operator()(const Barricade& c) const
{
    const bool free = c.with == means(Survivor::AshleyRoss) || c.with == means(Item::Barricades123);
    const bool book_away = c.with == means(Item::Barricades123) && figure(s, c.who).at != Location::Colony;
    return first_of({not_mine(c.who), away(s, c.who, c.gate, rule("DW-BAR.1")),
                     if_so(c.with && !free && c.with != means(Item::Hammer), kOtherUse),
                     if_so(empty_spaces(s, c.gate) <= 0, {rule("DW-BAR.2"), "no_empty_space"}),
                     if_so(book_away, {rule("DW-TXT.1"), "only_in_the_colony"}),
                     c.with ? no_tool(c.who, *c.with) : No(),
                     free ? no_die_needed(c.die) : no_die(c.die, rule("DW-BAR.1"))});
}

No Against::operator()(const Clean& c) const
{
    const bool mop = c.with == means(Survivor::BrandonKane) || c.with == means(Item::Mop);
    return first_of({not_mine(c.who), if_so(c.with && !mop, kOtherUse),
                     if_so(figure(s, c.who).at != Location::Colony, {rule("DW-CLN.1"), "only_in_the_colony"}),
                     if_so(s.waste.empty(), {rule("DW-CLN.2"), "no_waste"}), c.with ? no_tool(c.who, *c.with) : No(),
                     no_die(c.die, rule("DW-CLN.1"))});
}

No Against::operator()(const Attract& c) const { return first_of({not_mine(c.who), no_die(c.die, rule("DW-ATR.1"))}); }

No Against::operator()(const Move& c) const
{
    const Figure& f = figure(s, c.who);
    const No where = first_of({not_mine(c.who), if_so(c.to == f.at, {rule("DW-R18"), "already_there"}),
                               if_so(f.moved, {rule("DW-MOV.1"), "moved_already"}),
                               if_so(c.to == Location::Colony && is_exiled(s, c.who), {rule("DW-MOV.5"), "exiled"}),
                               if_so(free_spaces(s, c.to) <= 0, {rule("DW-DEF.3"), "no_room"}),
                               if_so(!can_move(s, c.who) || !may_be_at(s, c.who, c.to), kHeld)});
    if (where || !c.by) return where;
    if (is_item(*c.by)) return is_fuel(item_of(*c.by)) ? no_card(item_of(*c.by), rule("DW-PLY.7")) : No(kOtherUse);
    if (c.by != kSnowmobile) return kOtherUse;
    return first_of({no_tool(c.who, kSnowmobile), if_so(f.rides == 0, {rule("DW-TXT.1"), "no_rides_left"})});
}

}  // namespace snowbound::dead_of_winter
