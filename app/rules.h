// What `snowbound rules` prints, for tests to reach.
#pragma once

#include <ostream>
#include <string>

#include "app/rulebook.h"

namespace snowbound {

struct RulesOrder {
    std::string game;
    std::string clause;  // "": the whole page
    bool coverage = false;
    std::string root;      // of the source checkout, for coverage
    std::string language;  // "": English
};

int show_rules(const RulesOrder& order, std::ostream& out, std::ostream& error);

}  // namespace snowbound
