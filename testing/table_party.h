// A table full of people who play at random, and who come back by themselves whenever the server goes away. They
// remember what they were shown: whatever was shown once must never be gone.
#pragma once

#include <atomic>
#include <map>

#include "testing/running_server.h"

namespace snowbound {

class TableParty {
public:
    // `port`: where the server is now; it changes with every restart.
    TableParty(const std::atomic<std::uint16_t>& port, Json wish, std::uint64_t seed)
        : port_(port), wish_(std::move(wish)), dice_(seed)
    {
        const std::size_t bots = wish_.contains("bots") ? wish_["bots"].size() : 0;
        people_.resize(wish_["seats"].get<std::size_t>() - bots);
    }

    // Plays until told to stop; a new game whenever one is over.
    void play(const std::atomic<bool>& stop)
    {
        while (!stop) {
            if (id_.empty() || over_) open_table();
            for (std::size_t i = 0; i < people_.size() && !over_ && !id_.empty(); ++i) attend(people_[i]);
        }
    }
    // Lets everybody agree to end the game. False: it did not work.
    bool abort()
    {
        if (id_.empty()) return true;
        for (int tries = 0; tries < 1000; ++tries) {
            for (Person& person : people_) {
                if (!person.player && !resume(person)) return false;
                person.player->send({{"t", "ask"}, {"about", "abort"}});
                person.player->send({{"t", "vote"}, {"yes", true}});
            }
            Player asker(port_);
            const Json table = asker.get("/api/tables/" + id_).json()["table"];
            if (table["status"] == "aborted" || table["status"] == "over") return finished_.push_back(done()), true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }

    struct Finished {
        std::string id;
        std::size_t seen = 0;  // answers that were acknowledged
    };
    const std::vector<Finished>& finished() const { return finished_; }
    // Everybody at the table has been shown it by the server on this port.
    bool all_see(std::uint16_t port) const { return seen_on_ == port; }
    std::chrono::milliseconds think{0};      // before every answer
    std::atomic<std::uint64_t> answers = 0;  // acknowledged
    std::atomic<std::uint64_t> comebacks = 0;
    std::atomic<std::uint64_t> refused = 0;  // because the store was away

private:
    struct Person {
        std::string cookie;
        std::unique_ptr<Player> player;  // none: not connected
        std::uint16_t on = 0;            // the port it was last shown the table on
        bool fresh = false;              // no view yet on this connection
        std::size_t facts = 0;           // so many it has
        Json mark = 0;                   // of these
        std::int64_t settled = -1;       // questions up to this number were answered, and that was acknowledged
        Json answered;                   // the question it answered last, until that is acknowledged
    };

    Finished done() const { return {id_, acknowledged_}; }
    void pause() const { std::this_thread::sleep_for(std::chrono::milliseconds(5)); }

    // Every step may be cut off by a crash and is tried again; what was acknowledged must be there afterwards.
    void open_table()
    {
        if (over_) finished_.push_back(done());
        over_ = false;
        id_.clear();
        acknowledged_ = 0;
        for (Person& person : people_) {
            Player player(port_);
            player.cookie = person.cookie;
            if (player.cookie.empty()) player.come("Somebody");
            if (player.cookie.empty()) return pause();
            person = {.cookie = player.cookie};
        }
        Player host(port_);
        host.cookie = people_[0].cookie;
        const auto made = host.post("/api/tables", wish_);
        if (!came_through(made, 201)) return pause();
        const std::string id = made.json()["table"]["id"];
        for (const Person& person : people_) {
            insist(person, id + "/sit", 200);
        }
        insist(people_[0], id + "/start", 409);
        id_ = id;
    }
    void insist(const Person& person, const std::string& what, int also)
    {
        for (int tries = 0; tries < 4000; ++tries) {
            Player player(port_);
            player.cookie = person.cookie;
            const auto answer = player.post("/api/tables/" + what);
            if (answer.status == 409) {
                EXPECT_EQ(answer.json()["code"], "started") << what << answer.body;
            }
            if (answer.status == also || came_through(answer, 200)) return;
            pause();
        }
        ADD_FAILURE() << "no answer to " << what;
    }
    static bool came_through(const HttpAnswer& answer, int status)
    {
        const bool away = answer.status == 0 || answer.status == 503 || answer.status == 429;
        if (!away) {
            EXPECT_EQ(answer.status, status) << answer.body;
        }
        return answer.status == status;
    }

    bool resume(Person& person)
    {
        const std::uint16_t port = port_;
        person.player = std::make_unique<Player>(port);
        person.player->cookie = person.cookie;
        if (!person.player->connect()) return person.player.reset(), pause(), false;
        person.player->send_join(id_, {{"facts", person.facts}, {"mark", person.mark}});
        person.fresh = true;
        person.answered = nullptr;
        person.on = port;
        return true;
    }
    void attend(Person& person)
    {
        if (!person.player && !resume(person)) return;
        const Json frame = person.player->next(2);
        if (frame.is_null()) {
            if (!person.player->connected()) person.player.reset();
            return;
        }
        const std::string kind = frame.value("t", "");
        if (kind == "error") {
            EXPECT_TRUE(frame["code"] == "closing" || frame["code"] == "unreachable") << frame.dump();
            return pause(), person.player.reset();
        }
        if (kind == "refused") {
            const bool kept_away = frame["code"] == "not_stored";
            EXPECT_TRUE(kept_away || frame["code"] == "stale_decision") << frame.dump();
            if (kept_away) {  // once more: nothing has changed, so nothing is shown anew
                ++refused, person.answered = nullptr;
                pause();
                if (const Json now = person.player->now(); now.is_object()) answer(person, now);
            }
        }
        EXPECT_TRUE(kind != "broken" && kind != "wrong sum") << frame.dump();
        if (kind == "view") look(person, frame);
    }
    void look(Person& person, const Json& frame)
    {
        const auto from = frame["facts_from"].get<std::size_t>();
        EXPECT_LE(from, person.facts) << "facts are missing in between";
        if (person.fresh) {
            EXPECT_EQ(from, person.facts) << "something that was shown is gone";
            ++comebacks;
            person.fresh = false;
            note_seen();
        }
        person.facts = from + frame["facts"].size(), person.mark = frame["mark"];
        bool is_open = false;
        for (const Json& decision : frame["decisions"]) {
            is_open = is_open || decision["id"] == person.answered;
            EXPECT_GT(decision["id"].get<std::int64_t>(), person.settled) << "an answer that was taken is gone";
        }
        if (!person.answered.is_null() && !is_open) {
            ++answers, ++acknowledged_;
            person.settled = std::max(person.settled, person.answered.get<std::int64_t>());
            person.answered = nullptr;
        }
        over_ = over_ || frame.contains("end");
        answer(person, frame);
    }
    void note_seen()
    {
        const std::uint16_t port = people_[0].on;
        for (const Person& person : people_) {
            if (!person.player || person.fresh || person.on != port) return;
        }
        seen_on_ = port;
    }
    void answer(Person& person, const Json& frame)
    {
        const Json* question = required(frame);
        if (!question || (*question)["id"] == person.answered) return;
        const Json& options = (*question)["options"];
        person.answered = (*question)["id"];
        std::this_thread::sleep_for(think);
        person.player->send(answer_frame(*question, options[dice_.below(options.size())]));
    }

    const std::atomic<std::uint16_t>& port_;
    const Json wish_;
    Dice dice_;
    std::vector<Person> people_;
    std::string id_;  // "": none yet
    std::size_t acknowledged_ = 0;
    bool over_ = false;
    std::atomic<std::uint16_t> seen_on_ = 0;
    std::vector<Finished> finished_;
};

}  // namespace snowbound
