// The vocabulary of card effects. A card is a list of operations; a Script frame runs them one by one, so that rolls,
// deaths and questions can come in between. Where a text needs an `if`, a named function decides at a named moment.
#pragma once

#include <span>

#include "core/rng.h"
#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

enum class Code : std::uint8_t {
    Morale,      // n
    Food,        // n; never below 0
    AllFood,     // lost
    Starvation,  // n tokens
    HelplessCome,
    HelplessLeave,
    HelplessDie,  // n; 0: all
    Zombies,      // n at `at`
    NoZombies,    // n (0: all) removed at `at`, not killed
    KillZombies,  // n at `at` by nobody's hand: no exposure
    Build,        // n barricades at `at`, on empty spaces in gate order
    Raze,         // all barricades at `at`
    Noise,        // n at `at`, as far as there is room
    Wound,
    Frostbite,
    Heal,
    Expose,
    Kill,
    KillQuietly,
    Remove,  // n on `target`
    Place,   // target to `at`, if there is room and it may be there; not a move. [DW-R19]
    Back,    // the subject goes back to Script::from; not a move
    Give,    // the subject to Script::other, with wounds and equipment [DW-DTH.5]
    Join,    // the named survivor (arg) leaves the deck for Script::seat's group, with n wounds; it becomes the subject
    JoinTop,       // the top survivor of the deck; becomes the subject
    Bury,          // the named survivor (arg) leaves the deck for the removed zone
    Roll,          // a die into Script::n [DW-DIC.8]
    Draw,          // n cards of the deck at `at` into Script::seat's hand
    TakeChosen,    // n cards that `card_fits`, chosen from the whole deck at `at`; then it is shuffled [DW-XRD.6]
    TakeUntil,     // the next n cards that `card_fits` of the deck at `at`; then it is shuffled
    TakeRemoved,   // up to n cards that `card_fits` from the removed zone, the latest first
    WasteRemoved,  // the last n (0: all) removed cards that `card_fits` go to the waste pile
    PurgeDeck,     // all cards of the deck at `at` that `card_fits` leave the game; then it is shuffled
    LoseCards,     // Script::seat chooses n own hand cards that `card_fits`; they leave the game
    LoseRandom,    // n random hand cards of Script::seat leave the game
    GiveCards,     // Script::seat gives all hand cards but n to Script::other
    DiceNext,      // n dice more (or fewer) for everybody at the next roll
    DiceGone,      // n unused dice of everybody (0: all of Script::seat's) are used up, the lowest first
    PayDie,        // Script::seat spends one unused die of its choice
    Mark,          // arg: a Mark for the target
    Stand,         // arg: a Standing rule from now on
    Hold,          // Mark::Still for the target until the end of the turn
    DenyRaise,     // the die that food was spent on is not raised (#5)
    SkipCrisis,    // the crisis goes under its deck, its contributions leave the game unseen, no crisis step (#72)
    VoteExile,     // a vote against Script::other; not the one of the turn [DW-R69]
    Pool,      // everybody may pay together: n cards with a symbol of `symbols`, or dice; ok says whether it was enough
    Bet,       // #44
    PickWho,   // Script::seat picks a survivor that `who_fits` -> who; none, or with arg enough: ok = false
    PickEach,  // every player picks one own survivor that `who_fits` -> picked
    PickPlace,   // -> place, where `place_fits`
    PickPlayer,  // -> other, where `seat_fits`; arg: which only Script::seat can see
    PickTheirs,  // -> item: a card of Script::other's hand, which is seen
    TakePicked,  // Script::item from Script::other's hand to Script::seat's; locked until the next round if n > 0
    Ask,         // Script::seat accepts or not -> ok; only where `test` holds can they, but they are asked in any case
    SeeHand,     // of Script::other by Script::seat; n > 0: only one random card
    SeeHands,    // of everybody
    SeeObjective,  // of Script::other
    ShowHand,      // of Script::other, to all
    Use,           // the weapon Script::item goes from the survivor, or the hand, to the waste pile
    UnlessSkip,    // `test` false: the next n operations are skipped
    Call           // `act`
};

enum class Target : std::uint8_t {
    Subject,    // Script::who
    Picked,     // Script::picked
    Own,        // of Script::seat
    Colony,     // everybody there
    Here,       // everybody at Script::place
    NonExiled,  // of all players that are not exiled
    LowestNonExiled,
    HighestNonExiled,  // `arg` of them, by influence
    LowestButSubject   // the one with the lowest influence in play beside the subject
};

enum class At : std::uint8_t {
    Colony,
    PoliceStation,
    GroceryStore,
    School,
    Library,
    Hospital,
    GasStation,
    Here,
    EachOutside,
    Everywhere
};

using Test = bool (*)(const State&, const Script&);
using Act = void (*)(State&, Script&, Rng&, DwLog&);
using WhoFits = bool (*)(const State&, const Script&, Survivor);
using PlaceFits = bool (*)(const State&, const Script&, Location);
using SeatFits = bool (*)(const State&, const Script&, Seat);
using CardFits = bool (*)(Item);

struct Op {
    Code code{};
    int n = 0;
    Target target = Target::Subject;
    At at = At::Here;
    std::uint8_t arg = 0;
    Symbols symbols{};
    bool dice = false;
    Test test = nullptr;
    Act act = nullptr;
    WhoFits who_fits = nullptr;
    PlaceFits place_fits = nullptr;
    SeatFits seat_fits = nullptr;
    CardFits card_fits = nullptr;
};
using Ops = std::span<const Op>;

// Crises: kCrisisFacts in crises.h.
struct CrisisFacts {
    Symbols symbols;  // any of them helps [DW-R53]
    Ops failure;
    bool authored = false;
};

// Crossroads cards: crossroads.h.
enum class Decider : std::uint8_t {
    Active,
    Colony,
    Here,
    Controller,
    Nobody
};  // Colony, Here: a vote of those with a
    // survivor there; Controller: of `named`
enum class When : std::uint8_t {  // what the card waits for [DW-XRD.5] [DW-XRD.7]
    State,                        // nothing: as soon as `holds`
    Moved,
    Searched,
    Healed,
    FoodSpent,
    WeaponUsed,
    Cleaned,
    Added  // Doing::deed
};
struct Scene {  // what a trigger is judged by
    Seat seat{};
    Doing doing;
};
struct OptionFacts {
    Ops ops{};
    Test legal = nullptr;  // none: always [DW-R43]
};
struct CrossroadsFacts {
    When when = When::State;
    bool (*holds)(const State&, const Scene&) = nullptr;  // none: always
    Decider by = Decider::Active;
    std::optional<Survivor> named{};  // the survivor that the card is about; none: who did the deed, or is picked
    Ops before{};                     // what happens before anybody chooses
    std::array<OptionFacts, 3> options{};
    std::uint8_t count = 2;                    // options; 1: nothing to choose
    std::uint8_t away = 1;                     // what an absent player chooses [DW-D32]
    std::uint8_t helpless = 0, survivors = 0;  // room that it may need in the colony [DW-NEW.4]
    bool mature = false, non_coop = false, authored = false;
};

// Objectives: kMainFacts, kObjectiveFacts, kExileFacts in objectives.h.
enum class Goal : std::uint8_t { Rounds, FewZombies, Deposit, Barricades, EmptyDecks, Armed, Stock, Fuel, Samples };
struct MainFacts {  // one side
    std::uint8_t morale = 0, rounds = 0;
    std::uint8_t colony_zombies = 0, outside_zombies = 0;  // outside: at each location
    std::uint8_t helpless = 0, helpless_per_player = 0;
    Goal goal{};
    std::uint8_t number = 0;  // of the goal: rounds, zombies, colony barricades, empty decks, samples a player, cards
                              // a player (Deposit, Armed), of each symbol (Stock), fuel cards (Fuel)
    Symbols symbols{};        // what is deposited
    std::uint8_t food_per_player = 0;  // Stock: food tokens
    bool no_starters = false;          // starter cards may not be deposited [DW-MOB.2]
    bool exile_is_death = false;       // Kill Them
};
struct MainPair {
    MainFacts normal, hardcore;
    bool authored = false;  // the set-up; hardcore sides are always ours
};

enum class Need : std::uint8_t {  // one condition
    Completed,                    // the main objective [DW-END.6]
    NoMorale,                     // morale is 0
    InHand,                       // n cards with one of `symbols`
    CardsInHand,                  // n cards of any kind
    OnlyInHand,                   // n or more, and no others than `symbols`
    Worn,                         // n items with one of `symbols` equipped to own survivors
    Unhurt,                       // no own survivor has a wound
    Hurt,                         // own survivors have n wounds and frostbites or more
    Group,
    GroupAtMost,
    LargestGroup,  // n survivors or more; or fewer; n more than anybody else
    MostCards,     // strictly
    ColonyBarricades,
    Lost,             // n survivors removed from the game [DW-R49]
    BetrayersExiled,  // all of them
    EmptyDecks,       // n
    FoodAtLeast,
    WasteAtMost,
    StarvationAtLeast
};
struct Condition {
    Need need{};
    std::uint8_t n = 0;
    Symbols symbols{};
};
struct ObjectiveFacts {
    FixedVector<Condition, 5> conditions;
    bool authored = false;
};
struct ExileFacts {
    FixedVector<Condition, 4> loyal;  // a non-betrayer's new objective
    Condition betrayer;               // replaces the first condition of a betrayer's [DW-EXI.2]
    bool authored = false;
};

// Items: kItemFacts in items.h. Survivors: kSurvivorFacts in survivors.h.
enum class ItemKind : std::uint8_t { Play, Equip, Event };
struct ItemFacts {
    Symbol symbol{};
    ItemKind kind{};
    std::array<std::uint8_t, kLocations> copies{};  // in each location's deck; index 0: starter cards
    std::uint8_t food = 0;                          // tokens that it brings
    std::uint8_t helpless = 0;                      // outsiders
};
enum class Gender : std::uint8_t { Woman, Man, Dog };
enum class AbilityAt : std::uint8_t {
    Anywhere,
    Colony,
    Outside,
    PoliceStation,
    GroceryStore,
    School,
    Library,
    Hospital
};
struct SurvivorFacts {
    std::uint8_t attack = 0, search = 0;
    Gender gender{};
    AbilityAt at{};
    std::uint8_t die = 0;  // 0: the ability needs none
    bool once = false;     // a round
    bool non_coop = false;
};

}  // namespace snowbound::dead_of_winter
