#include "table/lesson.h"

#include <algorithm>
#include <charconv>

namespace snowbound {
namespace {

constexpr int kMostAnswers = 400;  // of bots between two of the learner's

Trouble broken(const std::string& what) { return {"broken_lesson", what, ""}; }

// The first question that must be answered; else, where `may` says so, one that may be.
Json first_question(const Json& decisions)
{
    for (const Json& each : decisions) {
        if (each["wait"] == "required") return each;
    }
    return nullptr;
}

std::string verb_of(const Json& choice)
{
    return choice.is_object() && !choice.empty() ? choice.begin().key() : std::string();
}

bool needs_concept(const Json& question, const Json& choice)
{
    const auto tell = question.find("tell");
    if (tell == question.end() || !tell->is_object()) return false;
    const auto verb = tell->find(verb_of(choice));
    return verb != tell->end() && verb->is_object() && verb->value("concept", false);
}

}  // namespace

const Json* value_at(const Json& tree, std::string_view pointer)
{
    const Json* at = &tree;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);  // the slash
        const std::string part(pointer.substr(0, pointer.find('/')));
        pointer.remove_prefix(part.size());
        if (at->is_object() && at->contains(part)) {
            at = &*at->find(part);
            continue;
        }
        std::size_t number = 0;
        const auto read = std::from_chars(part.data(), part.data() + part.size(), number);
        if (!at->is_array() || read.ec != std::errc() || number >= at->size()) return nullptr;
        at = &(*at)[number];
    }
    return at;
}

bool holds_value(const Json& want, const Json* value)
{
    if (!value) return false;
    const bool bounds = want.is_object() && (want.contains("min") || want.contains("max"));
    if (!bounds || !(value->is_number_integer() || value->is_array())) return want == *value;
    const auto number = value->is_array() ? static_cast<std::int64_t>(value->size()) : value->get<std::int64_t>();
    return want.value("min", number) <= number && number <= want.value("max", number);
}

Result<LessonPlay> LessonPlay::open(const LessonFile& file, std::size_t scene)
{
    if (scene >= file.scenes.size() || !file.scenes[scene].state) return bad_request("no scene begins there");
    LessonPlay play(file);
    if (auto no = play.begin(scene)) return *no;
    return Result<LessonPlay>(std::move(play));
}

std::optional<Trouble> LessonPlay::begin(std::size_t scene)
{
    const LessonScene& opens = file_->scenes[scene];
    auto opened = file_->game->load(*opens.state, SeedText::given(opens.seed.empty() ? file_->id : opens.seed));
    if (!opened) return opened.trouble();
    table_ = std::move(*opened);
    if (index(file_->seat) >= table_->seats()) return broken("nobody sits on the learner's seat");
    from_ = scene_ = scene;
    step_ = 0, turn_ = 0;
    answers_.clear();
    if (auto no = others(opens.before)) return no;
    facts_.clear();
    if (question().is_null()) return broken("scene " + opens.id + ": the learner is asked nothing");
    return std::nullopt;
}

Json LessonPlay::question() const { return first_question(table_->decisions(file_->seat)); }

bool LessonPlay::accepts(const Json& choice) const
{
    const LessonStep& now = step();
    if (!fits(now.accept, choice) || fits(now.refuse, choice)) return false;
    if (!now.count) return true;
    const Json* list = value_at(choice, now.count->at);
    return list && list->is_array() && list->size() >= now.count->min && list->size() <= now.count->max;
}

LessonPlay::Answer LessonPlay::right() const
{
    const LessonStep& now = step();
    const Json asked = question();
    const auto turn = static_cast<std::size_t>(turn_);
    const Json* wanted = turn < now.solution.size() ? &now.solution[turn] : nullptr;
    Answer best;
    for (const Json& option : asked.is_null() ? Json::array() : asked["options"]) {
        if (!accepts(option)) continue;
        if (best.choice.is_null()) best.choice = option;
        if (wanted ? !fits(*wanted, option) : now.is_free() && !fits(now.until, option)) continue;
        best.choice = option;
        break;
    }
    if (best.choice.is_null() && wanted) best.choice = *wanted;  // an open form: written out in the file
    if (best.choice.is_null() && now.accept && !now.accept->empty()) best.choice = now.accept->front();
    if (!now.line.empty()) best.text = file_->texts + "." + now.line;
    if (!now.concept_line.empty()) best.concept_line = file_->texts + "." + now.concept_line;
    return best;
}

Result<Event> LessonPlay::put(Seat seat, const Json& decision, const Answer& answer,
                              const std::vector<std::uint32_t>& rolls)
{
    const std::size_t said = table_->facts_said();
    table_->script(rolls);
    AnyTable::Answer sent{
        seat, decision["id"].get<std::uint32_t>(), answer.choice, answer.text, "", answer.concept_line};
    if (sent.concept_line.empty() && needs_concept(decision, answer.choice)) sent.concept_line = "…";
    auto done = table_->answer(sent);
    if (!done) return done;
    for (const Json& fact : table_->all_facts(said)) {
        facts_.push_back(verb_of(fact["fact"]));
    }
    return done;
}

std::optional<Trouble> LessonPlay::scripted(const ScriptedMove& move)
{
    const std::string who = "seat " + std::to_string(index(move.seat));
    const Json asked = index(move.seat) < table_->seats() ? table_->decisions(move.seat) : Json::array();
    if (asked.empty()) return broken(who + " is asked nothing, but has a scripted answer");
    const Json& decision = asked[0];
    Answer answer;
    if (move.level) {
        auto thought = table_->think(move.seat, {*move.level});
        if (!thought) return thought.trouble();
        answer.choice = (*thought)["choice"];
    } else {
        answer.choice = move.choices.front();
        for (const Json& wanted : move.choices) {
            const Json& options = decision["options"];
            const auto found =
                std::find_if(options.begin(), options.end(), [&](const Json& o) { return fits(wanted, o); });
            if (found == options.end()) continue;
            answer.choice = *found;
            break;
        }
    }
    if (!move.tell.empty()) answer.text = file_->texts + "." + move.tell;
    const auto done = put(move.seat, decision, answer, move.rolls);
    if (!done)
        return broken(who + ", " + answer.choice.dump() + ": " + done.trouble().message + " " + done.trouble().why);
    return std::nullopt;
}

const ScriptedMove* LessonPlay::reply_to(const Json& decision) const
{
    for (const ScriptedMove& reply : current_scene().replies) {
        if (decision["seat"] != index(reply.seat)) continue;
        if (!reply.prompt.empty() && decision["prompt"] != reply.prompt) continue;
        const Patterns wanted(reply.choices);
        const Json& options = decision["options"];
        const bool can = std::any_of(options.begin(), options.end(), [&](const Json& o) { return fits(wanted, o); });
        if (can || reply.level) return &reply;
    }
    return nullptr;
}

std::optional<Trouble> LessonPlay::bots()
{
    for (int i = 0; i < kMostAnswers; ++i) {
        const Json asked = first_question(table_->decisions(std::nullopt));
        if (asked.is_null() || !question().is_null()) return std::nullopt;
        if (const ScriptedMove* reply = reply_to(asked)) {
            if (auto no = scripted(*reply)) return no;
            continue;
        }
        const Seat seat = seat_at(asked["seat"].get<std::size_t>());
        const auto level = current_scene().bots;
        if (!level)
            return broken("seat " + std::to_string(index(seat)) + " is asked " + asked["prompt"].get<std::string>() +
                          ", and nothing answers");
        auto thought = table_->think(seat, {*level});
        if (!thought) return thought.trouble();
        const auto done = put(seat, asked, {(*thought)["choice"], "", ""}, {});
        if (!done) return done.trouble();
    }
    return broken("the bots never come to an end");
}

std::optional<Trouble> LessonPlay::others(const std::vector<ScriptedMove>& script)
{
    for (const ScriptedMove& move : script) {
        if (auto no = scripted(move)) return no;
    }
    return is_last_step() ? std::nullopt : bots();
}

// Nothing is needed after the last answer; a drill's goal may still lie behind what the others do.
bool LessonPlay::is_last_step() const
{
    return scene_ + 1 == file_->scenes.size() && step_ + 1 == current_scene().steps.size() && !step().goal &&
           !step().is_free() && turn_ + 1 >= step().times && !answers_.empty();
}

LessonPlay::Outcome LessonPlay::word_for(const Json& question, const Json& choice) const
{
    for (const Hint& hint : step().hints) {
        if (fits(hint.when, choice)) return {false, &hint, std::nullopt};
    }
    for (const Json& barred : question["barred"]) {
        if (!fits(choice, barred["choice"])) continue;
        return {false, nullptr, Trouble{"refused", "", barred.value("rule", ""), barred.value("why", "")}};
    }
    return {};
}

Result<LessonPlay::Outcome> LessonPlay::take(const Answer& answer)
{
    if (at_ != At::Asks) return bad_request("nothing is asked any more");
    const Json asked = question();
    if (!answer.choice.is_object() || answer.choice.size() != 1) return bad_request("an answer is a choice");
    if (!accepts(answer.choice)) return word_for(asked, answer.choice);
    if (turn_ == 0) facts_.clear();
    said_.clear();
    const auto done = put(file_->seat, asked, answer, step().rolls);
    if (!done) return Outcome{false, nullptr, done.trouble()};
    answers_.push_back(answer);
    const LessonStep& now = step();
    const bool is_over = table_->waiting().empty();
    bool is_last = is_over || (now.is_free() ? fits(now.until, answer.choice) : turn_ + 1 >= now.times);
    if (auto no = others(is_last && !is_over ? now.others : std::vector<ScriptedMove>{})) return *no;
    ++turn_;
    is_last = is_last || !goes_on(now);
    if (is_last) {
        if (auto no = finish_step()) return *no;
    } else if (question().is_null()) {
        return broken(now.id + ": the learner is asked nothing more");
    }
    return Outcome{true, nullptr, std::nullopt};
}

// A part that is free while certain things are asked.
bool LessonPlay::goes_on(const LessonStep& now) const
{
    if (now.during.empty()) return true;
    const Json asked = question();
    return !asked.is_null() &&
           std::find(now.during.begin(), now.during.end(), asked["prompt"].get<std::string>()) != now.during.end();
}

bool LessonPlay::happened(const std::string& fact) const
{
    return std::find(facts_.begin(), facts_.end(), fact) != facts_.end();
}

std::string LessonPlay::missing(const LessonCheck& check) const
{
    for (const std::string& fact : check.facts) {
        if (!happened(fact)) return "no fact " + fact;
    }
    for (const std::string& fact : check.no_facts) {
        if (happened(fact)) return "a fact " + fact;
    }
    const Json view = table_->view(file_->seat);
    for (const auto& [pointer, want] : check.view) {
        const Json* value = value_at(view, pointer);
        if (!holds_value(want, value)) return pointer + " is " + (value ? value->dump() : "nothing");
    }
    return "";
}

std::optional<Trouble> LessonPlay::finish_step()
{
    const LessonStep& now = step();
    unmet_ = missing(now.expect);
    for (const Remark& remark : now.remarks) {
        if (happened(remark.on))
            said_.push_back({remark.say, remark.speaker.empty() ? now.speaker : remark.speaker, remark.spot});
        else if (!remark.maybe)
            unmet_ = "no fact " + remark.on;
    }
    if (now.goal && !missing(*now.goal).empty()) {
        at_ = At::Again;
        retry_ = now.retry;
        return std::nullopt;
    }
    return next_step();
}

std::optional<Trouble> LessonPlay::next_step()
{
    const LessonStep before = step();
    turn_ = 0;
    if (++step_ == current_scene().steps.size()) {
        --step_;
        if (scene_ + 1 == file_->scenes.size()) {
            at_ = At::Done;
            return std::nullopt;
        }
        if (file_->scenes[scene_ + 1].state) {
            if (auto no = begin(scene_ + 1)) return no;
        } else {
            ++scene_;
            step_ = 0;
        }
    }
    if (!before.then.empty()) said_.push_back({before.then, step().speaker, {}});
    if (auto no = bots()) return no;  // of the new scene
    const Json asked = question();
    const std::string& prompt = step().expect.prompt;
    if (!asked.is_null() && (prompt.empty() || asked["prompt"] == prompt)) return std::nullopt;
    if (!file_->is_drill)
        return broken(step().id + ": the learner is asked " +
                      (asked.is_null() ? "nothing" : asked["prompt"].get<std::string>()));
    at_ = At::Again;  // went another way
    retry_ = before.retry;
    return std::nullopt;
}

}  // namespace snowbound
