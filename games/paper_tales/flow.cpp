// The sequence of play, chapter PT-3, and the frame dispatch.
#include "games/paper_tales/flow.h"

#include "games/paper_tales/game.h"

namespace snowbound {
namespace paper_tales {

// [PT-3.1] Six phases, four rounds; [PT-3.2] each phase ends for everybody before the next begins.
Flow resume(const Round& round, State& s, Rng& rng, PtLog& log)
{
    s.phase = round.next;
    const auto then = [&](Phase next) { std::get<Round>(s.stack.front()).next = next; };
    switch (round.next) {
        case Phase::Recruit:
            then(Phase::Deploy);
            start_recruiting(s, rng, log);
            s.stack.push_back(RecruitPhase{});
            break;
        case Phase::Deploy:
            then(Phase::War);
            start_deploying(s);
            s.stack.push_back(DeployPhase{});
            break;
        case Phase::War:
            then(Phase::Income);
            wage_war(s, log);
            break;
        case Phase::Income:
            then(Phase::Build);
            earn_income(s, log);
            break;
        case Phase::Build:
            then(Phase::Age);
            s.stack.push_back(BuildPhase{});
            break;
        case Phase::Age:
            then(s.round < kRounds ? Phase::Recruit : Phase::Over);  // [PT-9.7] [PT-R34] the last round ages too
            s.stack.push_back(AgePhase{});
            break;
        case Phase::Over:
            finish(s, log);
            s.stack.clear();
            break;
    }
    return Flow::Again;
}

void take(State& s, Seat seat, const Choice& choice)
{
    Player& p = player(s, seat);
    if (std::holds_alternative<Withdraw>(choice)) {
        p.answered.reset();  // [PT-R29]
    } else {
        p.answered = choice;
    }
}

void put_on_discard(State& s, CardId card, SeatSet seen_by)
{
    s.discard.push_back({card, seen_by});  // [PT-1.10] face down
}

}  // namespace paper_tales

using namespace paper_tales;

void PaperTales::ask(const State& s, PtQuestions& questions) { ask_top(s, questions); }

void PaperTales::apply(State& s, Seat seat, const Choice& choice, Rng& rng, PtLog& log)
{
    note_answer(s, seat);
    if (std::holds_alternative<DeployPhase>(s.stack.back())) {
        take_deploy(s, seat, choice);
    } else {
        take(s, seat, choice);
    }
    if (!has_answered(s, seat)) return;  // it goes on thinking, so nothing moves
    advance(s, [&] { return resume_top(s, rng, log); });
}

std::optional<Refusal> PaperTales::accepts(const State& s, Seat seat, const Choice& choice)
{
    const Plan* plan = std::get_if<Plan>(&choice);  // the only open form
    if (!plan) return Refusal{rule("PT-5.4"), "not_offered"};
    return judge_plan(s, player(s, seat), *plan);
}

std::optional<Choice> PaperTales::whole(const State& s, Seat seat, const Choice& choice)
{
    if (std::holds_alternative<Done>(choice)) return player(s, seat).plan;
    const auto is_step = []<class T>(const T&) {
        return std::is_same_v<T, Move> || std::is_same_v<T, Discard> || std::is_same_v<T, Place> ||
               std::is_same_v<T, Keep> || std::is_same_v<T, TakeBack>;
    };
    if (std::visit(is_step, choice)) return std::nullopt;
    return choice;
}

}  // namespace snowbound
