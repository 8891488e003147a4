// An engine outside this program: a command that answers requests of docs/protocol.md, a JSON line each.
#pragma once

#include <sys/types.h>
#include <string>

#include "core/json.h"
#include "table/trouble.h"

namespace snowbound {

class Outside {
public:
    // Waits at most so long for a reply.
    Outside(std::string command, int milliseconds) : command_(std::move(command)), patience_(milliseconds) {}
    ~Outside() { stop(); }
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

    // The reply, which says ok. The command is started with the first request, and ended when it is at fault.
    Result<Json> ask(const Json& request);

private:
    bool start();
    void stop();
    bool send(const std::string& text) const;
    Result<std::string> read_line();
    Trouble at_fault(const std::string& how);

    std::string command_;
    int patience_;
    pid_t child_ = -1;
    int to_ = -1, from_ = -1;
    std::string read_;  // of the next reply
};

}  // namespace snowbound
