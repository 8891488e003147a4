// Reads a told game and says what in it is not so: which sentence, of which scene, and why.
#pragma once

#include <algorithm>

#include "story/prose.h"
#include "story/tests/truth_words.h"

namespace snowbound::truth {

struct Lie {
    std::string kind;
    std::string where;
    std::string sentence;
};

class Reader {
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
        m_ = &m;
        words_ = &Lexicon::of(m.language);
        const Facts facts(m);
        if (m.event() == "quest_start") marks_.clear();
        for (const std::string& text : {m.text(), m.first_line, m.concept_line()}) {
            const std::string plain = without_lines(without_marks(text));
            if (plain.empty()) continue;
            check_people(plain, facts);
            check_phrases(plain, facts);
            check_places(without_own(plain), facts);
            check_time(without_own(plain));
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

    void lie(const std::string& kind, const std::string& sentence) { lies_.push_back({kind, m_->where(), sentence}); }

    // A memory in its teller's words may name anybody: it was read where it was told.
    std::string without_lines(std::string text) const
    {
        for (const auto& [subject, line] : lines_) {
            if (line == m_->concept_line()) continue;
            const std::size_t at = text.find(bare(line));
            if (at != std::string::npos) text.erase(at, bare(line).size());
        }
        return text;
    }
    static std::string bare(std::string line)
    {
        while (!line.empty() && line.back() == '.') line.pop_back();
        return line;
    }

    std::string without_places(std::string text) const
    {
        for (const Strings& names : kPlaces.at(m_->language)) {
            for (std::size_t at = text.find(names[0]); at != std::string::npos; at = text.find(names[0])) {
                text.erase(at, names[0].size());
            }
        }
        return text;
    }

    // What belongs to a card, a place, a quest, a character is read by itself; it may speak of anything.
    std::string without_own(std::string text) const
    {
        for (const Phrase& phrase : words_->phrases()) {
            if (phrase.owners[0][0] == "rule" || phrase.owners[0][0] == "mission") continue;
            const std::size_t at = text.find(phrase.words);
            if (at != std::string::npos) text.erase(at, phrase.words.size());
        }
        return text;
    }

    // As words of their own, perhaps at the beginning of a sentence.
    static bool stands_in(const std::string& text, std::string words)
    {
        for (int capital = 0; capital < 2; ++capital) {
            const std::size_t at = text.find(words);
            if (at != std::string::npos && (at == 0 || text[at - 1] == ' ')) return true;
            words[0] = static_cast<char>(std::toupper(words[0]));
        }
        return false;
    }

    static bool has_any(const std::string& text, const Strings& words)
    {
        return std::ranges::any_of(words, [&](const std::string& w) { return text.find(w) != std::string::npos; });
    }

    void check_people(const std::string& text, const Facts& facts)
    {
        for (std::size_t i = 0; i < winter_tales::kCharacters; ++i) {
            const std::string id(winter_tales::kCharacterNames[i]);
            if (facts.people.contains(id) || !has_any(without_places(text), kPeople.at(m_->language)[i])) continue;
            lie(is_in_play(m_->before, id) ? "wrong person" : "not in the game", id + ": " + text);
        }
    }

    void check_places(const std::string& text, const Facts& facts)
    {
        const Narrator& narrator = *narrator_for("winter-tales", m_->language);
        for (std::size_t i = 0; i < winter_tales::kSpaces; ++i) {
            const std::string id(winter_tales::kSpaceNames[i]);
            if (!has_any(text, kPlaces.at(m_->language)[i])) continue;
            if (!facts.places.contains(id)) lie("wrong place", id + ": " + text);
            if (facts.to.empty()) continue;
            for (const auto& [form, right] : {std::pair("to", facts.to), {"in", facts.to}, {"from", facts.from}}) {
                const bool meant = stands_in(text, narrator.form("place", id, form));
                if (meant && id != right) lie("wrong way", id + ": " + text);
            }
        }
    }

    void check_phrases(const std::string& text, const Facts& facts)
    {
        for (const Phrase& phrase : words_->phrases()) {
            const std::size_t at = text.find(phrase.words);
            if (at == std::string::npos) continue;
            const bool fits = std::ranges::any_of(phrase.owners, [&](const auto& o) { return may(o, facts); });
            if (!fits) lie("wrong " + phrase.owners[0][0], phrase.owners[0][1] + ": " + text);
        }
    }
    static bool has(const Json& list, const std::string& id)
    {
        return std::find(list.begin(), list.end(), id) != list.end();
    }
    bool may(const std::array<std::string, 3>& owner, const Facts& facts) const
    {
        const auto& [family, id, list] = owner;
        const bool ends = list == "spring" || list == "winter" || list == "author";
        if (family == "character") return facts.people.contains(id) && (!ends || list == facts.result);
        if (family == "place") return facts.stage.contains(id);
        if (family == "mission") return word(m_->fields(), "mission") == id;
        if (family == "card") return has(m_->scene["cards"], id);
        if (family != "quest") return true;
        const std::map<std::string, std::string> lists{
            {"opening", "seed"}, {"quest_created", "seed"}, {"quest_start", "plan"}, {"quest_end", facts.result}};
        const auto right = lists.find(m_->event());
        return facts.quests.contains(id) && right != lists.end() && right->second == list;
    }

    // Inside a fight, a trap, a quest or the last night no day goes by.
    void check_time(const std::string& text)
    {
        const Ids inside{"quest_join",   "attack",        "defence",       "combat_end", "trap_set",
                         "trap_defence", "trap_end",      "quest_cards",   "quest_part", "quest_last",
                         "quest_end",    "epilogue_part", "epilogue_open", "propaganda"};
        if (inside.contains(m_->event()) && words_->says(text, "time")) lie("wrong time", text);
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

    const Moment* m_ = nullptr;
    const Lexicon* words_ = nullptr;
    std::vector<Lie> lies_;
    Ids marks_;                                 // cards told since the quest began
    std::set<std::size_t> recalled_;            // spaces of the track, in the epilogue
    std::map<std::string, std::string> lines_;  // subject -> concept
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
