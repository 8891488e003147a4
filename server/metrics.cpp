#include "server/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace snowbound {
namespace {

std::string escaped(std::string_view text, bool in_quotes)
{
    std::string out;
    for (const char c : text) {
        if (c == '\\') {
            out += "\\\\";
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '"' && in_quotes) {
            out += "\\\"";
        } else {
            out += c;
        }
    }
    return out;
}

std::string number(double value)
{
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "+Inf" : "-Inf";
    return fmt::format("{}", value);
}

}  // namespace

void Histogram::add_us(std::int64_t microseconds)
{
    microseconds = std::max<std::int64_t>(0, microseconds);
    const double seconds = static_cast<double>(microseconds) / 1e6;
    const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), seconds);
    if (bound != kBounds.end()) ++within_[static_cast<std::size_t>(bound - kBounds.begin())];
    ++count_;
    sum_us_ += microseconds;
}

std::uint64_t Histogram::at_most(std::size_t bound) const
{
    std::uint64_t total = 0;
    for (std::size_t i = 0; i <= bound && i < within_.size(); ++i) {
        total += within_[i];
    }
    return total;
}

void MetricsText::begin(std::string_view name, std::string_view help, std::string_view type)
{
    if (name == last_) return;
    last_ = name;
    text_ += fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, escaped(help, false), name, type);
}

void MetricsText::sample(std::string_view name, std::string_view suffix, const Labels& labels, std::string_view value)
{
    text_ += name;
    text_ += suffix;
    const char* between = "{";
    for (const auto& [key, label] : labels) {
        text_ += fmt::format("{}{}=\"{}\"", between, key, escaped(label, true));
        between = ",";
    }
    if (!labels.empty()) text_ += "}";
    text_ += fmt::format(" {}\n", value);
}

void MetricsText::counter(std::string_view name, std::string_view help, std::uint64_t value, const Labels& labels)
{
    begin(name, help, "counter");
    sample(name, "", labels, fmt::format("{}", value));
}

void MetricsText::gauge(std::string_view name, std::string_view help, double value, const Labels& labels)
{
    begin(name, help, "gauge");
    sample(name, "", labels, number(value));
}

void MetricsText::histogram(std::string_view name, std::string_view help, const Histogram& values, const Labels& labels)
{
    begin(name, help, "histogram");
    for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
        const std::string bound = number(Histogram::kBounds[i]);
        Labels all = labels;
        all.emplace_back("le", bound);
        sample(name, "_bucket", all, fmt::format("{}", values.at_most(i)));
    }
    Labels all = labels;
    all.emplace_back("le", "+Inf");
    sample(name, "_bucket", all, fmt::format("{}", values.count()));
    sample(name, "_sum", labels, number(values.sum_seconds()));
    sample(name, "_count", labels, fmt::format("{}", values.count()));
}

}  // namespace snowbound
