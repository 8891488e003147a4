// One WebSocket of a node among others: its session is here, or at the node that has the table. The gate keeps the
// socket while the session moves: whoever plays notices a pause.
#pragma once

#include "server/links.h"
#include "server/session.h"

namespace snowbound {

class Gate : public Visitor, public Channel, public WayEnd, public std::enable_shared_from_this<Gate> {
public:
    Gate(House& house, Links& links, std::shared_ptr<Channel> channel, HttpRequest handshake);
    void begin(std::shared_ptr<Session> here) { here_ = std::move(here); }

    void heard(std::string_view text) override;
    void broken(std::string_view what) override;
    void left() override;

    // As the session here sees its socket.
    void send(const Frame& frame) override;
    void close(std::uint16_t code, std::string_view reason) override;
    void elsewhere(std::int64_t node) override;
    void again(std::string_view why) override;

    // What comes from the session at another node.
    void told(const Frame& frame) override;
    void closed(std::uint16_t code, std::string_view why) override;
    void moved() override;
    void lost() override;

private:
    bool note_join(std::string_view text);
    void look_later();
    void look();

    House& house_;
    Links& links_;
    std::shared_ptr<Channel> channel_;
    HttpRequest handshake_;
    std::shared_ptr<Session> here_;
    std::unique_ptr<Way> there_;    // none: the session here hears
    std::string join_, join_anew_;  // as it was said last; and as it is said when the table has moved
    bool is_anew_ = false;          // it was there already: what was told before is told anew
    bool looking_ = false;          // nobody knows where the table is
    bool gone_ = false;
    std::int64_t since_ = 0;         // when that began
    std::vector<std::string> said_;  // meanwhile
    Bucket frames_;
    Loop::Timer pause_;
};

}  // namespace snowbound
