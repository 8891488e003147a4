// Unfolds one rule of a grammar for one scene. Nothing comes of an alternative that needs what the scene does not have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "story/grammar.h"
#include "story/narrator.h"

namespace snowbound {

inline constexpr char kFreeText = '\x01';  // stands for people's words until everything else is settled

class Dice {  // splitmix64
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next()
    {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    std::size_t below(std::size_t n) { return n < 2 ? 0 : static_cast<std::size_t>((next() >> 11) % n); }

private:
    std::uint64_t state_;
};

class Unfolding {
public:
    Unfolding(const Grammar& grammar, const Scene& scene, std::uint64_t seed, std::size_t number);

    std::optional<std::string> rule(const std::string& name);
    std::string cards(const std::string& family);  // all that are not shown yet, a few in each sentence

private:
    std::optional<std::string> one_of(const Alternatives& alternatives, const std::string& name);
    std::optional<std::string> unfold(const Template& pieces);
    std::optional<std::string> unfold(const Piece& piece);
    std::optional<std::string> chosen(const Piece& piece);
    std::optional<std::string> list(const Piece& piece);
    std::optional<std::string> of_slot(const Piece& piece);
    std::optional<std::string> own(const Piece& piece, const Entry& entry, const std::string& name);
    std::string mark(const std::string& id);

    std::string id_in(const std::string& slot) const;
    std::string field_value(const std::string& field) const;
    std::string kind_of(std::string_view family, const std::string& id) const;
    std::string one_who_is(std::string_view kind) const;
    bool was_used(const Template& alternative) const;
    bool was_shown(const std::string& card) const;
    bool is_alone() const { return scene_.other.empty() || scene_.other == scene_.character; }

    const Grammar& grammar_;
    const Scene& scene_;
    Dice dice_;
    std::size_t number_;
    std::vector<std::string> cards_;  // known ones, in the order they are played
    std::vector<std::string> held_;   // those the sentence now being told shows: k, k2, …
    std::vector<std::string> shown_;
    std::vector<std::string> others_;  // companions, by chance: one, two
    std::vector<const Template*> used_;
};

}  // namespace snowbound
