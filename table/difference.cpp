#include "table/difference.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>
#include <vector>

namespace snowbound {
namespace {

using Texts = std::vector<std::string_view>;

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
    Members(const MarkedText& whole, std::string_view json)
        : whole_(whole), at_(json.data() + 1), end_(json.data() + json.size()), named_(json[0] == '{')
    {
    }

    // `like`: what the value may well be again, which is quicker to see than to read.
    bool next(Member& member, std::string_view like = {})
    {
        if (*at_ == ',') ++at_;
        if (*at_ == '}' || *at_ == ']') return false;
        if (named_) {
            const char* end = behind_text(at_);
            member.key = between(at_, end);
            at_ = end + 1;  // the colon
        }
        const auto left = static_cast<std::size_t>(end_ - at_);
        const bool again = !like.empty() && like.size() < left && between(at_, at_ + like.size()) == like &&
                           (at_[like.size()] == ',' || at_[like.size()] == '}' || at_[like.size()] == ']');
        const char* end = again ? at_ + like.size() : whole_.behind(at_);
        member.value = between(at_, end);
        at_ = end;
        return true;
    }

private:
    const MarkedText& whole_;
    const char* at_;
    const char* end_;
    bool named_;
};

Texts values_of(const MarkedText& whole, std::string_view list)
{
    Texts values;
    Members members(whole, list);
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

class Difference {
public:
    Difference(const MarkedText& before, const MarkedText& after) : before_(before), after_(after) {}

    void write(std::string& out, std::string_view before, std::string_view after) const
    {
        const std::size_t begin = out.size();
        bool written = false;
        if (before[0] == '{' && after[0] == '{') written = write_members(out, before, after);
        if (before[0] == '[' && after[0] == '[') write_list(out, before, after), written = true;
        if (written && out.size() - begin <= after.size() + 2) return;
        out.resize(begin);
        write_whole(out, after);
    }

private:
    bool write_members(std::string& out, std::string_view before, std::string_view after) const;
    void write_places(std::string& out, const Texts& before, const Texts& after, std::size_t offset) const;
    void write_list(std::string& out, std::string_view before, std::string_view after) const;

    const MarkedText& before_;
    const MarkedText& after_;
};

// Both say their keys in the same order; some may be left out. False: they do not.
bool Difference::write_members(std::string& out, std::string_view before, std::string_view after) const
{
    Members olds(before_, before), news(after_, after);
    Member was, is;
    bool has_old = olds.next(was), has_new = news.next(is, was.value);
    out += '{';
    while (has_old || has_new) {
        if (has_old && has_new && was.key == is.key) {
            if (was.value != is.value) {
                write_key(out, is.key);
                write(out, was.value, is.value);
            }
            has_old = olds.next(was), has_new = news.next(is, was.value);
        } else if (has_old && !(has_new && has_key(Members(after_, after), was.key))) {
            write_key(out, was.key);
            out += "null";
            has_old = olds.next(was);
        } else if (has_new && !(has_old && has_key(Members(before_, before), is.key))) {
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

std::size_t hash_of_text(std::string_view text)
{
    std::uint64_t hash = text.size();
    for (std::size_t at = 0; at < text.size(); at += 8) {
        std::uint64_t part = 0;
        std::memcpy(&part, text.data() + at, std::min<std::size_t>(8, text.size() - at));
        hash = (hash ^ part) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

// Where each text stands in a list, from some place on.
class Places {
public:
    explicit Places(const Texts& list)
        : list_(list),
          mask_(std::bit_ceil(2 * list.size() + 1) - 1),
          first_(mask_ + 1, kNone),
          later_(list.size(), kNone)
    {
        for (std::size_t i = list.size(); i-- > 0;) {
            std::size_t& first = slot(list[i]);
            later_[i] = std::exchange(first, i);
        }
    }
    std::size_t from(std::string_view text, std::size_t at)  // the size of the list: nowhere
    {
        std::size_t place = slot(text);
        while (place != kNone && place < at) place = later_[place];
        return place == kNone ? list_.size() : place;
    }

private:
    static constexpr std::size_t kNone = SIZE_MAX;
    std::size_t& slot(std::string_view text)
    {
        std::size_t at = hash_of_text(text) & mask_;
        while (first_[at] != kNone && list_[first_[at]] != text) at = (at + 1) & mask_;
        return first_[at];
    }

    const Texts& list_;
    std::size_t mask_;
    std::vector<std::size_t> first_, later_;
};

// Three numbers an edit: at this place drop so many, put these in. One edit after the other.
void write_edits(std::string& out, const Texts& before, const Texts& after, std::size_t offset)
{
    Places places(before);
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

void Difference::write_places(std::string& out, const Texts& before, const Texts& after, std::size_t offset) const
{
    out += '{';
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] == after[i]) continue;
        write_key(out, '"' + std::to_string(offset + i) + '"');
        write(out, before[i], after[i]);
    }
    out += '}';
}

void Difference::write_list(std::string& out, std::string_view before, std::string_view after) const
{
    Texts olds = values_of(before_, before), news = values_of(after_, after);
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

std::uint32_t sum_of(const MarkedText& whole, std::string_view json)
{
    if (!is_container(json)) return text_sum(json);
    const bool named = json[0] == '{';
    std::uint32_t sum = named ? 0x7B : 0x5B;
    Members members(whole, json);
    for (Member member; members.next(member);) {
        const std::uint32_t value = sum_of(whole, member.value);
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

MarkedText::MarkedText(std::string json) : text_(std::move(json)), ends_(text_.size())
{
    std::vector<std::size_t> open;
    const char* begin = text_.data();
    const char* end = begin + text_.size();
    for (const char* at = begin; at < end;) {
        const auto place = static_cast<std::size_t>(at - begin);
        switch (*at) {
            case '"': at = behind_text(at); continue;
            case '{':
            case '[': open.push_back(place); break;
            case '}':
            case ']':
                ends_[open.back()] = static_cast<std::uint32_t>(place) + 1;
                open.pop_back();
                break;
            default: break;
        }
        ++at;
    }
}

const char* MarkedText::behind(const char* value) const
{
    if (*value == '{' || *value == '[') {
        return text_.data() + ends_[static_cast<std::size_t>(value - text_.data())];
    }
    return behind_value(value, text_.data() + text_.size());
}

void write_difference(std::string& out, const MarkedText& before, const MarkedText& after)
{
    Difference(before, after).write(out, before.text(), after.text());
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
    const MarkedText whole{std::string(json)};
    return sum_of(whole, whole.text());
}

}  // namespace snowbound
