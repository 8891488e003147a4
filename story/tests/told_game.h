// Whole games of Winter Tales, played by bots and by dice and told by the narrator: every telling with what everybody
// at the table could see before and after it.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "app/narrate.h"
#include "games/registry.h"

namespace snowbound {

struct Moment {
    std::string game;  // "en 17"
    std::string language;
    std::size_t seat = 0;
    Json choice;         // {verb: fields}
    Json before, after;  // what a spectator sees
    Json scene;          // as the table keeps it: event, cards, text, concept
    std::string first_line;

    std::string verb() const { return choice.begin().key(); }
    const Json& fields() const { return choice.begin().value(); }
    std::string event() const { return scene["event"]; }
    std::string text() const { return scene["text"]; }
    std::string concept_line() const { return scene.value("concept", ""); }
    std::string where() const { return game + ", scene " + scene["n"].dump() + " (" + event() + ", " + verb() + ")"; }
};

class ToldGame {
public:
    ToldGame(std::string language, std::uint64_t number)
        : language_(std::move(language)), number_(number), dice_(number * 0x9E3779B97F4A7C15ULL + 1)
    {
    }

    std::vector<Moment> play()
    {
        constexpr int kMostSteps = 4000;
        const std::string seed = "truth " + std::to_string(number_);
        auto started = find_game("winter-tales")->start({3 + number_ % 5, options(), SeedText::given(seed)});
        EXPECT_TRUE(started) << started.trouble().message;
        AnyTable& table = **started;
        std::vector<Moment> moments;
        for (int i = 0; i < kMostSteps && !table.waiting().empty(); ++i) {
            step(table, moments);
        }
        EXPECT_TRUE(table.waiting().empty()) << language_ << " " << number_ << " does not end";
        return moments;
    }

private:
    std::size_t below(std::size_t n)
    {
        dice_ = dice_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>((dice_ >> 33) % n);
    }

    Json options() const  // both editions, all modules, alone and together
    {
        static const std::vector<std::string> kMoods{"free", "tale", "dark", "comic", "epic"};
        Json options = {{"edition", number_ % 2 == 0 ? "de" : "it"}, {"memories", 3 + number_ / 5 % 5}};
        options["powers"] = number_ % 3 != 0;
        options["missions"] = number_ / 2 % 3 != 0;
        options["abilities"] = number_ / 3 % 3 != 0;
        options["alternative_epilogue"] = number_ % 7 == 3;
        options["full_trap_reveal"] = number_ % 11 == 4;
        options["narrative_movement"] = number_ % 4 == 1 ? "on" : "by_edition";
        options["mood"] = kMoods[number_ / 4 % kMoods.size()];
        return options;
    }

    static bool tells(const Json& decision, const Json& option)
    {
        return decision.value("tell", Json::object()).contains(option.begin().key());
    }

    // What somebody may do at any time, now and then; else what is asked, mostly by a bot, sometimes by dice.
    Json choose(const AnyTable& table, std::size_t& seat, std::uint32_t& number)
    {
        const Json decisions = table.decisions(std::nullopt);
        Json required, free;
        for (const Json& decision : decisions) {
            if (decision["wait"] == "required") {
                required = decision;
            } else if (below(8) == 0) {
                free = decision;
            }
        }
        for (const Json* decision : {&free, &required}) {
            if (decision->is_null() || (decision == &required && below(4) != 0)) continue;
            Json telling = Json::array();
            for (const Json& option : (*decision)["options"]) {
                const bool rare = option.contains("object") || option.contains("uphold");
                if (tells(*decision, option) && (!rare || below(60) == 0)) telling.push_back(option);
            }
            if (telling.empty()) continue;
            seat = (*decision)["seat"];
            number = (*decision)["id"];
            return telling[below(telling.size())];
        }
        seat = required["seat"];
        number = required["id"];
        return (*table.think(seat_at(seat), {BotLevel::Greedy}))["choice"];
    }

    void step(AnyTable& table, std::vector<Moment>& moments)
    {
        Moment moment{.game = language_ + " " + std::to_string(number_), .language = language_};
        std::uint32_t number = 0;
        moment.choice = choose(table, moment.seat, number);
        const Narrator& narrator = *narrator_for("winter-tales", language_);
        const Seat seat = seat_at(moment.seat);
        const bool tells = !table.telling(seat, moment.choice).is_null();
        Told told;
        if (tells) {
            moment.before = table.view(kSpectator);
            moment.first_line = begin(narrator, table, seat, moment.choice);
            told = tell(narrator, table, seat, moment.choice);
        }
        const auto done = table.answer({seat, number, moment.choice, told.text, "bot:greedy", told.concept_line});
        ASSERT_TRUE(done) << moment.game << ": " << moment.choice.dump() << ": " << done.trouble().message;
        if (!tells) return;
        moment.after = table.view(kSpectator);
        moment.scene = table.scenes().back();
        moments.push_back(std::move(moment));
    }

    std::string language_;
    std::uint64_t number_;
    std::uint64_t dice_;
};

}  // namespace snowbound
