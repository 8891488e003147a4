// What an operator changes at a table: lines, told texts, names, and who is shown out.
#include "server/asides.h"
#include "server/house.h"
#include "server/room.h"

namespace snowbound {
namespace {

Result<Json> read_body(Database& database, const Statement& question)
{
    auto rows = database.read(question);
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"not_found", "there is no such text any more", ""};
    const auto json = parse_json(text_of((*rows)[0][0]));
    if (!json || !json->is_object()) return Trouble{"damaged", "what was written there cannot be read", ""};
    return *json;
}

struct Retelling {
    std::string table;
    std::int64_t number = 0;
    std::size_t event = 0;
    std::string text, concept_line;

    // Where nothing was told, nothing is.
    void put_into(Json& told) const
    {
        if (told.contains("text") && told["text"] != "") told["text"] = text;
        if (told.contains("concept") && told["concept"] != "") told["concept"] = concept_line;
    }
    bool put_into_snapshot(Json& snapshot) const
    {
        const auto scenes = snapshot.is_object() ? snapshot.find("scenes") : snapshot.end();
        if (!snapshot.is_object() || scenes == snapshot.end() || !scenes->is_array()) return false;
        bool found = false;
        for (Json& scene : *scenes) {
            if (!scene.is_object() || scene.value("n", Json()) != event) continue;
            put_into(scene);
            found = true;
        }
        return found;
    }
};

// A told text lies in its event, and once more in the snapshots that were made after it.
Result<bool> retell_in_store(Database& database, const Retelling& told)
{
    const auto seq = static_cast<std::int64_t>(told.event);
    auto event = read_body(database, {"SELECT body FROM event WHERE number = $1 AND seq = $2", {told.number, seq}});
    if (!event) return event.trouble();
    told.put_into(*event);
    std::vector<Statement> unit{
        {"UPDATE event SET body = $3 WHERE number = $1 AND seq = $2", {told.number, seq, event->dump()}}};
    auto snapshot = read_body(database, {"SELECT body FROM snapshot WHERE number = $1", {told.number}});
    if (snapshot && told.put_into_snapshot(*snapshot)) {
        unit.push_back({"UPDATE snapshot SET body = $2 WHERE number = $1", {told.number, snapshot->dump()}});
    }
    auto card = read_body(database, {"SELECT body FROM game_table WHERE id = $1", {told.table}});
    if (!card) return card.trouble();
    bool sewn = false;
    if (card->contains("record") && (*card)["record"].contains("seams")) {
        for (Json& seam : (*card)["record"]["seams"]) {
            sewn = told.put_into_snapshot(seam["snapshot"]) || sewn;
        }
    }
    if (sewn) unit.push_back({"UPDATE game_table SET body = $2 WHERE id = $1", {told.table, card->dump()}});
    return database.write(unit);
}

Result<bool> show_line_in_store(Database& database, std::int64_t number, const std::string& line, Room::Shown shown)
{
    auto rows = database.read({"SELECT seq, body FROM line WHERE number = $1 AND body LIKE $2 LIMIT 1",
                               {number, "%\"id\":\"" + line + "\"%"}});
    if (!rows) return rows.trouble();
    auto json = rows->empty() ? std::nullopt : parse_json(text_of((*rows)[0][1]));
    if (!json) return Trouble{"not_found", "there is no such line any more", ""};
    json->erase("hidden");
    if (shown == Room::Shown::Hidden) (*json)["hidden"] = true;
    const std::vector<Statement> unit{
        {"UPDATE line SET body = $3 WHERE number = $1 AND seq = $2", {number, number_of((*rows)[0][0]), json->dump()}}};
    return database.write(unit);
}

Result<bool> rename_in_lines(Database& database, std::int64_t number, const std::string& person,
                             const std::pair<std::string, std::string>& names)
{
    auto rows = database.read(
        {"SELECT seq, body FROM line WHERE number = $1 AND body LIKE $2", {number, "%\"person\":\"" + person + "\"%"}});
    if (!rows) return rows.trouble();
    std::vector<Statement> unit;
    for (const Row& row : *rows) {
        auto json = parse_json(text_of(row[1]));
        if (!json || text_at(*json, "name") != names.first) continue;
        (*json)["name"] = names.second;
        unit.push_back(
            {"UPDATE line SET body = $3 WHERE number = $1 AND seq = $2", {number, number_of(row[0]), json->dump()}});
    }
    return unit.empty() ? Result<bool>(true) : database.write(unit);
}

}  // namespace

void Room::show_line(const std::string& line, Shown shown, Done done)
{
    house_.journal().ask<bool>([number = card_.number, line, shown](
                                   Database& database) { return show_line_in_store(database, number, line, shown); },
                               [self = shared_from_this(), done = std::move(done)](const Result<bool>& stored) {
                                   if (stored) {
                                       for (const auto& guest : self->guests_) self->send_lines(guest, Lines::Anew);
                                   }
                                   done(stored);
                               });
}

void Room::retell(std::size_t event, const std::string& text, const std::string& concept_line, Done done)
{
    enqueue(
        [self = shared_from_this(), event, text, concept_line, done] {
            self->busy_ = true;
            self->house_.journal().ask<bool>(
                [told = Retelling{self->card_.id, self->card_.number, event, text, concept_line}](Database& database) {
                    return retell_in_store(database, told);
                },
                [self, done](const Result<bool>& stored) {
                    done(stored);
                    if (self->gone_) return;
                    self->read_again();
                });
        },
        done);
}

void Room::rename_person(const std::string& person, const std::string& from, const std::string& to, Done done)
{
    const auto lines = [self = shared_from_this(), person, names = std::pair(from, to), done](const Result<bool>& ok) {
        if (!ok) return done(ok);
        self->house_.journal().ask<bool>(
            [number = self->card_.number, person, names](Database& database) {
                return rename_in_lines(database, number, person, names);
            },
            [self, person, names, done](const Result<bool>& stored) {
                for (const auto& guest : self->guests_) {
                    if (guest->person == person && guest->name == names.first) guest->name = names.second;
                    if (stored) self->send_lines(guest, Lines::Anew);
                }
                done(stored);
            });
    };
    change(
        [person, from, to](Card& card) -> std::optional<Trouble> {
            for (Chair& chair : card.chairs) {
                if (chair.person == person && chair.name == from) chair.name = to;
            }
            return std::nullopt;
        },
        lines);
}

void Room::hear_anew(const std::string& person, const std::string& other)
{
    for (const auto& guest : guests_) {
        if (guest->person != person) continue;
        if (!other.empty()) guest->unheard.insert(other);
        send_lines(guest, Lines::Anew);
    }
}

void Room::show_out(Guest& guest)
{
    const Trouble why = blocked_by_player();
    guest.send(json_frame({{"t", "error"}, {"code", why.code}, {"message", why.message}}));
    guest.sent_away(1008, "blocked");
}

void Room::show_out(const std::string& person, const std::string& blocker)
{
    const auto all = guests_;
    for (const auto& guest : all) {
        if (guest->person != person) continue;
        guest->blockers.insert(blocker);
        if (card_.hides_from(person, guest->blockers)) show_out(*guest);
    }
}

void Room::put_out(const Ban& ban)
{
    Json json = {{"t", "error"}};
    json.update(told(ban));
    const auto all = guests_;
    for (const auto& guest : all) {
        const bool meant = ban.person.empty() ? guest->from == ban.address : guest->person == ban.person;
        if (!meant) continue;
        guest->send(json_frame(json));
        guest->sent_away(1008, "banned");
    }
}

}  // namespace snowbound
