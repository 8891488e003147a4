#include "app/load_crowd.h"

#include <fmt/core.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "table/view_frame.h"

namespace snowbound {
namespace {

constexpr std::size_t kErrands = 32;            // tables set up side by side
constexpr std::int64_t kPatience = 30'000'000;  // microseconds without any progress
constexpr std::uint64_t kIndexBits = 56;        // of an epoll event's number; above it, the kind

std::string cookie_in(const std::string& headers)
{
    const auto begin = headers.find("Set-Cookie: ");
    if (begin == std::string::npos) return "";
    return headers.substr(begin + 12, headers.find_first_of(";\r", begin) - begin - 12);
}

}  // namespace

Crowd::Crowd(const LoadOrder& order)
    : order_(order),
      poll_(::epoll_create1(EPOLL_CLOEXEC)),
      dice_(order.seed),
      tables_(order.tables),
      people_(order.tables * order.seats),
      watchers_(order.idle),
      errands_(std::min(kErrands, order.tables))
{
}

Crowd::~Crowd() { ::close(poll_); }

std::int64_t Crowd::now_us()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

bool Crowd::watch(int fd, Kind kind, std::size_t index) const
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = (static_cast<std::uint64_t>(kind) << kIndexBits) | index;
    return ::epoll_ctl(poll_, EPOLL_CTL_ADD, fd, &event) == 0;
}

void Crowd::went_wrong(const std::string& what)
{
    if (report_.errors++ == 0) report_.first_error = what;
}

// One look at all sockets; sleeps until something comes, but not beyond `until_us`.
void Crowd::turn(std::int64_t until_us)
{
    std::array<epoll_event, 256> events{};
    const std::int64_t wait = std::max<std::int64_t>(0, until_us - now_us());
    const timespec timeout{wait / 1'000'000, wait % 1'000'000 * 1000};
    const int count = ::epoll_pwait2(poll_, events.data(), static_cast<int>(events.size()), &timeout, nullptr);
    for (int i = 0; i < count; ++i) {
        const std::uint64_t number = events.at(static_cast<std::size_t>(i)).data.u64;
        const auto kind = static_cast<Kind>(number >> kIndexBits);
        const std::size_t index = number & ((1ULL << kIndexBits) - 1);
        switch (kind) {
            case Kind::Seat: hear(people_[index], kind, index); break;
            case Kind::Watcher: hear(watchers_[index], kind, index); break;
            case Kind::Errand: errand_heard(errands_[index]); break;
        }
    }
}

Result<bool> Crowd::move_in()
{
    for (std::size_t table = 0; table < tables_.size(); ++table) {
        to_open_.push_back(table);
    }
    start_errands();
    std::size_t last = 0;
    std::int64_t progress = now_us(), told = progress;
    while (opened_ < tables_.size() && report_.errors == 0) {
        turn(now_us() + 100'000);
        const std::int64_t now = now_us();
        if (opened_ > last) last = opened_, progress = now;
        if (now - progress > kPatience) went_wrong("the server has set up no table for half a minute");
        if (now - told < 2'000'000) continue;
        told = now;
        fmt::print(stderr, "{} of {} tables are set up\n", opened_, tables_.size());
    }
    if (report_.errors > 0) return Trouble{"load", report_.first_error, ""};
    return bring_watchers();
}

Result<bool> Crowd::bring_watchers()
{
    for (std::size_t i = 0; i < watchers_.size(); ++i) {
        if (!join(watchers_[i], Kind::Watcher, i, tables_[i % tables_.size()].id)) {
            return Trouble{"load", fmt::format("the server took {} of {} watchers", i, watchers_.size()), ""};
        }
        turn(0);
        if (i % 2000 == 1999) fmt::print(stderr, "{} of {} watch\n", i + 1, watchers_.size());
    }
    return true;
}

void Crowd::start_errands()
{
    for (std::size_t i = 0; i < errands_.size() && !to_open_.empty(); ++i) {
        Errand& errand = errands_[i];
        if (errand.busy) continue;
        errand.table = to_open_.front();
        errand.step = 0;
        to_open_.pop_front();
        if (!errand.line.open(order_.port)) return went_wrong("nobody answers at this port");
        watch(errand.line.fd(), Kind::Errand, i);
        errand.busy = true;
        next_step(errand);
    }
}

// First everybody gets a name, then the first one makes a table, the others sit down, and it starts.
void Crowd::next_step(Errand& errand)
{
    const std::size_t seats = order_.seats;
    Table& table = tables_[errand.table];
    while (errand.step < seats && !seat(errand.table, errand.step).cookie.empty()) {
        ++errand.step;
    }
    const auto ask = [&](std::size_t who, const std::string& path, const Json& body) {
        const std::string& cookie = seat(errand.table, who).cookie;
        const std::string headers = "X-Snowbound: 1\r\n" + (cookie.empty() ? "" : "Cookie: " + cookie + "\r\n");
        if (!errand.line.post(path, headers, body.dump())) went_wrong("the server hung up while a table was set up");
    };
    if (errand.step < seats) return ask(errand.step, "/api/me", {{"name", fmt::format("load{}", errand.step)}});
    const std::size_t step = errand.step - seats;
    if (step == 0) {
        const Json wish = {{"game", order_.game}, {"seats", seats}, {"options", order_.options}, {"pace", "none"}};
        return ask(0, "/api/tables", wish);
    }
    if (step < seats) return ask(step, "/api/tables/" + table.id + "/sit", {{"seat", step}});
    ask(0, "/api/tables/" + table.id + "/start", Json::object());
}

void Crowd::errand_heard(Errand& errand)
{
    if (!errand.busy) return;
    wire::HttpAnswer answer;
    if (!errand.line.receive()) {
        went_wrong("the server hung up while a table was set up");
        return end_errand(errand);
    }
    if (errand.line.take(answer)) step_done(errand, answer);
}

void Crowd::step_done(Errand& errand, const wire::HttpAnswer& answer)
{
    const std::size_t seats = order_.seats;
    if (answer.status / 100 != 2) {
        const char* help = answer.status == 429 ? " (start the server with --limits 0)" : "";
        went_wrong(fmt::format("the server refused a table with {}: {}{}", answer.status, answer.body, help));
        return end_errand(errand);
    }
    if (errand.step < seats) seat(errand.table, errand.step).cookie = cookie_in(answer.headers);
    if (errand.step == seats) {
        const auto json = parse_json(answer.body);
        tables_[errand.table].id = json && json->contains("table") ? text_at((*json)["table"], "id") : "";
    }
    if (errand.step == 2 * seats) {
        join_all(errand.table);
        return end_errand(errand);
    }
    ++errand.step;
    next_step(errand);
}

void Crowd::end_errand(Errand& errand)
{
    errand.line.close();
    errand.busy = false;
    start_errands();
}

bool Crowd::join(Person& person, Kind kind, std::size_t index, const std::string& table)
{
    if (!person.connected) {
        const std::string headers = person.cookie.empty() ? "" : "Cookie: " + person.cookie + "\r\n";
        person.connected = person.socket.open(order_.sockets, "/ws", headers);
        if (!person.connected || !watch(person.socket.fd(), kind, index)) return false;
    }
    return person.socket.send(
        wire::Opcode::Text, R"({"t":"join","wire":)" + std::to_string(kWireVersion) + R"(,"table":")" + table + "\"}");
}

void Crowd::join_all(std::size_t table)
{
    tables_[table].state = Table::State::Joining;
    for (std::size_t i = 0; i < order_.seats; ++i) {
        Person& person = seat(table, i);
        if (!join(person, Kind::Seat, table * order_.seats + i, tables_[table].id)) {
            went_wrong("the server took a seat's WebSocket away");
        }
    }
}

}  // namespace snowbound
