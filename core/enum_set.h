// A set of an enum's values, as bits: no order, no room to allocate, a few words to copy. In JSON a list of its
// members.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/check.h"

namespace snowbound {

template <class E, std::size_t N>
class EnumSet {
    static constexpr std::size_t kWords = (N + 63) / 64;

public:
    using value_type = E;
    static constexpr std::size_t kCapacity = N;

    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> items)
    {
        for (const E item : items) {
            add(item);
        }
    }
    static constexpr EnumSet all()
    {
        EnumSet set;
        for (std::size_t i = 0; i < N; ++i) {
            set.add(static_cast<E>(i));
        }
        return set;
    }

    constexpr void add(E item)
    {
        SB_CHECK(at(item) < N, "no such member of a set");
        words_[at(item) / 64] |= bit(item);
    }
    constexpr void remove(E item) { words_[at(item) / 64] &= ~bit(item); }
    constexpr bool has(E item) const { return at(item) < N && (words_[at(item) / 64] & bit(item)) != 0; }
    constexpr bool empty() const
    {
        for (const std::uint64_t word : words_) {
            if (word != 0) return false;
        }
        return true;
    }
    constexpr std::size_t size() const
    {
        std::size_t members = 0;
        for (const std::uint64_t word : words_) {
            members += count(word);
        }
        return members;
    }
    constexpr void clear() { words_ = {}; }
    constexpr E front() const { return *begin(); }  // the smallest

    // The member with `i` smaller ones beside it.
    constexpr E nth(std::size_t i) const
    {
        SB_CHECK(i < size(), "no such member of a set");
        std::size_t w = 0;
        for (std::size_t members = count(words_[0]); i >= members; members = count(words_[++w])) {
            i -= members;
        }
        std::uint64_t word = words_[w];
        for (; i > 0; --i) {
            word &= word - 1;
        }
        return static_cast<E>(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
    }
    constexpr EnumSet first(std::size_t n) const  // its n smallest members
    {
        EnumSet some;
        for (auto it = begin(); n > 0 && it != end(); --n, ++it) {
            some.add(*it);
        }
        return some;
    }
    constexpr bool contains(const EnumSet& o) const { return (*this | o) == *this; }
    constexpr bool meets(const EnumSet& o) const { return !(*this & o).empty(); }

    constexpr EnumSet& operator|=(const EnumSet& o)
    {
        for (std::size_t w = 0; w < kWords; ++w) {
            words_[w] |= o.words_[w];
        }
        return *this;
    }
    constexpr EnumSet& operator-=(const EnumSet& o)
    {
        for (std::size_t w = 0; w < kWords; ++w) {
            words_[w] &= ~o.words_[w];
        }
        return *this;
    }
    friend constexpr EnumSet operator|(EnumSet a, const EnumSet& b) { return a |= b; }
    friend constexpr EnumSet operator-(EnumSet a, const EnumSet& b) { return a -= b; }
    friend constexpr EnumSet operator&(EnumSet a, const EnumSet& b)
    {
        for (std::size_t w = 0; w < kWords; ++w) {
            a.words_[w] &= b.words_[w];
        }
        return a;
    }
    constexpr auto operator<=>(const EnumSet&) const = default;
    constexpr const std::array<std::uint64_t, kWords>& words() const { return words_; }

    class iterator {
    public:
        using value_type = E;
        using difference_type = std::ptrdiff_t;
        constexpr iterator() = default;
        constexpr iterator(const std::array<std::uint64_t, kWords>& words, std::size_t w) : words_(words), w_(w)
        {
            skip();
        }
        constexpr E operator*() const
        {
            return static_cast<E>(w_ * 64 + static_cast<std::size_t>(std::countr_zero(words_[w_])));
        }
        constexpr iterator& operator++()
        {
            words_[w_] &= words_[w_] - 1;
            skip();
            return *this;
        }
        constexpr bool operator==(const iterator& o) const
        {
            return w_ == o.w_ && (w_ == kWords || words_[w_] == o.words_[w_]);
        }

    private:
        constexpr void skip()
        {
            while (w_ < kWords && words_[w_] == 0) {
                ++w_;
            }
        }
        std::array<std::uint64_t, kWords> words_{};
        std::size_t w_ = kWords;
    };
    constexpr iterator begin() const { return iterator(words_, 0); }
    constexpr iterator end() const { return iterator(words_, kWords); }

private:
    // The bits of a word, added up in ever larger groups. std::popcount is a call on processors that nothing is known
    // of.
    static constexpr std::size_t count(std::uint64_t word)
    {
        word -= (word >> 1U) & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + ((word >> 2U) & 0x3333333333333333ULL);
        word = (word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FULL;
        return static_cast<std::size_t>((word * 0x0101010101010101ULL) >> 56U);
    }
    static constexpr std::size_t at(E item) { return static_cast<std::size_t>(item); }
    static constexpr std::uint64_t bit(E item) { return std::uint64_t{1} << (at(item) % 64); }
    std::array<std::uint64_t, kWords> words_{};
};

// A whole number within bounds, for options: the schema names them, and reading refuses the rest.
template <int kLeast, int kMost>
struct Bounded {
    static constexpr int kMin = kLeast, kMax = kMost;
    std::int8_t value = kLeast;
    constexpr operator int() const { return value; }
    auto operator<=>(const Bounded&) const = default;
};

}  // namespace snowbound
