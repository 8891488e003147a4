#include "server/websocket.h"

#include <openssl/evp.h>

#include <algorithm>

namespace snowbound {
namespace {

constexpr std::size_t kMostControl = 125;

std::uint8_t byte_of(char c) { return static_cast<std::uint8_t>(c); }

bool is_close_code(std::uint16_t code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

bool is_known(WsOpcode opcode)
{
    switch (opcode) {
        case WsOpcode::Continuation:
        case WsOpcode::Text:
        case WsOpcode::Binary:
        case WsOpcode::Close:
        case WsOpcode::Ping:
        case WsOpcode::Pong: return true;
    }
    return false;
}

}  // namespace

std::size_t WsReader::head_needed() const
{
    if (head_size_ < 2) return 2;
    const unsigned length = head_[1] & 0x7FU;
    return 2U + (length == 126 ? 2U : length == 127 ? 8U : 0U) + (role_ == WsRole::Server ? 4U : 0U);
}

WsEvent WsReader::broken(std::uint16_t code, std::string_view what)
{
    done_ = true;
    return said_ = WsEvent::Kind::Broken, WsEvent{WsEvent::Kind::Broken, what, code};
}

// What the first two bytes tell is judged at once, so that a wrong frame costs nothing to refuse.
WsEvent WsReader::check_start()
{
    const bool masked = (head_[1] & 0x80U) != 0;
    const unsigned length = head_[1] & 0x7FU;
    if ((head_[0] & 0x70U) != 0) return broken(kWsProtocol, "reserved bits are set");
    if (!is_known(opcode())) return broken(kWsProtocol, "unknown opcode");
    if (masked != (role_ == WsRole::Server)) return broken(kWsProtocol, masked ? "masked frame" : "unmasked frame");
    if (is_control()) {
        if (!is_final()) return broken(kWsProtocol, "fragmented control frame");
        if (length > kMostControl) return broken(kWsProtocol, "control frame too long");
        return {};
    }
    if (opcode() == WsOpcode::Binary) return broken(kWsUnsupported, "binary message");
    if (in_message_ && opcode() == WsOpcode::Text) return broken(kWsProtocol, "message inside a message");
    if (!in_message_ && opcode() == WsOpcode::Continuation) return broken(kWsProtocol, "continuation of nothing");
    return {};
}

WsEvent WsReader::check_length()
{
    const unsigned length = head_[1] & 0x7FU;
    left_ = length;
    if (length >= 126) {
        const std::size_t bytes = length == 126 ? 2 : 8;
        left_ = 0;
        for (std::size_t i = 0; i < bytes; ++i) left_ = left_ << 8U | head_[2 + i];
        if (left_ <= (length == 126 ? 125U : 0xFFFFU)) return broken(kWsProtocol, "length longer than needed");
        if (left_ >> 63U != 0) return broken(kWsProtocol, "length out of range");
    }
    if (is_control()) return {};
    if (left_ > most_ - message_.size()) return broken(kWsTooBig, "message too long");
    return {};
}

WsEvent WsReader::read_head(std::string_view& bytes)
{
    while (head_size_ < head_needed() && !bytes.empty()) {
        head_[head_size_++] = byte_of(bytes.front());
        bytes.remove_prefix(1);
        if (head_size_ != 2) continue;
        const WsEvent event = check_start();
        if (event.kind != WsEvent::Kind::More) return event;
    }
    if (head_size_ < head_needed()) return {};
    const WsEvent event = check_length();
    if (event.kind != WsEvent::Kind::More) return event;
    in_payload_ = true;
    mask_at_ = 0;
    if (!is_control()) in_message_ = true;
    return {};
}

void WsReader::take_payload(std::string_view& bytes)
{
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(left_, bytes.size()));
    std::string& into = is_control() ? control_ : message_;
    const std::size_t begin = into.size();
    into.append(bytes.substr(0, count));
    if (role_ == WsRole::Server) {
        const std::uint8_t* mask = &head_[head_size_ - 4U];
        for (std::size_t i = 0; i < count; ++i) {
            into[begin + i] = static_cast<char>(byte_of(into[begin + i]) ^ mask[(mask_at_ + i) % 4]);
        }
        mask_at_ = static_cast<std::uint8_t>((mask_at_ + count) % 4);
    }
    bytes.remove_prefix(count);
    left_ -= count;
}

WsEvent WsReader::finish_control()
{
    said_ = opcode() == WsOpcode::Ping ? WsEvent::Kind::Ping : WsEvent::Kind::Pong;
    if (opcode() != WsOpcode::Close) return {said_, control_, 0};
    if (control_.size() == 1) return broken(kWsProtocol, "half a close code");
    std::uint16_t code = kWsNoCode;
    if (control_.size() >= 2) {
        code = static_cast<std::uint16_t>(byte_of(control_[0]) << 8U | byte_of(control_[1]));
        if (!is_close_code(code)) return broken(kWsProtocol, "close code out of range");
    }
    const std::string_view reason = std::string_view(control_).substr(std::min<std::size_t>(2, control_.size()));
    if (!is_utf8(reason)) return broken(kWsNotText, "close reason is not UTF-8");
    done_ = true;
    return said_ = WsEvent::Kind::Close, WsEvent{WsEvent::Kind::Close, reason, code};
}

WsEvent WsReader::finish_frame()
{
    in_payload_ = false;
    head_size_ = 0;
    if (is_control()) return finish_control();
    if (!is_final()) return {};
    in_message_ = false;
    if (!is_utf8(message_)) return broken(kWsNotText, "text is not UTF-8");
    return said_ = WsEvent::Kind::Message, WsEvent{WsEvent::Kind::Message, message_, 0};
}

void WsReader::forget_what_was_said()
{
    if (said_ == WsEvent::Kind::Message) message_.clear();
    if (said_ != WsEvent::Kind::More) control_.clear();
    said_ = WsEvent::Kind::More;
}

WsEvent WsReader::next(std::string_view& bytes)
{
    forget_what_was_said();
    while (!done_) {
        if (!in_payload_) {
            const WsEvent event = read_head(bytes);
            if (event.kind != WsEvent::Kind::More) return event;
            if (!in_payload_) break;
        }
        take_payload(bytes);
        if (left_ > 0) break;
        const WsEvent event = finish_frame();
        if (event.kind != WsEvent::Kind::More) return event;
    }
    if (done_) bytes = {};
    if (done_ || !in_message_) message_ = std::string();  // thousands of idle connections: no memory held
    if (done_ || !in_payload_) control_ = std::string();
    return {};
}

std::string ws_frame(WsOpcode opcode, std::string_view payload, std::optional<std::uint32_t> mask)
{
    std::string out;
    out.reserve(payload.size() + 14);
    const auto put = [&](std::uint64_t value, int bytes) {
        for (int i = bytes - 1; i >= 0; --i) out.push_back(static_cast<char>(value >> (8 * i) & 0xFFU));
    };
    const unsigned masked = mask ? 0x80U : 0U;
    put(0x80U | static_cast<unsigned>(opcode), 1);
    if (payload.size() <= 125) {
        put(masked | payload.size(), 1);
    } else if (payload.size() <= 0xFFFF) {
        put(masked | 126U, 1);
        put(payload.size(), 2);
    } else {
        put(masked | 127U, 1);
        put(payload.size(), 8);
    }
    if (mask) put(*mask, 4);
    const std::size_t begin = out.size();
    out.append(payload);
    for (std::size_t i = 0; mask && i < payload.size(); ++i) {
        out[begin + i] = static_cast<char>(byte_of(out[begin + i]) ^ (*mask >> (24 - 8 * (i % 4)) & 0xFFU));
    }
    return out;
}

std::string close_payload(std::uint16_t code, std::string_view reason)
{
    if (code == kWsNoCode) return {};
    reason = reason.substr(0, kMostControl - 2);
    while (!is_utf8(reason)) reason.remove_suffix(1);  // the cut may have split a letter
    std::string out{static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
    return out.append(reason);
}

Frame json_frame(const Json& json) { return text_frame(json.dump(-1, ' ', false, Json::error_handler_t::replace)); }
Frame text_frame(std::string_view text) { return std::make_shared<const std::string>(ws_frame(WsOpcode::Text, text)); }

std::string ws_accept_key(std::string_view key)
{
    const std::string whole = std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";  // RFC 6455, 1.3
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    EVP_Digest(whole.data(), whole.size(), digest.data(), &size, EVP_sha1(), nullptr);
    std::array<unsigned char, 64> text{};
    const int length = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(size));
    return {reinterpret_cast<const char*>(text.data()), static_cast<std::size_t>(length)};
}

bool is_ws_key(std::string_view key)
{
    const auto is_base64 = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '/';
    };
    return key.size() == 24 && key.ends_with("==") && std::all_of(key.begin(), key.end() - 2, is_base64);
}

}  // namespace snowbound
