// What speaks against abilities, items, cards, the table's business and what crossroads cards allow; and against the
// targets of what somebody is using. [DW-ABL.1] to [DW-ABL.6] [DW-EQP.4] [DW-PLY.5] [DW-CON.1] [DW-MOB.1] [DW-HND.1]
#include "games/dead_of_winter/bars.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
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

// Targets: of an ability, an item or a card that is being used, and of what it leads to. [DW-REQ.2] [DW-ATR.1]
// [DW-KIL.3]
namespace {

constexpr Rule kText = rule("DW-ABL.5"), kCard = rule("DW-PLY.5");  // what the text of an ability, a card asks for
constexpr Refusal kBegun{rule("DW-ACT.6"), "begun"}, kNoZombie{rule("DW-R05"), "no_zombie"};
constexpr Refusal kFull{rule("DW-BAR.2"), "no_empty_space"};

bool is_food(Item item) { return symbol_of(item) == Symbol::Food; }
bool is_from_medicine(Item item) { return symbol_of(item) == Symbol::Medicine; }
bool shows_die(const Player& p, std::uint8_t die) { return die > 0 && die <= 6 && p.dice[die - 1U] > 0; }

No no_zombie(const State& s, Gate gate) { return if_so(spaces(s, gate).zombies == 0, kNoZombie); }

Locations places_of(const State& s, Seat seat)
{
    Locations places;
    for (const Survivor who : player(s, seat).group) {
        if (is_alive(s, who)) places.add(figure(s, who).at);
    }
    return places;
}

// One for each frame: it is asked about every choice, and knows its own.
struct OfUse {
    const Using& f;
    const State& s;
    bool item = is_item(f.means);
    bool is(Item which) const { return item && item_of(f.means) == which; }
    bool is(Survivor whose) const { return !item && ability_of(f.means) == whose; }

    No operator()(const Cancel&) const { return kBegun; }
    No operator()(const PickDie& c) const
    {
        if (is(Item::WalkieTalkie) && f.step == 1) {
            return first_of({if_so(!shows_die(player(s, f.other), c.die), {rule("DW-ACT.1"), "not_their_die"}),
                             if_so(c.die == 1, kNothing)});
        }
        const bool takes = is(Item::Jazzercise) || is(Survivor::JamesMeyers);
        const bool raises = is(Item::GuideToLeadership) || is(Survivor::BrianLee) || is(Item::WalkieTalkie);
        if (!takes && !raises) return std::nullopt;
        return first_of({if_so(!shows_die(player(s, f.seat), c.die), {rule("DW-ACT.1"), "no_such_die"}),
                         if_so(raises && c.die == 6, {rule("DW-R12"), "die_is_six"})});
    }
    No operator()(const Done&) const { return if_so(is(Survivor::JamesMeyers), kNothing); }  // no die is named yet
    No operator()(const PickSurvivor& c) const
    {
        if (!is(Survivor::OliviaBrown)) return std::nullopt;
        return first_of({if_so(!at(s, figure(s, f.who).at).has(c.who), {kText, "elsewhere"}),
                         if_so(wounds_of(s, c.who) == 0, kNothing)});
    }
    No operator()(const PickPlace& c) const
    {
        if (!is(Survivor::SophieRobinson)) return std::nullopt;
        return first_of({if_so(c.place == Location::Colony, {kText, "not_in_the_colony"}),
                         if_so(s.decks[index(c.place)].empty(), {rule("DW-R05"), "deck_empty"})});
    }
    No operator()(const PickCard& c) const
    {
        if (!is(Survivor::GabrielDiaz)) return std::nullopt;
        const bool shown = std::find(s.drawn.begin(), s.drawn.end(), c.item) != s.drawn.end();
        return first_of({if_so(!shown, {kText, "not_among_them"}),
                         if_so(symbol_of(c.item) != Symbol::Survivor, {kText, "no_outsider"})});
    }
    No operator()(const PickPlayer& c) const
    {
        const bool robs = is(Survivor::GrayBeard) || is(Survivor::AnnaleighChan);
        if (!robs && !(is(Item::WalkieTalkie) && f.step == 0)) return std::nullopt;
        if (c.seat == f.seat || index(c.seat) >= s.seats) return Refusal{kText, "nobody_to_name"};
        const Player& other = player(s, c.seat);
        return if_so(robs ? other.hand.empty() : lowest_die(other, 2) == 0, kNothing);
    }
    No operator()(const PickGate& c) const
    {
        return is(Item::SniperRifle1) || is(Item::SniperRifle2) ? no_zombie(s, c.gate) : std::nullopt;
    }
    No operator()(const Swap&) const
    {
        if (!is(Survivor::TaliaJones)) return std::nullopt;
        return f.step > 0 ? kBegun : kNothing;  // there is only one card
    }
    No operator()(const SayHint&) const { return if_so(is(Survivor::TaliaJones), {rule("DW-R66"), "order_first"}); }
    No operator()(const auto&) const { return std::nullopt; }
};

struct OfCard {
    const Playing& f;
    const State& s;
    Against against{s, f.seat};

    No operator()(const PickSurvivor& c) const
    {
        if (!is_medicine(f.item)) return std::nullopt;
        const bool near = is_alive(s, c.who) && places_of(s, f.seat).has(figure(s, c.who).at);
        return first_of({if_so(!near, {kCard, "elsewhere"}), if_so(wounds_of(s, c.who) == 0, {kCard, "no_effect"})});
    }
    No operator()(const PickDie& c) const
    {
        const bool junk = f.item == Item::Junk || f.item == Item::StarterJunk;
        return if_so(junk && !shows_die(player(s, f.seat), c.die), {rule("DW-ACT.1"), "no_such_die"});
    }
    No operator()(const SetDie& c) const
    {
        const bool shot = f.item == Item::AdrenalineShot;
        return if_so(shot && !shows_die(player(s, f.seat), c.die), {rule("DW-ACT.1"), "no_such_die"});
    }
    No operator()(const PickPlace& c) const
    {
        const bool padlock = f.item == Item::Padlock;
        if (!padlock && f.item != Item::Megaphone) return std::nullopt;
        return first_of({if_so(!places_of(s, f.seat).has(c.place), {kCard, "elsewhere"}),
                         if_so(empty_spaces(s, c.place) == 0, padlock ? kFull : Refusal{rule("DW-ATR.4"), kFull.why}),
                         kNoZombie});  // there is none to come here
    }
    No operator()(const PickGate& c) const
    {
        if (f.item != Item::Scissors) return std::nullopt;
        return first_of(
            {if_so(!places_of(s, f.seat).has(location_of(c.gate)), {kCard, "elsewhere"}), no_zombie(s, c.gate)});
    }
    // A card that was given is played at once, with what it is named with; nothing else is done before. [DW-REQ.2]
    No operator()(const Move& c) const { return given() ? against(c) : No(); }
    No operator()(const Attack& c) const { return given() ? against(c) : No(); }
    No operator()(const Strike& c) const { return given() ? against(c) : No(); }
    No operator()(const Equip& c) const { return given() ? against(c) : No(); }
    No operator()(const EatCard& c) const { return given() ? against(c) : No(); }
    No operator()(const PlayCard& c) const { return given() ? against(c) : No(); }
    No operator()(const auto&) const { return std::nullopt; }
    bool given() const { return f.giver != kNobody; }
};

struct OfLure {
    const Luring& f;
    const State& s;

    No operator()(const Lure& c) const
    {
        return first_of({if_so(location_of(c.from) == f.place, {rule("DW-ATR.5"), "same_location"}),
                         no_zombie(s, c.from),
                         if_so(f.from && location_of(c.from) != *f.from, {rule("DW-R07"), "one_source"}),
                         if_so(location_of(c.to) != f.place, {rule("DW-ATR.1"), "elsewhere"}),
                         Refusal{rule("DW-ATR.4"), kFull.why}});
    }
    No operator()(const auto&) const { return std::nullopt; }
};

struct OfGate {  // zombies to be killed or removed, barricades to be built
    Location place;
    Rule clause;
    const Refusal& why;  // what is wrong with an entrance of the right location

    No operator()(const PickGate& c) const { return location_of(c.gate) != place ? Refusal{clause, "elsewhere"} : why; }
    No operator()(const auto&) const { return std::nullopt; }
};

struct OfSearch {
    No operator()(const KeepCard&) const { return Refusal{rule("DW-SRC.3"), "not_among_them"}; }
    No operator()(const MakeNoise&) const { return Refusal{rule("DW-EQP.1"), "not_equipped"}; }  // no torch
    No operator()(const auto&) const { return std::nullopt; }
};

struct Targets {
    const State& s;
    Seat seat;
    const Choice& choice;

    No operator()(const Turn& f) const
    {
        return f.stage == TurnStage::Offers ? offer() : std::visit(Against{s, seat}, choice);
    }
    No operator()(const Using& f) const { return std::visit(OfUse{f, s}, choice); }
    No operator()(const Playing& f) const
    {
        const No why = std::visit(OfCard{f, s}, choice);
        return why || f.giver == kNobody ? why : Refusal{rule("DW-REQ.2"), "to_be_played"};
    }
    No operator()(const Luring& f) const { return std::visit(OfLure{f, s}, choice); }
    No operator()(const Killing& f) const { return std::visit(OfGate{f.place, rule("DW-KIL.3"), kNoZombie}, choice); }
    No operator()(const Removing& f) const { return std::visit(OfGate{f.place, rule("DW-KIL.3"), kNoZombie}, choice); }
    No operator()(const Building& f) const { return std::visit(OfGate{f.place, rule("DW-BAR.1"), kFull}, choice); }
    No operator()(const Searching&) const { return std::visit(OfSearch{}, choice); }
    No operator()(const Asking&) const { return gift({rule("DW-REQ.1"), "other_symbol"}, is_food); }
    No operator()(const Round&) const { return gift({rule("DW-XRD.4"), "other_symbol"}, is_food); }
    No operator()(const Sheltering&) const { return gift({rule("DW-TXT.1"), "other_symbol"}, is_from_medicine); }
    No operator()(const Fuelling&) const { return gift({rule("DW-MOB.1"), "not_asked_for"}, is_fuel); }
    No operator()(const Pooling& f) const
    {
        if (f.dice || !std::holds_alternative<PickCard>(choice)) return std::nullopt;
        const auto fits = [&](Item item) { return f.symbols.has(symbol_of(item)); };
        return first_of({gift({rule("DW-XRD.2"), "other_symbol"}, fits), kNothing});  // enough is offered
    }
    No operator()(const Healing& f) const
    {
        const auto* heal = std::get_if<Heal>(&choice);
        return if_so(heal && heal->who != f.who, {rule("DW-WND.2"), kBegun.why});
    }
    No operator()(const auto&) const { return std::nullopt; }

    // A card for what only some cards pay, or answer.
    No gift(const Refusal& other, auto&& fits) const
    {
        const auto* given = std::get_if<GiveCard>(&choice);
        const auto* picked = std::get_if<PickCard>(&choice);
        if (!given && !picked) return std::nullopt;
        const Item item = given ? given->item : picked->item;
        const Player& p = player(s, seat);
        return first_of({if_so(!p.hand.contains(item), {other.rule, "not_in_your_hand"}), if_so(!fits(item), other),
                         if_so(is_locked(p, item), {rule("DW-R71"), "taken_this_round"})});
    }
    No offer() const  // at the start of a turn: an ability, or what a card has left behind
    {
        const auto* pick = std::get_if<PickSurvivor>(&choice);
        if (!pick) return gift({rule("DW-TXT.1"), "other_symbol"}, is_medicine);
        const bool heals = figure(s, pick->who).marks.has(Mark::Healer);
        return first_of({Against{s, seat}.not_mine(pick->who, kText),
                         heals ? Refusal{rule("DW-TXT.1"), "only_in_the_colony"} : Refusal{kText, "of_another"}});
    }
};

}  // namespace
}  // namespace dead_of_winter

std::optional<Refusal> DeadOfWinter::why_not(const State& s, Seat seat, const Choice& choice)
{
    using namespace dead_of_winter;
    const bool asked = !s.stack.empty() && waiting<DeadOfWinter>(s).has(seat);
    return asked ? std::visit(Targets{s, seat, choice}, s.stack.back()) : std::nullopt;
}

}  // namespace snowbound
