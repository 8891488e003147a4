// The whole match as a value. Every field says who may see it; view.cpp is the only place that shows anything.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/fixed_vector.h"
#include "core/log.h"
#include "core/questions.h"
#include "core/seat.h"
#include "games/winter_tales/board.h"
#include "games/winter_tales/choices.h"
#include "games/winter_tales/facts.h"
#include "games/winter_tales/ids.h"
#include "games/winter_tales/options.h"

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

struct Figure {                 // a character. seen by: all
    Seat controller = kNobody;  // nobody: not drafted [WT-2.9]
    Space at{};
    bool ready = false;
    bool down = false;      // incapacitated [WT-17.1]
    bool immobile = false;  // may not be moved again in this chapter [WT-15.7]
    bool silenced = false;  // turned by Propaganda: Hope does not help [WT-R41]
    bool gone = false;      // destroyed by Retaliation [WT-19.52]
    auto operator<=>(const Figure&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("controller", x.controller), v("at", x.at), v("ready", x.ready), v("down", x.down);
        v("immobile", x.immobile), v("silenced", x.silenced), v("gone", x.gone);
    }
    bool in_play() const { return controller != kNobody && !gone; }
    bool standing() const { return in_play() && !down; }
};

enum class MissionIs : std::uint8_t { Secret, Open, Declared, Done };
inline constexpr std::array<std::string_view, 4> kMissionIsNames{"secret", "open", "declared", "done"};
constexpr Names names_of(MissionIs) { return kMissionIsNames; }

struct HeldMission {
    Mission mission{};  // seen by: owner; all once it is not secret any more
    MissionIs is = MissionIs::Secret;
    std::uint8_t space = 0;  // declared: where it is to go [WT-R53]
    auto operator<=>(const HeldMission&) const = default;
    static void fields(auto& x, auto&& v) { v("mission", x.mission), v("is", x.is), v("space", x.space); }
};

// What a player has brought about in this turn: missions ask for it. All of it happened in the open.
struct Feats {
    bool rescued = false, trapped = false, beaten = false;
    bool spied = false;  // a Rebel came to a Soldier of his in this turn
    Spaces visited;      // by the Rebel he has activated, in its last activation
    auto operator<=>(const Feats&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("rescued", x.rescued), v("trapped", x.trapped), v("beaten", x.beaten), v("spied", x.spied);
        v("visited", x.visited);
    }
};

struct Player {
    Faction faction{};                     // seen by: all
    Cards hand;                            // seen by: owner; not even its size by anybody else [WT-5.2]
    Cards put_away;                        // discarded at the hand limit. seen by: owner, not even its size by others
    FixedVector<HeldMission, 2> missions;  // [WT-20.2]
    Feats feats;                           // seen by: all
    std::uint8_t spy_events = 0;           // seen by: all
    Characters spied_on;                   // Rebels that came to his Soldiers. seen by: all
    bool voted = false;                    // for an early epilogue. seen by: all
    std::array<bool, 2> knows_unused{};    // has seen the missions that nobody holds, of that colour. seen by: all
    auto operator<=>(const Player&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("faction", x.faction), v("hand", x.hand), v("put_away", x.put_away), v("missions", x.missions);
        v("feats", x.feats), v("spy_events", x.spy_events), v("spied_on", x.spied_on), v("voted", x.voted);
        v("knows_unused", x.knows_unused);
    }
};

enum class TokenIs : std::uint8_t { Supply, Placed, Track, Out };
inline constexpr std::array<std::string_view, 4> kTokenIsNames{"supply", "placed", "track", "out"};
constexpr Names names_of(TokenIs) { return kTokenIsNames; }

struct Token {  // of a quest. seen by: all
    TokenIs is = TokenIs::Supply;
    Spot at{};
    auto operator<=>(const Token&) const = default;
    static void fields(auto& x, auto&& v) { v("is", x.is), v("at", x.at); }
};

struct PowersInForce {              // seen by: all [WT-19.3]
    std::optional<Character> hope;  // on whose card the marker lies
    bool hope_used = false;         // in this chapter
    std::optional<Character> love_one, love_two;
    std::optional<Space> refuge;
    std::optional<Character> artifact;
    std::optional<Character> terror;  // on whose card it began
    std::optional<Space> terror_at;   // where the marker lies since it was used
    bool propaganda = false;
    auto operator<=>(const PowersInForce&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("hope", x.hope), v("hope_used", x.hope_used), v("love_one", x.love_one), v("love_two", x.love_two);
        v("refuge", x.refuge), v("artifact", x.artifact), v("terror", x.terror), v("terror_at", x.terror_at);
        v("propaganda", x.propaganda);
    }
};

struct LostMission {  // swapped away. seen by: its former owner
    Mission mission{};
    Seat owner{};
    auto operator<=>(const LostMission&) const = default;
    static void fields(auto& x, auto&& v) { v("mission", x.mission), v("owner", x.owner); }
};

struct LastTold {  // the last one, for an objection. seen by: all
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

struct Proposal {  // to bend a rule. seen by: all [WT-R71]
    Seat by{};
    Wish wish{};
    Character who{};
    Space at{};
    SeatSet agreed;
    auto operator<=>(const Proposal&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("by", x.by), v("wish", x.wish), v("who", x.who), v("at", x.at), v("agreed", x.agreed);
    }
};

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
    auto operator<=>(const QuestRun&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("step", x.step), v("seat", x.seat), v("who", x.who), v("quest", x.quest), v("at", x.at), v("next", x.next);
        v("joined", x.joined), v("parts", x.parts), v("played", x.played), v("extra", x.extra);
        v("artifact_used", x.artifact_used), v("rejected", x.rejected), v("objected", x.objected);
        v("retold", x.retold), v("outcome", x.outcome);
        v("chosen", x.chosen);
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
struct Objection {  // the Referee decides [WT-R26]
    static constexpr std::string_view kVerb = "objection";
    Seat by{};
    SeatSet asked, upheld;  // with the table as Referee, everybody votes
    std::optional<bool> ruled;
    auto operator<=>(const Objection&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("by", x.by), v("asked", x.asked), v("upheld", x.upheld), v("ruled", x.ruled);
    }
};
using Frame = std::variant<Setup, Chapter, HopeWindow, Turn, Activation, Following, Window, Combat, Trap, Slander,
                           QuestRun, Epilogue, Objection>;

inline constexpr std::size_t kPieces = kQuests + kPowers + 1 + kMissions + kCharacters + kNarrations;
enum class Piece : std::uint8_t {};  // what play should reach: pieces.cpp

struct State {
    Options options;                      // seen by: all
    std::uint8_t seats = 0;               // seen by: all
    FixedVector<Seat, kMostSeats> order;  // clockwise, the youngest Spring player first. seen by: all [WT-1.5]
    FixedVector<Seat, kMostSeats> ages;   // the youngest first. seen by: all
    std::array<Player, kMostSeats> players{};
    std::array<Figure, kCharacters> figures{};
    Cards deck;     // seen by: nobody, not even its size
    Cards discard;  // played and gone. seen by: all
    std::array<Token, kQuests> quests{};
    std::array<Memory, kMostMemories> track{};  // seen by: all
    std::uint8_t bookmark = 0;                  // space of the track, 0: none yet. seen by: all
    PowersInForce powers;
    FixedVector<Mission, 14> unused;  // missions that nobody holds, sorted. seen by: nobody
    FixedVector<LostMission, 14> lost;
    Seat referee = kNobody;               // nobody: the table votes. seen by: all
    std::uint16_t chapter = 0;            // seen by: all
    std::uint8_t active = 0;              // place in `order` of the active player. seen by: all
    std::array<Cards, 2> quest_cards;     // of the running quest, by side. seen by: all
    Cards fight;                          // open cards of the running combat or trap. seen by: all
    Cards trap_spring, trap_winter;       // under the Rebel. seen by: who laid them
    Cards trap_help;                      // the partner's. seen by: the partner's controller
    std::array<Cards, 2> epilogue_cards;  // by side. seen by: all
    LastTold told;
    std::optional<Proposal> proposal;
    std::optional<Faction> winner;  // seen by: all
    FixedVector<Frame, 8> stack;
    Course course;
    EnumSet<Piece, kPieces> reached;  // seen by: nobody, for statistics
    auto operator<=>(const State&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("options", x.options), v("seats", x.seats), v("order", x.order), v("ages", x.ages);
        v("players", x.players), v("figures", x.figures), v("deck", x.deck), v("discard", x.discard);
        v("quests", x.quests), v("track", x.track), v("bookmark", x.bookmark), v("powers", x.powers);
        v("unused", x.unused), v("lost", x.lost), v("referee", x.referee), v("chapter", x.chapter);
        v("active", x.active), v("quest_cards", x.quest_cards), v("fight", x.fight);
        v("trap_spring", x.trap_spring), v("trap_winter", x.trap_winter), v("trap_help", x.trap_help);
        v("epilogue_cards", x.epilogue_cards), v("told", x.told), v("proposal", x.proposal);
        v("winner", x.winner), v("stack", x.stack), v("course", x.course), v("reached", x.reached);
    }
};

using WtLog = Log<Fact>;
using WtQuestions = Questions<Choice>;
using WtOffer = Offer<Choice>;

inline Player& player(State& s, Seat seat) { return s.players[index(seat)]; }
inline const Player& player(const State& s, Seat seat) { return s.players[index(seat)]; }
inline Figure& figure(State& s, Character who) { return s.figures[index(who)]; }
inline const Figure& figure(const State& s, Character who) { return s.figures[index(who)]; }
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }

}  // namespace snowbound::winter_tales
