// A campaign in the terminal: four scenarios, one after the other, and the army sheet between them.
#include <gtest/gtest.h>

#include <sstream>

#include "app/commands.h"
#include "app/play.h"
#include "app/terminal.h"

namespace snowbound {
namespace {

// Reads what is on the screen before it types: buys the first veteran on offer, and leaves the rest to the fallback.
class Typist : public std::streambuf {
public:
    explicit Typist(const std::ostringstream& screen) : screen_(screen) {}
    int sheets = 0;
    int typed = 0;

protected:
    int_type underflow() override
    {
        if (++typed > 6000) return traits_type::eof();
        line_ = reply() + "\n";
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_.front());
    }

private:
    std::string reply()
    {
        const std::string all = screen_.str();
        const std::string last = all.substr(std::min(all.size(), all.rfind("Your choices")));
        if (last.find("What do you buy before the next scenario?") == std::string::npos) return "auto";
        ++sheets;
        const std::size_t veterans = last.find("(2 veterans)");
        if (veterans == std::string::npos) return "auto";
        std::string number = "1";  // the last number before it begins its line
        std::istringstream lines(last.substr(0, veterans));
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            int n = 0;
            if (words >> n) number = std::to_string(n);
        }
        return number;
    }
    const std::ostringstream& screen_;
    std::string line_;
};

PlayOrder short_campaign()
{
    PlayOrder order;
    order.game = "tail-feathers";
    order.bots = {"greedy"};
    order.options = {"militia_nest=2", "raiders_nest=2"};
    order.campaign = true;
    order.seed = "7";
    return order;
}

TEST(CampaignInTerminal, GoesOnFromScenarioToScenario)
{
    std::ostringstream out, error;
    Typist typist(out);
    std::istream in(&typist);
    ASSERT_EQ(play(short_campaign(), in, out, error), kDone) << error.str();
    const std::string all = out.str();
    std::size_t at = 0;
    for (const char* words : {"Show of Force", "1 of 4 scenarios are over", "What do you buy before the next scenario?",
                              "Cut the Branches", "2 of 4 scenarios are over", "The Captured Flyer",
                              "3 of 4 scenarios are over", "War for the Canopy", "4 of 4 scenarios are over"}) {
        at = all.find(words, at);
        ASSERT_NE(at, std::string::npos) << words;
    }
    EXPECT_EQ(typist.sheets, 3);
    EXPECT_NE(all.find("The campaign is over. It is won by: "), std::string::npos);
    EXPECT_NE(all.find("2 points for the campaign"), std::string::npos);
    std::istringstream lines(all);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(width_of(line), kColumns + 2) << line;  // "> "
}

TEST(CampaignInTerminal, OtherGamesHaveNone)
{
    PlayOrder order;
    order.game = "paper-tales";
    order.campaign = true;
    std::istringstream in;
    std::ostringstream out, error;
    EXPECT_EQ(play(order, in, out, error), kUsage);
    EXPECT_NE(error.str().find("paper-tales has no option \"campaign\""), std::string::npos) << error.str();
}

}  // namespace
}  // namespace snowbound
