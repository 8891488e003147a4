#include "server/clocks.h"

#include <algorithm>

namespace snowbound {

Clocks::Clocks(const ClockRule& rule, std::size_t seats) : rule_(rule), seats_(seats)
{
    left_.fill(rule.seconds * 1000);
}

void Clocks::restore(const Json& left, SeatSet running, std::int64_t since_ms)
{
    running_ = running;
    since_ = since_ms;
    for (std::size_t i = 0; left.is_array() && i < seats_ && i < left.size(); ++i) {
        if (left[i].is_number_integer()) left_[i] = std::clamp<std::int64_t>(left[i].get<std::int64_t>(), 0, kMost);
    }
}

std::int64_t Clocks::remaining(std::size_t seat, std::int64_t now_ms) const
{
    const bool runs = running_.has(seat_at(seat));
    return std::max<std::int64_t>(0, left_[seat] - (runs ? now_ms - since_ : 0));
}

void Clocks::charge(std::int64_t now_ms)
{
    for (std::size_t i = 0; i < seats_; ++i) {
        left_[i] = remaining(i, now_ms);
    }
    since_ = now_ms;
}

void Clocks::go(SeatSet waiting, std::optional<Seat> answered, std::int64_t now_ms)
{
    if (!any()) return;
    charge(now_ms);
    if (answered && rule_.kind == ClockRule::Kind::Bank) {
        std::int64_t& left = left_[index(*answered)];
        left = std::min(kMost, left + rule_.increment * 1000);
    }
    for (std::size_t i = 0; i < seats_ && rule_.kind == ClockRule::Kind::Move; ++i) {
        const Seat seat = seat_at(i);
        const bool anew = answered == seat || (waiting.has(seat) && !running_.has(seat));
        if (anew) left_[i] = rule_.seconds * 1000;
    }
    running_ = waiting;
}

void Clocks::halt(std::int64_t now_ms)
{
    charge(now_ms);
    running_ = SeatSet();
}

std::optional<std::int64_t> Clocks::next_due(std::int64_t now_ms) const
{
    std::optional<std::int64_t> due;
    for (const Seat seat : running_) {
        const std::int64_t left = remaining(index(seat), now_ms);
        due = due ? std::min(*due, left) : left;
    }
    return any() ? due : std::nullopt;
}

SeatSet Clocks::run_out(std::int64_t now_ms) const
{
    SeatSet out;
    for (const Seat seat : running_) {
        if (any() && remaining(index(seat), now_ms) == 0) out.add(seat);
    }
    return out;
}

Json Clocks::left(std::int64_t now_ms) const
{
    Json list = Json::array();
    for (std::size_t i = 0; i < seats_; ++i) {
        list.push_back(remaining(i, now_ms));
    }
    return list;
}

Json Clocks::shown(std::int64_t now_ms) const
{
    return {{"t", "clock"}, {"left", left(now_ms)}, {"running", to_json(running_)}};
}

}  // namespace snowbound
