// A lock on a file that says: this folder is in use. The kernel drops it with the process, however that ends.
#pragma once

#include <memory>
#include <string>

#include "table/trouble.h"

namespace snowbound {

class FileLock {
public:
    static Result<std::unique_ptr<FileLock>> take(const std::string& file);  // "busy": somebody else has it
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    explicit FileLock(int handle) : handle_(handle) {}
    int handle_;
};

}  // namespace snowbound
