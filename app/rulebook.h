// A rules page taken apart into its clauses: lines that begin with "- **PT-6.6** ".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

struct Clause {
    std::string id;  // "PT-6.6"
    std::string text;
    std::string chapter;  // the heading above it
};

class Rulebook {
public:
    Rulebook(std::string_view page, std::string_view prefix);
    // The page that the program carries: in this language, or in English where nobody has translated it.
    static Rulebook of(const AnyGame& game, std::string_view language = "en");

    std::string_view page() const { return page_; }
    const std::vector<Clause>& clauses() const { return clauses_; }

    const Clause* find(std::string_view wanted) const;             // "pt-6.6" and "6.6" both work; nullptr: none
    std::vector<std::string> near(std::string_view wanted) const;  // ids that may have been meant

private:
    std::string full_id(std::string_view wanted) const;

    std::string page_;
    std::string prefix_;
    std::vector<Clause> clauses_;
};

std::string for_terminal(const Clause& clause);
std::string page_for_terminal(std::string_view page);  // Markdown without its marks, wrapped to 80 columns

}  // namespace snowbound
