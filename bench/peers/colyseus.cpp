// Colyseus: seats are reserved over HTTP, messages are a code, a type and MessagePack.
#include <nlohmann/json.hpp>

#include "bench/peers/protocols.h"

namespace snowbound::peers {
namespace {

constexpr char kJoinRoom = 10, kError = 11, kRoomData = 13;

// A number of MessagePack; -1: none.
std::int64_t number_at(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<std::uint64_t>(static_cast<unsigned char>(text[at])); };
    if (text.empty()) return -1;
    if (byte(0) < 0x80) return static_cast<std::int64_t>(byte(0));
    if (byte(0) < 0xCC || byte(0) > 0xCF) return -1;
    const std::size_t size = std::size_t{1} << (byte(0) - 0xCC);
    if (text.size() <= size) return -1;
    std::uint64_t value = 0;
    for (std::size_t i = 1; i <= size; ++i) {
        value = (value << 8U) | byte(i);
    }
    return static_cast<std::int64_t>(value);
}

class Colyseus : public Protocol {
public:
    Colyseus(std::uint16_t port, std::size_t rooms) : port_(port), rooms_(rooms) {}

    bool make_room(std::size_t room) override
    {
        for (int seat = 0; seat < kSeats; ++seat) {
            const std::string how = seat == 0 ? "create/counters" : "joinById/" + rooms_[room].id;
            const auto answer = post(port_, "/matchmake/" + how, "", "{\"seat\":" + std::to_string(seat) + "}");
            const auto json = nlohmann::json::parse(answer.body, nullptr, false);
            if (!json.is_object() || !json.contains("sessionId")) return false;
            rooms_[room].id = json["roomId"];
            rooms_[room].process = json["processId"];
            rooms_[room].sessions.at(static_cast<std::size_t>(seat)) = json["sessionId"];
        }
        return true;
    }

    Door door(std::size_t room, int seat) const override
    {
        const Room& r = rooms_[room];
        return {"/" + r.process + "/" + r.id + "?sessionId=" + r.sessions.at(static_cast<std::size_t>(seat)), ""};
    }

    Message hello(std::size_t, int) const override { return {}; }

    Heard heard(std::size_t, int, std::string_view payload) override
    {
        Heard heard;
        if (payload.empty()) return heard;
        if (payload[0] == kJoinRoom) {
            heard.is_ready = true;
            heard.reply = {Opcode::Binary, std::string(1, kJoinRoom)};
        } else if (payload[0] == kRoomData && payload.substr(1, 3) ==
                                                  "\xA2"
                                                  "ev") {
            const auto key = payload.find("\xA3seq");
            heard.seq = key == std::string_view::npos ? -1 : number_at(payload.substr(key + 4));
            heard.is_wrong = heard.seq < 0;
        } else {
            heard.is_wrong = payload[0] == kError || payload[0] == kRoomData;
        }
        return heard;
    }

    int mover(std::size_t, std::int64_t seq) const override { return static_cast<int>(seq % kSeats); }

    Message move(std::size_t, int, std::int64_t seq) const override
    {
        std::string text(1, kRoomData);
        text += "\xA4move\x82\xA4";
        text += "cell";
        text += static_cast<char>(seq % 16);
        text += "\xA2ts\xCE";
        for (int shift = 24; shift >= 0; shift -= 8) {
            text += static_cast<char>((seq >> shift) & 0xFF);
        }
        return {Opcode::Binary, text};
    }

private:
    struct Room {
        std::string id, process;
        std::array<std::string, kSeats> sessions;
    };
    std::uint16_t port_;
    std::vector<Room> rooms_;
};

}  // namespace

std::unique_ptr<Protocol> colyseus(std::uint16_t port, std::size_t rooms)
{
    return std::make_unique<Colyseus>(port, rooms);
}

}  // namespace snowbound::peers
