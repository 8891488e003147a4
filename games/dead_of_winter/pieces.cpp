// What play should reach: every survivor, item, crisis, main objective and crossroads card.
#include "core/fields.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

constexpr std::size_t kFirstItem = kSurvivors, kFirstCrisis = kFirstItem + kItems;
constexpr std::size_t kFirstObjective = kFirstCrisis + kCrises, kFirstCrossroads = kFirstObjective + kMainObjectives;
static_assert(kFirstCrossroads + kCrossroads == kPieces);

}  // namespace

Piece piece(Survivor who) { return static_cast<Piece>(index(who)); }
Piece piece(Item item) { return static_cast<Piece>(kFirstItem + index(item)); }
Piece piece(Crisis crisis) { return static_cast<Piece>(kFirstCrisis + index(crisis)); }
Piece piece(MainObjective objective) { return static_cast<Piece>(kFirstObjective + index(objective)); }
Piece piece(Crossroads card) { return static_cast<Piece>(kFirstCrossroads + index(card)); }

}  // namespace dead_of_winter

using namespace dead_of_winter;

std::vector<std::string_view> DeadOfWinter::pieces()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        const auto add = [&](const std::string& family, Names ids) {
            for (const std::string_view id : ids) {
                all.push_back(family + "." + std::string(id));
            }
        };
        add("survivor", kSurvivorNames);
        add("item", kItemNames);
        add("crisis", kCrisisNames);
        add("main", kMainObjectiveNames);
        add("crossroads", kCrossroadsNames);
        return all;
    }();
    return {names.begin(), names.end()};
}

void DeadOfWinter::used(const State& s, std::vector<bool>& marks)
{
    for (const Piece p : s.reached) {
        marks[static_cast<std::size_t>(p)] = true;
    }
}

}  // namespace snowbound
