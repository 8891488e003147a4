// Chapter TF-24: the six missions.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

void intercept(State& s, const MissionRun& f)
{
    Fight fight{.kind = AttackKind::Intercept, .seat = f.seat};
    for (const FigureId id : figures_of(s, opponent(s, f.seat), Zone::Mission)) {
        fight.targets.push_back(at_figure(id));
    }
    fight.dice = static_cast<std::uint8_t>(group_value(s, f.seat, melee_of));
    reach(s, Reach::Intercept);
    if (!fight.targets.empty() && fight.dice > 0) s.stack.push_back(fight);
}

FixedVector<Target, kMostTargets> patrol_targets(const State& s, Seat seat)
{
    FixedVector<Target, kMostTargets> all;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (is_flying(s, id) && owner_of(s, id) != seat && !is_locked(s, id)) all.push_back(at_figure(id));
    }
    for (std::size_t i = 0; i < kLeaves; ++i) {
        const Space leaf = space_at(kFirstLeaf + i);
        if (s.leaves[i].drifting && has_enemy_in(s, leaf, seat)) all.push_back(at_leaf(leaf));
    }
    return all;
}

Figures rescuable(const State& s, Seat seat)
{
    Figures birds;
    for (const FigureId id : figures_of(s, seat, Zone::Casualty)) {
        if (unit_of(s, id).is_bird) birds.add(id);
    }
    return birds;
}

void rescue_bird(State& s, Seat seat, FigureId id, TfLog& log)  // [TF-24.6] [TF-R43]
{
    Figure& f = figure(s, id);
    const Unit& u = unit_of(s, id);
    const int bonus = u.riderless ? 0 : rank_of(u.pilot, u.rank).life;
    const int left = s.options.rescued_with == RescuedWith::Life ? std::max(1, bonus) : life_of(s, id) - bonus;
    f = Figure{.unit = f.unit, .zone = Zone::Battlefield, .at = home_nest(s, seat)};
    f.wounds = static_cast<std::uint8_t>(life_of(s, id) - left);
    log.say(rule("TF-24.6"), To::all(), Rescued{seat, id, f.wounds});
    reach(s, Reach::Rescue);
}

Flow done(State& s, const MissionRun f, TfLog& log)
{
    if (f.mission == Mission::Decoy) reach(s, Reach::Decoy);
    s.stack.pop_back();
    if (f.mission != Mission::Intercept) send_home(s, f.seat, log);
    log.say(rule("TF-24.1"), To::all(), MissionDone{f.seat, f.mission});
    return Flow::Again;
}

Flow besieging(const MissionRun& f, State& s, TfLog& log)
{
    if (f.step == 0) return Flow::Ask;
    const Figures left = figures_of(s, f.seat, Zone::Mission);
    for (const FigureId id : left) {
        if (!siege_spaces(s, f.tree, id).empty()) return Flow::Ask;
    }
    reach(s, f.mission == Mission::Siege ? Reach::Siege : Reach::Special);
    if (f.placed >= 3) player(s, f.seat).feats.infiltrated = true;
    return done(s, f, log);
}

Flow special(const MissionRun& f, State& s, TfLog& log)
{
    if (s.options.scenario == ScenarioId::SaplingStandoff) {
        top<MissionRun>(s).step = 1;
        top<MissionRun>(s).tree = Tree::Sapling;
        return besieging(top<MissionRun>(s), s, log);
    }
    if (s.options.scenario == ScenarioId::WarForTheCanopy && f.step == 0) {
        for (std::size_t i = 0; i < kTokens; ++i) {
            if (!special_refusal(s, f.seat) && s.tokens[i] != kNowhere) return Flow::Ask;
        }
    }
    if (f.step == 0) run_special(s, f.seat, log);
    reach(s, Reach::Special);
    return done(s, f, log);
}

bool token_is_guarded(const State& s, Seat seat, Space at)
{
    for (const FigureId id : enemy_figures(s, seat, Zone::Battlefield)) {
        if (!figure(s, id).flying && !is_leaf(figure(s, id).at) && tree_of(figure(s, id).at) == tree_of(at))
            return true;
    }
    return false;
}

void ask_token(const MissionRun& f, const State& s, TfOffer& offer)
{
    for (std::size_t i = 0; i < kTokens; ++i) {
        const Scavenge choice{static_cast<std::uint8_t>(i + 1)};
        if (s.tokens[i] == kNowhere) continue;
        if (token_is_guarded(s, f.seat, s.tokens[i])) {
            offer.bar(choice, Refusal{rule("TF-24.7"), "enemies_on_tree"});
        } else {
            offer.add(choice);
        }
    }
    offer.add(GoOn{});
    offer.fallback(GoOn{});
}

void ask_siege(const MissionRun& f, const State& s, TfOffer& offer)
{
    if (f.step == 0) {
        for (std::size_t i = 0; i < kTrees; ++i) {
            const auto tree = static_cast<Tree>(i);
            if (tree == Tree::Sapling && !card_of(s.options.scenario).sapling) continue;
            offer.add(Besiege{tree});
        }
        offer.fallback(Besiege{player(s, opponent(s, f.seat)).home});
        return;
    }
    for (const FigureId id : figures_of(s, f.seat, Zone::Mission)) {
        const Spaces spaces = siege_spaces(s, f.tree, id);
        if (spaces.empty()) continue;
        for (const Space at : spaces) {
            offer.add(PutDown{id, at});
        }
        const Space best = space_of(f.tree, Part::A2);
        offer.fallback(PutDown{id, f.tree != Tree::Sapling && spaces.has(best) ? best : spaces.front()});
        return;  // one figure after the other
    }
}

}  // namespace

// Small figures with the value count one, large ones three. [TF-24.3] [TF-24.5]
int group_value(const State& s, Seat seat, int (*value)(const State&, FigureId))
{
    int dice = 0;
    for (const FigureId id : figures_of(s, seat, Zone::Mission)) {
        if (value(s, id) > 0) dice += is_large(s, id) ? 3 : 1;
    }
    return dice;
}

Spaces siege_spaces(const State& s, Tree tree, FigureId id)  // [TF-24.4] [TF-R42]
{
    for (int ring = 1; ring <= 3; ++ring) {
        Spaces spaces;
        for (const Space at : spaces_in_play(s)) {
            if (is_leaf(at) || is_nest(at) || tree_of(at) != tree || facts(at).ring != ring) continue;
            if (has_room(s, at, id)) spaces.add(at);
        }
        if (!spaces.empty()) return spaces;
    }
    return {};
}

std::optional<Refusal> special_refusal(const State& s, Seat seat)  // [TF-24.7]
{
    if (!card_of(s.options.scenario).special) return Refusal{rule("TF-24.7"), "no_special"};
    const bool jail = s.options.scenario == ScenarioId::CapturedFlyer && player(s, seat).faction == Faction::Militia;
    if (jail && s.freed) return Refusal{rule("TF-24.7"), "already_free"};
    return std::nullopt;
}

Flow resume(const MissionRun& f, State& s, Rng&, TfLog& log)
{
    MissionRun& now = top<MissionRun>(s);
    switch (f.mission) {
        case Mission::Decoy: return done(s, f, log);  // [TF-24.2]
        case Mission::Intercept:
            if (f.step > 0) return done(s, f, log);
            now.step = 1;
            intercept(s, f);
            return Flow::Again;
        case Mission::Siege: return besieging(f, s, log);
        case Mission::Patrol:
            if (f.step == 0 && !patrol_targets(s, f.seat).empty() && group_value(s, f.seat, ranged_of) > 0) {
                return Flow::Ask;
            }
            return done(s, f, log);
        case Mission::Rescue:
            if (f.step == 0 && figures_of(s, f.seat, Zone::Mission).size() >= 2 && !rescuable(s, f.seat).empty()) {
                return Flow::Ask;
            }
            return done(s, f, log);
        case Mission::Special: break;
    }
    return special(f, s, log);
}

void ask(const MissionRun& f, const State& s, TfQuestions& questions)
{
    const bool siege = f.mission == Mission::Siege;
    const bool place = f.step > 0 && (siege || f.mission == Mission::Special);
    auto offer = questions.to(f.seat,
                              siege || place                 ? rule("TF-24.4")
                              : f.mission == Mission::Patrol ? rule("TF-24.5")
                              : f.mission == Mission::Rescue ? rule("TF-24.6")
                                                             : rule("TF-24.7"),
                              place                          ? "mission.put_down"
                              : siege                        ? "mission.tree"
                              : f.mission == Mission::Patrol ? "mission.patrol"
                              : f.mission == Mission::Rescue ? "mission.rescue"
                                                             : "mission.token");
    if (!offer) return;
    if (siege || place) return ask_siege(f, s, offer);
    if (f.mission == Mission::Special) return ask_token(f, s, offer);
    if (f.mission == Mission::Rescue) {
        const Figures birds = rescuable(s, f.seat);
        FigureId dearest = birds.front();
        for (const FigureId id : birds) {
            offer.add(Rescue{id});
            if (points_of(s, id) > points_of(s, dearest)) dearest = id;
        }
        offer.fallback(Rescue{dearest});  // for who is away: D31
        return;
    }
    const auto targets = patrol_targets(s, f.seat);
    Target weakest = targets.front();
    for (const Target& target : targets) {
        offer.add(Patrol{target});
        if (target.figure != kNoFigure && life_left(s, target.figure) < life_left(s, weakest.figure)) weakest = target;
    }
    offer.fallback(Patrol{weakest});  // D30
}

void take(const MissionRun& f, State& s, Seat seat, const Choice& choice, Rng&, TfLog& log)
{
    MissionRun& now = top<MissionRun>(s);
    now.step = 1;
    if (const auto* siege = std::get_if<Besiege>(&choice)) {
        now.tree = siege->tree;
    } else if (const auto* put = std::get_if<PutDown>(&choice)) {
        figure(s, put->figure).zone = Zone::Battlefield;
        figure(s, put->figure).at = put->at;
        if (f.mission == Mission::Siege && is_enemy_home(s, tree_of(put->at), seat)) ++now.placed;
        log.say(rule("TF-24.4"), To::all(), Placed{seat, put->figure, put->at});
    } else if (const auto* rescue = std::get_if<Rescue>(&choice)) {
        rescue_bird(s, seat, rescue->figure, log);
    } else if (const auto* token = std::get_if<Scavenge>(&choice)) {
        s.tokens[token->token - 1U] = kNowhere;
        const FigureId who = figures_of(s, seat, Zone::Mission).front();
        figure(s, who).token = token->token;
        log.say(rule("TF-24.7"), To::all(), TokenTaken{seat, who, token->token});
        reach(s, Reach::Token);
    } else if (const auto* patrol = std::get_if<Patrol>(&choice)) {
        Fight fight{.kind = AttackKind::Patrol, .seat = seat};
        fight.dice = static_cast<std::uint8_t>(group_value(s, seat, ranged_of));
        if (patrol->target.figure != kNoFigure) fight.targets.push_back(patrol->target);
        for (const FigureId id : figures_at(s, patrol->target.leaf)) {
            if (owner_of(s, id) != seat) fight.targets.push_back(at_figure(id));
        }
        reach(s, Reach::Patrol);
        s.stack.push_back(fight);
    }
}

}  // namespace snowbound::tail_feathers
