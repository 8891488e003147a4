// The arguments of one request from outside: what is not asked for must not be there.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/seat.h"
#include "table/trouble.h"

namespace snowbound {

inline Trouble bad_request(const std::string& message) { return {"bad_request", message, ""}; }

// The arguments of one request. What is not asked for must not be there: a typing mistake is not silently ignored.
class Arguments {
public:
    Arguments(const Json& request, std::initializer_list<const char*> envelope)
        : request_(request), asked_(envelope.begin(), envelope.end())
    {
        if (!request.is_object()) fail("a JSON object is expected");
    }

    const Json* find(const char* name)
    {
        asked_.emplace_back(name);
        if (!request_.is_object()) return nullptr;
        const auto found = request_.find(name);
        return found == request_.end() ? nullptr : &found.value();
    }
    const Json& need(const char* name)
    {
        static const Json nothing;
        const Json* found = find(name);
        if (!found) fail(std::string("\"") + name + "\" is missing");
        return found ? *found : nothing;
    }
    std::string text(const char* name, const std::string& otherwise = "")
    {
        const Json* value = find(name);
        if (!value) return otherwise;
        if (!value->is_string()) return fail(std::string("\"") + name + "\" must be a text"), otherwise;
        return value->get<std::string>();
    }
    std::int64_t number(const char* name, std::int64_t least, std::int64_t most, std::int64_t otherwise)
    {
        const Json* value = find(name);
        if (!value) return otherwise;
        const bool whole =
            value->is_number_integer() &&
            !(value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(most));
        if (!whole || value->get<std::int64_t>() < least || value->get<std::int64_t>() > most) {
            fail(std::string("\"") + name + "\" must be a whole number from " + std::to_string(least) + " to " +
                 std::to_string(most));
            return otherwise;
        }
        return value->get<std::int64_t>();
    }
    bool flag(const char* name, bool otherwise)
    {
        const Json* value = find(name);
        if (!value) return otherwise;
        if (!value->is_boolean()) return fail(std::string("\"") + name + "\" must be true or false"), otherwise;
        return value->get<bool>();
    }
    // One of a few words.
    std::string word(const char* name, std::initializer_list<const char*> allowed, const std::string& otherwise)
    {
        const std::string value = text(name, otherwise);
        if (std::find(allowed.begin(), allowed.end(), value) != allowed.end()) return value;
        std::string list;
        for (const char* one : allowed) {
            list += (list.empty() ? "" : ", ") + std::string(one);
        }
        fail(std::string("\"") + name + "\" must be one of " + list);
        return otherwise;
    }
    Seat seat(const char* name, std::size_t seats)
    {
        if (!find(name)) fail(std::string("\"") + name + "\" is missing");
        return seat_at(static_cast<std::size_t>(number(name, 0, static_cast<std::int64_t>(seats) - 1, 0)));
    }
    void fail(const std::string& what)
    {
        if (error_.empty()) error_ = what;
    }
    // Called when everything has been asked for, before anything is done.
    std::optional<Trouble> trouble()
    {
        if (request_.is_object()) refuse_unknown();
        if (error_.empty()) return std::nullopt;
        return bad_request(error_);
    }

private:
    void refuse_unknown()
    {
        for (const auto& [key, unused] : request_.items()) {
            if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) fail("unknown field \"" + key + "\"");
        }
    }

    const Json& request_;
    std::vector<std::string> asked_;
    std::string error_;
};

}  // namespace snowbound
