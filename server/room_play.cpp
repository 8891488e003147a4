// Clocks and bots, and what a vote leads to.
#include <algorithm>

#include "core/check.h"
#include "games/registry.h"
#include "server/house.h"
#include "server/log.h"
#include "server/room.h"

namespace snowbound {
namespace {

constexpr std::int64_t kLeastPause = 500, kMostPause = 1400;  // milliseconds in which a bot seems to think

}  // namespace

void Room::take_effect(const Vote& vote, const Done& done)
{
    if (vote.about != "undo") {
        return change_now(
            [vote](Card& card) {
                card.vote.reset();
                if (vote.about == "abort") card.status = Card::Status::Aborted;
                if (vote.about == "pause") card.status = Card::Status::Paused;
                if (vote.about == "resume") card.status = Card::Status::Running;
                if (vote.about == "bot") card.chairs[index(vote.seat)].bot = vote.level;
                return std::nullopt;
            },
            done);
    }
    change_now(
        [](Card& card) {
            card.vote.reset();
            return std::nullopt;
        },
        [self = shared_from_this(), vote, done](const Result<bool>& stored) {
            if (!stored) return done(stored);
            // Before anybody answers what is being taken back.
            self->jobs_.push_front({vote.by, [self, vote, done] { self->take_back(vote, done); }});
        });
}

void Room::take_back(const Vote& vote, const Done& done)
{
    if (auto trouble = cannot_play()) return done(*trouble);
    if (is_long()) return done(no("too_long", "so much was taken back here that no more is"));
    const auto event = find_game(card_.game)->take_back(*table_, vote.to, vote.by);
    if (!event) return done(event.trouble());
    ++house_.figures.undone;
    keep(*event, std::nullopt, done);
}

void Room::go_on()
{
    const std::int64_t now = house_.play_ms();
    const bool runs = card_.status == Card::Status::Running && table_;
    if (runs) {
        is_seen_by_all();
        clocks_.go(people_waited_for(), std::nullopt, now);
        call_bots();
    } else {
        clocks_.halt(now);
    }
    set_deadline();
    watch_vote();
}

void Room::set_deadline()
{
    const auto due = clocks_.next_due(house_.play_ms());
    if (!due) return deadline_.cancel();
    deadline_.set(*due + 1, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->enqueue([self] { self->time_is_up(); });
    });
}

Statement Room::due_statement() const
{
    if (!due_) return {"UPDATE game_table SET due = NULL WHERE id = $1", {card_.id}};
    return {"UPDATE game_table SET due = $1 WHERE id = $2", {*due_, card_.id}};
}

// After it was read: its clocks stood still while nobody served it.
void Room::note_due()
{
    const auto due = due_of(card_, table_.get(), clocks_);
    if (due == due_) return;
    due_ = due;
    house_.journal().write({due_statement()}, [](const Result<bool>&) {});
}

// What an absent player does.
std::optional<AnyTable::Answer> Room::fallback_of(Seat seat, const std::string& by) const
{
    const Json asked = table_->decisions(seat);
    const auto due = std::find_if(asked.begin(), asked.end(), [](const Json& d) { return d["wait"] == "required"; });
    if (due == asked.end()) return std::nullopt;
    const Json& choice = (*due)["options"][(*due)["fallback"].get<std::size_t>()];
    return AnyTable::Answer{seat, (*due)["id"].get<std::uint32_t>(), choice, "", by, ""};
}

// The clock answers for whoever let it run out.
void Room::time_is_up()
{
    const SeatSet late = clocks_.run_out(house_.play_ms());
    if (late.empty() || cannot_play()) return set_deadline();
    const auto answer = fallback_of(*late.begin(), "clock");
    if (!answer) return;
    ++house_.figures.by_clock;
    answer_now(*answer, [](const Result<bool>&) {});
}

void Room::call_bots()
{
    for (const Seat seat : table_->waiting()) {
        const std::string& level = card_.chairs[index(seat)].bot;
        BotSeat& bot = bots_[index(seat)];
        if (level.empty() || bot.thinking) continue;
        // Whoever has used up the machine's patience gets bots that need no time.
        const bool patient = house_.limits().allow(limits::kBots, card_.host, Loop::steady_ms(), 0);
        const BotLevel plays = patient ? from_name<BotLevel>(level).value_or(BotLevel::Greedy) : BotLevel::Greedy;
        const BotOrder order{plays, 0, house_.serving().bot_ms};
        auto work = table_->thinking(seat, order);
        if (!work) continue;
        bot.thinking = true;
        const std::int64_t started = Loop::steady_us();
        ++house_.thinking;
        house_.loop().think(card_.host, [&loop = house_.loop(), self = shared_from_this(), work = std::move(*work),
                                         seat, level, started]() mutable {
            Result<Json> thought = Json();
            const std::int64_t begun = Loop::steady_us();
            try {
                thought = work();
            } catch (const std::exception& error) {
                thought = Trouble{"bot_failed", error.what(), ""};
            }
            work = nullptr;
            const std::int64_t took = Loop::steady_us() - begun;
            loop.post([self = std::move(self), thought = std::move(thought), seat, level, started, took] {
                --self->house_.thinking;
                self->house_.after_thinking(self->card_.host, took);
                self->bot_thought(seat, level, thought, started);
            });
        });
    }
}

void Room::bot_thought(Seat seat, const std::string& level, const Result<Json>& thought, std::int64_t started)
{
    BotSeat& bot = bots_[index(seat)];
    if (gone_) return;
    if (!thought) {
        log_line(Level::Error, "bot_failed", {{"table", card_.id}, {"why", thought.trouble().message}});
        return bot_answers(seat, level, nullptr);
    }
    const std::int64_t spent = (Loop::steady_us() - started) / 1000;
    const auto roll = static_cast<std::int64_t>(std::hash<std::string>{}(card_.id + std::to_string(started)) %
                                                static_cast<std::uint64_t>(kMostPause - kLeastPause));
    const std::int64_t pause = card_.natural_pace ? std::max<std::int64_t>(0, kLeastPause + roll - spent) : 0;
    const auto act = [weak = weak_from_this(), seat, level, thought = *thought] {
        if (const auto self = weak.lock()) self->bot_answers(seat, level, thought);
    };
    if (pause == 0) return act();
    bot.pause = std::make_unique<Loop::Timer>(house_.loop());
    bot.pause->set(pause, act);
}

void Room::bot_answers(Seat seat, const std::string& level, const Json& thought)
{
    enqueue([self = shared_from_this(), seat, level, thought] {
        Room& room = *self;
        room.bots_[index(seat)].thinking = false;
        if (room.cannot_play()) return;
        if (room.card_.chairs[index(seat)].bot != level) return room.call_bots();  // another one sat down meanwhile
        std::optional<AnyTable::Answer> answer;
        if (thought.is_null()) {  // it has failed
            answer = room.fallback_of(seat, "bot:" + level);
        } else {
            answer = {seat, thought["decision"].get<std::uint32_t>(), thought["choice"], "", "bot:" + level, ""};
        }
        if (!answer) return;
        if (const auto& narrate = room.house_.serving().narrate) {
            if (const auto told = narrate(*room.table_, seat, answer->choice, room.card_.language)) {
                answer->text = text_at(*told, "text");
                answer->concept_line = text_at(*told, "concept");
            }
        }
        ++room.house_.figures.by_bot;
        room.answer_now(*answer, [self](const Result<bool>& done) {
            if (!done && done.trouble().code == "stale_decision") self->call_bots();  // it thought about the past
        });
    });
}

}  // namespace snowbound
