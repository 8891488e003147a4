#include "app/lesson_check.h"

#include <algorithm>
#include <random>
#include <sstream>

#include "app/assets.h"
#include "app/rulebook.h"
#include "app/texts.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostWords = 25;  // that a speaker says at once
constexpr std::size_t kRandomWays = 24;
constexpr std::size_t kMostAlternatives = 200;
constexpr int kMostTurns = 300;
constexpr int kFreeTurns = 8;  // then who plays at random ends a free part

using Answer = LessonPlay::Answer;

class Checker {
public:
    explicit Checker(const LessonFile& file) : file_(file) {}

    LessonReport run()
    {
        for (const LessonScene& scene : file_.scenes) {
            report_.steps += scene.steps.size();
        }
        right_way();
        for (std::size_t i = 0; i < alternatives_.size() && i < kMostAlternatives && good(); ++i) {
            other_way(alternatives_[i]);
        }
        for (std::uint32_t seed = 1; seed <= kRandomWays && good(); ++seed) {
            random_way(seed);
        }
        if (good() && file_.is_drill && report_.solved == report_.random)
            problem("random play always reaches the goal");
        return report_;
    }

private:
    struct Alternative {
        std::size_t at = 0;  // the answer's number
        Json choice;
    };

    bool good() const { return report_.problems.empty(); }
    void problem(const std::string& what) { report_.problems.push_back(what + way_); }

    // One answer that must be taken; false: it was not, and is reported.
    bool go(LessonPlay& play, const Answer& answer)
    {
        const std::string step = play.step().id;
        const auto outcome = play.take(answer);
        if (!outcome)
            return problem(step + ", after " + answer.choice.dump() + ": " + outcome.trouble().message), false;
        if (outcome->taken) {
            if (!file_.is_drill && !play.unmet().empty())
                return problem(step + ", after " + answer.choice.dump() + ": " + play.unmet()), false;
            return true;
        }
        const std::string why = outcome->refusal ? outcome->refusal->message + " " + outcome->refusal->why : "";
        return problem(step + ": " + answer.choice.dump() + " is not taken " + why), false;
    }

    void right_way()
    {
        auto play = LessonPlay::open(file_, 0);
        if (!play) return problem(play.trouble().message);
        std::size_t number = 0;
        while (play->at() == LessonPlay::At::Asks && number < kMostTurns) {
            if (play->turn() == 0) look(*play, number);
            if (!go(*play, play->right())) return;
            if (!play->unmet().empty()) return problem("on the right way: " + play->unmet());
            ++number;
        }
        if (play->at() != LessonPlay::At::Done)
            return problem("the right answers do not lead to the end: " + play->retry());
        ++report_.ways;
        if (file_.ending.empty()) return;
        const Json scores = play->table().scores();
        const Json& winners = scores["winners"];
        const bool won = std::find(winners.begin(), winners.end(), index(file_.seat)) != winners.end();
        if (scores["ending"] != file_.ending || !won)
            problem("should be won by " + file_.ending + ", but: " + scores.dump());
    }

    // A step as it stands: every hint can be given and changes nothing, and every other accepted answer is a way to
    // try.
    void look(LessonPlay& play, std::size_t number)
    {
        const LessonStep& step = play.step();
        const Json asked = play.question();
        if (!step.expect.prompt.empty() && asked["prompt"] != step.expect.prompt)
            problem(step.id + ": asked " + asked["prompt"].dump());
        std::vector<Json> offered(asked["options"].begin(), asked["options"].end());
        for (const Json& option : offered) {
            if (!step.is_free() && play.accepts(option) && option != play.right().choice)
                alternatives_.push_back({number, option});
        }
        for (const Json& barred : asked["barred"]) {
            offered.push_back(barred["choice"]);
        }
        for (const Hint& hint : step.hints) {
            const auto before = play.table().hash();
            const bool given = std::any_of(offered.begin(), offered.end(), [&](const Json& choice) {
                if (!fits(hint.when, choice) || play.accepts(choice)) return false;
                const auto outcome = play.take({choice, "", ""});
                return outcome && !outcome->taken && outcome->hint == &hint;
            });
            if (!given) problem(step.id + ": the hint for " + hint.when.dump() + " can never be given");
            if (play.table().hash() != before) problem(step.id + ": a wrong answer changes something");
        }
    }

    void other_way(const Alternative& other)
    {
        way_ = " (on the way with " + other.choice.dump() + " as answer " + std::to_string(other.at + 1) + ")";
        auto play = LessonPlay::open(file_, 0);
        std::size_t number = 0;
        for (; play->at() == LessonPlay::At::Asks && number < kMostTurns; ++number) {
            if (!go(*play, number == other.at ? Answer{other.choice, "", ""} : play->right())) return;
        }
        if (number == kMostTurns) return problem("a way never ends");
        ++report_.ways;
        way_.clear();
    }

    // Any legal answer: taken, or answered with a word; then perhaps the right one.
    void random_way(std::uint32_t seed)
    {
        std::minstd_rand dice(seed);
        auto play = LessonPlay::open(file_, 0);
        int number = 0;
        for (; play->at() == LessonPlay::At::Asks && number < kMostTurns; ++number) {
            const Json asked = play->question();
            const Json& options = asked["options"];
            Answer answer = play->right();
            if (!options.empty() && (play->turn() < kFreeTurns)) answer = {options[dice() % options.size()], "", ""};
            if (play->step().is_free() && play->turn() >= kFreeTurns) answer = ending_of(*play, options);
            const auto outcome = play->take(answer);
            const std::string step = play->step().id;
            if (!outcome)
                return problem("at random, " + step + ", after " + answer.choice.dump() + ": " +
                               outcome.trouble().message);
            if (!outcome->taken && dice() % 2 == 0 && !go(*play, play->right())) return;
        }
        if (number == kMostTurns) return problem("played at random it never ends");
        ++report_.ways;
        ++report_.random;
        report_.solved += play->at() == LessonPlay::At::Done ? 1 : 0;
    }

    static Answer ending_of(const LessonPlay& play, const Json& options)
    {
        for (const Json& option : options) {
            if (fits(play.step().until, option) && play.accepts(option)) return {option, "", ""};
        }
        return play.right();
    }

    const LessonFile& file_;
    LessonReport report_;
    std::string way_;  // that is being tried, for who reads of a problem
    std::vector<Alternative> alternatives_;
};

std::size_t words_in(const std::string& text)
{
    std::istringstream in(text);
    std::size_t count = 0;
    for (std::string word; in >> word;) {
        ++count;
    }
    return count;
}

Json texts_of(const LessonFile& file, const std::string& language, const std::string& kind)
{
    std::string name(file.game->name());
    std::replace(name.begin(), name.end(), '-', '_');
    return parse_json(asset("locales/" + language + "/" + kind + name + ".json")).value_or(Json::object());
}

}  // namespace

LessonReport check_lesson(const LessonFile& file) { return Checker(file).run(); }

std::vector<std::string> check_lesson_words(const LessonFile& file)
{
    std::vector<std::string> problems;
    for (const std::string& language : Texts::languages()) {
        const Json texts = texts_of(file, language, "lesson_");
        const Json names = texts_of(file, language, "");
        for (std::size_t i = 0; i < file.speakers.size(); ++i) {
            if (!names.contains(file.names[i]))
                problems.push_back(language + ": the speaker " + file.speakers[i] + " has no name");
        }
        for (const std::string& each : file.keys()) {
            const std::string key = file.texts + "." + each;
            const auto found = texts.find(key);
            if (found == texts.end())
                problems.push_back(language + ": no text " + key);
            else if (words_in(found->get<std::string>()) > kMostWords)
                problems.push_back(language + ": more than 25 words: " + key);
        }
    }
    const Rulebook rules = Rulebook::of(*file.game);
    for (const LessonScene& scene : file.scenes) {
        for (const LessonStep& step : scene.steps) {
            for (const std::string& clause : step.teaches) {
                if (!rules.find(clause)) problems.push_back(step.id + ": no clause " + clause);
            }
        }
    }
    return problems;
}

}  // namespace snowbound
