// Chapter TF-31: death spirals.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

FigureId fighter(const Spiral& spiral, std::size_t side) { return side == 0 ? spiral.attacker : spiral.defender; }

int spiral_dice(const State& s, FigureId id, int extra)  // [TF-31.4]
{
    const int pilot = figure(s, id).shaken ? 0 : melee_of(s, id);
    const auto* a = running<Activation>(s);
    const int flogged = a && a->flogged && a->acting.has(id) ? 1 : 0;
    return card_of(unit_of(s, id).bird).battle + pilot + extra + flogged;
}

int strength(const Roll& roll) { return static_cast<int>(std::count_if(roll.begin(), roll.end(), is_melee_hit)); }

void roll_both(State& s, Rng& rng, TfLog& log)
{
    Duel& f = top<Duel>(s);
    const Spiral spiral = s.spirals[f.spiral];
    for (std::size_t side = 0; side < 2; ++side) {
        const FigureId id = fighter(spiral, side);
        roll_dice(s, f.rolls[side], spiral_dice(s, id, f.extra[side]), rng);
        const auto n = static_cast<std::uint8_t>(strength(f.rolls[side]));
        log.say(rule("TF-31.4"), To::all(), SpiralRolled{owner_of(s, id), id, f.rolls[side], n});
        f.owed[side] = true;
        f.spare[side] = static_cast<std::uint8_t>(spare_cheese(s, owner_of(s, id), f.rolls[side], {}));
    }
    f.step = DuelStep::First;
}

bool is_seasoned(const State& s, const Duel& f, std::size_t side)
{
    const FigureId id = fighter(s.spirals[f.spiral], side);
    return pilot_ability(s, id) == Ability::Seasoned && !figure(s, id).shaken && !f.seasoned[side] &&
           f.rerolled[side].size() < f.rolls[side].size();
}

bool has_choice(const State& s, const Duel& f, std::size_t side)
{
    const FigureId id = fighter(s.spirals[f.spiral], side);
    return f.spare[side] > 0 || (figure(s, id).grudges > 0 && !f.grudged[side]) || is_seasoned(s, f, side);
}

void roll_again(State& s, std::size_t side, const Dice& dice, Rng& rng, TfLog& log)  // [TF-1.19]
{
    Duel& f = top<Duel>(s);
    for (const std::uint8_t die : dice) {
        f.rolls[side][die] = roll_die(s, rng);
        f.rerolled[side].push_back(die);
    }
    const Seat seat = owner_of(s, fighter(s.spirals[f.spiral], side));
    const int spare = f.owed[side] ? spare_cheese(s, seat, f.rolls[side], f.rerolled[side]) : 0;
    f.spare[side] = static_cast<std::uint8_t>(spare);
    log.say(rule("TF-31.4"), To::all(), Rerolled{seat, f.rolls[side]});
}

void close_roll(State& s, std::size_t side, TfLog& log)  // [TF-R38a]
{
    Duel& f = top<Duel>(s);
    const Seat seat = owner_of(s, fighter(s.spirals[f.spiral], side));
    if (std::exchange(f.owed[side], false)) gain_from_roll(s, seat, f.rolls[side], log);
    f.step = side == 0 ? DuelStep::Second : DuelStep::Judge;
}

void turn_away(State& s, const Spiral& spiral)  // [TF-31.6] [TF-G14.3]
{
    figure(s, spiral.attacker).pose.heading = spiral.direction;
    figure(s, spiral.defender).pose.heading = turned(spiral.direction, kHalfTurn);
}

void part(State& s, const Spiral& spiral)
{
    for (std::size_t i = s.spirals.size(); i > 0; --i) {
        if (s.spirals[i - 1].attacker == spiral.attacker) s.spirals.erase_at(i - 1);
    }
}

void dissolve(State& s, const Spiral& spiral, TfLog& log)
{
    const bool both = is_available(s, spiral.attacker) && is_available(s, spiral.defender);
    part(s, spiral);
    if (both) turn_away(s, spiral);
    for (std::size_t side = 0; side < 2; ++side) {
        const FigureId id = fighter(spiral, side);
        if (!is_flying(s, id)) continue;
        figure(s, id).tilt = Tilt::Centre;
        check_off_board(s, id, log);  // [TF-G14.4]
    }
}

void hurt_in_spiral(State& s, FigureId id, FigureId by, int wounds, Rng& rng, TfLog& log)
{
    const int pilot = pilot_value(s, id);
    suffer(s, id, wounds, rng, log);
    if (is_available(s, id) && wounds > pilot) shake(s, id, rule("TF-26.1"), log);
    claim_first_blood(s, owner_of(s, by), id);
}

void bear_a_grudge(State& s, FigureId id)  // a card for a bird that an enemy bird has wounded
{
    const Seat seat = owner_of(s, id);
    if (is_flying(s, id) && may_play(s, seat, When::Hurt, id)) {
        s.stack.push_back(Reaction{.moment = Moment::Hurt, .seat = seat, .figure = id});
    }
}

void tie(State& s, Rng& rng, TfLog& log)  // [TF-31.5] [TF-31.7]
{
    const Duel f = top<Duel>(s);
    const Spiral spiral = s.spirals[f.spiral];
    s.stack.pop_back();
    log.say(rule("TF-31.5"), To::all(), SpiralTied{spiral.attacker, spiral.defender});
    reach(s, Reach::SpiralTie);
    if (f.again && !f.broken) {
        part(s, spiral);
        defeat(s, spiral.attacker, log);
        defeat(s, spiral.defender, log);
        claim_first_blood(s, owner_of(s, spiral.attacker), spiral.defender);
        claim_first_blood(s, owner_of(s, spiral.defender), spiral.attacker);
        return;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        hurt_in_spiral(s, fighter(spiral, side), fighter(spiral, 1 - side), 1, rng, log);
    }
    if (f.broken) dissolve(s, spiral, log);  // Break Lock
    bear_a_grudge(s, spiral.attacker);
    bear_a_grudge(s, spiral.defender);
}

Flow judge(State& s, Rng& rng, TfLog& log)
{
    const Duel f = top<Duel>(s);
    const Spiral spiral = s.spirals[f.spiral];
    const int difference = strength(f.rolls[0]) - strength(f.rolls[1]);
    if (difference == 0) {
        top<Duel>(s).step = DuelStep::Tie;
        top<Duel>(s).asked = SeatSet{};
        return Flow::Again;
    }
    const std::size_t winner = difference > 0 ? 0 : 1;
    const FigureId won = fighter(spiral, winner), lost = fighter(spiral, 1 - winner);
    s.stack.pop_back();
    log.say(rule("TF-31.6"), To::all(), SpiralOver{won, lost});
    reach(s, Reach::SpiralWin);
    Feats& feats = player(s, owner_of(s, won)).feats;
    feats.spirals = static_cast<std::uint8_t>(std::min(200, feats.spirals + 1));
    if (bird_ability(s, won) == Ability::Ravenous) gain_cheese(s, owner_of(s, won), 1, log);
    hurt_in_spiral(s, lost, won, difference > 0 ? difference : -difference, rng, log);
    dissolve(s, spiral, log);
    bear_a_grudge(s, lost);
    check_objectives(s, log);
    return Flow::Again;
}

// A window for both fighters' owners, the start player first. [TF-27.5] [TF-R60]
std::optional<Seat> next_asked(const State& s, const Duel& f, When when)
{
    for (std::size_t i = 0; i < s.seats; ++i) {
        const Seat seat = seat_at((snowbound::index(s.nut) + i) % s.seats);
        if (f.asked.has(seat)) continue;
        for (std::size_t side = 0; side < 2; ++side) {
            const FigureId id = fighter(s.spirals[f.spiral], side);
            if (owner_of(s, id) == seat && may_play(s, seat, when, id)) return seat;
        }
    }
    return std::nullopt;
}

FigureId own_fighter(const State& s, const Duel& f, Seat seat)
{
    const Spiral& spiral = s.spirals[f.spiral];
    return owner_of(s, spiral.attacker) == seat ? spiral.attacker : spiral.defender;
}

void ask_roll(const Duel& f, const State& s, TfQuestions& questions)
{
    const std::size_t side = f.step == DuelStep::First ? 0 : 1;
    const FigureId id = fighter(s.spirals[f.spiral], side);
    auto offer = questions.to(owner_of(s, id), rule("TF-31.4"), "spiral.rolled");
    if (!offer) return;
    offer.add(Keep{});
    offer.fallback(Keep{});
    const bool seasoned = is_seasoned(s, f, side);
    for (std::size_t i = 0; i < f.rolls[side].size(); ++i) {
        const auto die = static_cast<std::uint8_t>(i);
        if (f.rerolled[side].contains(die)) continue;
        const bool spare = f.rolls[side][i] == DieFace::Cheese && f.spare[side] > 0;  // [TF-R38b]
        if (spare) offer.fallback(Reroll{Dice{die}});
        if (spare || (seasoned && !is_melee_hit(f.rolls[side][i]))) offer.add(Reroll{Dice{die}});
    }
    if (figure(s, id).grudges > 0 && !f.grudged[side]) {  // [TF-31.11]
        offer.add(Grudge{});
        if (strength(f.rolls[side]) < strength(f.rolls[1 - side])) offer.fallback(Grudge{});
    }
}

void take_roll(const Duel& f, State& s, const Choice& choice, Rng& rng, TfLog& log)
{
    Duel& now = top<Duel>(s);
    const std::size_t side = f.step == DuelStep::First ? 0 : 1;
    if (std::holds_alternative<Grudge>(choice)) {  // all but what was rolled again before [TF-1.19]
        --figure(s, fighter(s.spirals[f.spiral], side)).grudges;
        now.grudged[side] = true;
        Dice rest;
        for (std::size_t i = 0; i < f.rolls[side].size(); ++i) {
            const auto die = static_cast<std::uint8_t>(i);
            if (!f.rerolled[side].contains(die)) rest.push_back(die);
        }
        roll_again(s, side, rest, rng, log);
    } else if (const auto* again = std::get_if<Reroll>(&choice)) {
        const bool cheese = std::all_of(again->dice.begin(), again->dice.end(),
                                        [&](std::uint8_t die) { return f.rolls[side][die] == DieFace::Cheese; });
        if (!cheese || f.spare[side] == 0) now.seasoned[side] = true;
        roll_again(s, side, again->dice, rng, log);
    }
    if (!std::holds_alternative<Keep>(choice) && has_choice(s, now, side)) return;
    close_roll(s, side, log);
}

}  // namespace

void start_spiral(State& s, const Flight& f, const Crossing& c, Rng&, TfLog& log)  // [TF-31.1] to [TF-31.3]
{
    const FigureId id = f.figure, enemy = figure_at(c.id);
    const SpiralPlace place =
        place_spiral(lay(plan_of(f)), c, figure(s, enemy).pose.at, field_of(s), static_cast<ObjectId>(index(id)));
    figure(s, id).pose = place.attacker;
    figure(s, enemy).pose = place.defender;
    s.spirals.push_back({id, enemy, place.marker, place.direction});
    if (Activation* a = running<Activation>(s)) a->no_attack = true;  // [TF-31.8]
    log.say(rule("TF-31.1"), To::all(), SpiralStarted{owner_of(s, id), id, enemy, place.marker});
    s.stack.push_back(Duel{.spiral = static_cast<std::uint8_t>(s.spirals.size() - 1)});
}

Flow resume(const Duel& f, State& s, Rng& rng, TfLog& log)
{
    Duel& now = top<Duel>(s);
    switch (f.step) {
        case DuelStep::Beak:
            if (next_asked(s, f, When::Beak)) return Flow::Ask;
            now.step = DuelStep::Cast;
            return Flow::Again;
        case DuelStep::Cast: roll_both(s, rng, log); return Flow::Again;
        case DuelStep::First:
            if (has_choice(s, f, 0)) return Flow::Ask;
            close_roll(s, 0, log);
            return Flow::Again;
        case DuelStep::Second:
            if (has_choice(s, f, 1)) return Flow::Ask;
            close_roll(s, 1, log);
            return Flow::Again;
        case DuelStep::Judge: return judge(s, rng, log);
        case DuelStep::Tie: break;
    }
    if (!f.broken && next_asked(s, f, When::Tie)) return Flow::Ask;
    tie(s, rng, log);
    return Flow::Again;
}

void ask(const Duel& f, const State& s, TfQuestions& questions)
{
    if (f.step == DuelStep::First || f.step == DuelStep::Second) return ask_roll(f, s, questions);
    const When when = f.step == DuelStep::Beak ? When::Beak : When::Tie;
    const auto seat = next_asked(s, f, when);
    if (!seat) return;
    auto offer = questions.to(*seat, rule("TF-27.1"), when == When::Beak ? "card.beak" : "card.tie");
    if (!offer) return;
    offer.add(Pass{});
    offer.fallback(Pass{});
    offer_plays(s, *seat, when, own_fighter(s, f, *seat), offer);
}

void take(const Duel& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    if (f.step == DuelStep::First || f.step == DuelStep::Second) return take_roll(f, s, choice, rng, log);
    top<Duel>(s).asked.add(seat);
    if (const auto* card = std::get_if<PlayCard>(&choice)) play(s, seat, *card, rng, log);
}

}  // namespace snowbound::tail_feathers
