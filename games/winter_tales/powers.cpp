// Module powers: chapter WT-19.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool is_linked(const State& s, Character rebel)  // [WT-19.53] holds a marker
{
    const PowersInForce& p = s.powers;
    return p.hope == rebel || p.love_one == rebel || p.love_two == rebel || p.artifact == rebel;
}

bool is_linked(const State& s, Character rebel, Power power)
{
    const PowersInForce& p = s.powers;
    return (power == Power::Hope && p.hope == rebel) || (power == Power::Artifact && p.artifact == rebel) ||
           (power == Power::Love && (p.love_one == rebel || p.love_two == rebel));
}

constexpr std::array kSpringPowers{Power::Hope, Power::Love, Power::Refuge, Power::Artifact};

void destroy(State& s, Power power, WtLog& log)  // [WT-19.51]
{
    PowersInForce& p = s.powers;
    if (power == Power::Hope) p.hope.reset();
    if (power == Power::Love) p.love_one.reset(), p.love_two.reset();  // [WT-R47] both markers
    if (power == Power::Refuge) p.refuge.reset();
    if (power == Power::Artifact) p.artifact.reset();
    std::uint8_t turned = 0;
    for (std::size_t i = 0; i < s.track.size(); ++i) {
        Memory& memory = s.track[i];
        if (!memory.quest || power_of(*memory.quest) != power || side_of(*memory.quest) != Side::Spring) continue;
        memory.side = Side::Winter;
        turned = static_cast<std::uint8_t>(i + 1);
    }
    log.say(rule("WT-19.51"), To::all(), PowerDestroyed{power, turned});
}

void eliminate(State& s, Character rebel, WtLog& log)  // [WT-19.52]
{
    Figure& f = figure(s, rebel);
    f.gone = true;
    f.ready = f.down = f.immobile = f.silenced = false;
    log.say(rule("WT-19.52"), To::all(), Eliminated{rebel});
    for (std::size_t i = 0; i < kQuests; ++i) {
        Token& token = s.quests[i];
        if (token.is != TokenIs::Placed || token.at != spot_of(rebel)) continue;
        token = {};  // [WT-R48]
        log.say(rule("WT-R48"), To::all(), QuestBack{quest_at(i)});
    }
}

void offer_retaliation(const QuestRun& run, const State& s, WtOffer& offer)
{
    const Spot target = s.quests[index(run.quest)].at;
    const bool declared = s.options.declares_retaliation();  // [WT-19.50]
    for (const Power power : kSpringPowers) {
        if (!spring_power_in_force(s, power)) continue;
        const bool meant = is_space(target) ? power == Power::Refuge : is_linked(s, carrier_of(target), power);
        if (!declared || meant) offer.add(Destroy{power});
    }
    for (std::size_t i = 0; i < kRebels; ++i) {
        const Character rebel = character_at(i);
        if (!s.figures[i].in_play() || (declared && target != spot_of(rebel))) continue;
        if (is_linked(s, rebel)) {
            offer.bar(Eliminate{rebel}, Refusal{rule("WT-19.53"), "linked_to_a_power"});
        } else {
            offer.add(Eliminate{rebel});
        }
    }
    offer.add(Pass{});  // [WT-R47]
    offer.fallback(Pass{});
}

int rebels_in_play(const State& s)
{
    int count = 0;
    for (std::size_t i = 0; i < kRebels; ++i) {
        count += s.figures[i].in_play();
    }
    return count;
}

void slander(State& s, Character rebel, Seat seat, Character soldier, WtLog& log)
{
    figure(s, rebel).ready = false;  // [WT-19.41]
    figure(s, rebel).silenced = true;
    s.reached.add(piece(Power::Propaganda));
    log.say(rule("WT-19.41"), To::all(), Silenced{seat, soldier, rebel});
}

}  // namespace

bool hope_usable(const State& s)
{
    if (!s.powers.hope || s.powers.hope_used) return false;
    const Figure& f = figure(s, *s.powers.hope);
    if (f.ready || f.silenced) return false;  // [WT-R41]
    for (const Frame& frame : s.stack) {      // not before its activation has ended
        const auto* a = std::get_if<Activation>(&frame);
        if (a && a->who == *s.powers.hope) return false;
    }
    return true;
}

void use_hope(State& s, WtLog& log)
{
    figure(s, *s.powers.hope).ready = true;
    s.powers.hope_used = true;
    s.reached.add(piece(Power::Hope));
    log.say(rule("WT-19.11"), To::all(), HopeUsed{*s.powers.hope});
}

bool spring_power_in_force(const State& s, Power power)
{
    switch (power) {
        case Power::Hope: return s.powers.hope.has_value();
        case Power::Love: return s.powers.love_one.has_value();
        case Power::Refuge: return s.powers.refuge.has_value();
        case Power::Artifact: return s.powers.artifact && is_rebel(*s.powers.artifact);
        case Power::Terror:
        case Power::Propaganda:
        case Power::Retaliation: return false;
    }
    return false;
}

void offer_artifact(const State& s, Seat seat, WtOffer& offer)  // [WT-19.27] [WT-R44]
{
    if (!s.powers.artifact || controller(s, *s.powers.artifact) != seat || in_procedure(s)) return;
    const Character holder = *s.powers.artifact;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character to = character_at(i);
        if (to == holder || !s.figures[i].in_play() || side_of(to) != side_of(holder)) continue;
        if (where(s, to) == where(s, holder)) offer.also(HandArtifact{to});
    }
}

void hand_artifact(State& s, Character to, WtLog& log)
{
    log.say(rule("WT-19.27"), To::all(), ArtifactPassed{*s.powers.artifact, to});
    s.powers.artifact = to;
}

// Terror, Propaganda and the return of a Rebel: in one's own turn.
void take_power(State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    Turn& turn = top<Turn>(s);
    if (const auto* terror = std::get_if<Terror>(&choice)) {
        turn.terrified = true;
        s.powers.terror_at = terror->at;  // [WT-19.33]
        s.reached.add(piece(Power::Terror));
        start_combat(s, seat, std::nullopt, terror->rebel, log);
    } else if (const auto* use = std::get_if<Propaganda>(&choice)) {
        turn.acted = true;
        figure(s, use->soldier).ready = false;  // [WT-19.42]
        log.say(rule("WT-19.42"), To::all(), Activated{seat, use->soldier});
        const bool free = s.options.propaganda_is_free();
        const int cards = free ? cards_drawn(s, use->soldier) : 3;  // the Italian edition activates the Soldier
        if (cards == 4) s.reached.add(piece_ability(use->soldier));
        draw_cards(s, seat, cards, rng, log);
        const bool lacks_cards = player(s, seat).hand.size() < 3;  // [WT-R46] nothing comes of it
        s.stack.push_back(Slander{use->soldier, use->rebel, free || lacks_cards});
        if (free) slander(s, use->rebel, seat, use->soldier, log);
    } else if (const auto* back = std::get_if<ReturnRebel>(&choice)) {
        turn.acted = true;  // [WT-R49b] whoever pays keeps the ready character
        player(s, seat).hand -= back->cards;
        discard(s, back->cards);
        Figure& f = figure(s, back->rebel);
        f.gone = false;
        f.at = back->at;  // [WT-19.57]
        s.reached.add(piece_return());
        log.say(rule("WT-19.57"), To::all(), Returned{seat, back->rebel, back->at, back->cards});
    }
}

Flow resume(const Slander& frame, State& s, Rng&, WtLog&)
{
    if (!frame.paid) return Flow::Ask;
    const Seat seat = controller(s, frame.soldier);
    s.stack.back() = Activation{.seat = seat, .who = frame.soldier, .over = true};  // [WT-R46] the hand limit
    return Flow::Again;
}

void ask(const Slander& frame, const State& s, WtQuestions& questions)
{
    const Seat seat = controller(s, frame.soldier);
    auto offer = questions.to(seat, rule("WT-19.42"), "propaganda.cards");
    if (!offer) return;
    const Play play{some(player(s, seat).hand, 3), false};
    offer.add(play);
    offer.fallback(play);
    offer.open("cards");
}

void take(const Slander& frame, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    const Cards& cards = std::get<Play>(choice).cards;
    top<Slander>(s).paid = true;
    player(s, seat).hand -= cards;
    discard(s, cards);
    log.say(rule("WT-19.42"), To::all(), PlayedCards{seat, Side::Winter, cards, false});
    slander(s, frame.rebel, seat, frame.soldier, log);
}

bool reward_asks(const QuestRun& run, const State& s)
{
    switch (power_of(run.quest)) {
        case Power::Refuge:
        case Power::Propaganda: return false;
        case Power::Love: return rebels_in_play(s) > 1;
        case Power::Hope:
        case Power::Artifact:
        case Power::Terror:
        case Power::Retaliation: return true;
    }
    return false;
}

void grant_at_once(const QuestRun& run, State& s, WtLog& log)
{
    if (run.quest == Quest::Refuge) {                                  // [WT-19.20]
        s.powers.refuge = run.at;                                      // [WT-19.2]
        if (s.powers.terror_at == run.at) s.powers.terror_at.reset();  // [WT-19.22]
        log.say(rule("WT-19.20"), To::all(), RefugeFound{run.at});
    } else if (run.quest == Quest::Propaganda) {
        s.powers.propaganda = true;
    }
}

// [WT-R40] The active player names who it is, as the end was told.
void offer_reward(const QuestRun& run, const State& s, WtOffer& offer)
{
    const Power power = power_of(run.quest);
    if (power == Power::Retaliation) return offer_retaliation(run, s, offer);
    if (power == Power::Love) {  // [WT-19.15]
        const Character carrier = carrier_of(s.quests[index(run.quest)].at);
        for (std::size_t i = 0; i < kRebels; ++i) {
            const Character mate = character_at(i);
            if (mate == carrier || !s.figures[i].in_play()) continue;
            offer.add(Bond{carrier, mate});
            if (mate == run.who) offer.fallback(Bond{carrier, mate});
        }
        return;
    }
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        bool fits = s.figures[i].in_play() && side_of(who) == side_of(run.quest);  // [WT-19.10] [WT-19.30]
        if (power == Power::Artifact) {                                            // [WT-19.25]
            fits = fits && run.parts[index(s.figures[i].controller)] == who;
        }
        if (fits) offer.add(Give{who});
    }
    offer.fallback(Give{run.who});
}

void take_reward(const QuestRun& run, State& s, Seat, const Choice& choice, WtLog& log)
{
    const Power power = power_of(run.quest);
    if (const auto* give = std::get_if<Give>(&choice)) {
        auto& marker = power == Power::Hope       ? s.powers.hope
                       : power == Power::Artifact ? s.powers.artifact
                                                  : s.powers.terror;
        marker = give->who;
        log.say(power == Power::Hope       ? rule("WT-19.10")
                : power == Power::Artifact ? rule("WT-19.25")
                                           : rule("WT-19.30"),
                To::all(), MarkerGiven{power, give->who});
    } else if (const auto* bond = std::get_if<Bond>(&choice)) {
        s.powers.love_one = bond->one;
        s.powers.love_two = bond->two;
        log.say(rule("WT-19.15"), To::all(), MarkerGiven{power, bond->one});
        log.say(rule("WT-19.15"), To::all(), MarkerGiven{power, bond->two});
    } else if (const auto* gone = std::get_if<Destroy>(&choice)) {
        s.reached.add(piece(Power::Retaliation));
        destroy(s, gone->power, log);
    } else if (const auto* who = std::get_if<Eliminate>(&choice)) {
        s.reached.add(piece(Power::Retaliation));
        eliminate(s, who->rebel, log);
    }
}

}  // namespace snowbound::winter_tales
