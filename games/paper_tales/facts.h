// What happened, for the log: each becomes "fact.<verb>" in locales/.
#pragma once

#include <string_view>
#include <variant>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using CardList = FixedVector<CardId, 9>;

struct RoundStarted {
    std::uint8_t round{};
    Direction direction{};
    SB_VERB(RoundStarted, round, direction);
};
struct Reshuffled {
    std::uint8_t cards{};
    SB_VERB(Reshuffled, cards);
};
struct Dealt {
    Seat seat{};
    CardList cards;
    SB_VERB(Dealt, seat, cards);
};
struct HandsPassed {
    Direction direction{};
    SB_VERB(HandsPassed, direction);
};
struct Took {
    Seat seat{};
    CardList cards;
    SB_VERB(Took, seat, cards);
};
struct Moved {
    Seat seat{};
    CardId card{};
    Slot from{};
    Slot to{};
    SB_VERB(Moved, seat, card, from, to);
};
struct Dismissed {
    Seat seat{};
    CardId card{};
    Slot slot{};
    SB_VERB(Dismissed, seat, card, slot);
};
struct Revealed {
    Seat seat{};
    CardId card{};
    Slot slot{};
    SB_VERB(Revealed, seat, card, slot);
};
struct Discarded {
    Seat seat{};
    std::uint8_t count{};
    SB_VERB(Discarded, seat, count);
};
struct Kept {
    Seat seat{};
    SB_VERB(Kept, seat);
};
struct Paid {
    Seat seat{};
    std::int16_t gold{};
    SB_VERB(Paid, seat, gold);
};
struct Unpaid {
    Seat seat{};
    CardId card{};
    Slot slot{};
    SB_VERB(Unpaid, seat, card, slot);
};
struct TurnedOver {
    Seat seat{};
    CardId card{};
    SB_VERB(TurnedOver, seat, card);
};
struct Replaced {
    Seat seat{};
    Slot slot{};
    CardId card{};
    SB_VERB(Replaced, seat, slot, card);
};
struct StayedShapeless {
    Seat seat{};
    SB_VERB(StayedShapeless, seat);
};
struct Aged {
    Seat seat{};
    CardId card{};
    Slot slot{};
    std::uint8_t tokens{};  // added
    CardId cause{};
    SB_VERB(Aged, seat, card, slot, tokens, cause);
};
struct GolemUpgraded {
    Seat seat{};
    BuildingId building{};
    SB_VERB(GolemUpgraded, seat, building);
};
struct Strength {
    Seat seat{};
    std::int16_t strength{};
    SB_VERB(Strength, seat, strength);
};
struct WarWon {
    Seat seat{};
    Seat other{};
    std::int16_t points{};
    SB_VERB(WarWon, seat, other, points);
};
struct UnitLegend {
    Seat seat{};
    CardId card{};
    std::int16_t points{};
    SB_VERB(UnitLegend, seat, card, points);
};
struct BuildingLegend {
    Seat seat{};
    BuildingId building{};
    std::int16_t points{};
    SB_VERB(BuildingLegend, seat, building, points);
};
struct UnitGold {
    Seat seat{};
    CardId card{};
    std::int16_t gold{};
    SB_VERB(UnitGold, seat, card, gold);
};
struct Income {
    Seat seat{};
    std::int16_t gold{};
    SB_VERB(Income, seat, gold);
};
struct Built {
    Seat seat{};
    BuildingId building{};
    Level level{};
    std::int16_t gold{};
    SB_VERB(Built, seat, building, level, gold);
};
struct Upgraded {
    Seat seat{};
    BuildingId building{};
    std::int16_t gold{};
    SB_VERB(Upgraded, seat, building, gold);
};
struct BuiltNothing {
    Seat seat{};
    SB_VERB(BuiltNothing, seat);
};
struct Saved {
    Seat seat{};
    CardId card{};
    Slot slot{};
    SB_VERB(Saved, seat, card, slot);
};
struct Died {
    Seat seat{};
    CardId card{};
    Slot slot{};
    std::uint8_t tokens{};
    SB_VERB(Died, seat, card, slot, tokens);
};
struct GrewOlder {
    SB_VERB(GrewOlder);
};
struct FinalScore {
    Seat seat{};
    std::int16_t points{};
    std::int16_t gold{};
    std::uint8_t rank{};
    SB_VERB(FinalScore, seat, points, gold, rank);
};

using Fact =
    std::variant<RoundStarted, Reshuffled, Dealt, HandsPassed, Took, Moved, Dismissed, Revealed, Discarded, Kept, Paid,
                 Unpaid, TurnedOver, Replaced, StayedShapeless, Aged, GolemUpgraded, Strength, WarWon, UnitLegend,
                 BuildingLegend, UnitGold, Income, Built, Upgraded, BuiltNothing, Saved, Died, GrewOlder, FinalScore>;

}  // namespace snowbound::paper_tales
