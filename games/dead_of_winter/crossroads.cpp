// Crossroads cards: watched for whoever holds them, judged by the engine alone. Nothing shows before a card triggers:
// the same questions, the same choices. [DW-XRD.1] to [DW-XRD.11]
#include "games/dead_of_winter/crossroads.h"

#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {
namespace {

using CrossroadsTable = std::array<const CrossroadsFacts*, kCrossroads>;

CrossroadsTable all_cards()
{
    CrossroadsTable all{};
    for (const CrossroadsRows& rows : {kCrossroadsOnTheRoad, kCrossroadsAfterADeed, kCrossroadsAtHome,
                                       kCrossroadsInPerson, kCrossroadsInPersonLater, kCrossroadsAmongUs}) {
        for (const auto& [id, facts] : rows) {
            SB_CHECK(!all[index(id)], "a crossroads card is written twice");
            all[index(id)] = &facts;
        }
    }
    SB_CHECK(std::find(all.begin(), all.end(), nullptr) == all.end(), "a crossroads card is missing");
    return all;
}

}  // namespace

const CrossroadsFacts& facts(Crossroads card)
{
    static const CrossroadsTable kCards = all_cards();
    return *kCards[index(card)];
}

namespace {

Deed deed_of(When when) { return static_cast<Deed>(when); }  // State is None: they are in the same order
static_assert(static_cast<int>(When::Added) == static_cast<int>(Deed::Added));

bool has_room(const State& s, const CrossroadsFacts& card, Seat seat)  // [DW-NEW.4]
{
    const int need = card.helpless + card.survivors;
    return need == 0 || player(s, seat).exiled || free_spaces(s, Location::Colony) >= need;
}

bool triggers(const State& s, const CrossroadsFacts& card, const Scene& scene)
{
    if (card.when != When::State) {
        if (scene.doing.deed != deed_of(card.when)) return false;
        if (card.when == When::Moved && !is_alive(s, scene.doing.who)) return false;  // [DW-XRD.8]
    }
    if (card.holds && !card.holds(s, scene)) return false;
    return has_room(s, card, scene.seat);
}

void trigger(State& s, const Scene& scene, DwLog& log)
{
    const Crossroads card = *s.crossroads;
    const CrossroadsFacts& of_card = facts(card);
    s.crossroads.reset();  // [DW-XRD.4] [DW-XRD.9]
    s.crossroads_by = kNobody;
    s.resolved.push_back(card);
    s.course.seal();
    s.reached.add(piece(card));
    log.say(rule("DW-XRD.1"), To::all(), CrossroadsTriggered{card, scene.seat});
    Script script;
    script.card = card;
    script.seat = scene.seat;
    if (of_card.named) {
        script.who = of_card.named;
    } else if (scene.doing.deed != Deed::None) {
        script.who = scene.doing.who;
    }
    script.from = scene.doing.from;
    script.place = script.who && is_alive(s, *script.who) ? figure(s, *script.who).at : scene.doing.place;
    if (scene.doing.deed == Deed::WeaponUsed) script.item = scene.doing.item;
    start_script(s, script);
}

}  // namespace

void watch(State& s, Rng&, DwLog& log)
{
    Turn& turn = top<Turn>(s);
    const Scene scene{turn.seat, turn.doing};
    turn.doing = Doing{};
    if (s.crossroads && triggers(s, facts(*s.crossroads), scene)) trigger(s, scene, log);
}

void start_script(State& s, const Script& script) { s.stack.push_back(script); }

Ops ops_of(const Script& f)
{
    if (f.crisis) return kCrisisFacts[index(*f.crisis)].failure;
    const CrossroadsFacts& card = facts(*f.card);
    return f.option == kBefore ? card.before : card.options[f.option].ops;
}

namespace {

std::uint8_t legal_options(const State& s, const Script& script)  // [DW-XRD.10]
{
    const CrossroadsFacts& card = facts(*script.card);
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < card.count; ++i) {
        const Test legal = card.options[i].legal;
        if (!legal || legal(s, script)) bits = static_cast<std::uint8_t>(bits | (1U << i));
    }
    return bits;
}

SeatSet voters(const State& s, Location place)  // [DW-VOT.4]
{
    SeatSet seats;
    for (const Seat seat : loyal_seats(s)) {
        if (!own_at(s, seat, place).empty()) seats.add(seat);
    }
    return seats;
}

void choose(State& s, int option, DwLog& log)
{
    Script& script = top<Script>(s);
    script.option = static_cast<std::uint8_t>(option);
    script.pc = 0;
    log.say(rule("DW-XRD.2"), To::all(), CrossroadsChosen{*script.card, script.option});
}

}  // namespace

// The script has come to the options: who chooses?
void decide(State& s, DwLog& log)
{
    const Script& script = top<Script>(s);
    const CrossroadsFacts& card = facts(*script.card);
    const std::uint8_t legal = legal_options(s, script);
    if (legal == 0) {  // [DW-R42]
        log.say(rule("DW-R42"), To::all(), CrossroadsVoid{*script.card});
        return s.stack.pop_back();
    }
    if (std::popcount(legal) == 1) return choose(s, std::countr_zero(legal), log);
    if (card.by == Decider::Colony || card.by == Decider::Here) {
        Voting voting;
        voting.on = VoteOn::Crossroads;
        voting.options = legal;
        voting.electorate = voters(s, card.by == Decider::Colony ? Location::Colony : script.place);
        return s.stack.push_back(voting);
    }
    Seat seat = script.seat;
    if (card.by == Decider::Controller && card.named && is_alive(s, *card.named)) {
        seat = figure(s, *card.named).controller;
    }
    s.stack.push_back(Deciding{*script.card, seat});
}

Flow resume(const Deciding&, State&, Rng&, DwLog&) { return Flow::Ask; }

void ask(const Deciding& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-XRD.2"), "crossroads");
    if (!offer) return;
    const CrossroadsFacts& card = facts(f.card);
    const std::uint8_t legal = legal_options(s, *running<Script>(s));
    std::optional<PickOption> first;
    for (std::uint8_t i = 0; i < card.count; ++i) {
        if ((legal & (1U << i)) == 0) {
            offer.bar(PickOption{i}, Refusal{rule("DW-XRD.10"), "option_cannot_be_met"});
            continue;
        }
        offer.add(PickOption{i});
        if (!first || i == card.away) first = PickOption{i};
    }
    offer.fallback(*first);  // [DW-D32]
}

void take(const Deciding&, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    s.stack.pop_back();
    choose(s, std::get<PickOption>(choice).option, log);
}

}  // namespace snowbound::dead_of_winter

namespace snowbound::dead_of_winter::scene {

void look_around(State& s, Script& x, Rng&, DwLog&)
{
    if (x.who) x.place = figure(s, *x.who).at;
}

void add_to_picked(State&, Script& x, Rng&, DwLog&)
{
    if (x.ok && x.who) x.picked.add(*x.who);
}

void pick_by_lot(State& s, Script& x, int most, Rng& rng, DwLog& log)
{
    x.picked.clear();
    for (const Survivor who : at(s, Location::Colony)) {
        if (roll(rng, log, s) <= most) x.picked.add(who);
    }
}

}  // namespace snowbound::dead_of_winter::scene
