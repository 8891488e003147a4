// `snowbound army`: is this a legal army of Tail Feathers, what does it cost, and what exactly is wrong with it?
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands.h"
#include "app/files.h"
#include "app/texts.h"
#include "games/tail_feathers/flow.h"

namespace snowbound {
namespace {

using namespace tail_feathers;

struct Wish {
    std::string file, faction = "militia", size = "standard", language = "en";
    bool mystics = false, show = false;
};

int judge(const Army& army, Faction faction, const tail_feathers::Options& options, const std::string& language)
{
    const int points = points_of(options.size);
    const ArmyFaults faults = army_faults(army, faction, options);
    for (const ArmyFault& fault : faults) {
        const auto [rule, why] = refusal_of(fault);
        fmt::print("entry {}: {} ({})\n", fault.entry + 1,
                   Texts(language, "tail-feathers").text("refusal." + std::string(why)), rule.id);
    }
    if (!faults.empty()) return kFailed;
    fmt::print("{} of {} points\n", cost_of(army), points);
    return kDone;
}

int check_army(const Wish& wish)
{
    const auto faction = from_name<Faction>(wish.faction);
    const auto size = from_name<ArmySize>(wish.size);
    if (!faction || !size) {
        fmt::print(stderr, "snowbound: factions are militia and raiders, sizes quick, standard and epic\n");
        return kUsage;
    }
    tail_feathers::Options options;
    options.size = *size;
    options.mystics = wish.mystics;
    if (wish.show) {
        fmt::print("{}\n", to_json(quick_army(*faction)).dump(2));
        return kDone;
    }
    const auto text = read_file(wish.file);
    if (!text) {
        fmt::print(stderr, "snowbound: {}\n", text.trouble().message);
        return kWorld;
    }
    const auto json = parse_json(*text);
    Army army;
    JsonReader reader(JsonReader::Missing::TakesDefault);
    if (!json || !reader.read(*json, army)) {
        fmt::print("the list cannot be read: {}\n", json ? reader.error() : "it is not JSON");
        return kFailed;
    }
    return judge(army, *faction, options, wish.language);
}

}  // namespace

void add_army(CLI::App& app, int& exit_code)
{
    auto* command = app.add_subcommand("army", "check an army list of Tail Feathers");
    auto wish = std::make_shared<Wish>();
    auto* file = command->add_option("file", wish->file, "the list, as JSON: birds and ground");
    command->add_option("--faction", wish->faction, "militia or raiders")->capture_default_str();
    command->add_option("--size", wish->size, "quick (40 points), standard (60), epic (80)")->capture_default_str();
    command->add_option("--lang", wish->language, "en, de or it")->capture_default_str();
    command->add_flag("--mystics", wish->mystics, "units of Mice and Mystics are allowed");
    auto* show = command->add_flag("--show", wish->show, "print the faction's quick-play list as an example");
    command->footer("  snowbound army --show > mine.json\n  snowbound army mine.json --faction raiders");
    command->callback([=, &exit_code] {
        if (!*file && !*show) throw CLI::RequiredError("file");
        exit_code = check_army(*wish);
    });
}

}  // namespace snowbound
