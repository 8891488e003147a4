// The table that follows one that is over: another game for whoever wants it, or the next match of a series for the
// same people in their seats.
#pragma once

#include "server/card.h"
#include "table/any_table.h"

namespace snowbound {

struct NextTable {
    Card card;
    bool goes_on = false;  // a series: everybody is seated, it may begin at once
};
NextTable next_table(const Card& old, const AnyTable* table, const std::string& asked_by);

}  // namespace snowbound
