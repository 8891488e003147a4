#include "table/playthrough.h"

namespace snowbound {
namespace {

std::string fingerprint(const Json& json)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;  // FNV-1a over the text: enough to see that it changed
    for (const char c : json.dump()) {
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
            (options.size() <= kFew ? options.dump() : fingerprint(options)) + "\n";
    if (!barred.empty()) text += "  " + std::to_string(barred.size()) + " barred " + fingerprint(barred) + "\n";
    return text + "-> " + answer.choice.dump() + "\n";
}

std::string views_text(const AnyTable& table, bool in_full)
{
    std::string text;
    for (std::size_t seat = 0; seat <= table.seats(); ++seat) {
        const bool spectator = seat == table.seats();
        const Json view = table.view(spectator ? kSpectator : seat_at(seat));
        text += spectator ? "  spectators see " : "  seat " + std::to_string(seat) + " sees ";
        text += (in_full ? view.dump() : fingerprint(view)) + "\n";
    }
    return text;
}

}  // namespace

Result<std::string> playthrough(const AnyGame& game, const NewMatch& match)
{
    auto opened = game.start(match);
    if (!opened) return opened.trouble();
    AnyTable& table = **opened;
    std::string text = std::string(game.name()) + ", " + std::to_string(match.seats) + " seats, options " +
                       table.record().options.dump() + ", seed " + match.seed.seed + "\n" + views_text(table, true);
    Rng dice = Rng::searching(match.seed.for_bots(0));
    for (std::size_t step = 0; !table.waiting().empty(); ++step) {
        AnyTable::Answer answer;
        const Json decision = random_answer(table, dice, answer);
        text += step_text(table, step, decision, answer);
        const std::size_t said = table.facts_said();
        const auto done = table.answer(answer);
        if (!done) return done.trouble();
        for (const Json& fact : table.all_facts(said)) {
            text += "  fact " + fact.dump() + "\n";
        }
        if (table.facts_said() != said) text += views_text(table, false);
        text += "  hash " + hash_text(done->hash) + "\n";
    }
    return text + "\n" + views_text(table, true) + "end " + table.scores().dump() + "\n";
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
