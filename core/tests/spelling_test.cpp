#include "core/spelling.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace snowbound {
namespace {

SB_WORDS(Word,
         None,  // a comment is no word
         FoodSpent, FindACure, Colony1, Row12);

struct GiveBack {
    std::uint8_t gold{};
    Word word{};
    SB_VERB(GiveBack, word, gold);
};
struct EndTurn {
    SB_VERB(EndTurn);
};

TEST(Spelling, AnEnumHasItsWordsInSnakeCase)
{
    EXPECT_EQ(std::vector(kWordNames.begin(), kWordNames.end()),
              (std::vector<std::string_view>{"none", "food_spent", "find_a_cure", "colony_1", "row_12"}));
    EXPECT_EQ(name_of(Word::FindACure), "find_a_cure");
    EXPECT_EQ(from_name<Word>("colony_1"), Word::Colony1);
}

TEST(Spelling, AVerbIsTheNameOfItsStruct)
{
    EXPECT_EQ(GiveBack::kVerb, "give_back");
    EXPECT_EQ(EndTurn::kVerb, "end_turn");
    const std::variant<EndTurn, GiveBack> choice = GiveBack{2, Word::Row12};
    EXPECT_EQ(to_json(choice).dump(), R"({"give_back":{"word":"row_12","gold":2}})");
}

TEST(Spelling, FieldsAreVisitedAsListedAndComparedAsDeclared)
{
    std::string order;
    const GiveBack x{1, Word::None};
    GiveBack::fields(x, [&](std::string_view name, const auto&) { order += std::string(name) + " "; });
    EXPECT_EQ(order, "word gold ");
    EXPECT_LT((GiveBack{1, Word::Row12}), (GiveBack{2, Word::None}));
    EXPECT_EQ(EndTurn{}, EndTurn{});
}

}  // namespace
}  // namespace snowbound
