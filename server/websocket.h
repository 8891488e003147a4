// RFC 6455 frames, both roles, without sockets: bytes in, events out; texts in, bytes out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "server/transport.h"

namespace snowbound {

enum class WsRole : std::uint8_t { Server, Client };
enum class WsOpcode : std::uint8_t { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

inline constexpr std::uint16_t kWsNormal = 1000, kWsGoingAway = 1001, kWsProtocol = 1002, kWsUnsupported = 1003,
                               kWsNoCode = 1005, kWsNotText = 1007, kWsTooBig = 1009;

struct WsEvent {
    enum class Kind : std::uint8_t { More, Message, Ping, Pong, Close, Broken };
    Kind kind = Kind::More;
    std::string_view data;   // the text, the ping's bytes, the reason, or what is broken; good until the next call
    std::uint16_t code = 0;  // Close: the peer's, kWsNoCode: it gave none. Broken: what to close with
};

// Holds a frame's head and what has come of a message; between messages it owns no memory.
class WsReader {
public:
    explicit WsReader(WsRole role, std::size_t most = kMostFrame) : most_(most), role_(role) {}
    WsEvent next(std::string_view& bytes);  // takes from the front; More: all is taken. After Close and Broken: silence
    bool is_between() const { return !in_message_ && !in_payload_ && head_size_ == 0; }  // no part of a message is here

private:
    std::size_t head_needed() const;
    bool is_final() const { return (head_[0] & 0x80U) != 0; }
    bool is_control() const { return (head_[0] & 0x08U) != 0; }
    WsOpcode opcode() const { return static_cast<WsOpcode>(head_[0] & 0x0FU); }
    WsEvent read_head(std::string_view& bytes);
    WsEvent check_start();
    WsEvent check_length();
    void take_payload(std::string_view& bytes);
    WsEvent finish_frame();
    WsEvent finish_control();
    WsEvent broken(std::uint16_t code, std::string_view what);
    void forget_what_was_said();

    std::string message_;                  // of all fragments so far
    std::string control_;                  // a control frame may come between fragments
    std::uint64_t left_ = 0;               // bytes of this frame's payload still to come
    std::size_t most_;                     // of a whole message
    std::array<std::uint8_t, 14> head_{};  // as it came
    std::uint8_t head_size_ = 0;
    std::uint8_t mask_at_ = 0;
    WsRole role_;
    WsEvent::Kind said_ = WsEvent::Kind::More;
    bool in_payload_ = false, in_message_ = false, done_ = false;
};

// A mask makes it a client's frame.
std::string ws_frame(WsOpcode opcode, std::string_view payload, std::optional<std::uint32_t> mask = {});
std::string close_payload(std::uint16_t code, std::string_view reason);  // the reason is cut to what fits

std::string ws_accept_key(std::string_view key);  // Sec-WebSocket-Accept for a Sec-WebSocket-Key
bool is_ws_key(std::string_view key);             // 16 bytes in base64

}  // namespace snowbound
