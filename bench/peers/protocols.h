// What each server wants to hear: one small class per protocol. The generator knows only this.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/wire.h"

namespace snowbound::peers {

using wire::HttpAnswer, wire::Opcode, wire::post, wire::Socket;

inline constexpr int kSeats = 4;

struct Door {  // where one seat goes in
    std::string path;
    std::string headers;
};

struct Message {
    Opcode opcode = Opcode::Text;
    std::string payload;  // "": nothing is sent
};

struct Heard {
    bool is_ready = false;  // this seat may begin to play
    bool is_wrong = false;  // an error, or a refusal
    std::int64_t seq = -1;  // the table after a move; -1: this was none
    Message reply;          // what the protocol wants at once
};

class Protocol {
public:
    virtual ~Protocol() = default;
    // Makes a room with all its seats over HTTP; false: it did not work.
    virtual bool make_room(std::size_t room) = 0;
    virtual Door door(std::size_t room, int seat) const = 0;
    virtual Message hello(std::size_t room, int seat) const = 0;
    virtual Heard heard(std::size_t room, int seat, std::string_view payload) = 0;
    // After everybody at the table has heard `seq`: whose turn it is, or -1 where the game is over.
    virtual int mover(std::size_t room, std::int64_t seq) const = 0;
    virtual Message move(std::size_t room, int seat, std::int64_t seq) const = 0;
};

std::unique_ptr<Protocol> colyseus(std::uint16_t port, std::size_t rooms);
std::unique_ptr<Protocol> boardgame(std::uint16_t port, std::size_t rooms);
std::unique_ptr<Protocol> bare();
std::unique_ptr<Protocol> snowbound_server(std::uint16_t port, std::size_t rooms, const std::string& game);

}  // namespace snowbound::peers
