// One scene with its texts: what they name, and what in them is not so, whatever the scene is.
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

class Page {
protected:
    void turn_to(const Moment& m)
    {
        m_ = &m;
        words_ = &Lexicon::of(m.language);
    }
    void check_text(const std::string& text, const Facts& facts)
    {
        const std::string plain = without_lines(without_marks(text));
        if (plain.empty()) return;
        check_people(plain, facts);
        check_phrases(plain, facts);
        check_places(without_own(plain), facts);
        check_time(without_own(plain));
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

    const Moment* m_ = nullptr;
    const Lexicon* words_ = nullptr;
    std::vector<Lie> lies_;
    std::map<std::string, std::string> lines_;  // subject -> concept

private:
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
};

}  // namespace snowbound::truth
