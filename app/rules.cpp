// `snowbound rules`: the rules page, one clause of it, or which clauses nobody has written or tested.
#include "app/rules.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <set>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/terminal.h"
#include "app/texts.h"
#include "games/registry.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const AnyGame& game)
{
    std::string folder(game.name());
    std::replace(folder.begin(), folder.end(), '-', '_');
    return "games/" + folder;
}

// Where the sources are: here, or where this program was built.
std::string find_root(const std::string& wanted, const std::string& folder)
{
    std::error_code error;
    for (const std::string& root : {wanted, std::string("."), std::string(SNOWBOUND_ROOT)}) {
        if (!root.empty() && fs::is_directory(fs::path(root) / folder, error)) return root;
    }
    return {};
}

// Every clause named in a text, as "PT-6.6" or "DW-SRC.4" (comments, rule(), RULE()), or as "PT_6_6" (names of tests).
void collect_clauses(std::string_view text, std::string_view prefix, std::set<std::string>& found)
{
    const auto part = [](const std::string& id, char c) {  // a chapter may have letters, the number after it has none
        const auto byte = static_cast<unsigned char>(c);
        return std::isdigit(byte) || (std::isupper(byte) && id.find('.') == std::string::npos);
    };
    for (std::size_t at = text.find(prefix); at != std::string_view::npos; at = text.find(prefix, at + 1)) {
        std::size_t i = at + prefix.size();
        if (i >= text.size() || (text[i] != '-' && text[i] != '_')) continue;
        const char joint = text[i] == '-' ? '.' : '_';
        std::string id = std::string(prefix) + "-";
        for (++i; i < text.size(); ++i) {
            const bool jointed = text[i] == joint && i + 1 < text.size() && id.find('.') == std::string::npos &&
                                 std::isdigit(static_cast<unsigned char>(text[i + 1]));
            if (!jointed && !part(id, text[i])) break;
            id += jointed ? '.' : text[i];
        }
        const auto plain = [&](std::size_t n) {
            return n >= text.size() || !std::isalnum(static_cast<unsigned char>(text[n]));
        };
        if (i < text.size() && std::islower(static_cast<unsigned char>(text[i])) && plain(i + 1))
            id += text[i];  // R16b
        found.insert(id);
    }
}

// Those cited by rule("PT-6.6"), RULE("PT-6.6") or "PT-6.6: ...": what a text in quotes begins with.
void collect_citations(std::string_view text, std::string_view prefix, std::set<std::string>& found)
{
    const std::string begin = '"' + std::string(prefix) + '-';
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
        const auto end =
            text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-", at + 1);
        if (end != std::string_view::npos) found.insert(std::string(text.substr(at + 1, end - at - 1)));
    }
}

using Collect = void(std::string_view text, std::string_view prefix, std::set<std::string>& found);

std::set<std::string> clauses_in(const fs::path& folder, std::string_view prefix, Collect& collect = collect_clauses)
{
    std::set<std::string> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const auto name = entry.path().filename();
        if (name.extension() != ".cpp" && name.extension() != ".h") continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        collect(text, prefix, found);
    }
    return found;
}

std::size_t list_missing(const Rulebook& book, const std::set<std::string>& named, std::string_view what,
                         std::ostream& out)
{
    std::string ids;
    std::size_t missing = 0;
    for (const Clause& clause : book.clauses()) {
        if (named.contains(clause.id)) continue;
        ++missing;
        ids += (ids.empty() ? "  " : ", ") + clause.id;
    }
    out << fmt::format("{} of {} clauses {}", missing, book.clauses().size(), what) << (missing ? ":\n" : ".\n");
    if (missing) out << wrapped(ids, 2) << "\n";
    return missing;
}

// Citations of clauses that are not in the book: a slip of the pen, or a clause that has gone. What is measured how is
// no clause of its own, but a line "- *G8.3* ..." of the page.
std::size_t list_unknown(const Rulebook& book, std::string_view prefix, std::set<std::string> cited, std::ostream& out)
{
    std::erase_if(cited, [&](const std::string& id) {
        return book.find(id) ||
               book.page().find("\n- *" + id.substr(prefix.size() + 1) + "* ") != std::string_view::npos;
    });
    for (const std::string& id : cited) {
        out << id << " is cited, but there is no such clause.\n";
    }
    return cited.size();
}

int show_coverage(const AnyGame& game, const std::string& wanted_root, std::ostream& out, std::ostream& error)
{
    const std::string folder = folder_of(game);
    const std::string root = find_root(wanted_root, folder);
    if (root.empty()) {
        error << "snowbound: " << folder << " is not here; run this from a source checkout\n";
        return kWorld;
    }
    const Rulebook book = Rulebook::of(game);
    const fs::path sources = fs::path(root) / folder;
    list_missing(book, clauses_in(sources, game.prefix()), "are not cited by any code", out);
    auto tested = clauses_in(sources / "tests", game.prefix());
    tested.merge(clauses_in(fs::path(root) / "testing/tests", game.prefix()));  // what holds for every game
    const auto untested = list_missing(book, tested, "have no test", out);
    auto cited = clauses_in(sources, game.prefix(), collect_citations);
    cited.merge(clauses_in(sources / "tests", game.prefix(), collect_citations));
    const auto unknown = list_unknown(book, game.prefix(), cited, out);
    return untested + unknown == 0 ? kDone : kFailed;
}

}  // namespace

int show_rules(const RulesOrder& order, std::ostream& out, std::ostream& error)
{
    const AnyGame* game = find_game(order.game);
    if (!game) return kUsage;
    if (order.coverage) return show_coverage(*game, order.root, out, error);
    const Rulebook book = Rulebook::of(*game, order.language);
    if (order.clause.empty()) {
        out << page_for_terminal(book.page());
        return kDone;
    }
    if (const Clause* clause = book.find(order.clause)) {
        out << clause->chapter << "\n" << for_terminal(*clause) << "\n";
        return kDone;
    }
    std::string ids;
    for (const std::string& id : book.near(order.clause)) {
        ids += (ids.empty() ? "" : ", ") + id;
    }
    error << fmt::format("snowbound: there is no clause {}; near it: {}\n", printable(order.clause, 40), ids);
    return kUsage;
}

void add_rules(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<RulesOrder>();
    CLI::App* command = app.add_subcommand("rules",
                                           "Read the rules of a game.\n"
                                           "\n"
                                           "  snowbound rules paper-tales             the whole page\n"
                                           "  snowbound rules paper-tales PT-6.6      one clause; 6.6 works too\n"
                                           "  snowbound rules paper-tales --coverage  clauses without code or test");
    command->add_option("GAME", order->game, "the game, such as paper-tales")->required();
    auto* clause = command->add_option("CLAUSE", order->clause, "the number of a clause");
    command
        ->add_flag("--coverage", order->coverage,
                   "list clauses that no code cites or no test names, and citations of what is no clause")
        ->excludes(clause);
    command->add_option("--lang", order->language, "the language: en, de, it")
        ->check(CLI::IsMember(Texts::languages()));
    command->callback([order, &exit_code] {
        exit_code = game_or_complain(order->game) ? show_rules(*order, std::cout, std::cerr) : kUsage;
    });
}

}  // namespace snowbound
