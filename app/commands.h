// The subcommands of `snowbound`, one small file each.
#pragma once

namespace CLI {
class App;
}

namespace snowbound {

// Exit codes: what a script can rely on.
inline constexpr int kDone = 0;
inline constexpr int kFailed =
    1;  // it ran, and the answer is no: a broken record, a rule bug, a golden file that differs
inline constexpr int kUsage = 2;  // the command line does not make sense
inline constexpr int kWorld = 3;  // the outside world said no: a file that cannot be read or written

// Each adds its subcommand; when chosen it runs and leaves its exit code.
void add_engine(CLI::App& app, int& exit_code);
void add_play(CLI::App& app, int& exit_code);
void add_sim(CLI::App& app, int& exit_code);
void add_arena(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_story(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_army(CLI::App& app, int& exit_code);
void add_golden(CLI::App& app, int& exit_code);
void add_fuzz(CLI::App& app, int& exit_code);
void add_export_web(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_load(CLI::App& app, int& exit_code);
void add_backup(CLI::App& app, int& exit_code);
void add_export(CLI::App& app, int& exit_code);
void add_import(CLI::App& app, int& exit_code);
void add_nodes(CLI::App& app, int& exit_code);

}  // namespace snowbound
