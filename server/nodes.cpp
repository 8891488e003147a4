#include "server/nodes.h"

#include <algorithm>

#include "store/node_life.h"

namespace snowbound {
namespace {

// Milliseconds. Whoever has died is no longer counted before a node that has lost it gives up.
constexpr std::int64_t kFresh = 2 * kRenewEvery, kPatience = 2'500;
static_assert(kFresh < kPatience);
constexpr std::int64_t kPatienceAnew = 5'000;  // of a life that nobody had heard of
constexpr std::int64_t kMostPause = 2'500;     // between two readings: else nobody knows what was meanwhile
constexpr std::int64_t kHandedAtOnce = 10;     // tables a second

bool says_it_reaches(const NodeSays& one, const NodeSays& other) { return !one.links || one.links->contains(other.id); }

bool is_linked(const NodeSays& one, const NodeSays& other)
{
    return one.speech == other.speech && says_it_reaches(one, other) && says_it_reaches(other, one);
}

std::int64_t number_in(const Json& body, const char* key, std::int64_t otherwise)
{
    const auto found = body.find(key);
    return found != body.end() && found->is_number_integer() ? found->get<std::int64_t>() : otherwise;
}

}  // namespace

NodeSays read_says(const NodeRow& row)
{
    NodeSays says;
    says.id = row.id;
    says.is_fresh = row.age < kFresh;
    const auto body = parse_json(row.body);
    if (!body || !body->is_object()) return says;
    says.inner = text_at(*body, "inner");
    says.speech = static_cast<int>(number_in(*body, "speech", kSpeech));
    says.takes = body->value("takes", Json(true)) != Json(false);
    says.tables = std::max<std::int64_t>(0, number_in(*body, "tables", 0));
    if (const auto links = body->find("links"); links != body->end() && links->is_array()) {
        says.links.emplace();
        for (const Json& link : *links) {
            if (link.is_number_integer()) says.links->insert(link.get<std::int64_t>());
        }
    }
    const Json rules = body->value("rules", Json());
    for (const auto& [game, version] : rules.items()) {
        if (rules.is_object() && version.is_number_integer()) says.rules[game] = version.get<int>();
    }
    return says;
}

Json to_json(const NodeSays& says)
{
    Json json = {{"inner", says.inner}, {"speech", says.speech}, {"takes", says.takes}, {"tables", says.tables}};
    json["rules"] = Json::object();
    for (const auto& [game, version] : says.rules) json["rules"][game] = version;
    if (!says.links) return json;
    json["links"] = Json::array();
    for (const std::int64_t link : *says.links) json["links"].push_back(link);
    return json;
}

std::set<std::int64_t> who_stays(const std::vector<NodeSays>& nodes)
{
    struct Member {
        const NodeSays* node;
        std::size_t links;
    };
    std::vector<Member> left;
    for (const NodeSays& node : nodes) {
        if (node.is_fresh) left.push_back({&node, 0});
    }
    while (!left.empty()) {
        for (Member& one : left) {
            one.links = static_cast<std::size_t>(std::ranges::count_if(left, [&](const Member& other) {
                return other.node != one.node && is_linked(*one.node, *other.node);
            }));
        }
        const auto worst =
            std::ranges::min_element(left, {}, [](const Member& one) { return std::pair(one.links, -one.node->id); });
        if (worst->links + 1 == left.size()) break;
        left.erase(worst);
    }
    std::set<std::int64_t> ids;
    for (const Member& one : left) ids.insert(one.node->id);
    return ids;
}

std::optional<Handing> what_to_hand_over(const std::vector<NodeSays>& nodes, std::int64_t me)
{
    std::int64_t all = 0, count = 0;
    for (const NodeSays& node : nodes) {
        if (node.takes) all += node.tables, ++count;
    }
    if (count < 2) return std::nullopt;
    std::vector<const NodeSays*> fullest, lightest;
    for (const NodeSays& node : nodes) {
        if (node.takes && node.tables * count > all) fullest.push_back(&node);
        if (node.takes && node.tables * count < all) lightest.push_back(&node);
    }
    std::ranges::sort(fullest, {}, [](const NodeSays* node) { return std::pair(-node->tables, node->id); });
    std::ranges::sort(lightest, {}, [](const NodeSays* node) { return std::pair(node->tables, node->id); });
    for (std::size_t at = 0; at < std::min(fullest.size(), lightest.size()); ++at) {
        if (fullest[at]->id != me) continue;
        if (fullest[at]->tables * 10 <= lightest[at]->tables * 12 + 20) return std::nullopt;
        const std::int64_t over = fullest[at]->tables - all / count, under = all / count - lightest[at]->tables;
        // What was given in the last second is not in its row yet: so it is half of what would do.
        return Handing{lightest[at]->id, std::clamp<std::int64_t>(std::min(over, under) / 2, 1, kHandedAtOnce)};
    }
    return std::nullopt;
}

bool Among::read(const std::vector<NodeRow>& rows, std::int64_t me, std::int64_t now)
{
    std::vector<NodeSays> nodes;
    std::set<std::int64_t> ids;
    for (const NodeRow& row : rows) nodes.push_back(read_says(row)), ids.insert(row.id);
    const bool gone = !std::ranges::includes(ids, ids_);
    const auto stay = who_stays(nodes);
    std::erase_if(nodes, [&](const NodeSays& node) { return !stay.contains(node.id); });
    staying_ = std::move(nodes);
    ids_ = std::move(ids);
    // Where the database was away, or this is a new life, nobody could know of us.
    if (me != me_ || now - read_at_ > kMostPause) outside_since_.reset();
    me_ = me, read_at_ = now;
    if (stay.contains(me)) {
        linked_ = me;
        cut_off_ = false;
        outside_since_.reset();
    } else {
        if (!outside_since_) outside_since_ = now;
        if (now - *outside_since_ >= (linked_ == me ? kPatience : kPatienceAnew)) cut_off_ = true;
    }
    return gone;
}

bool Among::knows(const std::map<std::string, int>& known, const std::string& game, int rules)
{
    const auto found = known.find(game);
    return found != known.end() && found->second >= rules;
}

std::int64_t Among::who_knows(const std::string& game, int rules) const
{
    const NodeSays* best = nullptr;
    for (const NodeSays& node : staying_) {
        if (node.id == me_ || !node.takes || !knows(node.rules, game, rules)) continue;
        if (!best || node.tables < best->tables) best = &node;
    }
    return best ? best->id : 0;
}

}  // namespace snowbound
