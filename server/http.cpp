#include "server/http.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "core/text.h"
#include "server/websocket.h"

namespace snowbound {
namespace http = boost::beast::http;
namespace {

std::string lower(std::string_view text)
{
    std::string out(text);
    for (char& c : out) c = snowbound::lower(c);
    return out;
}

int hex(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    const char small = snowbound::lower(c);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

std::string_view trim(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

std::string_view cut(std::string_view& rest, char at)
{
    const auto end = std::min(rest.find(at), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

bool has_token(std::string_view list, std::string_view token)
{
    while (!list.empty()) {
        if (lower(trim(cut(list, ','))) == token) return true;
    }
    return false;
}

}  // namespace

std::string_view HttpRequest::header(std::string_view name) const
{
    const auto it = std::find_if(headers.begin(), headers.end(), [&](const auto& h) { return h.first == name; });
    return it == headers.end() ? std::string_view() : it->second;
}

std::string_view last_entry(const HttpRequest& request, std::string_view name)
{
    std::string_view last;
    for (const auto& [key, value] : request.headers) {
        if (key == name) last = value;
    }
    return trim(last.substr(last.rfind(',') + 1));
}

std::string HttpRequest::query_value(std::string_view name) const
{
    std::string_view rest = query;
    while (!rest.empty()) {
        std::string pair(cut(rest, '&'));
        std::replace(pair.begin(), pair.end(), '+', ' ');
        std::string_view value = pair;
        const auto key = percent_decode(cut(value, '='));
        if (key && *key == name) return percent_decode(value).value_or("");
    }
    return {};
}

std::optional<std::string> percent_decode(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out.push_back(text[i]);
            continue;
        }
        if (i + 2 >= text.size() || hex(text[i + 1]) < 0 || hex(text[i + 2]) < 0) return {};
        out.push_back(static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2])));
        i += 2;
    }
    return out;
}

std::optional<std::string> decode_path(std::string_view path)
{
    auto out = percent_decode(path);
    if (!out || !out->starts_with('/') || !is_utf8(*out)) return {};
    const auto is_bad = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F || c == '\\'; };
    if (std::any_of(out->begin(), out->end(), is_bad)) return {};
    if (out->find("..") != std::string::npos || out->find("//") != std::string::npos) return {};
    return out;
}

// A chunked body ends with no fewer bytes ("0 CRLF CRLF"). Beast asserts that it is given as many once it has seen the
// last chunk's zero.
constexpr std::size_t kLeastChunked = 5;

// A new table may bring a match along; nothing else is that long.
std::size_t most_body(std::string_view method, std::string_view target)
{
    return method == "POST" && target == "/api/tables" ? kMostCarried : kMostFrame;
}

struct HttpReader::Inside {
    using Parser = http::request_parser<http::string_body>;
    Inside() { renew(); }
    void renew()
    {
        parser.emplace();
        parser->header_limit(kMostHead);
        parser->body_limit(kMostCarried);  // until the head says what it is for
        begun = false;
    }
    boost::beast::error_code limit_body()
    {
        const auto method = parser->get().method_string(), target = parser->get().target();
        const std::size_t most = most_body({method.data(), method.size()}, {target.data(), target.size()});
        parser->body_limit(most);
        if (parser->content_length().value_or(0) > most) return http::error::body_limit;
        return {};
    }
    std::optional<Parser> parser;
    HttpReply refusal;
    bool begun = false, keep_alive = true;
};

// Whoever reads the same bytes in another way must not see other requests than we do: one host, one way to say how long
// a body is.
template <class Message>
bool is_clear(const Message& message)
{
    const auto is = [](auto text, std::string_view word) { return lower(trim({text.data(), text.size()})) == word; };
    std::size_t hosts = 0, codings = 0;
    bool chunked = true;
    for (const auto& field : message) {
        hosts += field.name() == http::field::host ? 1 : 0;
        if (field.name() != http::field::transfer_encoding) continue;
        ++codings;
        chunked = chunked && is(field.value(), "chunked");
    }
    return hosts == 1 && chunked && codings <= 1;
}

HttpReader::HttpReader() : inside_(std::make_unique<Inside>()) {}
HttpReader::~HttpReader() = default;
HttpReply HttpReader::refusal() const { return inside_->refusal; }
bool HttpReader::has_begun() const { return inside_->begun; }
bool HttpReader::keep_alive() const { return inside_->keep_alive; }

HttpReader::Step HttpReader::read(std::string& bytes)
{
    Inside::Parser& parser = *inside_->parser;
    std::size_t used = 0;
    boost::beast::error_code error;
    while (!error && !parser.is_done() && used < bytes.size()) {
        inside_->begun = true;
        if (parser.is_header_done() && parser.chunked() && bytes.size() - used < kLeastChunked) break;
        const bool had_head = parser.is_header_done();
        used += parser.put(boost::asio::buffer(bytes.data() + used, bytes.size() - used), error);
        if (!error && !had_head && parser.is_header_done()) error = inside_->limit_body();
    }
    bytes.erase(0, used);
    if (error == http::error::need_more) error = {};
    // What the parser cannot use yet waits; in a body that is the head of one chunk, which need not be long.
    if (!error && !parser.is_done() && bytes.size() > kMostHead) error = http::error::header_limit;
    if (!error && parser.is_done() && !is_clear(parser.get())) error = http::error::bad_field;
    if (!error) return parser.is_done() ? Step::Whole : Step::More;
    const bool too_long = error == http::error::body_limit, long_head = error == http::error::header_limit;
    inside_->refusal = http_trouble(too_long ? 413 : long_head ? 431 : 400);
    inside_->keep_alive = false;
    return Step::Bad;
}

HttpRequest HttpReader::take()
{
    auto message = inside_->parser->release();
    HttpRequest out;
    inside_->keep_alive = message.keep_alive();
    out.method = std::string(message.method_string());
    std::string_view target(message.target().data(), message.target().size());
    target = target.substr(0, target.find('#'));
    out.path = decode_path(cut(target, '?')).value_or("");
    out.query = std::string(target);
    out.body = std::move(message.body());
    for (const auto& field : message) {
        const auto name = field.name_string(), value = field.value();
        out.headers.emplace_back(lower({name.data(), name.size()}), std::string(value.data(), value.size()));
    }
    inside_->renew();
    return out;
}

bool wants_websocket(const HttpRequest& request)
{
    return has_token(request.header("upgrade"), "websocket") && has_token(request.header("connection"), "upgrade");
}

std::optional<HttpReply> check_handshake(const HttpRequest& request)
{
    if (request.method != "GET" || !request.body.empty()) return http_trouble(400);
    if (!wants_websocket(request) || trim(request.header("sec-websocket-version")) != "13") {
        HttpReply reply = http_trouble(426);
        reply.headers.emplace_back("Upgrade", "websocket");
        reply.headers.emplace_back("Sec-WebSocket-Version", "13");
        return reply;
    }
    if (!is_ws_key(trim(request.header("sec-websocket-key")))) return http_trouble(400);
    return {};
}

std::string handshake_bytes(const HttpRequest& request)
{
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " +
           ws_accept_key(trim(request.header("sec-websocket-key"))) + "\r\n\r\n";
}

}  // namespace snowbound
