#include "story/prose.h"

#include <algorithm>

namespace snowbound {
namespace {

constexpr std::size_t kRecent = 14;
constexpr std::size_t kPhrase = 3;
constexpr std::string_view kClosing[] = {"”", "“", "»", "\"", "’"};

bool ends_sentence(std::string_view text, std::size_t at)
{
    return text[at] == '.' || text[at] == '!' || text[at] == '?' || text.substr(at).starts_with("…");
}

std::size_t closing_at(std::string_view text, std::size_t at)
{
    for (const std::string_view mark : kClosing) {
        if (text.substr(at).starts_with(mark)) return mark.size();
    }
    return 0;
}

bool is_small(std::string_view text, std::size_t at)
{
    if (at >= text.size()) return false;
    if (text[at] >= 'a' && text[at] <= 'z') return true;
    const auto next = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0U;
    return static_cast<unsigned char>(text[at]) == 0xC3 && next >= 0xA0 && next != 0xB7;
}

// Small letters of English, German and Italian: ASCII, and the Latin-1 letters, which are 0xC3 and one more byte.
void raise(std::string& text, std::size_t at)
{
    if (!is_small(text, at)) return;
    const std::size_t letter = text[at] >= 'a' && text[at] <= 'z' ? at : at + 1;
    text[letter] = static_cast<char>(static_cast<unsigned char>(text[letter]) - 0x20);
}

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80 || c == '\'';
}

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : text) {
        if (!is_letter(c)) {
            inside = false;
            continue;
        }
        if (!inside) words.emplace_back();
        inside = true;
        words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c;
    }
    return words;
}

std::uint64_t hash(std::span<const std::string> words)
{
    std::uint64_t value = 0xCBF29CE484222325ULL;
    for (const std::string& word : words) {
        for (const char c : word + ' ') {
            value = (value ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
        }
    }
    return value;
}

void add_phrases(const std::string& text, std::vector<std::uint64_t>& phrases)
{
    const std::vector<std::string> words = words_of(text);
    for (std::size_t i = 0; i + kPhrase <= words.size(); ++i) {
        phrases.push_back(hash(std::span(words).subspan(i, kPhrase)));
    }
    for (const std::string& sentence : sentences_of(text)) {
        const std::vector<std::string> whole = words_of(sentence);
        phrases.insert(phrases.end(), 5, hash(whole));  // a short sentence has few phrases, and is known again as well
    }
}

std::uint64_t beginning(const std::string& text)
{
    const std::vector<std::string> words = words_of(text);
    return hash(std::span(words).first(std::min<std::size_t>(2, words.size())));
}

int twice_in(const std::vector<std::string>& words)
{
    constexpr std::size_t kLong = 5;
    int count = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].size() < kLong) continue;
        if (std::find(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), words[i]) !=
            words.begin() + static_cast<std::ptrdiff_t>(i))
            ++count;
    }
    return count;
}

}  // namespace

std::string without_marks(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto end = text.substr(i).starts_with("[[") ? text.find("]]", i) : std::string_view::npos;
        if (end == std::string_view::npos) {
            plain += text[i];
        } else {
            i = end + 1;
        }
    }
    return plain;
}

std::vector<std::string> sentences_of(std::string_view text)
{
    std::vector<std::string> sentences;
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!ends_sentence(text, i)) continue;
        std::size_t end = i + (text.substr(i).starts_with("…") ? 3 : 1);
        const std::size_t closing = end < text.size() ? closing_at(text, end) : 0;
        end += closing;
        if (end < text.size() && (text[end] != ' ' || (closing > 0 && is_small(text, end + 1)))) continue;
        sentences.emplace_back(text.substr(start, end - start));
        start = std::min(end + 1, text.size());
        i = end;
    }
    if (start < text.size()) sentences.emplace_back(text.substr(start));
    return sentences;
}

std::string tidy(std::string_view text)
{
    std::string out;
    std::vector<std::size_t> capitals{0};
    for (const char c : text) {
        if (c == '^') capitals.push_back(out.size());
        if (c == '^' || (c == ' ' && (out.empty() || out.back() == ' '))) continue;
        out += c;
    }
    while (!out.empty() && out.back() == ' ') {
        out.pop_back();
    }
    for (const std::size_t at : capitals) {
        raise(out, at);
    }
    for (std::size_t i = 0; i + 2 < out.size(); ++i) {
        if (!ends_sentence(out, i)) continue;
        const std::size_t after = i + (std::string_view(out).substr(i).starts_with("…") ? 3 : 1);
        if (after + 1 < out.size() && out[after] == ' ') raise(out, after + 1);
    }
    return out;
}

std::size_t letters_in(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

Earlier::Earlier(std::span<const std::string> texts)
{
    const std::size_t recent_from = texts.size() > kRecent ? texts.size() - kRecent : 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        texts_.push_back(without_marks(texts[i]));
        add_phrases(texts_.back(), phrases_);
        if (i < recent_from) continue;
        add_phrases(texts_.back(), recent_);
        beginnings_.push_back(beginning(texts_.back()));
    }
    std::ranges::sort(phrases_);
    std::ranges::sort(recent_);
}

bool Earlier::has_opening(std::string_view sentence) const
{
    const std::string plain = without_marks(sentence);
    return std::ranges::any_of(texts_, [&](const std::string& text) { return text.starts_with(plain); });
}

int Earlier::staleness(const std::string& text) const
{
    constexpr int kReadBefore = 2;
    constexpr int kReadJustNow = 5;
    constexpr int kBeginsAlike = 8;
    const std::string plain = without_marks(text);
    std::vector<std::uint64_t> phrases;
    add_phrases(plain, phrases);
    int score = 0;
    for (const std::uint64_t phrase : phrases) {
        if (std::ranges::binary_search(phrases_, phrase)) score += kReadBefore;
        if (std::ranges::binary_search(recent_, phrase)) score += kReadJustNow;
    }
    if (std::ranges::find(beginnings_, beginning(plain)) != beginnings_.end()) score += kBeginsAlike;
    std::vector<std::string> firsts;
    for (const std::string& sentence : sentences_of(plain)) {
        const std::vector<std::string> words = words_of(sentence);
        score += 10 * twice_in(words);
        if (words.empty()) continue;
        if (std::ranges::find(firsts, words.front()) != firsts.end()) score += kBeginsAlike;
        firsts.push_back(words.front());
    }
    return score + 3 * twice_in(words_of(plain));
}

}  // namespace snowbound
