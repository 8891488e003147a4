// Nothing hidden is ever sent. Two tables that differ only in what a seat cannot know are played side by side over real
// sockets: every byte that this seat and a spectator receive must be the same, as long as the rules themselves say that
// the seat cannot tell them apart. (That the rules' views do not leak is a contract test of every game.)
#include <regex>

#include "games/registry.h"
#include "server/card.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

// What is not about the match: the name of the table, and the time of day.
std::string normal(std::string text, const std::string& id)
{
    for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id)) {
        text.replace(at, id.size(), "TABLE");
    }
    // Drawn by lot and by the clock, in every world anew: the names of lines, and when they were said.
    static const std::regex line("\"id\":\"[0-9a-z]{8}\",\"at\":"), time("\"at\":[0-9]+");
    return std::regex_replace(std::regex_replace(text, line, "\"at\":"), time, "\"at\":0");
}

// All that the rules let a viewer know.
Json known(const AnyTable& table, Seat viewer)
{
    Json asked = viewer == kSpectator ? Json::array() : table.decisions(viewer);
    return {{"view", table.view(viewer)},          {"asked", asked},
            {"facts", table.facts(viewer, 0)},     {"scenes", table.scenes()},
            {"waiting", to_json(table.waiting())}, {"undo", viewer != kSpectator && table.undoable(viewer)}};
}

struct World {
    std::string id;
    std::unique_ptr<AnyTable> mirror;              // the same match, to know what may be known
    std::vector<std::unique_ptr<Player>> players;  // by seat; the last is a spectator
};

class Twins {  // two worlds that `seat` cannot tell apart
public:
    Twins(const AnyGame& game, std::size_t seats, std::uint64_t seed, bool honest)
        : game_(game), seats_(seats), dice_(seed)
    {
        begin(seed);
        seat_ = seat_at(dice_.below(seats));
        const Seat imagining = honest ? seat_ : seat_at((index(seat_) + 1) % seats);
        const Json real = start_->state();
        const Json other = start_->imagine(imagining, seed + 1);
        came();
        std::vector<Statement> unit;
        for (const Json& state : {real, other}) {
            add(state, unit);
        }
        server_.write(unit);
        connect();
    }

    // The number of frames compared; -1: they differ, see what().
    int run(int steps)
    {
        if (!same("at the beginning")) return -1;
        for (int i = 0; i < steps && step(); ++i) {
            if (dice_.below(6) == 0) disturb();
            if (!same("step " + std::to_string(i))) return -1;
        }
        return compared_;
    }
    const std::string& what() const { return what_; }
    int undone() const { return undone_; }

private:
    void begin(std::uint64_t seed)
    {
        auto opened = game_.start({seats_, Json::object(), SeedText::given(std::to_string(seed))});
        ASSERT_TRUE(opened);
        start_ = std::move(*opened);
        for (std::size_t left = dice_.below(60); left > 0 && !start_->waiting().empty(); --left) {
            const Seat seat = *start_->waiting().begin();
            const auto thought = start_->think(seat, {.level = BotLevel::Random});
            ASSERT_TRUE(start_->answer({seat, (*thought)["decision"], (*thought)["choice"], "", "bot:random", ""}));
        }
    }
    void came()
    {
        for (std::size_t i = 0; i <= seats_; ++i) {
            Player player(server_.port());
            people_.push_back(player.come("Player " + std::to_string(i))["id"]);
            cookies_.push_back(player.cookie);
        }
    }
    void add(const Json& state, std::vector<Statement>& unit)
    {
        auto mirror = game_.load(state, SeedText::given("twins"));
        ASSERT_TRUE(mirror) << mirror.trouble().message;
        Card card;
        card.id = random_id(10);
        card.number = static_cast<std::int64_t>(worlds_.size()) + 1;
        card.game = game_.name();
        card.status = Card::Status::Running;
        for (std::size_t i = 0; i < seats_; ++i) {
            card.chairs.push_back({people_[i], "Player " + std::to_string(i), ""});
        }
        card.record = (*mirror)->record();
        card.options = card.record->options;
        card.waiting = (*mirror)->waiting();
        for (Statement& statement : card_statements(card)) {
            unit.push_back(std::move(statement));
        }
        worlds_.push_back({card.id, std::move(*mirror), {}});
    }
    void connect()
    {
        for (World& world : worlds_) {
            for (std::size_t i = 0; i <= seats_; ++i) {
                world.players.push_back(std::make_unique<Player>(server_.port()));
                Player& player = *world.players.back();
                player.cookie = cookies_[i];
                ASSERT_TRUE(player.connect());
                ASSERT_FALSE(player.join(world.id).is_null());
                settle(world);
            }
        }
    }
    // Whatever is on its way to anybody at this table has arrived when everybody's ping is answered.
    void settle(World& world)
    {
        for (const auto& player : world.players) {
            if (!player->connected()) continue;
            player->send({{"t", "ping"}, {"id", 1}});
            player->next("pong");
        }
    }
    bool indistinguishable() const
    {
        for (const Seat viewer : {seat_, kSpectator}) {
            if (known(*worlds_[0].mirror, viewer) != known(*worlds_[1].mirror, viewer)) return false;
        }
        return true;
    }

    // Somebody answers the same in both worlds. False: nobody can, or the seat can tell them apart from now on.
    bool step()
    {
        const AnyTable& mirror = *worlds_[0].mirror;
        for (const Seat seat : mirror.waiting()) {
            const Json here = mirror.decisions(seat), there = worlds_[1].mirror->decisions(seat);
            if (there.empty()) continue;
            const Json& options = here[0]["options"];
            const Json& choice = options[dice_.below(options.size())];
            const Json& others = there[0]["options"];
            if (std::find(others.begin(), others.end(), choice) == others.end()) continue;
            Json frame = answer_frame(here[0], choice);
            for (World& world : worlds_) {
                const Json asked = world.mirror->decisions(seat);
                if (!world.mirror->answer(
                        {seat, asked[0]["id"], choice, frame.value("text", ""), "", frame.value("concept", "")}))
                    return false;
            }
            if (!indistinguishable()) return false;
            for (World& world : worlds_) {
                world.players[index(seat)]->send(frame);
                world.players[index(seat)]->next("view");
                settle(world);
            }
            return !mirror.waiting().empty();
        }
        return false;
    }

    // Refusals, an undo, a new connection, chat: what is said then must not tell the worlds apart either.
    void disturb()
    {
        const std::size_t kind = dice_.below(5);
        for (World& world : worlds_) {
            auto& mine = world.players[index(seat_)];
            if (kind == 0) mine->send({{"t", "answer"}, {"decision", 3}, {"choice", {{"pass", Json::object()}}}});
            if (kind == 1) {
                const bool works = world.mirror->undoable(seat_);
                mine->send({{"t", "undo"}});
                if (works) {
                    ASSERT_TRUE(world.mirror->undo(seat_));
                    mine->next("view");
                    ++undone_;
                }
            }
            if (kind == 2) {
                const Json seen = mine->now();
                const std::size_t has = seen["facts_from"].get<std::size_t>() + seen["facts"].size();
                mine->hang_up();
                world.players.back()->next("presence");  // the server has noticed
                ASSERT_TRUE(mine->connect());
                mine->send_join(world.id, {{"facts", has}, {"mark", seen["mark"]}});
                mine->next("view");
                if (talked_) mine->next("said");  // read from the store, so later
            }
            if (kind == 3) {  // heard by all at once, when it is stored
                auto& talker = world.players[(index(seat_) + 1) % seats_];
                talker->send({{"t", "say"}, {"text", "hm"}});
                talker->next("said");
            }
            if (kind == 4) ask_for_barred(world);
            settle(world);
        }
        talked_ = talked_ || kind == 3;
        for (const char* path : {"", "/replay?step=1", "/replay", "/story", "/record"}) {
            compare_http(path);
        }
    }
    void ask_for_barred(World& world)
    {
        const Json asked = world.mirror->decisions(seat_);
        if (asked.empty() || asked[0]["barred"].empty()) return;
        world.players[index(seat_)]->send(
            {{"t", "answer"}, {"decision", asked[0]["id"]}, {"choice", asked[0]["barred"][0]["choice"]}});
    }
    void compare_http(const std::string& path)
    {
        for (const std::size_t who : {index(seat_), seats_}) {
            std::string said[2];
            for (std::size_t i = 0; i < 2; ++i) {
                Player asking(server_.port());
                asking.cookie = cookies_[who];
                said[i] = normal(asking.get("/api/tables/" + worlds_[i].id + path).body, worlds_[i].id);
            }
            ++compared_;
            if (said[0] != said[1] && what_.empty()) what_ = path + ":\n" + said[0] + "\n" + said[1];
        }
    }

    bool same(const std::string& when)
    {
        for (const std::size_t who : {index(seat_), seats_}) {
            const auto& here = worlds_[0].players[who]->received;
            const auto& there = worlds_[1].players[who]->received;
            if (here.size() != there.size()) what_ = when + ": another number of frames";
            for (std::size_t i = 0; i < std::min(here.size(), there.size()) && what_.empty(); ++i) {
                const std::string a = normal(here[i], worlds_[0].id), b = normal(there[i], worlds_[1].id);
                if (a != b) what_ = when + ", frame " + std::to_string(i) + ":\n" + a + "\n" + b;
            }
            compared_ += static_cast<int>(here.size());
            worlds_[0].players[who]->received.clear();
            worlds_[1].players[who]->received.clear();
        }
        return what_.empty();
    }

    RunningServer server_;
    const AnyGame& game_;
    std::size_t seats_;
    Dice dice_;
    std::unique_ptr<AnyTable> start_;
    Seat seat_{};
    std::vector<std::string> people_, cookies_;
    std::vector<World> worlds_;
    int compared_ = 0, undone_ = 0;
    bool talked_ = false;  // players have: whoever comes is told what was said
    std::string what_;
};

TEST(Leak, BytesAreTheSameInEveryWorldASeatCannotRuleOut)
{
    int undone = 0;
    for (const AnyGame* game : games()) {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::size_t seats = game->min_seats() + seed % (game->max_seats() - game->min_seats() + 1);
            Twins twins(*game, seats, seed * 1000, true);
            const int now = twins.run(60);
            ASSERT_GE(now, 0) << game->name() << " seed " << seed << " " << twins.what();
            compared += now;
            undone += twins.undone();
        }
        EXPECT_GT(compared, 300) << game->name() << ": too little was compared to mean anything";
        std::printf("%s: %d frames and replies compared\n", std::string(game->name()).c_str(), compared);
    }
    EXPECT_GT(undone, 0) << "nothing was ever taken back";
}

// The check itself can fail: worlds that differ in what the seat does know send it different bytes.
TEST(Leak, WorldsThatASeatCanTellApartAreNoticed)
{
    int noticed = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Twins twins(*games()[0], 3, seed * 1000, false);
        if (twins.run(0) < 0) ++noticed;
    }
    EXPECT_GT(noticed, 0);
}

}  // namespace
}  // namespace snowbound
