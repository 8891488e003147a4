// A second opinion on the colony: who is there, deaths, zombies. The rulebook's arithmetic once more, small, slow and
// obvious; it shares nothing with the rules. The steps of the phase: second_phase.h.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

namespace snowbound::dead_of_winter::tests::second {

enum Fails { MoraleTwo, Wounds, Frost, Twelve, Storm, Crush, Hunger, Surge, Hordes, Watched };  // what a crisis does
enum Goal { Rounds8, Rounds5, ThreeZombies, TwoMedicines, TenBarricades, TwoDecks, ThreeSamples };
enum End { Goes, Won, Lost, OutOfTime };

struct Person {
    int influence = 0, seat = 0, place = 0, wounds = 0, frostbite = 0;
    bool operator==(const Person&) const = default;
};

struct Entrance {
    int spaces = 0, zombies = 0, barricades = 0;
    bool operator==(const Entrance&) const = default;
};

// Places 0 to 6 as printed; the colony's entrances are 0 to 5, then one for each other place.
struct Board {
    int seats = 3, first = 0, exile = -1;
    int morale = 0, rounds = 0, round = 0, food = 0, starvation = 0, helpless = 0;
    int waste = 0, waste_a_point = 10, fits = 0, does_not = 0;
    bool crisis = false;
    Fails fails{};
    Goal goal{};
    int medicines = 0, samples = 0, empty_decks = 0;
    std::array<Entrance, 12> entrances{};
    std::array<int, 7> noise{};
    std::vector<Person> people;
    std::vector<int> deck;   // influence of the survivors to come, the next one last
    std::vector<int> rolls;  // for noise, in order
    End end = Goes;
    std::size_t rolled = 0;
    bool late = false;  // zombies of step 4 are coming: morale is looked at when the batch is there

    bool over() const { return end != Goes; }
    void lose_morale(int n)
    {
        morale = std::max(0, std::min(10, morale - n));
        if (!late) look_at_morale();
    }
    void look_at_morale()
    {
        if (morale == 0 && end == Goes) end = Lost;
    }
    int people_at(int place) const
    {
        return static_cast<int>(std::count_if(people.begin(), people.end(), [&](auto& p) { return p.place == place; }));
    }
    int in_colony() const { return people_at(0) + helpless; }

    // The replacement of a lost last survivor: the colony, or for an exile the calmest other place with room.
    void replace(int seat)
    {
        for (const Person& p : people) {
            if (p.seat == seat) return;
        }
        constexpr std::array<int, 7> kRoom{24, 3, 3, 4, 3, 4, 2};
        int place = 0;
        for (int other = 1; other <= 6 && seat == exile; ++other) {
            if (people_at(other) >= kRoom[static_cast<std::size_t>(other)]) continue;
            if (place == 0 || zombies_outside(other) < zombies_outside(place)) place = other;
        }
        people.push_back({.influence = deck.back(), .seat = seat, .place = place});
        deck.pop_back();
    }
    int zombies_outside(int place) const { return entrances[static_cast<std::size_t>(place + 5)].zombies; }
    void die(Person victim)
    {
        std::erase(people, victim);
        if (victim.seat != exile) lose_morale(1);
        replace(victim.seat);
    }
    const Person* lowest_at(int place) const
    {
        const Person* lowest = nullptr;
        for (const Person& p : people) {
            if (p.place == place && (!lowest || p.influence < lowest->influence)) lowest = &p;
        }
        return lowest;
    }

    void one_zombie(int place, int entrance)
    {
        Entrance& e = entrances[static_cast<std::size_t>(entrance)];
        if (e.zombies + e.barricades < e.spaces) {
            ++e.zombies;
        } else if (e.barricades > 0) {
            --e.barricades;
        } else if (const Person* victim = lowest_at(place)) {
            die(*victim);
        } else if (place == 0 && helpless > 0) {
            --helpless;
            lose_morale(1);
        }
    }
    void zombies(int place, int number)
    {
        for (int k = 0; k < number && !over(); ++k) {
            one_zombie(place, place == 0 ? k % 6 : place + 5);
        }
    }
};

}  // namespace snowbound::dead_of_winter::tests::second
