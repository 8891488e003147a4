// What the connections of one household have of the loop's time, together: whoever opens many is not heard more often.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace snowbound {

inline constexpr std::int64_t kTurn = 2'000;  // microseconds in which a household is heard before the others are

// A round ends when everything that was ready as it began has been heard.
class Share : public std::enable_shared_from_this<Share> {
public:
    Share(boost::asio::io_context& io, std::string name) : household(std::move(name)), io_(io) {}

    std::int64_t spent() const { return spent_; }
    void spend(std::int64_t microseconds)
    {
        spent_ += microseconds;
        end_round_later();
    }
    void wait(std::function<void()> rest)  // for the next round
    {
        waiting_.push_back(std::move(rest));
        end_round_later();
    }

    const std::string household;
    std::size_t connections = 0;

private:
    void end_round_later()
    {
        if (ends_) return;
        ends_ = true;
        boost::asio::post(io_, [self = shared_from_this()] { self->next_round(); });
    }
    void next_round()
    {
        ends_ = false, spent_ = 0;
        for (std::size_t left = waiting_.size(); left > 0 && spent_ < kTurn; --left) {
            const auto rest = std::move(waiting_.front());
            waiting_.pop_front();
            rest();
        }
        if (!waiting_.empty()) end_round_later();
    }

    boost::asio::io_context& io_;
    std::int64_t spent_ = 0;
    bool ends_ = false;  // the end of this round is on its way
    std::deque<std::function<void()>> waiting_;
};

}  // namespace snowbound
