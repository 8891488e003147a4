// A turn: the neighbour draws a crossroads card, frostbite, what may be done at its start, then actions. [DW-TRN.1] to
// [DW-TRN.6]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

Seat active_seat(const State& s)
{
    const Turn* turn = running<Turn>(s);
    return turn ? turn->seat : kNobody;
}

void did(State& s, Deed deed, Survivor who, Location from, Location to)
{
    Turn* turn = running<Turn>(s);
    if (!turn) return;
    turn->doing = Doing{};
    turn->doing.deed = deed;
    turn->doing.who = who;
    turn->doing.from = from;
    turn->doing.place = to;
}

namespace {

void draw_crossroads(State& s, Seat active, DwLog& log)  // [DW-TRN.1]
{
    if (s.crossroads_deck.empty()) return;  // [DW-R44]
    Seat by = right_of(s, active);
    while (player(s, by).out) {
        by = right_of(s, by);
    }
    s.course.seal();
    s.crossroads = s.crossroads_deck.take_back();
    s.crossroads_by = by;
    log.say(rule("DW-TRN.1"), To::all(), CrossroadsDrawn{by});
    log.say(rule("DW-TRN.1"), To::only(by), CrossroadsSeen{*s.crossroads});
}

void begin_turn(const Turn& f, State& s, DwLog& log)
{
    log.say(rule("DW-TRN.1"), To::all(), TurnStarted{f.seat});
    s.handed.clear();
    s.standing.remove(Standing::BuyMedicine);
    s.standing.remove(Standing::NoFoodCards);
    for (const Survivor who : player(s, f.seat).group) {
        Figure& figure_of = figure(s, who);
        figure_of.moved = false;
        figure_of.started_in_colony = figure_of.at == Location::Colony;
    }
    for (const Survivor who : in_play(s)) {
        figure(s, who).marks.remove(Mark::Still);
        figure(s, who).marks.remove(Mark::Halted);
    }
    draw_crossroads(s, f.seat, log);
}

void suffer_frostbite(const Turn& f, State& s)  // [DW-TRN.2] one wound, however many tokens
{
    Striking blow;
    blow.blow = Blow::Wound;
    blow.n = 1;
    for (const Survivor who : player(s, f.seat).group) {
        if (is_alive(s, who) && figure(s, who).frostbite > 0) blow.left.add(who);
    }
    if (!blow.left.empty()) s.stack.push_back(blow);
}

// What may be done at the start of the own turn, in this order. Food for dice is offered as the round begins: only a
// table of rules version 2 can still stand there.
enum OfferStep : std::uint8_t { kPlum, kAddiction, kRest, kFoodForDice, kHealer, kOffersDone };

void pass_offer(Turn& turn) { turn.step = static_cast<std::uint8_t>(turn.step + (turn.step == kRest ? 2 : 1)); }

template <class F>
void each_with(const State& s, Seat seat, std::uint8_t step, F&& use)
{
    for (const Survivor who : player(s, seat).group) {
        const Figure& f = figure(s, who);
        if (f.is != FigureIs::Play) continue;
        const bool fits = (step == kPlum && has_ability(s, who, Survivor::ForestPlum)) ||
                          (step == kAddiction && f.marks.has(Mark::Addicted)) ||
                          (step == kHealer && f.marks.has(Mark::Healer) && f.at == Location::Colony);
        if (fits) use(who);
    }
}

bool applies(const State& s, Seat seat, std::uint8_t step)
{
    const Player& p = player(s, seat);
    bool any = false;
    switch (step) {
        case kRest: return s.standing.has(Standing::Rest) && dice_left(p) > 0;
        case kFoodForDice: return true;
        case kAddiction:
            if (dice_left(p) == 0) return false;
            [[fallthrough]];
        default: each_with(s, seat, step, [&](Survivor) { any = true; });
    }
    return any;
}

void lose_lowest_die(State& s, Seat seat, DwLog& log)
{
    const int value = lowest_die(player(s, seat));
    if (value == 0) return;
    --player(s, seat).dice[static_cast<std::size_t>(value - 1)];
    ++player(s, seat).used;
    log.say(rule("DW-TXT.1"), To::all(), DieLost{seat, 1});
}

void end_turn(const Turn& f, State& s, DwLog& log)
{
    if (s.crossroads) {  // [DW-TRN.6] to the bottom
        s.crossroads_deck.push_back(*s.crossroads);
        std::rotate(s.crossroads_deck.begin(), s.crossroads_deck.end() - 1, s.crossroads_deck.end());
        log.say(rule("DW-TRN.6"), To::all(), CrossroadsReturned{s.crossroads_by});
    }
    s.crossroads.reset();
    s.crossroads_by = kNobody;
    for (const Seat seat : all_seats(s)) {
        player(s, seat).sight = {};
    }
    s.stack.pop_back();
    s.course.seal();
    log.say(rule("DW-TRN.5"), To::all(), TurnEnded{f.seat});
}

}  // namespace

Flow resume(const Turn& f, State& s, Rng& rng, DwLog& log)
{
    Turn& turn = top<Turn>(s);
    if (f.stage != TurnStage::Actions && let_in(s)) return Flow::Again;
    switch (f.stage) {
        case TurnStage::Draw:
            turn.stage = TurnStage::Frostbite;
            begin_turn(f, s, log);
            return Flow::Again;
        case TurnStage::Frostbite:
            turn.stage = TurnStage::Offers;
            suffer_frostbite(f, s);
            return Flow::Again;
        case TurnStage::Offers:
            if (player(s, f.seat).out) turn.step = kOffersDone;  // the last survivor has frozen [DW-VAR.5]
            while (turn.step < kOffersDone && !applies(s, f.seat, turn.step)) {
                pass_offer(turn);
            }
            if (turn.step < kOffersDone) return Flow::Ask;
            turn.stage = TurnStage::Actions;
            turn.doing = Doing{};
            return Flow::Again;
        case TurnStage::Actions: break;
    }
    if (player(s, f.seat).out) return end_turn(f, s, log), Flow::Again;
    const std::size_t depth = s.stack.size();
    if (s.crossroads) s.course.seal();  // that a card stays silent tells something, too
    watch(s, rng, log);
    if (s.stack.size() != depth) return Flow::Again;
    if (turn.raising > 0) {  // [DW-FOD.1]
        const std::uint8_t die = std::exchange(turn.raising, std::uint8_t{0});
        if (player(s, f.seat).dice[die - 1U] == 0) return Flow::Again;  // a card has taken it away
        change_die(s, f.seat, die, die + 1);
        log.say(rule("DW-FOD.1"), To::all(), DieRaised{f.seat, die, static_cast<std::uint8_t>(die + 1)});
        return Flow::Again;
    }
    return let_in(s) ? Flow::Again : Flow::Ask;
}

namespace {

void ask_offer(const Turn& f, const State& s, DwQuestions& questions)
{
    const Player& p = player(s, f.seat);
    static constexpr std::array<std::string_view, 5> kPrompts{"offer.plum", "offer.addiction", "offer.rest",
                                                              "offer.food_for_dice", "offer.healer"};
    auto offer = questions.to(f.seat, rule("DW-ABL.5"), kPrompts[f.step]);
    if (!offer) return;
    offer.add(Decline{});
    offer.fallback(Decline{});  // [DW-D41]
    switch (f.step) {
        case kRest: return offer.add(Accept{});
        case kFoodForDice: return offer_food_for_dice(p, offer);
        case kAddiction:
            return each_free_kind(p, [&](Item item) {
                if (is_medicine(item)) offer.add(GiveCard{item});
            });
        default: each_with(s, f.seat, f.step, [&](Survivor who) { offer.add(PickSurvivor{who}); });
    }
}

void take_medicine(const Turn& f, State& s, Item item, DwLog& log)
{
    drop(s, f.seat, item);
    log.say(rule("DW-PLY.1"), To::all(), CardPlayed{f.seat, item});
    to_waste(s, f.seat, item, log);
    each_with(s, f.seat, kAddiction, [&](Survivor who) { heal(s, f.seat, who, log); });
}

void take_offer(const Turn& f, State& s, const Choice& choice, Rng& rng, DwLog& log)
{
    const bool goes_on = f.step == kPlum && std::holds_alternative<PickSurvivor>(choice);  // another may have it, too
    if (!goes_on) pass_offer(top<Turn>(s));
    if (const auto* give = std::get_if<GiveCard>(&choice)) {
        return f.step == kFoodForDice ? take_food_for_dice(s, f.seat, give->item, rng, log)
                                      : take_medicine(f, s, give->item, log);
    }
    if (std::holds_alternative<Accept>(choice)) {  // all dice for one token of each own survivor
        Player& p = player(s, f.seat);
        p.used = static_cast<std::uint8_t>(p.used + dice_left(p));
        p.dice = {};
        for (const Survivor who : p.group) {
            heal(s, f.seat, who, log);
        }
        return;
    }
    const auto* pick = std::get_if<PickSurvivor>(&choice);
    if (!pick) {
        if (f.step == kAddiction) lose_lowest_die(s, f.seat, log);
        return;
    }
    if (f.step == kPlum) {
        log.say(rule("DW-ABL.5"), To::all(), AbilityUsed{pick->who, Survivor::ForestPlum});
        remove_survivor(s, pick->who, rng, log);
        return change_morale(s, 1, Why::Ability, log);
    }
    s.stack.push_back(Exposing{pick->who, 1, Risk::Care});
}

}  // namespace

void ask(const Turn& f, const State& s, DwQuestions& questions)
{
    if (f.stage == TurnStage::Offers) return ask_offer(f, s, questions);
    auto offer = questions.to(f.seat, rule("DW-TRN.4"), "action");
    if (!offer) return;
    offer.add(EndTurn{});
    offer.fallback(EndTurn{});  // [DW-D04]
    offer_actions(s, f, offer);
}

void take(const Turn& f, State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log)
{
    if (f.stage == TurnStage::Offers) return take_offer(f, s, choice, rng, log);
    if (std::holds_alternative<EndTurn>(choice)) return end_turn(f, s, log);
    do_action(s, seat, choice, rng, log);
}

}  // namespace snowbound::dead_of_winter
