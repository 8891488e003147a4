// Tells choices, facts and refusals of any game in words, from their JSON and by convention alone:
//   verb "place" of a choice -> "choice.place", of a fact -> "fact.place"; its fields are the message's arguments;
//   "<key>.empty" is taken instead where a list among the fields is empty, "<key>.negative" where a number is below
//   zero (and is then told without its sign), "<key>.bare" where nothing is there of what it leaves out;
//   "<key>.group" is a heading over choices that differ in the fields it does not name; "<key>.long" spells out lists
//   that mean something by position, as {moves}. A field that is a struct is told by "value.<field>", with its own
//   fields as arguments; an `option` beside a `card` as that card prints it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/texts.h"
#include "core/json.h"

namespace snowbound {

struct Surroundings {                                          // what a choice points at, as its player sees it
    std::map<std::string, std::string> notes;                  // id -> a remark: "front_1" -> "Golem"
    std::map<std::string, std::string> names;                  // field and number -> a name: "figure.3" -> "Zure"
    std::map<std::string, std::vector<std::string>> by_place;  // list field -> what each place is about; "": nothing
};

class Teller {
public:
    // The reader is called "you"; languages tell that apart where somebody does something to them (field "other").
    Teller(const Texts& texts, std::vector<std::string> seat_names, std::optional<std::size_t> reader = {});

    const Texts& texts() const { return texts_; }
    const std::string& seat(std::size_t seat) const;

    std::string word(std::string_view field, const Json& value) const;  // the value of one field
    std::string prompt(const Json& decision, const Surroundings& around = {}) const;
    std::string choice(const Json& choice, const Surroundings& around = {}) const;
    std::string fact(const Json& fact, const Surroundings& around = {}) const;
    std::string remark(const Json& remark) const;     // of a bot
    std::string refusal(std::string_view why) const;  // a reason no locale knows is told as it is

    struct Item {  // a choice in a list under a heading
        std::string heading;
        std::string words;
    };
    std::optional<Item> item(const Json& choice, const Surroundings& around) const;  // nothing: it needs a line alone

private:
    struct Sentence {
        std::string key;
        TextArgs args;
    };
    Sentence sentence(std::string_view kind, const Json& told, const Surroundings& around) const;
    std::optional<std::string> option_of_card(const Json& fields, const std::string& field, const Json& value) const;
    TextValue argument(const std::string& field, const Json& value, const Surroundings& around) const;
    std::string say(const std::string& field, const Json& value, const Surroundings& around) const;
    std::string say_whole(const std::string& field, const Json& value, const Surroundings& around) const;

    const Texts& texts_;
    std::vector<std::string> seat_names_;
    std::optional<std::size_t> reader_;
};

}  // namespace snowbound
