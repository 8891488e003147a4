// The words that crossroads cards are written in: a card is one value with what triggers it, who decides, and its
// options; an option is the steps that it takes. Steps lie in one row, and a frame counts where it is in it.
#pragma once

#include <tuple>
#include <utility>

#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter::scene {

template <std::size_t N>
struct Steps {
    std::array<Op, N> ops{};
};

constexpr Steps<1> row(const Op& op) { return {{op}}; }
template <std::size_t N>
constexpr const Steps<N>& row(const Steps<N>& steps)
{
    return steps;
}

// One after the other.
template <std::size_t... N>
constexpr auto joined(const Steps<N>&... parts)
{
    Steps<(0 + ... + N)> all;
    std::size_t at = 0;
    [[maybe_unused]] const auto append = [&](const auto& part) {
        for (const Op& op : part.ops) {
            all.ops[at++] = op;
        }
    };
    (append(parts), ...);
    return all;
}
template <class... Part>
constexpr auto steps(const Part&... parts)
{
    return joined(row(parts)...);
}

template <class... Part>
constexpr auto when(Test test, const Part&... parts)  // judged before the first of them
{
    const auto then = steps(parts...);
    const Op skip{.code = Code::UnlessSkip, .n = static_cast<int>(then.ops.size()), .test = test};
    return steps(skip, then);
}

template <std::size_t Times, class... Part>
constexpr auto repeat(const Part&... parts)
{
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return joined((static_cast<void>(I), steps(parts...))...);
    }(std::make_index_sequence<Times>{});
}

// From the first player on: of_seat is called with each seat's place in that order, a constant.
template <class F>
constexpr auto each_seat(F of_seat)
{
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return joined(of_seat(std::integral_constant<std::size_t, I>{})...);
    }(std::make_index_sequence<kMostSeats>{});
}

template <std::size_t N>
struct Option {
    Steps<N> does;
    Test legal = nullptr;  // none: always [DW-R43]
};
template <class... Part>
constexpr auto option(const Part&... parts)
{
    const auto does = steps(parts...);
    return Option<does.ops.size()>{does};
}
template <class... Part>
constexpr auto option_if(Test legal, const Part&... parts)
{
    auto with = option(parts...);
    with.legal = legal;
    return with;
}

template <std::size_t N>
struct First {
    Steps<N> does;
};
template <class... Part>
constexpr auto first(const Part&... parts)  // before anybody chooses
{
    const auto does = steps(parts...);
    return First<does.ops.size()>{does};
}

template <std::size_t Before, std::size_t... N>
struct Card {
    Crossroads id;
    CrossroadsFacts about;
    First<Before> before;
    std::tuple<Option<N>...> options;

    // For a card that lies somewhere for good: its facts point to its steps.
    constexpr CrossroadsRow facts() const
    {
        CrossroadsRow row{id, about};
        row.facts.before = before.does.ops;
        row.facts.count = sizeof...(N);
        const auto fill = [&]<std::size_t... I>(std::index_sequence<I...>) {
            ((row.facts.options[I] = {std::get<I>(options).does.ops, std::get<I>(options).legal}), ...);
        };
        fill(std::make_index_sequence<sizeof...(N)>{});
        return row;
    }
};
template <std::size_t Before, std::size_t... N>
constexpr Card<Before, N...> card(Crossroads id, const CrossroadsFacts& about, const First<Before>& before,
                                  const Option<N>&... options)
{
    return {id, about, before, {options...}};
}
template <std::size_t... N>
constexpr Card<0, N...> card(Crossroads id, const CrossroadsFacts& about, const Option<N>&... options)
{
    return {id, about, {}, {options...}};
}

template <class... Cards>
constexpr std::array<CrossroadsRow, sizeof...(Cards)> rows(const Cards&... cards)
{
    return {cards.facts()...};
}

}  // namespace snowbound::dead_of_winter::scene
