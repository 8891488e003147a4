// People: who somebody is, kept in the store. A guest is a name and a signed cookie; with a password it can come back
// from anywhere.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "core/json.h"
#include "server/auth.h"
#include "store/database.h"
#include "table/trouble.h"

namespace snowbound {

class Journal;
class Loop;

struct Person {
    std::string id;
    std::string name;
    std::string login;     // login_key(name) once there is a password; "": a guest
    std::string password;  // argon2id
    std::string recovery;  // hashed
    std::int64_t epoch = 0;
    std::int64_t created = 0;
    std::string alias;  // shown instead of the name, which an operator has hidden; "": none

    const std::string& shown_name() const { return alias.empty() ? name : alias; }
};

class People {
public:
    using Got = std::function<void(Result<Person>)>;
    using Done = std::function<void(Result<bool>)>;

    People(Loop& loop, Journal& journal, std::string key) : loop_(loop), journal_(journal), signer_(key) {}

    // Whose cookie this is. "nobody": it is none, forged, or was logged out.
    void whose(std::string_view cookie_header, Got got);
    void find(const std::string& id, Got got);
    void find_login(const std::string& name, Got got);

    void welcome(const std::string& name, Got got);  // a new guest
    // `as`: who asks, as they were let in. A cookie that was voided meanwhile changes nothing any more.
    void rename(const Person& as, const std::string& name, Got got);
    void log_out_everywhere(const Person& as, Got got);
    // A password makes a guest a person who can come back; the recovery code is told once.
    struct Given {
        std::string password;
        std::string asker;   // whose turn it takes to hash it: an address
        std::string spared;  // the mark of cookies whose sockets come back at once
    };
    void keep(const Person& as, const Given& given, std::function<void(Result<std::pair<Person, std::string>>)> got);
    void log_in(const std::string& name, const Given& given, Got got);
    void prove(const Result<Person>& person, const Given& given, Got got);
    void recover(const std::string& name, const std::string& code, const Given& given, Got got);
    // An operator hides somebody's name, or shows it again: until they choose another they have a neutral one. Nobody
    // takes a hidden name; of these only keyed hashes are kept.
    void hide_name(const std::string& id, const std::string& name, Got got);
    void show_name(const std::string& id, const std::string& name, Got got);
    void hidden_are(std::set<std::string> marks) { hidden_ = std::move(marks); }
    std::optional<Trouble> name_trouble(const std::string& name) const;
    void remove(const Person& person, Done done);  // the row; what the house keeps of them is the house's

    void forget_all() { known_.clear(); }  // the store may know better
    void forget(const std::string& id) { known_.erase(id); }
    // One of several nodes: what changes here is told to all (server/house_news.cpp). `told`: it is stored.
    void tell_as(std::string node, std::function<void()> told) { node_ = std::move(node), told_ = std::move(told); }
    std::string cookie(const Person& person) const;
    const Signer& signer() const { return signer_; }

private:
    using Edit = std::function<std::optional<Trouble>(Person&)>;
    void change(const Person& as, Edit edit, Got got, const std::string& spared = "");
    std::vector<Statement> news(const char* kind, const std::string& person, const std::string& spared = "") const;
    void found(Result<Person> person, Got got);
    std::string mark_of(const std::string& name) const { return signer_.mark("hidden name", login_key(name)); }

    Loop& loop_;
    Journal& journal_;
    Signer signer_;
    std::unordered_map<std::string, Person> known_;  // a bounded memory of rows
    std::set<std::string> hidden_;                   // marks of names
    std::string node_;                               // "": there are no others
    std::function<void()> told_;
};

Result<std::set<std::string>> read_hidden_names(Database& database);
Result<Person> person_of(const Row& row);  // id and body

Json shown(const Person& person);

}  // namespace snowbound
