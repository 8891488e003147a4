// `snowbound serve`: the server.
#include <fmt/core.h>
#include <ifaddrs.h>
#include <netdb.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <thread>

#include "app/assets.h"
#include "app/book.h"
#include "app/choose_game.h"
#include "app/commands.h"
#include "app/narrate.h"
#include "app/open_files.h"
#include "app/serve_options.h"
#include "app/texts.h"
#include "server/log.h"
#include "server/notify.h"
#include "server/qr.h"
#include "server/server.h"

namespace snowbound {
namespace {

// "127.0.0.1:8080", "[::]:8080", ":8080"
Result<ListenOn> read_listen(const ServeOrder& order)
{
    ListenOn on;
    const std::size_t colon = order.listen.rfind(':');
    const Trouble wrong{"bad_listen", "--listen must be ADDRESS:PORT, not \"" + order.listen + "\"", ""};
    if (colon == std::string::npos) return wrong;
    on.address = order.listen.substr(0, colon);
    if (on.address.starts_with('[') && on.address.ends_with(']'))
        on.address = on.address.substr(1, on.address.size() - 2);
    if (on.address.empty()) on.address = "0.0.0.0";
    const char* end = order.listen.data() + order.listen.size();
    const auto read = std::from_chars(order.listen.data() + colon + 1, end, on.port);
    if (read.ec != std::errc() || read.ptr != end) return wrong;
    on.tls_cert = order.tls_cert;
    on.tls_key = order.tls_key;
    on.behind_proxy = order.behind_proxy;
    if (order.limits == 0) on.most_per_address = 0;
    return on;
}

Serving serving_of(const ServeOrder& order)
{
    Serving serving;
    serving.public_url = order.public_url;
    serving.data = order.store.data;
    serving.limits = order.limits;
    serving.bot_ms = order.bot_ms;
    serving.idle_seconds = order.idle;
    serving.away_seconds = order.away;
    serving.operator_token = order.operator_token;
    serving.node = order.node;
    serving.explain = [](std::string_view game, std::string_view why, const std::string& language) {
        return Texts(language, game).text("refusal." + std::string(why));
    };
    serving.narrate = [](const AnyTable& table, Seat seat, const Json& choice, const std::string& language) {
        return narrate(table, seat, choice, language, Engine::Tale::Whole);
    };
    serving.first_line = [](const AnyTable& table, Seat seat, const Json& choice, const std::string& language) {
        return narrate(table, seat, choice, language, Engine::Tale::FirstLine);
    };
    serving.book = [](const AnyTable& table, const std::string& language, const std::string& format) {
        return make_book(story_of(table), Texts(language, table.game()),
                         format == "html" ? BookFormat::Html : BookFormat::Markdown);
    };
    return serving;
}

Result<std::vector<BundleFile>> web_files(const std::string& folder)
{
    if (!folder.empty()) return read_bundle(folder);
    std::vector<BundleFile> files;
    constexpr std::string_view kWeb = "web/";
    for (const Asset& asset : assets()) {
        if (asset.name.starts_with(kWeb)) {
            files.push_back({std::string(asset.name.substr(kWeb.size())), std::string(asset.text)});
        }
    }
    return files;
}

// The address of this machine in its own network, for phones.
std::string lan_address()
{
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return "";
    std::string found;
    for (const ifaddrs* one = all; one && found.empty(); one = one->ifa_next) {
        if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET) continue;
        char host[NI_MAXHOST] = "";
        getnameinfo(one->ifa_addr, sizeof(sockaddr_in), host, sizeof host, nullptr, 0, NI_NUMERICHOST);
        if (!std::string_view(host).starts_with("127.")) found = host;
    }
    freeifaddrs(all);
    return found;
}

void print_addresses(const ServeOrder& order, const ListenOn& on, std::uint16_t port)
{
    const char* scheme = on.tls_cert.empty() ? "http" : "https";
    const bool everywhere = on.address == "0.0.0.0" || on.address == "::";
    const std::string here = everywhere ? "localhost" : on.address;
    fmt::print("Snowbound is open: {}://{}:{}/\n", scheme, here, port);
    std::string phones = order.public_url;
    if (phones.empty() && everywhere) {
        if (const std::string lan = lan_address(); !lan.empty()) phones = fmt::format("{}://{}:{}", scheme, lan, port);
    }
    const char* whom = order.public_url.empty() ? "For phones in the same network" : "For everybody";
    if (!phones.empty()) fmt::print("{}: {}/\n{}", whom, phones, qr_terminal(phones + "/"));
    fmt::print("Games are kept in {}. Stop with Ctrl-C.\n",
               order.store.store == "sqlite" ? order.store.data : "PostgreSQL");
    std::fflush(stdout);
}

std::string way_out(const Trouble& trouble, const ListenOn& on)
{
    if (trouble.code != "cannot_listen" && trouble.code != "bad_address") return "";
    std::string address = trouble.code == "bad_address" ? "127.0.0.1" : on.address;
    if (address.find(':') != std::string::npos) address = "[" + address + "]";
    const int next = on.port < 1024 || on.port == 65535 ? 8080 : on.port + 1;
    return fmt::format(" Choose another one with --listen, for example --listen {}:{}", address, next);
}

int run_serve(const ServeOrder& order)
{
    auto on = read_listen(order);
    if (!on) return complain(on.trouble().message), kUsage;
    auto web = web_files(order.web);
    if (!web) return complain(web.trouble().message), kWorld;
    raise_open_files();  // a connection is a file
    const std::size_t cores = std::max(2U, std::thread::hardware_concurrency());
    Loop loop(order.thinkers > 0 ? static_cast<std::size_t>(order.thinkers) : std::max<std::size_t>(2, cores - 1));
    auto server =
        Server::open(loop, {serving_of(order), *on, order.store.store, order.inner, order.inner_as, std::move(*web)});
    if (!server) return complain(server.trouble().message + way_out(server.trouble(), *on)), kWorld;
    print_addresses(order, *on, (*server)->port());
    notify_manager("READY=1");
    loop.on_signals([&](int) {
        notify_manager("STOPPING=1");
        log_line(Level::Info, "closing");
        (*server)->close([&] { loop.stop(); });
    });
    loop.run();
    loop.finish_workers();
    return kDone;
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<ServeOrder>();
    auto* command = app.add_subcommand("serve", "open the table for browsers: the server");
    add_serve_options(*command, *order);
    command->footer(
        "Examples:\n  snowbound serve\n  snowbound serve --listen 0.0.0.0:8080 --data ~/games\n"
        "How to run it for others: docs/self-hosting.md");
    command->callback([order, command, &exit_code] {
        read_config(*command, order->store, Others::Refuse);
        exit_code = run_serve(*order);
    });
}

}  // namespace snowbound
