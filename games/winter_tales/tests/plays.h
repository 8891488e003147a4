// Whole procedures in one line, for tests that are about what comes after them.
#pragma once

#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {

using Where = std::source_location;

inline void pass_until(Match& match, int seat, Where where = Where::current())  // the others pass, until it is asked
{
    while (!match.waits_for(seat) && !match.waiting().empty()) {
        match.choose(static_cast<int>(index(*match.waiting().begin())), Pass{}, where);
    }
}

inline std::vector<Choice> bot_options(const Match& match, int seat)
{
    std::vector<Choice> all;
    options<WinterTales>(match.state(), seat_at(static_cast<std::size_t>(seat)), all);
    return all;
}

inline MissionIs state_of(const Match& match, int seat) { return match.player(seat).missions.front().is; }

inline Builder hope_at_the_grove(std::size_t seats = 4)  // Alice stands there, seat 0 is active
{
    return table(seats).put(0, Alice, Grove).quest(Quest::Hope, Grove);
}

inline void begin(Match& match, int seat, Character who, Quest quest)  // step 1: others may come now
{
    match.choose(seat, Activate{who});
    match.choose(seat, Resolve{quest});
}

// The whole quest, up to its reward: nobody joins, nobody else plays. With no card at all it is a draw.
inline void resolve(Match& match, int seat, Quest quest, std::size_t cards, int space, Where where = Where::current())
{
    match.choose(seat, Resolve{quest}, where);
    pass_until(match, seat, where);
    match.play(seat, cards, where);
    pass_until(match, seat, where);
    match.choose(seat, Play{}, where);
    match.choose(seat, Tell{}, where);
    if (match.frame<QuestRun>().outcome != Outcome::Draw) {
        const int chooser = static_cast<int>(index(*match.waiting().begin()));
        match.choose(chooser, match.open(chooser)->options.front(), where);
    }
    match.choose(seat, PlaceMemory{static_cast<std::uint8_t>(space)}, where);
}

// The Soldier wins by one card, and the winner has yet to tell the end.
inline void beat(Match& match, int attacker, StartCombat start, int defender, Where where = Where::current())
{
    match.choose(attacker, start, where);
    match.choose(attacker, Strike{match.first(attacker)}, where);
    match.choose(defender, Pass{}, where);
}

inline void lay_trap(Match& match, int seat, Character rebel, std::size_t spring, Where where = Where::current())
{
    match.choose(seat, SetTrap{rebel}, where);
    Cards rest = match.hand(seat);
    const StoryCard shown = rest.front();
    rest.remove(shown);
    match.choose(seat, LayTrap{shown, rest.first(spring)}, where);
}

inline std::vector<std::string_view> keys(std::initializer_list<std::string_view> names) { return names; }

inline Telling telling(const Match& match, int seat, const Choice& choice)
{
    const auto told = WinterTales::telling(match.state(), seat_at(static_cast<std::size_t>(seat)), choice);
    EXPECT_TRUE(told) << "nothing is told with it";
    return told.value_or(Telling{});
}

}  // namespace snowbound::winter_tales::tests
