// Files with people's data: for their owner's eyes, and copies that are whole or not there.
#pragma once

#include <functional>
#include <string>

#include "table/trouble.h"

namespace snowbound {

// Makes an empty file that only its owner may read; one that is there stays as it is.
Result<bool> make_private(const std::string& file);

// Written under another name, synced, then named. Never overwrites `file`. `write` fills the empty file it is given.
Result<bool> copy_to(const std::string& file, const std::function<Result<bool>(const std::string&)>& write);

}  // namespace snowbound
