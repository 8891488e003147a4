#include "app/serve_options.h"

#include <CLI/CLI.hpp>

namespace snowbound {

void add_serve_options(CLI::App& command, ServeOrder& order)
{
    add_store_options(command, order.store);
    command.add_option("--listen", order.listen, "ADDRESS:PORT; 0.0.0.0:8080 for everybody in your network")
        ->envname("SNOWBOUND_LISTEN")
        ->capture_default_str();
    command.add_option("--tls-cert", order.tls_cert, "certificate chain (PEM)")->envname("SNOWBOUND_TLS_CERT");
    command.add_option("--tls-key", order.tls_key, "private key (PEM)")->envname("SNOWBOUND_TLS_KEY");
    command.add_option("--public-url", order.public_url, "what people type: https://games.example.org")
        ->envname("SNOWBOUND_PUBLIC_URL");
    command.add_option("--web", order.web, "serve this folder instead of the page inside the program")
        ->envname("SNOWBOUND_WEB");
    command.add_flag("--behind-proxy", order.behind_proxy, "believe X-Forwarded-For and X-Forwarded-Proto")
        ->envname("SNOWBOUND_BEHIND_PROXY");
    command.add_option("--limits", order.limits, "times the usual rate limits; 0: none")
        ->envname("SNOWBOUND_LIMITS")
        ->check(CLI::Range(0.0, 1e6));
    command.add_option("--thinkers", order.thinkers, "threads for bots; 0: all cores but one, and two at least")
        ->envname("SNOWBOUND_THINKERS")
        ->check(CLI::Range(0, 64));
    command.add_option("--bot-ms", order.bot_ms, "the longest a bot thinks")
        ->envname("SNOWBOUND_BOT_MS")
        ->check(CLI::Range(1, 60'000));
    command.add_option("--idle", order.idle, "seconds after which a table nobody looks at leaves memory")
        ->envname("SNOWBOUND_IDLE")
        ->check(CLI::Range(1, 86'400));
    command
        .add_option("--node", order.node,
                    "this server's name among several on one PostgreSQL (docs/scaling.md); each has its own")
        ->envname("SNOWBOUND_NODE")
        ->check([](const std::string& name) {
            const bool good =
                !name.empty() && name.size() <= 40 &&
                name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") ==
                    std::string::npos;
            return good ? std::string() : std::string("--node takes up to 40 letters, digits, dots and dashes");
        });
    command
        .add_option("--inner", order.inner,
                    "ADDRESS:PORT at which other nodes reach this one; never open to the internet")
        ->envname("SNOWBOUND_INNER")
        ->capture_default_str();
    command
        .add_option("--inner-as", order.inner_as,
                    "ADDRESS:PORT from which other nodes see --inner, where it is another one")
        ->envname("SNOWBOUND_INNER_AS");
    command
        .add_option("--operator-token", order.operator_token, "opens /operator; better in the file or the environment")
        ->envname("SNOWBOUND_OPERATOR_TOKEN")
        ->check([](const std::string& token) {
            return token.size() < 16 ? std::string("--operator-token needs at least 16 characters") : std::string();
        });
    command.add_option("--away", order.away, "seconds after which others may let a bot play for who is away")
        ->envname("SNOWBOUND_AWAY")
        ->check(CLI::Range(10, 86'400));
}

}  // namespace snowbound
