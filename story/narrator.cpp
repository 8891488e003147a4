#include "story/narrator.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "story/grammar.h"
#include "story/prose.h"
#include "story/unfolding.h"

namespace snowbound {
namespace {

constexpr std::size_t kLongestConcept = 120;

std::uint64_t mixed(std::uint64_t seed, std::uint64_t salt)
{
    return Dice(seed ^ (salt * 0xD1B54A32D192ED03ULL)).next();
}

// People's words go in last, as they are: nothing in them is read as grammar.
std::string with_free_text(const std::string& text, std::string line)
{
    while (!line.empty() && (line.back() == '.' || line.back() == ' ' || line.back() == '\n')) {
        line.pop_back();
    }
    std::string out;
    for (const char c : text) {
        if (c == kFreeText) {
            out += line;
        } else {
            out += c;
        }
    }
    return out;
}

// One try: a text without the free words, or nothing.
std::optional<std::string> attempt(const Grammar& grammar, const Scene& scene, std::uint64_t seed, std::size_t number)
{
    Unfolding unfolding(grammar, scene, seed, number);
    std::optional<std::string> text = unfolding.rule("event." + scene.event);
    if (!text) text = unfolding.rule("event.any");
    if (!text) return std::nullopt;
    *text += " " + unfolding.cards("any");
    if (sentences_of(tidy(*text)).size() < 2) *text += " " + unfolding.rule("filler").value_or("");
    return tidy(*text);
}

std::string opening_of(const std::string& text)
{
    const std::vector<std::string> sentences = sentences_of(text);
    return sentences.empty() ? std::string() : sentences.front();
}

// A sentence that no text of this match begins with, to stand before one that would repeat an opening.
std::string fresh_leading(const Grammar& grammar, const Scene& scene, std::uint64_t seed, const Earlier& told)
{
    constexpr std::uint64_t kTries = 48;
    for (std::uint64_t i = 0; i < kTries; ++i) {
        Unfolding unfolding(grammar, scene, mixed(seed, 1000 + i), told.size());
        const std::string leading = tidy(unfolding.rule("leading").value_or(""));
        if (!leading.empty() && !told.has_opening(leading)) return leading;
    }
    for (std::size_t number = told.size() + 1;; ++number) {
        Unfolding unfolding(grammar, scene, seed, number);
        const std::string leading = tidy(unfolding.rule("counted").value_or(std::to_string(number) + "."));
        if (!told.has_opening(leading)) return leading;
        if (number > 4 * told.size() + 8) return std::to_string(number) + ".";
    }
}

}  // namespace

Result<Narrator> Narrator::from(const Json& json)
{
    Result<Grammar> grammar = Grammar::from(json);
    if (!grammar) return grammar.trouble();
    for (const char* needed : {"event.any", "filler", "leading", "counted", "open.any", "concept.any", "cards.any.1",
                               "cards.any.2", "cards.any.3"}) {
        if (grammar->rules.contains(needed)) continue;
        return Trouble{"bad_grammar", "rules lacks \"" + std::string(needed) + "\"", "", ""};
    }
    return Narrator(std::make_shared<const Grammar>(std::move(*grammar)));
}

std::string Narrator::tell(const Scene& scene, std::uint64_t seed, std::span<const std::string> told_texts) const
{
    constexpr std::uint64_t kTries = 24;
    const Earlier told(told_texts);
    std::string best;
    int least = std::numeric_limits<int>::max();
    for (std::uint64_t i = 0; i < kTries; ++i) {
        const std::optional<std::string> text = attempt(*grammar_, scene, mixed(seed, i), told.size() + 1);
        if (!text) break;
        const std::size_t count = sentences_of(*text).size();
        const std::size_t most = scene.cards.size() > 3 ? 7 : 5;
        int score = told.staleness(*text) + (count < 2 || count > most ? 500 : 0);
        if (told.has_opening(with_free_text(opening_of(*text), scene.concept_line))) score += 1000;
        if (score < least) {
            least = score;
            best = *text;
        }
    }
    if (best.empty() || told.has_opening(with_free_text(opening_of(best), scene.concept_line))) {
        best = tidy(fresh_leading(*grammar_, scene, seed, told) + " " + best);
    }
    return with_free_text(best, scene.concept_line);
}

std::string Narrator::first_line(const Scene& scene, std::uint64_t seed, std::span<const std::string> told_texts) const
{
    constexpr std::uint64_t kTries = 24;
    const Earlier told(told_texts);
    Scene bare = scene;
    bare.cards.clear();
    for (std::uint64_t i = 0; i < kTries; ++i) {
        Unfolding unfolding(*grammar_, bare, mixed(seed, i), told.size() + 1);
        std::optional<std::string> text = unfolding.rule("first." + scene.event);
        if (!text) text = unfolding.rule("open." + scene.event);
        if (!text) text = unfolding.rule("open.any");
        if (!text) break;
        const std::string line = with_free_text(opening_of(tidy(*text)), scene.concept_line);
        if (!line.empty() && !told.has_opening(line)) return line;
    }
    return fresh_leading(*grammar_, bare, seed, told);
}

std::string Narrator::concept_of(const Scene& scene, std::uint64_t seed) const
{
    constexpr std::uint64_t kTries = 24;
    Scene bare = scene;
    bare.concept_line.clear();
    for (std::uint64_t i = 0; i < kTries; ++i) {
        Unfolding unfolding(*grammar_, bare, mixed(seed, i), 0);
        std::optional<std::string> text;
        const std::string key = scene.cards.empty() && !scene.mission.empty() ? scene.mission : scene.quest;
        if (!scene.outcome.empty()) text = unfolding.rule("concept." + key + "." + scene.outcome);
        if (!text) text = unfolding.rule("concept." + key);
        if (!text || i > kTries / 2) text = unfolding.rule("concept.any");
        if (!text) text = unfolding.rule("concept.none");
        const std::string line = without_marks(tidy(text.value_or("")));
        if (!line.empty() && letters_in(line) <= kLongestConcept) return line;
    }
    return "…";
}

std::string Narrator::form(const std::string& family, const std::string& id, const std::string& form) const
{
    const Entry* entry = grammar_->find(family, id);
    return entry != nullptr && grammar_->has_form(family, *entry, form) ? grammar_->form(family, *entry, form) : "";
}

}  // namespace snowbound
