// A second opinion on the colony phase, step by step.
#pragma once

#include "games/dead_of_winter/tests/second_board.h"

namespace snowbound::dead_of_winter::tests::second {

struct Colony : Board {
    void pay_food()
    {
        const int need = (in_colony() + 1) / 2;
        if (food >= need) {
            food -= need;
        } else {
            ++starvation;
            lose_morale(starvation);
        }
    }
    void check_waste() { lose_morale(waste / waste_a_point); }

    std::vector<Person> citizens() const  // by influence
    {
        std::vector<Person> all;
        for (const Person& p : people) {
            if (p.seat != exile) all.push_back(p);
        }
        std::sort(all.begin(), all.end(), [](auto& a, auto& b) { return a.influence < b.influence; });
        return all;
    }
    Person& named(int influence)
    {
        return *std::find_if(people.begin(), people.end(), [&](auto& p) { return p.influence == influence; });
    }
    void freeze(Person& p)
    {
        constexpr int kHarman = 32, kJohn = 18;  // a park ranger's frostbite is a wound; a student copies him outside
        bool warm = p.influence == kHarman;
        for (const Person& other : people) {
            warm =
                warm || (p.influence == kJohn && p.place != 0 && other.influence == kHarman && other.place == p.place);
        }
        ++(warm ? p.wounds : p.frostbite);
    }
    void fail()
    {
        const std::vector<Person> all = citizens();
        const std::size_t n = all.size();
        switch (fails) {
            case MoraleTwo: return lose_morale(2);
            case Wounds:
                for (const Person& p : all) ++named(p.influence).wounds;
                return lose_morale(1);
            case Frost:
                for (std::size_t i = n > 5 ? n - 5 : 0; i < n; ++i) freeze(named(all[i].influence));
                return;
            case Twelve: return zombies(0, 12);
            case Storm:
                for (int i = 0; i < 6; ++i) entrances[static_cast<std::size_t>(i)].barricades = 0;
                return zombies(0, 10);
            case Crush:
                for (std::size_t i = 0; i < 2 && i < n && !over(); ++i) die(named(all[i].influence));
                return;
            case Hunger: return ++starvation, lose_morale(1);
            case Surge:
                zombies(0, 6);
                for (int place = 1; place <= 6; ++place) zombies(place, 1);
                return;
            case Hordes:
                zombies(0, 8);
                if (!over()) lose_morale(1);
                return;
            case Watched: return zombies(4, 3), zombies(2, 3);
        }
    }
    void resolve_crisis()
    {
        const int need = seats - (exile >= 0 ? 1 : 0), total = fits - does_not;
        if (!crisis) return;
        if (total < need) return fail();
        if (total - need >= 2) lose_morale(-1);
    }

    void batch_is_there()
    {
        late = false;
        look_at_morale();
    }
    void add_zombies()
    {
        late = true;
        zombies(0, (in_colony() + 1) / 2);
        batch_is_there();
        if (over()) return;
        late = true;
        for (int place = 1; place <= 6; ++place) zombies(place, people_at(place));
        batch_is_there();
        if (over()) return;
        late = true;
        for (int place = 1; place <= 6; ++place) {
            for (int& tokens = noise[static_cast<std::size_t>(place)]; tokens > 0; --tokens) {
                const int roll = rolled < rolls.size() ? rolls[rolled] : 0;  // 0: nobody rolled
                ++rolled;
                if (roll <= 3) zombies(place, 1);
            }
        }
        batch_is_there();
    }

    bool is_reached() const
    {
        int outside = 0, walls = 0, open = 0;
        for (std::size_t i = 0; i < 12; ++i) {
            if (i < 6) walls += entrances[i].barricades;
            if (i >= 6) outside += entrances[i].zombies, open += entrances[i].barricades == 0;
        }
        switch (goal) {
            case Rounds8: return round >= 8;
            case Rounds5: return round >= 5;
            case ThreeZombies: return outside <= 3;
            case TwoMedicines: return medicines >= 2 * seats;
            case TenBarricades: return walls >= 10 && open == 0;
            case TwoDecks: return empty_decks >= 2;
            case ThreeSamples: return samples >= 3 * seats;
        }
        return false;
    }
    void last_steps()
    {
        if (is_reached()) return void(end = Won);
        if (--rounds == 0) return void(end = OutOfTime);
        first = (first + seats - 1) % seats;
    }
    void phase()
    {
        for (const auto step : {&Colony::pay_food, &Colony::check_waste, &Colony::resolve_crisis, &Colony::add_zombies,
                                &Colony::last_steps}) {
            if (!over()) (this->*step)();
        }
    }
};

}  // namespace snowbound::dead_of_winter::tests::second
