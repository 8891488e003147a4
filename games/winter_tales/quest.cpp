// Resolving a quest, step by step: chapter WT-10.
#include "games/winter_tales/quest.h"

namespace snowbound::winter_tales {
namespace {

bool has_joiner(const State& s, const QuestRun& run, Seat seat)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (s.figures[i].controller == seat && can_join(s, run, character_at(i))) return true;
    }
    return false;
}

bool can_take_part(const State& s, const QuestRun& run, Seat seat)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (can_take_part(s, run, seat, character_at(i))) return true;
    }
    return false;
}

void put_down(State& s, QuestRun& run, Seat seat, Character who, const Cards& cards, bool artifact, WtLog& log)
{
    const auto side = static_cast<std::size_t>(side_of(who));  // [WT-10.13] [WT-R23b] [WT-13.1]
    player(s, seat).hand -= cards;
    s.quest_cards[side] |= cards;
    run.played[index(seat)] = static_cast<std::uint8_t>(run.played[index(seat)] + cards.size());
    if (artifact) {  // [WT-19.26] it stays on the track
        run.artifact_used = true;
        ++run.extra[side];
        ++run.played[index(seat)];
        s.reached.add(piece(Power::Artifact));
    }
    log.say(rule("WT-10.7"), To::all(), PlayedCards{seat, side_of(who), cards, artifact});
}

void join_in(State& s, QuestRun& run, Seat seat, Character who)  // [WT-22.4] [WT-R63]
{
    run.parts[index(seat)] = who;
    if (!s.options.abilities || ability_of(who) != Ability::Quest) return;
    ++run.extra[static_cast<std::size_t>(side_of(who))];
    s.reached.add(piece_ability(who));
}

void count_up(State& s, QuestRun& run, WtLog& log)  // [WT-10.15]
{
    const Side own = side_of(run.who);
    const std::size_t ours = quest_count(s, run, own), theirs = quest_count(s, run, other(own));
    run.outcome = run.rejected || ours < theirs ? Outcome::Failure : ours == theirs ? Outcome::Draw : Outcome::Success;
    if (run.rejected) {
        log.say(rule("WT-11.7"), To::all(), QuestFailed{run.quest});
        return;
    }
    log.say(rule("WT-10.15"), To::all(),
            QuestCounted{run.quest, static_cast<std::uint8_t>(quest_count(s, run, Side::Spring)),
                         static_cast<std::uint8_t>(quest_count(s, run, Side::Winter)), run.outcome});
}

// [WT-R25] Winners who have played no card: the top of the deck shows what it was.
void find_a_picture(State& s, QuestRun& run, Rng& rng, WtLog& log)
{
    const Cards& won = s.quest_cards[static_cast<std::size_t>(winning_side(run))];
    if (won.empty()) run.chosen = draw_card(s, rng, log);  // without any, it is told without a picture
}

void clear_table(State& s)  // [WT-10.17] [WT-R24]
{
    for (Cards& cards : s.quest_cards) {
        discard(s, cards);
        cards.clear();
    }
}

void lay_memory(State& s, QuestRun& run, int space, WtLog& log)
{
    Memory memory{.kind = MemoryKind::Neutral, .quest = run.quest};  // [WT-10.21]
    if (run.outcome != Outcome::Draw) {
        memory.kind = MemoryKind::Story;
        memory.side = winning_side(run);
        memory.card = run.chosen;
    }
    if (run.chosen) {
        for (Cards& cards : s.quest_cards) {
            cards.remove(*run.chosen);
        }
    }
    clear_table(s);
    s.quests[index(run.quest)].is = TokenIs::Track;  // [WT-10.18] [WT-10.22]
    make_memory(s, run.seat, space, memory, log);
}

// [WT-R53] A mission has taken the last space: the quest counts as resolved, without a memory.
void leave_no_memory(State& s, QuestRun& run, WtLog& log)
{
    if (run.chosen) s.quest_cards[0].add(*run.chosen);
    clear_table(s);
    run.chosen.reset();
    s.quests[index(run.quest)].is = TokenIs::Out;
    log.say(rule("WT-R53"), To::all(), QuestOut{run.quest});
}

bool gains_power(const State& s, const QuestRun& run)  // [WT-10.23] [WT-19.1] [WT-R43]
{
    return s.options.powers && run.outcome == Outcome::Success;
}

void go_on_to_reward(State& s, QuestRun& run, WtLog& log)
{
    run.step = QuestStep::Reward;
    if (!gains_power(s, run)) return;
    log.say(rule("WT-10.23"), To::all(), PowerGained{power_of(run.quest), run.seat});
    grant_at_once(run, s, log);
}

Seat last_placer(const QuestRun& run) { return run.ender != kNobody ? run.ender : run.seat; }  // [WT-12.2]

Seat next_to_discard(const State& s, const QuestRun& run)
{
    for (std::size_t i = run.next; i < s.seats; ++i) {
        const Seat seat = left_of(s, run.seat, i);
        if (run.joined[index(seat)]) return seat;
    }
    return kNobody;
}

}  // namespace

bool can_take_part(const State& s, const QuestRun& run, Seat seat, Character who)  // [WT-10.9]
{
    const Figure& f = figure(s, who);
    if (f.controller != seat || !f.standing() || f.at != run.at) return false;
    const auto& joined = run.joined[index(seat)];
    return !joined || *joined == who || s.options.falls_back();  // [WT-10.10]
}

Side winning_side(const QuestRun& run)
{
    return run.outcome == Outcome::Success ? side_of(run.who) : other(side_of(run.who));
}

// [WT-10.19] Who played most for the winners; of several the Author, else the active player.
Seat chooser(const State& s, const QuestRun& run)  // [WT-13.4]
{
    Seat best = kNobody;
    int most = 0;
    bool tied = true;
    for (const Seat seat : all_seats(s)) {
        const auto& who = run.parts[index(seat)];
        if (!who || side_of(*who) != winning_side(run)) continue;
        const int played = run.played[index(seat)];  // [WT-R27e]
        if (played > most) {
            best = seat;
            most = played;
            tied = false;
        } else if (played == most) {
            tied = true;
        }
    }
    if (!tied) return best;
    return author(s) != kNobody ? author(s) : run.seat;
}

std::size_t quest_count(const State& s, const QuestRun& run, Side side)
{
    return s.quest_cards[static_cast<std::size_t>(side)].size() + run.extra[static_cast<std::size_t>(side)];
}

void reject_quest(State& s, WtLog& log)  // [WT-11.7] [WT-R26] no cards are counted
{
    QuestRun& run = top<QuestRun>(s);
    run.rejected = true;
    run.step = QuestStep::End;
    count_up(s, run, log);
}

Flow resume(const QuestRun& was, State& s, Rng&, WtLog& log)
{
    QuestRun& run = top<QuestRun>(s);
    switch (was.step) {
        case QuestStep::Join:
            for (; run.next < s.seats; ++run.next) {  // [WT-10.5]
                if (has_joiner(s, run, next_seat(s, run))) return Flow::Ask;
            }
            run.step = QuestStep::Active;
            run.next = 1;
            join_in(s, run, run.seat, run.who);
            return Flow::Again;
        case QuestStep::Active: return Flow::Ask;
        case QuestStep::Part:
            for (; run.next < s.seats; ++run.next) {
                if (can_take_part(s, run, next_seat(s, run))) return Flow::Ask;
            }
            run.step = QuestStep::Last;
            return Flow::Ask;
        case QuestStep::Last:
        case QuestStep::End: return Flow::Ask;
        case QuestStep::Choose:
        case QuestStep::Place:
            if (!track_is_full(s)) return Flow::Ask;
            leave_no_memory(s, run, log);
            go_on_to_reward(s, run, log);
            return Flow::Again;
        case QuestStep::Reward:
            if (gains_power(s, was) && reward_asks(was, s)) return Flow::Ask;
            if (track_is_full(s)) {  // [WT-10.24] [WT-R30] [WT-R32]
                start_epilogue(s, last_placer(was), log);
                return Flow::Again;
            }
            run.step = QuestStep::Discard;
            run.next = 1;
            return Flow::Again;
        case QuestStep::Discard:
            if (s.options.discards_after_quest()) {  // [WT-4.7]
                const Seat seat = next_to_discard(s, was);
                if (seat != kNobody) {
                    const Character who = *was.joined[index(seat)];
                    run.next =
                        static_cast<std::uint8_t>((place_of(s, seat) + s.seats - place_of(s, was.seat)) % s.seats + 1);
                    s.stack.push_back(Activation{.seat = seat, .who = who, .joined = true, .over = true});
                    return Flow::Again;
                }
            }
            s.stack.pop_back();  // [WT-10.25]
            return Flow::Again;
    }
    rule_bug("no such step of a quest");
}

void take(const QuestRun& was, State& s, Seat seat, const Choice& choice, Rng& rng, WtLog& log)
{
    QuestRun& run = top<QuestRun>(s);
    switch (was.step) {
        case QuestStep::Join:
            ++run.next;
            if (const auto* activate = std::get_if<Activate>(&choice)) {
                run.joined[index(seat)] = activate->who;
                start_activation(s, seat, activate->who, true, rng, log);
            }
            return;
        case QuestStep::Active: {
            const auto& play = std::get<Play>(choice);
            put_down(s, run, seat, was.who, play.cards, play.artifact, log);
            run.step = QuestStep::Part;
            return;
        }
        case QuestStep::Part:
            ++run.next;
            if (const auto* part = std::get_if<TakePart>(&choice)) {
                log.say(rule("WT-10.8"), To::all(), TookPart{seat, part->who});
                join_in(s, run, seat, part->who);
                put_down(s, run, seat, part->who, part->cards, part->artifact, log);
            }
            return;
        case QuestStep::Last: {
            const auto& play = std::get<Play>(choice);
            put_down(s, run, seat, was.who, play.cards, play.artifact, log);
            run.step = QuestStep::End;
            count_up(s, run, log);
            return;
        }
        case QuestStep::End:
            run.step = was.outcome == Outcome::Draw ? QuestStep::Place : QuestStep::Choose;
            if (was.outcome == Outcome::Draw || track_is_full(s)) return;
            find_a_picture(s, run, rng, log);
            if (!run.chosen && s.quest_cards[static_cast<std::size_t>(winning_side(run))].empty()) {
                run.step = QuestStep::Place;
            }
            return;
        case QuestStep::Choose:
            run.chosen = std::get<ChooseMemory>(choice).card;
            log.say(rule("WT-10.19"), To::all(), MemoryChosen{seat, *run.chosen});
            run.step = QuestStep::Place;
            return;
        case QuestStep::Place:
            lay_memory(s, run, std::get<PlaceMemory>(choice).space, log);
            go_on_to_reward(s, run, log);
            return;
        case QuestStep::Reward: {
            const QuestRun copy = run;
            run.step = QuestStep::Discard;
            run.next = 1;
            take_reward(copy, s, seat, choice, log);
            if (track_is_full(s)) start_epilogue(s, last_placer(copy), log);
            return;
        }
        case QuestStep::Discard: return;
    }
}

}  // namespace snowbound::winter_tales
