#include "app/load_scan.h"

#include "table/difference.h"

namespace snowbound {

SeenFrame Sight::look(std::string_view frame)
{
    using enum SeenFrame::Kind;
    if (frame.starts_with(R"({"t":"refused")")) {
        return {.kind = frame.find(R"("code":"stale_decision")") == std::string_view::npos ? Refused : Stale};
    }
    if (frame.starts_with(R"({"t":"error")")) return {.kind = Error};
    const bool is_whole = frame.starts_with(R"({"t":"view")");
    if (!is_whole && !frame.starts_with(R"({"t":"change")")) return {};
    const auto json = parse_json(frame);
    if (!json || !json->contains("seq")) return {.kind = Error};
    SeenFrame seen{.kind = View, .seq = (*json)["seq"].get<std::int64_t>()};
    if (is_whole) {
        table_ = text_at(*json, "table");
        waiting_ = json->value("waiting", Json());
        decisions_ = json->value("decisions", Json());
        return seen;
    }
    const Json patch = json->value("patch", Json::object());
    for (const auto& [name, part] : {std::pair("waiting", &waiting_), std::pair("decisions", &decisions_)}) {
        if (patch.contains(name) && !apply_difference(*part, patch[name])) return {.kind = Error};
    }
    return seen;
}

const Json* Sight::question() const
{
    if (!decisions_.is_array()) return nullptr;
    for (const Json& decision : decisions_) {
        if (text_at(decision, "wait") == "required") return &decision;
    }
    return nullptr;
}

std::string Sight::random_answer(std::uint64_t dice) const
{
    const Json* asked = question();
    const Json options = asked ? asked->value("options", Json()) : Json();
    if (!options.is_array() || options.empty()) return "";
    return R"({"t":"answer","decision":)" + asked->value("id", Json()).dump() + R"(,"choice":)" +
           options[dice % options.size()].dump() + "}";
}

}  // namespace snowbound
