// What the terminal says about an army list of Tail Feathers.
#include "app/army.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "app/commands.h"
#include "testing/temp_folder.h"

namespace snowbound {
namespace {

struct Said {
    int code;
    std::string out;
};

Said check(const std::string& list, ArmyOrder order = {})
{
    const TempFolder folder;
    order.file = folder / "mine.json";
    std::ofstream(order.file) << list;
    std::ostringstream out, error;
    const int code = check_army(order, out, error);
    return {code, out.str() + error.str()};
}

TEST(Army, TheExampleIsALegalList)
{
    for (const char* faction : {"militia", "raiders"}) {
        ArmyOrder order{.faction = faction, .show = true};
        std::ostringstream out, error;
        EXPECT_EQ(check_army(order, out, error), kDone);
        order.show = false;
        const Said said = check(out.str(), order);
        EXPECT_EQ(said.code, kDone);
        EXPECT_EQ(said.out, "60 of 60 points\n");
        order.size = "quick";
        EXPECT_EQ(check(out.str(), order).out,
                  "This army costs more points than there are. (TF-AB1)\n60 of 40 points\n");
    }
}

TEST(Army, SaysWhatIsWrongAndWhere)
{
    const std::string guards = R"(,"ground":[{"unit":"oakguard","figures":6}]})";
    const Said twice = check(R"({"birds":[{"bird":"aerijin","pilot":"zure","rank":"ace"},)"
                             R"({"bird":"sienna","pilot":"zure","rank":"rookie"}])" +
                             guards);
    EXPECT_EQ(twice.code, kFailed);
    EXPECT_EQ(twice.out.rfind("entry 2, Sienna: ", 0), 0U) << twice.out;
    EXPECT_NE(twice.out.find("(TF-AB2)"), std::string::npos) << twice.out;
    const Said few = check(R"({"birds":[{"bird":"sienna","riderless":true}],"ground":[]})");
    EXPECT_EQ(few.out, "An army needs two ground figures at least. (TF-AB3)\n8 of 60 points\n");
    const Said many =
        check(R"({"birds":[{"bird":"sienna","riderless":true}],"ground":[{"unit":"oakguard","figures":7}]})");
    EXPECT_EQ(many.out.rfind("entry 2, ", 0), 0U) << many.out;
    const Said strange = check(R"({"birds":[{"bird":"ostrich"}])" + guards);
    EXPECT_EQ(strange.code, kFailed);
    EXPECT_NE(strange.out.find("birds"), std::string::npos) << strange.out;
    EXPECT_EQ(check("[").out, "the list cannot be read: it is not JSON\n");
}

}  // namespace
}  // namespace snowbound
