#include "server/loop.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <stdexcept>
#include <thread>

namespace snowbound {
namespace {

TEST(Loop, WhatThrowsIsLostAndTheRestGoesOn)
{
    Loop loop(1);
    int done = 0;
    loop.on_disk([] { throw std::runtime_error("disk"); });
    loop.think("", [] { throw std::runtime_error("pool"); });
    loop.post([] { throw std::runtime_error("loop"); });
    loop.on_disk([&] {
        loop.post([&] {
            ++done;
            loop.think("", [&] { loop.post([&] { ++done, loop.stop(); }); });
        });
    });
    loop.run();
    EXPECT_EQ(done, 2);
}

TEST(Loop, NobodyHasAllTheWorkers)
{
    for (const auto work : {&Loop::think, &Loop::hash}) {
        std::promise<void> open;
        const auto opened = open.get_future().share();
        std::atomic<int> at_work = 0, most = 0;
        Loop loop(2);
        for (int i = 0; i < 5; ++i) {
            (loop.*work)("mallory", [&, opened] {
                most = std::max(most.load(), ++at_work);
                opened.wait();
                --at_work;
            });
        }
        (loop.*work)("ada", [&] {
            while (at_work == 0) std::this_thread::yield();
            loop.post([&] { loop.stop(); });
        });
        loop.run();  // until Ada's is done: Mallory's first is not
        EXPECT_EQ(most, 1);
        open.set_value();
    }
}

TEST(Loop, ATimerThatIsSetAnewRingsOnce)
{
    Loop loop(1);
    int rung = 0;
    Loop::Timer timer(loop), end(loop);
    timer.set(1, [&] { rung += 10; });
    timer.set(2, [&] { rung += 1; });
    end.set(40, [&] { loop.stop(); });
    loop.run();
    EXPECT_EQ(rung, 1);
}

}  // namespace
}  // namespace snowbound
