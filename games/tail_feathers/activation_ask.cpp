// Chapter TF-7: what a player is asked while a unit is active.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

void ask_squad(const Activation& a, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(a.seat, rule("TF-7.5"), "activation.squad");
    if (!offer) return;
    const Figures all = available_of(s, a.unit);
    const auto most = std::min<std::size_t>(static_cast<std::size_t>(squad_value(s, a)), all.size());
    offer.number("most", static_cast<int>(most));
    offer.fallback(ChooseFigures{all.first(most)});
    std::array<FigureId, kSquadFigures> ids{};
    std::size_t n = 0;
    for (const FigureId id : all) {
        ids[n++] = id;
    }
    for (unsigned bits = 1; bits < (1U << n); ++bits) {
        Figures some;
        for (std::size_t i = 0; i < n; ++i) {
            if (bits >> i & 1U) some.add(ids[i]);
        }
        if (some.size() == most) offer.add(ChooseFigures{some});
        if (some.size() < most) offer.also(ChooseFigures{some});
        if (some.size() > most && some == all) offer.bar(ChooseFigures{some}, Refusal{rule("TF-7.5"), "squad_value"});
    }
    offer.open("figures");
    offer_plays(s, a.seat, When::Squad, kNoFigure, offer);
}

void offer_launches(const State& s, const Activation& a, TfOffer& offer)
{
    const FigureId id = only_figure(a);
    const auto point = launch_point(figure(s, id).at, field_of(s), static_cast<ObjectId>(index(id)));
    offer.open("pose");
    const Angle centre = direction(*point, {kBoard / 2, kBoard / 2});
    for (const Seat enemy : enemies(s, a.seat)) {
        offer.add(Launch{{*point, direction(*point, centre_of(home_nest(s, enemy)))}});
    }
    for (int turn = -600; turn <= 600; turn += 200) {
        offer.add(Launch{{*point, turned(centre, turn)}});
    }
    for (const FigureId enemy : enemy_figures(s, a.seat, Zone::Battlefield)) {
        if (is_flying(s, enemy)) offer.add(Launch{{*point, direction(*point, figure(s, enemy).pose.at)}});
    }
    offer.fallback(Launch{{*point, centre}});
}

// Every route that the rules allow: the numbers of templates are small enough to name them all. [TF-9.4] [TF-9.5]
void offer_routes(const State& s, const Activation& a, TfOffer& offer)
{
    offer.open("route");
    const FigureId id = only_figure(a);
    const int most = most_templates(s, a), least = a.templates < 0 ? 1 : 2;
    offer.number("most", most);
    Sequence safe;
    const Field field = offer.for_people() ? field_of(s) : Field{};
    for (int n = least; n <= most; ++n) {
        for (unsigned bits = 0; bits < (1U << n); ++bits) {
            Sequence templates;
            for (int i = n - 1; i >= 0; --i) {
                templates.push_back(bits >> i & 1U ? Length::Long : Length::Short);
            }
            if (!is_supplied({templates.begin(), templates.size()})) continue;
            offer.add(Announce{templates, 0});
            if (a.steep && figure(s, id).tilt != Tilt::Centre) {
                for (int joint = 1; joint < n; ++joint) {
                    offer.add(Announce{templates, static_cast<std::uint8_t>(joint)});
                }
            }
            if (!offer.for_people() || !safe.empty()) continue;
            const Route route = lay({figure(s, id).pose, figure(s, id).tilt, templates, 0});
            bool trunk = is_off_board(route.points.back());
            for (const Crossing& each : crossings(route, field, static_cast<ObjectId>(index(id)))) {
                trunk = trunk || each.kind == Crossed::Trunk;
            }
            if (!trunk) safe = templates;  // the first that does no harm, for an absent player
        }
    }
    if (safe.empty()) safe = least == 1 ? Sequence{Length::Short} : Sequence{Length::Short, Length::Short};
    offer.fallback(Announce{safe, 0});
}

void ask_prepare(const Activation& a, const State& s, TfQuestions& questions)
{
    const FigureId id = only_figure(a);
    const Figure& f = figure(s, id);
    if (!f.flying) {
        auto offer = questions.to(a.seat, rule("TF-5.5"), "flight.launch");
        if (offer) offer_launches(s, a, offer);
        return;
    }
    auto offer = questions.to(a.seat, rule("TF-9.5"), "flight.route");
    if (!offer) return;
    offer.number("figure", static_cast<int>(index(id)));
    offer_routes(s, a, offer);
    if (a.launched) {
        offer.bar(PilotRoll{}, Refusal{rule("TF-9.3"), "no_roll_on_launch"});
    } else if (a.rolled) {
        offer.bar(PilotRoll{}, Refusal{rule("TF-9.2"), "one_pilot_roll"});
    } else if (pilot_value(s, id) > 0) {
        offer.add(PilotRoll{});  // [TF-9.2]
    }
    Spaces from;
    if (f.at != kNowhere) from.add(f.at);
    for (const FigureId passenger : near_for_pick_up(s, id, from)) {  // [TF-11.1]
        offer.add(PickUp{passenger});
    }
    offer_plays(s, a.seat, When::Route, id, offer);
}

void ask_retilt(const Activation& a, const State& s, TfQuestions& questions)
{
    const FigureId id = only_figure(a);
    auto offer = questions.to(a.seat, rule("TF-9.2"), a.failed ? "flight.failed" : "flight.tilt");
    if (!offer) return;
    if (a.failed) {
        offer_plays(s, a.seat, When::PilotRoll, id, offer);
    } else {
        for (const Tilt tilt : {Tilt::Left, Tilt::Centre, Tilt::Right}) {
            if (tilt != figure(s, id).tilt && one_step(tilt, figure(s, id).tilt)) offer.add(ChangeTilt{tilt});
        }
    }
    offer.add(GoOn{});
    offer.fallback(GoOn{});
}

void ask_walk(const Activation& a, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(a.seat, rule("TF-8.1"), "activation.walk");
    if (!offer) return;
    for (const FigureId id : a.acting) {
        if (a.moved.has(id) || !is_grounded(s, id)) continue;
        const Spaces near = reachable(s, id, move_of(s, id) + a.move);
        for (const Space to : near) {
            offer.add(Walk{id, to});
        }
        if (!offer.for_people()) continue;
        for (const Space to : neighbours(s, figure(s, id).at)) {
            if (near.has(to)) continue;
            offer.bar(Walk{id, to},
                      is_pinned(s, id) ? Refusal{rule("TF-8.6"), "pinned"} : Refusal{rule("TF-8.3"), "no_room"});
        }
    }
    offer.add(Finish{});  // [TF-7.8]
    offer.fallback(Finish{});
    offer_plays(s, a.seat, When::Acting, kNoFigure, offer);
}

void ask_act(const Activation& a, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(a.seat, rule("TF-7.6"), "activation.act");
    if (!offer) return;
    const Field field = field_of(s);
    for (const FigureId id : a.acting) {
        if (!is_free_to_act(s, a, id)) continue;
        offer_strikes(s, a, id, field, offer);
        if (!a.no_attack) offer_cuts(s, a, id, offer);
        if (figure(s, id).flying || is_object(s, id) || a.double_shot || a.nested) continue;  // [TF-12.3]
        for (const Space to : reachable(s, id, move_of(s, id))) {                             // [TF-R38c]
            offer.add(Scurry{id, to});
        }
    }
    offer.add(Finish{});
    offer.fallback(Finish{});
    offer_plays(s, a.seat, When::Acting, kNoFigure, offer);
}

void ask_revive(const Activation& a, const State& s, TfQuestions& questions)
{
    auto offer = questions.to(a.seat, rule("TF-22.1"), "activation.revive");
    if (!offer) return;
    offer.open("figures");
    Figures squad, best;
    for (const FigureId id : revivable(s, a.seat)) {
        if (ground_card(s, id)->kind != GroundKind::Squad) {
            offer.add(Revive{Figures{id}});
            best = Figures{id};
        } else if (squad.size() < 3) {
            squad.add(id);
        } else {
            offer.also(Revive{Figures{id}});  // everybody is named
        }
    }
    if (!squad.empty()) offer.add(Revive{squad});
    if (squad.size() >= 2 || best.empty()) best = squad;
    offer.add(GoOn{});
    offer.fallback(Revive{best});
}

}  // namespace

void ask(const Activation& f, const State& s, TfQuestions& questions)
{
    switch (f.stage) {
        case Stage::Squad: return ask_squad(f, s, questions);
        case Stage::Prepare: return ask_prepare(f, s, questions);
        case Stage::Retilt: return ask_retilt(f, s, questions);
        case Stage::Walk: return ask_walk(f, s, questions);
        case Stage::Act: return ask_act(f, s, questions);
        case Stage::Revive: return ask_revive(f, s, questions);
        case Stage::Spiral:
        case Stage::Close: break;
    }
}

}  // namespace snowbound::tail_feathers
