// "A validated move, broadcast to four": rooms of four seats in a closed loop. When all four have heard of a move the
// next seat moves at once, so that one move per room is always under way.
//   peers_load bare|colyseus|boardgame|snowbound PORT [rooms=500] [warm=3] [seconds=4] [busy=1] [pid=SERVER]
//   [game=GAME]
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "bench/peers/protocols.h"

namespace snowbound::peers {
namespace {

struct Orders {
    std::size_t rooms = 500;
    double warm = 3;     // seconds
    double seconds = 4;  // measured
    bool busy = true;    // polls without sleeping, so that the server pays for no wake-ups
    int pid = 0;         // of the server, for its CPU time; 0: unknown
};

std::int64_t now_us()
{
    using std::chrono::duration_cast, std::chrono::microseconds, std::chrono::steady_clock;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

// CPU time of a process with all its threads, in clock ticks; 0: unknown.
double cpu_ticks(int pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream rest(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    std::string skipped;
    for (int i = 0; i < 11; ++i) {
        rest >> skipped;
    }
    double user = 0, system = 0;
    rest >> user >> system;
    return user + system;
}

struct Room {
    std::int64_t seq = 0;   // what all four have heard
    std::int64_t next = 0;  // what some have heard; the same: none
    std::int64_t sent_us = 0;
    int heard = 0;      // seats that have `next`
    bool over = false;  // nobody is to move
};

struct Tally {
    std::uint64_t moves = 0, deliveries = 0, errors = 0, ended = 0;
    double cpu_seconds = 0;                // of the server, while measuring
    std::vector<std::uint32_t> latencies;  // of deliveries, in microseconds
};

class Load {
public:
    Load(Protocol& protocol, std::uint16_t port, const Orders& orders)
        : protocol_(protocol), orders_(orders), port_(port), poll_(::epoll_create1(0)), rooms_(orders.rooms)
    {
    }
    ~Load() { ::close(poll_); }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    bool seat_everybody();
    const Tally& play();

private:
    void turn();  // one look at all sockets
    void listen_to(std::size_t index);
    void take(std::size_t index, const Heard& heard);
    void delivered(std::size_t room, std::int64_t seq);
    void begin_move(std::size_t room);
    void send(std::size_t index, const Message& message);

    Protocol& protocol_;
    Orders orders_;
    std::uint16_t port_;
    int poll_;
    std::vector<Room> rooms_;
    std::vector<Socket> seats_;  // four of each room, one after the other
    std::size_t ready_ = 0;
    bool playing_ = false, measuring_ = false;
    Tally tally_;
};

bool Load::seat_everybody()
{
    const auto no = [](const char* why, std::size_t number) {
        std::fprintf(stderr, "peers_load: %s (%zu)\n", why, number);
        return false;
    };
    seats_.reserve(orders_.rooms * kSeats);
    for (std::size_t room = 0; room < orders_.rooms; ++room) {
        if (!protocol_.make_room(room)) return no("no room was made", room);
        for (int seat = 0; seat < kSeats; ++seat) {
            const Door door = protocol_.door(room, seat);
            Socket& socket = seats_.emplace_back();
            if (!socket.open(port_, door.path, door.headers)) return no("no WebSocket for a seat of room", room);
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = seats_.size() - 1;
            ::epoll_ctl(poll_, EPOLL_CTL_ADD, socket.fd(), &event);
            send(seats_.size() - 1, protocol_.hello(room, seat));
            listen_to(seats_.size() - 1);  // what came along with the handshake
        }
        turn();
    }
    const std::int64_t end = now_us() + 20'000'000;
    while (ready_ < seats_.size() && now_us() < end) {
        turn();
    }
    if (tally_.errors > 0) return no("errors while they sat down", tally_.errors);
    return ready_ == seats_.size() || no("so many seats only are ready", ready_);
}

const Tally& Load::play()
{
    playing_ = true;
    for (std::size_t room = 0; room < orders_.rooms; ++room) {
        begin_move(room);
    }
    const auto until = [&](double seconds) {
        const std::int64_t end = now_us() + static_cast<std::int64_t>(seconds * 1e6);
        while (now_us() < end) {
            turn();
        }
    };
    until(orders_.warm);
    measuring_ = true;
    const std::int64_t begin = now_us();
    const double ticks = cpu_ticks(orders_.pid);
    until(orders_.seconds);
    measuring_ = false;
    tally_.cpu_seconds = (cpu_ticks(orders_.pid) - ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
    for (const Room& room : rooms_) {  // nobody may have been forgotten
        if (!room.over && room.sent_us < begin) ++tally_.errors;
    }
    return tally_;
}

void Load::turn()
{
    std::array<epoll_event, 256> events{};
    const int count = ::epoll_wait(poll_, events.data(), static_cast<int>(events.size()), orders_.busy ? 0 : 10);
    for (int i = 0; i < count; ++i) {
        const std::size_t index = events.at(static_cast<std::size_t>(i)).data.u64;
        if (seats_[index].receive()) {
            listen_to(index);
            continue;
        }
        ++tally_.errors;
        ::epoll_ctl(poll_, EPOLL_CTL_DEL, seats_[index].fd(), nullptr);
    }
}

void Load::listen_to(std::size_t index)
{
    Opcode opcode{};
    std::string_view payload;
    while (seats_[index].next(opcode, payload)) {
        if (opcode == Opcode::Ping) {
            send(index, {Opcode::Pong, std::string(payload)});
        } else if (opcode == Opcode::Text || opcode == Opcode::Binary) {
            take(index, protocol_.heard(index / kSeats, static_cast<int>(index % kSeats), payload));
        }
    }
}

void Load::take(std::size_t index, const Heard& heard)
{
    if (heard.is_wrong) ++tally_.errors;
    if (heard.is_ready) ++ready_;
    send(index, heard.reply);
    if (heard.seq < 0) return;
    if (playing_) {
        delivered(index / kSeats, heard.seq);
    } else {
        Room& room = rooms_[index / kSeats];
        room.seq = room.next = std::max(room.seq, heard.seq);
    }
}

void Load::delivered(std::size_t index, std::int64_t seq)
{
    Room& room = rooms_[index];
    if (room.heard == 0) room.next = seq;
    if (seq <= room.seq || seq != room.next) {
        ++tally_.errors;
        return;
    }
    ++room.heard;
    if (measuring_) {
        ++tally_.deliveries;
        tally_.latencies.push_back(static_cast<std::uint32_t>(now_us() - room.sent_us));
    }
    if (room.heard < kSeats) return;
    room.heard = 0;
    room.seq = seq;
    if (measuring_) ++tally_.moves;
    begin_move(index);
}

void Load::begin_move(std::size_t index)
{
    Room& room = rooms_[index];
    const int seat = protocol_.mover(index, room.seq);
    room.over = seat < 0;
    if (room.over) {
        ++tally_.ended;
        return;
    }
    room.sent_us = now_us();
    send(index * kSeats + static_cast<std::size_t>(seat), protocol_.move(index, seat, room.seq));
}

void Load::send(std::size_t index, const Message& message)
{
    if (message.payload.empty()) return;
    if (!seats_[index].send(message.opcode, message.payload)) ++tally_.errors;
}

double quantile_ms(std::vector<std::uint32_t>& values, double share)
{
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at / 1000.0;
}

void print(Tally tally, double seconds)
{
    const auto moves = static_cast<double>(tally.moves);
    std::printf("moves/s %.0f deliveries/s %.0f p50_ms %.2f p99_ms %.2f p99.9_ms %.2f cpu_us/move %.1f",
                moves / seconds, static_cast<double>(tally.deliveries) / seconds, quantile_ms(tally.latencies, 0.5),
                quantile_ms(tally.latencies, 0.99), quantile_ms(tally.latencies, 0.999),
                moves > 0 ? tally.cpu_seconds * 1e6 / moves : 0);
    std::printf(" errors %llu ended %llu\n", static_cast<unsigned long long>(tally.errors),
                static_cast<unsigned long long>(tally.ended));
}

int run(int count, char** words)
{
    if (count < 3) {
        std::fputs(
            "peers_load bare|colyseus|boardgame|snowbound PORT [rooms=500] [warm=3] [seconds=4] [busy=1] [pid=SERVER] "
            "[game=GAME]\n",
            stderr);
        return 2;
    }
    std::map<std::string, std::string> named;
    for (int i = 3; i < count; ++i) {
        const std::string word = words[i];
        const auto equals = word.find('=');
        if (equals != std::string::npos) named[word.substr(0, equals)] = word.substr(equals + 1);
    }
    const auto number = [&](const char* name, double otherwise) {
        return named.contains(name) ? std::atof(named[name].c_str()) : otherwise;
    };
    const Orders orders{static_cast<std::size_t>(number("rooms", 500)), number("warm", 3), number("seconds", 4),
                        number("busy", 1) != 0, static_cast<int>(number("pid", 0))};
    const std::string kind = words[1];
    const auto port = static_cast<std::uint16_t>(std::atoi(words[2]));
    const std::string game = named.contains("game") ? named["game"] : "smallest";
    const auto protocol = kind == "bare"        ? bare()
                          : kind == "colyseus"  ? colyseus(port, orders.rooms)
                          : kind == "boardgame" ? boardgame(port, orders.rooms)
                                                : snowbound_server(port, orders.rooms, game);
    Load load(*protocol, port, orders);
    if (!load.seat_everybody()) return 1;
    print(load.play(), orders.seconds);
    return 0;
}

}  // namespace
}  // namespace snowbound::peers

int main(int count, char** words) { return snowbound::peers::run(count, words); }
