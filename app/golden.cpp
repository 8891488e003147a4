// `snowbound golden`: compares the stored playthroughs with what the engine does now, or writes them anew.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <sstream>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/golden_tables.h"
#include "games/registry.h"
#include "table/playthrough.h"

namespace snowbound {
namespace {

std::string first_difference(const std::string& stored, const std::string& now)
{
    std::istringstream a(stored);
    std::istringstream b(now);
    std::string left;
    std::string right;
    for (int line = 1; std::getline(a, left) && std::getline(b, right); ++line) {
        if (left != right) return fmt::format("line {}\n  stored: {:.300}\n  now:    {:.300}", line, left, right);
    }
    return "one is longer than the other";
}

int check_one(const AnyGame& game, const std::string& folder, bool update)
{
    const auto path = fmt::format("{}/{}/playthrough.txt", folder, game.name());
    const auto text = playthrough(game);
    if (!text) return complain(path + ": " + text.trouble().message), kFailed;
    if (update) {
        std::error_code error;
        std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
        const auto written = write_file(path, *text);
        if (!written) return complain(written.trouble().message), kWorld;
        fmt::print("wrote {}\n", path);
        return kDone;
    }
    const auto stored = read_file(path);
    if (!stored) return complain(stored.trouble().message), kWorld;
    if (*stored != *text) return complain(path + " differs: " + first_difference(*stored, *text)), kFailed;
    fmt::print("same  {}\n", path);
    return kDone;
}

// Never written anew: they are what people's tables looked like when these rules were the newest.
int write_tables(const AnyGame& game, const std::string& folder)
{
    const auto version = game.about()["rules_version"].get<int>();
    const auto path = fmt::format("{}/{}/tables/v{}", folder, game.name(), version);
    std::error_code error;
    if (std::filesystem::exists(path, error)) return kDone;
    const auto files = make_stored_tables(game);
    if (!files) return complain(path + ": " + files.trouble().message), kFailed;
    std::filesystem::create_directories(path, error);
    for (const auto& [name, file] : *files) {
        const auto written = write_file(path + "/" + name, file.dump() + "\n");
        if (!written) return complain(written.trouble().message), kWorld;
        fmt::print("wrote {}/{}\n", path, name);
    }
    return kDone;
}

int golden(const std::string& folder, bool update)
{
    int worst = kDone;
    for (const AnyGame* game : games()) {
        if (update) worst = std::max(worst, write_tables(*game, folder));
        worst = std::max(worst, check_one(*game, folder, update));
    }
    return worst;
}

}  // namespace

void add_golden(CLI::App& app, int& exit_code)
{
    auto update = std::make_shared<bool>(false);
    auto folder = std::make_shared<std::string>("testdata");
    auto* command = app.add_subcommand("golden", "compare the stored playthroughs with what the engine does now");
    command->add_flag("--update", *update, "write them anew; the diff is the review");
    command->add_option("--folder", *folder, "where testdata lies")->capture_default_str();
    command->callback([=, &exit_code] { exit_code = golden(*folder, *update); });
}

}  // namespace snowbound
