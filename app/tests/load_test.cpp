// How `snowbound load` reads the server's frames.
#include <gtest/gtest.h>

#include "app/load_scan.h"

namespace snowbound {
namespace {

using Kind = SeenFrame::Kind;

constexpr std::string_view kAsked =
    R"({"t":"view","table":"abc","seq":17,"seat":2,"waiting":[2],"view":{"a":[1]},"decisions":[{"id":34,"seat":2,)"
    R"("wait":"required","rule":"PT-1.1","options":[{"play":{"card":"a]},\""}},{"pass":{}},3],"fallback":0}],"facts":[]})";

TEST(LoadScan, AViewSaysWhatIsAsked)
{
    const SeenFrame seen = look_at_frame(kAsked);
    EXPECT_EQ(seen.kind, Kind::View);
    EXPECT_EQ(seen.table, "abc");
    EXPECT_EQ(seen.seq, 17);
    EXPECT_TRUE(seen.question.starts_with(R"("id":34,)"));
}

TEST(LoadScan, EveryOptionCanBeTheAnswer)
{
    const auto question = look_at_frame(kAsked).question;
    const std::string begin = R"({"t":"answer","decision":34,"choice":)";
    EXPECT_EQ(random_answer(question, 0), begin + R"({"play":{"card":"a]},\""}}})");
    EXPECT_EQ(random_answer(question, 1), begin + R"({"pass":{}}})");
    EXPECT_EQ(random_answer(question, 2), begin + "3}");
    EXPECT_EQ(random_answer(question, 3), random_answer(question, 0));
}

TEST(LoadScan, NothingIsAskedWhereAQuestionStandsOrThereIsNone)
{
    for (const char* decisions : {R"([{"id":34,"wait":"standing","options":[1]}])", "[]"}) {
        const std::string frame =
            R"({"t":"view","table":"abc","seq":0,"seat":2,"decisions":)" + std::string(decisions) + "}";
        EXPECT_EQ(look_at_frame(frame).question, "") << frame;
        EXPECT_EQ(look_at_frame(frame).seq, 0);
    }
}

TEST(LoadScan, OtherFramesAreToldApart)
{
    EXPECT_EQ(look_at_frame(R"({"t":"refused","decision":3})").kind, Kind::Refused);
    EXPECT_EQ(look_at_frame(R"({"t":"error","code":"x"})").kind, Kind::Error);
    EXPECT_EQ(look_at_frame(R"({"t":"presence"})").kind, Kind::Other);
    EXPECT_EQ(look_at_frame("").kind, Kind::Other);
}

TEST(LoadScan, AFrameThatWasCutOffIsNoAnswer)
{
    for (std::size_t size = 0; size < kAsked.find("],\"fallback\""); ++size) {
        EXPECT_EQ(random_answer(look_at_frame(kAsked.substr(0, size)).question, 0), "") << size;
    }
}

}  // namespace
}  // namespace snowbound
