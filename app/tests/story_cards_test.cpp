// Ninety-three story cards, no two alike, each with its picture and its name in three languages.
#include <gtest/gtest.h>

#include <set>

#include "app/assets.h"
#include "app/texts.h"
#include "core/json.h"
#include "games/winter_tales/story_cards.h"

namespace snowbound {
namespace {

TEST(StoryCards, ThereAreNinetyThreeAndNoTwoAreAlike)
{
    const auto pictures = parse_json(asset("games/winter_tales/pictures.json"));
    ASSERT_TRUE(pictures);
    EXPECT_EQ(winter_tales::kStoryCardNames.size(), 93U);
    EXPECT_EQ(pictures->size(), 93U);
    std::set<std::string> ids, icons, bodies;
    for (const std::string_view name : winter_tales::kStoryCardNames) {
        const std::string id(name);
        ASSERT_TRUE(pictures->contains(id)) << id;
        const Json& picture = (*pictures)[id];
        ids.insert(id);
        icons.insert(picture["icon"].get<std::string>());
        bodies.insert(picture["body"].get<std::string>());
        EXPECT_EQ(picture["body"].get<std::string>().find("<script"), std::string::npos);
    }
    EXPECT_EQ(ids.size(), 93U);
    EXPECT_EQ(icons.size(), 93U);
    EXPECT_EQ(bodies.size(), 93U);
}

TEST(StoryCards, EachHasANameOfItsOwnInEveryLanguage)
{
    for (const char* language : {"en", "de", "it"}) {
        const Texts texts(language, "winter-tales");
        std::set<std::string> names;
        for (const std::string_view id : winter_tales::kStoryCardNames) {
            const std::string key = "story_card." + std::string(id);
            EXPECT_TRUE(texts.has(key)) << language << " " << key;
            names.insert(texts.text(key));
        }
        EXPECT_EQ(names.size(), 93U) << language;
    }
}

}  // namespace
}  // namespace snowbound
