// Requests about oneself.
#include "server/call.h"
#include "server/news.h"

namespace snowbound {
namespace {

constexpr std::int64_t kYear = 60LL * 60 * 24 * 365;

}  // namespace

void Api::welcome_back(const Calls& call, const Person& person, Json extra)
{
    Json json = shown_with_ban(person);
    json.update(extra);
    call->say(std::move(json), 200,
              {{"Set-Cookie", set_cookie(house_.people().cookie(person), call->request.secure, kYear)}});
}

// Who is banned is let in and told so: what is theirs they can still have, or delete.
Json Api::shown_with_ban(const Person& person) const
{
    Json json = shown(person);
    if (const Ban* ban = house_.bans().of(person.id, "")) json["banned"] = told(*ban);
    return json;
}

void Api::me(const Calls& call) { call->say(shown_with_ban(call->person)); }

void Api::come(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string name = in.text("name");
    if (auto no = in.trouble()) return call->fail(*no);
    if (is_shut_out(call)) return;
    if (!allowed(call, limits::kNewPeople, address_key(call->request.address))) return;
    house_.people().welcome(name, [this, call](const Result<Person>& person) {
        person ? welcome_back(call, *person, Json::object()) : call->fail(person.trouble());
    });
}

void Api::rename(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string name = in.text("name");
    if (auto no = in.trouble()) return call->fail(*no);
    house_.people().rename(call->person, name, [call](const Result<Person>& person) {
        person ? call->say(shown(*person)) : call->fail(person.trouble());
    });
}

void Api::guess(const Calls& call, const std::string& login, Guess how, std::function<void()> then)
{
    const std::string from = address_key(call->request.address);
    std::vector<std::pair<Limit, std::string>> all{{limits::kLogins, from}};
    if (!login.empty()) all.emplace_back(limits::kLoginsAccount, login + " " + from);
    if (!login.empty() && how == Guess::Everywhere) all.emplace_back(limits::kLoginsEverywhere, login);
    if (house_.links() && house_.limits().factor() > 0) return guess_among_nodes(call, std::move(all), std::move(then));
    for (const auto& [limit, who] : all) {
        if (!allowed(call, limit, who)) return;
    }
    then();
}

void Api::keep(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string password = in.text("password");
    const std::string old = in.text("old");
    if (auto no = in.trouble()) return call->fail(*no);
    const auto set = [this, call, password](const Result<Person>& person) {
        if (!person) return call->fail(person.trouble());
        const std::string cookies(call->request.header("cookie"));
        house_.people().keep(*person, {password, call->asker(), house_.people().signer().mark(kSpared, cookies)},
                             [this, call](const Result<std::pair<Person, std::string>>& kept) {
                                 if (!kept) return call->fail(kept.trouble());
                                 house_.send_away(kept->first.id, call->request.header("cookie"));
                                 welcome_back(call, kept->first, {{"recovery_code", kept->second}});
                             });
    };
    guess(call, call->person.login, Guess::Everywhere, [this, call, old, set] {
        if (call->person.login.empty()) return set(call->person);
        house_.people().prove(call->person, {old, call->asker(), ""}, set);  // who has one must know it
    });
}

void Api::log_in(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string name = in.text("name"), password = in.text("password");
    if (auto no = in.trouble()) return call->fail(*no);
    if (is_shut_out(call)) return;
    guess(call, login_key(name), Guess::Everywhere, [this, call, name, password] {
        house_.people().log_in(name, {password, call->asker(), ""}, [this, call](const Result<Person>& person) {
            person ? welcome_back(call, *person, Json::object()) : call->fail(person.trouble());
        });
    });
}

void Api::recover(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string name = in.text("name"), code = in.text("code"), password = in.text("password");
    if (auto no = in.trouble()) return call->fail(*no);
    if (is_shut_out(call)) return;
    guess(call, login_key(name), Guess::FromHere, [this, call, name, code, password] {
        house_.people().recover(name, code, {password, call->asker(), ""}, [this, call](const Result<Person>& person) {
            if (!person) return call->fail(person.trouble());
            house_.send_away(person->id);  // whoever else had the old password
            welcome_back(call, *person, Json::object());
        });
    });
}

void Api::log_out(const Calls& call)
{
    call->say(Json::object(), 200, {{"Set-Cookie", set_cookie("", call->request.secure, 0)}});
}

void Api::log_out_everywhere(const Calls& call)
{
    house_.people().log_out_everywhere(call->person, [this, call](const Result<Person>& person) {
        if (!person) return call->fail(person.trouble());
        house_.send_away(person->id);
        log_out(call);
    });
}

void Api::export_me(const Calls& call)
{
    house_.export_person(call->person, call->asker(), [call](Result<std::string> mine) {
        if (!mine) return call->fail(mine.trouble());
        call->send({200,
                    "application/json",
                    std::move(*mine),
                    {{"Content-Disposition", "attachment; filename=\"snowbound.json\""}}});
    });
}

void Api::delete_me(const Calls& call)
{
    house_.send_away(call->person.id);
    house_.forget_person(call->person, [this, call](const Result<bool>& done) {
        if (!done) return call->fail(done.trouble());
        log_out(call);
    });
}

}  // namespace snowbound
