// Asking for cards and handing equipment over. [DW-REQ.1] to [DW-REQ.7] [DW-HND.1] to [DW-HND.3]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

// May the asking player play it at once? [DW-REQ.6]
bool is_of_use(const State& s, Seat seat, Item item)
{
    const Player& p = player(s, seat);
    if (is_equipment(item) || pays_for_attack(s, seat, item)) return true;
    if (is_fuel(item)) {
        for (const Survivor who : p.group) {
            if (!can_move(s, who)) continue;
            for (std::size_t i = 0; i < kLocations; ++i) {
                if (location_at(i) != figure(s, who).at && may_be_at(s, who, location_at(i))) return true;
            }
        }
        return false;
    }
    if (item != Item::ReadingLamp) return can_play(s, seat, item);
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.is != FigureIs::Play || f.marks.has(Mark::Jailed) || f.marks.has(Mark::Still)) continue;
        if (zombies_at(s, f.at) > 0 || !(at(s, f.at) - p.group).empty()) return true;
    }
    return false;
}

}  // namespace

Flow resume(const Asking&, State&, Rng&, DwLog&) { return Flow::Ask; }

void ask(const Asking& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.other, rule("DW-REQ.1"), "request");
    if (!offer) return;
    offer.number("seat", static_cast<int>(index(f.seat)));
    offer.number("symbol", static_cast<int>(index(f.symbol)));
    offer.add(Decline{});
    offer.fallback(Decline{});  // [DW-D20]
    const Player& p = player(s, f.other);
    each_kind(p.hand, [&](Item item) {
        if (symbol_of(item) != f.symbol) {
            offer.bar(GiveCard{item}, Refusal{rule("DW-REQ.1"), "other_symbol"});
        } else if (is_locked(p, item)) {
            offer.bar(GiveCard{item}, Refusal{rule("DW-R71"), "taken_this_round"});
        } else if (is_of_use(s, f.seat, item)) {
            offer.add(GiveCard{item});
        } else {
            offer.bar(GiveCard{item}, Refusal{rule("DW-REQ.6"), "cannot_be_played"});
        }
    });
}

void take(const Asking& f, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    s.stack.pop_back();
    s.course.seal();
    const auto* give = std::get_if<GiveCard>(&choice);
    if (!give) return log.say(rule("DW-REQ.1"), To::all(), RequestDeclined{f.other});
    drop(s, f.other, give->item);
    take_into_hand(s, f.seat, give->item);
    log.say(rule("DW-REQ.2"), To::all(), CardGiven{f.other, f.seat, give->item});  // [DW-REQ.2] revealed
    const bool choice_of_use = is_equipment(give->item) || is_fuel(give->item) || give->item == Item::ReadingLamp ||
                               can_eat(player(s, f.seat), give->item);
    if (!choice_of_use) return play_now(s, f.seat, give->item, f.other, rng, log);
    Playing playing;
    playing.seat = f.seat;
    playing.item = give->item;
    playing.giver = f.other;
    s.stack.push_back(playing);
}

namespace {

void hand_over(const Handing& f, State& s, DwLog& log)
{
    figure(s, f.who).equipment.remove(f.item);
    figure(s, f.to).equipment.add(f.item);  // [DW-HND.3] what is used stays used
    log.say(rule("DW-HND.1"), To::all(), HandedOff{f.item, f.who, f.to});
}

}  // namespace

Flow resume(const Handing& f, State& s, Rng&, DwLog& log)
{
    if (figure(s, f.who).controller != figure(s, f.to).controller) return Flow::Ask;  // [DW-HND.2]
    s.stack.pop_back();
    hand_over(f, s, log);
    return Flow::Again;
}

void ask(const Handing& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(figure(s, f.to).controller, rule("DW-HND.2"), "hand_off");
    if (!offer) return;
    offer.add(Accept{});
    offer.add(Decline{});
    offer.fallback(Decline{});  // [DW-D23]
}

void take(const Handing& f, State& s, Seat seat, const Choice& choice, Rng&, DwLog& log)
{
    s.stack.pop_back();
    if (std::holds_alternative<Accept>(choice)) return hand_over(f, s, log);
    log.say(rule("DW-HND.2"), To::all(), HandOffDeclined{seat, f.item});
}

}  // namespace snowbound::dead_of_winter
