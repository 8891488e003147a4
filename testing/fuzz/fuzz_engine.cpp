// Bytes to the engine protocol, line by line: there is always a reply, it is JSON, and an error leaves the match alone.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/registry.h"
#include "table/engine.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using snowbound::Engine;
    Engine engine;
    const auto all = snowbound::games();
    const std::string game(all[size % all.size()]->name());
    engine.handle(R"({"do":"new","seed":"fuzz","game":")" + game + "\"}");
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        const std::string before = engine.handle(R"({"do":"state"})");
        const auto reply = snowbound::parse_json(engine.handle(rest.substr(0, end)));
        if (!reply || !reply->contains("ok")) std::abort();
        if ((*reply)["ok"] == false && engine.handle(R"({"do":"state"})") != before) std::abort();
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return 0;
}
