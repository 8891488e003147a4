// Who may join a quest, and by which way: WT-10.2 and WT-10.4 as WT-R67a reads it.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

const QuestRun* heads_for(const State& s)  // none: it goes where it likes
{
    return s.options.heads_for_marker() ? running<QuestRun>(s) : nullptr;
}

int reach(const State& s, const Activation& a)  // spaces, with all that it may still pay
{
    if (!may_move(s, a)) return 0;
    const bool free = !a.free_used && has_ability(s, a.who, Ability::Movement);
    return a.steps + (free ? 2 : 0) + 2 * static_cast<int>(player(s, a.seat).hand.size());
}

bool has_passage(const State& s, const Activation& a)  // [WT-22.12]
{
    return a.fresh && has_ability(s, a.who, Ability::Passage) && where(s, a.who) != passage_of(a.who) &&
           !is_locked(s, a.who);
}

bool can_arrive(const State& s, const Activation& a, Space marker)
{
    if (distance(where(s, a.who), marker) <= reach(s, a)) return true;
    return has_passage(s, a) && distance(passage_of(a.who), marker) <= reach(s, a);
}

// [WT-R67a] From there the marker can be reached with so many spaces. Where it is out of reach anyway, whoever joins
// still tries: nearer and nearer.
bool leads_there(const State& s, const Activation& a, Space marker, Space to, int spaces)
{
    if (distance(to, marker) <= spaces) return true;
    return !can_arrive(s, a, marker) && distance(to, marker) < distance(where(s, a.who), marker);
}

}  // namespace

// Step 2: a ready character that can come, or is there already [WT-10.2] [WT-R22].
bool can_join(const State& s, const QuestRun& run, Character who)
{
    const Figure& f = figure(s, who);
    const bool passage = has_ability(s, who, Ability::Passage) && passage_of(who) == run.at;  // [WT-22.12]
    return f.standing() && f.ready && (f.at == run.at || !f.immobile || passage);
}

Refusal join_refusal(const State& s, Character who)
{
    const Figure& f = figure(s, who);
    if (f.gone) return Refusal{rule("WT-19.52"), "not_in_play"};
    if (!f.ready) return Refusal{rule("WT-4.3"), "not_ready"};
    return f.down ? Refusal{rule("WT-17.1"), "is_down"}
                  : Refusal{is_rebel(who) ? rule("WT-15.7") : rule("WT-16.5"), "immobile"};
}

Spaces headings(const State& s, const Activation& a)
{
    const Spaces& near = neighbours(where(s, a.who));
    const QuestRun* run = heads_for(s);
    if (!run) return near;
    Spaces some;
    const int left = reach(s, a) - 1;
    for (const Space to : near) {
        if (leads_there(s, a, run->at, to, left)) some.add(to);
    }
    return some;
}

bool may_take_passage(const State& s, const Activation& a)
{
    if (!has_passage(s, a)) return false;
    const QuestRun* run = heads_for(s);
    return !run || leads_there(s, a, run->at, passage_of(a.who), reach(s, a));
}

bool must_go_on(const State& s, const Activation& a)
{
    const QuestRun* run = heads_for(s);
    return run && !a.over && where(s, a.who) != run->at && (reach(s, a) > 0 || may_take_passage(s, a));
}

// What an absent player does who must go on: the passage if it helps, else the shortest way.
Choice step_towards(const State& s, const Activation& a)
{
    const Space marker = running<QuestRun>(s)->at, here = where(s, a.who);
    if (may_take_passage(s, a) && distance(passage_of(a.who), marker) < distance(here, marker)) return Passage{};
    Space to = here;
    for (const Space next : neighbours(here)) {
        if (distance(next, marker) < distance(to, marker)) to = next;
    }
    if (a.steps > 0) return Step{to};
    if (!a.free_used && has_ability(s, a.who, Ability::Movement)) return FreeStep{to};
    return Pay{player(s, a.seat).hand.front(), to};
}

}  // namespace snowbound::winter_tales
