// Turns in the middle of games that chance made, for second opinions.
#pragma once

#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {

inline constexpr std::array kPlayedCards{
    I::StarterFood, I::Food1,     I::StarterFuel, I::Fuel,     I::StarterMedicine, I::Medicine,    I::AdrenalineShot,
    I::StarterJunk, I::Junk,      I::Padlock,     I::Scissors, I::Megaphone,       I::ReadingLamp, I::Outsider1,
    I::Outsider2,   I::Outsider3, I::StarterFuel, I::Junk,     I::StarterMedicine};

// A turn in the middle of a game that chance made. Number n is sure to have survivor n in it.
class Turns {
public:
    explicit Turns(std::size_t number) : rng_(Rng::searching(number)), seats_(2 + up_to(2)), builder_(seats_)
    {
        people(number);
        things();
        board();
        s = builder_.in_turn(0);
        std::get<Turn>(s.stack.back()).stage = TurnStage::Actions;
        std::get<Turn>(s.stack.back()).voted = one_in(4);
        details();
    }
    State s;

private:
    int up_to(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n + 1))); }
    bool one_in(int n) { return up_to(n - 1) == 0; }

    void put(int seat, Survivor who)
    {
        const auto near = static_cast<std::size_t>(up_to(2));  // three places, so that people meet
        std::size_t place = (first_ + near) % kLocations;
        if (exiled_ && seat == 0 && place == 0) place = 3;
        if (place != 0 && room_[place] == 0) place = exiled_ && seat == 0 ? 5 : 0;
        if (place != 0 && room_[place] == 0) return;
        if (place != 0) --room_[place];
        builder_.put(seat, who, location_at(place));
        (seat == 0 ? mine_ : theirs_).add(who);
    }
    void people(std::size_t number)
    {
        first_ = static_cast<std::size_t>(up_to(2)) * 2;
        exiled_ = seats_ > 2 && one_in(3);
        put(0, survivor_at(number % kSurvivors));
        for (int n = up_to(8) + 4; n > 0; --n) {
            const auto who = one_in(6) ? JohnPrice : survivor_at(static_cast<std::size_t>(up_to(kSurvivors - 1)));
            if (!mine_.has(who) && !theirs_.has(who)) put(one_in(2) ? 0 : 1, who);
        }
        for (std::size_t n = number; theirs_.empty(); ++n) {
            if (!mine_.has(survivor_at(n % kSurvivors))) put(1, survivor_at(n % kSurvivors));
        }
        for (const Survivor who : mine_ | theirs_) {
            if (one_in(3)) builder_.wounds(who, up_to(1), up_to(1));
        }
        if (exiled_) builder_.exiled(0);
    }
    void things()
    {
        for (std::size_t i = 0; i < kItems; ++i) {
            const I item = item_at(i);
            if (facts(item).kind != ItemKind::Equip) continue;
            if (one_in(3)) {
                builder_.equip(mine_.nth(static_cast<std::size_t>(up_to(static_cast<int>(mine_.size()) - 1))), item);
                worn_.add(item);
            } else if (one_in(8)) {
                builder_.hand(0, {item});
            }
        }
        for (const I item : kPlayedCards) {
            if (one_in(3)) builder_.hand(0, {item});
        }
        if (one_in(2)) builder_.hand(1, {I::Food2});
        if (one_in(2)) builder_.waste({I::StarterFood});
        for (const I item : {I::StarterMedicine, I::Medicine, I::AdrenalineShot}) {
            if (one_in(3)) builder_.removed({item});
        }
        for (int seat = 0; seat < 2; ++seat) {
            for (int n = up_to(3); n > 0; --n) builder_.dice(seat, {1 + up_to(5)});
        }
    }
    void board()
    {
        for (std::size_t i = 0; i < kGates; ++i) {
            const int zombies = one_in(2) ? 0 : up_to(kGateSpaces[i]);
            builder_.zombies(gate_at(i), zombies).barricades(gate_at(i), up_to(kGateSpaces[i] - zombies));
        }
        if (one_in(4)) {
            for (std::size_t i = 0; i < kGates; ++i) builder_.zombies(gate_at(i), 0);
        }
        constexpr std::array kFood{0, 1, 3, 5};
        builder_.food(kFood[static_cast<std::size_t>(up_to(3))]);
        builder_.helpless(one_in(4) ? 24 - static_cast<int>((mine_ | theirs_).size()) : up_to(2));
        builder_.goal(static_cast<MainObjective>(up_to(kMainObjectives - 1)), one_in(2));
        if (one_in(2)) builder_.crisis(Crisis::Despair);
        for (const L place : kOutside) {
            if (one_in(4)) builder_.empty_deck(place);
        }
        for (const Standing rule : {Standing::NoFoodCards, Standing::BuyMedicine, Standing::HealForCard,
                                    Standing::HauntedSchool, Standing::SewerPassage}) {
            if (one_in(3)) builder_.standing(rule);
        }
        builder_.options().exiled_may_nominate = one_in(2);
    }
    void details()  // what happened in this round so far
    {
        for (const Survivor who : mine_) {
            Figure& f = s.figures[index(who)];
            f.moved = one_in(4), f.companion_used = one_in(2), f.cooked = one_in(2);
            f.rides = static_cast<std::uint8_t>(up_to(1));
            for (const Survivor used : mine_ | theirs_) {
                if (one_in(4)) f.used.add(used);
            }
            for (const Mark mark : {Mark::Companion, Mark::Jailed, Mark::LibraryBound, Mark::LibraryBarred, Mark::Cook,
                                    Mark::Snowmobile, Mark::Still, Mark::Halted}) {
                if (one_in(8)) f.marks.add(mark);
            }
            if (one_in(20)) f.marks.add(Mark::Pirate);
        }
        for (const I item : worn_) {
            if (one_in(4)) s.used.add(item);
        }
        Player& me = s.players[0];
        if (!s.survivor_deck.empty() && one_in(4)) {  // somebody waits off the board [DW-R24]
            const Survivor who = s.survivor_deck.take_back();
            s.figures[index(who)] = Figure{.is = FigureIs::Waiting, .controller = of(0), .wounds = 1};
            me.group.add(who);
        }
        if (!me.hand.empty() && one_in(2)) me.locked = me.hand[static_cast<std::size_t>(up_to(2)) % me.hand.size()];
        if (one_in(8)) s.survivor_deck.clear();
        if (one_in(8)) s.crisis_deck.clear();
        if (one_in(6)) s.decks = {};
        if (s.seats == 4 && one_in(2)) {
            for (const Survivor who : s.players[3].group) s.figures[index(who)] = Figure{.is = FigureIs::Removed};
            s.players[3] = Player{}, s.players[3].out = true;
        }
        if (s.seats > 2 && one_in(3)) s.players[2].exiled = true;
    }

    Rng rng_;
    int seats_;
    Builder builder_;
    std::size_t first_ = 0;
    bool exiled_ = false;
    std::array<int, kLocations> room_{24, 3, 3, 3, 3, 4, 2};
    Survivors mine_, theirs_;
    Equipment worn_;
};

}  // namespace snowbound::dead_of_winter::tests
