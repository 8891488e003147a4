// The judge of second_menu.h: one verdict for each kind of action. [DW-TRN.4] [DW-ACT.5]
#pragma once

#include "games/dead_of_winter/tests/second_menu.h"

namespace snowbound::dead_of_winter::second_menu {

struct Judge : Table {
    static bool in(std::initializer_list<Item> some, Item item)
    {
        return std::find(some.begin(), some.end(), item) != some.end();
    }
    static bool eases(Item item) { return in({Item::Wrench, Item::Switchblade1, Item::Switchblade2}, item); }
    static bool calms(Item item) { return in({Item::Pistol1, Item::Pistol2, Item::Pistol3, Item::MartialArts}, item); }
    static bool burns(Item item) { return in({Item::Lighter1, Item::Lighter2}, item); }
    static bool kills_more(Item item)
    {
        return burns(item) || in({Item::BaseballBat, Item::Shotgun1, Item::Shotgun2}, item);
    }
    static constexpr Means kLamp = means(Item::ReadingLamp), kChemist = means(Survivor::EdwardWhite);
    bool lowers(Survivor who) const { return dice_from(p, 1, kSurvivorFacts[index(who)].attack - 1) > 0; }

    // One thing that changes an attack, judged alone.
    Verdict ease_of(Survivor who, Means ease) const
    {
        if (ease == kLamp && held(Item::ReadingLamp) > 0) return locked(Item::ReadingLamp) ? "DW-R71" : kAllowed;
        if (!is_item(ease) || !eases(item_of(ease)) || !wears(who, item_of(ease))) return kAbsurd;
        if (s.used.has(item_of(ease))) return "DW-EQP.4";
        return lowers(who) ? kAllowed : "DW-R05";  // any die would do without it
    }
    Verdict calm_of(Survivor who, Means calm) const
    {
        const Figure& f = of(who);
        if (calm == kCompanion) {
            if (!f.marks.has(Mark::Companion)) return kAbsurd;
            if (f.companion_used) return "DW-ABL.4";
            return has(who, Survivor::MikeCho) ? "DW-R05" : kAllowed;
        }
        if (!is_item(calm) || !calms(item_of(calm)) || !wears(who, item_of(calm))) return kAbsurd;
        if (s.used.has(item_of(calm))) return "DW-EQP.4";
        return has(who, Survivor::MikeCho) ? "DW-R05" : kAllowed;
    }
    Verdict kill_of(Survivor who, Means kill, bool lamp) const
    {
        if (kill == kChemist) {
            if (!has(who, Survivor::EdwardWhite)) return who == Survivor::EdwardWhite ? "DW-ABL.1" : kAbsurd;
            if (!fresh(who, Survivor::EdwardWhite)) return "DW-ABL.4";
            return has_medicine() && dice_from(p, 1, 6) >= (lamp ? 1 : 2) ? kAllowed : "DW-R51";
        }
        if (!is_item(kill) || !kills_more(item_of(kill)) || !wears(who, item_of(kill))) return kAbsurd;
        if (s.used.has(item_of(kill))) return "DW-EQP.4";
        return burns(item_of(kill)) && !has_fuel() ? "DW-TXT.1" : kAllowed;
    }

    Verdict plain(const Attack& c) const  // a die and nothing else
    {
        if (s.gates[index(c.gate)].zombies == 0) return "DW-ATZ.7";
        if (bound(c.who)) return "DW-TXT.1";
        return c.die < kSurvivorFacts[index(c.who)].attack ? "DW-ACT.3" : kAllowed;
    }
    Verdict second_die(const Attack& c) const  // Edward White's [DW-R51]
    {
        if (c.kill != kChemist) return c.second == 0 ? kAllowed : kAbsurd;
        if (c.second == 0 || die(c.second) - (c.second == c.die) <= 0) return kAbsurd;
        const int least = c.ease ? 1 : kSurvivorFacts[index(c.who)].attack;
        return c.second >= least && c.second < c.die ? kAbsurd : kAllowed;  // in one order only
    }
    Verdict operator()(const Attack& c) const
    {
        if (!mine(c.who) || location_of(c.gate) != of(c.who).at) return kAbsurd;
        const bool lamp = c.ease == kLamp;
        if (lamp ? c.die != 0 : die(c.die) == 0) return kAbsurd;
        if (!c.ease && !c.kill && !c.calm) return c.second == 0 ? plain(c) : kAbsurd;
        if (s.gates[index(c.gate)].zombies == 0 || bound(c.who)) return kAbsurd;
        const Verdict ease = c.ease ? ease_of(c.who, *c.ease) : kAllowed;
        const Verdict kill = c.kill ? kill_of(c.who, *c.kill, lamp) : kAllowed;
        const Verdict calm = c.calm ? calm_of(c.who, *c.calm) : kAllowed;
        const bool one = int{c.ease.has_value()} + int{c.kill.has_value()} + int{c.calm.has_value()} == 1;
        for (const Verdict each : {ease, kill, calm}) {
            if (each == kAllowed) continue;
            const bool short_of_lamp = each == "DW-R51" && usable(Item::ReadingLamp) && dice_from(p, 1, 6) == 1;
            return one && c.second == 0 && !(short_of_lamp && has_medicine()) ? each : kAbsurd;
        }
        if (second_die(c) != kAllowed) return kAbsurd;
        if (!c.ease && c.die < kSurvivorFacts[index(c.who)].attack) return kAbsurd;
        const bool calm_kill = c.kill && *c.kill != means(Item::BaseballBat);  // [DW-ATZ.9] nothing left to spare
        return c.calm && calm_kill ? kAbsurd : kAllowed;
    }
    Verdict operator()(const Strike& c) const
    {
        if (!mine(c.who) || !lives(c.target) || of(c.who).at != of(c.target).at) return kAbsurd;
        if (c.ease == kLamp ? c.die != 0 : die(c.die) == 0) return kAbsurd;
        if (!c.ease) {
            if (mine(c.target)) return "DW-ATS.2";
            if (bound(c.who)) return "DW-TXT.1";
            return c.die < kSurvivorFacts[index(c.who)].attack ? "DW-ACT.3" : kAllowed;
        }
        return mine(c.target) || bound(c.who) ? kAbsurd : ease_of(c.who, *c.ease);
    }

    // What shows or keeps more, in the order of the printed list. [DW-SRC.8]
    Spared aids(Survivor who) const
    {
        Spared all;
        for (const Survivor ability : {Survivor::AndrewEvans, Survivor::CarlaThompson, Survivor::JanetTaylor,
                                       Survivor::AlexisGrey, Survivor::ArthurThurston, Survivor::JennyClark}) {
            if (fresh(who, ability)) all.push_back(means(ability));
        }
        constexpr std::array kPlans{Item::BlueprintsPolice,  Item::BlueprintsGrocery,  Item::BlueprintsSchool,
                                    Item::BlueprintsLibrary, Item::BlueprintsHospital, Item::BlueprintsGas};
        const Item plans = kPlans[index(of(who).at) - 1];
        if (wears(who, plans) && !s.used.has(plans)) all.push_back(means(plans));
        return all;
    }
    Verdict operator()(const Search& c) const
    {
        if (!mine(c.who) || die(c.die) == 0 || (c.plain && !c.spare.empty())) return kAbsurd;
        Verdict verdict = kAllowed;
        if (of(c.who).at == Location::Colony)
            verdict = "DW-SRC.1";
        else if (s.decks[index(of(c.who).at)].empty())
            verdict = "DW-SRC.7";
        else if (bound(c.who))
            verdict = "DW-TXT.1";
        else if (c.die < kSurvivorFacts[index(c.who)].search)
            verdict = "DW-ACT.3";
        if (c.spare.empty()) return verdict;
        if (verdict != kAllowed || c.spare.size() >= aids(c.who).size()) return kAbsurd;
        std::size_t next = 0;  // some of them, in their order
        for (const Means aid : aids(c.who)) next += next < c.spare.size() && c.spare[next] == aid;
        return next == c.spare.size() ? kAllowed : kAbsurd;
    }
    Verdict work_with(Survivor who, Means with) const  // a tool or an ability for a barricade or for cleaning
    {
        if (is_item(with)) {
            if (!wears(who, item_of(with))) return kAbsurd;
            return s.used.has(item_of(with)) ? "DW-EQP.4" : kAllowed;
        }
        const Survivor ability = ability_of(with);
        if (!has(who, ability)) return who == ability ? why_without(who, ability) : kAbsurd;
        return fresh(who, ability) ? kAllowed : "DW-ABL.4";
    }
    Verdict operator()(const Barricade& c) const
    {
        if (!mine(c.who) || location_of(c.gate) != of(c.who).at) return kAbsurd;
        const bool free = c.with && *c.with != means(Item::Hammer);
        if (free ? c.die != 0 : die(c.die) == 0) return kAbsurd;
        const Verdict with = c.with ? work_with(c.who, *c.with) : kAllowed;
        if (with == kAbsurd) return kAbsurd;
        if (room_at(c.gate) == 0) return "DW-BAR.2";
        if (c.with == means(Item::Barricades123) && of(c.who).at != Location::Colony) return "DW-TXT.1";
        return with;
    }
    Verdict operator()(const Clean& c) const
    {
        if (!mine(c.who) || die(c.die) == 0) return kAbsurd;
        const Verdict with = c.with ? work_with(c.who, *c.with) : kAllowed;
        if (with == kAbsurd) return kAbsurd;
        if (of(c.who).at != Location::Colony) return "DW-CLN.1";
        return s.waste.empty() ? "DW-CLN.2" : with;
    }
    Verdict operator()(const Attract& c) const { return mine(c.who) && die(c.die) > 0 ? kAllowed : kAbsurd; }

    Verdict walk(const Move& c) const
    {
        const Figure& f = of(c.who);
        if (f.at == c.to) return "DW-R18";
        if (f.moved) return "DW-MOV.1";
        if (p.exiled && c.to == Location::Colony) return "DW-MOV.5";
        if (room(c.to) <= 0) return "DW-DEF.3";
        const bool barred = c.to == Location::Library && f.marks.has(Mark::LibraryBarred);
        const bool stays = c.to != Location::Library && f.marks.has(Mark::LibraryBound);
        return bound(c.who) || f.marks.has(Mark::Halted) || barred || stays ? "DW-TXT.1" : kAllowed;
    }
    Verdict operator()(const Move& c) const
    {
        if (!mine(c.who)) return kAbsurd;
        const Verdict verdict = walk(c);
        if (!c.by) return verdict;
        if (c.by == kSnowmobile) {
            if (!of(c.who).marks.has(Mark::Snowmobile)) return kAbsurd;
            return verdict == kAllowed && of(c.who).rides == 0 ? "DW-TXT.1" : verdict;
        }
        if (!is_item(*c.by) || !in({Item::Fuel, Item::StarterFuel}, item_of(*c.by))) return kAbsurd;
        if (held(item_of(*c.by)) == 0) return kAbsurd;
        return verdict == kAllowed && locked(item_of(*c.by)) ? "DW-R71" : verdict;
    }
};

}  // namespace snowbound::dead_of_winter::second_menu
