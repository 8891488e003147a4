// Who may do what, a second time: plain loops over the whole table, straight from the clauses.
#pragma once

#include "games/tail_feathers/tests/second_figures.h"

namespace snowbound::tail_feathers::tests::second {

inline std::string_view named(const std::optional<Refusal>& refusal) { return refusal ? refusal->why : ""; }

struct TableReferee : Referee {
    explicit TableReferee(const State& state, Seat of = seat_at(0)) : Referee{state, of} {}

    const Player& player_of(Seat side_) const { return s.players[snowbound::index(side_)]; }
    bool object(FigureId id) const { return is(id, GroundKind::Object); }
    std::vector<FigureId> everybody() const
    {
        std::vector<FigureId> some;
        for (std::size_t i = 0; i < s.figures.size(); ++i) some.push_back(figure_at(i));
        return some;
    }
    bool drifts(Space space) const { return is_leaf(space) && s.leaves[index(space) - kFirstLeaf].drifting; }
    bool is_home(Tree tree) const { return player_of(seat_at(0)).home == tree || player_of(seat_at(1)).home == tree; }

    bool in_play(Space space) const  // [TF-1.10] a nest in the place of B2 on a home tree
    {
        if (is_leaf(space)) return s.leaves[index(space) - kFirstLeaf].in_play;
        const Tree tree = tree_of(space);
        if (tree == Tree::Sapling) return s.options.scenario == ScenarioId::SaplingStandoff;
        const auto part = static_cast<Part>(index(space) % kParts);
        return part == Part::Nest ? is_home(tree) : part == Part::B2 ? !is_home(tree) : true;
    }
    Spaces beside(Space space) const  // [TF-2.9] [TF-33.8]
    {
        Spaces all;
        if (drifts(space)) {
            const Space other = s.leaves[index(space) - kFirstLeaf].beside;
            if (other != kNowhere) all.add(other);
            return all;
        }
        for (std::size_t i = 0; i < kSpaces; ++i) {
            if (facts(space).adjacent.has(space_at(i)) && in_play(space_at(i)) && !drifts(space_at(i)))
                all.add(space_at(i));
        }
        return all;
    }
    int crowd(Space space, Seat of, bool large_too = true) const  // [TF-R59] objects are no figures
    {
        int n = 0;
        for (const FigureId id : everybody()) {
            n += stands(id) && at(id).at == space && side(id) == of && !object(id) && (large_too || !large(id));
        }
        return n;
    }
    int foes(Space space, Seat of) const { return crowd(space, seat_at(1 - snowbound::index(of))); }
    bool fits(Space space, FigureId who_) const  // [TF-8.2] [TF-8.8] [TF-32.1]
    {
        if (is_nest(space)) {
            return std::any_of(s.players.begin(), s.players.end(),
                               [&](const Player& p) { return p.nest > 0 && nest_of(p.home) == space; });
        }
        int small = 0, big = 0;
        for (const FigureId id : everybody()) {
            if (id == who_ || !stands(id) || at(id).at != space || object(id)) continue;
            large(id) ? ++big : ++small;
        }
        if (is_leaf(space)) return !large(who_) && small <= 2;
        return large(who_) ? small == 0 && big == 0 : big == 0 && small <= 3;
    }
    bool pinned(FigureId id) const  // [TF-8.6] [TF-8.10]
    {
        return stands(id) && !large(id) && foes(at(id).at, side(id)) > crowd(at(id).at, side(id));
    }
    void walk(FigureId id, Space from, int steps, Spaces& reached) const  // [TF-8.1] to [TF-8.4]
    {
        if (steps == 0) return;
        for (const Space to : beside(from)) {
            if (to == at(id).at || !fits(to, id)) continue;
            reached.add(to);
            if (large(id) || foes(to, side(id)) == 0) walk(id, to, steps - 1, reached);
        }
    }
    Spaces walks(FigureId id, int steps) const
    {
        Spaces reached;
        if (!pinned(id)) walk(id, at(id).at, steps, reached);
        return reached;
    }

    bool may_go(FigureId id) const  // on a mission [TF-4.3] [TF-4.5]
    {
        return stands(id) && side(id) == seat && !is_bird(id) && !object(id) && !is_leaf(at(id).at) &&
               tree_of(at(id).at) == player_of(seat).home && !pinned(id) && !at(id).immobile;
    }
    std::string_view assigning(const Figures& some, int already) const
    {
        int small = already, big = 0;
        for (const FigureId id : some) {
            if (index(id) >= s.figures.size() || side(id) != seat) return "not_yours";
            if (is_bird(id) || object(id)) return "never_on_missions";
            if (stands(id) && (pinned(id) || at(id).immobile)) return "cannot_leave";
            if (!may_go(id)) return "not_at_home";
            large(id) ? ++big : ++small;
        }
        if (small == 0 && big == 0) return "at_least_one";
        const bool fit = (big == 0 && small <= 4) || (big == 1 && small == 0);  // [TF-4.4]
        return fit ? "" : "mission_zone_full";
    }

    bool liftable(FigureId bird, FigureId id) const  // [TF-11.7]
    {
        return at(bird).carries == kNoFigure && stands(id) && !large(id) && !object(id) && side(bird) == side(id) &&
               !pinned(id) && !at(id).immobile;
    }

    int value(FigureId id, std::int8_t PilotRank::* pilot, std::int8_t GroundCard::* ground, int veteran) const
    {
        const Unit& u = card_of_unit(id);
        if (u.is_bird) return u.riderless ? 0 : rank_of(u.pilot, u.rank).*pilot;
        return tail_feathers::card_of(u.ground).*ground + (at(id).veteran ? veteran : 0);
    }
    int melee(FigureId id) const { return value(id, &PilotRank::melee, &GroundCard::melee, 1); }
    int ranged(FigureId id) const { return value(id, &PilotRank::ranged, &GroundCard::ranged, 1); }
    int bird_part(FigureId id, std::int8_t BirdCard::* of) const
    {
        return is_bird(id) ? tail_feathers::card_of(card_of_unit(id).bird).*of : 0;
    }
    int life(FigureId id) const
    {
        return bird_part(id, &BirdCard::life) + value(id, &PilotRank::life, &GroundCard::life, 0);
    }
    int cost(FigureId id) const
    {
        return bird_part(id, &BirdCard::cost) + value(id, &PilotRank::cost, &GroundCard::cost, 2);
    }
    Ability ability(FigureId id) const
    {
        return piloted(id) ? tail_feathers::card_of(card_of_unit(id).pilot).ability : Ability::None;
    }

    // Why a figure may not strike: the first clause in the way, in the order of the chapters.
    std::string_view striking(const Activation& a, const Strike& c, const Field& field) const
    {
        const FigureId id = c.figure;
        if (index(id) >= s.figures.size() || !a.acting.has(id) || !here(id)) return "not_acting";
        if (a.acted.has(id)) return "has_acted";
        if (a.swooped) return "has_swooped";
        if (a.no_attack) return "was_in_a_spiral";
        if (a.double_shot && c.kind != AttackKind::Ranged) return "has_acted";
        if (at(id).shaken) return "is_shaken";
        if (is_bird(id) && !piloted(id)) return "riderless";
        if (const auto no = targeting(a.seat, c.target); !no.empty()) return no;
        if (c.kind == AttackKind::Ranged) return shooting(a, c, field);
        return c.kind == AttackKind::Melee ? in_melee(a, c, field) : "no_normal_attack";
    }
    std::string_view targeting(Seat by, const Target& target) const
    {
        if (target.figure != kNoFigure) {
            if (index(target.figure) >= s.figures.size() || !here(target.figure)) return "not_available";
            if (side(target.figure) == by) return "own_side";
            return spiralling(target.figure) ? "in_a_spiral" : "";
        }
        if (snowbound::index(target.nest) >= 2 || player_of(target.nest).nest == 0) return "not_available";
        return target.nest == by ? "own_side" : "";
    }
    Space place(const Target& target) const
    {
        if (target.figure == kNoFigure) return nest_of(player_of(target.nest).home);
        return at(target.figure).flying ? kNowhere : at(target.figure).at;
    }
    std::string_view seeing(FigureId id, const Target& target, const Field& field, std::int32_t range) const
    {
        const auto spot = [&](FigureId f) {
            return at(f).flying ? Participant::in_the_air(static_cast<ObjectId>(index(f)), at(f).pose.at)
                                : Participant::on(at(f).at);
        };
        const Participant to = target.figure != kNoFigure ? spot(target.figure) : Participant::on(place(target));
        if (!is_in_range(spot(id), to, field, range)) return "out_of_range";
        const Sight sight = look(spot(id), to, field, range);
        constexpr std::array<std::string_view, 5> kWhy{"out_of_range", "trunk_in_sight", "bird_in_sight",
                                                       "feather_in_sight", "leaf_in_sight"};
        return sight.clear ? "" : kWhy[static_cast<std::size_t>(sight.blocker)];
    }
    std::string_view shooting(const Activation& a, const Strike& c, const Field& field) const
    {
        const int value_ = ranged(c.figure);
        if (value_ <= 0 || value_ + a.ranged <= 0) return "no_ranged_value";
        if (object(c.figure)) return "";                              // [TF-14.4]
        if (stands(c.figure) && foes(at(c.figure).at, a.seat) > 0) {  // [TF-15.3]
            if (c.target.figure == kNoFigure || place(c.target) != at(c.figure).at) return "enemies_here";
        }
        return seeing(c.figure, c.target, field, a.long_shot ? 30000 : 20000);
    }
    std::string_view in_melee(const Activation& a, const Strike& c, const Field& field) const
    {
        const int value_ = melee(c.figure);
        if (value_ <= 0 || value_ + a.melee <= 0) return "no_melee_value";
        const Space there = place(c.target);
        if (flies(c.figure)) {
            if (s.options.melee_at_flyers_only && there != kNowhere) return "flyers_only";
            return seeing(c.figure, c.target, field, 8000);
        }
        if (there == kNowhere) return "out_of_reach";
        return there == at(c.figure).at || beside(at(c.figure).at).has(there) ? "" : "not_adjacent";
    }
};

}  // namespace snowbound::tail_feathers::tests::second
