// Chapters TF-21, TF-25 and TF-30: wounds, defeat, nests, the end of the game, feathers that fall.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

void leave_spiral(State& s, FigureId id, TfLog& log)
{
    for (std::size_t i = s.spirals.size(); i > 0; --i) {
        const Spiral spiral = s.spirals[i - 1];
        if (spiral.attacker != id && spiral.defender != id) continue;
        const FigureId rest = spiral.attacker == id ? spiral.defender : spiral.attacker;
        figure(s, rest).tilt = Tilt::Centre;  // [TF-R52]
        s.spirals.erase_at(i - 1);
        check_off_board(s, rest, log);  // [TF-G14.4]
        return;
    }
}

std::uint8_t free_feather(const State& s)
{
    std::uint8_t id = 0;
    for (const auto taken =
             [&] {
                 return std::any_of(s.feathers.begin(), s.feathers.end(), [&](const Feather& f) { return f.id == id; });
             };
         taken();) {
        ++id;
    }
    return id;
}

}  // namespace

void check_off_board(State& s, FigureId id, TfLog& log)
{
    if (!is_flying(s, id) || !is_off_board(figure(s, id).pose.at)) return;
    log.say(rule("TF-9.12"), To::all(), LeftBoard{owner_of(s, id), id});
    reach(s, Reach::OffBoard);
    defeat(s, id, log);
}

void drop_feathers(State& s, FigureId id, int n, Rng& rng, TfLog& log)  // [TF-30.1]
{
    if (!uses_feathers(s)) return;
    for (int i = 0; i < n && !s.feathers.full(); ++i) {  // [TF-30.5]
        const FeatherDrop drop = drop_feather(figure(s, id).pose, rng);
        s.scatter = s.scatter * 31 + static_cast<std::uint32_t>(drop.centre.x * 7 + drop.centre.y * 3 + drop.angle);
        const bool stays = feather_stays(drop, field_of(s));  // [TF-30.2]
        log.say(rule("TF-30.1"), To::all(), FeatherFell{id, drop.centre, stays});
        reach(s, Reach::Feather);
        if (stays) s.feathers.push_back({free_feather(s), drop.centre, drop.angle, drop.notched});
    }
}

void suffer(State& s, FigureId id, int wounds, Rng& rng, TfLog& log)
{
    Figure& f = figure(s, id);
    if (wounds <= 0 || f.zone == Zone::Casualty || f.zone == Zone::Out) return;
    f.hurt = true;
    f.calm = 0;
    log.say(rule("TF-21.2"), To::all(), Wounded{owner_of(s, id), id, static_cast<std::uint8_t>(wounds)});
    f.wounds = static_cast<std::uint8_t>(std::min(200, f.wounds + wounds));
    if (is_flying(s, id)) drop_feathers(s, id, wounds, rng, log);
    if (f.wounds >= life_of(s, id)) defeat(s, id, log);  // [TF-21.1]
}

void defeat(State& s, FigureId id, TfLog& log)  // [TF-1.22]
{
    Figure& f = figure(s, id);
    const Seat seat = owner_of(s, id);
    const bool on_mission = f.zone == Zone::Mission;
    if (f.carries != kNoFigure) {  // [TF-11.5]
        const FigureId passenger = f.carries;
        f.carries = kNoFigure;
        figure(s, passenger).zone = Zone::Battlefield;
        defeat(s, passenger, log);
    }
    leave_spiral(s, id, log);
    Figure& gone = figure(s, id);
    player(s, seat).discard |= gone.beside;  // [TF-27.2] [TF-R61]
    if (gone.token > 0)
        s.tokens[gone.token - 1U] = is_grounded(s, id) && !is_leaf(gone.at) && !is_nest(gone.at)
                                        ? gone.at
                                        : space_of(player(s, seat).home, Part::A2);
    gone = Figure{.unit = gone.unit, .zone = Zone::Casualty, .veteran = gone.veteran};
    log.say(rule("TF-1.22"), To::all(), Defeated{seat, id});
    if (on_mission && figures_of(s, seat, Zone::Mission).empty()) mission_home(s, seat);  // [TF-R25]
    tidy_leaves(s, log);
}

void claim_first_blood(State& s, Seat seat, FigureId lost)
{
    if (!unit_of(s, lost).is_bird || figure(s, lost).zone != Zone::Casualty) return;
    if (!player(s, owner_of(s, lost)).feats.first_blood) player(s, seat).feats.first_blood = true;
}

void wound_nest(State& s, Seat seat, int wounds, Seat by, TfLog& log)  // [TF-21.3]
{
    Player& p = player(s, seat);
    const int done = std::min<int>(wounds, p.nest);
    if (done <= 0) return;
    p.nest = static_cast<std::uint8_t>(p.nest - done);
    Feats& feats = player(s, by).feats;
    feats.nest_hits = static_cast<std::uint8_t>(feats.nest_hits + done);
    if (feats.nest_hits >= 4) feats.broke_nest = true;
    log.say(rule("TF-21.3"), To::all(), NestWounded{seat, static_cast<std::uint8_t>(done), p.nest});
    judge_nests(s, log);
}

void judge_nests(State& s, TfLog& log)
{
    SeatSet standing;
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (p.nest > 0) standing.add(seat);
        if (p.nest > 0 || p.out) continue;
        p.out = true;
        log.say(rule("TF-25.1"), To::all(), NestDestroyed{seat});
        for (std::size_t i = 0; i < s.figures.size(); ++i) {  // [TF-25.1] [TF-R62] from all zones
            if (owner_of(s, figure_at(i)) != seat) continue;
            leave_spiral(s, figure_at(i), log);
            s.figures[i] = Figure{.unit = s.figures[i].unit, .zone = Zone::Out};
        }
    }
    if (standing.size() == s.seats) return;
    tidy_leaves(s, log);
    if (standing.empty()) return end_game(s, Ending::BothNests, all_seats(s), log);  // [TF-25.3] [TF-R45]
    if (standing.size() == 1) end_game(s, Ending::NestDestroyed, standing, log);     // [TF-25.2]
}

void end_game(State& s, Ending ending, SeatSet winners, TfLog& log)  // [TF-3.2] at once; play_on clears the stack
{
    if (s.ending) return;
    s.ending = ending;
    s.winners = winners;
    log.say(rule("TF-25.2"), To::all(), GameOver{ending});
}

void shake(State& s, FigureId id, Rule rule, TfLog& log)
{
    if (!has_pilot(s, id) || !is_available(s, id) || figure(s, id).shaken) return;  // [TF-R48] [TF-34.4]
    figure(s, id).shaken = true;
    log.say(rule, To::all(), Shaken{owner_of(s, id), id});
    reach(s, Reach::Shaken);
}

void send_home(State& s, Seat seat, TfLog& log)
{
    const Figures home = figures_of(s, seat, Zone::Mission);
    if (home.empty()) return;
    for (const FigureId id : home) {
        figure(s, id).zone = Zone::Battlefield;
        figure(s, id).at = home_nest(s, seat);
    }
    log.say(rule("TF-24.2"), To::all(), ReturnedHome{seat, home});
    for (const FigureId id : home) {
        deliver_token(s, id);
    }
}

void mission_home(State& s, Seat seat)
{
    Player& p = player(s, seat);
    p.mission.reset();
    p.mission_open = p.mission_lies = false;
    hide_mission(s, seat);
}

void hide_mission(State& s, Seat seat)
{
    for (const Seat enemy : enemies(s, seat)) {
        if (opponent(s, enemy) == seat) player(s, enemy).knows_mission = false;
    }
}

void reveal_mission(State& s, Seat seat, TfLog& log)
{
    Player& p = player(s, seat);
    if (!p.mission || p.mission_open) return;
    p.mission_open = true;
    p.shown = p.mission;
    log.say(rule("TF-4.7"), To::all(), MissionRevealed{seat, *p.mission});
}

}  // namespace snowbound::tail_feathers
