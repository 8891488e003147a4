// A worker that cannot go on takes the server with it; one that is on its way down says so.
#include <cstdlib>
#include <stdexcept>

#include "testing/running_server.h"

namespace snowbound {
namespace {

class BrokenInside final : public Database {  // our own fault, whatever is written
public:
    Result<bool> write(std::span<const Statement>) override { throw std::runtime_error("no memory"); }
    Result<std::vector<Row>> read(const Statement&) override { return std::vector<Row>(); }
    Result<bool> backup(const std::string&) override { return true; }
};

TEST(Stuck, AServerWhoseWorkerFailsAgainAndAgainEndsItself)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto serve = [] {
        Loop loop(1);
        House house(loop, {std::make_unique<BrokenInside>(), {}}, RunningServer::quiet(), {random_key(), 0});
        house.open();
        std::function<void()> look = [&] { house.probe([&](const std::optional<Trouble>&) { loop.post(look); }); };
        loop.post(look);
        Loop::Timer late(loop);
        late.set(60'000, [] { std::_Exit(1); });
        loop.run();
    };
    EXPECT_EXIT(serve(), testing::ExitedWithCode(70), "store_stuck");
}

TEST(Stuck, OnItsWayDownItIsWellAndTakesNoWork)
{
    RunningServer server;
    Player visitor(server.port());
    EXPECT_EQ(visitor.get("/readyz").status, 200);
    server.look([](House& house) { return house.close([] {}), 0; });
    EXPECT_EQ(visitor.get("/healthz").status, 200);
    const auto ready = visitor.get("/readyz");
    EXPECT_EQ(ready.status, 503);
    EXPECT_EQ(ready.json()["code"], "closing");
}

}  // namespace
}  // namespace snowbound
