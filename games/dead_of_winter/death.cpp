// Wounds, death and removal, new leaders, last and new survivors, helpless ones, morale. [DW-WND.1] [DW-DTH.1]
// [DW-LST.1] [DW-HLP.1] [DW-NEW.1] [DW-MOR.1]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound::dead_of_winter {
namespace {

// Equipment of a survivor that leaves: to the hand in the colony, into the deck elsewhere. [DW-EQP.6] [DW-EQP.7]
void return_equipment(State& s, const Figure& f, Rng& rng, DwLog& log)
{
    if (f.equipment.empty()) return;
    for (const Item item : f.equipment) {
        if (f.at == Location::Colony) {
            take_openly(s, f.controller, item);
        } else {
            s.decks[index(f.at)].push_back(item);
        }
        log.say(f.at == Location::Colony ? rule("DW-EQP.6") : rule("DW-EQP.7"), To::all(), ItemReturned{item, f.at});
    }
    if (f.at != Location::Colony) shuffle_deck(s, f.at, rng);
}

// The place in the stack for what has to wait until a bite has spread. [DW-BIT.8]
std::size_t below_bites(const State& s)
{
    std::size_t place = s.stack.size();
    while (place > 0 && std::holds_alternative<Biting>(s.stack[place - 1])) {
        --place;
    }
    return place;
}

void lose_hand(State& s, Seat seat, DwLog& log)  // [DW-LST.1] [DW-LST.2]
{
    Player& p = player(s, seat);
    log.say(rule("DW-LST.1"), To::all(), HandLost{seat, static_cast<std::uint8_t>(p.hand.size())});
    for (const Item item : p.hand) {
        to_removed(s, item, log);
    }
    p.hand.clear();
    forget_hand(s, seat);
}

// What a group does about a survivor that it has lost.
void mend_group(State& s, Seat seat, DwLog& log)
{
    Player& p = player(s, seat);
    if (p.out) {
        if (p.group.empty()) lose_hand(s, seat, log);
        return;
    }
    if (p.group.empty()) {
        p.leader.reset();
        lose_hand(s, seat, log);
        if (s.options.elimination) {  // [DW-VAR.5]
            p.out = true;
            log.say(rule("DW-VAR.5"), To::all(), Eliminated{seat});
            return;
        }
        put_under(s, below_bites(s), Replacing{seat, {}});
    } else if (!p.leader || !p.group.has(*p.leader)) {
        p.leader.reset();
        s.stack.push_back(Succession{seat});  // [DW-DTH.4]
    }
}

void leave(State& s, Survivor who, Rng& rng, DwLog& log)  // [DW-DTH.2]
{
    Figure& f = figure(s, who);
    const Seat seat = f.controller;
    return_equipment(s, f, rng, log);
    player(s, seat).group.remove(who);
    f = Figure{.is = FigureIs::Removed, .at = f.at};
    s.course.seal();
    mend_group(s, seat, log);
}

}  // namespace

void change_morale(State& s, int change, Why why, DwLog& log)
{
    if (change == 0) return;
    const int before = s.morale;
    s.morale = static_cast<std::uint8_t>(std::clamp(before + change, 0, 10));  // [DW-MOR.1]
    log.say(rule("DW-MOR.1"), To::all(), MoraleChanged{s.morale - before, s.morale, why});
}

void kill(State& s, Survivor who, Cause cause, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who)) return;
    const bool exiled = is_exiled(s, who);
    log.say(rule("DW-DTH.2"), To::all(), Died{who, figure(s, who).at, cause});
    if (!exiled) change_morale(s, -1, Why::Death, log);  // [DW-EXI.11]
    leave(s, who, rng, log);
}

void kill_quietly(State& s, Survivor who, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who)) return;
    log.say(rule("DW-TXT.1"), To::all(), Died{who, figure(s, who).at, Cause::Card});
    leave(s, who, rng, log);
}

void remove_survivor(State& s, Survivor who, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who)) return;
    log.say(rule("DW-DTH.3"), To::all(), SurvivorRemoved{who, figure(s, who).at});
    leave(s, who, rng, log);
}

namespace {

void check_wounds(State& s, Survivor who, Rng& rng, DwLog& log)
{
    const int most = has_ability(s, who, Survivor::BuddyDavis) ? 4 : 3;
    if (wounds_of(s, who) >= most) kill(s, who, Cause::Wounds, rng, log);  // [DW-WND.1]
}

}  // namespace

void wound(State& s, Survivor who, int number, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who) || number <= 0) return;
    Figure& f = figure(s, who);
    f.wounds = static_cast<std::uint8_t>(f.wounds + number);
    log.say(rule("DW-EXP.3"), To::all(), Wounded{who, f.wounds, f.frostbite});
    check_wounds(s, who, rng, log);
}

void frostbite(State& s, Survivor who, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who)) return;
    Figure& f = figure(s, who);
    const bool warm = has_ability(s, who, Survivor::HarmanBrooks) || f.equipment.has(Item::SnowShoes);
    std::uint8_t& token = warm ? f.wounds : f.frostbite;  // [DW-EXP.7]
    ++token;
    log.say(rule("DW-EXP.4"), To::all(), Wounded{who, f.wounds, f.frostbite});
    check_wounds(s, who, rng, log);
}

void place(State& s, Survivor who, Location to, DwLog& log)
{
    Figure& f = figure(s, who);
    if (!is_alive(s, who) || f.at == to || !may_be_at(s, who, to)) return;  // [DW-R19]
    f.at = to;
    log.say(rule("DW-DEF.10"), To::all(), Placed{who, to});
}

void join(State& s, Seat seat, Survivor who, Location to, DwLog& log)
{
    Figure& f = figure(s, who);
    f = Figure{.is = FigureIs::Play, .controller = seat, .at = to, .wounds = f.wounds};
    Player& p = player(s, seat);
    p.group.add(who);
    if (!p.leader) {
        p.leader = who;
        log.say(rule("DW-LST.1"), To::all(), LeaderNamed{seat, who});
    }
    s.reached.add(piece(who));
    log.say(rule("DW-NEW.1"), To::all(), Joined{seat, who, to});
}

void give_survivor(State& s, Survivor who, Seat to, Rng&, DwLog& log)  // [DW-DTH.5]
{
    Figure& f = figure(s, who);
    if (!is_alive(s, who) || f.controller == to || player(s, to).out) return;
    const Seat from = f.controller;
    player(s, from).group.remove(who);
    f.controller = to;
    if (to == active_seat(s)) f.moved = false;  // that was another turn [DW-MOV.1]
    Player& p = player(s, to);
    p.group.add(who);
    if (!p.leader) p.leader = who;
    log.say(rule("DW-DTH.5"), To::all(), SurvivorGiven{who, from, to});
    mend_group(s, from, log);
}

void add_helpless(State& s, int number, DwLog& log)
{
    number = std::min(number, free_spaces(s, Location::Colony));
    if (number <= 0) return;
    s.helpless = static_cast<std::uint8_t>(s.helpless + number);
    log.say(rule("DW-HLP.1"), To::all(), HelplessCame{static_cast<std::uint8_t>(number)});
}

void kill_helpless(State& s, int number, DwLog& log)
{
    number = std::min<int>(number, s.helpless);
    if (number <= 0) return;
    s.helpless = static_cast<std::uint8_t>(s.helpless - number);
    log.say(rule("DW-HLP.4"), To::all(), HelplessDied{static_cast<std::uint8_t>(number)});
    change_morale(s, -number, Why::Death, log);  // [DW-MOR.3]
}

void remove_helpless(State& s, int number, DwLog& log)
{
    number = std::min<int>(number, s.helpless);
    if (number <= 0) return;
    s.helpless = static_cast<std::uint8_t>(s.helpless - number);
    log.say(rule("DW-HLP.5"), To::all(), HelplessLeft{static_cast<std::uint8_t>(number)});
}

void change_food(State& s, int change, DwLog& log)
{
    const int before = s.food;
    s.food = static_cast<std::uint8_t>(std::clamp(before + change, 0, 200));
    if (s.food != before) log.say(rule("DW-COL1.2"), To::all(), FoodChanged{s.food - before, s.food});
}

bool survivor_comes(State& s, Seat seat, Rng&, DwLog& log)
{
    if (s.survivor_deck.empty()) return false;
    s.course.seal();
    const Survivor who = s.survivor_deck.take_back();
    if (!player(s, seat).exiled && free_spaces(s, Location::Colony) > 0) {
        join(s, seat, who, Location::Colony, log);
    } else {
        figure(s, who).is = FigureIs::Waiting;
        figure(s, who).controller = seat;
        s.stack.push_back(Replacing{seat, who});
    }
    return true;
}

Flow resume(const Succession& f, State& s, Rng&, DwLog& log)
{
    Player& p = player(s, f.seat);
    if (p.leader || p.group.empty()) return s.stack.pop_back(), Flow::Again;
    if (p.group.size() > 1) return Flow::Ask;
    p.leader = p.group.front();
    log.say(rule("DW-DTH.4"), To::all(), LeaderNamed{f.seat, *p.leader});
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const Succession& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-DTH.4"), "leader");
    if (!offer) return;
    const Survivors& group = player(s, f.seat).group;
    for (const Survivor who : group) {
        offer.add(NameLeader{who});
    }
    offer.fallback(NameLeader{group.nth(group.size() - 1)});  // [DW-D28]
}

void take(const Succession& f, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    player(s, f.seat).leader = std::get<NameLeader>(choice).who;
    s.stack.pop_back();
    log.say(rule("DW-DTH.4"), To::all(), LeaderNamed{f.seat, std::get<NameLeader>(choice).who});
}

namespace {

bool has_space(const State& s, const Player& p)
{
    if (!p.exiled && free_spaces(s, Location::Colony) > 0) return true;
    return std::any_of(kOutside.begin(), kOutside.end(), [&](Location place) { return free_spaces(s, place) > 0; });
}

}  // namespace

bool let_in(State& s)
{
    const auto waits = [](const Figure& f) { return f.is == FigureIs::Waiting; };
    if (std::none_of(s.figures.begin(), s.figures.end(), waits)) return false;
    for (std::size_t n = 0; n < s.seats; ++n) {
        const Seat seat = left_of(s, s.first, n);  // [DW-TXT.2]
        for (const Survivor who : player(s, seat).group) {
            if (figure(s, who).is != FigureIs::Waiting || !has_space(s, player(s, seat))) continue;
            s.stack.push_back(Replacing{seat, who});
            return true;
        }
    }
    return false;
}

// A survivor that is drawn and has no place yet: outside, where there is room. [DW-LST.3] [DW-R24]
Flow resume(const Replacing& f, State& s, Rng&, DwLog& log)
{
    Player& p = player(s, f.seat);
    if (!f.who) {
        if (!p.group.empty()) return s.stack.pop_back(), Flow::Again;
        if (s.survivor_deck.empty()) {  // [DW-R25]
            p.out = true;
            log.say(rule("DW-R25"), To::all(), Eliminated{f.seat});
            return s.stack.pop_back(), Flow::Again;
        }
        s.course.seal();
        const Survivor who = s.survivor_deck.take_back();
        figure(s, who).is = FigureIs::Waiting;
        figure(s, who).controller = f.seat;
        top<Replacing>(s).who = who;
        return Flow::Again;
    }
    if (!p.exiled && free_spaces(s, Location::Colony) > 0) {
        s.stack.pop_back();
        join(s, f.seat, *f.who, Location::Colony, log);
        return Flow::Again;
    }
    for (const Location place : kOutside) {
        if (free_spaces(s, place) > 0) return Flow::Ask;
    }
    s.stack.pop_back();  // it waits off the board
    p.group.add(*f.who);
    if (!p.leader) p.leader = *f.who;
    return Flow::Again;
}

void ask(const Replacing& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-LST.3"), "replacement");
    if (!offer) return;
    std::optional<Location> calm;  // [DW-D29]
    for (const Location place : kOutside) {
        if (free_spaces(s, place) <= 0) continue;
        offer.add(PickPlace{place});
        if (!calm || zombies_at(s, place) < zombies_at(s, *calm)) calm = place;
    }
    offer.fallback(PickPlace{*calm});  // there is one: resume() has looked
}

void take(const Replacing& f, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    s.stack.pop_back();
    join(s, f.seat, *f.who, std::get<PickPlace>(choice).place, log);
}

}  // namespace snowbound::dead_of_winter
