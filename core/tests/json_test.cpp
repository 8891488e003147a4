#include "core/json.h"
#include "core/spelling.h"

#include <gtest/gtest.h>

#include "core/describe.h"
#include "core/log.h"

namespace snowbound {
namespace {

enum class Hue : std::uint8_t { Red, Green };
constexpr std::array<std::string_view, 2> kHues{"red", "green"};
constexpr std::span<const std::string_view> names_of(Hue) { return kHues; }

struct Paint {
    Hue colour{};
    SB_VERB(Paint, colour);
};
struct Stop {
    SB_VERB(Stop);
};
using Deed = std::variant<Paint, Stop>;

struct Thing {
    std::int8_t small = 0;
    bool flag = false;
    std::optional<Hue> colour;
    FixedVector<std::uint16_t, 3> list;
    std::array<Hue, 2> pair{};
    Deed deed;
    SeatSet seats;
    SB_FIELDS(Thing, small, flag, colour, list, pair, deed, seats);
};

Thing sample()
{
    Thing thing{-7, true, Hue::Green, {1, 65535}, {Hue::Red, Hue::Green}, Paint{Hue::Green}, {}};
    thing.seats.add(seat_at(2));
    return thing;
}

std::string error_of(const std::string& text, JsonReader::Missing missing = JsonReader::Missing::Refuse)
{
    Thing thing;
    JsonReader reader(missing);
    const auto json = parse_json(text);
    EXPECT_TRUE(json) << text;
    EXPECT_FALSE(json && reader.read(*json, thing)) << text;
    return reader.error();
}

std::string with(const std::string& field, const Json& value)
{
    Json json = to_json(sample());
    json[field] = value;
    return json.dump();
}

TEST(Fields, GiveJsonOutAndIn)
{
    const Json json = to_json(sample());
    EXPECT_EQ(json.dump(), R"({"small":-7,"flag":true,"colour":"green","list":[1,65535],"pair":["red","green"],)"
                           R"("deed":{"paint":{"colour":"green"}},"seats":[2]})");
    Thing back;
    JsonReader reader(JsonReader::Missing::Refuse);
    EXPECT_TRUE(reader.read(json, back)) << reader.error();
    EXPECT_EQ(back, sample());
}

TEST(Fields, SayWhatIsWrongAndWhere)
{
    EXPECT_EQ(error_of(with("small", 128)), ".small is too large");
    EXPECT_EQ(error_of(with("small", -129)), ".small is too small");
    EXPECT_EQ(error_of(with("small", 1.5)), ".small must be a whole number");
    EXPECT_EQ(error_of(with("small", UINT64_MAX)), ".small is too large");
    EXPECT_EQ(error_of(with("flag", 1)), ".flag must be true or false");
    EXPECT_EQ(error_of(with("colour", "blue")), ".colour has an unknown word \"blue\"");
    EXPECT_EQ(error_of(with("list", {1, 2, 3, 4})), ".list has more than 3 entries");
    EXPECT_EQ(error_of(with("list", {1, "x"})), ".list[1] must be a whole number");
    EXPECT_EQ(error_of(with("pair", Json::array({"red"}))), ".pair must have 2 entries");
    EXPECT_EQ(error_of(with("deed", {{"jump", Json::object()}})), ".deed has an unknown verb \"jump\"");
    EXPECT_EQ(error_of(with("deed", {{"paint", Json::object()}})), ".deed.paint lacks \"colour\"");
    EXPECT_EQ(error_of(with("deed", Json::object())), ".deed must be an object with one key, the verb");
    EXPECT_EQ(error_of(with("seats", {9})), ".seats names a seat that does not exist");
    EXPECT_EQ(error_of(with("typo", 1)), "it has an unknown field \"typo\"");
    EXPECT_EQ(error_of("[]"), "it must be an object");
    EXPECT_EQ(error_of("{}"), "it lacks \"small\"");
}

TEST(Fields, AFieldAddedLaterTakesItsDefault)
{
    Thing thing;
    JsonReader reader(JsonReader::Missing::TakesDefault);
    EXPECT_TRUE(reader.read(*parse_json(R"({"small":3})"), thing));
    EXPECT_EQ(thing.small, 3);
    EXPECT_FALSE(thing.flag);
    EXPECT_EQ(error_of(R"({"smal":3})", JsonReader::Missing::TakesDefault), "it has an unknown field \"smal\"");
}

TEST(Fields, GiveAHashThatSeesEveryField)
{
    const std::uint64_t hash = hash_of(sample());
    EXPECT_EQ(hash, hash_of(sample()));
    Thing other = sample();
    other.small = 7;
    EXPECT_NE(hash, hash_of(other));
    other = sample();
    other.colour.reset();
    EXPECT_NE(hash, hash_of(other));
    other = sample();
    other.deed = Stop{};
    EXPECT_NE(hash, hash_of(other));
    other = sample();
    other.seats = SeatSet();
    EXPECT_NE(hash, hash_of(other));
    other = sample();
    other.list.pop_back();
    EXPECT_NE(hash, hash_of(other));
}

TEST(Fields, GiveAReadableDiff)
{
    Thing other = sample();
    other.small = 5;
    other.list[1] = 9;
    other.colour.reset();
    const std::vector<std::string> expected{"small: -7 -> 5", "colour: \"green\" -> null", "list[1]: 65535 -> 9"};
    EXPECT_EQ(diff(to_json(sample()), to_json(other)), expected);
    EXPECT_TRUE(diff(to_json(sample()), to_json(sample())).empty());
}

TEST(Fields, GiveTypeScript)
{
    EXPECT_EQ(typescript_type<Thing>(),
              "{ small: number; flag: boolean; colour: \"red\" | \"green\" | null; list: (number)[]; "
              "pair: (\"red\" | \"green\")[]; deed: { paint: { colour: \"red\" | \"green\" } } | "
              "{ stop: Record<string, never> }; seats: number[] }");
}

TEST(Json, TextThatIsNoJsonIsNoJson)
{
    for (const char* text : {"", "{", "{\"a\":}", "nul", "\"\xff\"", "{\"a\":1}x", "[1,]", "1e999"}) {
        EXPECT_FALSE(parse_json(text)) << text;
    }
    EXPECT_TRUE(parse_json(" {\"a\": [1, 2.5, null, \"\\u00e4\"]} "));
}

TEST(Json, DeepNestingIsRefusedNotFollowed)
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_TRUE(parse_json(nested(40)));
    EXPECT_FALSE(parse_json(nested(100)));
    EXPECT_FALSE(parse_json(nested(1'000'000)));
    EXPECT_FALSE(parse_json(std::string(1'000'000, '[')));
}

TEST(FixedVector, KeepsToItsRoom)
{
    FixedVector<int, 3> v{1, 5};
    v.insert_sorted(3);
    EXPECT_EQ(v, (FixedVector<int, 3>{1, 3, 5}));
    EXPECT_EQ(v.size(), 3U);
    EXPECT_THROW(v.push_back(9), RuleBug);
    EXPECT_TRUE(v.erase_one(1));
    EXPECT_FALSE(v.erase_one(1));
    EXPECT_EQ(v, (FixedVector<int, 3>{3, 5}));
    EXPECT_EQ(v.take_back(), 5);
    v.clear();
    EXPECT_THROW(v.pop_back(), RuleBug);
    EXPECT_THROW(v.erase_at(0), RuleBug);
    static_assert(std::is_trivially_copyable_v<FixedVector<int, 3>>);
}

TEST(SeatSet, IteratesInSeatOrder)
{
    SeatSet seats;
    for (const std::size_t i : {6, 0, 3}) {
        seats.add(seat_at(i));
    }
    std::vector<std::size_t> found;
    for (const Seat seat : seats) {
        found.push_back(index(seat));
    }
    EXPECT_EQ(found, (std::vector<std::size_t>{0, 3, 6}));
    seats.remove(seat_at(3));
    EXPECT_FALSE(seats.has(seat_at(3)));
    EXPECT_FALSE(seats.has(kSpectator));
    EXPECT_EQ(SeatSet::first(5).size(), 5);
}

TEST(Audience, ReachesWhomItShould)
{
    const Seat a = seat_at(0);
    const Seat b = seat_at(1);
    EXPECT_TRUE(To::all().reaches(a) && To::all().reaches(kSpectator));
    EXPECT_TRUE(To::only(a).reaches(a));
    EXPECT_FALSE(To::only(a).reaches(b) || To::only(a).reaches(kSpectator));
    EXPECT_FALSE(To::all_but(a).reaches(a));
    EXPECT_TRUE(To::all_but(a).reaches(b) && To::all_but(a).reaches(kSpectator));
}

}  // namespace
}  // namespace snowbound
