#include "app/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.h"

namespace snowbound {

Result<std::string> read_file(const std::string& path)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return Trouble{"unreadable", path + ": is a folder", ""};
    std::ifstream in(path, std::ios::binary);
    if (!in) return Trouble{"unreadable", path + ": " + std::strerror(errno), ""};
    std::ostringstream content;
    content << in.rdbuf();
    if (in.bad()) return Trouble{"unreadable", path + ": " + std::strerror(errno), ""};
    return content.str();
}

Result<bool> write_file(const std::string& path, const std::string& content)
{
    const std::string beside = path + ".part";  // renamed when complete: an old file is never half overwritten
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out << content;
    out.close();
    std::error_code error;
    if (!out) error = std::error_code(errno, std::generic_category());
    if (!error) std::filesystem::rename(beside, path, error);
    if (!error) return true;
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return Trouble{"unwritable", path + ": " + error.message(), ""};
}

Result<Record> read_record_file(const std::string& path)
{
    const auto content = read_file(path);
    if (!content) return content.trouble();
    const auto json = parse_json(*content);
    if (!json) return Trouble{"bad_record", path + ": is not valid JSON", ""};
    auto record = read_record(*json);
    if (!record) return Trouble{"bad_record", path + ": " + record.trouble().message, ""};
    return record;
}

Result<OpenRecord> open_record_file(const std::string& path)
{
    auto record = read_record_file(path);
    if (!record) return record.trouble();
    const AnyGame* game = find_game(record->game);
    if (!game) return Trouble{"bad_record", path + ": of an unknown game \"" + record->game + "\"", ""};
    return OpenRecord{std::move(*record), game};
}

}  // namespace snowbound
