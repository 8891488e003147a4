#include "server/people.h"

#include "server/loop.h"
#include "store/journal.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostKnown = 20'000;
constexpr std::int64_t kCookieLives = 1000LL * 60 * 60 * 24 * 400;

Trouble nobody() { return {"nobody", "you are not known here: choose a name first", ""}; }

std::string body_of(const Person& p)
{
    return Json{{"name", p.name},         {"login", p.login}, {"password", p.password},
                {"recovery", p.recovery}, {"epoch", p.epoch}, {"created", p.created}}
        .dump();
}

Result<Person> read_person(const std::vector<Row>& rows)
{
    if (rows.empty()) return nobody();
    const auto json = parse_json(text_of(rows[0][1]));
    if (!json) return Trouble{"database", "a person's row cannot be read", ""};
    Arguments in(*json, {});
    Person p{.id = text_of(rows[0][0]),
             .name = in.text("name"),
             .login = in.text("login"),
             .password = in.text("password"),
             .recovery = in.text("recovery"),
             .epoch = in.number("epoch", 0, 1LL << 60, 0),
             .created = in.number("created", 0, 1LL << 60, 0)};
    if (auto no = in.trouble()) return *no;
    return p;
}

}  // namespace

Json shown(const Person& person) { return {{"id", person.id}, {"name", person.name}, {"kept", !person.login.empty()}}; }

void People::whose(std::string_view cookie_header, Got got)
{
    const auto claim = signer_.read(cookie_value(cookie_header, kCookieName));
    if (!claim || Loop::wall_ms() - claim->issued_ms > kCookieLives) return got(nobody());
    find(claim->person, [epoch = claim->epoch, got = std::move(got)](Result<Person> person) {
        if (person && person->epoch != epoch) return got(nobody());
        got(std::move(person));
    });
}

void People::found(Result<Person> person, Got got)
{
    if (person) {
        if (known_.size() >= kMostKnown) known_.clear();
        known_[person->id] = *person;
    }
    got(std::move(person));
}

void People::find(const std::string& id, Got got)
{
    if (const auto known = known_.find(id); known != known_.end()) return got(known->second);
    journal_.ask<Person>(
        [id](Database& database) -> Result<Person> {
            auto rows = database.read({"SELECT id, body FROM person WHERE id = $1", {id}});
            if (!rows) return rows.trouble();
            return read_person(*rows);
        },
        [this, got = std::move(got)](Result<Person> person) { found(std::move(person), got); });
}

void People::find_login(const std::string& login, Got got)
{
    if (login.find('\0') != std::string::npos) return got(nobody());  // the store takes no such text
    journal_.ask<Person>(
        [login](Database& database) -> Result<Person> {
            auto rows = database.read({"SELECT id, body FROM person WHERE login = $1", {login}});
            if (!rows) return rows.trouble();
            return read_person(*rows);
        },
        [this, got = std::move(got)](Result<Person> person) { found(std::move(person), got); });
}

void People::save(Person person, Got got)
{
    const Value login = person.login.empty() ? Value() : Value(person.login);
    journal_.write(
        {{"INSERT INTO person (id, login, body) VALUES ($1, $2, $3) "
          "ON CONFLICT (id) DO UPDATE SET login = $2, body = $3",
          {person.id, login, body_of(person)}}},
        [this, person, got = std::move(got)](Result<bool> done) {
            if (done) return found(person, got);
            const bool taken = done.trouble().code == "conflict";
            got(taken ? Trouble{"name_taken", "somebody else keeps this name with a password", ""} : done.trouble());
        });
}

void People::welcome(const std::string& name, Got got)
{
    auto clean = clean_name(name);
    if (!clean) return got(clean.trouble());
    save({.id = random_id(16), .name = *clean, .created = Loop::wall_ms()}, std::move(got));
}

void People::rename(Person person, const std::string& name, Got got)
{
    auto clean = clean_name(name);
    if (!clean) return got(clean.trouble());
    person.name = *clean;
    if (!person.login.empty()) person.login = login_key(*clean);
    save(std::move(person), std::move(got));
}

void People::log_out_everywhere(Person person, Got got)
{
    ++person.epoch;
    save(std::move(person), std::move(got));
}

void People::keep(Person person, const std::string& password,
                  std::function<void(Result<std::pair<Person, std::string>>)> got)
{
    if (auto no = password_trouble(password)) return got(*no);
    loop_.on_pool([this, person, password, got = std::move(got)]() mutable {
        auto hash = hash_password(password);
        loop_.post([this, person, hash, got = std::move(got)]() mutable {
            if (!hash) return got(hash.trouble());
            const std::string code = recovery_code();
            person.login = login_key(person.name);
            person.password = *hash;
            person.recovery = hash_recovery(code);
            save(std::move(person), [code, got = std::move(got)](Result<Person> saved) {
                if (!saved) return got(saved.trouble());
                got(std::pair(*saved, code));
            });
        });
    });
}

void People::log_in(const std::string& name, const std::string& password, Got got)
{
    find_login(login_key(name), [this, password, got = std::move(got)](Result<Person> person) {
        if (!person && person.trouble().code != "nobody") return got(person);
        const std::string hash = person ? person->password : std::string();  // a stranger takes as long
        loop_.on_pool([this, hash, person, password, got]() {
            const bool fits = password.size() <= kMostPassword && password_fits(hash, password);
            loop_.post([person, fits, got] {
                if (!fits) return got(Trouble{"wrong_password", "name and password do not fit together", ""});
                got(person);
            });
        });
    });
}

void People::recover(const std::string& name, const std::string& code, const std::string& password, Got got)
{
    if (auto no = password_trouble(password)) return got(*no);
    find_login(login_key(name), [this, code, password, got = std::move(got)](Result<Person> person) {
        if (!person && person.trouble().code != "nobody") return got(person);
        if (!person || !recovery_fits(person->recovery, code)) {
            return got(Trouble{"wrong_code", "name and recovery code do not fit together", ""});
        }
        loop_.on_pool([this, person = *person, password, got]() mutable {
            auto hash = hash_password(password);
            loop_.post([this, person, hash, got]() mutable {
                if (!hash) return got(hash.trouble());
                person.password = *hash;
                ++person.epoch;  // whoever knew the old one is out
                save(std::move(person), got);
            });
        });
    });
}

void People::remove(const Person& person, Done done)
{
    journal_.write(
        {{"DELETE FROM person WHERE id = $1", {person.id}}, {"DELETE FROM note WHERE person = $1", {person.id}}},
        [this, id = person.id, done = std::move(done)](const Result<bool>& stored) {
            if (stored) known_.erase(id);  // only now: until here somebody may have looked them up again
            done(stored);
        });
}

std::string People::cookie(const Person& person) const
{
    return signer_.cookie(person.id, person.epoch, Loop::wall_ms());
}

}  // namespace snowbound
