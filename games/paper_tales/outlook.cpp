// What a seat faces, and what cards, resources and buildings are worth to it.
#include "games/paper_tales/outlook.h"

#include <algorithm>
#include <functional>

#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

constexpr int kStrongerByWood = 40;  // Barracks, for each wood
constexpr int kFifthSlot = 130;      // in each round

int level_number(const Player& p, BuildingId b) { return static_cast<int>(p.buildings[static_cast<std::size_t>(b)]); }

std::array<int, kResources> resource_worth(const Player& p)
{
    const int tavern = level_number(p, BuildingId::Tavern);
    return {30 + (level_number(p, BuildingId::Barracks) > 0 ? kStrongerByWood : 0),
            35 + (tavern > 0 ? kGoldWorth : 0) + (tavern > 1 ? 100 : 0),
            30 + (level_number(p, BuildingId::Mine) > 1 ? 200 : 0)};
}

// What a side brings in each round to come, beyond the side before; a kingdom has one food and half a gem by units.
int side_worth(const Player& p, const std::array<int, kResources>& resource, BuildingId building, std::size_t side)
{
    const int town = level_number(p, BuildingId::Town);
    const int food = town > 0 ? 20 : 10;  // tenths, and as much wood
    const int gems = town > 1 ? 25 : 15;
    const bool first = side == 0;
    switch (building) {
        case BuildingId::Town: return first ? resource[kWood] + resource[kFood] : resource[kGem];
        case BuildingId::Tavern: return (first ? kGoldWorth : 100) * food / 10;
        case BuildingId::Mine: return first ? resource[kGem] : 200 * gems / 10;
        case BuildingId::Temple: return first ? 2 * kGoldWorth : 200;
        case BuildingId::Barracks: return first ? kStrongerByWood * food / 10 : 180;
    }
    return 0;
}

void weigh(Outlook& o, const Player& p)
{
    o.resource = resource_worth(p);
    o.fifth_slot = kFifthSlot * o.rounds_after();
    for (std::size_t b = 0; b < kBuildings; ++b) {
        for (std::size_t side = 0; side < 2; ++side) {
            const int points = side == 0 ? 100 : 200;  // [PT-10.3]
            o.side[b][side] = points + o.rounds_after() * side_worth(p, o.resource, static_cast<BuildingId>(b), side);
        }
    }
}

}  // namespace

int likely_strength(const Player& p, int round)
{
    constexpr std::array<int, kRounds> kUsual{49, 45, 60, 68};  // and half of what stands ready, as matches show
    const Kingdom k = survey(p);
    auto units = k.unit_strength;
    std::sort(units.begin(), units.end(), std::greater<>{});
    int ready = units[0] + units[1];
    if (has_level_two(p)) ready += units[2];
    if (level_number(p, BuildingId::Barracks) > 0) ready += 1 + k.produces[kWood];
    return kUsual[static_cast<std::size_t>(round) - 1] + 5 * ready;
}

Outlook outlook(const State& s, Seat seat)
{
    Outlook o;
    o.round = s.round;
    o.phase = s.phase;
    if (s.phase == Phase::Over) return o;
    weigh(o, player(s, seat));
    if (s.phase > Phase::Deploy) return o;
    o.twice = s.seats == 2;
    o.rivals = o.twice ? 1 : 2;
    o.open = s.phase == Phase::Deploy && !std::holds_alternative<DeployPhase>(s.stack.back());
    const std::array<Direction, 2> sides{Direction::Left, Direction::Right};
    for (std::size_t i = 0; i < static_cast<std::size_t>(o.rivals); ++i) {
        const Player& rival = player(s, neighbour(s, seat, sides[i]));
        o.rival_tenths[i] = o.open ? 10 * survey(rival).strength : likely_strength(rival, s.round);
    }
    if (s.phase == Phase::Recruit) o.cards_to_come = 5 - static_cast<int>(player(s, seat).picks.size());
    return o;
}

int worth_next(const Unit& unit, const Outlook& o)
{
    if (o.round >= kRounds) return 0;
    const int tokens = unit.tokens + 1;
    const auto& printed = facts(unit.card);
    int strength = printed.strength;
    int more = (printed.income + printed.gold_per_war) * kGoldWorth + 100 * printed.legend_per_war;
    for (std::size_t r = 0; r < kResources; ++r) {
        more += printed.produces[r] * o.resource[r];
    }
    switch (unit.card) {
        case CardId::Adventurer: more += tokens * o.resource[kGem]; break;
        case CardId::Cook: more += 60; break;
        case CardId::Hunter: more += o.resource[kFood]; break;
        case CardId::Militiaman:
        case CardId::Salamander: strength += tokens; break;
        case CardId::GiantSnake: strength = 0, more += 3 * kGoldWorth; break;
        case CardId::Colossus: strength = 7; break;
        case CardId::Cerberus: strength = 3; break;
        case CardId::Manticore:
        case CardId::Dragon: strength = 5; break;
        case CardId::Ogre: strength = 6; break;
        case CardId::Strategist: strength = 4; break;
        case CardId::Leviathan: strength = 0, more += 2 * o.resource[kFood]; break;
        case CardId::Monkey: more += kGoldWorth; break;
        case CardId::Sculptor: more += 280; break;
        case CardId::PalmReader:
        case CardId::MasterAlchemist: more += 150; break;
        case CardId::MysticalHealer: more += 70; break;
        case CardId::RelicOfWisdom: return 20;  // its points are counted where it ages
        default: break;
    }
    return 90 + 30 * (strength - 2) + more;
}

int liking(CardId card)
{
    static constexpr std::array<std::int8_t, kUnits> kLiking{52, 46, 47, 43, 37, 51, 53, 37, 54, 75, 40, 42, 40, 56,
                                                             74, 40, 59, 74, 46, 49, 56, 64, 54, 61, 54, 58, 45, 63,
                                                             24, 49, 38, 54, 30, 52, 50, 59, 53, 33, 63, 40, 31, 18};
    return kLiking[static_cast<std::size_t>(card)];
}

}  // namespace snowbound::paper_tales
