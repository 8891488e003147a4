#include "table/difference.h"

#include <algorithm>

namespace snowbound {
namespace {

// Just behind the text that begins here with its quotation mark.
const char* behind_text(const char* at)
{
    for (++at; *at != '"'; ++at) {
        if (*at == '\\') ++at;
    }
    return at + 1;
}

// Just behind the value that begins here. It is read by every byte that is sent: pointers are quicker than what checks
// them.
const char* behind_value(const char* at, const char* end)
{
    int depth = 0;
    do {
        switch (*at) {
            case '"': at = behind_text(at); break;
            case '{':
            case '[': ++depth, ++at; break;
            case '}':
            case ']': --depth, ++at; break;
            default: ++at; break;
        }
    } while (depth > 0);
    while (at < end && *at != ',' && *at != '}' && *at != ']') ++at;  // the rest of a number or word
    return at;
}

std::string_view between(const char* begin, const char* end) { return {begin, static_cast<std::size_t>(end - begin)}; }

struct Member {
    std::string_view key;    // with its quotation marks
    std::string_view value;  // of an object, or of a list, which has no keys
};

// The members of an object, or of a list, one after the other.
class Members {
public:
    explicit Members(std::string_view json)
        : at_(json.data() + 1), end_(json.data() + json.size()), named_(json[0] == '{')
    {
    }

    bool next(Member& member)
    {
        if (*at_ == ',') ++at_;
        if (*at_ == '}' || *at_ == ']') return false;
        if (named_) {
            const char* end = behind_text(at_);
            member.key = between(at_, end);
            at_ = end + 1;  // the colon
        }
        const char* end = behind_value(at_, end_);
        member.value = between(at_, end);
        at_ = end;
        return true;
    }

private:
    const char* at_;
    const char* end_;
    bool named_;
};

bool is_container(std::string_view value) { return value[0] == '{' || value[0] == '['; }

bool apply_members(Json& value, const Json& patch)
{
    for (const auto& [key, part] : patch.items()) {
        if (value.is_array()) {
            const bool is_number =
                !key.empty() && key.size() < 7 && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; });
            const std::size_t place = is_number ? std::stoul(key) : value.size();
            if (place >= value.size() || !apply_difference(value[place], part)) return false;
        } else if (part.is_null()) {
            value.erase(key);
        } else if (!apply_difference(value[key], part)) {
            return false;
        }
    }
    return true;
}

bool apply_edits(Json& value, const Json& patch)
{
    if (patch.size() % 3 != 0 || !value.is_array()) return false;
    auto& list = value.get_ref<Json::array_t&>();
    for (std::size_t i = 0; i < patch.size(); i += 3) {
        if (!patch[i].is_number_unsigned() || !patch[i + 1].is_number_unsigned() || !patch[i + 2].is_array()) {
            return false;
        }
        const auto at = patch[i].get<std::size_t>(), drop = patch[i + 1].get<std::size_t>();
        if (at > list.size() || drop > list.size() - at) return false;
        const auto from = list.begin() + static_cast<std::ptrdiff_t>(at);
        const auto then = list.erase(from, from + static_cast<std::ptrdiff_t>(drop));
        list.insert(then, patch[i + 2].begin(), patch[i + 2].end());
    }
    return true;
}

// FNV-1a's step, for whole sums.
std::uint32_t mixed(std::uint32_t sum, std::uint32_t next) { return (sum ^ next) * 16777619U; }

std::uint32_t sum_of(std::string_view json)
{
    if (!is_container(json)) return text_sum(json);
    const bool named = json[0] == '{';
    std::uint32_t sum = named ? 0x7B : 0x5B;
    Members members(json);
    for (Member member; members.next(member);) {
        const std::uint32_t value = sum_of(member.value);
        sum = named ? sum + mixed(text_sum(member.key), value) : mixed(sum, value);
    }
    return sum;
}

}  // namespace

std::size_t end_of_value(std::string_view json, std::size_t at)
{
    const char* end = json.data() + json.size();
    return static_cast<std::size_t>(behind_value(json.data() + at, end) - json.data());
}

bool apply_difference(Json& value, const Json& patch)
{
    if (patch.is_array() && patch.size() == 1) return value = patch[0], true;
    if (patch.is_array()) return apply_edits(value, patch);
    return patch.is_object() && value.is_structured() && apply_members(value, patch);
}

std::uint32_t text_sum(std::string_view text, std::uint32_t before)
{
    for (const char c : text) {
        before = mixed(before, static_cast<unsigned char>(c));
    }
    return before;
}

std::uint32_t value_sum(std::string_view json) { return sum_of(json); }

}  // namespace snowbound
