#include "table/record.h"

#include "core/json_text.h"

namespace snowbound {
namespace {

constexpr const char* kFormat = "snowbound-record";

// Reads one field after the other; the first that is wrong is told, with its place.
class Fields {
public:
    Fields(const Json& object, std::string where) : object_(object), where_(std::move(where))
    {
        if (!object_.is_object()) fail("", "must be an object");
    }

    const Json* find(const char* name, bool required = true)
    {
        if (!good()) return nullptr;
        const auto found = object_.find(name);
        if (found != object_.end()) {
            ++known_;
            return &found.value();
        }
        if (required) fail(name, "is missing");
        return nullptr;
    }
    std::string text(const char* name, bool required = true)
    {
        const Json* value = find(name, required);
        if (!value) return {};
        if (!value->is_string()) return fail(name, "must be a text"), std::string();
        return value->get<std::string>();
    }
    template <class T>
    T number(const char* name, bool required = true)
    {
        const Json* value = find(name, required);
        if (!value) return T{};
        T out{};
        JsonReader reader(JsonReader::Missing::Refuse);
        if (!reader.read(*value, out)) fail(name, "is not a fitting number");
        return out;
    }
    bool flag(const char* name)
    {
        const Json* value = find(name, false);
        if (value && !value->is_boolean()) fail(name, "must be true or false");
        return value && value->is_boolean() && value->get<bool>();
    }
    std::uint64_t hash(const char* name)
    {
        const std::string hex = text(name);
        if (!good()) return 0;
        if (hex.size() != 16 || hex.find_first_not_of("0123456789abcdef") != std::string::npos) {
            return fail(name, "must be sixteen hexadecimal digits"), 0;
        }
        return std::stoull(hex, nullptr, 16);
    }
    std::vector<std::uint32_t> rolls(const char* name)
    {
        std::vector<std::uint32_t> results;
        const Json* list = find(name, false);
        if (!list) return results;
        if (!list->is_array()) return fail(name, "must be a list"), results;
        for (const Json& value : *list) {
            if (!value.is_number_unsigned() || value.get<std::uint64_t>() > 0xFFFFFFFFULL) {
                return fail(name, "must hold whole numbers"), results;
            }
            results.push_back(value.get<std::uint32_t>());
        }
        return results;
    }
    void no_others()
    {
        if (good() && known_ != object_.size()) fail("", "has unknown fields");
    }
    void fail(const std::string& name, const std::string& what)
    {
        if (error_.empty()) error_ = where_ + (name.empty() ? "" : "." + name) + " " + what;
    }
    bool good() const { return error_.empty(); }
    const std::string& error() const { return error_; }

private:
    const Json& object_;
    std::string where_;
    std::string error_;
    std::size_t known_ = 0;
};

Trouble bad_record(const std::string& what) { return {"bad_record", "not a usable record: " + what, ""}; }

}  // namespace

std::string hash_text(std::uint64_t hash)
{
    std::string hex(16, '0');
    for (std::size_t i = 16; i > 0; --i, hash >>= 4) {
        hex[i - 1] = "0123456789abcdef"[hash & 15U];
    }
    return hex;
}

Result<Event> read_event(const Json& json, std::size_t number)
{
    Fields in(json, "events[" + std::to_string(number) + "]");
    Event event;
    event.undo = in.flag("undo");
    event.seat = seat_at(in.number<std::uint8_t>("seat"));
    event.hash = in.hash("hash");
    if (event.undo && json.is_object() && json.contains("to")) event.to = in.number<std::size_t>("to");
    if (!event.undo) {
        event.decision = in.number<std::uint32_t>("decision");
        if (const Json* choice = in.find("choice")) event.choice = *choice;
        event.rolls = in.rolls("rolls");
        event.text = in.text("text", false);
        event.concept_line = in.text("concept", false);
        event.by = in.text("by", false);
    }
    in.no_others();
    if (!in.good()) return bad_record(in.error());
    return event;
}

std::string to_text(const Event& event)
{
    std::string text = "{";
    JsonText json(text);
    if (event.undo) json.key("undo"), json.raw("true");
    if (event.to) json.key("to"), json.value(*event.to);
    json.key("seat"), json.value(index(event.seat));
    if (!event.undo) {
        json.key("decision"), json.value(event.decision);
        json.key("choice"), json.raw(event.choice.dump());
        if (!event.rolls.empty()) json.key("rolls"), json.raw(Json(event.rolls).dump());
        if (!event.text.empty()) json.key("text"), json.raw(Json(event.text).dump());
        if (!event.concept_line.empty()) json.key("concept"), json.raw(Json(event.concept_line).dump());
        if (!event.by.empty()) json.key("by"), json.raw(Json(event.by).dump());
    }
    json.key("hash"), json.word(hash_text(event.hash));
    return text += '}';
}

Json to_json(const Event& event) { return Json::parse(to_text(event)); }

Json to_json(const Seam& seam)
{
    return {{"at", seam.at}, {"rules_version", seam.rules_version}, {"snapshot", seam.snapshot}};
}

Result<Seam> read_seam(const Json& json, std::size_t number)
{
    Fields in(json, "seams[" + std::to_string(number) + "]");
    Seam seam{in.number<std::size_t>("at"), in.number<int>("rules_version"), nullptr};
    if (const Json* snapshot = in.find("snapshot")) seam.snapshot = *snapshot;
    in.no_others();
    if (!in.good()) return bad_record(in.error());
    return seam;
}

Json to_json(const Record& record)
{
    Json events = Json::array();
    for (const Event& event : record.events) {
        events.push_back(to_json(event));
    }
    Json json = {{"format", kFormat},        {"version", Record::kVersion},
                 {"game", record.game},      {"rules_version", record.rules_version},
                 {"seats", record.seats},    {"options", record.options},
                 {"rng", Rng::kGenerator},   {"seed_hash", record.seed.commitment()},
                 {"seed", record.seed.seed}, {"salt", record.seed.salt}};
    if (record.scripted) json["scripted"] = true;
    if (record.start) json["start"] = *record.start;
    json["setup_rolls"] = record.setup_rolls;
    json["setup_hash"] = hash_text(record.setup_hash);
    json["position"] = record.position;
    json["events"] = std::move(events);
    if (!record.seams.empty()) {
        json["seams"] = Json::array();
        for (const Seam& seam : record.seams) {
            json["seams"].push_back(to_json(seam));
        }
    }
    return json;
}

Result<Record> read_record(const Json& json)
{
    Fields in(json, "record");
    Record record;
    if (in.text("format") != kFormat && in.good()) return bad_record("its format is not \"snowbound-record\"");
    if (in.number<int>("version") != Record::kVersion && in.good()) return bad_record("its version is not known here");
    record.game = in.text("game");
    record.rules_version = in.number<int>("rules_version");
    record.seats = in.number<std::uint8_t>("seats");
    if (const Json* options = in.find("options")) record.options = *options;
    if (in.text("rng") != Rng::kGenerator && in.good()) return bad_record("its generator is not known here");
    const std::string commitment = in.text("seed_hash");
    record.seed = {in.text("seed"), in.text("salt")};
    record.scripted = in.flag("scripted");
    if (const Json* start = in.find("start", false)) record.start = *start;
    record.setup_rolls = in.rolls("setup_rolls");
    record.setup_hash = in.hash("setup_hash");
    record.position = in.number<std::uint64_t>("position");
    const Json* events = in.find("events");
    const Json* seams = in.find("seams", false);
    in.no_others();
    if (!in.good()) return bad_record(in.error());
    if (record.seed.commitment() != commitment) return bad_record("seed and salt do not give the seed_hash");
    if (!events->is_array()) return bad_record("record.events must be a list");
    for (std::size_t i = 0; i < events->size(); ++i) {
        auto event = read_event((*events)[i], i);
        if (!event) return event.trouble();
        record.events.push_back(std::move(*event));
    }
    if (seams && !seams->is_array()) return bad_record("record.seams must be a list");
    for (std::size_t i = 0; seams && i < seams->size(); ++i) {
        auto seam = read_seam((*seams)[i], i);
        if (!seam) return seam.trouble();
        record.seams.push_back(std::move(*seam));
    }
    return record;
}

}  // namespace snowbound
