// Abilities of survivors and equipment with effects of their own. Costs are paid when the last target is named.
// [DW-ABL.1] to [DW-ABL.6] [DW-EQP.1]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

void offer_ability(const State& s, Seat seat, Survivor who, Survivor ability, DwOffer& offer)
{
    if (!can_use(s, who, ability) || !is_useful(s, seat, who, ability)) return;
    const int least = kSurvivorFacts[index(ability)].die;
    if (least == 0) return offer.add(Ability{who, ability, 0});
    const int lowest = lowest_die(player(s, seat), least);
    const auto offer_with = [&](std::uint8_t die) {
        const Ability use{who, ability, die};
        die == lowest ? offer.add(use) : offer.also(use);
    };
    each_die(player(s, seat), offer_with, least);  // [DW-ABL.2]
}

void pay(const Using& f, State& s, DwLog& log)
{
    spend_die(s, f.seat, f.die, log);
    if (is_item(f.means)) return use_item(s, f.who, item_of(f.means), log);
    const Survivor ability = ability_of(f.means);
    figure(s, f.who).used.add(ability);
    s.reached.add(piece(ability));
    log.say(rule("DW-ABL.4"), To::all(), AbilityUsed{f.who, ability});
}

void kill_near(const Using& f, State& s, int number, Rolls rolls)
{
    Killing killing;
    killing.seat = f.seat;
    killing.who = f.who;
    killing.place = figure(s, f.who).at;
    killing.left = static_cast<std::uint8_t>(number);
    killing.rolls = rolls;
    s.stack.push_back(killing);
}

void look_at_crises(const Using& f, State& s, DwLog& log)
{
    s.course.seal();
    s.knows_crises.add(f.seat);
    log.say(rule("DW-ABL.5"), To::all(), Peeked{f.seat});
    const std::size_t shown = std::min<std::size_t>(2, s.crisis_deck.size());
    for (std::size_t i = 0; i < shown; ++i) {
        log.say(rule("DW-ABL.5"), To::only(f.seat), SawCrisis{f.seat, s.crisis_deck[s.crisis_deck.size() - 1 - i]});
    }
}

void look_for_outsiders(const Using& f, State& s, Rng& rng, DwLog& log)
{
    const Location place = figure(s, f.who).at;
    s.drawn.clear();
    for (int n = 0; n < 4; ++n) {
        const auto item = draw(s, place, rng);
        if (!item) break;
        s.drawn.push_back(*item);
        log.say(rule("DW-ABL.5"), To::all(), Drew{f.seat, *item});
    }
}

// What needs no target, or goes on in steps. True: it is over.
bool start_ability(const Using& f, State& s, Rng& rng, DwLog& log)
{
    switch (ability_of(f.means)) {
        case Survivor::LorettaClay: return pay(f, s, log), s.stack.pop_back(), change_food(s, 2, log), true;
        case Survivor::BevRussell:
        case Survivor::ThomasHeart: return pay(f, s, log), s.stack.pop_back(), kill_near(f, s, 2, Rolls::None), true;
        case Survivor::MariaLopez: return pay(f, s, log), s.stack.pop_back(), kill_near(f, s, 1, Rolls::None), true;
        case Survivor::DanielSmith: return pay(f, s, log), s.stack.pop_back(), kill_near(f, s, 2, Rolls::Once), true;
        case Survivor::TaliaJones: return pay(f, s, log), look_at_crises(f, s, log), false;
        case Survivor::GabrielDiaz: return pay(f, s, log), look_for_outsiders(f, s, rng, log), false;
        case Survivor::JamesMeyers: return s.held = {}, false;
        default: return false;
    }
}

}  // namespace

void offer_uses(const State& s, const Turn& turn, DwOffer& offer)
{
    for (const Survivor who : player(s, turn.seat).group) {
        if (!is_alive(s, who)) continue;
        offer_ability(s, turn.seat, who, who, offer);
        if (who == Survivor::JohnPrice) {  // [DW-R50]
            for (const Survivor other : at(s, figure(s, who).at)) {
                if (other != who) offer_ability(s, turn.seat, who, other, offer);
            }
        }
        for (const Item item : figure(s, who).equipment) {
            if (!s.used.has(item) && is_useful(s, turn.seat, who, item)) offer.add(UseItem{who, item});
        }
    }
}

Flow resume(const Using& f, State& s, Rng& rng, DwLog& log)
{
    if (f.paid) return Flow::Ask;
    top<Using>(s).paid = true;  // begun
    if (is_item(f.means) && item_of(f.means) == Item::Cookbook) {
        pay(f, s, log);
        s.stack.pop_back();
        change_food(s, 1, log);
        return Flow::Again;
    }
    if (is_ability(f.means) && start_ability(f, s, rng, log)) return Flow::Again;
    return Flow::Ask;
}

namespace {

bool may_cancel(const Using& f)
{
    if (f.step > 0) return false;
    return is_item(f.means) ||
           (ability_of(f.means) != Survivor::TaliaJones && ability_of(f.means) != Survivor::GabrielDiaz);
}

void offer_dice_of(const Player& p, int most, DwOffer& offer, int least = 1)
{
    const auto offer_one = [&](std::uint8_t die) {
        if (die <= most) offer.add(PickDie{die});
    };
    each_die(p, offer_one, least);
}

void offer_item_targets(const Using& f, const State& s, DwOffer& offer)
{
    const Player& p = player(s, f.seat);
    switch (item_of(f.means)) {
        case Item::Jazzercise: return offer_dice_of(p, 6, offer);
        case Item::GuideToLeadership: return offer_dice_of(p, 5, offer);
        case Item::WalkieTalkie:
            if (f.step == 1) return offer_dice_of(player(s, f.other), 6, offer, 2);
            if (f.step == 2) return offer_dice_of(p, 5, offer);
            for (const Seat seat : all_seats(s)) {
                if (seat != f.seat && lowest_die(player(s, seat), 2) > 0) offer.add(PickPlayer{seat});
            }
            return;
        default:  // a rifle reaches everywhere
            for (std::size_t i = 0; i < kGates; ++i) {
                if (s.gates[i].zombies > 0) offer.add(PickGate{gate_at(i)});
            }
    }
}

void offer_talia(const Using& f, const State& s, DwOffer& offer)
{
    offer.add(Done{});
    offer.fallback(Done{});  // [DW-D43] [DW-D44]
    if (f.step == 0 && s.crisis_deck.size() > 1) offer.add(Swap{});
    if (f.step == 0) return;
    for (std::size_t a = 0; a < kHints; ++a) {
        for (std::size_t b = 0; b < kHints; ++b) {
            offer.also(SayHint{static_cast<Hint>(a), static_cast<Hint>(b)});
        }
    }
}

void offer_ability_targets(const Using& f, const State& s, DwOffer& offer)
{
    const Player& p = player(s, f.seat);
    switch (ability_of(f.means)) {
        case Survivor::TaliaJones: return offer_talia(f, s, offer);
        case Survivor::JamesMeyers:
            offer_dice_of(p, 6, offer);
            if (s.held != Dice{}) offer.add(Done{});
            return;
        case Survivor::BrianLee: return offer_dice_of(p, 5, offer);
        case Survivor::OliviaBrown:
            for (const Survivor who : at(s, figure(s, f.who).at)) {
                if (wounds_of(s, who) > 0) offer.add(PickSurvivor{who});
            }
            return;
        case Survivor::SophieRobinson:
            for (const Location place : kOutside) {
                if (!s.decks[index(place)].empty()) offer.add(PickPlace{place});
            }
            return;
        case Survivor::GabrielDiaz:
            offer.add(Done{});
            offer.fallback(Done{});
            for (std::size_t i = 0; i < s.drawn.size(); ++i) {
                if (symbol_of(s.drawn[i]) == Symbol::Survivor) offer.add(PickCard{s.drawn[i]});
            }
            return;
        default:
            for (const Seat seat : all_seats(s)) {
                if (seat != f.seat && !player(s, seat).hand.empty()) offer.add(PickPlayer{seat});
            }
    }
}

}  // namespace

void ask(const Using& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-ABL.5"), "use");
    if (!offer) return;
    if (may_cancel(f) && s.held == Dice{}) {
        offer.also(Cancel{});  // [DW-D12]
        offer.fallback(Cancel{});
    }
    is_item(f.means) ? offer_item_targets(f, s, offer) : offer_ability_targets(f, s, offer);
}

namespace {

void raise(State& s, Seat seat, std::uint8_t die, DwLog& log)
{
    change_die(s, seat, die, die + 1);
    log.say(rule("DW-DIC.3"), To::all(), DieRaised{seat, die, static_cast<std::uint8_t>(die + 1)});
}

void take_item(const Using& f, State& s, const Choice& choice, Rng& rng, DwLog& log)
{
    const Item item = item_of(f.means);
    if (item == Item::WalkieTalkie && f.step < 2) {
        Using& now = top<Using>(s);
        ++now.step;
        if (f.step == 0) now.other = std::get<PickPlayer>(choice).seat;
        if (f.step == 1) now.theirs = std::get<PickDie>(choice).die;
        return;
    }
    pay(f, s, log);
    s.stack.pop_back();
    if (const auto* gate = std::get_if<PickGate>(&choice)) {  // not an attack
        did(s, Deed::WeaponUsed, f.who, figure(s, f.who).at, figure(s, f.who).at);
        if (Turn* turn = running<Turn>(s)) turn->doing.item = item;
        return kill_zombie(s, gate->gate, rng, log);
    }
    const std::uint8_t die = std::get<PickDie>(choice).die;
    if (item == Item::Jazzercise) return reroll(s, f.seat, die, rng, log);
    raise(s, f.seat, die, log);
    if (item != Item::WalkieTalkie) return;
    change_die(s, f.other, f.theirs, f.theirs - 1);
    log.say(rule("DW-DIC.3"), To::all(), DieRerolled{f.other, f.theirs, static_cast<std::uint8_t>(f.theirs - 1)});
}

void take_talia(const Using& f, State& s, const Choice& choice, DwLog& log)
{
    if (f.step == 0) {
        s.knows_crises = {};  // whoever has looked before cannot tell whether they were swapped
        s.knows_crises.add(f.seat);
        if (std::holds_alternative<Swap>(choice)) {
            std::swap(s.crisis_deck.back(), s.crisis_deck[s.crisis_deck.size() - 2]);
        }
        ++top<Using>(s).step;
        return;
    }
    s.stack.pop_back();
    if (const auto* hint = std::get_if<SayHint>(&choice)) {
        log.say(rule("DW-R66"), To::all(), HintGiven{f.seat, hint->first, hint->second});
    }
}

void take_james(const Using& f, State& s, const Choice& choice, Rng& rng, DwLog& log)
{
    Player& p = player(s, f.seat);
    if (const auto* die = std::get_if<PickDie>(&choice)) {
        --p.dice[die->die - 1U];
        ++s.held[die->die - 1U];
        return;
    }
    pay(f, s, log);
    s.stack.pop_back();
    s.course.seal();
    const Dice held = std::exchange(s.held, Dice{});
    for (std::size_t i = 0; i < held.size(); ++i) {
        for (int n = 0; n < held[i]; ++n) {
            const std::uint32_t value = rng.below(6);
            ++p.dice[value];
            const auto from = static_cast<std::uint8_t>(i + 1), to = static_cast<std::uint8_t>(value + 1);
            log.say(rule("DW-DIC.3"), To::all(), DieRerolled{f.seat, from, to});
        }
    }
}

void take_gabriel(const Using& f, State& s, const Choice& choice, Rng& rng, DwLog& log)
{
    const Location place = figure(s, f.who).at;
    s.stack.pop_back();
    if (const auto* pick = std::get_if<PickCard>(&choice)) {
        s.drawn.erase_one(pick->item);
        take_openly(s, f.seat, pick->item);
        log.say(rule("DW-ABL.5"), To::all(), Kept{f.seat, pick->item});
    }
    for (const Item item : s.drawn) {
        s.decks[index(place)].push_back(item);
    }
    s.drawn.clear();
    shuffle_deck(s, place, rng);
}

void see_random_card(State& s, Seat seat, Seat other, Rng& rng, DwLog& log)
{
    const Hand& hand = player(s, other).hand;
    s.course.seal();
    const Item item = hand[rng.below(static_cast<std::uint32_t>(hand.size()))];
    player(s, other).sight.card = item;
    player(s, other).sight.card_by = seat;
    log.say(rule("DW-ABL.5"), To::all(), Peeked{seat});
    log.say(rule("DW-ABL.5"), To::only(seat), SawCard{seat, item});
}

void take_ability(const Using& f, State& s, const Choice& choice, Rng& rng, DwLog& log)
{
    const Survivor ability = ability_of(f.means);
    if (ability == Survivor::TaliaJones) return take_talia(f, s, choice, log);
    if (ability == Survivor::JamesMeyers) return take_james(f, s, choice, rng, log);
    if (ability == Survivor::GabrielDiaz) return take_gabriel(f, s, choice, rng, log);
    pay(f, s, log);
    s.stack.pop_back();
    if (const auto* die = std::get_if<PickDie>(&choice)) return raise(s, f.seat, die->die, log);
    if (const auto* patient = std::get_if<PickSurvivor>(&choice)) return heal(s, f.seat, patient->who, log);
    if (const auto* deck = std::get_if<PickPlace>(&choice)) {
        s.course.seal();
        s.knows_top[index(deck->place)].add(f.seat);
        log.say(rule("DW-ABL.5"), To::all(), Peeked{f.seat});
        return log.say(rule("DW-ABL.5"), To::only(f.seat), SawCard{f.seat, s.decks[index(deck->place)].back()});
    }
    const Seat other = std::get<PickPlayer>(choice).seat;
    if (ability == Survivor::GrayBeard) return steal_random(s, f.seat, other, rng, log);
    see_random_card(s, f.seat, other, rng, log);
}

}  // namespace

void take(const Using& f, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    if (std::holds_alternative<Cancel>(choice)) return s.stack.pop_back();
    is_item(f.means) ? take_item(f, s, choice, rng, log) : take_ability(f, s, choice, rng, log);
}

}  // namespace snowbound::dead_of_winter
