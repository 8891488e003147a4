// What is told when: the narration events N-01 to N-30, as keys. [WT-4.8] [WT-5.3] [WT-5.5] [WT-14.3] [WT-14.4]
// [WT-22.1]
#include "core/fields.h"
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

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
    N operator()(const Retell&) const { return s.told.what; }
    template <class Other>
    N operator()(const Other&) const
    {
        return std::nullopt;
    }
};

// Fills in who, where and what, as far as the choice and the frames say.
class Teller {
public:
    Teller(const State& s, Telling& t) : s_(s), t_(t) {}

    void who(Character c)
    {
        say("character", name_of(c));
        say("side", name_of(side_of(c)));
        say("place", name_of(where(s_, c)));
    }
    void say(std::string_view key, std::string_view id) { t_.about.emplace_back(key, id); }
    void still_open(Quest quest) { t_.open.push_back(name_of(quest)); }
    void cards(const Cards& cards)
    {
        for (const StoryCard card : cards) {
            t_.cards.push_back(name_of(card));
        }
    }
    void quest(const QuestRun& run) { say("quest", name_of(run.quest)); }
    void spot(std::string_view key, Spot spot) { say(key, name_of(spot)); }

private:
    const State& s_;
    Telling& t_;
};

struct About {
    const State& s;
    const Frame& top;
    Seat seat;
    Teller t;

    const Activation* activation() const
    {
        for (std::size_t i = s.stack.size(); i > 0; --i) {
            if (const auto* a = std::get_if<Activation>(&s.stack[i - 1])) return a;
        }
        return nullptr;
    }
    void acting()
    {
        if (const Activation* a = activation()) t.who(a->who);
    }

    void operator()(const Tell&)
    {
        if (std::holds_alternative<Setup>(top)) {
            std::string_view quest = "quest", place = "place";
            for (std::size_t i = 0; i < kQuests; ++i) {
                if (s.quests[i].is != TokenIs::Placed) continue;
                t.say(quest, name_of(quest_at(i)));
                t.say(place, name_of(place_of(s, s.quests[i])));
                quest = "quest2", place = "place2";
            }
        } else if (const auto* run = std::get_if<QuestRun>(&top)) {
            t.who(run->who);
            t.quest(*run);
            t.say("outcome", name_of(run->outcome));
        } else if (const auto* c = std::get_if<Combat>(&top)) {
            fight_end(*c, where(s, c->rebel));
        } else if (const auto* trap = std::get_if<Trap>(&top)) {
            t.who(trap->result == TrapResult::Defused ? trap->soldier : trap->rebel);
            t.say("other", name_of(trap->result == TrapResult::Defused ? trap->rebel : trap->soldier));
            t.say("outcome", name_of(*trap->result));
        } else if (s.winner) {
            t.say("outcome", name_of(*s.winner));
        }
    }
    void fight_end(const Combat& c, Space to)
    {
        const bool rebel = c.winner == Side::Spring;
        t.say("outcome", rebel ? "rebel" : "soldier");
        const Character none = c.rebel;
        t.say("character", name_of(rebel ? c.rebel : c.soldier.value_or(none)));
        t.say("other", name_of(rebel ? c.soldier.value_or(none) : c.rebel));
        t.say("side", rebel ? "spring" : "winter");
        t.say("from", name_of(c.at));
        t.say("place", name_of(to));
    }
    void operator()(const Relocate& c)
    {
        if (const auto* fight = std::get_if<Combat>(&top)) fight_end(*fight, c.to);
    }
    void operator()(const PlaceQuest& c)
    {
        acting();
        t.say("quest", name_of(c.quest));
        t.spot("spot", c.at);
    }
    void operator()(const Activate& c)
    {
        t.who(c.who);
        if (const auto* run = std::get_if<QuestRun>(&top)) {
            t.quest(*run);
            t.say("place2", name_of(run->at));
        }
    }
    void operator()(const Pay& c)
    {
        const Activation& a = *activation();
        t.say("character", name_of(a.who));
        t.say("side", name_of(side_of(a.who)));
        t.say("from", name_of(where(s, a.who)));
        t.say("place", name_of(c.to));
        t.cards({c.card});
    }
    void operator()(const Resolve& c)
    {
        acting();
        t.say("quest", name_of(c.quest));
    }
    void operator()(const Play& c)
    {
        t.cards(c.cards);
        if (const auto* run = std::get_if<QuestRun>(&top)) {
            t.who(run->who);
            t.quest(*run);
        } else if (const auto* trap = std::get_if<Trap>(&top)) {
            t.who(trap->soldier);
            t.say("other", name_of(trap->rebel));
        } else if (const auto* use = std::get_if<Slander>(&top)) {
            t.who(use->soldier);
            t.say("other", name_of(use->rebel));
        }
    }
    void operator()(const TakePart& c)
    {
        t.who(c.who);
        t.cards(c.cards);
        const auto& run = std::get<QuestRun>(top);
        t.quest(run);
        t.say("other", name_of(run.who));
    }
    void operator()(const ChooseMemory& c)
    {
        t.cards({c.card});
        const auto& run = std::get<QuestRun>(top);
        t.quest(run);
        t.who(run.who);
        t.say("outcome", name_of(run.outcome));
    }
    void operator()(const PlaceMemory&)
    {
        const auto& run = std::get<QuestRun>(top);
        t.quest(run);
        t.who(run.who);
        t.say("outcome", name_of(run.outcome));
    }
    void strike()
    {
        const auto* c = std::get_if<Combat>(&top);
        if (!c) return;
        const bool attack = c->step == CombatStep::Attack;
        t.who(attack ? c->soldier.value_or(c->rebel) : c->rebel);
        t.say("other", name_of(attack ? c->rebel : c->soldier.value_or(c->rebel)));
    }
    void operator()(const Strike& c)
    {
        strike();
        t.cards({c.card});
    }
    void operator()(const StrikeFree&)
    {
        strike();
        t.say("ability", name_of(Ability::Combat));
    }
    void operator()(const StrikeArtifact&)
    {
        strike();
        t.say("power", name_of(Power::Artifact));
    }
    void operator()(const Terror& c)
    {
        t.say("power", name_of(Power::Terror));
        t.say("character", name_of(*s.powers.terror));
        t.say("side", "winter");
        t.say("other", name_of(c.rebel));
        t.say("place", name_of(c.at));
    }
    void operator()(const LayTrap& c)
    {
        const auto& trap = std::get<Trap>(top);
        t.who(trap.rebel);
        t.say("other", name_of(trap.soldier));
        t.cards({c.card});
    }
    void operator()(const Rescue& c)
    {
        t.say("other", name_of(c.who));
        t.say("side", name_of(side_of(c.who)));
        t.say("place", name_of(where(s, c.who)));
        for (std::size_t i = 0; i < kCharacters; ++i) {
            const Figure& f = s.figures[i];
            const bool near = f.controller == seat && f.at == where(s, c.who) &&
                              side_of(character_at(i)) == side_of(c.who) && (f.standing() || character_at(i) == c.who);
            if (near) {
                t.say("character", name_of(character_at(i)));
                break;
            }
        }
        t.cards(c.cards);
    }
    void operator()(const Declare& c)
    {
        t.say("mission", name_of(c.mission));
        t.say("side", name_of(side_of(c.mission)));
        acting();
        t.cards(c.cards);
    }
    void operator()(const Passage&)
    {
        acting();
        t.say("ability", name_of(Ability::Passage));
    }
    void operator()(const FreeStep& c)
    {
        const Activation& a = *activation();
        t.say("character", name_of(a.who));
        t.say("side", name_of(side_of(a.who)));
        t.say("from", name_of(where(s, a.who)));
        t.say("place", name_of(c.to));
        t.say("ability", name_of(Ability::Movement));
    }
    void operator()(const SwapMission&)
    {
        acting();
        t.say("ability", name_of(Ability::Mission));
    }
    void operator()(const DrawMission&)
    {
        acting();
        t.say("ability", name_of(Ability::Mission));
    }
    void operator()(const HandArtifact& c)
    {
        t.who(*s.powers.artifact);
        t.say("other", name_of(c.to));
        t.say("power", name_of(Power::Artifact));
    }
    void operator()(const Propaganda& c)
    {
        t.who(c.soldier);
        t.say("other", name_of(c.rebel));
    }
    void operator()(const Eliminate& c)
    {
        acting();
        t.say("other", name_of(c.rebel));
        t.say("change", "gone");
    }
    void operator()(const ReturnRebel& c)
    {
        t.say("character", name_of(c.rebel));
        t.say("side", "spring");
        t.say("place", name_of(c.at));
        t.say("change", "back");
        t.cards(c.cards);
    }
    void operator()(const Close& c)
    {
        t.say("side", name_of(c.side));
        t.cards(c.cards);
        for (std::size_t i = 0; i < kCharacters; ++i) {
            if (s.figures[i].controller == seat && s.figures[i].in_play()) {
                t.say("character", name_of(character_at(i)));
                t.say("place", name_of(s.figures[i].at));
                break;
            }
        }
        for (std::size_t i = 0; i < kQuests; ++i) {
            if (s.quests[i].is == TokenIs::Placed) t.still_open(quest_at(i));
        }
    }
    template <class Other>
    void operator()(const Other&)
    {
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
    std::visit(About{s, s.stack.back(), seat, Teller(s, t)}, choice);
    if (s.options.mood != Mood::Free) t.about.emplace_back("mood", name_of(s.options.mood));
    return t;
}

}  // namespace snowbound
