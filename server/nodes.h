// What the nodes of a house say of themselves in their rows, and what one of them works out from that: whether it is
// cut off from the others, whether it has too many tables, and who can open one that it cannot.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/json.h"

namespace snowbound {

struct NodeRow;

inline constexpr int kSpeech = 1;  // of the ways between nodes: whoever speaks another one is not understood

struct NodeSays {
    std::int64_t id = 0;
    bool is_fresh = true;  // it has renewed its lease just now
    std::string inner;
    int speech = kSpeech;
    bool takes = true;                            // tables: it is neither on its way down nor cut off
    std::int64_t tables = 0;                      // in its memory
    std::optional<std::set<std::int64_t>> links;  // whom it reaches; none: it does not say
    std::map<std::string, int> rules;             // the games that it knows, and by which rules
};
NodeSays read_says(const NodeRow& row);
Json to_json(const NodeSays& says);

// The nodes that go on where not all reach one another. Who reaches the fewest is left out, of these who came last,
// until everybody reaches everybody: from the same rows each works out the same.
std::set<std::int64_t> who_stays(const std::vector<NodeSays>& nodes);

struct Handing {
    std::int64_t to = 0;
    std::int64_t tables = 0;
};
// Where this node has more tables than the average and another clearly fewer: to whom it hands how many in this second.
// The fullest gives to the lightest, the second to the second: nobody is given to by two.
std::optional<Handing> what_to_hand_over(const std::vector<NodeSays>& nodes, std::int64_t me);

// The nodes as one of them has read them last.
class Among {
public:
    // `me`: the number of our life. True: somebody who was there is not there any more.
    bool read(const std::vector<NodeRow>& rows, std::int64_t me, std::int64_t now);
    // The others go on without this one: it gives its tables up and takes none.
    bool is_cut_off() const { return cut_off_; }
    // This life has been among those who go on.
    bool is_linked(std::int64_t me) const { return linked_ == me && !cut_off_; }
    const std::vector<NodeSays>& staying() const { return staying_; }
    // Who can open a table that was played last under these rules; 0: nobody, just now.
    std::int64_t who_knows(const std::string& game, int rules) const;
    static bool knows(const std::map<std::string, int>& known, const std::string& game, int rules);

private:
    std::vector<NodeSays> staying_;
    std::set<std::int64_t> ids_;
    std::int64_t me_ = 0, linked_ = 0, read_at_ = 0;
    std::optional<std::int64_t> outside_since_;
    bool cut_off_ = false;
};

}  // namespace snowbound
