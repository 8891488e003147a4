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
#include "app/texts.h"
#include "server/log.h"
#include "server/qr.h"
#include "server/server.h"

namespace snowbound {
namespace {

struct ServeOrder {
    std::string listen = "127.0.0.1:8080";
    std::string data = "./data";
    std::string store = "sqlite";
    std::string tls_cert, tls_key, public_url, web;
    bool behind_proxy = false;
    double limits = 1;
    int thinkers = 0;
    int bot_ms = 1500;
    int idle = 60;
};

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
    serving.data = order.data;
    serving.limits = order.limits;
    serving.bot_ms = order.bot_ms;
    serving.idle_seconds = order.idle;
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
        if (asset.name.starts_with("locales/") && asset.name.find("/tales/") == std::string_view::npos) {
            files.push_back({std::string(asset.name), std::string(asset.text)});
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
    if (!phones.empty()) fmt::print("For phones in the same network: {}/\n{}", phones, qr_terminal(phones + "/"));
    fmt::print("Games are kept in {}. Stop with Ctrl-C.\n", order.store == "sqlite" ? order.data : "PostgreSQL");
    std::fflush(stdout);
}

int run_serve(const ServeOrder& order)
{
    auto on = read_listen(order);
    if (!on) return complain(on.trouble().message), kUsage;
    auto web = web_files(order.web);
    if (!web) return complain(web.trouble().message), kWorld;
    raise_open_files();  // a connection is a file
    const std::size_t cores = std::max(2U, std::thread::hardware_concurrency());
    Loop loop(order.thinkers > 0 ? static_cast<std::size_t>(order.thinkers) : cores - 1);
    auto server = Server::open(loop, {serving_of(order), *on, order.store, std::move(*web)});
    if (!server) return complain(server.trouble().message), kWorld;
    print_addresses(order, *on, (*server)->port());
    loop.on_signals([&](int) {
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
    command->set_config("--config", "", "a file with the same options, one a line: listen = \"0.0.0.0:8080\"");
    command->add_option("--listen", order->listen, "ADDRESS:PORT; 0.0.0.0:8080 for everybody in your network")
        ->envname("SNOWBOUND_LISTEN")
        ->capture_default_str();
    command->add_option("--data", order->data, "the folder where games are kept")
        ->envname("SNOWBOUND_DATA")
        ->capture_default_str();
    command->add_option("--store", order->store, "sqlite, or postgres://USER:PASSWORD@HOST/DATABASE")
        ->envname("SNOWBOUND_STORE")
        ->capture_default_str();
    command->add_option("--tls-cert", order->tls_cert, "certificate chain (PEM)")->envname("SNOWBOUND_TLS_CERT");
    command->add_option("--tls-key", order->tls_key, "private key (PEM)")->envname("SNOWBOUND_TLS_KEY");
    command->add_option("--public-url", order->public_url, "what people type: https://games.example.org")
        ->envname("SNOWBOUND_PUBLIC_URL");
    command->add_option("--web", order->web, "serve this folder instead of the page inside the program")
        ->envname("SNOWBOUND_WEB");
    command->add_flag("--behind-proxy", order->behind_proxy, "believe X-Forwarded-For and X-Forwarded-Proto")
        ->envname("SNOWBOUND_BEHIND_PROXY");
    command->add_option("--limits", order->limits, "times the usual rate limits; 0: none")
        ->envname("SNOWBOUND_LIMITS")
        ->check(CLI::Range(0.0, 1e6));
    command->add_option("--thinkers", order->thinkers, "threads for bots; 0: all cores but one")
        ->envname("SNOWBOUND_THINKERS")
        ->check(CLI::Range(0, 64));
    command->add_option("--bot-ms", order->bot_ms, "the longest a bot thinks")
        ->envname("SNOWBOUND_BOT_MS")
        ->check(CLI::Range(1, 60'000));
    command->add_option("--idle", order->idle, "seconds after which a table nobody looks at leaves memory")
        ->envname("SNOWBOUND_IDLE")
        ->check(CLI::Range(1, 86'400));
    command->footer(
        "Examples:\n  snowbound serve\n  snowbound serve --listen 0.0.0.0:8080 --data ~/games\n"
        "How to run it for others: docs/self-hosting.md");
    command->callback([order, &exit_code] { exit_code = run_serve(*order); });
}

}  // namespace snowbound
