// Figures, a second time: who is where and can do what, read off the cards and the table without the rules' own words.
#pragma once

#include "games/tail_feathers/tests/second_table.h"

namespace snowbound::tail_feathers::tests::second {

struct Referee {
    const State& s;
    Seat seat;

    const Figure& at(FigureId id) const { return s.figures[index(id)]; }
    const Unit& card_of_unit(FigureId id) const { return s.units[index(at(id).unit)]; }
    Seat side(FigureId id) const { return card_of_unit(id).owner; }
    bool is_bird(FigureId id) const { return card_of_unit(id).is_bird; }
    bool here(FigureId id) const { return at(id).zone == Zone::Battlefield; }
    bool flies(FigureId id) const { return here(id) && at(id).flying; }
    bool stands(FigureId id) const { return here(id) && !at(id).flying; }
    bool piloted(FigureId id) const { return is_bird(id) && !card_of_unit(id).riderless; }
    GroundKind kind(FigureId id) const { return tail_feathers::card_of(card_of_unit(id).ground).kind; }
    bool is(FigureId id, GroundKind k) const { return !is_bird(id) && kind(id) == k; }
    bool large(FigureId id) const { return is_bird(id) || tail_feathers::card_of(card_of_unit(id).ground).large; }
    bool spiralling(FigureId id) const
    {
        return std::any_of(s.spirals.begin(), s.spirals.end(),
                           [&](const Spiral& each) { return each.attacker == id || each.defender == id; });
    }
    bool captain(FigureId id) const  // [TF-27.3] a pilot who is not shaken, or a hero; nobody in a spiral
    {
        return here(id) && !spiralling(id) && (piloted(id) ? !at(id).shaken : is(id, GroundKind::Hero));
    }
    Proficiency skill(FigureId id) const
    {
        const Unit& u = card_of_unit(id);
        if (!u.is_bird) return tail_feathers::card_of(u.ground).proficiency;
        return u.riderless ? Proficiency::None : tail_feathers::card_of(u.pilot).proficiency;
    }
    bool master(FigureId id, Proficiency p) const { return captain(id) && skill(id) == p; }
    std::vector<FigureId> all(bool mine) const
    {
        std::vector<FigureId> some;
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            if ((side(figure_at(i)) == seat) == mine) some.push_back(figure_at(i));
        }
        return some;
    }
    FigureId first(bool (Referee::*fits)(FigureId) const) const
    {
        for (const FigureId id : all(true)) {
            if ((this->*fits)(id)) return id;
        }
        return kNoFigure;
    }
    bool pilot_captain(FigureId id) const { return captain(id) && piloted(id); }
    bool hero_captain(FigureId id) const { return captain(id) && !piloted(id); }
    bool tactician(FigureId id) const { return master(id, Proficiency::Tactician); }
    bool close(FigureId a, FigureId b) const
    {
        return is_in_range(participant(s, a), participant(s, b), field_of(s), 8000);
    }
    bool enemies_beside(Space space) const
    {
        for (const FigureId id : all(false)) {
            if (stands(id) && at(id).at == space && !is(id, GroundKind::Object)) return true;
        }
        return false;
    }
};

}  // namespace snowbound::tail_feathers::tests::second
