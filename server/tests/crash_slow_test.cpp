// The power goes, again and again, while people play: nothing that anybody was ever shown is lost.
#include "games/registry.h"
#include "testing/server_process.h"
#include "testing/table_party.h"

namespace snowbound {
namespace {

constexpr int kKills = 50, kStops = 5;

Json bots(std::initializer_list<int> seats)
{
    Json list = Json::array();
    for (const int seat : seats) {
        list.push_back({{"seat", seat}, {"level", "greedy"}});
    }
    return list;
}

std::vector<Json> wishes()
{
    return {
        {{"game", "paper-tales"}, {"seats", 2}, {"pace", "none"}},
        {{"game", "paper-tales"}, {"seats", 3}, {"pace", "none"}, {"bots", bots({1, 2})}},
        {{"game", "paper-tales"}, {"seats", 4}, {"pace", "none"}, {"bots", bots({3})}},
        {{"game", "winter-tales"}, {"seats", 3}, {"pace", "none"}},
        {{"game", "winter-tales"}, {"seats", 4}, {"pace", "none"}, {"bots", bots({1, 3})}},
    };
}

class Crashes : public ::testing::Test {
protected:
    Crashes() : server_(SNOWBOUND_PROGRAM, folder_.path())
    {
        for (const Json& wish : wishes()) {
            parties_.push_back(std::make_unique<TableParty>(port_, wish, parties_.size()));
        }
    }
    ~Crashes() override { stop_playing(); }

    void start_playing()
    {
        for (const auto& party : parties_) {
            players_.emplace_back([this, one = party.get()] { one->play(stop_); });
        }
    }
    void stop_playing()
    {
        stop_ = true;
        for (std::thread& player : players_) player.join();
        players_.clear();
    }
    bool start() { return (port_ = server_.start()) != 0; }
    // Every table was opened, and so replayed, by the server that runs now.
    bool everybody_is_back() const
    {
        const std::uint16_t port = port_;
        for (int waited = 0; waited < 60'000; ++waited) {
            const bool all = std::all_of(parties_.begin(), parties_.end(), [&](auto& p) { return p->all_see(port); });
            if (all) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return false;
    }
    void expect_replays(const TableParty::Finished& one)
    {
        Player player(port_);
        const auto answer = player.get("/api/tables/" + one.id + "/record");
        ASSERT_EQ(answer.status, 200) << answer.body;
        const auto record = read_record(answer.json());
        ASSERT_TRUE(record) << record.trouble().message;
        EXPECT_GE(record->events.size(), one.seen);
        const auto again = find_game(record->game)->replay(*record, record->events.size());
        EXPECT_TRUE(again) << again.trouble().message;
    }

    TempFolder folder_;
    ServerProcess server_;
    std::atomic<std::uint16_t> port_ = 0;
    std::atomic<bool> stop_ = false;
    std::vector<std::unique_ptr<TableParty>> parties_;
    std::vector<std::thread> players_;
};

TEST_F(Crashes, NothingAcknowledgedIsEverLost)
{
    Dice dice(20);
    ASSERT_TRUE(start());
    start_playing();
    ASSERT_TRUE(everybody_is_back());
    int crashes = 0;
    for (; crashes < kKills + kStops; ++crashes) {
        const bool gently = crashes % 11 == 10;
        const bool at_once = crashes % 7 == 3;  // while it is still reading what the last one left
        if (!at_once) {
            ASSERT_TRUE(everybody_is_back()) << "after " << crashes << " crashes";
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(dice.below(250)));
        const int status = server_.end(gently ? SIGTERM : SIGKILL);
        if (gently) {
            EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
        }
        ASSERT_TRUE(start()) << "after " << crashes << " crashes";
        if (HasFailure()) break;
    }
    ASSERT_TRUE(everybody_is_back());
    stop_playing();
    std::uint64_t answers = 0, comebacks = 0;
    std::size_t games = 0;
    for (const auto& party : parties_) {
        EXPECT_TRUE(party->abort());
        for (const auto& one : party->finished()) expect_replays(one);
        EXPECT_EQ(party->refused, 0U) << "the disk was there all the time";
        answers += party->answers;
        comebacks += party->comebacks;
        games += party->finished().size();
    }
    EXPECT_GT(answers, 200U);
    RecordProperty("crashes", crashes);
    std::printf("%d crashes, %zu games, %llu answers, %llu came back\n", crashes, games,
                static_cast<unsigned long long>(answers), static_cast<unsigned long long>(comebacks));
}

}  // namespace
}  // namespace snowbound
