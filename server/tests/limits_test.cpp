#include "server/limits.h"

#include <gtest/gtest.h>

namespace snowbound {
namespace {

constexpr Limit kTest{"test", {1, 5}};
constexpr Limit kSlow{"slow", {0.01, 2}};

int allowed(Limits& limits, const Limit& limit, const std::string& who, std::int64_t now_ms, int tries = 100)
{
    int count = 0;
    for (int i = 0; i < tries; ++i) {
        count += limits.allow(limit, who, now_ms) ? 1 : 0;
    }
    return count;
}

TEST(Limits, ABurstThenTheRate)
{
    Limits limits(1);
    EXPECT_EQ(allowed(limits, kTest, "a", 1000), 5);
    EXPECT_EQ(allowed(limits, kTest, "a", 1999), 0);
    EXPECT_EQ(allowed(limits, kTest, "a", 2001), 1);
    EXPECT_EQ(allowed(limits, kTest, "a", 4500), 2);
    EXPECT_EQ(allowed(limits, kTest, "a", 1'000'000), 5);
}

TEST(Limits, ABucketOfOnesOwnKeepsTheSameRate)
{
    const Limits limits(2), none(0);
    Bucket bucket, other;
    const auto allowed = [&](const Limits& by, std::int64_t now_ms) {
        int count = 0;
        for (int i = 0; i < 100; ++i) {
            count += by.allow(kTest, bucket, now_ms) ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(allowed(limits, 1000), 10);
    EXPECT_EQ(allowed(limits, 1499), 0);
    EXPECT_EQ(allowed(limits, 2001), 2);
    EXPECT_EQ(allowed(limits, 500), 0);  // a clock that goes back gives nothing
    EXPECT_TRUE(limits.allow(kTest, other, 500));
    EXPECT_EQ(allowed(none, 2001), 100);
    EXPECT_EQ(allowed(limits, 1'000'000), 10);
}

TEST(Limits, PeopleAndKindsAreApart)
{
    Limits limits(1);
    EXPECT_EQ(allowed(limits, kTest, "a", 0), 5);
    EXPECT_EQ(allowed(limits, kTest, "b", 0), 5);
    EXPECT_EQ(allowed(limits, kSlow, "a", 0), 2);
}

TEST(Limits, AFactorScalesAndZeroLiftsThem)
{
    Limits doubled(2), none(0), tiny(0.001);
    EXPECT_EQ(allowed(doubled, kTest, "a", 0), 10);
    EXPECT_EQ(allowed(doubled, kTest, "a", 1000), 2);
    EXPECT_EQ(allowed(none, kTest, "a", 0), 100);
    EXPECT_EQ(none.size(), 0U);
    EXPECT_EQ(allowed(tiny, kTest, "a", 0), 1);
}

TEST(Limits, CostsCount)
{
    Limits limits(1);
    EXPECT_TRUE(limits.allow(kTest, "a", 0, 4));
    EXPECT_FALSE(limits.allow(kTest, "a", 0, 2));
    EXPECT_TRUE(limits.allow(kTest, "a", 0, 1));
    EXPECT_TRUE(limits.allow(kTest, "b", 0, 1000)) << "more than ever fits passes when the bucket is full";
    EXPECT_FALSE(limits.allow(kTest, "b", 0, 1));
}

TEST(Limits, AClockThatGoesBackGivesNothing)
{
    Limits limits(1);
    EXPECT_EQ(allowed(limits, kTest, "a", 10'000), 5);
    EXPECT_EQ(allowed(limits, kTest, "a", 0), 0);
    EXPECT_EQ(allowed(limits, kTest, "a", 10'000), 0);
    EXPECT_EQ(allowed(limits, kTest, "a", 11'000), 1);
}

TEST(Limits, SaysHowLongToWait)
{
    Limits limits(1);
    EXPECT_EQ(allowed(limits, kSlow, "a", 0), 2);
    EXPECT_EQ(limits.seconds_until(kSlow, "a", 0), 100);
    EXPECT_EQ(limits.seconds_until(kSlow, "a", 99'500), 1);
    EXPECT_EQ(limits.seconds_until(kSlow, "nobody", 0), 1);
}

TEST(Limits, FullBucketsAreForgotten)
{
    Limits limits(1);
    for (int i = 0; i < 1000; ++i) {
        limits.allow(kTest, "p" + std::to_string(i), i);
    }
    EXPECT_EQ(limits.size(), 1000U);
    limits.sweep(1500);
    EXPECT_EQ(limits.size(), 499U);
    limits.sweep(10'000);
    EXPECT_EQ(limits.size(), 0U);
}

TEST(Limits, WithoutSweepingToo)
{
    Limits limits(1);
    for (int i = 0; i < 10'000; ++i) {
        limits.allow(kTest, "p" + std::to_string(i), i * 100);
    }
    EXPECT_LT(limits.size(), 20U);
}

TEST(Limits, TheBoundHoldsAndWhoIsLimitedStaysLimited)
{
    Limits limits(1, 100);
    EXPECT_EQ(allowed(limits, kSlow, "attacker", 0), 2);
    EXPECT_EQ(allowed(limits, kTest, "attacker", 0), 5);  // would be full soonest, but runs against its limit
    for (int i = 0; i < 10'000; ++i) {
        EXPECT_TRUE(limits.allow(kTest, "p" + std::to_string(i), 0));
        ASSERT_LE(limits.size(), 100U);
    }
    EXPECT_EQ(allowed(limits, kSlow, "attacker", 0), 0);
    EXPECT_EQ(allowed(limits, kTest, "attacker", 0), 0);
}

TEST(Limits, WhereOnlyLimitedOnesAreLeftTheCrowdShares)
{
    Limits limits(1, 50);
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(allowed(limits, kTest, "p" + std::to_string(i), 0), 5);
    }
    int crowd = 0;
    for (int i = 0; i < 1000; ++i) {
        crowd += limits.allow(kTest, "q" + std::to_string(i), 0) ? 1 : 0;
    }
    EXPECT_EQ(crowd, 50);
    EXPECT_EQ(limits.size(), 51U);
    EXPECT_EQ(allowed(limits, kTest, "p7", 0), 0);
    EXPECT_TRUE(limits.allow(kTest, "q1", 5000)) << "later there is room again";
}

TEST(Limits, LongNamesTakeNoRoom)
{
    Limits limits(1);
    const std::string beginning(1000, 'x');
    EXPECT_EQ(allowed(limits, kTest, beginning + "a", 0), 5);
    EXPECT_EQ(allowed(limits, kTest, beginning + "b", 0), 0);
}

TEST(Limits, AFamilyBehindOneAddressPlays)
{
    Limits limits(1);
    for (int person = 0; person < 12; ++person) {  // all load the app, come in, sit down and play on at once
        EXPECT_TRUE(limits.allow(limits::kNewPeople, "home", person));
        EXPECT_TRUE(limits.allow(limits::kHandshakes, "home", person));
        for (int file = 0; file < 20; ++file) {
            EXPECT_TRUE(limits.allow(limits::kRequests, "home", person));
        }
    }
}

// docs/self-hosting.md says how long: whatever is limited by address is full again, and then forgotten, in that time.
TEST(Limits, AnAddressIsKeptForHalfAnHourAtMost)
{
    constexpr std::int64_t kHalfAnHour = 30 * 60'000;
    for (const Limit& limit :
         {limits::kHandshakes, limits::kRequests, limits::kLogins, limits::kLoginsAccount, limits::kNewPeople,
          limits::kTablesAddress, limits::kJoins, limits::kComplaintsAddress, limits::kOperator}) {
        for (const double factor : {0.1, 1.0, 10.0}) {
            Limits all(factor);
            while (all.allow(limit, "192.0.2.7", 0)) {}
            all.sweep(kHalfAnHour + 1);
            EXPECT_EQ(all.size(), 0U) << limit.kind;
        }
    }
}

TEST(Limits, AnIPv6SubscriberIsOne)
{
    EXPECT_EQ(address_key("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_key("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), address_key("2001:db8:1:2::9"));
    EXPECT_NE(address_key("2001:db8:1:2::9"), address_key("2001:db8:1:3::9"));
    EXPECT_EQ(address_key("unix"), "unix");
}

}  // namespace
}  // namespace snowbound
