// `snowbound story`: what was told in a match, as a book.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "app/book.h"
#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"

namespace snowbound {
namespace {

struct StoryOrder {
    std::string file;
    std::string language = "en";
    std::string format = "md";
    std::string out;
};

int run_story(const StoryOrder& order)
{
    const auto opened = open_record_file(order.file);
    if (!opened) {
        complain(opened.trouble().message);
        return opened.trouble().code == "unreadable" ? kWorld : kFailed;
    }
    const Record& record = opened->record;
    const auto table = opened->game->replay(record, record.events.size());
    if (!table) return complain(order.file + ": " + table.trouble().message), kFailed;
    if ((*table)->scenes().empty()) {
        return complain(fmt::format("{}: nothing is told in {}", order.file, record.game)), kFailed;
    }
    const Texts texts(order.language, record.game);
    const std::string book =
        make_book(story_of(**table), texts, order.format == "html" ? BookFormat::Html : BookFormat::Markdown);
    if (order.out.empty()) {
        fmt::print("{}", book);
        return kDone;
    }
    const auto written = write_file(order.out, book);
    if (!written) return complain(written.trouble().message), kWorld;
    return kDone;
}

}  // namespace

void add_story(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<StoryOrder>();
    auto* command = app.add_subcommand("story", "make a book of what was told in a match");
    command->add_option("record", order->file, "a record, as `play` saves it and the engine's `record` gives it")
        ->required();
    command->add_option("--lang", order->language, "of headings and names; what was told stays as it is")
        ->check(CLI::IsMember(Texts::languages()));
    command->add_option("--format", order->format, "md (Markdown) or html")->check(CLI::IsMember({"md", "html"}));
    command->add_option("--out", order->out, "write to this file instead of standard output");
    command->footer("Example:\n  snowbound story evening.json --lang de --format html --out evening.html");
    command->callback([order, &exit_code] { exit_code = run_story(*order); });
}

}  // namespace snowbound
