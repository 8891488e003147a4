#include "app/golden_tables.h"

#include <fmt/core.h>

#include <algorithm>

#include "app/narrate.h"
#include "app/table_file.h"

namespace snowbound {
namespace {

struct Plan {
    std::string name;
    std::size_t seats;
    Json options;
    std::size_t percent;  // of the match that has been played
    std::string language;
};

// Every switch on, every other choice the last one.
Json everything(const AnyGame& game)
{
    Json options = Json::object();
    const Json properties = game.about()["options"]["properties"];
    for (const auto& [name, schema] : properties.items()) {
        if (schema.value("type", "") == "boolean") options[name] = true;
        if (!schema.contains("enum")) continue;
        const Json& words = schema["enum"];
        options[name] = std::count(words.begin(), words.end(), "on") > 0 ? Json("on") : words.back();
    }
    return options;
}

std::optional<Trouble> play(AnyTable& table, const std::string& language)
{
    while (!table.waiting().empty()) {
        const Seat seat = *table.waiting().begin();
        const auto thought = table.think(seat, {BotLevel::Greedy, 0, 0});
        if (!thought) return thought.trouble();
        AnyTable::Answer answer{
            seat, (*thought)["decision"].get<std::uint32_t>(), (*thought)["choice"], "", "bot:greedy", ""};
        if (const auto told = narrate(table, seat, answer.choice, language, Engine::Tale::Whole)) {
            answer.text = text_at(*told, "text");
            answer.concept_line = text_at(*told, "concept");
        }
        const auto event = table.answer(answer);
        if (!event) return event.trouble();
    }
    return std::nullopt;
}

Json card_of(const AnyTable& table, const Plan& plan)
{
    Card card;
    card.id = "stored";
    card.game = table.game();
    card.options = table.record().options;
    card.chairs.resize(plan.seats, {"", "", "greedy"});
    card.chairs[0] = {"somebody", "Ada", ""};
    card.host = "somebody";
    card.clock = {ClockRule::Kind::Move, 3 * 24 * 60 * 60, 0};
    card.language = plan.language;
    card.status = table.waiting().empty() ? Card::Status::Over : Card::Status::Running;
    return to_json(card);
}

// The state was kept a few answers before the last one, as after a crash.
Result<Json> make(const AnyGame& game, const Plan& plan)
{
    auto whole = game.start({plan.seats, plan.options, SeedText::given("stored " + plan.name)});
    if (!whole) return whole.trouble();
    if (auto trouble = play(**whole, plan.language)) return *trouble;
    const Record& record = (*whole)->record();
    const std::size_t events = record.events.size() * plan.percent / 100;
    const std::size_t kept = plan.percent == 100 ? events : events - std::min<std::size_t>(events, 7);
    const auto table = game.replay(record, events);
    const auto earlier = game.replay(record, kept);
    if (!table) return table.trouble();
    if (!earlier) return earlier.trouble();
    return table_file(card_of(**table, plan), (*table)->record(), {kept, Json::parse((*earlier)->snapshot())});
}

}  // namespace

Result<std::vector<std::pair<std::string, Json>>> make_stored_tables(const AnyGame& game)
{
    const std::size_t few = game.min_seats(), many = game.max_seats(), one_more = std::min(few + 1, many);
    const std::vector<Plan> plans{{"few", few, Json::object(), 30, "en"},
                                  {"few-everything", one_more, everything(game), 60, "it"},
                                  {"many", many, Json::object(), 50, "de"},
                                  {"many-everything", many, everything(game), 85, "en"},
                                  {"over", one_more, Json::object(), 100, "en"}};
    std::vector<std::pair<std::string, Json>> files;
    for (const Plan& plan : plans) {
        auto file = make(game, plan);
        if (!file) return file.trouble();
        files.emplace_back(fmt::format("{}-seats-{}.json", plan.seats, plan.name), std::move(*file));
    }
    return files;
}

}  // namespace snowbound
