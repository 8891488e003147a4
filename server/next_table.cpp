#include "server/next_table.h"

namespace snowbound {
namespace {

// Bots keep their seats, and whoever shares the device of the one who asks; the others sit down anew.
void let_sit_anew(Card& card, const std::string& asked_by)
{
    const auto mine = card.seat_of(asked_by);
    for (std::size_t i = 0; i < card.chairs.size(); ++i) {
        Chair& chair = card.chairs[i];
        const bool here = chair.person == asked_by && seat_at(i) != *mine;
        if (!chair.person.empty()) chair = {"", here ? chair.name : "", "", false};
    }
}

}  // namespace

NextTable next_table(const Card& old, const AnyTable* table, const std::string& asked_by)
{
    NextTable next{old};
    Card& card = next.card;
    card.status = Card::Status::Open;
    card.rematch.clear();
    card.record.reset();
    card.vote.reset();
    card.kicked.clear();
    for (Chair& chair : card.chairs) chair.hints = 0;
    if (!card.password.empty()) {  // who was in knows it
        for (const Chair& chair : old.chairs) {
            if (!chair.person.empty()) card.admitted.push_back(chair.person);
        }
    }
    card.waiting = SeatSet();
    card.clock_left = Json();
    card.clock_at = -1;
    const bool over = old.status == Card::Status::Over && table;
    if (const auto sequel = over ? table->sequel() : std::nullopt) {
        card.options = sequel->options;
        next.goes_on = sequel->goes_on;
    }
    if (!next.goes_on) let_sit_anew(card, asked_by);
    return next;
}

}  // namespace snowbound
