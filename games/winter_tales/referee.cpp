// The Referee and the table: chapter WT-14, objections, votes and agreements; and what may be done at any time.
// [WT-1.7]
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool in_chapters(const State& s) { return std::holds_alternative<Chapter>(s.stack.front()); }

bool is_young(const QuestRun& run) { return run.step == QuestStep::Join || run.step == QuestStep::Active; }

// What an objection is about: the last telling; but the start of a quest stays open to it until the first card is
// played, whatever was told in between [WT-R26].
LastTold in_question(const State& s)
{
    const auto* run = std::get_if<QuestRun>(&s.stack.back());
    if (!run || !is_young(*run)) return s.told;
    return {.what = Narration::QuestStart, .by = run->seat, .retold = run->retold, .objected = run->objected};
}

bool may_object(const State& s, Seat seat)
{
    const Frame& top = s.stack.back();
    if (std::holds_alternative<Objection>(top)) return false;
    const LastTold told = in_question(s);
    if (told.by == kNobody || told.by == seat || told.objected) return false;
    return told.what != Narration::QuestStart || std::holds_alternative<QuestRun>(top);
}

// The objection is over, and this has become of what was told. What was told meanwhile is newer; a quest remembers
// what became of its start.
void close_objection(State& s, const LastTold& told)
{
    if (!top<Objection>(s).overtaken) s.told = told;
    s.stack.pop_back();
    if (told.what != Narration::QuestStart) return;
    auto& run = top<QuestRun>(s);
    run.objected = told.objected;
    run.retold = told.retold;
}

// [WT-R71] Only between procedures, while somebody is about to act.
bool may_bend(const State& s)
{
    if (!s.options.overrides() || running<QuestRun>(s)) return false;
    return std::holds_alternative<Turn>(s.stack.back()) || std::holds_alternative<Activation>(s.stack.back());
}

void offer_proposals(const State& s, Seat seat, WtOffer& offer)
{
    if (!may_bend(s)) return;
    if (s.proposal) {
        if (s.proposal->agreed.has(seat)) return;
        offer.also(Agree{});
        offer.also(Disagree{});
        return;
    }
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        for (const Wish wish : {Wish::StandUp, Wish::MakeReady}) {
            const Propose propose{wish, who, where(s, who)};
            if (!proposal_refusal(s, propose)) offer.also(propose);
        }
    }
    offer.open("table");
}

void bend(State& s, WtLog& log)
{
    const Proposal p = *s.proposal;
    s.proposal.reset();
    const Space at = p.wish == Wish::Move ? p.at : where(s, p.who);
    if (proposal_refusal(s, Propose{p.wish, p.who, at})) return;  // it has come true by itself
    Figure& f = figure(s, p.who);
    if (p.wish == Wish::StandUp) f.down = false;
    if (p.wish == Wish::MakeReady) f.ready = true;
    if (p.wish == Wish::Move) f.at = p.at;
    log.say(rule("WT-14.5"), To::all(), RuleBent{p.wish, p.who, at});
}

SeatSet judges(const State& s)
{
    SeatSet all;
    const Seat teller = judged(s).by;
    if (s.referee != kNobody && s.referee != teller) {
        all.add(s.referee);
        return all;
    }
    all = all_seats(s);  // the table, or the others where the Referee himself has told it
    all.remove(teller);
    return all;
}

// [WT-14.2] A story is changed, never a rule; but a quest that forgets its bookmark fails, and a token that was put
// somewhere without a reason goes back.
void confirm(State& s, WtLog& log)
{
    LastTold told = judged(s);
    told.objected = true;
    close_objection(s, told);
    if (told.what == Narration::QuestStart) {
        if (top<QuestRun>(s).bookmark > 0) reject_quest(s, log);  // [WT-R53] the one it began with
    } else if (told.moved) {                                      // [WT-R34]
        figure(s, *told.moved).at = told.back;
        log.say(rule("WT-R34"), To::all(), Relocated{*told.moved, told.back});
    }
}

}  // namespace

// On a table of older rules an objection does not say it: there nothing was told meanwhile.
LastTold judged(const State& s)
{
    const auto* o = std::get_if<Objection>(&s.stack.back());
    return o && o->about.by != kNobody ? o->about : s.told;
}

void note_telling(State& s, Narration what, Seat by)
{
    if (auto* o = std::get_if<Objection>(&s.stack.back())) {
        o->about = judged(s);
        o->overtaken = true;
    }
    s.told = {.what = what, .by = by};
}

std::optional<Refusal> proposal_refusal(const State& s, const Propose& propose)
{
    const Figure& f = figure(s, propose.who);
    if (!may_bend(s) || s.proposal) return Refusal{rule("WT-14.5"), "not_offered"};
    if (!f.in_play()) return Refusal{rule("WT-R71"), "not_in_play"};
    const bool moot = propose.wish == Wish::StandUp     ? !f.down
                      : propose.wish == Wish::MakeReady ? f.ready
                                                        : f.at == propose.at;
    if (moot || (propose.wish != Wish::Move && propose.at != f.at)) return Refusal{rule("WT-R71"), "changes_nothing"};
    for (const Frame& frame : s.stack) {
        const auto* a = std::get_if<Activation>(&frame);
        if (a && a->who == propose.who && propose.wish == Wish::MakeReady)
            return Refusal{rule("WT-R71"), "being_activated"};
    }
    return std::nullopt;
}

namespace {

void offer_anytime(const State& s, Seat seat, WtOffer& offer)
{
    if (offer.for_people() && may_object(s, seat)) offer.also(Object{});
    if (!in_chapters(s)) return;  // [WT-12.1]
    offer_rescues(s, seat, offer);
    offer_missions(s, seat, offer);
    if (!offer.for_people()) return;
    offer_artifact(s, seat, offer);
    if (hope_usable(s) && controller(s, *s.powers.hope) == seat) offer.also(UseHope{});
    if (player(s, seat).voted) {
        offer.also(WithdrawVote{});
    } else {
        offer.also(VoteEpilogue{});
    }
    offer_proposals(s, seat, offer);
}

}  // namespace

// [WT-R67b] The one place that adds to every question what may be done at any time. Whoever is not asked anything gets
// a question of its own, which holds nobody up.
void ask_anytime(const State& s, SeatSet asked, WtQuestions& questions)
{
    if (!questions.for_people()) {
        auto offer = questions.more(questions.listed());
        if (offer) offer_anytime(s, questions.listed(), offer);
        return;
    }
    for (const Seat seat : all_seats(s)) {
        if (asked.has(seat)) {
            auto offer = questions.more(seat);
            if (offer) offer_anytime(s, seat, offer);
            continue;
        }
        if (!in_chapters(s) && !may_object(s, seat)) continue;
        auto offer = questions.to(seat, rule("WT-14.1"), "anytime", Wait::Standing);
        if (!offer) continue;
        offer_anytime(s, seat, offer);
        offer.fallback(in_chapters(s) ? player(s, seat).voted ? Choice{WithdrawVote{}} : Choice{VoteEpilogue{}}
                                      : Choice{Object{}});
    }
}

bool take_anytime(State& s, Seat seat, const Choice& choice, WtLog& log)
{
    if (const auto* saved = std::get_if<Rescue>(&choice)) {
        rescue(s, seat, *saved, log);
    } else if (std::holds_alternative<UseHope>(choice)) {
        use_hope(s, log);
    } else if (const auto* handed = std::get_if<HandArtifact>(&choice)) {
        hand_artifact(s, handed->to, log);
    } else if (const auto* mission = std::get_if<Declare>(&choice)) {
        declare(s, seat, *mission, log);
    } else if (const auto* shown = std::get_if<Reveal>(&choice)) {
        reveal(s, seat, *shown, log);
    } else if (std::holds_alternative<Object>(choice)) {
        s.told = in_question(s);
        s.stack.push_back(Objection{.by = seat, .about = s.told});
        log.say(rule("WT-14.1"), To::all(), Objected{seat, s.told.by});
    } else if (std::holds_alternative<VoteEpilogue>(choice) || std::holds_alternative<WithdrawVote>(choice)) {
        player(s, seat).voted = std::holds_alternative<VoteEpilogue>(choice);
        log.say(rule("WT-R11"), To::all(), Voted{seat, player(s, seat).voted});
    } else if (const auto* wish = std::get_if<Propose>(&choice)) {
        Proposal proposal{seat, wish->wish, wish->who, wish->at, {}};
        proposal.agreed.add(seat);
        s.proposal = proposal;
        log.say(rule("WT-R71"), To::all(), Proposed{seat, wish->wish, wish->who, wish->at});
    } else if (std::holds_alternative<Agree>(choice)) {
        s.proposal->agreed.add(seat);
        log.say(rule("WT-R71"), To::all(), Agreed{seat, true});
        if (s.proposal->agreed == all_seats(s)) bend(s, log);
    } else if (std::holds_alternative<Disagree>(choice)) {
        s.proposal.reset();
        log.say(rule("WT-R71"), To::all(), Agreed{seat, false});
    } else {
        return false;
    }
    return true;
}

Flow resume(const Objection& was, State& s, Rng&, WtLog& log)
{
    Objection& o = top<Objection>(s);
    if (!was.ruled) {
        const SeatSet all = judges(s);
        if (all.size() == 1 && all.has(was.by)) {
            o.ruled = true;
        } else if (was.asked == all) {
            o.ruled = was.upheld.size() * 2 > all.size();
        } else {
            return Flow::Ask;
        }
        log.say(rule("WT-14.1"), To::all(), Ruled{*o.ruled});
        return Flow::Again;
    }
    LastTold told = judged(s);
    if (!*was.ruled) {
        told.objected = true;
        close_objection(s, told);
        return Flow::Again;
    }
    if (told.retold == 0) return Flow::Ask;  // [WT-R26] one more try
    confirm(s, log);
    return Flow::Again;
}

void ask(const Objection& o, const State& s, WtQuestions& questions)
{
    if (o.ruled) {
        auto offer = questions.to(judged(s).by, rule("WT-R26"), "objection.retell");
        offer.add(Retell{});
        offer.add(Concede{});
        offer.fallback(Retell{});
        return;
    }
    SeatSet open = judges(s);
    for (const Seat seat : o.asked) {
        open.remove(seat);
    }
    questions.each(open, [&](Seat seat) {
        auto offer = questions.to(seat, rule("WT-14.1"), "objection.rule");
        offer.add(Uphold{});
        offer.add(Dismiss{});
        offer.fallback(Dismiss{});
    });
}

void take(const Objection&, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    Objection& o = top<Objection>(s);
    if (std::holds_alternative<Retell>(choice)) {
        LastTold told = judged(s);
        ++told.retold;
        close_objection(s, told);
        s.told = told;  // it is the newest now
    } else if (std::holds_alternative<Concede>(choice)) {
        log.say(rule("WT-R26"), To::all(), Conceded{seat});
        confirm(s, log);
    } else {
        o.asked.add(seat);
        if (std::holds_alternative<Uphold>(choice)) o.upheld.add(seat);
    }
}

}  // namespace snowbound::winter_tales
