// What the program carries inside itself: the texts of locales/, the pages of docs/rules/ and the browser's page.
#pragma once

#include <span>
#include <string_view>

namespace snowbound {

struct Asset {
    std::string_view name;  // "locales/en/shell.json"
    std::string_view text;
};

std::span<const Asset> assets();                // sorted by name
std::string_view asset(std::string_view name);  // "": there is none of that name

}  // namespace snowbound
