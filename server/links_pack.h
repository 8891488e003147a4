// How requests and replies lie in one record between nodes: texts with their lengths, one after the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/transport.h"

namespace snowbound::links {

inline void put_number(std::string& out, std::uint64_t number, int bytes)
{
    for (int i = bytes - 1; i >= 0; --i) out.push_back(static_cast<char>(number >> (8 * i) & 0xFFU));
}

inline std::uint64_t number_at(std::string_view bytes, std::size_t at, int count)
{
    std::uint64_t number = 0;
    for (int i = 0; i < count; ++i) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

class Pack {
public:
    Pack& operator<<(std::string_view text)
    {
        put_number(text_, text.size(), 4);
        text_ += text;
        return *this;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

class Unpack {
public:
    explicit Unpack(std::string_view bytes) : bytes_(bytes) {}
    std::string next()  // "" from where it is broken on
    {
        if (bytes_.size() < 4) return broken_ = true, "";
        const std::uint64_t size = number_at(bytes_, 0, 4);
        if (bytes_.size() - 4 < size) return broken_ = true, "";
        std::string text(bytes_.substr(4, size));
        bytes_.remove_prefix(4 + size);
        return text;
    }
    bool more() const { return !bytes_.empty() && !broken_; }
    bool good() const { return bytes_.empty() && !broken_; }

private:
    std::string_view bytes_;
    bool broken_ = false;
};

std::string packed(const HttpRequest& request);
std::optional<HttpRequest> unpacked_request(std::string_view bytes);
std::string packed(const HttpReply& reply);
std::optional<HttpReply> unpacked_reply(std::string_view bytes);

}  // namespace snowbound::links
