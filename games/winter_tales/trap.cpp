// Traps: chapter WT-16. [WT-16.8]
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool counts_extra(const State& s, Character who)  // [WT-22.6] [WT-R67]
{
    return s.options.abilities && ability_of(who) == Ability::Trap;
}

Seat teller(const Trap& t)  // [WT-16.7] the winner; of a tie, the Rebel's player
{
    return t.result == TrapResult::Defused ? t.defender : t.setter;
}

void stop(State& s, bool activation_over)
{
    Activation* a = running<Activation>(s);
    a->stopped = true;
    a->steps = 0;
    a->over = activation_over;
}

// [WT-16.5] What becomes of the Soldier, by edition.
void carry_out(State& s, const Trap& t, TrapResult result, WtLog& log)
{
    Figure& soldier = figure(s, t.soldier);
    if (result == TrapResult::Blocked) {
        soldier.at = t.from;  // [WT-R16c]
        const bool ends = s.options.tie_ends_activation();
        if (s.options.immobile()) soldier.immobile = true;
        stop(s, ends);
    } else if (result == TrapResult::Caught) {
        soldier.down = true;  // [WT-R39c] [WT-R39d]
        if (s.options.immobile()) soldier.immobile = true;
        if (s.options.hit_returns()) soldier.at = t.from;
        stop(s, s.options.hit_returns());
        player(s, t.setter).feats.trapped = true;
        log.say(rule("WT-16.5"), To::all(), Incapacitated{t.soldier, soldier.at});
    }
    log.say(rule("WT-16.5"), To::all(), TrapEnded{result, t.soldier, soldier.at});
}

void take_back(State& s, const Trap& t)  // [WT-16.6] what lay Winter side up
{
    player(s, t.setter).hand |= s.trap_winter;
    s.trap_winter.clear();
}

void spring_it(State& s, const Cards& defence, WtLog& log)
{
    Trap& t = top<Trap>(s);
    std::size_t trap = s.trap_spring.size() + s.trap_help.size();  // [WT-16.4]
    std::size_t against = defence.size();
    for (const auto who : {std::optional(t.rebel), t.partner, std::optional(t.soldier)}) {
        if (!who || !counts_extra(s, *who)) continue;
        s.reached.add(piece_ability(*who));
        ++(is_rebel(*who) ? trap : against);
    }
    log.say(
        rule("WT-16.4"), To::all(),
        TrapRevealed{static_cast<std::uint8_t>(trap), static_cast<std::uint8_t>(against), s.trap_spring | s.trap_help});
    if (s.options.full_trap_reveal) log.say(rule("WT-R39b"), To::all(), TrapKept{s.trap_winter});
    discard(s, s.fight | defence | s.trap_spring | s.trap_help);  // [WT-16.6]
    for (Cards* cards : {&s.fight, &s.trap_spring, &s.trap_help}) {
        cards->clear();
    }
    if (!s.options.full_trap_reveal) take_back(s, t);  // else they lie open until the end is told
    t.result = against > trap ? TrapResult::Defused : against == trap ? TrapResult::Blocked : TrapResult::Caught;
    t.step = TrapStep::End;
    carry_out(s, t, *t.result, log);
}

}  // namespace

Flow resume(const Trap& t, State& s, Rng&, WtLog&)
{
    if (t.step != TrapStep::Help || t.partner) return Flow::Ask;
    top<Trap>(s).step = TrapStep::Defend;
    return Flow::Again;
}

void ask(const Trap& t, const State& s, WtQuestions& questions)
{
    switch (t.step) {
        case TrapStep::Lay: {
            auto offer = questions.to(t.setter, rule("WT-16.2"), "trap.lay");
            if (!offer) return;
            Cards rest = player(s, t.setter).hand;
            const StoryCard shown = rest.front();  // [WT-16.9] [WT-R39]
            rest.remove(shown);
            for (std::size_t n = 0; n <= rest.size(); ++n) {
                offer.add(LayTrap{shown, some(rest, n)});
            }
            offer.fallback(LayTrap{shown, rest});
            offer.open("trap");
            return;
        }
        case TrapStep::Help: {
            auto offer = questions.to(controller(s, *t.partner), rule("WT-19.17"), "trap.help");
            if (!offer) return;
            const Cards& hand = player(s, controller(s, *t.partner)).hand;
            for (std::size_t n = 0; n <= hand.size(); ++n) {
                offer.add(Play{some(hand, n), false});
            }
            offer.fallback(Play{});
            offer.open("cards");
            return;
        }
        case TrapStep::Defend: {
            auto offer = questions.to(t.defender, rule("WT-16.3"), "trap.defend");
            if (!offer) return;
            const Cards& hand = player(s, t.defender).hand;
            for (std::size_t n = 0; n <= hand.size(); ++n) {
                offer.add(Play{some(hand, n), false});
            }
            offer.fallback(Play{});
            offer.open("cards");
            return;
        }
        case TrapStep::End: {
            auto offer = questions.to(teller(t), rule("WT-16.7"), "trap.end");
            if (!offer) return;
            offer.add(Tell{});
            offer.fallback(Tell{});
            return;
        }
    }
}

void take(const Trap& was, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    Trap& t = top<Trap>(s);
    Player& p = player(s, seat);
    if (const auto* lay = std::get_if<LayTrap>(&choice)) {
        s.fight = {lay->card};
        p.hand.remove(lay->card);
        s.trap_spring = lay->spring;
        s.trap_winter = p.hand - lay->spring;
        p.hand.clear();
        t.step = TrapStep::Help;
        log.say(rule("WT-16.2"), To::all(), TrapSet{seat, was.rebel, was.soldier, lay->card});
        log.say(rule("WT-16.2"), To::only(seat), Hidden{seat, s.trap_spring, s.trap_winter});
    } else if (was.step == TrapStep::Help) {
        s.trap_help = std::get<Play>(choice).cards;
        p.hand -= s.trap_help;
        t.step = TrapStep::Defend;
        if (!s.trap_help.empty()) s.reached.add(piece(Power::Love));
        log.say(rule("WT-19.17"), To::only(seat), Hidden{seat, s.trap_help, {}});
    } else if (was.step == TrapStep::Defend) {
        const Cards defence = std::get<Play>(choice).cards;
        p.hand -= defence;
        log.say(rule("WT-16.3"), To::all(), TrapDefended{seat, defence});
        spring_it(s, defence, log);
    } else {
        take_back(s, was);
        s.stack.pop_back();
    }
}

}  // namespace snowbound::winter_tales
