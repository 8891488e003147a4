// What play should reach: every quest, power, mission, ability and narration event.
#include "core/fields.h"
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

constexpr std::size_t kFirstPower = kQuests, kReturn = kFirstPower + kPowers, kFirstMission = kReturn + 1;
constexpr std::size_t kFirstAbility = kFirstMission + kMissions, kFirstNarration = kFirstAbility + kCharacters;
static_assert(kFirstNarration + kNarrations == kPieces);

}  // namespace

Piece piece(Quest quest) { return static_cast<Piece>(index(quest)); }
Piece piece(Power power) { return static_cast<Piece>(kFirstPower + index(power)); }
Piece piece_return() { return static_cast<Piece>(kReturn); }
Piece piece(Mission mission) { return static_cast<Piece>(kFirstMission + index(mission)); }
Piece piece_ability(Character who) { return static_cast<Piece>(kFirstAbility + index(who)); }
Piece piece(Narration what) { return static_cast<Piece>(kFirstNarration + static_cast<std::size_t>(what)); }

}  // namespace winter_tales

using namespace winter_tales;

std::vector<std::string_view> WinterTales::pieces()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        const auto add = [&](const std::string& family, Names ids) {
            for (const std::string_view id : ids) {
                all.push_back(family + "." + std::string(id));
            }
        };
        add("quest", kQuestNames);
        add("power", kPowerNames);
        all.push_back("power.return");
        add("mission", kMissionNames);
        add("ability", kCharacterNames);
        add("narration", kNarrationNames);
        return all;
    }();
    return {names.begin(), names.end()};
}

void WinterTales::used(const State& s, std::vector<bool>& marks)
{
    for (const Piece p : s.reached) {
        marks[static_cast<std::size_t>(p)] = true;
    }
}

}  // namespace snowbound
