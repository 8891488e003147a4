// What is told when: the narration events N-01 to N-30, as keys. [WT-4.8] [WT-5.3] [WT-5.5] [WT-14.3] [WT-14.4]
// [WT-22.1]
#include "core/fields.h"
#include "games/winter_tales/game.h"
#include "games/winter_tales/what_is_so.h"

namespace snowbound {
namespace winter_tales {
namespace {

std::optional<Narration> narration_of_play(const Frame& top)
{
    if (const auto* run = std::get_if<QuestRun>(&top)) {
        return run->step == QuestStep::Last ? Narration::QuestLast : Narration::QuestCards;
    }
    if (const auto* trap = std::get_if<Trap>(&top)) {
        return trap->step == TrapStep::Defend ? std::optional(Narration::TrapDefence) : std::nullopt;
    }
    return Narration::Propaganda;
}

std::optional<Narration> narration_of_tell(const Frame& top)
{
    if (std::holds_alternative<Setup>(top)) return Narration::Opening;
    if (std::holds_alternative<QuestRun>(top)) return Narration::QuestEnd;
    if (std::holds_alternative<Combat>(top)) return Narration::CombatEnd;
    if (std::holds_alternative<Trap>(top)) return Narration::TrapEnd;
    return Narration::Ending;
}

struct Which {
    const State& s;
    const Frame& top;

    using N = std::optional<Narration>;
    N operator()(const Tell&) const { return narration_of_tell(top); }
    N operator()(const Play&) const { return narration_of_play(top); }
    N operator()(const PlaceQuest&) const { return std::holds_alternative<Setup>(top) ? N() : Narration::QuestCreated; }
    N operator()(const Activate&) const
    {
        return std::holds_alternative<QuestRun>(top) ? Narration::QuestJoin : Narration::Activation;
    }
    N operator()(const Pay&) const { return s.options.tells_movement() ? N(Narration::Movement) : N(); }
    N operator()(const Resolve&) const { return Narration::QuestStart; }
    N operator()(const TakePart&) const { return Narration::QuestPart; }
    N operator()(const ChooseMemory&) const { return Narration::Memory; }
    N operator()(const PlaceMemory&) const
    {
        const auto* run = std::get_if<QuestRun>(&top);  // [WT-11.3] a memory that nobody chose a card for
        return run && !run->chosen ? N(Narration::Memory) : N();
    }
    N operator()(const Strike&) const
    {
        const auto* c = std::get_if<Combat>(&top);
        return c && c->step == CombatStep::Attack ? Narration::Attack : Narration::Defence;
    }
    N operator()(const StrikeFree&) const { return Narration::Ability; }
    N operator()(const StrikeArtifact&) const { return Narration::MemoryCard; }
    N operator()(const Terror&) const { return Narration::MemoryCard; }
    N operator()(const Relocate&) const { return Narration::CombatEnd; }
    N operator()(const LayTrap&) const { return Narration::TrapSet; }
    N operator()(const Rescue&) const { return Narration::Rescue; }
    N operator()(const Declare&) const { return Narration::Mission; }
    N operator()(const Passage&) const { return Narration::Ability; }
    N operator()(const FreeStep&) const { return Narration::Ability; }
    N operator()(const SwapMission&) const { return Narration::Ability; }
    N operator()(const DrawMission&) const { return Narration::Ability; }
    N operator()(const HandArtifact&) const { return Narration::ArtifactPassed; }
    N operator()(const Propaganda&) const { return s.options.propaganda_is_free() ? N(Narration::Propaganda) : N(); }
    N operator()(const Eliminate&) const { return Narration::RebelGoneOrBack; }
    N operator()(const ReturnRebel&) const { return Narration::RebelGoneOrBack; }
    N operator()(const Close&) const
    {
        const auto& e = std::get<Epilogue>(top);
        return e.step == EpilogueStep::Open    ? Narration::EpilogueOpen
               : e.step == EpilogueStep::Parts ? Narration::EpiloguePart
                                               : Narration::EpilogueAuthor;
    }
    N operator()(const Object&) const { return Narration::Objection; }
    N operator()(const Uphold&) const { return Narration::Objection; }
    N operator()(const Retell&) const { return judged(s).what; }
    template <class Other>
    N operator()(const Other&) const
    {
        return std::nullopt;
    }
};

struct Demands {
    FixedVector<std::string_view, 4> must, avoid;
};

Demands demands(Narration what)  // table 4.2 of the catalogue
{
    using enum Narration;
    switch (what) {
        case Genre: return {{"genre"}, {}};
        case Opening: return {{"both_quests", "their_places"}, {"resolving"}};
        case QuestCreated: return {{"situation", "goal", "plot_so_far"}, {"details", "resolving"}};
        case Activation: return {{"where", "why_now"}, {"interludes"}};
        case Movement: return {{"reason", "cards"}, {}};
        case QuestStart:
            return {{"introduction", "how", "bookmark"}, {"new_meaning", "ending"}};  // [WT-11.5] [WT-11.6]
        case QuestJoin: return {{"how_and_why", "cards"}, {}};
        case QuestCards: return {{"goal", "cards"}, {"death", "ending"}};
        case QuestPart: return {{"last_narrator", "help_or_hinder", "cards"}, {"death", "ending"}};
        case QuestLast: return {{"last_effort", "cards"}, {"ending"}};
        case QuestEnd: return {{"result"}, {"contradiction"}};
        case Memory: return {{"card_as_told"}, {"new_meaning"}};
        case Attack: return {{"cards", "assault"}, {"death", "ending"}};  // [WT-11.9] [WT-15.4]
        case Defence: return {{"cards", "resistance"}, {"death", "ending"}};
        case CombatEnd: return {{"how_overcome", "why_there"}, {"death"}};
        case TrapSet: return {{"cards", "lure"}, {"death", "ending"}};
        case TrapDefence: return {{"cards", "escape"}, {"death", "ending"}};
        case TrapEnd: return {{"result"}, {}};
        case Rescue: return {{"plight", "cards"}, {}};
        case Mission: return {{"mission_theme", "bookmark"}, {}};
        case Ability: return {{"ability"}, {}};
        case MemoryCard: return {{"memory"}, {}};
        case ArtifactPassed: return {{"reason"}, {}};
        case Propaganda: return {{"how_hindered", "cards"}, {}};
        case RebelGoneOrBack: return {{"circumstances", "cards"}, {}};
        case EpilogueOpen: return {{"bookmark", "open_quests", "cards"}, {"final_ending"}};  // [WT-12.4]
        case EpiloguePart: return {{"memory", "cards"}, {"final_ending"}};
        case EpilogueAuthor: return {{"memory", "favoured_side"}, {"final_ending"}};
        case Ending: return {{"winner", "loose_ends"}, {"contradiction"}};
        case Objection: return {{"reason"}, {"changing_rules"}};
    }
    return {};
}

std::string subject(std::string_view kind, std::string_view id) { return std::string(kind) + ":" + std::string(id); }

std::string subject_of(const State& s, std::size_t space)  // what lies there, as a concept's subject
{
    if (space == 0 || space > s.track.size()) return "";
    const Memory& memory = s.track[space - 1];
    if (memory.mission) return subject("mission", name_of(*memory.mission));
    if (memory.card) return subject("story", name_of(*memory.card));
    return memory.quest ? subject("neutral", name_of(*memory.quest)) : "";
}

std::size_t memory_of(const State& s, Power power)  // where the memory of a power in force lies; 0: nowhere
{
    for (std::size_t i = 0; i < s.track.size(); ++i) {
        const Memory& memory = s.track[i];
        if (!memory.quest || power_of(*memory.quest) != power || memory.kind != MemoryKind::Story) continue;
        if (power != Power::Artifact || side_of(*memory.quest) == side_of(*s.powers.artifact)) return i + 1;
    }
    return 0;
}

bool plays_artifact(const Choice& choice)
{
    if (std::holds_alternative<StrikeArtifact>(choice)) return true;
    if (const auto* play = std::get_if<Play>(&choice)) return play->artifact;
    const auto* part = std::get_if<TakePart>(&choice);
    return part && part->artifact;
}

}  // namespace

std::optional<Narration> narration_of(const State& s, Seat, const Choice& choice)
{
    if (s.stack.empty()) return std::nullopt;
    return std::visit(Which{s, s.stack.back()}, choice);
}

}  // namespace winter_tales

using namespace winter_tales;

std::optional<Telling> WinterTales::telling(const State& s, Seat seat, const Choice& choice)
{
    const auto what = narration_of(s, seat, choice);
    if (!what) return std::nullopt;
    Telling t;
    t.event = name_of(*what);
    t.wants_concept = *what == Narration::Memory || *what == Narration::Mission;
    t.chapter = s.chapter;
    const QuestRun* run = running<QuestRun>(s);  // told once more, its start still begins at its own bookmark [WT-R53]
    const std::uint8_t bookmark = *what == Narration::QuestStart && run ? run->bookmark : s.bookmark;
    for (const std::string_view key : demands(*what).must) {
        if (key == "bookmark" && bookmark == 0) continue;  // [WT-11.8]
        t.must.push_back(key);
        if (key == "bookmark" || key == "memory") t.takes_up = subject_of(s, bookmark);
    }
    if (plays_artifact(choice)) {  // [N-22]
        if (*what != Narration::MemoryCard) t.must.push_back("memory");
        t.takes_up = subject_of(s, memory_of(s, Power::Artifact));
    }
    if (std::holds_alternative<Terror>(choice)) t.takes_up = subject_of(s, memory_of(s, Power::Terror));
    if (const auto* close = std::get_if<Close>(&choice)) t.takes_up = subject_of(s, close->memory);
    if (const auto* chosen = std::get_if<ChooseMemory>(&choice)) t.subject = subject("story", name_of(chosen->card));
    if (const auto* mission = std::get_if<Declare>(&choice))
        t.subject = subject("mission", name_of(mission->mission));  // [WT-20.5]
    if (std::holds_alternative<PlaceMemory>(choice)) {
        t.subject = subject("neutral", name_of(std::get<QuestRun>(s.stack.back()).quest));
    }
    for (const std::string_view key : demands(*what).avoid) {
        t.avoid.push_back(key);
    }
    say_what_is_so(s, seat, choice, t);
    if (s.options.mood != Mood::Free) t.about.emplace_back("mood", name_of(s.options.mood));
    return t;
}

}  // namespace snowbound
