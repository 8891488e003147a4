#include "server/notify.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace snowbound {

// One datagram to the socket that the manager names (sd_notify(3)); a name that begins with @ is in no folder.
void notify_manager(std::string_view state)
{
    const char* socket_name = std::getenv("NOTIFY_SOCKET");
    sockaddr_un to{};
    const std::string_view name = socket_name ? socket_name : "";
    if (name.empty() || name.size() >= sizeof to.sun_path) return;
    to.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), to.sun_path);
    if (name.front() == '@') to.sun_path[0] = '\0';
    const int handle = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (handle < 0) return;
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    ::sendto(handle, state.data(), state.size(), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&to), size);
    ::close(handle);
}

}  // namespace snowbound
