// A vector with its room inside: copying a state that is made of these is one memcpy, never an allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "core/check.h"

namespace snowbound {

template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && N < 65536);
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

public:
    using value_type = T;
    static constexpr std::size_t kCapacity = N;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items)
    {
        for (const T& item : items) {
            push_back(item);
        }
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + size_; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& front() { return items_[0]; }
    constexpr const T& front() const { return items_[0]; }
    constexpr T& back() { return items_[size_ - 1]; }
    constexpr const T& back() const { return items_[size_ - 1]; }

    constexpr void clear() { size_ = 0; }
    constexpr void push_back(const T& item)
    {
        SB_CHECK(size_ < N, "a fixed vector is full");
        items_[size_++] = item;
    }
    constexpr void pop_back()
    {
        SB_CHECK(size_ > 0, "a fixed vector is empty");
        --size_;
    }
    constexpr T take_back()
    {
        pop_back();
        return items_[size_];
    }
    constexpr void erase_at(std::size_t i)
    {
        SB_CHECK(i < size_, "no such element in a fixed vector");
        for (--size_; i < size_; ++i) {  // a few small items: quicker than a call of memmove
            items_[i] = items_[i + 1];
        }
    }
    constexpr bool erase_one(const T& item)
    {
        for (std::size_t i = 0; i < size_; ++i) {
            if (items_[i] == item) return erase_at(i), true;
        }
        return false;
    }
    constexpr void insert_sorted(const T& item)
    {
        SB_CHECK(size_ < N, "a fixed vector is full");
        std::size_t i = size_++;
        for (; i > 0 && item < items_[i - 1]; --i) {
            items_[i] = items_[i - 1];
        }
        items_[i] = item;
    }
    constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    constexpr bool operator==(const FixedVector& o) const { return std::equal(begin(), end(), o.begin(), o.end()); }
    constexpr auto operator<=>(const FixedVector& o) const
    {
        return std::lexicographical_compare_three_way(begin(), end(), o.begin(), o.end());
    }

private:
    T items_[N]{};
    Size size_ = 0;
};

}  // namespace snowbound
