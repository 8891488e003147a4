// What guests of a room are told. A frame is a function of what its viewer may know, and of nothing else.
#include <algorithm>

#include "server/asides.h"
#include "server/house.h"
#include "server/room.h"
#include "server/traces.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostOffered = 2'000;  // bytes

struct Said {
    std::vector<Row> rows;  // the last first
    std::set<std::string> unheard;
};

Result<Said> read_said(Database& database, std::int64_t number, const std::string& person)
{
    auto rows = database.read({"SELECT seq, body FROM line WHERE number = $1 ORDER BY seq DESC LIMIT 200", {number}});
    if (!rows) return rows.trouble();
    auto unheard = person.empty() ? Result(std::set<std::string>()) : read_unheard(database, person);
    if (!unheard) return unheard.trouble();
    return Said{std::move(*rows), std::move(*unheard)};
}

}  // namespace

void Room::enter(const std::shared_ptr<Guest>& guest)
{
    guest->viewer = seat_for(*guest);
    guest->is_told = false;
    guest->lines_since.clear();
    guests_.push_back(guest);
    guest->send(table_frame(*guest));
    enqueue([self = shared_from_this(), weak = std::weak_ptr(guest)] {
        const auto still = weak.lock();
        if (!still || std::ranges::find(self->guests_, still) == self->guests_.end()) return;
        if (!still->is_told) self->send_view(*still);
        if (self->clocks_.any()) still->send(json_frame(self->clocks_.shown(self->house_.play_ms())));
    });
    send_lines(guest, guest->is_anew ? Lines::Anew : Lines::First);
    tell_presence();
    come_back(*guest);
}

// A view while an answer is on its way would show what is not stored yet: it waits.
void Room::show(Guest& guest, std::optional<HasFacts> has)
{
    enqueue([self = shared_from_this(), seen = &guest, has] {
        for (const auto& still : self->guests_) {
            if (still.get() != seen) continue;
            still->has = has ? *has : still->is_told ? self->viewing(still->viewer).has_all() : HasFacts{};
            self->send_view(*still);
        }
    });
}

Viewing& Room::viewing(Seat viewer)
{
    const auto known = std::ranges::find(viewings_, viewer, &Viewing::viewer);
    return known == viewings_.end() ? viewings_.emplace_back(viewer) : *known;
}

void Room::send_view(Guest& guest)
{
    if (!table_) return;
    Viewing& seen = viewing(guest.viewer);
    seen.look(*table_);
    house_.paper.clear();
    seen.write_view(house_.paper, *table_, card_.id, guest.has);
    guest.send(text_frame(house_.paper));
    guest.is_told = true;
}

void Room::leave(const Guest& guest)
{
    std::erase_if(guests_, [&](const auto& other) { return other.get() == &guest; });
    idle_since_ = Loop::steady_ms();
    if (gone_) return;
    if (card_.seat_of(guest.person) && !is_here(guest.person)) went_[guest.person] = house_.play_ms();
    tell_presence();
    watch_vote();
}

std::vector<std::shared_ptr<Guest>> Room::guests_of(const std::string& person) const
{
    std::vector<std::shared_ptr<Guest>> all;
    std::ranges::copy_if(guests_, std::back_inserter(all), [&](const auto& guest) { return guest->person == person; });
    return all;
}

void Room::send_away(const std::string& person, std::string_view spared)
{
    const auto all = guests_;
    for (const auto& guest : all) {
        if (guest->person != person) continue;
        if (!spared.empty() && guest->cookies() == spared)
            guest->sent_away(1012, "come back with your new cookie");
        else
            guest->sent_away(1008, "you have been logged out");
    }
}

// One of their own seats, proved by their cookie; never anybody else's.
Seat Room::seat_for(const Guest& guest) const
{
    if (guest.watches) return kSpectator;
    return card_.seat_of(guest.person, guest.as).value_or(kSpectator);
}

bool Room::is_player(const Guest& guest) const
{
    return guest.viewer != kSpectator || card_.seat_of(guest.person).has_value();
}

void Room::seat_guests()
{
    for (const auto& guest : guests_) {
        const Seat viewer = seat_for(*guest);
        if (viewer == guest->viewer) continue;
        guest->viewer = viewer;  // another seat has heard other things: from the beginning
        guest->has = {};
        send_view(*guest);
    }
    const auto watching = guests_;
    for (const auto& guest : watching) {
        if (guest->viewer != kSpectator) continue;
        if (!card_.may_watch()) guest->sent_away(1008, "this table is not watched");
        if (card_.hides_from(guest->person, guest->blockers)) show_out(*guest);
    }
}

// Whoever looks from the same seat gets the same frame, made once; and nobody gets one for whom nothing has changed.
void Room::tell_views()
{
    if (!table_) return;
    for (Viewing& seen : viewings_) {
        const auto looks = [&](const auto& guest) { return guest->is_told && guest->viewer == seen.viewer(); };
        if (std::ranges::none_of(guests_, looks) || !seen.look(*table_)) continue;
        house_.paper.clear();
        seen.write_change(house_.paper);
        const Frame frame = text_frame(house_.paper);
        for (const auto& guest : guests_) {
            if (looks(guest)) guest->send(frame);
        }
    }
    for (const auto& guest : guests_) {
        if (!guest->is_told) send_view(*guest);
    }
}

Frame Room::table_frame(const Guest& guest) const
{
    Json you = {{"seat", guest.viewer == kSpectator ? Json(nullptr) : Json(index(guest.viewer))},
                {"host", !guest.person.empty() && guest.person == card_.host}};
    if (!guest.person.empty()) you["known"] = true;
    if (house_.has_operator() && !guest.person.empty()) you["can_report"] = true;
    const SeatSet mine = card_.seats_of(guest.person);
    if (!guest.watches && mine.size() > 1) you["seats"] = to_json(mine);
    return json_frame({{"t", "table"}, {"table", public_card(card_)}, {"you", you}});
}

void Room::tell_table()
{
    for (const auto& guest : guests_) {
        guest->send(table_frame(*guest));
    }
}

void Room::tell_clock()
{
    if (clocks_.any()) send_to_all(json_frame(clocks_.shown(house_.play_ms())));
}

// A secret answer moves no clock: it could be counted by it.
bool Room::is_seen_by_all() { return !clocks_.any() || public_.look(*table_); }

void Room::tell_presence()
{
    SeatSet here;
    int watching = 0;
    for (const auto& guest : guests_) {
        if (guest->viewer == kSpectator)
            ++watching;
        else
            here = SeatSet(static_cast<std::uint8_t>(here.bits() | own_seats(guest->viewer).bits()));
    }
    send_to_all(json_frame({{"t", "presence"}, {"seats", to_json(here)}, {"watching", watching}}));
}

void Room::send_to_all(const Frame& frame)
{
    for (const auto& guest : guests_) {
        guest->send(frame);
    }
}

// Each line once and in its order, also for whoever comes while it is on its way into the store.
void Room::tell_line(Guest& guest, const Line& line)
{
    if (!guest.last_line) return guest.lines_since.push_back(line);
    if (line.number <= *guest.last_line) return;
    guest.last_line = line.number;
    if (!guest.unheard.contains(line.person)) guest.send(line.frame);
}

// Players talk among themselves, spectators among themselves: nobody is tipped off.
void Room::say(const Guest& guest, const std::string& text, Done done)
{
    const bool player = is_player(guest);
    Json line = {{"id", random_id(8)}, {"at", Loop::wall_ms()}, {"name", guest.name}, {"text", text}};
    if (player) line["seat"] = index(card_.seat_of(guest.person, guest.as).value_or(guest.viewer));
    Json kept = line;
    kept["person"] = guest.person;  // so that it can be found when they want to be forgotten; shown to nobody
    enqueue(
        [self = shared_from_this(), line, body = kept.dump(), player, person = guest.person, done] {
            Room& room = *self;
            const auto write = [self, line, body, player, person, done](std::int64_t n) {
                self->next_line_ = n + 1;
                std::vector<Statement> unit{traces::line(self->card_.number, n, person, body)};
                self->house_.journal().write(
                    std::move(unit), [self, line, n, player, person, done](const Result<bool>& stored) {
                        done(stored);
                        if (stored) {
                            ++self->house_.figures.chat;
                            const Frame frame = json_frame({{"t", "said"}, {"lines", Json::array({line})}});
                            for (const auto& other : self->guests_) {
                                if (self->is_player(*other) == player) tell_line(*other, {n, person, frame});
                            }
                        }
                        self->release();
                    });
            };
            room.busy_ = true;
            if (room.next_line_) return write(*room.next_line_);
            room.house_.journal().read(
                [number = room.card_.number](Database& database) {
                    return database.read({"SELECT MAX(seq) FROM line WHERE number = $1", {number}});
                },
                [self, write, done](Result<std::vector<Row>> rows) {
                    if (!rows) return done(rows.trouble()), self->release();
                    const bool none = rows->empty() || std::holds_alternative<std::monostate>((*rows)[0][0]);
                    write(none ? 0 : number_of((*rows)[0][0]) + 1);
                });
        },
        done, guest.viewer);
}

void Room::send_lines(const std::shared_ptr<Guest>& guest, Lines how)
{
    guest->last_line.reset();
    const int asked = ++guest->lines_asked;
    house_.journal().look<Said>(
        guest->asker,
        [number = card_.number, person = guest->person](Database& database) {
            return read_said(database, number, person);
        },
        [self = shared_from_this(), weak = std::weak_ptr(guest), how, asked](Result<Said> said) {
            const auto still = weak.lock();
            if (!still || asked != still->lines_asked) return;
            if (std::ranges::find(self->guests_, still) == self->guests_.end()) return;
            if (!said && said.trouble().code == "unreachable") return still->sent_away(1013, "the store is away");
            if (said) still->unheard = std::move(said->unheard);
            const auto rows = said ? std::move(said->rows) : std::vector<Row>{};
            Json lines = Json::array();
            for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
                auto line = parse_json(text_of((*row)[1]));
                if (!line || line->contains("seat") != self->is_player(*still)) continue;
                if (still->unheard.contains(text_at(*line, "person"))) continue;
                line->erase("person");
                if (line->contains("hidden")) line->erase("text");
                lines.push_back(std::move(*line));
            }
            Json frame = {{"t", "said"}, {"lines", lines}};
            if (how == Lines::Anew) frame["anew"] = true;
            if (!lines.empty() || how == Lines::Anew) still->send(json_frame(frame));
            still->last_line = rows.empty() ? -1 : number_of(rows.front()[0]);
            for (const Line& line : std::exchange(still->lines_since, {})) tell_line(*still, line);
        });
}

// What a narrator is writing, or a line that somebody else offers: seen at once, kept nowhere.
void Room::typing(const Guest& guest, const std::string& text)
{
    const Seat seat = guest.viewer;
    if (seat == kSpectator) return;
    when_stored(
        [self = shared_from_this(), writer = &guest, person = guest.person, seat, text] {
            if (!self->table_) return;
            const bool offered = !self->table_->waiting().has(seat);
            if (offered && text.size() > kMostOffered) return;
            const Frame frame =
                json_frame({{"t", "typing"}, {"seat", index(seat)}, {"text", text}, {"offered", offered}});
            for (const auto& other : self->guests_) {
                if (other.get() != writer && !other->unheard.contains(person)) other->send(frame);
            }
        },
        [](const Result<bool>&) {}, seat);
}

Json Room::seats_waited_for() const { return table_ ? to_json(table_->waiting()) : Json::array(); }

}  // namespace snowbound
