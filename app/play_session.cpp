#include "app/play_session.h"

#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <future>

#include "app/commands.h"
#include "core/check.h"

namespace snowbound {
namespace {

std::vector<std::string> seat_names(const Seating& match, const Texts& texts)
{
    std::vector<std::string> names;
    std::int64_t bots = 0;
    for (std::size_t i = 0; i < match.table->seats(); ++i) {
        if (seat_at(i) == match.me) {
            names.push_back(texts.text("shell.you"));
            continue;
        }
        names.push_back(texts.text("shell.bot_n", {{"n", ++bots}}));
    }
    return names;
}

std::string opponents(const Seating& match, const Teller& teller)
{
    std::string all;
    for (std::size_t i = 0; i < match.table->seats(); ++i) {
        if (seat_at(i) == match.me) continue;
        const std::string level = teller.texts().text("shell.level." + std::string(name_of(match.levels[i])));
        all += (all.empty() ? "" : ", ") + teller.seat(i) + " (" + level + ")";
    }
    return all;
}

std::optional<std::size_t> read_number(std::string_view text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::pair<std::string, std::string> split_command(const std::string& line)
{
    constexpr const char* kSpace = " \t\r";
    const std::size_t begin = line.find_first_not_of(kSpace);
    if (begin == std::string::npos) return {};
    const std::size_t end = line.find_first_of(kSpace, begin);
    if (end == std::string::npos) return {line.substr(begin), ""};
    const std::size_t rest = line.find_first_not_of(kSpace, end);
    if (rest == std::string::npos) return {line.substr(begin, end - begin), ""};
    return {line.substr(begin, end - begin), line.substr(rest, line.find_last_not_of(kSpace) + 1 - rest)};
}

}  // namespace

PlaySession::PlaySession(Seating match, const Texts& texts, std::istream& in, std::ostream& out)
    : match_(std::move(match)),
      texts_(texts),
      teller_(texts, seat_names(match_, texts), index(match_.me)),
      rulebook_(Rulebook::of(*match_.game, texts.language())),
      in_(in),
      out_(out),
      narrator_(narrator_for(match_.game->name(), texts.language()))
{
}

int PlaySession::run()
{
    const auto seats = static_cast<std::int64_t>(match_.table->seats());
    say(match_.style.title(texts_.text("shell.welcome", {{"game", texts_.text("game.name")}, {"seats", seats}})));
    say(texts_.text("shell.opponents", {{"players", opponents(match_, teller_)}}));
    out_ << wrapped(texts_.text("shell.seed", {{"hash", match_.table->record().seed.commitment()}}), 2) << "\n";
    while (out_) {
        if (!bots_answer()) return kFailed;
        tell_news();
        if (match_.table->waiting().empty()) {
            finish();
            break;
        }
        decision_ = match_.table->decisions(match_.me).front();
        const std::string question = decision_["prompt"].get<std::string>();
        ask(question == shown_ ? Part::Mine : Part::Whole);
        shown_ = question;
        if (listen() == After::Leave) break;
    }
    out_.flush();
    return out_ ? kDone : kWorld;
}

void PlaySession::say(const std::string& line) { out_ << wrapped(line) << "\n"; }

// Bots go first wherever all choose at once: what the person answers last can be taken back until it is final.
bool PlaySession::bots_answer()
{
    while (out_) {
        SeatSet bots = match_.table->waiting();
        bots.remove(match_.me);
        if (bots.empty()) return true;
        const Seat seat = *bots.begin();
        auto thought = think(seat);
        Trouble trouble;
        if (thought) {
            const std::string by = "bot:" + std::string(name_of(match_.levels[index(seat)]));
            const Json choice = (*thought)["choice"];
            const Told told = narrator_ ? snowbound::tell(*narrator_, *match_.table, seat, choice) : Told{};
            auto done = match_.table->answer(
                {seat, (*thought)["decision"].get<std::uint32_t>(), choice, told.text, by, told.concept_line});
            if (done && thought->contains("remarks")) tell_remarks(seat, (*thought)["remarks"]);
            if (done && !told.text.empty()) {
                tell_news();
                read_out(match_.table->scenes().back());
            }
            if (done) continue;
            trouble = done.trouble();
        } else {
            trouble = thought.trouble();
        }
        say(teller_.refusal("frozen") + " " + trouble.message);
        return false;
    }
    return true;
}

Result<Json> PlaySession::think(Seat seat)
{
    const BotOrder order{.level = match_.levels[index(seat)]};
    const auto work = [&]() -> Result<Json> {
        try {
            return match_.table->think(seat, order);
        } catch (const RuleBug& bug) {
            return Trouble{"frozen", bug.what(), ""};
        }
    };
    if (!match_.terminal) return work();
    auto thought = std::async(std::launch::async, work);
    if (thought.wait_for(std::chrono::seconds(1)) == std::future_status::timeout) {
        const std::string line = texts_.text("shell.thinking", {{"player", teller_.seat(index(seat))}});
        out_ << line << std::flush;
        thought.wait();
        out_ << "\r" << std::string(width_of(line), ' ') << "\r";
    }
    return thought.get();
}

Surroundings PlaySession::around() const
{
    return shower_of(match_.game->name()).around(match_.table->view(match_.me), teller_, match_.me);
}

void PlaySession::tell_news()
{
    const Json facts = match_.table->facts(match_.me, told_);
    if (!facts.empty()) out_ << "\n";
    const Surroundings seen = around();
    for (const Json& fact : facts) {
        out_ << wrapped("  " + teller_.fact(fact["fact"], seen), 4) << "\n";
    }
    told_ += facts.size();
}

// What a bot says beside its choice, when it is something new.
void PlaySession::tell_remarks(Seat seat, const Json& remarks)
{
    if (remarks_[index(seat)] == remarks) return;
    remarks_[index(seat)] = remarks;
    for (const Json& remark : remarks) {
        out_ << wrapped("  " + teller_.remark(remark), 4) << "\n";
    }
}

void PlaySession::ask(Part part)
{
    const Json view = match_.table->view(match_.me);
    const Shower& shower = shower_of(match_.game->name());
    const Screen screen{view, match_.me, teller_, match_.style};
    const Surroundings seen = shower.around(view, teller_, match_.me);
    menu_ = Menu(decision_, teller_, seen);
    if (part != Part::Question) {
        out_ << "\n" << std::string(kColumns, '-') << "\n";
        out_ << (part == Part::Whole ? shower.whole(screen) : shower.mine(screen));
    }
    out_ << "\n" << menu_.show(texts_, match_.style) << "\n";
    const std::string rule = decision_["rule"].get<std::string>();
    say(match_.style.bold(teller_.prompt(decision_, seen)) + (rule.empty() ? "" : " [" + rule + "]"));
    show_hints();
}

void PlaySession::note(std::string& line, const std::string& text, const char* command)
{
    if (text.empty()) return say(texts_.text("shell.needs_more", {{"command", std::string(command)}}));
    line = text;
    say(texts_.text("shell.told_next"));
}

void PlaySession::help_begin(const std::string& number)
{
    const auto wanted = read_number(number);
    const Menu::Entry* entry = wanted ? menu_.find(*wanted) : nullptr;
    if (!entry || entry->barred) return say(texts_.text("shell.no_such_option", {{"n", printable(number, 20)}}));
    const std::string line = narrator_ ? begin(*narrator_, *match_.table, match_.me, entry->choice) : "";
    say(line.empty() ? texts_.text("shell.nothing_to_tell") : line);
}

PlaySession::After PlaySession::listen()
{
    while (out_) {
        out_ << "> " << std::flush;
        std::string line;
        if (!std::getline(in_, line)) {
            out_ << "\n";
            say(texts_.text("shell.bye"));
            return After::Leave;
        }
        const After after = obey(line);
        if (after != After::Ask) return after;
    }
    return After::Leave;
}

PlaySession::After PlaySession::obey(const std::string& line)
{
    const auto [command, rest] = split_command(line);
    if (const auto number = read_number(command); number && rest.empty()) return take(*number);
    if (command == "auto") return answer(decision_["options"][decision_["fallback"].get<std::size_t>()]);
    if (command == "undo") return undo();
    if (command == "quit" || command == "exit" || command == "q") {
        say(texts_.text("shell.bye"));
        return After::Leave;
    }
    if (command.empty()) {
        ask(Part::Question);
    } else if (command == "why") {
        explain(rest);
    } else if (command == "tell") {
        note(text_, rest, "tell");
    } else if (command == "concept") {
        note(concept_, rest, "concept");
    } else if (command == "begin") {
        help_begin(rest);
    } else if (command == "state") {
        ask(Part::Whole);
    } else if (command == "log") {
        show_log(rest);
    } else if (command == "rules") {
        show_clause(rest);
    } else if (command == "save") {
        save(rest);
    } else if (command == "help" || command == "?") {
        out_ << wrapped(texts_.text("shell.help"), 16) << "\n";
    } else {
        say(texts_.text("shell.unknown_command", {{"input", printable(line, 40)}}));
    }
    return After::Ask;
}

PlaySession::After PlaySession::take(std::size_t number)
{
    const Menu::Entry* entry = menu_.find(number);
    if (!entry || entry->barred) {
        explain(std::to_string(number));
        return After::Ask;
    }
    return answer(entry->choice);
}

PlaySession::After PlaySession::answer(const Json& choice)
{
    const auto done =
        match_.table->answer({match_.me, decision_["id"].get<std::uint32_t>(), choice, text_, "", concept_});
    if (done) {
        text_.clear();
        concept_.clear();
        return After::Moved;
    }
    const Trouble& trouble = done.trouble();
    say(match_.style.warning(
        texts_.text("shell.refused", {{"why", teller_.refusal(trouble.why.empty() ? trouble.message : trouble.why)}})));
    out_ << clause(trouble.rule);
    return After::Ask;
}

PlaySession::After PlaySession::undo()
{
    const auto done = match_.table->undo(match_.me);
    if (!done) {
        say(match_.style.warning(teller_.refusal(done.trouble().why)));
        return After::Ask;
    }
    told_ = std::min(told_, match_.table->facts(match_.me, 0).size());
    say(texts_.text("shell.undone"));
    return After::Moved;
}

void PlaySession::explain(const std::string& number)
{
    if (number.empty()) return say(texts_.text("shell.needs_more", {{"command", "why"}}));
    const auto wanted = read_number(number);
    const Menu::Entry* entry = wanted ? menu_.find(*wanted) : nullptr;
    if (!entry) return say(texts_.text("shell.no_such_option", {{"n", printable(number, 20)}}));
    const auto n = static_cast<std::int64_t>(*wanted);
    if (!entry->barred) return say(texts_.text("shell.why_possible", {{"n", n}}));
    say(texts_.text("shell.why", {{"n", n}}) + " " + entry->words);
    const std::string rule = entry->rule.empty() ? "" : " [" + entry->rule + "]";
    say(match_.style.warning(teller_.refusal(entry->why)) + rule);
    out_ << clause(entry->rule);
}

void PlaySession::show_log(const std::string& count)
{
    constexpr std::size_t kUsual = 20;
    const auto wanted = count.empty() ? kUsual : read_number(count);
    if (!wanted) return say(texts_.text("shell.unknown_command", {{"input", "log " + printable(count, 20)}}));
    const Json facts = match_.table->facts(match_.me, 0);
    if (facts.empty()) return say(texts_.text("shell.log_empty"));
    const Surroundings seen = around();
    for (std::size_t i = facts.size() - std::min(*wanted, facts.size()); i < facts.size(); ++i) {
        const std::string rule = facts[i]["rule"].get<std::string>();
        out_ << wrapped("  " + teller_.fact(facts[i]["fact"], seen) + (rule.empty() ? "" : " [" + rule + "]"), 4)
             << "\n";
    }
}

}  // namespace snowbound
