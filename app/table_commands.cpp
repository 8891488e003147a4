// `snowbound export` and `snowbound import`: one table out of a store as a file, and a new table from such a file.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <fstream>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/store_options.h"
#include "app/table_file.h"
#include "store/file_copy.h"

namespace snowbound {
namespace {

struct ExportOrder {
    StoreOrder store;
    std::string table, report, out;
};

struct ImportOrder {
    StoreOrder store;
    std::string file;
    std::string bots = "medium";
};

int failed(const Trouble& trouble)
{
    complain(trouble.message);
    const bool asked_wrong = trouble.code == "no_table" || trouble.code == "no_report";
    return asked_wrong ? kFailed : kWorld;
}

int run_export(ExportOrder order)
{
    if (order.table.empty() && order.report.empty()) return complain("name a table, or --report ID"), kUsage;
    auto database = visit_store(order.store);
    if (!database) return failed(database.trouble());
    Json report;
    if (!order.report.empty()) {
        const auto found = read_report(**database, order.report);
        if (!found) return failed(found.trouble());
        if (!order.table.empty() && order.table != found->first) {
            return complain("report " + order.report + " is about the table " + found->first), kFailed;
        }
        order.table = found->first;
        report = found->second;
    }
    auto table = export_table(**database, order.table);
    if (!table) return failed(table.trouble());
    if (!report.is_null()) table->file["report"] = report;
    complain("this file holds secrets: the seed, hidden cards, chat and private notes of table " + order.table);
    if (!table->remark.empty()) complain("the table does not replay: " + table->remark);
    const std::string text = table->file.dump() + "\n";
    if (order.out.empty()) return fmt::print("{}", text), kDone;
    // For its owner's eyes, and never over another file.
    const auto written = copy_to(order.out, [&](const std::string& part) -> Result<bool> {
        std::ofstream out(part, std::ios::binary);
        out << text;
        out.close();
        return out ? Result<bool>(true) : Trouble{"unwritable", order.out + " cannot be written", ""};
    });
    return written ? kDone : failed(written.trouble());
}

int run_import(const ImportOrder& order)
{
    const auto content = read_file(order.file);
    if (!content) return failed(content.trouble());
    const auto json = parse_json(*content);
    if (!json) return complain(order.file + ": is not valid JSON"), kFailed;
    auto table = read_table_file(*json);
    if (!table) return complain(order.file + ": " + table.trouble().message), kFailed;
    auto database = visit_store(order.store);
    if (!database) return failed(database.trouble());
    const auto id = import_table(**database, std::move(*table), order.bots);
    if (!id) return failed(id.trouble());
    fmt::print("{}\n", *id);
    return kDone;
}

}  // namespace

void add_export(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<ExportOrder>();
    auto* command = app.add_subcommand("export", "write everything about one table into a file, while the server runs");
    command->add_option("table", order->table, "its id: the end of its link");
    command->add_option("--report", order->report, "add what a player reported; then the table need not be named");
    command->add_option("--out", order->out, "write to this file instead of standard output");
    add_store_options(*command, order->store);
    command->footer(
        "The file holds the secrets of the game: do not give it to somebody who plays in it.\n"
        "Example:\n  snowbound export 7k3mp2q9xa --data /var/lib/snowbound --out table.json");
    command->callback([order, command, &exit_code] {
        read_config(*command, order->store, Others::Ignore);
        exit_code = run_export(*order);
    });
}

void add_import(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<ImportOrder>();
    auto* command = app.add_subcommand("import", "make a new table from an exported one or from a record");
    command->add_option("file", order->file, "what `export` wrote, or a record as `play` saves it")->required();
    command->add_option("--bots", order->bots, "plays the seats of people who are not known here")
        ->check(CLI::IsMember({"random", "greedy", "easy", "medium", "hard"}))
        ->capture_default_str();
    add_store_options(*command, order->store);
    command->footer(
        "The match is replayed and checked first. The id of the new table is printed; its page is /table/ID.\n"
        "Example:\n  snowbound import table.json --data /var/lib/snowbound");
    command->callback([order, command, &exit_code] {
        read_config(*command, order->store, Others::Ignore);
        exit_code = run_import(*order);
    });
}

}  // namespace snowbound
