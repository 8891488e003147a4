// Grammars of the narrator: a broken one is refused with its place, and all languages have the same rules.
// Reads the grammars of SNOWBOUND_ROOT.
#include "story/tests/tales.h"

namespace snowbound {
namespace {

std::string refusal(Json grammar)
{
    const Result<Narrator> narrator = Narrator::from(grammar);
    return narrator ? std::string() : narrator.trouble().message;
}

TEST(Narrator, ABrokenGrammarIsRefusedWithItsPlace)
{
    const Json whole = grammar_of("en");
    EXPECT_EQ(refusal(whole), "");
    const auto broken = [&](const std::string& rule, const std::string& text) {
        Json grammar = whole;
        grammar["rules"][rule][0] = text;
        return refusal(grammar);
    };
    EXPECT_EQ(broken("filler", "{nosuchrule}."), "rules.filler[0] refers to the missing rule \"nosuchrule\"");
    EXPECT_EQ(broken("filler", "{whom:habit}."), "rules.filler[0] has the unknown slot \"whom\"");
    EXPECT_EQ(broken("filler", "{who.dative}.").substr(0, 33), "rules.filler[0] asks for \"dative\"");
    EXPECT_EQ(broken("filler", "{who:dance}.").substr(0, 32), "rules.filler[0] asks for \"dance\"");
    EXPECT_EQ(broken("filler", "{who~hir}."), "rules.filler[0] uses the unknown word \"hir\"");
    EXPECT_EQ(broken("filler", "{who?a|b|c}.").substr(0, 25), "rules.filler[0] needs two");
    EXPECT_EQ(broken("filler", "{weather"), "rules.filler[0] has an empty or open brace");
    EXPECT_EQ(broken("filler", "a}"), "rules.filler[0] has a closing brace too many");
    EXPECT_EQ(broken("weather", "{filler}").substr(0, 6), "rules.");
    EXPECT_NE(broken("weather", "{filler}").find("leads back to itself"), std::string::npos);
    EXPECT_NE(broken("filler", "{cards:nosuch}").find("cards.nosuch.1"), std::string::npos);
    Json grammar = whole;
    grammar["rules"].erase("leading");
    EXPECT_EQ(refusal(grammar), "rules lacks \"leading\"");
    grammar = whole;
    grammar["rules"]["filler"] = 7;
    EXPECT_EQ(refusal(grammar), "rules.filler must be a list");
    grammar = whole;
    grammar["families"]["card"]["entries"]["key"]["class"] = "x";
    EXPECT_EQ(refusal(grammar), "families.card.entries.key has the unknown class \"x\"");
    EXPECT_NE(refusal(Json()), "");
    EXPECT_NE(refusal(Json::object()), "");
    EXPECT_NE(refusal(Json::array({1, 2})), "");
}

TEST(Narrator, AllLanguagesHaveTheSameRules)
{
    const Json english = grammar_of("en");
    for (const std::string& language : kLanguages) {
        const Json other = grammar_of(language);
        for (const auto& [rule, unused] : english["rules"].items()) {
            EXPECT_TRUE(other["rules"].contains(rule)) << language << " lacks " << rule;
        }
        for (const auto& [family, words] : english["families"].items()) {
            for (const auto& [id, unused] : words["entries"].items()) {
                EXPECT_TRUE(other["families"][family]["entries"].contains(id))
                    << language << " " << family << " " << id;
            }
        }
    }
}

}  // namespace
}  // namespace snowbound
