// HTTP/1.1 without sockets: bytes in, requests out; replies in, bytes out. What parses is inside http.cpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/transport.h"

namespace snowbound {

inline constexpr std::size_t kMostHead = 8U << 10U;  // bytes of a request before its body

// The path of a request target, decoded. None: it could lead anywhere, or is not a path.
std::optional<std::string> decode_path(std::string_view path);
std::optional<std::string> percent_decode(std::string_view text);

// Of a header that is a list, perhaps in several lines: the one that the nearest proxy has added.
std::string_view last_entry(const HttpRequest& request, std::string_view name);

HttpReply http_trouble(int status, std::string_view code, std::string_view message);
HttpReply http_trouble(int status);  // the usual words for it

class HttpReader {
public:
    HttpReader();
    ~HttpReader();
    enum class Step : std::uint8_t { More, Whole, Bad };
    Step read(std::string& bytes);  // takes from the front what it has understood
    HttpRequest take();             // after Whole: what came, without address and secure; then the next one may be read
    HttpReply refusal() const;      // after Bad; nothing more can be read
    bool has_begun() const;         // a part of a request is here
    bool keep_alive() const;        // as the last taken request wants it

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

struct HttpWay {  // how a reply is to be written
    bool with_body = true;
    bool keep_alive = true;
    bool secure = false;
};
std::string http_bytes(const HttpReply& reply, const HttpWay& way);

// What a reply to a WebSocket handshake should be, when it is not one; none: it is good.
std::optional<HttpReply> check_handshake(const HttpRequest& request);
bool wants_websocket(const HttpRequest& request);
std::string handshake_bytes(const HttpRequest& request);  // 101

}  // namespace snowbound
