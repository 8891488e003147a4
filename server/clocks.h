// The clocks of one table. They run only for seats that must answer, and only for people.
#pragma once

#include <array>
#include <optional>

#include "server/card.h"

namespace snowbound {

class Clocks {
public:
    static constexpr std::int64_t kMost =
        1LL << 42;  // milliseconds: more than a timer of nanoseconds can wait is never due

    Clocks(const ClockRule& rule, std::size_t seats);

    bool any() const { return rule_.kind != ClockRule::Kind::None; }
    // As it was kept with the last event: these seats' clocks have been running since then.
    void restore(const Json& left, SeatSet running, std::int64_t since_ms);
    // Somebody answered, or play goes on after a pause: time up to now is charged, then these seats are waited for.
    void go(SeatSet waiting, std::optional<Seat> answered, std::int64_t now_ms);
    void halt(std::int64_t now_ms);

    std::optional<std::int64_t> next_due(std::int64_t now_ms) const;  // milliseconds from now; nothing: nobody's runs
    SeatSet run_out(std::int64_t now_ms) const;
    Json left(std::int64_t now_ms) const;   // milliseconds a seat
    Json shown(std::int64_t now_ms) const;  // the same, with whose runs

private:
    std::int64_t remaining(std::size_t seat, std::int64_t now_ms) const;
    void charge(std::int64_t now_ms);

    ClockRule rule_;
    std::size_t seats_;
    std::array<std::int64_t, kMaxSeats> left_{};
    SeatSet running_;
    std::int64_t since_ = 0;
};

}  // namespace snowbound
