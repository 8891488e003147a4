// The epilogue: chapter WT-12 and WT-18.2.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {
namespace {

bool is_author(const State& s, Seat seat) { return player(s, seat).faction == Faction::Author; }

// [WT-12.3] [WT-R29] Who speaks first; the Author only where he is not always last.
Seat opener(const State& s, const Epilogue& e)
{
    return is_author(s, e.seat) && s.options.author_last() ? left_of(s, e.seat) : e.seat;
}

Seat next_part(const State& s, const Epilogue& e) { return left_of(s, opener(s, e), e.next); }

bool author_speaks_last(const State& s, const Epilogue& e)  // [WT-12.7] [WT-13.6]
{
    return author(s) != kNobody && author(s) != opener(s, e);
}

bool is_memory(const State& s, std::size_t space)
{
    return space >= 1 && space <= s.track.size() && s.track[space - 1].kind != MemoryKind::None;
}

void count_up(State& s, WtLog& log)
{
    log.say(
        rule("WT-12.6"), To::all(),
        Totals{static_cast<std::uint8_t>(total(s, Side::Spring)), static_cast<std::uint8_t>(total(s, Side::Winter))});
}

void decide(State& s, const Epilogue& e, WtLog& log)  // [WT-12.8] [WT-1.6]
{
    const int spring = total(s, Side::Spring), winter = total(s, Side::Winter);
    if (spring != winter) {
        s.winner = spring > winter ? Faction::Spring : Faction::Winter;
    } else {
        s.winner = author(s) != kNobody ? Faction::Author : player(s, e.seat).faction;  // [WT-R33]
    }
    log.say(rule("WT-12.8"), To::all(), Won{*s.winner});
}

Seat speaker(const State& s, const Epilogue& e)
{
    switch (e.step) {
        case EpilogueStep::Open: return opener(s, e);
        case EpilogueStep::Parts: return next_part(s, e);
        case EpilogueStep::Author: return author(s);
        case EpilogueStep::Ending: return e.pen != kNobody ? e.pen : e.seat;  // [WT-12.9]
    }
    return kNobody;
}

std::size_t most_cards(const State& s, const Epilogue& e, Seat seat)
{
    const std::size_t hand = player(s, seat).hand.size();
    return e.step == EpilogueStep::Author ? hand / 2 : hand;  // [WT-12.7]
}

// Which memory the part hangs on: the bookmarked one in step 1 and in the variant, else one of choice [WT-12.5].
bool is_tied_to_bookmark(const State& s, const Epilogue& e)
{
    return e.step == EpilogueStep::Open || s.options.alternative_epilogue;
}

// What a bot hangs its part on: the bookmark where it must, else each time the next memory, so that all are taken up.
std::uint8_t memory_for(const State& s, const Epilogue& e)
{
    if (is_tied_to_bookmark(s, e) || !is_memory(s, s.bookmark)) return s.bookmark;
    std::size_t parts = 1;  // told so far, after the first; and this one
    for (std::size_t i = 1; i < e.next; ++i) {
        parts += !is_author(s, left_of(s, opener(s, e), i));
    }
    std::size_t space = s.bookmark;
    while (parts > 0) {
        space = space % s.track.size() + 1;
        if (is_memory(s, space)) --parts;
    }
    return static_cast<std::uint8_t>(space);
}

}  // namespace

int total(const State& s, Side side)  // [WT-12.6] [WT-20.6]
{
    int points = static_cast<int>(s.epilogue_cards[static_cast<std::size_t>(side)].size());
    for (const Memory& memory : s.track) {
        if (memory.counts_for(side)) points += 3;
    }
    return points;
}

void start_epilogue(State& s, Seat seat, WtLog& log)  // [WT-12.1] [WT-12.2]
{
    s.proposal.reset();
    s.stack.clear();
    s.stack.push_back(Epilogue{.seat = seat});
    log.say(rule("WT-12.1"), To::all(), EpilogueStarted{seat});
}

Flow resume(const Epilogue& e, State& s, Rng&, WtLog& log)
{
    Epilogue& now = top<Epilogue>(s);
    switch (e.step) {
        case EpilogueStep::Open: return Flow::Ask;
        case EpilogueStep::Parts:
            while (now.next < s.seats && is_author(s, next_part(s, now))) {
                ++now.next;
            }
            if (now.next < s.seats) return Flow::Ask;
            count_up(s, log);
            if (author_speaks_last(s, now)) {
                now.step = EpilogueStep::Author;
                return Flow::Again;
            }
            now.step = EpilogueStep::Ending;
            decide(s, now, log);
            return Flow::Again;
        case EpilogueStep::Author: return Flow::Ask;
        case EpilogueStep::Ending: return Flow::Ask;
    }
    rule_bug("no such step of the epilogue");
}

void ask(const Epilogue& e, const State& s, WtQuestions& questions)
{
    const Seat seat = speaker(s, e);
    if (e.step == EpilogueStep::Ending) {
        auto offer = questions.to(seat, rule("WT-12.9"), "epilogue.ending");
        if (!offer) return;
        offer.add(Tell{});
        offer.fallback(Tell{});
        if (e.pen != kNobody) {
            offer.also(Pass{});  // gives the pen back
            return;
        }
        for (const Seat other : all_seats(s)) {  // [WT-R31]
            if (other != seat && player(s, other).faction == s.winner) offer.also(HandPen{other});
        }
        return;
    }
    const bool open = e.step == EpilogueStep::Open, last = e.step == EpilogueStep::Author;
    auto offer = questions.to(seat,
                              open   ? rule("WT-12.3")
                              : last ? rule("WT-12.7")
                                     : rule("WT-12.5"),
                              open   ? "epilogue.open"
                              : last ? "epilogue.author"
                                     : "epilogue.part");
    if (!offer) return;
    const Cards& hand = player(s, seat).hand;
    const std::size_t most = most_cards(s, e, seat);
    const std::uint8_t memory = memory_for(s, e);
    // A bot leaves the bookmark where it is, or moves it to the next memory.
    std::uint8_t moved = s.bookmark;
    for (std::size_t i = 1; i <= s.track.size() && s.options.alternative_epilogue; ++i) {
        const std::size_t space = (s.bookmark + i - 1) % s.track.size() + 1;
        if (!is_memory(s, space)) continue;
        moved = static_cast<std::uint8_t>(space);
        break;
    }
    const bool writes = is_author(s, seat);
    const bool all = !s.options.chooses_amount() && !last;  // the German text taken literally
    for (const Side side : {Side::Spring, Side::Winter}) {
        if (!writes && side != side_for(s, seat)) continue;
        for (std::size_t n = all ? most : 0; n <= most; ++n) {
            offer.add(Close{side, memory, moved, some(hand, n)});
        }
    }
    offer.open("epilogue");
}

void take(const Epilogue& was, State& s, Seat seat, const Choice& choice, Rng&, WtLog& log)
{
    Epilogue& e = top<Epilogue>(s);
    if (was.step == EpilogueStep::Ending) {
        if (const auto* hand = std::get_if<HandPen>(&choice)) {
            e.pen = hand->seat;
            log.say(rule("WT-R31"), To::all(), PenHanded{hand->seat});
        } else if (std::holds_alternative<Pass>(choice)) {
            e.pen = kNobody;
        } else {
            s.stack.clear();
        }
        return;
    }
    const auto& close = std::get<Close>(choice);
    player(s, seat).hand -= close.cards;
    s.epilogue_cards[static_cast<std::size_t>(close.side)] |= close.cards;
    log.say(was.step == EpilogueStep::Open    ? rule("WT-12.3")
            : was.step == EpilogueStep::Parts ? rule("WT-12.5")
                                              : rule("WT-12.7"),
            To::all(), EpiloguePart{seat, close.side, close.memory, close.cards});
    if (close.bookmark != s.bookmark) {  // [WT-18.2]
        s.bookmark = close.bookmark;
        log.say(rule("WT-18.2"), To::all(), BookmarkMoved{close.bookmark});
    }
    if (was.step == EpilogueStep::Open) {
        e.step = EpilogueStep::Parts;
    } else if (was.step == EpilogueStep::Parts) {
        ++e.next;
    } else {
        e.step = EpilogueStep::Ending;
        count_up(s, log);
        decide(s, e, log);
    }
}

// Beyond the offered examples: other cards, other memories.
std::optional<Refusal> close_refusal(const State& s, Seat seat, const Close& close)
{
    const auto* e = std::get_if<Epilogue>(&s.stack.back());
    if (!e || e->step == EpilogueStep::Ending) return Refusal{rule("WT-12.1"), "not_offered"};
    if (!is_author(s, seat) && close.side != side_for(s, seat)) return Refusal{rule("WT-12.5"), "own_faction_only"};
    if (!player(s, seat).hand.contains(close.cards)) return Refusal{rule("WT-12.3"), "not_your_cards"};
    if (close.cards.size() > most_cards(s, *e, seat)) return Refusal{rule("WT-12.7"), "half_the_hand"};
    if (!s.options.chooses_amount() && e->step != EpilogueStep::Author && close.cards != player(s, seat).hand)
        return Refusal{rule("WT-12.3"), "all_cards"};
    if (close.memory != s.bookmark && (is_tied_to_bookmark(s, *e) || !is_memory(s, close.memory)))
        return Refusal{rule("WT-12.5"), "no_such_memory"};
    if (!s.options.alternative_epilogue)
        return close.bookmark == s.bookmark ? std::nullopt : std::optional(Refusal{rule("WT-11.4"), "bookmark_stays"});
    if (!is_memory(s, close.bookmark) && close.bookmark != s.bookmark)
        return Refusal{rule("WT-18.2"), "no_such_memory"};
    bool elsewhere = false;
    for (std::size_t space = 1; space <= s.track.size(); ++space) {
        elsewhere = elsewhere || (is_memory(s, space) && space != s.bookmark);
    }
    if (elsewhere && close.bookmark == s.bookmark) return Refusal{rule("WT-18.2"), "bookmark_moves"};
    return std::nullopt;
}

}  // namespace snowbound::winter_tales
