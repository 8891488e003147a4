// Tables for rule tests, said in the words of the rulebook:
//     auto match = table(3).put(0, Sparky).zombies(G::Colony1, 2).dice(0, {6}).turn_of(0, {blank});
// Seats are 0, 1, 2... clockwise. Whatever is not named is empty or zero. Everybody leads at least one survivor;
// whoever is put first leads. Cards that nobody holds lie in their decks, survivors that nobody leads in theirs.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/objectives.h"
#include "games/dead_of_winter/survivors.h"
#include "testing/rule.h"
#include "testing/scenario.h"

namespace snowbound::dead_of_winter::tests {

using enum Survivor;
using L = Location;
using G = Gate;
using I = Item;
using X = Crossroads;
using Rolls = std::vector<std::uint32_t>;
using Items = std::initializer_list<Item>;

// Scripted results: a d6 as it is read, and the faces of the exposure die.
inline constexpr std::uint32_t d1 = 0, d2 = 1, d3 = 2, d4 = 3, d5 = 4, d6 = 5;
inline constexpr std::uint32_t blank = 0, wound_face = 6, frost = 9, bitten = 11;

// The rolls that leave n cards in the order they have.
inline Rolls unshuffled(std::size_t n)
{
    Rolls rolls;
    for (std::size_t i = n; i > 1; --i) {
        rolls.push_back(static_cast<std::uint32_t>(i - 1));
    }
    return rolls;
}
inline Rolls operator+(Rolls a, const Rolls& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

class Match : public Scenario<DeadOfWinter> {
public:
    Match(const State& start, Rolls rolls) : Scenario(start, std::move(rolls)) { begin(); }
    explicit Match(const State& start) : Scenario(start, {})  // where chance does not matter
    {
        rng_ = Rng::searching(7);
        begin();
    }

    void choose(int seat, const Choice& choice, Where where = Where::current())
    {
        Scenario::choose(seat, choice, where);
        expect_settled(where);
    }
    void decide(int seat, int option) { choose(seat, PickOption{static_cast<std::uint8_t>(option)}); }
    void vote(int option)  // everybody who is asked
    {
        for (const Seat seat : waiting()) {
            choose(static_cast<int>(index(seat)), Vote{static_cast<std::uint8_t>(option)});
        }
    }
    void pick(int seat, const Choice& choice)  // where there may be nothing to choose between
    {
        if (offers(seat, choice)) choose(seat, choice);
    }

    const Player& player(int seat) const { return state_.players[static_cast<std::size_t>(seat)]; }
    const Figure& figure(Survivor who) const { return state_.figures[index(who)]; }
    bool alive(Survivor who) const { return figure(who).is == FigureIs::Play; }
    L at(Survivor who) const { return figure(who).at; }
    int hurt(Survivor who) const { return figure(who).wounds + figure(who).frostbite; }
    int morale() const { return state_.morale; }
    int food() const { return state_.food; }
    int helpless() const { return state_.helpless; }
    int zombies(L place) const { return zombies_at(state_, place); }
    int barricades(L place) const { return barricades_at(state_, place); }
    int noise(L place) const { return state_.noise[index(place)]; }
    bool holds(int seat, Item item) const { return player(seat).hand.contains(item); }
    int cards(int seat) const { return static_cast<int>(player(seat).hand.size()); }
    int dice(int seat) const { return dice_left(player(seat)); }
    int deck(L place) const { return static_cast<int>(state_.decks[index(place)].size()); }
    bool triggered(X card) const
    {
        return count_said<CrossroadsTriggered>([&](const auto& f) { return f.card == card; }) == 1;
    }

private:
    void begin()
    {
        play_on(state_, rng_, log_);
        expect_sound();
        expect_settled(Where::current());
    }
    void expect_settled(Where where) const  // whoever is asked must answer: nothing would happen by itself
    {
        State later = state_;
        Rng rng = Rng::searching(1);
        std::vector<Note<Fact>> notes;
        DwLog log(notes);
        if (!later.stack.empty()) play_on(later, rng, log);
        later.course = state_.course;
        if (later != state_)
            ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "it goes on by itself";
    }
};

class Builder {
public:
    explicit Builder(int seats)
    {
        s_.seats = static_cast<std::uint8_t>(seats);
        s_.morale = 6, s_.rounds = 6, s_.round = 1;
        s_.objective = MainObjective::HomeSweetHome;
        s_.cooperative = s_.hardcore = seats == 2;
        for (std::size_t i = 0; i < kItems; ++i) {
            for (std::size_t place = 0; place < kLocations; ++place) {
                for (int n = 0; n < kItemFacts[i].copies[place]; ++n) {
                    if (place == 0) s_.box.push_back(item_at(i));
                    if (place != 0) s_.decks[place].push_back(item_at(i));
                }
            }
        }
        for (std::size_t i = 0; i < kExiles; ++i) s_.exile_deck.push_back(static_cast<Exile>(i));
        constexpr std::array kSecretsOfAll{Objective::Hoarder, Objective::Collector, Objective::Hunger,
                                           Objective::Loner, Objective::Leader};
        for (int i = 0; i < seats && !s_.cooperative; ++i) of(i).objective = kSecretsOfAll[static_cast<std::size_t>(i)];
    }

    Builder& put(int seat, Survivor who, L place = L::Colony)
    {
        s_.figures[index(who)] =
            Figure{.is = FigureIs::Play, .controller = seat_at(static_cast<std::size_t>(seat)), .at = place};
        of(seat).group.add(who);
        if (!of(seat).leader) of(seat).leader = who;
        return *this;
    }
    Builder& wounds(Survivor who, int n, int frostbites = 0)
    {
        s_.figures[index(who)].wounds = static_cast<std::uint8_t>(n);
        s_.figures[index(who)].frostbite = static_cast<std::uint8_t>(frostbites);
        return *this;
    }
    Builder& equip(Survivor who, Item item) { return take(item), s_.figures[index(who)].equipment.add(item), *this; }
    Builder& mark(Survivor who, Mark mark) { return s_.figures[index(who)].marks.add(mark), *this; }
    Builder& hand(int seat, Items items)
    {
        for (const Item item : items) take(item), of(seat).hand.insert_sorted(item);
        return *this;
    }
    Builder& laid(int seat, Items items)
    {
        for (const Item item : items) take(item), of(seat).laid.insert_sorted(item);
        return *this;
    }
    Builder& dice(int seat, std::initializer_list<int> values)
    {
        for (const int value : values) ++of(seat).dice[static_cast<std::size_t>(value - 1)];
        return *this;
    }
    Builder& zombies(G gate, int n) { return spaces(s_, gate).zombies = static_cast<std::uint8_t>(n), *this; }
    Builder& barricades(G gate, int n) { return spaces(s_, gate).barricades = static_cast<std::uint8_t>(n), *this; }
    Builder& noise(L place, int n) { return s_.noise[index(place)] = static_cast<std::uint8_t>(n), *this; }
    Builder& helpless(int n) { return s_.helpless = static_cast<std::uint8_t>(n), *this; }
    Builder& food(int n) { return s_.food = static_cast<std::uint8_t>(n), *this; }
    Builder& starvation(int n) { return s_.starvation = static_cast<std::uint8_t>(n), *this; }
    Builder& morale(int n) { return s_.morale = static_cast<std::uint8_t>(n), *this; }
    Builder& rounds(int n) { return s_.rounds = static_cast<std::uint8_t>(n), *this; }
    Builder& samples(int n) { return s_.samples = static_cast<std::uint8_t>(n), *this; }
    Builder& first(int seat) { return s_.first = seat_at(static_cast<std::size_t>(seat)), *this; }
    Builder& goal(MainObjective objective, bool hardcore = false)
    {
        s_.objective = objective;
        s_.options.hardcore = hardcore;
        s_.hardcore = hardcore || s_.cooperative;
        return *this;
    }
    Builder& secret(int seat, Objective objective) { return of(seat).objective = objective, *this; }
    Builder& exiled(int seat, Exile exile = Exile::ExileHandy)
    {
        of(seat).exiled = true;
        of(seat).exile = exile;
        of(seat).objective_shown = !is_betrayal(*of(seat).objective);
        s_.exile_deck.erase_one(exile);
        return *this;
    }
    Builder& crisis(Crisis crisis) { return s_.crisis = crisis, *this; }
    Builder& crossroads(X card) { return card_ = card, *this; }
    Builder& standing(Standing rule) { return s_.standing.add(rule), *this; }
    Builder& waste(Items items)
    {
        for (const Item item : items) take(item), s_.waste.push_back(item);
        return *this;
    }
    Builder& removed(Items items)
    {
        for (const Item item : items) take(item), s_.removed.push_back(item);
        return *this;
    }
    Builder& deposit(Items items)
    {
        for (const Item item : items) take(item), s_.deposit.insert_sorted(item);
        return *this;
    }
    Builder& lost(Survivor who) { return s_.figures[index(who)].is = FigureIs::Removed, *this; }
    Builder& next_survivor(Survivor who) { return top_survivor_ = who, *this; }
    Builder& top(L place, Items items)  // the first of them is drawn first
    {
        Deck& deck = s_.decks[index(place)];
        for (auto item = std::rbegin(items); item != std::rend(items); ++item) {
            deck.erase_one(*item);
            deck.push_back(*item);
        }
        return *this;
    }
    Builder& empty_deck(L place)
    {
        Deck& deck = s_.decks[index(place)];
        for (const Item item : deck) s_.removed.push_back(item);
        deck.clear();
        return *this;
    }
    Options& options() { return s_.options; }

    State state()  // without a frame
    {
        constexpr std::array kFillers{BrianLee, ArthurThurston, CarlaThompson, DavidGarcia, AndrewEvans, MariaLopez};
        std::size_t next = 0;
        for (int seat = 0; seat < s_.seats; ++seat) {
            while (of(seat).group.empty()) {
                const Survivor who = kFillers[next++];
                if (s_.figures[index(who)].is == FigureIs::Box) put(seat, who);
            }
        }
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            Figure& f = s_.figures[i];
            if (f.is != FigureIs::Box || (s_.cooperative && kSurvivorFacts[i].non_coop)) continue;
            f.is = FigureIs::Deck;
            s_.survivor_deck.push_back(survivor_at(i));
        }
        if (top_survivor_) s_.survivor_deck.erase_one(*top_survivor_), s_.survivor_deck.push_back(*top_survivor_);
        for (std::size_t i = 0; i < kCrises; ++i) {
            if (s_.crisis != static_cast<Crisis>(i)) s_.crisis_deck.push_back(static_cast<Crisis>(i));
        }
        for (std::size_t i = 0; i < kCrossroads; ++i) {
            const auto card = static_cast<X>(i);
            if (card != card_ && !(s_.cooperative && facts(card).non_coop)) s_.crossroads_deck.push_back(card);
        }
        s_.crossroads_deck.push_back(card_);
        return s_;
    }
    Match turn_of(int seat, Rolls rolls = {}) { return Match(in_turn(seat), std::move(rolls)); }
    Match lucky_turn_of(int seat) { return Match(in_turn(seat)); }  // chance does not matter
    State in_turn(int seat)  // from its very beginning: the top crossroads card is drawn
    {
        State s = state();
        const auto before = (static_cast<std::size_t>(seat) + s.seats - index(s.first)) % s.seats;
        Round round;
        round.step = RoundStep::Turns;
        round.turns = static_cast<std::uint8_t>(before + 1);
        s.stack.push_back(round);
        Turn turn;
        turn.seat = seat_at(static_cast<std::size_t>(seat));
        s.stack.push_back(turn);
        return s;
    }
    Match phase(RoundStep step, Rolls rolls = {}) { return Match(state_in(step), std::move(rolls)); }
    State state_in(RoundStep step)  // the colony phase from this step on
    {
        State s = state();
        Round round;
        round.step = step;
        round.turns = s.seats;
        s.stack.push_back(round);
        return s;
    }

private:
    Player& of(int seat) { return s_.players[static_cast<std::size_t>(seat)]; }
    void take(Item item)
    {
        if (is_starter(item)) return (void)s_.box.erase_one(item);
        for (Deck& deck : s_.decks) {
            if (deck.erase_one(item)) return;
        }
        ADD_FAILURE() << "no such card is left: " << kItemNames[index(item)];
    }

    State s_;
    X card_ = X::Mugging;  // needs an exiled player: it stays quiet
    std::optional<Survivor> top_survivor_;
};

inline Builder table(int seats = 3) { return Builder(seats); }
inline Builder three() { return table(3).put(0, BrianLee).put(1, RodMiller).put(2, OliviaBrown); }
inline Seat of(int seat) { return seat_at(static_cast<std::size_t>(seat)); }

}  // namespace snowbound::dead_of_winter::tests
