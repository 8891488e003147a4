#include "server/loop.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace snowbound {
namespace {

TEST(Loop, WhatThrowsIsLostAndTheRestGoesOn)
{
    Loop loop(1);
    int done = 0;
    loop.on_disk([] { throw std::runtime_error("disk"); });
    loop.on_pool([] { throw std::runtime_error("pool"); });
    loop.post([] { throw std::runtime_error("loop"); });
    loop.on_disk([&] {
        loop.post([&] {
            ++done;
            loop.on_pool([&] { loop.post([&] { ++done, loop.stop(); }); });
        });
    });
    loop.run();
    EXPECT_EQ(done, 2);
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
