// SQLite writes its log page by page, in two calls each. This stands between it and the file system, gathers what goes
// into the log and writes it in large pieces, the last before it is synced. Nothing else is changed.
#pragma once

#include <sqlite3.h>

#include <string>

namespace snowbound {

class GatheredLog {
public:
    GatheredLog();
    ~GatheredLog();  // whoever opened something through it has closed it
    GatheredLog(const GatheredLog&) = delete;
    GatheredLog& operator=(const GatheredLog&) = delete;

    const char* name() const { return name_.c_str(); }  // for sqlite3_open_v2()

private:
    sqlite3_vfs* below_;
    std::string name_;
    sqlite3_vfs vfs_;
};

}  // namespace snowbound
