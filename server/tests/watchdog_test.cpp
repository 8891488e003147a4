// The service manager hears that the server turns, and hears nothing once it does not.
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "testing/running_server.h"

namespace snowbound {
namespace {

class Manager {
public:
    Manager() : handle_(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0))
    {
        const std::string path = folder_ / "notify";
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        path.copy(name.sun_path, sizeof name.sun_path - 1);
        EXPECT_EQ(::bind(handle_, reinterpret_cast<sockaddr*>(&name), sizeof name), 0);
        ::setenv("NOTIFY_SOCKET", path.c_str(), 1);
    }
    ~Manager()
    {
        ::unsetenv("NOTIFY_SOCKET");
        ::close(handle_);
    }
    // What was said within so long; "": nothing.
    std::string hear(int milliseconds) const
    {
        pollfd waiting{handle_, POLLIN, 0};
        char buffer[64];
        if (::poll(&waiting, 1, milliseconds) <= 0) return "";
        const ssize_t got = ::recv(handle_, buffer, sizeof buffer, 0);
        return got > 0 ? std::string(buffer, static_cast<std::size_t>(got)) : "";
    }

private:
    TempFolder folder_;
    int handle_;
};

TEST(Watchdog, HearsALoopThatTurnsAndNotOneThatHangs)
{
    const Manager manager;
    RunningServer server;
    EXPECT_EQ(manager.hear(10'000), "WATCHDOG=1");
    std::promise<void> go_on;
    std::jthread hung([&] { server.look([&](House&) { return go_on.get_future().wait(), 0; }); });
    while (!manager.hear(300).empty()) {}  // what was on its way
    EXPECT_EQ(manager.hear(2500), "") << "it hangs, and says that it does not";
    go_on.set_value();
    EXPECT_EQ(manager.hear(10'000), "WATCHDOG=1");
}

}  // namespace
}  // namespace snowbound
