#include "table/lesson.h"
#include "table/view_frame.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostGiven = 300;

std::optional<LessonPlay::Answer> read_answer(const Json& json, Arguments& outer)
{
    Arguments in(json, {});
    LessonPlay::Answer answer{in.need("choice"), in.text("text"), in.text("concept")};
    if (const auto no = in.trouble()) return outer.fail(no->message), std::nullopt;
    return answer;
}

Json to_json(const LessonPlay::Answer& answer)
{
    Json json = {{"choice", answer.choice}};
    if (!answer.text.empty()) json["text"] = answer.text;
    if (!answer.concept_line.empty()) json["concept"] = answer.concept_line;
    return json;
}

Json to_json(const std::vector<LessonPlay::Said>& said)
{
    Json list = Json::array();
    for (const auto& each : said) {
        list.push_back({{"say", each.say}, {"speaker", each.speaker}, {"spot", each.spot}});
    }
    return list;
}

Json word_of(const LessonPlay::Outcome& outcome, const LessonStep& step)
{
    if (outcome.hint) return {{"say", outcome.hint->say}};
    if (outcome.refusal) return {{"why", outcome.refusal->why}, {"rule", outcome.refusal->rule}};
    return {{"say", step.otherwise}};
}

// `had`: what the reader has seen of this table.
Json told(const LessonPlay& play, Seat seat, const HasFacts& had)
{
    constexpr const char* kWords[] = {"asks", "again", "done"};
    Viewing reader(seat);
    reader.look(play.table());
    std::string frame;
    reader.write_view(frame, play.table(), "", had);
    Json answers = Json::array();
    for (const auto& answer : play.answers()) {
        answers.push_back(to_json(answer));
    }
    Json json = {{"at", kWords[static_cast<std::size_t>(play.at())]},
                 {"scene", play.scene()},
                 {"step", play.step_number()},
                 {"from", play.from()},
                 {"answers", answers},
                 {"said", to_json(play.said())},
                 {"frame", parse_json(frame).value_or(nullptr)}};
    if (play.at() == LessonPlay::At::Asks) json["right"] = to_json(play.right());
    if (play.at() == LessonPlay::At::Again) json["retry"] = play.retry();
    return json;
}

std::optional<Trouble> skip_scene(LessonPlay& play)
{
    const std::size_t now = play.scene();
    while (play.at() == LessonPlay::At::Asks && play.scene() == now) {
        const auto taken = play.take(play.right());
        if (!taken) return taken.trouble();
        if (!taken->taken) return Trouble{"broken_lesson", play.step().id + ": the right answer is not taken", ""};
    }
    return std::nullopt;
}

// A way, and what is asked about it.
struct Asked {
    std::size_t from = 0;
    std::vector<LessonPlay::Answer> given;
    std::optional<LessonPlay::Answer> tried;
    const Json* previewed = nullptr;
    bool skips = false;
};

Asked read_asked(Arguments& in)
{
    Asked asked;
    asked.from = static_cast<std::size_t>(in.number("from", 0, 99, 0));
    asked.skips = in.flag("skip", false);
    asked.previewed = in.find("preview");
    if (const Json* one = in.find("try")) asked.tried = read_answer(*one, in);
    const Json* answers = in.find("answers");
    if (!answers) return asked;
    if (!answers->is_array() || answers->size() > kMostGiven) {
        in.fail("\"answers\" must be a list of at most 300");
        return asked;
    }
    for (const Json& each : *answers) {
        if (auto answer = read_answer(each, in)) asked.given.push_back(std::move(*answer));
    }
    return asked;
}

Result<LessonPlay> walk(const LessonFile& file, const Asked& asked)
{
    auto play = LessonPlay::open(file, asked.from);
    if (!play) return play;
    for (const auto& answer : asked.given) {
        const auto taken = play->take(answer);
        if (!taken) return taken.trouble();
        if (!taken->taken) return Trouble{"other_lesson", "an answer of this way is not taken any more", ""};
    }
    return play;
}

}  // namespace

Result<Json> lesson_reply(const LessonFile& file, Arguments& in)
{
    const Asked asked = read_asked(in);
    if (auto no = in.trouble()) return *no;
    auto play = walk(file, asked);
    if (!play) return play.trouble();
    if (asked.previewed) {
        auto shown = play->table().preview(file.seat, *asked.previewed);
        if (!shown) return shown.trouble();
        return Json{{"preview", *shown}};
    }
    const std::size_t from = play->from();
    Viewing before(file.seat);
    if (asked.tried) before.look(play->table());
    Json word;
    if (asked.tried) {
        const auto outcome = play->take(*asked.tried);
        if (!outcome) return outcome.trouble();
        if (!outcome->taken) word = word_of(*outcome, play->step());
    }
    if (asked.skips) {
        if (auto no = skip_scene(*play)) return *no;
    }
    Json reply = told(*play, file.seat, play->from() == from ? before.has_all() : HasFacts{});  // else another table
    if (!word.is_null()) reply["word"] = word;
    return reply;
}

}  // namespace snowbound
