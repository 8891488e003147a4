// `snowbound engine`: the JSON lines of docs/protocol.md over standard input and output.
#include "table/engine.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <istream>

#include "app/commands.h"
#include "app/narrate.h"
#include "app/texts.h"

namespace snowbound {
namespace {

// Like getline, but a line that never ends costs no memory beyond the limit.
bool read_line(std::istream& in, std::string& line)
{
    line.clear();
    std::streambuf* bytes = in.rdbuf();
    for (int c = bytes->sbumpc(); c != std::char_traits<char>::eof(); c = bytes->sbumpc()) {
        if (c == '\n') return true;
        if (line.size() <= kLongestLine) line.push_back(static_cast<char>(c));
    }
    return !line.empty();
}

std::string explain(std::string_view game, std::string_view why)
{
    return Texts("en", game).text("refusal." + std::string(why));
}

int run_engine(std::istream& in, std::ostream& out)
{
    Engine engine(explain, narrate);
    std::string line;
    while (!engine.wants_to_quit() && read_line(in, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        out << engine.handle(line) << std::endl;  // flushed: the other side waits for it
        if (!out) return kWorld;
    }
    return kDone;
}

}  // namespace

void add_engine(CLI::App& app, int& exit_code)
{
    auto* command = app.add_subcommand("engine", "drive a match with JSON lines on standard input and output");
    command->footer(
        "One request a line, one reply a line. A short conversation:\n"
        "  {\"do\":\"games\"}\n"
        "  {\"do\":\"new\",\"game\":\"paper-tales\",\"seats\":3,\"seed\":\"7\"}\n"
        "  {\"do\":\"bot\",\"seat\":0,\"level\":\"medium\"}\n"
        "  {\"do\":\"answer\",\"seat\":0,\"decision\":16,\"choice\":{\"pick\":{\"card\":\"golem\"}}}\n"
        "  {\"do\":\"view\",\"seat\":0,\"since\":0}\n"
        "Every request is explained in docs/protocol.md.");
    command->callback([&exit_code] { exit_code = run_engine(std::cin, std::cout); });
}

}  // namespace snowbound
