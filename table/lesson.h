// One way through a lesson, on the real engine. Nothing of it is kept anywhere: chance is dictated and bots are seeded,
// so a way is the scene it began with and the answers since, and is played again for each question about it.
#pragma once

#include "table/arguments.h"
#include "table/lesson_file.h"

namespace snowbound {

class LessonPlay {
public:
    struct Answer {
        Json choice;
        std::string text;
        std::string concept_line;
    };
    struct Said {  // by whom, with what lit
        std::string say;
        std::string speaker;
        std::vector<std::string> spot;
    };
    enum class At : std::uint8_t { Asks, Again, Done };  // again: a drill's goal was missed
    struct Outcome {
        bool taken = false;
        const Hint* hint = nullptr;      // not taken: what is said to it,
        std::optional<Trouble> refusal;  // or why the rules bar it; neither: the step's own word
    };

    // Begins with a scene that has a state of its own. The file must outlive it.
    static Result<LessonPlay> open(const LessonFile& file, std::size_t scene);

    // Trouble: the lesson itself is broken. Whatever a learner answers is taken, or gets a word.
    Result<Outcome> take(const Answer& answer);
    Answer right() const;   // an answer that goes on; its texts are keys
    Json question() const;  // what the learner must answer; null: nothing
    bool accepts(const Json& choice) const;

    At at() const { return at_; }
    std::size_t scene() const { return scene_; }
    std::size_t step_number() const { return step_; }
    int turn() const { return turn_; }
    const LessonScene& current_scene() const { return file_->scenes[scene_]; }
    const LessonStep& step() const { return current_scene().steps[step_]; }
    const AnyTable& table() const { return *table_; }
    // Of the last answer that was taken.
    const std::vector<Said>& said() const { return said_; }
    const std::vector<std::string>& facts() const { return facts_; }
    const std::string& retry() const { return retry_; }
    const std::string& unmet() const { return unmet_; }  // what a step promised and did not come; "": all came
    // The way so far.
    std::size_t from() const { return from_; }
    const std::vector<Answer>& answers() const { return answers_; }

private:
    explicit LessonPlay(const LessonFile& file) : file_(&file) {}
    std::optional<Trouble> begin(std::size_t scene);
    std::optional<Trouble> others(const std::vector<ScriptedMove>& script);
    std::optional<Trouble> bots();
    std::optional<Trouble> scripted(const ScriptedMove& move);
    const ScriptedMove* reply_to(const Json& decision) const;  // null: the script has none
    std::optional<Trouble> finish_step();
    std::optional<Trouble> next_step();
    Result<Event> put(Seat seat, const Json& decision, const Answer& answer, const std::vector<std::uint32_t>& rolls);
    Outcome word_for(const Json& question, const Json& choice) const;
    bool goes_on(const LessonStep& now) const;
    bool happened(const std::string& fact) const;
    std::string missing(const LessonCheck& check) const;  // "": it holds
    bool is_last_step() const;

    const LessonFile* file_;
    std::unique_ptr<AnyTable> table_;
    std::size_t from_ = 0;
    std::size_t scene_ = 0;
    std::size_t step_ = 0;
    int turn_ = 0;
    At at_ = At::Asks;
    std::string retry_;
    std::string unmet_;
    std::vector<Answer> answers_;
    std::vector<Said> said_;
    std::vector<std::string> facts_;  // since the step began
};

// The request `lesson` of docs/protocol.md: how a way through this lesson stands, and what becomes of one more answer.
Result<Json> lesson_reply(const LessonFile& file, Arguments& in);

const Json* value_at(const Json& tree, std::string_view pointer);  // null: nothing is there
bool holds_value(const Json& want, const Json* value);             // the value, or {"min", "max"} of it or of how many

}  // namespace snowbound
