// What a page makes of the frames it is sent, for tests: the view as it stands, whole, whether it came so or as a
// change.
#pragma once

#include <string>

#include "table/difference.h"
#include "table/view_frame.h"

namespace snowbound {

class Shown {
public:
    const Json& now() const { return now_; }  // null: none yet

    // A change becomes a view. "broken" or "wrong sum": the server has told something that is not so.
    Json take(Json frame)
    {
        const std::string kind = frame.is_object() ? frame.value("t", "") : "";
        if (kind == "view") now_ = frame;
        return kind == "change" ? changed(std::move(frame)) : frame;
    }

private:
    Json changed(Json frame)
    {
        Json seen = Json::object();
        for (const char* key : {"undo", "seat", "waiting", "view", "decisions", "end"}) {
            if (now_.contains(key)) seen[key] = now_[key];
        }
        const bool in_turn = now_.is_object() && frame["seq"] == now_["seq"].get<std::uint64_t>() + 1;
        if (!in_turn || (frame.contains("patch") && !apply_difference(seen, frame["patch"]))) {
            return {{"t", "broken"}, {"frame", frame}};
        }
        if (frame.contains("check") && frame["check"] != value_sum(seen.dump())) return {{"t", "wrong sum"}};
        frame.erase("patch");
        frame["t"] = "view";
        frame.update(seen);
        const std::size_t had = now_["facts_from"].get<std::size_t>() + now_["facts"].size();
        if (!frame.contains("facts")) frame["facts_from"] = had, frame["facts"] = Json::array();
        if (!frame.contains("mark")) frame["mark"] = now_["mark"];
        now_ = frame;
        return frame;
    }

    Json now_;
};

}  // namespace snowbound
