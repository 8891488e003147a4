// The words of locales/<language>/: ICU messages by key, with English where a translation is missing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace snowbound {

using TextValue = std::variant<std::int64_t, std::string>;  // numbers stay numbers: plural forms depend on them
using TextArgs = std::vector<std::pair<std::string, TextValue>>;

class Texts {
public:
    // The shell's words and, where a game is named ("paper-tales"), that game's.
    explicit Texts(std::string_view language, std::string_view game = {});
    ~Texts();
    Texts(Texts&&) noexcept;
    Texts& operator=(Texts&&) noexcept;

    static std::vector<std::string> languages();  // those that the program carries

    const std::string& language() const;
    bool has(std::string_view key) const;
    std::string text(std::string_view key, const TextArgs& args = {}) const;  // the key itself where nobody has words
    std::vector<std::string> arguments(std::string_view key) const;           // what its message asks for, sorted

    // What an id is called. A field's own family goes first ("slot.front_1", "card.golem.name"), then any other family
    // that knows the id, in the order of the file. So a new game needs words, not code.
    std::optional<std::string> name(std::string_view field, std::string_view id) const;
    // What is printed on a thing under this word: "crossroads.sparky.option_1" for "sparky" and "option_1".
    std::optional<std::string> printed(std::string_view id, std::string_view part) const;

    std::vector<std::string> keys() const;               // of this language alone, in the order of the files
    const std::vector<std::string>& complaints() const;  // what could not be read: none, unless a file is broken

private:
    struct Words;
    std::unique_ptr<Words> words_;
};

}  // namespace snowbound
