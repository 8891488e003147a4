// A server of rooms and nothing else: the path says where one sits, texts are JSON.
#include <cstdlib>

#include "bench/peers/protocols.h"

namespace snowbound::peers {
namespace {

class Bare : public Protocol {
public:
    bool make_room(std::size_t) override { return true; }
    Door door(std::size_t room, int seat) const override
    {
        return {"/" + std::to_string(room) + "/" + std::to_string(seat), ""};
    }
    Message hello(std::size_t, int) const override { return {}; }

    Heard heard(std::size_t, int, std::string_view payload) override
    {
        constexpr std::string_view kMoved = "{\"seq\":";
        Heard heard;
        heard.is_ready = payload.starts_with("{\"ready\"");
        if (payload.starts_with(kMoved))
            heard.seq = std::strtoll(payload.data() + kMoved.size(), nullptr, 10);
        else
            heard.is_wrong = !heard.is_ready;
        return heard;
    }

    int mover(std::size_t, std::int64_t seq) const override { return static_cast<int>(seq % kSeats); }

    Message move(std::size_t, int, std::int64_t seq) const override
    {
        return {Opcode::Text, "{\"cell\":" + std::to_string(seq % 16) + ",\"ts\":" + std::to_string(seq) + "}"};
    }
};

}  // namespace

std::unique_ptr<Protocol> bare() { return std::make_unique<Bare>(); }

}  // namespace snowbound::peers
