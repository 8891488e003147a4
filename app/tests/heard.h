// Plays at random and renders, in every language, whatever comes up: decisions, options, what is barred, facts.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "app/teller.h"
#include "app/texts.h"
#include "games/registry.h"

namespace snowbound {

inline const std::vector<std::string> kNames{"Anna", "Ben", "Carla", "Dario", "Eva", "Fritz", "Gaia"};

// Said in words: no key shining through, no argument left open.
inline void expect_words(const std::string& said, const std::string& about)
{
    static const std::regex kKey("^[a-z_]+(\\.[a-z_0-9]+)+$");
    EXPECT_FALSE(said.empty()) << about;
    EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << about << ": " << said;
    EXPECT_FALSE(std::regex_match(said, kKey)) << about << ": " << said;
}

using Tellers = std::vector<Teller>;

// Renders each different thing once in each language: the same choices come up again and again.
class Heard {
public:
    explicit Heard(const Tellers& tellers) : tellers_(tellers) {}

    void decision(const Json& decision)
    {
        // Two lines of a list that say the same are no choice, unless they are about copies of a card (pistol_1,
        // pistol_2).
        std::map<std::string_view, const Line*> said;
        for (const Json& option : decision["options"]) {
            const Line& line = line_of(option);
            const auto [twin, fresh] = said.emplace(line.words, &line);
            EXPECT_TRUE(fresh || twin->second->plain == line.plain) << line.words << ": " << line.plain;
        }
        for (const Json& option : decision["options"]) {
            choice(option);
        }
        for (const Json& barred : decision["barred"]) {
            choice(barred["choice"]);
            refusal(barred["why"].get<std::string>());
        }
        if (is_new("prompt", decision["prompt"]) || !decision["numbers"].empty()) {
            tell(decision["prompt"].dump(), [&](const Teller& t) { return t.prompt(decision); });
        }
    }
    void fact(const Json& fact)
    {
        if (!is_new("fact", fact)) return;
        verbs.insert("fact " + fact.begin().key());
        tell(fact.dump(), [&](const Teller& t) { return t.fact(fact); });
    }
    std::set<std::string> verbs, whys;

private:
    struct Line {
        std::string words, plain;
    };
    const Line& line_of(const Json& option)
    {
        const auto [line, fresh] = lines_.try_emplace(std::hash<Json>()(option));
        if (fresh) {
            static const std::regex kCopy("_[0-9]\"");
            line->second = {tellers_.front().choice(option), std::regex_replace(option.dump(), kCopy, "\"")};
        }
        return line->second;
    }
    void choice(const Json& choice)
    {
        if (!is_new("choice", choice)) return;
        verbs.insert(choice.begin().key());
        tell(choice.dump(), [&](const Teller& t) { return t.choice(choice); });
        for (const Teller& teller : tellers_) {
            const auto item = teller.item(choice, {});
            if (!item) continue;
            expect_words(item->heading, choice.dump());
            expect_words(item->words, choice.dump());
        }
    }
    void refusal(const std::string& why)
    {
        if (!whys.insert(why).second) return;
        for (const Teller& teller : tellers_) {
            EXPECT_TRUE(teller.texts().has("refusal." + why)) << why;
            expect_words(teller.refusal(why), why);
        }
    }
    template <class Say>
    void tell(const std::string& about, Say say) const
    {
        for (const Teller& teller : tellers_) {
            expect_words(say(teller), teller.texts().language() + ": " + about);
        }
    }
    bool is_new(const char* kind, const Json& json) { return told_[kind].insert(std::hash<Json>()(json)).second; }

    const Tellers& tellers_;
    std::map<std::size_t, Line> lines_;
    std::map<std::string, std::set<std::size_t>> told_;  // hashes: comparing the texts would take most of the time
};

inline void random_game(const AnyGame& game, std::uint64_t seed, Heard& heard)
{
    NewMatch match;
    match.seats = game.min_seats() + seed % (game.max_seats() - game.min_seats() + 1);
    match.seed = SeedText::given(std::to_string(seed));
    if (game.name() == "paper-tales" && seed % 2 == 1) match.options["payment"] = "table_faithful";
    auto table = game.start(match);
    ASSERT_TRUE(table);
    std::uint64_t dice = seed * 2654435761U + 1;
    const auto roll = [&](std::size_t below) {
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(dice >> 33U) % below;
    };
    while (!(*table)->waiting().empty()) {
        const Seat seat = *(*table)->waiting().begin();
        const Json decision = (*table)->decisions(seat).front();
        heard.decision(decision);
        const std::size_t n = decision["options"].size();
        const std::size_t pick = roll(3) == 0 ? decision["fallback"].get<std::size_t>() : roll(n);
        ASSERT_TRUE((*table)->answer({seat, decision["id"], decision["options"][pick], "", "", "a line"}));
    }
    for (const Json& fact : (*table)->all_facts(0)) {
        heard.fact(fact["fact"]);
    }
}

inline void expect_random_games_told(const AnyGame& game, std::uint64_t first, std::uint64_t games)
{
    std::vector<Texts> texts;
    for (const std::string& language : Texts::languages()) {
        texts.emplace_back(language, game.name());
    }
    Tellers tellers;
    for (const Texts& each : texts) {
        tellers.emplace_back(each, kNames);
    }
    Heard heard(tellers);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        random_game(game, seed, heard);
    }
    EXPECT_FALSE(heard.verbs.empty());
}

}  // namespace snowbound
