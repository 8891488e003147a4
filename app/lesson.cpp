// `snowbound lesson`: checks lessons (docs/lessons.md) by playing them, and makes drafts of records.
#include "app/lesson.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/lesson_check.h"
#include "app/lesson_draft.h"
#include "table/lesson.h"

namespace snowbound {
namespace {

int check_one(const std::string& path)
{
    const auto text = read_file(path);
    if (!text) return complain(text.trouble().message), kWorld;
    const auto json = parse_json(*text);
    if (!json) return complain(path + ": this is not valid JSON in UTF-8"), kFailed;
    const auto file = read_lesson(*json);
    if (!file) return complain(path + ": " + file.trouble().message), kFailed;
    LessonReport report = check_lesson(*file);
    for (const std::string& problem : check_lesson_words(*file)) {
        report.problems.push_back(problem);
    }
    const std::string solved =
        file->is_drill ? fmt::format(", random play solves {} of {}", report.solved, report.random) : "";
    fmt::print("{} {}: {} steps, {} ways through{}\n", report.problems.empty() ? "good" : "BAD ", path, report.steps,
               report.ways, solved);
    for (const std::string& problem : report.problems) {
        fmt::print("     {}\n", problem);
    }
    return report.problems.empty() ? kDone : kFailed;
}

struct DraftOrder {
    std::string record;
    std::string out;
    DraftWish wish;
    std::size_t seat = 0;
};

int draft(DraftOrder order)
{
    const auto record = read_record_file(order.record);
    if (!record) return complain(record.trouble().message), kWorld;
    order.wish.seat = seat_at(order.seat);
    if (order.wish.id.empty()) order.wish.id = record->game + "/draft";
    const auto lesson = draft_lesson(*record, order.wish);
    if (!lesson) return complain(order.record + ": " + lesson.trouble().message), kFailed;
    const auto file = read_lesson(*lesson);
    if (!file) return complain("the draft is no lesson: " + file.trouble().message), kFailed;
    const auto report = check_lesson(*file);
    for (const std::string& problem : report.problems) {
        complain("to be mended: " + problem);
    }
    const std::string text = lesson_text(*lesson);
    if (order.out.empty()) return fmt::print("{}", text), kDone;
    const auto written = write_file(order.out, text);
    if (!written) return complain(written.trouble().message), kWorld;
    fmt::print("wrote {}; its words belong into locales/*/lesson_<game>.json:\n", order.out);
    for (const std::string& key : file->keys()) {
        fmt::print("  {}.{}\n", file->texts, key);
    }
    return kDone;
}

void add_draft(CLI::App& lesson, int& exit_code)
{
    auto order = std::make_shared<DraftOrder>();
    auto* command = lesson.add_subcommand("draft", "make a draft of a lesson from a saved match");
    command->add_option("RECORD", order->record, "a saved match")->required();
    command->add_option("--from", order->wish.from, "the event it begins before")->required();
    command->add_option("--to", order->wish.to, "the event it ends before")->required();
    command->add_option("--seat", order->seat, "who learns")->capture_default_str();
    command->add_option("--id", order->wish.id, "paper-tales/second");
    command->add_option("--out", order->out, "where to write it; else it is printed");
    command->callback([order, &exit_code] { exit_code = draft(*order); });
}

}  // namespace

void add_lesson(CLI::App& app, int& exit_code)
{
    auto* command = app.add_subcommand("lesson", "lessons: check them, or make drafts of saved matches");
    command->require_subcommand(1);
    auto files = std::make_shared<std::vector<std::string>>();
    auto* check = command->add_subcommand("check", "play lessons along right, wrong and random answers");
    check->add_option("FILE", *files, "lessons/<game>/<name>.json")->required();
    check->callback([files, &exit_code] {
        for (const std::string& path : *files) {
            exit_code = std::max(exit_code, check_one(path));
        }
    });
    add_draft(*command, exit_code);
}

}  // namespace snowbound
