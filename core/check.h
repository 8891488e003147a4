// What happens when we are wrong: one hook, which never returns.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

namespace snowbound {

// A broken invariant of the rules. Freezes one table; never caused by what a player sends.
class RuleBug : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Throws RuleBug natively; traps in WebAssembly, which has no exceptions.
[[noreturn]] void rule_bug(const char* what);

// Runs f; what it says if it ended in a RuleBug. In WebAssembly a RuleBug has trapped already.
template <class F>
std::optional<std::string> rule_bug_in(F&& f)
{
#if defined(__cpp_exceptions)
    try {
        f();
    } catch (const RuleBug& bug) {
        return bug.what();
    }
#else
    f();
#endif
    return std::nullopt;
}

}  // namespace snowbound

#define SB_CHECK(condition, what)        \
    do {                                 \
        if (!(condition)) [[unlikely]] { \
            ::snowbound::rule_bug(what); \
        }                                \
    } while (false)
