// `snowbound nodes`: who shares a database, and what each of them has.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/store_options.h"
#include "core/json.h"
#include "store/node_life.h"

namespace snowbound {
namespace {

struct NodesOrder {
    StoreOrder store;
    bool json = false;
};

void print(const std::vector<NodeFound>& found)
{
    if (found.empty()) fmt::print("No node serves this database just now.\n");
    for (const NodeFound& node : found) {
        const Json body = parse_json(node.row.body).value_or(Json::object());
        const bool takes = body.value("takes", Json(true)) != Json(false);
        fmt::print("{:<16} tables {:>6}   renewed {:.1f} s ago   {}   life {}{}\n", node.row.name, node.tables,
                   static_cast<double>(node.row.age) / 1000, text_at(body, "inner"), node.row.id,
                   takes ? "" : "   takes no tables: it ends, or is cut off from the others");
    }
}

void print_json(const std::vector<NodeFound>& found)
{
    Json list = Json::array();
    for (const NodeFound& node : found) {
        const Json body = parse_json(node.row.body).value_or(Json::object());
        list.push_back({{"node", node.row.name},
                        {"life", node.row.id},
                        {"tables", node.tables},
                        {"renewed_ms_ago", node.row.age},
                        {"inner", text_at(body, "inner")}});
    }
    fmt::print("{}\n", Json{{"nodes", list}}.dump());
}

int run_nodes(const NodesOrder& order)
{
    if (order.store.store == "sqlite")
        return complain("--store names the PostgreSQL database that nodes share"), kUsage;
    const auto database = visit_store(order.store);
    if (!database) return complain(database.trouble().message), kWorld;
    const auto found = read_nodes(**database);
    if (!found) return complain(found.trouble().message), kWorld;
    order.json ? print_json(*found) : print(*found);
    return kDone;
}

}  // namespace

void add_nodes(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<NodesOrder>();
    auto* command = app.add_subcommand("nodes", "who shares a PostgreSQL database, and how many tables each has");
    add_store_options(*command, order->store);
    command->add_flag("--json", order->json, "one JSON object");
    command->footer(
        "A node that has not renewed for five seconds is ended by the others, and its tables go on there.\n"
        "Example:\n  snowbound nodes --store postgres://snowbound@db.example/snowbound");
    command->callback([order, command, &exit_code] {
        read_config(*command, order->store, Others::Ignore);
        exit_code = run_nodes(*order);
    });
}

}  // namespace snowbound
