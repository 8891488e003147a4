// The whitelist: section "Who may see what" of docs/rules/paper-tales.md.
#include "games/paper_tales/view.h"

#include "core/fields.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound {
namespace paper_tales {
namespace {

// How much of it a unit or a building brings by itself.
int brought(Counted what, const Unit& unit, Slot slot, const Resources& produced)
{
    if (what == Counted::Income) return unit_income(unit, produced);
    if (what >= Counted::Tokens) return unit.tokens;
    Resources made{};
    add_production(unit, slot, made);
    return made[static_cast<std::size_t>(what)];
}
int brought(Counted what, const Player& p, std::size_t building, const Resources& produced)
{
    if (what >= Counted::Tokens) return 0;
    Player alone;
    alone.buildings[building] = p.buildings[building];
    if (what == Counted::Income) return income(alone, produced) - kBasicIncome;
    return production(alone)[static_cast<std::size_t>(what)];
}

void show_behind(const Player& p, std::size_t self, const Resources& produced, UnitView& v)
{
    v.counts = counted_by(v.card);
    if (!v.counts) return;
    const auto add = [&](Source source, int amount) {
        source.amount = static_cast<std::int16_t>(amount);
        if (amount != 0) v.behind.push_back(source);
    };
    if (v.counts == Counted::Income) add({}, kBasicIncome);
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i] || (v.counts == Counted::OwnTokens && i != self)) continue;
        add({.card = p.kingdom[i]->card, .building = {}}, brought(*v.counts, *p.kingdom[i], slot_at(i), produced));
    }
    for (std::size_t b = 0; b < kBuildings; ++b) {
        add({.card = {}, .building = static_cast<BuildingId>(b)}, brought(*v.counts, p, b, produced));
    }
}

UnitView show_unit(const Unit& unit, Slot slot, const Kingdom& k)
{
    UnitView v{.card = unit.card, .tokens = unit.tokens, .strength = k.unit_strength[index(slot)]};
    v.dies = would_die(unit);
    v.fights = fights_from(unit, slot);
    v.income = static_cast<std::int16_t>(unit_income(unit, k.produces));
    Resources made{};
    add_production(unit, slot, made);
    v.wood = made[kWood], v.food = made[kFood], v.gem = made[kGem];
    return v;
}

// [PT-6.4] as strengths stand now; two players compare once [PT-R12].
void show_wars(const State& s, Seat seat, KingdomView& v)
{
    const auto against = [&](Direction to) {
        const Seat other = neighbour(s, seat, to);
        const auto theirs = static_cast<std::int16_t>(survey(player(s, other)).strength);
        const auto won = static_cast<std::uint8_t>(wars_won(s.seats, v.strength, theirs));
        v.wars.push_back({other, v.strength, theirs, won});
    };
    against(Direction::Left);
    if (s.seats > 2) against(Direction::Right);
}

KingdomView show_kingdom(const State& s, Seat seat, const Player& p)
{
    const Kingdom k = survey(p);
    KingdomView v;
    v.strength = static_cast<std::int16_t>(k.strength), v.bonus = v.strength;
    v.income = static_cast<std::int16_t>(k.income), v.basic = kBasicIncome;
    v.rent = static_cast<std::int16_t>(v.income - v.basic);
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        UnitView unit = show_unit(*p.kingdom[i], slot_at(i), k);
        show_behind(p, i, k.produces, unit);
        v.units[i] = unit;
        v.bonus = static_cast<std::int16_t>(v.bonus - (unit.fights ? unit.strength : 0));
        v.rent = static_cast<std::int16_t>(v.rent - unit.income);
    }
    v.wood = k.produces[kWood], v.food = k.produces[kFood], v.gem = k.produces[kGem];
    show_wars(s, seat, v);
    return v;
}

// What each unbuilt or unfinished building would take, with so much gold at hand.
void show_works(const Player& p, int gold, Mine& v)
{
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto building = static_cast<BuildingId>(b);
        for (const Level to : {Level::One, Level::Two}) {
            if (to <= p.buildings[b]) continue;
            WorkView work;
            work.building = building, work.level = to;
            const auto price = least_gold(p, building, to);
            if (price) work.gold = static_cast<std::int16_t>(*price);
            work.payable = price && *price <= gold;
            const Resources missing = missing_symbols(p, building, to);
            work.wood = missing[kWood], work.food = missing[kFood], work.gem = missing[kGem];
            v.works.push_back(work);
        }
    }
}

void show_previews(const State& s, Seat seat, Mine& v)
{
    const Player& p = player(s, seat);
    for (std::size_t c = 0; c < p.hand.size(); ++c) {
        if (is_slot(p.plan.hand[c]) || (c > 0 && p.hand[c] == p.hand[c - 1] && !is_slot(p.plan.hand[c - 1]))) continue;
        for (std::size_t i = 0; i < kSlots; ++i) {
            if (v.planned->units[i] || !slot_exists(p, slot_at(i))) continue;
            Plan plan = p.plan;
            plan.hand[c] = fate_of(slot_at(i));
            const Player then = entered(with_plan(p, plan));
            const KingdomView k = show_kingdom(s, seat, then);
            PreviewView preview{.card = p.hand[c], .slot = slot_at(i), .strength = k.strength, .income = k.income};
            preview.cost = static_cast<std::int16_t>(p.gold - then.gold);
            for (const WarView& war : k.wars) {
                preview.won = static_cast<std::uint8_t>(preview.won + war.won);
            }
            preview.dies = k.units[i]->dies;
            v.previews.push_back(preview);
        }
    }
}

PlayerView show_player(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    PlayerView v;
    v.seat = seat;
    v.legend = p.legend;
    v.gold = p.gold;  // [PT-1.7]
    v.kingdom = show_kingdom(s, seat, p);
    v.buildings = p.buildings;  // [PT-2.6]
    v.slots = p.slots > 0 ? p.slots : has_level_two(p) ? 5 : 4;
    v.draft_size = static_cast<std::uint8_t>(p.draft.size());
    v.picks_size = static_cast<std::uint8_t>(s.phase == Phase::Recruit ? p.picks.size() : 0);
    v.hand_size = static_cast<std::uint8_t>(p.hand.size());
    v.has_reserve = p.reserve.has_value();
    v.ready = p.answered.has_value();  // [PT-R26] [PT-R30] that, and nothing more
    return v;
}

Mine show_mine(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Mine v;
    v.seat = seat;
    v.draft = p.draft;
    v.picks = p.picks;  // [PT-R39]
    v.hand = p.hand;
    v.reserve = p.reserve;
    v.answered = p.answered;
    if (s.phase == Phase::Deploy && !p.hand.empty()) {
        const Player then = entered(with_plan(p, p.plan));
        v.plan = p.plan;
        v.planned = show_kingdom(s, seat, then);
        v.planned_cost = static_cast<std::int16_t>(p.gold - then.gold);
        show_previews(s, seat, v);
        show_works(then, then.gold + v.planned->income, v);
    } else {
        show_works(p, s.phase < Phase::Build ? p.gold + income(p) : p.gold, v);
    }
    return v;
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

View PaperTales::view(const State& s, Seat seat)
{
    View v;
    v.options = s.options;
    v.round = s.round;
    v.phase = s.phase;
    v.direction = draft_direction(s.round);
    v.draw_size = static_cast<std::uint8_t>(s.draw.size());
    std::size_t discarded = s.discard.size();
    for (const Seat each : all_seats(s)) {
        v.players.push_back(show_player(s, each));
        discarded += player(s, each).thrown.size();  // [PT-R11] on the pile at once
    }
    v.discard_size = static_cast<std::uint8_t>(discarded);
    if (s.options.open_discard) {  // [PT-R38]
        v.discard.emplace();
        for (const PileCard& d : s.discard) {
            v.discard->push_back(d.card);
        }
        for (const Seat each : all_seats(s)) {
            for (const CardId card : player(s, each).thrown) {
                v.discard->push_back(card);
            }
        }
        std::sort(v.discard->begin(), v.discard->end());
    }
    if (index(seat) < s.seats) v.mine = show_mine(s, seat);
    return v;
}

std::variant<Preview, Refusal> PaperTales::preview(const State& s, Seat seat, const Choice& choice)
{
    Preview v;
    const auto* plan = std::get_if<Plan>(&choice);
    if (!plan) return v;
    State then = s;
    player(then, seat).plan = *plan;
    player(then, seat).answered.reset();
    v.mine = show_mine(then, seat);
    const auto asked = decisions<PaperTales>(then, seat);
    for (const Choice& step : asked.at(0).options) {
        if (!std::holds_alternative<Plan>(step)) v.steps.push_back(step);
    }
    for (const auto& [step, why] : asked.at(0).barred) {
        const auto rule = from_name<PlanClause>(why.rule.id);
        const auto reason = from_name<PlanReason>(why.why);
        SB_CHECK(rule && reason, "PT-5.7: a step is barred for a reason that nobody knows");
        v.barred.push_back({step, *rule, *reason});
    }
    return v;
}

}  // namespace snowbound
