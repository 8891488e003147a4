// Sets of an enum, and numbers within bounds.
#include "core/enum_set.h"

#include <gtest/gtest.h>

#include <span>

#include "core/describe.h"

namespace snowbound {
namespace {

enum class Big : std::uint8_t {};
using Set = EnumSet<Big, 93>;
enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr std::array<std::string_view, 3> kColours{"red", "green", "blue"};
constexpr std::span<const std::string_view> names_of(Colour) { return kColours; }
using Colours = EnumSet<Colour, 3>;

TEST(EnumSet, HoldsItsMembersInOrder)
{
    Set set{Big{92}, Big{0}, Big{63}, Big{64}};
    EXPECT_EQ(set.size(), 4U);
    std::vector<int> seen;
    for (const Big item : set) {
        seen.push_back(static_cast<int>(item));
    }
    EXPECT_EQ(seen, (std::vector<int>{0, 63, 64, 92}));
    set.remove(Big{63});
    EXPECT_FALSE(set.has(Big{63}));
    EXPECT_FALSE(set.has(Big{200}));  // no member, no harm
    EXPECT_EQ(set.first(2), (Set{Big{0}, Big{64}}));
    EXPECT_TRUE(Set().empty());
    EXPECT_EQ(Set::all().size(), 93U);
}

TEST(EnumSet, FindsTheNthMember)
{
    const Set all = Set::all();
    for (std::size_t i = 0; i < 93; ++i) {
        EXPECT_EQ(static_cast<std::size_t>(all.nth(i)), i);
    }
    Set odd;
    for (std::size_t i = 1; i < 93; i += 2) {
        odd.add(static_cast<Big>(i));
    }
    for (std::size_t i = 0; i < odd.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(odd.nth(i)), 2 * i + 1);
    }
}

TEST(EnumSet, JoinsAndTakesAway)
{
    const Set a{Big{1}, Big{70}}, b{Big{70}, Big{2}};
    EXPECT_EQ(a | b, (Set{Big{1}, Big{2}, Big{70}}));
    EXPECT_EQ(a - b, Set{Big{1}});
    EXPECT_EQ(a & b, Set{Big{70}});
    EXPECT_TRUE(a.meets(b));
    EXPECT_TRUE(a.contains(Set{Big{70}}));
    EXPECT_FALSE(a.contains(b));
    EXPECT_TRUE(a.contains(Set()));
}

TEST(EnumSet, IsAListInJson)
{
    const Colours set{Colour::Blue, Colour::Red};
    EXPECT_EQ(to_json(set), Json({"red", "blue"}));
    Colours back;
    JsonReader reader(JsonReader::Missing::Refuse);
    EXPECT_TRUE(reader.read(to_json(set), back));
    EXPECT_EQ(back, set);
    const std::pair<const char*, const char*> wrong[] = {{R"(["red","red"])", "it names something twice"},
                                                         {R"(["pink"])", "[0] has an unknown word \"pink\""},
                                                         {R"("red")", "it must be a list"}};
    for (const auto& [text, error] : wrong) {
        JsonReader careful(JsonReader::Missing::Refuse);
        EXPECT_FALSE(careful.read(*parse_json(text), back));
        EXPECT_EQ(careful.error(), error);
    }
    Set big;
    JsonReader numbers(JsonReader::Missing::Refuse);
    EXPECT_FALSE(numbers.read(*parse_json("[93]"), big));
    EXPECT_EQ(hash_of(set), hash_of(Colours{Colour::Red, Colour::Blue}));
}

TEST(Bounded, RefusesWhatIsOutside)
{
    Bounded<3, 7> number;
    EXPECT_EQ(number, 3);
    JsonReader good(JsonReader::Missing::Refuse);
    EXPECT_TRUE(good.read(Json(5), number));
    EXPECT_EQ(to_json(number), Json(5));
    for (const Json& wrong : {Json(2), Json(8), Json(-1), Json(5.5), Json("5")}) {
        JsonReader reader(JsonReader::Missing::Refuse);
        EXPECT_FALSE(reader.read(wrong, number)) << wrong;
        EXPECT_EQ(number, 5);
    }
    const Json schema = json_schema(number);
    EXPECT_EQ(schema, *parse_json(R"({"type":"integer","minimum":3,"maximum":7,"default":5})"));
}

}  // namespace
}  // namespace snowbound
