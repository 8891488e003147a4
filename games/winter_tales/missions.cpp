// Module missions: chapter WT-20, and the ability to change one [WT-22.2].
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

HeldMission deal_one(State& s, Side side, Rng& rng)
{
    FixedVector<std::size_t, 14> fits;
    for (std::size_t i = 0; i < s.unused.size(); ++i) {
        if (side_of(s.unused[i]) == side) fits.push_back(i);
    }
    const std::size_t at = fits[rng.below(static_cast<std::uint32_t>(fits.size()))];
    const Mission mission = s.unused[at];
    s.unused.erase_at(at);
    return {.mission = mission};
}

bool is_undone(const HeldMission& held) { return held.is == MissionIs::Secret || held.is == MissionIs::Open; }

HeldMission* find(State& s, Seat seat, Mission mission)
{
    for (HeldMission& held : player(s, seat).missions) {
        if (held.mission == mission) return &held;
    }
    return nullptr;
}

int places_held(const State& s, Side side)  // [WT-R56]
{
    Spaces held;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.in_play() && side_of(character_at(i)) == side && is_location(f.at)) held.add(f.at);
    }
    return static_cast<int>(held.size());
}

bool soldier_at(const State& s, Seat seat, Space place)  // [WT-R57]
{
    for (std::size_t i = kRebels; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.controller == seat && f.standing() && f.at == place) return true;
    }
    return false;
}

bool is_busy(const State& s)  // in the midst of a fight or a quest, from the first step to the last
{
    const QuestRun* run = running<QuestRun>(s);
    return in_procedure(s) || (run && run->step == QuestStep::Join);
}

void place_mission(State& s, Seat seat, HeldMission& held, int space, WtLog& log)
{
    held.is = MissionIs::Done;
    s.reached.add(piece(held.mission));
    make_memory(s, seat, space, {.kind = MemoryKind::Mission, .side = side_of(held.mission), .mission = held.mission},
                log);  // [WT-20.4]
    if (!track_is_full(s)) return;
    QuestRun* run = running<QuestRun>(s);
    if (run && run->step != QuestStep::Discard) {
        run->ender = seat;  // [WT-R53] the quest is played out
    } else {
        start_epilogue(s, seat, log);  // [WT-R54]
    }
}

bool is_spoken_for(const State& s, int space)  // [WT-R53] by a mission that waits
{
    for (const Player& p : s.players) {
        for (const HeldMission& held : p.missions) {
            if (held.is == MissionIs::Declared && held.space == space) return true;
        }
    }
    return false;
}

bool may_take(const State& s, int space) { return is_free(s, space) && !is_spoken_for(s, space); }

std::size_t waiting_missions(const State& s)
{
    std::size_t count = 0;
    for (const Player& p : s.players) {
        for (const HeldMission& held : p.missions) {
            count += held.is == MissionIs::Declared;
        }
    }
    return count;
}

}  // namespace

bool free_symbol_space(const State& s)
{
    return std::any_of(kSymbolSpaces.begin(), kSymbolSpaces.end(), [&](int space) { return may_take(s, space); });
}

void deal_missions(State& s, Rng& rng, WtLog& log)  // [WT-2.4] [WT-13.5]
{
    for (std::size_t i = 0; i < kMissions; ++i) {
        for (int n = 0; n < kMissionFacts[i].copies; ++n) {
            s.unused.push_back(static_cast<Mission>(i));
        }
    }
    for (const Seat seat : s.order) {
        Player& p = player(s, seat);
        if (p.faction != Faction::Winter) p.missions.push_back(deal_one(s, Side::Spring, rng));
        if (p.faction != Faction::Spring) p.missions.push_back(deal_one(s, Side::Winter, rng));
        for (const HeldMission& held : p.missions) {
            log.say(rule("WT-20.2"), To::only(seat), MissionDealt{seat, held.mission});
        }
    }
    s.course.seal();
}

bool condition_met(const State& s, Seat seat, const HeldMission& held)
{
    const Player& p = player(s, seat);
    switch (held.mission) {
        case Mission::Rescue: return p.feats.rescued;  // [WT-R58]
        case Mission::Resistance: return p.feats.trapped;
        case Mission::Connection1:
        case Mission::Connection2:
        case Mission::Connection3:
        case Mission::Connection4: return p.feats.visited.contains(facts(held.mission).places);  // [WT-20.8]
        case Mission::Bounty: return p.feats.beaten;
        case Mission::Spy:  // [WT-20.9]
            return p.feats.spied && (s.options.two_rebels_spied() ? p.spied_on.size() : p.spy_events) >= 2;
        case Mission::Attack1:
        case Mission::Attack2:
            return !is_busy(s) && p.hand.size() >= 2 && soldier_at(s, seat, facts(held.mission).places.front());
        case Mission::Occupation: return places_held(s, Side::Winter) > places_held(s, Side::Spring);
    }
    return false;
}

std::optional<Refusal> declare_refusal(const State& s, Seat seat, const Declare& declare)
{
    for (const HeldMission& held : player(s, seat).missions) {
        if (held.mission != declare.mission || !is_undone(held)) continue;
        if (!condition_met(s, seat, held)) return Refusal{rule("WT-20.3"), "condition_not_met"};
        if (!may_take(s, declare.space) || !has_symbol(declare.space))
            return Refusal{rule("WT-20.4"), "no_symbol_space"};
        const std::size_t cards = is_attack(held.mission) ? 2 : 0;
        if (declare.cards.size() != cards || !player(s, seat).hand.contains(declare.cards))
            return Refusal{rule("WT-20.3"), "needs_two_cards"};
        return std::nullopt;
    }
    return Refusal{rule("WT-20.3"), "not_your_mission"};
}

// Declaring is offered to whoever may; a mission that is half done may be shown.
void offer_missions(const State& s, Seat seat, WtOffer& offer)
{
    const Player& p = player(s, seat);
    for (const HeldMission& held : p.missions) {
        if (!is_undone(held)) continue;
        const Cards cards = is_attack(held.mission) ? some(p.hand, 2) : Cards{};
        if (condition_met(s, seat, held)) {
            if (!free_symbol_space(s)) {
                offer.bar(Declare{held.mission, 1, cards}, Refusal{rule("WT-R50"), "no_symbol_space"});
                continue;
            }
            bool first = true;
            for (const int space : kSymbolSpaces) {
                if (!may_take(s, space)) continue;
                const Declare declare{held.mission, static_cast<std::uint8_t>(space), cards};
                if (first) {
                    offer.add(declare);
                } else {
                    offer.also(declare);
                }
                first = false;
            }
            if (is_attack(held.mission)) offer.open("cards");
        } else if (held.is == MissionIs::Secret) {
            const bool half = is_connection(held.mission) && p.feats.visited.meets(facts(held.mission).places);
            if (half) offer.also(Reveal{held.mission});
        }
    }
}

void declare(State& s, Seat seat, const Declare& choice, WtLog& log)
{
    HeldMission& held = *find(s, seat, choice.mission);
    player(s, seat).hand -= choice.cards;
    discard(s, choice.cards);
    log.say(rule("WT-20.3"), To::all(), MissionDeclared{seat, choice.mission, choice.cards});
    if (in_midst(s)) {
        held.order = static_cast<std::uint8_t>(waiting_missions(s) + 1);  // [WT-R53]
        held.is = MissionIs::Declared;
        held.space = choice.space;
    } else {
        place_mission(s, seat, held, choice.space, log);
    }
}

void reveal(State& s, Seat seat, const Reveal& choice, WtLog& log)
{
    find(s, seat, choice.mission)->is = MissionIs::Open;
    log.say(rule("WT-20.8"), To::all(), MissionShown{seat, choice.mission});
}

void turn_spy_up(State& s, Seat seat, WtLog& log)  // [WT-R52]
{
    HeldMission* held = find(s, seat, Mission::Spy);
    if (!held || held->is != MissionIs::Secret) return;
    held->is = MissionIs::Open;
    s.course.seal();
    log.say(rule("WT-R52"), To::all(), MissionShown{seat, Mission::Spy});
}

// [WT-R53] What was declared in the midst of something lies down when that is over, in the order of declaration.
bool settle_missions(State& s, WtLog& log)
{
    while (s.options.missions && !in_midst(s)) {
        HeldMission* next = nullptr;
        Seat owner = kNobody;
        for (const Seat seat : all_seats(s)) {
            for (HeldMission& held : player(s, seat).missions) {
                if (held.is == MissionIs::Declared && (!next || held.order < next->order)) next = &held, owner = seat;
            }
        }
        if (!next) return false;
        next->is = MissionIs::Open;
        int space = next->space;
        for (const int symbol : kSymbolSpaces) {  // a table of older rules may have promised a space twice
            if (!is_free(s, space)) space = symbol;
        }
        next->order = next->space = 0;
        if (is_free(s, space)) place_mission(s, owner, *next, space, log);
        if (std::holds_alternative<Epilogue>(s.stack.front())) return true;
    }
    return false;
}

void offer_new_mission(const State& s, Seat seat, Character who, WtOffer& offer)  // [WT-22.2] [WT-R60]
{
    for (const HeldMission& held : player(s, seat).missions) {
        if (!is_undone(held) || side_of(held.mission) != side_of(who)) continue;
        bool any = false;
        for (std::size_t i = 0; i < s.unused.size(); ++i) {
            if (side_of(s.unused[i]) != side_of(who)) continue;
            any = true;
            const bool again = i > 0 && s.unused[i] == s.unused[i - 1];
            if (!s.options.draws_new_mission() && !again) offer.add(SwapMission{held.mission, s.unused[i]});
        }
        if (any && s.options.draws_new_mission()) offer.add(DrawMission{held.mission});
    }
}

void learn_unused(State& s, Seat seat, Character who)  // [WT-R60] whoever may choose sees what nobody holds
{
    if (!has_ability(s, who, Ability::Mission) || s.options.draws_new_mission()) return;
    for (const HeldMission& held : player(s, seat).missions) {
        const auto side = static_cast<std::size_t>(side_of(who));
        if (is_undone(held) && side_of(held.mission) == side_of(who)) player(s, seat).knows_unused[side] = true;
    }
}

void swap_mission(State& s, Seat seat, Mission give, std::optional<Mission> take, Rng& rng, WtLog& log)
{
    HeldMission& held = *find(s, seat, give);
    HeldMission fresh;
    if (take) {
        s.unused.erase_one(*take);
        fresh.mission = *take;
    } else {
        fresh = deal_one(s, side_of(give), rng);
        s.course.seal();
    }
    const bool winter = side_of(give) == Side::Winter, open = held.is == MissionIs::Open;
    s.lost.push_back({held.mission, seat, open, winter && player(s, seat).spy_events > 0});
    held = fresh;
    if (winter) {  // what happened before does not count for a new Spy
        player(s, seat).spy_events = 0;
        player(s, seat).spied_on = {};
    }
    for (const Seat other : all_seats(s)) {  // what the others have seen there is no longer so
        if (other != seat) player(s, other).knows_unused[static_cast<std::size_t>(side_of(give))] = false;
    }
    log.say(rule("WT-22.2"), To::only(seat), MissionTaken{seat, fresh.mission});
    log.say(rule("WT-22.2"), To::all_but(seat), MissionSwapped{seat});
}

}  // namespace snowbound::winter_tales
