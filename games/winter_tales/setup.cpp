// The set-up: chapters WT-1 and WT-2. [WT-2.1] [WT-2.5]
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

struct Quota {
    std::size_t rebels, soldiers;
};

Quota quota(const State& s, Seat seat)  // the table of WT-1
{
    constexpr std::array<std::size_t, 8> kEach{0, 0, 0, 4, 3, 2, 2, 2};
    if (player(s, seat).faction == Faction::Spring) return {kEach[s.seats], 0};
    if (player(s, seat).faction == Faction::Winter) return {0, kEach[s.seats]};
    return s.seats == 3 ? Quota{2, 2} : Quota{1, 1};
}

Quota drafted(const State& s, Seat seat)
{
    Quota has{0, 0};
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (s.figures[i].controller != seat) continue;
        ++(is_rebel(character_at(i)) ? has.rebels : has.soldiers);
    }
    return has;
}

bool has_all(const State& s, Seat seat)
{
    const Quota has = drafted(s, seat), full = quota(s, seat);
    return has.rebels == full.rebels && has.soldiers == full.soldiers;
}

Spaces occupied(const State& s)
{
    Spaces all;
    for (const Figure& f : s.figures) {
        if (f.in_play()) all.add(f.at);
    }
    return all;
}

// [WT-2.7] The youngest begins; [WT-2.8] the Author where all others are done, or when his turn comes.
Seat drafter(const State& s, const Setup& setup)
{
    const Seat writer = author(s);
    const bool last = s.options.author_drafts_after();
    Seat first = s.ages[0];
    if (last && first == writer) first = s.ages[1];  // [WT-R02]
    for (std::size_t i = 0; i < s.seats; ++i) {      // [WT-R03]
        const Seat seat = left_of(s, first, setup.turn + i);
        if (!has_all(s, seat) && !(last && seat == writer)) return seat;
    }
    return writer != kNobody && !has_all(s, writer) ? writer : kNobody;
}

Seat youngest(const State& s, Faction faction)
{
    for (const Seat seat : s.ages) {
        if (player(s, seat).faction == faction) return seat;
    }
    rule_bug("nobody plays for that faction");
}

Seat placer(const State& s, SetupStep step)  // [WT-2.10] [WT-2.11] [WT-13.3]
{
    if (author(s) != kNobody) return author(s);
    return youngest(s, step == SetupStep::SpringQuest ? Faction::Winter : Faction::Spring);
}

Seat opener(const State& s)  // [WT-2.13] [WT-R05]
{
    if (author(s) != kNobody) return author(s);
    return s.referee != kNobody ? s.referee : youngest(s, Faction::Spring);
}

void draw_quest(State& s, Side side, Rng& rng, WtLog& log)
{
    FixedVector<Quest, kQuests> bag;
    const bool artifact_is_out = s.quests[index(Quest::ArtifactSpring)].is == TokenIs::Placed;
    for (std::size_t i = 0; i < kQuests; ++i) {
        const Quest quest = quest_at(i);
        if (side_of(quest) != side) continue;
        if (is_artifact(quest) && artifact_is_out) continue;  // [WT-2.11] in both editions
        bag.push_back(quest);
    }
    const Quest quest = bag[rng.below(static_cast<std::uint32_t>(bag.size()))];
    s.course.seal();
    top<Setup>(s).quest = quest;
    log.say(side == Side::Spring ? rule("WT-2.10") : rule("WT-2.11"), To::all(), QuestDrawn{quest});
}

void leave_out(State& s, WtLog& log)  // [WT-2.9]
{
    Characters out;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (s.figures[i].controller == kNobody) out.add(character_at(i));
    }
    if (!out.empty()) log.say(rule("WT-2.9"), To::all(), LeftOut{out});
}

void name_referee(State& s, Seat seat, WtLog& log)
{
    s.referee = seat;
    if (seat == kNobody) {
        log.say(rule("WT-R06"), To::all(), RefereeIsTable{});
    } else {
        log.say(rule("WT-2.6"), To::all(), RefereeNamed{seat});
    }
}

void start_chapters(State& s, Rng& rng, WtLog& log)
{
    for (std::size_t i = 0; i < s.seats; ++i) {  // [WT-2.14] [WT-13.2]
        const Seat seat = at_place(s, i);
        const bool writes = player(s, seat).faction == Faction::Author;
        draw_cards(s, seat, writes ? static_cast<int>(spring_players(s)) : 4, rng, log);
    }
    s.chapter = 1;  // [WT-2.15] whoever sits first is active
    log.say(rule("WT-2.15"), To::all(), ChapterStarted{1, active_seat(s)});
    s.stack.clear();
    s.stack.push_back(Chapter{});
}

// [WT-2.6] Everybody names somebody; [WT-2.6] without agreement the youngest Spring player decides.
bool all_named(const State& s, const Setup& setup)
{
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (setup.named[i] == kNobody) return false;
    }
    return true;
}

}  // namespace

Flow resume(const Setup& setup, State& s, Rng& rng, WtLog& log)
{
    Setup& now = top<Setup>(s);
    switch (setup.step) {
        case SetupStep::Referee: {
            if (s.options.referee != RefereeIs::Agreed) {
                name_referee(s, s.options.referee == RefereeIs::Host ? seat_at(0) : kNobody, log);
            } else if (setup.disagreed) {
                if (s.referee == kNobody) return Flow::Ask;
            } else {
                if (!all_named(s, setup)) return Flow::Ask;
                for (std::size_t i = 1; i < s.seats; ++i) {
                    now.disagreed = now.disagreed || setup.named[i] != setup.named[0];
                }
                if (now.disagreed) return Flow::Again;
                name_referee(s, setup.named[0], log);
            }
            now.step = SetupStep::Draft;
            return Flow::Again;
        }
        case SetupStep::Draft:
            if (drafter(s, setup) != kNobody) return Flow::Ask;
            leave_out(s, log);
            now.step = SetupStep::SpringQuest;
            draw_quest(s, Side::Spring, rng, log);
            return Flow::Again;
        case SetupStep::SpringQuest:
            if (s.quests[index(setup.quest)].is == TokenIs::Supply) return Flow::Ask;
            now.step = SetupStep::WinterQuest;
            draw_quest(s, Side::Winter, rng, log);
            return Flow::Again;
        case SetupStep::WinterQuest:
            if (s.quests[index(setup.quest)].is == TokenIs::Supply) return Flow::Ask;
            now.step = SetupStep::Opening;
            return Flow::Again;
        case SetupStep::Opening: return Flow::Ask;
    }
    rule_bug("no such step of the set-up");
}

void ask(const Setup& setup, const State& s, WtQuestions& questions)
{
    switch (setup.step) {
        case SetupStep::Referee: {
            SeatSet naming = all_seats(s);
            if (setup.disagreed) {
                naming = {};
                naming.add(youngest(s, Faction::Spring));
            }
            questions.each(naming, [&](Seat seat) {
                const bool named = !setup.disagreed && setup.named[index(seat)] != kNobody;
                auto offer =
                    questions.to(seat, rule("WT-2.6"), "setup.referee", named ? Wait::Standing : Wait::Required);
                if (!offer) return;
                for (const Seat who : all_seats(s)) {
                    offer.add(NameReferee{who});
                }
                offer.fallback(NameReferee{seat_at(0)});
            });
            return;
        }
        case SetupStep::Draft: {
            const Seat seat = drafter(s, setup);
            auto offer = questions.to(seat, rule("WT-2.7"), "setup.draft");
            if (!offer) return;
            const Quota has = drafted(s, seat), full = quota(s, seat);
            const Spaces taken = occupied(s);
            for (std::size_t i = 0; i < kCharacters; ++i) {
                const Character who = character_at(i);
                if (s.figures[i].controller != kNobody) continue;
                if (is_rebel(who) ? has.rebels == full.rebels : has.soldiers == full.soldiers) continue;
                for (std::size_t at = 0; at < kSpaces; ++at) {
                    const Draft draft{who, space_at(at)};
                    if (is_location(draft.at) != is_rebel(who)) continue;
                    if (taken.has(draft.at)) {
                        offer.bar(draft, Refusal{rule("WT-2.7"), "space_taken"});
                        continue;
                    }
                    offer.add(draft);
                }
            }
            return;
        }
        case SetupStep::SpringQuest:
        case SetupStep::WinterQuest: {
            auto offer = questions.to(placer(s, setup.step),
                                      setup.step == SetupStep::SpringQuest ? rule("WT-2.10") : rule("WT-2.11"),
                                      "setup.place_quest");
            if (offer) offer_quest_spots(s, setup.quest, offer);
            return;
        }
        case SetupStep::Opening: {
            auto offer = questions.to(opener(s), rule("WT-2.13"), "setup.opening");
            offer.add(Tell{});
            return;
        }
    }
}

void take(const Setup& setup, State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    if (const auto* name = std::get_if<NameReferee>(&choice)) {
        if (setup.disagreed) {
            name_referee(s, name->seat, log);
        } else {
            top<Setup>(s).named[index(seat)] = name->seat;
        }
    } else if (const auto* draft = std::get_if<Draft>(&choice)) {
        Figure& f = figure(s, draft->who);
        f.controller = seat;
        f.at = draft->at;
        f.ready = true;
        // The next turn begins left of whoever has just chosen.
        Seat first = s.ages[0];
        if (s.options.author_drafts_after() && first == author(s)) first = s.ages[1];
        top<Setup>(s).turn =
            static_cast<std::uint8_t>((place_of(s, seat) + s.seats - place_of(s, first) + 1) % s.seats);
        log.say(rule("WT-2.7"), To::all(), Drafted{seat, draft->who, draft->at});
    } else if (const auto* place = std::get_if<PlaceQuest>(&choice)) {
        place_quest(s, seat, *place, log);
    } else {
        start_chapters(s, rng, log);
    }
}

}  // namespace winter_tales

using namespace winter_tales;

State WinterTales::setup(std::size_t seats, const Options& options, Rng& rng, WtLog& log)
{
    State s;
    s.options = options;
    s.seats = static_cast<std::uint8_t>(seats);
    s.deck = Cards::all();  // [WT-2.2] one deck; a card is drawn from anywhere in it, which is what shuffling means
    for (std::size_t i = 0; i < seats; ++i) {
        s.ages.push_back(seat_at(i));
    }
    if (options.ages == Ages::Random) rng.shuffle(s.ages);  // [WT-R01]
    // [WT-1.4] Factions are drawn; [WT-1.3] as many Spring as Winter, and an Author where one is left.
    FixedVector<Faction, kMostSeats> markers;
    for (std::size_t i = 0; i < seats / 2; ++i) {
        markers.push_back(Faction::Spring);
        markers.push_back(Faction::Winter);
    }
    if (seats % 2 == 1) markers.push_back(Faction::Author);
    rng.shuffle(markers);
    std::array<FixedVector<Seat, kMostSeats>, 3> sides;  // each the youngest first
    for (const Seat seat : s.ages) {
        player(s, seat).faction = markers[index(seat)];
        sides[static_cast<std::size_t>(markers[index(seat)])].push_back(seat);
    }
    for (std::size_t i = 0; i < seats / 2; ++i) {  // [WT-1.5]
        s.order.push_back(sides[0][i]);
        s.order.push_back(sides[1][i]);
    }
    if (seats % 2 == 1) s.order.push_back(sides[2][0]);
    for (const Seat seat : s.order) {
        log.say(rule("WT-1.5"), To::all(), Seated{seat, player(s, seat).faction});
    }
    if (options.missions) deal_missions(s, rng, log);  // [WT-2.4]
    if (options.mood != Mood::Free) s.reached.add(piece(Narration::Genre));
    s.stack.push_back(Setup{});
    advance(s, [&] { return resume_top(s, rng, log); });
    return s;
}

}  // namespace snowbound
