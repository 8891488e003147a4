#include "app/teller.h"

#include <algorithm>
#include <array>

namespace snowbound {
namespace {

bool names_seats(std::string_view field)
{
    constexpr std::array<std::string_view, 9> kFields{"seat",  "other",  "player",  "owner",  "narrator",
                                                      "seats", "others", "players", "winners"};
    return std::find(kFields.begin(), kFields.end(), field) != kFields.end();
}

std::string spaced(std::string_view id)  // an id without a name is at least readable
{
    std::string words(id);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string all;
    for (const std::string& part : parts) {
        all += (all.empty() ? "" : ", ") + part;
    }
    return all;
}

using Moves = std::vector<std::pair<std::string, std::string>>;  // where to, what

void gather(Moves& moves, const std::string& where, const std::string& what)
{
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const auto& move) { return move.first == where; });
    if (found == moves.end()) {
        moves.emplace_back(where, what);
    } else {
        found->second += ", " + what;
    }
}

std::string moves_in_words(const Moves& moves)
{
    std::string all;
    for (const auto& [where, what] : moves) {
        all += (all.empty() ? "" : "; ") + what + " → " + where;
    }
    return all;
}

bool is_negative(const Json& value) { return value.is_number_integer() && value.get<std::int64_t>() < 0; }
bool is_empty_list(const Json& value) { return value.is_array() && value.empty(); }

bool any_field(const Json& fields, bool (*holds)(const Json&))
{
    return std::any_of(fields.begin(), fields.end(), holds);
}

// Is there a shorter sentence, and nothing to say in what it leaves out?
bool is_bare(const Texts& texts, const std::string& key, const Json& fields)
{
    if (!texts.has(key + ".bare")) return false;
    const auto said = texts.arguments(key + ".bare");
    for (const auto& [field, value] : fields.items()) {
        if (!value.is_null() && std::find(said.begin(), said.end(), field) == said.end()) return false;
    }
    return true;
}

}  // namespace

Teller::Teller(const Texts& texts, std::vector<std::string> seat_names, std::optional<std::size_t> reader)
    : texts_(texts), seat_names_(std::move(seat_names)), reader_(reader)
{
}

const std::string& Teller::seat(std::size_t seat) const
{
    static const std::string kNobody = "?";
    return seat < seat_names_.size() ? seat_names_[seat] : kNobody;
}

std::string Teller::word(std::string_view field, const Json& value) const
{
    return say(std::string(field), value, Surroundings{});
}

std::string Teller::say(const std::string& field, const Json& value, const Surroundings& around) const
{
    if (value.is_array()) {
        std::vector<std::string> parts;
        for (const Json& each : value) {
            parts.push_back(say(field, each, around));
        }
        return joined(parts);
    }
    if (value.is_null()) return "–";
    if (value.is_boolean()) return texts_.text(value.get<bool>() ? "shell.yes" : "shell.no");
    if (value.is_object()) return value.size() == 1 ? choice(value, around) : say_whole(field, value, around);
    if (value.is_string()) {
        const auto& id = value.get_ref<const std::string&>();
        std::string said = texts_.name(field, id).value_or(spaced(id));
        const auto note = around.notes.find(id);
        return note == around.notes.end() ? said : said + " (" + note->second + ")";
    }
    if (!value.is_number_integer()) return value.dump();
    const auto number = value.get<std::int64_t>();
    if (names_seats(field) && number >= 0) {
        const auto who = static_cast<std::size_t>(number);
        return field.starts_with("other") && who == reader_ ? texts_.text("shell.against_you") : seat(who);
    }
    const std::string key = field + "." + std::to_string(number);  // "level.2" has a name of its own
    if (const auto name = around.names.find(key); name != around.names.end()) return name->second;
    return texts_.has(key) ? texts_.text(key) : std::to_string(number);
}

std::string Teller::say_whole(const std::string& field, const Json& value, const Surroundings& around) const
{
    const std::string key = "value." + field;
    if (!texts_.has(key)) return value.dump();
    TextArgs args;
    for (const auto& [member, held] : value.items()) {
        args.emplace_back(member, say(member, held, around));  // words: a message may choose by them
    }
    return texts_.text(key, args);
}

std::optional<std::string> Teller::option_of_card(const Json& fields, const std::string& field, const Json& value) const
{
    if (field != "option" || !value.is_number_integer() || !fields.contains("card")) return std::nullopt;
    const Json& card = fields["card"];
    if (!card.is_string()) return std::nullopt;
    return texts_.printed(card.get<std::string>(), "option_" + std::to_string(value.get<int>() + 1));
}

TextValue Teller::argument(const std::string& field, const Json& value, const Surroundings& around) const
{
    if (value.is_number_integer() && !names_seats(field)) {
        const auto number = value.get<std::int64_t>();
        const std::string key = field + "." + std::to_string(number);
        if (!texts_.has(key) && !around.names.contains(key)) return number;
    }
    return say(field, value, around);
}

Teller::Sentence Teller::sentence(std::string_view kind, const Json& told, const Surroundings& around) const
{
    if (!told.is_object() || told.empty()) return {told.dump(), {}};
    Sentence result{std::string(kind) + "." + told.begin().key(), {}};
    const Json& fields = told.begin().value();
    Moves moves;
    bool negative = false;
    if (any_field(fields, is_empty_list) && texts_.has(result.key + ".empty")) {
        result.key += ".empty";
    } else if (any_field(fields, is_negative) && texts_.has(result.key + ".negative")) {
        result.key += ".negative";
        negative = true;
    } else if (is_bare(texts_, result.key, fields)) {
        result.key += ".bare";
    }
    for (const auto& [field, value] : fields.items()) {
        TextValue said = argument(field, value, around);
        if (const auto own = option_of_card(fields, field, value)) said = *own;
        if (auto* number = std::get_if<std::int64_t>(&said); number && negative) *number = std::abs(*number);
        if (field == "seat") result.args.emplace_back("player", said);
        result.args.emplace_back(field, std::move(said));
        const auto places = around.by_place.find(field);
        if (places == around.by_place.end()) continue;
        for (std::size_t i = 0; i < std::min(value.size(), places->second.size()); ++i) {
            if (!places->second[i].empty()) gather(moves, say(field, value[i], {}), places->second[i]);
        }
    }
    if (!moves.empty() && texts_.has(result.key + ".long")) {
        result.key += ".long";
        result.args.emplace_back("moves", moves_in_words(moves));
    }
    return result;
}

std::string Teller::prompt(const Json& decision, const Surroundings& around) const
{
    TextArgs args;
    for (const auto& [name, number] : decision["numbers"].items()) {
        const auto known = around.names.find(name + "." + std::to_string(number.get<std::int64_t>()));
        TextValue said = number.get<std::int64_t>();
        if (known != around.names.end()) said = known->second;
        const bool player = name == "seat";
        if (player) said = seat(number.get<std::size_t>());
        args.emplace_back(player ? "player" : name, std::move(said));
    }
    return texts_.text("prompt." + decision["prompt"].get<std::string>(), args);
}

std::string Teller::choice(const Json& choice, const Surroundings& around) const
{
    const Sentence said = sentence("choice", choice, around);
    return texts_.text(said.key, said.args);
}

std::string Teller::fact(const Json& fact, const Surroundings& around) const
{
    const Sentence said = sentence("fact", fact, around);
    return texts_.text(said.key, said.args);
}

std::string Teller::remark(const Json& remark) const
{
    const Sentence said = sentence("remark", remark, Surroundings{});
    return texts_.text(said.key, said.args);
}

std::string Teller::refusal(std::string_view why) const
{
    const std::string key = "refusal." + std::string(why);
    return texts_.has(key) ? texts_.text(key) : std::string(why);
}

std::optional<Teller::Item> Teller::item(const Json& choice, const Surroundings& around) const
{
    const Sentence said = sentence("choice", choice, around);
    const std::string key = said.key + ".group";
    if (!texts_.has(key)) return std::nullopt;
    const auto named = texts_.arguments(key);
    std::vector<std::string> rest;
    for (const auto& [field, value] : choice.begin().value().items()) {
        const bool told = value.is_null() || std::find(named.begin(), named.end(), field) != named.end();
        if (!told) rest.push_back(say(field, value, around));
    }
    if (rest.empty()) return std::nullopt;
    return Item{texts_.text(key, said.args), joined(rest)};
}

}  // namespace snowbound
