// The one thread on which the server lives, and its helpers: one worker for the disk, two who look things up, two for
// passwords, a few for bots. Nothing is shared between threads but what is handed over here, so nothing else needs a
// lock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace boost::asio {
class io_context;
}

namespace snowbound {

class Loop {
public:
    explicit Loop(std::size_t thinkers);
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    void run();                                // until stop()
    void stop();                               // any thread
    void post(std::function<void()> work);     // any thread: runs on the loop, later
    void on_disk(std::function<void()> work);  // one after the other
    // Side by side and in turns: nobody has all of the workers at once. On the loop alone.
    void think(const std::string& asker, std::function<void()> work);  // bots
    void hash(const std::string& asker, std::function<void()> work);   // passwords
    static constexpr std::size_t kReaders = 2, kHashers = 2;
    void on_readers(std::function<void()> work);  // side by side
    void finish_workers();                        // waits for all of them; nothing new is taken

    class Timer {  // calls back once; gone or set anew: not at all
    public:
        explicit Timer(Loop& loop);
        ~Timer();
        void set(std::int64_t milliseconds, std::function<void()> then);
        void cancel();

    private:
        struct Inside;
        std::shared_ptr<Inside> inside_;
    };
    void on_signals(std::function<void(int)> then);  // SIGINT, SIGTERM

    static std::int64_t steady_ms();  // for waiting
    static std::int64_t steady_us();  // for measuring
    static std::int64_t wall_ms();    // since 1970, for people
    boost::asio::io_context& io();

private:
    struct Crew;
    struct Inside;
    void send(Crew& crew);
    std::unique_ptr<Inside> inside_;
};

}  // namespace snowbound
