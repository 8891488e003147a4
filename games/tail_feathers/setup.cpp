// Chapter TF-2: scenario, armies, cards, objectives, and where everybody starts.
#include "games/tail_feathers/game.h"

#include "games/tail_feathers/flow.h"

namespace snowbound {
namespace tail_feathers {
namespace {

void lay_out(State& s)  // [TF-2.4]
{
    const ScenarioCard& card = card_of(s.options.scenario);
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.faction = static_cast<Faction>(snowbound::index(seat) % 2);
        p.home = p.faction == Faction::Militia ? card.militia : card.raiders;
        const int set = p.faction == Faction::Militia ? s.options.militia_nest : s.options.raiders_nest;
        p.nest = p.dial = static_cast<std::uint8_t>(set > 0 ? set : card.nest[static_cast<std::size_t>(p.faction)]);
    }
    if (uses_leaves(s)) {  // [TF-2.9]
        for (std::size_t i = 0; i < kCornerTrees; ++i) {
            s.leaves[index(leaf_of(static_cast<Tree>(i), 0)) - kFirstLeaf].in_play = true;
            s.leaves[index(leaf_of(static_cast<Tree>(i), 2)) - kFirstLeaf].in_play = true;
        }
    }
    if (s.options.scenario == ScenarioId::WarForTheCanopy) {
        s.tokens = {space_of(Tree::Se, Part::A2), space_of(Tree::Nw, Part::A2), space_of(Tree::Se, Part::C2),
                    space_of(Tree::Nw, Part::C2)};
    }
}

// The captive of the scenario stays out of play; an army without her gets her for nothing.
void capture(State& s)
{
    if (s.options.scenario != ScenarioId::CapturedFlyer) return;
    for (Figure& f : s.figures) {
        const Unit& u = unit(s, f.unit);
        if (u.is_bird && u.bird == Bird::Valchirp) return void(f.zone = Zone::Captive);
    }
    recruit(s, seat_at(0), Army{{{Bird::Valchirp, false, Pilot::Wella, Rank::Standard}}, {}});
    s.figures.back().zone = Zone::Captive;
}

bool all_answered(const State& s)
{
    for (const Seat seat : all_seats(s)) {
        if (!player(s, seat).answered) return false;
    }
    return true;
}

void muster_all(State& s, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {
        const auto& answer = player(s, seat).answered;
        const Army army = answer ? std::get<Muster>(*answer).army : quick_army(player(s, seat).faction);
        keep_army(s, seat, army);
        recruit(s, seat, army);
        player(s, seat).answered.reset();
        log.say(rule("TF-2.2"), To::all(), ArmyMustered{seat, army});
    }
    capture(s);
}

void deal_objectives(State& s, Rng& rng, TfLog& log)
{
    if (!uses_objectives(s)) return;
    FixedVector<Objective, kObjectives> deck;
    for (std::size_t i = 0; i < kObjectives; ++i) {
        deck.push_back(static_cast<Objective>(i));
    }
    rng.shuffle(deck);
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.dealt = {deck.take_back(), deck.take_back()};
        log.say(rule("TF-2.5"), To::only(seat), ObjectivesDealt{seat, p.dealt[0], p.dealt[1]});
    }
}

std::optional<FigureId> next_to_station(const State& s, Seat seat)
{
    const Figures waiting = figures_of(s, seat, Zone::Reserve);
    if (waiting.empty()) return std::nullopt;
    for (const FigureId id : waiting) {
        if (unit_of(s, id).is_bird) return id;
    }
    return waiting.front();
}

Seat placing_seat(const State& s, const Setup& f)  // [TF-2.7] the start player first
{
    return seat_at((snowbound::index(s.nut) + f.turn) % s.seats);
}

void put(State& s, FigureId id, Space at)
{
    figure(s, id).zone = Zone::Battlefield;
    figure(s, id).at = at;
}

void take_cards(State& s, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.hand = std::get<PickCards>(*p.answered).cards;
        p.answered.reset();
        log.say(rule("TF-2.10"), To::only(seat), CardsPicked{seat, p.hand});
        if (is_given(s, Action::BuildBallista)) p.hand.add(Action::BuildBallista);
    }
}

void take_objectives(State& s, TfLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.objective = std::get<KeepObjective>(*p.answered).objective;
        p.answered.reset();
        log.say(rule("TF-2.5"), To::only(seat), ObjectiveKept{seat, *p.objective});
    }
}

Space bird_station(const State& s, Seat seat, FigureId id)  // the default places of the birds
{
    for (const Part part : {Part::C2, Part::C1, Part::C3, Part::A1, Part::A3}) {
        const Space at = space_of(player(s, seat).home, part);
        if (has_room(s, at, id)) return at;
    }
    return space_of(player(s, seat).home, Part::A2);
}

void take_station(State& s, Seat seat, const Station& station, TfLog& log)
{
    put(s, station.figure, station.at);
    log.say(rule("TF-2.6"), To::all(), Stationed{seat, station.figure, station.at});
}

void garrison(State& s, Seat seat, TfLog& log)
{
    for (const FigureId id : figures_of(s, seat, Zone::Reserve)) {
        put(s, id, home_nest(s, seat));
    }
    log.say(rule("TF-2.6"), To::all(), Garrisoned{seat});
}

void place_all(State& s, Seat seat, TfLog& log)  // the option `placed`
{
    while (const auto id = next_to_station(s, seat)) {
        if (!unit_of(s, *id).is_bird) return garrison(s, seat, log);
        take_station(s, seat, Station{*id, bird_station(s, seat, *id)}, log);
    }
}

void ask_station(const Setup& f, const State& s, TfQuestions& questions)
{
    const Seat seat = placing_seat(s, f);
    const FigureId id = *next_to_station(s, seat);
    auto offer = questions.to(seat, rule("TF-2.6"), "setup.station");
    if (!offer) return;
    const bool bird = unit_of(s, id).is_bird;
    for (const Space at : home_spaces_of(player(s, seat).home)) {
        if (bird && is_nest(at)) {
            offer.bar(Station{id, at}, Refusal{rule("TF-R13"), "birds_on_branches"});
        } else if (!has_room(s, at, id)) {
            offer.bar(Station{id, at}, Refusal{rule("TF-8.2"), "no_room"});
        } else if (bird || !is_nest(at)) {
            offer.add(Station{id, at});
        } else {
            offer.also(Station{id, at});
        }
    }
    if (!bird) offer.add(Garrison{});
    offer.fallback(bird ? Choice{Station{id, bird_station(s, seat, id)}} : Choice{Garrison{}});
}

void ask_cards(const State& s, Seat seat, TfOffer& offer)
{
    offer.open("cards");
    offer.number("cards", static_cast<int>(hand_size(s)));
    offer.add(PickCards{preset(s, seat)});
    FixedVector<Action, kActions> all;
    for (std::size_t i = 0; i < kActions; ++i) {
        const auto card = static_cast<Action>(i);
        if (is_playable(s, card) && !is_given(s, card)) all.push_back(card);
    }
    for (std::size_t first = 0; first < all.size(); first += 3) {  // samples that together hold every card
        Actions some;
        for (std::size_t i = 0; some.size() < hand_size(s); ++i) {
            some.add(all[(first + i) % all.size()]);
        }
        offer.add(PickCards{some});
    }
    offer.fallback(PickCards{preset(s, seat)});
}

Army lean_army(Faction faction)  // a second example: common birds, many feet
{
    if (faction == Faction::Militia) {
        return {
            {{Bird::CommonJay, false, Pilot::MousePilot, Rank::Rookie}, {Bird::CommonStarling, true, Pilot{}, Rank{}}},
            {{Ground::Oakguard, 6, 2}}};
    }
    return {{{Bird::CommonRook, false, Pilot::RatPilot, Rank::Rookie}, {Bird::CommonHookBeak, true, Pilot{}, Rank{}}},
            {{Ground::Commandos, 6, 2}}};
}

std::array<Army, 2> mystic_armies(Faction faction)  // more examples: together they hold every unit of that game
{
    if (faction == Faction::Militia) {
        const BirdPick starling{Bird::CommonStarling, true, Pilot{}, Rank{}};
        return {Army{{starling}, {{Ground::Collin}, {Ground::Nez}, {Ground::Tilda}}},
                Army{{starling}, {{Ground::Filch}, {Ground::Lily}, {Ground::Maginos}}}};
    }
    const BirdPick hook_beak{Bird::CommonHookBeak, true, Pilot{}, Rank{}};
    return {Army{{hook_beak}, {{Ground::RatWarriors, 6}, {Ground::Spider}}},
            Army{{hook_beak}, {{Ground::Roaches, 6}, {Ground::Centipede}}}};
}

void ask_army(const State& s, Seat seat, TfOffer& offer)
{
    offer.open("army");
    offer.number("points", brings_army(s) ? points_to_spend(s, seat) : points_of(s.options.size));
    if (brings_army(s)) return offer_upgrades(s, seat, offer);
    const Faction faction = player(s, seat).faction;
    const Army usual = usual_army(faction, s.options), lean = lean_army(faction);
    offer.add(Muster{usual});
    if (usual != lean) offer.add(Muster{lean});
    if (s.options.mystics) {
        for (const Army& army : mystic_armies(faction)) {
            offer.add(Muster{army});
        }
    }
    offer.fallback(Muster{usual});
}

}  // namespace

Army usual_army(Faction faction, const Options& options)
{
    const Army& quick = quick_army(faction);
    return army_faults(quick, faction, options).empty() ? quick : lean_army(faction);
}

std::size_t hand_size(const State& s) { return s.options.tournament ? 9 : 7; }  // [TF-2.10] [TF-AB5]

bool is_playable(const State& s, Action card)  // [TF-27.6] [TF-R70]
{
    switch (card_of(card).needs) {
        case Needs::Nothing: return true;
        case Needs::Feathers: return uses_feathers(s);
        case Needs::Spiral: return uses_spiral(s);
        case Needs::Objects: return uses_objects(s);
        case Needs::Leaves: return uses_leaves(s);
    }
    return true;
}

bool is_given(const State& s, Action card)
{
    return s.options.scenario == ScenarioId::BurningBranches && uses_objects(s) && card == Action::BuildBallista;
}

Actions preset(const State& s, Seat seat)
{
    Actions cards;
    const bool militia = player(s, seat).faction == Faction::Militia;
    for (std::size_t i = 0; i < kActions; ++i) {
        if (militia ? kActionCards[i].militia : kActionCards[i].raiders) cards.add(static_cast<Action>(i));
    }
    for (std::size_t i = 0; cards.size() < hand_size(s) && i < kActions; ++i) {  // a tournament has two more
        const auto card = static_cast<Action>(i);
        if (is_playable(s, card) && !is_given(s, card)) cards.add(card);
    }
    return cards;
}

std::optional<Refusal> cards_refusal(const State& s, const Actions& cards)
{
    for (const Action card : cards) {
        if (!is_playable(s, card)) return Refusal{rule("TF-27.6"), "module_off"};
        if (is_given(s, card)) return Refusal{rule("TF-2.10"), "given_anyway"};
    }
    if (cards.size() != hand_size(s)) return Refusal{rule("TF-2.10"), "so_many_cards"};
    return std::nullopt;
}

Flow resume(const Setup& f, State& s, Rng& rng, TfLog& log)
{
    Setup& now = top<Setup>(s);
    switch (f.step) {
        case SetupStep::Armies:
            if ((s.options.armies == Armies::Built || brings_army(s)) && !all_answered(s)) return Flow::Ask;
            muster_all(s, log);
            now.step = SetupStep::Cards;
            return Flow::Again;
        case SetupStep::Cards:
            if (uses_cards(s) && !all_answered(s)) return Flow::Ask;
            if (uses_cards(s)) take_cards(s, log);
            deal_objectives(s, rng, log);
            now.step = SetupStep::Objectives;
            return Flow::Again;
        case SetupStep::Objectives:
            if (uses_objectives(s) && !all_answered(s)) return Flow::Ask;
            if (uses_objectives(s)) take_objectives(s, log);
            now.step = SetupStep::Stations;
            return Flow::Again;
        case SetupStep::Stations: break;
    }
    if (s.options.placed.on) place_all(s, placing_seat(s, f), log);
    if (next_to_station(s, placing_seat(s, f))) return Flow::Ask;
    if (++now.turn < s.seats) return Flow::Again;
    s.stack.pop_back();
    s.round = 1;
    s.stack.push_back(Round{});
    log.say(rule("TF-3.1"), To::all(), RoundStarted{1});
    return Flow::Again;
}

void ask(const Setup& f, const State& s, TfQuestions& questions)
{
    if (f.step == SetupStep::Stations) return ask_station(f, s, questions);
    questions.each(
        all_seats(s), [&](Seat seat) { return player(s, seat).answered.has_value(); },
        [&](Seat seat) {
            const Player& p = player(s, seat);
            const Wait wait = p.answered ? Wait::Standing : Wait::Required;
            const bool army = f.step == SetupStep::Armies, cards = f.step == SetupStep::Cards;
            const bool again = army && brings_army(s);
            auto offer = questions.to(seat,
                                      again   ? rule("TF-37.3")
                                      : army  ? rule("TF-36.1")
                                      : cards ? rule("TF-2.10")
                                              : rule("TF-2.5"),
                                      again   ? "setup.upgrade"
                                      : army  ? "setup.army"
                                      : cards ? "setup.cards"
                                              : "setup.objective",
                                      wait);
            if (!offer) return;
            if (army) ask_army(s, seat, offer);
            if (cards) ask_cards(s, seat, offer);
            if (f.step == SetupStep::Objectives) {
                offer.add(KeepObjective{p.dealt[0]});
                offer.add(KeepObjective{p.dealt[1]});
                offer.fallback(KeepObjective{p.dealt[0]});
            }
            if (p.answered) offer.also(Withdraw{});
        });
}

void take(const Setup& f, State& s, Seat seat, const Choice& choice, Rng&, TfLog& log)
{
    if (f.step != SetupStep::Stations) {
        player(s, seat).answered = choice;
        if (std::holds_alternative<Withdraw>(choice)) player(s, seat).answered.reset();
        return;
    }
    if (const auto* station = std::get_if<Station>(&choice)) return take_station(s, seat, *station, log);
    garrison(s, seat, log);
}

}  // namespace tail_feathers

using namespace tail_feathers;

State TailFeathers::setup(std::size_t seats, const Options& options, Rng& rng, Log<Fact>& log)
{
    State s;
    s.options = options;
    s.campaign = options.campaign;
    s.seats = static_cast<std::uint8_t>(seats);
    lay_out(s);
    s.nut = options.nut == FirstNut::Random ? seat_at(rng.below(static_cast<std::uint32_t>(seats)))  // [TF-2.8]
                                            : seat_at(options.nut == FirstNut::FirstSeat ? 0 : 1);
    log.say(rule("TF-2.1"), To::all(), ScenarioSet{options.scenario, s.nut});
    s.stack.push_back(Setup{});
    play_on(s, rng, log);
    return s;
}

}  // namespace snowbound
