// The book of a story: the same bytes for the same record; what people told is shown, never run.
#include "app/book.h"

#include <gtest/gtest.h>

#include "app/files.h"
#include "app/narrate.h"
#include "games/registry.h"

namespace snowbound {
namespace {

Json story_with(const std::string& text, const std::string& concept_line = "")
{
    Json scene = {{"n", 1},
                  {"seat", 0},
                  {"event", concept_line.empty() ? "activation" : "memory"},
                  {"chapter", 1},
                  {"about", {{"character", "alice"}, {"place", "grove"}, {"quest", "hope"}}},
                  {"cards", {"lantern"}},
                  {"text", text}};
    if (!concept_line.empty()) scene["concept"] = concept_line;
    return {{"game", "winter-tales"}, {"seats", 4}, {"scenes", {scene}}, {"end", {{"ending", nullptr}}}};
}

std::string book(const std::string& text, BookFormat format, const std::string& concept_line = "")
{
    return make_book(story_with(text, concept_line), Texts("en", "winter-tales"), format);
}

TEST(Book, ShowsMarkupAsText)
{
    const std::string html = book("<script>alert('x')</script> & \"q\"", BookFormat::Html);
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_NE(html.find("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;q&quot;"), std::string::npos);
    const std::string markdown = book("# no *title* [link](x) <b>\n- no list\n1. nor this", BookFormat::Markdown);
    EXPECT_NE(markdown.find("\\# no \\*title\\* \\[link\\](x) &lt;b&gt;"), std::string::npos);
    EXPECT_NE(markdown.find("\\- no list"), std::string::npos);
    EXPECT_NE(markdown.find("1\\. nor this"), std::string::npos);
}

TEST(Book, AConceptIsTextToo)
{
    EXPECT_EQ(book("x", BookFormat::Html, "<img src=x onerror=y>").find("<img"), std::string::npos);
    EXPECT_EQ(book("x", BookFormat::Markdown, "<img src=x>").find("<img"), std::string::npos);
}

TEST(Book, DrawsTheCardsWhereTheyArePlayed)
{
    const std::string html = book("A light [[lantern]] went out.", BookFormat::Html);
    EXPECT_NE(html.find("A light <span"), std::string::npos) << html;
    EXPECT_NE(html.find("<path"), std::string::npos);
    EXPECT_NE(book("A light [[lantern]] went out.", BookFormat::Markdown).find("‹Lantern›"), std::string::npos);
    EXPECT_NE(book("[[<b>]]", BookFormat::Html).find("&lt;b&gt;"), std::string::npos);  // no card: still only text
}

TEST(Book, TheSamplesAreWhatTheirRecordsGive)
{
    const std::string root = SNOWBOUND_ROOT;
    for (const std::string language : {"en", "de", "it"}) {
        const auto record = read_record_file(root + "/testdata/winter-tales/stories/" + language + ".json");
        ASSERT_TRUE(record) << record.trouble().message;
        const auto table = find_game("winter-tales")->replay(*record, record->events.size());
        ASSERT_TRUE(table) << table.trouble().message;
        const Texts texts(language, "winter-tales");
        const auto sample = read_file(root + "/docs/samples/winter-tales-" + language + ".md");
        ASSERT_TRUE(sample);
        EXPECT_TRUE(make_book(story_of(**table), texts, BookFormat::Markdown) == *sample) << language;
        EXPECT_TRUE((*table)->waiting().empty());
    }
}

TEST(Narrate, TellsInThreeLanguagesAndSaysWhereItCannot)
{
    for (const char* language : {"en", "de", "it"}) {
        EXPECT_NE(narrator_for("winter-tales", language), nullptr) << language;
    }
    EXPECT_EQ(narrator_for("winter-tales", "xx"), nullptr);
    EXPECT_EQ(narrator_for("paper-tales", "en"), nullptr);
    Engine engine(nullptr, narrate);
    const auto ask = [&](const Json& request) { return *parse_json(engine.handle(request.dump())); };
    ASSERT_TRUE(ask({{"do", "new"}, {"game", "winter-tales"}, {"seats", 3}, {"seed", "n"}})["ok"]);
    const Json first = ask({{"do", "decisions"}})["decisions"];
    const Json no = ask({{"do", "begin"}, {"seat", 0}, {"choice", first[0]["options"][0]}, {"lang", "xx"}});
    EXPECT_EQ(no["error"]["code"], "no_narrator");
    for (int i = 0; i < 200; ++i) {
        Json open;
        const Json decisions = ask({{"do", "decisions"}})["decisions"];
        for (const Json& decision : decisions) {
            if (decision["wait"] == "required") open = decision;
        }
        if (open.is_null()) break;  // it is over
        const Json thought = ask({{"do", "bot"}, {"seat", open["seat"]}, {"level", "random"}, {"tell", "de"}});
        ASSERT_TRUE(thought["ok"]);
        const Json begun =
            ask({{"do", "begin"}, {"seat", open["seat"]}, {"choice", thought["choice"]}, {"lang", "de"}});
        EXPECT_EQ(begun["line"].get<std::string>().empty(), !thought.contains("text"));
        Json request = {
            {"do", "answer"}, {"seat", open["seat"]}, {"decision", open["id"]}, {"choice", thought["choice"]}};
        if (thought.contains("text")) request["text"] = thought["text"];
        if (thought.contains("concept")) request["concept"] = thought["concept"];
        const Json done = ask(request);
        ASSERT_TRUE(done["ok"]) << done.dump();
    }
}

}  // namespace
}  // namespace snowbound
