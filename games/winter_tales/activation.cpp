// One activation: chapters WT-4, WT-8 and WT-9, and the paying for WT-6.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

int cards_drawn(const State& s, Character who)  // [WT-4.1]
{
    const bool four =
        has_ability(s, who, Ability::StoryCard) ||                                                         // [WT-22.14]
        (has_ability(s, who, Ability::Mission) && !s.options.missions && s.options.draws_four_instead());  // [WT-22.2]
    return four ? 4 : 3;
}

bool is_locked(const State& s, Character who)  // [WT-R20] carries the token of the quest that is being resolved
{
    const QuestRun* run = running<QuestRun>(s);
    return run && s.quests[index(run->quest)].at == spot_of(who);
}

bool may_move(const State& s, const Activation& a)
{
    const Figure& f = figure(s, a.who);
    return !a.over && !a.stopped && !a.acted && f.standing() && !f.immobile && !is_locked(s, a.who);  // [WT-4.4]
}

// [WT-6.5] A card for two spaces; what is paid, or free [WT-22.10], comes first.
int cards_for(const State& s, const Activation& a, Space to)
{
    const bool free = !a.free_used && has_ability(s, a.who, Ability::Movement);
    const int paid = a.steps + (free ? 2 : 0);
    return (std::max(0, distance(where(s, a.who), to) - paid) + 1) / 2;
}

namespace {

void offer_movement(const State& s, const Activation& a, WtOffer& offer)
{
    if (!may_move(s, a)) {
        if (offer.for_people() && !a.over && !a.acted && figure(s, a.who).immobile) {
            for (const Space to : neighbours(where(s, a.who))) {
                offer.bar(Step{to}, Refusal{is_rebel(a.who) ? rule("WT-15.7") : rule("WT-16.5"), "immobile"});
            }
        }
        return;
    }
    const Cards& hand = player(s, a.seat).hand;
    const bool free = !a.free_used && has_ability(s, a.who, Ability::Movement);
    const Spaces leading = headings(s, a);
    for (const Space to : neighbours(where(s, a.who))) {  // [WT-6.7]
        const bool leads = leading.has(to);
        if (a.steps > 0) {
            if (leads) {
                offer.add(Step{to});
            } else {
                offer.bar(Step{to}, Refusal{rule("WT-10.4"), "away_from_the_marker"});
            }
            continue;
        }
        if (!leads) continue;
        if (free) offer.add(FreeStep{to});  // [WT-22.10] [WT-R66]
        if (hand.empty()) continue;
        offer.add(Pay{hand.front(), to});  // [WT-6.5]
        if (!offer.for_people()) continue;
        for (const StoryCard card : hand) {
            offer.also(Pay{card, to});
        }
    }
}

bool may_act(const State& s, const Activation& a)  // [WT-8.1] [WT-8.5] [WT-4.5] [WT-8.2]
{
    return !a.joined && !a.acted && !a.over && figure(s, a.who).standing();
}

void offer_actions(const State& s, const Activation& a, WtOffer& offer)
{
    if (!may_act(s, a)) return;
    const Space here = where(s, a.who);
    for (std::size_t i = 0; i < kQuests; ++i) {
        const Quest quest = quest_at(i);
        if (side_of(quest) != side_of(a.who)) continue;  // [WT-8.3] [WT-9.8] [WT-R18]
        const Token& token = s.quests[i];
        if (token.is == TokenIs::Supply) offer_quest_spots(s, quest, offer);  // [WT-9.1] [WT-9.2] [WT-R27b]
        if (token.is != TokenIs::Placed) continue;
        if (place_of(s, token) != here) {
            offer.bar(Resolve{quest}, Refusal{rule("WT-8.4"), "quest_elsewhere"});
            continue;
        }
        if (s.options.carrier_waits() && token.at == spot_of(a.who)) {
            offer.bar(Resolve{quest}, Refusal{rule("WT-9.7"), "carries_it"});
        } else {
            offer.add(Resolve{quest});  // [WT-8.4] [WT-R21]
        }
    }
}

void offer_first_things(const State& s, const Activation& a, WtOffer& offer)
{
    if (!a.fresh || a.over || !figure(s, a.who).standing()) return;
    if (may_take_passage(s, a)) offer.add(Passage{});  // [WT-22.12]
    if (has_ability(s, a.who, Ability::Mission)) offer_new_mission(s, a.seat, a.who, offer);
}

std::size_t to_discard(const State& s, const Activation& a)  // [WT-4.7] those who joined, after the quest
{
    const QuestRun* run = running<QuestRun>(s);
    const bool early = run && run->step == QuestStep::Join;
    if (early && s.options.discards_after_quest()) return 0;
    return excess(player(s, a.seat).hand);
}

void finish(State& s, Seat seat, const Cards& cards, WtLog& log)
{
    Player& p = player(s, seat);
    p.hand -= cards;
    p.put_away |= cards;  // [WT-5.2] face down: what and how many is nobody's business
    if (!cards.empty()) log.say(rule("WT-4.6"), To::only(seat), PutAway{seat, cards});
    log.say(rule("WT-4.6"), To::all(), Finished{seat});
    s.stack.pop_back();
}

}  // namespace

void offer_finish(const State& s, Seat seat, std::size_t number, WtOffer& offer)
{
    const Finish finish{some(player(s, seat).hand, number)};
    offer.add(finish);
    offer.fallback(finish);
    if (number > 0) offer.open("cards");
}

namespace {

using Spots = EnumSet<Spot, kSpots>;

Spots taken_spots(const State& s)
{
    Spots taken;
    for (const Token& token : s.quests) {
        if (token.is == TokenIs::Placed) taken.add(token.at);
    }
    return taken;
}

std::optional<Refusal> spot_refusal(const State& s, Quest quest, Spot spot, const Spots& taken)
{
    if (!is_space(spot)) {
        const Character carrier = carrier_of(spot);
        if (!goes_under_a_rebel(quest) || !is_rebel(carrier)) return Refusal{rule("WT-9.4"), "not_under_a_character"};
        if (!figure(s, carrier).in_play()) return Refusal{rule("WT-9.4"), "not_in_play"};
        return std::nullopt;  // [WT-R04] [WT-R19] any Rebel, even one with a token already
    }
    const Space at = space_of(spot);
    if (!is_location(at)) return Refusal{rule("WT-6.3"), "not_on_a_square"};
    if (goes_under_a_rebel(quest)) {
        // [WT-R49c] a declared power as target: only the Refuge lies on the board
        const bool refuge = quest == Quest::Retaliation && s.options.declares_retaliation() && s.powers.refuge == at;
        if (!refuge) return Refusal{rule("WT-9.4"), "under_a_rebel_only"};
    }
    if (taken.has(spot)) return Refusal{rule("WT-9.4"), "field_taken"};  // [WT-9.4] [WT-9.5]
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> spot_refusal(const State& s, Quest quest, Spot spot)
{
    return spot_refusal(s, quest, spot, taken_spots(s));
}

void offer_quest_spots(const State& s, Quest quest, WtOffer& offer)
{
    const Spots taken = taken_spots(s);
    const auto offer_spot = [&](Spot spot) {
        const PlaceQuest place{quest, spot};
        if (const auto no = spot_refusal(s, quest, spot, taken)) {
            if (no->why == "field_taken") offer.bar(place, *no);
            return;
        }
        offer.add(place);
    };
    for (std::size_t i = 0; i < kLocations; ++i) {
        offer_spot(spot_of(space_at(i)));
    }
    if (!goes_under_a_rebel(quest)) return;
    for (std::size_t i = 0; i < kRebels; ++i) {
        offer_spot(spot_of(character_at(i)));
    }
}

void place_quest(State& s, Seat seat, const PlaceQuest& place, WtLog& log)
{
    s.quests[index(place.quest)] = {TokenIs::Placed, place.at};
    s.reached.add(piece(place.quest));
    const Rule at_setup = side_of(place.quest) == Side::Spring ? rule("WT-2.10") : rule("WT-2.11");
    log.say(std::holds_alternative<Setup>(s.stack.back()) ? at_setup : rule("WT-8.3"), To::all(),
            QuestPlaced{seat, place.quest, place.at});
    if (!is_artifact(place.quest) || !s.options.one_artifact()) return;
    const Quest twin = place.quest == Quest::ArtifactSpring ? Quest::ArtifactWinter : Quest::ArtifactSpring;
    s.quests[index(twin)].is = TokenIs::Out;  // [WT-2.12] [WT-9.3]
    log.say(rule("WT-9.3"), To::all(), QuestOut{twin});
}

void start_activation(State& s, Seat seat, Character who, bool joined, Rng& rng, WtLog& log)  // [WT-4.2]
{
    Figure& f = figure(s, who);
    f.ready = false;
    log.say(joined ? rule("WT-10.3") : rule("WT-4.1"), To::all(), Activated{seat, who});
    const int cards = cards_drawn(s, who);
    if (cards == 4) s.reached.add(piece_ability(who));
    draw_cards(s, seat, cards, rng, log);
    Feats& feats = player(s, seat).feats;
    if (is_rebel(who) && is_location(f.at)) feats.visited.add(f.at);  // [WT-20.8] where it starts counts
    s.stack.push_back(Activation{.seat = seat, .who = who, .joined = joined});
}

Flow resume(const Activation& a, State& s, Rng&, WtLog&)
{
    if (a.fresh && !a.over && figure(s, a.who).standing()) learn_unused(s, a.seat, a.who);  // the question shows them
    return Flow::Ask;
}

void ask(const Activation& a, const State& s, WtQuestions& questions)
{
    auto offer = a.over     ? questions.to(a.seat, rule("WT-4.6"), "activation.finish")
                 : a.joined ? questions.to(a.seat, rule("WT-10.3"), "activation.join")
                            : questions.to(a.seat, rule("WT-4.1"), "activation.act");
    if (!offer) return;
    offer_first_things(s, a, offer);
    offer_movement(s, a, offer);
    offer_actions(s, a, offer);
    if (must_go_on(s, a)) {
        offer.bar(Finish{}, Refusal{rule("WT-10.4"), "head_for_the_marker"});
        if (offer.for_people()) offer.fallback(step_towards(s, a));
        return;
    }
    offer_finish(s, a.seat, to_discard(s, a), offer);
}

void take(const Activation& was, State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    Activation& a = top<Activation>(s);
    Figure& f = figure(s, was.who);
    const Space from = f.at;
    if (const auto* pay = std::get_if<Pay>(&choice)) {  // [WT-6.9] gone, whatever comes
        a.fresh = false;
        a.steps = 1;
        player(s, seat).hand.remove(pay->card);
        discard(s, {pay->card});
        log.say(rule("WT-6.5"), To::all(), Paid{seat, was.who, pay->card});
        enter(s, was.who, from, pay->to, log);
    } else if (const auto* step = std::get_if<Step>(&choice)) {
        --a.steps;
        enter(s, was.who, from, step->to, log);
    } else if (const auto* free = std::get_if<FreeStep>(&choice)) {
        a.fresh = false;
        a.free_used = true;
        a.steps = 1;
        s.reached.add(piece_ability(was.who));
        enter(s, was.who, from, free->to, log);
    } else if (std::holds_alternative<Passage>(choice)) {
        a.fresh = false;  // [WT-R16c] no movement: nobody interrupts
        f.at = passage_of(was.who);
        s.reached.add(piece_ability(was.who));
        if (is_rebel(was.who)) player(s, seat).feats.visited.add(f.at);  // [WT-R59]
        log.say(rule("WT-22.12"), To::all(), UsedPassage{was.who, f.at});
    } else if (const auto* swap = std::get_if<SwapMission>(&choice)) {
        a.fresh = false;
        s.reached.add(piece_ability(was.who));
        swap_mission(s, seat, swap->give, swap->take, rng, log);
    } else if (const auto* drawn = std::get_if<DrawMission>(&choice)) {
        a.fresh = false;
        s.reached.add(piece_ability(was.who));
        swap_mission(s, seat, drawn->give, std::nullopt, rng, log);
    } else if (const auto* place = std::get_if<PlaceQuest>(&choice)) {
        a.acted = true;
        a.fresh = false;
        place_quest(s, seat, *place, log);
    } else if (const auto* resolve = std::get_if<Resolve>(&choice)) {
        a.acted = true;
        a.fresh = false;
        log.say(rule("WT-10.1"), To::all(), QuestStarted{seat, was.who, resolve->quest, f.at});
        s.stack.push_back(QuestRun{
            .seat = seat, .who = was.who, .quest = resolve->quest, .at = f.at, .bookmark = s.bookmark});  // [WT-R53]
    } else if (const auto* done = std::get_if<Finish>(&choice)) {
        finish(s, seat, done->cards, log);
    }
}

}  // namespace snowbound::winter_tales
