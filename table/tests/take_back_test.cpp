// Taking back by consent: across chance and other seats' answers, and still a record that anybody can check.
#include <gtest/gtest.h>

#include <set>

#include "games/registry.h"
#include "table/tests/match.h"

namespace snowbound {
namespace {

using namespace matches;

class TakeBack : public ::testing::Test {
protected:
    void begin(const char* game, std::size_t seats, int answers)
    {
        game_ = find_game(game);
        table_ = start(game, seats, "back");
        ASSERT_TRUE(table_);
        for (int i = 0; i < answers; ++i) {
            note_questions();
            ASSERT_TRUE(answer_random(*table_));
        }
        note_questions();
    }
    void note_questions()
    {
        for (const Json& decision : table_->decisions(std::nullopt)) {
            asked_.insert(decision["id"].get<std::uint32_t>());
        }
    }
    Result<Event> back_to(std::size_t events) { return game_->take_back(*table_, events, seat_at(0)); }
    Json as_it_was(std::size_t events, std::size_t seat)
    {
        const auto past = game_->replay(table_->record(), events);
        EXPECT_TRUE(past);
        return past ? Json{(*past)->view(seat_at(seat)), (*past)->facts(seat_at(seat), 0)} : Json();
    }
    Json as_it_is(std::size_t seat) { return {table_->view(seat_at(seat)), table_->facts(seat_at(seat), 0)}; }
    void expect_replays()
    {
        const Record record = read_back(*table_);
        const auto again = game_->replay(record, record.events.size());
        ASSERT_TRUE(again) << again.trouble().message;
        EXPECT_EQ((*again)->hash(), table_->hash());
        EXPECT_EQ((*again)->scenes(), table_->scenes());
        EXPECT_EQ((*again)->all_facts(0), table_->all_facts(0));
        EXPECT_FALSE(record.scripted);
    }

    const AnyGame* game_ = nullptr;
    std::unique_ptr<AnyTable> table_;
    std::set<std::uint32_t> asked_;
};

bool drew(const Event& event) { return !event.rolls.empty(); }

TEST_F(TakeBack, GoesBackAcrossChanceAndOtherSeats)
{
    begin("winter-tales", 4, 100);
    const auto& events = table_->record().events;
    const auto chance = std::find_if(events.rbegin(), events.rend(), drew);
    ASSERT_NE(chance, events.rend());
    const auto to = static_cast<std::size_t>(events.rend() - chance) - 2;  // one answer before it
    ASSERT_TRUE(std::any_of(events.begin() + static_cast<std::ptrdiff_t>(to), events.end(),
                            [&](const Event& event) { return event.seat != events[to].seat; }));
    std::vector<Json> before;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        before.push_back(as_it_was(to, seat));
    }
    const auto event = back_to(to);
    ASSERT_TRUE(event) << event.trouble().message;
    EXPECT_TRUE(event->undo);
    EXPECT_EQ(event->to, to);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(as_it_is(seat), before[seat]) << seat;
    }
    EXPECT_EQ(table_->record().events.size(), 101U);  // nothing is deleted
    expect_replays();
}

TEST_F(TakeBack, QuestionNumbersAreNeverReused)
{
    begin("paper-tales", 3, 60);
    ASSERT_TRUE(back_to(20));
    for (int i = 0; i < 60 && !table_->waiting().empty(); ++i) {
        std::set<std::uint32_t> open;
        for (const Json& decision : table_->decisions(std::nullopt)) {
            open.insert(decision["id"].get<std::uint32_t>());
        }
        for (const std::uint32_t id : open) {
            EXPECT_FALSE(asked_.contains(id)) << id << " after " << i;
        }
        ASSERT_TRUE(answer_random(*table_));
    }
}

TEST_F(TakeBack, AnAnswerToAQuestionThatWasTakenBackIsStale)
{
    begin("paper-tales", 2, 11);
    const Json old = table_->decisions(*table_->waiting().begin())[0];
    ASSERT_TRUE(back_to(9));
    const auto late = table_->answer(
        {seat_at(old["seat"].get<std::size_t>()), old["id"].get<std::uint32_t>(), old["options"][0], "", "", ""});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.trouble().code, "stale_decision");
}

TEST_F(TakeBack, ChanceIsNotDrawnAgain)
{
    begin("paper-tales", 3, 60);
    const auto position = table_->record().position;
    ASSERT_TRUE(back_to(0));
    EXPECT_EQ(table_->record().position, position);
    expect_replays();
}

TEST_F(TakeBack, WhatIsPlayedAfterwardsIsReplayedAndProved)
{
    for (const auto& [game, seats] : {std::pair{"paper-tales", 4}, std::pair{"winter-tales", 4}}) {
        begin(game, static_cast<std::size_t>(seats), 80);
        ASSERT_TRUE(back_to(50));
        for (int i = 0; i < 25; ++i) {
            ASSERT_TRUE(answer_random(*table_));
        }
        ASSERT_TRUE(back_to(90));  // over answers that were given after the first taking back
        ASSERT_TRUE(back_to(10));  // and behind it
        ASSERT_TRUE(play_to_the_end(*table_)) << game;
        expect_replays();
    }
}

TEST_F(TakeBack, AFalseTakingBackIsFound)
{
    begin("paper-tales", 3, 40);
    ASSERT_TRUE(back_to(20));
    ASSERT_TRUE(answer_random(*table_));
    Record record = read_back(*table_);
    record.events[40].to = 21;
    const auto replayed = game_->replay(record, record.events.size());
    ASSERT_FALSE(replayed);
    EXPECT_EQ(replayed.trouble().code, "bad_record");
    record.events[40].to = 4000;
    EXPECT_FALSE(game_->replay(record, record.events.size()));
}

TEST_F(TakeBack, ThereMustBeSomethingToTakeBack)
{
    begin("paper-tales", 2, 5);
    for (const std::size_t events : {std::size_t{5}, std::size_t{6}, std::size_t{1} << 40U}) {
        const auto event = back_to(events);
        ASSERT_FALSE(event);
        EXPECT_EQ(event.trouble().why, "undo_nothing");
    }
    EXPECT_EQ(table_->record().events.size(), 5U);
}

TEST_F(TakeBack, AfterASeamOnlyBackToTheSeam)
{
    begin("paper-tales", 3, 40);
    Record old = table_->record();
    old.rules_version = 0;
    auto carried = game_->carry_over(old, 40, Json::parse(table_->snapshot()));
    ASSERT_TRUE(carried) << carried.trouble().message;
    table_ = std::move(*carried);
    for (int i = 0; i < 10; ++i) {
        ASSERT_TRUE(answer_random(*table_));
    }
    EXPECT_FALSE(back_to(39));
    ASSERT_TRUE(back_to(40));
    ASSERT_TRUE(play_to_the_end(*table_));
    expect_replays();
}

}  // namespace
}  // namespace snowbound
