#include "core/check.h"

namespace snowbound {

void rule_bug([[maybe_unused]] const char* what)
{
#if defined(__cpp_exceptions)
    throw RuleBug(what);
#else
    __builtin_trap();
#endif
}

}  // namespace snowbound
