// The exposure die, the spread of a bite, and effects that hit several survivors. [DW-EXP.1] [DW-BIT.1] [DW-TXT.2]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

Face roll_exposure(State& s, Rng& rng)  // [DW-EXP.6]
{
    s.course.seal();
    std::uint32_t side = rng.below(12);
    std::size_t face = 0;
    while (side >= kExposureSides[face]) side -= kExposureSides[face++];
    return static_cast<Face>(face);
}

bool is_safe_from_bites(const State& s, Survivor who)  // [DW-BIT.2]
{
    return has_ability(s, who, Survivor::Sparky) || figure(s, who).equipment.has(Item::RottenFlesh);
}

void note_move(State& s, const Exposing& f, Face face)
{
    Turn* turn = running<Turn>(s);
    if (!turn || f.risk != Risk::Move) return;
    if (face == Face::Wound) turn->doing.wounded = true;
    if (face == Face::Frostbite) turn->doing.frostbitten = true;
}

void bite(State& s, Survivor who, Rng& rng, DwLog& log)  // [DW-EXP.5]
{
    const Location place = figure(s, who).at;
    s.stack.push_back(Biting{place, {}});
    kill(s, who, Cause::Bitten, rng, log);
}

}  // namespace

Face face_for(const State& s, Survivor who, Face face)
{
    if (face == Face::Bitten && has_ability(s, who, Survivor::Sparky)) return Face::Wound;  // [DW-EXP.7]
    const bool warm = has_ability(s, who, Survivor::HarmanBrooks) || figure(s, who).equipment.has(Item::SnowShoes);
    return face == Face::Frostbite && warm ? Face::Wound : face;
}

Flow resume(const Exposing& f, State& s, Rng& rng, DwLog& log)
{
    if (f.left == 0 || !is_alive(s, f.who)) return s.stack.pop_back(), Flow::Again;  // [DW-EXP.8]
    --top<Exposing>(s).left;
    Face face = roll_exposure(s, rng);
    log.say(rule("DW-EXP.1"), To::all(), Exposed{f.who, face});
    face = face_for(s, f.who, face);
    note_move(s, f, face);
    if (face == Face::Blank && f.risk == Risk::Care) s.standing.add(Standing::Immune);
    if (face == Face::Wound) wound(s, f.who, 1, rng, log);
    if (face == Face::Frostbite) frostbite(s, f.who, rng, log);
    if (face != Face::Bitten) return Flow::Again;
    if (s.standing.has(Standing::Immune)) {
        s.stack.push_back(Sheltering{f.who, {}});
    } else {
        bite(s, f.who, rng, log);
    }
    return Flow::Again;
}
void ask(const Exposing&, const State&, DwQuestions&) {}
void take(const Exposing&, State&, Seat, const Choice&, Rng&, DwLog&) {}

// In a round of Olivia's care anybody may give a medicine card so that a bite is ignored. All are asked in turn.
Flow resume(const Sheltering& f, State& s, Rng& rng, DwLog& log)
{
    for (const Seat seat : all_seats(s)) {
        if (!f.asked.has(seat) && !player(s, seat).out) return Flow::Ask;
    }
    s.stack.pop_back();
    bite(s, f.who, rng, log);
    return Flow::Again;
}

void ask(const Sheltering& f, const State& s, DwQuestions& questions)
{
    for (const Seat seat : all_seats(s)) {
        if (f.asked.has(seat) || player(s, seat).out) continue;
        auto offer = questions.to(seat, rule("DW-TXT.1"), "shelter");
        if (!offer) return;
        each_free_kind(player(s, seat), [&](Item item) {
            if (symbol_of(item) == Symbol::Medicine) offer.add(GiveCard{item});
        });
        offer.add(Decline{});
        offer.fallback(Decline{});
        return;
    }
}

void take(const Sheltering&, State& s, Seat seat, const Choice& choice, Rng&, DwLog& log)
{
    const auto* give = std::get_if<GiveCard>(&choice);
    if (!give) return top<Sheltering>(s).asked.add(seat);
    drop(s, seat, give->item);
    s.stack.pop_back();
    log.say(rule("DW-TXT.1"), To::all(), CardPlayed{seat, give->item});
    to_waste(s, seat, give->item, log);
}

// The infection goes to the lowest influence at the location, until somebody is let die or rolls a blank. [DW-BIT.6]
Flow resume(const Biting& f, State& s, Rng&, DwLog&)
{
    if (f.who) return Flow::Ask;
    for (const Survivor who : at(s, f.place)) {  // in the order of influence
        if (is_safe_from_bites(s, who)) continue;
        top<Biting>(s).who = who;
        return Flow::Again;
    }
    s.stack.pop_back();
    return Flow::Again;
}

void ask(const Biting& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(figure(s, *f.who).controller, rule("DW-BIT.3"), "bite");
    if (!offer) return;
    offer.add(LetDie{});
    offer.add(RollBite{});
    offer.fallback(RollBite{});  // [DW-D27]
}

void take(const Biting& f, State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log)
{
    if (std::holds_alternative<LetDie>(choice)) {
        s.stack.pop_back();
        log.say(rule("DW-BIT.3"), To::all(), LeftToDie{seat, *f.who});
        return kill(s, *f.who, Cause::Infected, rng, log);
    }
    const Face face = roll_exposure(s, rng);
    log.say(rule("DW-BIT.3"), To::all(), BiteRolled{*f.who, face});
    if (face == Face::Blank) return s.stack.pop_back();  // [DW-BIT.4]
    top<Biting>(s).who.reset();
    kill(s, *f.who, Cause::Infected, rng, log);  // [DW-BIT.5]
}

// One effect on several survivors, one after the other. The order matters where their deaths may end the game in the
// middle of it: then the first player says who is next. [DW-TXT.2] [DW-R57]
namespace {

bool is_deadly(const State& s, const Striking& f, Survivor who)
{
    if (f.blow == Blow::Kill) return true;
    const int most = has_ability(s, who, Survivor::BuddyDavis) ? 4 : 3;
    return (f.blow == Blow::Wound || f.blow == Blow::Frostbite) && wounds_of(s, who) + f.n >= most;
}

bool order_matters(const State& s, const Striking& f)
{
    if (f.left.size() < 2) return false;
    int deaths = 0;
    for (const Survivor who : f.left) {
        if (is_alive(s, who) && !is_exiled(s, who) && is_deadly(s, f, who)) ++deaths;
    }
    return deaths > 1 && deaths > s.morale;
}

Seat orderer(const State& s)  // the first player, or the next who is not out
{
    Seat seat = s.first;
    for (std::size_t n = 0; n < s.seats && player(s, seat).out; ++n) {
        seat = left_of(s, seat);
    }
    return seat;
}

void hit(const Striking& f, State& s, Survivor who, Rng& rng, DwLog& log)
{
    if (!is_alive(s, who)) return;
    switch (f.blow) {
        case Blow::Wound: return wound(s, who, f.n, rng, log);
        case Blow::Frostbite:
            for (int n = 0; n < f.n && is_alive(s, who); ++n) {
                frostbite(s, who, rng, log);
            }
            return;
        case Blow::Expose: return s.stack.push_back(Exposing{who, f.n, Risk::Card});
        case Blow::Kill: return kill(s, who, Cause::Card, rng, log);
        case Blow::KillQuietly: return kill_quietly(s, who, rng, log);
        case Blow::Remove: return remove_survivor(s, who, rng, log);
    }
}

}  // namespace

Flow resume(const Striking& f, State& s, Rng& rng, DwLog& log)
{
    if (f.left.empty()) return s.stack.pop_back(), Flow::Again;
    if (order_matters(s, f)) return Flow::Ask;
    const Survivor who = f.left.front();
    top<Striking>(s).left.remove(who);
    hit(f, s, who, rng, log);
    return Flow::Again;
}

void ask(const Striking& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(orderer(s), rule("DW-TXT.2"), "order");
    if (!offer) return;
    for (const Survivor who : f.left) {
        offer.add(PickSurvivor{who});
    }
    offer.fallback(PickSurvivor{f.left.front()});  // [DW-D37]
}

void take(const Striking& f, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    const Survivor who = std::get<PickSurvivor>(choice).who;
    top<Striking>(s).left.remove(who);
    hit(f, s, who, rng, log);
}

}  // namespace snowbound::dead_of_winter
