// What has changed for a viewer, as patches of docs/protocol.md for what table/say.h and JsonText say of a match.
#pragma once

#include <memory>

#include "core/patch_text.h"
#include "table/any_table.h"
#include "table/say.h"

namespace snowbound {

template <class T>
void say_if_new(JsonText& json, std::string_view name, const T& before, const T& now, const auto& say)
{
    if (before == now) return;
    json.key(name), json.raw("[");
    say(now);
    json.raw("]");
}

inline void say_change(JsonText& json, const Tellings& before, const Tellings& now)
{
    const auto of = [](const Tellings& all, std::string_view verb) {
        const auto found = std::ranges::find(all, verb, &Tellings::value_type::first);
        return found == all.end() ? nullptr : &found->second;
    };
    json.raw("{");
    for (const auto& [verb, text] : before) {
        if (!of(now, verb)) json.key(verb), json.raw("null");
    }
    for (const auto& [verb, text] : now) {
        const std::string* was = of(before, verb);
        if (!was || *was != text) json.key(verb), json.raw("[" + text + "]");
    }
    json.raw("}");
}

template <class Choice>
void say_change(std::string& out, const Asked<Choice>& before, const Asked<Choice>& now)
{
    JsonText json(out);
    const auto value = [&](const auto& x) { json.value(x); };
    const auto word = [&](std::string_view x) { json.word(x); };
    const auto &was = before.question, &is = now.question;
    json.raw("{");
    say_if_new(json, "id", was.id, is.id, value);
    say_if_new(json, "seat", index(was.seat), index(is.seat), value);
    say_if_new(json, "wait", was.wait, is.wait, [&](Wait wait) { json.word(word_of(wait)); });
    say_if_new(json, "rule", was.rule.id, is.rule.id, word);
    say_if_new(json, "prompt", was.prompt, is.prompt, word);
    say_if_new(json, "numbers", was.numbers, is.numbers, [&](const auto& numbers) { say_numbers(json, numbers); });
    say_if_new(json, "form", was.form, is.form, word);
    if (was.options != is.options) {
        json.key("options");
        write_edits(out, was.options, is.options, SameEnds(was.options, is.options), value);
    }
    say_if_new(json, "fallback", was.fallback, is.fallback, value);
    if (was.barred != is.barred) {
        json.key("barred");
        write_edits(out, was.barred, is.barred, SameEnds(was.barred, is.barred),
                    [&](const auto& barred) { say_barred(json, barred); });
    }
    if (before.tell != now.tell) json.key("tell"), say_change(json, before.tell, now.tell);
    json.raw("}");
}

// Appends to an object `"decisions":` and the patch; nothing where it is the same.
template <Game G>
void say_change(std::string& out, const std::vector<Asked<typename G::Choice>>& before,
                const std::vector<Asked<typename G::Choice>>& now)
{
    JsonText json(out);
    const std::size_t begin = out.size();
    json.key("decisions");
    if (before.size() != now.size()) {
        json.raw("[");
        say_questions<G>(out, now);
        return json.raw("]");
    }
    json.raw("{");
    const std::size_t none = out.size();
    for (std::size_t i = 0; i < now.size(); ++i) {
        const std::size_t here = out.size();
        json.key(std::to_string(i));
        const std::size_t patch = out.size();
        say_change(out, before[i], now[i]);
        if (out.size() - patch == 2) out.resize(here);
    }
    if (out.size() == none) return out.resize(begin);
    json.raw("}");
}

template <Game G>
std::vector<Asked<typename G::Choice>> asked_of(const typename G::State& state, Seat viewer)
{
    if (viewer == kSpectator) return {};
    return asked<G>(state, viewer);
}

template <Game G>
void say_asked(std::string& out, const typename G::State& state, Seat viewer)
{
    say_questions<G>(out, asked_of<G>(state, viewer));
}

template <Game G>
bool asks_the_same(const typename G::State& a, const typename G::State& b, Seat seat)
{
    std::string change = "{";
    say_change<G>(change, asked<G>(a, seat), asked<G>(b, seat));
    return change == "{";
}

// See AnyTable::write_patches.
template <Game G>
void say_what_changed(std::string& out, const typename G::State& state, Seat viewer, std::unique_ptr<Seen>& saw)
{
    struct Kept final : Seen {
        typename G::View view;
        std::vector<Asked<typename G::Choice>> asked;
    };
    auto view = G::view(state, viewer);
    auto asked = asked_of<G>(state, viewer);
    if (saw) {
        const auto& before = static_cast<const Kept&>(*saw);
        if (!(before.view == view)) JsonText(out).key("view"), PatchText(out).change(before.view, view);
        say_change<G>(out, before.asked, asked);
    } else {
        saw = std::make_unique<Kept>();
    }
    auto& kept = static_cast<Kept&>(*saw);
    kept.view = std::move(view), kept.asked = std::move(asked);
}

}  // namespace snowbound
