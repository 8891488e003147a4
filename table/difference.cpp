#include "table/difference.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace snowbound {
namespace {

using Texts = std::vector<std::string_view>;

// Just behind the text whose quotation mark is at `at`.
std::size_t end_of_text(std::string_view json, std::size_t at)
{
    for (++at; json[at] != '"'; ++at) {
        if (json[at] == '\\') ++at;
    }
    return at + 1;
}

struct Member {
    std::string_view key;    // with its quotation marks
    std::string_view value;  // of an object, or of a list, which has no keys
};

// The members of an object, or of a list, one after the other.
class Members {
public:
    explicit Members(std::string_view json) : json_(json), named_(json[0] == '{') {}

    bool next(Member& member)
    {
        if (json_[at_] == ',' || at_ == 0) ++at_;
        if (json_[at_] == '}' || json_[at_] == ']') return false;
        if (named_) {
            const std::size_t end = end_of_text(json_, at_);
            member.key = json_.substr(at_, end - at_);
            at_ = end + 1;  // the colon
        }
        const std::size_t end = end_of_value(json_, at_);
        member.value = json_.substr(at_, end - at_);
        at_ = end;
        return true;
    }

private:
    std::string_view json_;
    bool named_;
    std::size_t at_ = 0;
};

Texts values_of(std::string_view list)
{
    Texts values;
    Members members(list);
    for (Member member; members.next(member);) {
        values.push_back(member.value);
    }
    return values;
}

// A whole value in place of another.
void write_whole(std::string& out, std::string_view value)
{
    out += '[';
    out += value;
    out += ']';
}

bool is_container(std::string_view value) { return value[0] == '{' || value[0] == '['; }

void write_key(std::string& out, std::string_view key)
{
    if (out.back() != '{') out += ',';
    out += key;
    out += ':';
}

bool has_key(Members rest, std::string_view key)
{
    for (Member member; rest.next(member);) {
        if (member.key == key) return true;
    }
    return false;
}

// Both say their keys in the same order; some may be left out. False: they do not.
bool write_members(std::string& out, std::string_view before, std::string_view after)
{
    Members olds(before), news(after);
    Member was, is;
    bool has_old = olds.next(was), has_new = news.next(is);
    out += '{';
    while (has_old || has_new) {
        if (has_old && has_new && was.key == is.key) {
            if (was.value != is.value) {
                write_key(out, is.key);
                write_difference(out, was.value, is.value);
            }
            has_old = olds.next(was), has_new = news.next(is);
        } else if (has_old && !(has_new && has_key(Members(after), was.key))) {
            write_key(out, was.key);
            out += "null";
            has_old = olds.next(was);
        } else if (has_new && !(has_old && has_key(Members(before), is.key))) {
            write_key(out, is.key);
            write_whole(out, is.value);
            has_new = news.next(is);
        } else {
            return false;
        }
    }
    out += '}';
    return true;
}

// Where each text stands in a list, from some place on.
class Places {
public:
    explicit Places(const Texts& list) : later_(list.size())
    {
        first_.reserve(list.size());
        for (std::size_t i = list.size(); i-- > 0;) {
            const auto [found, is_new] = first_.try_emplace(list[i], i);
            later_[i] = is_new ? list.size() : std::exchange(found->second, i);
        }
    }
    std::size_t from(std::string_view text, std::size_t at) const  // the size of the list: nowhere
    {
        const auto found = first_.find(text);
        std::size_t place = found == first_.end() ? later_.size() : found->second;
        while (place < at) place = later_[place];
        return place;
    }

private:
    std::unordered_map<std::string_view, std::size_t> first_;
    std::vector<std::size_t> later_;
};

// Three numbers an edit: at this place drop so many, put these in. One edit after the other.
void write_edits(std::string& out, const Texts& before, const Texts& after, std::size_t offset)
{
    const Places places(before);
    std::size_t old = 0, done = 0;  // of `before` and of `after`
    out += '[';
    const auto edit = [&](std::size_t until_old, std::size_t until_new) {
        if (until_old == old && until_new == done) return;
        if (out.back() != '[') out += ',';
        out += std::to_string(offset + done) + ',' + std::to_string(until_old - old) + ",[";
        for (std::size_t i = done; i < until_new; ++i) {
            if (i > done) out += ',';
            out += after[i];
        }
        out += ']';
    };
    for (std::size_t i = 0; i < after.size(); ++i) {
        const std::size_t place = places.from(after[i], old);
        if (place == before.size()) continue;
        edit(place, i);
        old = place + 1, done = i + 1;
    }
    edit(before.size(), after.size());
    out += ']';
}

void write_places(std::string& out, const Texts& before, const Texts& after, std::size_t offset)
{
    out += '{';
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] == after[i]) continue;
        write_key(out, '"' + std::to_string(offset + i) + '"');
        write_difference(out, before[i], after[i]);
    }
    out += '}';
}

void write_list(std::string& out, std::string_view before, std::string_view after)
{
    Texts olds = values_of(before), news = values_of(after);
    std::size_t same = 0;
    while (same < std::min(olds.size(), news.size()) && olds[same] == news[same]) ++same;
    std::size_t end = 0;
    while (end < std::min(olds.size(), news.size()) - same &&
           olds.end()[-1 - static_cast<std::ptrdiff_t>(end)] == news.end()[-1 - static_cast<std::ptrdiff_t>(end)]) {
        ++end;
    }
    const auto cut = [&](Texts& list) {
        list.resize(list.size() - end);
        list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(same));
    };
    cut(olds), cut(news);
    const std::size_t begin = out.size();
    write_edits(out, olds, news, same);
    if (olds.size() != news.size() || !std::ranges::all_of(news, is_container)) return;
    std::string other;
    write_places(other, olds, news, same);
    if (other.size() < out.size() - begin) out.replace(begin, std::string::npos, other);
}

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

}  // namespace

std::size_t end_of_value(std::string_view json, std::size_t at)
{
    int depth = 0;
    do {
        switch (json[at]) {
            case '"': at = end_of_text(json, at); break;
            case '{':
            case '[': ++depth, ++at; break;
            case '}':
            case ']': --depth, ++at; break;
            case ',':
            case ':': ++at; break;
            default:
                while (at < json.size() && json[at] != ',' && json[at] != '}' && json[at] != ']') ++at;
        }
    } while (depth > 0);
    return at;
}

void write_difference(std::string& out, std::string_view before, std::string_view after)
{
    const std::size_t begin = out.size();
    bool written = false;
    if (before[0] == '{' && after[0] == '{') written = write_members(out, before, after);
    if (before[0] == '[' && after[0] == '[') write_list(out, before, after), written = true;
    if (written && out.size() - begin <= after.size() + 2) return;
    out.resize(begin);
    write_whole(out, after);
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

std::uint32_t value_sum(std::string_view json)
{
    if (!is_container(json)) return text_sum(json);
    const bool named = json[0] == '{';
    std::uint32_t sum = named ? 0x7B : 0x5B;
    Members members(json);
    for (Member member; members.next(member);) {
        const std::uint32_t value = value_sum(member.value);
        sum = named ? sum + mixed(text_sum(member.key), value) : mixed(sum, value);
    }
    return sum;
}

}  // namespace snowbound
