// `snowbound army`: is this a legal army of Tail Feathers, what does it cost, and what exactly is wrong with it?
#pragma once

#include <iosfwd>
#include <string>

namespace snowbound {

struct ArmyOrder {
    std::string file, faction = "militia", size = "standard", language = "en";
    bool mystics = false, show = false;
};
int check_army(const ArmyOrder&, std::ostream& out, std::ostream& error);  // an exit code

}  // namespace snowbound
