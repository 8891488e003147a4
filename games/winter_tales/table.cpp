// What several chapters share: seats, cards, figures.
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

Seat at_place(const State& s, std::size_t place) { return s.order[place % s.seats]; }

std::size_t place_of(const State& s, Seat seat)
{
    for (std::size_t i = 0; i < s.order.size(); ++i) {
        if (s.order[i] == seat) return i;
    }
    rule_bug("a seat that does not sit at the table");
}

Seat left_of(const State& s, Seat seat, std::size_t steps) { return at_place(s, place_of(s, seat) + steps); }

Seat author(const State& s)  // [WT-1.5] sits last
{
    const Seat last = s.order.back();
    return player(s, last).faction == Faction::Author ? last : kNobody;
}

std::size_t spring_players(const State& s) { return s.seats / 2U; }  // [WT-1.3]

Side side_for(const State& s, Seat seat) { return static_cast<Side>(player(s, seat).faction); }

// [WT-5.8] [WT-R09] An empty deck is made anew from everything discarded.
std::optional<StoryCard> draw_card(State& s, Rng& rng, WtLog& log)
{
    if (s.deck.empty()) {
        const bool seen = !s.discard.empty();  // what was put away in secret goes back in secret
        s.deck = s.discard;
        s.discard.clear();
        for (const Seat each : all_seats(s)) {
            s.deck |= player(s, each).put_away;
            player(s, each).put_away.clear();
        }
        if (s.deck.empty()) return std::nullopt;
        if (seen) log.say(rule("WT-R09"), To::all(), Reshuffled{});
    }
    const StoryCard card = s.deck.nth(rng.below(static_cast<std::uint32_t>(s.deck.size())));
    s.deck.remove(card);
    s.course.seal();
    return card;
}

void draw_cards(State& s, Seat seat, int number, Rng& rng, WtLog& log)
{
    Cards drawn;
    for (; number > 0; --number) {
        const auto card = draw_card(s, rng, log);
        if (!card) break;  // [WT-R09] where nothing is left, fewer are drawn
        drawn.add(*card);
    }
    player(s, seat).hand |= drawn;
    s.course.seal();
    log.say(rule("WT-5.2"), To::only(seat), Drew{seat, drawn});
    log.say(rule("WT-5.2"), To::all_but(seat), DrewCards{seat});
}

void discard(State& s, Cards cards) { s.discard |= cards; }  // [WT-5.7]

bool has_ready(const State& s, Seat seat)
{
    for (const Figure& f : s.figures) {
        if (f.controller == seat && f.ready && !f.gone) return true;
    }
    return false;
}

Space place_of(const State& s, const Token& token)
{
    return is_space(token.at) ? space_of(token.at) : where(s, carrier_of(token.at));  // [WT-9.6]
}

bool in_midst(const State& s)
{
    return std::any_of(s.stack.begin(), s.stack.end(), [](const Frame& frame) {
        return std::holds_alternative<Combat>(frame) || std::holds_alternative<Trap>(frame) ||
               std::holds_alternative<Window>(frame) || std::holds_alternative<Following>(frame) ||
               std::holds_alternative<Slander>(frame) || std::holds_alternative<Objection>(frame);
    });
}

bool in_procedure(const State& s)
{
    for (const Frame& frame : s.stack) {
        if (std::holds_alternative<Combat>(frame) || std::holds_alternative<Trap>(frame) ||
            std::holds_alternative<Epilogue>(frame) || std::holds_alternative<Setup>(frame) ||
            std::holds_alternative<Slander>(frame))
            return true;
        const auto* quest = std::get_if<QuestRun>(&frame);
        if (quest && quest->step != QuestStep::Join && quest->step != QuestStep::Discard) return true;
    }
    return false;
}

}  // namespace snowbound::winter_tales
