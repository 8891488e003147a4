#include "app/texts.h"

#include <unicode/msgfmt.h>
#include <unicode/strenum.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "app/assets.h"
#include "core/json.h"

namespace snowbound {
namespace {

using Message = std::unique_ptr<icu::MessageFormat>;

struct Page {  // one language
    std::map<std::string, Message, std::less<>> messages;
    std::vector<std::string> order;
    std::map<std::string, std::vector<std::string>, std::less<>> names;  // id -> keys that name it
};

// Families whose messages are sentences, not names of things.
bool is_sentence(std::string_view family)
{
    static const std::set<std::string_view> kSentences{"choice", "fact",   "prompt", "refusal", "option", "book",
                                                       "tell",   "preset", "end",    "shell",   "game",   "line"};
    return kSentences.contains(family);
}

// "slot.front_1" and "card.golem.name" name things.
void index_name(Page& page, const std::string& key)
{
    const auto dot = key.find('.');
    if (dot == std::string::npos || is_sentence(std::string_view(key).substr(0, dot))) return;
    std::string id = key.substr(dot + 1);
    const auto rest = id.find('.');
    if (rest != std::string::npos) {
        if (id.substr(rest) != ".name") return;
        id.resize(rest);
    }
    page.names[id].push_back(key);
}

void read_page(std::string_view language, const std::string& file, Page& page, std::vector<std::string>& complaints)
{
    const Json json = Json::parse(asset(file), nullptr, false);
    if (!json.is_object()) {
        complaints.push_back(file + " is not a JSON object");
        return;
    }
    const icu::Locale locale(std::string(language).c_str());
    for (const auto& [key, value] : json.items()) {
        UErrorCode status = U_ZERO_ERROR;
        UParseError where;
        const auto pattern = icu::UnicodeString::fromUTF8(value.is_string() ? value.get<std::string>() : std::string());
        auto message = std::make_unique<icu::MessageFormat>(pattern, locale, where, status);
        if (U_FAILURE(status) || !value.is_string()) {
            complaints.push_back(file + ": " + key + ": " + u_errorName(status));
            continue;
        }
        page.messages[key] = std::move(message);
        page.order.push_back(key);
        index_name(page, key);
    }
}

Page read_language(std::string_view language, std::string_view game, std::vector<std::string>& complaints)
{
    Page page;
    const std::string folder = "locales/" + std::string(language) + "/";
    read_page(language, folder + "shell.json", page, complaints);
    if (game.empty()) return page;
    std::string file(game);
    std::replace(file.begin(), file.end(), '-', '_');
    read_page(language, folder + file + ".json", page, complaints);
    return page;
}

icu::Formattable formattable(const TextValue& value, bool as_words)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number && !as_words) return icu::Formattable(*number);
    return icu::Formattable(icu::UnicodeString::fromUTF8(number ? std::to_string(*number) : std::get<1>(value)));
}

// Numbers choose by plural; where the message chooses by select, they are words.
std::optional<icu::UnicodeString> formatted(const icu::MessageFormat& message, const TextArgs& args, bool as_words)
{
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (const auto& [name, value] : args) {
        names.push_back(icu::UnicodeString::fromUTF8(name));
        values.push_back(formattable(value, as_words));
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString said;
    message.format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), said, status);
    if (U_FAILURE(status)) return std::nullopt;
    return said;
}

}  // namespace

struct Texts::Words {
    std::string language;
    Page own;
    Page english;  // empty where it is the same
    std::vector<std::string> complaints;

    const icu::MessageFormat* find(std::string_view key) const
    {
        for (const Page* page : {&own, &english}) {
            const auto found = page->messages.find(key);
            if (found != page->messages.end()) return found->second.get();
        }
        return nullptr;
    }
};

Texts::Texts(std::string_view language, std::string_view game) : words_(std::make_unique<Words>())
{
    words_->language = language;
    words_->own = read_language(language, game, words_->complaints);
    if (language != "en") words_->english = read_language("en", game, words_->complaints);
}

Texts::~Texts() = default;
Texts::Texts(Texts&&) noexcept = default;
Texts& Texts::operator=(Texts&&) noexcept = default;

std::vector<std::string> Texts::languages()
{
    std::set<std::string> found;
    for (const Asset& each : assets()) {
        constexpr std::string_view kFolder = "locales/";
        if (!each.name.starts_with(kFolder)) continue;
        const std::string_view rest = each.name.substr(kFolder.size());
        found.emplace(rest.substr(0, rest.find('/')));
    }
    return {found.begin(), found.end()};
}

const std::string& Texts::language() const { return words_->language; }
bool Texts::has(std::string_view key) const { return words_->find(key) != nullptr; }
std::vector<std::string> Texts::keys() const { return words_->own.order; }
const std::vector<std::string>& Texts::complaints() const { return words_->complaints; }

std::string Texts::text(std::string_view key, const TextArgs& args) const
{
    const icu::MessageFormat* message = words_->find(key);
    if (!message) return std::string(key);
    auto said = formatted(*message, args, false);
    if (!said) said = formatted(*message, args, true);
    if (!said) return std::string(key);
    std::string utf8;
    return said->toUTF8String(utf8);
}

std::vector<std::string> Texts::arguments(std::string_view key) const
{
    std::vector<std::string> found;
    const icu::MessageFormat* message = words_->find(key);
    if (!message) return found;
    UErrorCode status = U_ZERO_ERROR;
    // getFormatNames() is not const, though it changes nothing.
    icu::MessageFormat copy(*message);
    const std::unique_ptr<icu::StringEnumeration> names(copy.getFormatNames(status));
    while (U_SUCCESS(status) && names) {
        const icu::UnicodeString* name = names->snext(status);
        if (!name) break;
        std::string utf8;
        found.push_back(name->toUTF8String(utf8));
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::optional<std::string> Texts::name(std::string_view field, std::string_view id) const
{
    std::vector<std::string> families{std::string(field)};
    if (field.ends_with('s')) families.emplace_back(field.substr(0, field.size() - 1));  // "slots" holds slots
    for (const std::string& family : families) {
        for (const char* ending : {"", ".name"}) {
            const std::string key = family + "." + std::string(id) + ending;
            if (!is_sentence(family) && has(key)) return text(key);
        }
    }
    for (const Page* page : {&words_->own, &words_->english}) {
        const auto found = page->names.find(id);
        if (found != page->names.end()) return text(found->second.front());
    }
    return std::nullopt;
}

std::optional<std::string> Texts::printed(std::string_view id, std::string_view part) const
{
    for (const Page* page : {&words_->own, &words_->english}) {
        const auto found = page->names.find(id);
        if (found == page->names.end()) continue;
        for (const std::string& name : found->second) {
            const std::string key = name.substr(0, name.rfind(id) + id.size() + 1) + std::string(part);
            if (has(key)) return text(key);
        }
    }
    return std::nullopt;
}

}  // namespace snowbound
