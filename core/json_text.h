// JSON straight into a text, over the same fields() as to_json(): what a server sends a thousand times a second needs
// no document in between. Both say the same (a contract of every game).
#pragma once

#include <charconv>
#include <string>

#include "core/fields.h"

namespace snowbound {

class JsonText {
public:
    explicit JsonText(std::string& out) : out_(out) {}

    void raw(std::string_view text) { out_ += text; }
    void key(std::string_view name)  // of an object; the first has no comma before it
    {
        if (out_.back() != '{') out_ += ',';
        out_ += '"';
        out_ += name;
        out_ += "\":";
    }
    void comma()  // before an entry of a list; the first has none
    {
        if (out_.back() != '[') out_ += ',';
    }
    void word(std::string_view id)  // an id or a key: nothing in it needs escaping
    {
        out_ += '"';
        out_ += id;
        out_ += '"';
    }
    template <class List>
    void words(const List& ids)
    {
        out_ += '[';
        for (const std::string_view id : ids) {
            comma();
            word(id);
        }
        out_ += ']';
    }
    template <class T>
    void value(const T& x);

private:
    void number(auto x)
    {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, x);
        out_.append(digits, end.ptr);
    }
    template <class T>
    void list(const T& items)
    {
        out_ += '[';
        for (const auto& item : items) {
            comma();
            value(item);
        }
        out_ += ']';
    }

    std::string& out_;
};

template <class T>
void JsonText::value(const T& x)
{
    if constexpr (NamedEnum<T>) {
        word(name_of(x));
    } else if constexpr (NumberEnum<T>) {
        number(static_cast<std::uint64_t>(x));
    } else if constexpr (std::is_same_v<T, bool>) {
        raw(x ? "true" : "false");
    } else if constexpr (std::is_integral_v<T>) {
        number(static_cast<std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>(x));
    } else if constexpr (kIsBounded<T>) {
        number(static_cast<std::int64_t>(x.value));
    } else if constexpr (kIsOptional<T>) {
        x ? value(*x) : raw("null");
    } else if constexpr (std::is_same_v<T, SeatSet> || kIsList<T> || kIsArray<T> || kIsSet<T>) {
        list(x);
    } else if constexpr (kIsVariant<T>) {
        raw("{");
        std::visit(
            [&](const auto& a) {
                key(a.kVerb);
                value(a);
            },
            x);
        raw("}");
    } else {
        static_assert(HasFields<const T>);
        raw("{");
        T::fields(x, [&](std::string_view name, const auto& member) {
            if (is_left_out(member)) return;
            key(name);
            value(member);
        });
        raw("}");
    }
}

template <class T>
std::string to_text(const T& value)
{
    std::string text;
    JsonText(text).value(value);
    return text;
}

}  // namespace snowbound
