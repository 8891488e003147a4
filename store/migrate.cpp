// The number a database has, and the migrations it still needs.
#include "store/migrate.h"

namespace snowbound {
namespace {

Result<std::int64_t> version_of(const Schema& schema)
{
    const auto there = schema.database.read({schema.has_version, {}});
    if (!there) return there.trouble();
    if (there->empty() || number_of((*there)[0][0]) == 0) return std::int64_t{0};
    const auto rows = schema.database.read({"SELECT number FROM schema_version", {}});
    if (!rows) return rows.trouble();
    return rows->empty() ? std::int64_t{0} : number_of((*rows)[0][0]);
}

std::int64_t newest(std::span<const Migration> known) { return known.empty() ? 0 : known.back().number; }

// Together with its number: a crash in between leaves both or neither.
std::string script_of(const Migration& migration, std::int64_t before)
{
    std::string text = migration.sql;
    if (before == 0) text += "\nCREATE TABLE schema_version (number BIGINT NOT NULL);";
    text += "\nDELETE FROM schema_version;\nINSERT INTO schema_version (number) VALUES (";
    return text + std::to_string(migration.number) + ");";
}

}  // namespace

Result<bool> is_up_to_date(const Schema& schema, std::span<const Migration> known)
{
    const auto version = version_of(schema);
    if (!version) return version.trouble();
    if (*version > newest(known)) {
        return Trouble{"newer_schema",
                       schema.where + " was written by a newer snowbound (its schema is number " +
                           std::to_string(*version) + ", this program knows " + std::to_string(newest(known)) +
                           "): use that one, or restore a backup. Nothing was changed.",
                       "", ""};
    }
    return *version == newest(known);
}

Result<bool> migrate(const Schema& schema, std::span<const Migration> known)
{
    const auto done = is_up_to_date(schema, known);
    if (!done) return done.trouble();
    if (*done) return true;
    const auto version = version_of(schema);
    if (!version) return version.trouble();
    std::int64_t before = *version;
    for (const Migration& migration : known) {
        if (migration.number <= before) continue;
        const auto made = schema.script(script_of(migration, before));
        if (!made) {
            Trouble trouble = made.trouble();
            trouble.message += " (in the migration " + std::string(migration.name) + ")";
            return trouble;
        }
        before = migration.number;
    }
    return true;
}

}  // namespace snowbound
