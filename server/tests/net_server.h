// A server on a thread of its own for tests of the transport: it says back what it hears.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "server/loop.h"
#include "server/transport.h"

namespace snowbound {

inline bool eventually(const std::function<bool()>& is_so, int milliseconds = 30'000)
{
    for (int waited = 0; waited < milliseconds; waited += 10) {
        if (is_so()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

// Says back what it hears; its requests tell what came.
class EchoService final : public Service {
public:
    void request(HttpRequest request, Reply reply) override
    {
        HttpReply out;
        out.type = "text/plain";
        out.body = request.method + " " + request.path + " " + request.query + " " + request.body;
        if (request.path == "/whose") out.body = request.address + (request.secure ? " secure" : " plain");
        if (request.path == "/gate") gate.get_future().wait();
        if (request.path == "/slow") ++heard, std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (request.path == "/big") out.body = std::string(3U << 20U, 'x');
        if (request.path == "/inject") out.headers.emplace_back("X-Thing", "a\r\nX-Evil: b");
        if (request.path == "/never") return kept.push_back(std::move(reply));
        if (request.path == "/twice") reply(out);
        reply(std::move(out));
    }
    std::shared_ptr<Visitor> visit(const HttpRequest& handshake, std::shared_ptr<Channel> channel,
                                   HttpReply& refusal) override
    {
        if (handshake.query == "no") {
            channel->send(text_frame("never seen"));
            refusal.status = 401;
            refusal.body = "no";
            return nullptr;
        }
        if (handshake.query == "hello") channel->send(text_frame("hello"));
        if (handshake.query == "bye") channel->close(4001, "bye");
        return std::make_shared<Echo>(*this, std::move(channel));
    }
    std::atomic<int> heard = 0, left = 0, broken = 0;
    std::atomic<int> before_well = -1;  // how much was heard before somebody said "well"
    std::promise<void> gate;            // whoever says "gate" holds everybody up until it opens
    std::vector<Reply> kept;
    std::vector<std::weak_ptr<Channel>> channels;

private:
    class Echo final : public Visitor {
    public:
        Echo(EchoService& service, std::shared_ptr<Channel> channel) : service_(service), channel_(std::move(channel))
        {
            service_.channels.push_back(channel_);
        }
        void heard(std::string_view text) override
        {
            ++service_.heard;
            if (text == "close me") return channel_->close(4000, "as you wish");
            if (text.starts_with("flood")) return flood();
            if (text == "gate") service_.gate.get_future().wait();
            if (text == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(5));
            if (text == "well") service_.before_well = service_.heard - 1;
            channel_->send(text_frame(text));
        }
        void broken(std::string_view) override { ++service_.broken; }
        void left() override { ++service_.left; }

    private:
        void flood()
        {
            const Frame frame = text_frame(std::string(60'000, 'f'));
            for (int i = 0; i < 200; ++i) channel_->send(frame);
        }
        EchoService& service_;
        std::shared_ptr<Channel> channel_;
    };
};

class TestServer {
public:
    explicit TestServer(ListenOn on = {})
    {
        on.port = 0;
        if (on.most_per_address == 200) on.most_per_address = 0;
        auto made = listen(loop, on, service);
        if (!made) {
            ADD_FAILURE() << made.trouble().message;
            std::abort();
        }
        transport = std::move(*made);
        port = transport->port();
        thread_ = std::thread([this] { loop.run(); });
    }
    ~TestServer()
    {
        on_loop([this] { transport.reset(); });
        loop.stop();
        thread_.join();
    }
    void on_loop(std::function<void()> work)
    {
        std::promise<void> done;
        loop.post([&] {
            work();
            done.set_value();
        });
        done.get_future().wait();
    }
    TransportFigures figures()
    {
        TransportFigures out;
        on_loop([&] { out = transport->figures(); });
        return out;
    }

    Loop loop{1};
    EchoService service;
    std::unique_ptr<Transport> transport;
    std::uint16_t port = 0;

private:
    std::thread thread_;
};

}  // namespace snowbound
