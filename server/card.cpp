#include "server/card.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "server/auth.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::array<std::string_view, 6> kStatus{"open", "running", "paused", "over", "aborted", "frozen"};
constexpr std::array<std::string_view, 3> kClock{"none", "move", "bank"};
constexpr std::int64_t kMostSeconds = 60LL * 60 * 24 * 60;  // sixty days

template <class E, std::size_t N>
E from_word(const std::array<std::string_view, N>& words, const std::string& word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return static_cast<E>(found == words.end() ? 0 : found - words.begin());
}

Json shown(const ClockRule& clock)
{
    return {{"kind", kClock[static_cast<std::size_t>(clock.kind)]},
            {"seconds", clock.seconds},
            {"increment", clock.increment}};
}

ClockRule read_clock(Arguments& in)
{
    ClockRule clock;
    clock.kind = from_word<ClockRule::Kind>(kClock, in.word("kind", {"none", "move", "bank"}, "none"));
    const bool runs = clock.kind != ClockRule::Kind::None;
    clock.seconds = in.number("seconds", runs ? 5 : 0, kMostSeconds, runs ? 60 : 0);
    clock.increment = in.number("increment", 0, kMostSeconds, 0);
    return clock;
}

Json for_store(const Vote& vote)
{
    return {{"id", vote.id}, {"about", vote.about}, {"by", index(vote.by)},    {"seat", index(vote.seat)},
            {"to", vote.to}, {"level", vote.level}, {"yes", to_json(vote.yes)}};
}

Vote read_vote(Arguments& in)
{
    Vote vote;
    vote.id = in.text("id");
    vote.about = in.text("about");
    vote.by = in.seat("by", kMaxSeats);
    vote.seat = in.seat("seat", kMaxSeats);
    vote.to = static_cast<std::size_t>(in.number("to", 0, 1'000'000'000, 0));
    vote.level = in.text("level");
    JsonReader reader(JsonReader::Missing::Refuse);
    if (!reader.read(in.need("yes"), vote.yes)) in.fail("yes " + reader.error());
    return vote;
}

Json chairs_for_store(const std::vector<Chair>& chairs)
{
    Json list = Json::array();
    for (const Chair& chair : chairs) {
        list.push_back({{"person", chair.person}, {"name", chair.name}, {"bot", chair.bot}});
        if (chair.left) list.back()["left"] = true;
        if (chair.hints > 0) list.back()["hints"] = chair.hints;
    }
    return list;
}

// People at the host's own device: a name each. The host's id comes when the host is known.
std::optional<Trouble> read_here(const Json& list, std::vector<Chair>& chairs)
{
    if (!list.is_array()) return bad_request("\"here\" must be a list");
    for (const Json& one : list) {
        Arguments in(one, {});
        const Seat seat = in.seat("seat", chairs.size());
        const auto name = clean_name(in.text("name"));
        if (auto no = in.trouble()) return no;
        if (!name) return name.trouble();
        chairs[index(seat)] = {"", *name, "", false};
    }
    return std::nullopt;
}

std::vector<std::string> read_people(const Json* list)
{
    std::vector<std::string> people;
    for (const Json& one : list && list->is_array() ? *list : Json::array()) {
        if (one.is_string()) people.push_back(one.get<std::string>());
    }
    return people;
}

Result<std::vector<Chair>> read_chairs(const Json& list)
{
    std::vector<Chair> chairs;
    if (!list.is_array() || list.size() > kMaxSeats) return bad_request("chairs must be a short list");
    for (const Json& json : list) {
        Arguments in(json, {});
        chairs.push_back({in.text("person"), in.text("name"), in.text("bot"), in.flag("left", false),
                          in.number("hints", 0, 1'000'000'000, 0)});
        if (auto no = in.trouble()) return *no;
    }
    return chairs;
}

}  // namespace

std::string_view word_of(Card::Status status) { return kStatus[static_cast<std::size_t>(status)]; }

SeatSet Card::seats_of(const std::string& person) const
{
    SeatSet seats;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        if (!person.empty() && chairs[i].person == person) seats.add(seat_at(i));
    }
    return seats;
}

std::optional<Seat> Card::seat_of(const std::string& person, std::optional<Seat> wish) const
{
    const SeatSet mine = seats_of(person);
    if (mine.empty()) return std::nullopt;
    return wish && mine.has(*wish) ? *wish : *mine.begin();
}

void Card::take_back(const std::string& person)
{
    for (Chair& chair : chairs) {
        if (!person.empty() && chair.person == person) chair.bot.clear(), chair.left = false;
    }
}

bool Card::lets_in(const std::string& person) const
{
    if (password.empty()) return true;
    if (person.empty()) return false;
    return person == host || seat_of(person) || std::find(admitted.begin(), admitted.end(), person) != admitted.end();
}

bool Card::lets_coach() const
{
    const auto is_persons = [](const Chair& chair) { return chair.bot.empty() || !chair.person.empty(); };
    return coach.value_or(std::ranges::count_if(chairs, is_persons) < 2);
}

bool Card::hides_from(const std::string& person, const std::set<std::string>& blockers) const
{
    if (status == Status::Open || is_done() || seat_of(person)) return false;
    return std::ranges::any_of(chairs, [&](const Chair& chair) { return blockers.contains(chair.person); });
}

void Card::forget(const std::string& person)
{
    if (host == person) host.clear();
    std::erase(kicked, person);
    std::erase(admitted, person);
    for (Chair& chair : chairs) {
        if (chair.person == person) chair = {"", "", status == Status::Open ? "" : "medium", false};
    }
}

Json shown(const Vote& vote)
{
    Json json = {{"id", vote.id}, {"about", vote.about}, {"by", index(vote.by)}, {"yes", to_json(vote.yes)}};
    if (vote.about == "bot") json["seat"] = index(vote.seat), json["level"] = vote.level;
    if (vote.about == "undo") json["to"] = vote.to;
    return json;
}

Json to_json(const Card& card)
{
    Json json = {{"id", card.id},
                 {"number", card.number},
                 {"game", card.game},
                 {"options", card.options},
                 {"chairs", chairs_for_store(card.chairs)},
                 {"clock", shown(card.clock)},
                 {"listed", card.listed},
                 {"spectators", card.spectators},
                 {"natural_pace", card.natural_pace},
                 {"language", card.language},
                 {"leavers", card.leavers},
                 {"status", word_of(card.status)},
                 {"host", card.host},
                 {"created", card.created},
                 {"touched", card.touched},
                 {"rematch", card.rematch},
                 {"waiting", to_json(card.waiting)}};
    if (!card.clock_left.is_null()) json["clock_left"] = card.clock_left;
    if (card.clock_at >= 0) json["clock_played"] = card.clock_at;
    if (!card.kicked.empty()) json["kicked"] = card.kicked;
    if (!card.password.empty()) json["password"] = card.password;
    if (!card.admitted.empty()) json["admitted"] = card.admitted;
    if (card.coach) json["coach"] = *card.coach;
    if (card.vote) json["vote"] = for_store(*card.vote);
    if (card.record) json["record"] = to_json(*card.record);
    return json;
}

Result<Card> read_card(const Json& json)
{
    constexpr std::int64_t kFar = 1LL << 60;
    Arguments in(json, {});
    Card card;
    card.id = in.text("id");
    card.number = in.number("number", 0, std::numeric_limits<std::int64_t>::max(), 0);
    card.game = in.text("game");
    card.options = in.need("options");
    auto chairs = read_chairs(in.need("chairs"));
    if (!chairs) return chairs.trouble();
    card.chairs = std::move(*chairs);
    Arguments clock(in.need("clock"), {});
    card.clock = read_clock(clock);
    card.listed = in.flag("listed", false);
    card.spectators = in.flag("spectators", true);
    card.natural_pace = in.flag("natural_pace", true);
    card.language = in.text("language", "en");
    card.leavers = in.text("leavers", "vote");
    if (in.find("coach")) card.coach = in.flag("coach", false);
    card.status = from_word<Card::Status>(kStatus, in.text("status"));
    card.host = in.text("host");
    card.created = in.number("created", 0, kFar, 0);
    card.touched = in.number("touched", 0, kFar, 0);
    card.rematch = in.text("rematch");
    card.kicked = read_people(in.find("kicked"));
    card.admitted = read_people(in.find("admitted"));
    card.password = in.text("password");
    JsonReader reader(JsonReader::Missing::Refuse);
    if (!reader.read(in.need("waiting"), card.waiting)) return bad_request("waiting " + reader.error());
    if (const Json* left = in.find("clock_left")) card.clock_left = *left;
    card.clock_at = in.number("clock_played", 0, kFar, -1);
    in.number("clock_at", 0, kFar, 0);  // of earlier versions: a moment of the wall clock
    if (const Json* vote = in.find("vote")) {
        Arguments parts(*vote, {});
        card.vote = read_vote(parts);
        if (auto no = parts.trouble()) return *no;
    }
    if (const Json* record = in.find("record")) {
        auto read = read_record(*record);
        if (!read) return read.trouble();
        card.record = std::move(*read);
    }
    if (auto no = in.trouble()) return *no;
    if (auto no = clock.trouble()) return *no;
    return card;
}

Json public_card(const Card& card)
{
    Json seats = Json::array();
    for (const Chair& chair : card.chairs) {
        Json seat = Json::object();
        if (!chair.person.empty()) seat["name"] = chair.name;
        if (!chair.bot.empty()) seat["bot"] = chair.bot;
        if (chair.left) seat["left"] = true;
        if (!chair.person.empty() && chair.person == card.host) seat["host"] = true;
        if (card.is_done() && chair.hints > 0) seat["hints"] = chair.hints;
        seats.push_back(seat);
    }
    Json json = {{"id", card.id},
                 {"game", card.game},
                 {"options", card.options},
                 {"status", word_of(card.status)},
                 {"seats", seats},
                 {"clock", shown(card.clock)},
                 {"listed", card.listed},
                 {"spectators", card.spectators},
                 {"pace", card.natural_pace ? "natural" : "none"},
                 {"language", card.language},
                 {"leavers", card.leavers},
                 {"coach", card.lets_coach()},
                 {"created", card.created}};
    if (!card.password.empty()) json["locked"] = true;
    if (card.vote) json["vote"] = shown(*card.vote);
    if (!card.rematch.empty()) json["rematch"] = card.rematch;
    if (!card.record) return json;
    json["seed_hash"] = card.record->seed.commitment();
    json["rules_version"] = card.record->version_now();
    if (card.is_carried()) json["carried"] = card.record->events.size();
    if (card.is_done()) json["seed"] = card.record->seed.seed, json["salt"] = card.record->seed.salt;
    return json;
}

Result<Card> new_card(const Json& wish)
{
    Arguments in(wish, {});
    Card card;
    card.game = in.text("game");
    const auto seats = in.number("seats", 1, static_cast<std::int64_t>(kMaxSeats), 2);
    card.chairs.resize(static_cast<std::size_t>(seats));
    if (const Json* options = in.find("options")) card.options = *options;
    if (const Json* carried = in.find("carried")) {
        auto record = read_record(*carried);
        if (!record) return record.trouble();
        if (record->seats < 1 || record->seats > kMaxSeats) return bad_request("the record has no seats");
        card.record = std::move(*record);
        card.game = card.record->game;
        card.options = card.record->options;
        card.chairs.resize(card.record->seats);
    }
    if (const Json* bots = in.find("bots")) {
        for (const Json& one : bots->is_array() ? *bots : Json::array()) {
            Arguments bot(one, {});
            const Seat seat = bot.seat("seat", card.chairs.size());
            card.chairs[index(seat)].bot = bot.word("level", {"random", "greedy", "easy", "medium", "hard"}, "medium");
            if (auto no = bot.trouble()) return *no;
        }
        if (!bots->is_array()) in.fail("\"bots\" must be a list");
    }
    if (const Json* here = in.find("here")) {
        if (auto no = read_here(*here, card.chairs)) return *no;
    }
    if (const Json* clock = in.find("clock")) {
        Arguments parts(*clock, {});
        card.clock = read_clock(parts);
        if (auto no = parts.trouble()) return *no;
    }
    card.listed = in.flag("listed", false);
    card.spectators = in.flag("spectators", true);
    card.natural_pace = in.word("pace", {"natural", "none"}, "natural") == "natural";
    card.language = in.word("language", {"en", "de", "it"}, "en");
    card.leavers = in.word("leavers", {"vote", "bot", "wait"}, "vote");
    if (in.find("coach")) card.coach = in.flag("coach", false);
    card.password = in.text("password");
    if (auto no = in.trouble()) return *no;
    if (card.password.empty()) return card;
    if (auto no = password_trouble(card.password, kLeastTablePassword)) return *no;
    return card;
}

}  // namespace snowbound
