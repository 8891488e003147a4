// A decision's choices as a numbered list: what may be chosen first, what may not after it, alike ones together.
#pragma once

#include <string>
#include <vector>

#include "app/teller.h"
#include "app/terminal.h"

namespace snowbound {

class Menu {
public:
    Menu() = default;
    Menu(const Json& decision, const Teller& teller, const Surroundings& around);

    struct Entry {
        Json choice;
        std::string words;  // the whole choice
        std::string item;   // its part under a heading
        std::string heading;
        bool barred = false;
        std::string rule;  // the next two: why it is barred
        std::string why;
    };
    const Entry* find(std::size_t number) const;  // numbers begin with 1; nullptr: there is none

    std::string show(const Texts& texts, const Style& style) const;

private:
    void add(const Json& choice, const Teller& teller, const Surroundings& around);
    void group();
    std::size_t heading_width() const;
    std::string show_part(bool barred, const Style& style) const;

    std::vector<Entry> entries_;
};

}  // namespace snowbound
