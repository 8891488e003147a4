// Phase 5, build: chapter PT-8.
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

// Offers a construction, or bars it with its reason. Says whether it was offered.
template <class Work>
bool offer_work(const Player& p, const Means& means, const Work& choice, Level to, Offer<Choice>& offer)
{
    const Level from = p.buildings[static_cast<std::size_t>(choice.building)];
    const auto gold = least_gold(means, choice.building, from, to);
    if (gold && *gold <= p.gold) {
        offer.add(choice);
        return true;
    }
    if (!offer.for_people()) return false;
    const bool is_new = from == Level::None;
    if (gold) {
        offer.bar(choice, {is_new ? PT_8_3 : PT_8_9, "gold_missing"});
    } else {
        offer.bar(choice, {!is_new ? PT_8_9 : to == Level::Two ? PT_8_6 : PT_8_5, "resources_missing"});
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
    log.say(PT_8_2, To::all(),
            Built{seat, work.building, work.level, static_cast<std::int16_t>(before - player(s, seat).gold)});
}

void carry_out(State& s, Seat seat, const Upgrade& work, PtLog& log)  // [PT-8.9]
{
    const int before = player(s, seat).gold;
    build(s, seat, work.building, Level::Two);
    log.say(PT_8_9, To::all(), Upgraded{seat, work.building, static_cast<std::int16_t>(before - player(s, seat).gold)});
}

void carry_out(State&, Seat seat, const Pass&, PtLog& log) { log.say(PT_8_1, To::all(), BuiltNothing{seat}); }

template <class Other>
void carry_out(State&, Seat, const Other&, PtLog&)
{
    rule_bug("not a construction action");
}

}  // namespace

void ask(const BuildPhase&, const State& s, PtQuestions& questions)
{
    questions.each(all_seats(s), [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = questions.to(seat, PT_8_1, "build.action", wait_of(p));  // [PT-D8]
        if (!offer) return;
        const Means means(p);
        for (std::size_t b = 0; b < kBuildings; ++b) {
            const auto building = static_cast<BuildingId>(b);
            switch (p.buildings[b]) {
                case Level::None:
                    if (offer_work(p, means, Build{building, Level::One}, Level::One, offer) ||
                        offer.for_people()) {  // who cannot pay one level cannot pay two
                        offer_work(p, means, Build{building, Level::Two}, Level::Two, offer);
                    }
                    break;
                case Level::One: offer_work(p, means, Upgrade{building}, Level::Two, offer); break;
                case Level::Two: offer.bar(Upgrade{building}, {PT_8_9, "already_level_two"}); break;
            }
            if (p.buildings[b] == Level::None) continue;
            offer.bar(Build{building, Level::One}, {PT_8_2, "already_built"});
            offer.bar(Build{building, Level::Two}, {PT_8_2, "already_built"});
        }
        offer.add(Pass{});
        offer.fallback(Pass{});
        if (p.answered) offer.also(Withdraw{});
    });
}

Flow resume(const BuildPhase&, State& s, Rng&, PtLog& log)
{
    for (const Seat seat : all_seats(s)) {
        if (!has_answered(s, seat)) return Flow::Ask;
    }
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
