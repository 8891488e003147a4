// Somebody at a browser, for tests of the server: speaks HTTP and WebSocket on loopback, one blocking call at a time.
// Every wait is bounded; every byte received is kept.
#pragma once

#include <deque>
#include <string>

#include "core/json.h"
#include "server/websocket.h"
#include "testing/shown.h"
#include "testing/tcp.h"

namespace snowbound {

inline constexpr int kPatience = 30'000;  // milliseconds: on a busy machine everything may take long

struct HttpAnswer {
    int status = 0;  // 0: there was none
    std::string head, body;
    Json json() const { return parse_json(body).value_or(Json()); }
};

class Player {
public:
    explicit Player(std::uint16_t port) : port_(port) {}

    std::string cookie;
    std::uint32_t calls_from = INADDR_LOOPBACK;  // + 1: from 127.0.0.2

    HttpAnswer ask(const std::string& method, const std::string& path, const Json& body = nullptr,
                   const std::string& headers = "X-Snowbound: 1\r\n")
    {
        Wire wire;
        if (!wire.open(port_, calls_from)) return {};
        const std::string text = body.is_null() ? "" : body.dump();
        wire.write(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers +
                   (cookie.empty() ? "" : "Cookie: " + cookie + "\r\n") +
                   "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text);
        std::string all;
        while (wire.is_open()) {
            const std::string more = wire.read(kPatience);
            if (more.empty()) break;
            all += more;
        }
        return taken_apart(all);
    }
    HttpAnswer post(const std::string& path, const Json& body = Json::object()) { return ask("POST", path, body); }
    HttpAnswer get(const std::string& path) { return ask("GET", path); }

    Json come(const std::string& name) { return post("/api/me", {{"name", name}}).json(); }

    bool connect()
    {
        reader_ = WsReader(WsRole::Client, 16U << 20U);
        frames_.clear();
        if (!wire_.open(port_, calls_from)) return false;
        wire_.write(
            "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
            (cookie.empty() ? "" : "Cookie: " + cookie + "\r\n") + "\r\n");
        std::string head;
        while (wire_.is_open() && head.find("\r\n\r\n") == std::string::npos) {
            const std::string more = wire_.read(kPatience);
            if (more.empty()) return false;
            head += more;
        }
        const std::size_t end = head.find("\r\n\r\n");
        if (end == std::string::npos || head.find(" 101 ") == std::string::npos) return wire_.close(), false;
        take(head.substr(end + 4));
        return true;
    }
    void hang_up() { wire_.close(); }
    bool connected() const { return wire_.is_open(); }

    bool send(const Json& frame) { return send_text(frame.dump()); }
    bool send_text(const std::string& text) { return wire_.write(ws_frame(WsOpcode::Text, text, 0x12345678)); }
    bool send_bytes(const std::string& bytes) { return wire_.write(bytes); }

    // The next frame; null: none came in time, or the connection is gone.
    Json next(int milliseconds = kPatience)
    {
        for (int tries = 0; frames_.empty() && wire_.is_open() && tries < 200; ++tries) {
            const std::string more = wire_.read(milliseconds);
            if (more.empty()) break;
            take(more);
        }
        if (frames_.empty()) return nullptr;
        const std::string text = frames_.front();
        frames_.pop_front();
        return shown_.take(parse_json(text).value_or(Json()));
    }
    // The next frame of this kind; others are passed over. What came as a change is a whole view here.
    Json next(const std::string& kind, int milliseconds = kPatience)
    {
        for (int tries = 0; tries < 1000; ++tries) {
            Json frame = next(milliseconds);
            if (frame.is_null() || frame.value("t", "") == kind) return frame;
        }
        return nullptr;
    }
    bool send_join(const std::string& table, const Json& more = Json::object())
    {
        Json frame = {{"t", "join"}, {"table", table}, {"wire", kWireVersion}};
        frame.update(more);
        return send(frame);
    }
    Json join(const std::string& table)
    {
        send_join(table);
        return next("view");
    }
    // The view as it stands once everything has come that was on its way; null: there is none, or the line is gone.
    Json now()
    {
        send({{"t", "ping"}, {"id", 7}});
        return next("pong").is_null() ? Json() : shown_.now();
    }
    bool answer(const Json& decision, const Json& choice)
    {
        return send({{"t", "answer"}, {"decision", decision["id"]}, {"choice", choice}});
    }

    std::vector<std::string> received;  // the text of every frame so far
    std::uint16_t closed_with = 0;

private:
    HttpAnswer taken_apart(const std::string& all)
    {
        HttpAnswer answer;
        const std::size_t end = all.find("\r\n\r\n");
        if (all.size() < 12 || end == std::string::npos) return answer;
        answer.status = std::atoi(all.c_str() + 9);
        answer.head = all.substr(0, end);
        answer.body = all.substr(end + 4);
        const std::size_t set = answer.head.find("Set-Cookie: ");
        if (set != std::string::npos) {
            const std::size_t from = set + 12;
            cookie = answer.head.substr(from, answer.head.find(';', from) - from);
        }
        return answer;
    }
    void take(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const WsEvent event = reader_.next(bytes);
            if (event.kind == WsEvent::Kind::More) break;
            if (event.kind == WsEvent::Kind::Message) {
                frames_.emplace_back(event.data);
                received.emplace_back(event.data);
            } else if (event.kind == WsEvent::Kind::Ping) {
                wire_.write(ws_frame(WsOpcode::Pong, event.data, 1));
            } else if (event.kind == WsEvent::Kind::Close) {
                closed_with = event.code;
            }
        }
    }

    std::uint16_t port_;
    Wire wire_;
    WsReader reader_{WsRole::Client, 16U << 20U};
    std::deque<std::string> frames_;
    Shown shown_;
};

}  // namespace snowbound
