// The address of a PostgreSQL database, taken apart by libpq.
#include "store/postgres_address.h"

#include <libpq-fe.h>

#include <algorithm>
#include <memory>

namespace snowbound {
namespace {

// An @, / or ? in a password must be written as %40, %2F, %3F. Where it is not, libpq takes parts of the password for
// the host and would name them in its messages.
bool has_plain_password_signs(const std::string& url)
{
    const auto begin = url.find("://") + 3;
    const auto end = std::min(url.find_first_of("/?#", begin), url.size());
    const auto authority = std::string_view(url).substr(begin, end - begin);
    if (std::ranges::count(authority, '@') > 1) return true;
    return !authority.empty() && authority.find('@') == std::string_view::npos &&
           url.find('@', end) != std::string::npos;
}

Trouble not_understood()
{
    return {"bad_store",
            "the address of the PostgreSQL database cannot be understood: it should look like "
            "postgres://user:password@host:5432/database, with special characters in the password written like %40",
            "", ""};
}

std::string value_or(const PQconninfoOption& option, const char* otherwise)
{
    return option.val && *option.val ? option.val : otherwise;
}

}  // namespace

Result<PostgresAddress> PostgresAddress::parse(const std::string& url)
{
    if (has_plain_password_signs(url)) return not_understood();
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(PQconninfoParse(url.c_str(), nullptr),
                                                                              &PQconninfoFree);
    if (!parsed) return not_understood();
    PostgresAddress address;
    // First the defaults: what the address says comes later and wins.
    address.options_ = {{"connect_timeout", "4"},  {"application_name", "snowbound"}, {"tcp_user_timeout", "6000"},
                        {"keepalives_idle", "10"}, {"keepalives_interval", "5"},      {"keepalives_count", "3"}};
    std::string host = "this machine", name = "its default";
    for (const PQconninfoOption* option = parsed.get(); option->keyword; ++option) {
        const std::string keyword = option->keyword;
        if (keyword == "host") host = value_or(*option, "this machine");
        if (keyword == "dbname") name = value_or(*option, "its default");
        if (option->val) address.options_.emplace_back(keyword, option->val);
    }
    address.options_.emplace_back("client_encoding", "UTF8");
    address.where_ = "the PostgreSQL database " + name + " on " + host;
    return address;
}

std::vector<const char*> PostgresAddress::names() const
{
    std::vector<const char*> all;
    for (const auto& option : options_) all.push_back(option.first.c_str());
    all.push_back(nullptr);
    return all;
}

std::vector<const char*> PostgresAddress::values() const
{
    std::vector<const char*> all;
    for (const auto& option : options_) all.push_back(option.second.c_str());
    all.push_back(nullptr);
    return all;
}

}  // namespace snowbound
