// The judge goes on: abilities, items, cards, the table and what crossroads cards allow. [DW-TRN.4] [DW-ACT.5]
#pragma once

#include "games/dead_of_winter/tests/second_judge.h"

namespace snowbound::dead_of_winter::second_menu {

struct CardJudge : Judge {
    using Judge::operator();

    static bool is_used_by_itself(Survivor ability)
    {
        constexpr std::array kThose{Survivor::GrayBeard,     Survivor::AnnaleighChan, Survivor::LorettaClay,
                                    Survivor::TaliaJones,    Survivor::BevRussell,    Survivor::MariaLopez,
                                    Survivor::ThomasHeart,   Survivor::DanielSmith,   Survivor::JamesMeyers,
                                    Survivor::OliviaBrown,   Survivor::BrianLee,      Survivor::GabrielDiaz,
                                    Survivor::SophieRobinson};
        return std::find(kThose.begin(), kThose.end(), ability) != kThose.end();
    }
    Verdict operator()(const Ability& c) const
    {
        if (!mine(c.who) || !lives(c.as) || (!mine(c.as) && c.who != Survivor::JohnPrice)) return kAbsurd;
        const int least = kSurvivorFacts[index(c.as)].die;
        if (c.die != 0 && (least == 0 || die(c.die) == 0)) return kAbsurd;
        if (!has(c.who, c.as)) return why_without(c.who, c.as);
        if (!is_used_by_itself(c.as)) return "DW-ABL.5";
        if (!fresh(c.who, c.as)) return "DW-ABL.4";
        if (!would_do(c.who, c.as)) return "DW-R05";
        return c.die < least ? "DW-ABL.2" : kAllowed;
    }
    Verdict operator()(const UseItem& c) const
    {
        if (!mine(c.who)) return kAbsurd;
        if (facts(c.item).kind == ItemKind::Equip && held(c.item) > 0) return "DW-EQP.1";
        bool ours = false;
        for (std::size_t i = 0; i < kSurvivors; ++i) ours |= mine(survivor_at(i)) && wears(survivor_at(i), c.item);
        if (!ours) return kAbsurd;
        if (!wears(c.who, c.item)) return "DW-ABL.6";
        int anywhere = 0, lowered = 0;
        for (std::size_t i = 0; i < kLocations; ++i) anywhere += zombies(location_at(i));
        for (std::size_t i = 0; i < s.seats; ++i) {
            if (seat_at(i) != me) lowered += dice_from(s.players[i], 2, 6);
        }
        bool useful = false;
        switch (c.item) {
            case Item::SniperRifle1:
            case Item::SniperRifle2: useful = anywhere > 0; break;
            case Item::Jazzercise: useful = dice_from(p, 1, 6) > 0; break;
            case Item::Cookbook: useful = of(c.who).at == Location::Colony; break;
            case Item::GuideToLeadership: useful = dice_from(p, 1, 5) > 0; break;
            case Item::WalkieTalkie: useful = dice_from(p, 1, 5) > 0 && lowered > 0; break;
            default: return "DW-PLY.7";
        }
        if (s.used.has(c.item)) return "DW-EQP.4";
        return useful ? kAllowed : "DW-R05";
    }

    bool would_work(Item item) const  // a card that is simply played
    {
        bool hurt = false, near = false, space = false, loud = false;
        int all = 0;
        for (std::size_t i = 0; i < kLocations; ++i) all += zombies(location_at(i));
        for (std::size_t i = 0; i < kLocations; ++i) {
            const Location place = location_at(i);
            if (!beside_me(place)) continue;
            near |= zombies(place) > 0;
            space |= room_at_gates(place) > 0;
            loud |= room_at_gates(place) > 0 && all > zombies(place);
            for (std::size_t k = 0; k < kSurvivors; ++k) {
                hurt |= lives(survivor_at(k)) && s.figures[k].at == place && tokens(survivor_at(k)) > 0;
            }
        }
        switch (item) {
            case Item::Medicine:
            case Item::StarterMedicine: return hurt;
            case Item::Padlock: return space;
            case Item::Scissors: return near;
            case Item::Megaphone: return loud;
            default: return dice_from(p, 1, 6) > 0;  // junk, adrenaline
        }
    }
    bool has_room(Item outsider) const  // [DW-NEW.3] [DW-NEW.5]
    {
        if (s.survivor_deck.empty()) return false;
        if (!p.exiled) return room(Location::Colony) > facts(outsider).helpless;
        return std::any_of(kOutside.begin(), kOutside.end(), [&](Location place) { return room(place) > 0; });
    }
    Verdict operator()(const PlayCard& c) const
    {
        if (held(c.item) == 0) return kAbsurd;
        if (locked(c.item)) return "DW-R71";
        if (facts(c.item).kind == ItemKind::Equip) return "DW-EQP.1";
        if (in({Item::Fuel, Item::StarterFuel, Item::ReadingLamp}, c.item)) return "DW-PLY.7";
        if (symbol_of(c.item) == Symbol::Food) return s.standing.has(Standing::NoFoodCards) ? "DW-TXT.1" : kAllowed;
        if (facts(c.item).kind == ItemKind::Event) return has_room(c.item) ? kAllowed : "DW-NEW.3";
        return would_work(c.item) ? kAllowed : "DW-PLY.5";
    }
    Verdict operator()(const Equip& c) const
    {
        if (held(c.item) == 0 || !mine(c.who)) return kAbsurd;
        if (facts(c.item).kind != ItemKind::Equip) return "DW-EQP.1";
        return locked(c.item) ? "DW-R71" : kAllowed;
    }
    bool worn_by_mine(Item item) const
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            if (mine(survivor_at(i)) && wears(survivor_at(i), item)) return true;
        }
        return false;
    }
    Verdict operator()(const Contribute& c) const
    {
        if (held(c.item) == 0 && !worn_by_mine(c.item)) return kAbsurd;
        if (p.exiled) return "DW-EXI.6";
        if (!s.crisis) return "DW-CRI.4";
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            if (mine(survivor_at(i)) && s.figures[i].marks.has(Mark::Pirate)) return "DW-TXT.1";
        }
        return kAllowed;
    }
    Verdict operator()(const Deposit& c) const
    {
        if (held(c.item) == 0) return worn_by_mine(c.item) ? "DW-MOB.1" : kAbsurd;
        const MainPair& pair = kMainFacts[index(s.objective)];
        const MainFacts& main = s.hardcore ? pair.hardcore : pair.normal;
        if (main.goal != Goal::Deposit && main.goal != Goal::Armed && main.goal != Goal::Stock) return "DW-MOB.1";
        const bool wanted = main.symbols.has(symbol_of(c.item)) && !(main.no_starters && facts(c.item).copies[0] > 0);
        return wanted ? kAllowed : "DW-MOB.2";
    }
    Verdict operator()(const SpendFood& c) const
    {
        if (die(c.die) == 0) return kAbsurd;
        if (p.exiled) return "DW-EXI.9";
        if (c.die == 6) return "DW-FOD.2";
        return s.food == 0 ? "DW-FOD.1" : kAllowed;
    }
    Verdict operator()(const EatCard& c) const
    {
        if (held(c.item) == 0 || symbol_of(c.item) != Symbol::Food || die(c.die) == 0) return kAbsurd;
        if (!p.exiled) return "DW-FOD.4";
        if (locked(c.item)) return "DW-R71";
        return c.die == 6 ? "DW-FOD.2" : kAllowed;
    }
    Verdict operator()(const Request& c) const
    {
        const Player& other = s.players[index(c.seat)];
        return c.seat != me && !other.out && !other.hand.empty() ? kAllowed : kAbsurd;
    }
    Verdict operator()(const HandOff& c) const
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            const Survivor who = survivor_at(i);
            if (!mine(who) || !wears(who, c.item)) continue;
            return lives(c.who) && c.who != who && of(c.who).at == of(who).at ? kAllowed : kAbsurd;
        }
        return kAbsurd;
    }
    Verdict operator()(const CallVote& c) const
    {
        if (c.seat == me) return kAbsurd;
        if (s.cooperative) return "DW-VAR.1";
        if (std::get<Turn>(s.stack.back()).voted) return "DW-EXV.1";
        if (s.players[index(c.seat)].exiled) return "DW-EXV.4";
        if (p.exiled && !s.options.exiled_may_nominate) return "DW-EXV.5";
        return s.players[index(c.seat)].out ? "DW-EXV.1" : kAllowed;
    }
    Verdict treat(const Serve& c) const
    {
        if (!s.standing.has(Standing::HealForCard) || !lives(c.who) || !c.item || held(*c.item) == 0) return kAbsurd;
        if (p.exiled) return "DW-EXI.12";
        const bool open = lives(Survivor::JanetTaylor) && of(Survivor::JanetTaylor).at == Location::Colony;
        if (!open || of(c.who).at != Location::Colony) return "DW-TXT.1";
        if (tokens(c.who) == 0) return "DW-R05";
        return locked(*c.item) ? "DW-R71" : kAllowed;
    }
    Verdict operator()(const Serve& c) const
    {
        if (c.service == Service::Cook) {
            if (c.item || !mine(c.who) || !of(c.who).marks.has(Mark::Cook)) return kAbsurd;
            if (c.die != 0 && die(c.die) == 0) return kAbsurd;
            if (of(c.who).at != Location::Colony) return "DW-TXT.1";
            if (of(c.who).cooked) return "DW-ABL.4";
            return c.die == 0 ? "DW-ABL.2" : kAllowed;
        }
        if (c.die != 0) return kAbsurd;
        if (c.service == Service::HealForCard) return treat(c);
        if (!s.standing.has(Standing::BuyMedicine) || c.who != Survivor::EdwardWhite || !c.item) return kAbsurd;
        if (symbol_of(*c.item) != Symbol::Medicine) return kAbsurd;
        if (!s.removed.contains(*c.item)) return "DW-R05";
        return s.food == 0 ? "DW-FOD.1" : kAllowed;
    }
    Verdict operator()(const EndTurn&) const { return kAllowed; }
    template <class Other>
    Verdict operator()(const Other&) const
    {
        return kAbsurd;
    }
};

}  // namespace snowbound::dead_of_winter::second_menu
