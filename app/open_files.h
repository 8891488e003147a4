// How many files and sockets this process may have open.
#pragma once

#include <cstddef>

namespace snowbound {

// As many as the system lets us have, `wanted` if it can be; how many that is.
std::size_t raise_open_files(std::size_t wanted = 0);

}  // namespace snowbound
