// One WebSocket of one person: reads its frames, knows its room and its seat. Seats are proved by the cookie of the
// handshake; a number in a frame only says which of one's own.
#pragma once

#include "server/house.h"
#include "server/transport.h"
#include "table/arguments.h"

namespace snowbound {

Json error_json(const Trouble& said);

class Session : public Visitor, public Guest, public std::enable_shared_from_this<Session> {
public:
    Session(House& house, std::shared_ptr<Channel> channel, std::string cookies, std::string address_mark,
            std::string address)
        : house_(house), channel_(std::move(channel)), cookies_(std::move(cookies))
    {
        from = std::move(address_mark);
        asker = std::move(address);
    }

    void heard(std::string_view text) override;
    void broken(std::string_view what) override;
    void left() override;
    void send(const Frame& frame) override;
    void sent_away(std::uint16_t code, std::string_view why) override;
    void come_again(std::string_view why) override;
    // The same join once more: the table has moved while it was there. `in`: it is joined, here.
    void join_again(const std::string& text, bool is_anew, std::function<void()> in);
    void begin_anew() { comes_anew_ = true; }  // so is the first join, at a gate
    const std::string& cookies() const override { return cookies_; }

private:
    void understand(const std::string& text);
    void join(Arguments& in);
    void turn_back();
    bool is_banned();  // and told so
    struct Joining {
        std::string table;
        std::uint64_t number = 0;
    };
    bool is_current(const Joining& joining) const { return !gone_ && joining.number == joins_; }
    void ask_who_blocks(const Joining& joining);
    void go_in(const Joining& joining, const std::optional<std::set<std::string>>& known);
    void entered(const Result<std::shared_ptr<Room>>& room);
    std::optional<Trouble> bars(const Card& card) const;
    void answer(Arguments& in);
    void undo(Arguments& in);
    void preview(Arguments& in);
    void advise(Arguments& in);
    void weigh(Arguments& in);
    void help(const char* word, const Json& id, const std::optional<Json>& choice);
    Tell tell_back(const char* word, const Json& id);
    void whole(Arguments& in);
    void ask(Arguments& in);
    void vote(Arguments& in);
    void say(Arguments& in);
    void type(Arguments& in);
    void ping(Arguments& in);

    void error(const Trouble& trouble);
    void refused(std::uint32_t decision, const Trouble& trouble);
    bool plays();
    bool stands_aside(std::uint32_t decision);  // and told so
    Room::Done told_if_refused();
    bool allowed(const Limit& limit, const std::string& who, double cost = 1);
    bool in_time(bool allowed);

    House& house_;
    std::shared_ptr<Channel> channel_;
    std::string cookies_;
    Bucket frames_;
    std::shared_ptr<Room> room_;
    std::uint64_t joins_ = 0;  // a join that was overtaken by another does not count
    int mistakes_ = 0;
    bool gone_ = false;
    std::function<void()> in_;  // whom to tell that it has joined
    bool joins_again_ = false, comes_anew_ = false;
    bool is_helped_ = false;  // the coach is thinking for it
    bool adrift_ = false;     // its table has moved: until it joins, what it hears was meant for that

    struct Word {
        std::string_view name;
        void (Session::*run)(Arguments&);
    };
    static const std::array<Word, 12> kWords;
};

}  // namespace snowbound
