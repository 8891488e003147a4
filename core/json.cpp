#include "core/json.h"

namespace snowbound {
namespace {

void diff_into(const std::string& path, const Json& before, const Json& after, std::vector<std::string>& lines)
{
    if (before == after) return;
    const auto line = [&] { lines.push_back(path + ": " + before.dump() + " -> " + after.dump()); };
    if (before.is_object() && after.is_object()) {
        for (const auto& [key, value] : before.items()) {
            const auto other = after.find(key);
            diff_into(path.empty() ? key : path + "." + key, value, other == after.end() ? Json() : other.value(),
                      lines);
        }
        for (const auto& [key, value] : after.items()) {
            if (!before.contains(key)) diff_into(path.empty() ? key : path + "." + key, Json(), value, lines);
        }
    } else if (before.is_array() && after.is_array() && before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            diff_into(path + "[" + std::to_string(i) + "]", before[i], after[i], lines);
        }
    } else {
        line();
    }
}

// Writing is recursive; a line of a million brackets must not end the process.
bool is_too_deep(std::string_view text)
{
    constexpr int kDeepest = 64;
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string && c == '\\') ++i;
        if (c == '"') in_string = !in_string;
        if (in_string) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > kDeepest) return true;
    }
    return false;
}

}  // namespace

std::optional<Json> parse_json(std::string_view text)
{
    if (is_too_deep(text)) return std::nullopt;
    Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (json.is_discarded()) return std::nullopt;
    return json;
}

std::vector<std::string> diff(const Json& before, const Json& after)
{
    std::vector<std::string> lines;
    diff_into("", before, after, lines);
    return lines;
}

std::string text_at(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace snowbound
