// The first broken invariant, or none. It also judges states from outside, so it takes nothing for granted. What is in
// progress is judged in flaw_frames.cpp.
#include "games/dead_of_winter/flaw.h"

#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

bool is_seat(const State& s, Seat seat) { return index(seat) < s.seats; }
bool in_setup(const State& s) { return !s.stack.empty() && std::holds_alternative<Setup>(s.stack.front()); }

const char* table_flaw(const State& s)
{
    if (s.seats < 2 || s.seats > kMostSeats) return "DW-VAR.2: two to five players";
    if (s.cooperative != (s.options.cooperative || s.seats == 2)) return "DW-R59: two play together";
    if (s.hardcore != (s.options.hardcore || s.cooperative)) return "DW-VAR.1: the hardcore side";
    if (!is_seat(s, s.first)) return "DW-SET.15: the first player sits at the table";
    if (s.morale > 10) return "DW-MOR.1: morale from 0 to 10";
    if (s.rounds > 10) return "DW-COL5.3: rounds from 0 to 10";
    if (s.crossroads_by != kNobody && !is_seat(s, s.crossroads_by)) return "DW-TRN.1: whoever holds a card sits there";
    if ((s.crossroads_by != kNobody) != s.crossroads.has_value()) return "DW-TRN.1: a card that somebody holds";
    for (std::size_t i = s.seats; i < kMostSeats; ++i) {
        if (s.players[i] != Player{}) return "an empty seat holds something";
    }
    for (std::size_t i = 0; i < kLocations; ++i) {
        if ((s.knows_top[i].bits() & ~all_seats(s).bits()) != 0)
            return "somebody who does not sit here has looked at a card";
    }
    return nullptr;
}

// I-2: one thing on a space. [DW-DEF.2] [DW-DEF.3]
const char* board_flaw(const State& s)
{
    for (std::size_t i = 0; i < kGates; ++i) {
        if (s.gates[i].zombies + s.gates[i].barricades > kGateSpaces[i]) return "DW-DEF.2: one thing on a space";
    }
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (s.noise[i] > (i == 0 ? 0 : kNoiseSpaces)) return "DW-SRC.4: four noise spaces";
        if (free_spaces(s, location_at(i)) < 0) return "DW-DEF.3: one survivor on a space";
    }
    return nullptr;
}

// I-1: every item card is in exactly one zone.
struct Count {
    std::array<int, kItems> cards{};
    void add(const auto& pile)
    {
        for (const Item item : pile) {
            ++cards[index(item)];
        }
    }
};

// A card that has been turned up and waits for somebody to be given to.
std::optional<Item> shown_gift(const State& s)
{
    const Script* script = running<Script>(s);
    const bool waits =
        script && script->card == Crossroads::Christmas && std::holds_alternative<Picking>(s.stack.back());
    return waits ? script->item : std::nullopt;
}

const char* item_flaw(const State& s)
{
    Count count;
    for (const Deck& deck : s.decks) {
        count.add(deck);
    }
    count.add(s.waste), count.add(s.removed), count.add(s.unseen), count.add(s.box), count.add(s.deposit);
    count.add(s.drawn);
    for (const Player& p : s.players) {
        count.add(p.hand), count.add(p.laid), count.add(p.stake);
        if (!std::is_sorted(p.hand.begin(), p.hand.end())) return "hands lie in order";
        if (!std::is_sorted(p.laid.begin(), p.laid.end())) return "contributions lie in order";
        if (p.locked && !p.hand.contains(*p.locked) && !p.stake.contains(*p.locked))
            return "a locked card is in its owner's hand, or offered";
    }
    for (const Figure& f : s.figures) {
        count.add(f.equipment);
        for (const Item item : f.equipment) {
            if (!is_equipment(item)) return "DW-EQP.1: only equipment is equipped";
        }
    }
    const std::optional<Item> gift = shown_gift(s);
    for (std::size_t i = 0; i < kItems; ++i) {
        int copies = 0;
        for (const std::uint8_t n : kItemFacts[i].copies) {
            copies += n;
        }
        if (gift == item_at(i) && count.cards[i] == copies - 1) continue;
        if (count.cards[i] != copies) return "DW-SET.6: 145 item cards, each in one place";
    }
    if (!s.decks[0].empty()) return "DW-SRC.1: the colony has no deck";
    for (const Item item : s.box) {
        if (!is_starter(item)) return "DW-SET.11: only starter cards stay in the box";
    }
    return nullptr;
}

const char* survivor_flaw(const State& s)
{
    Survivors deck, dealt, groups;
    std::size_t size = 0;
    for (const Survivor who : s.survivor_deck) {
        deck.add(who);
    }
    if (deck.size() != s.survivor_deck.size()) return "DW-SET.5: each survivor is once in the deck";
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        const Survivors held =
            in_setup(s) && std::get<Setup>(s.stack.front()).step == SetupStep::Lead ? p.kept : p.dealt;
        dealt |= held, groups |= p.group;
        size += held.size() + p.group.size();
        if (!in_setup(s) && !(p.dealt.empty() && p.kept.empty())) return "DW-SET.12: nothing is dealt in play";
        if (!p.dealt.contains(p.kept)) return "DW-SET.12: who is kept was dealt";
    }
    if (size != (dealt | groups).size()) return "DW-DEF.7: a survivor belongs to one group";
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        const Figure& f = s.figures[i];
        const Survivor who = survivor_at(i);
        if ((f.is == FigureIs::Deck) != deck.has(who)) return "DW-SET.5: who is in the deck is nowhere else";
        if ((f.is == FigureIs::Dealt) != dealt.has(who)) return "DW-SET.12: who is dealt is nowhere else";
        if ((f.is == FigureIs::Box) != (s.cooperative && kSurvivorFacts[i].non_coop))
            return "DW-VAR.1: some stay in the box when all play together";
        if (f.is == FigureIs::Play && (!is_seat(s, f.controller) || !player(s, f.controller).group.has(who)))
            return "DW-DEF.7: whoever is in play belongs to a group";
        if (f.is == FigureIs::Waiting && !is_seat(s, f.controller)) return "DW-R24: whoever waits belongs to somebody";
        if (groups.has(who) && f.is != FigureIs::Play && f.is != FigureIs::Waiting)
            return "DW-DEF.7: a group is in play";
        if (f.is != FigureIs::Play && !f.equipment.empty()) return "DW-EQP.6: only survivors in play have equipment";
        if (f.is == FigureIs::Play && f.wounds + f.frostbite > 4) return "DW-WND.1: nobody lives with so many wounds";
    }
    return nullptr;
}

template <class E, std::size_t N>
class Once {  // cards of which there is one each
public:
    void add(E card)
    {
        ++number_;
        seen_.add(card);
    }
    void add_all(const auto& pile)
    {
        for (const E card : pile) {
            add(card);
        }
    }
    bool is(std::size_t number) const { return number_ == number && seen_.size() == number; }

private:
    EnumSet<E, N> seen_;
    std::size_t number_ = 0;
};

const char* deck_flaw(const State& s)
{
    Once<Crisis, kCrises> crises;
    crises.add_all(s.crisis_deck), crises.add_all(s.past);
    if (s.crisis) crises.add(*s.crisis);
    if (!crises.is(kCrises)) return "DW-SET.4: twenty crises, each in one place";
    Once<Crossroads, kCrossroads> crossroads;
    crossroads.add_all(s.crossroads_deck), crossroads.add_all(s.resolved);
    if (s.crossroads) crossroads.add(*s.crossroads);
    std::size_t in_play = 0;
    for (std::size_t i = 0; i < kCrossroads; ++i) {
        const CrossroadsFacts& f = facts(static_cast<Crossroads>(i));
        in_play += !((f.mature && !s.options.mature) || (f.non_coop && s.cooperative));  // [DW-SET.17]
    }
    if (!crossroads.is(in_play)) return "DW-SET.5: eighty crossroads cards, each in one place";
    Once<Exile, kExiles> exiles;
    exiles.add_all(s.exile_deck);
    for (const Player& p : s.players) {
        if (p.exile) exiles.add(*p.exile);
    }
    return exiles.is(kExiles) ? nullptr : "DW-SET.5: ten objectives of the exiled, each in one place";
}

const char* objective_flaw(const State& s)
{
    EnumSet<Objective, kObjectives> seen;
    std::size_t betrayers = 0;
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (p.objective.has_value() == s.cooperative)
            return "DW-SET.10: an objective each, but not when all play together";
        if (p.objective) {
            if (seen.has(*p.objective)) return "DW-SET.8: no objective is there twice";
            seen.add(*p.objective);
            betrayers += is_betrayal(*p.objective);
        }
        if (!p.exiled && (p.exile || p.objective_shown)) return "DW-EXI.1: only the exiled have such an objective";
        if (p.objective_shown && p.objective && is_betrayal(*p.objective)) return "DW-EXI.2: a betrayer shows nothing";
    }
    const std::size_t most = s.options.betrayer == Betrayer::None ? 0 : 1;
    return betrayers > most ? "DW-SET.9: one betrayer at most" : nullptr;
}

// I-3, I-4: dice, groups and leaders.
const char* player_flaw(const State& s)
{
    const bool calm = !s.stack.empty() && std::holds_alternative<Turn>(s.stack.back());
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        int dice = p.used;
        for (const std::uint8_t number : p.dice) {
            dice += number;
        }
        if (dice > 60) return "DW-DIC.2: a die for each survivor and one more";
        if (p.leader && !p.group.has(*p.leader) && !in_setup(s)) return "DW-DTH.4: a leader belongs to the group";
        if (calm && !p.out && (p.group.empty() || !p.leader)) return "DW-DTH.4: everybody has a leader";
        if (p.out && !p.hand.empty()) return "DW-VAR.5: who is out holds nothing";
        const bool may_stake = running<Script>(s) != nullptr;
        if (!may_stake && (!p.stake.empty() || p.stake_dice > 0)) return "DW-D35: nothing is offered to nobody";
    }
    return nullptr;
}

}  // namespace

}  // namespace dead_of_winter

using namespace dead_of_winter;

const char* DeadOfWinter::flaw(const State& s)
{
    if (const char* what = table_flaw(s)) return what;
    if (const char* what = survivor_flaw(s)) return what;
    if (const char* what = board_flaw(s)) return what;
    if (const char* what = stack_flaw(s)) return what;
    if (const char* what = item_flaw(s)) return what;
    if (const char* what = deck_flaw(s)) return what;
    if (const char* what = objective_flaw(s)) return what;
    return player_flaw(s);
}

}  // namespace snowbound
