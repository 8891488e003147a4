// What the service manager (systemd) is told: that the server is ready, that it still turns, that it goes down. Without
// one nothing happens.
#pragma once

#include <string_view>

namespace snowbound {

void notify_manager(std::string_view state);  // "READY=1", "WATCHDOG=1", "STOPPING=1"

}  // namespace snowbound
