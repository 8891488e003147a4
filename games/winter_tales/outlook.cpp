// What cards are worth, who could come to a quest, and what it would bring: for evaluate() and hunch().
#include "games/winter_tales/outlook.h"

namespace snowbound::winter_tales {
namespace {

int hand_size(const State& s, Seat seat) { return static_cast<int>(player(s, seat).hand.size()); }

// The largest hand among those who could interrupt this character there; -1: nobody can.
int guard(const State& s, Character who, Space at)
{
    if (!is_rebel(who) && !is_location(at)) return -1;  // [WT-7.2]
    int most = -1;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.at != at || !f.standing() || is_rebel(character_at(i)) == is_rebel(who)) continue;
        if (f.controller != controller(s, who)) most = std::max(most, hand_size(s, f.controller));
    }
    return most;
}

// What entering this space may cost: a Rebel that fights worse is beaten, a Soldier never knows what a trap holds.
int danger(const State& s, Character who, Space at, int hand)
{
    const int guarding = guard(s, who, at);
    if (guarding <= 0) return 0;
    if (!is_rebel(who)) return guarding >= 3 ? 100 : 50;
    return guarding > hand ? 140 : 30;
}

// The same on the best of the shortest ways.
int danger_between(const State& s, Character who, Space from, Space to, int hand)
{
    if (from == to) return 0;
    int least = kNever * kPoint;
    for (const Space next : neighbours(from)) {
        if (distance(next, to) >= distance(from, to)) continue;
        const int here = danger(s, who, next, hand);
        if (here < least) least = std::min(least, here + danger_between(s, who, next, to, hand));
    }
    return least;
}

// Cards that are left to one who comes in spite of those who wait there.
int after_guards(const State& s, Character who, Space at, int hand)
{
    const int guarding = guard(s, who, at);
    if (guarding <= 0) return hand;
    if (is_rebel(who)) return guarding > hand ? -1 : hand - 1;
    return hand - 1;
}

// Cards that a seat could lay at a place: with somebody who stands there, or comes in step 2.
int cards_for(const State& s, Seat seat, Space at, Side side)
{
    int most = -1;
    const int hand = hand_size(s, seat);
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        const Figure& f = s.figures[i];
        if (f.controller != seat || !f.standing() || side_of(who) != side) continue;
        const int extra = has_ability(s, who, Ability::Quest) ? 1 : 0;
        if (f.at == at) most = std::max(most, hand + extra);
        if (!f.ready) continue;
        const int cards = cards_to(s, who, at);
        if (cards > hand + 3) continue;
        const int after = f.at == at ? hand + 3 : after_guards(s, who, at, hand + 3 - cards);
        if (after < 0) continue;
        most = std::max(most, (s.options.discards_after_quest() ? after : std::min(after, 7)) + extra);
    }
    return most;
}

void add_bids(const State& s, Seat seat, Space at, Bids& bids)
{
    const Faction faction = player(s, seat).faction;
    for (const Side side : {Side::Spring, Side::Winter}) {
        if (faction != Faction::Author && faction != faction_of(side)) continue;
        const int most = cards_for(s, seat, at, side);
        if (most <= 0) continue;
        bids.push_back({side, faction, most, faction == Faction::Author ? most : 0});
        return;
    }
}

Bid own_bid(const State& s, Seat seat, Character who, int hand)
{
    const Faction faction = player(s, seat).faction;
    const int spare = std::max(0, hand - static_cast<int>(kHandLimit));
    return {side_of(who), faction, hand, faction == Faction::Author ? hand : spare};
}

Bid last_bid(const State& s, const QuestRun& run)
{
    Bid bid = own_bid(s, run.seat, run.who, std::min(1, hand_size(s, run.seat)));
    if (hand_size(s, run.seat) > static_cast<int>(kHandLimit)) bid.wasted = bid.most;
    return bid;
}

bool takes_part(const State& s, const QuestRun& run, Seat seat, Character who)
{
    const Figure& f = figure(s, who);
    if (f.controller != seat || !f.standing() || f.at != run.at) return false;
    const auto& joined = run.joined[index(seat)];
    return !joined || *joined == who || s.options.falls_back();
}

// [WT-10.8] Step 4: with whom this seat is there already.
void add_present(const State& s, const QuestRun& run, Seat seat, Bids& bids)
{
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        if (!takes_part(s, run, seat, who)) continue;
        const int extra = has_ability(s, who, Ability::Quest) ? 1 : 0;
        Bid bid = own_bid(s, seat, who, hand_size(s, seat));
        bid.most += extra;
        bid.wasted = player(s, seat).faction == Faction::Author ? bid.most : extra;
        bids.push_back(bid);
        return;
    }
}

// A change of what the table is worth, as the player of this character likes it.
int liked(const State& s, Character who, int change)
{
    if (player(s, controller(s, who)).faction != Faction::Author) return change * sign(side_of(who));
    const int now = standing(s);
    return std::abs(now) - std::abs(now + change);
}

int prize(const State& s, Quest quest)
{
    if (!s.options.powers) return 0;
    if (quest != Quest::Retaliation) return 80;
    for (const Power power : {Power::Hope, Power::Love, Power::Refuge, Power::Artifact}) {
        if (spring_power_in_force(s, power)) return 6 * kPoint;
    }
    return 150;
}

}  // namespace

int memories_left(const State& s)
{
    int left = 0;
    for (int space = 1; space <= s.options.length(); ++space) {
        left += is_free(s, space);
    }
    return left;
}

int card_price(const State& s)
{
    constexpr std::array<int, 4> kPrices{100, 95, 90, 70};
    return kPrices[static_cast<std::size_t>(std::min(3, memories_left(s)))];
}

int hand_worth(const State& s, Seat seat)
{
    int cards = hand_size(s, seat);
    if (const Trap* t = running<Trap>(s)) {
        if (t->setter == seat) cards += static_cast<int>(s.trap_winter.size());  // [WT-16.6] they come back
    }
    if (running<Epilogue>(s)) return cards * kPoint;
    const int price = card_price(s), limit = static_cast<int>(kHandLimit);
    const Activation* a = running<Activation>(s);
    const int spare = a && a->seat == seat ? 4 : price / 4;
    return std::min(cards, limit) * price + std::max(0, cards - limit) * spare;
}

int hands_lead(const State& s)
{
    int lead = 0;
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).faction == Faction::Spring) lead += hand_size(s, seat);
        if (player(s, seat).faction == Faction::Winter) lead -= hand_size(s, seat);
    }
    return lead;
}

int standing(const State& s)
{
    int worth = kPoint * (total(s, Side::Spring) - total(s, Side::Winter));
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).faction == Faction::Spring) worth += hand_worth(s, seat);
        if (player(s, seat).faction == Faction::Winter) worth -= hand_worth(s, seat);
    }
    return worth;
}

// Hands are known roughly only, so a narrow lead is worth less than a wide one.
int settled(const Settling& end, int lead)
{
    lead = lead > end.reach ? lead - end.reach : lead < -end.reach ? lead + end.reach : 0;
    return lead == 0 ? end.draw : std::clamp(lead * 500, -2000, 2000) + lead * 50;
}

Settling settling(const State& s, Seat ender)
{
    const Seat writer = author(s);
    if (writer != kNobody) return {.reach = hand_size(s, writer) / 2};  // [WT-12.7]
    if (player(s, ender).faction == Faction::Author) return {};
    return {.draw = 250 * sign(side_for(s, ender))};  // [WT-12.8]
}

int cards_to(const State& s, Character who, Space to)
{
    const Figure& f = figure(s, who);
    if (f.at == to) return 0;
    if (!f.standing() || f.immobile) return kNever;
    int steps = distance(f.at, to);
    if (has_ability(s, who, Ability::Passage)) steps = std::min(steps, distance(passage_of(who), to));
    const int cards = (steps + 1) / 2;
    return has_ability(s, who, Ability::Movement) ? std::max(0, cards - 1) : cards;
}

namespace {

Stake stake_of_any(const State& s, Seat resolver)  // whichever quest it is
{
    const bool last = memories_left(s) == 1;
    return {.start = standing(s),
            .price = last ? kPoint : card_price(s),
            .last = last,
            .hands = total(s, Side::Spring) - total(s, Side::Winter) + hands_lead(s),
            .ender = resolver};
}

Stake stake_of_one(const State& s, Stake stake, Quest quest)
{
    stake.prize = prize(s, quest);
    stake.side = side_of(quest);
    return stake;
}

}  // namespace

Stake stake_of(const State& s, const QuestRun& run)
{
    Stake stake = stake_of_one(s, stake_of_any(s, run.seat), run.quest);
    stake.lead = static_cast<int>(s.quest_cards[0].size()) + run.extra[0] - static_cast<int>(s.quest_cards[1].size()) -
                 run.extra[1];
    return stake;
}

Bids bids_left(const State& s, const QuestRun& run)
{
    Bids bids;
    if (run.step <= QuestStep::Active) bids.push_back(own_bid(s, run.seat, run.who, hand_size(s, run.seat)));
    const std::size_t from = run.step == QuestStep::Part ? run.next : 1;
    for (std::size_t i = from; i < s.seats && run.step <= QuestStep::Part; ++i) {
        const Seat seat = left_of(s, run.seat, i);
        if (run.step == QuestStep::Join && i >= run.next) {
            add_bids(s, seat, run.at, bids);
        } else {
            add_present(s, run, seat, bids);
        }
    }
    if (run.step <= QuestStep::Last) bids.push_back(last_bid(s, run));
    return bids;
}

namespace {

// What it would bring if this character resolved the quest now, its player holding so many cards.
int resolving(const State& s, Character who, Quest quest, int hand, const Stake& any)
{
    const Seat seat = controller(s, who);
    const Space at = place_of(s, s.quests[index(quest)]);
    Stake stake = stake_of_one(s, any, quest);
    const int extra = has_ability(s, who, Ability::Quest) || s.powers.artifact == who ? 1 : 0;
    Bids bids;
    stake.lead = extra * sign(side_of(who));
    bids.push_back(own_bid(s, seat, who, hand));
    for (std::size_t i = 1; i < s.seats; ++i) {
        add_bids(s, left_of(s, seat, i), at, bids);
    }
    bids.push_back(Bid{side_of(who), player(s, seat).faction, 1, 0});
    return bid_out(s, stake, bids).worth - stake.start;
}

}  // namespace

std::optional<Prospect> best_prospect(const State& s, Character who)
{
    const Figure& f = figure(s, who);
    std::optional<Prospect> best;
    if (!f.standing()) return best;
    const Activation* a = running<Activation>(s);
    const bool acts = a && a->who == who;
    std::optional<Stake> stake;
    const int hand = hand_size(s, f.controller) + (acts ? 0 : 3);
    for (std::size_t i = 0; i < kQuests; ++i) {
        const Quest quest = quest_at(i);
        const Token& token = s.quests[i];
        if (token.is != TokenIs::Placed || side_of(quest) != side_of(who)) continue;
        if (s.options.carrier_waits() && token.at == spot_of(who)) continue;  // [WT-9.7]
        int cards = cards_to(s, who, place_of(s, token));
        if (acts && cards > 0 && cards < kNever) {
            if (a->stopped) continue;
            cards = (distance(f.at, place_of(s, token)) + 1 - a->steps) / 2;
            if (has_ability(s, who, Ability::Movement) && !a->free_used) cards = std::max(0, cards - 1);
        }
        if (cards > hand) continue;
        const int spent = std::max(0, cards - std::max(0, hand - static_cast<int>(kHandLimit)));
        if (!stake) stake = stake_of_any(s, f.controller);
        const int gain = liked(s, who, resolving(s, who, quest, hand - cards, *stake)) - spent * card_price(s) -
                         danger_between(s, who, f.at, winter_tales::place_of(s, token), hand);
        if (!best || gain > best->gain) best = Prospect{quest, cards, gain};
    }
    return best;
}

int eagerness(const State& s)
{
    constexpr int kLong = 5;  // chapters; then even those who will lose bring it to an end
    return s.chapter * 15 + std::max(0, s.chapter - kLong) * 400;
}

int felling(const State& s, Character who)
{
    int worth = 110;
    const Activation* a = running<Activation>(s);
    if (!a || a->who != who) return worth;
    if (running<QuestRun>(s)) return worth + kPoint;
    const auto hope = best_prospect(s, who);
    return worth + (hope ? std::max(0, hope->gain) : 0);
}

int attack_worth(int attacks, int defences, int stake, int price)
{
    return attacks > 0 ? std::max(0, defence_worth(attacks - 1, defences, stake, price) - price) : 0;
}

int defence_worth(int attacks, int defences, int stake, int price)
{
    return defences > 0 ? std::min(stake, attack_worth(attacks, defences - 1, stake, price) + price) : stake;
}

// As if the Soldier's player laid none to three cards, each as likely.
int trap_holds(const State& s, Character soldier, int laid)
{
    const int price = card_price(s), stake = felling(s, soldier);
    int worth = 0;
    for (int n = 0; n < 4; ++n) {
        const int against = std::min(n, hand_size(s, controller(s, soldier)));
        worth += against * price + (against < laid ? stake : against == laid ? stake / 2 : 0);
    }
    return worth / 4;
}

int setting_trap(const State& s, Seat setter, Character soldier)
{
    const int laid = std::min(2, hand_size(s, setter) - 1);
    return trap_holds(s, soldier, laid) - (laid + 1) * card_price(s);
}

}  // namespace snowbound::winter_tales
