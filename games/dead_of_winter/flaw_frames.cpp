// Whether the rules in progress fit the table and each other.
#include "games/dead_of_winter/flaw.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

// Each frame stands on what it belongs to; true: it does not.
struct FrameFlaw {
    const State& s;
    const Frame* below;
    template <class F>
    bool on() const
    {
        return below && std::holds_alternative<F>(*below);
    }
    bool no_seat(Seat seat) const { return index(seat) >= s.seats; }
    bool no_seat_or_nobody(Seat seat) const { return seat != kNobody && no_seat(seat); }
    bool not_theirs(Seat seat, Survivor who) const { return no_seat(seat) || !player(s, seat).group.has(who); }
    bool some_elsewhere(SeatSet seats) const { return (seats.bits() & ~all_seats(s).bits()) != 0; }

    bool operator()(const Setup& f) const
    {
        for (const Seat seat : all_seats(s)) {
            const Player& p = player(s, seat);
            if (p.dealt.size() != 4 || p.kept.size() > 3) return true;
            if (f.step == SetupStep::Lead && (p.kept.empty() || (p.answer && !p.kept.has(survivor_at(*p.answer)))))
                return true;
        }
        return below != nullptr;
    }
    bool operator()(const Round& f) const { return below || f.turns > s.seats || f.place > kLocations; }
    bool operator()(const Turn& f) const
    {
        const bool idle = std::holds_alternative<Turn>(s.stack.back());  // what killed them is over [DW-VAR.5]
        return !on<Round>() || std::get<Round>(*below).step != RoundStep::Turns || no_seat(f.seat) ||
               (idle && player(s, f.seat).out) || f.raising > 5 || f.step > 5;
    }
    bool operator()(const Searching& f) const
    {
        return !below || not_theirs(f.seat, f.who) || f.place == Location::Colony || s.drawn.empty() || f.keep == 0;
    }
    bool operator()(const Luring& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Killing& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Building& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Playing& f) const
    {
        return !below || no_seat(f.seat) || no_seat_or_nobody(f.giver) || f.die > 6 || f.giver == f.seat ||
               !player(s, f.seat).hand.contains(f.item);
    }
    bool operator()(const Using& f) const
    {
        return !below || not_theirs(f.seat, f.who) || static_cast<std::size_t>(f.means) >= kMeans || f.die > 6 ||
               f.theirs > 6 || no_seat_or_nobody(f.other);
    }
    bool operator()(const Asking& f) const
    {
        return !below || no_seat(f.seat) || no_seat(f.other) || f.seat == f.other;
    }
    bool operator()(const Handing& f) const
    {
        return !below || !is_alive(s, f.who) || !is_alive(s, f.to) || !figure(s, f.who).equipment.has(f.item);
    }
    bool operator()(const Fuelling& f) const { return !below || no_seat(f.seat) || some_elsewhere(f.declined); }
    bool operator()(const Exposing&) const { return !below; }
    bool operator()(const Biting& f) const { return !below || (f.who && !is_alive(s, *f.who)); }
    bool over() const { return s.morale == 0; }  // only what belongs to the last death is still done [DW-R22]
    bool operator()(const Succession& f) const { return (!below && !over()) || no_seat(f.seat); }
    bool operator()(const Replacing& f) const
    {
        return (!below && !over()) || no_seat(f.seat) || (f.who && figure(s, *f.who).is != FigureIs::Waiting);
    }
    bool operator()(const Arriving& f) const { return !below || f.gate >= kColonyGates; }
    bool operator()(const Voting& f) const
    {
        return !below || some_elsewhere(f.electorate) || no_seat_or_nobody(f.nominee) || f.options > 7 ||
               (f.on == VoteOn::Exile ? f.nominee == kNobody : !on<Script>());
    }
    bool operator()(const Exiling& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Script& f) const
    {
        if (!below || f.card.has_value() == f.crisis.has_value() || no_seat(f.seat) || no_seat_or_nobody(f.other))
            return true;
        if (f.option != kBefore && f.option > 2) return true;
        return f.pc > ops_of(f).size();
    }
    bool operator()(const Striking&) const { return !below; }
    bool operator()(const Deciding& f) const { return !on<Script>() || no_seat(f.seat); }
    bool operator()(const Picking& f) const { return !on<Script>() || no_seat(f.seat) || some_elsewhere(f.asked); }
    bool operator()(const Pooling& f) const { return !on<Script>() || some_elsewhere(f.seats); }
    bool operator()(const Betting& f) const { return !on<Script>() || some_elsewhere(f.seats); }
    bool operator()(const Healing& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Removing& f) const { return !below || no_seat(f.seat); }
    bool operator()(const Boarding& f) const { return !on<Script>() || no_seat(f.seat); }
    bool operator()(const Sheltering& f) const { return !below || !is_alive(s, f.who); }
};

bool asks(const State& s)  // play stands still here because somebody must choose
{
    State copy = s;
    Rng rng = Rng::scripted({});
    DwLog log;
    if (resume_top(copy, rng, log) == Flow::Ask) return true;
    // A table of rules version 2, which let in whoever waits only as their turn began, asks for an action first.
    return std::holds_alternative<Turn>(s.stack.back()) && !copy.stack.empty() &&
           std::holds_alternative<Replacing>(copy.stack.back());
}

}  // namespace

const char* stack_flaw(const State& s)
{
    if (s.ending != Ending::None) return s.stack.empty() ? nullptr : "DW-END.1: a game that is over goes on";
    if (s.stack.empty()) return "DW-END.1: a game that is over has its ending";
    for (std::size_t i = 0; i < s.stack.size(); ++i) {
        const FrameFlaw check{s, i > 0 ? &s.stack[i - 1] : nullptr};
        if (std::visit(check, s.stack[i])) return "a rule in progress that does not fit the table";
        const bool bottom = std::holds_alternative<Setup>(s.stack[i]) || std::holds_alternative<Round>(s.stack[i]);
        if ((i == 0) != bottom && !(i == 0 && s.morale == 0)) return "a rule in progress that does not fit the table";
    }
    return asks(s) ? nullptr : "DW-RND.4: nobody is asked";
}

}  // namespace snowbound::dead_of_winter
