// boardgame.io: matches are made in its lobby over HTTP and played over socket.io, by WebSocket alone.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "bench/peers/protocols.h"

namespace snowbound::peers {
namespace {

const std::string kSpace = "/counters,";

class Boardgame : public Protocol {
public:
    Boardgame(std::uint16_t port, std::size_t rooms) : port_(port), rooms_(rooms) {}

    bool make_room(std::size_t room) override
    {
        Room& r = rooms_[room];
        r.id = ask("/games/counters/create", "{\"numPlayers\":4}", "matchID");
        for (int seat = 0; seat < kSeats && !r.id.empty(); ++seat) {
            const std::string body = "{\"playerID\":\"" + std::to_string(seat) + "\",\"playerName\":\"a\"}";
            std::string& credentials = r.credentials.at(static_cast<std::size_t>(seat));
            credentials = ask("/games/counters/" + r.id + "/join", body, "playerCredentials");
            if (credentials.empty()) return false;
        }
        return !r.id.empty();
    }

    Door door(std::size_t, int) const override { return {"/socket.io/?EIO=4&transport=websocket", ""}; }
    Message hello(std::size_t, int) const override { return {}; }

    Heard heard(std::size_t room, int seat, std::string_view payload) override
    {
        Heard heard;
        if (payload.empty()) return heard;
        if (payload[0] == '0') {  // engine.io is open: into the game's namespace
            heard.reply.payload = "40" + kSpace;
        } else if (payload[0] == '2') {  // a ping
            heard.reply.payload = "3";
        } else if (payload.starts_with("40")) {
            const Room& r = rooms_[room];
            heard.reply.payload = "42" + kSpace + "[\"sync\",\"" + r.id + "\",\"" + std::to_string(seat) + "\",\"" +
                                  r.credentials.at(static_cast<std::size_t>(seat)) + "\",4]";
        } else if (payload.starts_with("42" + kSpace + "[\"sync\"")) {
            heard.is_ready = true;
        } else if (payload.starts_with("42" + kSpace + "[\"update\"")) {
            const auto key = payload.find("\"_stateID\":");
            heard.is_wrong = key == std::string_view::npos;
            if (!heard.is_wrong) heard.seq = std::strtoll(payload.data() + key + 11, nullptr, 10);
        } else {
            heard.is_wrong = !payload.starts_with("42" + kSpace + "[\"matchData\"");
        }
        return heard;
    }

    // One move is one state of it.
    int mover(std::size_t, std::int64_t seq) const override { return static_cast<int>(seq % kSeats); }

    Message move(std::size_t room, int seat, std::int64_t seq) const override
    {
        const Room& r = rooms_[room];
        const std::string player = std::to_string(seat);
        return {Opcode::Text, "42" + kSpace + R"(["update",{"type":"MAKE_MOVE","payload":{"type":"move","args":[)" +
                                  std::to_string(seq % 16) + "," + std::to_string(seq) + R"(],"playerID":")" + player +
                                  R"(","credentials":")" + r.credentials.at(static_cast<std::size_t>(seat)) +
                                  R"("}},)" + std::to_string(seq) + ",\"" + r.id + "\",\"" + player + "\"]"};
    }

private:
    struct Room {
        std::string id;
        std::array<std::string, kSeats> credentials;
    };

    std::string ask(const std::string& path, const std::string& body, const char* what) const
    {
        const auto json = nlohmann::json::parse(post(port_, path, "", body).body, nullptr, false);
        return json.is_object() && json.contains(what) ? json[what].get<std::string>() : "";
    }

    std::uint16_t port_;
    std::vector<Room> rooms_;
};

}  // namespace

std::unique_ptr<Protocol> boardgame(std::uint16_t port, std::size_t rooms)
{
    return std::make_unique<Boardgame>(port, rooms);
}

}  // namespace snowbound::peers
