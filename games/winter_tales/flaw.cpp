// The first broken invariant, or none. It also judges states from outside, so it takes nothing for granted.
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

bool is_seat(const State& s, Seat seat) { return index(seat) < s.seats; }

template <std::size_t N>
bool is_permutation(const State& s, const FixedVector<Seat, N>& list)
{
    SeatSet seen;
    for (const Seat seat : list) {
        if (is_seat(s, seat)) seen.add(seat);
    }
    return list.size() == s.seats && seen == all_seats(s);
}

const char* seating_flaw(const State& s)
{
    if (s.seats < WinterTales::kMinSeats || s.seats > kMostSeats) return "WT-1.1: 3 to 7 players";
    if (!is_permutation(s, s.order)) return "WT-1.5: everybody sits once";
    if (!is_permutation(s, s.ages)) return "WT-R01: everybody has an age";
    for (std::size_t i = 0; i < s.seats; ++i) {
        const bool last_of_odd = s.seats % 2 == 1 && i + 1 == s.seats;
        const Faction expected = last_of_odd ? Faction::Author : i % 2 == 0 ? Faction::Spring : Faction::Winter;
        if (player(s, s.order[i]).faction != expected)
            return "WT-1.5: Spring and Winter take turns, the Author is last";
    }
    if (s.active >= s.seats) return "WT-3.2: the active player sits at the table";
    if (s.referee != kNobody && !is_seat(s, s.referee)) return "WT-2.6: the Referee sits at the table";
    for (std::size_t i = s.seats; i < kMostSeats; ++i) {
        if (s.players[i] != Player{}) return "an empty seat holds something";
    }
    return nullptr;
}

const char* card_flaw(const State& s)
{
    Cards seen;
    std::size_t count = 0;
    const auto add = [&](const Cards& cards) {
        seen |= cards;
        count += cards.size();
    };
    add(s.deck), add(s.discard), add(s.fight), add(s.trap_spring), add(s.trap_winter), add(s.trap_help);
    for (std::size_t i = 0; i < 2; ++i) {
        add(s.quest_cards[i]), add(s.epilogue_cards[i]);
    }
    for (const Player& p : s.players) {
        add(p.hand), add(p.put_away);
    }
    for (const Memory& memory : s.track) {
        if (memory.card) add({*memory.card});
    }
    if (const QuestRun* run = running<QuestRun>(s)) {
        const bool held = run->chosen && !seen.has(*run->chosen);  // drawn from the deck [WT-R25]
        if (held) add({*run->chosen});
    }
    return count == kStoryCards && seen.size() == kStoryCards ? nullptr : "WT-2.2: 93 story cards, each once";
}

const char* figure_flaw(const State& s)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.controller == kNobody) {
            if (f != Figure{}) return "WT-2.9: a character that nobody has is out of the game";
            continue;
        }
        if (!is_seat(s, f.controller)) return "WT-2.7: a character belongs to a player";
        const Faction faction = player(s, f.controller).faction;
        if (faction != Faction::Author && faction != faction_of(side_of(character_at(i))))
            return "WT-2.7: characters of the own colour";
        if (f.gone && (f.ready || f.down || !is_rebel(character_at(i)))) return "WT-19.52: only Rebels leave the game";
    }
    return nullptr;
}

const char* token_flaw(const State& s)
{
    std::array<bool, kQuests> on_track{};
    for (std::size_t i = 0; i < s.track.size(); ++i) {
        const Memory& memory = s.track[i];
        const bool within = static_cast<int>(i) < s.options.length();
        if (!within && memory.kind != MemoryKind::None) return "WT-10.20: left of the epilogue marker";
        if (memory.kind == MemoryKind::None && memory != Memory{})
            return "WT-11.1: an empty space of the track holds something";
        if ((memory.kind == MemoryKind::Mission) != memory.mission.has_value())
            return "WT-20.4: a mission memory is a mission";
        if (memory.kind == MemoryKind::Neutral && memory.card) return "WT-10.21: a neutral memory has no picture";
        if (memory.kind == MemoryKind::Mission && (!has_symbol(static_cast<int>(i + 1)) || memory.card || memory.quest))
            return "WT-20.4: missions lie on their symbol";
        if (memory.kind != MemoryKind::Story && memory.kind != MemoryKind::Neutral) continue;
        if (!memory.quest || on_track[index(*memory.quest)]) return "WT-10.22: each memory of a quest has its token";
        on_track[index(*memory.quest)] = true;
    }
    for (std::size_t i = 0; i < kQuests; ++i) {
        const Token& token = s.quests[i];
        if ((token.is == TokenIs::Track) != on_track[i]) return "WT-10.22: a token is on the track once";
        if (token.is != TokenIs::Placed) continue;
        const bool fits = is_space(token.at)
                              ? is_location(space_of(token.at)) && quest_at(i) != Quest::Love
                              : is_rebel(carrier_of(token.at)) && goes_under_a_rebel(quest_at(i));  // [WT-9.4]
        if (!fits) return "WT-6.3: a token lies on a location or under a Rebel";
        if (!is_space(token.at) && !figure(s, carrier_of(token.at)).in_play())
            return "WT-9.6: a token's carrier is in play";
        for (std::size_t j = 0; j < i && is_space(token.at); ++j) {
            if (s.quests[j].is == TokenIs::Placed && s.quests[j].at == token.at)
                return "WT-6.2: one token a quest field";
        }
    }
    if (s.bookmark > kMostMemories) return "WT-11.4: the bookmark lies on the track";
    if (s.bookmark > 0 && s.track[s.bookmark - 1U].kind == MemoryKind::None)
        return "WT-11.4: the bookmark lies on a memory";
    return nullptr;
}

const char* power_flaw(const State& s)
{
    const PowersInForce& p = s.powers;
    if (!s.options.powers && p != PowersInForce{}) return "WT-19.1: powers are not played";
    if (p.love_one.has_value() != p.love_two.has_value()) return "WT-19.15: two lovers";
    for (const auto& who : {p.hope, p.love_one, p.love_two, p.artifact, p.terror}) {
        if (who && !figure(s, *who).in_play()) return "WT-19.53: whoever holds a marker is in play";
    }
    for (const auto& who : {p.hope, p.love_one, p.love_two}) {
        if (who && !is_rebel(*who)) return "WT-19.10: a Rebel holds it";
    }
    if (p.love_one && *p.love_one == *p.love_two) return "WT-19.15: two lovers";
    if (p.terror && is_rebel(*p.terror)) return "WT-19.30: a Soldier holds the Terror";
    if (p.terror_at && (!p.terror || p.terror_at == p.refuge || !is_location(*p.terror_at)))
        return "WT-19.22: the Terror is never in the refuge";
    if (p.refuge && !is_location(*p.refuge)) return "WT-19.20: the refuge is a location";
    return nullptr;
}

const char* mission_flaw(const State& s)
{
    std::array<int, kMissions> count{};
    for (const Mission mission : s.unused) {
        ++count[index(mission)];
    }
    for (const LostMission& lost : s.lost) {
        if (!is_seat(s, lost.owner)) return "WT-22.2: a mission that somebody gave away";
        ++count[index(lost.mission)];
    }
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        const std::size_t expected = !s.options.missions ? 0 : p.faction == Faction::Author ? 2 : 1;
        if (p.missions.size() != expected) return "WT-20.7: one mission a player, two for the Author";
        for (const HeldMission& held : p.missions) {
            ++count[index(held.mission)];
            if (p.faction != Faction::Author && faction_of(side_of(held.mission)) != p.faction)
                return "WT-2.4: missions of the own faction";
            if (held.is == MissionIs::Declared && (held.space < 1 || held.space > kMostMemories))
                return "WT-R53: a declared mission has its place";
        }
        if (expected == 2 && side_of(p.missions[0].mission) == side_of(p.missions[1].mission))
            return "WT-20.2: the Author has one of each colour";
    }
    if (!std::is_sorted(s.unused.begin(), s.unused.end())) return "the unused missions lie in order";
    for (std::size_t i = 0; i < kMissions; ++i) {
        if (count[i] != (s.options.missions ? kMissionFacts[i].copies : 0)) return "WT-20.1: fourteen missions";
    }
    return nullptr;
}

// Each frame stands on what it belongs to.
struct FrameFlaw {
    const State& s;
    const Frame* below;
    template <class F>
    bool on() const
    {
        return below && std::holds_alternative<F>(*below);
    }
    bool drafted(Character who) const { return figure(s, who).controller != kNobody; }

    bool operator()(const Setup& f) const { return below || f.turn >= s.seats; }
    bool operator()(const Chapter&) const { return below != nullptr; }
    bool operator()(const HopeWindow&) const { return !on<Chapter>() || !s.powers.hope; }
    bool operator()(const Turn&) const { return !on<Chapter>(); }
    bool operator()(const Activation& f) const
    {
        if (!is_seat(s, f.seat) || !drafted(f.who) || controller(s, f.who) != f.seat || f.steps > 1) return true;
        return f.joined ? !on<QuestRun>() : !on<Turn>();
    }
    bool operator()(const Following& f) const { return !on<Window>() || !drafted(f.who) || !drafted(f.partner); }
    bool operator()(const Window& f) const
    {
        return !on<Activation>() || !drafted(f.who) || (f.partner && !drafted(*f.partner));
    }
    bool operator()(const Combat& f) const
    {
        if (!is_seat(s, f.attacker) || !is_seat(s, f.defender) || !drafted(f.rebel)) return true;
        if ((f.soldier && !drafted(*f.soldier)) || (f.partner && !drafted(*f.partner))) return true;
        if ((f.step == CombatStep::Help && !f.partner) || (f.step == CombatStep::End) != f.winner.has_value())
            return true;
        return f.soldier ? !on<Activation>() : !on<Turn>();
    }
    bool operator()(const Trap& f) const
    {
        if (!is_seat(s, f.setter) || !is_seat(s, f.defender) || !drafted(f.rebel) || !drafted(f.soldier)) return true;
        if ((f.partner && !drafted(*f.partner)) || (f.step == TrapStep::End) != f.result.has_value()) return true;
        if (f.step == TrapStep::Help ? !f.partner : f.step == TrapStep::Lay && player(s, f.setter).hand.empty())
            return true;
        return !on<Activation>();
    }
    bool operator()(const Slander& f) const { return !on<Turn>() || !drafted(f.soldier) || !drafted(f.rebel); }
    bool operator()(const QuestRun& f) const
    {
        if (!on<Activation>() || !is_seat(s, f.seat) || !drafted(f.who) || f.next < 1 || f.next > s.seats) return true;
        for (const auto& who : f.joined) {
            if (who && !drafted(*who)) return true;
        }
        const Side won = f.outcome == Outcome::Success ? side_of(f.who) : other(side_of(f.who));
        if (f.step == QuestStep::Choose && !f.chosen && s.quest_cards[static_cast<std::size_t>(won)].empty())
            return true;
        if (f.quest == Quest::Love && is_space(s.quests[index(f.quest)].at)) return true;
        const TokenIs is = s.quests[index(f.quest)].is;
        if (f.step < QuestStep::Reward) return is != TokenIs::Placed;
        return is != TokenIs::Track && (is != TokenIs::Out || f.ender == kNobody);  // [WT-R53]
    }
    bool operator()(const Epilogue& f) const
    {
        return below || !is_seat(s, f.seat) || f.next < 1 || f.next > s.seats ||
               (f.pen != kNobody && !is_seat(s, f.pen)) || (f.step == EpilogueStep::Ending) != s.winner.has_value() ||
               (f.step == EpilogueStep::Author && author(s) == kNobody);
    }
    bool operator()(const Objection& f) const
    {
        const bool moved = f.about.moved && !figure(s, *f.about.moved).in_play();
        return !below || !is_seat(s, f.by) || !is_seat(s, s.told.by) || moved ||
               (f.about.by != kNobody && !is_seat(s, f.about.by));
    }
};

bool asks_nobody(const State& s)  // an interruption that nobody can make
{
    const auto* window = std::get_if<Window>(&s.stack.back());
    if (!window) return false;
    State copy = s;
    Rng rng = Rng::scripted({});
    WtLog log;
    return resume(*window, copy, rng, log) != Flow::Ask;
}

const char* stack_flaw(const State& s)
{
    if (s.stack.empty()) return s.winner ? nullptr : "WT-12.8: a game that is over has a winner";
    for (std::size_t i = 0; i < s.stack.size(); ++i) {
        const FrameFlaw check{s, i > 0 ? &s.stack[i - 1] : nullptr};
        if (std::visit(check, s.stack[i])) return "a rule in progress that does not fit the table";
        const bool bottom = std::holds_alternative<Setup>(s.stack[i]) || std::holds_alternative<Chapter>(s.stack[i]) ||
                            std::holds_alternative<Epilogue>(s.stack[i]);
        if ((i == 0) != bottom) return "a rule in progress that does not fit the table";
    }
    if (asks_nobody(s)) return "a rule in progress that does not fit the table";
    if (s.told.by != kNobody && !is_seat(s, s.told.by)) return "WT-14.1: whoever told sits at the table";
    if (s.told.moved && !figure(s, *s.told.moved).in_play()) return "WT-R34: whoever was moved is in play";
    if (s.proposal && !is_seat(s, s.proposal->by)) return "WT-R71: whoever proposes sits at the table";
    const bool in_setup = std::holds_alternative<Setup>(s.stack.front());
    for (const Figure& f : s.figures) {
        if (!in_setup && f.ready && s.chapter == 0) return "WT-2.15: the chapters count from one";
    }
    if (std::holds_alternative<Chapter>(s.stack.front()) && s.stack.size() == 1)
        return "a chapter in which nobody acts";
    return nullptr;
}

const char* order_flaw(const State& s)
{
    if (!running<Trap>(s) && !(s.trap_spring.empty() && s.trap_winter.empty() && s.trap_help.empty()))
        return "WT-16.6: cards under a Rebel without a trap";
    return nullptr;
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

const char* WinterTales::flaw(const State& s)
{
    if (const char* what = seating_flaw(s)) return what;
    if (const char* what = figure_flaw(s)) return what;
    if (const char* what = stack_flaw(s)) return what;
    if (const char* what = card_flaw(s)) return what;
    if (const char* what = token_flaw(s)) return what;
    if (const char* what = power_flaw(s)) return what;
    if (const char* what = mission_flaw(s)) return what;
    return s.stack.empty() ? nullptr : order_flaw(s);
}

}  // namespace snowbound
