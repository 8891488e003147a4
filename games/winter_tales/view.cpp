// What a seat sees. Everything here was put in by hand; nothing is taken out.
#include "games/winter_tales/view.h"

#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

FixedVector<Way, kSpaces> ways(const State& s)
{
    FixedVector<Way, kSpaces> all;
    const Activation* a = running<Activation>(s);
    if (!a || !may_move(s, *a)) return all;
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const Space to = space_at(i);
        if (to == where(s, a->who)) continue;
        all.push_back({to, static_cast<std::uint8_t>(cards_for(s, *a, to)), may_interrupt(s, a->who, to)});
    }
    return all;
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

View WinterTales::view(const State& s, Seat seat)
{
    View v;
    v.order = s.order;
    v.ages = s.ages;
    for (const Seat each : all_seats(s)) {
        const Player& p = player(s, each);
        PlayerView shown{.faction = p.faction, .voted = p.voted};
        for (const HeldMission& held : p.missions) {
            MissionView mission{.is = held.is, .space = held.space};
            if (held.is != MissionIs::Secret) mission.mission = held.mission;
            shown.missions.push_back(mission);
        }
        v.players.push_back(shown);
    }
    v.figures = s.figures;
    v.discard = s.discard;
    v.quests = s.quests;
    v.track = s.track;
    v.memories = static_cast<std::uint8_t>(s.options.length());
    v.bookmark = s.bookmark;
    v.powers = s.powers;
    if (s.referee != kNobody) v.referee = s.referee;
    v.chapter = s.chapter;
    v.active = active_seat(s);
    v.quest_cards = s.quest_cards;
    if (const auto* run = running<QuestRun>(s)) {
        v.quest_counts = {static_cast<std::uint8_t>(quest_count(s, *run, Side::Spring)),
                          static_cast<std::uint8_t>(quest_count(s, *run, Side::Winter))};
    }
    v.fight = s.fight;
    v.epilogue_cards = s.epilogue_cards;
    v.totals = {static_cast<std::uint8_t>(total(s, Side::Spring)), static_cast<std::uint8_t>(total(s, Side::Winter))};
    v.told = s.told;
    v.proposal = s.proposal;
    v.winner = s.winner;
    for (Frame frame : s.stack) {
        if (auto* setup = std::get_if<Setup>(&frame)) {  // whom the others have named is open when all have
            for (const Seat each : all_seats(s)) {
                if (each != seat) setup->named[index(each)] = kNobody;
            }
        }
        v.stack.push_back(frame);
    }
    v.ways = ways(s);
    if (index(seat) >= s.seats) return v;
    const Player& me = player(s, seat);
    Own own{.hand = me.hand, .put_away = me.put_away, .missions = me.missions};
    if (const Trap* trap = running<Trap>(s)) {
        if (trap->setter == seat) own.trap_spring = s.trap_spring, own.trap_winter = s.trap_winter;
        if (trap->step == TrapStep::End) own.trap_winter = s.trap_winter;  // [WT-R39b]
        if (trap->partner && controller(s, *trap->partner) == seat) own.trap_spring = s.trap_help;
    }
    v.own = own;
    return v;
}

}  // namespace snowbound
