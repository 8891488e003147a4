// Whom somebody mutes or blocks: by a seat or by a line of theirs, for nobody knows anybody's id.
#include "server/asides.h"
#include "server/call.h"

namespace snowbound {

void Api::list_asides(const Calls& call)
{
    house_.journal().ask<Json>(
        [who = call->person.id](Database& database) { return read_asides(database, who); },
        [call](const Result<Json>& list) { list ? call->say({{"asides", *list}}) : call->fail(list.trouble()); });
}

void Api::add_aside(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string kind = in.word("kind", {"mute", "block"}, ""), line = in.text("line");
    call->id = in.text("table");
    std::optional<Seat> seat;
    if (in.find("seat")) seat = in.seat("seat", kMaxSeats);
    if (auto no = in.trouble()) return call->fail(*no);
    const bool is_id = line.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (!is_id || line.empty() != seat.has_value()) return call->fail(bad_request("\"seat\" or \"line\" says who"));
    if (!allowed(call, limits::kAsides, call->person.id)) return;
    with_open_room(call, [this, call, kind, line, seat](Room& room) {
        const Card& card = room.card();
        Aside aside{random_id(12), call->person.id, "", kind, ""};
        if (seat && index(*seat) < card.chairs.size()) {
            aside.other = card.chairs[index(*seat)].person;
            aside.name = card.chairs[index(*seat)].name;
        }
        if (seat) return put(call, aside);
        with_line(call, room, line, [this, call, aside](const Json& said) mutable {
            aside.other = said.value("person", ""), aside.name = said.value("name", "");
            put(call, aside);
        });
    });
}

void Api::put(const Calls& call, const Aside& aside)
{
    if (aside.other.empty()) return call->fail({"no_person", "no person sits there", ""});
    if (aside.other == aside.person) return call->fail(bad_request("that is you"));
    const auto done = [this, call](const Result<Aside>& put) {
        if (!put) return call->fail(put.trouble());
        house_.hear_anew(put->person, put->other);
        house_.hear_anew(put->other, put->kind == "block" ? put->person : "");
        if (put->kind == "block") house_.show_out(put->other, put->person);
        call->say({{"aside", {{"id", put->id}, {"kind", put->kind}, {"name", put->name}}}}, 201);
    };
    house_.journal().ask<Aside>([aside](Database& database) { return put_aside(database, aside); }, done);
}

void Api::remove_aside(const Calls& call)
{
    house_.journal().ask<std::string>(
        [who = call->person.id, id = call->id](Database& database) { return drop_aside(database, who, id); },
        [this, call](const Result<std::string>& other) {
            if (!other) return call->fail(other.trouble());
            if (other->empty()) return call->fail({"not_found", "nobody is on the list under this id", ""});
            house_.hear_anew(call->person.id);
            house_.hear_anew(*other);
            call->say(Json::object());
        });
}

// Who made the table and who was blocked do not meet there. A seat that is theirs already stays theirs.
void Api::sit_unless_blocked(const Calls& call, const std::shared_ptr<Room>& room, std::optional<Seat> seat)
{
    const auto sit = [this, call, room, seat] { room->sit(call->person, seat, done_at(call, room)); };
    if (room->card().seat_of(call->person.id)) return sit();
    house_.journal().ask<std::set<std::string>>(
        [who = call->person.id](Database& database) { return read_blocked(database, who); },
        [call, room, sit](const Result<std::set<std::string>>& people) {
            if (!people) return call->fail(people.trouble());
            if (!people->contains(room->card().host)) return sit();
            call->fail({"blocked", "you and whoever made this table do not meet here", ""});
        });
}

}  // namespace snowbound
