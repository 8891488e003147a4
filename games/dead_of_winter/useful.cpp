// Whether an ability or a thing could do anything now: what could not is not offered. [DW-ABL.1] [DW-EQP.1]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

bool any_hand(const State& s, Seat but)
{
    for (const Seat seat : all_seats(s)) {
        if (seat != but && !player(s, seat).hand.empty()) return true;
    }
    return false;
}
bool any_zombie(const State& s)
{
    return std::any_of(s.gates.begin(), s.gates.end(), [](const Spaces& gate) { return gate.zombies > 0; });
}
bool any_deck(const State& s)
{
    return std::any_of(s.decks.begin(), s.decks.end(), [](const Deck& deck) { return !deck.empty(); });
}
bool any_low_die(const Player& p) { return lowest_die(p) > 0 && lowest_die(p) < 6; }
bool any_patient(const State& s, Location place)
{
    for (const Survivor who : at(s, place)) {
        if (wounds_of(s, who) > 0) return true;
    }
    return false;
}
bool any_lowered(const State& s, Seat but)  // somebody else's die above 1
{
    for (const Seat seat : all_seats(s)) {
        if (seat != but && lowest_die(player(s, seat), 2) > 0) return true;
    }
    return false;
}

}  // namespace

// Can the ability do anything now? Those that change an action are offered with it.
bool is_useful(const State& s, Seat seat, Survivor who, Survivor ability)
{
    const Player& p = player(s, seat);
    const Location place = figure(s, who).at;
    switch (ability) {
        case Survivor::GrayBeard:
        case Survivor::AnnaleighChan: return any_hand(s, seat);
        case Survivor::LorettaClay: return true;
        case Survivor::TaliaJones: return !s.crisis_deck.empty();
        case Survivor::BevRussell: return s.helpless > 0 && zombies_at(s, Location::Colony) > 0;
        case Survivor::MariaLopez:
        case Survivor::ThomasHeart:
        case Survivor::DanielSmith: return zombies_at(s, place) > 0;
        case Survivor::JamesMeyers: return dice_left(p) > 0;
        case Survivor::OliviaBrown: return any_patient(s, place);
        case Survivor::SophieRobinson: return any_deck(s);
        case Survivor::GabrielDiaz: return place != Location::Colony && !s.decks[index(place)].empty();
        case Survivor::BrianLee: return any_low_die(p);
        default: return false;
    }
}

bool is_useful(const State& s, Seat seat, Survivor who, Item item)
{
    const Player& p = player(s, seat);
    switch (item) {
        case Item::SniperRifle1:
        case Item::SniperRifle2: return any_zombie(s);
        case Item::Jazzercise: return dice_left(p) > 0;
        case Item::Cookbook: return figure(s, who).at == Location::Colony;
        case Item::GuideToLeadership: return any_low_die(p);
        case Item::WalkieTalkie: return any_low_die(p) && any_lowered(s, seat);
        default: return false;
    }
}

}  // namespace snowbound::dead_of_winter
