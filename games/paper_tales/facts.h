// What happened, for the log: each becomes "fact.<verb>" in locales/.
#pragma once

#include <string_view>
#include <variant>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using CardList = FixedVector<CardId, 9>;

#define PT_FACT(verb) static constexpr std::string_view kVerb = verb

struct RoundStarted {
    PT_FACT("round_started");
    std::uint8_t round{};
    Direction direction{};
    static void fields(auto& x, auto&& v) { v("round", x.round), v("direction", x.direction); }
};
struct Reshuffled {
    PT_FACT("reshuffled");
    std::uint8_t cards{};
    static void fields(auto& x, auto&& v) { v("cards", x.cards); }
};
struct Dealt {
    PT_FACT("dealt");
    Seat seat{};
    CardList cards;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct HandsPassed {
    PT_FACT("hands_passed");
    Direction direction{};
    static void fields(auto& x, auto&& v) { v("direction", x.direction); }
};
struct Took {
    PT_FACT("took");
    Seat seat{};
    CardList cards;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct Moved {
    PT_FACT("moved");
    Seat seat{};
    CardId card{};
    Slot from{};
    Slot to{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("from", x.from), v("to", x.to); }
};
struct Dismissed {
    PT_FACT("dismissed");
    Seat seat{};
    CardId card{};
    Slot slot{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("slot", x.slot); }
};
struct Revealed {
    PT_FACT("revealed");
    Seat seat{};
    CardId card{};
    Slot slot{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("slot", x.slot); }
};
struct Discarded {
    PT_FACT("discarded");
    Seat seat{};
    std::uint8_t count{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("count", x.count); }
};
struct Kept {
    PT_FACT("kept");
    Seat seat{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Paid {
    PT_FACT("paid");
    Seat seat{};
    std::int16_t gold{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("gold", x.gold); }
};
struct Unpaid {
    PT_FACT("unpaid");
    Seat seat{};
    CardId card{};
    Slot slot{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("slot", x.slot); }
};
struct TurnedOver {
    PT_FACT("turned_over");
    Seat seat{};
    CardId card{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card); }
};
struct Replaced {
    PT_FACT("replaced");
    Seat seat{};
    Slot slot{};
    CardId card{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("slot", x.slot), v("card", x.card); }
};
struct StayedShapeless {
    PT_FACT("stayed_shapeless");
    Seat seat{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Aged {
    PT_FACT("aged");
    Seat seat{};
    CardId card{};
    Slot slot{};
    std::uint8_t tokens{};  // added
    CardId cause{};
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("card", x.card), v("slot", x.slot), v("tokens", x.tokens), v("cause", x.cause);
    }
};
struct GolemUpgraded {
    PT_FACT("golem_upgraded");
    Seat seat{};
    BuildingId building{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("building", x.building); }
};
struct Strength {
    PT_FACT("strength");
    Seat seat{};
    std::int16_t strength{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("strength", x.strength); }
};
struct WarWon {
    PT_FACT("war_won");
    Seat seat{};
    Seat other{};
    std::int16_t points{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("other", x.other), v("points", x.points); }
};
struct UnitLegend {
    PT_FACT("unit_legend");
    Seat seat{};
    CardId card{};
    std::int16_t points{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("points", x.points); }
};
struct BuildingLegend {
    PT_FACT("building_legend");
    Seat seat{};
    BuildingId building{};
    std::int16_t points{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("building", x.building), v("points", x.points); }
};
struct UnitGold {
    PT_FACT("unit_gold");
    Seat seat{};
    CardId card{};
    std::int16_t gold{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("gold", x.gold); }
};
struct Income {
    PT_FACT("income");
    Seat seat{};
    std::int16_t gold{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("gold", x.gold); }
};
struct Built {
    PT_FACT("built");
    Seat seat{};
    BuildingId building{};
    Level level{};
    std::int16_t gold{};
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("building", x.building), v("level", x.level), v("gold", x.gold);
    }
};
struct Upgraded {
    PT_FACT("upgraded");
    Seat seat{};
    BuildingId building{};
    std::int16_t gold{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("building", x.building), v("gold", x.gold); }
};
struct BuiltNothing {
    PT_FACT("built_nothing");
    Seat seat{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Saved {
    PT_FACT("saved");
    Seat seat{};
    CardId card{};
    Slot slot{};
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("slot", x.slot); }
};
struct Died {
    PT_FACT("died");
    Seat seat{};
    CardId card{};
    Slot slot{};
    std::uint8_t tokens{};
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("card", x.card), v("slot", x.slot), v("tokens", x.tokens);
    }
};
struct GrewOlder {
    PT_FACT("grew_older");
    static void fields(auto&, auto&&) {}
};
struct FinalScore {
    PT_FACT("final_score");
    Seat seat{};
    std::int16_t points{};
    std::int16_t gold{};
    std::uint8_t rank{};
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("points", x.points), v("gold", x.gold), v("rank", x.rank);
    }
};

#undef PT_FACT

using Fact =
    std::variant<RoundStarted, Reshuffled, Dealt, HandsPassed, Took, Moved, Dismissed, Revealed, Discarded, Kept, Paid,
                 Unpaid, TurnedOver, Replaced, StayedShapeless, Aged, GolemUpgraded, Strength, WarWon, UnitLegend,
                 BuildingLegend, UnitGold, Income, Built, Upgraded, BuiltNothing, Saved, Died, GrewOlder, FinalScore>;

}  // namespace snowbound::paper_tales
