// What one seat alone is told when it asks: where an answer would lead, what the coach would do.
#include "server/session.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

Json id_argument(Arguments& in)
{
    const Json* id = in.find("id");
    return id && id->is_number_integer() ? *id : Json();
}

}  // namespace

Json error_json(const Trouble& said)
{
    const Trouble trouble = for_people(said);
    Json json = {{"code", trouble.code}, {"message", trouble.message}};
    if (!trouble.rule.empty()) json["rule"] = trouble.rule;
    if (!trouble.why.empty()) json["why"] = trouble.why;
    return json;
}

Tell Session::tell_back(const char* word, const Json& id)
{
    return [weak = weak_from_this(), word, id](const Result<Json>& said) {
        const auto self = weak.lock();
        if (!self) return;
        Json frame = {{"t", word}, {"id", id}};
        if (said)
            frame[word] = *said;
        else
            frame["error"] = error_json(said.trouble());
        self->send(json_frame(frame));
    };
}

// What would this answer lead to? Only the asking seat is told.
void Session::preview(Arguments& in)
{
    const Json choice = in.need("choice");
    const Json id = id_argument(in);
    if (auto no = in.trouble()) return error(*no);
    if (!plays()) return;
    const Tell tell = tell_back("preview", id);
    room_->when_stored(
        [room = room_, seat = viewer, choice, tell] {
            if (room->table()) tell(room->table()->preview(seat, choice));
        },
        [tell](const Result<bool>& done) { tell(done.trouble()); }, viewer);
}

// "What should I do?"
void Session::advise(Arguments& in)
{
    const Json id = id_argument(in);
    if (auto no = in.trouble()) return error(*no);
    help("advise", id, std::nullopt);
}

// Is this answer much worse than what the coach would choose?
void Session::weigh(Arguments& in)
{
    const Json choice = in.need("choice");
    const Json id = id_argument(in);
    if (auto no = in.trouble()) return error(*no);
    help("weigh", id, choice);
}

// One after the other: whoever asks again before the coach has answered is told to wait.
void Session::help(const char* word, const Json& id, const std::optional<Json>& choice)
{
    if (!plays() || stands_aside(0) || !allowed(limits::kHelp, person)) return;
    const Tell tell = tell_back(word, id);
    if (std::exchange(is_helped_, true)) return tell(Trouble{"too_fast", "the coach is still thinking", ""});
    room_->help({viewer, asker, choice}, [weak = weak_from_this(), tell](const Result<Json>& said) {
        if (const auto self = weak.lock()) self->is_helped_ = false;
        tell(said);
    });
}

}  // namespace snowbound
