// Tables for rule tests, said in the words of the rulebook:
//     auto match = table().front(0, {Knight, aged(Farmer, 1)}).building(0, Town, One).gold(0, 4).at_build();
// Seats are 0, 1, 2... clockwise. Whatever is not named is empty or zero; hands are filled up with other cards, and the
// cards that nobody holds form the draw pile.
#pragma once

#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include "core/fields.h"
#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "testing/rule.h"
#include "testing/scenario.h"

namespace snowbound::paper_tales::tests {

using enum CardId;
using enum BuildingId;
using enum Level;
using enum Slot;

using Cards = std::initializer_list<CardId>;
using Rolls = std::vector<std::uint32_t>;

struct Standing {  // a unit in play
    Standing(CardId c, int t = 0) : card(c), tokens(t) {}
    CardId card;
    int tokens;
};
using Row = std::initializer_list<Standing>;
inline Standing aged(CardId card, int tokens) { return {card, tokens}; }

// The rolls that leave n cards in the order they have.
inline Rolls unshuffled(std::uint32_t n)
{
    Rolls rolls;
    for (std::uint32_t i = n; i > 1; --i) {
        rolls.push_back(i - 1);
    }
    return rolls;
}

class Match : public Scenario<PaperTales> {
public:
    Match(const State& start, Rolls rolls, bool sound = true) : Scenario(start, std::move(rolls))
    {
        sound_ = sound;
        advance(state_, [&] { return resume_top(state_, rng_, log_); });
        expect_sound();
    }
    Match(std::size_t seats, Rolls rolls) : Scenario({}, std::move(rolls))
    {
        state_ = PaperTales::setup(seats, {}, rng_, log_);
        expect_sound();
    }

    const Player& player(int seat) const { return state_.players[static_cast<std::size_t>(seat)]; }
    int gold(int seat) const { return player(seat).gold; }
    int legend(int seat) const { return player(seat).legend; }
    Level level(int seat, BuildingId b) const { return player(seat).buildings[static_cast<std::size_t>(b)]; }
    Phase phase() const { return state_.phase; }

    std::optional<CardId> card_at(int seat, Slot slot) const
    {
        const auto& unit = player(seat).kingdom[index(slot)];
        return unit ? std::optional(unit->card) : std::nullopt;
    }
    int units(int seat) const
    {
        const auto& all = player(seat).kingdom;
        return static_cast<int>(std::count_if(all.begin(), all.end(), [](const auto& unit) { return !!unit; }));
    }
    int tokens_at(int seat, Slot slot) const  // -1: nobody stands there
    {
        const auto& unit = player(seat).kingdom[index(slot)];
        return unit ? unit->tokens : -1;
    }
    int tokens(int seat, CardId card) const  // -1: not in play
    {
        for (const auto& unit : player(seat).kingdom) {
            if (unit && unit->card == card) return unit->tokens;
        }
        return -1;
    }
    bool has(int seat, CardId card) const { return tokens(seat, card) >= 0; }
    int wood(int seat) const { return production(player(seat))[0]; }
    int food(int seat) const { return production(player(seat))[1]; }
    int gems(int seat) const { return production(player(seat))[2]; }
    int discarded(CardId card) const
    {
        const auto& pile = state_.discard;
        return static_cast<int>(
            std::count_if(pile.begin(), pile.end(), [&](const PileCard& d) { return d.card == card; }));
    }

    // From the log.
    int strength(int seat) const
    {
        return sum<Strength>(seat, [](const auto& f) { return f.strength; });
    }
    int income(int seat) const
    {
        return sum<Income>(seat, [](const auto& f) { return f.gold; });
    }
    int paid(int seat) const
    {
        return sum<Paid>(seat, [](const auto& f) { return f.gold; });
    }
    int wars_won(int seat) const
    {
        return sum<WarWon>(seat, [](const auto& f) { return f.points / 3; });
    }
    int legend_from(int seat, CardId card) const
    {
        return sum<UnitLegend>(seat, [&](const auto& f) { return f.card == card ? f.points : 0; });
    }
    int legend_from(int seat, BuildingId building) const
    {
        return sum<BuildingLegend>(seat, [&](const auto& f) { return f.building == building ? f.points : 0; });
    }
    int gold_from(int seat, CardId card) const
    {
        return sum<UnitGold>(seat, [&](const auto& f) { return f.card == card ? f.gold : 0; });
    }
    bool died(int seat, CardId card) const
    {
        return count_said<Died>([&](const Died& f) { return f.seat == seat_at(seat) && f.card == card; }) > 0;
    }

    // Whole deployments.
    void deploy(int seat, std::initializer_list<Place> places, Where where = Where::current())
    {
        for (const Place& place : places) {
            choose(seat, place, where);
        }
        choose(seat, Done{}, where);
    }
    // Everybody who is waited for does nothing: deploys no card, builds nothing, saves nobody.
    void idle(Where where = Where::current())
    {
        for (const Seat seat : waiting()) {
            const int s = static_cast<int>(index(seat));
            if (std::holds_alternative<DeployPhase>(state_.stack.back())) {
                choose(s, Done{}, where);
            } else if (phase() == Phase::Build) {
                choose(s, Pass{}, where);
            } else if (phase() == Phase::Age) {
                choose(s, Save{}, where);
            } else {
                ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "somebody has to choose here";
            }
        }
    }
    void deploy_and_reveal(int seat, std::initializer_list<Place> places, Where where = Where::current())
    {
        deploy(seat, places, where);
        if (std::holds_alternative<DeployPhase>(state_.stack.back())) idle(where);
    }
    // Everybody takes the first card offered until the hands are full.
    void draft_anything(Where where = Where::current())
    {
        while (phase() == Phase::Recruit) {
            for (const Seat seat : waiting()) {
                const int s = static_cast<int>(index(seat));
                choose(s, open(s)->options.front(), where);
            }
        }
    }

private:
    template <class Kind, class Value>
    int sum(int seat, Value&& value) const
    {
        int total = 0;
        for (const auto& fact : said<Kind>()) {
            if (fact.seat == seat_at(seat)) total += value(fact);
        }
        return total;
    }
};

// A whole deployment as one command; whatever is not named stays, or is discarded from the hand.
class PlanFor {
public:
    PlanFor(const Match& match, int seat) : player_(match.player(seat)), plan_(opening_plan(player_)) {}
    PlanFor& unit(Slot slot, Fate fate)
    {
        plan_.units[index(slot)] = fate;
        return *this;
    }
    PlanFor& card(CardId card, Fate fate)
    {
        for (std::size_t i = 0; i < player_.hand.size(); ++i) {
            if (player_.hand[i] != card || plan_.hand[i] != Fate::Discard) continue;
            plan_.hand[i] = fate;
            return *this;
        }
        ADD_FAILURE() << "no such card in hand";
        return *this;
    }
    Plan plan() const { return plan_; }
    operator Choice() const { return plan_; }

private:
    Player player_;
    Plan plan_;
};

class Table {
public:
    Table& seats(int n) { return state_.seats = static_cast<std::uint8_t>(n), *this; }
    Table& round(int n) { return state_.round = static_cast<std::uint8_t>(n), *this; }
    Table& table_faithful() { return state_.options.payment = Payment::TableFaithful, *this; }
    Table& open_discard() { return state_.options.open_discard = true, *this; }
    Table& gold(int seat, int n) { return at(seat).gold = static_cast<std::int16_t>(n), *this; }
    Table& legend(int seat, int n) { return at(seat).legend = static_cast<std::int16_t>(n), *this; }
    Table& front(int seat, Row units) { return stand(seat, Front1, units); }
    Table& back(int seat, Row units) { return stand(seat, Back1, units); }
    Table& building(int seat, BuildingId b, Level level)
    {
        return at(seat).buildings[static_cast<std::size_t>(b)] = level, *this;
    }
    Table& reserve(int seat, CardId card) { return at(seat).reserve = card, *this; }
    Table& hand(int seat, Cards cards) { return put(at(seat).hand, cards); }
    Table& draft(int seat, Cards cards) { return put(at(seat).draft, cards); }
    Table& draw_top(Cards cards) { return top_ = cards, *this; }          // the first is drawn first
    Table& draw_pile_of(std::size_t n) { return pile_size_ = n, *this; }  // all others lie on the discard pile
    Table& with_extra_copies() { return sound_ = false, *this; }          // more copies than the box holds

    // The neighbours are far too strong (0 wars won), or only the left one is (1), or neither is (2). For three seats.
    Table& first_seat_wins(int wars)
    {
        if (wars < 2) front(1, {aged(Militiaman, 90)});
        if (wars < 1) front(2, {aged(Militiaman, 90)});
        return *this;
    }

    // The beginning of a phase, played until somebody must choose.
    Match at_recruit(Rolls rolls = {}) { return start(Phase::Recruit, std::move(rolls)); }
    Match at_war() { return start(Phase::War, {}); }
    Match at_income() { return start(Phase::Income, {}); }
    Match at_build() { return start(Phase::Build, {}); }
    Match at_age() { return start(Phase::Age, {}); }
    Match at_end() { return start(Phase::Over, {}); }
    Match at_deploy(Rolls rolls = {})
    {
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            fill(state_.players[seat].hand, 5);
        }
        return start(Phase::Deploy, std::move(rolls));
    }
    Match at_draft()  // hands have been dealt as named
    {
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            fill(state_.players[seat].draft, state_.seats == 2 ? 9 : 5);
        }
        lay_piles();
        state_.phase = Phase::Recruit;
        state_.stack = {Round{Phase::Deploy}, RecruitPhase{}};
        return Match(state_, {}, sound_);
    }

private:
    Player& at(int seat) { return state_.players[static_cast<std::size_t>(seat)]; }

    Table& stand(int seat, Slot first, Row units)
    {
        std::size_t slot = index(first);
        for (const Standing& unit : units) {
            at(seat).kingdom[slot++] = Unit{unit.card, static_cast<std::uint8_t>(unit.tokens), false};
        }
        return *this;
    }

    template <class List>
    Table& put(List& list, Cards cards)
    {
        for (const CardId card : cards) {
            list.insert_sorted(card);
        }
        return *this;
    }

    std::array<int, kUnits> unnamed() const  // copies that lie nowhere yet
    {
        std::array<int, kUnits> left{};
        for (std::size_t card = 0; card < kUnits; ++card) {
            left[card] = kUnitFacts[card].copies;
        }
        const auto take = [&](CardId card) { --left[static_cast<std::size_t>(card)]; };
        for (const Player& p : state_.players) {
            std::for_each(p.hand.begin(), p.hand.end(), take);
            std::for_each(p.draft.begin(), p.draft.end(), take);
            if (p.reserve) take(*p.reserve);
            for (const auto& unit : p.kingdom) {
                if (unit) take(unit->card);
            }
        }
        std::for_each(top_.begin(), top_.end(), take);
        return left;
    }

    // Adds cards that the test did not name, each of another kind.
    template <class List>
    void fill(List& list, std::size_t size)
    {
        const auto left = unnamed();
        for (std::size_t card = static_cast<std::size_t>(Blacksmith); list.size() < size && card < kUnits; ++card) {
            if (left[card] > 0 && !list.contains(static_cast<CardId>(card))) {
                list.insert_sorted(static_cast<CardId>(card));
            }
        }
    }

    void lay_piles()
    {
        const auto left = unnamed();
        for (std::size_t i = kUnits; i > 0; --i) {
            EXPECT_FALSE(sound_ && left[i - 1] < 0) << "more copies than the box holds: " << kCardIdNames[i - 1];
            for (int copy = 0; copy < left[i - 1]; ++copy) {
                const auto card = static_cast<CardId>(i - 1);
                const bool on_draw = state_.draw.size() + top_.size() < pile_size_;
                if (on_draw) {
                    state_.draw.push_back(card);
                } else {
                    state_.discard.push_back({card, {}});
                }
            }
        }
        for (std::size_t i = top_.size(); i > 0; --i) {
            state_.draw.push_back(top_[i - 1]);
        }
    }

    Match start(Phase phase, Rolls rolls)
    {
        lay_piles();
        state_.phase = phase;
        state_.stack = {Round{phase}};
        return Match(state_, std::move(rolls), sound_);
    }

    State state_{.seats = 3};
    std::vector<CardId> top_;
    std::size_t pile_size_ = kCards;
    bool sound_ = true;
};

inline Table table() { return {}; }

inline int strength(Row front, Row back = {}) { return table().front(0, front).back(0, back).at_war().strength(0); }

}  // namespace snowbound::paper_tales::tests
