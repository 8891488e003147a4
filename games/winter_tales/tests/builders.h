// Tables for rule tests, said in the words of the rulebook:
//     auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(0, 3).turn_of(0);
// Seats sit clockwise in their own order: 0 Spring, 1 Winter, 2 Spring, ...; with an odd number the last is the Author.
// Who is not put on the board is out of the game. Hands are the first cards that are left in the deck.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"
#include "testing/rule.h"
#include "testing/scenario.h"

namespace snowbound::winter_tales::tests {

using enum Character;

using Rolls = std::vector<std::uint32_t>;
inline const Rolls kDraw3{0, 0, 0};  // an activation's draw: the first cards of the deck
inline Rolls draws(std::size_t n) { return Rolls(n, 0); }

inline StoryCard card(std::string_view name)
{
    const auto found = from_name<StoryCard>(name);
    EXPECT_TRUE(found) << name;
    return found.value_or(StoryCard{});
}

class Match : public Scenario<WinterTales> {
public:
    Match(const State& start, Rolls rolls) : Scenario(start, std::move(rolls))
    {
        advance(state_, [&] { return resume_top(state_, rng_, log_); });
        expect_sound();
    }
    Match(std::size_t seats, const Options& options, Rolls rolls) : Scenario({}, std::move(rolls))
    {
        state_ = WinterTales::setup(seats, options, rng_, log_);
        expect_sound();
    }

    const Player& player(int seat) const { return state_.players[static_cast<std::size_t>(seat)]; }
    const Cards& hand(int seat) const { return player(seat).hand; }
    std::size_t cards(int seat) const { return hand(seat).size(); }
    StoryCard first(int seat) const { return hand(seat).front(); }
    Cards some(int seat, std::size_t n) const { return hand(seat).first(n); }
    const Figure& figure(Character who) const { return state_.figures[winter_tales::index(who)]; }
    Space at(Character who) const { return figure(who).at; }
    const Token& token(Quest quest) const { return state_.quests[winter_tales::index(quest)]; }
    const Memory& memory(int space) const { return state_.track[static_cast<std::size_t>(space - 1)]; }
    std::string subject(int space) const  // of the story card that lies there
    {
        return "story:" + std::string(name_of(*memory(space).card));
    }
    template <class F>
    bool is_in() const  // the innermost rule in progress
    {
        return !state_.stack.empty() && std::holds_alternative<F>(state_.stack.back());
    }
    template <class F>
    const F& frame() const
    {
        return *running<F>(state_);
    }
    // Moves that come up all the time.
    void pay(int seat, Space to, std::source_location where = std::source_location::current())
    {
        choose(seat, Pay{first(seat), to}, where);
    }
    void play(int seat, std::size_t n, std::source_location where = std::source_location::current())
    {
        choose(seat, Play{some(seat, n), false}, where);
    }
    void finish(int seat, std::source_location where = std::source_location::current())
    {
        choose(seat, Finish{some(seat, excess(hand(seat)))}, where);
    }
};

class Builder {
public:
    explicit Builder(std::size_t seats)
    {
        s_.seats = static_cast<std::uint8_t>(seats);
        s_.deck = Cards::all();
        for (std::size_t i = 0; i < seats; ++i) {
            const bool author = seats % 2 == 1 && i + 1 == seats;
            s_.order.push_back(seat_at(i));
            s_.ages.push_back(seat_at(i));
            s_.players[i].faction = author ? Faction::Author : i % 2 == 0 ? Faction::Spring : Faction::Winter;
        }
        s_.referee = seat_at(0);
        s_.chapter = 1;
    }

    Builder& with(const Options& options) { return s_.options = options, *this; }
    Builder& italian() { return s_.options.edition = Edition::It, *this; }
    Builder& powers() { return s_.options.powers = true, *this; }
    Builder& abilities() { return s_.options.abilities = true, *this; }
    Builder& memories(int n) { return s_.options.memories.value = static_cast<std::int8_t>(n), *this; }
    Builder& option(Flag Options::* flag, bool on) { return s_.options.*flag = on ? Flag::On : Flag::Off, *this; }

    Builder& put(int seat, Character who, Space at)  // ready and standing
    {
        Figure& f = figure(s_, who);
        f = Figure{.controller = seat_at(static_cast<std::size_t>(seat)), .at = at, .ready = true};
        return *this;
    }
    Builder& activated(Character who) { return figure(s_, who).ready = false, *this; }
    Builder& down(Character who) { return figure(s_, who).down = true, *this; }
    Builder& immobile(Character who) { return figure(s_, who).immobile = true, *this; }
    Builder& gone(Character who)
    {
        figure(s_, who).gone = true;
        figure(s_, who).ready = false;
        return *this;
    }
    Builder& hand(int seat, std::size_t n)
    {
        const Cards some = s_.deck.first(n);
        s_.deck -= some;
        s_.players[static_cast<std::size_t>(seat)].hand |= some;
        return *this;
    }
    Builder& holds(int seat, std::initializer_list<std::string_view> names)
    {
        for (const std::string_view name : names) {
            s_.deck.remove(card(name));
            s_.players[static_cast<std::size_t>(seat)].hand.add(card(name));
        }
        return *this;
    }
    Builder& quest(Quest quest, Space at) { return s_.quests[index(quest)] = {TokenIs::Placed, spot_of(at)}, *this; }
    Builder& quest(Quest quest, Character under)
    {
        s_.quests[index(quest)] = {TokenIs::Placed, spot_of(under)};
        return *this;
    }
    Builder& quest_out(Quest quest) { return s_.quests[index(quest)].is = TokenIs::Out, *this; }
    Builder& memory(int space, Quest quest, Side side)  // its card is the last of the deck
    {
        const StoryCard picture = s_.deck.nth(s_.deck.size() - 1);
        s_.deck.remove(picture);
        lay(space, {.kind = MemoryKind::Story, .side = side, .card = picture, .quest = quest});
        s_.quests[index(quest)].is = TokenIs::Track;
        return *this;
    }
    Builder& neutral(int space, Quest quest)
    {
        lay(space, {.kind = MemoryKind::Neutral, .quest = quest});
        s_.quests[index(quest)].is = TokenIs::Track;
        return *this;
    }
    Builder& mission_memory(int space, Mission mission, int owner)  // the owner has done it
    {
        mission_of(owner, mission);
        s_.players[static_cast<std::size_t>(owner)].missions.back().is = MissionIs::Done;
        lay(space, {.kind = MemoryKind::Mission, .side = side_of(mission), .mission = mission});
        return *this;
    }
    Builder& mission_of(int seat, Mission mission)  // turns the module on; whoever gets none named is dealt one
    {
        s_.options.missions = true;
        s_.players[static_cast<std::size_t>(seat)].missions.push_back({.mission = mission});
        return *this;
    }
    PowersInForce& power() { return s_.powers; }
    Builder& in_force(const PowersInForce& powers)
    {
        s_.options.powers = true;
        s_.powers = powers;
        return *this;
    }
    Builder& referee(int seat)
    {
        return s_.referee = seat < 0 ? kNobody : seat_at(static_cast<std::size_t>(seat)), *this;
    }
    Builder& discard_all_but(std::size_t n)  // so many cards are left in the deck
    {
        const Cards left = s_.deck.first(n);
        s_.discard |= s_.deck - left;
        s_.deck = left;
        return *this;
    }
    Builder& no_cards_left()  // neither deck nor discards: all in the first seat's hand
    {
        s_.players[0].hand |= s_.deck | s_.discard;
        s_.deck.clear();
        s_.discard.clear();
        return *this;
    }

    // The match, at the beginning of somebody's turn. Chance results in order: each draw of a card is one.
    Match turn_of(int seat, Rolls rolls = {})
    {
        s_.active = static_cast<std::uint8_t>(seat);
        s_.stack = {Chapter{}, Turn{}};
        return Match(state(), std::move(rolls));
    }
    // The epilogue, begun by this player.
    Match epilogue_of(int seat, Rolls rolls = {})
    {
        s_.stack = {Epilogue{.seat = seat_at(static_cast<std::size_t>(seat))}};
        return Match(state(), std::move(rolls));
    }
    State state()
    {
        if (s_.options.missions) deal_the_rest();
        return s_;
    }

private:
    void lay(int space, const Memory& memory)
    {
        s_.track[static_cast<std::size_t>(space - 1)] = memory;
        s_.bookmark = static_cast<std::uint8_t>(space);
    }
    void deal_the_rest()
    {
        std::array<int, kMissions> left{};
        for (std::size_t i = 0; i < kMissions; ++i) {
            left[i] = kMissionFacts[i].copies;
        }
        for (const Player& p : s_.players) {
            for (const HeldMission& held : p.missions) {
                --left[index(held.mission)];
            }
        }
        const auto deal = [&](Player& p, Side side) {
            for (const HeldMission& held : p.missions) {
                if (side_of(held.mission) == side) return;
            }
            for (std::size_t i = kMissions; i > 0; --i) {  // from the end: those that tests name least
                const auto mission = static_cast<Mission>(i - 1);
                if (left[i - 1] == 0 || side_of(mission) != side) continue;
                --left[i - 1];
                p.missions.push_back({.mission = mission});
                return;
            }
        };
        for (std::size_t i = 0; i < s_.seats; ++i) {
            Player& p = s_.players[i];
            if (p.faction != Faction::Winter) deal(p, Side::Spring);
            if (p.faction != Faction::Spring) deal(p, Side::Winter);
        }
        s_.unused.clear();
        for (std::size_t i = 0; i < kMissions; ++i) {
            for (int n = 0; n < left[i]; ++n) {
                s_.unused.push_back(static_cast<Mission>(i));
            }
        }
    }

    State s_;
};

inline Builder table(std::size_t seats) { return Builder(seats); }

}  // namespace snowbound::winter_tales::tests
