// What happens to figures, nests and missions, a second time: the table as it should be afterwards.
#pragma once

#include "games/tail_feathers/tests/second_rules.h"

namespace snowbound::tail_feathers::tests::second {

// Two tables are the same, but for what is written down for statistics and bots. Says where they differ.
inline std::string difference(const State& is, const State& should)
{
    for (std::size_t i = 0; i < 2; ++i) {
        if (is.players[i] != should.players[i]) return "player " + std::to_string(i);
    }
    for (std::size_t i = 0; i < std::min(is.figures.size(), should.figures.size()); ++i) {
        if (is.figures[i] != should.figures[i]) return "figure " + std::to_string(i);
    }
    if (is.figures != should.figures || is.units != should.units) return "units";
    if (is.leaves != should.leaves) return "leaves";
    if (is.feathers != should.feathers) return "feathers";
    if (is.spirals != should.spirals) return "spirals";
    if (is.tokens != should.tokens) return "tokens";
    if (is.winners != should.winners || is.ending != should.ending) return "the end";
    if (is.stack != should.stack) return "the stack";
    return is.freed != should.freed || is.crossings != should.crossings ? "the rest" : "";
}

struct Effects {
    State s;

    Figure& at(FigureId id) { return s.figures[index(id)]; }
    Player& of(Seat seat) { return s.players[snowbound::index(seat)]; }
    TableReferee eye(Seat seat = seat_at(0)) const { return TableReferee(s, seat); }
    Seat side(FigureId id) const { return s.units[index(s.figures[index(id)].unit)].owner; }
    static Seat other(Seat seat) { return seat_at(1 - snowbound::index(seat)); }

    void tidy()  // [TF-32.2] an empty drifting leaf goes back to its tree
    {
        for (std::size_t i = 0; i < kLeaves; ++i) {
            const Space leaf = space_at(kFirstLeaf + i);
            bool empty = true;
            for (const Figure& f : s.figures) {
                empty = empty && !(f.zone == Zone::Battlefield && !f.flying && f.at == leaf);
            }
            if (!s.leaves[i].drifting || !empty) continue;
            s.leaves[i] = Leaf{.in_play = true};
            for (Leaf& each : s.leaves) each.beside = each.beside == leaf ? kNowhere : each.beside;
        }
    }
    void part(FigureId id)  // [TF-R52] [TF-G14.4]
    {
        for (std::size_t i = 0; i < s.spirals.size(); ++i) {
            const Spiral spiral = s.spirals[i];
            if (spiral.attacker != id && spiral.defender != id) continue;
            const FigureId rest = spiral.attacker == id ? spiral.defender : spiral.attacker;
            s.spirals.erase_at(i);
            at(rest).tilt = Tilt::Centre;
            fall(rest);
            return;
        }
    }
    void fall(FigureId id)  // [TF-9.12] off the board
    {
        const Point p = at(id).pose.at;
        const bool off = p.x < 0 || p.y < 0 || p.x > 90000 || p.y > 90000;
        if (at(id).zone == Zone::Battlefield && at(id).flying && off) lose(id);
    }
    void mission_back(Seat seat)  // [TF-24.8]
    {
        of(seat).mission.reset();
        of(seat).mission_open = of(seat).mission_lies = false;
        of(other(seat)).knows_mission = false;
    }
    void lose(FigureId id)  // [TF-1.22]
    {
        const Seat seat = side(id);
        if (const FigureId rider = at(id).carries; rider != kNoFigure) {  // [TF-11.5]
            at(id).carries = kNoFigure;
            at(rider).zone = Zone::Battlefield;
            lose(rider);
        }
        part(id);
        const Figure gone = at(id);
        of(seat).discard |= gone.beside;  // [TF-27.2]
        if (gone.token > 0) {
            const bool lies = gone.zone == Zone::Battlefield && !gone.flying && !is_leaf(gone.at) && !is_nest(gone.at);
            s.tokens[gone.token - 1U] = lies ? gone.at : space_of(of(seat).home, Part::A2);
        }
        at(id) = Figure{.unit = gone.unit, .zone = Zone::Casualty, .veteran = gone.veteran};
        bool crew = false;
        for (const FigureId each : eye().everybody())
            crew = crew || (at(each).zone == Zone::Mission && side(each) == seat);
        if (gone.zone == Zone::Mission && !crew) mission_back(seat);  // [TF-R25]
        tidy();
    }
    void wound(FigureId id, int wounds)  // [TF-21.1]
    {
        Figure& f = at(id);
        if (wounds <= 0 || f.zone == Zone::Casualty || f.zone == Zone::Out) return;
        f.hurt = true;
        f.calm = 0;
        f.wounds = static_cast<std::uint8_t>(f.wounds + wounds);
        if (f.wounds >= eye().life(id)) lose(id);
    }
    void over(Ending ending, SeatSet winners)
    {
        if (!s.ending) s.ending = ending, s.winners = winners;
    }
    void judge()  // [TF-25.1] to [TF-25.3]
    {
        SeatSet standing;
        for (std::size_t i = 0; i < 2; ++i) {
            Player& p = s.players[i];
            if (p.nest > 0) standing.add(seat_at(i));
            if (p.nest > 0 || p.out) continue;
            p.out = true;
            for (const FigureId id : eye().everybody()) {
                if (side(id) != seat_at(i)) continue;
                part(id);
                at(id) = Figure{.unit = at(id).unit, .zone = Zone::Out};
            }
        }
        if (standing.size() == 2) return;
        tidy();
        over(standing.empty() ? Ending::BothNests : Ending::NestDestroyed,
             standing.empty() ? SeatSet::first(2) : standing);
    }
    void hit_nest(Seat seat, int wounds, Seat by)  // [TF-21.3]
    {
        const int done = std::min<int>(wounds, of(seat).nest);
        if (done <= 0) return;
        of(seat).nest = static_cast<std::uint8_t>(of(seat).nest - done);
        Feats& feats = of(by).feats;
        feats.nest_hits = static_cast<std::uint8_t>(feats.nest_hits + done);
        feats.broke_nest = feats.broke_nest || feats.nest_hits >= 4;
        judge();
    }
    void frighten(FigureId id)  // [TF-26.1] [TF-34.4]
    {
        if (eye().piloted(id) && at(id).zone == Zone::Battlefield) at(id).shaken = true;
    }
    void bring(FigureId id)  // a token into the own nest [TF-24.7]
    {
        const bool home = at(id).zone == Zone::Battlefield && !at(id).flying && at(id).at == nest_of(of(side(id)).home);
        if (at(id).token > 0 && home) s.stack.push_back(Delivery{id});
    }
    void crew_home(Seat seat)  // [TF-24.2]
    {
        std::vector<FigureId> crew;
        for (const FigureId id : eye().everybody()) {
            if (at(id).zone == Zone::Mission && side(id) == seat) crew.push_back(id);
        }
        for (const FigureId id : crew) at(id).zone = Zone::Battlefield, at(id).at = nest_of(of(seat).home);
        for (const FigureId id : crew) bring(id);
    }
    void cheese(Seat seat, int n) { of(seat).cheese = static_cast<std::uint8_t>(std::min(6, of(seat).cheese + n)); }
    void end_walk(FigureId id)  // tokens, burning nests [TF-1.18] [TF-26.6]
    {
        for (std::size_t i = 0; i < kTokens; ++i) {
            if (s.tokens[i] == at(id).at && at(id).token == 0 && at(id).at != kNowhere) {
                at(id).token = static_cast<std::uint8_t>(i + 1), s.tokens[i] = kNowhere;
            }
        }
        bring(id);
        for (const Player& p : s.players) {
            if (p.nest > 0 && nest_of(p.home) == at(id).at && p.embers > 0) s.stack.push_back(Dousing{id});
        }
    }
    void set_foot(FigureId id, Space space)  // a bird lands [TF-10.3]
    {
        Figure& f = at(id);
        const Seat seat = side(id);
        f.flying = false, f.at = space, f.tilt = Tilt::Centre;
        of(seat).discard |= f.beside;
        f.beside = {};
        const Unit& u = s.units[index(f.unit)];
        if (s.options.scenario == ScenarioId::CapturedFlyer && u.bird == Bird::Valchirp &&
            tree_of(space) == of(seat).home) {
            SeatSet winner;
            winner.add(seat);
            return over(Ending::Freed, winner);
        }
        end_walk(id);
        if (at(id).carries != kNoFigure) s.stack.push_back(SettingDown{id});
    }
    int on_tree(Seat seat, Tree tree) const
    {
        int n = 0;
        const TableReferee r = eye();
        for (const FigureId id : r.everybody()) {
            n += r.side(id) == seat && r.stands(id) && !r.object(id) && !is_leaf(r.at(id).at) &&
                 tree_of(r.at(id).at) == tree;
        }
        return n;
    }
};

}  // namespace snowbound::tail_feathers::tests::second
