// Durable copies of files.
#include "store/file_copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace snowbound {
namespace {

Trouble failed(const std::string& doing, const std::string& file, int error)
{
    const bool full = error == ENOSPC || error == EDQUOT;
    const bool barred = error == EROFS || error == EACCES || error == EPERM;
    return {full ? "disk_full" : (barred ? "read_only" : "database"),
            "cannot " + doing + " " + file + ": " + std::generic_category().message(error), "", ""};
}

Trouble exists(const std::string& file)
{
    return {"exists", "there is already a file " + file + ": it is left as it is", "", ""};
}

Result<bool> sync(const std::string& path)
{
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return failed("open", path, errno);
    const int error = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    if (error != 0) return failed("write", path, error);
    return true;
}

Result<bool> give_name(const std::string& part, const std::string& file)
{
    if (::renameat2(AT_FDCWD, part.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno == EEXIST) return exists(file);
    if (errno != EINVAL && errno != ENOSYS) return failed("name", file, errno);
    // Some file systems cannot do it in one step.
    if (std::filesystem::exists(file)) return exists(file);
    if (::rename(part.c_str(), file.c_str()) != 0) return failed("name", file, errno);
    return true;
}

}  // namespace

Result<bool> make_private(const std::string& file)
{
    // What is there is not even opened: closing it would give up every lock that this process has on it.
    const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (handle < 0 && errno == EEXIST) return true;
    if (handle < 0) return failed("write to", file, errno);
    ::close(handle);
    return true;
}

Result<bool> copy_to(const std::string& file, const std::function<Result<bool>(const std::string&)>& write)
{
    std::error_code error;
    if (std::filesystem::exists(file, error)) return exists(file);
    const std::string part = file + "." + std::to_string(::getpid()) + ".part";
    ::unlink(part.c_str());
    auto result = make_private(part);
    if (result) result = write(part);
    if (result) result = sync(part);
    if (result) result = give_name(part, file);
    if (!result) {
        ::unlink(part.c_str());
        return result;
    }
    const auto folder = std::filesystem::path(file).parent_path();
    return sync(folder.empty() ? "." : folder.string());
}

}  // namespace snowbound
