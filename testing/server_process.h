// The real program as a process of its own, to be killed for real and started again on the same folder. It ends with
// the test, however that ends.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace snowbound {

class ServerProcess {
public:
    // `store`: "sqlite", or the address of a PostgreSQL.
    ServerProcess(std::string program, const std::string& data, const std::string& store = "sqlite")
        : log_(data + "/log")
    {
        command_ = {std::move(program), "serve", "--listen",   "127.0.0.1:0", "--data",  data,
                    "--limits",         "0",     "--thinkers", "1",           "--store", store};
    }
    ~ServerProcess() { end(SIGKILL); }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // The port it listens on, once it does; 0: it did not come up.
    std::uint16_t start()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return 0;
        std::vector<char*> words;
        for (std::string& word : command_) words.push_back(word.data());
        words.push_back(nullptr);
        const pid_t parent = ::getpid();
        child_ = ::fork();
        if (child_ == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            const int log = ::open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
            ::dup2(ends[1], STDOUT_FILENO);
            ::dup2(log, STDERR_FILENO);
            if (::getppid() != parent) ::_exit(126);
            ::execv(words[0], words.data());
            ::_exit(127);
        }
        ::close(ends[1]);
        out_ = ends[0];
        return child_ > 0 ? read_port() : 0;
    }
    void send(int signal) const { ::kill(child_, signal); }  // SIGSTOP, SIGCONT
    // Its exit status as waitpid() tells it; -1: it had to be killed, or was not there.
    int end(int signal)
    {
        if (child_ <= 0) return -1;
        ::kill(child_, signal);
        ::kill(child_, SIGCONT);
        int status = -1;
        pid_t ended = 0;
        for (int waited = 0; ended == 0 && waited < 60'000; ++waited) {
            ended = ::waitpid(child_, &status, WNOHANG);
            if (ended == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (ended == 0) {
            ::kill(child_, SIGKILL);
            ::waitpid(child_, nullptr, 0);
        }
        ::close(out_);
        child_ = -1;
        return ended == 0 ? -1 : status;
    }

private:
    std::uint16_t read_port() const  // "Snowbound is open: http://127.0.0.1:8080/"
    {
        std::string text;
        while (text.find("/\n") == std::string::npos) {
            pollfd waiting{out_, POLLIN, 0};
            char buffer[512];
            if (::poll(&waiting, 1, 60'000) <= 0) return 0;
            const ssize_t got = ::read(out_, buffer, sizeof buffer);
            if (got <= 0) return 0;
            text.append(buffer, static_cast<std::size_t>(got));
        }
        const std::size_t colon = text.rfind(':', text.find("/\n"));
        return static_cast<std::uint16_t>(std::atoi(text.c_str() + colon + 1));
    }

    std::vector<std::string> command_;
    std::string log_;
    pid_t child_ = -1;
    int out_ = -1;
};

}  // namespace snowbound
