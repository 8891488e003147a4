#include "store/database.h"

namespace snowbound {

std::int64_t number_of(const Value& value)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

std::string text_of(const Value& value)
{
    const auto* text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

}  // namespace snowbound
