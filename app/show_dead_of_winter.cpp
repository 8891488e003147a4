// Dead of Winter in a terminal: tracks and crisis, the seven locations, the players, an open crossroads card, one's
// own.
#include "app/show.h"
#include "games/dead_of_winter/cards.h"

namespace snowbound {
namespace {

using namespace dead_of_winter;

class Page {
public:
    explicit Page(const Screen& screen) : screen_(screen), view_(screen.view) {}

    std::string whole() const { return head() + crisis() + places() + players() + crossroads() + mine(); }

    std::string mine() const
    {
        const Json own = view_.value("own", Json());
        if (!own.is_object()) return "";
        std::string out = bold("hand");
        out += row(list(own["hand"], "item."));
        if (!own["laid"].empty()) out += row(word("laid") + ": " + list(own["laid"], "item."));
        if (!own["drawn"].empty()) out += row(word("drawn") + ": " + list(own["drawn"], "item."));
        if (own["objective"].is_string()) out += row(card("objective.", own["objective"]));
        if (own["exile"].is_string()) out += row(card("exile.", own["exile"]));
        if (own["crossroads"].is_string()) {
            const std::string key = "crossroads." + own["crossroads"].get<std::string>();
            out += row(word("crossroads") + ": " + text(key + ".name") + " – " + text(key + ".trigger"));
        }
        return out;
    }

private:
    std::string text(const std::string& key) const { return screen_.teller.texts().text(key); }
    std::string word(const std::string& field) const { return text("word." + field); }
    std::string seat(const Json& number) const { return screen_.teller.seat(number.get<std::size_t>()); }
    std::string bold(const std::string& field) const { return screen_.style.bold(word(field)) + "\n"; }
    static std::string row(const std::string& line) { return wrapped("  " + line, 4) + "\n"; }
    static std::string number(const Json& value) { return std::to_string(value.get<int>()); }
    std::string count(const std::string& field) const { return word(field) + " " + number(view_[field]); }

    std::string card(const std::string& family, const Json& id) const
    {
        const std::string key = family + id.get<std::string>();
        return text(key + ".name") + ": " + text(key + ".text");
    }

    std::string list(const Json& ids, const std::string& family) const
    {
        std::string names;
        for (const Json& id : ids) {
            names += (names.empty() ? "" : ", ") + text(family + id.get<std::string>() + ".name");
        }
        return names.empty() ? "–" : names;
    }

    std::string head() const
    {
        std::string out = count("round") + " · " + count("rounds") + " · " + count("morale") + " · " + count("food") +
                          " · " + count("starvation") + " · " + word("waste") + " " +
                          std::to_string(view_["waste"].size());
        out = screen_.style.title(out) + "\n";
        const std::string key = "main_objective." + view_["objective"].get<std::string>();
        out += wrapped(text(key + ".name") + ": " + text(key + (view_["hardcore"] ? ".hardcore" : ".text")), 2) + "\n";
        if (!view_["deposit"].empty()) out += row(word("deposit") + ": " + list(view_["deposit"], "item."));
        if (view_["samples"] > 0) out += row(count("samples"));
        std::string rules;
        for (const Json& rule : view_["standing"]) {
            rules += (rules.empty() ? "" : "; ") + text("standing." + rule.get<std::string>());
        }
        return rules.empty() ? out : out + row(word("standing") + ": " + rules);
    }

    std::string crisis() const
    {
        if (!view_["crisis"].is_string()) return "";
        return wrapped(word("crisis") + ": " + card("crisis.", view_["crisis"]) + " (" + count("crisis_need") + ")",
                       2) +
               "\n";
    }

    // Zombies and barricades of the entrances of a place: "Z2 B1".
    std::string entrances(std::size_t place) const
    {
        std::string out;
        for (std::size_t gate = 0; gate < kGates; ++gate) {
            if (location_of(gate_at(gate)) != location_at(place)) continue;
            const Json& spaces = view_["gates"][gate];
            const int zombies = spaces["zombies"], barricades = spaces["barricades"];
            std::string here = place == 0 ? std::to_string(gate + 1) + ":" : "";
            if (zombies > 0) here += " " + std::to_string(zombies) + " " + word("zombies");
            if (barricades > 0) here += " " + std::to_string(barricades) + " " + word("barricades");
            if (zombies + barricades > 0) out += (out.empty() ? "" : "; ") + here;
        }
        return out;
    }

    std::string figure(std::size_t i, const Json& f) const
    {
        std::string state = f["controller"] == 255 ? "–" : seat(f["controller"]);
        if (f["wounds"] > 0) state += ", " + word("wounds") + " " + number(f["wounds"]);
        if (f["frostbite"] > 0) state += ", " + word("frostbite") + " " + number(f["frostbite"]);
        if (!f["equipment"].empty()) state += ", " + list(f["equipment"], "item.");
        for (const Json& mark : f["marks"]) {
            state += ", " + text("mark." + mark.get<std::string>());
        }
        return text("survivor." + std::string(kSurvivorNames[i]) + ".name") + " (" + state + ")";
    }

    std::string places() const
    {
        std::string out = bold("locations");
        for (std::size_t place = 0; place < kLocations; ++place) {
            std::string here = entrances(place);
            for (std::size_t i = 0; i < kSurvivors; ++i) {
                const Json& f = view_["figures"][i];
                if (f["is"] != "play" || f["at"] != std::string(kLocationNames[place])) continue;
                here += (here.empty() ? "" : "; ") + figure(i, f);
            }
            std::string name = text("location." + std::string(kLocationNames[place]));
            if (place == 0 && view_["helpless"] > 0) name += ", " + count("helpless");
            if (place > 0) name += " (" + number(view_["deck_sizes"][place]) + ")";
            if (view_["noise"][place] > 0) name += ", " + word("noise") + " " + number(view_["noise"][place]);
            out += row(name + ": " + (here.empty() ? "–" : here));
        }
        return out;
    }

    std::string players() const
    {
        std::string out = bold("players");
        for (std::size_t i = 0; i < view_["players"].size(); ++i) {
            const Json& p = view_["players"][i];
            std::string line = screen_.teller.seat(i);
            if (view_["first"] == i) line += " (" + word("first") + ")";
            if (p["exiled"]) line += ", " + word("exiled");
            if (p["out"]) line += ", " + word("out");
            std::string dice;
            for (std::size_t value = 0; value < p["dice"].size(); ++value) {
                for (int n = 0; n < p["dice"][value].get<int>(); ++n) dice += " " + std::to_string(value + 1);
            }
            line += ": " + word("dice") + (dice.empty() ? " –" : dice) + " · " + word("cards") + " " +
                    number(p["hand_size"]) + " · " + word("laid") + " " + number(p["laid_size"]);
            if (p["leader"].is_string())
                line += " · " + word("leader") + " " + list(Json::array({p["leader"]}), "survivor.");
            if (p["objective"].is_string()) line += " · " + list(Json::array({p["objective"]}), "objective.");
            out += row(line);
        }
        return out;
    }

    std::string crossroads() const  // the card whose options are being decided
    {
        for (const Json& frame : view_["stack"]) {
            if (!frame.contains("script") || !frame["script"]["card"].is_string()) continue;
            const std::string key = "crossroads." + frame["script"]["card"].get<std::string>();
            std::string out = bold("crossroads") + row(text(key + ".name") + ". " + text(key + ".text"));
            for (const char* option : {"1", "2", "3"}) {
                const std::string of_option = key + ".option_" + option;
                if (screen_.teller.texts().has(of_option)) out += row(std::string(option) + ". " + text(of_option));
            }
            return out;
        }
        return "";
    }

    const Screen& screen_;
    const Json& view_;
};

}  // namespace

std::string show_dead_of_winter(const Screen& screen) { return Page(screen).whole(); }
std::string show_my_dead_of_winter(const Screen& screen) { return Page(screen).mine(); }

}  // namespace snowbound
