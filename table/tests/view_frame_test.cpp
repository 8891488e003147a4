// What viewers are told: a client that puts all changes together sees what is there, whatever it missed on the way, and
// nobody is told anything of what does not concern them.
#include "table/view_frame.h"

#include <gtest/gtest.h>

#include <random>

#include "games/registry.h"
#include "table/difference.h"
#include "testing/each_game.h"

namespace snowbound {
namespace {

// What a page does with the frames.
class Reader {
public:
    bool take(const Json& frame)  // false: it needs the whole
    {
        if (frame["t"] == "view") {
            shown_ = Json::object();
            for (const char* key : {"seat", "waiting", "view", "decisions", "undo", "end"}) {
                if (frame.contains(key)) shown_[key] = frame[key];
            }
            has_ = true;
        } else {
            const auto seq = frame["seq"].get<std::uint64_t>();
            if (has_ && seq <= seq_) return true;  // it was here before
            if (!has_ || seq != seq_ + 1) return has_ = false;
            if (frame.contains("patch") && !apply_difference(shown_, frame["patch"])) return has_ = false;
            if (frame.contains("check") && frame["check"] != value_sum(shown_.dump())) return has_ = false;
        }
        seq_ = frame["seq"].get<std::uint64_t>();
        keep(facts_, frame, "facts"), keep(scenes_, frame, "scenes");
        if (frame.contains("mark")) mark_ = frame["mark"].get<std::uint32_t>();
        return true;
    }
    HasFacts has() const { return {facts_.size(), mark_}; }
    bool is_up_to_date() const { return has_; }
    // But for `undo`, which may say less than it could: others plan in secret.
    Json all() const
    {
        auto shown = nlohmann::json::parse(shown_.dump());
        shown.erase("undo");
        return {{"shown", shown}, {"facts", facts_}, {"scenes", scenes_}};
    }

private:
    static void keep(Json& list, const Json& frame, const std::string& name)
    {
        if (!frame.contains(name)) return;
        auto& kept = list.get_ref<Json::array_t&>();
        kept.resize(std::min(kept.size(), frame[name + "_from"].get<std::size_t>()));
        kept.insert(kept.end(), frame[name].begin(), frame[name].end());
    }
    Json shown_, facts_ = Json::array(), scenes_ = Json::array();
    std::uint64_t seq_ = 0;
    std::uint32_t mark_ = 0;
    bool has_ = false;
};

Json whole(Viewing& viewing, const AnyTable& match, const HasFacts& has = {})
{
    std::string text;
    viewing.look(match);
    viewing.write_view(text, match, "", has);
    return *parse_json(text);
}

Json truth(const AnyTable& match, Seat viewer)
{
    Viewing anew(viewer);
    Reader reader;
    reader.take(whole(anew, match));
    return reader.all();
}

Json some_answer(AnyTable& match, std::mt19937& dice)
{
    const Json all = match.decisions(std::nullopt);
    std::vector<Json> open;
    for (const Json& each : all) {
        if (each["wait"] == "required") open.push_back(each);
    }
    if (open.empty()) return nullptr;
    const Json& decision = open[dice() % open.size()];
    const Json& options = decision["options"];
    return {{"seat", decision["seat"]}, {"id", decision["id"]}, {"choice", options[dice() % options.size()]}};
}

class Frames : public ::testing::TestWithParam<const AnyGame*> {};
EACH_GAME(Frames);

// Some frames are lost, some come twice or too late; the page asks for the whole, and that may be lost, too.
TEST_P(Frames, WhoeverMissedSomethingEndsWithTheRightView)
{
    std::mt19937 dice(7);
    const AnyGame& game = *GetParam();
    std::size_t lost = 0, gaps = 0, silent = 0, whole_bytes = 0, change_bytes = 0;
    for (int round = 0; round < 3; ++round) {
        const auto match =
            std::move(*game.start({game.min_seats(), Json::object(), SeedText::given(std::to_string(round))}));
        const std::size_t seats = match->seats();
        std::vector<Viewing> viewings;
        std::vector<Reader> readers(seats + 1);
        std::vector<std::vector<Json>> late(seats + 1);
        for (std::size_t i = 0; i < seats; ++i) viewings.emplace_back(seat_at(i));
        viewings.emplace_back(kSpectator);
        for (std::size_t i = 0; i <= seats; ++i) readers[i].take(whole(viewings[i], *match));
        for (int step = 0; step < 250; ++step) {
            const Json answer = some_answer(*match, dice);
            if (answer.is_null()) break;
            const Seat seat = seat_at(answer["seat"].get<std::size_t>());
            const bool undone = dice() % 12 == 0 && match->undo(std::nullopt);
            if (!undone) {
                ASSERT_TRUE(match->answer({seat, answer["id"], answer["choice"], "Once.", "", "a line"}));
            }
            for (std::size_t i = 0; i <= seats; ++i) {
                const bool changed = viewings[i].look(*match);
                silent += changed ? 0 : 1;
                if (!changed) continue;
                std::string text;
                viewings[i].write_change(text);
                change_bytes += text.size();
                whole_bytes += whole(viewings[i], *match).dump().size();
                const Json frame = *parse_json(text);
                const std::size_t fate = dice() % 8;
                if (fate == 0) {
                    ++lost;
                } else if (fate == 1) {
                    late[i].push_back(frame);
                } else {
                    const bool fits = readers[i].take(frame) && (fate != 2 || readers[i].take(frame));
                    if (!fits && ++gaps && dice() % 3 > 0)
                        readers[i].take(whole(viewings[i], *match, readers[i].has()));
                }
                if (!late[i].empty() && dice() % 4 == 0) {
                    readers[i].take(late[i].back());
                    late[i].pop_back();
                }
            }
        }
        for (std::size_t i = 0; i <= seats; ++i) {
            readers[i].take(whole(viewings[i], *match, readers[i].has()));
            EXPECT_EQ(readers[i].all(), truth(*match, viewings[i].viewer())) << "viewer " << i;
        }
    }
    EXPECT_GT(lost, 0U);
    EXPECT_GT(gaps, 0U);
    EXPECT_LT(change_bytes, whole_bytes / 3);
    std::printf("%s: a change has %.1f %% of the bytes of the whole; %zu times nobody was told\n",
                std::string(game.name()).c_str(),
                100.0 * static_cast<double>(change_bytes) / static_cast<double>(whole_bytes), silent);
}

TEST_P(Frames, AllChangesTogetherAreTheView)
{
    std::mt19937 dice(3);
    const AnyGame& game = *GetParam();
    const auto match = std::move(*game.start({game.min_seats(), Json::object(), SeedText::given("together")}));
    Viewing viewing(seat_at(0));
    Reader reader;
    reader.take(whole(viewing, *match));
    for (int step = 0; step < 400; ++step) {
        const Json answer = some_answer(*match, dice);
        if (answer.is_null()) break;
        const Seat seat = seat_at(answer["seat"].get<std::size_t>());
        if (dice() % 9 > 0 || !match->undo(std::nullopt)) {
            ASSERT_TRUE(match->answer({seat, answer["id"], answer["choice"], "Once.", "", "a line"}));
        }
        std::string text;
        if (!viewing.look(*match)) continue;
        viewing.write_change(text);
        ASSERT_TRUE(reader.take(*parse_json(text))) << text;
    }
    EXPECT_EQ(reader.all(), truth(*match, seat_at(0)));
}

// Paper Tales' planning: one seat takes many steps, and takes some back; or it plans all at once.
class Planning : public ::testing::Test {
protected:
    static std::unique_ptr<AnyTable> begun()
    {
        auto match = std::move(*find_game("paper-tales")->start({3, Json::object(), SeedText::given("plans")}));
        std::mt19937 dice(1);
        while (match->decisions(seat_at(0)).empty() || match->decisions(seat_at(0))[0]["form"] != "plan") {
            const Json answer = some_answer(*match, dice);
            match->answer({seat_at(answer["seat"].get<std::size_t>()), answer["id"], answer["choice"], "", "", ""});
        }
        return match;
    }
    static void answer(AnyTable& match, const Json& choice)
    {
        const Json asked = match.decisions(seat_at(0))[0];
        const auto done = match.answer({seat_at(0), asked["id"], choice, "", "", ""});
        ASSERT_TRUE(done) << choice.dump() << done.trouble().message;
    }
    struct Others {
        std::array<Viewing, 3> viewings{Viewing(seat_at(1)), Viewing(seat_at(2)), Viewing(kSpectator)};
        std::vector<std::string> heard = std::vector<std::string>(3);
        void begin(const AnyTable& match)
        {
            for (Viewing& each : viewings) each.look(match);
        }
        void look(const AnyTable& match)
        {
            for (std::size_t i = 0; i < viewings.size(); ++i) {
                if (viewings[i].look(match)) viewings[i].write_change(heard[i]);
            }
        }
    };
};

TEST_F(Planning, StepByStepOrAtOnceIsTheSameForAllOthers)
{
    const auto slow = begun(), fast = begun();
    Others of_slow, of_fast;
    for (AnyTable* match : {slow.get(), fast.get()}) {  // one of the others is ready already, and could take it back
        const Json asked = match->decisions(seat_at(1))[0];
        ASSERT_TRUE(match->answer({seat_at(1), asked["id"], {{"done", Json::object()}}, "", "", ""}));
    }
    of_slow.begin(*slow), of_fast.begin(*fast);
    int steps = 0;
    for (int i = 0; i < 6; ++i) {
        const Json options = slow->decisions(seat_at(0))[0]["options"];
        for (const Json& option : options) {
            if (!option.contains("place") && !option.contains("keep")) continue;
            answer(*slow, option), ++steps;
            of_slow.look(*slow);
            if (i == 1) {
                ASSERT_TRUE(slow->undo(seat_at(0)));
                of_slow.look(*slow);
            }
            break;
        }
    }
    EXPECT_GT(steps, 2);
    for (const std::string& each : of_slow.heard) EXPECT_EQ(each, "") << "while somebody plans nobody else hears of it";
    const Json plan = slow->view(seat_at(0))["mine"]["plan"];
    answer(*slow, {{"done", Json::object()}});
    answer(*fast, {{"plan", plan}});
    of_slow.look(*slow), of_fast.look(*fast);
    EXPECT_EQ(slow->view(seat_at(0))["mine"], fast->view(seat_at(0))["mine"]);
    EXPECT_NE(of_slow.heard[0], "");
    EXPECT_EQ(of_slow.heard, of_fast.heard);
}

}  // namespace
}  // namespace snowbound
