#include "server/metrics.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <sstream>

namespace snowbound {
namespace {

struct Parsed {
    std::map<std::string, std::string> types;
    std::map<std::string, double> samples;  // by name and labels as written
};

// As strict as a reader of the format: every sample belongs to the name that was announced last, nothing comes twice.
Parsed parse(const std::string& text)
{
    static const std::regex kComment(R"(# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+))");
    static const std::regex kSample(
        R"re(([a-zA-Z_:][a-zA-Z0-9_:]*)(\{[a-z]+="([^"\\\n]|\\["\\n])*"(,[a-z]+="([^"\\\n]|\\["\\n])*")*\})? (\S+))re");
    Parsed parsed;
    std::string line, name;
    EXPECT_TRUE(text.empty() || text.back() == '\n');
    std::istringstream in(text);
    while (std::getline(in, line)) {
        std::smatch m;
        if (std::regex_match(line, m, kComment)) {
            name = m[2];
            if (m[1] == "TYPE") {
                EXPECT_TRUE(parsed.types.emplace(name, m[3]).second) << line;
            }
            continue;
        }
        if (!std::regex_match(line, m, kSample)) {
            ADD_FAILURE() << line;
            continue;
        }
        const std::string suffix = m[1].str().substr(std::min(name.size(), m[1].str().size()));
        EXPECT_EQ(m[1].str().rfind(name, 0), 0U) << line;
        EXPECT_TRUE(suffix.empty() || (parsed.types[name] == "histogram" &&
                                       (suffix == "_bucket" || suffix == "_sum" || suffix == "_count")))
            << line;
        EXPECT_TRUE(parsed.samples.emplace(m[1].str() + m[2].str(), std::stod(m[6])).second) << line;
    }
    return parsed;
}

TEST(Metrics, CountersAndGaugesAreWritten)
{
    MetricsText out;
    out.counter("snowbound_requests_total", "Requests answered.", 7, {{"status", "200"}});
    out.counter("snowbound_requests_total", "Requests answered.", 2, {{"status", "404"}});
    out.gauge("snowbound_tables", "Tables in memory.", 2.5);
    EXPECT_EQ(out.text(),
              "# HELP snowbound_requests_total Requests answered.\n# TYPE snowbound_requests_total counter\n"
              "snowbound_requests_total{status=\"200\"} 7\nsnowbound_requests_total{status=\"404\"} 2\n"
              "# HELP snowbound_tables Tables in memory.\n# TYPE snowbound_tables gauge\nsnowbound_tables 2.5\n");
    parse(out.text());
}

TEST(Metrics, LabelsAndHelpAreEscaped)
{
    MetricsText out;
    out.gauge("g", "a\\b\nc", 1, {{"l", "\"x\"\\\n"}});
    EXPECT_EQ(out.text(), "# HELP g a\\\\b\\nc\n# TYPE g gauge\ng{l=\"\\\"x\\\"\\\\\\n\"} 1\n");
    parse(out.text());
}

TEST(Metrics, AHistogramAddsUp)
{
    Histogram times;
    for (const std::int64_t us : {-5, 0, 100, 101, 1000, 9'999'999, 10'000'000, 10'000'001, 60'000'000}) {
        times.add_us(us);
    }
    MetricsText out;
    out.histogram("answer_seconds", "Time to answer.", times, {{"game", "x"}});
    out.histogram("answer_seconds", "Time to answer.", Histogram{}, {{"game", "y"}});
    const Parsed parsed = parse(out.text());
    const auto at = [&](const std::string& sample) { return parsed.samples.at("answer_seconds" + sample); };
    EXPECT_EQ(parsed.types.at("answer_seconds"), "histogram");
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"0.0001\"}"), 3);
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"0.00025\"}"), 4);
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"0.001\"}"), 5);
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"5\"}"), 5);
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"10\"}"), 7);
    EXPECT_EQ(at("_bucket{game=\"x\",le=\"+Inf\"}"), 9);
    EXPECT_EQ(at("_count{game=\"x\"}"), 9);
    EXPECT_NEAR(at("_sum{game=\"x\"}"), 90.001201, 1e-9);
    EXPECT_EQ(at("_count{game=\"y\"}"), 0);
    EXPECT_EQ(parsed.samples.size(), 2 * (Histogram::kBounds.size() + 3));
}

}  // namespace
}  // namespace snowbound
