// The frame dispatch: what is asked, what is taken, what is accepted beyond the offered examples. [WT-5.4] [WT-R70]
// [WT-R72]
#include "games/winter_tales/flow.h"

#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

std::optional<Refusal> cards_refusal(const Cards& hand, const Cards& cards, std::size_t least, std::size_t most,
                                     Rule clause)
{
    if (!hand.contains(cards)) return Refusal{rule("WT-5.1"), "not_your_cards"};
    if (cards.size() < least) return Refusal{clause, "too_few_cards"};
    if (cards.size() > most) return Refusal{clause, "too_many_cards"};
    return std::nullopt;
}

// Each open form: the same choice with other cards than the example must be legal.
struct Judge {
    const State& s;
    Seat seat;
    const Cards& hand;

    // Is there an offered choice that differs in its cards only?
    template <class C, class Same>
    bool is_offered(Same&& same) const
    {
        for (const auto& decision : decisions<WinterTales>(s, seat)) {
            for (const Choice& option : decision.options) {
                const auto* c = std::get_if<C>(&option);
                if (c && same(*c)) return true;
            }
        }
        return false;
    }

    std::optional<Refusal> operator()(const Rescue& c) const
    {
        if (const auto no = rescue_refusal(s, seat, c.who)) return no;
        if (!is_offered<Rescue>([&](const Rescue& o) { return o.who == c.who; }))
            return Refusal{rule("WT-17.5"), "not_offered"};
        return cards_refusal(hand, c.cards, 2, 2, rule("WT-17.3"));
    }
    std::optional<Refusal> operator()(const ReturnRebel& c) const
    {
        const bool offered =
            is_offered<ReturnRebel>([&](const ReturnRebel& o) { return o.rebel == c.rebel && o.at == c.at; });
        if (!offered) return Refusal{rule("WT-19.56"), "not_offered"};
        return cards_refusal(hand, c.cards, 3, 3, rule("WT-19.56"));
    }
    std::optional<Refusal> operator()(const Finish& c) const
    {
        if (const auto why = WinterTales::why_not(s, seat, c)) return why;
        if (!is_offered<Finish>([&](const Finish& o) { return o.cards.size() == c.cards.size(); }))
            return Refusal{rule("WT-4.6"), "down_to_seven"};
        return cards_refusal(hand, c.cards, 0, kStoryCards, rule("WT-4.6"));
    }
    std::optional<Refusal> operator()(const LayTrap& c) const
    {
        if (!is_offered<LayTrap>([](const LayTrap&) { return true; })) return Refusal{rule("WT-16.2"), "not_offered"};
        if (!hand.has(c.card) || c.spring.has(c.card)) return Refusal{rule("WT-16.2"), "one_card_open"};
        return cards_refusal(hand, c.spring, 0, kStoryCards, rule("WT-16.2"));
    }
    std::optional<Refusal> operator()(const Play& c) const
    {
        const bool offered = is_offered<Play>(
            [&](const Play& o) { return o.artifact == c.artifact && o.cards.size() == c.cards.size(); });
        if (const auto no = cards_refusal(hand, c.cards, 0, kStoryCards, rule("WT-5.1"))) return no;
        if (!offered) return Refusal{rule("WT-10.14"), "not_so_many"};
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const TakePart& c) const
    {
        const bool offered = is_offered<TakePart>([&](const TakePart& o) {
            return o.who == c.who && o.artifact == c.artifact && o.cards.size() == c.cards.size();
        });
        if (const auto no = cards_refusal(hand, c.cards, 0, kStoryCards, rule("WT-5.1"))) return no;
        if (!offered) return Refusal{rule("WT-10.10"), "cannot_take_part"};
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const Declare& c) const
    {
        if (!is_offered<Declare>([&](const Declare& o) { return o.mission == c.mission; }))
            return Refusal{rule("WT-20.3"), "condition_not_met"};
        return declare_refusal(s, seat, c);
    }
    std::optional<Refusal> operator()(const Close& c) const { return close_refusal(s, seat, c); }
    std::optional<Refusal> operator()(const Propose& c) const { return proposal_refusal(s, c); }
    template <class Other>
    std::optional<Refusal> operator()(const Other& other) const
    {
        if (const auto why = WinterTales::why_not(s, seat, other)) return why;
        return Refusal{decisions<WinterTales>(s, seat).front().rule, "not_offered"};
    }
};

// Several are asked the same at once, and one answer leaves the others' questions as they are.
bool answers_together(const State& s, const Choice& choice)
{
    if (std::holds_alternative<Uphold>(choice) || std::holds_alternative<Dismiss>(choice))
        return std::holds_alternative<Objection>(s.stack.back());
    const auto* setup = std::get_if<Setup>(&s.stack.back());
    return setup && setup->step == SetupStep::Referee;
}

// A vote changes nobody else's question.
bool is_vote(const Choice& choice)
{
    return std::holds_alternative<VoteEpilogue>(choice) || std::holds_alternative<WithdrawVote>(choice);
}

// What one may take back: a step or a token, as long as nobody else was asked or shown anything.
bool is_quiet(const State& s, const Choice& choice, std::size_t depth)
{
    const bool kind = std::holds_alternative<PlaceQuest>(choice) || std::holds_alternative<Step>(choice) ||
                      std::holds_alternative<FreeStep>(choice) || std::holds_alternative<Passage>(choice);
    return kind && s.stack.size() == depth && std::holds_alternative<Activation>(s.stack.back());
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

void WinterTales::ask(const State& s, WtQuestions& questions)
{
    if (s.stack.empty()) return;
    ask_top(s, questions);
    auto who = WtQuestions::who(s.course);
    if (questions.for_people()) ask_top(s, who);
    ask_anytime(s, who.waiting(), questions);  // [WT-R67b]
}

void WinterTales::apply(State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    note_answer(s, seat);
    const std::size_t depth = s.stack.size();
    if (const auto what = narration_of(s, seat, choice)) {
        s.reached.add(piece(*what));
        if (*what != Narration::Objection && !std::holds_alternative<Retell>(choice)) {
            note_telling(s, *what, seat);
        }
    }
    if (!take_anytime(s, seat, choice, log)) take_top(s, seat, choice, rng, log);
    if (!is_vote(choice) && (s.stack.empty() || !answers_together(s, choice)))
        s.course.renew();  // those who answer at the same time keep their questions
    advance(s, [&] {
        if (settle_missions(s, log)) return Flow::Again;  // [WT-R53] one began the epilogue
        return resume_top(s, rng, log);
    });
    if (!is_quiet(s, choice, depth)) s.course.seal();
}

std::optional<Refusal> WinterTales::accepts(const State& s, Seat seat, const Choice& choice)
{
    return std::visit(Judge{s, seat, player(s, seat).hand}, choice);
}

std::vector<int> WinterTales::scores(const State& s)
{
    const int spring = total(s, Side::Spring), winter = total(s, Side::Winter);
    std::vector<int> points;
    for (const Seat seat : all_seats(s)) {
        const Faction faction = player(s, seat).faction;
        points.push_back(faction == Faction::Spring   ? spring
                         : faction == Faction::Winter ? winter
                                                      : -std::abs(spring - winter));  // the Author wants a balance
    }
    return points;
}

SeatSet WinterTales::winners(const State& s)
{
    SeatSet all;
    for (const Seat seat : all_seats(s)) {
        if (s.stack.empty() && player(s, seat).faction == s.winner) all.add(seat);
    }
    return all;
}

std::string_view WinterTales::ending(const State& s)
{
    return s.stack.empty() && s.winner ? name_of(*s.winner) : std::string_view();
}

std::vector<std::string_view> WinterTales::endings() { return {kFactionNames.begin(), kFactionNames.end()}; }

}  // namespace snowbound
