// Votes and exile. [DW-VOT.1] to [DW-VOT.6] [DW-EXV.1] to [DW-EXV.6] [DW-EXI.1] to [DW-EXI.16]
#include <utility>

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

Seat tie_breaker(const State& s)  // [DW-VOT.2] [DW-R39]
{
    Seat last = s.first;
    for (std::size_t n = 0; n < s.seats; ++n) {
        const Seat seat = left_of(s, s.first, n);
        if (loyal_seats(s).has(seat)) return seat;
        if (player(s, last).out) last = seat;
    }
    return last;  // only exiles are left
}

std::uint8_t best_options(const Voting& f, const State& s)  // bits of those with the most votes
{
    std::array<int, 8> votes{};
    for (const Seat seat : f.electorate) {
        ++votes[*player(s, seat).answer];
    }
    int most = -1;
    std::uint8_t best = 0;
    for (std::size_t i = 0; i < votes.size(); ++i) {
        if ((f.options & (1U << i)) == 0 || votes[i] < most) continue;
        if (votes[i] > most) best = 0;
        most = votes[i];
        best = static_cast<std::uint8_t>(best | (1U << i));
    }
    return best;
}

std::optional<Crossroads> card_of(const Voting& f, const State& s)
{
    if (f.on == VoteOn::Exile) return std::nullopt;
    return std::get<Script>(s.stack[s.stack.size() - 2]).card;  // the vote lies on top of it
}

void finish_vote(const Voting& f, State& s, int option, bool tie, DwLog& log)
{
    log.say(rule("DW-VOT.1"), To::all(), VoteEnded{static_cast<std::uint8_t>(option), tie, card_of(f, s)});
    s.stack.pop_back();
    if (f.on == VoteOn::Exile) {
        Exiling exiling;
        exiling.seat = f.nominee;
        if (option == 0) s.stack.push_back(exiling);  // [DW-EXV.6]
        return;
    }
    Script& script = top<Script>(s);
    script.option = static_cast<std::uint8_t>(option);
    script.pc = 0;
    log.say(rule("DW-XRD.11"), To::all(), CrossroadsChosen{*script.card, script.option});
}

}  // namespace

void start_exile_vote(State& s, Seat nominee, DwLog&)
{
    Voting voting;
    voting.on = VoteOn::Exile;
    voting.electorate = loyal_seats(s);  // [DW-EXV.3]
    voting.nominee = nominee;
    voting.options = 3;
    s.stack.push_back(voting);
}

Flow resume(const Voting& f, State& s, Rng&, DwLog& log)
{
    if (f.tied != 0) return Flow::Ask;
    for (const Seat seat : f.electorate) {
        if (!player(s, seat).answer) return Flow::Ask;
    }
    s.course.seal();
    for (const Seat seat : all_seats(s)) {
        player(s, seat).voted.reset();
    }
    const std::uint8_t best = best_options(f, s);
    for (const Seat seat : f.electorate) {  // [DW-VOT.5] all at once
        Player& p = player(s, seat);
        log.say(rule("DW-VOT.1"), To::all(), Voted{seat, *p.answer, card_of(f, s)});
        p.voted = std::exchange(p.answer, std::nullopt);
    }
    if (std::popcount(best) == 1) {
        finish_vote(f, s, std::countr_zero(best), false, log);
    } else {
        top<Voting>(s).tied = best;
    }
    return Flow::Again;
}

namespace {

void offer_votes(std::uint8_t options, DwOffer& offer)
{
    std::uint8_t last = 0;
    for (std::uint8_t i = 0; i < 8; ++i) {
        if ((options & (1U << i)) == 0) continue;
        offer.add(Vote{i});
        if (i <= 1) last = i;
    }
    offer.fallback(Vote{last});  // [DW-D25] [DW-D26] [DW-D33] no, or down
}

}  // namespace

void ask(const Voting& f, const State& s, DwQuestions& questions)
{
    const std::string_view prompt = f.on == VoteOn::Exile ? "vote.exile" : "vote.crossroads";
    if (f.tied != 0) {
        auto offer = questions.to(tie_breaker(s), rule("DW-VOT.2"), "vote.tie");
        if (offer) offer_votes(f.tied, offer);
        return;
    }
    const auto stands = [&](Seat seat) { return player(s, seat).answer.has_value(); };
    questions.each(f.electorate, stands, [&](Seat seat) {
        if (player(s, seat).answer) return;
        auto offer = questions.to(seat, rule("DW-VOT.1"), prompt);
        if (!offer) return;
        if (f.on == VoteOn::Exile) offer.number("seat", static_cast<int>(index(f.nominee)));
        offer_votes(f.options, offer);
    });
}

void take(const Voting& f, State& s, Seat seat, const Choice& choice, Rng&, DwLog& log)
{
    const std::uint8_t option = std::get<Vote>(choice).option;
    if (f.tied != 0) return finish_vote(f, s, option, true, log);
    player(s, seat).answer = option;
}

void check_exiles(State& s, DwLog& log)  // [DW-EXI.13] [DW-R35]
{
    int loyal = 0;
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).exiled && !is_betrayer(s, seat)) ++loyal;
    }
    if (loyal >= 2) change_morale(s, -10, Why::Exiles, log);
}

namespace {

void leave_for_good(State& s, Seat seat, Rng& rng, DwLog& log)  // Kill Them: the exiled are gone
{
    Player& p = player(s, seat);
    p.out = true;
    log.say(rule("DW-TXT.1"), To::all(), Eliminated{seat});
    const Survivors group = p.group;
    for (const Survivor who : group) {
        figure(s, who).is == FigureIs::Play ? remove_survivor(s, who, rng, log) : p.group.remove(who);
    }
    p.leader.reset();
}

void draw_exile(const Exiling& f, State& s, DwLog& log)
{
    Player& p = player(s, f.seat);
    p.exiled = true;
    s.course.seal();
    log.say(rule("DW-EXI.1"), To::all(), Exiled{f.seat});
    if (!s.exile_deck.empty()) {
        p.exile = s.exile_deck.take_back();
        log.say(rule("DW-EXI.1"), To::only(f.seat), ExileDrawn{f.seat, *p.exile});
    }
    if (p.objective && !is_betrayer(s, f.seat)) {  // [DW-EXI.2]
        p.objective_shown = true;
        log.say(rule("DW-EXI.2"), To::all(), ObjectiveShown{f.seat, *p.objective});
    }
    check_exiles(s, log);
}

bool any_room_outside(const State& s, Survivor who)
{
    return std::any_of(kOutside.begin(), kOutside.end(), [&](Location place) { return may_be_at(s, who, place); });
}

Survivors swappable(const State& s)  // [DW-EXI.5]
{
    Survivors some;
    for (const Location place : kOutside) {
        for (const Survivor who : at(s, place)) {
            if (!is_exiled(s, who)) some.add(who);
        }
    }
    return some;
}

}  // namespace

Flow resume(const Exiling& f, State& s, Rng& rng, DwLog& log)
{
    if (f.step == ExileStep::Draw) {
        top<Exiling>(s).step = ExileStep::Relocate;
        draw_exile(f, s, log);
        if (!main_facts(s).exile_is_death) return Flow::Again;
        s.stack.pop_back();
        leave_for_good(s, f.seat, rng, log);
        return Flow::Again;
    }
    for (const Survivor who : own_at(s, f.seat, Location::Colony)) {
        if (any_room_outside(s, who) || !swappable(s).empty()) return Flow::Ask;
    }
    s.stack.pop_back();
    return Flow::Again;
}

namespace {

void offer_ways_out(const Exiling& f, const State& s, DwOffer& offer)
{
    std::optional<Move> calm;  // [DW-D30]
    for (const Survivor who : own_at(s, f.seat, Location::Colony)) {
        for (const Location place : kOutside) {
            if (!may_be_at(s, who, place)) continue;
            const Move move{who, place, {}};
            offer.add(move);
            if (!calm || (calm->who == who && zombies_at(s, place) < zombies_at(s, calm->to))) calm = move;
        }
    }
    if (calm) return offer.fallback(*calm);
    for (const Survivor who : swappable(s)) {
        offer.add(PickSurvivor{who});
    }
    if (!swappable(s).empty()) offer.fallback(PickSurvivor{swappable(s).front()});  // [DW-D31]
}

}  // namespace

void ask(const Exiling& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-EXI.3"), "exile");
    if (offer) offer_ways_out(f, s, offer);
}

void take(const Exiling& f, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    if (const auto* move = std::get_if<Move>(&choice)) {  // [DW-EXI.3] [DW-EXI.4] not the one move of the turn
        figure(s, move->who).at = move->to;
        log.say(rule("DW-EXI.3"), To::all(), Moved{f.seat, move->who, Location::Colony, move->to});
        return after_move(s, *move, Location::Colony, Risk::Card, rng, log);
    }
    const Survivor other = std::get<PickSurvivor>(choice).who;
    const Survivor who = own_at(s, f.seat, Location::Colony).front();
    std::swap(figure(s, who).at, figure(s, other).at);
    log.say(rule("DW-EXI.5"), To::all(), Placed{other, Location::Colony});
    log.say(rule("DW-EXI.5"), To::all(), Placed{who, figure(s, who).at});
}

}  // namespace snowbound::dead_of_winter
