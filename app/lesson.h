// `snowbound lesson`: its subcommand (app/commands.h).
#pragma once

namespace CLI {
class App;
}

namespace snowbound {

void add_lesson(CLI::App& app, int& exit_code);

}  // namespace snowbound
