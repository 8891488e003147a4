// Rules in progress, and what is told when: the frames on the stack of the state.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/seat.h"
#include "games/winter_tales/choices.h"
#include "games/winter_tales/facts.h"

namespace snowbound::winter_tales {

inline constexpr std::size_t kMostSeats = 7;  // [WT-1.1]
inline constexpr std::size_t kHandLimit = 7;  // [WT-4.6]
inline constexpr Seat kNobody = kSpectator;

// What is told, in the order of the catalogue: N-01 to N-30.
enum class Narration : std::uint8_t {
    Genre,
    Opening,
    QuestCreated,
    Activation,
    Movement,
    QuestStart,
    QuestJoin,
    QuestCards,
    QuestPart,
    QuestLast,
    QuestEnd,
    Memory,
    Attack,
    Defence,
    CombatEnd,
    TrapSet,
    TrapDefence,
    TrapEnd,
    Rescue,
    Mission,
    Ability,
    MemoryCard,
    ArtifactPassed,
    Propaganda,
    RebelGoneOrBack,
    EpilogueOpen,
    EpiloguePart,
    EpilogueAuthor,
    Ending,
    Objection
};
inline constexpr std::size_t kNarrations = 30;
inline constexpr std::array<std::string_view, kNarrations> kNarrationNames{
    "genre",         "opening",       "quest_created",   "activation", "movement",
    "quest_start",   "quest_join",    "quest_cards",     "quest_part", "quest_last",
    "quest_end",     "memory",        "attack",          "defence",    "combat_end",
    "trap_set",      "trap_defence",  "trap_end",        "rescue",     "mission",
    "ability",       "memory_card",   "artifact_passed", "propaganda", "rebel_gone_or_back",
    "epilogue_open", "epilogue_part", "epilogue_author", "ending",     "objection"};
constexpr Names names_of(Narration) { return kNarrationNames; }

// Frames: rules in progress, the innermost last. seen by: all, but for what says otherwise.
enum class SetupStep : std::uint8_t { Referee, Draft, SpringQuest, WinterQuest, Opening };
inline constexpr std::array<std::string_view, 5> kSetupStepNames{"referee", "draft", "spring_quest", "winter_quest",
                                                                 "opening"};
constexpr Names names_of(SetupStep) { return kSetupStepNames; }

struct Setup {
    static constexpr std::string_view kVerb = "setup";
    SetupStep step = SetupStep::Referee;
    std::uint8_t turn = 0;  // draft: how many turns have come round
    Quest quest{};          // drawn, to be placed
    std::array<Seat, kMostSeats> named{kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
    bool disagreed = false;  // [WT-2.6] then one decides
    auto operator<=>(const Setup&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("turn", x.turn), v("quest", x.quest), v("named", x.named), v("disagreed", x.disagreed);
    }
};
struct Chapter {  // [WT-3.1] always at the bottom, until the epilogue
    static constexpr std::string_view kVerb = "chapter";
    auto operator<=>(const Chapter&) const = default;
    static void fields(auto&, auto&&) {}
};
struct HopeWindow {  // nobody is ready any more [WT-R41]
    static constexpr std::string_view kVerb = "hope_window";
    auto operator<=>(const HopeWindow&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Turn {
    static constexpr std::string_view kVerb = "turn";
    bool acted = false;
    bool terrified = false;  // the Terror was used [WT-19.31]
    auto operator<=>(const Turn&) const = default;
    static void fields(auto& x, auto&& v) { v("acted", x.acted), v("terrified", x.terrified); }
};
struct Activation {
    static constexpr std::string_view kVerb = "activation";
    Seat seat{};
    Character who{};
    bool joined = false;     // in somebody else's quest [WT-10.2]
    bool fresh = true;       // nothing but rescues yet: passage and new mission come first
    bool acted = false;      // a quest was created or resolved
    bool stopped = false;    // no more movement
    bool over = false;       // only the hand limit is left
    bool free_used = false;  // the movement without a card [WT-22.10]
    std::uint8_t steps = 0;  // paid and not used
    auto operator<=>(const Activation&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("who", x.who), v("joined", x.joined), v("fresh", x.fresh), v("acted", x.acted);
        v("stopped", x.stopped), v("over", x.over), v("free_used", x.free_used), v("steps", x.steps);
    }
};
struct Following {  // does the beloved come along? [WT-19.16]
    static constexpr std::string_view kVerb = "following";
    Character who{}, partner{};
    Space from{}, to{};
    std::optional<bool> follows;
    auto operator<=>(const Following&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("partner", x.partner), v("from", x.from), v("to", x.to), v("follows", x.follows);
    }
};
struct Window {  // somebody may interrupt [WT-6.8]
    static constexpr std::string_view kVerb = "window";
    Character who{};
    std::optional<Character> partner;  // came along
    Space from{}, at{};
    SeatSet passed;
    auto operator<=>(const Window&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("who", x.who), v("partner", x.partner), v("from", x.from), v("at", x.at), v("passed", x.passed);
    }
};
enum class CombatStep : std::uint8_t { Attack, Defence, Help, End };
inline constexpr std::array<std::string_view, 4> kCombatStepNames{"attack", "defence", "help", "end"};
constexpr Names names_of(CombatStep) { return kCombatStepNames; }

struct Combat {
    static constexpr std::string_view kVerb = "combat";
    CombatStep step = CombatStep::Attack;
    Seat attacker{}, defender{};
    std::optional<Character> soldier;  // none: the Terror itself
    Character rebel{};
    std::optional<Character> partner;  // fights beside it [WT-19.17]
    Space at{};
    std::uint8_t attacks = 0, defences = 0;
    bool artifact_used = false;
    std::optional<Side> winner;
    auto operator<=>(const Combat&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("attacker", x.attacker), v("defender", x.defender), v("soldier", x.soldier);
        v("rebel", x.rebel), v("partner", x.partner), v("at", x.at), v("attacks", x.attacks);
        v("defences", x.defences), v("artifact_used", x.artifact_used), v("winner", x.winner);
    }
};
enum class TrapStep : std::uint8_t { Lay, Help, Defend, End };
inline constexpr std::array<std::string_view, 4> kTrapStepNames{"lay", "help", "defend", "end"};
constexpr Names names_of(TrapStep) { return kTrapStepNames; }

struct Trap {  // the cards under the Rebel are in State: trap_spring, trap_winter, trap_help
    static constexpr std::string_view kVerb = "trap";
    TrapStep step = TrapStep::Lay;
    Seat setter{}, defender{};
    Character rebel{}, soldier{};
    std::optional<Character> partner;  // helps [WT-19.17]
    Space from{}, at{};
    std::optional<TrapResult> result;
    auto operator<=>(const Trap&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("setter", x.setter), v("defender", x.defender), v("rebel", x.rebel);
        v("soldier", x.soldier), v("partner", x.partner), v("from", x.from), v("at", x.at), v("result", x.result);
    }
};
struct Slander {  // Propaganda: three cards [WT-19.42]
    static constexpr std::string_view kVerb = "slander";
    Character soldier{}, rebel{};
    bool paid = false;
    auto operator<=>(const Slander&) const = default;
    static void fields(auto& x, auto&& v) { v("soldier", x.soldier), v("rebel", x.rebel), v("paid", x.paid); }
};
enum class QuestStep : std::uint8_t { Join, Active, Part, Last, End, Choose, Place, Reward, Discard };
inline constexpr std::array<std::string_view, 9> kQuestStepNames{"join",   "active", "part",   "last",   "end",
                                                                 "choose", "place",  "reward", "discard"};
constexpr Names names_of(QuestStep) { return kQuestStepNames; }

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
    auto operator<=>(const QuestRun&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("seat", x.seat), v("who", x.who), v("quest", x.quest), v("at", x.at), v("next", x.next);
        v("joined", x.joined), v("parts", x.parts), v("played", x.played), v("extra", x.extra);
        v("artifact_used", x.artifact_used), v("rejected", x.rejected), v("objected", x.objected);
        v("retold", x.retold), v("outcome", x.outcome), v("chosen", x.chosen), v("bookmark", x.bookmark);
        v("ender", x.ender);
    }
};
enum class EpilogueStep : std::uint8_t { Open, Parts, Author, Ending };
inline constexpr std::array<std::string_view, 4> kEpilogueStepNames{"open", "parts", "author", "ending"};
constexpr Names names_of(EpilogueStep) { return kEpilogueStepNames; }

struct Epilogue {
    static constexpr std::string_view kVerb = "epilogue";
    EpilogueStep step = EpilogueStep::Open;
    Seat seat{};            // the epilogue player [WT-12.2]
    std::uint8_t next = 1;  // how far round the table
    Seat pen = kNobody;     // somebody else tells the end [WT-R31]
    auto operator<=>(const Epilogue&) const = default;
    static void fields(auto& x, auto&& v) { v("step", x.step), v("seat", x.seat), v("next", x.next), v("pen", x.pen); }
};
struct LastTold {  // what an objection may be raised against. seen by: all
    Narration what{};
    Seat by = kNobody;
    std::uint8_t retold = 0;
    bool objected = false;           // one objection to a telling
    std::optional<Character> moved;  // a relocation that hangs on it [WT-R34]
    Space back{};
    auto operator<=>(const LastTold&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("what", x.what), v("by", x.by), v("retold", x.retold), v("objected", x.objected), v("moved", x.moved);
        v("back", x.back);
    }
};

struct Objection {  // the Referee decides [WT-R26]
    static constexpr std::string_view kVerb = "objection";
    Seat by{};
    LastTold about;          // whatever is told meanwhile [WT-R67b]
    bool overtaken = false;  // something was
    SeatSet asked, upheld;   // with the table as Referee, everybody votes
    std::optional<bool> ruled;
    auto operator<=>(const Objection&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("by", x.by), v("about", x.about), v("overtaken", x.overtaken), v("asked", x.asked);
        v("upheld", x.upheld), v("ruled", x.ruled);
    }
};
using Frame = std::variant<Setup, Chapter, HopeWindow, Turn, Activation, Following, Window, Combat, Trap, Slander,
                           QuestRun, Epilogue, Objection>;

}  // namespace snowbound::winter_tales
