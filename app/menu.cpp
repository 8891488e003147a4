#include "app/menu.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace snowbound {
namespace {

constexpr std::size_t kMostHeading = 34;  // columns; a longer one gets a line of its own

}  // namespace

Menu::Menu(const Json& decision, const Teller& teller, const Surroundings& around)
{
    for (const Json& choice : decision["options"]) {
        add(choice, teller, around);
    }
    for (const Json& barred : decision["barred"]) {
        add(barred["choice"], teller, around);
        entries_.back().barred = true;
        entries_.back().rule = barred["rule"].get<std::string>();
        entries_.back().why = barred["why"].get<std::string>();
    }
    group();
}

void Menu::add(const Json& choice, const Teller& teller, const Surroundings& around)
{
    Entry entry;
    entry.choice = choice;
    entry.words = teller.choice(choice, around);
    if (const auto item = teller.item(choice, around)) {
        entry.heading = item->heading;
        entry.item = item->words;
    }
    entries_.push_back(std::move(entry));
}

// Same verb together, then same heading; otherwise in the order of the game.
void Menu::group()
{
    std::map<std::string, std::size_t> verbs;
    std::map<std::string, std::size_t> headings;
    for (const Entry& entry : entries_) {
        verbs.emplace(entry.choice.begin().key(), verbs.size());
        headings.emplace(entry.heading, headings.size());
    }
    std::vector<std::tuple<bool, std::size_t, std::size_t, std::size_t>> order;  // the last: where it was
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        order.emplace_back(entry.barred, verbs[entry.choice.begin().key()], headings[entry.heading], i);
    }
    std::sort(order.begin(), order.end());
    std::vector<Entry> grouped;
    for (const auto& rank : order) {
        grouped.push_back(std::move(entries_[std::get<3>(rank)]));
    }
    entries_ = std::move(grouped);
}

const Menu::Entry* Menu::find(std::size_t number) const
{
    return number >= 1 && number <= entries_.size() ? &entries_[number - 1] : nullptr;
}

std::size_t Menu::heading_width() const
{
    std::size_t widest = 0;
    for (const Entry& entry : entries_) {
        const std::size_t width = width_of(entry.heading) + 5;  // spaces before, colon and space after
        if (width <= kMostHeading) widest = std::max(widest, width);
    }
    return std::max<std::size_t>(widest, 6);
}

std::string Menu::show_part(bool barred, const Style& style) const
{
    const std::size_t digits = std::to_string(entries_.size()).size();
    std::string out;
    for (std::size_t i = 0; i < entries_.size();) {
        const Entry& first = entries_[i];
        std::vector<std::string> cells;
        std::size_t end = i;
        for (; end < entries_.size(); ++end) {
            const Entry& entry = entries_[end];
            if (end > i && (entry.barred != first.barred || entry.heading != first.heading || entry.heading.empty()))
                break;
            std::string number = std::to_string(end + 1);
            number.insert(0, digits - number.size(), ' ');
            cells.push_back(style.number(number) + " " + (entry.heading.empty() ? entry.words : entry.item));
        }
        const std::string heading = first.heading.empty() ? "" : "  " + first.heading + ":";
        std::string lines = first.heading.empty() ? wrapped("  " + cells.front(), digits + 3)
                                                  : in_columns(heading, heading_width(), cells);
        if (first.barred == barred) out += (barred ? style.dim(lines) : lines) + "\n";
        i = end;
    }
    return out;
}

std::string Menu::show(const Texts& texts, const Style& style) const
{
    std::string out = style.title(texts.text("shell.options")) + "\n" + show_part(false, style);
    const std::string barred = show_part(true, Style{});  // dim as a whole: no colours inside
    if (!barred.empty()) out += style.dim(texts.text("shell.barred")) + "\n" + style.dim(barred);
    return out;
}

}  // namespace snowbound
