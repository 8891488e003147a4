// The engine for the browser: the same JSON lines as `snowbound engine`, over three exported functions.
#include <cstdint>
#include <string>

#include "table/engine.h"

namespace {

snowbound::Engine& engine()
{
    static snowbound::Engine instance;
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

// Debian's compiler-rt for WebAssembly was built with the stack protector.
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
