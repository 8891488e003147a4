// Every reason of a coach has its words in every language, and they use what it says.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/tests/heard.h"
#include "games/dead_of_winter/why.h"
#include "games/paper_tales/why.h"
#include "games/tail_feathers/why.h"
#include "games/winter_tales/why.h"

namespace snowbound {
namespace {

template <class Reason>
void expect_told(const std::string& game)
{
    for (const char* language : {"en", "de", "it"}) {
        const Texts texts(language, game);
        std::size_t told = 0;
        for_each_alternative<Reason>([&](auto reason) {
            const std::string key = "reason." + std::string(reason.kVerb);
            EXPECT_TRUE(texts.has(key)) << language << " " << key;
            const Json fields = to_json(Reason(reason)).begin().value();
            for (const std::string& argument : texts.arguments(key)) {
                EXPECT_TRUE(fields.contains(argument)) << key << " has no " << argument;
            }
            EXPECT_EQ(texts.arguments(key).size(), fields.size()) << key << " leaves something out";
            ++told;
        });
        const auto keys = texts.keys();
        EXPECT_EQ(std::count_if(keys.begin(), keys.end(), [](const auto& key) { return key.starts_with("reason."); }),
                  static_cast<std::ptrdiff_t>(told))
            << game << " has words for a reason that it does not give";
    }
}

TEST(Reasons, HaveTheirWordsInEveryLanguage)
{
    expect_told<paper_tales::Reason>("paper-tales");
    expect_told<winter_tales::Reason>("winter-tales");
    expect_told<dead_of_winter::Reason>("dead-of-winter");
    expect_told<tail_feathers::Reason>("tail-feathers");
}

}  // namespace
}  // namespace snowbound
