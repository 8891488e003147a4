// What is asked while a quest is resolved, step by step: chapter WT-10.
#include "games/winter_tales/quest.h"

namespace snowbound::winter_tales {
namespace {

void offer_cards(const QuestRun& run, const State& s, WtOffer& offer, std::size_t most)
{
    const Cards& hand = player(s, run.seat).hand;
    for (std::size_t n = 0; n <= std::min(most, hand.size()); ++n) {
        offer.add(Play{some(hand, n), false});
    }
    if (s.powers.artifact == run.who && !run.artifact_used) {
        for (std::size_t n = 0; n <= std::min(most - 1, hand.size()); ++n) {
            offer.add(Play{some(hand, n), true});
        }
    }
    offer.fallback(Play{});
    offer.open("cards");
}

void offer_joining(const QuestRun& run, const State& s, Seat seat, WtOffer& offer)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        if (s.figures[i].controller != seat) continue;
        const Activate activate{character_at(i)};
        if (can_join(s, run, activate.who)) {
            offer.add(activate);
        } else {
            offer.bar(activate, join_refusal(s, activate.who));
        }
    }
    offer.add(Pass{});  // [WT-10.6]
    offer.fallback(Pass{});
}

void offer_parts(const QuestRun& run, const State& s, Seat seat, WtOffer& offer)
{
    const Cards& hand = player(s, seat).hand;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        if (!can_take_part(s, run, seat, who)) continue;
        for (std::size_t n = 0; n <= hand.size(); ++n) {
            offer.add(TakePart{who, some(hand, n), false});  // [WT-10.12] [WT-R27c] [WT-R27d]
            if (s.powers.artifact == who) offer.add(TakePart{who, some(hand, n), true});
        }
    }
    offer.add(Pass{});
    offer.fallback(Pass{});
    offer.open("cards");
}

void offer_memories(const QuestRun& run, const State& s, WtOffer& offer)
{
    if (run.chosen) return offer.add(ChooseMemory{*run.chosen});
    const Cards& won = s.quest_cards[static_cast<std::size_t>(winning_side(run))];
    offer.add(ChooseMemory{won.front()});
    for (const StoryCard card : won) {
        offer.also(ChooseMemory{card});
    }
}

void offer_spaces(const State& s, WtOffer& offer)
{
    bool first = true;
    for (int space = 1; space <= s.options.length(); ++space) {
        const PlaceMemory place{static_cast<std::uint8_t>(space)};
        const Memory& there = s.track[static_cast<std::size_t>(space - 1)];
        if (there.kind == MemoryKind::None || there.kind == MemoryKind::Mission) {  // [WT-21.1] [WT-R61] [WT-R62]
            offer.add(place);
            if (first && there.kind == MemoryKind::None) offer.fallback(place), first = false;
        } else {
            offer.bar(place, Refusal{rule("WT-21.2"), "quest_memory_stays"});
        }
    }
}

}  // namespace

void ask(const QuestRun& run, const State& s, WtQuestions& questions)
{
    const auto put = [&](Seat seat, Rule clause, std::string_view prompt, const auto& fill) {
        auto offer = questions.to(seat, clause, prompt);
        if (offer) fill(offer);
    };
    const Seat next = next_seat(s, run);
    switch (run.step) {
        case QuestStep::Join:
            return put(next, rule("WT-10.2"), "quest.join", [&](auto& offer) { offer_joining(run, s, next, offer); });
        case QuestStep::Active:
            return put(run.seat, rule("WT-10.7"), "quest.cards",
                       [&](auto& offer) { offer_cards(run, s, offer, kStoryCards); });
        case QuestStep::Part:
            return put(next, rule("WT-10.8"), "quest.part", [&](auto& offer) { offer_parts(run, s, next, offer); });
        case QuestStep::Last:
            return put(run.seat, rule("WT-10.14"), "quest.last", [&](auto& offer) { offer_cards(run, s, offer, 1); });
        case QuestStep::End:
            return put(run.seat, rule("WT-10.16"), "quest.end", [](auto& offer) { offer.add(Tell{}); });
        case QuestStep::Choose:
            return put(chooser(s, run), rule("WT-10.19"), "quest.choose",
                       [&](auto& offer) { offer_memories(run, s, offer); });
        case QuestStep::Place:
            return put(run.seat, rule("WT-10.20"), "quest.place", [&](auto& offer) { offer_spaces(s, offer); });
        case QuestStep::Reward:
            return put(run.seat, rule("WT-19.1"), "quest.reward", [&](auto& offer) { offer_reward(run, s, offer); });
        case QuestStep::Discard: return;
    }
}

}  // namespace snowbound::winter_tales
