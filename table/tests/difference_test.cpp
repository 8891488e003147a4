// Patches: the same vectors as the browser's test has, random values by their fields, and patches that make no sense.
#include "table/difference.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "core/patch_text.h"

namespace snowbound {
namespace {

SB_WORDS(Colour, Red, Green, Blue);
struct Late {  // came later: where nothing is set it is not written
    static constexpr bool kOnlyWhenSet = true;
    std::uint8_t laps = 0;
    SB_FIELDS(Late, laps);
};
struct Card {
    Colour colour{};
    std::uint8_t age = 0;
    SB_FIELDS(Card, colour, age);
};
struct Walk {
    std::uint8_t from = 0, to = 0;
    SB_VERB(Walk, from, to);
};
struct Rest {
    SB_VERB(Rest);
};
struct Everything {  // of what a view may be made
    int count = 0;
    bool ready = false;
    Late late;
    Card card;
    std::optional<Seat> active;
    std::optional<Card> shown;
    std::variant<Rest, Walk> doing;
    FixedVector<Card, 6> hand;
    FixedVector<Colour, 8> row;
    FixedVector<std::variant<Rest, Walk>, 4> plan;
    FixedVector<std::optional<Card>, 4> gaps;
    std::array<FixedVector<Colour, 3>, 3> piles;
    EnumSet<Colour, 3> colours;
    SeatSet seats;
    SB_FIELDS(Everything, count, ready, late, card, active, shown, doing, hand, row, plan, gaps, piles, colours, seats);
};

std::string sorted(const Json& value) { return nlohmann::json::parse(value.dump()).dump(); }

TEST(Difference, TheVectorsThatTheBrowserReadsToo)
{
    std::ifstream file(SNOWBOUND_ROOT "/testdata/wire/differences.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto vectors = parse_json(text.str());
    ASSERT_TRUE(vectors && vectors->size() > 10);
    for (const Json& each : *vectors) {
        Json value = each["before"];
        EXPECT_TRUE(apply_difference(value, each["patch"])) << each["patch"].dump();
        EXPECT_EQ(sorted(value), sorted(each["after"]));
        EXPECT_EQ(value_sum(value.dump()), each["sum"]) << each["after"].dump();
    }
}

class Maker {
public:
    explicit Maker(std::uint32_t seed) : dice_(seed) {}
    std::size_t below(std::size_t n) { return dice_() % n; }

    Json value(int depth)
    {
        const std::size_t kind = below(depth > 0 ? 6 : 4);
        if (kind == 0) return Json(nullptr);
        if (kind == 1) return below(2) == 0;
        if (kind == 2) return static_cast<int>(below(7)) - 3;
        if (kind == 3) return std::string(kWords[below(std::size(kWords))]);
        Json made = kind == 4 ? Json::array() : Json::object();
        for (std::size_t left = below(7); left > 0; --left) {
            if (kind == 4)
                made.push_back(value(depth - 1));
            else
                made[kWords[below(std::size(kWords))]] = value(depth - 1);
        }
        return made;
    }

private:
    static constexpr const char* kWords[] = {"a",  "b", "card", "0", "12", "say \"x\"",
                                             "\\", "{", "]",    "",  "\n", "Sch\xC3\xB6n"};
    std::mt19937 dice_;
};

class Changer {  // makes some of it otherwise
public:
    explicit Changer(std::uint32_t seed) : dice_(seed) {}

    template <class T>
    void change(T& x)
    {
        if (dice_() % 4 > 0) return;
        if constexpr (kIsOptional<T>) {
            if (dice_() % 2 == 0)
                x.reset();
            else if (!x)
                x.emplace();
            if (x) change(*x);
        } else if constexpr (kIsVariant<T>) {
            if (dice_() % 2 == 0) x = dice_() % 2 == 0 ? T(Rest{}) : T(Walk{1, 2});
            std::visit([this](auto& now) { this->change(now); }, x);
        } else if constexpr (kIsList<T>) {
            for (auto& each : x) change(each);
            if (!x.empty() && dice_() % 2 == 0) x.erase_at(dice_() % x.size());
            if (!x.full() && dice_() % 2 == 0) {
                x.push_back({});
                std::swap(x.back(), x[dice_() % x.size()]);
            }
        } else if constexpr (kIsArray<T>) {
            for (auto& each : x) change(each);
        } else if constexpr (kIsSet<T>) {
            const auto item = static_cast<Colour>(dice_() % 3);
            x.has(item) ? x.remove(item) : x.add(item);
        } else if constexpr (std::is_same_v<T, SeatSet>) {
            const Seat seat = seat_at(dice_() % 5);
            x.has(seat) ? x.remove(seat) : x.add(seat);
        } else if constexpr (HasFields<T>) {
            T::fields(x, [this](std::string_view, auto& member) { this->change(member); });
        } else {
            x = static_cast<T>(dice_() % 3);
        }
    }

private:
    std::mt19937 dice_;
};

TEST(Difference, OfValuesByTheirFieldsIsThatOfTheirJson)
{
    Changer changer(3);
    Everything before;
    std::size_t told = 0, whole = 0;
    for (int i = 0; i < 20'000; ++i) {
        Everything after = before;
        Everything::fields(after, [&](std::string_view, auto& member) { changer.change(member); });
        if (after == before) continue;
        std::string patch;
        PatchText(patch).change(before, after);
        Json value = to_json(before);
        ASSERT_TRUE(apply_difference(value, *parse_json(patch))) << value << "\n" << patch;
        ASSERT_EQ(sorted(value), sorted(to_json(after))) << to_json(before) << "\n" << patch;
        ASSERT_EQ(value_sum(value.dump()), value_sum(to_text(after)));
        told += patch.size(), whole += to_text(after).size();
        before = after;
    }
    EXPECT_LT(told, whole / 2);
}

TEST(Difference, APatchThatMakesNoSenseBreaksNothing)
{
    Maker maker(2);
    std::size_t refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        Json value = maker.value(4);
        refused += apply_difference(value, maker.value(4)) ? 0 : 1;
    }
    EXPECT_GT(refused, 5'000U);
    for (const char* patch : {R"({"5":[1]})", R"({"-1":[1]})", R"([3,0,[1]])", R"([0,3,[]])", R"([0,-1,[]])",
                              R"([0,1])", R"([0,1,2])", "7"}) {
        Json list = {1, 2};
        EXPECT_FALSE(apply_difference(list, *parse_json(patch))) << patch;
    }
}

}  // namespace
}  // namespace snowbound
