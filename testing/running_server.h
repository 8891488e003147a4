// A real server on a thread of its own, with a real store and a free port, for tests. It can be stopped and started
// again on the same folder.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <thread>

#include "server/server.h"
#include "testing/player.h"
#include "testing/temp_folder.h"

namespace snowbound {

struct InnerDoor {  // of a node: where it listens for others, and where they see that
    std::string listen = "127.0.0.1:0", as;
};

class RunningServer {
public:
    // `kept_in`: "sqlite", or the address of a PostgreSQL. `data`: a folder that is there; "": one of its own.
    explicit RunningServer(Serving serving = quiet(), std::string kept_in = "sqlite", const std::string& data = "",
                           InnerDoor inner = {})
        : store(std::move(kept_in)), serving_(std::move(serving)), inner_(std::move(inner))
    {
        serving_.data = data.empty() ? folder_.path() : data;
        start();
    }
    ~RunningServer() { stop(); }

    static Serving quiet()
    {
        Serving serving;
        serving.limits = 0;
        return serving;
    }

    void start()
    {
        loop_ = std::make_unique<Loop>(1);
        ListenOn on;
        on.port = 0;
        if (serving_.limits == 0) on.most_per_address = 0;
        auto opened =
            Server::open(*loop_, {serving_, on, store, inner_.listen, inner_.as, {{"index.html", "<!doctype html>"}}});
        ASSERT_TRUE(opened) << opened.trouble().message;
        server_ = std::move(*opened);
        thread_ = std::thread([this] { loop_->run(); });
    }
    void stop()  // as SIGTERM does
    {
        if (!server_) return;
        std::promise<void> closed;
        loop_->post([&] { server_->close([&] { closed.set_value(); }); });
        closed.get_future().wait_for(std::chrono::seconds(60));
        loop_->stop();
        thread_.join();
        loop_->finish_workers();
        server_.reset();
        loop_.reset();
    }
    // Writes into the store while nobody serves it; afterwards the server is open again, on another port.
    void write(const std::vector<Statement>& statements)
    {
        stop();
        {
            auto database = open_database(store, serving_.data, Access::Own);
            ASSERT_TRUE(database) << database.trouble().message;
            const auto written = (*database)->write(statements);
            ASSERT_TRUE(written) << written.trouble().message;
        }
        start();
    }
    std::uint16_t port() const { return server_->port(); }
    const std::string& data() const { return serving_.data; }
    Serving& serving() { return serving_; }
    // Something about the house, asked on its own thread.
    template <class F>
    auto look(F&& f)
    {
        std::promise<decltype(f(server_->house()))> answer;
        loop_->post([&] { answer.set_value(f(server_->house())); });
        return answer.get_future().get();
    }

    const std::string store;

private:
    TempFolder folder_;
    Serving serving_;
    InnerDoor inner_;
    std::unique_ptr<Loop> loop_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

// A table with these people at it, started.
struct Seated {
    std::string id;
    std::vector<std::unique_ptr<Player>> players;  // by seat

    Player& at(std::size_t seat) { return *players[seat]; }
};

inline Seated seat_people(std::uint16_t port, const Json& wish)
{
    Seated seated;
    const std::size_t bots = wish.contains("bots") ? wish["bots"].size() : 0;
    for (std::size_t i = 0; i + bots < wish["seats"].get<std::size_t>(); ++i) {
        seated.players.push_back(std::make_unique<Player>(port));
        Player& player = *seated.players.back();
        player.come("Player " + std::to_string(i));
        if (i == 0) {
            const auto made = player.post("/api/tables", wish);
            EXPECT_EQ(made.status, 201) << made.body;
            seated.id = made.json()["table"].value("id", "");
        } else {
            EXPECT_EQ(player.post("/api/tables/" + seated.id + "/sit").status, 200);
        }
    }
    return seated;
}

inline void start_and_join(Seated& seated)
{
    const auto started = seated.at(0).post("/api/tables/" + seated.id + "/start");
    EXPECT_EQ(started.status, 200) << started.body;
    for (const auto& player : seated.players) {
        EXPECT_TRUE(player->connect());
        player->send_join(seated.id);
    }
}

// A number that looks random and is the same every time.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : rng_(Rng::searching(seed)) {}
    std::size_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }

private:
    Rng rng_;
};

// What a person must send with a choice: told texts and concepts where they are asked for.
inline Json answer_frame(const Json& decision, const Json& choice)
{
    Json frame = {{"t", "answer"}, {"decision", decision["id"]}, {"choice", choice}};
    const Json tell = decision.value("tell", Json::object()).value(choice.begin().key(), Json());
    if (!tell.is_object()) return frame;
    frame["text"] = "And so it went.";
    if (tell.value("concept", false)) frame["concept"] = "A thing that stayed.";
    return frame;
}

inline const Json* required(const Json& view)
{
    for (const Json& decision : view["decisions"]) {
        if (decision["wait"] == "required") return &decision;
    }
    return nullptr;
}

}  // namespace snowbound
