// `snowbound play`: reads the order, sits everybody down, and lets play_session.cpp do the rest.
#include "app/play.h"

#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/play_session.h"
#include "app/texts.h"
#include "games/registry.h"

namespace snowbound {
namespace {

constexpr std::size_t kUsualSeats = 3;

std::string game_names()
{
    std::string names;
    for (const AnyGame* game : games()) {
        names += (names.empty() ? "" : ", ") + std::string(game->name());
    }
    return names;
}

std::optional<std::string> language_trouble(const std::string& language)
{
    const auto known = Texts::languages();
    if (std::find(known.begin(), known.end(), language) != known.end()) return std::nullopt;
    std::string names;
    for (const std::string& each : known) {
        names += (names.empty() ? "" : ", ") + each;
    }
    return fmt::format("there is no language \"{}\"; there are: {}", language, names);
}

Trouble bad(const std::string& message) { return {"usage", message, ""}; }

Result<std::vector<BotLevel>> seat_bots(const PlayOrder& order, std::size_t seats)
{
    if (order.seat >= seats) return bad(fmt::format("seat {} of {}: seats count from 0", order.seat, seats));
    auto levels = read_levels(order.bots, seats - 1);
    if (!levels) return levels.trouble();
    levels->insert(levels->begin() + static_cast<std::ptrdiff_t>(order.seat), BotLevel::Medium);  // the person: unused
    return *levels;
}

// The person and the bots at a fresh table: `number` counts the matches of a series.
Result<Seating> open_table(const PlayOrder& order, Seating match, const Json& options, int number)
{
    const std::string seed = order.seed.value_or("") + (number > 1 ? "-" + std::to_string(number) : "");
    auto table =
        match.game->start({match.levels.size(), options, order.seed ? SeedText::given(seed) : SeedText::random()});
    if (!table) return table.trouble();
    match.table = std::move(*table);
    return Result<Seating>(std::move(match));
}

Result<Seating> sit_down(const PlayOrder& order)
{
    Seating match;
    match.game = find_game(order.game);
    if (!match.game) return bad(fmt::format("there is no game \"{}\"; there is: {}", order.game, game_names()));
    const std::size_t usual = order.bots.size() > 1 ? order.bots.size() + 1 : kUsualSeats;
    const std::size_t least = match.game->min_seats();
    const std::size_t most = match.game->max_seats();
    const std::size_t seats = order.seats.value_or(std::clamp(usual, least, most));
    if (seats < least || seats > most) {
        return bad(fmt::format("{} is for {} to {} players, not {}", order.game, least, most, seats));
    }
    std::vector<std::string> words = order.options;
    if (order.campaign) words.emplace_back("campaign=on");
    auto options = read_option_words(*match.game, words);
    if (!options) return options.trouble();
    auto levels = seat_bots(order, seats);
    if (!levels) return levels.trouble();
    match.me = seat_at(order.seat);
    match.levels = *levels;
    match.terminal = order.terminal;
    match.style = Style{order.colours};
    return open_table(order, std::move(match), *options, 1);
}

std::string language_of_user()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (!value || !*value) continue;
        const std::string language = std::string(value).substr(0, 2);
        return language_trouble(language) ? "en" : language;
    }
    return "en";
}

}  // namespace

int play(const PlayOrder& order, std::istream& in, std::ostream& out, std::ostream& error)
{
    if (const auto trouble = language_trouble(order.language)) {
        error << "snowbound: " << *trouble << "\n";
        return kUsage;
    }
    auto match = sit_down(order);
    if (!match) {
        error << "snowbound: " << match.trouble().message << "\n";
        return kUsage;
    }
    const Texts texts(order.language, order.game);
    for (int number = 2;; ++number) {  // a series goes on by itself
        Seating again{.game = match->game,
                      .table = nullptr,
                      .me = match->me,
                      .levels = match->levels,
                      .terminal = match->terminal,
                      .style = match->style};
        PlaySession session(std::move(*match), texts, in, out);
        const int code = session.run();
        const auto next = session.sequel();
        if (code != kDone || !next || !next->goes_on) return code;
        match = open_table(order, std::move(again), next->options, number);
        if (!match) return error << "snowbound: " << match.trouble().message << "\n", kFailed;
        out << "\n";
    }
}

void add_play(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<PlayOrder>();
    order->language = language_of_user();
    CLI::App* command = app.add_subcommand("play",
                                           "Play against bots in this terminal.\n"
                                           "\n"
                                           "  snowbound play paper-tales\n"
                                           "  snowbound play paper-tales --seats 4 --bots easy,medium,hard --lang de\n"
                                           "  snowbound play paper-tales --option payment=table_faithful --seed 7");
    command->add_option("GAME", order->game, "the game: " + game_names())->required();
    command->add_option("--seats", order->seats, "how many play, you included (3, or what the game allows)");
    command->add_option("--bots", order->bots, "their levels: random, greedy, easy, medium (usual), hard")
        ->delimiter(',')
        ->allow_extra_args(false);
    command->add_option("--option", order->options, "KEY=VALUE, a rule option of the game; may be repeated")
        ->allow_extra_args(false);
    command->add_flag("--campaign", order->campaign, "tail-feathers: four scenarios, one after the other");
    command->add_option("--seed", order->seed, "any text: the same cards again");
    command->add_option("--lang", order->language, "the language: en, de, it (usually that of $LANG)");
    command->add_option("--seat", order->seat, "where you sit, counted from 0");
    command->callback([order, &exit_code] {
        order->terminal = isatty(STDOUT_FILENO) != 0;
        const char* no_colour = std::getenv("NO_COLOR");
        order->colours = order->terminal && !(no_colour && *no_colour);
        exit_code = play(*order, std::cin, std::cout, std::cerr);
    });
}

}  // namespace snowbound
