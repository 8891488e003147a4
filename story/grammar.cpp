#include "story/grammar.h"

#include <algorithm>
#include <utility>

namespace snowbound {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kSlots{{{"who", "character"},
                                                                                {"other", "character"},
                                                                                {"rebel", "character"},
                                                                                {"soldier", "character"},
                                                                                {"place", "place"},
                                                                                {"from", "place"},
                                                                                {"place2", "place"},
                                                                                {"quest", "quest"},
                                                                                {"quest2", "quest"},
                                                                                {"mission", "mission"},
                                                                                {"k", "card"},
                                                                                {"k2", "card"},
                                                                                {"k3", "card"},
                                                                                {"k4", "card"},
                                                                                {"open_quests", "quest"},
                                                                                {"companions", "character"},
                                                                                {"carrier", "character"},
                                                                                {"carrier2", "character"},
                                                                                {"one", "character"},
                                                                                {"two", "character"}}};

std::vector<std::string> split(std::string_view text, char at)
{
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == at) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

Piece piece_of(std::string_view inside)
{
    Piece piece;
    if (inside.starts_with('?')) {
        piece.optional = true;
        inside.remove_prefix(1);
    }
    const auto cut = [&](std::size_t at, Piece::Kind kind) {
        piece.kind = kind;
        piece.name = inside.substr(0, at);
        return inside.substr(at + 1);
    };
    if (const auto at = inside.find('?'); at != std::string_view::npos) {
        piece.options = split(cut(at, Piece::Kind::Agree), '|');
    } else if (const auto tilde = inside.find('~'); tilde != std::string_view::npos) {
        piece.detail = cut(tilde, Piece::Kind::Word);
    } else if (inside.starts_with("cards:")) {
        piece.kind = Piece::Kind::Cards;
        piece.name = inside.substr(6);
    } else if (const auto colon = inside.find(':'); colon != std::string_view::npos) {
        piece.options = split(cut(colon, Piece::Kind::Own), '.');
        piece.detail = piece.options.front();
        piece.options.erase(piece.options.begin());
    } else if (inside.find('@') != std::string_view::npos) {
        piece.kind = Piece::Kind::Rule;
        piece.options = split(inside, '@');
        piece.name = piece.options.front();
        piece.options.erase(piece.options.begin());
    } else if (inside == "line" || inside == "n") {
        piece.kind = inside == "n" ? Piece::Kind::Number : Piece::Kind::Line;
    } else if (const auto dot = inside.find('.'); !family_of(inside.substr(0, dot)).empty()) {
        piece.kind = Piece::Kind::Form;
        piece.name = inside.substr(0, dot);
        if (dot != std::string_view::npos) piece.detail = inside.substr(dot + 1);
        if (piece.name == "open_quests" || piece.name == "companions") piece.kind = Piece::Kind::List;
    } else {
        piece.kind = Piece::Kind::Rule;
        piece.name = inside;
    }
    return piece;
}

// Reads the document. The first fault ends it; `path` says where it was.
class Reader {
public:
    explicit Reader(Grammar& grammar) : grammar_(grammar) {}
    std::string fault;

    void read(const Json& json)
    {
        if (!json.is_object()) return fail("the grammar", "must be an object");
        read_pair(json, "quotes", grammar_.quotes);
        read_pair(json, "and", grammar_.joints);
        read_agreement(part(json, "agreement"));
        const Json words = part(json, "words");
        for (const auto& [word, list] : words.items()) {
            grammar_.words[word] = strings(list, "words." + word);
        }
        if (const auto subject = json.find("subject"); subject != json.end() && subject->is_string()) {
            grammar_.subject = subject->get<std::string>();
        }
        const Json families = part(json, "families");
        for (const auto& [name, family] : families.items()) {
            read_family(family, "families." + name, grammar_.families[name]);
        }
        const Json rules = part(json, "rules");
        for (const auto& [name, list] : rules.items()) {
            grammar_.rules[name] = alternatives(list, "rules." + name);
        }
    }

private:
    void fail(const std::string& where, const std::string& what)
    {
        if (fault.empty()) fault = where + " " + what;
    }

    Json part(const Json& json, const std::string& name)
    {
        const auto found = json.find(name);
        if (found == json.end()) return Json::object();
        if (!found->is_object()) fail(name, "must be an object");
        return found->is_object() ? *found : Json::object();
    }

    std::vector<std::string> strings(const Json& json, const std::string& where)
    {
        std::vector<std::string> list;
        if (!json.is_array()) fail(where, "must be a list");
        for (std::size_t i = 0; json.is_array() && i < json.size(); ++i) {
            if (!json[i].is_string()) fail(where + "[" + std::to_string(i) + "]", "must be a text");
            list.push_back(json[i].is_string() ? json[i].get<std::string>() : std::string());
        }
        return list;
    }

    void read_pair(const Json& json, const std::string& name, std::array<std::string, 2>& out)
    {
        const std::vector<std::string> list = strings(json.value(name, Json::array()), name);
        if (list.size() != 2) return fail(name, "must have two texts");
        out = {list[0], list[1]};
    }

    void read_map(const Json& json, const std::string& where, std::map<std::string, std::string>& out)
    {
        if (!json.is_object()) return fail(where, "must be an object");
        for (const auto& [key, value] : json.items()) {
            if (!value.is_string()) return fail(where + "." + key, "must be a text");
            out[key] = value.get<std::string>();
        }
    }

    void read_agreement(const Json& json)
    {
        if (!json.is_object()) return fail("agreement", "must be an object");
        grammar_.genders = strings(json.value("genders", Json::array()), "agreement.genders");
        grammar_.plurals = strings(json.value("plurals", Json::array()), "agreement.plurals");
        read_map(part(json, "classes"), "agreement.classes", grammar_.gender_of);
        if (grammar_.genders.empty()) fail("agreement.genders", "must name a gender");
    }

    void read_family(const Json& json, const std::string& where, Family& family)
    {
        if (!json.is_object()) return fail(where, "must be an object");
        const Json articles = part(json, "articles");
        for (const auto& [form, classes] : articles.items()) {
            read_map(classes, where + ".articles." + form, family.articles[form]);
        }
        const Json entries = part(json, "entries");
        for (const auto& [id, entry] : entries.items()) {
            read_entry(entry, where + ".entries." + id, family.entries[id]);
        }
    }

    void read_entry(const Json& json, const std::string& where, Entry& entry)
    {
        if (!json.is_object()) return fail(where, "must be an object");
        for (const auto& [key, value] : json.items()) {
            const std::string at = where + "." + key;
            if (key == "forms") {
                read_map(value, at, entry.forms);
            } else if (value.is_array()) {
                entry.own[key] = alternatives(value, at);
            } else if (!value.is_string()) {
                fail(at, "must be a text or a list");
            } else if (key == "class") {
                entry.gender = value.get<std::string>();
            } else if (key == "noun") {
                entry.noun = value.get<std::string>();
            } else if (key == "kind") {
                entry.kind = value.get<std::string>();
            } else {
                fail(at, "is not known");
            }
        }
    }

    Alternatives alternatives(const Json& json, const std::string& where)
    {
        Alternatives list;
        const std::vector<std::string> texts = strings(json, where);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            list.push_back(parse(texts[i], where + "[" + std::to_string(i) + "]"));
        }
        if (list.empty()) fail(where, "has no alternative");
        return list;
    }

    Template parse(std::string_view text, const std::string& where)
    {
        Template pieces;
        std::string plain;
        const auto flush = [&] {
            if (!plain.empty()) pieces.push_back({.name = std::exchange(plain, {})});
        };
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '*') {
                flush();
                pieces.push_back({.kind = Piece::Kind::Mark});
            } else if (text[i] == '{') {
                const auto end = text.find('}', i);
                if (end == std::string_view::npos || end == i + 1) {
                    fail(where, "has an empty or open brace");
                    return pieces;
                }
                flush();
                pieces.push_back(piece_of(text.substr(i + 1, end - i - 1)));
                i = end;
            } else if (text[i] == '}') {
                fail(where, "has a closing brace too many");
            } else {
                plain += text[i];
            }
        }
        flush();
        return pieces;
    }

    Grammar& grammar_;
};

}  // namespace

std::string_view family_of(std::string_view slot)
{
    for (const auto& [name, family] : kSlots) {
        if (name == slot) return family;
    }
    return {};
}

Result<Grammar> Grammar::from(const Json& json)
{
    Grammar grammar;
    Reader reader(grammar);
    reader.read(json);
    std::string fault = reader.fault.empty() ? first_fault(grammar) : reader.fault;
    if (!fault.empty()) return Trouble{"bad_grammar", std::move(fault), "", ""};
    return grammar;
}

const Entry* Grammar::find(std::string_view family, const std::string& id) const
{
    const auto in = families.find(std::string(family));
    if (in == families.end()) return nullptr;
    const auto entry = in->second.entries.find(id);
    return entry == in->second.entries.end() ? nullptr : &entry->second;
}

bool Grammar::has_form(const std::string& family, const Entry& entry, const std::string& form) const
{
    if (entry.forms.contains(form)) return true;
    const auto in = families.find(family);
    if (in == families.end() || entry.noun.empty()) return false;
    const auto article = in->second.articles.find(form);
    return article != in->second.articles.end() && article->second.contains(entry.gender);
}

// A whole form of its own, or the article of its class and the noun in the case that the article asks for.
std::string Grammar::form(const std::string& family, const Entry& entry, const std::string& form) const
{
    if (const auto own = entry.forms.find(form); own != entry.forms.end()) return own->second;
    const auto& articles = families.at(family).articles.at(form);
    const auto needs = articles.find("case");
    const auto noun = needs == articles.end() ? entry.forms.end() : entry.forms.find(needs->second);
    return articles.at(entry.gender) + (noun == entry.forms.end() ? entry.noun : noun->second);
}

std::size_t Grammar::gender_index(const Entry& entry) const
{
    const auto mapped = gender_of.find(entry.gender);
    const std::string& gender = mapped == gender_of.end() ? entry.gender : mapped->second;
    const auto at = std::ranges::find(genders, gender);
    return at == genders.end() ? 0 : static_cast<std::size_t>(at - genders.begin());
}

bool Grammar::is_plural(const Entry& entry) const
{
    return std::ranges::find(plurals, genders[gender_index(entry)]) != plurals.end();
}

}  // namespace snowbound
