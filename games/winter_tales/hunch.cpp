// A cheap sensible choice, for playing a match on: what a player would do at a glance.
#include "games/winter_tales/game.h"
#include "games/winter_tales/outlook.h"

namespace snowbound {
namespace winter_tales {
namespace {

using Buffer = std::vector<Choice>;

struct Glance {  // what everybody who chooses here looks at
    const State& s;
    Seat seat;
    Rng& rng;
    const Buffer& options;

    const Player& me() const { return player(s, seat); }
    int hand() const { return static_cast<int>(me().hand.size()); }
    bool writes() const { return me().faction == Faction::Author; }
    const Choice& any() const { return options[rng.below(static_cast<std::uint32_t>(options.size()))]; }
};

// The option that the function likes best; one of the best, as chance will have it.
template <class Likes>
const Choice& favourite(const Glance& g, Likes&& likes)
{
    const Choice* best = nullptr;
    int most = 0;
    std::uint32_t equals = 1;
    for (const Choice& option : g.options) {
        const int liking = likes(option);
        if (!best || liking > most) {
            best = &option;
            most = liking;
            equals = 1;
        } else if (liking == most && g.rng.below(++equals) == 0) {
            best = &option;
        }
    }
    return *best;
}

template <class C>
const C* offered(const Glance& g)
{
    for (const Choice& option : g.options) {
        if (const auto* c = std::get_if<C>(&option)) return c;
    }
    return nullptr;
}

// The option of this kind that lays as many cards as wished, or nearly.
template <class C>
const Choice& with_cards(const Glance& g, int wished)
{
    return favourite(g, [&](const Choice& option) {
        const auto* c = std::get_if<C>(&option);
        return c ? -std::abs(static_cast<int>(c->cards.size()) - wished) : -kNever;
    });
}

bool stands_there(const State& s, Space at, Side side)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.standing() && f.at == at && side_of(character_at(i)) == side) return true;
    }
    return false;
}

// Where a quest of this side would lie well: a ready friend is near, enemies are far.
int good_place(const State& s, Space at, Side side)
{
    int friends = 12, enemies = 12;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (!f.standing()) continue;
        const int far = distance(f.at, at) + (f.ready ? 0 : 2);
        int& nearest = side_of(character_at(i)) == side ? friends : enemies;
        nearest = std::min(nearest, far);
    }
    return enemies - 2 * friends - (stands_there(s, at, other(side)) ? 6 : 0);
}

Space place_of(const State& s, Spot spot) { return is_space(spot) ? space_of(spot) : where(s, carrier_of(spot)); }

const Choice& set_up(const Glance& g)
{
    return favourite(g, [&](const Choice& option) {
        if (const auto* place = std::get_if<PlaceQuest>(&option)) {
            const int good = good_place(g.s, place_of(g.s, place->at), side_of(place->quest));
            return g.writes() ? 0 : side_of(place->quest) == side_for(g.s, g.seat) ? good : -good;
        }
        return 0;
    });
}

// What resolving is worth by itself. Soldiers come to fewer quests: each that they let pass is Spring's.
int zeal(const State& s, Character who) { return eagerness(s) + (is_rebel(who) ? 0 : 70); }

// What activating this character brings: a quest, or three cards while the others wait for their chance.
int activating(const Glance& g, Character who)
{
    if (!figure(g.s, who).standing()) return 30;
    const auto hope = best_prospect(g.s, who);
    if (!hope) return 20;
    const int gain = hope->gain + zeal(g.s, who);
    return gain > 40 ? gain : 10 - std::clamp(hope->gain / 20, -5, 9);
}

const Choice& take_turn(const Glance& g)
{
    return favourite(g, [&](const Choice& option) {
        if (std::holds_alternative<UseHope>(option)) return 1000;
        if (std::holds_alternative<Rescue>(option)) return g.hand() >= 5 ? 900 : -50;
        if (std::holds_alternative<Terror>(option)) return 800;
        if (std::holds_alternative<Propaganda>(option)) return static_cast<int>(g.rng.below(60));
        if (std::holds_alternative<ReturnRebel>(option)) return g.hand() >= 6 && !g.writes() ? 5 : -50;
        if (const auto* activate = std::get_if<Activate>(&option)) return activating(g, activate->who);
        return -100;
    });
}

// A step towards a place, never away; better not among those who would interrupt it.
int step_liking(const State& s, Character who, Space to, Space target)
{
    const bool dangerous = stands_there(s, to, other(side_of(who))) && (is_rebel(who) || is_location(to));
    return 100 * (distance(where(s, who), target) - distance(to, target)) - (dangerous ? 5 : 0);
}

const Choice& walk(const Glance& g, Character who, Space target)
{
    return favourite(g, [&](const Choice& option) {
        if (std::holds_alternative<Passage>(option)) {
            return distance(passage_of(who), target) + 1 < distance(where(g.s, who), target) ? 300 : -1;
        }
        if (const auto* step = std::get_if<Step>(&option)) return step_liking(g.s, who, step->to, target);
        if (const auto* free = std::get_if<FreeStep>(&option)) return step_liking(g.s, who, free->to, target) + 1;
        if (const auto* pay = std::get_if<Pay>(&option)) return step_liking(g.s, who, pay->to, target);
        return std::holds_alternative<Finish>(option) ? 0 : -10;
    });
}

bool quest_lies(const State& s, Space at)
{
    return std::any_of(s.quests.begin(), s.quests.end(), [&](const Token& token) {
        return token.is == TokenIs::Placed && winter_tales::place_of(s, token) == at;
    });
}

// A quest that this character reaches with cards it would discard anyway, best where no friend stands yet.
Space useful_place(const Glance& g, const Activation& a)
{
    const Space here = where(g.s, a.who);
    const int spare = std::max(0, g.hand() - static_cast<int>(kHandLimit));
    Space target = here;
    int best = 0;
    for (const Token& token : g.s.quests) {
        if (token.is != TokenIs::Placed) continue;
        const Space at = winter_tales::place_of(g.s, token);
        const int steps = distance(here, at);
        if (steps > 2 * spare + a.steps) continue;
        const int liking = 10 - steps - (stands_there(g.s, at, side_of(a.who)) ? 6 : 0) -
                           (stands_there(g.s, at, other(side_of(a.who))) ? 4 : 0);
        if (at != here && liking > best) best = liking, target = at;
    }
    return target;
}

// The character goes where it may be of use, if that costs nothing; then a quest is put where it will do good.
const Choice& pass_time(const Glance& g, const Activation& a)
{
    const bool stays = a.stopped || a.acted || (quest_lies(g.s, where(g.s, a.who)) && offered<PlaceQuest>(g));
    const Space target = stays ? where(g.s, a.who) : useful_place(g, a);
    if (target != where(g.s, a.who)) return walk(g, a.who, target);
    return favourite(g, [&](const Choice& option) {
        if (const auto* place = std::get_if<PlaceQuest>(&option)) {
            return 1000 + good_place(g.s, place_of(g.s, place->at), side_of(place->quest));
        }
        if (std::holds_alternative<Rescue>(option)) return g.hand() >= 5 ? 500 : -1;
        return std::holds_alternative<Finish>(option) ? 0 : -10;
    });
}

const Choice& act(const Glance& g, const Activation& a)
{
    if (const QuestRun* run = running<QuestRun>(g.s); run && a.joined) return walk(g, a.who, run->at);
    if (a.acted || a.over) return pass_time(g, a);
    const auto hope = best_prospect(g.s, a.who);
    if (!hope || hope->gain + zeal(g.s, a.who) <= 0) return pass_time(g, a);
    const Space target = winter_tales::place_of(g.s, g.s.quests[index(hope->quest)]);
    if (target != where(g.s, a.who)) return walk(g, a.who, target);
    return favourite(g, [&](const Choice& option) {
        const auto* resolve = std::get_if<Resolve>(&option);
        if (resolve) return resolve->quest == hope->quest ? 1000 : 500;
        return std::holds_alternative<Finish>(option) ? 0 : -10;
    });
}

const Choice& interrupt(const Glance& g, const Window& w)
{
    const int price = card_price(g.s), stake = felling(g.s, w.who);
    const auto others = static_cast<int>(player(g.s, controller(g.s, w.who)).hand.size());
    return favourite(g, [&](const Choice& option) {
        if (std::holds_alternative<StartCombat>(option)) {
            return defence_worth(g.hand() - 1, others, stake, price) - price - 15;
        }
        if (std::holds_alternative<SetTrap>(option)) {
            return setting_trap(g.s, g.seat, w.who);
        }
        return 0;
    });
}

const Choice& fight(const Glance& g, const Combat& c)
{
    const int price = card_price(g.s), stake = felling(g.s, c.rebel);
    const auto attacks = static_cast<int>(player(g.s, c.attacker).hand.size());
    const auto defences = static_cast<int>(player(g.s, c.defender).hand.size());
    const bool attacking = c.step == CombatStep::Attack;
    const bool on = attacking ? attack_worth(attacks, defences, stake, price) > 0
                              : defence_worth(attacks, defences, stake, price) < stake;
    return favourite(g, [&](const Choice& option) {
        if (std::holds_alternative<StrikeFree>(option) || std::holds_alternative<StrikeArtifact>(option)) return 10;
        if (std::holds_alternative<Strike>(option)) return on ? 5 : -5;
        if (const auto* away = std::get_if<Relocate>(&option)) return good_place(g.s, away->to, Side::Winter) + 20;
        return 0;
    });
}

const Choice& trap(const Glance& g, const Trap& t)
{
    const auto some = static_cast<int>(g.rng.below(4));
    if (t.step == TrapStep::Help) return with_cards<Play>(g, 0);
    const int spare = g.hand() - static_cast<int>(kHandLimit);  // they would be discarded anyway
    if (t.step == TrapStep::Defend) return with_cards<Play>(g, std::max(spare, some));
    return favourite(g, [&](const Choice& option) {
        const auto* lay = std::get_if<LayTrap>(&option);
        return lay ? -std::abs(static_cast<int>(lay->spring.size()) - std::max(1, some)) : 0;
    });
}

// Those come whose cards change the outcome.
const Choice& join(const Glance& g, const QuestRun& run)
{
    const Stake stake = stake_of(g.s, run);
    QuestRun without = run;
    ++without.next;
    const int with_me = bid_out(g.s, stake, bids_left(g.s, run)).worth;
    const int change = with_me - bid_out(g.s, stake, bids_left(g.s, without)).worth;
    const int gain = g.writes() ? std::abs(with_me - change) - std::abs(with_me) : change * sign(side_for(g.s, g.seat));
    return favourite(g, [&](const Choice& option) {
        const auto* activate = std::get_if<Activate>(&option);
        if (!activate) return std::holds_alternative<Pass>(option) ? 0 : -10;
        const int cards = cards_to(g.s, activate->who, run.at);
        if (cards > g.hand() + 3) return -kNever;
        return gain > 40 ? 50 - 10 * cards : -10;
    });
}

const Choice& lay_cards(const Glance& g, const QuestRun& run)
{
    const int cards = bid_out(g.s, stake_of(g.s, run), bids_left(g.s, run)).best;
    return favourite(g, [&](const Choice& option) {
        if (const auto* play = std::get_if<Play>(&option)) {
            const int laid = static_cast<int>(play->cards.size()) + play->artifact;
            return -2 * std::abs(laid - cards) + (play->artifact && cards > 0);
        }
        const auto* part = std::get_if<TakePart>(&option);
        if (!part) return cards > 0 ? -kNever : -1;
        const bool helps = g.s.options.abilities && ability_of(part->who) == Ability::Quest;
        const int laid = static_cast<int>(part->cards.size()) + part->artifact + helps;
        return -2 * std::abs(laid - cards) + (part->artifact && cards > 0) + (helps && !g.writes());
    });
}

// An enemy's mission is covered with one's own success; symbols are left to the own missions.
const Choice& place_memory(const Glance& g, const QuestRun& run)
{
    const bool won = run.outcome != Outcome::Draw;
    const Side winner = run.outcome == Outcome::Success ? side_of(run.who) : other(side_of(run.who));
    return favourite(g, [&](const Choice& option) {
        const auto* place = std::get_if<PlaceMemory>(&option);
        if (!place) return 0;
        const Memory& there = g.s.track[place->space - 1U];
        if (there.kind != MemoryKind::Mission) return has_symbol(place->space) ? 0 : 1;
        return won && !g.writes() && winner == side_for(g.s, g.seat) && there.side != winner ? 10 : -10;
    });
}

const Choice& reward(const Glance& g, const QuestRun& run)
{
    return favourite(g, [&](const Choice& option) {
        if (const auto* gone = std::get_if<Destroy>(&option)) return gone->power == Power::Artifact ? 11 : 10;
        if (std::holds_alternative<Eliminate>(option)) return 5;
        const auto* give = std::get_if<Give>(&option);
        return give && give->who == run.who ? 1 : 0;
    });
}

const Choice& resolve(const Glance& g, const QuestRun& run)
{
    switch (run.step) {
        case QuestStep::Join: return join(g, run);
        case QuestStep::Active:
        case QuestStep::Part:
        case QuestStep::Last: return lay_cards(g, run);
        case QuestStep::Place: return place_memory(g, run);
        case QuestStep::Reward: return reward(g, run);
        case QuestStep::End:
        case QuestStep::Choose:
        case QuestStep::Discard: break;
    }
    return g.any();
}

// All cards for the own side; the Author evens out what is, or what he expects.
const Choice& close(const Glance& g, const Epilogue& e)
{
    int lead = total(g.s, Side::Spring) - total(g.s, Side::Winter);
    if (e.step == EpilogueStep::Open) lead += hands_lead(g.s);
    return favourite(g, [&](const Choice& option) {
        const auto* part = std::get_if<Close>(&option);
        if (!part) return 0;
        const auto cards = static_cast<int>(part->cards.size());
        return g.writes() ? -std::abs(lead + sign(part->side) * cards) : cards;
    });
}

struct Chooser {
    const Glance& g;

    const Choice& operator()(const Setup&) const { return set_up(g); }
    const Choice& operator()(const HopeWindow&) const { return favourite(g, uses_hope); }
    const Choice& operator()(const Turn&) const { return take_turn(g); }
    const Choice& operator()(const Activation& a) const { return act(g, a); }
    const Choice& operator()(const Window& w) const { return interrupt(g, w); }
    const Choice& operator()(const Combat& c) const { return fight(g, c); }
    const Choice& operator()(const Trap& t) const { return trap(g, t); }
    const Choice& operator()(const QuestRun& run) const { return resolve(g, run); }
    const Choice& operator()(const Epilogue& e) const { return close(g, e); }
    template <class Other>
    const Choice& operator()(const Other&) const
    {
        return favourite(g, [](const Choice& option) {
            return std::holds_alternative<Dismiss>(option) ? 1 : std::holds_alternative<Rescue>(option) ? -1 : 0;
        });
    }

    static int uses_hope(const Choice& option) { return std::holds_alternative<UseHope>(option) ? 1 : 0; }
};

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

Choice WinterTales::hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
{
    snowbound::options<WinterTales>(s, seat, buffer);
    if (buffer.size() == 1) return buffer.front();
    const Glance g{s, seat, rng, buffer};
    if (const Declare* mission = offered<Declare>(g)) return *mission;
    return std::visit(Chooser{g}, s.stack.back());
}

}  // namespace snowbound
