// Rules in progress, and what is told when: the frames on the stack of the state.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/winter_tales/choices.h"
#include "games/winter_tales/facts.h"

namespace snowbound::winter_tales {

inline constexpr std::size_t kMostSeats = 7;  // [WT-1.1]
inline constexpr std::size_t kHandLimit = 7;  // [WT-4.6]
inline constexpr Seat kNobody = kSpectator;

// What is told, in the order of the catalogue: N-01 to N-30.
SB_WORDS(Narration, Genre, Opening, QuestCreated, Activation, Movement, QuestStart, QuestJoin, QuestCards, QuestPart,
         QuestLast, QuestEnd, Memory, Attack, Defence, CombatEnd, TrapSet, TrapDefence, TrapEnd, Rescue, Mission,
         Ability, MemoryCard, ArtifactPassed, Propaganda, RebelGoneOrBack, EpilogueOpen, EpiloguePart, EpilogueAuthor,
         Ending, Objection);
inline constexpr std::size_t kNarrations = kNarrationNames.size();

// Frames: rules in progress, the innermost last. seen by: all, but for what says otherwise.
SB_WORDS(SetupStep, Referee, Draft, SpringQuest, WinterQuest, Opening);

struct Setup {
    SetupStep step = SetupStep::Referee;
    std::uint8_t turn = 0;  // draft: how many turns have come round
    Quest quest{};          // drawn, to be placed
    std::array<Seat, kMostSeats> named{kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
    bool disagreed = false;  // [WT-2.6] then one decides
    SB_VERB(Setup, step, turn, quest, named, disagreed);
};
struct Chapter {  // [WT-3.1] always at the bottom, until the epilogue
    SB_VERB(Chapter);
};
struct HopeWindow {  // nobody is ready any more [WT-R41]
    SB_VERB(HopeWindow);
};
struct Turn {
    bool acted = false;
    bool terrified = false;  // the Terror was used [WT-19.31]
    SB_VERB(Turn, acted, terrified);
};
struct Activation {
    Seat seat{};
    Character who{};
    bool joined = false;     // in somebody else's quest [WT-10.2]
    bool fresh = true;       // nothing but rescues yet: passage and new mission come first
    bool acted = false;      // a quest was created or resolved
    bool stopped = false;    // no more movement
    bool over = false;       // only the hand limit is left
    bool free_used = false;  // the movement without a card [WT-22.10]
    std::uint8_t steps = 0;  // paid and not used
    SB_VERB(Activation, seat, who, joined, fresh, acted, stopped, over, free_used, steps);
};
struct Following {  // does the beloved come along? [WT-19.16]
    Character who{}, partner{};
    Space from{}, to{};
    std::optional<bool> follows;
    SB_VERB(Following, who, partner, from, to, follows);
};
struct Window {  // somebody may interrupt [WT-6.8]
    Character who{};
    std::optional<Character> partner;  // came along
    Space from{}, at{};
    SeatSet passed;
    SB_VERB(Window, who, partner, from, at, passed);
};
SB_WORDS(CombatStep, Attack, Defence, Help, End);

struct Combat {
    CombatStep step = CombatStep::Attack;
    Seat attacker{}, defender{};
    std::optional<Character> soldier;  // none: the Terror itself
    Character rebel{};
    std::optional<Character> partner;  // fights beside it [WT-19.17]
    Space at{};
    std::uint8_t attacks = 0, defences = 0;
    bool artifact_used = false;
    std::optional<Side> winner;
    SB_VERB(Combat, step, attacker, defender, soldier, rebel, partner, at, attacks, defences, artifact_used, winner);
};
SB_WORDS(TrapStep, Lay, Help, Defend, End);

struct Trap {  // the cards under the Rebel are in State: trap_spring, trap_winter, trap_help
    TrapStep step = TrapStep::Lay;
    Seat setter{}, defender{};
    Character rebel{}, soldier{};
    std::optional<Character> partner;  // helps [WT-19.17]
    Space from{}, at{};
    std::optional<TrapResult> result;
    SB_VERB(Trap, step, setter, defender, rebel, soldier, partner, from, at, result);
};
struct Slander {  // Propaganda: three cards [WT-19.42]
    Character soldier{}, rebel{};
    bool paid = false;
    SB_VERB(Slander, soldier, rebel, paid);
};
SB_WORDS(QuestStep, Join, Active, Part, Last, End, Choose, Place, Reward, Discard);

struct QuestRun {  // its cards are in State: quest_cards
    static constexpr std::string_view kVerb = "quest";
    QuestStep step = QuestStep::Join;
    Seat seat{};
    Character who{};
    Quest quest{};
    Space at{};
    std::uint8_t next = 1;                                    // Join, Part, Discard: how far round the table
    std::array<std::optional<Character>, kMostSeats> joined;  // activated in step 2, by seat
    std::array<std::optional<Character>, kMostSeats> parts;   // taking part, by seat
    std::array<std::uint8_t, kMostSeats> played{};            // cards, by seat [WT-R27e]
    std::array<std::uint8_t, 2> extra{};                      // abilities and the Artifact, by side
    bool artifact_used = false;
    bool rejected = false;  // failed by the Referee's word [WT-R26]
    bool objected = false;  // its start was judged
    std::uint8_t retold = 0;
    Outcome outcome{};
    std::optional<StoryCard> chosen;
    std::uint8_t bookmark = 0;  // where it lay at the beginning [WT-R53]
    Seat ender = kNobody;       // whose mission has taken the last space meanwhile [WT-R53] [WT-R54]
    SB_FIELDS(QuestRun, step, seat, who, quest, at, next, joined, parts, played, extra, artifact_used, rejected,
              objected, retold, outcome, chosen, bookmark, ender);
};
SB_WORDS(EpilogueStep, Open, Parts, Author, Ending);

struct Epilogue {
    EpilogueStep step = EpilogueStep::Open;
    Seat seat{};            // the epilogue player [WT-12.2]
    std::uint8_t next = 1;  // how far round the table
    Seat pen = kNobody;     // somebody else tells the end [WT-R31]
    SB_VERB(Epilogue, step, seat, next, pen);
};
struct LastTold {  // what an objection may be raised against. seen by: all
    Narration what{};
    Seat by = kNobody;
    std::uint8_t retold = 0;
    bool objected = false;           // one objection to a telling
    std::optional<Character> moved;  // a relocation that hangs on it [WT-R34]
    Space back{};
    SB_FIELDS(LastTold, what, by, retold, objected, moved, back);
};

struct Objection {  // the Referee decides [WT-R26]
    Seat by{};
    LastTold about;          // whatever is told meanwhile [WT-R67b]
    bool overtaken = false;  // something was
    SeatSet asked, upheld;   // with the table as Referee, everybody votes
    std::optional<bool> ruled;
    SB_VERB(Objection, by, about, overtaken, asked, upheld, ruled);
};
using Frame = std::variant<Setup, Chapter, HopeWindow, Turn, Activation, Following, Window, Combat, Trap, Slander,
                           QuestRun, Epilogue, Objection>;

}  // namespace snowbound::winter_tales
