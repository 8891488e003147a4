// What happens around crises, crossroads cards and the end.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

struct CrossroadsDrawn {  // by whom
    static constexpr std::string_view kVerb = "crossroads_drawn";
    Seat seat{};
    auto operator<=>(const CrossroadsDrawn&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct CrossroadsSeen {  // to who drew it
    static constexpr std::string_view kVerb = "crossroads_seen";
    Crossroads card{};
    auto operator<=>(const CrossroadsSeen&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct CrossroadsTriggered {  // seat: whose turn it is
    static constexpr std::string_view kVerb = "crossroads_triggered";
    Crossroads card{};
    Seat seat{};
    auto operator<=>(const CrossroadsTriggered&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("seat", x.seat); }
};
struct CrossroadsReturned {
    static constexpr std::string_view kVerb = "crossroads_returned";
    Seat seat{};
    auto operator<=>(const CrossroadsReturned&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct CrossroadsChosen {
    static constexpr std::string_view kVerb = "crossroads_chosen";
    Crossroads card{};
    std::uint8_t option{};
    auto operator<=>(const CrossroadsChosen&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("option", x.option); }
};
struct CrossroadsVoid {  // no option can be met [DW-R42]
    static constexpr std::string_view kVerb = "crossroads_void";
    Crossroads card{};
    auto operator<=>(const CrossroadsVoid&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct DieRolled {
    static constexpr std::string_view kVerb = "die_rolled";
    std::uint8_t roll{};
    auto operator<=>(const DieRolled&) const = default;
    static void fields(auto& x, auto&& v) { v("roll", x.roll); }
};
struct ContributionShown {
    static constexpr std::string_view kVerb = "contribution_shown";
    Item item{};
    bool matches{};
    auto operator<=>(const ContributionShown&) const = default;
    static void fields(auto& x, auto&& v) { v("item", x.item), v("matches", x.matches); }
};
struct CrisisPrevented {
    static constexpr std::string_view kVerb = "crisis_prevented";
    Crisis crisis{};
    int total{};
    std::uint8_t need{};
    auto operator<=>(const CrisisPrevented&) const = default;
    static void fields(auto& x, auto&& v) { v("crisis", x.crisis), v("total", x.total), v("need", x.need); }
};
struct CrisisFailed {
    static constexpr std::string_view kVerb = "crisis_failed";
    Crisis crisis{};
    int total{};
    std::uint8_t need{};
    auto operator<=>(const CrisisFailed&) const = default;
    static void fields(auto& x, auto&& v) { v("crisis", x.crisis), v("total", x.total), v("need", x.need); }
};
struct CrisisBuried {
    static constexpr std::string_view kVerb = "crisis_buried";
    Crisis crisis{};
    auto operator<=>(const CrisisBuried&) const = default;
    static void fields(auto& x, auto&& v) { v("crisis", x.crisis); }
};
struct Peeked {  // looked at something
    static constexpr std::string_view kVerb = "peeked";
    Seat seat{};
    auto operator<=>(const Peeked&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct SawCard {  // to who looked
    static constexpr std::string_view kVerb = "saw_card";
    Seat seat{};
    Item item{};
    auto operator<=>(const SawCard&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};
struct SawCrisis {  // to who looked
    static constexpr std::string_view kVerb = "saw_crisis";
    Seat seat{};
    Crisis crisis{};
    auto operator<=>(const SawCrisis&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("crisis", x.crisis); }
};
struct SawObjective {  // to who looked
    static constexpr std::string_view kVerb = "saw_objective";
    Seat seat{};
    Seat other{};
    Objective objective{};
    auto operator<=>(const SawObjective&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("objective", x.objective); }
};
struct HandShown {  // to all, or to who looked
    static constexpr std::string_view kVerb = "hand_shown";
    Seat seat{};
    FixedVector<Item, kItemCards> cards;
    auto operator<=>(const HandShown&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct HintGiven {
    static constexpr std::string_view kVerb = "hint_given";
    Seat seat{};
    Hint first{};
    Hint second{};
    auto operator<=>(const HintGiven&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("first", x.first), v("second", x.second); }
};
struct CardsOffered {
    static constexpr std::string_view kVerb = "cards_offered";
    Seat seat{};
    FixedVector<Item, 6> cards;
    auto operator<=>(const CardsOffered&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct DiceOffered {
    static constexpr std::string_view kVerb = "dice_offered";
    Seat seat{};
    std::uint8_t dice{};
    auto operator<=>(const DiceOffered&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("dice", x.dice); }
};
struct PoolClosed {
    static constexpr std::string_view kVerb = "pool_closed";
    std::uint8_t given{};
    bool enough{};
    auto operator<=>(const PoolClosed&) const = default;
    static void fields(auto& x, auto&& v) { v("given", x.given), v("enough", x.enough); }
};
struct BetPlaced {
    static constexpr std::string_view kVerb = "bet_placed";
    Seat seat{};
    std::uint8_t cards{};
    auto operator<=>(const BetPlaced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct BetRolled {
    static constexpr std::string_view kVerb = "bet_rolled";
    Seat seat{};
    std::uint8_t roll{};
    auto operator<=>(const BetRolled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("roll", x.roll); }
};
struct BetWon {
    static constexpr std::string_view kVerb = "bet_won";
    Seat seat{};
    std::uint8_t cards{};
    auto operator<=>(const BetWon&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct MarkGained {
    static constexpr std::string_view kVerb = "mark_gained";
    Survivor who{};
    Crossroads card{};
    auto operator<=>(const MarkGained&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("card", x.card); }
};
struct RuleChanged {
    static constexpr std::string_view kVerb = "rule_changed";
    Crossroads card{};
    auto operator<=>(const RuleChanged&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct FuelPaid {
    static constexpr std::string_view kVerb = "fuel_paid";
    Seat seat{};
    std::uint8_t total{};
    auto operator<=>(const FuelPaid&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("total", x.total); }
};
struct GoalReached {
    static constexpr std::string_view kVerb = "goal_reached";
    MainObjective objective{};
    auto operator<=>(const GoalReached&) const = default;
    static void fields(auto& x, auto&& v) { v("objective", x.objective); }
};
struct RoundsOver {
    static constexpr std::string_view kVerb = "rounds_over";
    auto operator<=>(const RoundsOver&) const = default;
    static void fields(auto&, auto&&) {}
};
struct MoraleGone {
    static constexpr std::string_view kVerb = "morale_gone";
    auto operator<=>(const MoraleGone&) const = default;
    static void fields(auto&, auto&&) {}
};
struct ObjectiveRevealed {
    static constexpr std::string_view kVerb = "objective_revealed";
    Seat seat{};
    Objective objective{};
    bool fulfilled{};
    auto operator<=>(const ObjectiveRevealed&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("objective", x.objective), v("fulfilled", x.fulfilled);
    }
};
struct ExileRevealed {
    static constexpr std::string_view kVerb = "exile_revealed";
    Seat seat{};
    Exile exile{};
    bool fulfilled{};
    auto operator<=>(const ExileRevealed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("exile", x.exile), v("fulfilled", x.fulfilled); }
};

}  // namespace snowbound::dead_of_winter
