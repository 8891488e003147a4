// What all nodes must hear of (server/house_news.cpp).
#pragma once

#include "core/json.h"
#include "store/database.h"

namespace snowbound {

// Goes into the unit that it is about. PostgreSQL alone: a server that is alone tells nobody.
Statement news_statement(const Json& news);
inline constexpr const char* kSpared = "cookies that are spared";

}  // namespace snowbound
