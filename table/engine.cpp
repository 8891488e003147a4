#include "table/engine.h"

#include <algorithm>
#include <array>

#include "games/registry.h"
#include "table/arguments.h"
#include "table/bot_requests.h"
#include "table/lesson.h"

namespace snowbound {
namespace {

SeedText seed_argument(Arguments& in)
{
    const Json* given = in.find("seed");
    return given ? SeedText::given(in.text("seed")) : SeedText::random();
}

const AnyGame* game_argument(Arguments& in)
{
    const std::string name = in.text("game");
    const AnyGame* game = find_game(name);
    if (!game) in.fail("unknown game \"" + name + "\"; {\"do\":\"games\"} lists them");
    return game;
}

std::size_t count_argument(Arguments& in, const char* name, std::size_t otherwise = 0)
{
    return static_cast<std::size_t>(in.number(name, 0, 1'000'000'000, static_cast<std::int64_t>(otherwise)));
}

Seat viewer_argument(Arguments& in, std::size_t seats)
{
    const Json& who = in.need("seat");
    return who.is_string() && who == "spectator" ? kSpectator : in.seat("seat", seats);
}

}  // namespace

// One function a request.
class Requests {
public:
    explicit Requests(Engine& engine)
        : table_(engine.table_), viewings_(engine.viewings_), quit_(engine.quit_), narrate_(engine.narrate_)
    {
    }

    Result<Json> games(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        Json list = Json::array();
        for (const AnyGame* game : snowbound::games()) {
            list.push_back(game->about());
        }
        return Json{{"games", list}};
    }

    Result<Json> start(Arguments& in)
    {
        const AnyGame* game = game_argument(in);
        NewMatch match;
        match.seats = static_cast<std::size_t>(
            in.number("seats", 0, 99, game ? static_cast<std::int64_t>(game->min_seats()) : 0));
        if (const Json* options = in.find("options")) match.options = *options;
        match.seed = seed_argument(in);
        if (auto no = in.trouble()) return *no;
        auto opened = game->start(match);
        if (!opened) return opened.trouble();
        open(std::move(*opened));
        return opening();
    }

    Result<Json> decisions(Arguments& in)
    {
        std::optional<Seat> only;
        if (in.find("seat")) only = in.seat("seat", table_->seats());
        if (auto no = in.trouble()) return *no;
        return Json{{"decisions", table_->decisions(only)}};
    }

    Result<Json> answer(Arguments& in)
    {
        AnyTable::Answer answer;
        answer.seat = in.seat("seat", table_->seats());
        if (!in.find("decision")) in.fail("\"decision\" is missing");
        answer.decision = static_cast<std::uint32_t>(in.number("decision", 0, 0xFFFFFFFFLL, 0));
        answer.choice = in.need("choice");
        answer.text = in.text("text");
        answer.concept_line = in.text("concept");
        answer.by = by_argument(in);
        if (auto no = in.trouble()) return *no;
        const std::size_t said = table_->facts_said();
        const auto done = table_->answer(answer);
        if (!done) return done.trouble();
        return Json{{"facts", table_->all_facts(said)}, {"decisions", table_->decisions(std::nullopt)}};
    }

    Result<Json> view(Arguments& in)
    {
        const Seat seat = viewer_argument(in, table_->seats());
        const bool with_facts = in.find("since") != nullptr;
        const std::size_t since = count_argument(in, "since");
        if (auto no = in.trouble()) return *no;
        Json json = {{"view", table_->view(seat)}};
        json["decisions"] = seat == kSpectator ? Json::array() : table_->decisions(seat);
        if (with_facts) json["facts"] = table_->facts(seat, since);
        return json;
    }

    // What the server would send to this viewer now, for whoever plays its part. Null: nothing has changed for them.
    Result<Json> frame(Arguments& in)
    {
        const Seat viewer = viewer_argument(in, table_->seats());
        const bool whole = in.flag("whole", false);
        const HasFacts has{count_argument(in, "facts"),
                           static_cast<std::uint32_t>(in.number("mark", 0, 0xFFFFFFFFLL, 0))};
        if (auto no = in.trouble()) return *no;
        const std::string text = next_frame(viewings_, *table_, viewer, whole ? std::optional(has) : std::nullopt);
        return Json{{"frame", parse_json(text).value_or(nullptr)}};
    }

    Result<Json> state(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        return Json{{"state", table_->state()}, {"hash", hash_text(table_->hash())}};
    }

    Result<Json> load(Arguments& in)
    {
        const AnyGame* game = game_argument(in);
        const Json& state = in.need("state");
        const SeedText seed = seed_argument(in);
        if (auto no = in.trouble()) return *no;
        auto opened = game->load(state, seed);
        if (!opened) return opened.trouble();
        open(std::move(*opened));
        return opening();
    }

    Result<Json> rolls(Arguments& in)
    {
        const Json& values = in.need("values");
        std::vector<std::uint32_t> rolls;
        for (const Json& value : values.is_array() ? values : Json::array()) {
            const bool fits = value.is_number_unsigned() && value.get<std::uint64_t>() <= 0xFFFFFFFFULL;
            if (!fits) in.fail("\"values\" must hold whole numbers from 0 on");
            rolls.push_back(fits ? value.get<std::uint32_t>() : 0);
        }
        if (!values.is_array()) in.fail("\"values\" must be a list");
        if (auto no = in.trouble()) return *no;
        table_->script(rolls);
        return Json::object();
    }

    Result<Json> undo(Arguments& in)
    {
        std::optional<Seat> seat;
        if (in.find("seat")) seat = in.seat("seat", table_->seats());
        if (auto no = in.trouble()) return *no;
        const auto done = table_->undo(seat);
        if (!done) return done.trouble();
        return Json{{"seat", index(done->seat)}, {"decisions", table_->decisions(std::nullopt)}};
    }

    // Across chance and everybody's answers, as a table's people may agree.
    Result<Json> take_back(Arguments& in)
    {
        const Seat seat = in.seat("seat", table_->seats());
        const std::size_t events = table_->record().events.size();
        const std::size_t to = count_argument(in, "to", std::max<std::size_t>(events, 1) - 1);
        if (auto no = in.trouble()) return *no;
        const auto done = find_game(table_->game())->take_back(*table_, to, seat);
        if (!done) return done.trouble();
        return Json{{"decisions", table_->decisions(std::nullopt)}};
    }

    // The match that follows this one, in a series.
    Result<Json> sequel(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        const auto next = table_->sequel();
        if (!next) return Json{{"sequel", nullptr}};
        return Json{{"sequel", {{"options", next->options}, {"goes_on", next->goes_on}}}};
    }

    Result<Json> record(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        return Json{{"record", snowbound::to_json(table_->record())}};
    }

    Result<Json> replay(Arguments& in)
    {
        const Json& json = in.need("record");
        const std::size_t steps = count_argument(in, "steps", 1'000'000'000);
        if (auto no = in.trouble()) return *no;
        const auto record = read_record(json);
        if (!record) return record.trouble();
        const AnyGame* game = find_game(record->game);
        if (!game) return Trouble{"bad_record", "it is of an unknown game \"" + record->game + "\"", ""};
        auto opened = game->replay(*record, std::min(steps, record->events.size()));
        if (!opened) return opened.trouble();
        open(std::move(*opened));
        Json json_reply = opening();
        json_reply["hash"] = hash_text(table_->hash());
        json_reply["events"] = record->events.size();
        return json_reply;
    }

    Result<Json> bot(Arguments& in)
    {
        if (in.flag("reasons", false)) return advice_request(*table_, in);
        const Seat seat = in.seat("seat", table_->seats());
        const BotOrder order = order_argument(in);
        const std::string language = in.text("tell");
        if (auto no = in.trouble()) return *no;
        auto thought = table_->think(seat, order);
        if (!thought || language.empty()) return thought;
        auto told = narrate(seat, (*thought)["choice"], language, Engine::Tale::Whole);
        if (!told) return told;
        thought->update(*told);
        return thought;
    }

    // For a look back: how everybody stands, and what a choice is worth.
    Result<Json> chances(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        return table_->chances();
    }
    Result<Json> review(Arguments& in) { return review_request(*table_, in); }

    Result<Json> sim(Arguments& in) { return sim_request(game_argument(in), in); }

    // What would this answer lead to?
    Result<Json> preview(Arguments& in)
    {
        const Seat seat = in.seat("seat", table_->seats());
        const Json& choice = in.need("choice");
        if (auto no = in.trouble()) return *no;
        auto shown = table_->preview(seat, choice);
        if (!shown) return shown.trouble();
        return Json{{"preview", *shown}};
    }

    // "Help me begin": a first line for what this seat would tell with this choice.
    Result<Json> begin(Arguments& in)
    {
        const Seat seat = in.seat("seat", table_->seats());
        const Json& choice = in.need("choice");
        const std::string language = in.text("lang", "en");
        if (auto no = in.trouble()) return *no;
        return narrate(seat, choice, language, Engine::Tale::FirstLine);
    }

    Result<Json> story(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        return Json{{"story", story_of(*table_)}};
    }

    // How a way through a lesson stands (docs/lessons.md). The match is not touched.
    Result<Json> lesson(Arguments& in)
    {
        const auto file = read_lesson(in.need("lesson"));
        if (!file) return file.trouble();
        return lesson_reply(*file, in);
    }

    Result<Json> scores(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        return table_->scores();
    }

    Result<Json> quit(Arguments& in)
    {
        if (auto no = in.trouble()) return *no;
        quit_ = true;
        return Json::object();
    }

private:
    Result<Json> narrate(Seat seat, const Json& choice, const std::string& language, Engine::Tale tale) const
    {
        if (!narrate_) return Trouble{"no_narrator", "nobody tells stories here", ""};
        return narrate_(*table_, seat, choice, language, tale);
    }

    Json opening() const
    {
        return {{"seed_hash", table_->record().seed.commitment()},
                {"seats", table_->seats()},
                {"decisions", table_->decisions(std::nullopt)}};
    }

    void open(std::unique_ptr<AnyTable> table)
    {
        table_ = std::move(table);
        viewings_.clear();
    }

    std::unique_ptr<AnyTable>& table_;
    std::vector<Viewing>& viewings_;
    bool& quit_;
    Engine::Narrate narrate_;
};

namespace {

struct Request {
    std::string_view name;
    Result<Json> (Requests::*run)(Arguments&);
    bool needs_match;
};

constexpr std::array<Request, 24> kRequests{{
    {"games", &Requests::games, false},        {"new", &Requests::start, false},
    {"decisions", &Requests::decisions, true}, {"answer", &Requests::answer, true},
    {"view", &Requests::view, true},           {"frame", &Requests::frame, true},
    {"state", &Requests::state, true},         {"load", &Requests::load, false},
    {"rolls", &Requests::rolls, true},         {"undo", &Requests::undo, true},
    {"take_back", &Requests::take_back, true}, {"record", &Requests::record, true},
    {"replay", &Requests::replay, false},      {"bot", &Requests::bot, true},
    {"preview", &Requests::preview, true},     {"begin", &Requests::begin, true},
    {"story", &Requests::story, true},         {"scores", &Requests::scores, true},
    {"sequel", &Requests::sequel, true},       {"lesson", &Requests::lesson, false},
    {"quit", &Requests::quit, false},          {"chances", &Requests::chances, true},
    {"review", &Requests::review, true},       {"sim", &Requests::sim, false},
}};

std::string names_of_requests()
{
    std::string names;
    for (const Request& request : kRequests) {
        names += (names.empty() ? "" : ", ") + std::string(request.name);
    }
    return names;
}

}  // namespace

Json Engine::error(Trouble trouble) const
{
    if (explain_ && table_ && !trouble.why.empty()) trouble.message = explain_(table_->game(), trouble.why);
    Json json = {{"code", trouble.code}, {"message", trouble.message}};
    if (!trouble.rule.empty()) json["rule"] = trouble.rule;
    if (!trouble.why.empty()) json["why"] = trouble.why;
    return {{"ok", false}, {"error", json}};
}

Json Engine::reply(const Json& request)
{
    if (!request.is_object()) return error(bad_request("a request is a JSON object"));
    const auto what = request.find("do");
    if (what == request.end() || !what->is_string()) {
        return error(bad_request("a request has a field \"do\": one of " + names_of_requests()));
    }
    const auto& name = what->get_ref<const std::string&>();
    const auto found =
        std::find_if(kRequests.begin(), kRequests.end(), [&](const Request& r) { return r.name == name; });
    if (found == kRequests.end()) {
        return error(bad_request("unknown request \"" + name + "\"; there are " + names_of_requests()));
    }
    if (found->needs_match && !table_)
        return error(Trouble{"no_match", "start a match first: new, load or replay", ""});
    Arguments arguments(request, {"do", "id"});
    Requests requests(*this);
    Result<Json> done = (requests.*found->run)(arguments);
    if (!done) return error(done.trouble());
    Json reply = {{"ok", true}};
    reply.update(*done);
    return reply;
}

std::string Engine::handle(std::string_view line)
{
    if (line.size() > kLongestLine) return error(bad_request("the line is longer than 16 MiB")).dump();
    const auto request = parse_json(line);
    if (!request) return error(bad_request("the line is not valid JSON in UTF-8")).dump();
    const bool has_id = request->is_object() && request->contains("id");
    if (has_id && !(*request)["id"].is_string() && !(*request)["id"].is_number_integer()) {
        return error(bad_request("\"id\" must be a text or a whole number")).dump();
    }
    Json answer = reply(*request);
    if (has_id) answer["id"] = (*request)["id"];
    return answer.dump();
}

}  // namespace snowbound
