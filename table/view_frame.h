// What one viewer of a match is told: the frames `view` and `change` of docs/protocol.md. The server sends them, and so
// does the engine in a browser. They are a function of what the viewer may know, and of nothing else: an event that
// changes nothing for them leaves no trace, not even a number.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_table.h"
#include "table/difference.h"

namespace snowbound {

inline constexpr std::int64_t kWireVersion = 2;  // of the frames; a page that speaks another is told to load anew

struct HasFacts {  // what a client says it has already
    std::size_t facts = 0;
    std::uint32_t mark = 0;
};

class Viewing {
public:
    explicit Viewing(Seat viewer) : viewer_(viewer) {}

    Seat viewer() const { return viewer_; }
    // Looks at the match anew. False: nothing has changed for this viewer.
    bool look(const AnyTable& match);
    // Appends the frame `change` of the last look.
    void write_change(std::string& out) const;
    // Appends the frame `view`: everything, but for the facts that the client has. `table`: its id, where it has one.
    void write_view(std::string& out, const AnyTable& match, std::string_view table, const HasFacts& has) const;
    HasFacts has_all() const { return {marks_.size() - 1, marks_.back()}; }
    // The match was read anew: nothing is certain about what it had.
    void doubt() { events_ = SIZE_MAX; }

private:
    bool look_at_match(const AnyTable& match);
    void write_shown(std::string& out, const AnyTable& match) const;
    void look_at_facts(const AnyTable& match, bool anew);
    void look_at_scenes(const AnyTable& match, bool anew);

    Seat viewer_;
    std::uint32_t seq_ = 0;      // frames, counted from the first look on
    std::size_t events_ = 0;     // at the last look
    std::size_t notes_ = 0;      // facts at the last look, also those this viewer is not told
    std::unique_ptr<Seen> saw_;  // the match as it stands, and what else is shown of it
    bool undo_ = false;
    SeatSet waiting_;
    std::string end_;
    std::vector<std::uint32_t> marks_{kNoFacts};  // the sum of all facts up to each
    std::vector<std::uint32_t> scenes_;           // the sum of each
    // What the last look found.
    std::string patch_, facts_, told_, trace_, check_;
    std::size_t facts_from_ = 0, scenes_from_ = 0;

    static constexpr std::uint32_t kNoFacts = 0;
};

// The frame for this viewer now, who is among `all` from now on; `whole`: they want everything but what they have. "":
// nothing has changed for them.
std::string next_frame(std::vector<Viewing>& all, const AnyTable& match, Seat viewer, std::optional<HasFacts> whole);

}  // namespace snowbound
