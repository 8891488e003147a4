#include "server/qr.h"

#include <gtest/gtest.h>

#include <regex>
#include <vector>

namespace snowbound {
namespace {

const std::string kLink = "https://table.example/join/7k3mp9";

// The upper left finder pattern, as the standard draws it.
const std::vector<std::string> kFinder = {"#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"};

TEST(Qr, TheSvgHasTheFinderPattern)
{
    const std::string svg = qr_svg(kLink);
    std::vector<std::string> modules(64, std::string(64, ' '));
    const std::regex kRun(R"(M(\d+) (\d+)h(\d+)v1)");
    for (auto run = std::sregex_iterator(svg.begin(), svg.end(), kRun); run != std::sregex_iterator(); ++run) {
        for (int i = 0; i < std::stoi((*run)[3]); ++i) {
            modules.at(std::stoul((*run)[2])).at(std::stoul((*run)[1]) + i) = '#';
        }
    }
    for (std::size_t y = 0; y < kFinder.size(); ++y) {
        EXPECT_EQ(modules[y + 4].substr(4, 8), kFinder[y] + " ");
    }
    EXPECT_NE(svg.find("viewBox=\"0 0 37 37\""), std::string::npos) << svg.substr(0, 100);
}

TEST(Qr, TheTerminalBringsItsOwnColours)
{
    const std::string text = qr_terminal(kLink);
    std::size_t lines = 0;
    for (const char c : text) {
        lines += c == '\n' ? 1U : 0U;
    }
    EXPECT_EQ(lines, 17U);  // 29 modules and the quiet zone, two to a line
    EXPECT_EQ(text.rfind("\x1B[30;107m", 0), 0U);
    EXPECT_NE(text.find("▀"), std::string::npos);
}

TEST(Qr, NothingAndTooMuchIsNoCode)
{
    EXPECT_EQ(qr_svg(""), "");
    EXPECT_EQ(qr_svg(std::string(5000, 'x')), "");
    EXPECT_EQ(qr_terminal(std::string(2900, 'x')), "");
    EXPECT_NE(qr_svg(std::string(2000, 'x')), "");
}

}  // namespace
}  // namespace snowbound
