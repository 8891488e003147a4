// What the coach says of a table: quests, memories, fights and the own hand, from what lies open and that hand alone.
#include "games/winter_tales/game.h"
#include "games/winter_tales/outlook.h"

namespace snowbound {
namespace winter_tales {
namespace {

std::uint8_t small(std::size_t n) { return static_cast<std::uint8_t>(n); }

void add_running(const State& s, std::vector<Reason>& all)
{
    if (const auto* run = running<QuestRun>(s); run && run->step <= QuestStep::End) {
        all.emplace_back(
            Balance{run->quest, small(quest_count(s, *run, Side::Spring)), small(quest_count(s, *run, Side::Winter))});
    }
    if (const auto* combat = running<Combat>(s)) all.emplace_back(Exchanged{combat->attacks, combat->defences});
    if (running<Epilogue>(s) || s.winner) all.emplace_back(Closing{total(s, Side::Spring), total(s, Side::Winter)});
}

// Where the acting character stands: what it may resolve, or disturb.
void add_way(const State& s, std::vector<Reason>& all)
{
    const auto* a = running<Activation>(s);
    if (!a || a->acted || a->over || running<QuestRun>(s)) return;
    std::optional<NearQuest> nearest;
    for (std::size_t i = 0; i < kQuests; ++i) {
        const Token& token = s.quests[i];
        if (token.is != TokenIs::Placed || token.at == spot_of(a->who)) continue;
        const int steps = distance(where(s, a->who), place_of(s, token));
        const Quest quest = quest_at(i);
        if (side_of(quest) != side_of(a->who)) {
            if (steps == 0) all.emplace_back(Disturbs{a->who, quest});
        } else if (!nearest || steps < nearest->steps) {
            nearest = NearQuest{a->who, quest, small(static_cast<std::size_t>(steps))};
        }
    }
    if (!nearest) return;
    if (nearest->steps == 0)
        all.emplace_back(AtQuest{a->who, nearest->quest});
    else
        all.emplace_back(*nearest);
}

void add_memories(const State& s, std::vector<Reason>& all)
{
    const auto of = [&](Side side) {
        return small(static_cast<std::size_t>(std::count_if(
            s.track.begin(), s.track.end(), [&](const Memory& memory) { return memory.counts_for(side); })));
    };
    const auto left = small(static_cast<std::size_t>(std::max(0, memories_left(s))));
    all.emplace_back(Remembered{of(Side::Spring), of(Side::Winter), left});
}

void add_powers(const State& s, std::vector<Reason>& all)
{
    for (const Power power : {Power::Hope, Power::Love, Power::Refuge, Power::Artifact}) {
        if (spring_power_in_force(s, power)) all.emplace_back(PowerHeld{power});
    }
    if (s.powers.terror) all.emplace_back(PowerHeld{Power::Terror});
    if (s.powers.propaganda) all.emplace_back(PowerHeld{Power::Propaganda});
}

void add_figures(const State& s, Seat seat, std::vector<Reason>& all)
{
    Characters ready;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.in_play() && f.down) all.emplace_back(OutOfAction{character_at(i)});
        if (f.controller == seat && f.ready && f.standing()) ready.add(character_at(i));
    }
    all.emplace_back(HandThen{small(player(s, seat).hand.size())});
    if (!ready.empty()) all.emplace_back(StillReady{ready});
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

std::vector<Reason> WinterTales::reasons(const State& s, Seat seat)
{
    std::vector<Reason> all;
    add_running(s, all);
    add_memories(s, all);
    add_powers(s, all);
    add_way(s, all);
    add_figures(s, seat, all);
    return all;
}

}  // namespace snowbound
