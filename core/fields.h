// One list of fields per struct serves JSON out and in, hash, readable diff, JSON Schema and TypeScript; how a struct
// lists them, and an enum its words, is in core/spelling.h.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/enum_set.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"

namespace snowbound {

struct AnyVisitor {
    template <class T>
    void operator()(std::string_view, T&&) const
    {
    }
};

template <class T>
concept HasFields = requires(T& x) { T::fields(x, AnyVisitor{}); };

template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T x) {
    { names_of(x) } -> std::convertible_to<std::span<const std::string_view>>;
};

template <class T>
concept NumberEnum = std::is_enum_v<T> && !NamedEnum<T>;  // Seat, say: its number is its name

template <class T>
inline constexpr bool kIsVariant = false;
template <class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
inline constexpr bool kIsList = false;
template <class T, std::size_t N>
inline constexpr bool kIsList<FixedVector<T, N>> = true;

template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;

template <class T>
inline constexpr bool kIsSet = false;
template <class E, std::size_t N>
inline constexpr bool kIsSet<EnumSet<E, N>> = true;

template <class T>
inline constexpr bool kIsBounded = false;
template <int L, int M>
inline constexpr bool kIsBounded<Bounded<L, M>> = true;

// A struct that came into a game later and is rarely set, a campaign say. As long as it is at its default it is neither
// hashed nor written: what was stored before it came stays true, byte for byte.
template <class T>
concept OnlyWhenSet = HasFields<T> && requires { requires T::kOnlyWhenSet; };
template <class T>
constexpr bool is_left_out(const T& x)
{
    if constexpr (OnlyWhenSet<T>) return x == T{};
    return false;
}

template <NamedEnum E>
constexpr std::string_view name_of(E value)
{
    const auto names = std::span<const std::string_view>(names_of(value));
    const auto i = static_cast<std::size_t>(value);
    return i < names.size() ? names[i] : std::string_view("?");
}

template <NamedEnum E>
constexpr std::optional<E> from_name(std::string_view name)
{
    const auto names = std::span<const std::string_view>(names_of(E{}));
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return static_cast<E>(i);
    }
    return std::nullopt;
}

// Calls f with a default value of each alternative of a variant, in order.
template <class Variant, class F>
void for_each_alternative(F&& f)
{
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (f(std::variant_alternative_t<I, Variant>{}), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

// The same 64 bits on every platform for the same value.
class Hasher {
public:
    template <class T>
    void operator()(std::string_view, const T& value)
    {
        if (!is_left_out(value)) add(value);
    }
    template <class T>
    void add(const T& x)
    {
        if constexpr (std::is_enum_v<T>) {
            mix(static_cast<std::uint64_t>(x));
        } else if constexpr (std::is_integral_v<T>) {
            mix(static_cast<std::uint64_t>(static_cast<std::int64_t>(x)));
        } else if constexpr (std::is_same_v<T, SeatSet>) {
            mix(x.bits());
        } else if constexpr (kIsSet<T>) {
            for (const std::uint64_t word : x.words()) {
                mix(word);
            }
        } else if constexpr (kIsBounded<T>) {
            add(x.value);
        } else if constexpr (kIsOptional<T>) {
            mix(x.has_value());
            if (x) add(*x);
        } else if constexpr (kIsVariant<T>) {
            mix(x.index());
            std::visit([this](const auto& alternative) { this->add(alternative); }, x);
        } else if constexpr (kIsList<T> || kIsArray<T>) {
            mix(x.size());
            for (const auto& item : x) {
                add(item);
            }
        } else {
            static_assert(HasFields<const T>, "a struct in a State needs fields()");
            T::fields(x, *this);
        }
    }
    std::uint64_t value() const { return hash_; }

private:
    void mix(std::uint64_t x)
    {
        hash_ = (hash_ ^ x) * 0x9FB21C651E98DF25ULL;
        hash_ ^= hash_ >> 32;
    }
    std::uint64_t hash_ = 0x243F6A8885A308D3ULL;
};

template <class T>
std::uint64_t hash_of(const T& value)
{
    Hasher hasher;
    hasher.add(value);
    return hasher.value();
}

}  // namespace snowbound
