// Our own server: people and tables over HTTP, JSON text frames over /ws. The seat that is asked gives its first
// option.
#include <nlohmann/json.hpp>

#include "app/load_scan.h"
#include "bench/peers/protocols.h"

namespace snowbound::peers {
namespace {

const std::string kOurs = "X-Snowbound: 1\r\n";

class Snowbound : public Protocol {
public:
    Snowbound(std::uint16_t port, std::size_t rooms, std::string game)
        : port_(port), game_(std::move(game)), rooms_(rooms)
    {
    }

    bool make_room(std::size_t room) override
    {
        Room& r = rooms_[room];
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
            r.cookies[seat] = cookie_of(post(port_, "/api/me", kOurs, "{\"name\":\"a\"}").headers);
            if (r.cookies[seat].empty()) return false;
            if (seat == 0 && !open_table(r)) return false;
            if (!said_yes(r, seat, "/sit", "{\"seat\":" + std::to_string(seat) + "}")) return false;
        }
        return said_yes(r, 0, "/start", "{}");
    }

    Door door(std::size_t room, int seat) const override
    {
        return {"/ws", "Cookie: " + rooms_[room].cookies.at(static_cast<std::size_t>(seat)) + "\r\n"};
    }

    Message hello(std::size_t room, int) const override
    {
        return {Opcode::Text, "{\"t\":\"join\",\"wire\":2,\"table\":\"" + rooms_[room].id + "\"}"};
    }

    Heard heard(std::size_t room, int seat, std::string_view payload) override
    {
        Heard heard;
        Sight& sight = rooms_[room].sights.at(static_cast<std::size_t>(seat));
        const SeenFrame seen = sight.look(payload);
        heard.is_wrong = seen.kind == SeenFrame::Kind::Error || seen.kind == SeenFrame::Kind::Refused;
        if (seen.kind != SeenFrame::Kind::View) return heard;
        Room& r = rooms_[room];
        const auto at = static_cast<std::size_t>(seat);
        heard.seq = seen.seq;
        heard.is_ready = !std::exchange(r.seen.at(at), true);
        return heard;
    }

    int mover(std::size_t room, std::int64_t) const override
    {
        for (int seat = 0; seat < kSeats; ++seat) {
            if (rooms_[room].sights.at(static_cast<std::size_t>(seat)).is_asked()) return seat;
        }
        return -1;
    }

    Message move(std::size_t room, int seat, std::int64_t) const override
    {
        return {Opcode::Text, rooms_[room].sights.at(static_cast<std::size_t>(seat)).random_answer(0)};
    }

private:
    struct Room {
        std::string id;
        std::array<std::string, kSeats> cookies;
        std::array<Sight, kSeats> sights;
        std::array<bool, kSeats> seen{};  // a first view
    };

    static std::string cookie_of(const std::string& headers)
    {
        for (const char* name : {"Set-Cookie: ", "set-cookie: "}) {
            const auto begin = headers.find(name);
            if (begin == std::string::npos) continue;
            return headers.substr(begin + 12, headers.find_first_of(";\r", begin) - begin - 12);
        }
        return "";
    }

    HttpAnswer as(const Room& room, std::size_t seat, const std::string& path, const std::string& body) const
    {
        return post(port_, path, kOurs + "Cookie: " + room.cookies.at(seat) + "\r\n", body);
    }

    bool open_table(Room& room) const
    {
        const auto answer = as(room, 0, "/api/tables", "{\"game\":\"" + game_ + "\",\"seats\":4,\"pace\":\"none\"}");
        const auto json = nlohmann::json::parse(answer.body, nullptr, false);
        if (!json.is_object() || !json.contains("table")) return false;
        room.id = json["table"].value("id", "");
        return !room.id.empty();
    }

    bool said_yes(const Room& room, std::size_t seat, const std::string& what, const std::string& body) const
    {
        return as(room, seat, "/api/tables/" + room.id + what, body).status / 100 == 2;
    }

    std::uint16_t port_;
    std::string game_;
    std::vector<Room> rooms_;
};

}  // namespace

std::unique_ptr<Protocol> snowbound_server(std::uint16_t port, std::size_t rooms, const std::string& game)
{
    return std::make_unique<Snowbound>(port, rooms, game);
}

}  // namespace snowbound::peers
