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
    Sight sight;
    const SeenFrame seen = sight.look(kAsked);
    EXPECT_EQ(seen.kind, Kind::View);
    EXPECT_EQ(seen.seq, 17);
    EXPECT_EQ(sight.table(), "abc");
    EXPECT_EQ(sight.waiting(), Json({2}));
    EXPECT_TRUE(sight.is_asked());
}

TEST(LoadScan, EveryOptionCanBeTheAnswer)
{
    Sight sight;
    sight.look(kAsked);
    const std::string begin = R"({"t":"answer","decision":34,"choice":)";
    EXPECT_EQ(sight.random_answer(0), begin + R"({"play":{"card":"a]},\""}}})");
    EXPECT_EQ(sight.random_answer(1), begin + R"({"pass":{}}})");
    EXPECT_EQ(sight.random_answer(2), begin + "3}");
    EXPECT_EQ(sight.random_answer(3), sight.random_answer(0));
}

TEST(LoadScan, AChangeIsPutIntoWhatIsThere)
{
    Sight sight;
    sight.look(kAsked);
    const SeenFrame seen = sight.look(
        R"({"t":"change","seq":18,"patch":{"waiting":[[1,2]],"view":{"a":[[]]},"decisions":{"0":{"id":[50],"options":[0,1,[]]}}}})");
    EXPECT_EQ(seen.seq, 18);
    EXPECT_EQ(sight.waiting(), Json({1, 2}));
    EXPECT_EQ(sight.random_answer(0), R"({"t":"answer","decision":50,"choice":{"pass":{}}})");
    EXPECT_EQ(sight.look(R"({"t":"change","seq":19,"facts_from":3,"facts":[]})").kind, Kind::View);
    sight.look(R"({"t":"change","seq":20,"patch":{"decisions":[[]]}})");
    EXPECT_FALSE(sight.is_asked());
    EXPECT_EQ(sight.look(R"({"t":"change","seq":21,"patch":{"decisions":{"7":[1]}}})").kind, Kind::Error);
}

TEST(LoadScan, NothingIsAskedWhereAQuestionStandsOrThereIsNone)
{
    for (const char* decisions : {R"([{"id":34,"wait":"standing","options":[1]}])", "[]"}) {
        Sight sight;
        const std::string frame =
            R"({"t":"view","table":"abc","seq":0,"seat":2,"decisions":)" + std::string(decisions) + "}";
        EXPECT_EQ(sight.look(frame).seq, 0);
        EXPECT_FALSE(sight.is_asked()) << frame;
        EXPECT_EQ(sight.random_answer(1), "");
    }
}

TEST(LoadScan, OtherFramesAreToldApart)
{
    Sight sight;
    EXPECT_EQ(sight.look(R"({"t":"refused","decision":3})").kind, Kind::Refused);
    EXPECT_EQ(sight.look(R"({"t":"refused","decision":3,"code":"stale_decision"})").kind, Kind::Stale);
    EXPECT_EQ(sight.look(R"({"t":"error","code":"x"})").kind, Kind::Error);
    EXPECT_EQ(sight.look(R"({"t":"presence"})").kind, Kind::Other);
    EXPECT_EQ(sight.look("").kind, Kind::Other);
}

TEST(LoadScan, AFrameThatWasCutOffIsNoAnswer)
{
    for (std::size_t size = 0; size < kAsked.size(); ++size) {
        Sight sight;
        sight.look(kAsked.substr(0, size));
        EXPECT_EQ(sight.random_answer(0), "") << size;
    }
}

}  // namespace
}  // namespace snowbound
