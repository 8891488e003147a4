// Facts with their audience, to and from JSON: a match that goes on under newer rules keeps its log.
#pragma once

#include <deque>

#include "core/json.h"
#include "core/json_text.h"
#include "core/log.h"
#include "table/trouble.h"

namespace snowbound {

template <class Fact>
void keep_facts(JsonText& json, const std::vector<Note<Fact>>& notes)
{
    json.raw("[");
    for (const auto& note : notes) {
        json.comma(), json.raw("{");
        json.key("rule"), json.word(note.rule.id);
        json.key("fact"), json.value(note.fact);
        if (note.to.kind() == To::Kind::Only) json.key("only"), json.value(index(note.to.seat()));
        if (note.to.kind() == To::Kind::AllBut) json.key("all_but"), json.value(index(note.to.seat()));
        json.raw("}");
    }
    json.raw("]");
}

// A fact that the newer rules no longer know is left out; who may know it is never guessed.
template <class Fact>
std::vector<Note<Fact>> facts_kept(const Json& list, std::deque<std::string>& words)
{
    std::vector<Note<Fact>> notes;
    if (!list.is_array()) return notes;
    for (const Json& json : list) {
        Fact fact{};
        JsonReader reader(JsonReader::Missing::TakesDefault);
        if (!json.is_object() || !json.contains("fact") || !reader.read(json["fact"], fact)) continue;
        const auto seat = [&](const char* key) {
            const bool there = json.contains(key) && json[key].is_number_unsigned() && json[key] < kMaxSeats;
            return there ? std::optional(seat_at(json[key].get<std::size_t>())) : std::nullopt;
        };
        To to = To::all();
        if (json.contains("only") || json.contains("all_but")) {
            const auto only = seat("only"), but = seat("all_but");
            if (!only && !but) continue;
            to = only ? To::only(*only) : To::all_but(*but);
        }
        words.push_back(text_at(json, "rule"));
        notes.push_back({Rule{words.back()}, to, fact});
    }
    return notes;
}

}  // namespace snowbound
