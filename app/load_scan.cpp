#include "app/load_scan.h"

#include <charconv>
#include <utility>
#include <vector>

namespace snowbound {
namespace {

// What follows the word; "": it is not there.
std::string_view after(std::string_view text, std::string_view word)
{
    const std::size_t at = text.find(word);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + word.size());
}

std::int64_t number_in(std::string_view text)
{
    std::int64_t number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// Just behind the text that begins at `at`, with its quotation mark.
std::size_t end_of_text(std::string_view json, std::size_t at)
{
    for (++at; at < json.size() && json[at] != '"'; ++at) {
        if (json[at] == '\\') ++at;
    }
    return at + 1;
}

// The members of a list, `list` being what follows its bracket.
std::vector<std::string_view> members(std::string_view list)
{
    std::vector<std::string_view> found;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at < list.size();) {
        const char c = list[at];
        const bool ends = depth == 0 && (c == ',' || c == ']');
        if (ends && at > begin) found.push_back(list.substr(begin, at - begin));
        if (ends) begin = at + 1;
        if (ends && c == ']') return found;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        at = c == '"' ? end_of_text(list, at) : at + 1;
    }
    return {};  // it was cut off
}

// A seat has at most one question; a standing one need not be answered.
std::string_view required_question(std::string_view frame)
{
    const std::string_view questions = after(frame, R"(,"decisions":[{)");
    const std::string_view wait = after(questions.substr(0, 200), R"("wait":")");
    return wait.starts_with("required") ? questions : std::string_view();
}

}  // namespace

SeenFrame look_at_frame(std::string_view frame)
{
    using enum SeenFrame::Kind;
    if (frame.starts_with(R"({"t":"refused")")) return {.kind = Refused};
    if (frame.starts_with(R"({"t":"error")")) return {.kind = Error};
    constexpr std::string_view kView = R"({"t":"view","table":")";
    if (!frame.starts_with(kView)) return {};
    SeenFrame seen{.kind = View};
    const std::string_view rest = frame.substr(kView.size());
    seen.table = rest.substr(0, rest.find('"'));
    seen.seq = number_in(after(rest, R"("seq":)"));
    seen.question = required_question(rest);
    return seen;
}

std::string random_answer(std::string_view question, std::uint64_t dice)
{
    const std::int64_t id = number_in(after(question, R"("id":)"));
    const auto options = members(after(question, R"("options":[)"));
    if (id < 0 || options.empty()) return "";
    std::string answer = R"({"t":"answer","decision":)" + std::to_string(id) + R"(,"choice":)";
    answer += options[dice % options.size()];
    answer += '}';
    return answer;
}

}  // namespace snowbound
