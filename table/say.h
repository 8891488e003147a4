// Questions and facts as JSON text: what a person is asked and told, in one place.
#pragma once

#include <algorithm>

#include "core/game.h"
#include "core/json_text.h"
#include "core/log.h"
#include "core/telling.h"

namespace snowbound {

template <class Fact>
void say(JsonText& json, const Note<Fact>& note)
{
    json.raw("{");
    json.key("rule"), json.word(note.rule.id);
    if (!note.to.everybody()) json.key("private"), json.raw("true");
    json.key("fact"), json.value(note.fact);
    json.raw("}");
}

inline void say_what_to_tell(JsonText& json, const Telling& telling)
{
    json.raw("{");
    json.key("event"), json.word(telling.event);
    json.key("must"), json.words(telling.must);
    json.key("avoid"), json.words(telling.avoid);
    json.key("concept"), json.value(telling.wants_concept);
    if (!telling.takes_up.empty()) json.key("takes_up"), json.word(telling.takes_up);
    json.raw("}");
}

inline std::string_view word_of(Wait wait) { return wait == Wait::Required ? "required" : "standing"; }

inline void say_numbers(JsonText& json, const std::vector<std::pair<std::string_view, int>>& numbers)
{
    json.raw("{");
    for (const auto& [name, value] : numbers) {
        json.key(name), json.value(value);
    }
    json.raw("}");
}

template <class Choice>
void say_barred(JsonText& json, const std::pair<Choice, Refusal>& barred)
{
    json.raw("{");
    json.key("choice"), json.value(barred.first);
    json.key("rule"), json.word(barred.second.rule.id);
    json.key("why"), json.word(barred.second.why);
    json.raw("}");
}

template <class Choice>
void say_parts(JsonText& json, const Decision<Choice>& d)
{
    json.key("id"), json.value(d.id);
    json.key("seat"), json.value(index(d.seat));
    json.key("wait"), json.word(word_of(d.wait));
    json.key("rule"), json.word(d.rule.id);
    json.key("prompt"), json.word(d.prompt);
    json.key("numbers"), say_numbers(json, d.numbers);
    json.key("form"), json.word(d.form);
    json.key("options"), json.raw("[");
    for (const Choice& choice : d.options) {
        json.comma(), json.value(choice);
    }
    json.raw("]");
    json.key("fallback"), json.value(d.fallback);
    json.key("barred"), json.raw("[");
    for (const auto& barred : d.barred) {
        json.comma(), say_barred(json, barred);
    }
    json.raw("]");
}

// A question as it is put, with what is to be told with each kind of choice, by its verb.
using Tellings = std::vector<std::pair<std::string_view, std::string>>;
template <class Choice>
struct Asked {
    Decision<Choice> question;
    Tellings tell;
};

// The open questions; `only` one seat's, or everybody's for kSpectator.
template <Game G>
std::vector<Asked<typename G::Choice>> asked(const typename G::State& state, Seat only)
{
    std::vector<Asked<typename G::Choice>> all;
    for (auto& question : decisions<G>(state, only)) {
        auto& put = all.emplace_back();
        put.question = std::move(question);
        if constexpr (Tells<G>) {
            for (const auto& choice : put.question.options) {
                const std::string_view verb = std::visit([](const auto& a) { return a.kVerb; }, choice);
                if (std::ranges::find(put.tell, verb, &Tellings::value_type::first) != put.tell.end()) continue;
                const auto telling = G::telling(state, put.question.seat, choice);
                if (!telling) continue;
                std::string& text = put.tell.emplace_back(verb, "").second;
                JsonText json(text);
                say_what_to_tell(json, *telling);
            }
        }
    }
    return all;
}

template <Game G>
void say_questions(std::string& out, const std::vector<Asked<typename G::Choice>>& all)
{
    JsonText json(out);
    json.raw("[");
    for (const auto& [question, tell] : all) {
        json.comma(), json.raw("{");
        say_parts(json, question);
        if constexpr (Tells<G>) {
            json.key("tell"), json.raw("{");
            for (const auto& [verb, text] : tell) {
                json.key(verb), json.raw(text);
            }
            json.raw("}");
        }
        json.raw("}");
    }
    json.raw("]");
}

}  // namespace snowbound
