// How the crowd plays: who hears what, and who answers when.
#include <fmt/core.h>
#include <sys/epoll.h>

#include <algorithm>

#include "app/load_crowd.h"

namespace snowbound {
namespace {

constexpr std::int64_t kLastAnswers = 10'000'000;  // microseconds for what is under way at the end
constexpr std::int64_t kNap = 100'000;             // microseconds; the longest sleep while playing

}  // namespace

void Crowd::play(double seconds)
{
    report_ = {};
    playing_ = true;
    const std::int64_t begin = now_us();
    const std::int64_t end = begin + static_cast<std::int64_t>(seconds * 1e6);
    if (next_due_us_ == 0) {  // the first time: nobody has begun
        first_due_us_ = next_due_us_ = begin;
        for (std::size_t table = 0; table < tables_.size(); ++table) {
            ready(table);
        }
    }
    for (std::int64_t now = begin; now < end; now = now_us()) {
        send_due();
        turn(std::min({end, now + kNap, order_.rate > 0 ? next_due_us_ : end}));
    }
    report_.seconds = static_cast<double>(now_us() - begin) / 1e6;
}

void Crowd::finish()
{
    playing_ = false;
    const auto under_way = [&] {
        return std::count_if(tables_.begin(), tables_.end(),
                             [](const Table& table) { return table.state == Table::State::Waiting; });
    };
    const std::int64_t end = now_us() + kLastAnswers;
    while (under_way() > 0 && now_us() < end) {
        turn(now_us() + kNap);
    }
    if (const auto lost = under_way(); lost > 0) {
        went_wrong(fmt::format("{} tables did not hear of their last answer within ten seconds", lost));
    }
}

void Crowd::hear(Person& person, Kind kind, std::size_t index)
{
    if (!person.socket.receive()) {
        went_wrong("the server hung up on somebody");
        ::epoll_ctl(poll_, EPOLL_CTL_DEL, person.socket.fd(), nullptr);
        return;
    }
    wire::Opcode opcode{};
    std::string_view payload;
    while (person.socket.next(opcode, payload)) {
        if (opcode == wire::Opcode::Ping) {
            person.socket.send(wire::Opcode::Pong, payload);
        } else if (opcode == wire::Opcode::Text && kind == Kind::Seat) {
            seat_heard(index, payload);
        }
    }
}

void Crowd::seat_heard(std::size_t index, std::string_view frame)
{
    report_.bytes += frame.size();
    const SeenFrame seen = people_[index].sight.look(frame);
    Table& table = tables_[index / order_.seats];
    switch (seen.kind) {
        case SeenFrame::Kind::View: return saw_view(index);
        case SeenFrame::Kind::Error: return went_wrong(std::string(frame));
        case SeenFrame::Kind::Other: return;
        case SeenFrame::Kind::Stale: table.stale = true; return;
        case SeenFrame::Kind::Refused: break;
    }
    if (report_.refusals++ == 0 && report_.first_error.empty()) report_.first_error = frame;
    if (table.state == Table::State::Waiting) ready(index / order_.seats);  // with another answer, perhaps
}

void Crowd::saw_view(std::size_t index)
{
    Table& table = tables_[index / order_.seats];
    if (people_[index].sight.table() != table.id) return;  // of the game before
    if (playing_) ++report_.deliveries;
    table.told = table.told || index % order_.seats == table.asked;
    const bool waiting = table.state == Table::State::Waiting || table.state == Table::State::Joining;
    if (waiting && all_see(index / order_.seats)) all_saw(index / order_.seats);
}

// Whoever answered has heard of it, and all agree on who is asked now; nobody else need have been told anything.
bool Crowd::all_see(std::size_t index)
{
    const Table& table = tables_[index];
    const Sight& first = seat(index, table.asked).sight;
    for (std::size_t i = 0; i < order_.seats; ++i) {
        const Sight& other = seat(index, i).sight;
        if (other.table() != table.id || other.waiting() != first.waiting()) return false;
    }
    return table.told || table.state == Table::State::Joining;
}

void Crowd::all_saw(std::size_t index)
{
    Table& table = tables_[index];
    if (table.state == Table::State::Joining) {
        ++opened_;
    } else if (playing_ && !table.stale) {
        ++report_.answers;
        report_.latencies.push_back(static_cast<std::uint32_t>(now_us() - table.sent_us));
    }
    ready(index);
}

void Crowd::ready(std::size_t index)
{
    Table& table = tables_[index];
    table.state = Table::State::Ready;
    if (!playing_) return;
    if (order_.rate > 0)
        ready_.push_back(index);
    else
        answer(index, now_us());
}

// An open loop: answers are due at fixed times, and one that has to wait is late from its due time on.
void Crowd::send_due()
{
    if (order_.rate <= 0) return;
    for (const std::int64_t now = now_us(); next_due_us_ <= now; ++due_) {
        overdue_.push_back(next_due_us_);
        next_due_us_ = first_due_us_ + static_cast<std::int64_t>(static_cast<double>(due_ + 1) * 1e6 / order_.rate);
    }
    while (!overdue_.empty() && !ready_.empty()) {
        const std::size_t table = ready_.front();
        ready_.pop_front();
        if (answer(table, overdue_.front())) overdue_.pop_front();
    }
}

// One of those who are asked answers; where nobody is, the game is over and the next one begins.
bool Crowd::answer(std::size_t index, std::int64_t intended_us)
{
    Table& table = tables_[index];
    const std::size_t first = dice_() % order_.seats;
    for (std::size_t i = 0; i < order_.seats; ++i) {
        const std::size_t who = (first + i) % order_.seats;
        Person& person = seat(index, who);
        if (!person.sight.is_asked()) continue;
        const std::string frame = person.sight.random_answer(dice_());
        table.state = Table::State::Waiting;
        table.asked = who, table.told = table.stale = false;
        table.sent_us = intended_us;
        if (frame.empty() || !person.socket.send(wire::Opcode::Text, frame)) went_wrong("an answer could not be sent");
        return true;
    }
    ++report_.games;
    table.state = Table::State::Opening;
    to_open_.push_back(index);
    start_errands();
    return false;
}

}  // namespace snowbound
