// Chairs at a table and sets of them.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace snowbound {

enum class Seat : std::uint8_t {};       // a chair at the table, 0..n-1
inline constexpr Seat kSpectator{0xFF};  // sees only what is public
inline constexpr std::size_t kMaxSeats = 8;

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t i) { return static_cast<Seat>(i); }

// A set of seats; iterates in seat order.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr SeatSet first(std::size_t n) { return SeatSet(static_cast<std::uint8_t>((1U << n) - 1U)); }

    constexpr void add(Seat seat) { bits_ |= bit(seat); }
    constexpr void remove(Seat seat) { bits_ &= static_cast<std::uint8_t>(~bit(seat)); }
    constexpr bool has(Seat seat) const { return index(seat) < kMaxSeats && (bits_ & bit(seat)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    auto operator<=>(const SeatSet&) const = default;

    class iterator {
    public:
        constexpr explicit iterator(std::uint8_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
        constexpr iterator& operator++()
        {
            bits_ &= static_cast<std::uint8_t>(bits_ - 1U);
            return *this;
        }
        bool operator==(const iterator&) const = default;

    private:
        std::uint8_t bits_;
    };
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

private:
    static constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << index(seat)); }
    std::uint8_t bits_ = 0;
};

}  // namespace snowbound
