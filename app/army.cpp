#include "app/army.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/files.h"
#include "app/texts.h"
#include "games/tail_feathers/flow.h"

namespace snowbound {
namespace {

using namespace tail_feathers;

std::string name_of_entry(const Army& army, std::size_t entry, const Texts& texts)
{
    if (entry < army.birds.size()) return texts.text("bird." + std::string(name_of(army.birds[entry].bird)) + ".name");
    return texts.text("ground." + std::string(name_of(army.ground[entry - army.birds.size()].unit)) + ".name");
}

int judge(const Army& army, Faction faction, const tail_feathers::Options& options, const Texts& texts,
          std::ostream& out)
{
    const ArmyFaults faults = army_faults(army, faction, options);
    for (const ArmyFault& fault : faults) {
        const auto [rule, why] = refusal_of(fault);
        if (fault.entry < army.birds.size() + army.ground.size()) {
            out << fmt::format("entry {}, {}: ", fault.entry + 1, name_of_entry(army, fault.entry, texts));
        }
        out << fmt::format("{} ({})\n", texts.text("refusal." + std::string(why)), rule.id);
    }
    out << fmt::format("{} of {} points\n", cost_of(army), points_of(options.size));
    return faults.empty() ? kDone : kFailed;
}

}  // namespace

int check_army(const ArmyOrder& order, std::ostream& out, std::ostream& error)
{
    const auto faction = from_name<Faction>(order.faction);
    const auto size = from_name<ArmySize>(order.size);
    if (!faction || !size) {
        error << "snowbound: factions are militia and raiders, sizes quick, standard and epic\n";
        return kUsage;
    }
    tail_feathers::Options options;
    options.size = *size;
    options.mystics = order.mystics;
    if (order.show) {
        out << fmt::format("{}\n", to_json(quick_army(*faction)).dump(2));
        return kDone;
    }
    const auto text = read_file(order.file);
    if (!text) {
        error << fmt::format("snowbound: {}\n", text.trouble().message);
        return kWorld;
    }
    const auto json = parse_json(*text);
    Army army;
    JsonReader reader(JsonReader::Missing::TakesDefault);
    if (!json || !reader.read(*json, army)) {
        out << fmt::format("the list cannot be read: {}\n", json ? reader.error() : "it is not JSON");
        return kFailed;
    }
    return judge(army, *faction, options, Texts(order.language, "tail-feathers"), out);
}

void add_army(CLI::App& app, int& exit_code)
{
    auto* command = app.add_subcommand("army", "check an army list of Tail Feathers");
    auto order = std::make_shared<ArmyOrder>();
    auto* file = command->add_option("file", order->file, "the list, as JSON: birds and ground");
    command->add_option("--faction", order->faction, "militia or raiders")->capture_default_str();
    command->add_option("--size", order->size, "quick (40 points), standard (60), epic (80)")->capture_default_str();
    command->add_option("--lang", order->language, "en, de or it")->capture_default_str();
    command->add_flag("--mystics", order->mystics, "units of Mice and Mystics are allowed");
    auto* show = command->add_flag("--show", order->show, "print the faction's quick-play list as an example");
    command->footer("  snowbound army --show > mine.json\n  snowbound army mine.json --faction militia");
    command->callback([=, &exit_code] {
        if (!*file && !*show) throw CLI::RequiredError("file");
        exit_code = check_army(*order, std::cout, std::cerr);
    });
}

}  // namespace snowbound
