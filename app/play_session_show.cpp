// What a terminal game shows beside the question: clauses, what was told, the saved match, the end.
#include <cerrno>
#include <cstring>
#include <fstream>

#include "app/play_session.h"
#include "table/told_text.h"

namespace snowbound {

void PlaySession::show_hints()
{
    const Json tell = decision_.value("tell", Json::object());
    std::vector<std::string> shown;
    for (const auto& [verb, wanted] : tell.items()) {
        const std::string event = wanted["event"].get<std::string>();
        if (std::find(shown.begin(), shown.end(), event) != shown.end()) continue;
        shown.push_back(event);
        out_ << wrapped("  " + texts_.text("narration." + event + ".name") + ": " +
                            texts_.text("narration." + event + ".must"),
                        4)
             << "\n";
    }
    if (!shown.empty()) say(texts_.text("shell.tell_hint"));
}

void PlaySession::read_out(const Json& scene)
{
    std::string text;
    for (const TextPart& part : text_parts(scene.value("text", std::string()))) {
        text += part.is_mark ? " ‹" + texts_.text("story_card." + part.text) + "›" : part.text;
    }
    out_ << wrapped("    " + text, 4) << "\n";
    if (const std::string line = scene.value("concept", std::string()); !line.empty()) {
        out_ << wrapped("    * " + line, 6) << "\n";
    }
}

std::string PlaySession::clause(const std::string& rule) const
{
    const Clause* found = rule.empty() ? nullptr : rulebook_.find(rule);
    return found ? for_terminal(*found) + "\n" : "";
}

void PlaySession::show_clause(const std::string& wanted)
{
    const std::string rule = wanted.empty() ? decision_["rule"].get<std::string>() : wanted;
    if (const Clause* found = rulebook_.find(rule)) {
        out_ << found->chapter << "\n" << for_terminal(*found) << "\n";
        return;
    }
    std::string ids;
    for (const std::string& id : rulebook_.near(rule)) {
        ids += (ids.empty() ? "" : ", ") + id;
    }
    say(texts_.text("shell.rules_near", {{"rule", printable(rule, 40)}, {"rules", ids}}));
}

void PlaySession::save(const std::string& path)
{
    if (path.empty()) return say(texts_.text("shell.needs_more", {{"command", "save"}}));
    const std::string text = to_json(match_.table->record()).dump() + "\n";
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    const std::string shown = printable(path, 200);
    if (file) return say(texts_.text("shell.saved", {{"file", shown}}));
    say(match_.style.warning(
        texts_.text("shell.save_failed", {{"file", shown}, {"reason", std::string(std::strerror(errno))}})));
}

void PlaySession::finish()
{
    const Json scores = match_.table->scores();
    const Json view = match_.table->view(match_.me);
    out_ << "\n" << std::string(kColumns, '-') << "\n";
    out_ << shower_of(match_.game->name()).whole({view, match_.me, teller_, match_.style}) << "\n";
    say(match_.style.title(texts_.text("shell.game_over")));
    for (std::size_t i = 0; i < scores["scores"].size(); ++i) {
        const auto score = scores["scores"][i].get<std::int64_t>();
        say("  " + texts_.text("shell.score", {{"player", teller_.seat(i)}, {"score", score}}));
    }
    const std::size_t winners = scores["winners"].size();
    const char* key = winners == 0 ? "shell.nobody_wins" : winners == 1 ? "shell.winner" : "shell.winners";
    say(match_.style.bold(texts_.text(key, {{"players", teller_.word("winners", scores["winners"])}})));
    if (scores["ending"].is_string()) say(texts_.text("end." + scores["ending"].get<std::string>()));
    const SeedText& seed = match_.table->record().seed;
    out_ << "\n";
    say(texts_.text("shell.proof", {{"seed", seed.seed}, {"salt", seed.salt}, {"hash", seed.commitment()}}));
}

}  // namespace snowbound
