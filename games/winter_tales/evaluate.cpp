// What a state is worth to a seat: hundredths of an epilogue point.
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

constexpr int kPoint = 100, kWon = 3000;

int hand_worth(std::size_t cards) { return static_cast<int>(cards) * 55; }

// How near a side is to resolving what lies on the board: a ready, standing character on the token is best.
int prospects(const State& s, Side side)
{
    int worth = 0;
    for (std::size_t i = 0; i < kQuests; ++i) {
        if (s.quests[i].is != TokenIs::Placed || side_of(quest_at(i)) != side) continue;
        const Space at = place_of(s, s.quests[i]);
        int best = 0;
        for (std::size_t j = 0; j < kCharacters; ++j) {
            const Character who = character_at(j);
            const Figure& f = s.figures[j];
            if (!f.standing() || side_of(who) != side || s.quests[i].at == spot_of(who)) continue;
            const int near = 90 - 12 * distance(f.at, at) - (f.ready ? 0 : 20);
            best = std::max(best, near);
        }
        worth += 40 + best;
    }
    return worth;
}

int board_worth(const State& s, Side side)
{
    int worth = prospects(s, side);
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (side_of(character_at(i)) != side || f.controller == kNobody) continue;
        if (f.gone) worth -= 300;
        if (f.down) worth -= 150;
        if (f.ready) worth += 45;
    }
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (p.faction == faction_of(side)) worth += hand_worth(p.hand.size());
    }
    for (std::size_t p = 0; p < kPowers; ++p) {
        const auto power = static_cast<Power>(p);
        if (side == Side::Spring && spring_power_in_force(s, power)) worth += 150;
    }
    if (side == Side::Winter) worth += (s.powers.terror ? 150 : 0) + (s.powers.propaganda ? 150 : 0);
    if (side == Side::Winter && s.powers.artifact && !is_rebel(*s.powers.artifact)) worth += 150;
    return worth;
}

// A quest that is being told: what the count would bring.
int running_worth(const State& s, Side side)
{
    const QuestRun* run = running<QuestRun>(s);
    if (!run || run->step > QuestStep::Choose) return 0;
    const auto mine = static_cast<int>(s.quest_cards[static_cast<std::size_t>(side)].size()) +
                      run->extra[static_cast<std::size_t>(side)];
    const auto theirs = static_cast<int>(s.quest_cards[static_cast<std::size_t>(other(side))].size()) +
                        run->extra[static_cast<std::size_t>(other(side))];
    const int lead = mine - theirs;
    const int memory = run->quest == Quest::Retaliation ? 4 * kPoint : 3 * kPoint;
    if (run->step >= QuestStep::End) return lead > 0 ? memory : lead < 0 ? -memory : 0;
    return std::clamp(lead * 90, -memory, memory);
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

int WinterTales::evaluate(const State& s, Seat seat)
{
    const Faction faction = player(s, seat).faction;
    if (s.stack.empty() && s.winner) return *s.winner == faction ? kWon : -kWon;
    const int lead = kPoint * (total(s, Side::Spring) - total(s, Side::Winter)) + board_worth(s, Side::Spring) -
                     board_worth(s, Side::Winter) + running_worth(s, Side::Spring);
    const int decided = s.winner ? *s.winner == faction ? kWon : -kWon : 0;
    if (faction == Faction::Spring) return lead + decided;
    if (faction == Faction::Winter) return -lead + decided;
    return -std::abs(lead) / 2 + hand_worth(player(s, seat).hand.size()) + decided;
}

}  // namespace snowbound
