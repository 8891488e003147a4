// Reads a told game and says what in it is not so: which sentence, of which scene, and why.
#pragma once

#include "story/tests/truth_page.h"

namespace snowbound::truth {

class Reader : Page {
public:
    std::vector<Lie> read(const std::vector<Moment>& game)
    {
        lies_.clear();
        marks_.clear();
        recalled_.clear();
        lines_.clear();
        for (const Moment& moment : game) {
            read(moment);
        }
        return lies_;
    }

private:
    void read(const Moment& m)
    {
        turn_to(m);
        const Facts facts(m);
        if (m.event() == "quest_start") marks_.clear();
        for (const std::string& text : {m.text(), m.first_line, m.concept_line()}) {
            check_text(text, facts);
        }
        if (m.event() == "opening") check_opening(facts);
        check_result(facts);
        check_memory();
        check_effort();
        check_secrets();
        if (m.event() == "rescue") check_rescue();
        if (m.event() == "attack") check_round();
        if (m.verb() == "activate" && m.event() == "activation") check_down();
        if (m.verb() == "close") check_recalled();
        for (const Json& card : m.scene["cards"]) marks_.insert(card);
        if (!m.concept_line().empty()) lines_[m.scene.value("subject", "")] = m.concept_line();
    }

    void check_opening(const Facts& facts)
    {
        const Narrator& narrator = *narrator_for("winter-tales", m_->language);
        for (const std::string& quest : facts.quests) {
            const std::string name = narrator.form("quest", quest, "name");
            const std::size_t place = number_of(winter_tales::kSpaceNames, quest_place(m_->before, quest));
            if (m_->text().find(name.substr(first_letter(name))) == std::string::npos) {
                lie("quest not named", quest + ": " + m_->text());
            }
            if (!has_any(m_->text(), {kPlaces.at(m_->language)[place][0]})) lie("quest without a place", m_->text());
            const std::string carrier = carrier_of(m_->before, quest);
            if (carrier.empty()) continue;
            const std::size_t who = number_of(winter_tales::kCharacterNames, carrier);
            if (!has_any(m_->text(), kPeople.at(m_->language)[who])) lie("quest without its carrier", m_->text());
        }
    }

    void check_result(const Facts& facts)
    {
        const auto results = kResults.find(m_->event());
        if (results == kResults.end() || facts.result.empty()) return;
        for (const auto& [result, rules] : results->second) {
            for (const std::string& rule : rules) {
                if (result != facts.result && words_->says(m_->text(), rule)) lie("wrong outcome", m_->text());
            }
        }
    }

    void check_memory()  // a picture that nobody told is found afterwards, and only such a one
    {
        if (m_->verb() != "choose_memory") return;
        const bool drawn = !word(frame(m_->before, "quest"), "chosen").empty();
        const bool told = marks_.contains(word(m_->fields(), "card")) && !drawn;
        if (words_->says(m_->text(), "memory.found") == told) lie("card nobody told", m_->text());
    }

    void check_effort()  // who plays nothing does nothing
    {
        const Ids events{"quest_cards", "quest_part", "quest_last", "trap_defence"};
        if (!events.contains(m_->event()) || m_->verb() == "retell") return;
        const bool idle = m_->scene["cards"].empty() && !m_->fields().value("artifact", false);
        if (words_->says(m_->text(), "idle." + m_->event()) != idle) lie("effort without a card", m_->text());
    }

    void check_down()  // nobody who lies there gets up
    {
        const bool down = figure(m_->before, word(m_->fields(), "who"))["down"];
        for (const std::string& text : {m_->text(), m_->first_line}) {
            if (words_->says(text, "down.open") != down) lie("lies and stands", text);
        }
    }

    void check_rescue()
    {
        if (m_->verb() != "rescue") return;
        const std::size_t side = is_rebel(word(m_->fields(), "who")) ? 0 : 1;
        for (const std::string& word : kNotWhenSaved.at(m_->language)[side]) {
            if (without_own(m_->text()).find(word) != std::string::npos) lie("wrong side", word + ": " + m_->text());
        }
    }

    void check_round()
    {
        const Json combat = frame(m_->before, "combat");
        if (!combat.is_object()) return;
        const bool first = combat["attacks"] == 0;
        if (first && has_any(without_own(m_->text()), kAgain.at(m_->language))) lie("wrong round", m_->text());
        if (words_->says(m_->text(), first ? "attack.later" : "attack.first")) lie("wrong round", m_->text());
    }

    // Every part takes up its own memory, as long as there are others; and the one that was chosen, in its words.
    void check_recalled()
    {
        const std::size_t space = m_->fields()["memory"];
        const auto& track = m_->before["track"];
        const auto line_at = [&](const Json& memory) {
            for (const auto& [kind, key] : {std::pair("story", "card"), {"mission", "mission"}, {"neutral", "quest"}}) {
                if (word(memory, "kind") == kind) {
                    const auto found = lines_.find(std::string(kind) + ":" + word(memory, key));
                    return found == lines_.end() ? std::string() : found->second;
                }
            }
            return std::string();
        };
        const std::string line = space == 0 ? "" : line_at(track[space - 1]);
        bool others = false;
        for (std::size_t i = 0; i < track.size(); ++i) {
            const std::string other = line_at(track[i]);
            others = others || (!other.empty() && !recalled_.contains(i + 1));
            if (!other.empty() && other != line && m_->text().find(bare(other)) != std::string::npos) {
                lie("wrong memory", m_->text());
            }
        }
        if (line.empty()) return;
        if (m_->text().find(bare(line)) == std::string::npos) lie("memory not recalled", m_->text());
        if (recalled_.contains(space) && others) lie("same memory", m_->text());
        recalled_.insert(space);
    }

    void check_secrets()  // what is shown lies open afterwards
    {
        Ids open;
        const Json& v = m_->after;
        for (const Json& cards : {v["discard"], v["quest_cards"][0], v["quest_cards"][1], v["fight"],
                                  v["epilogue_cards"][0], v["epilogue_cards"][1]}) {
            for (const Json& card : cards) open.insert(card);
        }
        for (const Json& memory : v["track"]) open.insert(word(memory, "card"));
        const Json run = frame(v, "quest");
        if (run.is_object()) open.insert(word(run, "chosen"));
        for (const Json& card : m_->scene["cards"]) {
            if (!open.contains(card)) lie("secret card", card.get<std::string>() + ": " + m_->text());
        }
        const std::string mission = word(m_->scene["about"], "mission");
        bool shown = mission.empty();
        for (const Json& held : v["players"][m_->seat]["missions"]) shown = shown || word(held, "mission") == mission;
        if (!shown) lie("secret mission", mission + ": " + m_->text());
    }

    Ids marks_;                       // cards told since the quest began
    std::set<std::size_t> recalled_;  // spaces of the track, in the epilogue
};

// Tells these games and says what is not so: each kind once, with its number and the first sentences.
inline void expect_no_lies(const std::string& language, std::uint64_t first, std::uint64_t games)
{
    std::map<std::string, std::vector<Lie>> lies;
    for (std::uint64_t number = first; number < first + games; ++number) {
        const std::vector<Moment> game = ToldGame(language, number).play();
        for (const Lie& lie : Reader().read(game)) lies[lie.kind].push_back(lie);
    }
    for (const auto& [kind, found] : lies) {
        std::string shown;
        for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 4); ++i) {
            shown += "\n  " + found[i].where + "\n    " + found[i].sentence;
        }
        ADD_FAILURE() << kind << ": " << found.size() << shown;
    }
}

}  // namespace snowbound::truth
