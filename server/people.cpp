#include "server/people.h"

#include "server/loop.h"
#include "server/news.h"
#include "store/journal.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostKnown = 20'000;
constexpr std::int64_t kCookieLives = 1000LL * 60 * 60 * 24 * 400;

// A cookie from before this server existed was made by a clock that had not heard the time yet: it is as good as new.
constexpr std::int64_t kFirstServer = 1'700'000'000'000;
bool is_too_old(std::int64_t issued_ms)
{
    return issued_ms > kFirstServer && Loop::wall_ms() - issued_ms > kCookieLives;
}

Trouble nobody() { return {"nobody", "you are not known here: choose a name first", ""}; }

std::string body_of(const Person& p)
{
    return Json{{"name", p.name},   {"login", p.login},     {"password", p.password}, {"recovery", p.recovery},
                {"epoch", p.epoch}, {"created", p.created}, {"alias", p.alias}}
        .dump();
}

Result<Person> read_person(const std::vector<Row>& rows)
{
    if (rows.empty()) return nobody();
    return person_of(rows[0]);
}

Trouble is_hidden() { return {"name_hidden", "the operator of this server has hidden this name: choose another", ""}; }

Trouble taken_or(const Trouble& trouble)
{
    if (trouble.code != "conflict") return trouble;
    return {"name_taken", "somebody else keeps this name with a password", ""};
}

}  // namespace

Result<Person> person_of(const Row& row)
{
    const auto json = parse_json(text_of(row[1]));
    if (!json) return Trouble{"database", "a person's row cannot be read", ""};
    Arguments in(*json, {});
    Person p{.id = text_of(row[0]),
             .name = in.text("name"),
             .login = in.text("login"),
             .password = in.text("password"),
             .recovery = in.text("recovery"),
             .epoch = in.number("epoch", 0, 1LL << 60, 0),
             .created = in.number("created", 0, 1LL << 60, 0),
             .alias = in.text("alias")};
    in.find("hidden");  // of earlier versions: names that only this person could not take again
    if (auto no = in.trouble()) return *no;
    return p;
}

Json shown(const Person& person)
{
    Json json = {{"id", person.id}, {"name", person.shown_name()}, {"kept", !person.login.empty()}};
    if (!person.alias.empty()) json["hidden_name"] = person.name;
    return json;
}

void People::whose(std::string_view cookie_header, Got got)
{
    const auto claim = signer_.read(cookie_value(cookie_header, kCookieName));
    if (!claim || is_too_old(claim->issued_ms)) return got(nobody());
    // Another node has made this cookie: it knows more than we remember.
    if (const auto known = known_.find(claim->person); known != known_.end() && known->second.epoch < claim->epoch)
        known_.erase(known);
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

// Rows of earlier versions have the plain key: whoever is known by exactly that is meant first.
void People::find_login(const std::string& name, Got got)
{
    if (name.find('\0') != std::string::npos) return got(nobody());  // the store takes no such text
    journal_.ask<Person>(
        [plain = plain_login_key(name), key = login_key(name)](Database& database) -> Result<Person> {
            auto rows =
                database.read({"SELECT id, body FROM person WHERE login IN ($1, $2) "
                               "ORDER BY CASE WHEN login = $1 THEN 0 ELSE 1 END LIMIT 1",
                               {plain, key}});
            if (!rows) return rows.trouble();
            return read_person(*rows);
        },
        [this, got = std::move(got)](Result<Person> person) { found(std::move(person), got); });
}

// Read, changed and written in one go on the disk's worker: what others did meanwhile is not undone. Beside it nobody
// writes here; another node may, and then it is read again. `as`: who asks, as they were let in; a cookie that was
// voided since counts no more.
void People::change(const Person& as, Edit edit, Got got, const std::string& spared)
{
    constexpr int kMostRounds = 5;
    const auto news_of = [who = news("who", as.id), away = news("away", as.id, spared)](bool voids) {
        return voids ? away : who;
    };
    const auto once = [id = as.id, epoch = as.epoch, edit = std::move(edit),
                       news_of](Database& database) -> Result<Person> {
        auto rows = database.read({"SELECT id, body FROM person WHERE id = $1", {id}});
        if (!rows) return rows.trouble();
        auto person = read_person(*rows);
        if (!person) return person;
        if (person->epoch != epoch) return nobody();
        if (auto no = edit(*person)) return *no;
        const Value login = person->login.empty() ? Value() : Value(person->login);
        std::vector<Statement> unit{
            {"UPDATE person SET login = $2, body = CASE WHEN body = $4 THEN $3 END WHERE id = $1",
             {id, login, body_of(*person), text_of((*rows)[0][1])}}};
        for (Statement& statement : news_of(person->epoch != epoch)) unit.push_back(std::move(statement));
        if (auto stored = database.write(unit); !stored) return taken_or(stored.trouble());
        return person;
    };
    journal_.ask<Person>(
        [once](Database& database) {
            auto person = once(database);
            for (int round = 1; round < kMostRounds && !person && person.trouble().code == "stale"; ++round) {
                person = once(database);
            }
            return person;
        },
        [this, id = as.id, got = std::move(got)](Result<Person> person) {
            known_.erase(id);
            if (person && told_) told_();
            found(std::move(person), got);
        });
}

std::vector<Statement> People::news(const char* kind, const std::string& person, const std::string& spared) const
{
    if (node_.empty()) return {};
    Json json = {{"t", kind}, {"person", person}, {"by", node_}};
    if (!spared.empty()) json["spared"] = spared;
    return {news_statement(json)};
}

void People::welcome(const std::string& name, Got got)
{
    auto clean = clean_name(name);
    if (!clean) return got(clean.trouble());
    if (auto no = name_trouble(*clean)) return got(*no);
    const Person person{.id = random_id(16), .name = *clean, .created = Loop::wall_ms()};
    journal_.write({{"INSERT INTO person (id, login, body) VALUES ($1, NULL, $2)", {person.id, body_of(person)}}},
                   [this, person, got = std::move(got)](const Result<bool>& done) {
                       done ? found(person, got) : got(done.trouble());
                   });
}

void People::rename(const Person& as, const std::string& name, Got got)
{
    auto clean = clean_name(name);
    if (!clean) return got(clean.trouble());
    if (auto no = name_trouble(*clean)) return got(*no);
    change(
        as,
        [name = *clean](Person& person) -> std::optional<Trouble> {
            person.name = name;
            person.alias.clear();
            if (!person.login.empty()) person.login = login_key(name);
            return std::nullopt;
        },
        std::move(got));
}

void People::log_out_everywhere(const Person& as, Got got)
{
    change(
        as,
        [](Person& person) {
            ++person.epoch;
            return std::nullopt;
        },
        std::move(got));
}

void People::keep(const Person& as, const Given& given, std::function<void(Result<std::pair<Person, std::string>>)> got)
{
    if (auto no = password_trouble(given.password)) return got(*no);
    loop_.hash(given.asker, [this, as, given, got = std::move(got)]() mutable {
        auto hash = hash_password(given.password);
        loop_.post([this, as, hash, spared = given.spared, got = std::move(got)] {
            if (!hash) return got(hash.trouble());
            const std::string code = recovery_code();
            change(
                as,
                [hash = *hash, recovery = hash_recovery(code)](Person& person) -> std::optional<Trouble> {
                    if (person.login.empty() && !person.alias.empty()) return is_hidden();
                    person.login = login_key(person.name);
                    person.password = hash;
                    person.recovery = recovery;
                    ++person.epoch;  // other cookies are void
                    return std::nullopt;
                },
                [code, got](Result<Person> saved) {
                    if (!saved) return got(saved.trouble());
                    got(std::pair(*saved, code));
                },
                spared);
        });
    });
}

void People::log_in(const std::string& name, const Given& given, Got got)
{
    find_login(name, [this, given, got = std::move(got)](const Result<Person>& person) {
        if (!person && person.trouble().code != "nobody") return got(person);
        prove(person, given, got);
    });
}

void People::prove(const Result<Person>& person, const Given& given, Got got)
{
    const std::string hash = person ? person->password : std::string();  // a stranger takes as long
    loop_.hash(given.asker, [this, hash, person, password = given.password, got = std::move(got)] {
        const bool fits = password.size() <= kMostPassword && password_fits(hash, password);
        loop_.post([person, fits, got] {
            if (!fits) return got(Trouble{"wrong_password", "name and password do not fit together", ""});
            got(person);
        });
    });
}

void People::recover(const std::string& name, const std::string& code, const Given& given, Got got)
{
    if (auto no = password_trouble(given.password)) return got(*no);
    const Trouble wrong{"wrong_code", "name and recovery code do not fit together", ""};
    find_login(name, [this, code, given, wrong, got = std::move(got)](const Result<Person>& person) {
        if (!person && person.trouble().code != "nobody") return got(person);
        if (!person || !recovery_fits(person->recovery, code)) return got(wrong);
        loop_.hash(given.asker, [this, person = *person, password = given.password, wrong, got] {
            auto hash = hash_password(password);
            loop_.post([this, person, hash, wrong, got] {
                if (!hash) return got(hash.trouble());
                change(
                    person,
                    [hash = *hash, recovery = person.recovery, wrong](Person& now) -> std::optional<Trouble> {
                        if (now.recovery != recovery) return wrong;  // another code was made meanwhile
                        now.password = hash;
                        ++now.epoch;  // whoever knew the old one is out
                        return std::nullopt;
                    },
                    got);
            });
        });
    });
}

std::optional<Trouble> People::name_trouble(const std::string& name) const
{
    return hidden_.contains(mark_of(name)) ? std::optional(is_hidden()) : std::nullopt;
}

void People::hide_name(const std::string& id, const std::string& name, Got got)
{
    const auto hide = [this, id, name, got = std::move(got)](const Result<bool>& stored) {
        if (!stored) return got(stored.trouble());
        hidden_.insert(mark_of(name));
        find(id, [this, name, got](const Result<Person>& as) {
            if (!as) return got(as);
            change(
                *as,
                [name](Person& person) {
                    if (person.name == name) person.alias = neutral_name(person.id);
                    return std::nullopt;
                },
                got);
        });
    };
    journal_.write({{"INSERT INTO hidden_name (mark, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                     {mark_of(name), Loop::wall_ms()}}},
                   hide);
}

void People::show_name(const std::string& id, const std::string& name, Got got)
{
    const auto show = [this, id, name, got = std::move(got)](const Result<bool>& stored) {
        if (!stored) return got(stored.trouble());
        hidden_.erase(mark_of(name));
        find(id, [this, name, got](const Result<Person>& as) {
            if (!as) return got(as);
            change(
                *as,
                [name](Person& person) {
                    if (person.name == name) person.alias.clear();
                    return std::nullopt;
                },
                got);
        });
    };
    journal_.write({{"DELETE FROM hidden_name WHERE mark = $1", {mark_of(name)}}}, show);
}

void People::remove(const Person& person, Done done)
{
    std::vector<Statement> unit{{"DELETE FROM person WHERE id = $1", {person.id}},
                                {"DELETE FROM note WHERE person = $1", {person.id}},
                                {"DELETE FROM aside WHERE person = $1 OR other = $1", {person.id}},
                                {"DELETE FROM ban WHERE person = $1", {person.id}}};
    for (Statement& statement : news("away", person.id)) unit.push_back(std::move(statement));
    journal_.write(std::move(unit), [this, id = person.id, done = std::move(done)](const Result<bool>& stored) {
        if (stored) known_.erase(id);  // only now: until here somebody may have looked them up again
        if (stored && told_) told_();
        done(stored);
    });
}

Result<std::set<std::string>> read_hidden_names(Database& database)
{
    auto rows = database.read({"SELECT mark FROM hidden_name", {}});
    if (!rows) return rows.trouble();
    std::set<std::string> marks;
    for (const Row& row : *rows) marks.insert(text_of(row[0]));
    return marks;
}

std::string People::cookie(const Person& person) const
{
    return signer_.cookie(person.id, person.epoch, Loop::wall_ms());
}

}  // namespace snowbound
