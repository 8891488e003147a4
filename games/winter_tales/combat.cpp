// Combat: chapter WT-15.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool fights_free(const State& s, Character who, int plays)  // [WT-22.8] [WT-15.11] [WT-R64] [WT-R65]
{
    return s.options.abilities && ability_of(who) == Ability::Combat && plays == 0;
}

Seat helper(const State& s, const Combat& c) { return controller(s, *c.partner); }

Seat striker(const State& s, const Combat& c)
{
    if (c.step == CombatStep::Attack) return c.attacker;
    if (c.step == CombatStep::Defence) return c.defender;
    if (c.step == CombatStep::Help) return helper(s, c);
    return *c.winner == Side::Winter ? c.attacker : c.defender;  // [WT-15.5]
}

void lose(State& s, const Combat& c, WtLog& log)  // the Rebel
{
    Figure& rebel = figure(s, c.rebel);
    if (s.options.immobile()) rebel.immobile = true;  // [WT-15.7]
    if (s.powers.refuge) {                            // [WT-19.21]
        rebel.at = *s.powers.refuge;
        s.reached.add(piece(Power::Refuge));
        log.say(rule("WT-19.21"), To::all(), TookRefuge{c.rebel, rebel.at});
    } else {
        if (!rebel.down) player(s, c.attacker).feats.beaten = true;
        rebel.down = true;  // [WT-15.6] [WT-17.7] [WT-R35]
        log.say(rule("WT-15.6"), To::all(), Incapacitated{c.rebel, rebel.at});
    }
    if (Activation* a = running<Activation>(s)) a->stopped = true, a->steps = 0;  // [WT-R42] of two lovers, both stop
}

void end_fight(State& s, Side winner, WtLog& log)
{
    Combat& c = top<Combat>(s);
    c.winner = winner;
    c.step = CombatStep::End;
    log.say(rule("WT-15.3"), To::all(), CombatEnded{winner, striker(s, c)});
    if (winner == Side::Winter) lose(s, c, log);  // [WT-15.8]
    discard(s, s.fight);                          // [WT-15.9]
    s.fight.clear();
}

bool may_use_artifact(const State& s, const Combat& c, Character who)  // [WT-19.26] [WT-R44]
{
    return s.powers.artifact == who && !c.artifact_used;
}

std::optional<Character> fighter(const Combat& c)  // none: the Terror itself
{
    if (c.step == CombatStep::Attack) return c.soldier;
    return c.step == CombatStep::Help ? c.partner : std::optional(c.rebel);
}

bool strikes_free(const State& s, const Combat& c)
{
    const auto who = fighter(c);
    return who && fights_free(s, *who, c.defences);  // as many rounds have gone by
}

// [WT-22.8] In the first round it tells its part without a card: none is played, and only a lover may stay out of it.
void offer_free_round(const State& s, const Combat& c, Seat seat, WtOffer& offer)
{
    offer.add(StrikeFree{});
    offer.fallback(StrikeFree{});
    const Refusal no{rule("WT-22.8"), "no_card_in_the_first_round"};
    for (const StoryCard card : player(s, seat).hand) {
        offer.bar(Strike{card}, no);
    }
    offer.bar(StrikeArtifact{}, no);
    if (c.step == CombatStep::Help) {
        offer.add(Pass{});
    } else {
        offer.bar(Pass{}, c.step == CombatStep::Attack ? Refusal{rule("WT-15.3"), "attack_first"} : no);
    }
}

void offer_strikes(const State& s, const Combat& c, Seat seat, WtOffer& offer)
{
    const Cards& hand = player(s, seat).hand;
    if (!hand.empty()) offer.add(Strike{hand.front()});
    if (offer.for_people()) {
        for (const StoryCard card : hand) {
            offer.also(Strike{card});
        }
    }
    const auto who = fighter(c);
    if (who && may_use_artifact(s, c, *who)) offer.add(StrikeArtifact{});
}

}  // namespace

bool can_strike_first(const State& s, Seat seat, Character soldier)
{
    return !player(s, seat).hand.empty() || fights_free(s, soldier, 0) || s.powers.artifact == soldier;
}

void start_combat(State& s, Seat attacker, std::optional<Character> soldier, Character rebel, WtLog& log)  // [WT-15.10]
{
    Combat c{.attacker = attacker,
             .defender = controller(s, rebel),
             .soldier = soldier,
             .rebel = rebel,
             .at = where(s, rebel)};
    if (const auto partner = love_partner(s, rebel)) {  // [WT-19.17]
        const bool near = where(s, *partner) == c.at || s.options.love_reaches_far();
        const bool helps = near && figure(s, *partner).standing() && controller(s, *partner) != c.defender &&
                           controller(s, *partner) != attacker;
        if (helps) c.partner = partner;
    }
    if (soldier) {
        log.say(rule("WT-15.1"), To::all(), CombatStarted{attacker, *soldier, rebel, c.at});
    } else {
        c.attacks = 1;  // [WT-19.32] the memory of the Terror strikes first [WT-R45] [WT-R45b]
        c.step = CombatStep::Defence;
        log.say(rule("WT-19.32"), To::all(), TerrorStarted{attacker, rebel, c.at});
        log.say(rule("WT-19.32"), To::all(), StruckMemory{attacker, Power::Terror});
    }
    s.stack.push_back(c);
}

Flow resume(const Combat&, State&, Rng&, WtLog&) { return Flow::Ask; }

void ask(const Combat& c, const State& s, WtQuestions& questions)
{
    const Seat seat = striker(s, c);
    switch (c.step) {
        case CombatStep::Attack: {
            auto offer = questions.to(seat, rule("WT-15.2"), "combat.attack");
            if (!offer) return;
            if (strikes_free(s, c)) return offer_free_round(s, c, seat, offer);
            offer_strikes(s, c, seat, offer);
            if (c.attacks > 0) {
                offer.add(Pass{});
                offer.fallback(Pass{});
            } else {
                offer.bar(Pass{}, Refusal{rule("WT-15.3"), "attack_first"});
                if (!player(s, seat).hand.empty()) offer.fallback(Strike{player(s, seat).hand.front()});
            }
            return;
        }
        case CombatStep::Defence:
        case CombatStep::Help: {
            auto offer = questions.to(seat, c.step == CombatStep::Help ? rule("WT-19.17") : rule("WT-15.2"),
                                      c.step == CombatStep::Help ? "combat.help" : "combat.defend");
            if (!offer) return;
            if (strikes_free(s, c)) return offer_free_round(s, c, seat, offer);
            offer_strikes(s, c, seat, offer);
            offer.add(Pass{});
            offer.fallback(Pass{});
            return;
        }
        case CombatStep::End: {
            auto offer = questions.to(seat, rule("WT-15.5"), "combat.end");
            if (!offer) return;
            offer.add(Tell{});
            offer.fallback(Tell{});
            if (*c.winner != Side::Winter || s.powers.refuge) return;
            for (std::size_t i = 0; i < kSpaces; ++i) {  // [WT-15.6] [WT-R34] any space
                if (space_at(i) != where(s, c.rebel)) offer.add(Relocate{space_at(i)});
            }
            return;
        }
    }
}

void take(const Combat& was, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    Combat& c = top<Combat>(s);
    if (was.step == CombatStep::End) {
        if (const auto* there = std::get_if<Relocate>(&choice)) {
            s.told.moved = was.rebel;  // an objection may bring it back
            s.told.back = where(s, was.rebel);
            figure(s, was.rebel).at = there->to;  // [WT-R16c]
            log.say(rule("WT-15.6"), To::all(), Relocated{was.rebel, there->to});
        }
        s.stack.pop_back();
        return;
    }
    const bool attack = was.step == CombatStep::Attack;
    if (std::holds_alternative<Pass>(choice)) {
        if (was.step == CombatStep::Defence && was.partner) {
            c.step = CombatStep::Help;  // [WT-R42b] [WT-R42b]
            return;
        }
        log.say(rule("WT-15.3"), To::all(), GaveUp{seat});
        end_fight(s, attack ? Side::Spring : Side::Winter, log);
        return;
    }
    if (const auto* strike = std::get_if<Strike>(&choice)) {
        player(s, seat).hand.remove(strike->card);
        s.fight.add(strike->card);
        if (was.step == CombatStep::Help) s.reached.add(piece(Power::Love));
        log.say(rule("WT-15.2"), To::all(), Struck{seat, attack ? Side::Winter : Side::Spring, strike->card});
    } else if (std::holds_alternative<StrikeFree>(choice)) {
        const Character who = attack ? *was.soldier : was.step == CombatStep::Help ? *was.partner : was.rebel;
        s.reached.add(piece_ability(who));
        log.say(rule("WT-22.8"), To::all(), StruckFree{seat, who});
    } else {
        c.artifact_used = true;
        s.reached.add(piece(Power::Artifact));
        log.say(rule("WT-19.26"), To::all(), StruckMemory{seat, Power::Artifact});
    }
    auto& plays = attack ? c.attacks : c.defences;
    ++plays;
    c.step = attack ? CombatStep::Defence : CombatStep::Attack;
}

}  // namespace snowbound::winter_tales
