// The words by which a reader knows of whom and of what a text speaks: names, and the sentences that a grammar has for
// one character, place, quest, mission or card alone, or for one outcome.
#pragma once

#include <array>

#include "app/assets.h"
#include "story/tests/truth_facts.h"

namespace snowbound::truth {

using Strings = std::vector<std::string>;

// In the order of the characters.
inline const std::map<std::string, std::array<Strings, 14>> kPeople{{"en",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Scarecrow"},
                                                                       {"Dorothy"},
                                                                       {"Tin Man"},
                                                                       {"Grumpy"},
                                                                       {"Match Girl"},
                                                                       {"Mangiafuoco"},
                                                                       {"Wolf"},
                                                                       {"Cat and", "the Fox"},
                                                                       {"Snow White"},
                                                                       {"White Rabbit"},
                                                                       {"Candlewick"},
                                                                       {"Hatter"}}}},
                                                                    {"de",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Vogelscheuche"},
                                                                       {"Dorothy"},
                                                                       {"Blechmann"},
                                                                       {"Brummbär"},
                                                                       {"mit den Schwefelhölzern"},
                                                                       {"Feuerfresser"},
                                                                       {"Wolf"},
                                                                       {"Kater und", "Fuchs"},
                                                                       {"Schneewittchen"},
                                                                       {"Weiße Kaninchen", "Weißen Kaninchen"},
                                                                       {"Kerzendocht"},
                                                                       {"Hutmacher"}}}},
                                                                    {"it",
                                                                     {{{"Alice"},
                                                                       {"Pinocchio"},
                                                                       {"Spaventapasseri"},
                                                                       {"Dorothy"},
                                                                       {"Omino di Latta"},
                                                                       {"Brontolo"},
                                                                       {"Fiammiferaia"},
                                                                       {"Mangiafuoco"},
                                                                       {"Lupo"},
                                                                       {"il Gatto", "Volpe"},
                                                                       {"Biancaneve"},
                                                                       {"Bianconiglio"},
                                                                       {"Lucignolo"},
                                                                       {"Cappellaio"}}}}};

// In the order of the spaces, without an article.
inline const std::map<std::string, std::array<Strings, 17>> kPlaces{{"en",
                                                                     {{{"Hatter's Asylum", "the asylum"},
                                                                       {"Nightmare Factory", "the factory"},
                                                                       {"Winter Fortress", "the fortress"},
                                                                       {"Puppet Theatre", "the theatre"},
                                                                       {"Market of Wonders", "the market"},
                                                                       {"Dorothy's Mansion", "the mansion"},
                                                                       {"Cemetery", "the cemetery"},
                                                                       {"Oak Grove", "the grove"},
                                                                       {"Square of the Statue"},
                                                                       {"Gasworks Square"},
                                                                       {"Coal Square"},
                                                                       {"Gallows Square"},
                                                                       {"Jugglers' Square"},
                                                                       {"Baker's Square"},
                                                                       {"Willow Square"},
                                                                       {"Gravediggers' Square"},
                                                                       {"Orderlies' Square"}}}},
                                                                    {"de",
                                                                     {{{"Irrenhaus des Hutmachers", "Irrenhaus"},
                                                                       {"Albtraumfabrik", "die Fabrik"},
                                                                       {"Winterfeste", "die Feste"},
                                                                       {"Marionettentheater", "das Theater"},
                                                                       {"Jahrmarkt"},
                                                                       {"Dorothys Herrenhaus", "Herrenhaus"},
                                                                       {"Friedhof"},
                                                                       {"Eichenhain", "den Hain"},
                                                                       {"Statuenplatz"},
                                                                       {"Gaswerkplatz"},
                                                                       {"Kohlenplatz"},
                                                                       {"Galgenplatz"},
                                                                       {"Gauklerplatz"},
                                                                       {"Bäckerplatz"},
                                                                       {"Weidenplatz"},
                                                                       {"Totengräberplatz"},
                                                                       {"Wärterplatz"}}}},
                                                                    {"it",
                                                                     {{{"Manicomio del Cappellaio", "Manicomio"},
                                                                       {"Fabbrica degli Incubi"},
                                                                       {"Prigioni dell'Inverno"},
                                                                       {"Teatro delle Marionette"},
                                                                       {"Mercato delle Meraviglie"},
                                                                       {"Casa di Dorothy"},
                                                                       {"Cimitero"},
                                                                       {"Parco delle Querce"},
                                                                       {"Piazza della Statua"},
                                                                       {"Piazza del Gas"},
                                                                       {"Piazza del Carbone"},
                                                                       {"Piazza della Forca"},
                                                                       {"Piazza dei Giocolieri"},
                                                                       {"Piazza del Fornaio"},
                                                                       {"Piazza del Salice"},
                                                                       {"Piazza dei Becchini"},
                                                                       {"Piazza degli Infermieri"}}}}};

// A Soldier who lies in a trap of the Rebels is watched by no guard of Winter; nor is a Rebel saved by one.
inline const std::map<std::string, std::array<Strings, 2>> kNotWhenSaved{
    {"en", {{{"trap", "pit", "snare"}, {"guard", "cellar"}}}},
    {"de", {{{"Falle", "Grube", "Schlinge"}, {"Wache", "Posten", "Keller"}}}},
    {"it", {{{"trappola", "fossa", "laccio"}, {"guardia", "sentinell", "cantin"}}}}};
inline const std::map<std::string, Strings> kAgain{{"en", {"nce again", "ou again", "nce more"}},
                                                   {"de", {"chon wieder", "och einmal", "on neuem"}},
                                                   {"it", {"i nuovo", "ncora tu", "ncora una volta"}}};

// Which rules tell which result.
inline const std::map<std::string, std::map<std::string, Strings>> kResults{
    {"combat_end",
     {{"rebel", {"over.rebel", "away"}},
      {"soldier", {"over.soldier", "down", "taken", "lone.yes", "lonely.no", "lonely.yes"}},
      {"refuge", {"over.refuge", "haven"}}}},
    {"trap_end",
     {{"defused", {"tover.defused", "tfree"}},
      {"blocked", {"tover.blocked", "tback"}},
      {"caught", {"tover.caught", "tcaught"}}}},
    {"ending",
     {{"spring", {"end.open.spring", "end.spring.town", "end.spring.last"}},
      {"winter", {"end.open.winter", "end.winter.town", "end.winter.last"}},
      {"author", {"end.open.author", "end.author.town", "end.author.last"}}}}};

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
