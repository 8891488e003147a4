// A disk that stops taking what SQLite writes, in the middle of play and of a transaction, and later takes it again. It
// stands between SQLite and the file system and needs no rights; databases must be opened after it is there.
#pragma once

#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <new>

namespace snowbound {

class FailingDisk {
public:
    FailingDisk() : below_(sqlite3_vfs_find(nullptr)), vfs_(*below_)
    {
        vfs_.zName = "failing";
        vfs_.pAppData = this;
        vfs_.szOsFile = static_cast<int>(sizeof(File)) + below_->szOsFile;
        vfs_.xOpen = open;
        sqlite3_vfs_register(&vfs_, 1);
    }
    ~FailingDisk()
    {
        sqlite3_vfs_unregister(&vfs_);
        sqlite3_vfs_register(below_, 1);
    }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    // ENOSPC: full; EROFS: read-only; EIO: broken. So many bytes are still taken.
    void fail(int error, int after = 0)
    {
        left_ = after;
        error_ = error;
    }
    void mend() { error_ = 0; }

private:
    struct File {
        sqlite3_file base;
        FailingDisk* disk;
        sqlite3_file* below() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    static FailingDisk& of(sqlite3_vfs* vfs) { return *static_cast<FailingDisk*>(vfs->pAppData); }
    static File& as_file(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static sqlite3_file* below(sqlite3_file* file) { return as_file(file).below(); }

    bool takes_any() const { return error_ == 0 || left_ > 0; }
    int takes(int bytes)
    {
        if (error_ == 0) return bytes;
        const int taken = std::min<int>(bytes, left_);
        left_ -= taken;
        return taken;
    }
    int refused(int otherwise) const { return error_ == ENOSPC ? SQLITE_FULL : otherwise; }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out)
    {
        FailingDisk& disk = of(vfs);
        File& made = *new (file) File{{nullptr}, &disk};
        const int result = disk.below_->xOpen(disk.below_, name, made.below(), flags, out);
        if (made.below()->pMethods) made.base.pMethods = methods();
        return result;
    }
    static int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
    {
        FailingDisk& disk = *as_file(file).disk;
        const int taken = disk.takes(count);
        const int result = taken > 0 ? below(file)->pMethods->xWrite(below(file), bytes, taken, at) : SQLITE_OK;
        return taken < count && result == SQLITE_OK ? disk.refused(SQLITE_IOERR_WRITE) : result;
    }
    static int sync(sqlite3_file* file, int flags)
    {
        FailingDisk& disk = *as_file(file).disk;
        if (!disk.takes_any()) return disk.refused(SQLITE_IOERR_FSYNC);
        return below(file)->pMethods->xSync(below(file), flags);
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size)
    {
        FailingDisk& disk = *as_file(file).disk;
        if (!disk.takes_any()) return disk.refused(SQLITE_IOERR_TRUNCATE);
        return below(file)->pMethods->xTruncate(below(file), size);
    }

    static int control(sqlite3_file* file, int what, void* value)
    {
        if (what != SQLITE_FCNTL_LAST_ERRNO) return below(file)->pMethods->xFileControl(below(file), what, value);
        *static_cast<int*>(value) = as_file(file).disk->error_;
        return SQLITE_OK;
    }

    // Everything else as it is below.
    template <auto Method, class... Values>
    static auto pass(sqlite3_file* file, Values... values)
    {
        return (below(file)->pMethods->*Method)(below(file), values...);
    }
    static const sqlite3_io_methods* methods()
    {
        using M = sqlite3_io_methods;
        static constexpr M kMethods = {
            .iVersion = 2,  // without memory maps, which nothing here would see
            .xClose = pass<&M::xClose>,
            .xRead = pass<&M::xRead, void*, int, sqlite3_int64>,
            .xWrite = write,
            .xTruncate = truncate,
            .xSync = sync,
            .xFileSize = pass<&M::xFileSize, sqlite3_int64*>,
            .xLock = pass<&M::xLock, int>,
            .xUnlock = pass<&M::xUnlock, int>,
            .xCheckReservedLock = pass<&M::xCheckReservedLock, int*>,
            .xFileControl = control,
            .xSectorSize = pass<&M::xSectorSize>,
            .xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>,
            .xShmMap = pass<&M::xShmMap, int, int, int, void volatile**>,
            .xShmLock = pass<&M::xShmLock, int, int, int>,
            .xShmBarrier = pass<&M::xShmBarrier>,
            .xShmUnmap = pass<&M::xShmUnmap, int>,
        };
        return &kMethods;
    }

    sqlite3_vfs* below_;
    sqlite3_vfs vfs_;
    std::atomic<int> error_ = 0;
    std::atomic<int> left_ = 0;
};

}  // namespace snowbound
