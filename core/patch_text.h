// What has changed from one value to the next, as a patch of docs/protocol.md, over the same fields() as JsonText: what
// is the same in both is not even written. What it says is true of the JSON of both.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/json_text.h"

namespace snowbound {

// How many entries two lists have in common in front and at the back.
struct SameEnds {
    std::size_t front = 0, back = 0;

    template <class List>
    SameEnds(const List& before, const List& after)
    {
        const std::size_t least = std::min(before.size(), after.size());
        while (front < least && before[front] == after[front]) ++front;
        while (back < least - front && before[before.size() - 1 - back] == after[after.size() - 1 - back]) ++back;
    }
};

// The patch of a list by its entries, three numbers an edit: at this place drop so many, put these in. One edit after
// the other. `say` writes an entry. Where both are sorted, nothing is looked for twice.
template <class List, class Say>
void write_edits(std::string& out, const List& before, const List& after, const SameEnds& same, const Say& say)
{
    JsonText json(out);
    std::size_t old = same.front, done = same.front;  // of `before` and of `after`
    json.raw("[");
    const auto edit = [&](std::size_t until_old, std::size_t until_new) {
        if (until_old == old && until_new == done) return;
        json.comma(), json.value(done), json.raw(","), json.value(until_old - old), json.raw(",[");
        for (; done < until_new; ++done) {
            json.comma(), say(after[done]);
        }
        json.raw("]");
    };
    const auto begin = before.begin() + static_cast<std::ptrdiff_t>(same.front);
    const std::size_t end = before.size() - same.back;
    const bool sorted = std::is_sorted(begin, before.begin() + static_cast<std::ptrdiff_t>(end));
    for (std::size_t i = same.front; i + same.back < after.size(); ++i) {
        std::size_t place = old;
        while (place < end && (sorted ? before[place] < after[i] : !(before[place] == after[i]))) ++place;
        if (place == end || !(before[place] == after[i])) continue;
        edit(place, i);
        old = place + 1, done = i + 1;
    }
    edit(end, after.size() - same.back);
    json.raw("]");
}

class PatchText {
public:
    explicit PatchText(std::string& out) : out_(out) {}

    template <class T>
    void change(const T& before, const T& after);  // they differ

private:
    template <class T>
    void whole(const T& after)
    {
        out_ += '[';
        JsonText(out_).value(after);
        out_ += ']';
    }
    template <class T>
    void members(const T& before, const T& after);
    template <class T>
    void entries(const T& before, const T& after);
    template <class List>
    void places(const List& before, const List& after, const SameEnds& same);
    template <class T>
    void or_whole(std::size_t begin, const T& after);

    std::string& out_;
};

// Of two texts one behind the other, from `first` and from `second` on, the shorter one stays.
inline void keep_the_shorter(std::string& out, std::size_t first, std::size_t second)
{
    if (out.size() - second < second - first)
        out.erase(first, second - first);
    else
        out.resize(second);
}

template <class Set>
auto listed(const Set& set)
{
    std::vector<std::remove_cvref_t<decltype(*set.begin())>> list;
    for (const auto item : set) {
        list.push_back(item);
    }
    return list;
}

template <class T>
void PatchText::change(const T& before, const T& after)
{
    if constexpr (kIsOptional<T>) {
        if (!before || !after) return whole(after);
        change(*before, *after);
    } else if constexpr (kIsVariant<T>) {
        if (before.index() != after.index()) return whole(after);
        std::visit(
            [&](const auto& now) {
                using Now = std::remove_cvref_t<decltype(now)>;
                out_ += '{';
                JsonText(out_).key(Now::kVerb);
                change(std::get<Now>(before), now);
                out_ += '}';
            },
            after);
    } else if constexpr (kIsList<T> || kIsArray<T>) {
        entries(before, after);
    } else if constexpr (std::is_same_v<T, SeatSet> || kIsSet<T>) {
        entries(listed(before), listed(after));
    } else if constexpr (HasFields<const T>) {
        members(before, after);
    } else {
        whole(after);
    }
}

template <class T>
void PatchText::or_whole(std::size_t begin, const T& after)
{
    const std::size_t second = out_.size();
    whole(after);
    keep_the_shorter(out_, begin, second);
}

template <class T>
void PatchText::members(const T& before, const T& after)
{
    std::array<const void*, 64> olds;  // as many as SB_FIELDS can list
    std::size_t all = 0, changed = 0, at = 0;
    T::fields(before, [&](std::string_view, const auto& member) { olds[all++] = &member; });
    const std::size_t begin = out_.size();
    out_ += '{';
    T::fields(after, [&](std::string_view name, const auto& is) {
        using Member = std::remove_cvref_t<decltype(is)>;
        const auto& was = *static_cast<const Member*>(olds[at++]);
        if (was == is) return;
        ++changed;
        JsonText(out_).key(name);
        if (is_left_out(is))
            out_ += "null";
        else if (is_left_out(was))
            whole(is);
        else
            change(was, is);
    });
    out_ += '}';
    if (changed == all) or_whole(begin, after);
}

// What has changed at each place, or which entries came and went.
template <class T>
void PatchText::entries(const T& before, const T& after)
{
    using Item = std::remove_cvref_t<decltype(after[0])>;
    constexpr bool kHasParts =
        HasFields<const Item> || kIsVariant<Item> || kIsList<Item> || kIsArray<Item> || kIsSet<Item>;
    const SameEnds same(before, after);
    const auto say = [this](const Item& item) { JsonText(out_).value(item); };
    if constexpr (kHasParts) {
        if (before.size() == after.size()) {
            const std::size_t first = out_.size();
            places(before, after, same);
            if (same.front + same.back + 1 == after.size()) return;
            const std::size_t second = out_.size();
            write_edits(out_, before, after, same, say);
            return keep_the_shorter(out_, first, second);
        }
    }
    write_edits(out_, before, after, same, say);
}

template <class List>
void PatchText::places(const List& before, const List& after, const SameEnds& same)
{
    out_ += '{';
    for (std::size_t i = same.front; i + same.back < after.size(); ++i) {
        if (before[i] == after[i]) continue;
        JsonText(out_).key(std::to_string(i));
        change(before[i], after[i]);
    }
    out_ += '}';
}

}  // namespace snowbound
