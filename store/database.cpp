// Which database a name means, and what values mean.
#include "store/database.h"

#include <filesystem>

namespace snowbound {

Result<std::unique_ptr<Database>> open_database(const std::string& store, const std::string& data_folder, Access access)
{
    if (store == "sqlite") {
        return open_sqlite((std::filesystem::path(data_folder) / "snowbound.sqlite").string(), access);
    }
    if (store.starts_with("postgres://") || store.starts_with("postgresql://")) return open_postgres(store, access);
    // What was given is not repeated: it may be a mistyped address with a password in it.
    return Trouble{"bad_store",
                   "the store must be \"sqlite\" or an address like postgres://user:password@host/database", "", ""};
}

std::optional<Trouble> refuse_values(const Statement& statement)
{
    for (const Value& value : statement.values) {
        const auto* text = std::get_if<std::string>(&value);
        if (text && text->find('\0') != std::string::npos) {
            return Trouble{"database", "a text with a NUL byte cannot be stored (" + std::string(statement.sql) + ")",
                           "", ""};
        }
    }
    return std::nullopt;
}

std::int64_t number_of(const Value& value)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

std::string text_of(const Value& value)
{
    const auto* text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

}  // namespace snowbound
