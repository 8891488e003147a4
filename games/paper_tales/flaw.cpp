// What would be wrong with a state: the invariants of the catalogue, and all that play relies on. Used on every step of
// the tests, and on every state that comes from outside.
#include <algorithm>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound {
namespace paper_tales {
namespace {

constexpr int kMostTokens = 100;  // far beyond what can be reached; keeps sums in range
constexpr int kMostPoints = 5000;

template <class List>
bool is_sorted(const List& list)
{
    return std::is_sorted(list.begin(), list.end());
}

template <class F>
void for_each_card(const State& s, F&& f)
{
    std::for_each(s.draw.begin(), s.draw.end(), f);
    for (const PileCard& d : s.discard) {
        f(d.card);
    }
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        std::for_each(p.draft.begin(), p.draft.end(), f);
        if (s.phase == Phase::Recruit) std::for_each(p.picks.begin(), p.picks.end(), f);
        std::for_each(p.thrown.begin(), p.thrown.end(), f);
        std::for_each(p.hand.begin(), p.hand.end(), f);
        if (p.reserve) f(*p.reserve);
        for (const auto& unit : p.kingdom) {
            if (unit) f(unit->card);
        }
    }
}

bool has_all_cards(const State& s)
{
    std::array<int, kUnits> count{};
    for_each_card(s, [&](CardId card) { ++count[static_cast<std::size_t>(card)]; });
    for (std::size_t card = 0; card < kUnits; ++card) {
        if (count[card] != kUnitFacts[card].copies) return false;
    }
    return true;
}

const char* player_flaw(const State& s, const Player& p)
{
    if (p.gold < 0 || p.gold > kMostPoints) return "PT-R44: gold out of range";
    if (p.legend < 0 || p.legend > kMostPoints) return "PT-1.13: legend points out of range";
    for (const Level level : p.buildings) {
        if (level > Level::Two) return "PT-1.15: a building has level 1 or 2";
    }
    if (p.slots != 0 && p.slots != 4 && (p.slots != 5 || !has_level_two(p))) return "PT-5.2: four slots, or five";
    const bool fresh_allowed = s.phase == Phase::Deploy && !std::holds_alternative<DeployPhase>(s.stack.back());
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto& unit = p.kingdom[i];
        if (!unit) continue;
        if (!slot_exists(p, slot_at(i))) return "PT-5.2: a unit in a slot that does not exist";
        if (unit->tokens > kMostTokens) return "PT-R27: too many age tokens";
        if (unit->fresh && !fresh_allowed) return "PT-1.9: a unit is entering outside of the reveal";
    }
    return nullptr;
}

const char* stack_flaw(const State& s)
{
    if (s.phase == Phase::Over) return s.stack.empty() ? nullptr : "PT-10.1: the game is over, but a phase goes on";
    if (s.stack.size() != 2) return "PT-3.1: a phase stands on its round";
    const auto* round = std::get_if<Round>(&s.stack[0]);
    if (!round) return "PT-3.1: the round must lie at the bottom";
    const Frame& top = s.stack[1];
    Phase after = Phase::Over;
    bool fits = false;
    switch (s.phase) {
        case Phase::Recruit:
            after = Phase::Deploy;
            fits = std::holds_alternative<RecruitPhase>(top);
            break;
        case Phase::Deploy:
            after = Phase::War;
            fits = std::holds_alternative<DeployPhase>(top) || std::holds_alternative<PayStep>(top) ||
                   std::holds_alternative<EnterStep>(top);
            break;
        case Phase::Build:
            after = Phase::Age;
            fits = std::holds_alternative<BuildPhase>(top);
            break;
        case Phase::Age:
            after = s.round < kRounds ? Phase::Recruit : Phase::Over;
            fits = std::holds_alternative<AgePhase>(top);
            break;
        default: break;  // war and income ask nothing, so no state rests there
    }
    if (!fits) return "PT-3.1: the phase and what is asked do not fit";
    return round->next == after ? nullptr : "PT-3.1: the wrong phase would follow";
}

const char* draft_flaw(const State& s, const Player& p)
{
    const bool two = s.seats == 2;
    const std::size_t dealt = two ? 9 : 5;
    const std::size_t each = two ? 2 : 1;
    if (!p.hand.empty() || p.plan != Plan{}) return "PT-5.4: a hand or a plan before deployment";
    if (!is_sorted(p.draft) || p.draft.size() < 2) return "PT-4.5: a draft hand is too small or not sorted";
    if (p.draft.size() != s.players[0].draft.size()) return "PT-4.3: draft hands differ in size";
    if (p.draft.size() + each * p.picks.size() != dealt) return "PT-4.1: draft hand and picks do not add up";
    if (p.thrown.size() != (two ? p.picks.size() : 0)) return "PT-11.2: cards put away in the draft do not add up";
    return nullptr;
}

const char* hand_flaw(const State& s, const Player& p)
{
    if (!p.draft.empty() || !p.thrown.empty()) return "PT-4.6: a draft hand outside of the draft";
    if (!std::holds_alternative<DeployPhase>(s.stack.back())) {
        if (!p.hand.empty() || !p.picks.empty()) return "PT-5.5: a hand outside of deployment";
        return p.plan == Plan{} ? nullptr : "PT-5.8: a plan outside of deployment";
    }
    if (p.reserve) return "PT-4.6: the reserve is in the hand by now";
    if (!is_sorted(p.hand) || p.hand.size() < 5) return "PT-4.6: a hand is five or six sorted cards";
    if (!p.picks.empty() && p.picks.size() != 5) return "PT-4.5: five picks a round";
    auto rest = p.hand;
    for (const CardId card : p.picks) {
        if (!rest.erase_one(card)) return "PT-4.6: a pick is not in the hand";
    }
    return judge_plan(s, p, p.plan) ? "PT-5.5: the plan is not a legal one" : nullptr;
}

bool is_put_away(const Player& p)
{
    return p.draft.empty() && p.picks.empty() && p.thrown.empty() && p.hand.empty() && p.plan == Plan{} && !p.answered;
}

const char* step_flaw(const State& s)
{
    if (const auto* pay = std::get_if<PayStep>(&s.stack.back())) {
        if (s.options.payment == Payment::Strict) return "PT-R01: nobody is short of gold in strict payment";
        for (const Seat seat : pay->seats) {
            if (index(seat) >= s.seats) return "PT-5.12: a seat that does not exist must pay";
        }
    }
    if (const auto* enter = std::get_if<EnterStep>(&s.stack.back())) {
        const bool known = enter->card == CardId::TimeMaster || enter->card == CardId::MasterAlchemist;
        if (!known || enter->nth > kSlots) return "PT-12.4: nobody places tokens now";
    }
    return nullptr;
}

// Whatever waits must be an answer that was offered, and somebody must still have to answer.
const char* answers_flaw(const State& s)
{
    if (waiting<PaperTales>(s).empty()) return "PT-3.2: everybody has answered, but the phase did not end";
    for (const Seat seat : all_seats(s)) {
        const auto& answered = player(s, seat).answered;
        if (!answered) continue;
        if (std::holds_alternative<DeployPhase>(s.stack.back())) {
            if (!std::holds_alternative<Done>(*answered)) return "PT-5.4: a plan is ended by done";
            continue;
        }
        const auto open = decisions<PaperTales>(s, seat);
        if (open.empty() || std::holds_alternative<Withdraw>(*answered) ||
            !std::binary_search(open[0].options.begin(), open[0].options.end(), *answered)) {
            return "PT-R29: an answer waits that was never offered";
        }
    }
    return nullptr;
}

const char* table_flaw(const State& s)
{
    if (s.seats < PaperTales::kMinSeats || s.seats > PaperTales::kMaxSeats) return "PT-1.1: two to five players";
    if (s.round < 1 || s.round > kRounds) return "PT-3.1: rounds one to four";
    for (std::size_t i = s.seats; i < kMostSeats; ++i) {
        if (s.players[i] != Player{}) return "PT-1.1: somebody sits on a seat that does not exist";
    }
    for (const std::uint32_t asked : s.course.asked) {
        if (asked > 1U << 24) return "question numbers out of range";
    }
    return nullptr;
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

const char* PaperTales::flaw(const State& s)
{
    if (const char* what = table_flaw(s)) return what;
    if (const char* what = stack_flaw(s)) return what;
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (const char* what = player_flaw(s, p)) return what;
        if (s.phase == Phase::Over) {
            if (!is_put_away(p)) return "PT-10.1: the game is over, but cards are still in hand";
            continue;
        }
        if (const char* what = s.phase == Phase::Recruit ? draft_flaw(s, p) : hand_flaw(s, p)) return what;
    }
    if (!has_all_cards(s)) return "PT-2.5: the 81 cards are not all there, or some are there twice";
    if (s.phase == Phase::Over) return nullptr;
    if (const char* what = step_flaw(s)) return what;
    return answers_flaw(s);
}

}  // namespace snowbound
