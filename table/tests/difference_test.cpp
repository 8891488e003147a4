// Differences of JSON values: the same vectors as the browser's test has, random values, and patches that make no
// sense.
#include "table/difference.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

namespace snowbound {
namespace {

std::string sorted(const Json& value) { return nlohmann::json::parse(value.dump()).dump(); }

std::string difference(const std::string& before, const std::string& after)
{
    std::string patch;
    write_difference(patch, MarkedText(before), MarkedText(after));
    return patch;
}

TEST(Difference, TheVectorsThatTheBrowserReadsToo)
{
    std::ifstream file(SNOWBOUND_ROOT "/testdata/wire/differences.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto vectors = parse_json(text.str());
    ASSERT_TRUE(vectors && vectors->size() > 10);
    for (const Json& each : *vectors) {
        EXPECT_EQ(difference(each["before"].dump(), each["after"].dump()), each["patch"].dump());
        Json value = each["before"];
        EXPECT_TRUE(apply_difference(value, each["patch"])) << each["patch"].dump();
        EXPECT_EQ(sorted(value), sorted(each["after"]));
        EXPECT_EQ(value_sum(value.dump()), each["sum"]) << each["after"].dump();
    }
}

class Maker {
public:
    explicit Maker(std::uint32_t seed) : dice_(seed) {}
    std::size_t below(std::size_t n) { return dice_() % n; }

    Json value(int depth)
    {
        const std::size_t kind = below(depth > 0 ? 6 : 4);
        if (kind == 0) return Json(nullptr);
        if (kind == 1) return below(2) == 0;
        if (kind == 2) return static_cast<int>(below(7)) - 3;
        if (kind == 3) return std::string(kWords[below(std::size(kWords))]);
        Json made = kind == 4 ? Json::array() : Json::object();
        for (std::size_t left = below(7); left > 0; --left) {
            if (kind == 4)
                made.push_back(value(depth - 1));
            else
                made[kWords[below(std::size(kWords))]] = value(depth - 1);
        }
        return made;
    }
    // The same with some things otherwise.
    Json like(Json value, int depth)
    {
        if (below(8) == 0) return this->value(depth);
        if (value.is_array()) {
            for (Json& each : value) each = like(each, depth - 1);
            if (!value.empty() && below(3) == 0)
                value.erase(value.begin() + static_cast<std::ptrdiff_t>(below(value.size())));
            if (below(3) == 0) {
                value.insert(value.begin() + static_cast<std::ptrdiff_t>(below(value.size() + 1)),
                             this->value(depth - 1));
            }
        } else if (value.is_object()) {
            for (auto& [key, each] : value.items()) each = like(each, depth - 1);
            if (!value.empty() && below(3) == 0) value.erase(value.begin().key());
            if (below(3) == 0) value[kWords[below(std::size(kWords))]] = this->value(depth - 1);
        }
        return value;
    }

private:
    static constexpr const char* kWords[] = {"a",  "b", "card", "0", "12", "say \"x\"",
                                             "\\", "{", "]",    "",  "\n", "Sch\xC3\xB6n"};
    std::mt19937 dice_;
};

TEST(Difference, AnyValueCanBeMadeOfAnyOther)
{
    Maker maker(1);
    std::size_t shorter = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Json before = maker.value(4), after = maker.like(before, 4);
        if (before.dump() == after.dump()) continue;
        const std::string patch = difference(before.dump(), after.dump());
        Json value = before;
        ASSERT_TRUE(apply_difference(value, *parse_json(patch))) << before << "\n" << after << "\n" << patch;
        ASSERT_EQ(sorted(value), sorted(after)) << before << "\n" << patch;
        ASSERT_EQ(value_sum(value.dump()), value_sum(after.dump()));
        ASSERT_LE(patch.size(), after.dump().size() + 2) << "the whole would be shorter";
        if (patch.size() < after.dump().size()) ++shorter;
    }
    EXPECT_GT(shorter, 2'000U);
}

TEST(Difference, APatchThatMakesNoSenseBreaksNothing)
{
    Maker maker(2);
    std::size_t refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        Json value = maker.value(4);
        refused += apply_difference(value, maker.value(4)) ? 0 : 1;
    }
    EXPECT_GT(refused, 5'000U);
    for (const char* patch : {R"({"5":[1]})", R"({"-1":[1]})", R"([3,0,[1]])", R"([0,3,[]])", R"([0,-1,[]])",
                              R"([0,1])", R"([0,1,2])", "7"}) {
        Json list = {1, 2};
        EXPECT_FALSE(apply_difference(list, *parse_json(patch))) << patch;
    }
}

}  // namespace
}  // namespace snowbound
