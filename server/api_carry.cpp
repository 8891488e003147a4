// A match that was begun elsewhere, on somebody's own device, goes on at a table: its record is replayed, every hash
// compared, before the table is made and again at its start. Beside the loop, as everything that may take long.
#include "games/registry.h"
#include "server/call.h"

namespace snowbound {
namespace {

Result<Api::Fork> carried(Card card)
{
    const AnyGame* game = find_game(card.game);
    if (!game) return bad_request("there is no game \"" + card.game + "\"");
    auto table = game->replay(*card.record, card.record->events.size());
    if (!table) return table.trouble();
    if ((*table)->waiting().empty()) return Trouble{"over", "this game is over", ""};
    return Api::Fork{std::move(card), std::shared_ptr<AnyTable>(std::move(*table))};
}

Result<Api::Fork> carried_safely(Card card)
{
    Result<Api::Fork> found = Trouble{"bad_record", "this game cannot be replayed", ""};
    rule_bug_in([&] { found = carried(std::move(card)); });
    return found;
}

}  // namespace

void Api::make_carried(const Calls& call, Card card)
{
    if (!card.password.empty()) return call->fail(bad_request("a carried game cannot have a password"));
    house_.journal().look<Fork>(
        call->asker(), [card = std::move(card)](Database&) { return carried_safely(card); },
        [this, call](Result<Fork> found) { found ? make(call, std::move(found->card)) : call->fail(found.trouble()); });
}

void Api::start_carried(const Calls& call, Card card)
{
    house_.journal().look<Fork>(
        call->asker(), [card = std::move(card)](Database&) { return carried_safely(card); },
        [this, call](Result<Fork> found) {
            if (!found) return call->fail(found.trouble());
            with_open_room(call, [this, call, table = found->table](Room& room) {
                room.start(call->person.id, table, done_at(call, room.shared_from_this()));
            });
        });
}

}  // namespace snowbound
