#include "story/unfolding.h"

#include <algorithm>
#include <utility>

namespace snowbound {
namespace {

std::size_t sentences_for(std::size_t cards)
{
    if (cards <= 2) return cards;
    if (cards <= 6) return (cards + 2) / 2;  // 3: 2, 4: 3, 5: 3, 6: 4
    return std::max<std::size_t>(4, (cards + 2) / 3);
}

}  // namespace

Unfolding::Unfolding(const Grammar& grammar, const Scene& scene, std::uint64_t seed, std::size_t number)
    : grammar_(grammar), scene_(scene), dice_(seed), number_(number)
{
    for (const std::string& id : scene.cards) {
        if (grammar_.find("card", id) != nullptr) cards_.push_back(id);
    }
    if (!cards_.empty()) held_ = {cards_.front()};
    others_ = scene.companions;
    for (std::size_t i = others_.size(); i > 1; --i) {
        std::swap(others_[i - 1], others_[dice_.below(i)]);
    }
}

std::optional<std::string> Unfolding::rule(const std::string& name)
{
    const auto found = grammar_.rules.find(name);
    if (found == grammar_.rules.end()) return std::nullopt;
    return one_of(found->second, name);
}

std::string Unfolding::cards(const std::string& family)
{
    std::vector<std::string> left;
    for (const std::string& id : cards_) {
        if (!was_shown(id)) left.push_back(id);
    }
    std::string text;
    const std::vector<std::string> before = held_;
    std::size_t groups = sentences_for(left.size());
    for (std::size_t next = 0; next < left.size(); --groups) {
        const std::size_t take = (left.size() - next + groups - 1) / groups;
        held_.assign(left.begin() + static_cast<std::ptrdiff_t>(next),
                     left.begin() + static_cast<std::ptrdiff_t>(next + take));
        const std::string size = std::to_string(take);
        std::optional<std::string> sentence = rule("cards." + family + "." + size);
        if (!sentence) sentence = rule("cards.any." + size);
        if (sentence) text += (text.empty() ? "" : " ") + *sentence;
        next += take;
    }
    held_ = before;
    return text;
}

std::optional<std::string> Unfolding::one_of(const Alternatives& alternatives, const std::string& name)
{
    std::vector<std::size_t> order(alternatives.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    if (!name.ends_with('!')) {
        for (std::size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[dice_.below(i)]);
        }
        std::ranges::stable_partition(order, [&](std::size_t i) { return !was_used(alternatives[i]); });
    }
    for (const std::size_t i : order) {
        const std::size_t used = used_.size();
        const std::size_t shown = shown_.size();
        used_.push_back(&alternatives[i]);
        if (std::optional<std::string> text = unfold(alternatives[i])) return text;
        used_.resize(used);
        shown_.resize(shown);
    }
    return std::nullopt;
}

std::optional<std::string> Unfolding::unfold(const Template& pieces)
{
    std::string text;
    for (const Piece& piece : pieces) {
        const std::optional<std::string> part = unfold(piece);
        if (!part && !piece.optional) return std::nullopt;
        if (part) text += *part;
    }
    return text;
}

std::optional<std::string> Unfolding::unfold(const Piece& piece)
{
    switch (piece.kind) {
        case Piece::Kind::Text: return piece.name;
        case Piece::Kind::Rule: return piece.options.empty() ? rule(piece.name) : chosen(piece);
        case Piece::Kind::Cards: return cards(piece.name);
        case Piece::Kind::List: return list(piece);
        case Piece::Kind::Number: return std::to_string(number_);
        case Piece::Kind::Mark: return held_.empty() ? std::nullopt : std::optional(mark(held_.front()));
        case Piece::Kind::Line:
            if (scene_.concept_line.empty()) return std::nullopt;
            return grammar_.quotes[0] + kFreeText + grammar_.quotes[1];
        default: return of_slot(piece);
    }
}

std::optional<std::string> Unfolding::chosen(const Piece& piece)
{
    std::string name = piece.name;
    std::vector<std::string> names;
    for (const std::string& field : piece.options) {
        const std::string value = field_value(field);
        name += "." + (value.empty() ? std::string("none") : value);
        names.push_back(name);
    }
    for (std::size_t i = names.size(); i > 0; --i) {
        if (std::optional<std::string> text = rule(names[i - 1])) return text;
    }
    return rule(piece.name + ".any");
}

std::optional<std::string> Unfolding::list(const Piece& piece)
{
    const bool of_quests = piece.name == "open_quests";
    const std::string family(family_of(piece.name));
    std::vector<std::string> names;
    for (const std::string& id : of_quests ? scene_.open_quests : scene_.companions) {
        if (id == scene_.character || id == scene_.other) continue;
        if (const Entry* entry = grammar_.find(family, id)) {
            names.push_back(grammar_.form(family, *entry, piece.detail));
        }
    }
    if (names.empty()) return std::nullopt;
    std::string text = names.front();
    for (std::size_t i = 1; i < names.size(); ++i) {
        text += grammar_.joints[i + 1 == names.size() ? 1 : 0] + names[i];
    }
    return text;
}

std::optional<std::string> Unfolding::of_slot(const Piece& piece)
{
    const std::string family(family_of(piece.name));
    const std::string id = id_in(piece.name);
    const Entry* entry = grammar_.find(family, id);
    if (entry == nullptr) return std::nullopt;
    if (piece.kind == Piece::Kind::Word) return grammar_.words.at(piece.detail)[grammar_.gender_index(*entry)];
    if (piece.kind == Piece::Kind::Own) return own(piece, *entry, family + "." + id);
    if (piece.kind == Piece::Kind::Form) {
        return grammar_.form(family, *entry, piece.detail) + (family == "card" ? mark(id) : std::string());
    }
    const bool by_number = piece.options.size() == 2 && grammar_.genders.size() != 2;
    return piece.options[by_number ? (grammar_.is_plural(*entry) ? 1U : 0U) : grammar_.gender_index(*entry)];
}

// "counted|the doors" told in one of its ways; the bar ends the verb.
std::optional<std::string> Unfolding::own(const Piece& piece, const Entry& entry, const std::string& name)
{
    const auto found = entry.own.find(piece.detail);
    if (found == entry.own.end()) return std::nullopt;
    const std::vector<std::string> before = held_;
    if (piece.name.starts_with('k')) held_ = {id_in(piece.name)};
    std::optional<std::string> text = one_of(found->second, name + "." + piece.detail);
    held_ = before;
    if (!text) return std::nullopt;
    const std::string how = piece.options.empty() ? "v" : piece.options.front();
    const std::size_t bar = text->find('|');
    const std::string verb = text->substr(0, bar);
    const std::string rest =
        bar == std::string::npos ? "" : (text->substr(bar + 1).starts_with(',') ? "" : " ") + text->substr(bar + 1);
    if (how == "v") return verb + rest;
    const bool is_named = how.find('s') != std::string::npos;
    const std::string subject = is_named ? grammar_.form(std::string(family_of(piece.name)), entry, "nom")
                                         : grammar_.words.at(grammar_.subject)[grammar_.gender_index(entry)];
    return how.starts_with('v') ? verb + " " + subject + rest : subject + " " + verb + rest;
}

std::string Unfolding::mark(const std::string& id)
{
    if (was_shown(id)) return {};
    shown_.push_back(id);
    return "[[" + id + "]]";
}

std::string Unfolding::id_in(const std::string& slot) const
{
    if (slot == "who") return scene_.character;
    if (slot == "other") return is_alone() ? std::string() : scene_.other;
    if (slot == "rebel" || slot == "soldier") return one_who_is(slot);
    if (slot == "place") return scene_.place;
    if (slot == "from") return scene_.from;
    if (slot == "place2") return scene_.place2;
    if (slot == "quest") return scene_.quest;
    if (slot == "quest2") return scene_.quest2;
    if (slot == "mission") return scene_.mission;
    if (slot == "carrier") return scene_.carrier;
    if (slot == "carrier2") return scene_.carrier2;
    if (slot == "one" && !others_.empty()) return others_[0];
    if (slot == "two" && others_.size() > 1) return others_[1];
    const std::size_t at = slot == "k" ? 0 : static_cast<std::size_t>(slot.back() - '1');
    return slot.front() == 'k' && at < held_.size() ? held_[at] : std::string();
}

std::string Unfolding::kind_of(std::string_view family, const std::string& id) const
{
    const Entry* entry = grammar_.find(family, id);
    return entry == nullptr ? std::string() : entry->kind;
}

std::string Unfolding::field_value(const std::string& field) const
{
    if (field == "event") return scene_.event;
    if (field == "power") return scene_.power;
    if (field == "ability") return scene_.ability;
    if (field == "side") return scene_.side;
    if (field == "outcome") return scene_.outcome;
    if (field == "mood") return scene_.mood;
    if (field == "character") return scene_.character;
    if (field == "actor") return kind_of("character", scene_.character);
    if (field == "alone") return is_alone() ? "yes" : "no";
    if (field == "moved") {
        return scene_.place.empty() || scene_.from.empty() || scene_.place == scene_.from ? "no" : "yes";
    }
    if (field == "stance") {
        const std::string cause = kind_of("quest", scene_.quest);
        if (cause.empty() || scene_.side.empty()) return "";
        return cause == scene_.side ? "help" : "hinder";
    }
    if (field == "round") return scene_.round;
    if (field == "found") return scene_.found;
    if (field == "change") return scene_.change;
    if (field == "there") return scene_.place2.empty() || scene_.place == scene_.place2 ? "yes" : "no";
    if (field == "effort") return !cards_.empty() ? "cards" : scene_.power.empty() ? "none" : "memory";
    if (field == "kind") return held_.empty() ? "" : kind_of("card", held_.front());
    return id_in(field);
}

std::string Unfolding::one_who_is(std::string_view kind) const
{
    if (kind_of("character", scene_.character) == kind) return scene_.character;
    return kind_of("character", scene_.other) == kind ? scene_.other : std::string();
}

bool Unfolding::was_used(const Template& alternative) const
{
    return std::ranges::find(used_, &alternative) != used_.end();
}

bool Unfolding::was_shown(const std::string& card) const { return std::ranges::find(shown_, card) != shown_.end(); }

}  // namespace snowbound
