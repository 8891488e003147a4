#include "app/book.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "app/assets.h"
#include "table/told_text.h"

namespace snowbound {
namespace {

std::string replaced(std::string_view text, const std::map<char, std::string_view>& instead)
{
    std::string out;
    for (const char c : text) {
        const auto found = instead.find(c);
        if (found == instead.end()) {
            out += c;
        } else {
            out += found->second;
        }
    }
    return out;
}

std::string html(std::string_view text)
{
    static const std::map<char, std::string_view> kInstead{
        {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\'', "&#39;"}};
    return replaced(text, kInstead);
}

std::string markdown(std::string_view text)
{
    static const std::map<char, std::string_view> kInstead{
        {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'\\', "\\\\"}, {'`', "\\`"}, {'*', "\\*"}, {'_', "\\_"},
        {'[', "\\["},   {']', "\\]"},  {'#', "\\#"},  {'|', "\\|"},   {'~', "\\~"}, {'!', "\\!"}};
    std::string out = replaced(text, kInstead);
    // What would begin a list or a rule at the start of a line.
    for (std::size_t at = 0; at != std::string::npos && at < out.size();) {
        std::size_t digits = at;
        while (digits < out.size() && out[digits] >= '0' && out[digits] <= '9') {
            ++digits;
        }
        const bool numbered = digits > at && digits < out.size() && (out[digits] == '.' || out[digits] == ')');
        if (numbered) out.insert(digits, "\\");
        if (out[at] == '-' || out[at] == '+' || out[at] == '=' || out[at] == ' ' || out[at] == '\t') {
            out.insert(at, out[at] == ' ' || out[at] == '\t' ? "" : "\\");
        }
        at = out.find('\n', at);
        if (at != std::string::npos) ++at;
    }
    return out;
}

// How each format writes the parts of a book.
class Writer {
public:
    virtual ~Writer() = default;
    virtual std::string escaped(std::string_view text) const = 0;
    virtual std::string card(const std::string& id, const std::string& name) const = 0;
    virtual void begin(const std::string& language, const std::string& title, const std::string& subtitle) = 0;
    virtual void people(const std::string& heading, const std::vector<std::string>& lines) = 0;
    virtual void heading(const std::string& text) = 0;
    virtual void scene(const std::string& line) = 0;  // who and where, when it changes
    virtual void paragraph(const std::string& told) = 0;
    virtual void aloud(const std::string& line) = 0;
    virtual void memory(const std::string& line, const std::string& about) = 0;
    virtual void end(const std::string& line) = 0;
    std::string take() { return std::move(out_); }

    std::string told(std::string_view text, const Texts& texts) const  // with its cards in their places
    {
        std::string out;
        for (const TextPart& part : text_parts(text)) {
            if (!part.is_mark) {
                out += escaped(part.text);
                continue;
            }
            const bool joined = !out.empty() && out.back() != ' ' && out.back() != '\n';
            out += (joined ? " " : "") + card(part.text, texts.text("story_card." + part.text));
        }
        return out;
    }

protected:
    std::string out_;
};

class MarkdownWriter final : public Writer {
public:
    std::string escaped(std::string_view text) const override { return markdown(text); }
    std::string card(const std::string&, const std::string& name) const override
    {
        return "*‹" + markdown(name) + "›*";
    }
    void begin(const std::string&, const std::string& title, const std::string& subtitle) override
    {
        out_ += "# " + title + "\n\n*" + subtitle + "*\n\n";
    }
    void people(const std::string& heading, const std::vector<std::string>& lines) override
    {
        out_ += "**" + heading + "**\n\n";
        for (const std::string& line : lines) {
            out_ += "- " + line + "\n";
        }
        out_ += "\n";
    }
    void heading(const std::string& text) override { out_ += "## " + text + "\n\n"; }
    void scene(const std::string& line) override { out_ += "**" + line + "**\n\n"; }
    void paragraph(const std::string& told) override
    {
        std::string text = told;
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2)) {
            text.replace(at, 1, "  \n");
            ++at;
        }
        out_ += text + "\n\n";
    }
    void aloud(const std::string& line) override { out_ += "*(" + line + ")*\n\n"; }
    void memory(const std::string& line, const std::string& about) override
    {
        out_ += "> " + line + "  \n> *" + about + "*\n\n";
    }
    void end(const std::string& line) override { out_ += "---\n\n*" + line + "*\n"; }
};

class HtmlWriter final : public Writer {
public:
    explicit HtmlWriter(std::string game)
    {
        std::replace(game.begin(), game.end(), '-', '_');
        const auto pictures = parse_json(asset("games/" + game + "/pictures.json"));
        if (pictures) pictures_ = *pictures;
    }
    std::string escaped(std::string_view text) const override { return html(text); }
    std::string card(const std::string& id, const std::string& name) const override
    {
        const auto found = pictures_.find(id);
        if (found == pictures_.end()) return "<i class=\"card\">" + html(name) + "</i>";
        return "<span class=\"card\" title=\"" + html(name) +
               "\"><svg viewBox=\"0 0 512 512\" role=\"img\" aria-label=\"" + html(name) + "\">" +
               text_at(*found, "body") + "</svg></span>";
    }
    void begin(const std::string& language, const std::string& title, const std::string& subtitle) override
    {
        out_ += "<!doctype html>\n<html lang=\"" + html(language) + "\">\n<head>\n<meta charset=\"utf-8\">\n";
        out_ +=
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + title + "</title>\n";
        out_ += kStyle;
        out_ += "</head>\n<body>\n<main>\n<h1>" + title + "</h1>\n<p class=\"subtitle\">" + subtitle + "</p>\n";
    }
    void people(const std::string& heading, const std::vector<std::string>& lines) override
    {
        out_ += "<section class=\"people\">\n<h2>" + heading + "</h2>\n<ul>\n";
        for (const std::string& line : lines) {
            out_ += "<li>" + line + "</li>\n";
        }
        out_ += "</ul>\n</section>\n";
    }
    void heading(const std::string& text) override { out_ += "<h2>" + text + "</h2>\n"; }
    void scene(const std::string& line) override { out_ += "<h3>" + line + "</h3>\n"; }
    void paragraph(const std::string& told) override
    {
        std::string text = told;
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
            text.replace(at, 1, "<br>\n");
            at += 4;
        }
        out_ += "<p>" + text + "</p>\n";
    }
    void aloud(const std::string& line) override { out_ += "<p class=\"aloud\">" + line + "</p>\n"; }
    void memory(const std::string& line, const std::string& about) override
    {
        out_ += "<blockquote>\n<p>" + line + "</p>\n<footer>" + about + "</footer>\n</blockquote>\n";
    }
    void end(const std::string& line) override
    {
        out_ += "<p class=\"end\">" + line + "</p>\n</main>\n</body>\n</html>\n";
    }

private:
    static constexpr const char* kStyle =
        "<style>\n"
        ":root { color-scheme: light dark; --ink: #22303c; --paper: #f7f4ee; --soft: #6b7a86; --line: #d8d2c6; }\n"
        "@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #16202a; --soft: #9fb0bd; "
        "--line: #31414f; } }\n"
        "body { margin: 0; background: var(--paper); color: var(--ink); font: 1.15rem/1.65 Georgia, 'Times New Roman', "
        "serif; }\n"
        "main { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }\n"
        "h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .3rem; } h2 { margin: 3rem 0 1rem; font-weight: "
        "normal; "
        "border-bottom: 1px solid var(--line); padding-bottom: .3rem; }\n"
        "h3 { margin: 1.6rem 0 .4rem; font-size: .85rem; font-weight: normal; letter-spacing: .04em; "
        "color: var(--soft); }\n"
        "p { margin: 0 0 .8rem; } .subtitle, .aloud, .end { color: var(--soft); font-style: italic; }\n"
        ".people h2 { font-size: 1rem; margin-top: 2rem; } .people li { margin: .15rem 0; }\n"
        ".card svg { width: 1.35em; height: 1.35em; vertical-align: -.3em; padding: .1em; border: 1px solid "
        "var(--line); "
        "border-radius: .25em; }\n"
        "blockquote { margin: 1.4rem 0; padding: .2rem 0 .2rem 1rem; border-left: 3px solid #c9852e; }\n"
        "blockquote p { margin: 0; } blockquote footer { color: var(--soft); font-size: .85rem; }\n"
        ".end { margin-top: 3rem; text-align: center; }\n"
        "@media print { main { max-width: none; padding: 0; } }\n"
        "</style>\n";

    Json pictures_ = Json::object();
};

bool is_epilogue(const std::string& event) { return event.starts_with("epilogue_") || event == "ending"; }

class Book {
public:
    Book(const Json& story, const Texts& texts, Writer& writer) : story_(story), texts_(texts), out_(writer) {}

    void write()
    {
        const Json scenes = story_.value("scenes", Json::array());
        front(scenes);
        for (const Json& scene : scenes) {
            tell(scene);
        }
        const Json end = story_.value("end", Json::object());
        const std::string ending = text_at(end, "ending");
        out_.end(say(ending.empty() ? "book.unfinished" : "end." + ending));
    }

private:
    std::string say(const std::string& key, const TextArgs& args = {}) const
    {
        return out_.escaped(texts_.text(key, args));
    }
    std::string name(const char* family, const std::string& id, const char* tail = "") const
    {
        return texts_.text(std::string(family) + "." + id + tail);
    }
    std::string player(const Json& scene) const
    {
        const std::int64_t seat = scene.value("seat", std::int64_t{0}) + 1;
        const std::string by = text_at(scene, "by");
        return texts_.text(by.starts_with("bot:") ? "book.bot" : "book.player", {{"n", seat}});
    }

    void front(const Json& scenes)
    {
        std::string quests;
        std::map<std::int64_t, std::set<std::string>> cast;
        for (const Json& scene : scenes) {
            const Json about = scene.value("about", Json::object());
            if (text_at(scene, "event") == "opening") {
                const std::string one = text_at(about, "quest"), two = text_at(about, "quest2");
                quests = name("quest", one, ".name") + " · " + name("quest", two, ".name");
            }
            const std::string event = text_at(scene, "event"), who = text_at(about, "character");
            if (!who.empty() && (event == "activation" || event == "quest_join"))
                cast[scene.value("seat", std::int64_t{0})].insert(who);
        }
        out_.begin(texts_.language(), say("game.name"), out_.escaped(quests));
        std::vector<std::string> lines;
        for (const auto& [seat, characters] : cast) {
            std::string names;
            for (const std::string& who : characters) {
                names += (names.empty() ? "" : ", ") + name("character", who, ".name");
            }
            lines.push_back(say("book.plays", {{"n", seat + 1}, {"characters", names}}));
        }
        if (!lines.empty()) out_.people(say("book.people"), lines);
    }

    void open_part(const std::string& part)
    {
        if (part == part_) return;
        part_ = part;
        last_line_.clear();
    }

    void tell(const Json& scene)
    {
        const std::string event = text_at(scene, "event");
        const std::int64_t chapter = scene.value("chapter", std::int64_t{0});
        const std::string part = is_epilogue(event)   ? say("book.epilogue")
                                 : event == "opening" ? say("book.opening")
                                                      : say("book.chapter", {{"n", chapter}});
        const std::string text = text_at(scene, "text");
        const std::string line = text_at(scene, "concept");
        if (text.empty() && line.empty() && !matters(event)) return;
        if (part != part_) out_.heading(part);
        open_part(part);
        const std::string where = scene_line(scene);
        if (where != last_line_ && event != "memory") out_.scene(where);
        if (event != "memory") last_line_ = where;
        if (!text.empty() && event != "memory") {
            out_.paragraph(out_.told(text, texts_));
        } else if (text.empty() && line.empty()) {
            out_.aloud(say("book.aloud", {{"event", name("narration", event, ".name")}}));
        }
        if (!line.empty()) remember(scene, event, text, line);
    }

    static bool matters(const std::string& event)  // told aloud, it still gets its line in the book
    {
        return event == "opening" || event == "quest_start" || event == "quest_end" || event == "ending" ||
               event == "epilogue_open" || event == "mission";
    }

    std::string scene_line(const Json& scene) const
    {
        const Json about = scene.value("about", Json::object());
        std::string line;
        const std::string who = text_at(about, "character"), place = text_at(about, "place");
        if (!who.empty()) line += name("character", who, ".name");
        if (!place.empty()) line += (line.empty() ? "" : " · ") + name("space", place);
        line += (line.empty() ? "" : " · ") + player(scene);
        return out_.escaped(line);
    }

    void remember(const Json& scene, const std::string& event, const std::string& text, const std::string& line)
    {
        const Json about = scene.value("about", Json::object());
        std::string what = texts_.text("book.memory");
        if (const Json cards = scene.value("cards", Json::array()); event == "memory" && !cards.empty()) {
            what += " · " + texts_.text("story_card." + cards[0].get<std::string>());
        }
        if (const std::string quest = text_at(about, "quest"); !quest.empty())
            what += " · " + name("quest", quest, ".name");
        if (const std::string mission = text_at(about, "mission"); !mission.empty()) {
            what += " · " + name("mission", mission, ".name");
        }
        if (event == "memory" && !text.empty()) out_.paragraph(out_.told(text, texts_));
        out_.memory(out_.escaped(line), out_.escaped(what));
    }

    const Json& story_;
    const Texts& texts_;
    Writer& out_;
    std::string part_, last_line_;
};

}  // namespace

std::string make_book(const Json& story, const Texts& texts, BookFormat format)
{
    const auto writer = format == BookFormat::Html ? std::unique_ptr<Writer>(new HtmlWriter(text_at(story, "game")))
                                                   : std::make_unique<MarkdownWriter>();
    Book(story, texts, *writer).write();
    return writer->take();
}

}  // namespace snowbound
