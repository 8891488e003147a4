// Chapters TF-4 to TF-7: what is asked in the phases of a round.
#include <utility>

#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

bool has_assignable(const State& s, Seat seat)
{
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        if (can_be_assigned(s, seat, figure_at(i))) return true;
    }
    return false;
}

bool can_forage(const State& s, UnitId id)  // one that stands on the ground and can act [TF-R38f]
{
    for (const FigureId each : available_of(s, id)) {
        const Figure& f = figure(s, each);
        if (!f.flying && !f.beak_up && !f.immobile && !is_object(s, each)) return true;
    }
    return false;
}

void ask_pick(const State& s, TfQuestions& questions)
{
    questions.each(
        all_seats(s), [&](Seat seat) { return player(s, seat).answered.has_value(); },
        [&](Seat seat) {
            const bool done = player(s, seat).answered.has_value();
            auto offer = questions.to(seat, rule("TF-4.1"), "round.mission", done ? Wait::Standing : Wait::Required);
            if (!offer) return;
            const bool anybody = has_assignable(s, seat);
            for (std::size_t i = 0; i < kMissions; ++i) {
                const auto mission = static_cast<Mission>(i);
                if (!anybody) {
                    offer.bar(PickMission{mission}, Refusal{rule("TF-R05"), "nobody_to_assign"});
                } else if (mission == Mission::Special && special_refusal(s, seat)) {
                    offer.bar(PickMission{mission}, *special_refusal(s, seat));
                } else {
                    offer.add(PickMission{mission});
                }
            }
            offer.add(NoMission{});  // [TF-4.6]
            if (done) offer.also(Withdraw{});
            offer.fallback(NoMission{});
        });
}

void ask_place(const State& s, Seat seat, TfQuestions& questions)
{
    auto offer = questions.to(seat, rule("TF-4.2"), "round.place");
    if (!offer) return;
    offer.open("place");
    const Field field = field_of(s);
    const Point axis = axis_of(s);
    const auto slot = card_slot(axis, centre_of(home_nest(s, seat)), field);
    SB_CHECK(slot, "no place for a mission card");
    offer.add(PlaceMission{*slot});
    for (const Seat enemy : enemies(s, seat)) {
        if (const auto theirs = card_slot(axis, centre_of(home_nest(s, enemy)), field))
            offer.also(PlaceMission{*theirs});
    }
    offer.fallback(PlaceMission{*slot});
}

void ask_assign(const State& s, Seat seat, TfQuestions& questions)
{
    auto offer = questions.to(seat, rule("TF-4.3"), "round.assign");
    if (offer) offer_assignments(s, seat, offer);
}

void ask_tilt(const Round& f, const State& s, TfQuestions& questions)
{
    const Seat seat = in_order(s, f.turn);
    const FigureId id = next_tilt(s, f, seat);
    const Figure& bird = figure(s, id);
    auto offer =
        questions.to(seat, bird.flying ? rule("TF-5.2") : rule("TF-5.3"), bird.flying ? "round.tilt" : "round.perch");
    if (!offer) return;
    offer.number("figure", static_cast<int>(index(id)));
    if (!bird.flying) {
        offer.add(SetPerch{id, false});
        offer.add(SetPerch{id, true});
        offer.fallback(SetPerch{id, false});
        return;
    }
    for (const Tilt tilt : {Tilt::Left, Tilt::Centre, Tilt::Right}) {
        if (one_step(bird.tilt, tilt)) {
            offer.add(SetTilt{id, tilt});
        } else {
            offer.bar(SetTilt{id, tilt}, Refusal{rule("TF-5.2"), "one_step"});
        }
    }
    offer.fallback(SetTilt{id, bird.tilt});
}

void ask_bid(const State& s, TfQuestions& questions)
{
    SeatSet asked;
    for (const Seat seat : all_seats(s)) {
        if (most_bid(s, seat) > 0) asked.add(seat);
    }
    questions.each(
        asked, [&](Seat seat) { return player(s, seat).answered.has_value(); },
        [&](Seat seat) {
            const bool done = player(s, seat).answered.has_value();
            auto offer = questions.to(seat, rule("TF-6.1"), "round.bid", done ? Wait::Standing : Wait::Required);
            if (!offer) return;
            for (int dice = 0; dice <= kMostCheese; ++dice) {
                const Bid bid{static_cast<std::uint8_t>(dice)};
                if (dice <= most_bid(s, seat)) {
                    offer.add(bid);
                } else {
                    offer.bar(bid, dice > s.options.initiative_dice ? Refusal{rule("TF-R01"), "bid_limit"}
                                                                    : Refusal{rule("TF-6.1"), "not_enough_cheese"});
                }
            }
            if (done) offer.also(Withdraw{});
            offer.fallback(Bid{0});
        });
}

void ask_activate(const Round& f, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(f.active, rule("TF-7.1"), "round.activate");
    if (!offer) return;
    bool first = true;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId id = unit_at(i);
        if (s.units[i].owner != f.active) continue;
        if (!can_activate(s, id)) {
            offer.bar(Activate{id}, s.units[i].turned ? Refusal{rule("TF-7.4"), "already_activated"}
                                                      : Refusal{rule("TF-1.5"), "not_available"});
            continue;
        }
        offer.add(Activate{id});
        const bool chosen = std::exchange(first, false);  // for who is away: D9
        if (chosen) offer.fallback(Activate{id});
        if (!uses_forage(s)) continue;
        if (can_forage(s, id)) {  // [TF-29.1]
            offer.add(Forage{id});
            if (chosen && offer.for_people() && !could_strike(s, id)) offer.fallback(Forage{id});  // D12
        } else {
            offer.bar(Forage{id}, Refusal{rule("TF-29.1"), "cannot_forage"});
        }
    }
    offer_plays(s, f.active, When::OwnTurn, kNoFigure, offer);
}

}  // namespace

void offer_assignments(const State& s, Seat seat, TfOffer& offer)
{
    offer.open("figures");
    Figures some;
    bool first = true;
    const auto add = [&](const Figures& figures) {
        if (first) offer.fallback(Assign{figures});
        first = false;
        offer.add(Assign{figures});
    };
    for (const bool nest : {true, false}) {  // those in the nest first, one by one
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            const FigureId id = figure_at(i);
            if (!can_be_assigned(s, seat, id) || is_nest(figure(s, id).at) != nest) continue;
            if (is_large(s, id)) {
                add(Figures{id});
            } else if (some.size() < 4) {
                some.add(id);
                add(some);
            }
            if (some.size() >= 4) offer.also(Assign{Figures{id}});
        }
    }
}

void ask(const Round& f, const State& s, TfQuestions& questions)
{
    const Seat seat = in_order(s, f.turn);
    switch (f.phase) {
        case Phase::PickMission: return ask_pick(s, questions);
        case Phase::Assign:
            if (!player(s, seat).mission_lies) return ask_place(s, seat, questions);
            return ask_assign(s, seat, questions);
        case Phase::ExtraHands: {
            auto offer = questions.to(seat, rule("TF-27.1"), "card.assigned");
            if (!offer) return;
            offer.add(Pass{});
            offer.fallback(Pass{});
            return offer_plays(s, seat, When::Assigned, kNoFigure, offer);
        }
        case Phase::Tilt: return ask_tilt(f, s, questions);
        case Phase::Bid: return ask_bid(s, questions);
        case Phase::Activate: return ask_activate(f, s, questions);
        case Phase::End: return ask_end(f, s, questions);
    }
}

}  // namespace snowbound::tail_feathers
