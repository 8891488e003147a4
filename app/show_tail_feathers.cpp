// Tail Feathers in a terminal: a map of the battlefield, who is where, one's cards.
#include "app/show.h"
#include "core/fields.h"
#include "games/tail_feathers/army.h"
#include "games/tail_feathers/campaign.h"
#include "games/tail_feathers/geometry.h"

namespace snowbound {
namespace {

using namespace tail_feathers;

constexpr int kColumnsOfMap = 60, kRowsOfMap = 30;  // 15 mm and 30 mm: a character is about twice as high as wide

Point point_of(const Json& at) { return {at["x"].get<std::int32_t>(), at["y"].get<std::int32_t>()}; }

// What an id of the view is called: "Aerijin and Zure", "Oakguard 3".
class FigureNames {
public:
    FigureNames(const Json& view, const Teller& teller) : view_(view), texts_(teller.texts()) {}

    std::string unit(std::size_t i) const
    {
        const Json& u = view_["units"][i];
        if (!u["is_bird"].get<bool>()) return texts_.text("ground." + u["ground"].get<std::string>() + ".name");
        const std::string bird = texts_.text("bird." + u["bird"].get<std::string>() + ".name");
        if (u["riderless"].get<bool>()) return bird;
        return bird + "/" + texts_.text("pilot." + u["pilot"].get<std::string>() + ".name");
    }
    std::string figure(std::size_t i) const
    {
        const Json& figures = view_["figures"];
        const auto of = figures[i]["unit"].get<std::size_t>();
        int before = 0, all = 0;
        for (std::size_t j = 0; j < figures.size(); ++j) {
            if (figures[j]["unit"].get<std::size_t>() != of) continue;
            ++all;
            if (j < i) ++before;
        }
        return all > 1 ? unit(of) + " " + std::to_string(before + 1) : unit(of);
    }
    std::size_t owner(std::size_t figure) const
    {
        return view_["units"][view_["figures"][figure]["unit"].get<std::size_t>()]["owner"].get<std::size_t>();
    }

private:
    const Json& view_;
    const Texts& texts_;
};

class Map {
public:
    explicit Map(const Json& view) : view_(view), field_(field_of(view)) {}

    std::string drawn() const
    {
        std::string out;
        for (int row = kRowsOfMap - 1; row >= 0; --row) {
            std::string line;
            for (int column = 0; column < kColumnsOfMap; ++column) {
                line += sign_at(
                    {(2 * column + 1) * kBoard / (2 * kColumnsOfMap), (2 * row + 1) * kBoard / (2 * kRowsOfMap)});
            }
            out += "  " + line.erase(line.find_last_not_of(' ') + 1) + "\n";
        }
        return out;
    }
    static char letter(std::size_t figure) { return static_cast<char>('A' + figure % 26); }

private:
    static Field field_of(const Json& view)
    {
        Field field;
        const auto scenario = from_name<ScenarioId>(view["options"]["scenario"].get<std::string>());
        Trees homes;
        for (const Json& player : view["players"]) {
            const auto home = from_name<Tree>(player["home"].get<std::string>());
            if (!home || player["out"].get<bool>() || player["nest"].get<int>() == 0) continue;
            homes.add(*home);
        }
        for (std::size_t i = 0; i < kCornerTrees; ++i) {
            const auto tree = static_cast<Tree>(i);
            homes.has(tree) ? field.add_home(tree) : field.add_tree(tree);
        }
        if (scenario && card_of(*scenario).sapling) field.add_tree(Tree::Sapling);
        for (std::size_t i = 0; i < view["leaves"].size() && i < kLeaves; ++i) {
            const Json& leaf = view["leaves"][i];
            if (!leaf["in_play"].get<bool>()) continue;
            const Space space = space_at(kFirstLeaf + i);
            if (leaf["drifting"].get<bool>()) {
                field.drift_leaf(space, point_of(leaf["drift"]["stem"]), leaf["drift"]["axis"].get<int>());
            } else {
                field.hang_leaf(space);
            }
        }
        for (const Json& feather : view["feathers"]) {
            field.add_feather(0, point_of(feather["at"]), feather["angle"].get<int>());
        }
        for (const Json& player : view["players"]) {
            if (player["mission_lies"].get<bool>()) field.add_card(0, point_of(player["mission_at"]));
        }
        return field;
    }

    char sign_at(Point p) const
    {
        for (std::size_t i = 0; i < view_["figures"].size(); ++i) {
            const Json& f = view_["figures"][i];
            if (!f["flying"].get<bool>() || f["zone"] != "battlefield") continue;
            if (touch(Disc{point_of(f["pose"]["at"]), kBaseRadius}, Disc{p, 0})) return letter(i);
        }
        const auto lies = [&](const auto& thing) { return contains(corners(thing.outline.polygon), p); };
        const auto any = [&](const auto& things) { return std::any_of(things.begin(), things.end(), lies); };
        if (any(field_.feathers)) return '"';
        if (any(field_.cards)) return '=';
        if (any(field_.leaves)) return '~';
        for (const Tree tree : field_.trunks) {
            if (contains(corners(trunk(tree).polygon), p)) return '#';
        }
        for (const Space space : field_.spaces) {
            if (contains(corners(facts(space).outline.polygon), p)) return is_nest(space) ? '@' : '.';
        }
        return ' ';
    }

    const Json& view_;
    Field field_;
};

class FeatherPage {
public:
    explicit FeatherPage(const Screen& screen) : screen_(screen), view_(screen.view), names_(view_, screen.teller) {}

    std::string whole() const { return head() + Map(view_).drawn() + flying() + on_trees() + elsewhere() + mine(); }

    std::string mine() const
    {
        const Json own = view_.value("mine", Json());
        if (!own.is_object()) return "";
        std::string out;
        if (own["mission"].is_string()) out += line(word("mission"), named("mission", own["mission"]));
        if (own["objective"].is_string()) {
            out += line(word("objective"), named("objective", own["objective"]) + ": " +
                                               text("objective." + own["objective"].get<std::string>() + ".text"));
        }
        std::string cards;
        for (const Json& card : own["hand"]) cards += (cards.empty() ? "" : ", ") + named("card", card);
        return cards.empty() ? out : out + line(word("hand"), cards);
    }

private:
    std::string text(const std::string& key) const { return screen_.teller.texts().text(key); }
    std::string word(const std::string& field) const { return text("word." + field); }
    std::string named(const std::string& family, const Json& id) const
    {
        return text(family + "." + id.get<std::string>() + ".name");
    }
    std::string line(const std::string& name, const std::string& words) const
    {
        return wrapped("  " + screen_.style.bold(name) + ": " + words, 4) + "\n";
    }

    std::string head() const
    {
        std::string out = named("scenario", view_["options"]["scenario"]) + " · " + word("round") + " " +
                          std::to_string(view_["round"].get<int>()) + " · " + word("nut") + ": " +
                          screen_.teller.seat(view_["nut"].get<std::size_t>());
        out = screen_.style.title(out) + "\n";
        for (std::size_t i = 0; i < view_["players"].size(); ++i) {
            const Json& p = view_["players"][i];
            std::string words = text("faction." + p["faction"].get<std::string>()) + ", " + word("nest") + " " +
                                std::to_string(p["nest"].get<int>()) + "/" + std::to_string(p["dial"].get<int>()) +
                                ", " + word("cheese") + " " + std::to_string(p["cheese"].get<int>());
            if (p["embers"].get<int>() > 0)
                words += ", " + word("embers") + " " + std::to_string(p["embers"].get<int>());
            if (p["mission"].is_string()) {
                words += ", " + word("mission") + " " + named("mission", p["mission"]);
            } else if (p["mission_lies"].get<bool>()) {
                words += ", " + word("mission") + " " + word("face_down");
            }
            out += line(screen_.teller.seat(i), words);
        }
        return out + campaign();
    }

    std::string campaign() const  // [TF-37.2]
    {
        const Json stands = view_.value("campaign", Json());
        if (!stands.is_object()) return "";
        const Texts& texts = screen_.teller.texts();
        std::string words = texts.text("campaign.played", {{"played", stands["played"].get<std::int64_t>()},
                                                           {"all", static_cast<std::int64_t>(kCampaign.size())}});
        for (std::size_t i = 0; i < stands["sides"].size(); ++i) {
            const Json& side = stands["sides"][i];  // the Militia sits first
            words += "; " + texts.text("campaign.side", {{"player", screen_.teller.seat(i)},
                                                         {"earned", side["earned"].get<std::int64_t>()},
                                                         {"left", side["left"].get<std::int64_t>()}});
        }
        if (!stands["winners"].empty()) {
            words +=
                "; " + texts.text("campaign.winners", {{"winners", screen_.teller.word("winners", stands["winners"])}});
        }
        return line(word("campaign"), words);
    }

    std::string state_of(std::size_t i) const
    {
        const Json& f = view_["figures"][i];
        std::string words = names_.figure(i) + " (" + screen_.teller.seat(names_.owner(i));
        if (const int wounds = f["wounds"].get<int>(); wounds > 0)
            words += ", " + std::to_string(wounds) + " " + word("wounds");
        for (const char* state : {"shaken", "immobile", "burning", "veteran"}) {
            if (f[state].get<bool>()) words += ", " + word(state);
        }
        if (f["beak_up"].get<bool>()) words += ", " + word("ready_to_launch");
        if (view_["units"][f["unit"].get<std::size_t>()]["turned"].get<bool>()) words += ", " + word("activated");
        return words + ")";
    }

    std::string flying() const
    {
        std::string out;
        for (std::size_t i = 0; i < view_["figures"].size(); ++i) {
            const Json& f = view_["figures"][i];
            if (f["zone"] != "battlefield" || !f["flying"].get<bool>()) continue;
            const Point at = point_of(f["pose"]["at"]);
            const int heading = f["pose"]["heading"].get<int>();
            out +=
                wrapped("  " + std::string(1, Map::letter(i)) + " " + state_of(i) + ": " + std::to_string(at.x / 100) +
                            "/" + std::to_string(at.y / 100) + " mm, " + word("heading") + " " +
                            std::to_string(heading / 10) + "°, " + text("tilt." + f["tilt"].get<std::string>()),
                        4) +
                "\n";
        }
        return out.empty() ? "" : screen_.style.bold(word("flying")) + "\n" + out;
    }

    std::string on_trees() const
    {
        std::string out = screen_.style.bold(word("on_trees")) + "\n";
        for (std::size_t space = 0; space < kSpaces; ++space) {
            std::string here;
            for (std::size_t i = 0; i < view_["figures"].size(); ++i) {
                const Json& f = view_["figures"][i];
                const bool there = f["zone"] == "battlefield" && !f["flying"].get<bool>() &&
                                   f["at"] == std::string(kSpaceNames[space]);
                if (there) here += (here.empty() ? "" : "; ") + state_of(i);
            }
            if (!here.empty())
                out += wrapped("  " + text("space." + std::string(kSpaceNames[space])) + ": " + here, 6) + "\n";
        }
        return out;
    }

    std::string elsewhere() const
    {
        std::string out;
        for (const char* zone : {"mission", "reserve", "casualty", "carried", "captive"}) {
            std::string who;
            for (std::size_t i = 0; i < view_["figures"].size(); ++i) {
                if (view_["figures"][i]["zone"] == zone) who += (who.empty() ? "" : ", ") + names_.figure(i);
            }
            if (!who.empty()) out += line(text("zone." + std::string(zone)), who);
        }
        return out;
    }

    const Screen& screen_;
    const Json& view_;
    FigureNames names_;
};

}  // namespace

std::string show_tail_feathers(const Screen& screen) { return FeatherPage(screen).whole(); }
std::string show_my_tail_feathers(const Screen& screen) { return FeatherPage(screen).mine(); }

Surroundings around_tail_feathers(const Json& view, const Teller& teller, Seat)
{
    Surroundings around;
    const FigureNames names(view, teller);
    for (std::size_t i = 0; i < view["units"].size(); ++i) around.names["unit." + std::to_string(i)] = names.unit(i);
    for (std::size_t i = 0; i < view["figures"].size(); ++i) {
        const std::string name = names.figure(i), number = "." + std::to_string(i);
        for (const char* field : {"figure", "figures", "passenger", "enemy", "winner", "loser", "by", "on"}) {
            around.names[field + number] = name;
        }
    }
    return around;
}

}  // namespace snowbound
