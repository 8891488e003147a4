// What is asked of missions and at the set-up, a second time; and what the
// frames of missions do.
#include "games/tail_feathers/tests/second_asked.h"
#include "games/tail_feathers/tests/second_effects.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::Asked;
using second::difference;
using second::Effects;
using second::expect_asked;
using second::TableReferee;
using second::Tables;

struct Crew {  // a mission and what it can reach
    State s;
    Seat seat{};
    std::vector<Target> flyers;
    std::vector<FigureId> lost;
    int size = 0, archers = 0;
};

Crew crew(Tables& tables)
{
    Crew c{tables.table(), any_seat(tables), {}, {}, 0, 0};
    for (Space& token : c.s.tokens)
        token = tables.one_in(2) ? kNowhere : space_of(static_cast<Tree>(tables.chance.between(0, 3)), Part::A2);
    const TableReferee r(c.s, c.seat);
    for (const FigureId id : r.everybody()) {
        const bool mine = r.side(id) == c.seat;
        if (r.flies(id) && !mine && !r.spiralling(id)) c.flyers.push_back(at_figure(id));
        if (mine && r.at(id).zone == Zone::Casualty && r.is_bird(id)) c.lost.push_back(id);
        if (!mine || r.at(id).zone != Zone::Mission) continue;
        ++c.size;
        if (r.ranged(id) > 0) c.archers += r.large(id) ? 3 : 1;
    }
    for (std::size_t i = 0; i < kLeaves; ++i) {
        const Space leaf = space_at(kFirstLeaf + i);
        if (r.drifts(leaf) && r.foes(leaf, c.seat) > 0) c.flyers.push_back(at_leaf(leaf));
    }
    return c;
}

TEST(SecondMissions, TF_24_1_WhatEveryMissionAsks)
{
    RULE("TF-24.1");
    Tables tables(241);
    TfLog silent;
    std::set<std::string_view> prompts;
    for (int i = 0; i < 900; ++i) {
        Crew c = crew(tables);
        MissionRun f{.seat = c.seat, .mission = static_cast<Mission>(tables.chance.between(2, 5))};
        f.step = static_cast<std::uint8_t>(tables.chance.between(0, 1));
        f.tree = static_cast<Tree>(tables.chance.between(0, 3));
        c.s.stack.push_back(f);
        const TableReferee r(c.s, c.seat);
        const bool war = c.s.options.scenario == ScenarioId::WarForTheCanopy;
        const bool sapling = c.s.options.scenario == ScenarioId::SaplingStandoff;
        Asked asked{c.seat, "", "", {}, {}};
        FigureId next = kNoFigure;
        const bool puts = f.mission == Mission::Siege ? f.step > 0 : f.mission == Mission::Special && sapling;
        const Tree tree = f.mission == Mission::Special ? Tree::Sapling : f.tree;
        if (puts) {
            for (const FigureId id : r.all(true)) {
                if (r.at(id).zone == Zone::Mission && next == kNoFigure && !siege_spaces(c.s, tree, id).empty())
                    next = id;
            }
        }
        if (next != kNoFigure) {  // [TF-24.4] one figure after the other
            asked.rule = "TF-24.4", asked.prompt = "mission.put_down";
            const Spaces spaces = siege_spaces(c.s, tree, next);
            for (const Space at : spaces) asked.options.insert(PutDown{next, at});
            const bool best = tree != Tree::Sapling && spaces.has(space_of(tree, Part::A2));
            asked.absent = PutDown{next, best ? space_of(tree, Part::A2) : spaces.front()};
        } else if (f.mission == Mission::Siege && f.step == 0) {
            asked.rule = "TF-24.4", asked.prompt = "mission.tree";
            for (std::size_t t = 0; t < (sapling ? 5U : 4U); ++t) asked.options.insert(Besiege{static_cast<Tree>(t)});
            asked.absent = Besiege{player(c.s, opponent(c.s, c.seat)).home};
        } else if (f.mission == Mission::Patrol && f.step == 0 && !c.flyers.empty() && c.archers > 0) {
            asked.rule = "TF-24.5", asked.prompt = "mission.patrol";
            Target weakest = c.flyers.front();
            for (const Target& t : c.flyers) {
                asked.options.insert(Patrol{t});
                if (t.figure == kNoFigure) continue;
                const auto left = [&](FigureId id) { return r.life(id) - r.at(id).wounds; };
                if (left(t.figure) < left(weakest.figure)) weakest = t;
            }
            asked.absent = Patrol{weakest};
        } else if (f.mission == Mission::Rescue && f.step == 0 && c.size >= 2 && !c.lost.empty()) {
            asked.rule = "TF-24.6", asked.prompt = "mission.rescue";
            FigureId dearest = c.lost.front();
            for (const FigureId id : c.lost) {
                asked.options.insert(Rescue{id});
                if (r.cost(id) > r.cost(dearest)) dearest = id;
            }
            asked.absent = Rescue{dearest};
        } else if (f.mission == Mission::Special && war && f.step == 0 &&
                   std::any_of(c.s.tokens.begin(), c.s.tokens.end(), [](Space at) { return at != kNowhere; })) {
            asked.rule = "TF-24.7", asked.prompt = "mission.token", asked.absent = GoOn{};
            asked.options.insert(GoOn{});
            for (std::size_t k = 0; k < kTokens; ++k) {
                bool guarded = c.s.tokens[k] == kNowhere;
                for (const FigureId id : r.all(false)) {
                    guarded = guarded ||
                              (r.stands(id) && !is_leaf(r.at(id).at) && tree_of(r.at(id).at) == tree_of(c.s.tokens[k]));
                }
                if (!guarded) asked.options.insert(Scavenge{static_cast<std::uint8_t>(k + 1)});
            }
        }
        Rng none = Rng::scripted({});
        State after = c.s;
        const Flow flow = resume(f, after, none, silent);
        ASSERT_EQ(flow == Flow::Ask, !asked.prompt.empty()) << static_cast<int>(f.mission) << " step " << int{f.step};
        if (flow == Flow::Ask) {
            expect_asked(after, asked);
            prompts.insert(asked.prompt);
            continue;
        }
        Effects should{c.s};  // nothing is asked: it is done, and all come home
        should.s.stack.pop_back();
        if (puts && f.placed >= 3) should.of(c.seat).feats.infiltrated = true;
        if (f.mission == Mission::Special && f.step == 0 && !sapling) run_special(should.s, c.seat, silent);
        should.crew_home(c.seat);
        ASSERT_EQ(difference(after, should.s), "") << static_cast<int>(f.mission);
    }
    EXPECT_EQ(prompts.size(), 5U);
}

TEST(SecondMissions, TF_24_4_WhatTheAnswersDo)
{
    RULE("TF-24.4");
    Tables tables(244);
    TfLog silent;
    int done = 0;
    for (int i = 0; i < 900; ++i) {
        Crew c = crew(tables);
        if (c.size == 0) continue;
        MissionRun f{
            .seat = c.seat,
            .mission = tables.any(std::vector{Mission::Siege, Mission::Patrol, Mission::Rescue, Mission::Special})};
        f.step = f.mission == Mission::Siege ? 1 : 0;
        f.tree = static_cast<Tree>(tables.chance.between(0, 3));
        c.s.stack.push_back(f);
        Rng none = Rng::scripted({});
        if (resume(f, c.s, none, silent) != Flow::Ask) continue;
        const auto asked = decisions<TailFeathers>(c.s, c.seat).front();
        const Choice choice = tables.any(asked.options);
        Effects should{c.s};
        auto& now = std::get<MissionRun>(should.s.stack.back());
        const MissionRun before = now;
        now.step = 1;
        if (const auto* put = std::get_if<PutDown>(&choice)) {
            should.at(put->figure).zone = Zone::Battlefield, should.at(put->figure).at = put->at;
            now.placed = before.mission == Mission::Siege && tree_of(put->at) == should.of(opponent(c.s, c.seat)).home;
        } else if (const auto* bird = std::get_if<Rescue>(&choice)) {  // [TF-24.6] [TF-R43]
            const Unit& u = unit_of(c.s, bird->figure);
            const int pilot = u.riderless ? 0 : rank_of(u.pilot, u.rank).life, life = card_of(u.bird).life + pilot;
            const bool with_life = c.s.options.rescued_with == RescuedWith::Life;
            should.at(bird->figure) = Figure{.unit = c.s.figures[index(bird->figure)].unit, .zone = Zone::Battlefield};
            should.at(bird->figure).at = nest_of(should.of(c.seat).home);
            should.at(bird->figure).wounds = static_cast<std::uint8_t>(with_life ? life - std::max(1, pilot) : pilot);
        } else if (const auto* token = std::get_if<Scavenge>(&choice)) {
            should.at(figures_of(c.s, c.seat, Zone::Mission).front()).token = token->token;
            should.s.tokens[token->token - 1U] = kNowhere;
        } else if (const auto* patrol = std::get_if<Patrol>(&choice)) {
            Fight fight{.kind = AttackKind::Patrol, .seat = c.seat};
            fight.dice = static_cast<std::uint8_t>(c.archers);
            const TableReferee r(c.s, c.seat);
            if (patrol->target.figure != kNoFigure) fight.targets.push_back(patrol->target);
            for (const FigureId id : r.all(false)) {
                if (patrol->target.leaf != kNowhere && r.stands(id) && r.at(id).at == patrol->target.leaf)
                    fight.targets.push_back(at_figure(id));
            }
            should.s.stack.push_back(fight);
        }
        take(before, c.s, c.seat, choice, none, silent);
        ASSERT_EQ(difference(c.s, should.s), "") << choice.index();
        ++done;
    }
    EXPECT_GT(done, 150);
}

TEST(SecondMissions, TF_24_3_AnInterception)
{
    RULE("TF-24.3");
    Tables tables(243);
    TfLog silent;
    for (int i = 0; i < 200; ++i) {
        Crew c = crew(tables);
        const MissionRun f{.seat = c.seat, .mission = Mission::Intercept};
        c.s.stack.push_back(f);
        Effects should{c.s};
        std::get<MissionRun>(should.s.stack.back()).step = 1;
        Fight fight{.kind = AttackKind::Intercept, .seat = c.seat};
        int dice = 0;
        const TableReferee r(c.s, c.seat);
        for (const FigureId id : r.everybody()) {
            if (r.at(id).zone != Zone::Mission) continue;
            if (r.side(id) == c.seat && r.melee(id) > 0) dice += r.large(id) ? 3 : 1;
            if (r.side(id) != c.seat) fight.targets.push_back(at_figure(id));
        }
        fight.dice = static_cast<std::uint8_t>(dice);
        if (dice > 0 && !fight.targets.empty()) should.s.stack.push_back(fight);
        Rng none = Rng::scripted({});
        ASSERT_EQ(resume(f, c.s, none, silent), Flow::Again);
        ASSERT_EQ(difference(c.s, should.s), "");
    }
}

TEST(SecondMissions, TF_24_7_TokensBroughtHomeAndFiresPutOut)
{
    RULE("TF-24.7");
    Tables tables(2471);
    TfLog silent;
    for (int i = 0; i < 400; ++i) {
        State s = tables.table();
        const TableReferee r(s);
        const FigureId id = tables.any(r.everybody());
        const Seat seat = r.side(id);
        if (tables.one_in(2)) figure(s, id).token = static_cast<std::uint8_t>(tables.chance.between(0, 2));
        if (tables.one_in(2) && r.stands(id))
            figure(s, id).at = nest_of(s.players[tables.chance.between(0, 1) > 0].home);
        const Space home = nest_of(player(s, seat).home);
        const bool bring = r.stands(id) && r.at(id).token > 0 && r.at(id).at == home;
        bool burns = false;
        for (const Player& p : s.players)
            burns = burns || (r.stands(id) && p.nest > 0 && p.embers > 0 && r.at(id).at == nest_of(p.home));
        const auto number = static_cast<std::uint32_t>(i);
        for (const bool token : {true, false}) {
            State now = s;
            now.stack.push_back(token ? Frame{Delivery{id}} : Frame{Dousing{id}});
            const std::size_t depth = now.stack.size();
            Rng rng = Rng::searching(number), same = Rng::searching(number);
            const bool asks = token ? bring : burns;
            const Flow flow = token ? resume(Delivery{id}, now, rng, silent) : resume(Dousing{id}, now, rng, silent);
            ASSERT_EQ(flow == Flow::Ask, asks);
            ASSERT_EQ(now.stack.size(), asks ? depth : depth - 1);
            if (!asks) continue;
            Asked asked{seat, token ? "TF-24.7" : "TF-26.6", token ? "scenario.deliver" : "status.extinguish", {}, {}};
            if (token) asked.options = {Deliver{false}, Deliver{true}}, asked.absent = Deliver{false};
            if (!token) asked.options = {Extinguish{}, GoOn{}}, asked.absent = Extinguish{};
            expect_asked(now, asked);
            const bool first = tables.one_in(2);
            Effects should{now};
            should.s.stack.pop_back();
            if (token) {
                take(Delivery{id}, now, seat, Deliver{first}, rng, silent);
                Player& p = should.of(seat);
                should.at(id).token = 0;
                ++p.tokens;
                if (first) should.cheese(seat, 2);
                if (!first) p.nest = static_cast<std::uint8_t>(std::min<int>(p.dial, p.nest + 2));
            } else {
                const Choice choice = first ? Choice{Extinguish{}} : Choice{GoOn{}};
                take(Dousing{id}, now, seat, choice, rng, silent);
                const auto face = first ? static_cast<DieFace>(same.below(6)) : DieFace::Bow;
                const BurnIcon icon = s.options.burn_icon;
                const bool out = first && (icon == BurnIcon::Star     ? is_star(face)
                                           : icon == BurnIcon::Shield ? is_block(face)
                                                                      : face == DieFace::Cheese);
                for (Player& p : should.s.players) {
                    if (out && nest_of(p.home) == should.at(id).at) --p.embers;
                }
            }
            ASSERT_EQ(difference(now, should.s), "") << token;
        }
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
