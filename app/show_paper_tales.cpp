// Paper Tales in a terminal: the own kingdom in two rows, the others' in a line or two, cards with their texts.
#include <fmt/core.h>

#include <algorithm>

#include "app/show.h"
#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound {
namespace {

namespace pt = paper_tales;

constexpr std::size_t kLabel = 18;             // columns before what a label names
constexpr std::string_view kJoint = "\u00A0";  // a space that no line break takes
constexpr std::string_view kEmpty = "–";       // a slot without a unit

const Json& my_seat(const Screen& s) { return s.view["players"][index(s.me)]; }
std::string say(const Screen& s, std::string_view key) { return s.teller.texts().text(key); }
int number(const Json& value) { return value.get<int>(); }

std::string amount(const Screen& s, std::string_view good, int n)
{
    return s.teller.texts().text("line." + std::string(good), {{"n", std::int64_t{n}}});
}

std::string card_name(const Teller& teller, const Json& card) { return teller.word("card", card); }

std::string unit_cell(const Teller& teller, const Json& unit)
{
    if (unit.is_null()) return std::string(kEmpty);
    std::string cell = card_name(teller, unit["card"]) + std::string(kJoint) + std::to_string(number(unit["strength"]));
    const int tokens = number(unit["tokens"]);
    if (tokens > 0) cell += kJoint;
    for (int i = 0; tokens < 4 && i < tokens; ++i) {
        cell += "●";
    }
    if (tokens >= 4) cell += fmt::format("{}●", tokens);
    return unit["dies"].get<bool>() ? cell + "†" : cell;
}

std::vector<std::string> row_cells(const Teller& teller, const Json& player, const Json& kingdom, bool front)
{
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < pt::kSlots; ++i) {
        const bool exists = pt::slot_at(i) != pt::Slot::Front3 || number(player["slots"]) == 5;
        if (pt::is_front(pt::slot_at(i)) == front && exists) cells.push_back(unit_cell(teller, kingdom["units"][i]));
    }
    return cells;
}

std::string buildings_of(const Screen& s, const Json& player)
{
    std::string list;
    for (std::size_t b = 0; b < pt::kBuildings; ++b) {
        const int level = number(player["buildings"][b]);
        if (level == 0) continue;
        const auto name = std::string(pt::kBuildingIdNames[b]);
        list += (list.empty() ? "" : ", ") + s.teller.word("building", name) + (level == 1 ? " I" : " II");
    }
    return list;
}

std::string labelled(const Screen& s, std::string_view key, const std::string& text)
{
    return wrapped(padded("  " + say(s, key), kLabel) + text, kLabel) + "\n";
}

std::string goods_of(const Screen& s, const Json& kingdom)
{
    std::string list;
    for (const std::string_view good : pt::kResourceNames) {
        const int produced = number(kingdom[std::string(good)]);
        if (produced == 0) continue;
        list += (list.empty() ? "" : ", ") + amount(s, good, produced);
    }
    return list;
}

bool is_planning(const Screen& s) { return s.view["mine"].is_object() && s.view["mine"]["planned"].is_object(); }

std::string my_gold(const Screen& s)
{
    const int gold = number(my_seat(s)["gold"]);
    if (!is_planning(s) || number(s.view["mine"]["planned_cost"]) == 0) return std::to_string(gold);
    const int left = gold - number(s.view["mine"]["planned_cost"]);
    return s.teller.texts().text("line.gold_after", {{"gold", std::int64_t{gold}}, {"left", std::int64_t{left}}});
}

// Legend points, gold and what the kingdom yields, in one line.
std::string numbers_of(const Screen& s, const Json& player, const Json& kingdom, const std::string& gold)
{
    std::string line = fmt::format("{} {} · {} {} · {} {} · {} {}", say(s, "word.legend_points"),
                                   number(player["legend"]), say(s, "word.gold"), gold, say(s, "word.strength"),
                                   number(kingdom["strength"]), say(s, "word.income"), number(kingdom["income"]));
    const std::string goods = goods_of(s, kingdom);
    return goods.empty() ? line : line + " · " + goods;
}

std::string my_kingdom(const Screen& s)
{
    const Json& me = my_seat(s);
    const Json& kingdom = is_planning(s) ? s.view["mine"]["planned"] : me["kingdom"];
    std::string out = s.style.title(s.teller.seat(index(s.me))) + "\n";
    out += wrapped("  " + numbers_of(s, me, kingdom, my_gold(s)), 4) + "\n";
    out += in_columns("  " + say(s, "row.front"), kLabel, row_cells(s.teller, me, kingdom, true)) + "\n";
    out += in_columns("  " + say(s, "row.back"), kLabel, row_cells(s.teller, me, kingdom, false)) + "\n";
    out += labelled(s, "word.buildings", buildings_of(s, me).empty() ? "–" : buildings_of(s, me));
    const Json& mine = s.view["mine"];
    if (mine.is_object() && mine["reserve"].is_string()) {
        out += labelled(s, "word.reserve", card_name(s.teller, mine["reserve"]));
    }
    return out;
}

// Neighbours matter most: they are named as such. With two players there is only the other one.
std::string place_of(const Screen& s, std::size_t seat)
{
    const std::size_t seats = s.view["players"].size();
    if (seats < 3) return {};
    if (seat == (index(s.me) + 1) % seats) return " – " + say(s, "direction.left");
    if ((seat + 1) % seats == index(s.me)) return " – " + say(s, "direction.right");
    return {};
}

// Units and buildings of another player; empty slots are nobody's business.
std::string pieces_of(const Screen& s, const Json& player)
{
    std::string all;
    for (const bool front : {true, false}) {
        std::string units;
        for (const std::string& cell : row_cells(s.teller, player, player["kingdom"], front)) {
            if (cell != kEmpty) units += (units.empty() ? "" : ", ") + cell;
        }
        if (!units.empty()) all += (all.empty() ? "" : " · ") + say(s, front ? "row.front" : "row.back") + ": " + units;
    }
    const std::string buildings = buildings_of(s, player);
    if (!buildings.empty()) all += (all.empty() ? "" : " · ") + say(s, "word.buildings") + ": " + buildings;
    return all;
}

std::string others_kingdom(const Screen& s, std::size_t seat)
{
    const Json& player = s.view["players"][seat];
    std::string numbers = numbers_of(s, player, player["kingdom"], std::to_string(number(player["gold"])));
    if (player["has_reserve"].get<bool>()) numbers += " · " + say(s, "word.reserve");
    const std::string pieces = pieces_of(s, player);
    return s.style.bold(s.teller.seat(seat)) + place_of(s, seat) + "\n" + wrapped("  " + numbers, 4) + "\n" +
           (pieces.empty() ? "" : wrapped("  " + pieces, 4) + "\n");
}

bool has_units(const Json& kingdom)
{
    return std::any_of(kingdom["units"].begin(), kingdom["units"].end(), [](const Json& u) { return u.is_object(); });
}

// One card a paragraph: what it costs, how strong it is, what it does, and in a plan where it goes.
std::string card_lines(const Screen& s, const Json& cards, const Json* fates)
{
    std::size_t widest = 0;
    for (const Json& card : cards) {
        widest = std::max(widest, width_of(card_name(s.teller, card)));
    }
    std::string out;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto id = from_name<pt::CardId>(cards[i].get<std::string>());
        if (!id) continue;
        const pt::UnitFacts& facts = pt::facts(*id);
        const std::string strength = std::to_string(facts.strength) + (facts.star ? "*" : "");
        std::string line =
            "  " + padded(card_name(s.teller, cards[i]), widest + 2) +
            s.teller.texts().text("line.unit", {{"cost", std::int64_t{facts.cost}}, {"strength", strength}});
        if (fates && i < fates->size() && (*fates)[i] != "discard") {
            line += " → " + s.style.bold(s.teller.word("spot", (*fates)[i]));
        }
        line += ". " + say(s, "card." + cards[i].get<std::string>() + ".text");
        out += wrapped(line, widest + 4) + "\n";
    }
    return out;
}

std::string my_cards(const Screen& s)
{
    const Json& mine = s.view["mine"];
    if (!mine.is_object()) return {};
    std::string out;
    if (!mine["picks"].empty() && s.view["phase"] == "recruit") {
        out += labelled(s, "word.picks", s.teller.word("card", mine["picks"]));
    }
    if (!mine["draft"].empty()) {
        out += s.style.title(say(s, "word.draft_hand")) + "\n" + card_lines(s, mine["draft"], nullptr);
    }
    if (!mine["hand"].empty()) {
        const Json* fates = mine["plan"].is_object() ? &mine["plan"]["hand"] : nullptr;
        out += s.style.title(say(s, "word.hand")) + "\n" + card_lines(s, mine["hand"], fates);
    }
    return out;
}

std::string cost_of(const Screen& s, std::size_t building, std::size_t level)
{
    const pt::BuildingFacts& facts = pt::kBuildingFacts[building];
    std::string goods;
    for (std::size_t i = 0; i < pt::kResources; ++i) {
        if (facts.cost[level][i] == 0) continue;
        goods += (goods.empty() ? "" : ", ") + amount(s, pt::kResourceNames[i], facts.cost[level][i]);
    }
    const int gold = facts.gold_instead[level];
    if (gold == 0) return goods;
    return s.teller.texts().text("line.or_gold", {{"resources", goods}, {"gold", std::int64_t{gold}}});
}

// In the build phase: what each building costs and does.
std::string building_site(const Screen& s)
{
    const Json& buildings = my_seat(s)["buildings"];
    const auto built = std::count_if(buildings.begin(), buildings.end(), [](const Json& l) { return number(l) > 0; });
    const Json& units = my_seat(s)["kingdom"]["units"];
    const bool free_land = std::any_of(units.begin(), units.end(), [](const Json& unit) {
        return unit.is_object() && unit["card"] == "landlord";  // [PT-13.31]
    });
    const std::int64_t price = free_land ? 0 : 2 * built;  // [PT-8.4]
    std::string out =
        s.style.title(say(s, "word.buildings")) + "\n  " + s.teller.texts().text("line.land", {{"gold", price}}) + "\n";
    for (std::size_t b = 0; b < pt::kBuildings; ++b) {
        const std::string id(pt::kBuildingIdNames[b]);
        const int level = number(buildings[b]);
        for (int step = 1; step <= 2; ++step) {
            const std::string name = step == 1 ? s.teller.word("building", id) : "";
            const std::string mark = step <= level ? "✓ " : "  ";
            const std::string line = padded("  " + name, 12) + mark + (step == 1 ? "I   " : "II  ") +
                                     cost_of(s, b, static_cast<std::size_t>(step - 1)) + " – " +
                                     say(s, fmt::format("building.{}.level_{}", id, step));
            out += wrapped(line, kLabel) + "\n";
        }
    }
    return out;
}

std::string headline(const Screen& s)
{
    const Texts& texts = s.teller.texts();
    std::string line = texts.text(
        "line.round", {{"round", std::int64_t{number(s.view["round"])}}, {"rounds", std::int64_t{pt::kRounds}}});
    line += " · " + s.teller.word("phase", s.view["phase"]);
    if (s.view["phase"] == "recruit") {
        line += " · " + texts.text("line.passing", {{"direction", s.teller.word("direction", s.view["direction"])}});
    }
    line += fmt::format(" · {} {} · {} {}", say(s, "word.draw_pile"), number(s.view["draw_size"]),
                        say(s, "word.discard_pile"), number(s.view["discard_size"]));
    return wrapped(line, 2);
}

}  // namespace

std::string show_my_paper_tales(const Screen& screen)
{
    std::string out = my_kingdom(screen) + my_cards(screen);
    if (screen.view["phase"] == "build") out += building_site(screen);
    return out;
}

std::string show_paper_tales(const Screen& screen)
{
    std::string out = screen.style.bold(headline(screen)) + "\n";
    const std::size_t seats = screen.view["players"].size();
    for (std::size_t step = 1; step < seats; ++step) {
        out += others_kingdom(screen, (index(screen.me) + step) % seats);
    }
    if (screen.view["discard"].is_array() && !screen.view["discard"].empty()) {
        out += labelled(screen, "word.discard_pile", screen.teller.word("card", screen.view["discard"]));
    }
    out += show_my_paper_tales(screen);
    const bool any = std::any_of(screen.view["players"].begin(), screen.view["players"].end(),
                                 [](const Json& player) { return has_units(player["kingdom"]); });
    return any ? out + screen.style.dim(wrapped(say(screen, "line.symbols"))) + "\n" : out;
}

Surroundings around_paper_tales(const Json& view, const Teller& teller, Seat me)
{
    Surroundings around;
    const Json& mine = view["mine"];
    const Json& now = view["players"][index(me)]["kingdom"]["units"];
    const bool planning = mine.is_object() && mine["planned"].is_object();
    const Json& then = planning ? mine["planned"]["units"] : now;
    for (std::size_t i = 0; i < pt::kSlots; ++i) {
        if (then[i].is_object()) around.notes[std::string(pt::kSlotNames[i])] = card_name(teller, then[i]["card"]);
        around.by_place["units"].push_back(now[i].is_object() ? card_name(teller, now[i]["card"]) : "");
    }
    if (!mine.is_object()) return around;
    for (const Json& card : mine["hand"]) {
        around.by_place["hand"].push_back(card_name(teller, card));
    }
    if (!planning) return around;
    for (std::size_t i = 0; i < mine["plan"]["hand"].size() && i < mine["hand"].size(); ++i) {
        if (mine["plan"]["hand"][i] == "reserve") around.notes["reserve"] = card_name(teller, mine["hand"][i]);
    }
    return around;
}

}  // namespace snowbound
