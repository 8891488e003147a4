#include "server/loop.h"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <exception>
#include <optional>

#include "server/log.h"
#include "store/turns.h"

namespace snowbound {
namespace asio = boost::asio;

struct Loop::Crew {  // workers, and what waits for them
    explicit Crew(std::size_t workers) : idle(workers), turns(workers), pool(workers) {}
    std::size_t idle;
    Turns<std::function<void()>> turns;
    asio::thread_pool pool;
};

struct Loop::Inside {
    explicit Inside(std::size_t workers) : io(1), thinkers(workers) {}
    asio::io_context io;
    std::optional<asio::signal_set> signals;
    asio::thread_pool disk{1};
    asio::thread_pool readers{kReaders};
    Crew hashers{kHashers};
    Crew thinkers;
};

Loop::Loop(std::size_t thinkers) : inside_(std::make_unique<Inside>(thinkers)) {}
Loop::~Loop() { finish_workers(); }

// Nothing is meant to throw up to here. If something does, whoever it belonged to has lost it, and everybody else plays
// on.
template <class Work>
static void shielded(Work&& work)
{
    try {
        work();
    } catch (const std::exception& error) {
        log_line(Level::Error, "unexpected", {{"why", error.what()}});
    }
}

void Loop::run()
{
    const auto work = asio::make_work_guard(inside_->io);
    while (!inside_->io.stopped()) {
        shielded([&] { inside_->io.run(); });
    }
}
void Loop::stop() { inside_->io.stop(); }
void Loop::post(std::function<void()> work) { asio::post(inside_->io, std::move(work)); }
void Loop::on_disk(std::function<void()> work)
{
    asio::post(inside_->disk, [work = std::move(work)] { shielded(work); });
}

// Whoever works something out steps back where processors are scarce: answers go first.
static void step_back()
{
    static constexpr int kLess = 5;
    thread_local const int done = [] {
        const auto me = static_cast<id_t>(::gettid());
        return ::setpriority(PRIO_PROCESS, me, ::getpriority(PRIO_PROCESS, me) + kLess);
    }();
    static_cast<void>(done);
}

void Loop::think(const std::string& asker, std::function<void()> work)
{
    inside_->thinkers.turns.add(asker, std::move(work));
    send(inside_->thinkers);
}
void Loop::hash(const std::string& asker, std::function<void()> work)
{
    inside_->hashers.turns.add(asker, std::move(work));
    send(inside_->hashers);
}
void Loop::send(Crew& crew)
{
    while (crew.idle > 0) {
        auto next = crew.turns.next([](const auto&) { return true; });
        if (!next) return;
        --crew.idle;
        asio::post(crew.pool, [this, &crew, asker = std::move(next->first), work = std::move(next->second)]() mutable {
            step_back();
            shielded(work);
            work = nullptr;
            post([this, &crew, asker = std::move(asker)] {
                ++crew.idle;
                crew.turns.done(asker);
                send(crew);
            });
        });
    }
}
void Loop::on_readers(std::function<void()> work)
{
    asio::post(inside_->readers, [work = std::move(work)] { step_back(), shielded(work); });
}
void Loop::finish_workers()
{
    inside_->disk.join();
    inside_->readers.join();
    inside_->hashers.pool.join();
    inside_->thinkers.pool.join();
}
asio::io_context& Loop::io() { return inside_->io; }

void Loop::on_signals(std::function<void(int)> then)
{
    inside_->signals.emplace(inside_->io, SIGINT, SIGTERM);
    inside_->signals->async_wait([then = std::move(then)](boost::system::error_code error, int signal) {
        if (!error) then(signal);
    });
}

struct Loop::Timer::Inside {
    explicit Inside(asio::io_context& io) : timer(io) {}
    asio::steady_timer timer;
    std::uint64_t round = 0;  // a callback that was already on its way when the timer was set anew must not run
};

Loop::Timer::Timer(Loop& loop) : inside_(std::make_shared<Inside>(loop.io())) {}
Loop::Timer::~Timer() { cancel(); }

void Loop::Timer::set(std::int64_t milliseconds, std::function<void()> then)
{
    const std::uint64_t round = ++inside_->round;
    inside_->timer.expires_after(std::chrono::milliseconds(milliseconds));
    inside_->timer.async_wait([inside = inside_, round, then = std::move(then)](boost::system::error_code error) {
        if (!error && round == inside->round) then();
    });
}

void Loop::Timer::cancel()
{
    ++inside_->round;
    inside_->timer.cancel();
}

namespace {
template <class Clock, class Unit>
std::int64_t now()
{
    return std::chrono::duration_cast<Unit>(Clock::now().time_since_epoch()).count();
}
}  // namespace

std::int64_t Loop::steady_ms() { return now<std::chrono::steady_clock, std::chrono::milliseconds>(); }
std::int64_t Loop::steady_us() { return now<std::chrono::steady_clock, std::chrono::microseconds>(); }
std::int64_t Loop::wall_ms() { return now<std::chrono::system_clock, std::chrono::milliseconds>(); }

}  // namespace snowbound
