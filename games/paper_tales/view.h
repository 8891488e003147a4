// What one seat may see. Built up from nothing in view.cpp: a field that is not copied in on purpose stays hidden.
#pragma once

#include "core/spelling.h"
#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

struct Source {  // of what a card counts: a unit, a building, or neither (the basic income)
    std::optional<CardId> card;
    std::optional<BuildingId> building;
    std::int16_t amount = 0;
    SB_FIELDS(Source, card, building, amount);
};

struct UnitView {
    CardId card{};
    std::uint8_t tokens = 0;
    std::int16_t strength = 0;  // as abilities stand now
    bool dies = false;          // in the next aging, unless saved
    bool fights = false;        // its strength counts in a war [PT-6.1]
    std::int16_t income = 0;    // gold it adds in phase 4
    std::int16_t wood = 0;      // symbols it produces where it stands
    std::int16_t food = 0;
    std::int16_t gem = 0;
    std::optional<Counted> counts;  // what its strength or its income looks at, and where that comes from
    FixedVector<Source, kSlots + kBuildings + 1> behind;
    SB_FIELDS(UnitView, card, tokens, strength, dies, fights, income, wood, food, gem, counts, behind);
};

struct WarView {  // one comparison as it would end now
    Seat other{};
    std::int16_t mine = 0;
    std::int16_t theirs = 0;
    std::uint8_t won = 0;
    SB_FIELDS(WarView, other, mine, theirs, won);
};

struct KingdomView {
    std::array<std::optional<UnitView>, kSlots> units;
    std::int16_t strength = 0;
    std::int16_t bonus = 0;  // what the Barracks add to it
    std::int16_t income = 0;
    std::int16_t basic = 0;  // everybody's part of it
    std::int16_t rent = 0;   // the buildings' part of it
    std::int16_t wood = 0;
    std::int16_t food = 0;
    std::int16_t gem = 0;
    FixedVector<WarView, 2> wars;  // against the left neighbour, then the right one
    SB_FIELDS(KingdomView, units, strength, bonus, income, basic, rent, wood, food, gem, wars);
};

struct WorkView {  // a construction, in the phase to come or in this one
    BuildingId building{};
    Level level{};
    bool payable = false;
    std::optional<std::int16_t> gold;  // nothing: symbols are missing
    std::int16_t wood = 0;             // missing symbols
    std::int16_t food = 0;
    std::int16_t gem = 0;
    SB_FIELDS(WorkView, building, level, payable, gold, wood, food, gem);
};

struct PreviewView {  // this hand card in that free slot, added to the plan
    CardId card{};
    Slot slot{};
    std::int16_t cost = 0;  // of the whole plan
    std::int16_t strength = 0;
    std::int16_t income = 0;
    std::uint8_t won = 0;  // wars, as the neighbours stand
    bool dies = false;     // in this round's aging
    SB_FIELDS(PreviewView, card, slot, cost, strength, income, won, dies);
};

struct PlayerView {
    Seat seat{};
    std::int16_t legend = 0;
    std::int16_t gold = 0;
    KingdomView kingdom;
    std::array<Level, kBuildings> buildings{};  // town, tavern, mine, temple, barracks
    std::uint8_t slots = 4;
    std::uint8_t draft_size = 0;
    std::uint8_t picks_size = 0;
    std::uint8_t hand_size = 0;
    bool has_reserve = false;
    bool ready = false;  // has answered what everybody is asked
    SB_FIELDS(PlayerView, seat, legend, gold, kingdom, buildings, slots, draft_size, picks_size, hand_size, has_reserve,
              ready);
};

struct Mine {  // what only I see
    Seat seat{};
    CardList draft;
    FixedVector<CardId, 5> picks;
    FixedVector<CardId, 6> hand;
    std::optional<CardId> reserve;
    std::optional<Plan> plan;
    std::optional<KingdomView> planned;  // my kingdom as the plan would leave it
    std::int16_t planned_cost = 0;
    FixedVector<PreviewView, 30> previews;        // while planning
    FixedVector<WorkView, 2 * kBuildings> works;  // with this round's income, as far as it is still to come
    std::optional<Choice> answered;
    SB_FIELDS(Mine, seat, draft, picks, hand, reserve, plan, planned, planned_cost, previews, works, answered);
};

enum class PlanClause : std::uint8_t { Slots, Reserve, Units, Taken, Payment };
inline constexpr std::array<std::string_view, 5> kPlanClauses{"PT-5.2", "PT-5.5", "PT-5.6", "PT-5.7", "PT-R01"};
constexpr const auto& names_of(PlanClause) { return kPlanClauses; }
enum class PlanReason : std::uint8_t { FifthSlotMissing, OneReserveOnly, NewUnit, SlotTaken, CannotPay };
inline constexpr std::array<std::string_view, 5> kPlanReasons{
    "fifth_slot_missing", "one_reserve_only", "new_unit_cannot_be_discarded", "slot_taken", "cannot_pay_units"};
constexpr const auto& names_of(PlanReason) { return kPlanReasons; }

struct BarredStep {
    Choice choice;
    PlanClause rule{};
    PlanReason why{};
    SB_FIELDS(BarredStep, choice, rule, why);
};

// A plan tried out: what I would see if it lay on the table, and the steps from there. Nobody else learns of it
// [PT-R30a].
struct Preview {
    std::optional<Mine> mine;
    FixedVector<Choice, 80> steps;
    FixedVector<BarredStep, 80> barred;
    SB_FIELDS(Preview, mine, steps, barred);
};

struct View {
    Options options;
    std::uint8_t round = 0;
    Phase phase{};
    Direction direction{};
    std::uint8_t draw_size = 0;
    std::uint8_t discard_size = 0;
    std::optional<FixedVector<CardId, kCards>> discard;  // with open_discard, sorted
    FixedVector<PlayerView, kMostSeats> players;
    std::optional<Mine> mine;  // spectators have none
    SB_FIELDS(View, options, round, phase, direction, draw_size, discard_size, discard, players, mine);
};

}  // namespace snowbound::paper_tales
