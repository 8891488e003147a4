// The set-up: objective, decks, hands, survivors, leaders. [DW-SET.1] to [DW-SET.17], variants [DW-VAR.1] to [DW-VAR.6]
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/objectives.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

void set_objective(State& s, Rng& rng, DwLog& log)  // [DW-SET.2]
{
    const auto chosen = static_cast<std::size_t>(s.options.objective);
    s.objective = static_cast<MainObjective>(chosen == 0 ? rng.below(kMainObjectives) : chosen - 1);
    s.reached.add(piece(s.objective));
    const MainFacts& facts = main_facts(s);
    s.morale = facts.morale;
    s.rounds = facts.rounds;
    s.helpless = static_cast<std::uint8_t>(facts.helpless + facts.helpless_per_player * s.seats);
    for (std::size_t k = 0; k < facts.colony_zombies; ++k) {
        ++s.gates[k % kColonyGates].zombies;  // [DW-SET.3] [DW-R28]
    }
    for (const Location place : kOutside) {
        spaces(s, gate_of(place)).zombies = facts.outside_zombies;
    }
    log.say(rule("DW-SET.2"), To::all(), ObjectiveSet{s.objective, s.hardcore});
}

void make_decks(State& s, Rng& rng)
{
    for (std::size_t i = 0; i < kCrises; ++i) {
        s.crisis_deck.push_back(static_cast<Crisis>(i));
    }
    rng.shuffle(s.crisis_deck);  // [DW-SET.4]
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        if (s.cooperative && kSurvivorFacts[i].non_coop) continue;  // [DW-VAR.1]
        s.figures[i].is = FigureIs::Deck;
        s.survivor_deck.push_back(survivor_at(i));
    }
    rng.shuffle(s.survivor_deck);  // [DW-SET.5]
    for (std::size_t i = 0; i < kExiles; ++i) {
        s.exile_deck.push_back(static_cast<Exile>(i));
    }
    rng.shuffle(s.exile_deck);
    for (std::size_t i = 0; i < kCrossroads; ++i) {
        const CrossroadsFacts& card = facts(static_cast<Crossroads>(i));
        if ((card.mature && !s.options.mature) || (card.non_coop && s.cooperative)) continue;  // [DW-SET.17]
        s.crossroads_deck.push_back(static_cast<Crossroads>(i));
    }
    rng.shuffle(s.crossroads_deck);
    for (std::size_t place = 1; place < kLocations; ++place) {  // [DW-SET.6]
        for (std::size_t i = 0; i < kItems; ++i) {
            for (int n = 0; n < kItemFacts[i].copies[place]; ++n) {
                s.decks[place].push_back(item_at(i));
            }
        }
        rng.shuffle(s.decks[place]);
    }
}

void deal_objectives(State& s, Rng& rng, DwLog& log)
{
    if (s.cooperative) return;  // [DW-VAR.1]
    FixedVector<Objective, kObjectives> secrets, betrayals, pool;
    for (std::size_t i = 0; i < kObjectives; ++i) {
        (i < kSecrets ? secrets : betrayals).push_back(objective_at(i));
    }
    rng.shuffle(secrets);
    rng.shuffle(betrayals);
    const std::size_t each = s.options.betrayer == Betrayer::Likely ? 1 : 2;  // [DW-SET.8] [DW-VAR.3]
    for (std::size_t i = 0; i < each * s.seats; ++i) {
        pool.push_back(secrets[i]);
    }
    if (s.options.betrayer != Betrayer::None) pool.push_back(betrayals[0]);  // [DW-SET.9] [DW-VAR.6]
    rng.shuffle(pool);
    for (const Seat seat : all_seats(s)) {  // [DW-SET.10]
        player(s, seat).objective = pool[index(seat)];
        log.say(rule("DW-SET.10"), To::only(seat), ObjectiveDealt{seat, pool[index(seat)]});
    }
}

void deal_starters(State& s, Rng& rng, DwLog& log)  // [DW-SET.11] [DW-VAR.2]
{
    for (std::size_t i = 0; i < kItems; ++i) {
        for (int n = 0; n < kItemFacts[i].copies[0]; ++n) {
            s.box.push_back(item_at(i));
        }
    }
    rng.shuffle(s.box);
    const std::size_t each = s.seats == 2 ? 7 : 5;
    for (const Seat seat : all_seats(s)) {
        for (std::size_t n = 0; n < each; ++n) {
            const Item item = s.box.take_back();
            take_into_hand(s, seat, item);
            log.say(rule("DW-SET.11"), To::only(seat), Drew{seat, item});
        }
    }
    std::sort(s.box.begin(), s.box.end());
}

void deal_survivors(State& s, DwLog& log)  // [DW-SET.12]
{
    for (const Seat seat : all_seats(s)) {
        Dealt dealt{.seat = seat, .survivors = {}};
        for (int n = 0; n < 4; ++n) {
            const Survivor who = s.survivor_deck.take_back();
            figure(s, who).is = FigureIs::Dealt;
            player(s, seat).dealt.add(who);
            dealt.survivors.insert_sorted(who);
        }
        log.say(rule("DW-SET.12"), To::only(seat), dealt);
    }
}

std::size_t kept_survivors(const State& s) { return s.seats == 2 ? 3 : 2; }  // [DW-VAR.2]

void keep_all(State& s, Rng& rng)  // everybody has chosen: the rest goes back
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        for (const Survivor who : p.dealt - p.kept) {
            s.survivor_deck.push_back(who);
            figure(s, who).is = FigureIs::Deck;
        }
    }
    rng.shuffle(s.survivor_deck);
    s.course.seal();
}

void lead_all(State& s, DwLog& log)
{
    Seat first{};
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const Survivor leader = survivor_at(*p.answer);
        p.leader = leader;
        for (const Survivor who : p.kept) {
            join(s, seat, who, Location::Colony, log);  // [DW-SET.14]
        }
        p.kept.clear();
        p.dealt.clear();
        p.answer.reset();
        log.say(rule("DW-SET.13"), To::all(), LeaderNamed{seat, leader});
        if (leader > *player(s, first).leader) first = seat;  // [DW-SET.15]
    }
    s.first = first;
    s.course.seal();
    log.say(rule("DW-SET.15"), To::all(), FirstPlayer{first});
}

bool has_chosen(const Setup& f, const Player& p)
{
    return f.step == SetupStep::Keep ? !p.kept.empty() : p.answer.has_value();
}

}  // namespace

Flow resume(const Setup& f, State& s, Rng& rng, DwLog& log)
{
    for (const Seat seat : all_seats(s)) {
        if (!has_chosen(f, player(s, seat))) return Flow::Ask;
    }
    if (f.step == SetupStep::Keep) {
        keep_all(s, rng);
        top<Setup>(s).step = SetupStep::Lead;
        return Flow::Again;
    }
    lead_all(s, log);
    s.stack.pop_back();
    s.stack.push_back(Round{});
    return Flow::Again;
}

namespace {

void offer_keeps(const State& s, const Player& p, DwOffer& offer)
{
    FixedVector<Survivor, 4> dealt;
    for (const Survivor who : p.dealt) {
        dealt.push_back(who);
    }
    const std::size_t keep = kept_survivors(s);
    Keep last;
    for (unsigned bits = 1; bits < 16; ++bits) {
        if (static_cast<std::size_t>(std::popcount(bits)) != keep) continue;
        Keep choice;
        for (std::size_t i = 0; i < 4; ++i) {
            if (bits & (1U << i)) choice.survivors.push_back(dealt[i]);
        }
        offer.add(choice);
        last = choice;  // the last one has the highest influence
    }
    offer.fallback(last);  // [DW-D02]
}

}  // namespace

void ask(const Setup& f, const State& s, DwQuestions& questions)
{
    const auto stands = [&](Seat seat) { return has_chosen(f, player(s, seat)); };
    questions.each(all_seats(s), stands, [&](Seat seat) {
        const Player& p = player(s, seat);
        if (has_chosen(f, p)) return;
        if (f.step == SetupStep::Keep) {
            auto offer = questions.to(seat, rule("DW-SET.12"), "keep");
            if (offer) offer_keeps(s, p, offer);
            return;
        }
        auto offer = questions.to(seat, rule("DW-SET.13"), "leader");
        if (!offer) return;
        for (const Survivor who : p.kept) {
            offer.add(NameLeader{who});
            offer.fallback(NameLeader{who});  // [DW-D03] the last has the highest influence
        }
    });
}

void take(const Setup& f, State& s, Seat seat, const Choice& choice, Rng&, DwLog&)
{
    Player& p = player(s, seat);
    if (f.step == SetupStep::Keep) {
        for (const Survivor who : std::get<Keep>(choice).survivors) {
            p.kept.add(who);
        }
    } else {
        p.answer = static_cast<std::uint8_t>(std::get<NameLeader>(choice).who);
    }
}

}  // namespace dead_of_winter

using namespace dead_of_winter;

State DeadOfWinter::setup(std::size_t seats, const Options& options, Rng& rng, DwLog& log)
{
    State s;
    s.options = options;
    s.seats = static_cast<std::uint8_t>(seats);
    s.cooperative = options.cooperative || seats == 2;  // [DW-R59]
    s.hardcore = options.hardcore || s.cooperative;     // [DW-VAR.1] [DW-VAR.4]
    set_objective(s, rng, log);
    make_decks(s, rng);
    deal_objectives(s, rng, log);
    deal_starters(s, rng, log);
    deal_survivors(s, log);
    s.stack.push_back(dead_of_winter::Setup{});
    s.course.seal();
    return s;
}

}  // namespace snowbound
