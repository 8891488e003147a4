#include "server/bans.h"

#include <algorithm>

#include "server/auth.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/loop.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostSightings = 20'000;

Result<Ban> read_ban(const Row& row)
{
    const auto json = parse_json(text_of(row[4]));
    if (!json) return Trouble{"database", "a ban cannot be read", ""};
    Arguments in(*json, {});
    Ban ban{.id = text_of(row[0]),
            .person = text_of(row[1]),
            .address = text_of(row[2]),
            .name = in.text("name"),
            .whom = in.text("person"),
            .reason = in.text("reason"),
            .made = in.number("made", 0, 1LL << 60, 0),
            .ends = number_of(row[3])};
    if (auto no = in.trouble()) return *no;
    return ban;
}

}  // namespace

std::string Bans::mark(std::string_view address) const { return signer_.mark("address", address_key(address)); }

void Bans::saw(const std::string& person, const std::string& mark, std::int64_t now_ms)
{
    if (person.empty()) return;
    if (seen_.size() >= kMostSightings && !seen_.contains(person)) seen_.clear();
    seen_[person] = {mark, now_ms};
}

std::string Bans::last_mark(const std::string& person, std::int64_t now_ms) const
{
    const auto found = seen_.find(person);
    const bool fresh = found != seen_.end() && now_ms - found->second.at_ms < kSightingLives;
    return fresh ? found->second.mark : "";
}

void Bans::sweep(std::int64_t now_ms)
{
    std::erase_if(seen_, [&](const auto& one) { return now_ms - one.second.at_ms >= kSightingLives; });
    std::erase_if(bans_, [now = Loop::wall_ms()](const Ban& ban) { return ban.ends <= now; });
}

const Ban* Bans::of(std::string_view person, std::string_view mark) const
{
    const std::int64_t now = Loop::wall_ms();
    const Ban* last = nullptr;
    for (const Ban& ban : bans_) {
        const bool meant = ban.person.empty() ? !mark.empty() && ban.address == mark : ban.person == person;
        if (meant && ban.ends > now && (!last || ban.ends > last->ends)) last = &ban;
    }
    return last;
}

void Bans::lift(const std::string& id)
{
    std::erase_if(bans_, [&](const Ban& ban) { return ban.id == id; });
}

Result<std::vector<Ban>> read_bans(Database& database)
{
    auto rows = database.read({"SELECT id, person, address, ends, body FROM ban WHERE ends > $1", {Loop::wall_ms()}});
    if (!rows) return rows.trouble();
    std::vector<Ban> bans;
    for (const Row& row : *rows) {
        auto ban = read_ban(row);
        if (ban) bans.push_back(std::move(*ban));
        if (!ban) log_line(Level::Error, "damaged", {{"ban", text_of(row[0])}});  // the others still hold
    }
    return bans;
}

Statement ban_statement(const Ban& ban)
{
    const auto or_null = [](const std::string& text) { return text.empty() ? Value() : Value(text); };
    const Json body = {{"person", ban.whom}, {"name", ban.name}, {"reason", ban.reason}, {"made", ban.made}};
    return {"INSERT INTO ban (id, person, address, ends, body) VALUES ($1, $2, $3, $4, $5)",
            {ban.id, or_null(ban.person), or_null(ban.address), ban.ends, body.dump()}};
}

Json for_operator(const Ban& ban)
{
    return {{"id", ban.id},     {"what", ban.person.empty() ? "address" : "account"},
            {"name", ban.name}, {"reason", ban.reason},
            {"made", ban.made}, {"ends", ban.ends}};
}

Json standing(const Bans& bans, const std::string& person)
{
    return {{"person", person},
            {"banned", bans.of(person, "") != nullptr},
            {"address_known", !bans.last_mark(person, Loop::steady_ms()).empty()}};
}

Json told(const Ban& ban)
{
    return {{"code", "banned"},
            {"message", "the operator of this server has shut you out for a while"},
            {"reason", ban.reason},
            {"ends", ban.ends}};
}

}  // namespace snowbound
