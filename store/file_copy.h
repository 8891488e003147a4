// A copy that is whole or not there: written under another name, synced, then named.
#pragma once

#include <functional>
#include <string>

#include "table/trouble.h"

namespace snowbound {

// Never overwrites `file`. `write` fills the file it is given, which does not exist yet.
Result<bool> copy_to(const std::string& file, const std::function<Result<bool>(const std::string&)>& write);

}  // namespace snowbound
