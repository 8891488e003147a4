// Runs the rule tests of a game against its mutants. Each run is a child of this process, so that nothing is left over
// from one to the next, and a crash or an endless loop is one more way to be found out.
//     GAME_mutants reach              for each test that names a rule: "test FILE MICROSECONDS NAME", then the mutants
//     it reaches GAME_mutants judge < ORDERS     an order: "NUMBER SECONDS FILTER"; its reply: "killed NUMBER TEST" or
//     "survived NUMBER"
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

#include "testing/mutate/mutants.h"

namespace {

using Clock = std::chrono::steady_clock;

bool names_a_rule(const testing::TestInfo& test)
{
    for (int i = 0; i < test.result()->test_property_count(); ++i) {
        if (std::strcmp(test.result()->GetTestProperty(i).key(), "rule") == 0) return true;
    }
    return false;
}

std::string name_of(const testing::TestInfo& test) { return std::string(test.test_suite_name()) + "." + test.name(); }

class Reach : public testing::EmptyTestEventListener {  // what each test passes by
    void OnTestStart(const testing::TestInfo&) override
    {
        std::memset(mutants::reached, 0, sizeof mutants::reached);
        began_ = Clock::now();
    }
    void OnTestEnd(const testing::TestInfo& test) override
    {
        if (!test.result()->Passed()) std::printf("fails %s\n", name_of(test).c_str());
        if (!names_a_rule(test)) return;
        const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began_).count();
        std::printf("test %s %lld %s\n", test.file(), static_cast<long long>(time), name_of(test).c_str());
        for (int n = 0; n < mutants::kMost; ++n) {
            if (mutants::reached[n]) std::printf("%d ", n);
        }
        std::printf("\n");
    }
    Clock::time_point began_;
};

class FirstFailure : public testing::EmptyTestEventListener {  // goes to the parent through the pipe
public:
    explicit FirstFailure(int pipe) : pipe_(pipe) {}

private:
    void OnTestStart(const testing::TestInfo& test) override { name_ = name_of(test); }
    void OnTestPartResult(const testing::TestPartResult& part) override
    {
        if (!part.failed()) return;
        [[maybe_unused]] const auto written = write(pipe_, name_.data(), name_.size());
        _exit(1);
    }
    int pipe_;
    std::string name_;
};

void listen_with(testing::TestEventListener* listener)
{
    auto& listeners = testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    listeners.Append(listener);
}

// A child's limits: processor time, so that a busy machine changes nothing, and memory.
void limit(rlim_t seconds)
{
    const rlimit time{seconds, seconds + 1};
    const rlimit memory{4ULL << 30, 4ULL << 30};
    const rlimit core{0, 0};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &core);
}

[[noreturn]] void live_as(int number, rlim_t seconds, const std::string& filter, int pipe)
{
    limit(seconds);
    if (!std::freopen("/dev/null", "w", stderr)) _exit(2);
    mutants::alive = number;
    testing::GTEST_FLAG(filter) = filter;
    listen_with(new FirstFailure(pipe));
    _exit(RUN_ALL_TESTS());
}

void judge(int number, rlim_t seconds, const std::string& filter)
{
    int ends[2];
    if (pipe(ends) != 0) std::abort();
    const pid_t child = fork();
    if (child == 0) live_as(number, seconds, filter, ends[1]);
    close(ends[1]);
    std::string killer;
    char part[256];
    for (ssize_t n; (n = read(ends[0], part, sizeof part)) > 0;) killer.append(part, static_cast<std::size_t>(n));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        std::printf("survived %d\n", number);
    } else {
        if (killer.empty()) killer = WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU ? "(never ends)" : "(crashes)";
        std::printf("killed %d %s\n", number, killer.c_str());
    }
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words)
{
    testing::InitGoogleTest(&count, words);
    const std::string what = count == 2 ? words[1] : "";
    if (what == "reach") {
        listen_with(new Reach);
        return RUN_ALL_TESTS();
    }
    if (what != "judge") return 2;
    int number = 0;
    rlim_t seconds = 0;
    std::string filter;
    while (std::cin >> number >> seconds >> filter) judge(number, seconds, filter);
}
