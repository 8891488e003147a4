// The words by which a reader knows of what a text speaks: the sentences that a grammar has for one character, place,
// quest, mission or card alone, or for one outcome.
#pragma once

#include "app/assets.h"
#include "story/tests/truth_facts.h"
#include "story/tests/truth_names.h"

namespace snowbound::truth {

inline std::size_t first_letter(const std::string& text)  // its length in bytes
{
    std::size_t n = 1;
    while (n < text.size() && (static_cast<unsigned char>(text[n]) & 0xC0U) == 0x80U) ++n;
    return n;
}

// The longest stretch of a template that stands in the text as it is; "": it has none. Its first letter may be a
// capital one in the text, so that is left out.
inline std::string stretch_of(const std::string& alternative)
{
    std::string best, now;
    bool inside = false;
    for (const char c : alternative + "{") {
        if (c == '{' || c == '|' || c == '*' || c == '^') {
            if (!inside && now.size() > best.size()) best = now;
            now.clear();
            inside = inside || c == '{';
        } else if (c == '}') {
            inside = false;
        } else if (!inside) {
            now += c;
        }
    }
    constexpr std::size_t kShortest = 13;
    return best.size() < kShortest ? std::string() : best.substr(first_letter(best));
}

struct Phrase {
    std::string words;
    std::vector<std::array<std::string, 3>> owners;  // family (or "rule"), id, list: "quest", "hope", "success"
};

class Lexicon {
public:
    explicit Lexicon(const std::string& language)
    {
        grammar_ = parse_json(asset("locales/" + language + "/tales/winter_tales.json")).value_or(Json());
        for (const auto& [family, words] : grammar_["families"].items()) {
            for (const auto& [id, entry] : words["entries"].items()) {
                for (const auto& [list, alternatives] : entry.items()) {
                    if (alternatives.is_array()) add(family, id, list, alternatives);
                }
            }
        }
        for (const auto& [rule, alternatives] : grammar_["rules"].items()) add("rule", rule, "", alternatives);
    }
    static const Lexicon& of(const std::string& language)
    {
        static std::map<std::string, Lexicon> known;
        const auto found = known.find(language);
        return found != known.end() ? found->second : known.emplace(language, Lexicon(language)).first->second;
    }
    const std::vector<Phrase>& phrases() const { return phrases_; }
    const Json& grammar() const { return grammar_; }
    bool says(const std::string& text, const std::string& rule) const  // one of its alternatives
    {
        return std::ranges::any_of(phrases_, [&](const Phrase& phrase) {
            return text.find(phrase.words) != std::string::npos && is_of(phrase, rule);
        });
    }
    static bool is_of(const Phrase& phrase, const std::string& rule)
    {
        return std::ranges::any_of(phrase.owners,
                                   [&](const auto& owner) { return owner[0] == "rule" && owner[1] == rule; });
    }

private:
    void add(const std::string& family, const std::string& id, const std::string& list, const Json& alternatives)
    {
        for (const Json& alternative : alternatives) {
            const std::string words = stretch_of(alternative);
            if (words.empty()) continue;
            const auto same = std::ranges::find(phrases_, words, &Phrase::words);
            Phrase& phrase = same == phrases_.end() ? phrases_.emplace_back(Phrase{words, {}}) : *same;
            phrase.owners.push_back({family, id, list});
        }
    }

    Json grammar_;
    std::vector<Phrase> phrases_;
};

}  // namespace snowbound::truth
