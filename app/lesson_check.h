// Plays a lesson as learners would: along the right answers, each accepted one, every scripted wrong one, and at
// random.
#pragma once

#include <string>
#include <vector>

#include "table/lesson.h"

namespace snowbound {

struct LessonReport {
    std::size_t steps = 0;
    std::size_t ways = 0;    // played to the end
    std::size_t random = 0;  // of these, at random,
    std::size_t solved = 0;  // and the goal was reached
    std::vector<std::string> problems;
};

LessonReport check_lesson(const LessonFile& file);
// Every text is there in every language and short enough, and every clause is in the rules.
std::vector<std::string> check_lesson_words(const LessonFile& file);

}  // namespace snowbound
