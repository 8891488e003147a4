// Chapter TF-26: shaken, immobile, burning; what happens at the end of an activation.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {

bool burn_test(State& s, Rng& rng, DieFace& face)  // [TF-R44]
{
    face = roll_die(s, rng);
    switch (s.options.burn_icon) {
        case BurnIcon::Star: return is_star(face);
        case BurnIcon::Shield: return is_block(face);
        case BurnIcon::Cheese: break;
    }
    return face == DieFace::Cheese;
}

void close_statuses(State& s, const Activation& a, Rng& rng, TfLog& log)  // [TF-R08]
{
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (s.figures[i].unit != a.unit || !s.figures[i].burning || !is_available(s, id)) continue;
        if (!unit_of(s, id).is_bird && !a.acting.empty() && !a.acting.has(id)) continue;
        DieFace face{};
        const bool out = burn_test(s, rng, face);  // [TF-26.5]
        log.say(rule("TF-26.5"), To::all(), BurnRolled{a.seat, id, face, out});
        if (out) {
            figure(s, id).burning = false;
        } else {
            suffer(s, id, 1, rng, log);
        }
    }
    for (const FigureId id : a.shaken) {  // [TF-26.3] [TF-R48] [TF-R69]
        if (!is_available(s, id) || !figure(s, id).shaken) continue;
        figure(s, id).shaken = false;
        log.say(rule("TF-26.3"), To::all(), Calmed{a.seat, id});
    }
}

Flow resume(const Dousing& f, State& s, Rng&, TfLog&)
{
    const Figure& who = figure(s, f.figure);
    const Seat owner = is_available(s, f.figure) && !who.flying ? nest_owner(s, who.at) : kSpectator;
    if (owner != kSpectator && player(s, owner).embers > 0) return Flow::Ask;
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const Dousing& f, const State& s, TfQuestions& questions)
{
    const Seat seat = owner_of(s, f.figure);
    auto offer = questions.to(seat, rule("TF-26.6"), "status.extinguish");
    if (!offer) return;
    offer.add(Extinguish{});
    offer.add(GoOn{});
    offer.fallback(Extinguish{});
}

void take(const Dousing& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    const Seat owner = nest_owner(s, figure(s, f.figure).at);
    s.stack.pop_back();
    if (!std::holds_alternative<Extinguish>(choice)) return;
    DieFace face{};
    const bool out = burn_test(s, rng, face);
    log.say(rule("TF-26.6"), To::all(), BurnRolled{seat, f.figure, face, out});
    if (out) --player(s, owner).embers;
}

}  // namespace snowbound::tail_feathers
