#include "app/rulebook.h"

#include <algorithm>
#include <cctype>

#include "app/assets.h"
#include "app/terminal.h"

namespace snowbound {
namespace {

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string heading(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
    return std::string(line);
}

std::string without_marks(std::string_view line)  // "**" and "`" are for the web
{
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line.substr(i, 2) == "**") {
            ++i;
        } else if (line[i] != '`') {
            out += line[i];
        }
    }
    return out;
}

std::string table_row(std::string_view line)
{
    std::string row = without_marks(line.substr(1, line.size() - (line.ends_with('|') ? 2 : 1)));
    row.erase(0, std::min(row.find_first_not_of(' '), row.size()));
    row.erase(row.find_last_not_of(' ') + 1);
    return wrapped("  " + row, 6);
}

std::size_t shared_start(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

std::string in_capitals(std::string_view text)
{
    std::string capitals(text);
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), [](unsigned char c) { return std::toupper(c); });
    return capitals;
}

}  // namespace

Rulebook::Rulebook(std::string_view page, std::string_view prefix) : page_(page), prefix_(prefix)
{
    const std::string start = "- **" + prefix_ + "-";
    std::string chapter;
    for (const std::string_view line : lines_of(page_)) {
        if (line.starts_with("#")) chapter = heading(line);
        if (!line.starts_with(start)) continue;
        const std::size_t end = line.find("**", start.size());
        if (end == std::string_view::npos) continue;
        const std::string_view text = line.substr(end + 2);
        clauses_.push_back({std::string(line.substr(4, end - 4)),
                            without_marks(text.substr(std::min(text.find_first_not_of(' '), text.size()))), chapter});
    }
}

Rulebook Rulebook::of(const AnyGame& game, std::string_view language)
{
    const std::string page = std::string(game.name()) + ".md";
    const std::string_view own = asset("docs/rules/" + std::string(language) + "/" + page);
    return {own.empty() ? asset("docs/rules/" + page) : own, game.prefix()};
}

std::string Rulebook::full_id(std::string_view wanted) const
{
    const std::string id = in_capitals(wanted);
    return id.starts_with(prefix_ + "-") ? id : prefix_ + "-" + id;
}

const Clause* Rulebook::find(std::string_view wanted) const
{
    const std::string id = full_id(wanted);
    const auto found =
        std::find_if(clauses_.begin(), clauses_.end(), [&](const Clause& c) { return in_capitals(c.id) == id; });
    return found == clauses_.end() ? nullptr : &*found;
}

std::vector<std::string> Rulebook::near(std::string_view wanted) const
{
    constexpr std::size_t kMost = 8;
    const std::string id = full_id(wanted);
    std::vector<std::pair<std::size_t, std::size_t>> order;  // what it lacks of the wanted id, place on the page
    for (std::size_t i = 0; i < clauses_.size(); ++i) {
        order.emplace_back(id.size() - shared_start(clauses_[i].id, id), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(order.size(), kMost); ++i) {
        ids.push_back(clauses_[order[i].second].id);
    }
    return ids;
}

std::string for_terminal(const Clause& clause) { return wrapped(clause.id + "  " + clause.text, 4); }

std::string page_for_terminal(std::string_view page)
{
    std::string out;
    std::string paragraph;
    const auto close = [&] {
        if (!paragraph.empty()) out += wrapped(paragraph) + "\n";
        paragraph.clear();
    };
    for (const std::string_view line : lines_of(page)) {
        const bool rule = line.starts_with("|--");
        const bool prose = !line.empty() && !line.starts_with("#") && !line.starts_with("- ") && !line.starts_with("|");
        if (!prose) close();
        if (prose) {
            paragraph += (paragraph.empty() ? "" : " ") + without_marks(line);
        } else if (line.starts_with("#")) {
            out += heading(line) + "\n";
        } else if (line.starts_with("- ")) {
            out += wrapped(without_marks(line.substr(2)), 4) + "\n";
        } else if (line.starts_with("|") && !rule) {
            out += table_row(line) + "\n";
        } else if (!rule) {
            out += "\n";
        }
    }
    close();
    return out;
}

}  // namespace snowbound
