// Chapter TF-11: small figures that fly along.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

Spaces places_to_set_down(const State& s, FigureId bird)  // [TF-11.4]
{
    const Space at = figure(s, bird).at;
    const FigureId passenger = figure(s, bird).carries;
    Spaces all = neighbours(s, at);
    if (is_nest(at)) all.add(at);
    Spaces some;
    for (const Space each : all) {
        if (has_room(s, each, passenger)) some.add(each);
    }
    return some;
}

}  // namespace

bool can_be_picked(const State& s, FigureId bird, FigureId passenger)  // [TF-11.7]
{
    return figure(s, bird).carries == kNoFigure && is_grounded(s, passenger) && !is_large(s, passenger) &&
           !is_object(s, passenger) && owner_of(s, bird) == owner_of(s, passenger) && !is_pinned(s, passenger) &&
           !figure(s, passenger).immobile;
}

// Where the bird took off, and beside it; a flying bird: where its base touches. [TF-R30]
Figures near_for_pick_up(const State& s, FigureId bird, Spaces launch_from)
{
    Figures some;
    if (figure(s, bird).carries != kNoFigure) return some;
    Spaces near;
    for (const Space at : launch_from) {
        near |= neighbours(s, at);
        near.add(at);
    }
    if (launch_from.empty()) near = spaces_touching(field_of(s), {figure(s, bird).pose.at, kBaseRadius});
    for (const FigureId id : figures_of(s, owner_of(s, bird), Zone::Battlefield)) {
        if (is_grounded(s, id) && near.has(figure(s, id).at) && can_be_picked(s, bird, id)) some.add(id);
    }
    return some;
}

void pick_up(State& s, FigureId bird, FigureId passenger, TfLog& log)  // [TF-11.2]
{
    figure(s, bird).carries = passenger;
    figure(s, passenger).zone = Zone::Carried;
    figure(s, passenger).at = kNowhere;
    log.say(rule("TF-11.1"), To::all(), PickedUp{owner_of(s, bird), bird, passenger});
    reach(s, Reach::PickUp);
    tidy_leaves(s, log);
}

void drop(State& s, FigureId bird, Space at, Rng&, TfLog& log)  // [TF-11.3] [TF-11.8] [TF-R31]
{
    const FigureId passenger = std::exchange(figure(s, bird).carries, kNoFigure);
    const Seat seat = owner_of(s, bird);
    figure(s, passenger).zone = Zone::Battlefield;
    figure(s, passenger).at = at;
    log.say(rule("TF-11.3"), To::all(), Dropped{seat, bird, passenger, at});
    reach(s, Reach::DropOff);
    Feats& feats = player(s, seat).feats;
    if (!is_leaf(at) && tree_of(at) != player(s, seat).home && feats.airlifts < 9) ++feats.airlifts;
    if (may_play(s, seat, When::Dropped, passenger)) {
        s.stack.push_back(Reaction{.moment = Moment::Dropped, .seat = seat, .figure = passenger});
    }
    deliver_token(s, passenger);
}

Flow resume(const SettingDown& f, State& s, Rng&, TfLog& log)
{
    const FigureId passenger = figure(s, f.bird).carries;
    if (passenger != kNoFigure && !places_to_set_down(s, f.bird).empty()) return Flow::Ask;
    s.stack.pop_back();
    if (passenger == kNoFigure) return Flow::Again;
    figure(s, f.bird).carries = kNoFigure;
    figure(s, passenger).zone = Zone::Battlefield;
    defeat(s, passenger, log);
    return Flow::Again;
}

void ask(const SettingDown& f, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(owner_of(s, f.bird), rule("TF-11.4"), "flight.set_down");
    if (!offer) return;
    const Spaces places = places_to_set_down(s, f.bird);
    for (const Space at : places) {
        offer.add(SetDown{at});
    }
    offer.fallback(SetDown{places.front()});
}

void take(const SettingDown& f, State& s, Seat, const Choice& choice, Rng& rng, TfLog& log)
{
    s.stack.pop_back();
    drop(s, f.bird, std::get<SetDown>(choice).at, rng, log);
}

}  // namespace snowbound::tail_feathers
