// Both ends of a way between nodes: the one that has asked for it has sockets whose tables are there, the other has the
// sessions.
#pragma once

#include <unordered_map>
#include <utility>

#include "server/links.h"
#include "server/links_pack.h"
#include "server/peer.h"

namespace snowbound::links {

using Kind = Peer::Kind;

// A socket at another node, as the session here sees it.
class FarChannel final : public Channel {
public:
    FarChannel(std::weak_ptr<Peer> peer, std::uint32_t number, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), number_(number), figures_(std::move(figures))
    {
    }
    void send(const Frame& frame) override
    {
        ++figures_->frames_out;
        put(Kind::Told, *frame);
    }
    void close(std::uint16_t code, std::string_view reason) override
    {
        std::string bytes;
        put_number(bytes, code, 2);
        put(Kind::Close, bytes.append(reason));
    }
    void elsewhere(std::int64_t /*node*/) override { put(Kind::Moved, ""); }
    void again(std::string_view /*why*/) override { put(Kind::Moved, ""); }

private:
    void put(Kind kind, std::string_view bytes)
    {
        if (const auto peer = peer_.lock()) peer->put(kind, number_, bytes);
    }
    std::weak_ptr<Peer> peer_;
    std::uint32_t number_;
    std::shared_ptr<LinkFigures> figures_;
};

// A way that another node has opened to us, with its sessions here.
class Served : public std::enable_shared_from_this<Served> {
public:
    Served(std::shared_ptr<Peer> peer, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), figures_(std::move(figures))
    {
    }

    void heard(Service& service, const Peer::Record& record)
    {
        if (record.kind == Kind::Open) return open(service, record);
        if (record.kind == Kind::Request) return request(service, record);
        const auto found = visitors_.find(record.number);
        if (found == visitors_.end()) return;
        const auto visitor = found->second;
        if (record.kind == Kind::Said) ++figures_->frames_in, visitor->heard(record.bytes);
        if (record.kind != Kind::Shut) return;
        visitors_.erase(found);
        visitor->left();
    }
    void gone(bool served)
    {
        for (const auto& [number, visitor] : std::exchange(visitors_, {})) {
            if (served) visitor->left();
        }
    }
    const std::shared_ptr<Peer>& peer() const { return peer_; }

private:
    void open(Service& service, const Peer::Record& record)
    {
        const auto handshake = unpacked_request(record.bytes);
        if (!handshake) return peer_->drop();
        const auto channel = std::make_shared<FarChannel>(peer_, record.number, figures_);
        HttpReply refusal;
        const auto visitor = service.visit(*handshake, channel, refusal);
        visitor ? static_cast<void>(visitors_[record.number] = visitor) : channel->close(1013, "not now");
    }
    void request(Service& service, const Peer::Record& record)
    {
        auto asked = unpacked_request(record.bytes);
        if (!asked) return peer_->drop();
        ++figures_->requests;
        service.request(std::move(*asked),
                        [weak = std::weak_ptr(peer_), number = record.number](const HttpReply& reply) {
                            if (const auto peer = weak.lock()) peer->put(Kind::Reply, number, packed(reply));
                        });
    }
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<LinkFigures> figures_;
    std::unordered_map<std::uint32_t, std::shared_ptr<Visitor>> visitors_;
};

// A way that we have opened to another node, with our sockets that are there.
class Asked : public std::enable_shared_from_this<Asked> {
public:
    Asked(std::shared_ptr<Peer> peer, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), figures_(std::move(figures))
    {
    }
    const std::shared_ptr<Peer>& peer() const { return peer_; }

    std::uint32_t open(const HttpRequest& handshake, std::weak_ptr<WayEnd> end)
    {
        const std::uint32_t number = ++last_;
        ends_[number] = std::move(end);
        ++figures_->sessions;
        peer_->put(Kind::Open, number, packed(handshake));
        return number;
    }
    void shut(std::uint32_t number)
    {
        if (ends_.erase(number) == 0) return;
        --figures_->sessions;
        peer_->put(Kind::Shut, number, "");
    }
    void ask(const HttpRequest& request, Links::Got got)
    {
        const std::uint32_t number = ++last_;
        asked_[number] = std::move(got);
        peer_->put(Kind::Request, number, packed(request));
    }
    void heard(const Peer::Record& record)
    {
        if (record.kind == Kind::Reply) return answered(record);
        const auto found = ends_.find(record.number);
        if (found == ends_.end()) return;
        const auto end = found->second.lock();
        if (!end) return shut(record.number);
        if (record.kind == Kind::Told) return end->told(std::make_shared<const std::string>(record.bytes));
        if (record.kind == Kind::Moved) return end->moved();
        if (record.kind != Kind::Close || record.bytes.size() < 2) return;
        end->closed(static_cast<std::uint16_t>(number_at(record.bytes, 0, 2)), record.bytes.substr(2));
    }
    void gone()
    {
        for (const auto& [number, got] : std::exchange(asked_, {})) {
            got(Trouble{"lost", "the way to the node of this table broke off", ""});
        }
        for (const auto& [number, weak] : std::exchange(ends_, {})) {
            --figures_->sessions;
            if (const auto end = weak.lock()) end->lost();
        }
    }

private:
    void answered(const Peer::Record& record)
    {
        const auto found = asked_.find(record.number);
        if (found == asked_.end()) return;
        const auto got = std::move(found->second);
        asked_.erase(found);
        auto reply = unpacked_reply(record.bytes);
        reply ? got(std::move(*reply)) : got(Trouble{"lost", "another node does not speak plainly", ""});
    }
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<LinkFigures> figures_;
    std::uint32_t last_ = 0;
    std::unordered_map<std::uint32_t, std::weak_ptr<WayEnd>> ends_;
    std::unordered_map<std::uint32_t, Links::Got> asked_;
};

class FarWay final : public Way {
public:
    FarWay(std::shared_ptr<Asked> way, std::uint32_t number) : way_(std::move(way)), number_(number) {}
    ~FarWay() override { way_->shut(number_); }
    void say(std::string_view text) override { way_->peer()->put(Kind::Said, number_, text); }

private:
    std::shared_ptr<Asked> way_;
    std::uint32_t number_;
};

}  // namespace snowbound::links
