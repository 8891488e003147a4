// Nobody has to be reported: the operator finds people by name, id or table, and hides a name.
#include "server/call.h"
#include "server/complaints.h"
#include "server/log.h"
#include "server/people_search.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostWords = 100;  // bytes

Json told(const FoundPerson& found, const Bans& bans)
{
    Json json = standing(bans, found.person.id);
    json["name"] = found.person.shown_name();
    if (!found.person.alias.empty()) json["hidden_name"] = found.person.name;
    json["kept"] = !found.person.login.empty();
    json["created"] = found.person.created;
    json["tables"] = Json::array();
    for (const FoundPerson::At& at : found.tables) json["tables"].push_back({{"id", at.table}, {"game", at.game}});
    return json;
}

Json told(const FoundPeople& found, const Bans& bans)
{
    Json json = {{"people", Json::array()}, {"more", found.more}};
    for (const FoundPerson& one : found.people) json["people"].push_back(told(one, bans));
    return json;
}

struct Sitting {
    std::string person, name;
    std::size_t seat = 0;
};

}  // namespace

void Api::find_people(const Calls& call)
{
    call->id = call->request.query_value("table");
    if (!call->id.empty()) return find_people_at(call);
    const std::string words = call->request.query_value("name");
    const bool odd = words.size() > kMostWords || words.find('\0') != std::string::npos;
    if (words.empty() || odd) return call->fail(bad_request("\"name\" or \"table\" says who"));
    house_.journal().look<FoundPeople>(
        call->asker(), [words](Database& database) { return search_people(database, words); },
        [this, call](const Result<FoundPeople>& found) {
            found ? call->say(told(*found, house_.bans())) : call->fail(found.trouble());
        });
}

// At a table each name counts: people at the same device are one person to the server.
void Api::find_people_at(const Calls& call)
{
    with_room(call, [this, call](Room& room) {
        std::vector<Sitting> sitting;
        std::vector<std::string> ids;
        const auto& chairs = room.card().chairs;
        for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
            if (chairs[seat].person.empty()) continue;
            sitting.push_back({chairs[seat].person, chairs[seat].name, seat});
            ids.push_back(chairs[seat].person);
        }
        const auto tell = [this, call, sitting](const Result<FoundPeople>& found) {
            if (!found) return call->fail(found.trouble());
            Json list = Json::array();
            for (const Sitting& chair : sitting) {
                const auto one = std::ranges::find_if(
                    found->people, [&](const FoundPerson& known) { return known.person.id == chair.person; });
                if (one == found->people.end()) continue;
                Json json = told(*one, house_.bans());
                if (chair.name != one->person.shown_name()) json.erase("hidden_name"), json["name"] = chair.name;
                json["seat"] = chair.seat;
                list.push_back(std::move(json));
            }
            call->say({{"people", list}, {"more", false}});
        };
        house_.journal().look<FoundPeople>(
            call->asker(), [ids](Database& database) { return read_people(database, ids); }, tell);
    });
}

void Api::act_on_person(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string act = in.word("do", {"hide_name", "show_name"}, "");
    const std::string given = in.text("name");
    if (auto no = in.trouble()) return call->fail(*no);
    if (given.size() > kMostWords) return call->fail(bad_request("no name is that long"));
    house_.people().find(call->id, [this, call, act, given](const Result<Person>& person) {
        if (!person) return call->fail({"not_found", "there is no such person any more", ""});
        const std::string name = given.empty() ? person->name : given;
        const Room::Done noted = [this, call, act, name, id = person->id](const Result<bool>& done) {
            if (!done) return call->fail(done.trouble());
            log_line(Level::Info, "operator", {{"act", act}});
            const Json entry = {{"act", act}, {"about", "name"}, {"person", id}, {"name", name}};
            house_.journal().write({act_statement(entry)}, [call](const Result<bool>& stored) {
                stored ? call->say(Json::object()) : call->fail(stored.trouble());
            });
        };
        if (act == "hide_name") return house_.hide_name(person->id, name, "", noted);
        house_.show_name(person->id, name, "", noted);
    });
}

}  // namespace snowbound
