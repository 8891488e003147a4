// Phase 5, build: chapter PT-8.
#include <algorithm>

#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

struct Way {  // one way to pay for a construction: these symbols, and that much gold
    Resources needed{};
    int gold = 0;
};

// [PT-14.4] each level in resources or in gold; [PT-8.6] both levels added up.
constexpr Way way_to(BuildingId building, std::size_t first, std::size_t last, unsigned in_gold)
{
    Way way;
    for (std::size_t l = first; l < last; ++l) {
        if (in_gold >> l & 1U) {
            way.gold += facts(building).gold_instead[l];
            continue;
        }
        for (std::size_t r = 0; r < kResources; ++r) {
            way.needed[r] = static_cast<std::int16_t>(way.needed[r] + facts(building).cost[l][r]);
        }
    }
    return way;
}

constexpr int kUnpayable = 100'000;  // the price of what cannot be had: more gold than a player can hold

using Ways = FixedVector<Way, 4>;

constexpr auto kWays = [] {  // by building, then: new at level 1, new at level 2, upgrade
    std::array<std::array<Ways, 3>, kBuildings> all{};
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto building = static_cast<BuildingId>(b);
        for (unsigned in_gold = 0; in_gold < (facts(building).gold_instead[0] > 0 ? 4U : 1U); ++in_gold) {
            if (in_gold < 2) all[b][0].push_back(way_to(building, 0, 1, in_gold));
            all[b][1].push_back(way_to(building, 0, 2, in_gold));
            if (in_gold % 2 == 0) all[b][2].push_back(way_to(building, 1, 2, in_gold));
        }
    }
    return all;
}();

// Missing symbols are bought where a unit allows it [PT-13.14] [PT-13.20].
int price(const Means& means, const Way& way)
{
    int gold = way.gold;
    for (std::size_t r = 0; r < kResources && gold < kUnpayable; ++r) {
        const int missing = way.needed[r] - means.produced[r];  // [PT-8.8] one symbol covers one symbol
        if (missing > 0) gold += missing * means.symbol[r];
    }
    return gold;
}

// The least gold for the building's land and symbols; kUnpayable or more: symbols are missing that no gold buys.
int least_price(const Means& means, BuildingId building, Level from, Level to)
{
    const bool is_new = from == Level::None;
    const std::size_t kind = !is_new ? 2 : to == Level::One ? 0 : 1;
    int best = kUnpayable;
    for (const Way& way : kWays[static_cast<std::size_t>(building)][kind]) {
        best = std::min(best, price(means, way));
    }
    return best + (is_new ? means.land : 0);  // [PT-8.3] [PT-8.9]
}

// Offers a construction, or bars it with its reason. Says whether it was offered.
template <class Work>
bool offer_work(const Player& p, const Means& means, const Work& choice, Level from, Level to, Offer<Choice>& offer)
{
    const int gold = least_price(means, choice.building, from, to);
    if (gold <= p.gold) {
        offer.add(choice);
        return true;
    }
    if (!offer.for_people()) return false;
    const bool is_new = from == Level::None;
    if (gold < kUnpayable) {
        offer.bar(choice, {is_new ? rule("PT-8.3") : rule("PT-8.9"), "gold_missing"});
    } else {
        offer.bar(choice, {!is_new            ? rule("PT-8.9")
                           : to == Level::Two ? rule("PT-8.6")
                                              : rule("PT-8.5"),
                           "resources_missing"});
    }
    return false;
}

void build(State& s, Seat seat, BuildingId building, Level to)  // [PT-8.12] for good: nothing takes it away
{
    Player& p = player(s, seat);
    const auto gold = least_gold(p, building, to);
    SB_CHECK(gold && *gold <= p.gold, "PT-8.3: a construction that cannot be paid");
    p.gold = static_cast<std::int16_t>(p.gold - *gold);
    p.buildings[static_cast<std::size_t>(building)] = to;
}

void carry_out(State& s, Seat seat, const Build& work, PtLog& log)  // [PT-8.2]
{
    const int before = player(s, seat).gold;
    build(s, seat, work.building, work.level);
    log.say(rule("PT-8.2"), To::all(),
            Built{seat, work.building, work.level, static_cast<std::int16_t>(before - player(s, seat).gold)});
}

void carry_out(State& s, Seat seat, const Upgrade& work, PtLog& log)  // [PT-8.9]
{
    const int before = player(s, seat).gold;
    build(s, seat, work.building, Level::Two);
    log.say(rule("PT-8.9"), To::all(),
            Upgraded{seat, work.building, static_cast<std::int16_t>(before - player(s, seat).gold)});
}

void carry_out(State&, Seat seat, const Pass&, PtLog& log) { log.say(rule("PT-8.1"), To::all(), BuiltNothing{seat}); }

template <class Other>
void carry_out(State&, Seat, const Other&, PtLog&)
{
    rule_bug("not a construction action");
}

}  // namespace

Means::Means(const Player& p)
    : produced(production(p)), land(2 * buildings_built(p)), symbol{kUnpayable, kUnpayable, kUnpayable}  // [PT-8.4]
{
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        if (unit->card == CardId::Landlord) land = 0;               // [PT-13.31]
        if (unit->card == CardId::WoodMerchant) symbol[kWood] = 1;  // [PT-13.14]
        if (unit->card == CardId::GrandArchitect) symbol.fill(1);   // [PT-13.20]
    }
}

std::optional<int> least_gold(const Player& p, BuildingId building, Level to)
{
    const int gold = least_price(Means(p), building, p.buildings[static_cast<std::size_t>(building)], to);
    if (gold >= kUnpayable) return std::nullopt;
    return gold;
}

Resources missing_symbols(const Player& p, BuildingId building, Level to)
{
    Resources missing{};
    if (least_gold(p, building, to)) return missing;
    const Means means(p);
    const Way way = way_to(building, static_cast<std::size_t>(p.buildings[static_cast<std::size_t>(building)]),
                           static_cast<std::size_t>(to), 0);
    for (std::size_t r = 0; r < kResources; ++r) {
        if (means.symbol[r] < kUnpayable) continue;
        missing[r] = static_cast<std::int16_t>(std::max(0, way.needed[r] - means.produced[r]));
    }
    return missing;
}

void ask(const BuildPhase&, const State& s, PtQuestions& questions)
{
    const auto stands = [&](Seat seat) { return has_answered(s, seat); };
    questions.each(all_seats(s), stands, [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = questions.to(seat, rule("PT-8.1"), "build.action", wait_of(p));  // [PT-D8]
        if (!offer) return;
        const Means means(p);
        for (std::size_t b = 0; b < kBuildings; ++b) {
            const auto building = static_cast<BuildingId>(b);
            switch (p.buildings[b]) {
                case Level::None:
                    for (const Level to : {Level::One, Level::Two}) {
                        const bool can_pay = offer_work(p, means, Build{building, to}, Level::None, to, offer);
                        if (!can_pay && !offer.for_people()) break;  // who cannot pay one level cannot pay two
                    }
                    break;
                case Level::One: offer_work(p, means, Upgrade{building}, Level::One, Level::Two, offer); break;
                case Level::Two: offer.bar(Upgrade{building}, {rule("PT-8.9"), "already_level_two"}); break;
            }
            if (p.buildings[b] == Level::None) {
                offer.bar(Upgrade{building}, {rule("PT-8.9"), "not_built_yet"});
                continue;
            }
            offer.bar(Build{building, Level::One}, {rule("PT-8.2"), "already_built"});
            offer.bar(Build{building, Level::Two}, {rule("PT-8.2"), "already_built"});
        }
        offer.add(Pass{});
        offer.fallback(Pass{});
        if (p.answered) offer.also(Withdraw{});
    });
}

Flow resume(const BuildPhase&, State& s, Rng&, PtLog& log)
{
    if (!have_all_answered(s)) return Flow::Ask;
    s.course.seal();
    for (const Seat seat : all_seats(s)) {  // [PT-R26] shown together
        const Choice work = *player(s, seat).answered;
        player(s, seat).answered.reset();
        std::visit([&](const auto& action) { carry_out(s, seat, action, log); }, work);
    }
    s.stack.pop_back();
    return Flow::Again;
}

}  // namespace snowbound::paper_tales
