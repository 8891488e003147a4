// The grammar of a narrator: rules with alternatives, and a lexicon of everything that can be named, with its forms.
// One file for each language, locales/<language>/tales/*.json; how to write one is told in narrator.h.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "table/trouble.h"

namespace snowbound {

// One step of a template. What stands in braces, read.
struct Piece {
    enum class Kind : std::uint8_t {
        Text,    // as it stands
        Rule,    // {rule} or {rule@field@field}: the rule named by what the scene says
        Form,    // {slot.form}: a name in one of its forms
        Agree,   // {slot?one|many}, or one option for each gender of the language
        Word,    // {slot~word}: a pronoun, by gender
        Own,     // {slot:list.how}: what belongs to this character, place, quest or card alone
        Cards,   // {cards:family}: every card that was not shown yet
        List,    // {open_quests.form}, {companions.form}
        Line,    // {line}: the memory, in the words of whoever told it
        Number,  // {n}: how many were told
        Mark     // *: the picture of the card stands here
    };
    Kind kind = Kind::Text;
    bool optional = false;               // {?…}: left out where it cannot be told
    std::string name{};                  // the text, the rule, the slot, the family of cards
    std::string detail{};                // the form, the word, the list
    std::vector<std::string> options{};  // agreement, fields of the scene, how a list is told
};
using Template = std::vector<Piece>;
using Alternatives = std::vector<Template>;

struct Entry {
    std::string gender;  // class of forms: "f", "mz", …
    std::string noun;
    std::string kind;  // card: what can be done with it; character: rebel, soldier; quest: its side
    std::map<std::string, std::string> forms;  // irregular cases, or whole forms with their article
    std::map<std::string, Alternatives> own;
};

struct Family {
    std::map<std::string, std::map<std::string, std::string>> articles;  // form -> class -> what stands before the noun
    std::map<std::string, Entry> entries;
};

struct Grammar {
    std::array<std::string, 2> quotes;
    std::array<std::string, 2> joints;  // between the items of a list, and before the last
    std::vector<std::string> genders;   // order of the options in {slot?…}
    std::vector<std::string> plurals;
    std::map<std::string, std::string> gender_of;           // class of forms -> gender, where they are not the same
    std::map<std::string, std::vector<std::string>> words;  // by gender
    std::map<std::string, Family> families;
    std::map<std::string, Alternatives> rules;
    std::string subject;  // the word that stands for whoever acts: "he"

    static Result<Grammar> from(const Json& json);

    const Entry* find(std::string_view family, const std::string& id) const;
    bool has_form(const std::string& family, const Entry& entry, const std::string& form) const;
    std::string form(const std::string& family, const Entry& entry, const std::string& form) const;
    std::size_t gender_index(const Entry& entry) const;
    bool is_plural(const Entry& entry) const;
};

// "who" -> "character"; nothing where no slot is called so.
std::string_view family_of(std::string_view slot);

// What is wrong with the references of a grammar that could be read; nothing: it is whole.
std::string first_fault(const Grammar& grammar);

}  // namespace snowbound
