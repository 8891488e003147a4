// What belongs to a table of another node goes there and is answered as if it were here.
#include "server/call.h"
#include "server/gate.h"
#include "server/links.h"
#include "store/node_words.h"

namespace snowbound {
namespace {

constexpr int kMostPasses = 60, kPassPause = 250;  // milliseconds; a lease is over long before

// One more of a bucket that all nodes spend of. False: it is empty.
Result<bool> spend_shared(Database& database, const std::string& bucket, Rate rate)
{
    const auto rows = database.read(
        {"INSERT INTO bucket AS b (name, spent, at) VALUES ($1, 1000, " SNOWBOUND_NOW
         ") ON CONFLICT (name) DO UPDATE SET "
         "spent = greatest(0, b.spent - (" SNOWBOUND_NOW " - b.at) * $2 / 1000000) + 1000, at = " SNOWBOUND_NOW " "
         "WHERE greatest(0, b.spent - (" SNOWBOUND_NOW " - b.at) * $2 / 1000000) + 1000 <= $3 RETURNING 1",
         {bucket, static_cast<std::int64_t>(rate.per_second * 1e6), static_cast<std::int64_t>(rate.burst * 1e3)}});
    if (!rows) return rows.trouble();
    return !rows->empty();
}

// The session behind a gate speaks to it, and does not keep it: the gate keeps the session.
class WayOut : public Channel {
public:
    explicit WayOut(std::weak_ptr<Gate> gate) : gate_(std::move(gate)) {}
    void send(const Frame& frame) override
    {
        if (const auto gate = gate_.lock()) gate->send(frame);
    }
    void close(std::uint16_t code, std::string_view reason) override
    {
        if (const auto gate = gate_.lock()) gate->close(code, reason);
    }
    void elsewhere(std::int64_t node) override
    {
        if (const auto gate = gate_.lock()) gate->elsewhere(node);
    }
    void again(std::string_view why) override
    {
        if (const auto gate = gate_.lock()) gate->again(why);
    }

private:
    std::weak_ptr<Gate> gate_;
};

}  // namespace

std::shared_ptr<Visitor> Api::gate(const HttpRequest& handshake, std::shared_ptr<Channel> channel)
{
    const auto gate = std::make_shared<Gate>(house_, *house_.links(), std::move(channel), handshake);
    gate->begin(session(handshake, std::make_shared<WayOut>(gate)));
    return gate;
}

std::shared_ptr<Visitor> Api::far_session(const HttpRequest& handshake, std::shared_ptr<Channel> channel)
{
    const auto far = session(handshake, std::move(channel));
    if (handshake.query == "anew") far->begin_anew();
    return far;
}

void Api::guess_among_nodes(const Calls& call, std::vector<std::pair<Limit, std::string>> all,
                            std::function<void()> then)
{
    if (call->request.from_node) return then();  // it was counted where it came in
    const double factor = house_.limits().factor();
    const Signer& signer = house_.people().signer();
    for (auto& [limit, who] : all) who = signer.mark("bucket", std::string(limit.kind) + " " + who);
    house_.journal().ask<bool>(
        [all, factor](Database& database) -> Result<bool> {
            for (const auto& [limit, who] : all) {
                const auto spent =
                    spend_shared(database, who, {limit.rate.per_second * factor, limit.rate.burst * factor});
                if (!spent || !*spent) return spent;
            }
            return true;
        },
        [this, call, then = std::move(then)](const Result<bool>& may) {
            if (!may) return call->fail(may.trouble());
            if (*may) return then();
            ++house_.figures.limited;
            call->fail({"too_fast", "too much at once: wait a moment", ""}, {{"Retry-After", "30"}});
        });
}

// Only what was certainly not done is tried again, and what only looks.
void Api::pass_on(const Calls& call, const Trouble& elsewhere)
{
    if (elsewhere.code != "elsewhere" || call->request.from_node || !house_.links()) return call->fail(elsewhere);
    const std::int64_t node = node_of(elsewhere);
    if (node == 0) return try_again(call);
    house_.links()->ask(node, call->request, [this, call](Result<HttpReply> reply) {
        constexpr int kElsewhere = 421;
        if (reply && reply->status != kElsewhere) return call->send(std::move(*reply));
        const bool untouched = reply || reply.trouble().code == "not_sent" || call->request.method == "GET";
        if (untouched) return try_again(call);
        call->fail({"unreachable", "it is not certain whether this was done: look again", ""});
    });
}

// Where the room has just left this node: it has not begun with this.
void Api::not_done(const Calls& call, const Trouble& why)
{
    why.code == "closing" && house_.links() ? try_again(call) : call->fail(why);
}

void Api::try_again(const Calls& call)
{
    if (house_.among().is_cut_off()) return call->fail(is_cut_off());
    if (++call->tries > kMostPasses) return call->fail({"unreachable", "this table is not to be had just now", ""});
    if (!call->pause) call->pause = std::make_unique<Loop::Timer>(house_.loop());
    call->pause->set(call->tries == 1 ? 0 : kPassPause, [this, call] { dispatch(call); });
}

}  // namespace snowbound
