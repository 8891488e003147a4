// Starting and ending a PostgreSQL server. It refuses to run as root: then it runs as the user postgres.
#include "testing/postgres.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

namespace snowbound {
namespace {

constexpr const char* kUser = "postgres";

std::string newest_programs()
{
    std::error_code none;
    std::string newest;
    int version = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
        const int number = std::atoi(entry.path().filename().c_str());
        if (number <= version || !std::filesystem::exists(entry.path() / "bin/initdb")) continue;
        version = number;
        newest = (entry.path() / "bin").string();
    }
    return newest;
}

void become_ordinary()
{
    if (::getuid() != 0) return;
    const passwd* user = ::getpwnam(kUser);
    if (!user || ::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)
        ::_exit(126);
}

bool ends_within(pid_t child, int seconds)
{
    for (int tries = 0; tries < seconds * 100; ++tries) {
        int status = 0;
        if (::waitpid(child, &status, WNOHANG) == child) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    return false;
}

}  // namespace

TestPostgres& TestPostgres::shared()
{
    static TestPostgres one;
    return one;
}

TestPostgres::TestPostgres() : programs_(newest_programs())
{
    const passwd* user = ::getuid() == 0 ? ::getpwnam(kUser) : nullptr;
    if (programs_.empty() || (::getuid() == 0 && !user)) {
        why_not_ = "PostgreSQL is not installed (Debian: postgresql)";
        return;
    }
    if (user && ::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) why_not_ = "chown fails";
    const bool made = run({"initdb", "-D", folder_ / "data", "-U", kUser, "-A", "trust", "-E", "UTF8", "--locale=C",
                           "--no-sync", "--no-instructions"},
                          180);
    if (!made || !start()) why_not_ = "PostgreSQL does not start: see " + (folder_ / "log");
}

TestPostgres::~TestPostgres() { stop(); }

pid_t TestPostgres::launch(const std::vector<std::string>& command) const
{
    const std::string program = programs_ + "/" + command[0];
    const std::string log = folder_ / "log";
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0) return child;
    become_ordinary();
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // a test that crashes takes its server along
    if (::getppid() != parent || ::chdir("/") != 0) ::_exit(126);
    const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(out, STDERR_FILENO);
    ::execv(program.c_str(), words.data());
    ::_exit(127);
}

bool TestPostgres::run(const std::vector<std::string>& command, int seconds) const
{
    const pid_t child = launch(command);
    return child > 0 && ends_within(child, seconds);
}

bool TestPostgres::answers() const { return run({"pg_isready", "-q", "-h", folder_.path(), "-U", kUser}, 20); }

bool TestPostgres::start()
{
    server_ = launch({"postgres", "-D", folder_ / "data", "-k", folder_.path(), "-c", "listen_addresses=", "-c",
                      "shared_buffers=16MB", "-c", "max_connections=20", "-c", "recovery_init_sync_method=syncfs"});
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (std::chrono::steady_clock::now() < end) {
        if (answers()) return true;
        if (::waitpid(server_, nullptr, WNOHANG) == server_) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    stop();
    return false;
}

bool TestPostgres::take_writes(bool yes)
{
    const std::string set = std::string("ALTER SYSTEM SET default_transaction_read_only = ") + (yes ? "off" : "on");
    return run({"psql", "-q", "-h", folder_.path(), "-U", kUser, "-c", set, "-c", "SELECT pg_reload_conf()"}, 60);
}

void TestPostgres::stop()
{
    if (server_ <= 0) return;
    ::kill(server_, SIGQUIT);
    ends_within(server_, 60);
    server_ = -1;
}

std::string TestPostgres::address(const std::string& database)
{
    return std::string("postgres://") + kUser + "@/" + database + "?host=" + folder_.path();
}

std::string TestPostgres::fresh_database()
{
    const std::string name = "test" + std::to_string(++databases_);
    return run({"createdb", "-h", folder_.path(), "-U", kUser, name}, 60) ? address(name) : "postgres://nowhere";
}

}  // namespace snowbound
