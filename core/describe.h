// The types of a game told to others, from the same fields(): JSON Schema for options, TypeScript for the browser.
#pragma once

#include <string>

#include "core/json.h"

namespace snowbound {

// JSON Schema of an options struct: what the lobby's form and other people's programs need.
template <class T>
Json json_schema(const T& defaults)
{
    if constexpr (NamedEnum<T>) {
        Json words = Json::array();
        for (const std::string_view name : std::span<const std::string_view>(names_of(T{}))) {
            words.push_back(std::string(name));
        }
        return {{"type", "string"}, {"enum", words}, {"default", to_json(defaults)}};
    } else if constexpr (std::is_same_v<T, bool>) {
        return {{"type", "boolean"}, {"default", defaults}};
    } else if constexpr (kIsBounded<T>) {
        return {{"type", "integer"}, {"minimum", T::kMin}, {"maximum", T::kMax}, {"default", defaults.value}};
    } else if constexpr (std::is_same_v<T, SeatSet>) {
        return {{"type", "array"}, {"items", {{"type", "integer"}}}, {"default", to_json(defaults)}};
    } else if constexpr (std::is_integral_v<T>) {
        return {{"type", "integer"},
                {"minimum", std::numeric_limits<T>::min()},
                {"maximum", std::numeric_limits<T>::max()},
                {"default", defaults}};
    } else if constexpr (kIsArray<T> || kIsList<T>) {
        const typename T::value_type item{};
        const std::size_t least = kIsArray<T> ? defaults.size() : 0;
        Json schema = {{"type", "array"}, {"items", json_schema(item)}, {"minItems", least}};
        if constexpr (kIsArray<T>) schema["maxItems"] = least;
        if constexpr (kIsList<T>) schema["maxItems"] = T::kCapacity;
        schema["default"] = to_json(defaults);
        return schema;
    } else {
        Json properties = Json::object();
        T::fields(defaults, [&](std::string_view name, const auto& member) {
            properties[std::string(name)] = json_schema(member);
        });
        return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
    }
}

template <class T>
std::string typescript_type()
{
    if constexpr (NamedEnum<T>) {
        std::string words;
        for (const std::string_view name : std::span<const std::string_view>(names_of(T{}))) {
            words += (words.empty() ? "\"" : " | \"") + std::string(name) + "\"";
        }
        return words;
    } else if constexpr (std::is_same_v<T, bool>) {
        return "boolean";
    } else if constexpr (std::is_integral_v<T> || NumberEnum<T> || kIsBounded<T>) {
        return "number";
    } else if constexpr (std::is_same_v<T, SeatSet>) {
        return "number[]";
    } else if constexpr (kIsOptional<T>) {
        return typescript_type<typename T::value_type>() + " | null";
    } else if constexpr (kIsList<T> || kIsArray<T> || kIsSet<T>) {
        return "(" + typescript_type<typename T::value_type>() + ")[]";
    } else if constexpr (kIsVariant<T>) {
        std::string choices;
        for_each_alternative<T>([&]<class A>(A) {
            choices +=
                (choices.empty() ? "" : " | ") + ("{ " + std::string(A::kVerb)) + ": " + typescript_type<A>() + " }";
        });
        return choices;
    } else {
        std::string members;
        T value{};
        T::fields(value, [&]<class M>(std::string_view name, M&) {
            const char* colon = OnlyWhenSet<M> ? "?: " : ": ";
            members += (members.empty() ? " " : "; ") + std::string(name) + colon + typescript_type<M>();
        });
        return members.empty() ? "Record<string, never>" : "{" + members + " }";
    }
}

}  // namespace snowbound
