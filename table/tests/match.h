// Matches for tests: begun, and played by a random bot that always does the same.
#pragma once

#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/any_table.h"

namespace snowbound::matches {

inline std::unique_ptr<AnyTable> start(const char* game, std::size_t seats, const char* seed)
{
    auto table = find_game(game)->start({seats, Json::object(), SeedText::given(seed)});
    EXPECT_TRUE(table);
    return table ? std::move(*table) : nullptr;
}

inline bool answer_random(AnyTable& table)
{
    const Seat seat = *table.waiting().begin();
    const auto thought = table.think(seat, {BotLevel::Random, 0, 0});
    if (!thought) return false;
    const auto event =
        table.answer({seat, (*thought)["decision"].get<std::uint32_t>(), (*thought)["choice"], "", "bot:random", ""});
    EXPECT_TRUE(event) << event.trouble().message;
    return static_cast<bool>(event);
}

inline bool play_to_the_end(AnyTable& table)
{
    for (int i = 0; i < 20'000 && !table.waiting().empty(); ++i) {
        if (!answer_random(table)) return false;
    }
    return table.waiting().empty();
}

inline Record read_back(const AnyTable& table)  // as it comes out of a file
{
    auto record = read_record(*parse_json(to_json(table.record()).dump()));
    EXPECT_TRUE(record) << record.trouble().message;
    return record ? *record : Record{};
}

}  // namespace snowbound::matches
