// Winter Tales in a terminal: the board by its places, the track of memories, one's hand.
#include "app/show.h"
#include "games/winter_tales/board.h"

namespace snowbound {
namespace {

using namespace winter_tales;

class Page {
public:
    explicit Page(const Screen& screen) : screen_(screen), view_(screen.view) {}

    std::string whole() const { return head() + places() + track() + powers() + mine(); }

    std::string mine() const
    {
        const Json own = view_.value("own", Json());
        if (!own.is_object()) return "";
        std::string out = screen_.style.bold(word("hand")) + "\n";
        out += wrapped("  " + list(own["hand"], "story_card."), 2) + "\n";
        for (const Json& held : own["missions"]) {
            const std::string mission = held["mission"];
            out += wrapped("  " + text("mission." + mission + ".name") + " (" + text("mission_is." + is_of(held)) +
                               "): " + text("mission." + mission + ".text"),
                           4) +
                   "\n";
        }
        return out;
    }

private:
    std::string text(const std::string& key) const { return screen_.teller.texts().text(key); }
    std::string word(const std::string& field) const { return text("word." + field); }
    std::string seat(const Json& number) const { return screen_.teller.seat(number.get<std::size_t>()); }
    static std::string is_of(const Json& held) { return held["is"].get<std::string>(); }

    std::string list(const Json& ids, const std::string& family) const
    {
        std::string names;
        for (const Json& id : ids) {
            names += (names.empty() ? "" : ", ") + text(family + id.get<std::string>());
        }
        return names.empty() ? "–" : names;
    }

    std::string head() const
    {
        const Json totals = view_["totals"];
        std::string out = word("chapter") + " " + std::to_string(view_["chapter"].get<int>()) + " · " +
                          text("faction.spring") + " " + std::to_string(totals[0].get<int>()) + " · " +
                          text("faction.winter") + " " + std::to_string(totals[1].get<int>());
        out = screen_.style.title(out) + "\n";
        const Json order = view_["order"], players = view_["players"];
        std::string line;
        for (const Json& who : order) {
            line += (line.empty() ? "" : ", ") + seat(who) + " (" +
                    text("faction." + players[who.get<std::size_t>()]["faction"].get<std::string>()) + ")";
        }
        return out + wrapped(word("order") + ": " + line, 2) + "\n";
    }

    std::string figure(std::size_t i, const Json& f) const
    {
        std::string state = seat(f["controller"]);
        if (f["ready"]) state += ", " + word("ready");
        if (f["down"]) state += ", " + word("down");
        if (f["immobile"]) state += ", " + word("immobile");
        return text("character." + std::string(kCharacterNames[i]) + ".name") + " (" + state + ")";
    }

    std::string places() const
    {
        std::string out = screen_.style.bold(word("at")) + "\n";
        const Json figures = view_["figures"], quests = view_["quests"];
        for (std::size_t space = 0; space < kSpaces; ++space) {
            std::string here;
            for (std::size_t i = 0; i < kCharacters; ++i) {
                const bool there = figures[i]["controller"] != 255 && !figures[i]["gone"].get<bool>() &&
                                   figures[i]["at"] == std::string(kSpaceNames[space]);
                if (there)
                    here += (here.empty() ? "" : "; ") + figure(i, figures[i]) + under(quests, kCharacterNames[i]);
            }
            const std::string tokens = under(quests, kSpaceNames[space]);
            here += here.empty() && !tokens.empty() ? tokens.substr(1) : tokens;
            if (here.empty() && space >= kLocations) continue;
            out += wrapped("  " + text("space." + std::string(kSpaceNames[space])) + ": " + (here.empty() ? "–" : here),
                           6) +
                   "\n";
        }
        return out;
    }

    std::string under(const Json& quests, std::string_view spot) const  // the tokens that lie there
    {
        std::string out;
        for (std::size_t i = 0; i < kQuests; ++i) {
            if (quests[i]["is"] != "placed" || quests[i]["at"] != std::string(spot)) continue;
            out += " [" + word("quest") + ": " + text("quest." + std::string(kQuestNames[i]) + ".name") + "]";
        }
        return out;
    }

    std::string track() const
    {
        std::string out = screen_.style.bold(word("track")) + "\n";
        const Json spaces = view_["track"];
        for (int n = 1; n <= view_["memories"].get<int>(); ++n) {
            const Json& memory = spaces[static_cast<std::size_t>(n - 1)];
            const std::string kind = memory["kind"];
            std::string line = "  " + std::to_string(n) + (has_symbol(n) ? "* " : "  ");
            if (kind == "none") {
                line += "–";
            } else {
                line +=
                    text(kind == "neutral" ? "memory_kind.neutral" : "faction." + memory["side"].get<std::string>());
                if (memory["card"].is_string()) line += ", " + text("story_card." + memory["card"].get<std::string>());
                if (memory["quest"].is_string())
                    line += ", " + text("quest." + memory["quest"].get<std::string>() + ".name");
                if (memory["mission"].is_string())
                    line += ", " + text("mission." + memory["mission"].get<std::string>() + ".name");
                if (view_["bookmark"] == n) line += "  « " + word("bookmark");
            }
            out += wrapped(line, 5) + "\n";
        }
        return out;
    }

    std::string powers() const
    {
        std::string line;
        for (const auto& [power, holder] : view_["powers"].items()) {
            if (!holder.is_string() && holder != true) continue;
            if (power == "hope_used") continue;
            line += (line.empty() ? "" : " · ") + word(power);
            if (holder.is_string()) line += ": " + screen_.teller.word("who", holder);
        }
        return line.empty() ? "" : screen_.style.bold(word("powers")) + "\n" + wrapped("  " + line, 2) + "\n";
    }

    const Screen& screen_;
    const Json& view_;
};

}  // namespace

std::string show_winter_tales(const Screen& screen) { return Page(screen).whole(); }
std::string show_my_winter_tales(const Screen& screen) { return Page(screen).mine(); }

}  // namespace snowbound
