// Why something that is not even listed is not possible, where the clause of the question would not say it: movement
// and abilities in an activation, chapters WT-6, WT-10 and WT-22.
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

struct Reasons {
    const State& s;
    const Activation& a;
    using Why = std::optional<Refusal>;

    bool has(Ability ability) const { return has_ability(s, a.who, ability); }
    Rule stopping() const { return is_rebel(a.who) ? rule("WT-15.7") : rule("WT-16.5"); }

    Why no_movement() const
    {
        const Figure& f = figure(s, a.who);
        if (a.over) return Refusal{rule("WT-4.6"), "activation_over"};
        if (!f.standing()) return Refusal{rule("WT-17.1"), "is_down"};
        if (is_locked(s, a.who)) return Refusal{rule("WT-R20"), "carrier_stays"};
        if (f.immobile) return Refusal{stopping(), "immobile"};
        if (a.acted) return Refusal{rule("WT-4.4"), "movement_first"};
        if (a.stopped) return Refusal{is_rebel(a.who) ? rule("WT-15.6") : rule("WT-16.5"), "movement_stopped"};
        return std::nullopt;
    }
    Why no_step(Space to) const
    {
        if (!neighbours(where(s, a.who)).has(to)) return Refusal{rule("WT-6.8"), "next_space_only"};
        return Refusal{rule("WT-10.4"), "away_from_the_marker"};
    }

    Why operator()(const Pay& c) const
    {
        if (const Why no = no_movement()) return no;
        if (!player(s, a.seat).hand.has(c.card)) return Refusal{rule("WT-5.1"), "not_your_cards"};
        if (a.steps > 0) return Refusal{rule("WT-6.5"), "already_paid"};
        return no_step(c.to);
    }
    Why operator()(const Step& c) const
    {
        if (const Why no = no_movement()) return no;
        if (a.steps == 0) return Refusal{rule("WT-6.5"), "not_paid"};
        return no_step(c.to);
    }
    Why operator()(const FreeStep& c) const
    {
        if (!has(Ability::Movement)) return Refusal{rule("WT-22.10"), "not_its_ability"};
        if (const Why no = no_movement()) return no;
        if (a.free_used) return Refusal{rule("WT-R66"), "free_movement_used"};
        if (a.steps > 0) return Refusal{rule("WT-6.5"), "already_paid"};
        return no_step(c.to);
    }
    Why operator()(const Passage&) const
    {
        if (!has(Ability::Passage)) return Refusal{rule("WT-22.12"), "not_its_ability"};
        if (!figure(s, a.who).standing()) return Refusal{rule("WT-17.1"), "is_down"};
        if (is_locked(s, a.who)) return Refusal{rule("WT-R20"), "carrier_stays"};
        const bool late = !a.fresh || a.over || where(s, a.who) == passage_of(a.who);
        return late ? Refusal{rule("WT-22.12"), "passage_first"} : Refusal{rule("WT-10.4"), "away_from_the_marker"};
    }
    Why operator()(const SwapMission&) const { return no_new_mission(); }
    Why operator()(const DrawMission&) const { return no_new_mission(); }
    Why no_new_mission() const
    {
        return Refusal{rule("WT-22.2"), has(Ability::Mission) ? "no_new_mission" : "not_its_ability"};
    }
    Why operator()(const PlaceQuest&) const { return no_action(); }
    Why operator()(const Resolve&) const { return no_action(); }
    Why no_action() const
    {
        if (a.joined) return Refusal{rule("WT-10.3"), "no_action_in_a_join"};
        if (!figure(s, a.who).standing()) return Refusal{rule("WT-8.5"), "is_down"};
        if (a.acted) return Refusal{rule("WT-4.5"), "one_action"};
        return std::nullopt;
    }
    Why operator()(const Finish&) const { return ends_too_soon(); }
    Why operator()(const Pass&) const { return ends_too_soon(); }
    Why ends_too_soon() const
    {
        if (must_go_on(s, a)) return Refusal{rule("WT-10.4"), "head_for_the_marker"};
        return std::nullopt;
    }
    Why operator()(const Activate&) const
    {
        return a.joined ? Refusal{rule("WT-10.2"), "one_character_each"}
                        : Refusal{rule("WT-3.2"), "one_character_each"};
    }
    template <class Other>
    Why operator()(const Other&) const
    {
        return std::nullopt;
    }
};

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

std::optional<Refusal> WinterTales::why_not(const State& s, Seat seat, const Choice& choice)
{
    if (const auto* c = std::get_if<winter_tales::Rescue>(&choice)) return rescue_refusal(s, seat, c->who);
    if (const auto* c = std::get_if<Declare>(&choice)) return declare_refusal(s, seat, *c);
    const auto* a = s.stack.empty() ? nullptr : std::get_if<Activation>(&s.stack.back());
    return a && a->seat == seat ? std::visit(Reasons{s, *a}, choice) : std::nullopt;
}

}  // namespace snowbound
