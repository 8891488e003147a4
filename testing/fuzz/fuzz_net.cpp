// Bytes to what strangers speak to: WebSocket frames in both roles, requests, paths, and the web client's files. The
// same bytes in other pieces mean the same, no bound is passed, and no path leads out.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "server/bundle.h"
#include "server/http.h"
#include "server/websocket.h"

namespace {

using namespace snowbound;

void expect(bool is_so)
{
    if (!is_so) std::abort();
}

std::vector<std::string> frames(WsRole role, std::string_view bytes, std::size_t piece)
{
    WsReader reader(role);
    std::vector<std::string> out;
    while (!bytes.empty()) {
        std::string_view now = bytes.substr(0, piece);
        bytes.remove_prefix(now.size());
        for (;;) {
            const WsEvent event = reader.next(now);
            if (event.kind == WsEvent::Kind::More) break;
            expect(event.data.size() <= kMostFrame);
            if (event.kind == WsEvent::Kind::Message) expect(is_utf8(event.data));
            out.push_back(std::to_string(static_cast<int>(event.kind)) + ' ' + std::to_string(event.code) + ' ' +
                          std::string(event.data));
        }
        expect(now.empty());
    }
    return out;
}

void try_frames(WsRole role, std::string_view bytes, std::size_t piece)
{
    const auto whole = frames(role, bytes, bytes.size());
    expect(frames(role, bytes, 1) == whole);
    expect(frames(role, bytes, piece) == whole);
    const std::string sent =
        ws_frame(WsOpcode::Text, bytes, role == WsRole::Server ? std::optional(77U) : std::nullopt);
    if (!is_utf8(bytes) || bytes.size() > kMostFrame) return;
    WsReader reader(role);
    std::string_view rest = sent;
    const WsEvent event = reader.next(rest);
    expect(event.kind == WsEvent::Kind::Message && event.data == bytes && rest.empty());
}

const Bundle& bundle()
{
    static const Bundle one({{"index.html", "index"}, {"assets/a-1234abcd.js", "script"}, {"a.css", "style"}});
    return one;
}

void try_request(const HttpRequest& request)
{
    if (request.path.empty()) return;
    expect(request.path.starts_with('/') && request.path.find("..") == std::string::npos);
    for (const char c : request.path) expect(static_cast<unsigned char>(c) >= 0x20 && c != '\\');
    expect(request.body.size() <= kMostFrame);
    request.query_value("a");
    last_entry(request, "x-forwarded-for");
    if (wants_websocket(request) && !check_handshake(request)) expect(!handshake_bytes(request).empty());
    const HttpReply reply = bundle().reply(request);
    for (const auto* body : {"", "index", "script", "style"}) {
        if (reply.body == body) return;
    }
    expect(reply.status == 404 || reply.status == 405);
}

std::vector<std::string> requests(std::string_view bytes, std::size_t piece)
{
    HttpReader reader;
    std::string in;
    std::vector<std::string> out;
    while (!bytes.empty()) {
        in += bytes.substr(0, piece);
        bytes.remove_prefix(std::min(piece, bytes.size()));
        HttpReader::Step step{};
        while ((step = reader.read(in)) == HttpReader::Step::Whole) {
            const HttpRequest request = reader.take();
            try_request(request);
            out.push_back(request.method + ' ' + request.path + ' ' + request.query + ' ' + request.body);
        }
        if (step == HttpReader::Step::Bad) {
            expect(reader.refusal().status >= 400 && !reader.keep_alive());
            break;  // in other pieces it may still wait for the end of a head that can only be bad
        }
    }
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 2, size - 2);
    const std::size_t piece = data[1] % 61U + 1U;
    switch (data[0] % 4) {
        case 0: try_frames(WsRole::Server, bytes, piece); break;
        case 1: try_frames(WsRole::Client, bytes, piece); break;
        case 2: expect(requests(bytes, piece) == requests(bytes, bytes.size())); break;
        default: {
            HttpRequest request;
            request.method = "GET";
            request.path = decode_path(bytes.substr(0, bytes.find('?'))).value_or("");
            request.query = std::string(bytes);
            for (const auto* name : {"accept-encoding", "if-none-match", "x-forwarded-for", "connection", "upgrade"}) {
                request.headers.emplace_back(name, bytes);
            }
            try_request(request);
            expect(!http_bytes(bundle().reply(request), {}).empty());
        }
    }
    return 0;
}
