#include "table/view_frame.h"

#include <algorithm>

#include "core/patch_text.h"

namespace snowbound {
namespace {

constexpr std::uint32_t kChecked = 16;  // every so many frames the client can see whether it has the same

// That something was taken back, or that a clock answered, is for everybody to see who sees that anything happened.
std::string trace_of(const std::vector<Event>& events)
{
    if (events.empty() || (!events.back().undo && events.back().by != "clock")) return "";
    return R"(,"last":{"seat":)" + std::to_string(index(events.back().seat)) +
           (events.back().undo ? R"(,"undo":true})" : R"(,"by":"clock"})");
}

bool is_anything_undone(const std::vector<Event>& events, std::size_t since)
{
    return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(since), events.end(),
                       [](const Event& event) { return event.undo; });
}

std::size_t common(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

std::string list_of(const std::vector<std::string>& values)
{
    std::string out = "[";
    for (const std::string& value : values) {
        if (out.size() > 1) out += ',';
        out += value;
    }
    return out += ']';
}

void write_list(JsonText& json, std::string_view name, std::size_t from, std::string_view list)
{
    json.key(std::string(name) + "_from"), json.value(from);
    json.key(name), json.raw(list);
}

}  // namespace

bool Viewing::look(const AnyTable& match)
{
    const auto& events = match.record().events;
    const bool anew = events_ > events.size() || is_anything_undone(events, events_);
    const bool first = !saw_;
    patch_.clear(), facts_.clear(), told_.clear(), trace_.clear(), check_.clear();
    look_at_facts(match, anew);
    look_at_scenes(match, anew);
    const bool changed = look_at_match(match) || first;
    events_ = events.size();
    if (!changed) return false;
    ++seq_;
    if (first) return true;
    trace_ = trace_of(events);
    if (seq_ % kChecked == 0) {
        write_shown(check_, match);
        check_ = std::to_string(value_sum(check_));
    }
    return true;
}

// What is seen as the match stands. `undo` others may change in secret: what they plan stands between an answer and its
// taking back. So by itself it is told to nobody.
bool Viewing::look_at_match(const AnyTable& match)
{
    const bool first = !saw_;
    const SeatSet waiting = match.waiting();
    const std::string end = waiting.empty() ? match.scores().dump() : "";
    const bool undo = viewer_ != kSpectator && match.undoable(viewer_);
    patch_ = "{";
    JsonText json(patch_);
    if (waiting != waiting_) json.key("waiting"), PatchText(patch_).change(waiting_, waiting);
    match.write_patches(patch_, viewer_, saw_);
    if (end != end_) json.key("end"), json.raw(end.empty() ? "null" : "[" + end + "]");
    const bool changed = patch_.size() > 1 || !facts_.empty() || !told_.empty();
    if (changed && undo != undo_) json.key("undo"), json.raw(undo ? "[true]" : "[false]");
    json.raw("}");
    if (first || patch_.size() == 2) patch_.clear();
    if (first || changed) undo_ = undo, waiting_ = waiting, end_ = end;
    return changed;
}

void Viewing::write_shown(std::string& out, const AnyTable& match) const
{
    out += '{';
    JsonText json(out);
    json.key("undo"), json.value(undo_);
    json.key("seat"), viewer_ == kSpectator ? json.raw("null") : json.value(index(viewer_));
    json.key("waiting"), json.value(waiting_);
    json.key("view"), match.write_view(out, viewer_);
    json.key("decisions"), match.write_questions(out, viewer_);
    if (!end_.empty()) json.key("end"), json.raw(end_);
    out += '}';
}

// Where something was taken back, what still stands is what has the same sum.
void Viewing::look_at_facts(const AnyTable& match, bool anew)
{
    const std::size_t said = match.facts_said();
    if (!anew && said == notes_) return;
    std::string list;
    match.write_facts(list, viewer_, anew ? 0 : notes_);
    std::vector<std::uint32_t> marks{anew ? kNoFacts : marks_.back()};
    std::vector<std::size_t> begins;
    for (std::size_t at = 1; at < list.size() && list[at] != ']';) {
        const std::size_t end = end_of_value(list, at);
        begins.push_back(at);
        marks.push_back(text_sum(std::string_view(list).substr(at, end - at), marks.back()));
        at = end + (list[end] == ',' ? 1 : 0);
    }
    notes_ = said;
    if (!anew) {
        facts_from_ = marks_.size() - 1;
        marks_.insert(marks_.end(), marks.begin() + 1, marks.end());
        if (marks.size() > 1) facts_ = std::move(list);
        return;
    }
    facts_from_ = common(marks_, marks) - 1;
    const bool same = marks_ == marks;
    marks_ = std::move(marks);
    if (same) return;
    facts_ = facts_from_ < begins.size() ? "[" + list.substr(begins[facts_from_]) : "[]";
}

void Viewing::look_at_scenes(const AnyTable& match, bool anew)
{
    const auto& scenes = match.scenes();
    std::size_t same = std::min(scenes_.size(), scenes.size());
    for (std::size_t i = 0; anew && i < same; ++i) {
        if (text_sum(scenes[i].dump()) != scenes_[i]) same = i;
    }
    scenes_from_ = same;
    if (same == scenes_.size() && same == scenes.size()) return;
    scenes_.resize(same);
    std::vector<std::string> texts;
    for (std::size_t i = same; i < scenes.size(); ++i) {
        texts.push_back(scenes[i].dump());
        scenes_.push_back(text_sum(texts.back()));
    }
    told_ = list_of(texts);
}

void Viewing::write_change(std::string& out) const
{
    out += R"({"t":"change")";
    JsonText json(out);
    json.key("seq"), json.value(seq_);
    json.raw(trace_);
    if (!patch_.empty()) json.key("patch"), json.raw(patch_);
    if (!facts_.empty()) {
        write_list(json, "facts", facts_from_, facts_);
        json.key("mark"), json.value(marks_.back());
    }
    if (!told_.empty()) write_list(json, "scenes", scenes_from_, told_);
    if (!check_.empty()) json.key("check"), json.raw(check_);
    json.raw("}");
}

void Viewing::write_view(std::string& out, const AnyTable& match, std::string_view table, const HasFacts& has) const
{
    out += R"({"t":"view")";
    JsonText json(out);
    if (!table.empty()) json.key("table"), json.word(table);
    json.key("seq"), json.value(seq_);
    std::string shown;
    write_shown(shown, match);
    json.raw(","), json.raw(std::string_view(shown).substr(1, shown.size() - 2));
    const bool fits = has.facts < marks_.size() && marks_[has.facts] == has.mark;
    std::string facts;
    match.write_facts(facts, viewer_, 0);
    std::size_t at = 1;
    const std::size_t known = fits ? has.facts : 0;
    for (std::size_t i = 0; i < known; ++i) {
        at = end_of_value(facts, at);
        if (facts[at] == ',') ++at;
    }
    write_list(json, "facts", known, "[" + facts.substr(at));
    json.key("mark"), json.value(marks_.back());
    const auto& scenes = match.scenes();
    if (!scenes.empty()) write_list(json, "scenes", 0, Json(scenes).dump());
    json.raw("}");
}

std::string next_frame(std::vector<Viewing>& all, const AnyTable& match, Seat viewer, std::optional<HasFacts> whole)
{
    auto known = std::ranges::find(all, viewer, &Viewing::viewer);
    if (known == all.end()) {
        known = all.insert(all.end(), Viewing(viewer));
        if (!whole) whole = HasFacts{};
    }
    const bool changed = known->look(match);
    std::string text;
    if (whole)
        known->write_view(text, match, "", *whole);
    else if (changed)
        known->write_change(text);
    return text;
}

}  // namespace snowbound
