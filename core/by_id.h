// A printed table whose rows name what they are about, in whatever order they read best: one that lacks an id or has it
// twice does not compile.
//     inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts = by_id<BuildingId, BuildingFacts>({
//         {BuildingId::Town, {.legend = {1, 3}}}, ...
#pragma once

#include <array>
#include <cstddef>

namespace snowbound {

template <typename Id, typename Row>
struct RowOf {
    Id id;
    Row row;
};

void a_row_is_said_twice_or_missing();  // never defined: who would call it does not compile

template <typename Id, typename Row, std::size_t N>
consteval std::array<Row, N> by_id(const RowOf<Id, Row> (&rows)[N])
{
    std::array<Row, N> table{};
    std::array<bool, N> is_said{};
    for (const RowOf<Id, Row>& each : rows) {
        const auto at = static_cast<std::size_t>(each.id);
        if (at >= N || is_said[at]) a_row_is_said_twice_or_missing();
        is_said[at] = true;
        table[at] = each.row;
    }
    return table;
}

}  // namespace snowbound
