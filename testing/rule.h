// Names the clause a test proves: first line of its body, recorded in the XML.
#pragma once

#include <gtest/gtest.h>

#define RULE(id) ::testing::Test::RecordProperty("rule", id)
