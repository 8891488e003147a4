// The frame dispatch: what is asked, what is taken, what is accepted beyond the offered examples.
#include "games/tail_feathers/flow.h"

#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

// Open forms: any answer is judged, whether it was offered as an example or not.
struct Judge {
    const State& s;
    Seat seat;

    const Activation* stage(Stage stage) const
    {
        const auto* a = std::get_if<Activation>(&s.stack.back());
        return a && a->stage == stage ? a : nullptr;
    }
    bool is_setup(SetupStep step) const
    {
        const auto* f = std::get_if<Setup>(&s.stack.back());
        return f && f->step == step;
    }
    const Round* phase(Phase phase) const
    {
        const auto* f = std::get_if<Round>(&s.stack.back());
        return f && f->phase == phase ? f : nullptr;
    }
    std::optional<Refusal> other_answer() const
    {
        return Refusal{decisions<TailFeathers>(s, seat).front().rule, "not_offered"};
    }

    std::optional<Refusal> operator()(const Muster& c) const
    {
        if (!is_setup(SetupStep::Armies)) return other_answer();
        const ArmyFaults faults = muster_faults(s, seat, c.army);
        return faults.empty() ? std::nullopt : std::optional(refusal_of(faults.front()));
    }
    std::optional<Refusal> operator()(const PickCards& c) const
    {
        return is_setup(SetupStep::Cards) ? cards_refusal(s, c.cards) : other_answer();
    }
    std::optional<Refusal> operator()(const PlaceMission& c) const
    {
        return phase(Phase::Assign) && !player(s, seat).mission_lies ? place_refusal(s, c.at) : other_answer();
    }
    std::optional<Refusal> operator()(const Assign& c) const
    {
        if (!phase(Phase::Assign) || !player(s, seat).mission_lies) return other_answer();
        return assign_refusal(s, seat, c.figures, 0);
    }
    std::optional<Refusal> operator()(const ChooseFigures& c) const
    {
        const auto* a = stage(Stage::Squad);
        return a ? figures_refusal(s, *a, c.figures) : other_answer();
    }
    std::optional<Refusal> operator()(const Launch& c) const
    {
        const auto* a = stage(Stage::Prepare);
        return a && !figure(s, only_figure(*a)).flying ? launch_refusal(s, *a, c.pose) : other_answer();
    }
    std::optional<Refusal> operator()(const Announce& c) const
    {
        const auto* a = stage(Stage::Prepare);
        return a && figure(s, only_figure(*a)).flying ? route_refusal(s, *a, c) : other_answer();
    }
    std::optional<Refusal> operator()(const CutLeaf& c) const
    {
        const auto* a = stage(Stage::Act);
        return a && uses_leaves(s) && !a->nested ? cut_refusal(s, *a, c) : other_answer();
    }
    std::optional<Refusal> operator()(const Revive& c) const
    {
        return stage(Stage::Revive) ? revive_refusal(s, seat, c.figures) : other_answer();
    }
    std::optional<Refusal> operator()(const Split& c) const
    {
        const auto* f = std::get_if<Fight>(&s.stack.back());
        return f && f->step == FightStep::Share ? split_refusal(*f, c.hits) : other_answer();
    }
    std::optional<Refusal> operator()(const Reroll& c) const
    {
        const auto* f = std::get_if<Fight>(&s.stack.back());
        return f && f->brutal ? dice_refusal(*f, c.dice) : other_answer();
    }
    template <class Other>
    std::optional<Refusal> operator()(const Other&) const
    {
        return other_answer();
    }
};

// Several choose in secret at once, and one answer leaves the other's question as it is.
bool answers_together(const State& s)
{
    if (s.stack.empty()) return false;
    if (const auto* setup = std::get_if<Setup>(&s.stack.back())) return setup->step != SetupStep::Stations;
    const auto* round = std::get_if<Round>(&s.stack.back());
    return round && (round->phase == Phase::PickMission || round->phase == Phase::Bid);
}

// What one may take back: a figure put on its tree, while nobody else was asked anything. [TF-2.7]
bool is_quiet(const State& s, Seat seat, const Choice& choice)
{
    const auto* setup = s.stack.empty() ? nullptr : std::get_if<Setup>(&s.stack.back());
    if (answers_together(s) && setup) return true;
    return std::holds_alternative<Station>(choice) && setup && waiting<TailFeathers>(s).has(seat);
}

}  // namespace

void play_on(State& s, Rng& rng, TfLog& log)
{
    advance(s, [&] {
        if (s.ending) {  // [TF-3.2] at once
            score_campaign(s, log);
            s.stack.clear();
            s.crossings.clear();
            return Flow::Again;
        }
        return resume_top(s, rng, log);
    });
}

}  // namespace tail_feathers

using namespace tail_feathers;

void TailFeathers::ask(const State& s, TfQuestions& questions) { ask_top(s, questions); }

void TailFeathers::apply(State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    note_answer(s, seat);
    s.dice.clear();
    s.scatter = 0;
    const bool together = answers_together(s);
    take_top(s, seat, choice, rng, log);
    if (!together || std::holds_alternative<PlayCard>(choice)) s.course.renew();
    play_on(s, rng, log);
    bool still = together && answers_together(s);
    for (const Seat each : enemies(s, seat)) {
        still = still && !player(s, each).answered;
    }
    if (!still && !is_quiet(s, seat, choice)) s.course.seal();
}

std::optional<Refusal> TailFeathers::accepts(const State& s, Seat seat, const Choice& choice)
{
    return std::visit(Judge{s, seat}, choice);
}

std::vector<int> TailFeathers::scores(const State& s)
{
    std::vector<int> points;
    for (const Seat seat : all_seats(s)) {
        points.push_back(player(s, seat).nest);
    }
    return points;
}

std::string_view TailFeathers::ending(const State& s) { return s.ending ? name_of(*s.ending) : std::string_view(); }

std::vector<std::string_view> TailFeathers::endings() { return {kEndingNames.begin(), kEndingNames.end()}; }

}  // namespace snowbound
