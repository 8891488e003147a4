// Where an option of `serve` comes from: the command line, the environment, the file, its default.
#include "app/serve_options.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <fstream>

#include "testing/temp_folder.h"

namespace snowbound {
namespace {

class ServeOptions : public ::testing::Test {
protected:
    void TearDown() override { ::unsetenv("SNOWBOUND_LISTEN"), ::unsetenv("SNOWBOUND_BEHIND_PROXY"); }
    std::string config(const std::string& text)
    {
        std::ofstream(folder_ / "snowbound.toml") << text;
        return folder_ / "snowbound.toml";
    }
    ServeOrder read(std::vector<std::string> words, Others others = Others::Refuse)
    {
        ServeOrder order;
        CLI::App app;
        auto* command = app.add_subcommand("serve", "");
        add_serve_options(*command, order);
        command->callback([&] { read_config(*command, order.store, others); });
        words.insert(words.begin(), "serve");
        std::reverse(words.begin(), words.end());
        app.parse(words);
        return order;
    }
    TempFolder folder_;
};

TEST_F(ServeOptions, WithoutAFileTheDefaultsStand)
{
    const ServeOrder order = read({});
    EXPECT_EQ(order.listen, "127.0.0.1:8080");
    EXPECT_EQ(order.store.data, "./data");
    EXPECT_FALSE(order.behind_proxy);
}

TEST_F(ServeOptions, TheFileIsRead)
{
    const std::string file = config(
        "# our table\nlisten = \"0.0.0.0:9000\"\ndata = \"/srv/games\"\nbehind-proxy = true\nlimits = 0.5\nbot-ms = "
        "300\n");
    const ServeOrder order = read({"--config", file});
    EXPECT_EQ(order.listen, "0.0.0.0:9000");
    EXPECT_EQ(order.store.data, "/srv/games");
    EXPECT_TRUE(order.behind_proxy);
    EXPECT_EQ(order.limits, 0.5);
    EXPECT_EQ(order.bot_ms, 300);
}

TEST_F(ServeOptions, TheTokenOfTheOperatorIsNotShort)
{
    EXPECT_EQ(read({}).operator_token, "");
    const std::string file = config("operator-token = \"0123456789abcdef\"\n");
    EXPECT_EQ(read({"--config", file}).operator_token, "0123456789abcdef");
    EXPECT_THROW(read({"--operator-token", "0123456789abcde"}), CLI::ParseError);
}

TEST_F(ServeOptions, FlagThenEnvironmentThenFileThenDefault)
{
    const std::string file = config("listen = \"0.0.0.0:9000\"\nidle = 7\n");
    EXPECT_EQ(read({"--config", file}).listen, "0.0.0.0:9000");
    ::setenv("SNOWBOUND_LISTEN", "0.0.0.0:9001", 1);
    EXPECT_EQ(read({"--config", file}).listen, "0.0.0.0:9001");
    EXPECT_EQ(read({"--config", file}).idle, 7);
    EXPECT_EQ(read({"--config", file, "--listen", "0.0.0.0:9002"}).listen, "0.0.0.0:9002");
    EXPECT_EQ(read({"--listen", "0.0.0.0:9002"}).bot_ms, 1500);
}

TEST_F(ServeOptions, AFlagCanBeTurnedOffAboveTheFile)
{
    const std::string file = config("behind-proxy = true\n");
    ::setenv("SNOWBOUND_BEHIND_PROXY", "false", 1);
    EXPECT_FALSE(read({"--config", file}).behind_proxy);
}

TEST_F(ServeOptions, ASectionOfTheCommandsNameIsRead)
{
    const std::string file = config("[serve]\nlisten = \"0.0.0.0:9000\"\n[other]\nlisten = \"0.0.0.0:1\"\n");
    EXPECT_EQ(read({"--config", file}).listen, "0.0.0.0:9000");
}

TEST_F(ServeOptions, MistakesInTheFileAreTold)
{
    EXPECT_THROW(read({"--config", config("lissen = \"0.0.0.0:9000\"\n")}), CLI::ParseError);
    EXPECT_NO_THROW(read({"--config", config("lissen = \"0.0.0.0:9000\"\n")}, Others::Ignore));
    EXPECT_THROW(read({"--config", config("bot-ms = 0\n")}), CLI::ParseError);
    EXPECT_THROW(read({"--config", config("bot-ms = soon\n")}), CLI::ParseError);
    EXPECT_THROW(read({"--config", config("config = \"x\"\n")}), CLI::ParseError);
    EXPECT_THROW(read({"--config", folder_ / "nothing.toml"}), CLI::ParseError);
}

}  // namespace
}  // namespace snowbound
