// What a seat may see: built up from nothing in view.cpp. Nobody is shown anything from which it would follow that
// there is a betrayer, or that there is none.
#pragma once

#include "core/spelling.h"
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
    SB_FIELDS(PlayerView, hand_size, laid_size, stake_done, objective, exile, has_exile, exiled, out, group, leader,
              dice, used, extra_dice, answered, voted, offers, offered_dice, doubt);
};

struct SeenHand {  // of another player
    Seat seat{};
    Hand cards;
    SB_FIELDS(SeenHand, seat, cards);
};
struct SeenCard {  // in another player's hand
    Seat seat{};
    Item item{};
    SB_FIELDS(SeenCard, seat, item);
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
    SB_FIELDS(Own, hand, laid, stake, stake_dice, objective, exile, known_to, dealt, kept, answer, locked, drawn, tops,
              crises, known, hands, cards, crossroads);
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
    SB_FIELDS(View, objective, hardcore, cooperative, morale, rounds, round, food, food_need, starvation, helpless,
              first, active, players, figures, gates, noise, deck_sizes, waste, removed, unseen, deposit, samples,
              drawn, shown, survivor_deck, crisis_deck, exile_deck, crossroads_deck, crisis, past, crisis_need,
              crossroads_by, resolved, used, handed, held, standing, searched, child_rounds, ending, stack, own);
};

}  // namespace snowbound::dead_of_winter
