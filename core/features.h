// What a seat knows of a match as a row of small numbers, for a network (bots/network.h). A game writes them one after
// the other, always as many, always in the same order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/check.h"

namespace snowbound {

class Features {
public:
    static constexpr int kOne = 64;    // stands for one whole
    static constexpr int kMost = 127;  // and this is the most that a number can be, either way

    explicit Features(std::span<std::int8_t> row) : row_(row) { std::fill(row.begin(), row.end(), std::int8_t{0}); }

    void number(int value)  // in 64ths
    {
        SB_CHECK(at_ < row_.size(), "a game has more features than it says");
        row_[at_++] = static_cast<std::int8_t>(std::clamp(value, -kMost, kMost));
    }
    void yes(bool is_so) { number(is_so ? kOne : 0); }
    void share(int value, int whole) { number(value * kOne / whole); }
    // One of so many; any other number, such as -1, is none of them.
    void one_of(int value, int many)
    {
        for (int i = 0; i < many; ++i) yes(i == value);
    }
    // At least 1, at least 2... up to `many`.
    void steps(int value, int many)
    {
        for (int i = 1; i <= many; ++i) yes(value >= i);
    }
    void nothing(std::size_t many)
    {
        for (std::size_t i = 0; i < many; ++i) number(0);
    }
    std::size_t written() const { return at_; }

private:
    std::span<std::int8_t> row_;
    std::size_t at_ = 0;
};

}  // namespace snowbound
