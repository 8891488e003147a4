// What a seat may see: built up from nothing in view.cpp. Nobody is shown anything from which it would follow that
// there is a betrayer, or that there is none.
#pragma once

#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

struct PlayerView {
    std::uint8_t hand_size = 0, laid_size = 0;
    bool stake_done = false;             // has offered or bet
    std::optional<Objective> objective;  // once it was shown, or at the end
    std::optional<Exile> exile;          // at the end
    bool has_exile = false;
    bool exiled = false, out = false;
    Survivors group;
    std::optional<Survivor> leader;
    Dice dice{};
    std::uint8_t used = 0;
    std::int8_t extra_dice = 0;
    bool answered = false;              // a sealed answer lies there
    std::optional<std::uint8_t> voted;  // how, when votes were last laid open
    Offers offers;                      // what all saw of the hand in this turn: offers [DW-D35], gifts
    std::uint8_t offered_dice = 0;
    std::uint8_t doubt = 0;
    auto operator<=>(const PlayerView&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("hand_size", x.hand_size), v("laid_size", x.laid_size), v("stake_done", x.stake_done);
        v("objective", x.objective), v("exile", x.exile), v("has_exile", x.has_exile), v("exiled", x.exiled);
        v("out", x.out), v("group", x.group), v("leader", x.leader), v("dice", x.dice), v("used", x.used);
        v("extra_dice", x.extra_dice), v("answered", x.answered), v("voted", x.voted);
        v("offers", x.offers), v("offered_dice", x.offered_dice), v("doubt", x.doubt);
    }
};

struct SeenHand {  // of another player
    Seat seat{};
    Hand cards;
    auto operator<=>(const SeenHand&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct SeenCard {  // in another player's hand
    Seat seat{};
    Item item{};
    auto operator<=>(const SeenCard&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("item", x.item); }
};

struct Own {  // mine alone
    Hand hand, laid, stake;
    std::uint8_t stake_dice = 0;
    std::optional<Objective> objective;
    std::optional<Exile> exile;
    SeatSet known_to;
    Survivors dealt, kept;
    std::optional<std::uint8_t> answer;
    std::optional<Item> locked;
    FixedVector<Item, 64> drawn;                               // in my search
    std::array<std::optional<Item>, kLocations> tops{};        // cards that I have looked at
    FixedVector<Crisis, 2> crises;                             // the next ones, if I have looked at them
    std::array<std::optional<Objective>, kMostSeats> known{};  // of others, shown to me alone
    FixedVector<SeenHand, kMostSeats> hands;                   // that I was shown in this turn
    FixedVector<SeenCard, kMostSeats> cards;                   // likewise, by chance
    std::optional<Crossroads> crossroads;                      // that I hold for my neighbour [DW-TRN.1]
    auto operator<=>(const Own&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("hand", x.hand), v("laid", x.laid), v("stake", x.stake), v("stake_dice", x.stake_dice);
        v("objective", x.objective), v("exile", x.exile), v("known_to", x.known_to), v("dealt", x.dealt);
        v("kept", x.kept), v("answer", x.answer), v("locked", x.locked), v("drawn", x.drawn), v("tops", x.tops);
        v("crises", x.crises), v("known", x.known), v("hands", x.hands), v("cards", x.cards);
        v("crossroads", x.crossroads);
    }
};

struct View {
    MainObjective objective{};
    bool hardcore = false, cooperative = false;
    std::uint8_t morale = 0, rounds = 0, round = 0;
    std::uint8_t food = 0, food_need = 0, starvation = 0, helpless = 0;
    Seat first{};
    std::optional<Seat> active;  // whose turn it is
    FixedVector<PlayerView, kMostSeats> players;
    std::array<Figure, kSurvivors> figures{};  // as they stand there; who is not in play is in the deck
    std::array<Spaces, kGates> gates{};
    std::array<std::uint8_t, kLocations> noise{};
    std::array<std::uint8_t, kLocations> deck_sizes{};
    Hand waste, removed;
    std::uint8_t unseen = 0;  // cards that left the game face down
    Hand deposit;
    std::uint8_t samples = 0;
    std::uint8_t drawn = 0;       // cards that a searcher has before them
    FixedVector<Item, 64> shown;  // turned up by an ability
    std::uint8_t survivor_deck = 0, crisis_deck = 0, exile_deck = 0, crossroads_deck = 0;
    std::optional<Crisis> crisis;
    FixedVector<Crisis, kCrises> past;
    std::uint8_t crisis_need = 0;
    std::optional<Seat> crossroads_by;  // who holds this turn's card
    FixedVector<Crossroads, kCrossroads> resolved;
    Equipment used, handed;
    Dice held{};  // to be rolled again
    Standings standing;
    Locations searched;
    std::uint8_t child_rounds = 0;
    Ending ending = Ending::None;
    FixedVector<Frame, 16> stack;
    std::optional<Own> own;  // spectators have none
    auto operator<=>(const View&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("objective", x.objective), v("hardcore", x.hardcore), v("cooperative", x.cooperative);
        v("morale", x.morale), v("rounds", x.rounds), v("round", x.round), v("food", x.food),
            v("food_need", x.food_need);
        v("starvation", x.starvation), v("helpless", x.helpless), v("first", x.first), v("active", x.active);
        v("players", x.players), v("figures", x.figures), v("gates", x.gates), v("noise", x.noise);
        v("deck_sizes", x.deck_sizes), v("waste", x.waste), v("removed", x.removed), v("unseen", x.unseen);
        v("deposit", x.deposit), v("samples", x.samples), v("drawn", x.drawn), v("shown", x.shown);
        v("survivor_deck", x.survivor_deck), v("crisis_deck", x.crisis_deck), v("exile_deck", x.exile_deck);
        v("crossroads_deck", x.crossroads_deck), v("crisis", x.crisis), v("past", x.past),
            v("crisis_need", x.crisis_need);
        v("crossroads_by", x.crossroads_by), v("resolved", x.resolved), v("used", x.used), v("handed", x.handed),
            v("held", x.held);
        v("standing", x.standing), v("searched", x.searched), v("child_rounds", x.child_rounds);
        v("ending", x.ending), v("stack", x.stack), v("own", x.own);
    }
};

}  // namespace snowbound::dead_of_winter
