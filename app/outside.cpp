#include "app/outside.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>

#include "table/engine.h"

namespace snowbound {

Result<Json> Outside::ask(const Json& request)
{
    if (child_ < 0 && !start()) return at_fault("cannot be started");
    if (!send(request.dump() + "\n")) return at_fault("has ended");
    const auto line = read_line();
    if (!line) return line.trouble();
    auto reply = parse_json(*line);
    if (!reply || !reply->is_object() || !reply->contains("ok")) {
        return at_fault("does not answer in JSON: " + line->substr(0, 200));
    }
    if ((*reply)["ok"] != true) return at_fault("refuses: " + line->substr(0, 200));
    return *reply;
}

// A pair of sockets rather than pipes: writing to one who has gone is an error then, not a signal.
bool Outside::start()
{
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
    const pid_t parent = ::getpid();
    child_ = ::fork();
    if (child_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::setpgid(0, 0);
        ::dup2(ends[1], STDIN_FILENO);
        ::dup2(ends[1], STDOUT_FILENO);
        if (::getppid() != parent) ::_exit(126);
        ::execl("/bin/sh", "sh", "-c", command_.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    to_ = from_ = ends[0];
    return child_ > 0;
}

void Outside::stop()
{
    if (from_ >= 0) ::close(from_);
    to_ = from_ = -1;
    read_.clear();
    if (child_ <= 0) return;
    ::kill(-child_, SIGKILL);  // the shell and what it has started
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    child_ = -1;
}

bool Outside::send(const std::string& text) const
{
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t n = ::send(to_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (n <= 0) return false;
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

Result<std::string> Outside::read_line()
{
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::milliseconds(patience_);
    for (;;) {
        if (const auto end = read_.find('\n'); end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            return line;
        }
        if (read_.size() > kLongestLine) return at_fault("answers with a line that does not end");
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd waited{from_, POLLIN, 0};
        if (left <= 0 || ::poll(&waited, 1, static_cast<int>(left)) == 0) return at_fault("does not answer in time");
        std::array<char, 1U << 16U> bytes;
        const ssize_t n = ::recv(from_, bytes.data(), bytes.size(), 0);
        if (n <= 0) return at_fault("has ended");
        read_.append(bytes.data(), static_cast<std::size_t>(n));
    }
}

Trouble Outside::at_fault(const std::string& how)
{
    stop();
    return {"outside", "\"" + command_ + "\" " + how, ""};
}

}  // namespace snowbound
