// A PostgreSQL of the test's own: in a temporary folder, on a socket there, with fsync on. It ends with the program,
// however that ends.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "testing/temp_folder.h"

namespace snowbound {

class TestPostgres {
public:
    static TestPostgres& shared();  // started when it is first asked for
    ~TestPostgres();
    TestPostgres(const TestPostgres&) = delete;
    TestPostgres& operator=(const TestPostgres&) = delete;

    bool is_there() const { return why_not_.empty(); }
    const std::string& why_not() const { return why_not_; }  // for GTEST_SKIP; "": it is there

    std::string fresh_database();                      // the address of a new, empty one
    std::string address(const std::string& database);  // of one that may be there or not
    bool start();                                      // true once it answers
    bool take_writes(bool yes);                        // no: everything is read-only, as on a stand-by; soon
    void stop();  // as a crash would: no goodbye to anybody (pg_ctl stop -m immediate)

private:
    TestPostgres();
    bool answers() const;
    bool run(const std::vector<std::string>& command, int seconds) const;  // a program of PostgreSQL's, to its end
    pid_t launch(const std::vector<std::string>& command) const;

    TempFolder folder_;
    std::string programs_;  // the folder of initdb and postgres
    std::string why_not_;
    pid_t server_ = -1;
    int databases_ = 0;
};

}  // namespace snowbound
