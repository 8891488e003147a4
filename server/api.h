// HTTP: /api for people and tables, /healthz and /metrics for the operator, everything else from the web bundle.
#pragma once

#include "server/house.h"
#include "server/transport.h"

namespace snowbound {

class Bundle;
class Session;
struct Aside;
struct Complaint;

class Api : public Service {
public:
    Api(House& house, const Bundle& bundle) : house_(house), bundle_(bundle), started_(Loop::steady_ms()) {}

    void request(HttpRequest request, Reply reply) override;
    std::shared_ptr<Visitor> visit(const HttpRequest& handshake, std::shared_ptr<Channel> channel,
                                   HttpReply& refusal) override;
    std::shared_ptr<Session> session(const HttpRequest& handshake, std::shared_ptr<Channel> channel);
    std::shared_ptr<Visitor> gate(const HttpRequest& handshake, std::shared_ptr<Channel> channel);
    std::shared_ptr<Visitor> far_session(const HttpRequest& handshake, std::shared_ptr<Channel> channel);
    void watch(const Transport& transport) { transport_ = &transport; }

    struct Fork {  // a game from an earlier one's middle
        Card card;
        std::shared_ptr<AnyTable> table;
    };

private:
    struct Call;  // a request on its way
    using Calls = std::shared_ptr<Call>;
    struct Route {
        std::string_view method, path;  // "{id}" stands for a table
        void (Api::*run)(const Calls&);
        enum class Who : std::uint8_t { Anybody, Known, Welcome, Operator } who;  // welcome: known, and not banned
    };
    static const std::vector<Route>& routes();

    bool is_ours(const HttpRequest& request) const;
    bool allowed(const Calls& call, const Limit& limit, const std::string& who);
    void dispatch(const Calls& call);
    void run(const Calls& call, const Route& route);
    void make(const Calls& call, Card card);
    void sit_unless_blocked(const Calls& call, const std::shared_ptr<Room>& room, std::optional<Seat> seat);
    // A table with a password only for who has given it: else "locked".
    void with_open_room(const Calls& call, std::function<void(Room&)> then);
    void with_room(const Calls& call, std::function<void(Room&)> then);
    void pass_on(const Calls& call, const Trouble& elsewhere);  // to the node that has the table
    void try_again(const Calls& call);
    void not_done(const Calls& call, const Trouble& why);
    // Worked out from what is stored, beside the loop: a long game is nobody else's matter.
    void look(const Calls& call, std::function<Result<HttpReply>(Database&)> work);
    void with_asker(const Calls& call, std::function<void(const std::string&)> then);  // "": nobody knows who
    Room::Done done_at(const Calls& call, std::shared_ptr<Room> room);
    // A password or a code is tried: so often from one address, and so often from there for one account; `Everywhere`:
    // and so often for it from anywhere. Several nodes count together.
    enum class Guess : std::uint8_t { FromHere, Everywhere };
    void guess(const Calls& call, const std::string& login, Guess how, std::function<void()> then);
    void guess_among_nodes(const Calls& call, std::vector<std::pair<Limit, std::string>> all,
                           std::function<void()> then);
    bool is_shut_out(const Calls& call);  // and told so
    bool is_operator(const Calls& call);
    void carry_out(const Calls& call, const Complaint& complaint, const std::string& act);
    void note_act(const Calls& call, Complaint complaint, const std::string& act);
    void with_line(const Calls& call, const Room& room, const std::string& line, std::function<void(const Json&)> then);
    void file(const Calls& call, const Complaint& complaint, const Json& by);
    void put(const Calls& call, const Aside& aside);
    void keep_bans(const Calls& call, const std::vector<Ban>& bans);
    Json shown_with_ban(const Person& person) const;
    void welcome_back(const Calls& call, const Person& person, Json extra);

    void games(const Calls& call);
    void lesson(const Calls& call);
    void me(const Calls& call);
    void come(const Calls& call);
    void rename(const Calls& call);
    void keep(const Calls& call);
    void log_in(const Calls& call);
    void recover(const Calls& call);
    void log_out(const Calls& call);
    void log_out_everywhere(const Calls& call);
    void export_me(const Calls& call);
    void delete_me(const Calls& call);
    void listed(const Calls& call);
    void mine(const Calls& call);
    void next(const Calls& call);
    void create(const Calls& call);
    void show(const Calls& call);
    void enter(const Calls& call);
    void sit(const Calls& call);
    void stand(const Calls& call);
    void kick(const Calls& call);
    void put_bot(const Calls& call);
    void start(const Calls& call);
    void rematch(const Calls& call);
    void begin_next(const Calls& call, std::shared_ptr<Room> old, const std::string& made);
    void make_carried(const Calls& call, Card card);
    void start_carried(const Calls& call, Card card);
    void fork(const Calls& call);
    void play_fork(const Calls& call, Fork fork);
    void record(const Calls& call);
    void story(const Calls& call);
    void first_line(const Calls& call);
    void replay(const Calls& call);
    void qr(const Calls& call);
    void read_notes(const Calls& call);
    void write_notes(const Calls& call);
    void report(const Calls& call);
    void read_report(const Calls& call);
    void complain(const Calls& call);
    void list_asides(const Calls& call);
    void add_aside(const Calls& call);
    void remove_aside(const Calls& call);
    void list_complaints(const Calls& call);
    void act_on_complaint(const Calls& call);
    void find_people(const Calls& call);
    void find_people_at(const Calls& call);
    void act_on_person(const Calls& call);
    void list_bans(const Calls& call);
    void ban(const Calls& call);
    void lift_ban(const Calls& call);
    void list_acts(const Calls& call);
    void health(const Calls& call);
    void ready(const Calls& call);
    void metrics(const Calls& call);

    House& house_;
    const Bundle& bundle_;
    const Transport* transport_ = nullptr;
    std::int64_t started_;
};

}  // namespace snowbound
