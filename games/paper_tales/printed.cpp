// The numbers that stand on the cards [PT-1.14], for whoever draws them.
#include <string>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/game.h"

namespace snowbound {
namespace paper_tales {
namespace {

class Writer {
public:
    void open(std::string_view name, char bracket) { key(name), out_ += bracket, first_ = true; }
    void close(char bracket) { out_ += bracket, first_ = false; }
    void number(std::string_view name, int value) { key(name), out_ += std::to_string(value); }
    void yes_or_no(std::string_view name, bool value) { key(name), out_ += value ? "true" : "false"; }
    void symbols(const Resources& r) { number("wood", r[kWood]), number("food", r[kFood]), number("gem", r[kGem]); }
    const std::string& text() const { return out_; }

private:
    void key(std::string_view name)
    {
        if (!first_) out_ += ',';
        first_ = false;
        if (name.empty()) return;
        out_ += '"', out_ += name, out_ += "\":";
    }
    std::string out_;
    bool first_ = true;
};

void write(Writer& to, std::string_view name, const UnitFacts& u)
{
    to.open(name, '{');
    to.number("copies", u.copies), to.number("cost", u.cost), to.number("strength", u.strength);
    to.yes_or_no("star", u.star);
    to.number("income", u.income), to.symbols(u.produces);
    to.close('}');
}

void write(Writer& to, std::string_view name, const BuildingFacts& b)
{
    to.open(name, '[');
    for (std::size_t i = 0; i < 2; ++i) {
        to.open("", '{');
        to.symbols(b.cost[i]), to.number("gold", b.gold_instead[i]), to.number("legend", b.legend[i]);
        to.close('}');
    }
    to.close(']');
}

void write_all(Writer& to, std::string_view name, const auto& all, const auto& names)
{
    to.open(name, '{');
    for (std::size_t i = 0; i < all.size(); ++i) {
        write(to, names[i], all[i]);
    }
    to.close('}');
}

}  // namespace
}  // namespace paper_tales

std::string PaperTales::printed()
{
    using namespace paper_tales;
    Writer to;
    to.open("", '{');
    write_all(to, "units", kUnitFacts, kCardIdNames);
    write_all(to, "buildings", kBuildingFacts, kBuildingIdNames);
    to.close('}');
    return to.text();
}

}  // namespace snowbound
