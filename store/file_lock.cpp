// flock: held by the open file, not by its name. The file itself stays; removing it would let two hold it.
#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace snowbound {
namespace {

Trouble cannot_lock(const std::string& file, int error)
{
    if (error == EWOULDBLOCK) return {"busy", "another snowbound is using this folder: " + file + " is locked", "", ""};
    const bool barred = error == EROFS || error == EACCES || error == EPERM;
    const bool full = error == ENOSPC || error == EDQUOT;
    return {barred ? "read_only" : (full ? "disk_full" : "database"),
            "cannot lock " + file + ": " + std::generic_category().message(error), "", ""};
}

}  // namespace

Result<std::unique_ptr<FileLock>> FileLock::take(const std::string& file)
{
    const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (handle < 0) return cannot_lock(file, errno);
    std::unique_ptr<FileLock> lock(new FileLock(handle));
    if (::flock(handle, LOCK_EX | LOCK_NB) != 0) return cannot_lock(file, errno);
    return lock;
}

FileLock::~FileLock() { ::close(handle_); }

}  // namespace snowbound
