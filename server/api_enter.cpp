// Tables with a password: whoever has the link gives it once.
#include "server/call.h"

namespace snowbound {

void Api::with_open_room(const Calls& call, std::function<void(Room&)> then)
{
    const auto look = [this, call, then = std::move(then)](const std::string& who) {
        with_room(call, [call, who, then](Room& room) {
            if (!room.card().lets_in(who)) return call->fail({"locked", "this table has a password", ""});
            then(room);
        });
    };
    if (!call->person.id.empty()) return look(call->person.id);
    house_.people().whose(call->request.header("cookie"),
                          [look](const Result<Person>& person) { look(person ? person->id : std::string()); });
}

// Guesses are limited for each address, for each table from there, and for each table from anywhere.
void Api::enter(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string password = in.text("password");
    if (auto no = in.trouble()) return call->fail(*no);
    const std::string door = "table " + call->id;
    const auto try_it = [this, call, password](Room& room) {
        const auto self = room.shared_from_this();
        if (room.card().lets_in(call->person.id)) return done_at(call, self)(true);
        house_.loop().hash(call->asker(), [this, call, self, password, hash = room.card().password]() mutable {
            const bool fits = password.size() <= kMostPassword && password_fits(hash, password, kLeastTablePassword);
            house_.loop().post([this, call = std::move(call), self = std::move(self), fits] {
                if (!fits) return call->fail({"wrong_table_password", "that is not the password of this table", ""});
                self->admit(call->person.id, done_at(call, self));
            });
        });
    };
    guess(call, door, Guess::Everywhere, [this, call, try_it] { with_room(call, try_it); });
}

}  // namespace snowbound
