// Whether the store is still ours. Somebody else may have had it while this process slept or was cut off; then nothing
// that is remembered here may be used.
#include <cstdlib>

#include "server/house.h"
#include "server/log.h"
#include "server/notify.h"
#include "store/node_life.h"

namespace snowbound {
namespace {

constexpr std::int64_t kBeat = 1000;  // milliseconds between two questions
constexpr std::int64_t kWord = 3000;  // so long after one that was answered memory counts
constexpr std::int64_t kMostStuck = 120'000, kSlow = 30'000;
constexpr std::int64_t kProbePatience = 3000;
constexpr int kMostFailures = 3;
constexpr std::int64_t kLeasePause = 50, kLeasePatience = 6000;

struct Kept {  // what is remembered beside tables and people
    std::vector<Ban> bans;
    std::set<std::string> hidden_names;
};

Result<Kept> read_kept(Database& database)
{
    auto bans = read_bans(database);
    if (!bans) return bans.trouble();
    auto names = read_hidden_names(database);
    if (!names) return names.trouble();
    return Kept{std::move(*bans), std::move(*names)};
}

}  // namespace

bool House::is_owned() const
{
    if (forgot_) return false;
    if (life_) return life_->holds(me());
    if (!journal_.can_be_lost()) return true;
    return confirmed_ && Loop::steady_ms() - *confirmed_ < kWord && !journal_.is_cut();
}

std::int64_t House::play_ms()
{
    if (life_) return played_ = std::max(played_, life_->play_ms());
    const std::int64_t now = Loop::steady_ms();
    const std::int64_t passed = now - std::exchange(looked_, now);
    // It is asked every second at least: where more has passed, the loop did not turn and nobody could answer.
    if (passed < kWord && is_owned()) played_ += passed;
    return played_;
}

void House::when_owned(std::function<void()> then, std::function<void(Trouble)> refused)
{
    if (is_owned() && askers_.empty()) return then();
    askers_.push_back({std::move(then), std::move(refused)});
    confirm();
}

void House::confirm()
{
    if (std::exchange(confirming_, true)) return;
    journal_.ask<std::optional<Kept>>(
        [forgot = forgot_](Database& database) -> Result<std::optional<Kept>> {
            if (!forgot) {
                const auto answer = database.read({"SELECT 1", {}});
                return answer ? Result(std::optional<Kept>()) : answer.trouble();
            }
            auto kept = read_kept(database);
            return kept ? Result(std::optional(std::move(*kept))) : kept.trouble();
        },
        [this, sent = Loop::steady_ms()](Result<std::optional<Kept>> answer) {
            confirming_ = false;
            if (answer && *answer) {
                bans_.take(std::move((*answer)->bans));
                people_.hidden_are(std::move((*answer)->hidden_names));
                forgot_ = false;
            }
            if (answer && forgot_) return confirm();  // the store was lost before it answered
            if (answer && life_ && !is_owned()) return wait_for_lease();
            lease_since_ = 0;
            confirmed_ = answer ? std::optional(sent) : std::nullopt;
            for (const Asker& asker : std::exchange(askers_, {})) {
                answer ? asker.then() : asker.refused(answer.trouble());
            }
        });
}

// The store answers, and this node's lease is to be renewed first: that takes a moment.
void House::wait_for_lease()
{
    if (askers_.empty()) return;
    const std::int64_t now = Loop::steady_ms();
    if (lease_since_ == 0) lease_since_ = now;
    if (now - lease_since_ < kLeasePatience) return lease_pause_.set(kLeasePause, [this] { confirm(); });
    lease_since_ = 0;
    for (const Asker& asker : std::exchange(askers_, {})) {
        asker.refused(Trouble{"unreachable", "this node has no lease", ""});
    }
}

// A worker that cannot go on takes the server with it: whoever started it starts it again, and nothing stored is lost.
void House::beat()
{
    if (journal_.stuck_ms() > kMostStuck || journal_.failures() >= kMostFailures) {
        log_line(Level::Error, "store_stuck", {{"milliseconds", journal_.stuck_ms()}});
        std::_Exit(70);
    }
    play_ms();
    if (journal_.can_be_lost() && !closing_) confirm();
    if (journal_.stuck_ms() < kSlow) notify_manager("WATCHDOG=1");
    heart_.set(kBeat, [this] { beat(); });
}

void House::probe(std::function<void(std::optional<Trouble>)> told)
{
    probers_.push_back(std::move(told));
    if (probers_.size() > 1) return;
    patience_.set(kProbePatience, [this] { tell_probers(Trouble{"stuck", "the disk does not answer", ""}); });
    if (std::exchange(probing_, true)) return;
    note_alive([this](const Result<bool>& stored) {
        probing_ = false;
        tell_probers(stored ? std::nullopt : std::optional(stored.trouble()));
    });
}

void House::tell_probers(const std::optional<Trouble>& trouble)
{
    patience_.cancel();
    for (const auto& told : std::exchange(probers_, {})) {
        told(trouble);
    }
}

// What is remembered beside tables and people, as the store has it now.
void House::keep_anew()
{
    journal_.look<Kept>(
        "", [](Database& database) { return read_kept(database); },
        [this](Result<Kept> kept) {
            if (!kept) return forgot_ = true, confirm();
            bans_.take(std::move(kept->bans));
            people_.hidden_are(std::move(kept->hidden_names));
            for (const auto& [id, room] : rooms_) {
                for (const Ban& ban : bans_.all()) room->put_out(ban);
            }
        });
}

void House::start_over()
{
    log_line(Level::Error, "store_was_away", {{"tables", rooms_.size()}});
    people_.forget_all();
    forgot_ = true;
    for (const auto& [id, room] : std::exchange(rooms_, {})) {
        room->close(1012, "the store was away for a moment");
    }
    confirm();
}

}  // namespace snowbound
