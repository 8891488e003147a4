// Chapter TF-27, second part: what the action cards do.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

void put_away(State& s, Seat seat, const PlayCard& card, TfLog& log)
{
    Player& p = player(s, seat);
    p.played = true;  // [TF-27.4]
    p.hand.remove(card.card);
    p.known.add(card.card);
    p.cheese = static_cast<std::uint8_t>(p.cheese - card_of(card.card).cost);  // [TF-27.3]
    if (is_bird_card(card.card) && card.by != kNoFigure) {
        figure(s, card.by).beside.add(card.card);  // [TF-27.2]
    } else {
        p.discard.add(card.card);
    }
    s.cards_used.add(card.card);
    log.say(rule("TF-27.1"), To::all(), CardPlayed{seat, card.card, card.by, card.on});
}

void throw_net(State& s, const PlayCard& card, Rng& rng, TfLog& log)
{
    running<Activation>(s)->acted.add(card.by);
    const auto face = roll_die(s, rng);
    const Seat owner = owner_of(s, card.on);
    log.say(rule("TF-26.4"), To::all(),
            DefenceRolled{owner, card.on, Roll{face}, static_cast<std::uint8_t>(is_block(face) ? 1 : 0)});
    if (is_block(face)) return;
    figure(s, card.on).immobile = true;
    log.say(rule("TF-26.4"), To::all(), Immobilised{owner, card.on});
}

void screech(State& s, const PlayCard& card, Rng& rng, TfLog& log)
{
    Roll roll;
    roll_dice(s, roll, pilot_value(s, card.on), rng);
    const bool calm = !figure(s, card.on).taunted && std::any_of(roll.begin(), roll.end(), is_star);
    figure(s, card.on).taunted = false;
    log.say(rule("TF-1.20"), To::all(), PilotRolled{owner_of(s, card.on), card.on, roll, calm});
    if (!calm) shake(s, card.on, rule("TF-26.1"), log);
}

void fly_backwards(State& s, Seat seat, const PlayCard& card, TfLog& log)  // [TF-34.1]
{
    Figure& f = figure(s, card.by);
    const Plan back{{f.pose.at, turned(f.pose.heading, kHalfTurn)}, Tilt::Centre, {Length::Short}, 0};
    f.pose.at = displace(back, field_of(s), static_cast<ObjectId>(index(card.by))).pose.at;
    log.say(rule("TF-34.1"), To::all(), Shifted{seat, card.by, f.pose});
    check_off_board(s, card.by, log);
}

void build(State& s, Seat seat, Space at, TfLog& log)  // [TF-28.2]
{
    Activation& a = *running<Activation>(s);
    int builders = 2;
    for (const FigureId id : a.acting) {
        if (builders == 0 || a.acted.has(id) || !is_grounded(s, id) || figure(s, id).at != at) continue;
        a.acted.add(id);
        --builders;
    }
    log.say(rule("TF-28.5"), To::all(), BallistaBuilt{seat, at});
    for (std::size_t i = 0; i < s.figures.size(); ++i) {  // it was built before, and destroyed
        if (owner_of(s, figure_at(i)) != seat || !is_object(s, figure_at(i))) continue;
        s.figures[i] = Figure{.unit = s.figures[i].unit, .zone = Zone::Battlefield, .at = at};
        unit(s, s.figures[i].unit).turned = true;
        return;
    }
    s.units.push_back({.owner = seat, .ground = Ground::Ballista, .turned = true});
    s.figures.push_back({.unit = unit_at(s.units.size() - 1), .zone = Zone::Battlefield, .at = at});
}

void roll_barrel(State& s, Seat seat, Rng& rng, TfLog& log)  // [TF-1.19] every die without a shield
{
    Fight& f = top<Fight>(s);
    for (std::size_t i = 0; i < f.roll.size(); ++i) {
        const auto die = static_cast<std::uint8_t>(i);
        if (is_block(f.roll[i]) || f.rerolled.contains(die)) continue;
        f.roll[i] = roll_die(s, rng);
        f.rerolled.push_back(die);
    }
    count_spare(s);
    log.say(rule("TF-1.19"), To::all(), Rerolled{seat, f.roll});
}

void set_fire(State& s, TfLog& log)
{
    const Target target = top<Fight>(s).targets.front();
    if (target.figure == kNoFigure) {
        Player& p = player(s, target.nest);
        p.embers = static_cast<std::uint8_t>(std::min(200, p.embers + 1));
        log.say(rule("TF-26.6"), To::all(), NestSetAlight{target.nest, p.embers});
        reach(s, Reach::NestBurning);
    } else if (is_available(s, target.figure) && !is_object(s, target.figure)) {  // [TF-28.4]
        figure(s, target.figure).burning = true;
        log.say(rule("TF-26.5"), To::all(), SetAlight{owner_of(s, target.figure), target.figure});
        reach(s, Reach::Burning);
    }
}

void calm(State& s, Seat seat, const PlayCard& card, TfLog& log)  // [TF-R38e]
{
    Figure& f = figure(s, card.on);
    if (card.status == Status::Shaken) f.shaken = false;
    if (card.status == Status::Burning) f.burning = false;
    if (card.status == Status::Immobile) f.immobile = false;
    log.say(rule("TF-27.1"), To::all(), Calmed{seat, card.on, card.status});
}

void play_bird_card(State& s, Seat seat, const PlayCard& card, Rng& rng, TfLog& log)
{
    Activation* a = running<Activation>(s);
    switch (card.card) {
        case Action::Veer: a->stage = Stage::Retilt, a->failed = false; break;
        case Action::Soar: a->templates = 1; break;
        case Action::Steady: figure(s, card.by).tilt = Tilt::Centre; break;
        case Action::TalonRake: a->battle = static_cast<std::int8_t>(a->battle + 2); break;
        case Action::WingBuffet:
            figure(s, card.on).immobile = true;
            log.say(rule("TF-26.4"), To::all(), Immobilised{owner_of(s, card.on), card.on});
            break;
        case Action::TightTurn: a->steep = true; break;
        case Action::Stall: a->templates = -1; break;
        case Action::FeatherSkim:
            top<Flight>(s).skimmed = true;
            top<Flight>(s).step = CrossStep::Swoop;
            break;
        case Action::Backwing: fly_backwards(s, seat, card, log); break;
        case Action::Screech: screech(s, card, rng, log); break;
        case Action::IronBeak: {
            Duel& duel = top<Duel>(s);
            ++duel.extra[s.spirals[duel.spiral].attacker == card.by ? 0 : 1];
            break;
        }
        case Action::BreakLock: top<Duel>(s).broken = true; break;
        case Action::CarrionDive: a->diving = true; break;
        case Action::NurseAGrudge:
            ++figure(s, card.by).grudges;
            log.say(rule("TF-31.11"), To::all(), GrudgeHeld{seat, card.by});
            break;
        default: break;
    }
}

void play_in_fight(State& s, Seat seat, const PlayCard& card, Rng& rng, TfLog& log)
{
    switch (card.card) {
        case Action::Brutality: top<Fight>(s).brutal = true; break;
        case Action::FireArrow: set_fire(s, log); break;
        case Action::Parry: top<Fight>(s).extra = static_cast<std::uint8_t>(top<Fight>(s).extra + 2); break;
        case Action::ShieldWall:
            top<Fight>(s).wall = true;
            if (Activation* a = running<Activation>(s)) a->wall = figure(s, card.on).at;
            break;
        case Action::BarrelRoll: roll_barrel(s, seat, rng, log); break;
        case Action::LeapAside: leap_first(s, card.by, card.to, log); break;
        case Action::CheeseRaid:
            --player(s, attacked_nest(top<Fight>(s))).cheese;
            gain_cheese(s, seat, 1, log);
            break;
        default: break;
    }
}

void play_on_missions(State& s, Seat seat, const PlayCard& card, TfLog& log)
{
    Player& p = player(s, seat);
    const Seat enemy = opponent(s, seat);
    switch (card.card) {
        case Action::ExtraHands:
            figure(s, card.on).zone = Zone::Mission;
            figure(s, card.on).at = kNowhere;
            log.say(rule("TF-4.3"), To::all(), Assigned{seat, Figures{card.on}});
            break;
        case Action::ScoutReport:
            p.knows_mission = true;
            log.say(rule("TF-4.7"), To::only(seat), MissionSeen{seat, enemy, *player(s, enemy).mission});
            break;
        case Action::ChangeOfPlans:
            p.mission = card.mission;
            hide_mission(s, seat);
            log.say(rule("TF-4.7"), To::only(seat), MissionSwapped{seat, card.mission});
            break;
        case Action::Rally: figure(s, card.on).zone = Zone::Reserve; break;
        default: break;
    }
}

void play_on_activation(State& s, Seat seat, const PlayCard& card, Rng& rng, TfLog& log)
{
    Activation* a = running<Activation>(s);
    switch (card.card) {
        case Action::DoubleShot:
            a->double_shot = true;
            a->acted.remove(card.by);
            a->ranged = -1;
            break;
        case Action::Flog:
            a->move = 1;
            a->battle = 1;
            a->flogged = true;
            suffer(s, card.by, 1, rng, log);
            break;
        case Action::BattleSqueak: a->melee = 1; break;
        case Action::BuildBallista: build(s, seat, card.to, log); break;
        case Action::AimedShot: a->ranged = 1; break;
        case Action::LongShot: a->long_shot = true; break;
        case Action::ThrownNet: throw_net(s, card, rng, log); break;
        case Action::SharpReins: a->failed = false; break;
        case Action::QuickFeet: a->move = 1; break;
        case Action::Backstab: a->stab = true; break;
        case Action::Taunt:
            ++figure(s, card.by).grudges;
            figure(s, card.on).taunted = true;
            log.say(rule("TF-31.11"), To::all(), GrudgeHeld{seat, card.by});
            break;
        case Action::LeafRider:
            top<Drifting>(s).rotations = static_cast<std::uint8_t>(top<Drifting>(s).rotations + 2);
            top<Drifting>(s).boosted = true;
            break;
        case Action::Sabotage:
            a->acted.add(card.by);
            defeat(s, card.on, log);
            break;
        case Action::RegainComposure: calm(s, seat, card, log); break;
        default: break;
    }
}

}  // namespace

Activation drop_zone(const State& s, FigureId id)
{
    return {.seat = owner_of(s, id),
            .unit = figure(s, id).unit,
            .stage = Stage::Act,
            .acting = Figures{id},
            .nested = true};
}

void play(State& s, Seat seat, const PlayCard& card, Rng& rng, TfLog& log)
{
    put_away(s, seat, card, log);
    if (is_bird_card(card.card)) return play_bird_card(s, seat, card, rng, log);
    play_in_fight(s, seat, card, rng, log);
    play_on_missions(s, seat, card, log);
    play_on_activation(s, seat, card, rng, log);
    if (card.card == Action::DropZone) {
        s.stack.push_back(drop_zone(s, card.on));
    }
}

Flow resume(const Reaction&, State&, Rng&, TfLog&) { return Flow::Ask; }

void ask(const Reaction& f, const State& s, TfQuestions& questions)
{
    const bool drop = f.moment == Moment::Dropped;
    auto offer = questions.to(f.seat, rule("TF-27.1"), drop ? "card.dropped" : "card.hurt");
    if (!offer) return;
    offer.add(Pass{});
    offer.fallback(Pass{});
    offer_plays(s, f.seat, drop ? When::Dropped : When::Hurt, f.figure, offer);
}

void take(const Reaction&, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    s.stack.pop_back();
    if (const auto* card = std::get_if<PlayCard>(&choice)) play(s, seat, *card, rng, log);
}

}  // namespace snowbound::tail_feathers
