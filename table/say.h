// Questions and facts as JSON text: what a person is asked and told, in one place.
#pragma once

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

template <class Choice>
void say_parts(JsonText& json, const Decision<Choice>& d)
{
    json.key("id"), json.value(d.id);
    json.key("seat"), json.value(index(d.seat));
    json.key("wait"), json.word(d.wait == Wait::Required ? "required" : "standing");
    json.key("rule"), json.word(d.rule.id);
    json.key("prompt"), json.word(d.prompt);
    json.key("numbers"), json.raw("{");
    for (const auto& [name, value] : d.numbers) {
        json.key(name), json.value(value);
    }
    json.raw("}");
    json.key("form"), json.word(d.form);
    json.key("options"), json.raw("[");
    for (const Choice& choice : d.options) {
        json.comma(), json.value(choice);
    }
    json.raw("]");
    json.key("fallback"), json.value(d.fallback);
    json.key("barred"), json.raw("[");
    for (const auto& [choice, why] : d.barred) {
        json.comma(), json.raw("{");
        json.key("choice"), json.value(choice);
        json.key("rule"), json.word(why.rule.id);
        json.key("why"), json.word(why.why);
        json.raw("}");
    }
    json.raw("]");
}

// What is to be told with each kind of choice, by its verb.
template <Game G>
void say_telling(JsonText& json, const typename G::State& state, const Decision<typename G::Choice>& d)
{
    std::vector<std::string_view> said;
    json.key("tell"), json.raw("{");
    for (const auto& choice : d.options) {
        const std::string_view verb = std::visit([](const auto& a) { return a.kVerb; }, choice);
        if (std::find(said.begin(), said.end(), verb) != said.end()) continue;
        const auto telling = G::telling(state, d.seat, choice);
        if (!telling) continue;
        said.push_back(verb);
        json.key(verb);
        say_what_to_tell(json, *telling);
    }
    json.raw("}");
}

// The open questions; `only` one seat's, or everybody's for kSpectator.
template <Game G>
void say_questions(std::string& out, const typename G::State& state, Seat only)
{
    JsonText json(out);
    json.raw("[");
    for (const auto& decision : decisions<G>(state, only)) {
        json.comma(), json.raw("{");
        say_parts(json, decision);
        if constexpr (Tells<G>) say_telling<G>(json, state, decision);
        json.raw("}");
    }
    json.raw("]");
}

}  // namespace snowbound
