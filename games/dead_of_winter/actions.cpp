// What the actions do. [DW-ATZ.1] [DW-ATS.1] [DW-BAR.1] [DW-CLN.1] [DW-ATR.1] [DW-EQP.1] [DW-CON.1] [DW-MOB.1]
// [DW-MOV.1] [DW-FOD.1]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

bool is_calm(const State& s, const Attack& c) { return c.calm || has_ability(s, c.who, Survivor::MikeCho); }

struct Doer {
    State& s;
    Seat seat;
    Rng& rng;
    DwLog& log;
    std::optional<Item> given{};  // by another player, to pay with
    Player& p = player(s, seat);

    void discard(Item item) const
    {
        drop(s, seat, item);
        s.reached.add(piece(item));
        log.say(rule("DW-PLY.2"), To::all(), CardPlayed{seat, item});
        to_waste(s, seat, item, log);
    }
    // Uses up what changes an action; says whether it was a weapon. [DW-EQP.4]
    bool use(Survivor who, const std::optional<Means>& with) const
    {
        if (!with) return false;
        if (is_item(*with)) {
            const Item item = item_of(*with);
            if (!is_equipment(item)) return discard(item), false;
            use_item(s, who, item, log);
            return is_weapon(item);
        }
        if (*with == kCompanion) {
            figure(s, who).companion_used = true;
        } else if (is_ability(*with)) {
            figure(s, who).used.add(ability_of(*with));
            s.reached.add(piece(ability_of(*with)));
            log.say(rule("DW-ABL.4"), To::all(), AbilityUsed{who, ability_of(*with)});
        }
        return false;
    }
    void note_weapon(Survivor who, const std::optional<Means>& with) const
    {
        if (!with || !is_item(*with) || !is_weapon(item_of(*with))) return;
        did(s, Deed::WeaponUsed, who, figure(s, who).at, figure(s, who).at);
        running<Turn>(s)->doing.item = item_of(*with);
    }

    void operator()(const Attack& c) const
    {
        spend_die(s, seat, c.die, log);
        Killing killing;
        killing.seat = seat;
        killing.who = c.who;
        killing.place = figure(s, c.who).at;
        killing.left = 1;
        killing.rolls = is_calm(s, c) ? Rolls::None : Rolls::Each;
        use(c.who, c.ease);
        use(c.who, c.calm);
        use(c.who, c.kill);
        if (c.kill) more_kills(c, killing);
        for (const auto& with : {c.ease, c.calm, c.kill}) {
            note_weapon(c.who, with);
        }
        kill_first(s, killing, c.gate, rng, log);
    }
    void more_kills(const Attack& c, Killing& killing) const  // [DW-ATZ.9]
    {
        if (*c.kill == means(Item::BaseballBat)) return void(killing.left = 2);
        killing.rolls = Rolls::None;
        if (*c.kill == means(Item::Shotgun1) || *c.kill == means(Item::Shotgun2)) {
            killing.left = 2;
            return make_noise(s, killing.place, 1, log);
        }
        if (*c.kill == means(Item::Lighter1) || *c.kill == means(Item::Lighter2)) {
            killing.left = 4;
            return discard(given ? *given : *fuel_card(p));
        }
        killing.left = 3;  // Edward White: a second die and a medicine card [DW-R51]
        spend_die(s, seat, c.second, log);
        discard(given ? *given : *cheapest(p, Symbol::Medicine));
    }
    void operator()(const Strike& c) const
    {
        spend_die(s, seat, c.die, log);
        use(c.who, c.ease);
        note_weapon(c.who, c.ease);
        s.course.seal();
        const int value = 1 + static_cast<int>(rng.below(6));  // [DW-ATS.3]
        const bool hit = value <= attack_of(c.target);
        log.say(rule("DW-ATS.3"), To::all(), Struck{c.who, c.target, static_cast<std::uint8_t>(value), hit});
        if (!hit) return;                                                 // [DW-ATS.5]
        steal_random(s, seat, figure(s, c.target).controller, rng, log);  // [DW-ATS.7]
        wound(s, c.target, 1, rng, log);
    }
    void operator()(const Search& c) const
    {
        spend_die(s, seat, c.die, log);
        start_search(s, seat, c, rng, log);
    }
    void operator()(const Barricade& c) const
    {
        spend_die(s, seat, c.die, log);
        use(c.who, c.with);
        build(s, c.gate, log);
        if (c.with != means(Item::Hammer)) return;
        s.stack.push_back(Building{seat, figure(s, c.who).at, 1});
    }
    void operator()(const Clean& c) const
    {
        spend_die(s, seat, c.die, log);
        use(c.who, c.with);
        const std::size_t most = c.with ? 5 : 3, before = s.waste.size();
        while (before - s.waste.size() < most && !s.waste.empty()) {
            s.removed.push_back(s.waste.take_back());
        }
        const std::size_t cards = before - s.waste.size();
        log.say(rule("DW-CLN.1"), To::all(), WasteCleaned{static_cast<std::uint8_t>(cards)});
        did(s, Deed::Cleaned, c.who, Location::Colony, Location::Colony);
    }
    void operator()(const Attract& c) const
    {
        spend_die(s, seat, c.die, log);
        Luring luring;
        luring.seat = seat;
        luring.place = figure(s, c.who).at;
        luring.left = 2;
        luring.single = s.options.attract_single_source;
        s.stack.push_back(luring);
    }
    void operator()(const Equip& c) const
    {
        drop(s, seat, c.item);
        figure(s, c.who).equipment.add(c.item);
        log.say(rule("DW-EQP.1"), To::all(), Equipped{seat, c.item, c.who});
    }
    void operator()(const Contribute& c) const
    {
        if (p.hand.erase_one(c.item)) {
            forget_hand(s, seat);
        } else {  // it was equipped [DW-CON.6]
            figure(s, *bearer(s, c.item)).equipment.remove(c.item);
            log.say(rule("DW-CON.6"), To::all(), EquipmentLaidDown{seat, c.item});
        }
        p.laid.insert_sorted(c.item);
        s.course.seal();
        s.reached.add(piece(c.item));
        log.say(rule("DW-CON.2"), To::only(seat), LaidDown{seat, c.item});
        log.say(rule("DW-CON.4"), To::all(), CardLaidDown{seat, static_cast<std::uint8_t>(p.laid.size())});
    }
    void operator()(const Deposit& c) const
    {
        drop(s, seat, c.item);
        s.deposit.insert_sorted(c.item);
        log.say(rule("DW-MOB.1"), To::all(), Deposited{seat, c.item});
    }
    void operator()(const Move& c) const
    {
        Figure& f = figure(s, c.who);
        const Location from = f.at;
        if (c.by && is_item(*c.by)) discard(item_of(*c.by));
        if (c.by) log.say(rule("DW-PLY.7"), To::all(), MovedBy{c.who, *c.by});
        f.at = c.to;
        f.moved = true;
        log.say(rule("DW-MOV.1"), To::all(), Moved{seat, c.who, from, c.to});
        did(s, Deed::Moved, c.who, from, c.to);
        running<Turn>(s)->doing.fuel = c.by && is_item(*c.by);
        after_move(s, c, from, Risk::Move, rng, log);
        if (c.by == kSnowmobile) ride(c, from);
    }
    void ride(const Move& c, Location from) const
    {
        --figure(s, c.who).rides;
        for (const Location place : {from, c.to}) {
            place == Location::Colony ? add_zombies(s, place, 1) : make_noise(s, place, 1, log);
        }
    }
    void operator()(const SpendFood& c) const
    {
        change_food(s, -1, log);
        did(s, Deed::FoodSpent, *p.leader, Location::Colony, Location::Colony);
        running<Turn>(s)->raising = c.die;  // after what a crossroads card may say to it
    }
    void operator()(const EatCard& c) const  // [DW-FOD.4]
    {
        discard(c.item);
        change_die(s, seat, c.die, c.die + 1);
        log.say(rule("DW-FOD.4"), To::all(), DieRaised{seat, c.die, static_cast<std::uint8_t>(c.die + 1)});
    }
    void operator()(const Request& c) const
    {
        running<Turn>(s)->asked[index(c.symbol)].add(c.seat);
        s.stack.push_back(Asking{seat, c.seat, c.symbol});
        log.say(rule("DW-REQ.1"), To::all(), Requested{seat, c.seat, c.symbol});
    }
    void operator()(const HandOff& c) const
    {
        s.handed.add(c.item);
        s.stack.push_back(Handing{c.item, *bearer(s, c.item), c.who});
    }
    void operator()(const CallVote& c) const
    {
        running<Turn>(s)->voted = true;
        log.say(rule("DW-EXV.1"), To::all(), VoteCalled{seat, c.seat});
        start_exile_vote(s, c.seat, log);
    }
    void operator()(const PlayCard& c) const { play_now(s, seat, c.item, kNobody, rng, log); }
    void operator()(const Ability& c) const
    {
        Using use_of;
        use_of.seat = seat;
        use_of.who = c.who;
        use_of.means = means(c.as);
        use_of.die = c.die;
        s.stack.push_back(use_of);
    }
    void operator()(const UseItem& c) const
    {
        Using use_of;
        use_of.seat = seat;
        use_of.who = c.who;
        use_of.means = means(c.item);
        s.stack.push_back(use_of);
    }
    void operator()(const Serve& c) const
    {
        switch (c.service) {
            case Service::HealForCard: discard(*c.item); return heal(s, seat, c.who, log);
            case Service::BuyMedicine:
                change_food(s, -1, log);
                s.removed.erase_one(*c.item);
                return take_openly(s, seat, *c.item);
            case Service::Cook:
                spend_die(s, seat, c.die, log);
                figure(s, c.who).cooked = true;
                return change_food(s, 2, log);
        }
    }
    template <class Other>
    void operator()(const Other&) const
    {
        rule_bug("that is no action");
    }
};

}  // namespace

bool is_safe(const State& s, const Move& c, Location from)
{
    const bool sewer =
        s.standing.has(Standing::SewerPassage) && ((from == Location::Colony && c.to == Location::Hospital) ||
                                                   (from == Location::Hospital && c.to == Location::Colony));
    return c.by || sewer || figure(s, c.who).marks.has(Mark::Horse) || has_ability(s, c.who, Survivor::RodMiller);
}

void after_move(State& s, const Move& c, Location from, Risk risk, Rng& rng, DwLog& log)
{
    if (s.standing.has(Standing::Hunted) && roll(rng, log, s) <= kHuntedSides) {
        s.stack.push_back(Striking{{c.who}, Blow::Wound, 1, false});
    }
    if (c.to == Location::School && s.standing.has(Standing::HauntedSchool)) {
        s.stack.push_back(Striking{{c.who}, Blow::Wound, 1, false});
    }
    if (!is_safe(s, c, from)) s.stack.push_back(Exposing{c.who, 1, risk});  // [DW-MOV.2] it happens first
}

int exposures_of(const State& s, const Attack& c)
{
    const bool bat = c.kill == means(Item::BaseballBat);
    if (is_calm(s, c) || (c.kill && !bat)) return 0;
    const bool calm_gate = c.gate == Gate::Colony1 && s.standing.has(Standing::CalmGate);
    return (calm_gate ? 0 : 1) + (bat && zombies_at(s, figure(s, c.who).at) > 1 ? 1 : 0);
}

void do_action(State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log, std::optional<Item> given)
{
    std::visit(Doer{s, seat, rng, log, given}, choice);
}

}  // namespace snowbound::dead_of_winter
