// A second opinion on what the active player may do: not a list that is built up, but a judge of any action that
// somebody might name. It is slow and says the printed rules one by one: "" is allowed, a clause is why not, and
// kAbsurd is what nobody would try (a die that is not there, somebody else's card).
#pragma once

#include <algorithm>
#include <string_view>

#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/objectives.h"
#include "games/dead_of_winter/state.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter::second_menu {

using Verdict = std::string_view;
inline constexpr Verdict kAllowed = "", kAbsurd = "absurd";

// What stands on the board and in the hands.
struct Table {
    const State& s;
    Seat me;
    const Player& p = s.players[index(me)];

    const Figure& of(Survivor who) const { return s.figures[index(who)]; }
    bool lives(Survivor who) const { return of(who).is == FigureIs::Play; }
    bool mine(Survivor who) const { return lives(who) && of(who).controller == me; }
    bool bound(Survivor who) const { return of(who).marks.has(Mark::Jailed) || of(who).marks.has(Mark::Still); }
    int tokens(Survivor who) const { return of(who).wounds + of(who).frostbite; }
    int die(int value) const { return value < 1 || value > 6 ? 0 : p.dice[static_cast<std::size_t>(value - 1)]; }
    int dice_from(const Player& who, int least, int most) const
    {
        int n = 0;
        for (int value = least; value <= most; ++value) n += who.dice[static_cast<std::size_t>(value - 1)];
        return n;
    }
    int held(Item item) const { return static_cast<int>(std::count(p.hand.begin(), p.hand.end(), item)); }
    bool locked(Item item) const { return p.locked == item && held(item) == 1; }  // [DW-R71]
    bool usable(Item item) const { return held(item) > 0 && !locked(item); }
    bool has_fuel() const { return usable(Item::Fuel) || usable(Item::StarterFuel); }
    bool has_medicine() const
    {
        return usable(Item::Medicine) || usable(Item::StarterMedicine) || usable(Item::AdrenalineShot);
    }
    bool wears(Survivor who, Item item) const { return lives(who) && of(who).equipment.has(item); }
    int zombies(Location place) const
    {
        int n = 0;
        for (std::size_t i = 0; i < kGates; ++i) n += location_of(gate_at(i)) == place ? s.gates[i].zombies : 0;
        return n;
    }
    int room_at(Gate gate) const
    {
        const Spaces& at = s.gates[index(gate)];
        return kGateSpaces[index(gate)] - at.zombies - at.barricades;
    }
    int room_at_gates(Location place) const
    {
        int n = 0;
        for (std::size_t i = 0; i < kGates; ++i) n += location_of(gate_at(i)) == place ? room_at(gate_at(i)) : 0;
        return n;
    }
    int room(Location place) const  // [DW-DEF.3]
    {
        int n = kSurvivorSpaces[index(place)];
        for (std::size_t i = 0; i < kSurvivors; ++i) n -= lives(survivor_at(i)) && s.figures[i].at == place;
        if (place == Location::Colony) n -= s.helpless;
        if (place == Location::School && s.standing.has(Standing::HauntedSchool)) --n;
        return n;
    }
    bool beside_me(Location place) const  // one of mine is there
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            if (mine(survivor_at(i)) && s.figures[i].at == place) return true;
        }
        return false;
    }

    // Abilities [DW-ABL.1] [DW-ABL.4] [DW-R50]
    static bool works_at(AbilityAt where, Location place)
    {
        if (where == AbilityAt::Anywhere) return true;
        if (where == AbilityAt::Colony) return place == Location::Colony;
        if (where == AbilityAt::Outside) return place != Location::Colony;
        constexpr std::array kPlaces{Location::PoliceStation, Location::GroceryStore, Location::School,
                                     Location::Library, Location::Hospital};
        return kPlaces[static_cast<std::size_t>(where) - static_cast<std::size_t>(AbilityAt::PoliceStation)] == place;
    }
    bool copies(Survivor who, Survivor ability) const
    {
        return who == Survivor::JohnPrice && ability != who && lives(ability) && of(who).at != Location::Colony &&
               of(ability).at == of(who).at;
    }
    bool has(Survivor who, Survivor ability) const
    {
        if (!lives(who) || of(who).marks.has(Mark::Jailed)) return false;
        if (who != ability && !copies(who, ability)) return false;
        return works_at(kSurvivorFacts[index(ability)].at, of(who).at);
    }
    bool fresh(Survivor who, Survivor ability) const
    {
        return has(who, ability) && !(kSurvivorFacts[index(ability)].once && of(who).used.has(ability));
    }
    Verdict why_without(Survivor who, Survivor ability) const  // it has no such ability now
    {
        if (of(who).marks.has(Mark::Jailed)) return "DW-TXT.1";
        if (who == ability || copies(who, ability)) return "DW-ABL.1";
        return who == Survivor::JohnPrice ? "DW-R50" : "DW-ABL.6";
    }
    bool would_do(Survivor who, Survivor ability) const
    {
        const Location place = of(who).at;
        bool cards = false, hurt = false;
        for (std::size_t i = 0; i < s.seats; ++i) cards |= seat_at(i) != me && !s.players[i].hand.empty();
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            const Survivor other = survivor_at(i);
            hurt |= lives(other) && of(other).at == place && tokens(other) > 0;
        }
        switch (ability) {
            case Survivor::GrayBeard:
            case Survivor::AnnaleighChan: return cards;
            case Survivor::TaliaJones: return !s.crisis_deck.empty();
            case Survivor::BevRussell: return s.helpless > 0 && zombies(Location::Colony) > 0;
            case Survivor::MariaLopez:
            case Survivor::ThomasHeart:
            case Survivor::DanielSmith: return zombies(place) > 0;
            case Survivor::JamesMeyers: return dice_from(p, 1, 6) > 0;
            case Survivor::BrianLee: return dice_from(p, 1, 5) > 0;
            case Survivor::OliviaBrown: return hurt;
            case Survivor::GabrielDiaz: return !s.decks[index(place)].empty();
            case Survivor::SophieRobinson:
                return std::any_of(s.decks.begin(), s.decks.end(), [](const Deck& deck) { return !deck.empty(); });
            default: return true;  // Loretta Clay
        }
    }
};

}  // namespace snowbound::dead_of_winter::second_menu
