// Shorter sentences where a choice leaves something out.
#include <gtest/gtest.h>

#include "app/teller.h"

namespace snowbound {
namespace {

TEST(Teller, WhatIsMissingNeedsNoWords)
{
    const Texts texts("en", "dead-of-winter");
    const Teller teller(texts, {"Ann", "Ben"});
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":null}})")),
              "Move Sparky: School");
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":"fuel"}})")),
              "Move Sparky: School (with fuel)");
}

}  // namespace
}  // namespace snowbound
