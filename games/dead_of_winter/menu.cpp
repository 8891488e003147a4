// What the active player may do. Where several survivors or dice would do the same, a search sees the cheapest; people
// see all. [DW-TRN.4] [DW-ACT.3] [DW-ATZ.9]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/whereabouts.h"

namespace snowbound::dead_of_winter {
namespace {

// The lowest die that will do is offered to everybody, the others to people only. [DW-D05]
template <class Make>
void offer_dice(const Player& p, int least, DwOffer& offer, Make&& make)
{
    const int lowest = lowest_die(p, least);
    if (lowest == 0) return;
    offer.add(make(static_cast<std::uint8_t>(lowest)));
    if (!offer.for_people()) return;
    each_die(p, [&](std::uint8_t value) { offer.also(make(value)); }, lowest + 1);
}

constexpr Means kChemistry = means(Survivor::EdwardWhite);

// Edward White pays a second die, any that is left; two dice are offered in one order only. [DW-R51] [DW-D05]
void offer_chemistry(const Player& p, int least, Attack attack, DwOffer& offer)
{
    const bool lamp = attack.die == 0;
    bool lowest = true;
    for (std::uint8_t die = attack.die; die <= 6; ++die) {
        if (!lamp && p.dice[die - 1U] == 0) continue;
        for (std::uint8_t second = 1; second <= 6; ++second) {
            const int left = p.dice[second - 1U] - (second == die ? 1 : 0);
            if (left == 0 || (second >= least && second < die)) continue;
            attack.die = die, attack.second = second;
            lowest ? offer.add(attack) : offer.also(attack);
            if (!offer.for_people()) return;
            lowest = false;
        }
        if (lamp) return;
    }
}

constexpr std::array kEase{Item::Wrench, Item::Switchblade1, Item::Switchblade2};
constexpr std::array kCalm{Item::Pistol1, Item::Pistol2, Item::Pistol3, Item::MartialArts};
constexpr std::array kMore{Item::BaseballBat, Item::Shotgun1, Item::Shotgun2, Item::Lighter1, Item::Lighter2};
using Modifiers = FixedVector<std::optional<Means>, 7>;

Modifiers eases(const State& s, Survivor who)
{
    Modifiers some{std::nullopt};
    for (const Item item : kEase) {
        if (is_ready(s, who, item)) some.push_back(means(item));
    }
    return some;
}

Modifiers calms(const State& s, Survivor who)
{
    Modifiers some{std::nullopt};
    if (has_ability(s, who, Survivor::MikeCho)) return some;
    for (const Item item : kCalm) {
        if (is_ready(s, who, item)) some.push_back(means(item));
    }
    const Figure& f = figure(s, who);
    if (f.marks.has(Mark::Companion) && !f.companion_used) some.push_back(kCompanion);
    return some;
}

bool has_lamp(const Player& p) { return p.hand.contains(Item::ReadingLamp) && !is_locked(p, Item::ReadingLamp); }

bool is_lighter(Item item) { return item == Item::Lighter1 || item == Item::Lighter2; }

// An attack with a die and a second one, or with the lamp and one. [DW-R51]
bool has_dice_for_edward(const Player& p, bool lamp) { return dice_left(p) >= (lamp ? 1 : 2); }

Modifiers kills(const State& s, const Player& p, Survivor who)
{
    Modifiers some{std::nullopt};
    for (const Item item : kMore) {
        if (is_ready(s, who, item) && (!is_lighter(item) || fuel_card(p))) some.push_back(means(item));
    }
    if (can_mix(s, p, who)) some.push_back(kChemistry);
    return some;
}

// The effects that this card can pay for. [DW-REQ.4]
Modifiers paid_kills(const State& s, const Player& p, Survivor who, Item card, bool lamp)
{
    Modifiers some;
    for (const Item item : {Item::Lighter1, Item::Lighter2}) {
        if (is_fuel(card) && is_ready(s, who, item)) some.push_back(means(item));
    }
    const bool chemist = symbol_of(card) == Symbol::Medicine && can_use(s, who, Survivor::EdwardWhite);
    if (chemist && has_dice_for_edward(p, lamp)) some.push_back(kChemistry);
    return some;
}

bool is_calm(const std::optional<Means>& kill) { return kill && *kill != means(Item::BaseballBat); }

// A Reading Lamp stands for the die.
void offer_lamp_attacks(const State& s, const Player& p, Survivor who, Gate gate, const Modifiers& more, DwOffer& offer)
{
    for (const auto& kill : more) {
        for (const auto& calm : calms(s, who)) {
            if (calm && is_calm(kill)) continue;
            const Attack attack{who, gate, 0, means(Item::ReadingLamp), kill, calm};
            kill == kChemistry ? offer_chemistry(p, 1, attack, offer) : offer.add(attack);
        }
    }
}

void offer_attack_at(const State& s, const Player& p, Survivor who, Gate gate, const Modifiers& more, DwOffer& offer)
{
    const bool lamp = has_lamp(p);
    if (!lamp && lowest_die(p) == 0) return;
    const Modifiers calm_ways = calms(s, who);
    for (const auto& ease : eases(s, who)) {
        const int least = ease ? 1 : attack_of(who);
        const int die = lowest_die(p, least);
        if (die == 0 || (ease && lowest_die(p, attack_of(who)) == die)) continue;
        for (const auto& kill : more) {
            if (kill == kChemistry && !has_dice_for_edward(p, false)) continue;
            for (const auto& calm : calm_ways) {
                if (calm && is_calm(kill)) continue;
                const auto with = [&](std::uint8_t value) { return Attack{who, gate, value, ease, kill, calm}; };
                if (kill == kChemistry) {
                    offer_chemistry(p, least, with(static_cast<std::uint8_t>(die)), offer);
                } else {
                    offer_dice(p, least, offer, with);
                }
            }
        }
    }
    if (lamp) offer_lamp_attacks(s, p, who, gate, more, offer);
}

void offer_strikes(const State& s, const Player& p, Survivor who, const Survivors& here, DwOffer& offer)
{
    const Survivors targets = here - p.group;  // [DW-ATS.2]
    if (targets.empty()) return;
    const Modifiers ease_ways = eases(s, who);
    const bool lamp = has_lamp(p);
    for (const Survivor target : targets) {
        for (const auto& ease : ease_ways) {
            const int least = ease ? 1 : attack_of(who);
            if (ease && lowest_die(p, attack_of(who)) == lowest_die(p, 1)) continue;
            offer_dice(p, least, offer, [&](std::uint8_t value) { return Strike{who, target, value, ease}; });
        }
        if (lamp) offer.add(Strike{who, target, 0, means(Item::ReadingLamp)});
    }
}

// Barricades, cleaning, attracting: any die, and it does not matter who of those at a place does it.
void offer_work(const State& s, const Player& p, Survivor who, bool first, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    const int die = lowest_die(p);
    const auto offer_or_also = [&](const auto& choice) { first ? offer.add(choice) : offer.also(choice); };
    const bool free_ability = can_use(s, who, Survivor::AshleyRoss);
    const bool free_book = f.at == Location::Colony && is_ready(s, who, Item::Barricades123);
    each_gate(f.at, [&](Gate gate) {
        if (empty_spaces(s, gate) <= 0) return;
        const auto value = static_cast<std::uint8_t>(die);
        if (die > 0) offer_or_also(Barricade{who, gate, value, {}});
        if (die > 0 && is_ready(s, who, Item::Hammer)) offer.add(Barricade{who, gate, value, means(Item::Hammer)});
        if (free_ability) offer.add(Barricade{who, gate, 0, means(Survivor::AshleyRoss)});
        if (free_book) offer.add(Barricade{who, gate, 0, means(Item::Barricades123)});
    });
    if (die == 0) return;
    const auto value = static_cast<std::uint8_t>(die);
    offer_or_also(Attract{who, value});
    if (f.at != Location::Colony || s.waste.empty()) return;  // [DW-CLN.1]
    offer_or_also(Clean{who, value, {}});
    if (is_ready(s, who, Item::Mop)) offer.add(Clean{who, value, means(Item::Mop)});
    if (can_use(s, who, Survivor::BrandonKane)) offer.add(Clean{who, value, means(Survivor::BrandonKane)});
}

void offer_more_dice(const State& s, const Player& p, Survivor who, DwOffer& offer)  // other dice, for people
{
    const auto offer_with = [&](std::uint8_t die) {
        each_gate(figure(s, who).at, [&](Gate gate) {
            if (empty_spaces(s, gate) <= 0) return;
            offer.also(Barricade{who, gate, die, {}});
            if (is_ready(s, who, Item::Hammer)) offer.also(Barricade{who, gate, die, means(Item::Hammer)});
        });
        offer.also(Attract{who, die});
        if (figure(s, who).at != Location::Colony || s.waste.empty()) return;
        offer.also(Clean{who, die, {}});
        if (is_ready(s, who, Item::Mop)) offer.also(Clean{who, die, means(Item::Mop)});
        if (can_use(s, who, Survivor::BrandonKane)) offer.also(Clean{who, die, means(Survivor::BrandonKane)});
    };
    each_die(p, offer_with);
}

// Whatever would help in a search may be kept for another one: none of it, or any part. [DW-SRC.8]
void offer_sparing(const State& s, const Player& p, Survivor who, DwOffer& offer)
{
    const Spared aids = search_aids(s, who);
    const auto offer_with = [&](std::uint8_t value) {
        offer.also(Search{who, value, true, {}});
        for (unsigned part = 1; part + 1 < 1U << aids.size(); ++part) {
            Search search{who, value, false, {}};
            for (std::size_t i = 0; i < aids.size(); ++i) {
                if ((part >> i & 1U) != 0) search.spare.push_back(aids[i]);
            }
            offer.also(search);
        }
    };
    each_die(p, offer_with, search_of(who));
}

void offer_for(const State& s, const Player& p, Survivor who, const Whereabouts& all, bool first, DwOffer& offer)
{
    const Figure& f = figure(s, who);
    if (is_free_to_act(f)) {
        if (zombies_at(s, f.at) > 0) {
            const Modifiers more = kills(s, p, who);
            each_gate(f.at, [&](Gate gate) {
                if (spaces(s, gate).zombies > 0) offer_attack_at(s, p, who, gate, more, offer);
            });
        }
        offer_strikes(s, p, who, all.at[index(f.at)], offer);
        if (f.at != Location::Colony && !s.decks[index(f.at)].empty()) {  // [DW-SRC.1] [DW-SRC.7]
            offer_dice(p, search_of(who), offer, [&](std::uint8_t value) { return Search{who, value, false, {}}; });
            if (offer.for_people()) offer_sparing(s, p, who, offer);
        }
    }
    offer_work(s, p, who, first, offer);
    if (offer.for_people()) offer_more_dice(s, p, who, offer);
    if (!can_move(s, who)) return;
    offer_moves(s, who, {}, all.room, offer);
    if (const auto fuel = fuel_card(p)) offer_moves(s, who, means(*fuel), all.room, offer);
    const bool other_fuel = fuel_card(p) == Item::StarterFuel && p.hand.contains(Item::Fuel);
    if (offer.for_people() && other_fuel && !is_locked(p, Item::Fuel)) {
        for (std::size_t i = 0; i < kLocations; ++i) {
            const Location to = location_at(i);
            if (to != f.at && may_be_at(s, who, to)) offer.also(Move{who, to, means(Item::Fuel)});
        }
    }
    if (f.marks.has(Mark::Snowmobile) && f.rides > 0) offer_moves(s, who, kSnowmobile, all.room, offer);
}

void offer_table(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    for (int value = 1; value < 6 && !p.exiled && s.food > 0; ++value) {  // [DW-FOD.1] [DW-FOD.2]
        if (p.dice[static_cast<std::size_t>(value - 1)] > 0) offer.add(SpendFood{static_cast<std::uint8_t>(value)});
    }
    for (const Seat seat : all_seats(s)) {
        const Player& other = player(s, seat);
        if (seat == turn.seat || other.out) continue;
        for (std::size_t i = 0; i < kSymbols && !other.hand.empty(); ++i) {  // [DW-REQ.1]
            const Request request{seat, static_cast<Symbol>(i)};
            turn.asked[i].has(seat) ? offer.also(request) : offer.add(request);
        }
        const bool may_call = !s.cooperative && !turn.voted && !other.exiled;  // [DW-EXV.1] [DW-EXV.4] [DW-VAR.1]
        if (may_call && (!p.exiled || s.options.exiled_may_nominate)) offer.add(CallVote{seat});
    }
}

void offer_gear(const State& s, Survivor who, const Survivors& here, DwOffer& offer)
{
    const Player& p = player(s, figure(s, who).controller);
    const bool contributes = s.crisis && !p.exiled && !led_by_pirate(s, p);
    for (const Item item : figure(s, who).equipment) {
        for (const Survivor to : here) {
            if (to == who) continue;
            s.handed.has(item) ? offer.also(HandOff{item, to}) : offer.add(HandOff{item, to});  // [DW-HND.1]
        }
        if (contributes) offer.also(Contribute{item});
    }
}

void offer_services(const State& s, const Turn& turn, const Player& p, DwOffer& offer)
{
    if (s.standing.has(Standing::BuyMedicine) && s.food > 0) {
        Equipment kinds;
        for (const Item item : s.removed) {
            if (symbol_of(item) != Symbol::Medicine || kinds.has(item)) continue;
            const Serve buy{Service::BuyMedicine, Survivor::EdwardWhite, item};
            kinds.empty() ? offer.add(buy) : offer.also(buy);
            kinds.add(item);
        }
    }
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.is != FigureIs::Play || !f.marks.has(Mark::Cook) || f.cooked || f.at != Location::Colony) continue;
        offer_dice(p, 1, offer, [&](std::uint8_t value) { return Serve{Service::Cook, who, {}, value}; });
    }
    const bool janet = s.standing.has(Standing::HealForCard) && is_alive(s, Survivor::JanetTaylor) &&
                       figure(s, Survivor::JanetTaylor).at == Location::Colony;
    if (!janet || player(s, turn.seat).exiled) return;
    for (const Survivor who : at(s, Location::Colony)) {
        if (wounds_of(s, who) == 0) continue;
        each_free_kind(p, [&](Item item) { offer.add(Serve{Service::HealForCard, who, item}); });
    }
}

}  // namespace

bool can_mix(const State& s, const Player& p, Survivor who)
{
    return can_use(s, who, Survivor::EdwardWhite) && cheapest(p, Symbol::Medicine) &&
           has_dice_for_edward(p, has_lamp(p));
}

std::optional<std::optional<Means> Attack::*> attack_part(Item item)
{
    if (std::find(kEase.begin(), kEase.end(), item) != kEase.end()) return &Attack::ease;
    if (std::find(kCalm.begin(), kCalm.end(), item) != kCalm.end()) return &Attack::calm;
    if (std::find(kMore.begin(), kMore.end(), item) != kMore.end()) return &Attack::kill;
    return std::nullopt;
}

std::optional<Item> cheapest(const Player& p, Symbol symbol)
{
    for (const Item item : p.hand) {  // sorted: starter cards first
        if (symbol_of(item) == symbol && !is_locked(p, item)) return item;
    }
    return std::nullopt;
}

std::optional<Item> fuel_card(const Player& p)
{
    for (const Item item : p.hand) {
        if (is_fuel(item) && !is_locked(p, item)) return item;
    }
    return std::nullopt;
}

bool can_move(const State& s, Survivor who)  // [DW-MOV.1]
{
    const Figure& f = figure(s, who);
    return f.is == FigureIs::Play && !f.moved && is_free_to_act(f) && !f.marks.has(Mark::Halted);
}

void offer_moves(const State& s, Survivor who, std::optional<Means> by, const Locations& room, DwOffer& offer)
{
    for (const Location to : room) {
        if (to != figure(s, who).at && is_admitted(s, who, to)) offer.add(Move{who, to, by});  // [DW-R18]
    }
}

void offer_attacks(const State& s, const Turn& turn, Survivor who, DwOffer& offer)  // with a Reading Lamp only
{
    const Player& p = player(s, turn.seat);
    const Figure& f = figure(s, who);
    if (f.is != FigureIs::Play || !is_free_to_act(f)) return;
    each_gate(f.at, [&](Gate gate) {
        if (spaces(s, gate).zombies > 0) offer_lamp_attacks(s, p, who, gate, kills(s, p, who), offer);
    });
    for (const Survivor target : at(s, f.at) - p.group) {
        offer.add(Strike{who, target, 0, means(Item::ReadingLamp)});
    }
}

bool pays_for_attack(const State& s, Seat seat, Item card)  // as far as everybody can see: a lamp in the hand is secret
{
    const Player& p = player(s, seat);
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.is != FigureIs::Play || !is_free_to_act(f) || zombies_at(s, f.at) == 0) continue;
        const int least = eases(s, who).size() > 1 ? 1 : attack_of(who);
        if (!paid_kills(s, p, who, card, false).empty() && has_die(p, least)) return true;
    }
    return false;
}

void offer_paid_attacks(const State& s, Seat seat, Item card, DwOffer& offer)
{
    const Player& p = player(s, seat);
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.is != FigureIs::Play || !is_free_to_act(f)) continue;
        const Modifiers paid = paid_kills(s, p, who, card, has_lamp(p));
        each_gate(f.at, [&](Gate gate) {
            if (spaces(s, gate).zombies > 0 && !paid.empty()) offer_attack_at(s, p, who, gate, paid, offer);
        });
    }
}

void offer_actions(const State& s, const Turn& turn, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    const Whereabouts all(s);
    Locations seen;
    for (const Survivor who : p.group) {
        if (!is_alive(s, who)) continue;
        const Location place = figure(s, who).at;
        offer_for(s, p, who, all, !seen.has(place), offer);
        offer_gear(s, who, all.at[index(place)], offer);
        seen.add(place);
    }
    offer_uses(s, turn, offer);
    offer_plays(s, turn, offer);
    offer_table(s, turn, p, offer);
    offer_services(s, turn, p, offer);
    if (offer.for_people()) offer_bars(s, turn, offer);
}

}  // namespace snowbound::dead_of_winter
