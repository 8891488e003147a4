// Figures of a running server in Prometheus' text format. Counting is plain arithmetic on the loop's one thread; who
// counts owns the numbers, and writes them out when asked.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace snowbound {

// How long something took. Bounds in seconds, from 0.1 ms to 10 s; what took longer is in the count alone.
class Histogram {
public:
    static constexpr std::array kBounds = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                           0.05,   0.1,     0.25,   0.5,   1.0,    2.5,   5.0,  10.0};
    void add_us(std::int64_t microseconds);
    std::uint64_t count() const { return count_; }
    double sum_seconds() const { return static_cast<double>(sum_us_) / 1e6; }
    std::uint64_t at_most(std::size_t bound) const;  // how many took no longer than kBounds[bound]

private:
    std::array<std::uint64_t, kBounds.size()> within_{};  // of one bucket each
    std::uint64_t count_ = 0;
    std::int64_t sum_us_ = 0;
};

using Labels = std::vector<std::pair<std::string_view, std::string_view>>;

// Samples of one name must follow each other: the name's help and type are written before the first.
class MetricsText {
public:
    void counter(std::string_view name, std::string_view help, std::uint64_t value, const Labels& labels = {});
    void gauge(std::string_view name, std::string_view help, double value, const Labels& labels = {});
    void histogram(std::string_view name, std::string_view help, const Histogram& values, const Labels& labels = {});
    const std::string& text() const { return text_; }

    static constexpr const char* kType = "text/plain; version=0.0.4; charset=utf-8";

private:
    void begin(std::string_view name, std::string_view help, std::string_view type);
    void sample(std::string_view name, std::string_view suffix, const Labels& labels, std::string_view value);

    std::string text_;
    std::string last_;  // name
};

}  // namespace snowbound
