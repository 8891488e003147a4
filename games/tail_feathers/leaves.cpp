// Chapters TF-32 and TF-33: leaves on their trees, leaves on the wind.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

Leaf& leaf_at(State& s, Space leaf) { return s.leaves[index(leaf) - kFirstLeaf]; }
const Leaf& leaf_at(const State& s, Space leaf) { return s.leaves[index(leaf) - kFirstLeaf]; }

void hang(State& s, Space leaf, TfLog& log)
{
    leaf_at(s, leaf) = Leaf{.in_play = true};
    for (Leaf& each : s.leaves) {
        if (each.beside == leaf) each.beside = kNowhere;
    }
    log.say(rule("TF-32.2"), To::all(), LeafBack{leaf});
}

int room_for(const State& s, Space to, FigureId id)  // small figures that still fit
{
    if (!has_room(s, to, id)) return 0;
    if (is_nest(to)) return static_cast<int>(kMostFigures);
    int small = 0;
    for (const FigureId each : figures_at(s, to)) {
        small += !is_object(s, each);
    }
    return 4 - small;
}

void sweep_feathers(State& s, const Rotation& turn, TfLog& log)  // [TF-33.5]
{
    for (std::size_t i = s.feathers.size(); i > 0; --i) {
        if (!turn.feathers.contains(s.feathers[i - 1].id)) continue;
        log.say(rule("TF-33.5"), To::all(), FeatherGone{s.feathers[i - 1].at});
        s.feathers.erase_at(i - 1);
    }
}

void rotate_once(State& s, Spin spin, TfLog& log)
{
    Drifting& f = top<Drifting>(s);
    const Space leaf = f.leaf;
    const Field field = field_of(s);
    const std::optional<Tree> origin = f.first ? std::optional<Tree>(tree_of(leaf)) : std::nullopt;
    const Rotation turn = rotate(leaf_at(s, leaf).drift, spin, field, leaf, origin);
    --f.rotations;
    f.first = false;
    if (turn.over) f.rotations = 0;
    leaf_at(s, leaf).drift = turn.drift;
    log.say(rule("TF-33.3"), To::all(), LeafDrifted{leaf, turn.drift.stem, turn.drift.axis});
    sweep_feathers(s, turn, log);
    switch (turn.contact) {
        case Contact::Tree:  // [TF-33.9]
            s.stack.back() = Unloading{.leaf = leaf, .to = turn.unload};
            log.say(rule("TF-33.9"), To::all(), LeafLanded{leaf, turn.unload});
            break;
        case Contact::Card:  // [TF-33.7]
            if (seat_at(turn.id) != leaf_controller(s, leaf)) reveal_mission(s, seat_at(turn.id), log);
            break;
        case Contact::Leaf:  // [TF-33.8]
            leaf_at(s, leaf).beside = space_at(turn.id);
            leaf_at(s, space_at(turn.id)).beside = leaf;
            break;
        case Contact::Bird:
        case Contact::None: break;
    }
}

}  // namespace

Seat leaf_controller(const State& s, Space leaf)  // [TF-R54]
{
    const Seat cutter = leaf_at(s, leaf).controller;
    if (count_in(s, leaf, cutter) > 0) return cutter;
    Seat most = next_seat(s, cutter);
    for (Seat each = next_seat(s, most); each != cutter; each = next_seat(s, each)) {
        if (count_in(s, leaf, each) > count_in(s, leaf, most)) most = each;
    }
    return most;
}

std::optional<Refusal> cut_refusal(const State& s, const Activation& a, const CutLeaf& c)
{
    const FigureId id = c.figure;
    if (index(id) >= s.figures.size() || !a.acting.has(id)) return Refusal{rule("TF-33.1"), "not_acting"};
    if (a.acted.has(id) || a.no_attack) return Refusal{rule("TF-33.1"), "has_acted"};
    const Space at = figure(s, id).at;
    if (!is_grounded(s, id) || !is_leaf(at) || leaf_at(s, at).drifting)
        return Refusal{rule("TF-33.1"), "no_hanging_leaf"};
    if (c.tree == tree_of(at)) return Refusal{rule("TF-33.1"), "another_tree"};
    if (!is_near(c.aim)) return Refusal{rule("TF-33.1"), "no_such_aim"};
    const Field field = field_of(s);
    if (!field.trunks.has(c.tree) || !is_aim(at, c.tree, c.aim, field)) return Refusal{rule("TF-33.1"), "no_such_aim"};
    return std::nullopt;
}

void offer_cuts(const State& s, const Activation& a, FigureId id, TfOffer& offer)
{
    if (!uses_leaves(s) || !is_grounded(s, id) || !is_leaf(figure(s, id).at) || a.nested) return;
    offer.open("aim");
    const Field field = field_of(s);
    for (const Tree tree : field.trunks) {
        if (tree == tree_of(figure(s, id).at)) continue;
        const CutLeaf cut{id, tree, default_aim(figure(s, id).at, tree, field)};
        if (!cut_refusal(s, a, cut)) offer.add(cut);
    }
}

void start_cut(State& s, const CutLeaf& c, Rng& rng, TfLog& log)  // [TF-33.1] [TF-33.2]
{
    const Space at = figure(s, c.figure).at;
    const Seat seat = owner_of(s, c.figure);
    const auto face = roll_die(s, rng);
    const int runners = bird_ability(s, c.figure) == Ability::LeafRunners ? 1 : 0;
    const int rotations = number_on(face) + static_cast<int>(figures_at(s, at).size()) + runners;
    leaf_at(s, at) = Leaf{.in_play = true, .drifting = true, .drift = cut(at, c.aim), .controller = seat};
    log.say(rule("TF-33.2"), To::all(), LeafCut{seat, c.figure, at, static_cast<std::uint8_t>(rotations)});
    reach(s, Reach::LeafCut);
    s.stack.push_back(Drifting{.leaf = at, .rotations = static_cast<std::uint8_t>(rotations), .first = true});
}

void tidy_leaves(State& s, TfLog& log)
{
    for (std::size_t i = 0; i < kLeaves; ++i) {
        const Space leaf = space_at(kFirstLeaf + i);
        if (s.leaves[i].drifting && figures_at(s, leaf).empty()) hang(s, leaf, log);
    }
}

Flow resume(const Drifting& f, State& s, Rng&, TfLog&)
{
    if (f.rotations > 0 && leaf_at(s, f.leaf).drifting) return Flow::Ask;
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const Drifting& f, const State& s, TfQuestions& questions)
{
    const Seat seat = leaf_controller(s, f.leaf);
    auto offer = questions.to(seat, rule("TF-33.3"), "leaf.spin");
    if (!offer) return;
    offer.number("left", f.rotations);
    offer.add(TurnLeaf{Spin::Clockwise});
    offer.add(TurnLeaf{Spin::Counterclockwise});
    offer.fallback(TurnLeaf{Spin::Clockwise});
    if (!f.boosted) offer_plays(s, seat, When::Leaf, kNoFigure, offer);
}

void take(const Drifting&, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    if (const auto* card = std::get_if<PlayCard>(&choice)) return play(s, seat, *card, rng, log);
    rotate_once(s, std::get<TurnLeaf>(choice).spin, log);
}

Flow resume(const Unloading& f, State& s, Rng&, TfLog& log)
{
    const Figures aboard = figures_at(s, f.leaf);
    if (!aboard.empty()) {
        const int room = room_for(s, f.to, aboard.front());
        if (room > 0 && static_cast<int>(aboard.size()) > room) return Flow::Ask;  // [TF-R57]
        std::array<int, kMostSeats> landed{};
        for (const FigureId id : aboard) {
            if (room == 0) {
                defeat(s, id, log);
                continue;
            }
            figure(s, id).at = f.to;
            ++landed[snowbound::index(owner_of(s, id))];
            log.say(rule("TF-33.9"), To::all(), Placed{owner_of(s, id), id, f.to});
        }
        for (const Seat seat : all_seats(s)) {
            if (is_enemy_home(s, tree_of(f.to), seat) && landed[snowbound::index(seat)] >= 2)
                player(s, seat).feats.leaf = true;
        }
        reach(s, Reach::LeafUnload);
    }
    s.stack.pop_back();
    if (leaf_at(s, f.leaf).drifting) hang(s, f.leaf, log);
    return Flow::Again;
}

void ask(const Unloading& f, const State& s, TfQuestions& questions)
{
    const Seat seat = leaf_controller(s, f.leaf);
    auto offer = questions.to(seat, rule("TF-33.9"), "leaf.lose");
    if (!offer) return;
    bool first = true;
    for (const FigureId id : figures_at(s, f.leaf)) {
        if (owner_of(s, id) != seat) continue;
        offer.add(Lose{id});
        if (first) offer.fallback(Lose{id});
        first = false;
    }
}

void take(const Unloading&, State& s, Seat, const Choice& choice, Rng&, TfLog& log)
{
    defeat(s, std::get<Lose>(choice).figure, log);
}

}  // namespace snowbound::tail_feathers
