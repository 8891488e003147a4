// Told texts: bounds, characters, card marks.
#include "table/told_text.h"

#include <gtest/gtest.h>

namespace snowbound {
namespace {

std::string code_of(const std::optional<Trouble>& trouble) { return trouble ? trouble->code : ""; }

TEST(ToldText, MayBeLongButNotEndless)
{
    EXPECT_EQ(code_of(text_trouble("text", std::string(8000, 'a'), kMostText)), "");
    EXPECT_EQ(code_of(text_trouble("text", std::string(8001, 'a'), kMostText)), "text_too_long");
    EXPECT_EQ(code_of(text_trouble("text", std::string(100'000, 'a'), kMostText)), "text_too_long");
    std::string umlauts;
    for (int i = 0; i < 8000; ++i) {
        umlauts += "ü";
    }
    EXPECT_EQ(code_of(text_trouble("text", umlauts, kMostText)), "");  // characters, not bytes
}

TEST(ToldText, MustBeUtf8WithoutControlCharacters)
{
    for (const char* good : {"", "Schnee, überall.", "due\nrighe", "\xF0\x9F\x90\xBA", "<b>bold</b> & {x} ${y}"}) {
        EXPECT_EQ(code_of(text_trouble("text", good, kMostText)), "") << good;
    }
    const std::string broken[] = {"\xFF", "\xC3", "a\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\x80"};
    for (const std::string& text : broken) {
        EXPECT_EQ(code_of(text_trouble("text", text, kMostText)), "bad_text");
    }
    for (const char* control : {"a\tb", "\x1B[31mred", "bell\x07", "\x7F", "\xC2\x85"}) {
        EXPECT_EQ(code_of(text_trouble("text", control, kMostText)), "bad_text") << control;
    }
    EXPECT_EQ(code_of(text_trouble("text", std::string("a\0b", 3), kMostText)), "bad_text");
    EXPECT_EQ(code_of(text_trouble("concept", "two\nlines", kMostConcept)), "bad_text");
}

TEST(ToldText, MarksStandForCardsThatArePlayed)
{
    EXPECT_EQ(stray_mark("A light [[lantern]] went out [[owl]].", {"owl", "lantern"}), "");
    EXPECT_EQ(stray_mark("No marks at all.", {"owl"}), "");
    EXPECT_EQ(stray_mark("[[owl]] and [[owl]]", {"owl"}), "owl");  // each card once
    EXPECT_EQ(stray_mark("[[wolf]]", {"owl"}), "wolf");
    EXPECT_EQ(stray_mark("[[]]", {}), " ");
    EXPECT_EQ(stray_mark("a [[ that never closes", {}), "");
    EXPECT_EQ(stray_mark("[[<script>]]", {}), "<script>");
}

TEST(ToldText, FallsIntoTextsAndMarks)
{
    const auto parts = text_parts("A light [[lantern]] went out");
    ASSERT_EQ(parts.size(), 3U);
    EXPECT_EQ(parts[0].text, "A light ");
    EXPECT_TRUE(parts[1].is_mark);
    EXPECT_EQ(parts[1].text, "lantern");
    EXPECT_EQ(parts[2].text, " went out");
    EXPECT_TRUE(text_parts("").empty());
}

}  // namespace
}  // namespace snowbound
