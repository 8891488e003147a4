// JSON out and in over fields(). Reading never throws and never trusts: it says what is wrong and where.
#pragma once

#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "core/fields.h"
#include "core/questions.h"

namespace snowbound {

using Json = nlohmann::ordered_json;

template <class T>
Json to_json(const T& value);

class JsonWriter {
public:
    explicit JsonWriter(Json& object) : object_(object) {}
    template <class T>
    void operator()(std::string_view name, const T& value)
    {
        if (!is_left_out(value)) object_[std::string(name)] = to_json(value);
    }

private:
    Json& object_;
};

template <class T>
Json to_json(const T& x)
{
    if constexpr (NamedEnum<T>) {
        return std::string(name_of(x));
    } else if constexpr (NumberEnum<T>) {
        return static_cast<std::uint64_t>(x);
    } else if constexpr (std::is_integral_v<T>) {
        return x;
    } else if constexpr (std::is_same_v<T, SeatSet>) {
        Json list = Json::array();
        for (const Seat seat : x) {
            list.push_back(index(seat));
        }
        return list;
    } else if constexpr (kIsBounded<T>) {
        return x.value;
    } else if constexpr (kIsOptional<T>) {
        return x ? to_json(*x) : Json(nullptr);
    } else if constexpr (kIsList<T> || kIsArray<T> || kIsSet<T>) {
        Json list = Json::array();
        for (const auto& item : x) {
            list.push_back(to_json(item));
        }
        return list;
    } else if constexpr (kIsVariant<T>) {
        Json object = Json::object();
        std::visit([&](const auto& a) { object[std::string(a.kVerb)] = to_json(a); }, x);
        return object;
    } else {
        static_assert(HasFields<const T>);
        Json object = Json::object();
        T::fields(x, JsonWriter(object));
        return object;
    }
}

// Where we are in the document, and the first thing that was wrong there.
class JsonReader {
public:
    enum class Missing : std::uint8_t {
        Refuse,       // every field must be there: what a player or a program sends
        TakesDefault  // a field added later takes its default when an old state is read
    };
    explicit JsonReader(Missing missing) : missing_(missing) {}

    template <class T>
    bool read(const Json& json, T& out);

    bool fail(const std::string& what)
    {
        if (error_.empty()) error_ = (path_.empty() ? std::string("it") : path_) + " " + what;
        return false;
    }
    const std::string& error() const { return error_; }

private:
    template <class T>
    bool read_number(const Json& json, T& out);
    template <class T>
    bool read_list(const Json& json, T& out);
    template <class T>
    bool read_set(const Json& json, T& out);
    template <class T>
    bool read_variant(const Json& json, T& out);
    template <class T>
    bool read_struct(const Json& json, T& out);
    template <class T>
    bool read_at(const std::string& step, const Json& json, T& out);

    Missing missing_;
    std::string path_;
    std::string error_;
};

template <class T>
bool JsonReader::read_at(const std::string& step, const Json& json, T& out)
{
    const std::size_t before = path_.size();
    path_ += step;
    const bool good = read(json, out);
    path_.resize(before);
    return good;
}

template <class T>
bool JsonReader::read_number(const Json& json, T& out)
{
    using Bounds = std::numeric_limits<T>;
    if (!json.is_number_integer()) return fail("must be a whole number");
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(Bounds::max())) {
        return fail("is too large");
    }
    if (!json.is_number_unsigned() && json.get<std::int64_t>() < static_cast<std::int64_t>(Bounds::min())) {
        return fail("is too small");
    }
    out = json.get<T>();
    return true;
}

template <class T>
bool JsonReader::read_list(const Json& json, T& out)
{
    if (!json.is_array()) return fail("must be a list");
    if constexpr (kIsArray<T>) {
        if (json.size() != out.size()) return fail("must have " + std::to_string(out.size()) + " entries");
    } else {
        if (json.size() > T::kCapacity) return fail("has more than " + std::to_string(T::kCapacity) + " entries");
        out.clear();
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        typename T::value_type item{};
        if (!read_at("[" + std::to_string(i) + "]", json[i], item)) return false;
        if constexpr (kIsArray<T>) {
            out[i] = item;
        } else {
            out.push_back(item);
        }
    }
    return true;
}

template <class T>
bool JsonReader::read_set(const Json& json, T& out)
{
    if (!json.is_array()) return fail("must be a list");
    out.clear();
    for (std::size_t i = 0; i < json.size(); ++i) {
        typename T::value_type item{};
        const std::string step = "[" + std::to_string(i) + "]";
        if (!read_at(step, json[i], item)) return false;
        if (static_cast<std::size_t>(item) >= T::kCapacity) return fail("names something that does not exist");
        if (out.has(item)) return fail("names something twice");
        out.add(item);
    }
    return true;
}

template <class T>
bool JsonReader::read_variant(const Json& json, T& out)
{
    if (!json.is_object() || json.size() != 1) return fail("must be an object with one key, the verb");
    const std::string& verb = json.begin().key();
    bool known = false;
    bool good = false;
    for_each_alternative<T>([&](auto alternative) {
        if (known || alternative.kVerb != verb) return;
        known = true;
        good = read_at("." + verb, json.begin().value(), alternative);
        if (good) out = alternative;
    });
    return known ? good : fail("has an unknown verb \"" + verb + "\"");
}

template <class T>
bool JsonReader::read_struct(const Json& json, T& out)
{
    if (!json.is_object()) return fail("must be an object");
    bool good = true;
    std::size_t found = 0;
    T::fields(out, [&]<class M>(std::string_view name, M& member) {
        if (!good) return;
        const auto field = json.find(std::string(name));
        if (field == json.end()) {
            if (missing_ == Missing::Refuse && !OnlyWhenSet<M>) good = fail("lacks \"" + std::string(name) + "\"");
            return;
        }
        ++found;
        good = read_at("." + std::string(name), field.value(), member);
    });
    if (!good || found == json.size()) return good;
    for (const auto& [key, unused] : json.items()) {
        bool known = false;
        T::fields(out, [&](std::string_view name, auto&) { known = known || name == key; });
        if (!known) return fail("has an unknown field \"" + key + "\"");
    }
    return true;
}

template <class T>
bool JsonReader::read(const Json& json, T& out)
{
    if constexpr (NamedEnum<T>) {
        if (!json.is_string()) return fail("must be a word");
        const auto value = from_name<T>(json.get_ref<const std::string&>());
        if (!value) return fail("has an unknown word \"" + json.get_ref<const std::string&>() + "\"");
        out = *value;
        return true;
    } else if constexpr (NumberEnum<T>) {
        std::underlying_type_t<T> number{};
        if (!read_number(json, number)) return false;
        out = static_cast<T>(number);
        return true;
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!json.is_boolean()) return fail("must be true or false");
        out = json.get<bool>();
        return true;
    } else if constexpr (std::is_integral_v<T>) {
        return read_number(json, out);
    } else if constexpr (std::is_same_v<T, SeatSet>) {
        FixedVector<Seat, kMaxSeats> seats;
        if (!read_list(json, seats)) return false;
        out = SeatSet();
        for (const Seat seat : seats) {
            if (index(seat) >= kMaxSeats) return fail("names a seat that does not exist");
            out.add(seat);
        }
        return true;
    } else if constexpr (kIsBounded<T>) {
        int number{};
        if (!read_number(json, number)) return false;
        if (number < T::kMin || number > T::kMax) {
            return fail("must be from " + std::to_string(T::kMin) + " to " + std::to_string(T::kMax));
        }
        out.value = static_cast<std::int8_t>(number);
        return true;
    } else if constexpr (kIsSet<T>) {
        return read_set(json, out);
    } else if constexpr (kIsOptional<T>) {
        out.reset();
        if (json.is_null()) return true;
        typename T::value_type value{};
        if (!read(json, value)) return false;
        out = value;
        return true;
    } else if constexpr (kIsList<T> || kIsArray<T>) {
        return read_list(json, out);
    } else if constexpr (kIsVariant<T>) {
        return read_variant(json, out);
    } else {
        static_assert(HasFields<T>);
        return read_struct(json, out);
    }
}

// Text to JSON. Nothing: it is not JSON, or nested too deeply to be meant.
std::optional<Json> parse_json(std::string_view text);

// The text under a key; "": there is none.
std::string text_at(const Json& object, const char* key);

// One line for each place where two documents differ: "players[2].gold: 3 -> 5".
std::vector<std::string> diff(const Json& before, const Json& after);

}  // namespace snowbound
