#include "app/assets.h"

namespace snowbound {

std::string_view asset(std::string_view name)
{
    for (const Asset& each : assets()) {
        if (each.name == name) return each.text;
    }
    return {};
}

}  // namespace snowbound
