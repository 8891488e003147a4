// Clauses, and refusals that name them.
#pragma once

#include <compare>
#include <string_view>

namespace snowbound {

struct Rule {  // a clause of docs/rules/<game>.md
    std::string_view id;
    auto operator<=>(const Rule&) const = default;
};

// A citation, spelled as it is printed: rule("PT-4.3"). `snowbound rules GAME --coverage` fails for one that is not
// there.
consteval Rule rule(std::string_view id) { return Rule{id}; }

struct Refusal {           // the player may not: a value, never an exception
    Rule rule;             // empty where no clause bars it (a stale question, say)
    std::string_view why;  // text key: "refusal.<why>" in locales/
    auto operator<=>(const Refusal&) const = default;
};

}  // namespace snowbound
