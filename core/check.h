// What happens when we are wrong: one hook, which never returns.
#pragma once

#include <stdexcept>

namespace snowbound {

// A broken invariant of the rules. Freezes one table; never caused by what a player sends.
class RuleBug : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Throws RuleBug natively; traps in WebAssembly, which has no exceptions.
[[noreturn]] void rule_bug(const char* what);

}  // namespace snowbound

#define SB_CHECK(condition, what)        \
    do {                                 \
        if (!(condition)) [[unlikely]] { \
            ::snowbound::rule_bug(what); \
        }                                \
    } while (false)
