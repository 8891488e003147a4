// A small file system in memory, to be full or read-only for real. Mounting takes root; tests skip where it fails.
#pragma once

#include <sys/mount.h>

#include <string>

#include "testing/temp_folder.h"

namespace snowbound {

class SmallDisk {
public:
    explicit SmallDisk(const std::string& size)
    {
        mounted_ = ::mount("tmpfs", path().c_str(), "tmpfs", 0, ("size=" + size).c_str()) == 0;
    }
    ~SmallDisk()
    {
        if (mounted_) ::umount2(path().c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool is_there() const { return mounted_; }
    const std::string& path() const { return folder_.path(); }
    bool resize(const std::string& size) const { return remount(0, "size=" + size); }
    bool make_read_only() const { return remount(MS_RDONLY, ""); }
    bool make_writable() const { return remount(0, ""); }

private:
    bool remount(unsigned long flags, const std::string& options) const
    {
        return ::mount("tmpfs", path().c_str(), "tmpfs", MS_REMOUNT | flags, options.c_str()) == 0;
    }

    TempFolder folder_;
    bool mounted_ = false;
};

}  // namespace snowbound
