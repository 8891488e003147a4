// Replies as bytes, with the headers that every one of them carries.
#include <array>
#include <ctime>

#include "core/json.h"
#include "server/http.h"

namespace snowbound {
namespace {

struct Words {
    int status;
    std::string_view reason, code, message;
};
constexpr std::array kWords{
    Words{200, "OK", "", ""},
    Words{201, "Created", "", ""},
    Words{202, "Accepted", "", ""},
    Words{204, "No Content", "", ""},
    Words{301, "Moved Permanently", "", ""},
    Words{302, "Found", "", ""},
    Words{303, "See Other", "", ""},
    Words{304, "Not Modified", "", ""},
    Words{307, "Temporary Redirect", "", ""},
    Words{308, "Permanent Redirect", "", ""},
    Words{400, "Bad Request", "bad_request", "This request cannot be understood."},
    Words{401, "Unauthorized", "not_signed_in", "Nobody is signed in."},
    Words{403, "Forbidden", "forbidden", "This is not allowed."},
    Words{404, "Not Found", "not_found", "There is nothing here."},
    Words{405, "Method Not Allowed", "bad_method", "This cannot be done here."},
    Words{408, "Request Timeout", "too_slow", "The request took too long to arrive."},
    Words{409, "Conflict", "conflict", "Something else came first."},
    Words{410, "Gone", "gone", "This is no longer here."},
    Words{413, "Content Too Large", "too_long", "The body of this request is too long."},
    Words{415, "Unsupported Media Type", "bad_type", "This kind of content is not understood."},
    Words{422, "Unprocessable Content", "refused", "This cannot be done."},
    Words{426, "Upgrade Required", "websocket_wanted", "A WebSocket, version 13, is spoken here."},
    Words{429, "Too Many Requests", "too_many", "Too much comes from this address. Try again later."},
    Words{431, "Request Header Fields Too Large", "head_too_long", "The head of this request is too long."},
    Words{500, "Internal Server Error", "internal", "Something went wrong here."},
    Words{503, "Service Unavailable", "busy", "The server is full. Try again later."},
};

const Words& words(int status)
{
    static constexpr Words kOther{0, "Other", "trouble", "Something went wrong."};
    for (const Words& one : kWords) {
        if (one.status == status) return one;
    }
    return kOther;
}

constexpr std::string_view kSafety =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri "
    "'none'; form-action "
    "'self'; object-src 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "X-Frame-Options: DENY\r\n";

// A value that carries a line break would become a header of its own.
void put(std::string& out, std::string_view name, std::string_view value)
{
    const auto clean = [&](std::string_view text) {
        for (const char c : text) {
            if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) out.push_back(c);
        }
    };
    clean(name);
    out += ": ";
    clean(value);
    out += "\r\n";
}

std::string date()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

bool is(std::string_view name, std::string_view lower)
{
    if (name.size() != lower.size()) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if ((name[i] >= 'A' && name[i] <= 'Z' ? name[i] - 'A' + 'a' : name[i]) != lower[i]) return false;
    }
    return true;
}

}  // namespace

HttpReply http_trouble(int status, std::string_view code, std::string_view message)
{
    HttpReply reply;
    reply.status = status;
    reply.body = Json{{"code", std::string(code)}, {"message", std::string(message)}}.dump();
    return reply;
}

HttpReply http_trouble(int status) { return http_trouble(status, words(status).code, words(status).message); }

std::string http_bytes(const HttpReply& reply, const HttpWay& way)
{
    const bool bodiless = reply.status == 204 || reply.status == 304;
    std::string out;
    out.reserve(1400 + (way.with_body ? reply.body.size() : 0));
    out.append("HTTP/1.1 ").append(std::to_string(reply.status)).append(" ").append(words(reply.status).reason);
    out += "\r\n";
    put(out, "Date", date());
    if (!bodiless) {
        put(out, "Content-Length", std::to_string(reply.body.size()));
        put(out, "Content-Type", reply.type);
    }
    bool has_cache = false;
    for (const auto& [name, value] : reply.headers) {
        has_cache = has_cache || is(name, "cache-control");
        put(out, name, value);
    }
    if (!has_cache) put(out, "Cache-Control", "no-store");
    if (way.secure) put(out, "Strict-Transport-Security", "max-age=31536000");
    put(out, "Connection", way.keep_alive ? "keep-alive" : "close");
    out.append(kSafety).append("\r\n");
    if (way.with_body && !bodiless) out += reply.body;
    return out;
}

}  // namespace snowbound
