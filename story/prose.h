// Texts as readers see them: sentences, openings, and how much of a text they have read before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace snowbound {

std::string without_marks(std::string_view text);              // no [[card]]
std::vector<std::string> sentences_of(std::string_view text);  // "He said “No.” And he went." is two
std::string tidy(std::string_view text);  // single spaces; sentences, and what follows a ^, begin with a capital letter
std::size_t letters_in(std::string_view text);  // characters, not bytes

// What was told in this match, prepared for many questions.
class Earlier {
public:
    explicit Earlier(std::span<const std::string> texts);
    bool has_opening(std::string_view sentence) const;  // a text begins with it
    // The lower, the fresher and the better made: phrases read before, sentences that begin alike, words said twice.
    int staleness(const std::string& text) const;
    std::size_t size() const { return texts_.size(); }

private:
    std::vector<std::string> texts_;         // without marks
    std::vector<std::uint64_t> phrases_;     // three words each, sorted
    std::vector<std::uint64_t> recent_;      // those of the last texts
    std::vector<std::uint64_t> beginnings_;  // first words of the last texts
};

}  // namespace snowbound
