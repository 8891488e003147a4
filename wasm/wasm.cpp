// The engine for the browser: the same JSON lines as `snowbound engine`, over three exported functions; and a fourth
// that teaches it to tell, since it carries no texts.
#include <cstdint>
#include <map>
#include <string>

#ifndef SNOWBOUND_SILENT
#include "story/storyteller.h"
#endif
#include "table/engine.h"

namespace {

using namespace snowbound;

#ifdef SNOWBOUND_SILENT  // a game in which nobody tells anything
constexpr Engine::Narrate narrate = nullptr;
#else
std::map<std::string, Narrator>& narrators()  // by game and language
{
    static std::map<std::string, Narrator> known;
    return known;
}

Result<Json> narrate(const AnyTable& table, Seat seat, const Json& choice, const std::string& language,
                     Engine::Tale tale)
{
    const auto found = narrators().find(std::string(table.game()) + " " + language);
    if (found == narrators().end()) return Trouble{"no_narrator", "nobody was taught to tell this", ""};
    return narrate_with(found->second, table, seat, choice, tale);
}
#endif

Engine& engine()
{
    static Engine instance(nullptr, narrate);
    return instance;
}

std::string& request()
{
    static std::string bytes;
    return bytes;
}

std::string& reply()
{
    static std::string bytes;
    return bytes;
}

}  // namespace

extern "C" {

// Room for a request of that many bytes; write it there, then call sb_handle().
[[clang::export_name("sb_request")]] char* sb_request(std::uint32_t size)
{
    request().resize(size);
    return request().data();
}

// Answers the request; the reply's bytes begin here...
[[clang::export_name("sb_handle")]] const char* sb_handle()
{
    reply() = engine().handle(request());
    return reply().data();
}

// ...and are this many.
[[clang::export_name("sb_reply_size")]] std::uint32_t sb_reply_size()
{
    return static_cast<std::uint32_t>(reply().size());
}

#ifndef SNOWBOUND_SILENT
// The request is a grammar, "game" and "lang" beside it (locales/<lang>/tales/<game>.json): bots tell by it from now
// on. 0: it is none.
[[clang::export_name("sb_teach")]] int sb_teach()
{
    const auto lesson = parse_json(request());
    if (!lesson || !lesson->is_object()) return 0;
    const auto grammar = lesson->find("grammar");
    if (grammar == lesson->end()) return 0;
    auto narrator = Narrator::from(*grammar);
    if (!narrator) return 0;
    narrators().insert_or_assign(text_at(*lesson, "game") + " " + text_at(*lesson, "lang"), std::move(*narrator));
    return 1;
}
#endif

// Debian's compiler-rt for WebAssembly was built with the stack protector.
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
