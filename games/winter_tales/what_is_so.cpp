#include "games/winter_tales/what_is_so.h"

namespace snowbound::winter_tales {
namespace {

constexpr std::array<std::string_view, kCharacters> kWith{"with_1",  "with_2",  "with_3",  "with_4", "with_5",
                                                          "with_6",  "with_7",  "with_8",  "with_9", "with_10",
                                                          "with_11", "with_12", "with_13", "with_14"};

class About {
public:
    About(const State& s, Seat seat, Telling& t) : s_(s), top_(s.stack.back()), seat_(seat), t_(t) {}

    void operator()(const Tell&)
    {
        if (std::holds_alternative<Setup>(top_)) {
            opening();
        } else if (const auto* run = std::get_if<QuestRun>(&top_)) {
            resolver(*run);
            say("outcome", name_of(run->outcome));
        } else if (const auto* c = std::get_if<Combat>(&top_)) {
            fight_end(*c, where(s_, c->rebel));
        } else if (const auto* trap = std::get_if<Trap>(&top_)) {
            trap_end(*trap);
        } else if (s_.winner) {
            say("outcome", name_of(*s_.winner));
            everybody();
            open_quests();
        }
    }
    void operator()(const Relocate& c)
    {
        if (const auto* fight = std::get_if<Combat>(&top_)) fight_end(*fight, c.to);
    }
    void operator()(const PlaceQuest& c)
    {
        stands(running<Activation>(s_)->who);
        say("quest", name_of(c.quest));
        say("spot", name_of(c.at));
        say("place2", name_of(place_of(s_, Token{TokenIs::Placed, c.at})));
        if (!is_space(c.at)) say("carrier", name_of(carrier_of(c.at)));
    }
    void operator()(const Activate& c)
    {
        stands(c.who);
        if (figure(s_, c.who).down) say("change", "down");
        if (const auto* run = std::get_if<QuestRun>(&top_)) {
            quest(*run);
            say("place2", name_of(run->at));
        }
        for (std::size_t i = 0; i < kCharacters; ++i) {
            const bool near = s_.figures[i].standing() && s_.figures[i].at == where(s_, c.who);
            if (near && character_at(i) != c.who) too(character_at(i));
        }
    }
    void operator()(const Pay& c)
    {
        moves(c.to);
        cards({c.card});
    }
    void operator()(const Resolve& c)
    {
        stands(running<Activation>(s_)->who);
        say("quest", name_of(c.quest));
    }
    void operator()(const Play& c)
    {
        cards(c.cards);
        if (const auto* run = std::get_if<QuestRun>(&top_)) {
            resolver(*run);
            if (c.artifact) say("power", name_of(Power::Artifact));
        } else if (const auto* trap = std::get_if<Trap>(&top_)) {
            stands(trap->soldier);
            say("other", name_of(trap->rebel));
        } else if (const auto* use = std::get_if<Slander>(&top_)) {
            stands(use->soldier);
            say("other", name_of(use->rebel));
        }
    }
    void operator()(const TakePart& c)
    {
        const auto& run = std::get<QuestRun>(top_);
        stands(c.who);
        quest(run);
        say("other", name_of(run.who));
        if (c.artifact) say("power", name_of(Power::Artifact));
        cards(c.cards);
    }
    void operator()(const ChooseMemory& c)
    {
        const auto& run = std::get<QuestRun>(top_);
        resolver(run);
        say("outcome", name_of(run.outcome));
        if (run.chosen) say("found", "yes");  // [WT-R25] nobody has told it: it was drawn
        cards({c.card});
    }
    void operator()(const PlaceMemory&)
    {
        const auto& run = std::get<QuestRun>(top_);
        resolver(run);
        say("outcome", name_of(run.outcome));
    }
    void operator()(const Strike& c)
    {
        strike();
        cards({c.card});
    }
    void operator()(const StrikeFree&)
    {
        strike();
        say("ability", name_of(Ability::Combat));
    }
    void operator()(const StrikeArtifact&)
    {
        strike();
        say("power", name_of(Power::Artifact));
    }
    void operator()(const Terror& c)
    {
        say("power", name_of(Power::Terror));
        actor(*s_.powers.terror);
        say("other", name_of(c.rebel));
        say("place", name_of(c.at));
    }
    void operator()(const LayTrap& c)
    {
        const auto& trap = std::get<Trap>(top_);
        stands(trap.rebel);
        say("other", name_of(trap.soldier));
        cards({c.card});
    }
    void operator()(const Rescue& c)  // [WT-17.4] by one of the own there, or by itself
    {
        Character helper = c.who;
        for (std::size_t i = 0; i < kCharacters; ++i) {
            const Figure& f = s_.figures[i];
            const bool there = f.controller == seat_ && f.standing() && f.at == where(s_, c.who);
            if (there && side_of(character_at(i)) == side_of(c.who)) helper = character_at(i);
        }
        stands(helper);
        say("other", name_of(c.who));
        cards(c.cards);
    }
    void operator()(const Declare& c)
    {
        say("mission", name_of(c.mission));
        say("side", name_of(side_of(c.mission)));
        if (const auto who = doer(c.mission)) {
            say("character", name_of(*who));
            say("place", name_of(where(s_, *who)));
        }
        cards(c.cards);
    }
    void operator()(const Passage&)
    {
        moves(passage_of(running<Activation>(s_)->who));
        say("ability", name_of(Ability::Passage));
    }
    void operator()(const FreeStep& c)
    {
        moves(c.to);
        say("ability", name_of(Ability::Movement));
    }
    void operator()(const SwapMission&) { new_mission(); }
    void operator()(const DrawMission&) { new_mission(); }
    void operator()(const HandArtifact& c)
    {
        stands(*s_.powers.artifact);
        say("other", name_of(c.to));
        say("power", name_of(Power::Artifact));
    }
    void operator()(const Propaganda& c)
    {
        stands(c.soldier);
        say("other", name_of(c.rebel));
    }
    void operator()(const Eliminate& c)
    {
        stands(std::get<QuestRun>(top_).who);
        say("other", name_of(c.rebel));
        say("change", "gone");
    }
    void operator()(const ReturnRebel& c)
    {
        actor(c.rebel);
        say("place", name_of(c.at));
        say("change", "back");
        cards(c.cards);
    }
    void operator()(const Close& c)
    {
        say("side", name_of(c.side));
        cards(c.cards);
        open_quests();
    }
    void operator()(const Object&) { say("change", "raised"); }
    void operator()(const Uphold&) { say("change", "upheld"); }
    void operator()(const Retell&)  // of the rest the table keeps only what it was
    {
        const Narration what = judged(s_).what;
        if (what == Narration::Opening) opening();
        const auto* run = running<QuestRun>(s_);
        if (what == Narration::QuestStart && run) resolver(*run);
    }
    template <class Other>
    void operator()(const Other&)
    {
    }

private:
    void say(std::string_view key, std::string_view id) { t_.about.emplace_back(key, id); }
    void too(Character c) { say(kWith[with_++], name_of(c)); }  // is there as well
    void actor(Character c)
    {
        say("character", name_of(c));
        say("side", name_of(side_of(c)));
    }
    void stands(Character c)  // acts where it is
    {
        actor(c);
        say("place", name_of(where(s_, c)));
    }
    void moves(Space to)  // whoever is being activated
    {
        const Character who = running<Activation>(s_)->who;
        actor(who);
        say("from", name_of(where(s_, who)));
        say("place", name_of(to));
    }
    void quest(const QuestRun& run) { say("quest", name_of(run.quest)); }
    void resolver(const QuestRun& run)
    {
        stands(run.who);
        quest(run);
    }
    void new_mission()
    {
        stands(running<Activation>(s_)->who);
        say("ability", name_of(Ability::Mission));
    }
    void cards(const Cards& cards)
    {
        for (const StoryCard card : cards) {
            t_.cards.push_back(name_of(card));
        }
    }
    void open_quests()
    {
        for (std::size_t i = 0; i < kQuests; ++i) {
            if (s_.quests[i].is == TokenIs::Placed) t_.open.push_back(name_of(quest_at(i)));
        }
    }
    void everybody()
    {
        for (std::size_t i = 0; i < kCharacters; ++i) {
            if (s_.figures[i].in_play()) too(character_at(i));
        }
    }
    void opening()  // [N-02] both quests, their places and carriers
    {
        std::string_view quest = "quest", place = "place", carrier = "carrier";
        for (std::size_t i = 0; i < kQuests; ++i) {
            const Token& token = s_.quests[i];
            if (token.is != TokenIs::Placed) continue;
            say(quest, name_of(quest_at(i)));
            say(place, name_of(place_of(s_, token)));
            if (!is_space(token.at)) say(carrier, name_of(carrier_of(token.at)));
            quest = "quest2", place = "place2", carrier = "carrier2";
        }
    }
    void fight_end(const Combat& c, Space to)
    {
        const bool rebel = c.winner == Side::Spring;
        const bool saved = !rebel && !figure(s_, c.rebel).down;  // [WT-19.21]
        const Character soldier = c.soldier.value_or(c.rebel);   // the Terror has no face
        say("outcome", rebel ? "rebel" : saved ? "refuge" : "soldier");
        say("character", name_of(rebel ? c.rebel : soldier));
        say("other", name_of(rebel ? soldier : c.rebel));
        say("side", rebel ? "spring" : "winter");
        say("from", name_of(c.at));
        say("place", name_of(to));
    }
    void trap_end(const Trap& trap)
    {
        const bool free = trap.result == TrapResult::Defused;
        stands(free ? trap.soldier : trap.rebel);
        say("other", name_of(free ? trap.rebel : trap.soldier));
        say("outcome", name_of(*trap.result));
    }
    void strike()
    {
        const auto* c = std::get_if<Combat>(&top_);
        if (!c) return;
        const bool attack = c->step == CombatStep::Attack;
        const Character soldier = c->soldier.value_or(c->rebel);
        const Character rebel = c->step == CombatStep::Help ? *c->partner : c->rebel;  // [WT-19.17]
        stands(attack ? soldier : rebel);
        say("other", name_of(attack ? rebel : c->soldier.value_or(rebel)));
        if (c->step == CombatStep::Help) say("change", "help");
        say("round", (attack ? c->attacks : c->defences) == 0 ? "first" : "later");
    }
    // Whoever of the teller's has just done it; nobody: that cannot be said.
    std::optional<Character> doer(Mission mission) const
    {
        const auto* a = running<Activation>(s_);
        if (is_connection(mission) && a && a->seat == seat_) return a->who;
        const auto* fight = std::get_if<Combat>(&top_);
        if (mission == Mission::Bounty && fight && fight->attacker == seat_) return fight->soldier;
        const auto* trap = std::get_if<Trap>(&top_);
        if (mission == Mission::Resistance && trap && trap->setter == seat_) return trap->rebel;
        if (!is_attack(mission)) return std::nullopt;
        for (std::size_t i = kRebels; i < kCharacters; ++i) {  // [WT-R57]
            const Figure& f = s_.figures[i];
            const bool there = f.standing() && f.at == facts(mission).places.front();
            if (f.controller == seat_ && there) return character_at(i);
        }
        return std::nullopt;
    }

    const State& s_;
    const Frame& top_;
    Seat seat_;
    Telling& t_;
    std::size_t with_ = 0;
};

}  // namespace

void say_what_is_so(const State& s, Seat seat, const Choice& choice, Telling& t)
{
    std::visit(About{s, seat, t}, choice);
}

}  // namespace snowbound::winter_tales
