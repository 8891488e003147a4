// What the coach says of a kingdom: the one that would follow, its draft and its plan filled up as bots fill them up.
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {
namespace {

bool is_planned(const Player& p) { return p.answered || p.plan.hand.contains(Fate::Reserve); }

Player ahead(const State& s, Seat seat, const Outlook& o)
{
    const Player& p = player(s, seat);
    if (s.phase == Phase::Recruit) {
        const Player picked = with_picks(p);
        return entered(with_plan(picked, complete(picked, opening_plan(picked), o, Replace::Yes).plan));
    }
    if (s.phase == Phase::Deploy && !o.open) {
        return entered(with_plan(p, is_planned(p) ? p.plan : complete(p, p.plan, o, Replace::No).plan));
    }
    Player then = p;
    if (!p.answered) return then;
    if (const auto* build = std::get_if<Build>(&*p.answered)) raise(then, build->building, build->level);
    if (const auto* upgrade = std::get_if<Upgrade>(&*p.answered)) raise(then, upgrade->building, Level::Two);
    return then;
}

Reason strength(const Player& p, const Outlook& o)
{
    const auto rival = [&](std::size_t i) { return (o.rival_tenths[i] + 5) / 10; };
    const int mine = survey(p).strength;
    if (o.twice) return Duel{mine, rival(0)};
    return Against{mine, rival(0), rival(1)};
}

void add_building(const Player& p, const Outlook& o, std::vector<Reason>& all)  // the best that can be paid
{
    Player rich = p;
    rich.gold = static_cast<std::int16_t>(p.gold + income(p));
    std::optional<Affords> best;
    int most = 0;
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto building = static_cast<BuildingId>(b);
        int worth = 0;
        for (auto level = static_cast<std::size_t>(p.buildings[b]) + 1; level <= 2; ++level) {
            worth += o.side[b][level - 1];
            const auto price = least_gold(rich, building, static_cast<Level>(level));
            if (!price || *price > rich.gold || worth <= most) continue;
            best = Affords{building, static_cast<Level>(level)};
            most = worth;
        }
    }
    if (best) all.emplace_back(*best);
}

int points(const Player& p)  // [PT-10.2] [PT-10.3]
{
    int points = p.legend;
    for (std::size_t b = 0; b < kBuildings; ++b) {
        if (p.buildings[b] == Level::None) continue;
        points += facts(static_cast<BuildingId>(b)).legend[static_cast<std::size_t>(p.buildings[b]) - 1];
    }
    for (const auto& unit : p.kingdom) {
        if (unit && unit->card == CardId::RelicOfWisdom) points += 2 * unit->tokens;
    }
    return points;
}

bool is_saved(const Player& p, Slot slot)
{
    const auto* save = p.answered ? std::get_if<Save>(&*p.answered) : nullptr;
    return save && save->slots.has(slot);
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

// [PT-D3] a step of a deployment, and what goes best with it
Choice PaperTales::filled(const State& s, Seat seat, const Choice& step)
{
    const bool plans = s.phase == Phase::Deploy && std::holds_alternative<DeployPhase>(s.stack.back());
    if (!plans || std::holds_alternative<Plan>(step)) return step;
    if (std::holds_alternative<Done>(step)) return player(s, seat).plan;
    State then = s;
    PtLog silent;
    Rng none = Rng::scripted({});
    apply(then, seat, step, none, silent);
    const Player& p = player(then, seat);
    return complete(p, p.plan, outlook(s, seat), Replace::No).plan;
}

std::vector<Reason> PaperTales::reasons(const State& s, Seat seat)
{
    std::vector<Reason> all;
    if (s.phase == Phase::Over) return {PointsThen{player(s, seat).legend}};
    const Outlook o = outlook(s, seat);
    const Player then = ahead(s, seat, o);
    const bool before_war = s.phase <= Phase::Deploy;
    if (before_war) {
        all.push_back(strength(then, o));
        add_building(then, o, all);
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto& unit = then.kingdom[i];
        if (unit && would_die(*unit) && !is_saved(then, slot_at(i))) all.emplace_back(Dies{unit->card});
    }
    all.emplace_back(PointsThen{points(then)});
    all.emplace_back(GoldThen{then.gold + (before_war ? income(then) : 0)});
    return all;
}

}  // namespace snowbound
