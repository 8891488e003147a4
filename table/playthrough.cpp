#include "table/playthrough.h"

#include <algorithm>
#include <set>
#include <vector>

namespace snowbound {
namespace {

std::string fingerprint(const std::string& text)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;  // FNV-1a over the text: enough to see that it changed
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    }
    return hash_text(hash);
}

// Mostly what a random bot would do, so that games end soon; now and then anything that is offered.
Json random_answer(const AnyTable& table, Rng& dice, AnyTable::Answer& answer)
{
    const SeatSet waiting = table.waiting();
    auto nth = dice.below(static_cast<std::uint32_t>(waiting.size()));
    for (const Seat seat : waiting) {
        if (nth-- == 0) answer.seat = seat;
    }
    answer.concept_line = "as it was told";
    Json decision = table.decisions(answer.seat)[0];
    const Json& options = decision["options"];
    answer.decision = decision["id"].get<std::uint32_t>();
    answer.choice = options[dice.below(static_cast<std::uint32_t>(options.size()))];
    if (dice.below(4) > 0) {
        const auto thought = table.think(answer.seat, {.level = BotLevel::Random});
        answer.choice = (*thought)["choice"];
    }
    return decision;
}

std::string step_text(const AnyTable& table, std::size_t step, const Json& decision, const AnyTable::Answer& answer)
{
    constexpr std::size_t kFew = 6;
    const Json& options = decision["options"];
    const Json& barred = decision["barred"];
    std::string text = "\n# " + std::to_string(step) + ": seat " + std::to_string(index(answer.seat)) + ", decision " +
                       std::to_string(answer.decision) + ", " + decision["rule"].get<std::string>() + " " +
                       decision["prompt"].get<std::string>() + ", waiting for " + to_json(table.waiting()).dump() +
                       "\n";
    text += "  " + std::to_string(options.size()) + " options " +
            (options.size() <= kFew ? options.dump() : fingerprint(options.dump())) + "\n";
    if (!barred.empty()) text += "  " + std::to_string(barred.size()) + " barred " + fingerprint(barred.dump()) + "\n";
    return text + "-> " + answer.choice.dump() + "\n";
}

// What changed from one view to the next, a line each: "/players/0/gold: 3 -> 5".
using Changes = std::set<std::string>;
void compare(const Json& before, const Json& now, const std::string& path, Changes& changes)
{
    if (before == now) return;
    const bool alike = before.type() == now.type() && before.is_structured() && before.size() == now.size();
    if (alike && before.is_array()) {
        for (std::size_t i = 0; i < now.size(); ++i) {
            compare(before[i], now[i], path + "/" + std::to_string(i), changes);
        }
    } else if (before.is_object() && now.is_object()) {
        for (const auto& [key, value] : now.items()) {
            compare(before.value(key, Json()), value, path + "/" + key, changes);
        }
        for (const auto& [key, value] : before.items()) {
            if (!now.contains(key)) changes.insert(path + "/" + key + ": " + value.dump() + " is gone");
        }
    } else {
        changes.insert(path + ": " + before.dump() + " -> " + now.dump());
    }
}

std::vector<Json> views_of(const AnyTable& table)  // every seat's, then a spectator's
{
    std::vector<Json> views;
    for (std::size_t seat = 0; seat < table.seats(); ++seat) {
        views.push_back(table.view(seat_at(seat)));
    }
    views.push_back(table.view(kSpectator));
    return views;
}

// What everybody sees is said once; of each seat only what it sees besides.
std::string changes_text(const std::vector<Json>& before, const std::vector<Json>& now)
{
    Changes open;
    compare(before.back(), now.back(), "", open);
    std::string text;
    for (const std::string& change : open) {
        text += "  all see " + change + "\n";
    }
    for (std::size_t seat = 0; seat + 1 < now.size(); ++seat) {
        Changes own;
        compare(before[seat], now[seat], "", own);
        for (const std::string& change : own) {
            if (!open.contains(change)) text += "  seat " + std::to_string(seat) + " sees " + change + "\n";
        }
    }
    return text;
}

std::string views_text(const AnyTable& table)
{
    std::string text;
    const auto views = views_of(table);
    for (std::size_t seat = 0; seat < views.size(); ++seat) {
        text += seat == table.seats() ? "  spectators see " : "  seat " + std::to_string(seat) + " sees ";
        text += views[seat].dump() + "\n";
    }
    return text;
}

struct Part {  // of the answers: the first few and the last few
    std::size_t first = 0, last = 0;
    bool has(std::size_t step) const { return step < first || step >= last; }
};
struct Told {
    std::string text;        // with what changed in the part that is told
    std::string everything;  // shorter, but of all steps
    std::size_t answers = 0;
};

Result<Told> tell(const AnyGame& game, const NewMatch& match, const Part& part)
{
    constexpr std::size_t kLook = 10;  // what everybody sees is long: of every tenth step it is taken down
    auto opened = game.start(match);
    if (!opened) return opened.trouble();
    AnyTable& table = **opened;
    Told told;
    told.text = told.everything = std::string(game.name()) + ", " + std::to_string(match.seats) + " seats, options " +
                                  table.record().options.dump() + ", seed " + match.seed.seed + "\n" +
                                  views_text(table);
    Rng dice = Rng::searching(match.seed.for_bots(0));
    for (std::size_t& step = told.answers; !table.waiting().empty(); ++step) {
        const auto before = part.has(step) ? views_of(table) : std::vector<Json>();
        AnyTable::Answer answer;
        const Json decision = random_answer(table, dice, answer);
        std::string text = step_text(table, step, decision, answer);
        const std::size_t said = table.facts_said();
        const auto done = table.answer(answer);
        if (!done) return done.trouble();
        for (const Json& fact : table.all_facts(said)) {
            text += "  fact " + fact.dump() + "\n";
        }
        const std::string hash = "  hash " + hash_text(done->hash) + "\n";
        told.everything += text + hash + (step % kLook == 0 ? views_text(table) : "");
        if (part.has(step)) told.text += text + changes_text(before, views_of(table)) + hash;
        if (step == part.first && !part.has(step)) told.text += "\n...\n";
    }
    const std::string end = "\n" + views_text(table) + "end " + table.scores().dump() + "\n";
    told.text += end;
    told.everything += end;
    return told;
}

}  // namespace

Result<std::string> playthrough(const AnyGame& game)
{
    constexpr std::size_t kTold = 15;  // answers from the beginning, and as many before the end
    std::string text;
    std::string whole;
    for (std::size_t seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        const NewMatch match{.seats = seats, .seed = SeedText::given("golden")};
        const auto played = tell(game, match, {.last = SIZE_MAX});
        if (!played) return played.trouble();
        whole += std::to_string(seats) + " seats: " + std::to_string(played->answers) + " answers, all of it " +
                 fingerprint(played->everything) + "\n";
        if (seats > game.min_seats()) continue;
        const auto told = tell(game, match, {kTold, std::max(kTold, played->answers - kTold)});
        if (!told) return told.trouble();
        text = told->text;
    }
    return text + "\n" + whole;
}

void play_at_random(AnyTable& table, Rng& dice, std::size_t answers)
{
    for (std::size_t i = 0; i < answers && !table.waiting().empty(); ++i) {
        AnyTable::Answer answer;
        random_answer(table, dice, answer);
        if (!table.answer(answer)) return;
    }
}

}  // namespace snowbound
