// A struct lists its fields once, an enum its words once; everything else that needs their names takes them from here.
//     struct Pay {                                    struct Player {
//         Seat seat{};                                    Hand hand;  // seen by: owner
//         std::uint8_t gold{};                            std::int16_t gold = 0;
//         SB_VERB(Pay, seat, gold);                       SB_FIELDS(Player, hand, gold);
//     };  // {"pay":{"seat":0,"gold":2}}              };  // {"hand":[],"gold":0}
//     SB_WORDS(Deed, None, FoodSpent);  // an enum whose words are "none" and "food_spent", listed in kDeedNames
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// Two values compare field by field, as they are declared; fields() visits them in the order listed.
#define SB_FIELDS(Type, ...)                                                \
    static void fields([[maybe_unused]] auto& x, [[maybe_unused]] auto&& v) \
    {                                                                       \
        __VA_OPT__(SB_SCAN(SB_VISIT(__VA_ARGS__)))                          \
    }                                                                       \
    auto operator<=>(const Type&) const = default

// The same for an alternative of a variant: its verb is its name.
#define SB_VERB(Type, ...)                                               \
    static constexpr auto kVerbText = ::snowbound::in_snake_case(#Type); \
    static constexpr std::string_view kVerb = kVerbText.view();          \
    SB_FIELDS(Type __VA_OPT__(, ) __VA_ARGS__)

#define SB_WORDS(Type, ...)                                                               \
    enum class Type : std::uint8_t { __VA_ARGS__ };                                       \
    inline constexpr auto k##Type##Text = ::snowbound::in_snake_case(#__VA_ARGS__);       \
    inline constexpr auto k##Type##Names =                                                \
        ::snowbound::split<::snowbound::words_in(#__VA_ARGS__)>(k##Type##Text.view());    \
    constexpr std::span<const std::string_view> names_of(Type) { return k##Type##Names; } \
    enum class Type : std::uint8_t

// One field after the other: each scan lets SB_VISIT go on once, up to 64 fields.
#define SB_VISIT(field, ...) \
    v(#field, x.field);      \
    __VA_OPT__(SB_VISIT_ON SB_NOTHING(__VA_ARGS__))
#define SB_VISIT_ON() SB_VISIT
#define SB_NOTHING ()
#define SB_SCAN(...) SB_SCAN_16(SB_SCAN_16(SB_SCAN_16(SB_SCAN_16(__VA_ARGS__))))
#define SB_SCAN_16(...) SB_SCAN_4(SB_SCAN_4(SB_SCAN_4(SB_SCAN_4(__VA_ARGS__))))
#define SB_SCAN_4(...) SB_SCAN_1(SB_SCAN_1(SB_SCAN_1(SB_SCAN_1(__VA_ARGS__))))
#define SB_SCAN_1(...) __VA_ARGS__

namespace snowbound {

template <std::size_t N>
struct SnakeCase {
    std::array<char, N> text{};
    std::size_t size = 0;
    constexpr std::string_view view() const { return {text.data(), size}; }
};

// "FoodSpent" is food_spent, "Colony1" colony_1, "FindACure" find_a_cure; "A, B" becomes a,b.
template <std::size_t N>
consteval auto in_snake_case(const char (&name)[N])
{
    SnakeCase<2 * N> snake;
    const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    char before = ',';
    for (const char c : std::string_view(name)) {
        if (c == ' ') continue;
        if (before != ',' && (is_upper(c) || (is_digit(c) && !is_digit(before)))) snake.text[snake.size++] = '_';
        snake.text[snake.size++] = is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
        before = c;
    }
    return snake;
}

consteval std::size_t words_in(std::string_view list)
{
    std::size_t words = 1;
    for (const char c : list) {
        words += c == ',';
    }
    return words;
}

template <std::size_t Words>
consteval std::array<std::string_view, Words> split(std::string_view list)
{
    std::array<std::string_view, Words> words;
    for (auto& word : words) {
        word = list.substr(0, list.find(','));
        list.remove_prefix(word.size() < list.size() ? word.size() + 1 : word.size());
    }
    return words;
}

}  // namespace snowbound
