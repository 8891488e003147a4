// Who, what, where: which field of a choice is which part of a sentence. Boards and lists walk along it; no rule reads
// it.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "core/check.h"
#include "core/fields.h"

namespace snowbound {

// Rare: hostile, wasteful or seldom, it stands behind the others. Last: it ends a turn, and is nobody's first key.
enum class Manner : std::uint8_t { Usual, Rare, Last };

// Fields that are not named say how it is done, in their order. A choice without a phrase has no actor.
struct Phrase {
    std::string_view verb{};
    std::string_view actor{};   // who does it: a figure, a card
    std::string_view target{};  // to whom or where
    std::string_view price{};   // a number: the lowest does the same as the others
    Manner manner = Manner::Usual;
};

template <class C>
constexpr Phrase phrase(Phrase parts)
{
    parts.verb = C::kVerb;
    return parts;
}

template <class C>
bool has_field(std::string_view wanted)
{
    bool found = false;
    C choice{};
    C::fields(choice, [&](std::string_view name, auto&) { found = found || name == wanted; });
    return found;
}

// {attack: {actor: "who", target: "gate", price: "die"}, …}, for the browser.
template <class Choice>
std::string typescript_grammar(std::span<const Phrase> phrases)
{
    std::string all;
    std::size_t said = 0;
    for_each_alternative<Choice>([&]<class C>(C) {
        const auto is_mine = [](const Phrase& p) { return p.verb == C::kVerb; };
        const auto mine = std::find_if(phrases.begin(), phrases.end(), is_mine);
        if (mine == phrases.end()) return;
        ++said;
        std::string parts;
        const auto say = [&](std::string_view part, std::string_view word) {
            if (word.empty()) return;
            parts += (parts.empty() ? " " : ", ") + std::string(part) + ": \"" + std::string(word) + "\"";
        };
        const auto say_field = [&](std::string_view part, std::string_view field) {
            SB_CHECK(field.empty() || has_field<C>(field), "a phrase names a field that its choice does not have");
            say(part, field);
        };
        say_field("actor", mine->actor);
        say_field("target", mine->target);
        say_field("price", mine->price);
        say("manner", mine->manner == Manner::Rare ? "rare" : mine->manner == Manner::Last ? "last" : "");
        all += (all.empty() ? " " : ", ") + std::string(C::kVerb) + ": {" + parts + " }";
    });
    SB_CHECK(said == phrases.size(), "a phrase of something that is no choice, or two of one");
    return "{" + all + " }";
}

}  // namespace snowbound
