#include "table/lesson_file.h"

#include <algorithm>

#include "games/registry.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::size_t kMost = 200;  // of anything in a lesson

// Reads one object after the other and keeps the first thing that was wrong, and where.
class LessonReader {
public:
    std::optional<Trouble> trouble;

    void keep(Arguments& in, const std::string& where)
    {
        if (auto no = in.trouble(); no && !trouble) trouble = bad_request(where + ": " + no->message);
    }

    static std::vector<Json> list(Arguments& in, const char* name)
    {
        const Json* given = in.find(name);
        if (!given) return {};
        if (!given->is_array() || given->size() > kMost)
            return in.fail(std::string("\"") + name + "\" is no list"), std::vector<Json>{};
        return {given->begin(), given->end()};
    }

    static std::vector<std::string> words(Arguments& in, const char* name)
    {
        std::vector<std::string> found;
        for (const Json& each : list(in, name)) {
            if (!each.is_string()) in.fail(std::string("\"") + name + "\" must hold texts");
            found.push_back(each.is_string() ? each.get<std::string>() : "");
        }
        return found;
    }

    static std::vector<std::uint32_t> numbers(Arguments& in, const char* name)
    {
        std::vector<std::uint32_t> found;
        for (const Json& each : list(in, name)) {
            const bool fits = each.is_number_unsigned() && each.get<std::uint64_t>() <= 0xFFFFFFFFULL;
            if (!fits) in.fail(std::string("\"") + name + "\" must hold whole numbers from 0 on");
            found.push_back(fits ? each.get<std::uint32_t>() : 0);
        }
        return found;
    }

    static std::vector<Json> choices(Arguments& in, const char* name)
    {
        std::vector<Json> found = list(in, name);
        const bool good = std::all_of(found.begin(), found.end(),
                                      [](const Json& each) { return each.is_object() && each.size() == 1; });
        if (!good) in.fail(std::string("\"") + name + "\" must hold choices");
        return good ? found : std::vector<Json>{};
    }

    static Patterns patterns(Arguments& in, const char* name)
    {
        const Json* given = in.find(name);
        if (given && *given == "any") return std::nullopt;
        return choices(in, name);
    }

    static std::optional<BotLevel> level(Arguments& in, const char* name)
    {
        const std::string word = in.text(name);
        const auto level = from_name<BotLevel>(word);
        if (!word.empty() && !level) in.fail("unknown level \"" + word + "\"");
        return word.empty() ? std::nullopt : level;
    }

    template <class T, class Read>
    std::vector<T> each(Arguments& in, const char* name, const std::string& where, Read read)
    {
        std::vector<T> found;
        for (const Json& json : list(in, name)) {
            const std::string place = where + "/" + name + " " + std::to_string(found.size());
            Arguments inner(json, {});
            found.push_back(read(inner, place));
            keep(inner, place);
        }
        return found;
    }

    static ScriptedMove move(Arguments& in)
    {
        ScriptedMove move;
        move.seat = in.seat("seat", kMaxSeats);
        move.choices = choices(in, "choices");
        if (const Json* one = in.find("choice")) move.choices = {*one};
        move.level = level(in, "level");
        move.rolls = numbers(in, "rolls");
        move.tell = in.text("tell");
        move.prompt = in.text("prompt");
        if (move.choices.empty() == !move.level) in.fail("a move has a choice, choices or a level");
        return move;
    }

    static Remark remark(Arguments& in)
    {
        Remark remark;
        remark.on = in.text("on");
        remark.say = in.text("say");
        remark.speaker = in.text("speaker");
        remark.spot = words(in, "spot");
        remark.maybe = in.flag("maybe", false);
        if (remark.on.empty() || remark.say.empty()) in.fail("a remark has \"on\" and \"say\"");
        return remark;
    }

    static Hint hint(Arguments& in)
    {
        Hint hint{in.need("if"), in.text("say")};
        if (!hint.when.is_object() || hint.say.empty()) in.fail("a hint has \"if\" and \"say\"");
        return hint;
    }

    LessonCheck check(const Json* json, const std::string& where)
    {
        LessonCheck check;
        if (!json) return check;
        Arguments in(*json, {});
        check.prompt = in.text("prompt");
        check.facts = words(in, "facts");
        check.no_facts = words(in, "no_facts");
        if (const Json* view = in.find("view"); view && view->is_object()) {
            for (const auto& [pointer, value] : view->items()) {
                check.view.emplace_back(pointer, value);
            }
        }
        keep(in, where);
        return check;
    }

    void answers(LessonStep& step, const Json& json, const std::string& where)
    {
        Arguments in(json, {});
        step.accept = patterns(in, "accept");
        step.refuse = patterns(in, "not");
        step.until = patterns(in, "until");
        step.during = words(in, "while");
        step.solution = choices(in, "solution");
        step.times = static_cast<int>(in.number("times", 1, 50, 1));
        step.line = in.text("line");
        step.concept_line = in.text("concept");
        if (const Json* count = in.find("count")) {
            Arguments inner(*count, {});
            step.count = CardCount{inner.text("at"), static_cast<std::size_t>(inner.number("min", 0, 99, 0)),
                                   static_cast<std::size_t>(inner.number("max", 0, 99, 99))};
            keep(inner, where + "/count");
        }
        if (step.accept && step.accept->empty()) in.fail("\"accept\" is empty: nobody could go on");
        if (step.is_free() && step.solution.empty()) in.fail("a free part needs a \"solution\"");
        keep(in, where);
    }

    LessonStep step(Arguments& in, const std::string& where)
    {
        LessonStep step;
        step.id = in.text("id");
        step.speaker = in.text("speaker");
        step.say = in.text("say", step.id);
        step.then = in.text("then");
        step.otherwise = in.text("otherwise");
        step.retry = in.text("retry");
        step.spot = words(in, "spot");
        step.rolls = numbers(in, "rolls");
        step.teaches = words(in, "teaches");
        answers(step, in.need("do"), where + "/do");
        step.hints = each<Hint>(in, "else", where, [](Arguments& inner, const std::string&) { return hint(inner); });
        step.others = moves(in, "others", where);
        step.remarks =
            each<Remark>(in, "stage", where, [](Arguments& inner, const std::string&) { return remark(inner); });
        step.expect = check(in.find("expect"), where + "/expect");
        if (const Json* goal = in.find("goal")) step.goal = check(goal, where + "/goal");
        if (step.id.empty() || step.speaker.empty()) in.fail("a step has an \"id\" and a \"speaker\"");
        return step;
    }

    std::vector<ScriptedMove> moves(Arguments& in, const char* name, const std::string& where)
    {
        return each<ScriptedMove>(in, name, where, [](Arguments& inner, const std::string&) { return move(inner); });
    }

    LessonScene scene(Arguments& in, const std::string& where, const Json& states)
    {
        LessonScene scene;
        scene.id = in.text("id");
        scene.title = in.text("title");
        scene.seed = in.text("seed");
        scene.bots = level(in, "bots");
        scene.before = moves(in, "before", where);
        scene.replies = moves(in, "replies", where);
        const std::string from = in.text("state");
        if (!from.empty() && states.is_object() && states.contains(from)) scene.state = *states.find(from);
        if (!from.empty() && !scene.state) in.fail("there is no state \"" + from + "\"");
        scene.steps = each<LessonStep>(
            in, "steps", where, [this](Arguments& inner, const std::string& place) { return step(inner, place); });
        if (scene.steps.empty()) in.fail("a scene has steps");
        return scene;
    }
};

void add(std::vector<std::string>& keys, const std::string& key)
{
    if (!key.empty()) keys.push_back(key);
}

void read_done(LessonReader& reader, const Json& json, LessonFile& file)
{
    Arguments in(json, {});
    file.done_say = in.text("say", "done");
    file.done_speaker = in.text("speaker");
    file.ending = in.text("ending");
    in.text("next");
    if (const Json* play = in.find("play")) file.play = *play;
    reader.keep(in, "done");
}

std::optional<Trouble> flaw(const LessonFile& file)
{
    std::vector<std::string> ids;
    for (const LessonScene& scene : file.scenes) {
        for (const LessonStep& step : scene.steps) {
            if (std::find(ids.begin(), ids.end(), step.id) != ids.end())
                return bad_request("two steps are called " + step.id);
            ids.push_back(step.id);
            const auto& known = file.speakers;
            if (std::find(known.begin(), known.end(), step.speaker) == known.end())
                return bad_request(step.id + ": nobody is called " + step.speaker);
        }
    }
    if (file.scenes.empty() || !file.scenes.front().state) return bad_request("the first scene needs a state");
    return std::nullopt;
}

}  // namespace

bool fits(const Json& pattern, const Json& choice)
{
    if (!pattern.is_object()) return pattern == choice;
    if (!choice.is_object()) return false;
    for (const auto& [key, value] : pattern.items()) {
        const auto found = choice.find(key);
        if (found == choice.end() || !fits(value, *found)) return false;
    }
    return true;
}

bool fits(const Patterns& patterns, const Json& choice)
{
    if (!patterns) return true;
    return std::any_of(patterns->begin(), patterns->end(), [&](const Json& each) { return fits(each, choice); });
}

std::vector<std::string> LessonFile::keys() const
{
    std::vector<std::string> keys{"title", done_say};
    for (const LessonScene& scene : scenes) {
        add(keys, scene.title);
        for (const LessonStep& step : scene.steps) {
            for (const std::string& key :
                 {step.say, step.then, step.otherwise, step.retry, step.line, step.concept_line}) {
                add(keys, key);
            }
            for (const Hint& hint : step.hints) {
                add(keys, hint.say);
            }
            for (const Remark& remark : step.remarks) {
                add(keys, remark.say);
            }
            for (const ScriptedMove& move : step.others) {
                add(keys, move.tell);
            }
        }
        for (const ScriptedMove& move : scene.replies) {
            add(keys, move.tell);
        }
    }
    return keys;
}

Result<LessonFile> read_lesson(const Json& json)
{
    LessonReader reader;
    LessonFile file;
    Arguments in(json, {});
    if (in.text("format") != "snowbound-lesson")
        return bad_request("this is no lesson: \"format\" is not snowbound-lesson");
    in.number("version", 1, 1, 0);
    file.id = in.text("id");
    file.game = find_game(in.text("game"));
    if (!file.game) in.fail("unknown game");
    file.is_drill = in.word("kind", {"lesson", "drill"}, "lesson") == "drill";
    in.number("minutes", 1, 60, 5);
    file.seat = in.seat("seat", kMaxSeats);
    file.texts = in.text("texts");
    in.find("names");
    LessonReader::words(in, "without");
    if (const Json* speakers = in.find("speakers"); speakers && speakers->is_object()) {
        for (const auto& [name, who] : speakers->items()) {
            file.speakers.push_back(name);
            file.names.push_back(who.is_object() ? who.value("name", "") : "");
        }
    }
    const Json& states = in.need("states");
    file.scenes = reader.each<LessonScene>(in, "scenes", "", [&](Arguments& inner, const std::string& where) {
        return reader.scene(inner, where, states);
    });
    read_done(reader, in.need("done"), file);
    reader.keep(in, "lesson");
    if (reader.trouble) return *reader.trouble;
    if (auto no = flaw(file)) return *no;
    return file;
}

}  // namespace snowbound
