#include "server/gate.h"

#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::int64_t kLookPause = 100;  // milliseconds between two looks where a table is
constexpr std::int64_t kMostLook = 3'000;
constexpr std::int64_t kLookPatience = 15'000;  // a lease is over long before
constexpr std::size_t kMostHeard = 20;          // frames while nobody knows where the table is

}  // namespace

Gate::Gate(House& house, Links& links, std::shared_ptr<Channel> channel, HttpRequest handshake)
    : house_(house), links_(links), channel_(std::move(channel)), handshake_(std::move(handshake)), pause_(house.loop())
{
    handshake_.body.clear();
}

// The last join, as it was and without what was known then: by the time the table has moved much more was told.
bool Gate::note_join(std::string_view text)
{
    if (text.find("\"join\"") == std::string_view::npos) return false;
    auto json = parse_json(std::string(text));
    if (!json || !json->is_object() || text_at(*json, "t") != "join") return false;
    join_ = text;
    json->erase("facts"), json->erase("mark");
    join_anew_ = json->dump();
    is_anew_ = false;
    return true;
}

void Gate::heard(std::string_view text)
{
    if (gone_) return;
    const bool joins = note_join(text);
    if (looking_ && !joins) {
        // What was asked is asked anew once it is shown; what was said is said.
        const auto json = parse_json(std::string(text));
        const std::string kind = json && json->is_object() ? text_at(*json, "t") : "";
        const bool waits = kind == "say" || kind == "vote" || kind == "ask" || kind == "ping";
        if (waits && said_.size() < kMostHeard) said_.emplace_back(text);
        return;
    }
    if (looking_) pause_.cancel(), looking_ = false, said_.clear();
    if (!there_) return here_->heard(text);
    if (house_.limits().allow(limits::kFrames, frames_, Loop::steady_ms())) return there_->say(text);
    ++house_.figures.limited;
    send(json_frame({{"t", "error"}, {"code", "too_fast"}, {"message", "too much at once: wait a moment"}}));
}

void Gate::broken(std::string_view what) { here_->broken(what); }

void Gate::left()
{
    gone_ = true;
    pause_.cancel();
    there_.reset();
    here_->left();
}

void Gate::send(const Frame& frame) { channel_->send(frame); }

void Gate::close(std::uint16_t code, std::string_view reason) { channel_->close(code, reason); }

// Of the session here: it is to join a table that is another node's.
void Gate::elsewhere(std::int64_t node)
{
    if (gone_ || join_.empty()) return;
    HttpRequest handshake = handshake_;
    handshake.query = is_anew_ ? "anew" : "";
    auto line = node == 0 ? nullptr : links_.open_way(node, handshake, weak_from_this());
    if (!line) return look_later();
    line->say(is_anew_ ? join_anew_ : join_);
    there_ = std::move(line);
    if (!std::exchange(looking_, true)) since_ = Loop::steady_ms();  // until it has come in there
    pause_.cancel();
}

// Of the session here: its table leaves this node, or this node has lost it.
void Gate::again(std::string_view why)
{
    if (gone_) return;
    if (!house_.takes_work()) return channel_->close(1012, why);
    moved();
}

void Gate::told(const Frame& frame)
{
    is_anew_ = true;
    channel_->send(frame);
    if (!there_ || !std::exchange(looking_, false)) return;
    for (const std::string& said : std::exchange(said_, {})) there_->say(said);
}

void Gate::closed(std::uint16_t code, std::string_view why) { channel_->close(code, why); }

void Gate::moved()
{
    if (gone_ || join_.empty()) return;
    is_anew_ = true;
    lost();
}

void Gate::lost()
{
    if (gone_) return;
    // Not from within what this line says.
    house_.loop().post([line = std::shared_ptr<Way>(std::move(there_))] {});
    look_later();
}

void Gate::look_later()
{
    if (!looking_) since_ = Loop::steady_ms();
    looking_ = true;
    if (Loop::steady_ms() - since_ > kLookPatience || house_.among().is_cut_off())
        return channel_->close(1012, "this table is not to be had just now");
    pause_.set(kLookPause, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->look();
    });
}

// The session here asks where it is, as for a browser that has just come.
void Gate::look()
{
    if (gone_ || there_) return;
    pause_.set(kMostLook, [weak = weak_from_this()] {  // no word: once more
        if (const auto self = weak.lock()) self->look_later();
    });
    here_->join_again(is_anew_ ? join_anew_ : join_, is_anew_, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self || !std::exchange(self->looking_, false)) return;
        self->pause_.cancel();
        for (const std::string& said : std::exchange(self->said_, {})) self->here_->heard(said);
    });
}

}  // namespace snowbound
