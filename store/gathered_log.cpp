#include "store/gathered_log.h"

#include <memory>
#include <new>

namespace snowbound {
namespace {

constexpr std::size_t kMost = 64U << 10U;  // bytes: SQLite's own writing on Unix takes less than 128 KiB at once

struct Log {
    sqlite3_file base;
    std::string waiting;   // written, but not yet handed to the file system
    sqlite3_int64 at = 0;  // where it belongs

    sqlite3_file* below() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods& do_below() { return *below()->pMethods; }
    // Where it fails, whoever called is told, and what was gathered is forgotten: it was of no committed transaction.
    int hand_over()
    {
        if (waiting.empty()) return SQLITE_OK;
        const int result = do_below().xWrite(below(), waiting.data(), static_cast<int>(waiting.size()), at);
        waiting.clear();
        return result;
    }
};

Log& as_log(sqlite3_file* file) { return *reinterpret_cast<Log*>(file); }

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    Log& log = as_log(file);
    const auto size = static_cast<std::size_t>(count);
    const bool follows = at == log.at + static_cast<sqlite3_int64>(log.waiting.size());
    if (!follows || log.waiting.size() + size > kMost) {
        const int result = log.hand_over();
        if (result != SQLITE_OK) return result;
        log.at = at;
    }
    log.waiting.append(static_cast<const char*>(bytes), size);
    return SQLITE_OK;
}

int close(sqlite3_file* file)
{
    Log& log = as_log(file);
    log.hand_over();
    const int result = log.do_below().xClose(log.below());
    std::destroy_at(&log);
    return result;
}

template <auto Method, class... Values>
int pass(sqlite3_file* file, Values... values)
{
    Log& log = as_log(file);
    return (log.do_below().*Method)(log.below(), values...);
}

template <auto Method, class... Values>
int pass_in_order(sqlite3_file* file, Values... values)
{
    const int result = as_log(file).hand_over();
    return result == SQLITE_OK ? pass<Method>(file, values...) : result;
}

using M = sqlite3_io_methods;
constexpr M kMethods = {
    .iVersion = 1,
    .xClose = close,
    .xRead = pass_in_order<&M::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = pass_in_order<&M::xTruncate, sqlite3_int64>,
    .xSync = pass_in_order<&M::xSync, int>,
    .xFileSize = pass_in_order<&M::xFileSize, sqlite3_int64*>,
    .xLock = pass<&M::xLock, int>,
    .xUnlock = pass<&M::xUnlock, int>,
    .xCheckReservedLock = pass<&M::xCheckReservedLock, int*>,
    .xFileControl = pass<&M::xFileControl, int, void*>,
    .xSectorSize = pass<&M::xSectorSize>,
    .xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>,
};

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out)
{
    auto* below = static_cast<sqlite3_vfs*>(vfs->pAppData);
    if ((flags & SQLITE_OPEN_WAL) == 0) return below->xOpen(below, name, file, flags, out);
    Log& log = *new (file) Log{};
    const int result = below->xOpen(below, name, log.below(), flags, out);
    if (log.below()->pMethods) {
        log.base.pMethods = &kMethods;
    } else {
        std::destroy_at(&log);
        file->pMethods = nullptr;
    }
    return result;
}

}  // namespace

GatheredLog::GatheredLog()
    : below_(sqlite3_vfs_find(nullptr)), name_("gathered-" + std::to_string(std::uintptr_t(this))), vfs_(*below_)
{
    vfs_.zName = name_.c_str();
    vfs_.pAppData = below_;
    vfs_.szOsFile += static_cast<int>(sizeof(Log));
    vfs_.xOpen = open_file;
    sqlite3_vfs_register(&vfs_, 0);
}

GatheredLog::~GatheredLog() { sqlite3_vfs_unregister(&vfs_); }

}  // namespace snowbound
