// Chapter TF-27, first part: which action cards can be played at a moment, as far as anybody at the table can see.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

struct Moments {
    const State& s;
    Seat seat;
    FigureId figure_;
    Plays& plays;

    const Activation* activation() const { return running<Activation>(s); }

    bool affords(Action card) const  // [TF-27.3] [TF-27.6]; it may lie in the hand
    {
        const Player& p = player(s, seat);
        if (p.cheese < card_of(card).cost || !is_playable(s, card) || p.discard.has(card)) return false;
        for (const Figure& f : s.figures) {
            if (f.beside.has(card) && unit(s, f.unit).owner == seat) return false;
        }
        return true;
    }
    void add(Action card, FigureId by = kNoFigure, FigureId on = kNoFigure, Space to = kNowhere,
             Mission mission = Mission{}) const
    {
        if (affords(card) && !plays.full()) plays.push_back({card, by, on, to, mission, Status::None});
    }
    void add_calm(FigureId on, bool has, Status status) const
    {
        const PlayCard play{.card = Action::RegainComposure, .on = on, .status = status};
        if (has && affords(play.card) && !plays.full()) plays.push_back(play);
    }
    bool is_captain(FigureId id) const  // a pilot who keeps his head, or a hero [TF-26.2]
    {
        if (!is_available(s, id) || is_locked(s, id)) return false;
        if (has_pilot(s, id)) return !figure(s, id).shaken;
        const GroundCard* card = ground_card(s, id);
        return card && card->kind == GroundKind::Hero;
    }
    FigureId captain(Proficiency needed = Proficiency::None) const  // any of one's own
    {
        for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
            if (is_captain(id) && (needed == Proficiency::None || proficiency_of(s, id) == needed)) return id;
        }
        return kNoFigure;
    }
    FigureId pilot() const
    {
        for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
            if (is_captain(id) && has_pilot(s, id)) return id;
        }
        return kNoFigure;
    }
    FigureId hero() const
    {
        for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
            if (is_captain(id) && !has_pilot(s, id)) return id;
        }
        return kNoFigure;
    }
    bool is_squad(FigureId id) const { return ground_card(s, id) && ground_card(s, id)->kind == GroundKind::Squad; }

    void own_turn() const;
    void squad() const;
    void route() const;
    void crossing() const;
    void acting() const;
    void shooting(const Activation& a, FigureId id) const;
    void instead_of_attack(const Activation& a, FigureId id) const;
    void ballista(const Activation& a) const;
    void after_flight(const Activation& a, FigureId id) const;
    void dodge() const;
    void guard() const;
    void wounding() const;
    void missions() const;
};

void Moments::own_turn() const
{
    for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
        const Figure& f = figure(s, id);
        if (is_locked(s, id)) continue;
        add_calm(id, f.shaken, Status::Shaken);  // [TF-R38e]
        add_calm(id, f.burning, Status::Burning);
        add_calm(id, f.immobile, Status::Immobile);
    }
    const Player& enemy = player(s, opponent(s, seat));
    if (pilot() != kNoFigure && enemy.mission_lies && !enemy.mission_open && !player(s, seat).knows_mission) {
        add(Action::ScoutReport, pilot());
    }
    for (const FigureId id : figures_of(s, seat, Zone::Casualty)) {
        if (!is_squad(id)) continue;
        add(Action::Rally, kNoFigure, id);
        break;
    }
    if (!affords(Action::Taunt)) return;
    const Field field = field_of(s);
    for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
        if (!is_captain(id) || !has_pilot(s, id)) continue;
        for (const FigureId on : enemy_figures(s, seat, Zone::Battlefield)) {
            if (unit_of(s, on).is_bird && !is_locked(s, on) &&
                is_in_range(participant(s, id), participant(s, on), field, kRange[0])) {
                add(Action::Taunt, id, on);
            }
        }
    }
}

void Moments::squad() const
{
    const Activation* a = activation();
    if (!a || unit(s, a->unit).is_bird) return;
    if (captain() != kNoFigure && card_of(unit(s, a->unit).ground).kind == GroundKind::Squad) {
        add(Action::BattleSqueak, captain());
    }
    if (card_of(unit(s, a->unit).ground).kind != GroundKind::Object) add(Action::QuickFeet);
}

void Moments::route() const
{
    const Activation* a = activation();
    const Figure& bird = figure(s, figure_);
    if (!a->launched) add(Action::Veer, figure_);  // [TF-9.3] a launch is straight
    add(Action::Soar, figure_);
    if (bird.tilt != Tilt::Centre) add(Action::Steady, figure_);
    if (bird.tilt != Tilt::Centre) add(Action::TightTurn, figure_);
    add(Action::Stall, figure_);
    const Unit& u = unit_of(s, figure_);
    if (is_captain(figure_) && card_of(u.pilot).faction == Faction::Raiders) add(Action::Flog, figure_);
}

void Moments::crossing() const
{
    const auto* f = running<Flight>(s);
    const Activation* a = activation();
    if (!f || !a || f->next >= s.crossings.size()) return;
    const Crossing& c = s.crossings[f->next];
    if (a->swooped && !a->diving && is_swoop_target(s, *f, c)) add(Action::CarrionDive, figure_);
    if (c.kind != Crossed::Nest && c.kind != Crossed::TreeSpace && c.kind != Crossed::Leaf) return;
    for (const FigureId id : figures_at(s, space_at(c.id))) {
        if (owner_of(s, id) != seat && !is_large(s, id) && !is_object(s, id) && !figure(s, id).immobile) {
            add(Action::WingBuffet, figure_, id);
        }
    }
}

void Moments::shooting(const Activation& a, FigureId id) const
{
    const bool bullseye = proficiency_of(s, id) == Proficiency::Bullseye && is_captain(id);
    if (a.acted.has(id)) {
        if (!bullseye || !a.shot || a.double_shot || !affords(Action::DoubleShot)) return;
        Activation second = a;  // somebody is left to be shot at
        second.acted.remove(id), second.double_shot = true, second.ranged = -1;
        if (has_strike(s, second, id)) add(Action::DoubleShot, id);
        return;
    }
    if (a.no_attack || figure(s, id).shaken || ranged_of(s, id) < 1) return;
    add(Action::AimedShot, id);
    if (bullseye) add(Action::LongShot, id);
}

void Moments::instead_of_attack(const Activation& a, FigureId id) const
{
    if (a.acted.has(id) || a.no_attack) return;
    if (is_captain(id) && affords(Action::ThrownNet)) {
        const Field field = field_of(s);
        for (const FigureId on : enemy_figures(s, seat, Zone::Battlefield)) {
            if (!is_grounded(s, on) || is_large(s, on) || is_object(s, on) || figure(s, on).immobile) continue;
            if (is_in_range(participant(s, id), participant(s, on), field, kRange[0])) add(Action::ThrownNet, id, on);
        }
    }
    if (!is_grounded(s, id)) return;
    const Space here = figure(s, id).at;
    const bool blade = proficiency_of(s, id) == Proficiency::Blade && is_captain(id);
    if (blade && has_enemy_in(s, here, seat) && !a.stab) add(Action::Backstab, id);
    for (const FigureId on : enemy_figures(s, seat, Zone::Battlefield)) {
        if (!is_object(s, on)) continue;
        if (figure(s, on).at == here || neighbours(s, here).has(figure(s, on).at)) add(Action::Sabotage, id, on);
    }
}

void Moments::ballista(const Activation& a) const  // [TF-28.5]
{
    for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
        if (is_object(s, id)) return;
    }
    for (const FigureId id : a.acting) {
        if (!is_grounded(s, id) || unit_of(s, id).is_bird || a.acted.has(id)) continue;
        const Space at = figure(s, id).at;
        if (is_leaf(at) || is_nest(at) || has_enemy_in(s, at, seat)) continue;  // [TF-28.1]
        int builders = 0;
        for (const FigureId each : a.acting) {
            builders += is_grounded(s, each) && !a.acted.has(each) && figure(s, each).at == at;
        }
        if (builders < 2) continue;
        add(Action::BuildBallista, id, kNoFigure, at);
        return;
    }
}

void Moments::after_flight(const Activation& a, FigureId id) const
{
    if (!a.flew || !is_flying(s, id) || is_locked(s, id)) return;
    const Field field = field_of(s);
    const Pose& pose = figure(s, id).pose;
    const Plan back{{pose.at, turned(pose.heading, kHalfTurn)}, Tilt::Centre, {Length::Short}, 0};
    if (displace(back, field, static_cast<ObjectId>(index(id))).fault == DisplaceFault::None) {  // [TF-34.1]
        add(Action::Backwing, id);
    }
    for (const FigureId on : enemy_figures(s, seat, Zone::Battlefield)) {
        if (!has_pilot(s, on) || is_locked(s, on) || figure(s, on).shaken) continue;
        if (is_in_range(participant(s, id), participant(s, on), field, kRange[0])) add(Action::Screech, id, on);
    }
}

void Moments::acting() const
{
    const Activation* a = activation();
    if (!a || a->nested) return;
    own_turn();
    if (a->stage == Stage::Walk) {
        if (!unit(s, a->unit).is_bird && a->move == 0) add(Action::QuickFeet);
        return;
    }
    for (const FigureId id : a->acting) {
        if (!is_available(s, id) || is_locked(s, id)) continue;
        shooting(*a, id);
        instead_of_attack(*a, id);
        if (unit_of(s, id).is_bird) after_flight(*a, id);
    }
    ballista(*a);
}

void Moments::dodge() const
{
    const auto* f = running<Fight>(s);
    if (!f) return;
    for (const FigureId id : leapers(s, *f, seat)) {
        for (const Space to : leap_spaces(s, *f, id)) {
            add(Action::LeapAside, id, kNoFigure, to);
        }
    }
}

void Moments::guard() const
{
    const auto* f = running<Fight>(s);
    if (!f) return;
    if (is_captain(figure_)) add(Action::Parry, figure_);
    if (is_squad(figure_) && is_available(s, figure_) && !has_wall(s, *f, figure_)) {
        add(Action::ShieldWall, kNoFigure, figure_);
    }
}

void Moments::wounding() const
{
    const auto* f = running<Fight>(s);
    if (!f) return;
    const bool bullseye = proficiency_of(s, figure_) == Proficiency::Bullseye && is_captain(figure_);
    const FigureId hit = f->targets.front().figure;  // kNoFigure: the nest, which stands or the game is over
    const bool burns = hit == kNoFigure || (is_available(s, hit) && !is_object(s, hit) && !figure(s, hit).burning);
    if (bullseye && f->kind == AttackKind::Ranged && burns) add(Action::FireArrow, figure_);
    if (f->nest_wounds > 0 && player(s, attacked_nest(*f)).cheese > 0) add(Action::CheeseRaid, figure_);
}

void Moments::missions() const
{
    const FigureId leader = captain(Proficiency::Tactician) != kNoFigure ? captain(Proficiency::Tactician) : hero();
    if (leader == kNoFigure || !player(s, seat).mission) return;
    const auto already = static_cast<int>(figures_of(s, seat, Zone::Mission).size());
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (!can_be_assigned(s, seat, id) || assign_refusal(s, seat, Figures{id}, already)) continue;
        add(Action::ExtraHands, leader, id);
    }
}

}  // namespace

Plays possible_plays(const State& s, Seat seat, When when, FigureId figure_id)
{
    Plays plays;
    const Player& p = player(s, seat);
    if (!uses_cards(s) || p.played || p.hand.empty()) return plays;  // [TF-27.4]
    const Moments m{s, seat, figure_id, plays};
    const bool flying = figure_id != kNoFigure && is_flying(s, figure_id);  // [TF-27.2]
    switch (when) {
        case When::OwnTurn: m.own_turn(); break;
        case When::Squad: m.squad(); break;
        case When::Route: m.route(); break;
        case When::PilotRoll:
            if (m.is_captain(figure_id) &&
                (proficiency_of(s, figure_id) == Proficiency::Acrobat || pilot_value(s, figure_id) >= 2)) {
                m.add(Action::SharpReins, figure_id);
            }
            break;
        case When::Crossing:
            if (flying) m.crossing();
            break;
        case When::Swooping: m.add(Action::TalonRake, figure_id); break;
        case When::FeatherMet: m.add(Action::FeatherSkim, figure_id); break;
        case When::Acting: m.acting(); break;
        case When::Dodge: m.dodge(); break;
        case When::Rolled: {
            const auto* f = running<Fight>(s);
            const bool melee = f && (f->kind == AttackKind::Melee || f->kind == AttackKind::Swoop);
            const bool blade = m.is_captain(figure_id) && proficiency_of(s, figure_id) == Proficiency::Blade;
            if (melee && blade) m.add(Action::Brutality, figure_id);
            break;
        }
        case When::Guard: m.guard(); break;
        case When::Defended: {
            const auto* f = running<Fight>(s);
            const bool ranged = f && (f->kind == AttackKind::Ranged || f->kind == AttackKind::Patrol);
            const bool acrobat = m.is_captain(figure_id) && proficiency_of(s, figure_id) == Proficiency::Acrobat;
            if (ranged && acrobat && flying) m.add(Action::BarrelRoll, figure_id);
            break;
        }
        case When::Wounding: m.wounding(); break;
        case When::Hurt:
            if (flying) m.add(Action::NurseAGrudge, figure_id);
            break;
        case When::Dropped:
            if (m.pilot() == kNoFigure || !m.affords(Action::DropZone)) break;
            if (has_strike(s, drop_zone(s, figure_id), figure_id)) m.add(Action::DropZone, m.pilot(), figure_id);
            break;
        case When::Assigned: m.missions(); break;
        case When::Plans:
            if (!p.mission || p.mission_open || m.captain(Proficiency::Tactician) == kNoFigure) break;
            for (std::size_t i = 0; i < kMissions; ++i) {
                const auto mission = static_cast<Mission>(i);
                if (mission == Mission::Special && special_refusal(s, seat)) continue;
                m.add(Action::ChangeOfPlans, m.captain(Proficiency::Tactician), kNoFigure, kNowhere, mission);
            }
            break;
        case When::Beak: m.add(Action::IronBeak, figure_id); break;
        case When::Tie: m.add(Action::BreakLock, figure_id); break;
        case When::Leaf: {
            const auto* f = running<Drifting>(s);
            if (f && count_in(s, f->leaf, seat, false) > 0) m.add(Action::LeafRider);
            break;
        }
    }
    return plays;
}

bool may_play(const State& s, Seat seat, When when, FigureId figure_id)
{
    return !possible_plays(s, seat, when, figure_id).empty();
}

void offer_plays(const State& s, Seat seat, When when, FigureId figure_id, TfOffer& offer)
{
    const Plays plays = possible_plays(s, seat, when, figure_id);
    const auto* f = running<Fight>(s);
    for (const PlayCard& each : plays) {
        if (!player(s, seat).hand.has(each.card)) continue;
        if (each.card == Action::Brutality && !could_reroll(*f, is_melee_hit)) continue;  // nothing to roll again
        if (each.card == Action::BarrelRoll && !could_reroll(*f, is_block)) continue;
        offer.add(each);
    }
}

}  // namespace snowbound::tail_feathers
