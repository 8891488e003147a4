// The server's log: one JSON object per line on stderr. Whatever people wrote comes out harmless: control characters,
// line breaks and direction overrides are escaped, long texts cut. Secrets are never passed in: no cookie, password,
// recovery code, signing key, invitation, hidden card or told text; an id says whose it is.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace snowbound {

enum class Level : std::uint8_t { Info, Warning, Error };

class LogValue {  // as it will stand in the line
public:
    LogValue(std::string_view text);
    LogValue(const std::string& text) : LogValue(std::string_view(text)) {}
    LogValue(const char* text) : LogValue(std::string_view(text)) {}
    LogValue(double number);
    template <class T>
        requires std::is_integral_v<T>
    LogValue(T number)
    {
        if constexpr (std::is_same_v<T, bool>) {
            json_ = number ? "true" : "false";
        } else {
            json_ = std::to_string(number);
        }
    }
    const std::string& json() const { return json_; }

private:
    std::string json_;
};

struct LogField {
    std::string_view key;  // a literal
    LogValue value;
};

inline constexpr std::size_t kMostLogged = 300;  // characters of one value

std::string log_quoted(std::string_view text);  // a JSON string of printable characters, cut
std::string log_text(std::int64_t wall_ms, Level level, std::string_view event, std::initializer_list<LogField> fields);
void log_line(Level level, std::string_view event, std::initializer_list<LogField> fields = {});

}  // namespace snowbound
