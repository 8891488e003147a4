// The program `snowbound`.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>

#include "app/commands.h"
#include "app/lesson.h"

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error of writing, not the end of us
    CLI::App app{
        "Snowbound: a table for board games, every rule enforced, hidden things truly hidden.\n"
        "\n"
        "First steps:\n"
        "  snowbound serve                     open the table for browsers\n"
        "  snowbound play paper-tales          play against bots in this terminal\n"
        "  snowbound rules paper-tales PT-6.6  read a clause of the rules\n"
        "  snowbound engine                    drive a match with JSON lines (docs/protocol.md)\n"
        "\n"
        "`snowbound COMMAND --help` explains each command with examples.\n"
        "Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 a file or stream failed."};
    app.name("snowbound");
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string("snowbound ") + SNOWBOUND_VERSION);
    int exit_code = snowbound::kDone;
    snowbound::add_play(app, exit_code);
    snowbound::add_engine(app, exit_code);
    snowbound::add_sim(app, exit_code);
    snowbound::add_arena(app, exit_code);
    snowbound::add_replay(app, exit_code);
    snowbound::add_story(app, exit_code);
    snowbound::add_rules(app, exit_code);
    snowbound::add_army(app, exit_code);
    snowbound::add_golden(app, exit_code);
    snowbound::add_lesson(app, exit_code);
    snowbound::add_fuzz(app, exit_code);
    snowbound::add_export_web(app, exit_code);
    snowbound::add_serve(app, exit_code);
    snowbound::add_load(app, exit_code);
    snowbound::add_backup(app, exit_code);
    snowbound::add_export(app, exit_code);
    snowbound::add_import(app, exit_code);
    snowbound::add_nodes(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error);
        return code == 0 ? snowbound::kDone : snowbound::kUsage;
    }
    if (std::fflush(stdout) != 0) return snowbound::kWorld;
    return exit_code;
}
