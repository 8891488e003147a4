// The coach at a table. Who asks, when and how often is nobody else's business until the game is over: then the card
// shows how often each seat was helped.
#include "server/house.h"
#include "server/room.h"
#include "server/stored.h"

namespace snowbound {

void Room::help(const HelpWanted& wish, const Tell& tell)
{
    enqueue(
        [self = shared_from_this(), wish, tell] {
            Room& room = *self;
            if (auto trouble = room.cannot_play()) return tell(*trouble);
            if (!room.card_.lets_coach()) return tell(no("no_coach", "this table plays without a coach"));
            auto work = wish.choice ? room.table_->weighing(wish.seat, *wish.choice) : room.table_->advising(wish.seat);
            if (!work) return tell(work.trouble());
            room.house_.loop().think(wish.asker, [&loop = room.house_.loop(), self, work = std::move(*work),
                                                  seat = wish.seat, tell]() mutable {
                Result<Json> said = Json();
                try {
                    said = work();
                } catch (const std::exception& error) {
                    said = Trouble{"bot_failed", error.what(), ""};
                }
                work = nullptr;
                loop.post(
                    [self = std::move(self), said = std::move(said), seat, tell] { self->helped(seat, said, tell); });
            });
        },
        [tell](const Result<bool>& done) { tell(done.trouble()); }, wish.seat);
}

// Counted before it is told: also where the server ends a moment later. An answer that is not much worse counts for
// nothing.
void Room::helped(Seat seat, const Result<Json>& said, const Tell& tell)
{
    if (!said || !said->value("much_worse", true)) return tell(said);
    enqueue(
        [self = shared_from_this(), seat, said, tell] {
            Card next = self->card_;
            ++next.chairs[index(seat)].hints;
            self->due_ = self->due_of(next, self->table_.get(), self->clocks_);
            self->busy_ = true;
            self->house_.journal().write(
                card_statements(next, self->due_), [self, next, said, tell](Result<bool> stored) {
                    if (self->gone_) return tell(no("closing", "this table was just closed: come back to it"));
                    if (!stored) return tell(stored.trouble()), self->lost(stored.trouble());
                    self->card_ = next;
                    tell(said);
                    self->release();
                });
        },
        [tell](const Result<bool>& done) { tell(done.trouble()); }, seat);
}

}  // namespace snowbound
