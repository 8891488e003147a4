#include "server/log.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <ctime>

#include "core/text.h"

namespace snowbound {
namespace {

std::string escape(char32_t code)
{
    if (code < 0x10000) return fmt::format("\\u{:04x}", static_cast<unsigned>(code));
    const auto rest = static_cast<unsigned>(code - 0x10000);
    return fmt::format("\\u{:04x}\\u{:04x}", 0xD800U + (rest >> 10U), 0xDC00U + (rest & 0x3FFU));
}

std::string time_text(std::int64_t wall_ms)
{
    const std::time_t seconds = wall_ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1,
                       parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, wall_ms % 1000);
}

}  // namespace

std::string log_quoted(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t characters = 0; !text.empty(); ++characters) {
        if (characters == kMostLogged) {
            out += "…";
            break;
        }
        const Character c = first_character(text);
        text.remove_prefix(c.bytes == 0 ? 1 : c.bytes);
        if (c.bytes == 0) {
            out += "\\ufffd";
        } else if (c.code == '"' || c.code == '\\') {
            out += '\\';
            out += static_cast<char>(c.code);
        } else if (is_control(c.code) || is_invisible(c.code)) {
            out += escape(c.code);
        } else {
            out += utf8(c.code);
        }
    }
    return out + "\"";
}

LogValue::LogValue(std::string_view text) : json_(log_quoted(text)) {}
LogValue::LogValue(double number) : json_(std::isfinite(number) ? fmt::format("{:.6g}", number) : "null") {}

std::string log_text(std::int64_t wall_ms, Level level, std::string_view event, std::initializer_list<LogField> fields)
{
    constexpr std::array kLevels = {"info", "warning", "error"};
    std::string line = fmt::format(R"({{"at":"{}","level":"{}","event":{})", time_text(wall_ms),
                                   kLevels[static_cast<std::size_t>(level)], log_quoted(event));
    for (const LogField& field : fields) {
        line += fmt::format(",{}:{}", log_quoted(field.key), field.value.json());
    }
    return line + "}\n";
}

void log_line(Level level, std::string_view event, std::initializer_list<LogField> fields)
{
    using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::system_clock;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    const std::string line = log_text(now, level, event, fields);
    // One call per line, so that lines of several threads do not mix. A log that cannot be written is no reason to
    // stop.
    const auto written = ::write(STDERR_FILENO, line.data(), line.size());
    (void)written;
}

}  // namespace snowbound
