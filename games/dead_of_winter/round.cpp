// A round: crisis, dice, turns; then the colony phase step by step. Who waits for a space comes in between its steps.
// [DW-RND.1] [DW-CRI.1] [DW-DIC.1] [DW-COL1.1] to [DW-COL5.4] [DW-R24]
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

void begin_round(State& s, DwLog& log)
{
    ++s.round;
    s.used.clear();  // [DW-ABL.4]
    for (Figure& f : s.figures) {
        f.used.clear();
        f.companion_used = f.cooked = false;
    }
    for (Player& p : s.players) {
        p.locked.reset();
    }
    s.standing.remove(Standing::Immune);
    log.say(rule("DW-RND.1"), To::all(), RoundStarted{s.round, s.rounds});
}

void reveal_crisis(State& s, DwLog& log)
{
    s.knows_crises = {};
    if (s.crisis_deck.empty()) return;  // [DW-CRI.4]
    s.course.seal();
    const Crisis crisis = s.crisis_deck.take_back();
    if (s.standing.has(Standing::SkipCrisis)) {
        s.standing.remove(Standing::SkipCrisis);
        s.past.push_back(crisis);
        return log.say(rule("DW-TXT.1"), To::all(), CrisisBuried{crisis});
    }
    s.crisis = crisis;
    s.reached.add(piece(crisis));
    log.say(rule("DW-CRI.1"), To::all(), CrisisRevealed{crisis});
}

void roll_dice(State& s, Rng& rng, DwLog& log)
{
    s.course.seal();
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.dice = {};  // [DW-DIC.1]
        p.used = 0;
        if (p.out) continue;
        int number = 1 + static_cast<int>(p.group.size()) + p.extra_dice;  // [DW-DIC.2]
        const auto goggles = bearer(s, Item::NightVisionGoggles);          // [DW-DIC.7]
        if (goggles && p.group.has(*goggles)) ++number;
        p.extra_dice = 0;
        DiceThrown thrown{.seat = seat, .dice = {}};
        for (int n = 0; n < number; ++n) {
            const std::uint32_t value = rng.below(6);
            ++p.dice[value];
            if (!log.silent()) thrown.dice.push_back(static_cast<std::uint8_t>(value + 1));
        }
        log.say(rule("DW-DIC.3"), To::all(), thrown);
    }
}

void pay_food(State& s, DwLog& log)
{
    const int need = food_need(s);
    if (s.food >= need) return change_food(s, -need, log);  // [DW-COL1.2]
    ++s.starvation;                                         // [DW-COL1.3]
    log.say(rule("DW-COL1.3"), To::all(), Starved{s.starvation});
    change_morale(s, -s.starvation, Why::Hunger, log);
}

void check_waste(State& s, DwLog& log)
{
    const int pile = s.standing.has(Standing::BiggerPile) ? 15 : 10;
    change_morale(s, -static_cast<int>(s.waste.size()) / pile, Why::Waste, log);  // [DW-COL2.1]
}

// All contributions, shuffled and shown without names. [DW-COL3.1]
int count_contributions(State& s, Rng& rng, DwLog& log)
{
    const Symbols& symbols = kCrisisFacts[index(*s.crisis)].symbols;
    Hand all;
    int wrong = 0;
    for (const Seat seat : all_seats(s)) {
        for (const Item item : player(s, seat).laid) {
            all.push_back(item);
            if (!symbols.has(symbol_of(item))) ++wrong;
        }
    }
    s.course.seal();
    rng.shuffle(all);
    int total = 0;
    for (const Item item : all) {
        const bool matches = symbols.has(symbol_of(item));
        total += matches ? 1 : -1;  // [DW-COL3.2]
        log.say(rule("DW-COL3.1"), To::all(), ContributionShown{item, matches});
        s.removed.push_back(item);  // [DW-COL3.5]
    }
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (!p.laid.empty()) p.doubt = static_cast<std::uint8_t>(std::min(p.doubt + wrong, 20));
        p.laid.clear();
    }
    return total;
}

void resolve_crisis(State& s, Rng& rng, DwLog& log)
{
    if (!s.crisis) return;
    const Crisis crisis = *s.crisis;
    const int total = count_contributions(s, rng, log), need = crisis_need(s);
    s.past.push_back(crisis);
    s.crisis.reset();
    if (total < need) {  // [DW-COL3.3]
        log.say(rule("DW-COL3.3"), To::all(), CrisisFailed{crisis, total, static_cast<std::uint8_t>(need)});
        Script script;
        script.crisis = crisis;
        script.seat = s.first;
        start_script(s, script);
        return;
    }
    log.say(rule("DW-COL3.3"), To::all(), CrisisPrevented{crisis, total, static_cast<std::uint8_t>(need)});
    if (total - need >= 2) change_morale(s, 1, Why::Crisis, log);  // [DW-COL3.4]
}

void end_child_search(State& s, DwLog& log)  // a card that waits for the end of the next round
{
    if (!s.standing.has(Standing::MissingChild) || --s.child_rounds > 0) return;
    s.standing.remove(Standing::MissingChild);
    const bool found = std::all_of(kOutside.begin(), kOutside.end(), [&](Location place) {
        return s.searched.has(place) || s.decks[index(place)].empty();  // [DW-R05]
    });
    if (!found) remove_helpless(s, 1, log);
    change_morale(s, found ? 1 : -1, Why::Crossroads, log);
}

void pass_first(State& s, DwLog& log)  // [DW-COL5.4] to the right
{
    for (std::size_t n = 0; n < s.seats; ++n) {
        s.first = right_of(s, s.first);
        if (!player(s, s.first).out) break;
    }
    log.say(rule("DW-COL5.4"), To::all(), FirstPlayer{s.first});
}

void next(State& s, RoundStep step)
{
    Round& round = top<Round>(s);
    round.step = step;
    round.place = 0;
    round.begun = false;
}

Flow player_phase(const Round& f, State& s, Rng& rng, DwLog& log)
{
    switch (f.step) {
        case RoundStep::Crisis:
            begin_round(s, log);
            reveal_crisis(s, log);
            next(s, RoundStep::Dice);
            break;
        case RoundStep::Dice:
            roll_dice(s, rng, log);
            next(s, s.standing.has(Standing::FoodForDice) ? RoundStep::FoodForDice : RoundStep::Turns);
            top<Round>(s).turns = 0;
            break;
        case RoundStep::FoodForDice:  // [DW-XRD.4] everybody in the order of turns
            if (f.place == s.seats) {
                next(s, RoundStep::Turns);
            } else if (!player(s, left_of(s, s.first, f.place)).out) {
                return Flow::Ask;
            } else {
                ++top<Round>(s).place;
            }
            break;
        default:
            if (f.turns == s.seats) {  // [DW-TRN.7]
                next(s, RoundStep::Fuel);
                break;
            }
            ++top<Round>(s).turns;
            const Seat seat = left_of(s, s.first, f.turns);  // [DW-RND.5]
            if (player(s, seat).out) break;
            Turn turn;
            turn.seat = seat;
            s.stack.push_back(turn);
    }
    return Flow::Again;
}

// Zombies in three batches; morale counts after each. [DW-COL4.1] [DW-COL4.4]
Flow add_step(const Round& f, State& s, Rng& rng, DwLog& log)
{
    Round& now = top<Round>(s);
    s.counting = true;
    if (f.step == RoundStep::ColonyZombies) {
        if (!f.begun) return now.begun = true, add_zombies(s, Location::Colony, (occupants(s) + 1) / 2), Flow::Again;
        s.counting = false;
        return next(s, RoundStep::OutsideZombies), Flow::Again;
    }
    if (f.step == RoundStep::OutsideZombies) {
        if (f.place < kOutside.size()) {
            const Location place = kOutside[f.place];
            ++now.place;
            add_zombies(s, place, static_cast<int>(at(s, place).size()));  // [DW-COL4.2] [DW-COL4.5]
            return Flow::Again;
        }
        s.counting = false;
        return next(s, RoundStep::Noise), Flow::Again;
    }
    if (f.place < kLocations) {  // [DW-COL4.3]
        std::uint8_t& noise = s.noise[f.place];
        if (noise == 0) return ++now.place, Flow::Again;
        --noise;
        s.course.seal();
        const int value = 1 + static_cast<int>(rng.below(6));
        log.say(rule("DW-COL4.3"), To::all(), NoiseChecked{location_at(f.place), static_cast<std::uint8_t>(value)});
        if (value <= 3) add_zombies(s, location_at(f.place), 1);
        return Flow::Again;
    }
    s.counting = false;
    next(s, RoundStep::Goal);
    return Flow::Again;
}

Flow last_steps(const Round& f, State& s, DwLog& log)
{
    if (f.step == RoundStep::Goal) {
        if (goal_reached(s)) return end_game(s, dead_of_winter::Ending::Goal, log), Flow::Again;  // [DW-COL5.1]
        next(s, RoundStep::Marker);
    } else if (f.step == RoundStep::Marker) {
        next(s, RoundStep::Pass);
        end_child_search(s, log);
        --s.rounds;  // [DW-COL5.3]
        if (s.rounds == 0 && s.morale > 0) end_game(s, dead_of_winter::Ending::Rounds, log);
    } else {
        pass_first(s, log);
        s.standing.remove(Standing::Rest);
        next(s, RoundStep::Crisis);
    }
    return Flow::Again;
}

}  // namespace

Flow resume(const Round& f, State& s, Rng& rng, DwLog& log)
{
    if (!s.counting && let_in(s)) return Flow::Again;  // not among the zombies of a step [DW-R27]
    switch (f.step) {
        case RoundStep::Crisis:
        case RoundStep::Dice:
        case RoundStep::FoodForDice:
        case RoundStep::Turns: return player_phase(f, s, rng, log);
        case RoundStep::Fuel:
            next(s, RoundStep::Food);
            if (main_facts(s).goal == Goal::Fuel) s.stack.push_back(Fuelling{s.first, {}});
            return Flow::Again;
        case RoundStep::Food: return next(s, RoundStep::Waste), pay_food(s, log), Flow::Again;
        case RoundStep::Waste: return next(s, RoundStep::Resolve), check_waste(s, log), Flow::Again;
        case RoundStep::Resolve: return next(s, RoundStep::ColonyZombies), resolve_crisis(s, rng, log), Flow::Again;
        case RoundStep::ColonyZombies:
        case RoundStep::OutsideZombies:
        case RoundStep::Noise: return add_step(f, s, rng, log);
        default: return last_steps(f, s, log);
    }
}

void ask(const Round& f, const State& s, DwQuestions& questions)
{
    if (f.step != RoundStep::FoodForDice) return;
    const Seat seat = left_of(s, s.first, f.place);
    auto offer =
        questions.to(seat, rule("DW-XRD.4"), "offer.food_for_dice");  // without a food card, too: silence would tell
    if (!offer) return;
    offer.add(Decline{});
    offer.fallback(Decline{});
    offer_food_for_dice(player(s, seat), offer);
}

void take(const Round&, State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log)
{
    ++top<Round>(s).place;
    if (const auto* give = std::get_if<GiveCard>(&choice)) take_food_for_dice(s, seat, give->item, rng, log);
}

void offer_food_for_dice(const Player& p, DwOffer& offer)
{
    each_free_kind(p, [&](Item item) {
        if (symbol_of(item) == Symbol::Food) offer.add(GiveCard{item});
    });
}

void take_food_for_dice(State& s, Seat seat, Item item, Rng& rng, DwLog& log)
{
    drop(s, seat, item);
    log.say(rule("DW-PLY.1"), To::all(), CardPlayed{seat, item});
    to_waste(s, seat, item, log);
    s.course.seal();
    const std::uint32_t value = rng.below(6);
    ++player(s, seat).dice[value];
    log.say(rule("DW-DIC.7"), To::all(), DiceThrown{seat, {static_cast<std::uint8_t>(value + 1)}});
}

// Who puts a fuel card on the objective? Everybody is asked, with or without one, until somebody does. [DW-D38]
Flow resume(const Fuelling& f, State& s, Rng&, DwLog& log)
{
    Seat seat = f.seat;
    for (std::size_t n = 0; n < s.seats; ++n, seat = left_of(s, seat)) {
        if (f.declined.has(seat) || player(s, seat).out) continue;
        top<Fuelling>(s).seat = seat;
        return Flow::Ask;
    }
    s.stack.pop_back();
    end_game(s, dead_of_winter::Ending::Fuel, log);
    return Flow::Again;
}

void ask(const Fuelling& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-MOB.1"), "fuel");
    if (!offer) return;
    each_kind(player(s, f.seat).hand, [&](Item item) {
        if (can_deposit(s, item)) offer.add(GiveCard{item});
    });
    offer.add(Decline{});
    offer.fallback(Decline{});
}

void take(const Fuelling&, State& s, Seat seat, const Choice& choice, Rng&, DwLog& log)
{
    const auto* give = std::get_if<GiveCard>(&choice);
    if (!give) return top<Fuelling>(s).declined.add(seat);
    drop(s, seat, give->item);
    s.deposit.insert_sorted(give->item);
    s.stack.pop_back();
    log.say(rule("DW-MOB.1"), To::all(), FuelPaid{seat, static_cast<std::uint8_t>(s.deposit.size())});
}

}  // namespace snowbound::dead_of_winter
